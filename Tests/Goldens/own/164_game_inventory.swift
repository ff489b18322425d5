struct Stats: OptionSet {
    let rawValue: Int
    static let poisoned = Stats(rawValue: 1 << 0)
    static let stunned = Stats(rawValue: 1 << 1)
    static let hasted = Stats(rawValue: 1 << 2)
    static let impaired: Stats = [.poisoned, .stunned]
}
protocol Character_ { var name: String { get }; var hp: Int { get set }; var stats: Stats { get set } }
protocol Usable { func use(on target: inout any Character_) -> String }
struct Hero: Character_ { let name: String; var hp = 50; var stats: Stats = [] }
struct Goblin: Character_ { var name: String { "goblin #\(number)" }; let number: Int; var hp = 12; var stats: Stats = [.hasted] }

struct Potion: Usable {
    let amount: Int
    func use(on target: inout any Character_) -> String {
        target.hp += amount
        target.stats.subtract(.impaired)
        return "\(target.name) heals \(amount)"
    }
}
struct Dart: Usable {
    func use(on target: inout any Character_) -> String {
        target.hp -= 3
        let (inserted, _) = target.stats.insert(.poisoned)
        return inserted ? "\(target.name) is poisoned" : "\(target.name) is already poisoned"
    }
}
struct Inventory {
    private var slots: [String: (item: any Usable, count: Int)] = [:]
    mutating func add(_ name: String, _ item: any Usable, count: Int = 1) {
        if let have = slots[name] {
            slots[name] = (have.item, have.count + count)
        } else {
            slots[name] = (item: item, count: count)
        }
    }
    mutating func use(_ name: String, on target: inout any Character_) {
        guard var slot = slots[name] else { print("no \(name)"); return }
        print(slot.item.use(on: &target))
        slot.count -= 1
        slots[name] = slot.count > 0 ? slot : nil
    }
    var summary: String {
        slots.keys.sorted().map { "\($0)×\(slots[$0]!.count)" }.joined(separator: ", ")
    }
}
func tick(_ party: inout [any Character_]) {
    for i in party.indices {
        if party[i].stats.contains(.poisoned) { party[i].hp -= 1 }
        party[i].stats.remove(.stunned)
    }
    party.removeAll { $0.hp <= 0 }
}
var bag = Inventory()
bag.add("potion", Potion(amount: 10))
bag.add("dart", Dart(), count: 5)
bag.add("potion", Potion(amount: 10))
print(bag.summary)
var party: [any Character_] = [Hero(name: "Ana"), Goblin(number: 1), Goblin(number: 2, hp: 6)]
bag.use("dart", on: &party[1])
bag.use("dart", on: &party[2])
bag.use("dart", on: &party[2])
bag.use("sword", on: &party[0])
party[0].stats.formUnion(.impaired)
print(party.map { "\($0.name): \($0.hp) \($0.stats.rawValue)" })
tick(&party)
print(party.map(\.name))
bag.use("potion", on: &party[0])
print(party[0].hp, party[0].stats.isEmpty, bag.summary)
print(Stats.impaired.isSuperset(of: .stunned), Stats.impaired.intersection([.hasted, .stunned]).rawValue, Stats(arrayLiteral: .hasted).symmetricDifference(.impaired).rawValue)
