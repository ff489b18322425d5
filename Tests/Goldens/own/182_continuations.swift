final class LegacyDownloader: @unchecked Sendable {
    var handler: ((Result<String, Error>) -> Void)?
    func start(_ name: String, completion: @escaping (Result<String, Error>) -> Void) {
        if name.isEmpty { completion(.failure(Problem.noName)) } else { completion(.success("data of \(name)")) }
    }
    func later(_ completion: @escaping (Int) -> Void) { handler = { completion((try? $0.get().count) ?? -1) } }
}
enum Problem: Error { case noName }
extension LegacyDownloader {
    func download(_ name: String) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            start(name) { continuation.resume(with: $0) }
        }
    }
    func count() async -> Int {
        await withCheckedContinuation { c in later { c.resume(returning: $0) } }
    }
}
let d = LegacyDownloader()
print(try await d.download("file"))
do { _ = try await d.download("") } catch { print(error) }
let t = Task { await d.count() }
while d.handler == nil { await Task.yield() }
d.handler?(.success("12345"))
print(await t.value)
func void() async {
    await withUnsafeContinuation { (c: UnsafeContinuation<Void, Never>) in c.resume() }
    print("void resumed")
}
await void()
actor Gate {
    private var waiters: [CheckedContinuation<Void, Never>] = []
    private var open = false
    func wait() async {
        if open { return }
        await withCheckedContinuation { waiters.append($0) }
    }
    func release() {
        open = true
        for w in waiters { w.resume() }
        waiters.removeAll()
    }
    var waiting: Int { waiters.count }
}
let gate = Gate()
let tasks = (1...3).map { n in Task { await gate.wait(); return n } }
while await gate.waiting < 3 { await Task.yield() }
await gate.release()
var sum = 0
for t in tasks { sum += await t.value }
print(sum)
await gate.wait()
print("open")
