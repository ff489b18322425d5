import Foundation
// cancellation, groups, priorities, detached
func slow(_ name: String, _ ms: Int) async throws -> String {
  try await Task.sleep(for: .milliseconds(ms))
  return name
}
let t = Task { try await slow("never", 10_000) }
t.cancel()
do { _ = try await t.value } catch is CancellationError { print("cancelled") } catch { print("other", error) }
let order = await withTaskGroup(of: (Int, String).self, returning: [String].self) { group in
  for (i, ms) in [30, 10, 20].enumerated() {
    group.addTask { (i, (try? await slow("job\(i)", ms)) ?? "x") }
  }
  var out: [String] = []
  for await (i, s) in group { out.append("\(i):\(s)") }
  return out
}
print(order)
struct Boom: Error {}
do {
  let sum = try await withThrowingTaskGroup(of: Int.self) { g -> Int in
    for i in 0..<4 {
      g.addTask {
        try await Task.sleep(for: .milliseconds(i * 5))
        if i == 2 { throw Boom() }
        return i
      }
    }
    var s = 0
    for try await v in g { s += v }
    return s
  }
  print("sum", sum)
} catch { print("threw", type(of: error)) }
let d = Task.detached(priority: .high) { () -> String in
  Task.isCancelled ? "yes" : "no"
}
print(await d.value)
let r = await Task { throw Boom() }.result
switch r { case .success: print("ok"); case .failure(let e): print("failed", e) }
func withTimeout<T: Sendable>(_ ms: Int, _ work: @escaping @Sendable () async throws -> T) async throws -> T {
  try await withThrowingTaskGroup(of: T.self) { g in
    g.addTask { try await work() }
    g.addTask { try await Task.sleep(for: .milliseconds(ms)); throw CancellationError() }
    let first = try await g.next()!
    g.cancelAll()
    return first
  }
}
print(try await withTimeout(200) { try await slow("fast", 5) })
do { print(try await withTimeout(5) { try await slow("late", 500) }) } catch { print("timeout", error is CancellationError) }
await withTaskCancellationHandler {
  print("operation", Task.isCancelled)
} onCancel: { print("handler") }
async let a = slow("a", 20), b = slow("b", 10)
print(try await [a, b])
