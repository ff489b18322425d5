struct Collatz: Sequence {
    let start: Int
    func makeIterator() -> AnyIterator<Int> {
        var current: Int? = start
        return AnyIterator {
            guard let value = current else { return nil }
            current = value == 1 ? nil : (value % 2 == 0 ? value / 2 : 3 * value + 1)
            return value
        }
    }
}

struct Countdown: Sequence, IteratorProtocol {
    var count: Int
    mutating func next() -> Int? {
        if count == 0 { return nil }
        defer { count -= 1 }
        return count
    }
}

struct Pairs<Base: Collection>: Sequence {
    let base: Base
    struct Iterator: IteratorProtocol {
        let base: Base
        var i: Base.Index
        var j: Base.Index
        mutating func next() -> (Base.Element, Base.Element)? {
            while i < base.endIndex {
                if j < base.endIndex {
                    defer { j = base.index(after: j) }
                    return (base[i], base[j])
                }
                i = base.index(after: i)
                if i < base.endIndex { j = base.index(after: i) }
            }
            return nil
        }
    }
    func makeIterator() -> Iterator {
        let start = base.startIndex
        return Iterator(base: base, i: start, j: base.isEmpty ? start : base.index(after: start))
    }
}
extension Collection {
    var pairs: Pairs<Self> { Pairs(base: self) }
    func chunked(_ size: Int) -> [SubSequence] {
        var result: [SubSequence] = []
        var start = startIndex
        while start != endIndex {
            let end = index(start, offsetBy: size, limitedBy: endIndex) ?? endIndex
            result.append(self[start..<end])
            start = end
        }
        return result
    }
}
extension Sequence where Element: Hashable {
    func uniqued() -> [Element] {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
    var histogram: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}

print(Array(Collatz(start: 6)))
print(Collatz(start: 27).max()!, Collatz(start: 27).reduce(0) { n, _ in n + 1 })
for n in Countdown(count: 3) { print(n, terminator: " ") }
print()
print(Countdown(count: 5).filter { $0 % 2 == 1 }, Countdown(count: 4).contains(2))
print([1, 2, 3, 4].pairs.map { $0 + $1 })
for (a, b) in "abc".pairs { print("\(a)\(b)", terminator: ",") }
print()
print("hello world".chunked(4).map(String.init), [1, 2, 3, 4, 5].chunked(2))
print("mississippi".uniqued(), [3, 1, 3, 2, 1].uniqued())
print("banana".histogram.sorted { $0.value > $1.value }.map { "\($0.key)\($0.value)" })
var it = Collatz(start: 5).makeIterator()
while let n = it.next(), n != 4 { print(n, terminator: ";") }
print(it.next() ?? -1)
let firstBig = (1...).lazy.map { n in (n, Collatz(start: n).reduce(0) { c, _ in c + 1 }) }.first { $0.1 > 20 }!
print(firstBig)
print(zip(Countdown(count: 3), "xyz").map { "\($0)\($1)" })
print(Array(Collatz(start: 3).dropFirst(2).prefix(3)), Collatz(start: 3).elementsEqual([3, 10, 5, 16, 8, 4, 2, 1]))
