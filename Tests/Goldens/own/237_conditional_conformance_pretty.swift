protocol Pretty { func pretty(_ depth: Int) -> String }
extension Pretty { func pretty() -> String { pretty(0) } }
extension Int: Pretty { func pretty(_: Int) -> String { "\(self)" } }
extension String: Pretty { func pretty(_ depth: Int) -> String { "\"\(self)\"" } }
extension Bool: Pretty { func pretty(_: Int) -> String { self ? "yes" : "no" } }
extension Optional: Pretty where Wrapped: Pretty { func pretty(_ d: Int) -> String { self?.pretty(d) ?? "nothing" } }
extension Array: Pretty where Element: Pretty {
    func pretty(_ d: Int) -> String {
        guard !isEmpty else { return "[]" }
        let pad = String(repeating: "  ", count: d + 1)
        return "[\n" + map { pad + $0.pretty(d + 1) }.joined(separator: ",\n") + "\n" + pad.dropLast(2) + "]"
    }
}
extension Dictionary: Pretty where Key: Comparable & Pretty, Value: Pretty {
    func pretty(_ d: Int) -> String { "{" + sorted { $0.key < $1.key }.map { "\($0.key.pretty(d)): \($0.value.pretty(d + 1))" }.joined(separator: ", ") + "}" }
}
struct Pair<A, B> { var a: A; var b: B }
extension Pair: Pretty where A: Pretty, B: Pretty { func pretty(_ d: Int) -> String { "<\(a.pretty(d)) & \(b.pretty(d))>" } }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Comparable where A: Comparable, B: Comparable { static func < (l: Self, r: Self) -> Bool { (l.a, l.b) < (r.a, r.b) } }
extension Pair where A == B { func swapped() -> Pair { Pair(a: b, b: a) }; var both: [A] { [a, b] } }
print([1, 2].pretty())
print(["b": [true], "a": []].pretty(), [Pair(a: 1, b: "x")].pretty())
print(Pair(a: Int?.none, b: [Optional("s")]).pretty())
print([[1], []].pretty())
print(Pair(a: 1, b: 2) < Pair(a: 1, b: 3), [Pair(a: 2, b: "a"), Pair(a: 1, b: "z"), Pair(a: 1, b: "b")].sorted().map(\.b), Pair(a: 1, b: 2).swapped().both, Pair(a: "q", b: 1) == Pair(a: "q", b: 1))
func show(_ p: Pretty?) -> String { p?.pretty() ?? "-" }
print(show(3), show(nil), show([1: "one"]).count, show(["x", "y"] as [String]).contains("\"y\""))
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
infix operator <>: AdditionPrecedence
extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
extension String: Monoid { static let empty = ""; static func <> (a: String, b: String) -> String { a + b } }
struct Sum: Monoid { var n: Int; static let empty = Sum(n: 0); static func <> (a: Sum, b: Sum) -> Sum { Sum(n: a.n + b.n) } }
extension Optional: Monoid where Wrapped: Monoid { static var empty: Wrapped? { nil }
    static func <> (a: Wrapped?, b: Wrapped?) -> Wrapped? { switch (a, b) { case let (x?, y?): x <> y; case (let x?, nil), (nil, let x?): x; case (nil, nil): nil } } }
extension Sequence where Element: Monoid { func fold() -> Element { reduce(.empty, <>) } }
extension Sequence { func foldMap<M: Monoid>(_ f: (Element) -> M) -> M { reduce(M.empty) { $0 <> f($1) } } }
print(["a", "b"].fold(), [[1], [2, 3]].fold(), (1...4).foldMap(Sum.init).n, ["x", nil, "y"].fold() as Any, "abc".foldMap { [String($0)] })
extension Collection where Element: Numeric & Comparable { var positiveSum: Element { filter { $0 > 0 }.reduce(0, +) } }
extension Array where Element == String { func lengths() -> [Int] { map(\.count) } }
extension Sequence where Element: Sequence { func flat() -> [Element.Element] { flatMap { $0 } } }
extension Dictionary where Value: AdditiveArithmetic { static func merge(_ a: Self, _ b: Self) -> Self { a.merging(b, uniquingKeysWith: +) } }
print([1, -2, 3].positiveSum, [0.5, -1].positiveSum, ["a", "bcd"].lengths(), [[1], [2]].flat(), ["ab", "c"].flat(), Dictionary.merge(["a": 1], ["a": 2, "b": 5]).sorted { $0.key < $1.key }.map { "\($0)\($1)" })
