actor Cache {
    private var values: [Int: String] = [:]
    private var inFlight: [Int: Task<String, Error>] = [:]
    private(set) var loads = 0
    struct Bad: Error { let key: Int }
    func value(_ key: Int) async throws -> String {
        if let v = values[key] { return v }
        if let t = inFlight[key] { return try await t.value }
        let t = Task { () throws -> String in
            try await self.load(key)
        }
        inFlight[key] = t
        defer { inFlight[key] = nil }
        let v = try await t.value
        values[key] = v
        return v
    }
    private func load(_ key: Int) async throws -> String {
        loads += 1
        try await Task.sleep(for: .milliseconds(5))
        if key < 0 { throw Bad(key: key) }
        return "value\(key)"
    }
}
let cache = Cache()
let results = await withTaskGroup(of: String.self, returning: [String].self) { g in
    for i in [1, 2, 1, 1, 2] { g.addTask { (try? await cache.value(i)) ?? "-" } }
    var all: [String] = []
    for await s in g { all.append(s) }
    return all.sorted()
}
print(results, await cache.loads)
do { _ = try await cache.value(-1) } catch let e as Cache.Bad { print("bad", e.key) }
print(try await cache.value(1), await cache.loads)
actor Account {
    var balance = 100
    var log: [String] = []
    func withdraw(_ n: Int) async -> Bool {
        guard balance >= n else { log.append("denied \(n)"); return false }
        await Task.yield()
        guard balance >= n else { log.append("late denial \(n)"); return false }
        balance -= n
        log.append("ok \(n)")
        return true
    }
}
let acc = Account()
async let a = acc.withdraw(80)
async let b = acc.withdraw(80)
let both = await [a, b]
print(both.filter { $0 }.count, await acc.balance, await acc.log.filter { $0.contains("ok") })
