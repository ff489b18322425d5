func delayed<T: Sendable>(_ value: T, _ ms: Int) async -> T { try? await Task.sleep(for: .milliseconds(ms)); return value }
let arrival = await withTaskGroup(of: String.self) { g -> [String] in
    for (v, ms) in [("slow", 60), ("fast", 1), ("mid", 30)] { g.addTask { await delayed(v, ms) } }
    var out: [String] = []
    for await v in g { out.append(v) }
    return out
}
print(arrival)
struct Timeout: Error {}
func race<T: Sendable>(_ ops: (@Sendable () async throws -> T)...) async throws -> T {
    try await withThrowingTaskGroup(of: T.self) { g in
        for op in ops { g.addTask { try await op() } }
        guard let first = try await g.next() else { throw Timeout() }
        g.cancelAll()
        return first
    }
}
print(try await race({ await delayed(1, 50) }, { await delayed(2, 1) }))
do { _ = try await race({ await delayed(1, 50) }, { throw Timeout() }) } catch { print("race failed:", error) }
do { let _: Int = try await race() } catch is Timeout { print("nobody raced") }
func withRetry<T>(_ n: Int, _ f: (Int) async throws -> T) async rethrows -> T {
    for i in 1..<n { if let r = try? await f(i) { return r } }
    return try await f(n)
}
print(try await withRetry(3) { i in if i < 3 { throw Timeout() }; return "attempt \(i)" })
let nested = await withTaskGroup(of: [Int].self) { outer in
    for i in 1...3 {
        outer.addTask {
            await withTaskGroup(of: Int.self) { inner in
                for j in 1...i { inner.addTask { i * 10 + j } }
                return await inner.reduce(into: []) { $0.append($1) }.sorted()
            }
        }
    }
    return await outer.reduce(into: [[Int]]()) { $0.append($1) }.sorted { $0.count < $1.count }
}
print(nested)
var results: [Result<Int, any Error>] = []
try? await withThrowingTaskGroup(of: Int.self) { g in
    for i in 0..<3 { g.addTask { if i == 1 { throw Timeout() }; return await delayed(i, i * 5) } }
    while let r = await g.nextResult() { results.append(r) }
}
print(results.compactMap { try? $0.get() }.sorted(), results.count)
let sum = try await withThrowingTaskGroup(of: Int?.self, returning: Int.self) { g in
    for s in ["1", "x", "3"] { g.addTask { Int(s) } }
    return try await g.compactMap { $0 }.reduce(0, +)
}
print(sum)
func evens() -> AsyncStream<Int> { AsyncStream { c in let t = Task { var i = 0; while !Task.isCancelled { c.yield(i); i += 2; await Task.yield() }; c.finish() }; c.onTermination = { @Sendable _ in t.cancel() } } }
var seen: [Int] = []
for await e in evens() { seen.append(e); if e >= 6 { break } }
print(seen, await evens().prefix(3).reduce(0, +))
