// labels
func find(_ m: [[Int]], _ t: Int) -> (Int, Int)? {
  var r: (Int, Int)?
  outer: for (i, row) in m.enumerated() {
    inner: for (j, v) in row.enumerated() {
      switch v {
      case t: r = (i, j); break outer;
      case ..<0: continue outer;
      case 100: break inner;
      default: break
      }
    }
  }
  return r
}
print(find([[1, 2], [-1, 5], [100, 6], [6]], 6) as Any, find([[1]], 5) as Any)
state: while true {
  var n = 0;
  repeat {
    n += 1;
    switch n {
    case 3: break state;
    default: continue
    }
  } while n < 5
}
blk: do { if true { print("in"); break blk }; print("never") }
lbl: if 3 > 2 { for i in 0... { if i == 4 { break lbl } }; print("never") }
sw: switch 5 {
case 5: for i in 0..<10 { if i == 2 { break sw } }; print("never");
default: print("d")
}
var count = 0
loop: repeat { count += 1; for _ in 0..<2 { if count < 3 { continue loop }; break loop } } while count < 10
print(count)
switch (1, "a") {
case (let x, "b"): print(x);
case (1, let y) where y == "a": print("y", y); fallthrough;
case (2, _): print("fell");
default: print("def")
}
switch 7 {
case let n where n.isMultiple(of: 2): print("even");
case 1...6, 8...10: print("r");
case let n: print("n", n)
}
enum T { case a(Int, String), b(x: Double), c, other(Int) }
func d(_ t: T) -> String {
  switch t {
  case .a(let n, _) where n > 5: return "big";
  case .a(0, let s), .a(1, let s): return s;
  case .a: return "a";
  case .b(x: let v): return "\(v)";
  case .c: return "c";
  case .other(let k): return "k\(k)"
  }
}
print(d(.a(9, "q")), d(.a(0, "z")), d(.a(1, "o")), d(.a(2, "o")), d(.b(x: 1.5)), d(.c), d(.other(3)))
for case .a(let n, let s) in [T.a(1, "x"), .c, .a(2, "y")] where n > 1 { print(n, s) }
if case .b(let x) = T.b(x: 2), x > 1 { print("b", x) }
guard case let .a(n, s) = T.a(4, "g") else { fatalError() }
print(n, s)
let opt: [Int?] = [1, nil, 3]
for case let v? in opt { print(v) }
for case .some(let v) in opt where v > 1 { print("some", v) }
for case nil in opt { print("nil") }
while case let x? = opt.first, count < 6 { count += x ?? 0; print(count) }
let tup = (1, (2, "z"), [3])
let (p, (q, r), u) = tup
print(p, q, r, u)
var (aa, bb) = (1, 2); (aa, bb) = (bb, aa); print(aa, bb)
let any: Any = 5
switch any {
case is String: print("s");
case let i as Int where i > 4: print("int", i);
default: print("?")
}
switch opt[1] {
case .none: print("none");
case .some(1): print("one");
case .some: print("x")
}
let chars: Character = "x"
switch chars {
case "a", "e": print("v");
case "a"..."z": print("c");
default: print("o")
}
