struct TennisGame {
  enum Side { case server, receiver }
  private var points: (server: Int, receiver: Int) = (0, 0)
  let names: (String, String)

  init(_ server: String, _ receiver: String) { names = (server, receiver) }

  mutating func point(to side: Side) {
    switch side {
    case .server: points.server += 1
    case .receiver: points.receiver += 1
    }
  }

  var score: String {
    let words = ["love", "fifteen", "thirty", "forty"]
    switch points {
    case let (s, r) where s == r && s >= 3: return "deuce"
    case let (s, r) where s == r: return words[s] + " all"
    case let (s, r) where max(s, r) < 4: return "\(words[s]) \(words[r])"
    case let (s, r):
      let leader = s > r ? names.0 : names.1
      return (abs(s - r) == 1 ? "advantage " : "game ") + leader
    }
  }
}

var game = TennisGame("Ash", "Billie")
for side: TennisGame.Side in [.server, .receiver, .server, .server, .receiver, .receiver, .receiver, .server, .server, .server] {
  game.point(to: side)
  print(game.score)
}

class Item {
  var name: String, sellIn: Int, quality: Int
  init(name: String, sellIn: Int, quality: Int) {
    self.name = name
    self.sellIn = sellIn
    self.quality = quality
  }
}
extension Item: CustomStringConvertible {
  public var description: String { name + ", " + String(sellIn) + ", " + String(quality) }
}

protocol UpdateRule { func update(_ item: Item) }
struct Ordinary: UpdateRule {
  var rate = 1
  func update(_ item: Item) {
    item.sellIn -= 1
    item.quality = max(0, item.quality - (item.sellIn < 0 ? 2 * rate : rate))
  }
}
struct Aging: UpdateRule {
  func update(_ item: Item) {
    item.sellIn -= 1
    item.quality = min(50, item.quality + (item.sellIn < 0 ? 2 : 1))
  }
}
struct Pass: UpdateRule {
  func update(_ item: Item) {
    item.sellIn -= 1
    let gain: Int
    if item.sellIn < 0 { gain = -item.quality }
    else if item.sellIn < 5 { gain = 3 }
    else if item.sellIn < 10 { gain = 2 }
    else { gain = 1 }
    item.quality = min(50, item.quality + gain)
  }
}
struct Legendary: UpdateRule { func update(_: Item) {} }

func rule(for item: Item) -> any UpdateRule {
  switch item.name {
  case "Aged Brie": Aging()
  case let n where n.hasPrefix("Backstage"): Pass()
  case "Sulfuras": Legendary()
  case let n where n.contains("Conjured"): Ordinary(rate: 2)
  default: Ordinary()
  }
}

let items = [
  Item(name: "Vest", sellIn: 2, quality: 5), Item(name: "Aged Brie", sellIn: 1, quality: 48),
  Item(name: "Sulfuras", sellIn: 0, quality: 80), Item(name: "Backstage pass", sellIn: 11, quality: 20),
  Item(name: "Backstage late", sellIn: 2, quality: 49), Item(name: "Conjured cake", sellIn: 3, quality: 6),
]
for day in 0...4 {
  print("day \(day):", items)
  items.forEach { rule(for: $0).update($0) }
}

func fizz(_ n: Int, _ rules: KeyValuePairs<Int, String> = [3: "Fizz", 5: "Buzz", 7: "Bang"]) -> String {
  let s = rules.compactMap { n % $0.key == 0 ? $0.value : nil }.joined()
  return s.isEmpty ? "\(n)" : s
}
print((1...21).map { fizz($0) }.joined(separator: " "), fizz(105), fizz(8, [2: "Even", 4: "Four"]))
