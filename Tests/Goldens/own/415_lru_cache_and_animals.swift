// LRU cache, linked list, generics with classes
final class LRUCache<Key: Hashable, Value> {
  private final class Node { let key: Key; var value: Value; weak var previous: Node?; var next: Node?
    init(_ k: Key, _ v: Value) { key = k; value = v } 
    deinit { LRUCacheStats.freed += 1 } }
  private var map: [Key: Node] = [:]
  private var head: Node?, tail: Node?
  let capacity: Int
  private(set) var hits = 0, misses = 0
  init(capacity: Int) { precondition(capacity > 0, "capacity must be positive"); self.capacity = capacity }
  subscript(key: Key) -> Value? {
    get { guard let n = map[key] else { misses += 1; return nil }; hits += 1; moveToFront(n); return n.value }
    set {
      guard let newValue else { if let n = map.removeValue(forKey: key) { unlink(n) }; return }
      if let n = map[key] { n.value = newValue; moveToFront(n); return }
      if map.count == capacity, let last = tail { map[last.key] = nil; unlink(last) }
      let n = Node(key, newValue); map[key] = n; pushFront(n)
    }
  }
  private func pushFront(_ n: Node) { n.next = head; head?.previous = n; head = n; if tail == nil { tail = n } }
  private func unlink(_ n: Node) {
    if n === head { head = n.next } else { n.previous?.next = n.next }
    if n === tail { tail = n.previous } else { n.next?.previous = n.previous }
    n.next = nil; n.previous = nil
  }
  private func moveToFront(_ n: Node) { guard n !== head else { return }; unlink(n); pushFront(n) }
  var keys: [Key] { sequence(first: head, next: { $0?.next }).prefix { $0 != nil }.compactMap { $0?.key } }
}
enum LRUCacheStats { nonisolated(unsafe) static var freed = 0 }
let cache = LRUCache<String, Int>(capacity: 3)
for (i, k) in ["a", "b", "c", "a", "d", "e"].enumerated() { if cache[k] == nil { cache[k] = i } }
print(cache.keys, cache.hits, cache.misses, LRUCacheStats.freed)
cache["a"] = nil
cache["e"]? += 10
print(cache.keys, cache["e"] as Any, cache["zzz"] ?? -1)
struct Stack<T> { private var items: [T] = []; mutating func push(_ t: T...) { items += t }; @discardableResult mutating func pop() -> T? { items.popLast() }; var peek: T? { items.last }; var isEmpty: Bool { items.isEmpty } }
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: T...) { items = elements } }
extension Stack: Equatable where T: Equatable {}
extension Stack: CustomDebugStringConvertible { var debugDescription: String { "Stack(\(items))" } }
var st: Stack = [1, 2, 3]; st.push(4, 5); st.pop()
debugPrint(st, st == [1, 2, 3, 4]); dump(st)
protocol Animal { var name: String { get }; func speak() -> String }
extension Animal { func speak() -> String { "..." }; func intro() -> String { "\(name): \(speak())" } }
struct Dog: Animal { var name = "Rex"; func speak() -> String { "Woof" } }
class Cat: Animal { var name: String { "Tom" }; func speak() -> String { "Meow" } }
class Kitten: Cat { override var name: String { "Kit of " + super.name }; override func speak() -> String { super.speak().lowercased() + "!" } }
struct Fish: Animal { let name: String }
let zoo: [any Animal] = [Dog(), Cat(), Kitten(), Fish(name: "Nemo")]
zoo.forEach { print($0.intro()) }
print(zoo.compactMap { $0 as? Cat }.map(\.name), zoo.filter { $0 is Fish }.count)
if case let dog as Dog = zoo[0] { print(dog.name.reversed().map(String.init).joined(separator: "-")) }
func describe<A: Animal>(_ a: A) -> String { "\(A.self) \(a.speak())" }
print(zoo.map { describe($0) })
