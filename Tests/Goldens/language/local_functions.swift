func outer<T: Comparable>(_ xs: [T]) -> [T] {
  var calls = 0
  func sort<U: Comparable>(_ a: [U], by key: (U) -> U) -> [U] {
    calls += 1;
    return a.count < 2
      ? a
      : {
        let p = a[0];
        return sort(a.dropFirst().filter { key($0) < key(p) }, by: key) + [p]
          + sort(a.dropFirst().filter { key($0) >= key(p) }, by: key)
      }()
  }
  func twice<A, B>(_ a: A, _ f: (A) -> B) -> (B, B) { (f(a), f(a)) }
  let r = sort(xs) { $0 }
  print(twice(3) { "\($0)" }, twice(xs.count, { $0 * 2 }), calls)
  let fs: [([T]) -> Int] = [{ $0.count }, { _ in calls }]
  print(fs.map { $0(xs) })
  return r
}
print(outer([3, 1, 2]), outer(["b", "a"]))
func mutual(_ n: Int) -> [String] {
  var out: [String] = []
  func a(_ k: Int) { guard k > 0 else { return }; out.append("a\(k)"); b(k - 1) }
  func b(_ k: Int) { guard k > 0 else { return }; out.append("b\(k)"); [k - 1].forEach { c($0) } }
  func c(_ k: Int) { guard k > 0 else { return }; out.append("c\(k)"); let f = a; f(k - 1) }
  a(n)
  return out
}
print(mutual(7))
class Lz {
  var n = 2; lazy var sq: () -> Int = { [unowned self] in n * n }; lazy var list: [Int] = (0..<n).map { $0 * self.n };
  private(set) lazy var text: String = {
    var s = ""; for i in 0..<n { s += "\(i)" }; return s
  }()
    ;
  lazy var other = Self.make(n); static func make(_ k: Int) -> [Int] { Array(repeating: k, count: k) }
}
let lz = Lz(); lz.n = 3; print(lz.sq(), lz.list, lz.text, lz.other); lz.n = 5; print(lz.sq(), lz.list);
lz.list.append(9); lz.list[0] = -1; print(lz.list)
struct Ls {
  let base: Int;
  lazy var c: Int = {
    print("calc"); return base * 10
  }()
    ;
  lazy var arr = [base]; mutating func use() -> Int { c + c }
}
var ls = Ls(base: 4); print(ls.use(), ls.c); ls.arr.append(1); print(ls.arr); var ls2 = ls; ls2.c = 1;
print(ls.c, ls2.c); var opt: Ls? = Ls(base: 1); print(opt?.c as Any, opt!.arr)
func gen<T>(_ t: T) -> () -> T { func get() -> T { t }; return get }; print(gen(5)(), gen("x")())
func acc() -> (Int) -> Int { var total = 0; func add(_ n: Int) -> Int { total += n; return total }; return add };
let ac = acc(); _ = ac(5); print(ac(6)); let ac2 = acc(); print(ac2(1))
func optLocal(_ x: Int?) -> Int {
  func unwrap() throws -> Int { guard let x else { throw E.none }; return x }; return (try? unwrap()) ?? -1
}; enum E: Error { case none }; print(optLocal(3), optLocal(nil))
func inoutLocal() -> [Int] {
  var a = [1, 2, 3]; func bump(_ v: inout Int, _ by: Int) { v += by;  }; for i in a.indices { bump(&a[i], i) };
  func push(_ n: Int) { a.append(n) }; (4...5).forEach(push); return a
}; print(inoutLocal())
func defaultLocal() { let k = 10; func f(_ a: Int = 1, b: Int = 2) -> Int { a + b + k }; print(f(), f(5), f(b: 9)) };
defaultLocal()
func shadow(_ x: Int) -> Int { let x = x + 1; do { let x = x * 2; if x > 5 { let x = 100; return x } }; return x };
print(shadow(1), shadow(5))
func rethrowing(_ f: () throws -> Int) rethrows -> Int { func inner() throws -> Int { 0 }; return try f() };
print(rethrowing { 4 }, (try? rethrowing { throw E.none }) as Any)
func early(_ n: Int) -> String {
  if n == 0 { return "zero" } else if n < 0 { return "neg" };
  switch n {
  case 1: return "one";
  case 2...5: break;
  default: return "many"
  }; return "few"
}; print([0, -1, 1, 3, 9].map(early))
let value = { (n: Int) -> String in
  if n > 1 { return "big" }; return "small"
}(2); let cond = if value == "big" { 1 } else { 2 };
let sw =
  switch cond {
  case 1: "uno";
  default: "other"
  };
print(value, cond, sw)
func expr(_ n: Int) -> Int {
  let r =
    switch n {
    case 0: 10;
    case let k where k > 5: if k > 8 { 1 } else { 2 };
    default: Int("7")!
    };
  return r
}; print([0, 6, 9, 3].map(expr))
func vals(_ d: [String: Int]) throws -> Int { let v = if let x = d["a"] { x } else { throw E.none }; return v };
print((try? vals(["a": 2])) as Any, (try? vals([:])) as Any)
