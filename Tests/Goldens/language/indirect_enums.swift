// indirect enums, protocol extensions mutating, nested types in functions
indirect enum Expr {
  case num(Double), add(Expr, Expr), mul(Expr, Expr), neg(Expr), v(String)
  func eval(_ env: [String: Double]) throws -> Double {
    switch self {
    case .num(let d): return d;
    case .add(let a, let b): return try a.eval(env) + b.eval(env);
    case .mul(let a, let b): return try a.eval(env) * b.eval(env);
    case .neg(let e): return -(try e.eval(env));
    case .v(let n): guard let x = env[n] else { throw M.missing(n) }; return x
    }
  }
  enum M: Error { case missing(String) }
  var simplified: Expr {
    switch self {
    case .add(.num(0), let e), .add(let e, .num(0)), .mul(.num(1), let e), .mul(let e, .num(1)): return e.simplified;
    case .add(let a, let b): return .add(a.simplified, b.simplified);
    case .neg(.neg(let e)): return e;
    default: return self
    }
  }
}
let e = Expr.add(.mul(.num(2), .v("x")), .neg(.num(3)))
print(try e.eval(["x": 5])); do { _ = try e.eval([:]) } catch { print(error) }
print(Expr.add(.num(0), .mul(.num(1), .v("q"))).simplified)
enum L<T> {
  indirect case cons(T, L<T>); case empty
  mutating func push(_ t: T) { self = .cons(t, self) }
  var arr: [T] { var r: [T] = [], c = self; while case .cons(let h, let t) = c { r.append(h); c = t }; return r }
  func map<U>(_ f: (T) -> U) -> L<U> {
    switch self {
    case .empty: return .empty;
    case .cons(let h, let t): return .cons(f(h), t.map(f))
    }
  }
}
var l = L<Int>.empty; l.push(1); l.push(2); l.push(3); print(l.arr, l.map { "\($0)!" }.arr)
indirect enum Tree<K: Comparable> {
  case leaf, node(Tree, K, Tree)
  mutating func insert(_ k: K) {
    switch self {
    case .leaf: self = .node(.leaf, k, .leaf);
    case .node(var a, let x, var b): if k < x { a.insert(k) } else if k > x { b.insert(k) }; self = .node(a, x, b)
    }
  }
  var sorted: [K] {
    switch self {
    case .leaf: [];
    case .node(let a, let k, let b): a.sorted + [k] + b.sorted
    }
  }
  var depth: Int { if case .node(let a, _, let b) = self { 1 + max(a.depth, b.depth) } else { 0 } }
}
var t = Tree<Int>.leaf; [5, 2, 8, 1, 9, 3].forEach { t.insert($0) }; print(t.sorted, t.depth)
protocol Counter { var n: Int { get set }; mutating func step(); init() }
extension Counter {
  mutating func step() { n += 1 }; mutating func times(_ k: Int) -> Self { for _ in 0..<k { step() }; return self };
  mutating func reset() { self = Self() }; static func made(_ k: Int) -> Self { var c = Self(); c.n = k; return c }
}
struct A: Counter { var n = 0 }; struct B: Counter { var n = 0; mutating func step() { n += 10 } }
final class C: Counter { var n = 0; init() {}; func step() { n += 100 } }
var a = A(), b = B(), c = C(); print(a.times(3).n, b.times(2).n, c.times(2).n, A.made(4).n); a.reset(); print(a.n)
var cs: [any Counter] = [a, b, c]; for i in cs.indices { cs[i].step(); cs[i].n += 1 }; print(cs.map { $0.n }, c.n)
func gen<T: Counter>(_ x: inout T) { x.step(); x.n *= 2 }; gen(&a); gen(&b); print(a.n, b.n)
func outer() -> Int {
  struct P { var x: Int; func dbl() -> Int { x * 2 } }; enum K: Int, CaseIterable { case a = 1, b, c };
  class Q { var p = P(x: 4); func go() -> Int { p.x += 1; return p.dbl() } }; let q = Q();
  return q.go() + K.allCases.map(\.rawValue).reduce(0, +)
}
print(outer(), outer())
enum Op: String, CaseIterable {
  case add = "+", sub = "-";
  var f: (Int, Int) -> Int {
    switch self {
    case .add: return (+);
    case .sub: return { $0 - $1 }
    }
  }
}
print(Op.allCases.map { $0.f(5, 3) }, Op(rawValue: "-")!, Op(rawValue: "x") as Any)
enum St {
  case idle, run(Int), done(Result<Int, Expr.M>)
  mutating func next() {
    switch self {
    case .idle: self = .run(0);
    case .run(let n) where n >= 2: self = .done(.success(n));
    case .run(let n): self = .run(n + 1);
    case .done: break
    }
  }
}
var s = St.idle; for _ in 0..<6 { s.next(); print(s, terminator: " ") }; print()
