import Synchronization
final class Stats: Sendable {
    private let data = Mutex<[String: Int]>([:])
    let hits = Atomic<Int>(0)
    func record(_ key: String) {
        hits.add(1, ordering: .relaxed)
        data.withLock { $0[key, default: 0] += 1 }
    }
    var snapshot: [(String, Int)] { data.withLock { $0.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } } }
}
let stats = Stats()
await withTaskGroup(of: Void.self) { group in
    for i in 0..<30 { group.addTask { stats.record(i % 3 == 0 ? "fizz" : "other") } }
}
print(stats.snapshot, stats.hits.load(ordering: .relaxed))
let flag = Atomic(false)
print(flag.exchange(true, ordering: .acquiring), flag.load(ordering: .relaxed))
let (done, old) = stats.hits.compareExchange(expected: 30, desired: 100, ordering: .sequentiallyConsistent)
print(done, old, stats.hits.load(ordering: .relaxed))
