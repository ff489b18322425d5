// lazy, static, overriding, observers
class Base {
  var x: Int { didSet { print("base didSet", oldValue, x) } };
  lazy var l: [Int] = {
    print("lazy"); return [x]
  }()
    ;
  class var tag: String { "base" }; static let shared = Base(0);
  var c: Int {
    get { x * 2 }
    set { x = newValue / 2 }
  }
  init(_ x: Int) { self.x = x; print("init base") }; func f() -> String { "base.f" };
  func call() -> String { f() + Self.tag }; subscript(i: Int) -> Int { i + x }
  class func make(_ n: Int) -> Base { Base(n) }; deinit { print("deinit base", x) }
}
class Derived: Base {
  override var x: Int {
    willSet { print("derived willSet", newValue) }
    didSet { print("derived didSet", x) }
  }; var extra = [1] { didSet { extra.append(0) } }
  override class var tag: String { "derived(" + super.tag + ")" };
  override func f() -> String { "derived." + super.f() }; override subscript(i: Int) -> Int { super[i] * 10 }
  override var c: Int {
    get { super.c + 1 }
    set { super.c = newValue * 2 }
  }
  override class func make(_ n: Int) -> Base { Derived(n) }
  convenience init() { self.init(7); extra.append(5) }; deinit { print("deinit derived") }
}
final class Leaf: Derived {
  override func f() -> String { "leaf." + super.f() }; override init(_ x: Int) { super.init(x + 1) }
}
do {
  let b: Base = Derived(); b.x = 8; b.x += 1; print(b.c); b.c = 20; print(b.x, b[2], b.call(), b.l, b.l);
  (b as! Derived).extra = [9]; print((b as? Derived)?.extra ?? [])
}
do {
  let l = Leaf(1); print(l.x, l.call(), l[1], type(of: l).tag, Leaf.make(3).x); let l2 = Leaf(); print(l2.extra, l2.x)
}
print(Base.shared.x, Base.shared === Base.shared)
struct S {
  static var count = 0 { didSet { print("static", oldValue, count) } };
  static let list: [Int] = {
    print("once"); return [1, 2]
  }()
    ;
  var v = 0 {
    willSet { S.count += 1 }
    didSet { if v > 5 { v = 5 } }
  }; lazy var sq: Int = { v * v }(); static subscript(k: String) -> Int { k.count }
  init() { v = 3 }; mutating func m() { v = 9 }
}
var s = S(); s.v = 4; s.m(); print(s.v, s.sq, S.list, S.list.count, S["abc"]); s.v = 1; print(s.sq); s.sq = 8;
print(s.sq)
class Obs {
  var a = 1 { didSet { b = a * 2 } }; var b = 0 { didSet { print("b", b) } };
  var arr = [1] { didSet { print("arr", arr) } }; var d = ["k": 1] { willSet { print("d", newValue.count) } };
  var st = S() { didSet { print("st") } }
}
let o = Obs(); o.a = 5; o.arr.append(2); o.arr[0] = 9; o.d["z"] = 2; o.d["k"]! += 1; o.st.v = 2; o.arr += [3]
class Abs { func area() -> Double { fatalError() }; var desc: String { "\(type(of: self)): \(area())" } }
class Sq: Abs { let s: Double; init(s: Double) { self.s = s }; override func area() -> Double { s * s } }
class Ci: Abs { let r: Double; init(r: Double) { self.r = r }; override func area() -> Double { 3 * r * r } }
print(([Sq(s: 2), Ci(r: 1)] as [Abs]).map(\.desc))
protocol Sh { var id: Int { get }; func hi() -> String };
extension Sh { func hi() -> String { "sh\(id)" }; func ext() -> String { "ext " + hi() } }
class K: Sh { var id: Int { 1 };  }; class K2: K { override var id: Int { 2 }; func hi() -> String { "k2" } }
let sh: Sh = K2(); print(sh.hi(), sh.ext(), sh.id, K2().hi())
