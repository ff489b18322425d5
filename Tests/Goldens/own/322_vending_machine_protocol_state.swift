enum Coin: Int, CaseIterable, Comparable { case nickel = 5, dime = 10, quarter = 25, dollar = 100; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }; init?(_ s: String) { guard let c = Coin.allCases.first(where: { "\($0)".first == s.lowercased().first && s.count == 1 || "\($0)" == s }) else { return nil }; self = c } }
struct Purse: ExpressibleByDictionaryLiteral, Equatable, CustomStringConvertible { private var coins: [Coin: Int] = [:]; init(dictionaryLiteral e: (Coin, Int)...) { for (c, n) in e { coins[c, default: 0] += n } }
    var total: Int { coins.reduce(0) { $0 + $1.key.rawValue * $1.value } }; mutating func add(_ c: Coin, _ n: Int = 1) { coins[c, default: 0] += n }; mutating func formUnion(_ p: Purse) { coins.merge(p.coins, uniquingKeysWith: +) }
    mutating func take(_ amount: Int) -> Purse? { var out = Purse(), rest = amount; for c in Coin.allCases.sorted(by: >) { let n = min(rest / c.rawValue, coins[c] ?? 0); if n > 0 { out.add(c, n); rest -= n * c.rawValue } }; guard rest == 0 else { return nil }; for (c, n) in out.coins { coins[c]! -= n; if coins[c] == 0 { coins[c] = nil } }; return out }
    var description: String { coins.sorted { $0.key > $1.key }.map { "\($0.value)×\($0.key)" }.joined(separator: "+").nonEmpty ?? "nothing" } }
extension String { var nonEmpty: String? { isEmpty ? nil : self } }
struct Slot { let name: String; let price: Int; var count: Int }
protocol State { func insert(_ c: Coin, _ m: Machine) -> any State; func select(_ code: String, _ m: Machine) -> any State; func cancel(_ m: Machine) -> any State }
extension State { func insert(_ c: Coin, _ m: Machine) -> any State { m.say("coin returned: \(c)"); return self }; func select(_ code: String, _ m: Machine) -> any State { m.say("not now"); return self }; func cancel(_ m: Machine) -> any State { self } }
struct Idle: State { func insert(_ c: Coin, _ m: Machine) -> any State { Paying(paid: Purse()).insert(c, m) }; func select(_ code: String, _ m: Machine) -> any State { m.say(m.slots[code].map { "\($0.name) costs \($0.price)" } ?? "no slot \(code)"); return self } }
struct Paying: State { var paid: Purse
    func insert(_ c: Coin, _ m: Machine) -> any State { var p = paid; p.add(c); m.say("credit \(p.total)"); return Paying(paid: p) }
    func select(_ code: String, _ m: Machine) -> any State { guard let s = m.slots[code] else { m.say("no slot \(code)"); return self }; guard s.count > 0 else { m.say("\(s.name) sold out"); return self }; guard paid.total >= s.price else { m.say("\(s.price - paid.total) more"); return self }
        var bank = m.bank; bank.formUnion(paid); guard let change = bank.take(paid.total - s.price) else { m.say("exact change only"); return self }
        m.bank = bank; m.slots[code]!.count -= 1; m.say("\(s.name), change \(change)"); return m.slots.values.allSatisfy { $0.count == 0 } ? Empty() : Idle() }
    func cancel(_ m: Machine) -> any State { m.say("returned \(paid)"); return Idle() } }
struct Empty: State {}
final class Machine { var slots: [String: Slot]; var bank: Purse; private var state: any State = Idle() { didSet { let (a, b) = (type(of: oldValue) as Any.Type, type(of: state) as Any.Type); if a != b { say("[\(a)→\(b)]") } } }; private(set) var lines: [String] = []
    init(_ s: [String: Slot], bank: Purse) { slots = s; self.bank = bank }; func say(_ s: String) { lines.append(s) }
    func run(_ script: String) { for w in script.split(separator: " ") { switch w { case "x": state = state.cancel(self); case _ where Coin(String(w)) != nil: state = state.insert(Coin(String(w))!, self); default: state = state.select(w.uppercased(), self) } } } }
let m = Machine(["A1": Slot(name: "chips", price: 65, count: 1), "B2": Slot(name: "gum", price: 30, count: 1)], bank: [.nickel: 1, .dime: 1])
m.run("a1 z9 q q a1 d n a1 b2 q b2 d b2 d x dollar b2 q d b2 q a1"); print(m.lines.joined(separator: "\n")); print(m.bank, m.bank.total, Coin("p") as Any, Coin("quarter")!, ([.dime: 2, .dime: 1] as Purse).total, Purse() == [:], Coin.allCases.max()!)
