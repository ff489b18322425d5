@dynamicMemberLookup struct Lens<T> { var value: T; subscript<V>(dynamicMember k: WritableKeyPath<T, V>) -> Lens<V> { get { Lens<V>(value: value[keyPath: k]) } set { value[keyPath: k] = newValue.value } } }
struct Size { var w = 1, h = 2 }; struct Box { var size = Size(); var name = "box"; var tags: [String] = ["a"] }
var l = Lens(value: Box()); l.size.w.value = 10; l.name = Lens(value: "new"); l.tags.value.append("b")
print(l.value, l.size.h.value, l.tags.value.count)
@dynamicMemberLookup final class Settings { private var d: [String: Any] = [:]; subscript<T>(dynamicMember k: String) -> T? { get { d[k] as? T } set { d[k] = newValue } }; subscript(dynamicMember k: String) -> String { d[k].map { "\($0)" } ?? "unset" } }
let s = Settings(); s.volume = 11; s.title = "hi"
let vol: Int? = s.volume, t: String? = s.title, bad: Double? = s.volume; let str: String = s.nothing
print(vol as Any, t!, bad as Any, str)
@dynamicMemberLookup enum Proxy { case text(String), num(Int); subscript(dynamicMember m: String) -> Int { switch self { case .text(let s): m == "length" ? s.count : -1; case .num(let n): m == "double" ? n * 2 : 0 } }; var kind: String { "proxy" } }
print(Proxy.text("abc").length, Proxy.num(4).double, Proxy.num(1).foo, Proxy.num(1).kind)
@dynamicMemberLookup struct Wrapper<Base> { let base: Base; var log: [String] = []; init(_ b: Base) { base = b }; subscript<V>(dynamicMember k: KeyPath<Base, V>) -> V { base[keyPath: k] } }
let w = Wrapper("hello"); print(w.count, w.isEmpty, w.first!, w.log, Wrapper([3, 1, 2]).last!)
@dynamicCallable struct Command { let name: String; func dynamicallyCall(withArguments a: [String]) -> String { ([name] + a).joined(separator: " ") }; func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> String { name + a.map { " --\($0.key)=\($0.value)" }.joined() } }
let git = Command(name: "git"); print(git("commit", "file"), git(depth: 1, jobs: 4), git())
struct Adder { var n: Int; func callAsFunction(_ x: Int) -> Int { n + x }; func callAsFunction(_ s: String, times k: Int = 1) -> String { String(repeating: s, count: k * n) }; mutating func callAsFunction(set v: Int) { n = v } }
var add = Adder(n: 2); add(set: 3); print(add(4), add("x"), add("y", times: 2), [1, 2].map { add($0) }, [1, 2].map(add.callAsFunction(_:)))
protocol Fn { associatedtype A; associatedtype B; func callAsFunction(_ a: A) -> B }
struct Compose<F: Fn, G: Fn>: Fn where F.B == G.A { let f: F, g: G; func callAsFunction(_ a: F.A) -> G.B { g(f(a)) } }
struct Inc: Fn { func callAsFunction(_ a: Int) -> Int { a + 1 } }; struct Show: Fn { func callAsFunction(_ a: Int) -> String { "<\(a)>" } }
print(Compose(f: Inc(), g: Compose(f: Inc(), g: Show()))(1))
final class Model { var x = 1, name = "m"; let id = 7 }
let kx = \Model.x, ks: [PartialKeyPath<Model>] = [\.x, \.name, \.id]; let m = Model(); m[keyPath: kx] += 4
print(m.x, ks.map { m[keyPath: $0] }, ks.contains(\Model.x), type(of: kx), (\Model.name.count as KeyPath).hashValue == (\Model.name.count).hashValue, m[keyPath: \.name.first!])
struct Table { var rows: [[Int]]; subscript(r: Int, c: Int) -> Int { get { rows[r][c] } set { rows[r][c] = newValue } }; subscript(name n: String) -> [Int]? { n == "first" ? rows.first : nil }; static subscript(k: String) -> Int { k.count } }
var tb = Table(rows: [[1, 2], [3, 4]]); tb[1, 0] *= 10; let kp = \Table.[0, 1]; tb[keyPath: kp] = 9; print(tb.rows, tb[name: "first"]!, tb[name: "x"] as Any, Table["abc"], tb[keyPath: \.rows[0].count], tb[keyPath: \.[name: "first"]?.first] as Any)
func sorted<T, V: Comparable>(_ xs: [T], _ k: KeyPath<T, V>, _ cmp: (V, V) -> Bool = (<)) -> [T] { xs.sorted { cmp($0[keyPath: k], $1[keyPath: k]) } }
print(sorted(["ccc", "a", "bb"], \.count), sorted([3, 1, 2], \.self, >), ["x", "yy"].map(\.count), [[1], []].filter(\.isEmpty).count, Dictionary(grouping: ["a", "bb", "cc"], by: \.count).keys.sorted(), ["b", "a"].sorted(by: \.self))
extension Sequence { func sorted<V: Comparable>(by k: KeyPath<Element, V>) -> [Element] { sorted { $0[keyPath: k] < $1[keyPath: k] } } }
