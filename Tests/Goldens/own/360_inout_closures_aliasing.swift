func apply<T>(_ x: inout T, _ fs: ((inout T) -> Void)...) { for f in fs { f(&x) } }
var n = 1; apply(&n, { $0 += 1 }, { $0 *= 10 }); print(n)
func each<T>(_ a: inout [T], _ f: (inout T) -> Void) { for i in a.indices { f(&a[i]) } }
var words = ["a", "b"]; each(&words) { $0 += "!" }; each(&words) { w in w = w.uppercased() + "\(w.count)" }; print(words)
extension Array { mutating func mutateEach(_ f: (inout Element) throws -> Void) rethrows { for i in indices { try f(&self[i]) } }
    mutating func update(where p: (Element) -> Bool, _ f: (inout Element) -> Void) -> Int { var c = 0; for i in indices where p(self[i]) { f(&self[i]); c += 1 }; return c } }
struct P { var x = 0, tags: [String] = []; mutating func tag(_ s: String) -> Int { tags.append(s); x += 1; return tags.count } }
var ps = [P(), P(x: 5)]; ps.mutateEach { $0.x += 1; _ = $0.tag("t") }; print(ps, ps.update(where: { $0.x > 5 }) { $0.x = -1 }, ps.map(\.x))
func counter() -> (inout Int) -> Int { var calls = 0; return { n in calls += 1; n += calls; return calls } }
let c = counter(); var k = 0; print(c(&k), c(&k), c(&k), k)
func outer(_ a: inout Int) -> Int { func inner() { a += 1 }; inner(); inner(); let snapshot = a; [1, 2].forEach { a += $0 }; return snapshot }
var o = 10; print(outer(&o), o)
func swapIf<T: Comparable>(_ a: inout T, _ b: inout T) { if a > b { (a, b) = (b, a) } }
var (x, y) = (9, 3); swapIf(&x, &y); print(x, y); var pair = (b: "z", a: "y"); func local() { var p = pair; swapIf(&p.b, &p.a); pair = p }; local(); print(pair)
var m = [[3, 1], [2]]; m[0].sort(); apply(&m[1]) { $0.append(7) }; apply(&m[0][0]) { $0 = 100 }; print(m); var d = ["a": [1]]; apply(&d["a"]!) { $0 += [2] }; apply(&d["b", default: []]) { $0.append(9) }; apply(&d["c"]) { $0 = [0] }; print(d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
let total = (1...4).reduce(into: (sum: 0, odds: [Int]())) { acc, n in acc.sum += n; if n % 2 == 1 { acc.odds.append(n) } }; print(total)
let nested = (1...3).reduce(into: [Int: [Int]]()) { acc, n in (1...n).forEach { acc[n, default: []].append($0) } }; print(nested.sorted { $0.key < $1.key }.map(\.value))
func withBuffer<R>(_ n: Int, _ body: (inout [Int]) throws -> R) rethrows -> R { var b = [Int](repeating: 0, count: n); return try body(&b) }
print(withBuffer(3) { b in for i in b.indices { b[i] = i * i }; return b.reduce(0, +) }, withBuffer(2) { b -> [Int] in { (z: inout [Int]) in z[0] = 5 }(&b); return b })
class Box<T> { var v: T; init(_ v: T) { self.v = v }; func with<R>(_ f: (inout T) -> R) -> R { f(&v) } }
let box = Box([1]); print(box.with { $0.append(2); return $0.count }, box.v); apply(&box.v) { $0.insert(0, at: 0) }; print(box.v); let bb = Box(P()); bb.v.x = 3; print(bb.with { p in p.tag("q") + p.x }, bb.v.tags)
struct Acc { private(set) var log: [String] = []; var level: Int { get { log.count } set { log.append("set \(newValue)") } }; mutating func nest(_ f: (inout Acc) -> Void) { log.append("("); f(&self); log.append(")") } }
var acc = Acc(); acc.level += 5; acc.nest { a in a.level = 1; a.nest { $0.level -= 1 } }; print(acc.log); func twice(_ f: () -> Void) { f(); f() }; func cap(_ s: inout String) { twice { s += "x"; twice { s += "y" } } }; var s = ""; cap(&s); print(s)
extension Int { mutating func clamp(_ r: ClosedRange<Int>) { self = Swift.min(Swift.max(self, r.lowerBound), r.upperBound) }; mutating func next() -> Int { defer { self += 1 }; return self } }; var i = 15; i.clamp(0...9); print(i.next(), i.next(), i); var opt: Int? = 4; opt?.clamp(0...2); opt! += 1; print(opt!, [opt.next2(), opt.next2()]); extension Optional where Wrapped == Int { mutating func next2() -> Int { defer { self = (self ?? 0) + 1 }; return self ?? -1 } }
func rec(_ n: Int, _ out: inout [Int]) { guard n > 0 else { return }; out.append(n); rec(n - 1, &out); out.append(-n) }; var out: [Int] = []; rec(3, &out); print(out); func perms(_ a: inout [Int], _ k: Int, _ visit: ([Int]) -> Void) { if k == a.count { visit(a); return }; for i in k..<a.count { a.swapAt(k, i); perms(&a, k + 1, visit); a.swapAt(k, i) } }; var base = [1, 2, 3], seen = 0; perms(&base, 0) { p in seen += p[0] * 100 + p[1] * 10 + p[2] }; print(seen, base)
