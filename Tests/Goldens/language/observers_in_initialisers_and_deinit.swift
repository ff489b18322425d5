class A {
  var x = 0 { willSet { print("A.will", newValue) } didSet { print("A.did", oldValue, x) } }
  var y: Int { didSet { print("y", oldValue, y) } }
  init() { y = 1; y = 2; x = 5; self.x += 1; set() }
  init(z: Int) { y = z; bump(); let me = self; me.y = 9; { self.y = 10 }() }
  convenience init(c: Int) { self.init(); y = c; x = c }
  func set() { y = 3; x = 7 }
  func bump() { y += 1 }
  deinit { x = 100; y = 100; self.y += 1; set(); print("end", x, y) }
}
class B: A {
  override var x: Int { didSet { print("B.did", oldValue, x) } }
  var own = 1 { didSet { print("own", oldValue, own) } }
  override init() { own = 2; super.init(); own = 3; x = 11; y = 12; super.x = 13 }
  deinit { x = 50; own = 9; y = 51 }
}
class C: A {
  override var y: Int { get { super.y * 2 } set { print("C.set", newValue); super.y = newValue } }
  override init() { super.init(); y = 4; print(y) }
}
func run() {
  print("--A"); _ = A()
  print("--Az"); _ = A(z: 3)
  print("--Ac"); _ = A(c: 4)
  print("--B"); _ = B()
  print("--C"); _ = C()
}
run()
struct S {
  var v = 1 { didSet { print("v", oldValue, v) } }
  var w: [Int] { didSet { print("w", oldValue, w) } }
  init(_ n: Int) { w = [n]; v = n; w.append(2); v += 1; change(); defer { v = 77 } ; print(v, w) }
  mutating func change() { v = 30; w = [] }
  init() { self.init(3); v = 8; self.w = [8] }
  init(copy s: S) { self = s; v = 5 }
}
print("--S"); var s = S(1); s = S(); s = S(copy: s); s.v = 1
