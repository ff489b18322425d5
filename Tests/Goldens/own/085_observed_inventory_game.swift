import Observation

enum Rarity: Int, Comparable, CaseIterable {
    case common = 1, rare, epic
    static func < (l: Rarity, r: Rarity) -> Bool { l.rawValue < r.rawValue }
}

@Observable
class Item: Hashable {
    let name: String
    let rarity: Rarity
    var durability: Int
    init(_ name: String, _ rarity: Rarity = .common, durability: Int = 10) {
        self.name = name
        self.rarity = rarity
        self.durability = durability
    }
    static func == (l: Item, r: Item) -> Bool { l.name == r.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

@Observable
class Hero {
    var name: String
    private(set) var bag: [Item] = []
    private(set) var equipped: Item?
    var gold = 0 {
        didSet {
            if gold < 0 { gold = 0 }
        }
    }
    @ObservationIgnored lazy var motto: String = "I am \(name)"

    init(name: String, items: Item...) {
        self.name = name
        bag = items
    }

    var power: Int { equipped.map { $0.durability * $0.rarity.rawValue } ?? 1 }

    func pick(_ item: Item) {
        guard !bag.contains(item) else { return }
        bag.append(item)
        bag.sort { ($1.rarity, $0.name) < ($0.rarity, $1.name) }
    }

    @discardableResult
    func equip(_ name: String) -> Bool {
        guard let i = bag.firstIndex(where: { $0.name == name }) else { return false }
        equipped = bag[i]
        return true
    }

    func fight() {
        equipped?.durability -= 3
        gold += power
        if let item = equipped, item.durability <= 0 {
            bag.removeAll { $0 === item }
            equipped = nil
        }
    }
}

final class Hud {
    let hero: Hero
    var lines: [String] = []
    var isStale = true
    init(_ hero: Hero) { self.hero = hero }
    func draw() {
        guard isStale else { lines.append("·"); return }
        isStale = false
        withObservationTracking {
            lines.append("\(hero.name): \(hero.power) power, \(hero.gold) gold")
        } onChange: { [weak self] in
            self?.isStale = true
        }
    }
    deinit { print("hud says goodbye after \(lines.count) lines") }
}

let hero = Hero(name: "Brann", items: Item("dagger"))
var hud: Hud? = Hud(hero)
hud!.draw()
hero.pick(Item("staff", .epic, durability: 7)); hud!.draw()
hero.equip("staff"); hud!.draw()
for _ in 1...3 { hero.fight(); hud!.draw() }
hero.fight(); hud!.draw()
hero.gold = -50; hud!.draw()
hero.name = "Brann II"; hud!.draw()
hero.bag[0].durability = 1; hud!.draw()
hero.equip("dagger"); hud!.draw()
hero.bag[0].durability = 4; hud!.draw()
print(hud!.lines.joined(separator: "\n"))
hud = nil
hero.gold += 1
hero.pick(Item("dagger")); hero.pick(Item("axe", .rare)); hero.pick(Item("bow", .rare))
print(hero.bag.map { "\($0.name)(\($0.rarity))" }, hero.motto, Set(hero.bag).count)
print(Rarity.allCases.max()!, hero.equip("nothing"), hero.equipped?.name ?? "none", Item("a") == Item("a", .epic))
