// learner's names that the library has, too
struct Task { let title: String; var done = false }
enum Result { case win, loss }
struct Slice { var toppings = 1 }
class Thread { let id = 4 }
struct Date { var y: Int }
struct Data { var v = [1] }
enum Unit { case a, b }
struct Measurement { var x = 2.0 }
struct Locale { var n = "l" }
class Timer { var t = 1 }
struct Mirror { var side = "l" }
struct Scalar { var v = 3 }
protocol Strategy {}
struct Zip { var code = 4 }
class Stream { var s = 1 }
class Operation { func go() -> Int { 3 } }
struct Point { var x = 0 }
struct Iterator { var i = 0 }
struct Index { var i = 0 }
struct Element { var sym = "H" }
struct Key { var k = 1 }
struct Value { var v = 1 }
func max(_ a: Int) -> Int { a + 100 }
func swap(_ a: Int) -> Int { -a }
func zip(_ a: Int) -> Int { a * 2 }
func min(_ xs: [Int]) -> Int { xs.sorted().first! }
func stride(_ n: Int) -> Int { n }
func abs(_ s: String) -> String { s + "!" }
var count = 3
let description = "global"
print(Task(title: "x"), Result.win, Slice(), Thread().id, Date(y: 1), Data(), Unit.a, Measurement(), Locale(), Timer().t, Mirror(), Scalar(), Zip(), Stream().s, Operation().go(), Iterator(), Index(), Element(), Key(), Value())
print("hello".dropFirst().uppercased(), [3, 1, 2].sorted(), [1, 2, 3].dropLast().map { $0 }, ["a": 1].mapValues { $0 + 1 }, Set([1]).union([2]).count, max(1), swap(2), zip(3), min([2, 1]), stride(4), abs("q"), max(1, 2), min(4, 3), abs(-3), Swift.max(3, 4))
print([1, 2, 3].max()!, zip([1], [2]).map { $0 + $1 }, stride(from: 0, to: 3, by: 2).map { $0 }, "a b".split(separator: " "), [[1], [2]].joined().count, (1...4).reversed().map { $0 }, Array("abc".enumerated().map { $0.offset }), String(repeating: "x", count: 2), [1, 2, 3, 4].partitionIndex)
extension Array { var partitionIndex: Int { var c = self; return c.partition { _ in true } } }
let e: Swift.Result<Int, Never> = .success(3); print(e)
for (k, v) in ["a": 1, "b": 2].sorted(by: { $0.key < $1.key }) { print(k, v, count, description) }
print([3, 1].min()!, [1: "a"].keys.map { $0 }, 3.description, (1, 2) == (1, 2), "\(Optional(3) as Any)", [1, 2].shuffled().count, ("a"..."c").contains("b"), Int("12") ?? 0, 10.isMultiple(of: 5), 7.quotientAndRemainder(dividingBy: 2))
