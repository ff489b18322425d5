// Members named without their type, demands that a signature implies, types found by an extension's demands.
protocol Price { var total: Int { get } }
struct Fixed: Price { var total: Int }
extension Price where Self == Fixed {
  static var free: Fixed { Fixed(total: 0) }
  static func fixed(_ n: Int) -> Fixed { Fixed(total: n) }
}
func show(_ p: some Price) -> Int { p.total }
func read<T: Price>(_ p: T) -> Int { p.total }
func take(_ p: any Price) { print(p.total) }
print(show(.free), read(.fixed(3)))
let prices: [any Price] = [Fixed(total: 1), .free, .fixed(2)]
let one: any Price = .fixed(9)
print(prices.map(\.total), one.total)
take(.free)

struct Joined<A: Sequence, B: Sequence> where A.Element == B.Element, A.Element: Comparable {
  var a: A
  var b: B
}
func join<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Joined<A, B> { Joined(a: a, b: b) }
print(Array(join([1], [2]).a))

enum Day: Int { case monday = 1, tuesday }
protocol Labelled { var label: String { get } }
extension Labelled where Self: RawRepresentable, RawValue == Int { var label: String { "\(rawValue):\(self)" } }
extension Day: Labelled {}
print(Day.tuesday.label)

class Shape {
  required init() {}
  class var sides: Int { 0 }
}
class Triangle: Shape { override class var sides: Int { 3 } }
class Square: Shape { override class var sides: Int { 4 } }
print([Triangle.self, Square.self].map { $0.sides })

typealias Counts<K: Hashable> = [K: Int]
typealias Table<V> = Dictionary<String, [V]>
var counts = Counts<String>()
counts["a"] = 3
var table = Table<Int>()
table["x", default: []].append(4)
print(counts, table)

extension Double {
  var km: Double { self * 1000 }
}
print(42.km, 42.km + 195, stride(from: 10, through: 0, by: -2.5).map { $0 })
for x in stride(from: 0, through: 1, by: 0.5) { print(x, terminator: " ") }
let d = 2.5
print(d < 3 ? 0 : d, [d < 3 ? 0 : d] as [Any], "\(d < 3 ? 0 : d)")

struct Word {
  var text: String!
  init!(_ text: String) {
    if text.isEmpty { return nil }
    self.text = text
  }
}
let word: Word = Word("abc")
func shout() -> String! { "HEY" }
print(word.text.count, word.text + "d", shout().count)

func twice(_ n: Int?) -> Int {
  let doubled = n.map { $0 * 2 }
  guard let doubled else { return 0 }
  return doubled
}
print(twice(3), twice(nil))

class Store {
  lazy var log: [String] = {
    print("made")
    return []
  }()
}
print(Store().log)

extension String {
  func padded(to width: Int) -> String { self + String(repeating: ".", count: max(0, width - count)) }
}
print("ab".padded(to: 5))
