struct LCG: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state = state &* 6364136223846793005 &+ 1442695040888963407
        return state
    }
}
struct XorShift: RandomNumberGenerator {
    var x: UInt64
    mutating func next() -> UInt64 {
        x ^= x << 13
        x ^= x >> 7
        x ^= x << 17
        return x
    }
}
func estimatePi<G: RandomNumberGenerator>(_ n: Int, using g: inout G) -> Double {
    var inside = 0
    for _ in 0..<n {
        let x = Double.random(in: 0..<1, using: &g), y = Double.random(in: 0..<1, using: &g)
        if x * x + y * y < 1 { inside += 1 }
    }
    return 4 * Double(inside) / Double(n)
}
var g = LCG(seed: 42)
print(g.next(), g.next())
print(estimatePi(2000, using: &g))
print((1...5).map { _ in Int.random(in: 1...6, using: &g) })
print([1, 2, 3, 4, 5, 6].shuffled(using: &g), "abc".randomElement(using: &g)!, Bool.random(using: &g))
var deck = Array("A23456789TJQK").flatMap { r in "♠♥♦♣".map { "\(r)\($0)" } }
deck.shuffle(using: &g)
print(deck.prefix(5), deck.count, Set(deck).count)
func walk(_ steps: Int, _ g: inout some RandomNumberGenerator) -> (x: Int, y: Int) {
    var p = (x: 0, y: 0)
    for _ in 0..<steps {
        switch UInt8.random(in: 0..<4, using: &g) {
        case 0: p.x += 1
        case 1: p.x -= 1
        case 2: p.y += 1
        case 3: p.y -= 1
        case let other: fatalError("\(other)")
        }
    }
    return p
}
var xs = XorShift(x: 88172645463325252)
print(walk(100, &xs), walk(100, &xs))
var histogram = [Int: Int]()
for _ in 0..<500 { histogram[(1...2).map { _ in Int.random(in: 1...6, using: &xs) }.reduce(0, +), default: 0] += 1 }
for total in histogram.keys.sorted() {
    let n = histogram[total]!
    print((total < 10 ? " " : "") + "\(total)", String(repeating: "*", count: n / 5), n)
}
func weighted<T>(_ items: [(T, weight: Int)], using g: inout XorShift) -> T {
    var pick = Int.random(in: 0..<items.map(\.weight).reduce(0, +), using: &g)
    for (item, weight) in items {
        if pick < weight { return item }
        pick -= weight
    }
    fatalError("no weights")
}
let picks = (0..<100).map { _ in weighted([("common", weight: 8), ("rare", weight: 2)], using: &xs) }
print(picks.filter { $0 == "rare" }.count, Double.random(in: -1...1, using: &xs) < 1, Float.random(in: 0..<1, using: &xs) >= 0)
print((0..<3).map { _ in Int8.random(in: .min ... .max, using: &xs) }, (10..<20).randomElement(using: &xs)!)
