struct Angle {
  var deg: Double;
  var rad: Double {
    get { deg * .pi / 180 }
    set { deg = newValue * 180 / .pi }
  }
  init(deg: Double) { self.deg = deg }
  static func / (a: Angle, k: Double) -> Angle { Angle(deg: a.deg / k) }
}
var a = Angle(deg: 90); a.rad *= 2; print((a / 2).deg.rounded())
struct W {
  private var _s = 0;
  var s: Int {
    @storageRestrictions(initializes: _s) init { _s = newValue * 2 }
    get { _s }
    set { _s = newValue }
  }; init(s: Int) { self.s = s; self.s += 1 }
}
print(W(s: 4).s)
enum E {
  case a(x: Int, y: Int), b([Int]), c(() -> Int);
  mutating func inc() {
    switch self {
    case .a(let x, let y): self = .a(x: x + 1, y: y);
    case .b(var xs): xs.append(0); self = .b(xs);
    case .c: break
    }
  }; var x: Int? { if case .a(let x, _) = self { x } else { nil } }
}
var e = E.a(x: 1, y: 2); e.inc(); print(e.x!, e); var b = E.b([1]); b.inc(); if case .b(let xs) = b { print(xs) };
if case .c(let f) = E.c({ 7 }) { print(f()) }
let mk = E.a; print(mk(3, 4)); let all = [1, 2].map { E.b([$0]) }; print(all.count);
print(["k": E.a(x: 0, y: 0)]["k"]!.x!)
class Ctr { var n = 0; func inc() -> Ctr { n += 1; return self }; subscript(k: Int) -> Ctr { n += k; return self } };
let c = Ctr(); print(c.inc().inc()[5].inc().n)
var calls: [String] = []; func s(_ t: String, _ v: Int) -> Int { calls.append(t); return v }; var arr = [1, 2, 3];
arr[s("i", 1)] += s("v", 10); print(arr, calls); calls = []; arr[s("a", 0)] = s("b", 1) + s("c", 2); print(calls);
(arr[s("x", 0)], arr[s("y", 1)]) = (s("z", 8), s("w", 9)); print(arr, calls)
func order() -> (Int, Int) { var i = 0; func nx() -> Int { i += 1; return i }; return (nx(), nx()) }; print(order());
let t = (s("1", 1), s("2", 2)); print(t, calls.suffix(2)); print(s("p", 1) + s("q", 2) * s("r", 3), calls.suffix(3));
print([s("k", 1): s("v", 2)], calls.suffix(2)); print("\(s("m", 1)) \(s("n", 2))", calls.suffix(2))
var x = 5;
x = {
  let old = x; x = 100; return old + 1
}(); print(x); var d = ["a": 1]; d["a"] = d.count + (d["a"] ?? 0); print(d); var arr2 = [3, 4];
arr2[0] = arr2.removeLast() + arr2.count; print(arr2); var st = [1, 2]; st.append(st.removeFirst()); print(st);
func ch(_ a: inout [Int]) -> Int { a.append(9); return a.count }; var q = [0]; q[0] = ch(&q); print(q)
if let x = Optional(3), x > 2, let y = Optional(x * 2), case 6 = y { print(x, y) }; let z: Int;
if x > 3 { z = 1 } else { z = 2 }; print(z); let w: String;
switch x {
case 0: w = "z";
default: w = "n"
}; print(w); let (m, n): (Int, String); (m, n) = (1, "t"); print(m, n); var u: Int; u = 3; u += 1; print(u)
#if DEBUG
  print("debug")
#elseif os(Linux)
  print("linux")
#else
  print("other")
#endif
print(#line, #function, (#file as String).isEmpty);
func fn(_ l: Int = #line, f: String = #function) -> String { "\(f):\(l)" }; print(fn())
typealias Pt = (x: Int, y: Int); func mv(_ p: Pt, by d: Pt = (1, 1)) -> Pt { (p.x + d.x, p.y + d.y) };
print(mv((1, 2)), mv((0, 0), by: (y: 3, x: 4) as (y: Int, x: Int) == (3, 4) ? (5, 6) : (7, 8)))
print(
  type(of: 1), type(of: "a"), type(of: [1: "a"]), type(of: (1, a: 2.0)), type(of: Optional(1)), type(of: { 1 }),
  type(of: E.b([])), type(of: Int.self), Int.self, [Int].self, type(of: c), E.self)
print(MemoryLayout<Int>.size, ObjectIdentifier(c) == ObjectIdentifier(c), unsafeBitCast(1, to: UInt.self))
