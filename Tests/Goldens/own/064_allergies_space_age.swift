struct Allergies: OptionSet {
  let rawValue: Int
  static let eggs = Self(rawValue: 1)
  static let peanuts = Self(rawValue: 2)
  static let shellfish = Self(rawValue: 4)
  static let strawberries = Self(rawValue: 8)
  static let tomatoes = Self(rawValue: 16)
  static let chocolate = Self(rawValue: 32)
  static let named: [(name: String, value: Allergies)] = [
    ("eggs", .eggs), ("peanuts", .peanuts), ("shellfish", .shellfish),
    ("strawberries", .strawberries), ("tomatoes", .tomatoes), ("chocolate", .chocolate),
  ]
  func list() -> [String] { Self.named.filter { contains($0.value) }.map(\.name) }
}
for score in [0, 1, 3, 34, 248, 509] { print(score, Allergies(rawValue: score).list()) }
let mine: Allergies = [.eggs, .tomatoes]
print(mine.rawValue, mine.contains([.eggs]), mine.isDisjoint(with: .chocolate), mine == [.tomatoes, .eggs], mine.subtracting(.eggs).list())

enum Planet: Double, CaseIterable {
  case mercury = 0.2408467, venus = 0.61519726, earth = 1.0, mars = 1.8808158
  case jupiter = 11.862615, saturn = 29.447498, uranus = 84.016846, neptune = 164.79132
  static let earthYear = 31_557_600.0
  func age(seconds: Double) -> Double { (seconds / Planet.earthYear / rawValue * 100).rounded() / 100 }
}
for planet in Planet.allCases { print("\(planet): \(planet.age(seconds: 1e9))", terminator: planet == .neptune ? "\n" : ", ") }
print(Planet(rawValue: 1)!, Planet(rawValue: 2) as Any, Planet.mars.rawValue)

enum Plant: Character {
  case radishes = "R", clover = "C", grass = "G", violets = "V"
}
struct Garden {
  let rows: [[Plant]]
  let children: [String]
  init(_ diagram: String, children: [String] = ["Alice", "Bob", "Charlie", "David"]) {
    rows = diagram.split(separator: "\n").map { $0.compactMap { Plant(rawValue: $0) } }
    self.children = children.sorted()
  }
  func plants(of child: String) -> [Plant] {
    guard let i = children.firstIndex(of: child) else { return [] }
    return rows.flatMap { $0[(2 * i)..<(2 * i + 2)] }
  }
}
let garden = Garden("VRCGVVRV\nVRCGCCGC", children: ["Samantha", "Patricia", "Xander", "Roger"])
for child in garden.children { print(child, garden.plants(of: child)) }
print(garden.plants(of: "Zed"))

enum Nucleotide: String { case A, C, G, T }
print(Nucleotide.A.rawValue, Nucleotide(rawValue: "X")?.rawValue ?? "unknown", "\(Nucleotide.G)")
let codons: [String: String] = ["AUG": "Methionine", "UUU": "Phenylalanine", "UUC": "Phenylalanine", "UGG": "Tryptophan", "UAA": "STOP"]
func translate(_ rna: String) -> [String]? {
  var result: [String] = []
  var rest = rna[...]
  while !rest.isEmpty {
    let codon = String(rest.prefix(3))
    rest = rest.dropFirst(3)
    switch codons[codon] {
    case "STOP"?: return result
    case let protein?: result.append(protein)
    case nil: return nil
    }
  }
  return result
}
print(translate("AUGUUUUGG") as Any, translate("UGGUAAUUU")!, translate("AUGX") as Any, translate("")!)

enum Triangle: String {
  case equilateral = "△", isosceles, scalene
  init?(_ a: Double, _ b: Double, _ c: Double) {
    let s = [a, b, c].sorted()
    guard s[0] > 0, s[0] + s[1] > s[2] else { return nil }
    switch Set(s).count {
    case 1: self = .equilateral
    case 2: self = .isosceles
    default: self = .scalene
    }
  }
}
print([(2, 2, 2), (3, 4, 4), (5, 4, 6), (1, 1, 3), (0, 0, 0)].map { Triangle($0.0, $0.1, $0.2)?.rawValue ?? "none" })
let hours = [0: "midnight", 12: "noon"]
func sayHour(_ h: Int) -> String { hours[h] ?? "\((h + 11) % 12 + 1) \(h < 12 ? "am" : "pm")" }
print([0, 1, 11, 12, 13, 23].map(sayHour))
