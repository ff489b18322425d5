// Which of several members a name means: conditional conformances, ranks of extensions, depth in the expression.
let xs = [1, 2, 3, 4]
print(xs.reversed().drop { $0 > 3 }.map { $0 })
print(xs.reversed().filter { $0 > 2 }, xs.reversed().map { $0 * 2 })
let line = "abc~~"
print(String(line.reversed().drop { $0 == "~" }.reversed().map { $0 == "~" ? " " : $0 }))
print(["a", "b"].joined(), Set(["a"]).joined(), ["ab", "c"].reversed().joined().count)
let parts = "x,y".split(separator: ",")
print(parts.joined(), parts.joined(separator: "-"), [[1], [2, 3]].joined().map { $0 })
var rest = Substring("Hello  ")
while rest.last?.isWhitespace == true { rest.removeLast() }
print("[\(rest)]")
var slice: ArraySlice = [1, 2, 3]
slice.removeLast()
print(slice.removeFirst(), slice)

extension Dictionary where Key == String {
  subscript(path: String...) -> Any? { path.reduce(self as Any?) { node, key in (node as? [String: Any])?[key] } }
}
let tree: [String: Any] = ["a": ["b": 3]]
print(tree["a", "b"] ?? "none", tree["a"] != nil)

extension String {
  func bytes() -> [UInt64] { utf8.map(UInt64.init) }
}
print("abc".bytes())

protocol Animal { var name: String { get } }
protocol Pet: Animal { var owner: String { get } }
extension Animal { func describe() -> String { "animal \(name)" } }
extension Pet { func describe() -> String { "pet \(name) of \(owner)" } }
extension Animal where Self: CustomStringConvertible { func label() -> String { "described" } }
extension Animal { func label() -> String { "plain" } }
struct Dog: Pet, CustomStringConvertible {
  let name = "Rex", owner = "Ann"
  var description: String { name }
}
struct Fox: Animal { let name = "Fox" }
print(Dog().describe(), Fox().describe(), Dog().label(), Fox().label())

func show<T>(_ x: T) -> String { "any" }
func show<T: Equatable>(_ x: T) -> String { "equatable" }
func show<T: Comparable>(_ x: T) -> String { "comparable" }
func show(_ x: Int) -> String { "int" }
func show(_ x: Int?) -> String { "optional int" }
func show(_ x: Any, _ more: Int...) -> String { "anything" }
print(show(1), show("s"), show(true), show(Fox()), show(xs.first))
func sum(_ x: Int, by y: Int = 1) -> Int { x + y }
func sum(_ x: Int) -> Int { x }
func sum(_ xs: Int...) -> Int { xs.reduce(0, +) * 100 }
print(sum(3), sum(3, by: 2), sum(1, 2), sum())
