struct LCG: RandomNumberGenerator, Sendable { var s: UInt64; mutating func next() -> UInt64 { s = s &* 2862933555777941757 &+ 3037000493; return s } }
struct City: Sendable, Hashable { let x, y: Int; func to(_ o: City) -> Double { let dx = Double(x - o.x), dy = Double(y - o.y); return (dx * dx + dy * dy).squareRoot() } }
struct Tour: Sendable, Comparable {
    var order: [Int]; let cities: [City]
    var length: Double { zip(order, order.dropFirst() + [order[0]]).map { cities[$0].to(cities[$1]) }.reduce(0, +) }
    static func < (a: Tour, b: Tour) -> Bool { a.length < b.length }
    static func == (a: Tour, b: Tour) -> Bool { a.order == b.order }
    func improved(_ g: inout some RandomNumberGenerator) -> Tour {
        var t = self
        let i = Int.random(in: 0..<order.count, using: &g), j = Int.random(in: 0..<order.count, using: &g)
        t.order[min(i, j)...max(i, j)].reverse()
        return t < self ? t : self
    }
}
actor Best { private(set) var tour: Tour?; private(set) var updates = 0; func offer(_ t: Tour) -> Bool { guard tour.map({ t < $0 }) ?? true else { return false }; tour = t; updates += 1; return true } }
func search(_ start: Tour, seed: UInt64, steps: Int, best: Best) async -> Double {
    var g = LCG(s: seed), t = start
    for k in 1...steps { t = t.improved(&g); if k % 50 == 0 { _ = await best.offer(t); if Task.isCancelled { break } } }
    return t.length
}
let cities = (0..<8).map { i in City(x: [0, 5, 9, 5, 0, 2, 8, 7][i], y: [0, 1, 0, 9, 8, 4, 6, 3][i]) }
let start = Tour(order: Array(0..<8), cities: cities), best = Best()
let lengths = await withTaskGroup(of: (Int, Double).self) { group in
    for seed in 1...4 { group.addTask { (seed, await search(start, seed: UInt64(seed) * 977, steps: 300, best: best)) } }
    return await group.reduce(into: [Int: Double]()) { $0[$1.0] = $1.1 }
}
let found = await best.tour!
print(lengths.count, found.length <= start.length, Set(found.order).count, (lengths.values.min()! - found.length).magnitude < 1e-9)
print(lengths.sorted { $0.key < $1.key }.map { "\($0.key): \(($0.value * 100).rounded() / 100)" })
let t = Task { await search(start, seed: 1, steps: 1_000_000, best: best) }
t.cancel()
print(await t.value <= start.length)
