protocol Animal { var name: String { get }; static var kind: String { get }; init(name: String); func speak() -> String; subscript(k: String) -> Int { get } }
extension Animal { func speak() -> String { name }; static var kind: String { "a" }; subscript(k: String) -> Int { 1 } }
struct Dog: Animal { let name: String }
struct Cat: Animal { var name: String; static let kind = "c"; func speak() -> String { "m" } }
final class Cow: Animal { let name: String; init(name: String) { self.name = name } }
class Pig: Animal { let name: String; required init(name: String) { self.name = name } }
protocol Monoid { static var zero: Self { get }; static func + (a: Self, b: Self) -> Self }
extension Int: Monoid { static var zero: Int { 0 } }
extension String: Monoid { static var zero: String { "" } }
struct V: Monoid { var x: Int; static var zero = V(x: 0); static func + (a: V, b: V) -> V { a } }
protocol Observer<Event> { associatedtype Event; func on(_ e: Event) }
struct Any1<E>: Observer { let f: (E) -> Void; func on(_ e: E) { f(e) } }
func take(_ o: any Observer<Int>, _ p: some Observer<String>) {}
func ret() -> some Sequence<Int> { [1] }
var computed: some Collection { [1, 2] }
protocol Self1 { func eq(_ o: Self) -> Bool; func copy() -> Self }
final class CC: Self1 { func eq(_ o: CC) -> Bool { true }; func copy() -> CC { self } }
class CD: Self1 { func eq(_ o: CD) -> Bool { true } ; func copy() -> Self { self } }
struct Wrapper<Base: Collection>: Collection where Base.Element: Equatable { let base: Base; var startIndex: Base.Index { base.startIndex }; var endIndex: Base.Index { base.endIndex }; func index(after i: Base.Index) -> Base.Index { base.index(after: i) }; subscript(i: Base.Index) -> Base.Element { base[i] } }
struct Bag<T: Hashable>: ExpressibleByDictionaryLiteral { init(dictionaryLiteral e: (T, Int)...) {} }
protocol A1 { associatedtype B1: A2 where B1.C1 == Self }
protocol A2 { associatedtype C1 }
struct X1: A1 { typealias B1 = X2 }
struct X2: A2 { typealias C1 = X1 }
protocol HasDefault { associatedtype D = Int; func g() -> D }
struct HD: HasDefault { func g() -> Int { 1 } }
struct HD2: HasDefault { func g() -> String { "" } }
protocol Inh: Equatable, CustomStringConvertible where Self: Hashable { var id: Int { get } }
struct I1: Inh { var id: Int; var description: String { "" } }
