var log: [String] = []
func note<T>(_ s: String, _ v: T) -> T { log.append(s); return v }
func flush(_ t: String) { print(t, log.joined(separator: " ")); log = [] }
struct Tracker { var v = 0 { willSet { log.append("will\(newValue)") } didSet { log.append("did\(oldValue)") } }
    var computed: Int { get { log.append("get"); return v } set { log.append("set"); v = newValue } }
    subscript(i: Int) -> Int { get { log.append("sub.get\(i)"); return v + i } set { log.append("sub.set\(i)"); v = newValue - i } }
    static func make() -> Tracker { log.append("make"); return Tracker() } }
_ = note("a", 1) + note("b", 2) * note("c", 3); flush("arith:")
_ = note("x", false) && note("y", true); _ = note("p", true) || note("q", true); _ = note("n", nil as Int?) ?? note("d", 5); flush("short:")
var t = Tracker(); t.computed += 1; flush("computed:"); t[note("i", 2)] += note("r", 10); flush("subscript:"); t.v += 1; flush("stored:")
func take(_ x: inout Int, _ y: Int) { log.append("in\(x),\(y)"); x += y }
take(&t.computed, note("arg", 3)); flush("inout:"); take(&t[1], t.v); flush("inout sub:")
let arr = [note("e0", 0), note("e1", 1)]; let tup = (note("t0", 0), note("t1", 1)); let dict = [note("k", "k"): note("v", 1)]; flush("literals:"); _ = (arr, tup, dict)
func named(a: Int, b: Int = note("defB", 0), c: Int = note("defC", 0)) {}
named(a: note("A", 1), c: note("C", 2)); named(a: note("A", 1), b: note("B", 1)); flush("defaults:")
var grid = [[1, 2], [3, 4]]; func idx(_ n: Int) -> Int { log.append("idx\(n)"); return n }
grid[idx(0)][idx(1)] = note("rhs", 9); flush("nested:"); grid[idx(1)][idx(0)] *= note("m", 5); flush("compound:"); print(grid)
var o: Tracker? = Tracker(); o?.computed = note("val", 4); o?.v += 1; flush("chain:"); o = nil; o?.computed = note("skipped", 4); o?[note("nope", 1)] = 3; flush("nil chain:")
func thrower(_ s: String) throws -> Int { log.append("throw " + s); struct E: Error {}; throw E() }
do { _ = try note("l", 1) + thrower("m") + note("never", 2) } catch { log.append("caught") }; flush("throws:")
switch note("subject", 3) { case note("one", 1): log.append("!"); case note("three", 3) where note("guard", false): log.append("!!"); case 2...note("upper", 5): log.append("range"); default: log.append("default") }; flush("switch:")
for i in note("lo", 0)..<note("hi", 2) where note("w\(i)", i > 0) { log.append("body\(i)") }; flush("for:")
var n = 0; while note("cond", n) < 1 { n += 1; defer { log.append("defer") }; log.append("loop") }; flush("while:")
let f: (Int) -> (Int) -> Int = { a in log.append("outer\(a)"); return { b in log.append("inner\(b)"); return a + b } }; print(f(note("f1", 1))(note("f2", 2))); flush("curried:")
(t.v, n) = (note("L", 1), note("R", 2)); flush("tuple assign:"); swap(&grid[0][0], &n); print(grid, n)
let s = "\(note("s1", 1))-\(note("s2", 2))"; flush("interp: " + s); _ = Tracker.make()[note("si", 1)]; flush("static:")
let lazyMap = (0..<3).lazy.map { note("map\($0)", $0) }.filter { note("filter\($0)", $0 > 0) }; flush("lazy none:"); _ = lazyMap.first; flush("lazy first:"); _ = [1, 2].map { note("eager\($0)", $0) }.first; flush("eager:")
struct Pair { var a = note("Pa", 1), b = note("Pb", 2); init(b: Int) { log.append("init"); self.b = b } }; _ = Pair(b: note("arg", 1)); flush("init order:")
class Base { let x = note("Base.x", 1); init() { log.append("Base.init") } }; class Sub: Base { let y = note("Sub.y", 2); override init() { log.append("Sub.before"); super.init(); log.append("Sub.after") } }; _ = Sub(); flush("class init:")
enum Lazy { static let a = note("Lazy.a", 1), b = note("Lazy.b", 2) }; log.append("before"); _ = Lazy.b; _ = Lazy.b; _ = Lazy.a; flush("statics:")
func variadic(_ xs: Int...) -> Int { xs.count }; print(variadic(note("v1", 1), note("v2", 2))); flush("variadic:"); let c = note("cond", true) ? note("yes", 1) : note("no", 2); flush("ternary \(c):")
