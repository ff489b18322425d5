func swapTwo<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
func minMax(_ array: [Int]) -> (min: Int, max: Int)? {
    guard var low = array.first else { return nil }
    var high = low
    for n in array[1...] { if n < low { low = n } else if n > high { high = n } }
    return (low, high)
}
func divide(_ a: Int, by b: Int = 2, rounding up: Bool = false) -> (quotient: Int, remainder: Int) {
    let r = a % b
    return (a / b + (up && r != 0 ? 1 : 0), r)
}
func sum(_ numbers: Double..., scale: Double = 1) -> Double { numbers.reduce(0, +) * scale }
func greet(_ person: String, from hometown: String = "nowhere", loudly: Bool = false) -> String {
    let text = "Hi \(person) from \(hometown)"
    return loudly ? text.uppercased() : text
}
func mutate(_ values: inout [Int], where test: (Int) -> Bool, _ change: (inout Int) -> Void) -> Int {
    var n = 0
    for i in values.indices where test(values[i]) { change(&values[i]); n += 1 }
    return n
}
var (x, y) = (1, 2)
swapTwo(&x, &y)
(x, y) = (y * 10, x * 10)
print(x, y, minMax([8, -6, 2, 109, 3, 71])!, minMax([]) as Any)
let (q, r) = divide(17, by: 5)
print(q, r, divide(9).quotient, divide(9, rounding: true), sum(1, 2, 3), sum(scale: 3), sum(1.5, 2.5, scale: 2))
print(greet("Bo"), greet("Al", loudly: true), greet("Cy", from: "Rome"))
var list = [5, 12, 7, 20]
print(mutate(&list, where: { $0 > 6 }) { $0 /= 2 }, list)
func addOne(_ n: inout Int) { n += 1 }
addOne(&list[0])
struct P { var a = 0; var inner = [1: "one"]; var computed: Int { get { a * 2 } set { a = newValue / 2 } } }
var p = P()
addOne(&p.a)
addOne(&p.computed)
func shout(_ s: inout String?) { s = s?.uppercased() }
shout(&p.inner[1])
shout(&p.inner[2])
print(list, p, p.computed)

typealias Person = (name: String, age: Int)
var people: [Person] = [("Ann", 31), (name: "Bob", age: 27)]
people.append(("Cid", 31))
people[1].age += 4
people.sort { $0.age == $1.age ? $0.name > $1.name : $0.age < $1.age }
print(people, people.map(\.name), people.first { $0.age > 30 }!.name)
for (i, (name, age)) in people.enumerated() where i > 0 { print(i, name, age) }
let nested = ((1, 2), (3, (4, "five")))
let ((_, b), (_, (d, e))) = nested
print(b, d, e, nested.1.1.1, nested.0 == (1, 2), (1, "b") < (1, "c"), (2, 1) > (1, 9))
let record = (id: 7, tags: ["a", "b"], note: nil as String?)
print(record, record.tags.count, record.note ?? "none")
switch record {
case (7, let tags, nil) where tags.count == 2: print("seven with", tags)
default: print("other")
}
func curried(_ a: Int) -> (Int) -> (Int) -> Int { { b in { c in a * 100 + b * 10 + c } } }
print(curried(1)(2)(3), [1, 2].map(curried(4)(5)))
let operations: [(symbol: String, apply: (Int, Int) -> Int)] = [("+", +), ("-", -), ("max", max), ("pow", { b, e in (0..<e).reduce(1) { r, _ in r * b } })]
for (symbol, apply) in operations { print("7 \(symbol) 3 = \(apply(7, 3))", terminator: ", ") }
print()
func pipeline(_ steps: ((inout [Int]) -> Void)...) -> [Int] { var a = [3, 1, 2]; for s in steps { s(&a) }; return a }
print(pipeline({ $0.sort() }, { $0.append(9) }, { a in a = a.map { $0 * 2 } }, { $0.removeFirst() }))
func outer() -> [String] {
    var log: [String] = []
    func note(_ s: String, depth: Int = 0) { log.append(String(repeating: ">", count: depth) + s); if depth < 2 { note(s + "'", depth: depth + 1) } }
    note("a"); note("z", depth: 2)
    return log
}
print(outer())
func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
print(isEven(10), isOdd(7), { (n: Int) -> Int in var n = n; n += 1; return n }(4), ["a", "bb"].map(\.count).reduce(0, +))
let never: () -> Never = { fatalError() }
_ = never
func early(_ n: Int?) -> String { guard let n, n > 0 else { return "no" }; guard n != 13 else { return "unlucky" }; return "yes \(n)" }
print([nil, 0, 13, 4].map(early))
