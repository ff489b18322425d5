func f(_ a: consuming [Int], _ b: borrowing [Int], _ c: __owned String) -> Int {
  a.append(1); return a.count + b.count + c.count
}
print(f([1], [2, 3], "x")); let a = [1, 2]; print(f(a, a, "y"), a)
func cs() { let a = [1]; let b = consume a; print(b) }; cs()
struct P {
  var n = 1; consuming func out() -> Int { n += 1; return n }; borrowing func peek() -> Int { n };
  __consuming func old() -> Int { n }
}
let p = P(); print(p.out(), p.peek(), p.old(), p.n)
func lazyThrow(_ x: @autoclosure () throws -> Int) rethrows -> Int { try x() }; struct E: Error {};
func t() throws -> Int { throw E() }
print((try? lazyThrow(try t())) as Any, lazyThrow(4))
func any(_ x: some Sequence<Int>) -> Int { x.reduce(0, +) }; print(any([1, 2]), any(Set([3])))
func anyArr(_ x: any Collection<Int>) -> Int { x.count }; print(anyArr([1, 2]))
