func isEqual(_ a: any Equatable, _ b: any Equatable) -> Bool { func go<T: Equatable>(_ x: T) -> Bool { (b as? T) == x }; return go(a) }; print(isEqual(1, 1), isEqual(1, "1"))
func outer(_ n: Int) -> String { var log = ""; func rec<T: CustomStringConvertible>(_ x: T, _ d: Int) { log += x.description; if d > 0 { rec(d, d - 1) } }; rec("s", n); rec(2.5, 1); return log }
print(outer(3))
class Bus { var n = 0; func send<E: Equatable>(_ e: E) { n += 1 }; func send(any e: any Equatable) { func go<E: Equatable>(_ x: E) { send(x) }; go(e) } }
let bus = Bus(); bus.send(any: 3); bus.send(any: "x"); print(bus.n)
protocol Animal { associatedtype Food: CustomStringConvertible; var food: Food { get }; func eat(_ f: Food) -> String }
struct Cow: Animal { var food: Int { 3 }; func eat(_ f: Int) -> String { "cow\(f)" } }
struct Cat: Animal { var food: String { "fish" }; func eat(_ f: String) -> String { "cat \(f)" } }
func feed(_ all: [any Animal]) -> [String] { var log: [String] = []; var n = 0
  func one<A: Animal>(_ a: A) -> String { n += 1; let s = a.eat(a.food); log.append(s); return s + "#\(n)" }
  let r = all.map { one($0) }; return r + log }
print(feed([Cow(), Cat(), Cow()]))
func describeAll(_ xs: [any Hashable]) -> Int { var set: Set<AnyHashable> = []; func add<H: Hashable>(_ h: H) throws { if set.count > 5 { throw CancellationError() }; set.insert(AnyHashable(h)) }; for x in xs { try? add(x) }; return set.count }
print(describeAll([1, "a", 1, 2.5]))
