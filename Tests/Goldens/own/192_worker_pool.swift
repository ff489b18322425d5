actor JobQueue {
    private var jobs: [Int]
    private(set) var results: [Int: Int] = [:]
    init(_ jobs: some Sequence<Int>) { self.jobs = Array(jobs) }
    func next() -> Int? { jobs.isEmpty ? nil : jobs.removeFirst() }
    func finish(_ job: Int, _ result: Int) { results[job] = result }
}
func collatzLength(_ n: Int) -> Int {
    var n = n, count = 1
    while n != 1 { n = n.isMultiple(of: 2) ? n / 2 : 3 * n + 1; count += 1 }
    return count
}
let queue = JobQueue(1...40)
let perWorker = await withTaskGroup(of: Int.self) { group in
    for _ in 1...4 {
        group.addTask {
            var done = 0
            while let job = await queue.next() {
                await queue.finish(job, collatzLength(job))
                done += 1
            }
            return done
        }
    }
    var counts: [Int] = []
    for await c in group { counts.append(c) }
    return counts
}
print(perWorker.count, perWorker.reduce(0, +))
let results = await queue.results
let best = results.max { ($0.value, $1.key) < ($1.value, $0.key) }!
print(best.key, best.value, results.count)
try await withThrowingTaskGroup(of: Int.self) { group in
    for i in 0..<5 { group.addTask { if i == 9 { throw CancellationError() }; return i } }
    try await group.waitForAll()
    print("all done", group.isEmpty)
}
do {
    try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { struct Boom: Error {}; throw Boom() }
        try await group.waitForAll()
    }
} catch { print("boom:", error) }
let sum = await withTaskGroup(of: (name: String, n: Int).self) { g -> Int in
    g.addTask { ("a", 1) }
    g.addTask { (name: "b", n: 2) }
    var s = 0
    while let r = await g.next() { s += r.n * (r.name == "a" ? 10 : 1) }
    return s
}
print(sum)
await withDiscardingTaskGroup { g in for _ in 0..<3 { g.addTask { _ = collatzLength(7) } } }
print("discarded")
