protocol EvictionPolicy { associatedtype Key: Hashable; mutating func touched(_ k: Key); mutating func inserted(_ k: Key); mutating func removed(_ k: Key); func victim() -> Key? }
struct LRUPolicy<Key: Hashable>: EvictionPolicy { private var order: [Key] = []
    mutating func touched(_ k: Key) { removed(k); order.append(k) }
    mutating func inserted(_ k: Key) { order.append(k) }
    mutating func removed(_ k: Key) { order.removeAll { $0 == k } }
    func victim() -> Key? { order.first } }
struct LFUPolicy<Key: Hashable & Comparable>: EvictionPolicy { private var uses: [Key: Int] = [:]
    mutating func touched(_ k: Key) { uses[k, default: 0] += 1 }
    mutating func inserted(_ k: Key) { uses[k] = 1 }
    mutating func removed(_ k: Key) { uses[k] = nil }
    func victim() -> Key? { uses.min { ($0.value, $0.key) < ($1.value, $1.key) }?.key } }
struct FIFOPolicy<K: Hashable>: EvictionPolicy { typealias Key = K; var queue: [K] = []
    mutating func touched(_: K) {}
    mutating func inserted(_ k: K) { queue.append(k) }
    mutating func removed(_ k: K) { if let i = queue.firstIndex(of: k) { queue.remove(at: i) } }
    func victim() -> K? { queue.first } }
struct Cache<Value, Policy: EvictionPolicy> {
    typealias Key = Policy.Key
    private var store: [Key: Value] = [:], policy: Policy
    let capacity: Int
    private(set) var evictions: [Key] = []
    init(capacity: Int, policy: Policy, of _: Value.Type = Value.self) { self.capacity = capacity; self.policy = policy }
    subscript(k: Key) -> Value? {
        mutating get { guard let v = store[k] else { return nil }; policy.touched(k); return v }
        set {
            guard let newValue else { store[k] = nil; policy.removed(k); return }
            if store[k] == nil {
                if store.count == capacity, let v = policy.victim() { store[v] = nil; policy.removed(v); evictions.append(v) }
                policy.inserted(k)
            } else { policy.touched(k) }
            store[k] = newValue
        }
    }
    mutating func value(_ k: Key, orElse make: (Key) throws -> Value) rethrows -> Value { if let v = self[k] { return v }; let v = try make(k); self[k] = v; return v }
    var count: Int { store.count }
}
extension Cache where Value: AdditiveArithmetic { mutating func add(_ v: Value, to k: Key) { self[k] = (self[k] ?? .zero) + v }; var total: Value { store.values.reduce(.zero, +) } }
func exercise<P: EvictionPolicy>(_ name: String, _ p: P) where P.Key == String {
    var c = Cache(capacity: 2, policy: p, of: Int.self)
    c["a"] = 1; c["b"] = 2
    _ = c["a"]; _ = c["a"]
    c["c"] = 3
    c.add(10, to: "c")
    c["d"] = 4
    print(name, c.evictions, c.count, c.total, c["a"] as Any, c["d"] ?? -1)
}
exercise("lru", LRUPolicy()); exercise("lfu", LFUPolicy()); exercise("fifo", FIFOPolicy())
var squares = Cache<Int, LRUPolicy<Int>>(capacity: 3, policy: .init())
var computed = 0
for n in [2, 3, 2, 4, 5, 2] { _ = squares.value(n) { computed += 1; return $0 * $0 } }
print(computed, squares.evictions, squares[5]!, squares.total)
struct Bad: Error {}
do { _ = try squares.value(99) { _ in throw Bad() } } catch { print("bad", squares.count) }
squares[5] = nil
print(squares.count, squares[5] == nil, type(of: squares))
