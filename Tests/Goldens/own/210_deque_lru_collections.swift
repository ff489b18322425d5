struct Deque<T> {
    private var front: [T] = [], back: [T] = []
    var count: Int { front.count + back.count }
    var isEmpty: Bool { count == 0 }
    mutating func pushFront(_ t: T) { front.append(t) }
    mutating func pushBack(_ t: T) { back.append(t) }
    mutating func popFront() -> T? {
        if front.isEmpty { front = back.reversed(); back.removeAll(keepingCapacity: true) }
        return front.popLast()
    }
    mutating func popBack() -> T? {
        if back.isEmpty { back = front.reversed(); front.removeAll() }
        return back.popLast()
    }
}
extension Deque: Collection {
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> T { i < front.count ? front[front.count - 1 - i] : back[i - front.count] }
}
extension Deque: CustomDebugStringConvertible { var debugDescription: String { "Deque(\(Array(self)))" } }
final class LRU<K: Hashable, V> {
    private final class Node { let key: K; var value: V; var prev: Node?; weak var next: Node?
        init(_ k: K, _ v: V) { key = k; value = v } }
    private var map: [K: Node] = [:]
    private var newest: Node?, oldest: Node?
    let capacity: Int
    private(set) var hits = 0, misses = 0
    init(capacity: Int) { self.capacity = capacity }
    subscript(key: K) -> V? {
        get {
            guard let n = map[key] else { misses += 1; return nil }
            hits += 1
            touch(n)
            return n.value
        }
        set {
            if let newValue {
                if let n = map[key] { n.value = newValue; touch(n) } else {
                    let n = Node(key, newValue)
                    map[key] = n
                    attach(n)
                    if map.count > capacity, let old = oldest { detach(old); map[old.key] = nil }
                }
            } else if let n = map.removeValue(forKey: key) { detach(n) }
        }
    }
    private func attach(_ n: Node) { n.prev = newest; newest?.next = n; newest = n; if oldest == nil { oldest = n } }
    private func detach(_ n: Node) {
        n.next?.prev = n.prev
        n.prev?.next = n.next
        if newest === n { newest = n.prev }
        if oldest === n { oldest = n.next }
        n.prev = nil; n.next = nil
    }
    private func touch(_ n: Node) { guard newest !== n else { return }; detach(n); attach(n) }
    var keys: [K] { sequence(first: newest, next: { $0?.prev }).prefix(while: { $0 != nil }).compactMap { $0?.key } }
}
var d = Deque<Int>()
for i in 1...3 { d.pushBack(i); d.pushFront(-i) }
print(Array(d), d.count, d.first!, d.min()!, d.map { $0 * 2 })
debugPrint(d)
print(d.popFront()!, d.popBack()!, d.popBack()!, Array(d), d.firstIndex(of: 1) as Any, d.dropFirst().first ?? 0)
while let x = d.popBack() { print(x, terminator: " ") }
print(d.isEmpty, d.popFront() as Any)
let cache = LRU<String, Int>(capacity: 2)
cache["a"] = 1; cache["b"] = 2
print(cache["a"] ?? 0, cache.keys)
cache["c"] = 3
print(cache["b"] as Any, cache.keys, cache.hits, cache.misses)
cache["a"] = nil
cache["c"]! += 10
print(cache.keys, cache["c"]!)
cache["z"] = 26; cache["y"] = 25
print(cache.keys)
