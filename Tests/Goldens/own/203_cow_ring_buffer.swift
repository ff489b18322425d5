final class Storage<Element> {
    var elements: [Element?]
    init(capacity: Int) { elements = Array(repeating: nil, count: capacity) }
    init(copying other: Storage) { elements = other.elements }
}
struct RingBuffer<Element>: CustomStringConvertible {
    private var storage: Storage<Element>
    private var head = 0
    private(set) var count = 0
    static var copies: Int { get { _copies } set { _copies = newValue } }
    init(capacity: Int) { storage = Storage(capacity: capacity) }
    var capacity: Int { storage.elements.count }
    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) {
            storage = Storage(copying: storage)
            Self.copies += 1
        }
    }
    mutating func write(_ e: Element) -> Bool {
        guard count < capacity else { return false }
        makeUnique()
        storage.elements[(head + count) % capacity] = e
        count += 1
        return true
    }
    mutating func read() -> Element? {
        guard count > 0 else { return nil }
        makeUnique()
        defer { storage.elements[head] = nil; head = (head + 1) % capacity; count -= 1 }
        return storage.elements[head]
    }
    var description: String { "[" + map { "\($0)" }.joined(separator: " ") + "]" }
}
nonisolated(unsafe) private var _copies = 0
extension RingBuffer: RandomAccessCollection, MutableCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    subscript(i: Int) -> Element {
        get {
            precondition(indices.contains(i))
            return storage.elements[(head + i) % capacity]!
        }
        set {
            makeUnique()
            storage.elements[(head + i) % capacity] = newValue
        }
    }
}
extension RingBuffer: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: Element...) {
        self.init(capacity: Swift.max(1, elements.count))
        for e in elements { _ = write(e) }
    }
}
var a: RingBuffer = [3, 1, 2]
let b = a
print(a.write(9), a.read() as Any, a.write(9), a, b, RingBuffer<Int>.copies)
a[0] = 100
print(a, a.first!, a.last!, a.sorted(), a.firstIndex(of: 9)!, a.reversed().map { $0 })
a.sort()
print(a, a.contains(100), a.dropFirst().reduce(0, +), a[1...].count, a.indices)
a.swapAt(0, 2)
a.reverse()
print(a, Array(a.enumerated()).map { "\($0.offset):\($0.element)" }, a.min()!, a.isEmpty)
while let n = a.read() { print(n, terminator: a.isEmpty ? "\n" : ",") }
print(a.read() as Any, b.count, b, a.count)
var words: RingBuffer = ["x", "yy", "zzz"]
for i in words.indices { words[i] += "!" }
print(words, words.max { $0.count < $1.count }!, words.partition { $0.count > 2 })
