let h = Task(priority: .high) { () -> String in
    await Task.yield()
    return "high"
}
print(await h.value)
print(TaskPriority.high > .low, TaskPriority.medium.rawValue, TaskPriority(rawValue: 9) == .background)
func fibonacci(_ n: Int) async -> Int {
    guard n > 1 else { return n }
    async let a = fibonacci(n - 1)
    async let b = fibonacci(n - 2)
    return await a + b
}
print(await fibonacci(10))
let futures = (1...5).map { n in Task { n * n } }
var squares: [Int] = []
for f in futures { squares.append(await f.value) }
print(squares)
let t: Task<[String], Never> = Task {
    var log: [String] = []
    for i in 0..<3 { log.append("step \(i)"); await Task.yield() }
    return log
}
print(await t.value)
let failing = Task { () throws -> Int in throw CancellationError() }
do { print(try await failing.value) } catch { print("failed with \(type(of: error))") }
let nested = Task { await Task { await Task { "deep" }.value + "er" }.value }
print(await nested.value)
print(await t.result, Task.isCancelled)
