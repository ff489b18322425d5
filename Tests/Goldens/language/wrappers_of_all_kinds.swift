// wrappers more: generic, projected binding, nested, class wrapper, observers, static, in class hierarchy, init combos
@propertyWrapper struct Default<T> {
  var v: T?; let d: T;
  var wrappedValue: T {
    get { v ?? d }
    set { v = newValue }
  }; init(_ d: T) { self.d = d }; init(wrappedValue: T, _ d: T) { self.d = d; v = wrappedValue };
  var projectedValue: Bool { v != nil }; mutating func reset() { v = nil }
}
struct Cfg {
  @Default(80) var port: Int; @Default("x") var host = "h"; mutating func clear() { _port.reset(); _host.reset() }
}
var c = Cfg(); print(c.port, c.$port, c.host, c.$host); c.port = 8080; print(c.port, c.$port); c.clear();
print(c.port, c.host, c.$host); print(Cfg(port: Default(5)).port, Cfg(host: "q").host)
@propertyWrapper final class Shared<T> {
  var wrappedValue: T { didSet { subs.forEach { $0(wrappedValue) } } }; var subs: [(T) -> Void] = [];
  init(wrappedValue: T) { self.wrappedValue = wrappedValue };
  var projectedValue: Ref<T> { Ref(get: { self.wrappedValue }, set: { self.wrappedValue = $0 }) }
}
@propertyWrapper struct Ref<T> {
  let get: () -> T, set: (T) -> Void;
  var wrappedValue: T {
    get { get() }
    nonmutating set { set(newValue) }
  }; var projectedValue: Ref { self };
  subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> Ref<U> {
    Ref<U>(
      get: { get()[keyPath: k] },
      set: {
        var v = get(); v[keyPath: k] = $0; set(v)
      })
  }
}
class Model { @Shared var n = 1; @Shared var pt = (x: 1, y: 2) }
struct View { @Ref var n: Int; func tap() { n += 10 }; let log = { print("tap", $0) } as (Int) -> Void }
let m = Model(); let v = View(n: m.$n); v.tap(); v.log(m.n); m.pt.x = 9; print(m.pt)
@propertyWrapper struct Logged<T> {
  private(set) var log: [String] = []; private var v: T; init(wrappedValue: T) { v = wrappedValue };
  var wrappedValue: T {
    get { v }
    set { log.append("\(v)->\(newValue)"); v = newValue }
  }; var projectedValue: [String] { log }
}
class Base { @Logged var a = 1; @Logged static var s = "s"; func touch() { a += 1 } };
class Sub: Base { @Logged var b: [Int] = []; override func touch() { super.touch(); b.append(a); b[0] = 5 } }
let s = Sub(); s.touch(); s.touch(); Base.s += "!"; print(s.$a, s.$b, s.b, Base.$s, Base.s)
@propertyWrapper struct Trim {
  private var v = "";
  var wrappedValue: String {
    get { v }
    set { v = newValue.filter { $0 != " " } }
  }; init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
struct Form {
  @Trim var name: String; @Trim var mail = " a b "; var age = 3 { didSet { name += "\(age)" } };
  init(name: String) { self.name = name };
  init(n2: String, flag: Bool) { if flag { self.name = n2 } else { self.name = "no ne" }; self.mail = n2 }
}
var f = Form(name: " k m "); f.age = 4;
print(f.name, f.mail, Form(n2: "q r", flag: false).name, Form(n2: "q r", flag: true).mail)
@propertyWrapper struct UserDef<T> {
  let key: String; let def: T;
  static var store: [String: Any] {
    get { db }
    set { db = newValue }
  };
  var wrappedValue: T {
    get { db[key] as? T ?? def }
    nonmutating set { db[key] = newValue }
  }
}
nonisolated(unsafe) var db: [String: Any] = [:];
enum Settings { @UserDef(key: "v", def: 3) static var vol: Int; @UserDef(key: "n", def: nil) static var name: String? }
print(Settings.vol, Settings.name as Any); Settings.vol += 4; Settings.name = "z";
print(Settings.vol, Settings.name ?? "-", db.keys.sorted())
@propertyWrapper struct Lazy<T> {
  private var s: () -> T; private var c: T?; init(wrappedValue: @autoclosure @escaping () -> T) { s = wrappedValue };
  var wrappedValue: T {
    mutating get { if let c { return c }; let v = s(); c = v; return v }
    set { c = newValue }
  }
}
struct L {
  @Lazy var x: Int = {
    print("compute"); return 7
  }()
    ;
  var y = 1
}; var l = L(); print("made"); print(l.x, l.x); l.x = 3; print(l.x)
@propertyWrapper struct Clamp<V: Comparable> {
  var v: V; let r: ClosedRange<V>;
  init(wrappedValue: V, _ r: ClosedRange<V>) { self.r = r; v = min(max(r.lowerBound, wrappedValue), r.upperBound) };
  var wrappedValue: V {
    get { v }
    set { v = min(max(r.lowerBound, newValue), r.upperBound) }
  }
}
struct G<T: Comparable> { @Clamp var t: T; init(_ t: T, _ r: ClosedRange<T>) { _t = Clamp(wrappedValue: t, r) } };
var g = G(5, 0...3); print(g.t); g.t = -4; print(g.t); var gs = [G("m", "a"..."f")]; gs[0].t = "c"; print(gs[0].t)
func local() -> [Int] {
  @Clamp(0...5) var q = 9; var out = [q]; q = -1; out.append(q); func bump() { q += 3 }; bump(); out.append(q);
  [1, 2, 3].forEach { q += $0 }; out.append(q); return out
}; print(local())
struct Eq: Equatable {
  @Clamp(0...9) var a = 1; @Trim var b = ""; static func == (l: Eq, r: Eq) -> Bool { l.a == r.a && l.b == r.b }
}; print(Eq(a: 20) == Eq(a: 9), Eq(b: " x") == Eq(b: "x"))
extension Clamp: Equatable {}; extension Trim: Equatable, Hashable {};
struct Auto: Equatable { @Clamp(0...9) var a = 1; @Trim var b = "z" };
print(Auto() == Auto(a: 1, b: "z "), Auto(a: 2) == Auto())
