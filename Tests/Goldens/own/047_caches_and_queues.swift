struct Queue<Element> {
    private var inbox: [Element] = [], outbox: [Element] = []
    mutating func enqueue(_ e: Element) { inbox.append(e) }
    mutating func dequeue() -> Element? {
        if outbox.isEmpty {
            outbox = inbox.reversed()
            inbox.removeAll(keepingCapacity: true)
        }
        return outbox.popLast()
    }
    var count: Int { inbox.count + outbox.count }
}

struct Stack<Element>: Sequence, CustomStringConvertible, CustomDebugStringConvertible {
    private(set) var items = [Element]()
    mutating func push(_ item: Element) { items.append(item) }
    @discardableResult mutating func pop() -> Element { items.removeLast() }
    var top: Element? { items.isEmpty ? nil : items[items.count - 1] }
    func makeIterator() -> ReversedCollection<[Element]>.Iterator { items.reversed().makeIterator() }
    var description: String { "Stack\(items)" }
    var debugDescription: String { "Stack<\(Element.self)>(\(items.count))" }
}

final class LRUCache<Key: Hashable, Value> {
    private final class Entry {
        let key: Key
        var value: Value
        var newer: Entry?
        weak var older: Entry?
        init(_ key: Key, _ value: Value) { (self.key, self.value) = (key, value) }
    }
    private var table: [Key: Entry] = [:]
    private var newest: Entry?, oldest: Entry?
    private let capacity: Int
    init(capacity: Int) { self.capacity = capacity }

    subscript(key: Key) -> Value? {
        get {
            guard let entry = table[key] else { return nil }
            unlink(entry); link(entry)
            return entry.value
        }
        set {
            if let old = table[key] { unlink(old); table[key] = nil }
            guard let newValue else { return }
            let entry = Entry(key, newValue)
            table[key] = entry
            link(entry)
            if table.count > capacity, let victim = oldest {
                unlink(victim)
                table.removeValue(forKey: victim.key)
            }
        }
    }
    private func link(_ e: Entry) {
        e.older = newest
        newest?.newer = e
        newest = e
        if oldest == nil { oldest = e }
    }
    private func unlink(_ e: Entry) {
        e.older?.newer = e.newer
        e.newer?.older = e.older
        if newest === e { newest = e.older }
        if oldest === e { oldest = e.newer }
        e.newer = nil; e.older = nil
    }
    var keysOldestFirst: [Key] {
        var keys: [Key] = [], e = oldest
        while let entry = e { keys.append(entry.key); e = entry.newer }
        return keys
    }
}

struct RingBuffer<T> {
    private var slots: [T?]
    private var head = 0, size = 0
    init(_ capacity: Int) { slots = .init(repeating: nil, count: capacity) }
    var isFull: Bool { size == slots.count }
    @discardableResult mutating func write(_ x: T, overwrite: Bool = false) -> Bool {
        if isFull { guard overwrite else { return false }; _ = read() }
        slots[(head + size) % slots.count] = x
        size += 1
        return true
    }
    mutating func read() -> T? {
        guard size > 0 else { return nil }
        defer { slots[head] = nil; head = (head + 1) % slots.count; size -= 1 }
        return slots[head]
    }
}

var q = Queue<Int>()
(1...4).forEach { q.enqueue($0) }
print(q.dequeue()!, q.dequeue()!, q.count)
q.enqueue(5)
while let n = q.dequeue() { print(n, terminator: " ") }
print(q.dequeue() as Any)
var stack = Stack<Character>()
for c in "abc" { stack.push(c) }
print(stack, stack.top!, stack.pop(), String(stack), stack.map { "\($0)" }, [stack])
debugPrint(stack)
let cache = LRUCache<String, Int>(capacity: 2)
cache["a"] = 1; cache["b"] = 2
print(cache["a"]!, cache.keysOldestFirst)
cache["c"] = 3
print(cache["b"] as Any, cache.keysOldestFirst)
cache["a"]! += 10
cache["c"] = nil
print(cache["a"] ?? 0, cache.keysOldestFirst)
var ring = RingBuffer<String>(3)
print(["x", "y", "z", "w"].map { ring.write($0) }, ring.read()!, ring.write("v"), ring.write("u", overwrite: true))
while let s = ring.read() { print(s, terminator: ",") }
print()
