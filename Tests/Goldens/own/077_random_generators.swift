struct LCG: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state = state &* 6364136223846793005 &+ 1442695040888963407
    return state
  }
}

struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

var g = LCG(seed: 42)
print((0..<5).map { _ in Int.random(in: 1...6, using: &g) })
print((0..<5).map { _ in Int.random(in: -100..<100, using: &g) })
print((0..<3).map { _ in Double.random(in: 0..<1, using: &g) })
print((0..<6).map { _ in Bool.random(using: &g) })
print(["a", "b", "c", "d"].shuffled(using: &g), [1, 2, 3].randomElement(using: &g)!, [Int]().randomElement(using: &g) as Any)
var deck = Array(1...10)
deck.shuffle(using: &g)
print(deck, UInt8.random(in: 0...255, using: &g), Int.random(in: 5...5, using: &g))

struct Deck {
  static let suits = ["♠", "♥"], ranks = ["A", "K", "Q", "J"]
  var cards = suits.flatMap { s in ranks.map { $0 + s } }
  mutating func deal<R: RandomNumberGenerator>(_ n: Int, using r: inout R) -> [String] {
    cards.shuffle(using: &r)
    defer { cards.removeFirst(n) }
    return Array(cards.prefix(n))
  }
}
var d = Deck()
var mix = SplitMix(state: 7)
print(d.deal(3, using: &mix), d.deal(2, using: &mix), d.cards.count)

class Monster {
  let name: String
  var hp: Int
  init(name: String, hp: Int) { self.name = name; self.hp = hp }
}
func battle(_ a: Monster, _ b: Monster, using r: inout some RandomNumberGenerator) -> Monster {
  var (attacker, defender) = (a, b)
  var round = 0
  while attacker.hp > 0 && defender.hp > 0 {
    round += 1
    let roll = Int.random(in: 1...20, using: &r)
    switch roll {
    case 20: defender.hp -= 12; print("  \(round): critical by \(attacker.name)")
    case 10...19: defender.hp -= roll / 2
    case 1: attacker.hp -= 1; print("  \(round): \(attacker.name) stumbles")
    default: break
    }
    swap(&attacker, &defender)
  }
  return a.hp > 0 ? a : b
}
let winner = battle(Monster(name: "Troll", hp: 40), Monster(name: "Orc", hp: 38), using: &mix)
print(winner.name, winner.hp)

func monteCarloPi(_ n: Int) -> Double {
  var r = SplitMix(state: 99), inside = 0
  for _ in 0..<n {
    let (x, y) = (Double.random(in: -1...1, using: &r), Double.random(in: -1...1, using: &r))
    if x * x + y * y <= 1 { inside += 1 }
  }
  return 4 * Double(inside) / Double(n)
}
print(monteCarloPi(2000))
var any: any RandomNumberGenerator = LCG(seed: 1)
print(any.next() % 1000, Int.random(in: 0..<1000, using: &any))
func pick<T>(_ weights: KeyValuePairs<T, Int>, using r: inout some RandomNumberGenerator) -> T {
  var n = Int.random(in: 0..<weights.map(\.value).reduce(0, +), using: &r)
  for (item, w) in weights { if n < w { return item }; n -= w }
  fatalError("unreachable")
}
print((0..<8).map { _ in pick(["common": 6, "rare": 3, "epic": 1], using: &g) })
let real = (0..<50).map { _ in Int.random(in: 3..<7) }
print(real.allSatisfy { (3..<7).contains($0) }, (1...3).shuffled().sorted())
