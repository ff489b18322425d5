protocol UnitKind { static var symbol: String { get }; static var factor: Double { get } }
protocol LengthUnit: UnitKind {}
protocol TimeUnit: UnitKind {}
enum Metre: LengthUnit { static let symbol = "m", factor = 1.0 }
enum Kilometre: LengthUnit { static let symbol = "km"; static let factor = 1000.0 }
enum Mile: LengthUnit { static var symbol: String { "mi" }; static var factor: Double { 1609.344 } }
enum Second: TimeUnit { static let symbol = "s", factor = 1.0 }
enum Hour: TimeUnit { static let symbol = "h", factor = 3600.0 }
struct Quantity<U: UnitKind>: Comparable, CustomStringConvertible, Hashable {
    var value: Double
    init(_ value: Double) { self.value = value }
    static func < (a: Self, b: Self) -> Bool { a.value < b.value }
    static func + (a: Self, b: Self) -> Self { Self(a.value + b.value) }
    static func * (k: Double, q: Self) -> Self { Self(k * q.value) }
    var description: String { "\(value) \(U.symbol)" }
}
extension Quantity where U: LengthUnit {
    func converted<V: LengthUnit>(to: V.Type) -> Quantity<V> { .init(value * U.factor / V.factor) }
    static func + <V: LengthUnit>(a: Self, b: Quantity<V>) -> Self { Self(a.value + b.converted(to: U.self).value) }
}
extension Quantity where U: TimeUnit {
    func converted<V: TimeUnit>(to _: V.Type = V.self) -> Quantity<V> { Quantity<V>(value * U.factor / V.factor) }
}
struct Speed<L: LengthUnit, T: TimeUnit> { let value: Double }
func / <L, T>(l: Quantity<L>, t: Quantity<T>) -> Speed<L, T> { Speed(value: l.value / t.value) }
extension Speed: CustomStringConvertible {
    var description: String { "\(value) \(L.symbol)/\(T.symbol)" }
    func converted<A: LengthUnit, B: TimeUnit>(_ a: A.Type, _ b: B.Type) -> Speed<A, B> {
        Speed<A, B>(value: value * (L.factor / A.factor) / (T.factor / B.factor))
    }
}
extension Double {
    var km: Quantity<Kilometre> { .init(self) }
    var m: Quantity<Metre> { .init(self) }
    var h: Quantity<Hour> { .init(self) }
    var s: Quantity<Second> { .init(self) }
}
extension Int { var km: Quantity<Kilometre> { Double(self).km } }
let d = 1.5.km + 250.0.m
print(d, d.converted(to: Metre.self), 2 * d, d > 1.7.km, [(3.0).m, (1.0).m].max()!)
let v = 90.0.km / 1.5.h
print(v, v.converted(Metre.self, Second.self), (10.km / 30.0.s))
let minutes: Quantity<Second> = (0.5).h.converted()
print(minutes, Set([(1.0).m, (1.0).m]).count, Quantity<Mile>(1).converted(to: Kilometre.self))
func total<U>(_ qs: Quantity<U>...) -> Quantity<U> { qs.dropFirst().reduce(qs[0], +) }
print(total((1.0).m, (2.0).m, (3.5).m), type(of: v), type(of: d))
enum Phantom<Tag> { struct ID: Hashable { let raw: Int } }
enum UserTag {}; enum OrderTag {}
let u = Phantom<UserTag>.ID(raw: 1), o = Phantom<OrderTag>.ID(raw: 1)
print(u.raw == o.raw, u.hashValue == Phantom<UserTag>.ID(raw: 1).hashValue)
