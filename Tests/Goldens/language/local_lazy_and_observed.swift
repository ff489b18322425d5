protocol Printer { func printPage(_ t: String) -> String }
class Base: Printer { func printPage(_ t: String) -> String { "B" + t }
 func me() -> Self { self } }
class D: Base { override func printPage(_ t: String) -> String { "D" + super.printPage(t) } }
struct Deco<P: Printer>: Printer { let p: P; func printPage(_ t: String) -> String { "[" + p.printPage(t) + "]" } }
extension Printer { func deco() -> Deco<Self> { Deco(p: self) }
 func shout() -> some Printer { Deco(p: self) } }
print(Base().deco().printPage("x"), D().me().deco().printPage("y"), Base().shout().shout().printPage("u"))
let ps: [any Printer] = [Base(), D()]
for p in ps { print(p.printPage("z")) }
func g(_ k: Int) {
  lazy var x: Int = { print("init"); return 5 * k }()
  lazy var arr = [1, 2, k].map { $0 + x }
  var log: [String] = []
  var y = 1 { willSet { print("will", newValue, y) } didSet { print("did", oldValue, y); if y > 4 { y = 4 }; log.append("\(y)") } }
  y = 2; y += 3
  let f = { y += 1; print(y) }
  f(); f()
  print("before"); print(x, x, y, log); x = 9; print(arr, x); arr.append(3); print(arr)
  var pts = [1, 2] { didSet { print("pts", oldValue.count, pts.count) } }
  pts.append(3); pts[0] = 7; pts.sort(by: >)
  var t: (a: Int, b: Int) = (1, 2) { didSet(o) { print(o, t) } }
  t.a = 5
  func inner() { t.b += 1; y = 0 }
  inner(); print(t, y)
  var obs = "q" { willSet(n) { print(n + obs) } }
  obs += "z"; swap(&obs, &log[0]); print(obs)
}
g(3)
if true { lazy var z = { print("z"); return 5 }(); print("b"); print(z) }
for i in 0..<2 { lazy var s = "n\(i)"; var c = 0 { didSet { if c != oldValue { print("c", c) } } }; c = i; if i == 1 { print(s) } }
