outer: for i in 1...4 { inner: for j in 1...4 { if j == i { continue outer }; if i * j == 12 { break outer }; if j == 3 { break inner }; print("\(i)\(j)", terminator: " ") } }
print()
var n = 27, steps = 0; while n != 1 { n = n % 2 == 0 ? n / 2 : 3 * n + 1; steps += 1; if steps > 200 { break } }; print(steps)
var k = 0; repeat { k += 3; if k == 6 { continue }; print(k, terminator: ",") } while k < 12; print()
loop: while true { switch k { case 12: k += 1; case 13: k += 10; continue loop; case 23: break loop; default: fatalError() }; print("k", k) }
for i in stride(from: 10, through: 0, by: -4) where i != 6 { print(i, terminator: " ") }; for _ in 0..<0 { print("never") }; for i in (1...3).reversed() { print(i, terminator: " ") }; for (i, c) in "ab".enumerated() { print(i, c, terminator: " ") }; for (k, v) in [("x", 1), ("y", 2)] { print(k, v, terminator: " ") }; print()
func grade(_ s: Int) -> Character { switch s { case 90...: "A"; case 80..<90: "B"; case 0..<80: "C"; default: "?" } }
print([95, 85, 10, -1].map(grade), (1...15).map { i in switch (i % 3, i % 5) { case (0, 0): "FizzBuzz"; case (0, _): "Fizz"; case (_, 0): "Buzz"; default: "\(i)" } }.joined(separator: " "))
func check(_ s: String?) -> String { guard let s, !s.isEmpty else { return "empty" }; guard let n = Int(s) else { return "NaN \(s)" }; guard n >= 0 else { return "neg" }; defer { print("[checked \(n)]", terminator: "") }; if n > 100 { return "big" } else if n > 10 { return "mid" }; return "small" }
print(check(nil), check("x"), check("-4"), check("5"), check("50"), check("500"))
block: do { let r = 3; guard r > 5 else { break block }; print("unreached") }
if k > 5 { label: if k < 100 { if k == 23 { break label }; print("no") }; print("after label") }
var stack = [1, 2, 3]; while let t = stack.popLast() { if t == 2 { stack += [10, 20].filter { $0 < 15 } ; continue }; print(t, terminator: " ") }; print(stack.isEmpty)
let sq = { (n: Int) -> Int in if n < 0 { return -1 }; var t = 0; for i in 1...max(n, 1) { t += 2 * i - 1 }; return n == 0 ? 0 : t }; print(sq(5), sq(0), sq(-3))
func primes(_ m: Int) -> [Int] { var out: [Int] = []; next: for c in 2...m { for p in out { if p * p > c { break }; if c % p == 0 { continue next } }; out.append(c) }; return out }; print(primes(40))
let v = if k > 20 { "big" } else if k > 10 { "mid" } else { "small" }, w: Int = switch v { case "big": 3; case "mid": 2; default: 1 }; print(v, w)
func find(_ g: [[Int]], _ t: Int) -> (Int, Int)? { for (r, row) in g.enumerated() { for (c, x) in row.enumerated() where x == t { return (r, c) } }; return nil }
if let (r, c) = find([[1, 2], [3, 4]], 3) { print("found", r, c) }; print(find([[]], 1) == nil)
var fib = [0, 1]; while fib.count < 12, let l = fib.last, l < 50 { fib.append(fib[fib.count - 2] + l) }; print(fib)
func deferred() -> Int { var x = 1; defer { print("d1", x) }; defer { x *= 10; print("d2", x) }; for i in 0..<3 { defer { x += 1 }; if i == 1 { continue } }; x += 100; return x }; print(deferred())
func day(_ d: Int) { switch d { case 1, 7: print("weekend", terminator: " "); fallthrough; case 2: print("two", terminator: " "); case let x where x > 7: print("bad \(x)", terminator: " "); default: break }; print("|", terminator: "") }; day(1); day(2); day(3); day(9); print()
let t = (3, "x", true); switch t { case (1...3, _, false): print("a"); case (_, "x", let b) where b: print("b"); default: print("c") }
for case let (a, b?) in [(1, Optional("p")), (2, nil)] { print(a, b) }; for case 1...3 in [0, 2, 5] { print("in range") }
var total = 0; for x in sequence(first: 1, next: { $0 < 100 ? $0 * 2 : nil }) { total += x }; print(total, sequence(state: (0, 1)) { s -> Int? in defer { s = (s.1, s.0 + s.1) }; return s.0 > 20 ? nil : s.0 }.map { $0 })
assert(total > 0); precondition(true); _ = total; print(#line, #function)
