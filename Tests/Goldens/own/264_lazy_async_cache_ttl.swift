struct Entry<V: Sendable>: Sendable { let value: V; let expires: ContinuousClock.Instant }
actor TTLCache<Key: Hashable & Sendable, Value: Sendable> {
    private var entries: [Key: Entry<Value>] = [:]
    private let ttl: Duration
    private let clock = ContinuousClock()
    private(set) var loads: [Key] = []
    init(ttl: Duration) { self.ttl = ttl }
    func value(for key: Key, load: @Sendable (Key) async throws -> Value) async rethrows -> Value {
        if let e = entries[key], e.expires > clock.now { return e.value }
        loads.append(key)
        let v = try await load(key)
        entries[key] = Entry(value: v, expires: clock.now + ttl)
        return v
    }
    func purge() -> Int { let before = entries.count; entries = entries.filter { $0.value.expires > clock.now }; return before - entries.count }
}
let cache = TTLCache<String, Int>(ttl: .milliseconds(40))
let load: @Sendable (String) async -> Int = { s in await Task.yield(); return s.count }
print(await cache.value(for: "swift", load: load), await cache.value(for: "swift", load: load), await cache.loads)
print(await cache.value(for: "go", load: load))
try await Task.sleep(for: .milliseconds(80))
print(await cache.value(for: "swift", load: load), await cache.loads, await cache.purge())
struct Missing: Error {}
do { _ = try await cache.value(for: "x") { _ in throw Missing() } } catch { print("missing", await cache.loads.count) }
let d = Duration.seconds(3661) + .milliseconds(500)
