struct Countdown: Sequence, IteratorProtocol {
    var count: Int
    mutating func next() -> Int? {
        if count == 0 { return nil }
        defer { count -= 1 }
        return count
    }
}

struct Collatz: Sequence {
    let start: Int
    func makeIterator() -> some IteratorProtocol<Int> {
        var n: Int? = start
        return AnyIterator {
            guard let current = n else { return nil }
            n = current == 1 ? nil : (current.isMultiple(of: 2) ? current / 2 : 3 * current + 1)
            return current
        }
    }
}

struct Ring<Element>: Collection {
    private var storage: [Element]
    private var offset = 0
    init(_ elements: [Element]) { storage = elements }
    var startIndex: Int { 0 }
    var endIndex: Int { storage.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> Element { storage[(i + offset) % storage.count] }
    mutating func rotate(by n: Int = 1) { offset = ((offset + n) % count + count) % count }
}

print(Array(Countdown(count: 5)), Countdown(count: 3).map { $0 * $0 }, Countdown(count: 4).reduce(1, *))
for (a, b) in zip(Countdown(count: 3), "abc") { print(a, b, terminator: " ") }
print()
for n in [6, 7, 1] { print(n, Array(Collatz(start: n))) }
print((1...30).max { Array(Collatz(start: $0)).count < Array(Collatz(start: $1)).count }!)
var ring = Ring(["n", "e", "s", "w"])
print(ring.joined(), ring.first!, ring.count, ring.isEmpty)
ring.rotate()
print(ring.map { $0 }, ring[1], ring.firstIndex(of: "n")!, ring.dropFirst().prefix(2).joined(separator: "+"))
ring.rotate(by: -3)
print(Array(ring), ring.indices, ring.contains("x"), ring.enumerated().map { "\($0)\($1)" })

let powers = sequence(first: 1) { $0 < 500 ? $0 * 3 : nil }
print(Array(powers))
let pairs = sequence(state: (0, 1)) { (s: inout (Int, Int)) -> Int? in
    defer { s = (s.1, s.0 + s.1) }
    return s.0
}
print(Array(pairs.prefix(10)), pairs.prefix(12).filter { $0 % 2 == 0 })
print(Array(stride(from: 10, to: 0, by: -3)), Array(stride(from: 0.0, through: 1, by: 0.25)))
var iterator = [10, 20, 30].makeIterator()
while let n = iterator.next() { print(n, terminator: ";") }
print(iterator.next() as Any)
print(repeatElement("ha", count: 3).joined(), Array(repeatElement(0, count: 2)), AnySequence([1, 2]).map { $0 * -1 })
let numbers = [5, 3, 9, 1, 7]
print(numbers.lazy.map { $0 * 2 }.first { $0 > 8 } ?? 0, numbers.min(by: >)!, numbers.sorted().reversed() as [Int])
print(numbers.drop { $0 != 9 }, numbers.prefix(while: { $0 > 2 }), numbers.suffix(2), numbers.dropLast(3))
print(numbers.partition(by: 4), numbers.elementsEqual([5, 3, 9, 1, 7]), numbers.starts(with: [5, 3]))
extension Sequence {
    func partition(by limit: Element) -> ([Element], [Element]) where Element: Comparable {
        reduce(into: ([], [])) { $1 < limit ? $0.0.append($1) : $0.1.append($1) }
    }
}
func chunks<C: Collection>(_ c: C, of n: Int) -> [C.SubSequence] {
    var out: [C.SubSequence] = []
    var rest = c[...]
    while !rest.isEmpty { out.append(rest.prefix(n)); rest = rest.dropFirst(n) }
    return out
}
print(chunks(1...7, of: 3).map(Array.init), chunks("abcdefgh", of: 3))
