protocol Store: Actor {
    associatedtype Key: Hashable & Sendable
    associatedtype Value: Sendable
    func get(_ k: Key) -> Value?
    func set(_ k: Key, _ v: Value)
}
extension Store {
    func update(_ k: Key, default d: Value, _ change: @Sendable (inout Value) -> Void) {
        var v = get(k) ?? d
        change(&v)
        set(k, v)
    }
}
actor MemoryStore<Key: Hashable & Sendable, Value: Sendable>: Store {
    private var data: [Key: Value] = [:]
    func get(_ k: Key) -> Value? { data[k] }
    func set(_ k: Key, _ v: Value) { data[k] = v }
    var count: Int { data.count }
}
func fill<S: Store>(_ s: isolated S, _ pairs: [(S.Key, S.Value)]) {
    for (k, v) in pairs { s.set(k, v) }
}
func describe(_ s: any Store) async -> String { "\(type(of: s))" }
let m = MemoryStore<String, Int>()
await fill(m, [("a", 1), ("b", 2)])
await m.update("a", default: 0) { $0 += 10 }
await m.update("z", default: 5) { $0 *= 2 }
print(await m.get("a") ?? 0, await m.get("z") ?? 0, await m.count, await m.get("q") as Any)
print(await describe(m))
actor Person: CustomStringConvertible, Hashable {
    let name: String
    var age: Int
    init(name: String, age: Int) { self.name = name; self.age = age }
    nonisolated var description: String { "Person(\(name))" }
    static func == (a: Person, b: Person) -> Bool { a.name == b.name }
    nonisolated func hash(into h: inout Hasher) { h.combine(name) }
    func birthday() -> Int { age += 1; return age }
    deinit { print("bye \(name)") }
}
do {
    let p = Person(name: "Eve", age: 40)
    print(p, await p.birthday(), await p.age, Set([p, Person(name: "Eve", age: 1)]).count)
}
extension Person { func older(than other: Person) async -> Bool { await age > other.age } }
let x = Person(name: "X", age: 3), y = Person(name: "Y", age: 4)
print(await x.older(than: y), await y.older(than: x), x === y)
