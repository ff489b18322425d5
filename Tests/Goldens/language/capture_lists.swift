// capture lists and deinit
class Owner {
  let name: String; var pet: Pet?; var onChange: (() -> Void)?; var log: [String] = []
  init(_ n: String) { name = n }; deinit { print("owner", name, "gone") }
  func setup() {
    onChange = { [weak self] in
      guard let self else { print("no self"); return }; self.log.append("changed"); print(self.name, self.log.count)
    }
  }
  func setup2() { onChange = { [unowned self] in print("unowned", self.name) } }
  func strong() -> () -> String { { self.name } }
  func mk() -> () -> Int { var c = 0; return { [c] in c + 1 } }
}
class Pet {
  weak var owner: Owner?; unowned let boss: Owner; let n: String;
  init(_ n: String, _ o: Owner) { self.n = n; owner = o; boss = o }; deinit { print("pet", n, "gone") }
}
var o: Owner? = Owner("A"); o!.setup(); let f = o!.onChange!; f(); f(); o = nil; f()
do {
  let o2 = Owner("B"); o2.pet = Pet("p", o2); print(o2.pet!.owner!.name, o2.pet!.boss.name); o2.setup2(); o2.onChange!()
}
var g: (() -> String)? = { Owner("C").strong() }(); print(g!()); g = nil; print("after g")
var x = 10; let byVal = { [x] in x }; let byRef = { x }; x = 20; print(byVal(), byRef())
let c2 = { [y = x * 2, z = "s"] in "\(y)\(z)" }; x = 0; print(c2())
func counter() -> (inc: () -> Int, get: () -> Int) {
  var n = 0;
  return (
    {
      n += 1; return n
    }, { n }
  )
}
let (inc, get) = counter(); _ = inc(); _ = inc(); print(get())
var fs: [() -> Int] = [];
for i in 0..<3 {
  var k = i;
  fs.append {
    k += 10; return k
  }
}; print(fs.map { $0() }, fs.map { $0() })
weak var wk: Owner?; do { let t = Owner("D"); wk = t; print(wk?.name ?? "nil") }; print(wk?.name ?? "nil")
class Tree {
  var kids: [Tree] = []; weak var parent: Tree?; let id: Int; init(_ i: Int) { id = i };
  func add(_ t: Tree) { t.parent = self; kids.append(t) }; deinit { print("tree", id) }
}
do {
  let r = Tree(1); r.add(Tree(2)); r.kids[0].add(Tree(3)); print(r.kids[0].kids[0].parent!.id, r.kids[0].parent!.id)
}
struct Timer { var ticks = 0; mutating func run(_ b: (inout Timer) -> Void) { b(&self) } }
var tm = Timer(); tm.run { $0.ticks += 3 }; print(tm.ticks)
class Btn {
  var h: [(Int) -> Void] = []; func on(_ f: @escaping (Int) -> Void) { h.append(f) };
  func fire(_ n: Int) { h.forEach { $0(n) } }
}
let b = Btn(); var tot = 0; b.on { tot += $0 }; b.on { [weak b] n in print(b === nil, n) }; b.fire(4); b.fire(5);
print(tot)
func esc(_ f: @autoclosure @escaping () -> Int) -> () -> Int { f }
var v = 1; let e = esc(v + 1); v = 5; print(e())
let rec: (Int) -> Int = { n in
  func fact(_ k: Int) -> Int { k <= 1 ? 1 : k * fact(k - 1) }; return fact(n)
}
  ;
print(rec(5))
var fib: ((Int) -> Int)!; fib = { $0 < 2 ? $0 : fib($0 - 1) + fib($0 - 2) }; print(fib(10))
unowned(unsafe) let uu = b; print(uu === b)
