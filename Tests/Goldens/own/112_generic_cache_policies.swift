protocol EvictionPolicy {
  associatedtype Key: Hashable
  init()
  mutating func used(_ key: Key)
  mutating func victim() -> Key?
  mutating func removed(_ key: Key)
}

struct FIFO<Key: Hashable>: EvictionPolicy {
  private var order: [Key] = []
  mutating func used(_ key: Key) { if !order.contains(key) { order.append(key) } }
  mutating func victim() -> Key? { order.first }
  mutating func removed(_ key: Key) { order.removeAll { $0 == key } }
}
struct LRU<Key: Hashable>: EvictionPolicy {
  private var order: [Key] = []
  mutating func used(_ key: Key) { removed(key); order.append(key) }
  mutating func victim() -> Key? { order.first }
  mutating func removed(_ key: Key) { order.removeAll { $0 == key } }
}
struct LFU<Key: Hashable>: EvictionPolicy {
  private var counts: [Key: (count: Int, since: Int)] = [:]
  private var clock = 0
  mutating func used(_ key: Key) {
    clock += 1
    counts[key] = (counts[key].map { $0.count + 1 } ?? 1, counts[key]?.since ?? clock)
  }
  func victim() -> Key? { counts.min { ($0.value.count, $0.value.since) < ($1.value.count, $1.value.since) }?.key }
  mutating func removed(_ key: Key) { counts[key] = nil }
}

struct Cache<Policy: EvictionPolicy, Value> {
  typealias Key = Policy.Key
  private var values: [Key: Value] = [:]
  private var policy = Policy()
  let capacity: Int
  private(set) var hits = 0, misses = 0
  var onEvict: ((Key, Value) -> Void)?

  init(capacity: Int, onEvict: ((Key, Value) -> Void)? = nil) {
    self.capacity = capacity
    self.onEvict = onEvict
  }

  mutating func value(for key: Key, orMake make: (Key) throws -> Value) rethrows -> Value {
    if let known = values[key] {
      hits += 1
      policy.used(key)
      return known
    }
    misses += 1
    let new = try make(key)
    if values.count >= capacity, let old = policy.victim(), let gone = values.removeValue(forKey: old) {
      policy.removed(old)
      onEvict?(old, gone)
    }
    values[key] = new
    policy.used(key)
    return new
  }
  var keys: Set<Key> { Set(values.keys) }
}

func exercise<P: EvictionPolicy>(_: P.Type, _ accesses: [P.Key]) where P.Key: Comparable {
  var evicted: [P.Key] = []
  var cache = Cache<P, String>(capacity: 3) { key, _ in evicted.append(key) }
  for key in accesses { _ = cache.value(for: key) { "<\($0)>" } }
  print("\(P.self)", "hits \(cache.hits)", "misses \(cache.misses)", "evicted \(evicted)", "left \(cache.keys.sorted())")
}
let accesses = Array("abcadbeabcde").map(String.init)
exercise(FIFO.self, accesses)
exercise(LRU<String>.self, accesses)
exercise(LFU<String>.self, accesses)
exercise(LRU<Int>.self, [1, 2, 3, 1, 4, 1, 5])

struct Missing: Error {}
var strict = Cache<LRU<String>, Int>(capacity: 2)
do {
  print(try strict.value(for: "12") { s in
    guard let n = Int(s) else { throw Missing() }
    return n
  })
  _ = try strict.value(for: "x") { _ in throw Missing() }
} catch { print("failed:", error, strict.misses, strict.keys) }
strict.onEvict = { print("evicts", $0, $1) }
for k in ["a", "bb", "12"] { print(strict.value(for: k, orMake: \.count), terminator: " ") }
print()
typealias Memo<K: Hashable, V> = Cache<FIFO<K>, V>
var squares = Memo<Int, Int>(capacity: .max)
print((1...3).map { n in squares.value(for: n) { $0 * $0 } }, squares.value(for: 2) { _ in -1 }, squares.hits)
