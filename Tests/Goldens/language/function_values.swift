// function conversions, closures in containers, inout closures, throwing conversions
func ap(_ f: (inout Int) throws -> Void, _ x: inout Int) rethrows { try f(&x) }
var n = 1; ap({ $0 += 5 }, &n); print(n)
struct E: Error {}
do {
  try ap(
    {
      $0 *= 10; throw E()
    }, &n)
} catch { print("thrown", n) }
let g: (Int) -> Int = { $0 + 1 }; let h: (Int) -> Any = g; let k: (Int) throws -> Int? = g; print(h(3), try k(4) as Any)
let fs: [(Int) -> Any] = [g, { "\($0)" }]; print(fs.map { $0(2) })
func take(_ f: (Any) -> Void) { f(3); f("x") }; take { print($0, terminator: " ") }; print()
func opt(_ f: ((Int) -> Int)?) -> Int { f?(4) ?? -1 }; print(opt(nil), opt(g), opt { $0 * $0 })
class A { func m(_ x: Int) -> A { self } }; class B: A { override func m(_ x: Int) -> B { self } };
let bm: (Int) -> A = B().m; print(type(of: bm(1)))
let un = B.m; print(type(of: un(B())(2)))
func mk() -> (Int) -> (Int) -> Int { { a in { b in a * 10 + b } } }; print(mk()(1)(2))
var handlers: [String: (Int, inout [String]) -> Bool] = [:];
handlers["a"] = { n, log in
  log.append("a\(n)"); return n > 1
};
handlers["b"] = { _, log in
  log.removeAll(); return false
}
var log: [String] = [];
print(
  handlers["a"]!(1, &log), handlers["a"]?(2, &log) as Any, log, handlers["z"]?(1, &log) as Any, handlers["b"]!(0, &log),
  log)
typealias Mid = (String, (String) -> String) -> String;
let mids: [Mid] = [{ s, next in "[" + next(s) + "]" }, { s, next in next(s.uppercased()) }];
func chain(_ ms: ArraySlice<Mid>, _ end: @escaping (String) -> String) -> (String) -> String {
  guard let f = ms.first else { return end }; return { s in f(s, chain(ms.dropFirst(), end)) }
}; print(chain(mids[...]) { $0 + "!" }("hi"))
struct Lazy<T> {
  private var v: T?; private let make: () -> T; init(_ m: @autoclosure @escaping () -> T) { make = m };
  var value: T { mutating get { if let v { return v }; let n = make(); v = n; return n } }
};
var lz = Lazy(
  {
    print("made"); return 3
  }());
print(lz.value, lz.value)
func measure<R>(_ label: String, _ body: () throws -> R) rethrows -> R {
  defer { print("done", label) }; return try body()
}; print(measure("x") { 5 }); _ = try? measure("y") { () throws -> Int in throw E() }
var stack: [() -> Void] = []; for i in 1...3 { stack.append { print("cb", i, terminator: ";") } };
while let f = stack.popLast() { f() }; print()
func debounce() -> (Int) -> Int? {
  var last: Int?;
  return { v in
    defer { last = v }; return last == v ? nil : v
  }
}; let db = debounce(); print([1, 1, 2, 2, 1].compactMap(db))
func memoize<K: Hashable, V>(_ f: @escaping ((K) -> V, K) -> V) -> (K) -> V {
  var c: [K: V] = [:]; var me: ((K) -> V)!;
  me = { k in
    if let v = c[k] { return v }; let v = f(me, k); c[k] = v; return v
  }; return me
}; let fib = memoize { (me: (Int) -> Int, n: Int) -> Int in n < 2 ? n : me(n - 1) + me(n - 2) }; print(fib(50))
extension Array {
  mutating func mutateEach(_ f: (inout Element) throws -> Void) rethrows { for i in indices { try f(&self[i]) } }
}; var arr = [1, 2, 3]; arr.mutateEach { $0 *= $0 }; print(arr);
try? arr.mutateEach {
  $0 += 1; if $0 > 4 { throw E() }
}; print(arr)
func both(_ a: inout Int, _ b: inout [Int]) { a += 1; b.append(a) };
func tb() { var pair = (1, [2]); both(&pair.0, &pair.1); print(pair) }; tb()
let sorted = ["b": 2, "a": 1].sorted { $0.key < $1.key }.map { (k, v) in "\(k)\(v)" };
print(sorted, [(1, "a"), (2, "b")].map { $0.1 + "\($0.0)" }, zip([1, 2], ["x", "y"]).map { n, s in s + "\(n)" })
print(
  [3, 1, 2].sorted(by: >), ["a", "B"].sorted { $0.lowercased() < $1.lowercased() },
  [1, 2, 3, 4].reduce(into: (0, 0)) { if $1 % 2 == 0 { $0.0 += $1 } else { $0.1 += $1 } })
let ops: KeyValuePairs = ["+": { (a: Int, b: Int) in a + b }, "-": { $0 - $1 }]; print(ops.map { $0.value(5, 3) })
func f(_ x: Int, _ y: Int...) -> Int { x + y.count }; let ff = f as (Int, Int...) -> Int; print(ff(1, 2, 3));
let curried = { (a: Int) in { (b: Int) in { (c: Int) in a + b + c } } }; print(curried(1)(2)(3))
let escaped: () -> Int; do { let base = 5; escaped = { base * 2 } }; print(escaped())
print({ (x: Int) -> Int in x + 1 }(4), { $0 + $1 }(1, 2), (1...3).map { i in (1...i).map { j in i * j } })
func outerThrow() throws -> [Int] {
  try [1, 2, 3].map { x in
    try {
      if x == 4 { throw E() }; return x * 2
    }()
  }
}; print(try outerThrow())
let c = [1, 2, 3].lazy.map { (x: Int) -> Int in
  print("m", x); return x * 2
}.filter { $0 > 2 }.first!; print(c)
