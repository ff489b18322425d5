// Closure parameters that never leave the call: passed on, captured by closures that stay, chosen between.
func each(_ f: (Int) -> Void) { [1, 2].forEach { f($0) } }
each { print($0) }
func apply(_ f: (Int) -> Int, _ n: Int) -> Int { n == 0 ? 0 : f(n) + apply(f, n - 1) }
print(apply({ $0 * 2 }, 3))
func pick(_ f: () -> Int, _ g: () -> Int, _ first: Bool) -> Int { (first ? f : g)() }
print(pick({ 1 }, { 2 }, false))
func both(_ test: @autoclosure () -> Bool) -> Bool { true && test() }
print(both(3 > 2))
func nest(_ f: (Int) -> Void) { [1].forEach { x in [2].forEach { y in f(x + y) } } }
nest { print($0) }
func lazily(_ f: (Int) -> Int) -> [Int] { withoutActuallyEscaping(f) { g in Array([1, 2].lazy.map(g)) } }
print(lazily { $0 + 1 })
func local(_ f: (Int) -> Int) -> Int {
  func inner() -> Int { f(2) }
  let g = f
  return inner() + g(1)
}
print(local { $0 })
let ks = [1].map { Double($0) }
class B {}
final class K: B {}
final class A: B {}
let all: [B] = [K()] + [A()], kinds = [K()], others = [A()]
let joined: [B] = kinds + others
print(all.count, joined.count, ks)
