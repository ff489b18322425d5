actor AsyncSemaphore {
    private var permits: Int
    private var queue: [CheckedContinuation<Void, Never>] = []
    init(_ permits: Int) { self.permits = permits }
    func wait() async {
        if permits > 0 { permits -= 1; return }
        await withCheckedContinuation { continuation in queue.append(continuation) }
    }
    func signal() {
        if queue.isEmpty { permits += 1 } else { queue.removeFirst().resume() }
    }
    func withPermit<T: Sendable>(_ body: @Sendable () async throws -> T) async rethrows -> T {
        await wait()
        defer { signal() }
        return try await body()
    }
}
actor Gauge {
    private(set) var current = 0, peak = 0
    func enter() { current += 1; peak = max(peak, current) }
    func leave() { current -= 1 }
}
let semaphore = AsyncSemaphore(3), gauge = Gauge()
let results = await withTaskGroup(of: Int.self, returning: [Int].self) { group in
    for i in 1...12 {
        group.addTask {
            await semaphore.withPermit {
                await gauge.enter()
                for _ in 0..<3 { await Task.yield() }
                await gauge.leave()
                return i * i
            }
        }
    }
    var out: [Int] = []
    for await r in group { out.append(r) }
    return out.sorted()
}
print(results)
print("within limit:", await gauge.peak <= 3, "left:", await gauge.current)
struct Failed: Error {}
do {
    try await semaphore.withPermit { throw Failed() }
} catch { print("failed, permit returned") }
await semaphore.wait(); await semaphore.wait(); await semaphore.wait()
print("three again")
