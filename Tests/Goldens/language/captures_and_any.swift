class A {
  var v = 1; func f(_ g: () -> Void) { g() }
  var cb: (() -> Int)?;
  func setup() {
    let k = 3;
    cb = { [weak self, k] in
      guard let me = self else { return 0 }; return me.v + k
    }
  }
  func nested() -> [Int] {
    var out: [Int] = []; func add(_ n: Int) { out.append(n + v); if n > 0 { add(n - 1) } }; add(2);
    f {
      add(0); f { out.append(-v) }
    }; return out
  }
}
let a = A(); a.setup(); print(a.cb!(), a.nested()); a.v = 10; print(a.cb!(), a.nested())
struct S {
  var n = 0;
  mutating func run(_ k: Int) { for _ in 0..<k { step() }; func inner(_ m: inout S) { m.n += 100 }; inner(&self) };
  private mutating func step() { n += 1 }
  mutating func viaClosure() { let add = { (s: inout S) in s.n += 1000 }; add(&self); [1, 2].forEach { n += $0 } }
}
var s = S(); s.run(3); s.viaClosure(); print(s.n)
func inoutCapture(_ x: inout Int) {
  func bump() { x += 1 }; bump(); [1, 2].forEach { x += $0 }; defer { x *= 2 }; bump()
}; var q = 1; inoutCapture(&q); print(q)
func throwsIn(_ x: inout [Int]) throws {
  defer { x.append(-1) }; for i in 0..<5 { if i == 3 { struct E: Error {}; throw E() }; x.append(i) }
}; var arr = [9]; try? throwsIn(&arr); print(arr)
var grid = [[0, 0], [0, 0]];
func mark(_ r: Int, _ c: Int, in g: inout [[Int]], depth: Int = 0) {
  guard g.indices.contains(r), g[r].indices.contains(c), g[r][c] == 0 else { return }; g[r][c] = depth + 1;
  for (dr, dc) in [(0, 1), (1, 0)] { mark(r + dr, c + dc, in: &g, depth: depth + 1) }
}; mark(0, 0, in: &grid); print(grid)
let dict: [String: Any] = ["a": 1, "b": [1, 2], "c": ["d": "x"], "n": Optional<Int>.none as Any];
for k in dict.keys.sorted() {
  switch dict[k]! {
  case let i as Int: print(k, "int", i);
  case let a as [Int]: print(k, "arr", a);
  case let d as [String: String]: print(k, "dict", d);
  default: print(k, "other")
  }
}
print(
  (dict["b"] as? [Int])?.first ?? 0, dict["a"] as? String ?? "no", (dict["c"] as? [String: Any])?["d"] as? String ?? "")
let anys: [Any] = [1, 2.5, "s", (1, "t"), [1], { 3 }, Optional(4) as Any, S()];
print(
  anys.map { "\(type(of: $0))" }, anys.compactMap { $0 as? Int }, (anys[5] as? () -> Int)?() ?? -1,
  (anys[3] as? (Int, String))?.1 ?? "")
protocol Pr: AnyObject { var d: De? { get set } }; protocol De: AnyObject { func did(_ p: any Pr) };
final class P1: Pr { weak var d: De?; func go() { d?.did(self) } };
final class D1: De { var n = 0; func did(_ p: any Pr) { n += 1; print("did", p === pp) } }; let pp = P1();
do { let dd = D1(); pp.d = dd; pp.go(); print(dd.n) }; pp.go(); print(pp.d == nil)
