// failable, throwing, convenience, required inits; two-phase
struct Err: Error { let m: String }
class A {
  let n: Int; init?(_ s: String) { guard let v = Int(s) else { return nil }; n = v };
  init(t: Int) throws { if t < 0 { throw Err(m: "neg") }; n = t };
  convenience init?(d: Double) { if d < 0 { return nil }; self.init("\(Int(d))") }; deinit { print("~A") }
}
class B: A {
  var k = "k"; override init?(_ s: String) { k = s; super.init(s); k += "!" };
  convenience init?(both a: String, _ b: String) { self.init(a + b); k = a };
  init(safe: Int) throws { try super.init(t: safe) }
}
print(
  A("5")?.n as Any, A("x") as Any, (try? A(t: 3))?.n as Any, (try? A(t: -1)) as Any, A(d: 3.7)?.n as Any,
  A(d: -1) as Any)
print(
  B("6")?.k as Any, B("z")?.k as Any, B(both: "1", "2")?.n as Any, B(both: "q", "2")?.k as Any,
  (try? B(safe: -4)) == nil)
struct P {
  let x: Int, y: Int;
  init?(_ s: String) {
    let p = s.split(separator: ","); guard p.count == 2, let a = Int(p[0]), let b = Int(p[1]) else { return nil };
    (x, y) = (a, b)
  }; init(x: Int) { self.init(x: x, y: x) }; init(x: Int, y: Int) { self.x = x; self.y = y };
  init!(force: Int) { if force < 0 { return nil }; self = P(x: force) }
}
print(P("1,2")?.y as Any, P("1") as Any, P(x: 4).y, P(force: 3)!.x, P(force: -3) as Any)
enum D: String {
  case n, s;
  init?(c: Character) {
    switch c {
    case "N": self = .n;
    case "S": self = .s;
    default: return nil
    }
  }; init(flag: Bool) { self = flag ? .n : .s }
}
print(D(c: "N")!, D(c: "q") as Any, D(flag: false), D(rawValue: "n")!.rawValue)
class Node {
  var kids: [Node]; let name: String;
  required init(name: String, kids: [Node] = []) { self.name = name; self.kids = kids };
  func clone() -> Self { type(of: self).init(name: name, kids: kids.map { $0.clone() }) }
}
class Sub: Node {
  var z = 5; required init(name: String, kids: [Node] = []) { super.init(name: name + "*", kids: kids) }
}
print(Sub(name: "a", kids: [Node(name: "b")]).clone().name, type(of: Sub(name: "q").clone()))
class G<T> {
  var items: [T]; init(_ i: T...) { items = i }; init() { items = [] };
  func add(_ t: T) -> Self { items.append(t); return self }
}
class H: G<Int> { var sum: Int { items.reduce(0, +) }; override init() { super.init(); items = [100] } }
print(G(1, 2).add(3).items, H().add(5).sum, G<String>().items.count)
class Res {
  let id: Int; static var live = 0; init(_ i: Int) { id = i; Res.live += 1 };
  deinit { Res.live -= 1; print("free", id) }
}
func scope() {
  let a = Res(1); do { let b = Res(2); print(Res.live, a.id + b.id) }; print(Res.live); var c: Res? = Res(3); c = nil;
  c = Res(4); print(Res.live, c!.id)
}
scope(); print(Res.live)
var arr: [Res] = (5...7).map(Res.init); arr.removeFirst(); print(Res.live); arr = []; print(Res.live)
var dict = ["a": Res(8)]; dict["a"] = Res(9); dict["a"] = nil; print(Res.live)
struct Box { let r: Res }; var bx: Box? = Box(r: Res(10)); let by = bx; bx = nil; print(Res.live, by!.r.id)
func mk() throws -> Res { let r = Res(11); if r.id > 10 { throw Err(m: "t") }; return r }
do { _ = try mk() } catch { print(error) }
class Late {
  let a: Int; var b: String; let c: [Int];
  init(_ f: Bool) {
    if f { a = 1 } else { a = 2 }; b = "x";
    switch a {
    case 1: c = [1];
    default: c = []
    }; b += "y"; go()
  }; func go() { print(a, b, c) }
}
_ = Late(true); _ = Late(false)
