// defer in every place
func a(_ n: Int) throws -> Int {
  defer { print("a out", n) }
  if n == 0 { defer { print("zero") }; return 0 }
  for i in 0..<3 { defer { print("loop", i) }; if i == 1 { continue }; if n == 2 && i == 2 { break }; print("body", i) }
  do { defer { print("do out") }; if n == 3 { throw E.x }; print("do") }
  switch n {
  case 1: defer { print("case out") }; print("case 1");
  default: defer { print("def out") }; print("def")
  }
  while true { defer { print("while out") }; if n == 4 { return 44 }; break }
  guard n != 5 else { defer { print("guard out") }; return 5 }
  let c = { () -> Int in
    defer { print("closure out") }; return n * 10
  }
  return c()
}
enum E: Error { case x, y(Int) }
for i in 0..<6 { do { print(try a(i)) } catch { print("caught", error) } }
func nested() {
  defer { print("1") }; defer { print("2"); defer { print("2b") } }; do { defer { print("3") } }; print("end")
}
nested()
struct S {
  var v = 1; mutating func go() -> Int { defer { v += 1 }; return v };
  var p: Int {
    get { defer { print("get") }; return v }
    set { defer { print("set") }; v = newValue }
  }
  subscript(i: Int) -> Int { defer { print("sub") }; return i }
}
var s = S(); print(s.go(), s.go(), s.v); s.p = 4; print(s.p, s[3]); s.p += 1; print(s.v)
func dd(_ x: inout Int) { defer { x += 1 }; x *= 2 }
var q = 5; dd(&q); print(q)
outer: for i in 0..<3 {
  defer { print("o", i) };
  for j in 0..<3 { defer { print("i", j) }; if j == 1 { continue outer }; if i == 1 { break outer } }
}
init0()
func init0() {
  class C {
    let n: Int; init(_ n: Int) { defer { print("init", n) }; self.n = n }; deinit { defer { print("d2") }; print("d1") }
  }; _ = C(3)
}
func th() throws { defer { print("th") }; do { defer { print("inner") }; throw E.y(2) } catch E.x { print("no") } }
do { try th() } catch { print(error) }
var log: [Int] = []
func rec(_ n: Int) { guard n > 0 else { return }; defer { log.append(n) }; rec(n - 1) }
rec(3); print(log)
