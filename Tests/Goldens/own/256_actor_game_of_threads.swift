actor Player {
    nonisolated let name: String
    private(set) var health: Int { didSet { if health <= 0 && oldValue > 0 { onDeath?(name) } } }
    private var onDeath: (@Sendable (String) -> Void)?
    private let power: Int
    init(name: String, health: Int, power: Int) { self.name = name; self.health = health; self.power = power }
    func setDeathHandler(_ h: @escaping @Sendable (String) -> Void) { onDeath = h }
    func hit(_ amount: Int) -> Int { health = max(0, health - amount); return health }
    func attack(_ other: Player) async -> String {
        guard health > 0 else { return "\(name) is out" }
        let left = await other.hit(power)
        return "\(name) hits \(other.name): \(left) left"
    }
    var isAlive: Bool { health > 0 }
}
func duel(_ a: Player, _ b: Player) async -> Player? {
    var turn = (a, b)
    for _ in 0..<20 {
        print(await turn.0.attack(turn.1))
        if await !turn.1.isAlive { return turn.0 }
        turn = (turn.1, turn.0)
    }
    return nil
}
let knight = Player(name: "Knight", health: 12, power: 4), orc = Player(name: "Orc", health: 14, power: 3)
await orc.setDeathHandler { print("\($0) has fallen") }
await knight.setDeathHandler { print("\($0) has fallen") }
if let w = await duel(knight, orc) { print("winner", w.name, await w.health) }
let party = (1...3).map { Player(name: "p\($0)", health: $0 * 5, power: 1) }
await withTaskGroup(of: Void.self) { g in for p in party { for _ in 0..<7 { g.addTask { _ = await p.hit(1) } } } }
var alive: [String] = []
for p in party where await p.isAlive { alive.append(p.name) }
print(alive)
print(await orc.attack(knight))
let healths = await withTaskGroup(of: (String, Int).self) { g in
    for p in party { g.addTask { (p.name, await p.health) } }
    return await g.reduce(into: [String: Int]()) { $0[$1.0] = $1.1 }
}
print(healths.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
