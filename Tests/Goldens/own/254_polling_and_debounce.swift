actor Debouncer {
    private var generation = 0
    private(set) var fired: [String] = []
    func submit(_ s: String) {
        generation += 1
        let mine = generation
        Task {
            try? await Task.sleep(for: .milliseconds(30))
            self.fire(s, mine)
        }
    }
    private func fire(_ s: String, _ g: Int) { if g == generation { fired.append(s) } }
}
let d = Debouncer()
for s in ["s", "sw", "swi", "swift"] { await d.submit(s) }
try await Task.sleep(for: .milliseconds(120))
await d.submit("again")
try await Task.sleep(for: .milliseconds(120))
print(await d.fired)
func poll<T: Sendable>(every interval: Duration, attempts: Int, _ check: @Sendable () async -> T?) async -> T? {
    for _ in 0..<attempts {
        if let v = await check() { return v }
        try? await Task.sleep(for: interval)
    }
    return nil
}
actor Job { private var progress = 0; func status() -> Int? { progress += 25; return progress >= 100 ? progress : nil } }
let job = Job()
print(await poll(every: .milliseconds(2), attempts: 10) { await job.status() } ?? -1)
print(await poll(every: .milliseconds(1), attempts: 2) { nil as Int? } as Any)
final class Ticker: Sendable {
    let stream: AsyncStream<Int>
    private let task: Task<Void, Never>
    init(count: Int) {
        let (s, c) = AsyncStream<Int>.makeStream()
        stream = s
        task = Task {
            for i in 1...count {
                try? await Task.sleep(for: .milliseconds(3))
                if Task.isCancelled { break }
                c.yield(i)
            }
            c.finish()
        }
    }
    func stop() { task.cancel() }
}
let t = Ticker(count: 1000)
var seen = 0
for await i in t.stream { seen = i; if i == 3 { t.stop() } }
print("stopped after", seen)
