// The same problem (pricing) five ways.
enum PriceEnum { case fixed(Int), perUnit(Int, units: Int), discounted(Double, of: Int)
  var total: Int {
    switch self {
    case .fixed(let n): n
    case .perUnit(let p, units: let u): p * u
    case .discounted(let rate, of: let base): Int(Double(base) * (1 - rate))
    }
  }
}
class PriceClass { func total() -> Int { 0 } }
final class FixedPrice: PriceClass { let n: Int; init(_ n: Int) { self.n = n }; override func total() -> Int { n } }
class UnitPrice: PriceClass {
  var price: Int, units: Int
  init(_ price: Int, units: Int) { (self.price, self.units) = (price, units) }
  override func total() -> Int { price * units }
}
final class BulkPrice: UnitPrice { override func total() -> Int { units >= 10 ? super.total() * 9 / 10 : super.total() } }
protocol PriceProtocol { var total: Int { get } }
struct Fixed: PriceProtocol { let total: Int }
struct PerUnit: PriceProtocol { let price: Int, units: Int; var total: Int { price * units } }
struct Discounted<Base: PriceProtocol>: PriceProtocol { let base: Base; let percent: Int; var total: Int { base.total * (100 - percent) / 100 } }
extension PriceProtocol { func discounted(_ percent: Int) -> Discounted<Self> { .init(base: self, percent: percent) } }
struct PriceClosure { let total: () -> Int
  static func fixed(_ n: Int) -> Self { .init { n } }
  static func + (a: Self, b: Self) -> Self { .init { a.total() + b.total() } }
}
extension PriceProtocol where Self == Fixed { static var free: Fixed { Fixed(total: 0) }; static func fixed(_ n: Int) -> Fixed { Fixed(total: n) } }

let enums: [PriceEnum] = [.fixed(5), .perUnit(3, units: 4), .discounted(0.25, of: 80)]
let classes = [FixedPrice(5), UnitPrice(3, units: 4), BulkPrice(10, units: 10)]
let protocols: [any PriceProtocol] = [Fixed(total: 5), PerUnit(price: 3, units: 4), PerUnit(price: 10, units: 8).discounted(25), .free, .fixed(1)]
let closures = [PriceClosure.fixed(5), .init { 12 }, .fixed(1) + .fixed(2)]
print(enums.map(\.total), classes.map { $0.total() }, protocols.map(\.total), closures.map { $0.total() })
print(PerUnit(price: 10, units: 10).discounted(10).discounted(50), type(of: Fixed(total: 1).discounted(5)))
func sum(_ prices: some Collection<PriceProtocol>) -> Int { prices.reduce(0) { $0 + $1.total } }
func sum<P: PriceProtocol>(same prices: [P]) -> Int { prices.map(\.total).reduce(0, +) }
func show(_ p: some PriceProtocol) -> String { "<\(p.total)>" }
print(sum(protocols), sum(same: [Fixed(total: 2), .fixed(3)]), show(.free), protocols.map { show($0) })

func overload(_ x: Int) -> String { "Int" }
func overload(_ x: Double) -> String { "Double" }
func overload(_ x: String) -> String { "String" }
func overload<T>(_ x: T) -> String { "T=\(T.self)" }
func overload<T>(_ x: [T]) -> String { "[T]" }
func overload(_ x: Any) -> String { "Any" }
func overload(_ x: Int, _ y: Int...) -> String { "variadic \(y.count)" }
func overload(label x: Int) -> String { "label" }
print(overload(1), overload(1.0), overload("s"), overload(true), overload([1]), overload(1, 2, 3), overload(label: 4), overload(nil as Int?), overload(1 as Any), overload(1 as UInt8))
struct S { func f() -> String { "instance" }; static func f() -> String { "static" }; var g: String { "property" }; func callAsFunction(_ n: Int = 1) -> Int { n * 2 } }
print(S().f(), S.f(), S.f(S())(), S().g, S()(), S()(21), [1, 2].map(S().callAsFunction))
func result() -> Int { 1 }
func result() -> String { "one" }
let i: Int = result(), s: String = result()
print(i, s, result() + 1, result() + "!")
class A { func who() -> String { "A" }; func call() -> String { who() + "/" + (self is B ? "B" : "A") } }
class B: A { override func who() -> String { "B(" + super.who() + ")" } }
let ab: [A] = [A(), B()]
print(ab.map { $0.call() }, ab.map { type(of: $0) }, (ab[1] as! B).who(), ab[0] as? B == nil)
extension A: Equatable { static func == (l: A, r: A) -> Bool { type(of: l) == type(of: r) } }
print(ab[0] == A(), ab[0] == ab[1], ab.firstIndex(of: B()) ?? -1)
protocol Defaulted { func name() -> String }
extension Defaulted { func name() -> String { "default" } }
class Parent: Defaulted {}
class Child: Parent { func name() -> String { "child" } }
print((Child() as any Defaulted).name(), Child().name(), (Child() as Parent).name())
