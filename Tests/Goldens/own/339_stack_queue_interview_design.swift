protocol MinStackProtocol { associatedtype Element: Comparable; mutating func push(_ e: Element); mutating func pop() -> Element?; var min: Element? { get } }
struct MinStack<Element: Comparable>: MinStackProtocol {
    private var items: [(value: Element, min: Element)] = []
    mutating func push(_ e: Element) {
        let smallest = items.last.map { Swift.min($0.min, e) } ?? e
        items.append((e, smallest))
    }
    @discardableResult mutating func pop() -> Element? { return items.popLast()?.value }
    var min: Element? { return items.last?.min }
    var top: Element? { items.last?.value }
}
struct QueueWithStacks<T> {
    private var inbox = [T](), outbox = [T]()
    mutating func enqueue(_ t: T) { inbox.append(t) }
    mutating func dequeue() -> T? {
        if outbox.isEmpty {
            while let x = inbox.popLast() { outbox.append(x) }
        }
        return outbox.popLast()
    }
}
class RateLimiter {
    private let limit: Int, window: Int
    private var hits: [String: [Int]] = [:]
    init(limit: Int, per window: Int) { self.limit = limit; self.window = window }
    func allow(_ user: String, at time: Int) -> Bool {
        var recent = hits[user, default: []].filter { time - $0 < window }
        defer { hits[user] = recent }
        guard recent.count < limit else { return false }
        recent.append(time)
        return true
    }
}
final class LFUCache {
    private var values = [Int: Int](), counts = [Int: Int](), buckets = [Int: [Int]](), minCount = 0
    private let capacity: Int
    init(_ capacity: Int) { self.capacity = capacity }
    func get(_ key: Int) -> Int {
        guard let v = values[key] else { return -1 }
        touch(key)
        return v
    }
    func put(_ key: Int, _ value: Int) {
        if capacity == 0 { return }
        if values[key] != nil { values[key] = value; touch(key); return }
        if values.count == capacity {
            let evicted = buckets[minCount]!.removeFirst()
            values[evicted] = nil
            counts[evicted] = nil
        }
        values[key] = value
        counts[key] = 1
        buckets[1, default: []].append(key)
        minCount = 1
    }
    private func touch(_ key: Int) {
        let c = counts[key]!
        buckets[c]!.removeAll { $0 == key }
        if buckets[c]!.isEmpty && c == minCount { minCount += 1 }
        counts[key] = c + 1
        buckets[c + 1, default: []].append(key)
    }
}
struct Trie { private class Node { var next = [Character: Node](); var end = false }
    private let root = Node()
    func insert(_ w: String) { var n = root; for c in w { if n.next[c] == nil { n.next[c] = Node() }; n = n.next[c]! }; n.end = true }
    func search(_ w: String) -> Bool { walk(w)?.end ?? false }
    func startsWith(_ p: String) -> Bool { walk(p) != nil }
    private func walk(_ s: String) -> Node? { var n: Node? = root; for c in s { n = n?.next[c] }; return n }
}
var s = MinStack<Int>()
for x in [5, 3, 7, 3, 1] { s.push(x) }
print(s.min!, s.pop()!, s.min!, s.pop()!, s.min!, s.top!)
var q = QueueWithStacks<String>()
q.enqueue("a"); q.enqueue("b")
print(q.dequeue()!); q.enqueue("c")
print(q.dequeue()!, q.dequeue()!, q.dequeue() as Any)
let limiter = RateLimiter(limit: 2, per: 10)
print([(1, "x"), (2, "x"), (3, "x"), (3, "y"), (11, "x"), (12, "x")].map { limiter.allow($0.1, at: $0.0) })
let cache = LFUCache(2)
cache.put(1, 1); cache.put(2, 2)
var out = [cache.get(1)]
cache.put(3, 3)
out += [cache.get(2), cache.get(3)]
cache.put(4, 4)
out += [1, 3, 4].map(cache.get)
print(out)
let t = Trie()
["apple", "app", "bat"].forEach(t.insert)
print(t.search("app"), t.search("appl"), t.startsWith("appl"), t.startsWith("cat"))
