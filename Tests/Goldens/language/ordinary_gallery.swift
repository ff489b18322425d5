import Foundation
// spread of ordinary features in classes/protocols/generics
protocol Shape { var area: Double { get }; var name: String { get }; func scaled(_ k: Double) -> Self; static var unit: Self { get } }
extension Shape { var name: String { String(describing: type(of: self)) }; func doubled() -> Self { scaled(2) } }
struct Sq: Shape { var s = 1.0; var area: Double { s * s }; func scaled(_ k: Double) -> Sq { Sq(s: s * k) }; static var unit: Sq { Sq() } }
struct Ci: Shape { var r: Double; var area: Double { (3 * r * r) }; var name: String { "circle" }; func scaled(_ k: Double) -> Ci { Ci(r: r * k) }; static var unit: Ci { Ci(r: 1) } }
let shapes: [any Shape] = [Sq(s: 2), Ci(r: 1)]
for s in shapes { print(s.name, s.area, s.doubled().area, s.scaled(3).name) }
print(shapes.map(\.area).reduce(0, +), shapes.max { $0.area < $1.area }!.name, shapes.sorted { $0.area > $1.area }.map { $0.name })
func largest<S: Shape>(_ xs: [S]) -> S? { xs.max { $0.area < $1.area } }
print(largest([Sq(s: 1), Sq(s: 3)])!.s, type(of: shapes[0]).unit.area)
struct Stack<Element> { private(set) var items: [Element] = []; mutating func push(_ e: Element) { items.append(e) }; mutating func pop() -> Element? { items.popLast() }; var top: Element? { items.last }; subscript(i: Int) -> Element { get { items[i] } set { items[i] = newValue } } }
extension Stack: Sequence { func makeIterator() -> AnyIterator<Element> { var i = items.count; return AnyIterator { i -= 1; return i >= 0 ? self.items[i] : nil } } }
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { items = elements } }
extension Stack: Equatable where Element: Equatable {}
extension Stack: CustomStringConvertible { var description: String { "[" + items.map { "\($0)" }.joined(separator: "|") + ">" } }
var st: Stack = [1, 2, 3]; st.push(4); st[0] = 9; print(st, st.pop()!, st.top!, Array(st), st.map { $0 * 2 }, st == [9, 2, 3], st.contains(2), st.sorted(), st.reduce(0, +), st.first { $0 < 5 }!, Array(st.prefix(2)), zip(st, "ab").map { "\($0)\($1)" }, st.enumerated().map { $0.offset })
class Node<T: Comparable> { var v: T; var l: Node?; var r: Node?; init(_ v: T) { self.v = v } 
 func insert(_ x: T) { if x < v { if let l { l.insert(x) } else { l = Node(x) } } else { if let r { r.insert(x) } else { r = Node(x) } } }
 func walk(_ f: (T) -> Void) { l?.walk(f); f(v); r?.walk(f) }
 var depth: Int { 1 + max(l?.depth ?? 0, r?.depth ?? 0) } }
let root = Node(5); [3, 8, 1, 4, 9].forEach(root.insert); var out: [Int] = []; root.walk { out.append($0) }; print(out, root.depth)
indirect enum Expr { case num(Double), add(Expr, Expr), mul(Expr, Expr), neg(Expr), v(String)
 func eval(_ env: [String: Double] = [:]) throws -> Double { switch self { case .num(let n): return n; case let .add(a, b): return try a.eval(env) + b.eval(env); case let .mul(a, b): return try a.eval(env) * b.eval(env); case .neg(let e): return try -e.eval(env); case .v(let s): guard let x = env[s] else { throw Err.unbound(s) }; return x } } }
enum Err: Error, Equatable, CustomStringConvertible { case unbound(String), other; var description: String { switch self { case .unbound(let s): "unbound \(s)"; case .other: "other" } } }
let e = Expr.add(.num(2), .mul(.v("x"), .neg(.num(3)))); print(try e.eval(["x": 4])); do { _ = try e.eval() } catch let err as Err { print(err, err == .unbound("x")) } catch { print("?") }
print((try? e.eval()) as Any, Result { try e.eval() }, Result { try e.eval(["x": 1]) })
@propertyWrapper struct Clamped<V: Comparable> { private var v: V; let r: ClosedRange<V>; init(wrappedValue: V, _ r: ClosedRange<V>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }; var wrappedValue: V { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }; var projectedValue: ClosedRange<V> { r } }
struct Player { @Clamped(0...100) var hp = 150; @Clamped(0...1) var luck: Double = -3 }
var pl = Player(); pl.hp -= 30; print(pl.hp, pl.luck, pl.$hp); pl.hp = -5; print(pl.hp)
final class Account { private(set) var balance = 0 { willSet { print("will", newValue) } didSet { print("did", oldValue) } }; lazy var tag: String = { "acct\(balance)" }(); func deposit(_ n: Int) { balance += n }; deinit { print("closed") } }
do { let a = Account(); a.deposit(5); print(a.tag); a.deposit(1); print(a.tag) }
struct Matrix { let r: Int, c: Int; var g: [Double]; init(_ r: Int, _ c: Int) { self.r = r; self.c = c; g = Array(repeating: 0, count: r * c) }; subscript(i: Int, j: Int) -> Double { get { precondition(i < r && j < c); return g[i * c + j] } set { g[i * c + j] = newValue } }
 static func * (a: Matrix, b: Matrix) -> Matrix { var m = Matrix(a.r, b.c); for i in 0..<a.r { for j in 0..<b.c { for k in 0..<a.c { m[i, j] += a[i, k] * b[k, j] } } }; return m } }
var m = Matrix(2, 2); m[0, 0] = 1; m[0, 1] = 2; m[1, 0] = 3; m[1, 1] = 4; print((m * m).g)
let comp: (Int) -> (Int) -> Int = { a in { b in a * 10 + b } }; print(comp(3)(4), [1, 2, 3].map(comp(1)))
func memo<K: Hashable, V>(_ f: @escaping ((K) -> V, K) -> V) -> (K) -> V { var c: [K: V] = [:]; func g(_ k: K) -> V { if let v = c[k] { return v }; let v = f(g, k); c[k] = v; return v }; return g }
print(memo { (f: (Int) -> Int, n: Int) in n < 2 ? n : f(n - 1) + f(n - 2) }(50))
outer: for i in 0..<5 { for j in 0..<5 { if i * j == 6 { print(i, j); break outer }; if j > i { continue outer } } }
let x = 7; switch x { case ..<0: print("neg"); case 0: print("zero"); case let n where n.isMultiple(of: 2): print("even"); case 1...9: print("digit"); fallthrough; default: print("d") }
let tup = (name: "a", 3); switch tup { case ("b", _): print(1); case (let n, 1...5): print(n); default: print(2) }
var dict: [String: [Int]] = [:]; for (i, w) in "the cat the dog".split(separator: " ").enumerated() { dict[String(w), default: []].append(i) }; print(dict.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ";"))
let text = "Hello"; print(text.map { $0.isUppercase ? "U" : "l" }.joined(), String(text.reversed()), text.unicodeScalars.map { $0.value }.max()!, text.utf8.count)
extension Int { var isPrime: Bool { self > 1 && !(2..<self).contains { self % $0 == 0 } }; func times(_ f: () -> Void) { for _ in 0..<self { f() } } }; 2.times { print("x", terminator: "") }; print((1...20).filter(\.isPrime))
infix operator ** : MultiplicationPrecedence
func ** (a: Double, b: Int) -> Double { (0..<b).reduce(1.0) { r, _ in r * a } }; 
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }; print(2 ** 3 * 2, √16)
