final class Resource: Sendable { let name: String; init(_ n: String) { name = n; print("acquire", n) }; deinit { print("release", name) } }
func job(_ n: Int) async throws -> Int {
    let r = Resource("r\(n)")
    defer { print("cleanup \(r.name), cancelled: \(Task.isCancelled)") }
    try await Task.sleep(for: .milliseconds(n == 0 ? 1 : 10_000))
    return n
}
print(try await job(0))
let t = Task { try await job(1) }
try await Task.sleep(for: .milliseconds(10))
t.cancel()
do { _ = try await t.value } catch { print("job 1:", error is CancellationError) }
func outer() async -> String {
    let child = Task { () -> String in
        try? await Task.sleep(for: .milliseconds(5))
        return Task.isCancelled ? "child cancelled" : "child finished"
    }
    let structured = await withTaskCancellationHandler { await child.value } onCancel: { child.cancel() }
    return structured
}
print(await outer())
let parent = Task { await outer() }
parent.cancel()
print(await parent.value)
let shielded = Task { () -> String in
    let inner = Task { Task.isCancelled }
    return await inner.value ? "inherited" : "not inherited"
}
shielded.cancel()
print(await shielded.value)
let g = await withThrowingTaskGroup(of: Int.self) { group -> String in
    for i in 1...3 {
        group.addTask {
            if i == 2 { throw CancellationError() }
            do { try await Task.sleep(for: .seconds(30)); return i } catch { return -i }
        }
    }
    var got: [Int] = []
    while let r = await group.nextResult() {
        switch r { case .success(let n): got.append(n); case .failure: group.cancelAll() }
    }
    return "\(got.sorted())"
}
print(g)
func countUp() async -> Int { var n = 0; while !Task.isCancelled && n < 1_000 { n += 1; await Task.yield() }; return n }
let c = Task { await countUp() }
print(await c.value)
