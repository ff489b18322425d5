protocol Identifiable_ { var id: Int { get } }
protocol Damageable: AnyObject { var hitPoints: Int { get set }; var armor: Int { get } }
protocol Attacker { var attack: Int { get }; func damage(against target: any Damageable) -> Int }
protocol Movable { var position: Int { get set }; var speed: Int { get } }
extension Damageable { var armor: Int { 0 }; var isAlive: Bool { hitPoints > 0 }; func take(_ n: Int) -> Int { let d = max(0, n - armor); hitPoints -= d; return d } }
extension Attacker { func damage(against target: any Damageable) -> Int { attack }; @discardableResult func strike(_ t: any Damageable) -> Int { t.take(damage(against: t)) } }
extension Movable { mutating func advance(_ turns: Int = 1) { position += speed * turns } }
typealias Unit = Identifiable_ & Damageable & Attacker & Movable
class BaseUnit: Unit, CustomStringConvertible {
    static private(set) var created = 0
    let id: Int
    var hitPoints: Int, position = 0
    class var startingHP: Int { 10 }
    var attack: Int { 2 }
    var speed: Int { 1 }
    var armor: Int { 0 }
    required init() { Self.created += 1; id = BaseUnit.created; hitPoints = Self.startingHP }
    func damage(against target: any Damageable) -> Int { attack }
    var description: String { "\(type(of: self))#\(id)(\(hitPoints))" }
}
final class Knight: BaseUnit { override class var startingHP: Int { 20 }; override var attack: Int { 5 }; override var armor: Int { 2 }
    override func damage(against target: any Damageable) -> Int { super.damage(against: target) + (target is Archer ? 3 : 0) } }
final class Archer: BaseUnit { override var attack: Int { 4 }; override var speed: Int { 2 } }
final class Tower: Damageable, Attacker { var hitPoints = 30; let attack = 1; let armor = 1 }
func battle(_ a: [some Unit], _ b: [some Unit], rounds: Int) -> (Int, Int) {
    for r in 0..<rounds {
        for (x, y) in zip(a, b) where x.isAlive && y.isAlive { if r % 2 == 0 { x.strike(y) } else { y.strike(x) } }
    }
    return (a.filter(\.isAlive).count, b.filter { $0.isAlive }.count)
}
func squad<U: BaseUnit>(_ n: Int, of _: U.Type = U.self) -> [U] { (0..<n).map { _ in U() } }
let knights = squad(2, of: Knight.self), archers: [Archer] = squad(3)
print(knights, archers, BaseUnit.created)
print(battle(knights, archers, rounds: 3), knights, archers)
let tower = Tower()
print(tower.take(5), knights[0].strike(tower), archers[2].strike(tower), tower.hitPoints, tower.isAlive)
var mover: any Movable = archers[0]
mover.advance(); mover.advance(3)
print(archers[0].position, mover.speed)
let all: [any Unit] = knights + archers
print(all.map(\.id), all.filter { $0 is Knight }.count, all.compactMap { $0 as? Archer }.map(\.attack), all.map { $0.damage(against: archers[0]) })
let damageables: [any Damageable] = [tower] + all.map { $0 as any Damageable }
print(damageables.map(\.armor), damageables.filter(\.isAlive).count, damageables.first! === tower, (damageables[1] as? any Movable)?.position ?? -1, tower as Any is any Movable)
func heal<T: Damageable & Movable>(_ t: T, at p: Int) -> Bool { guard t.position <= p else { return false }; t.hitPoints += 5; return true }
print(heal(knights[0], at: 0), heal(archers[0], at: 3), knights[0].hitPoints)
let makers: [BaseUnit.Type] = [Knight.self, Archer.self, BaseUnit.self]
print(makers.map { $0.init() }.map(\.description), makers.map { "\($0)" }, BaseUnit.created)
