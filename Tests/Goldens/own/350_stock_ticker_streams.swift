struct Tick: Sendable, Equatable { let symbol: String; let price: Int }
final class Exchange: Sendable {
    let ticks: AsyncStream<Tick>
    private let feed: AsyncStream<Tick>.Continuation
    init() { (ticks, feed) = AsyncStream.makeStream() }
    func trade(_ s: String, _ prices: Int...) { for p in prices { feed.yield(Tick(symbol: s, price: p)) } }
    func close() { feed.finish() }
}
struct Average { var n = 0, sum = 0; mutating func add(_ x: Int) -> Double { n += 1; sum += x; return Double(sum) / Double(n) } }
actor Board {
    private var last: [String: Int] = [:], highs: [String: Int] = [:]
    private(set) var alerts: [String] = []
    func update(_ t: Tick) {
        if let old = last[t.symbol], abs(t.price - old) * 10 > old { alerts.append("\(t.symbol) \(old)→\(t.price)") }
        last[t.symbol] = t.price
        highs[t.symbol] = max(highs[t.symbol] ?? .min, t.price)
    }
    var summary: String { last.keys.sorted().map { "\($0):\(last[$0]!)/\(highs[$0]!)" }.joined(separator: " ") }
}
let ex = Exchange(), board = Board()
let reader = Task { () -> Int in
    var count = 0
    for await t in ex.ticks where t.price > 0 { await board.update(t); count += 1 }
    return count
}
ex.trade("A", 100, 102, 120)
ex.trade("B", 50, -1, 49)
ex.close()
print(await reader.value)
print(await board.summary, await board.alerts)
func averages(_ prices: [Int]) -> AsyncStream<Double> {
    AsyncStream { c in
        var a = Average()
        for p in prices { c.yield(a.add(p)) }
        c.finish()
    }
}
for await x in averages([2, 4, 9]) { print(x, terminator: " ") }
print()
func merge<T: Sendable>(_ streams: AsyncStream<T>...) async -> [T] {
    await withTaskGroup(of: [T].self) { g in
        for s in streams { g.addTask { var out: [T] = []; for await x in s { out.append(x) }; return out } }
        return await g.reduce(into: []) { $0 += $1 }
    }
}
print(await merge(averages([1, 3]), averages([10])).sorted())
let words = AsyncStream<String> { c in "to be or not".split(separator: " ").forEach { c.yield(String($0)) }; c.finish() }
print(await words.map(\.count).filter { $0 > 1 }.reduce(0, +))
