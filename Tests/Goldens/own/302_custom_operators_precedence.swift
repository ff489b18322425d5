precedencegroup ExponentiationPrecedence { higherThan: MultiplicationPrecedence associativity: right assignment: false }
precedencegroup PipePrecedence { lowerThan: AdditionPrecedence higherThan: ComparisonPrecedence associativity: left }
infix operator **: ExponentiationPrecedence
infix operator |>: PipePrecedence
infix operator <+>: AdditionPrecedence
infix operator =~: ComparisonPrecedence
infix operator ±
prefix operator √
postfix operator %%
infix operator **=: AssignmentPrecedence
infix operator ???: NilCoalescingPrecedence
func ** (b: Int, e: Int) -> Int { (0..<e).reduce(1) { a, _ in a * b } }
func ** (b: Double, e: Double) -> Double { var r = 1.0; for _ in 0..<Int(e) { r *= b }; return r }
func **= (b: inout Int, e: Int) { b = b ** e }
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func %% (x: Double) -> Double { x / 100 }
func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
func ± (a: Int, b: Int) -> ClosedRange<Int> { a - b...a + b }
func =~ (s: String, p: String) -> Bool { s.contains(p) }
func ??? <T>(l: T?, r: @autoclosure () throws -> T) rethrows -> T { if let l { return l }; return try r() }
struct Vec: Equatable, CustomStringConvertible { var x, y: Double
    static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }; static func * (a: Vec, k: Double) -> Vec { Vec(x: a.x * k, y: a.y * k) }; static func * (k: Double, a: Vec) -> Vec { a * k }; static func * (a: Vec, b: Vec) -> Double { a.x * b.x + a.y * b.y }
    static prefix func - (a: Vec) -> Vec { -1 * a }; static func - (a: Vec, b: Vec) -> Vec { a + -b }; static func += (a: inout Vec, b: Vec) { a = a + b }; static func *= (a: inout Vec, k: Double) { a = a * k }; static prefix func ++ (a: inout Vec) -> Vec { a += Vec(x: 1, y: 1); return a }; static postfix func ++ (a: inout Vec) -> Vec { let o = a; a += Vec(x: 1, y: 1); return o }
    static func <+> (a: Vec, b: Vec) -> Vec { Vec(x: max(a.x, b.x), y: max(a.y, b.y)) }; static func == (a: Vec, b: Double) -> Bool { a.x == b && a.y == b }; var description: String { "(\(x), \(y))" } }
prefix operator ++; postfix operator ++
print(2 ** 3 ** 2, 2 * 3 ** 2, -2 ** 2, 2.0 ** 3, √16 + 1, 50%%, 10 ± 2, "swift" =~ "if")
var n = 2; n **= 5; let ten = { (x: Int) in x * 10 }, bang = { (s: String) in s + "!" }; print(n, 1 + 2 |> ten |> String.init(_:) |> bang, 5 |> { $0 > 3 })
var v = Vec(x: 1, y: 2); v += Vec(x: 1, y: 0); v *= 2; let old = v++; print(old, v, ++v, -v, v - old, 2 * v * 3, v * v, v <+> Vec(x: 100, y: 0), Vec(x: 3, y: 3) == 3, v == v)
print(Int("x") ??? 5, (try? Int("y") ??? { throw E.e }()) as Any); enum E: Error { case e }
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
infix operator >>>: MultiplicationPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { compose(f, g) }
infix operator <>: AdditionPrecedence
protocol Semigroup { static func <> (a: Self, b: Self) -> Self }
extension Array: Semigroup { static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
extension Int: Semigroup { static func <> (a: Int, b: Int) -> Int { a + b } }
func concat<S: Semigroup>(_ a: S, _ rest: S...) -> S { rest.reduce(a, <>) }
print((Int.init >>> { $0 ?? 0 } >>> { $0 + 1 })("41" as String), concat([1], [2], [3, 4]), concat(1, 2, 3), [1] <> [2] <> [3])
extension Bool { static prefix func ! (b: Bool) -> String { b ? "not true" : "not false" }; static func ^ (a: Bool, b: Bool) -> Bool { a != b } }
let s: String = !true; print(s, true ^ false, true ^ true, !false as Bool)
extension String { static func * (s: String, n: Int) -> String { String(repeating: s, count: n) }; static func - (s: String, t: String) -> String { s.filter { !t.contains($0) } }; static func / (s: String, c: Character) -> [String] { s.split(separator: c).map(String.init) }; static prefix func ~ (s: String) -> String { String(s.reversed()) } }
print("ab" * 3, "hello" - "l", "a/b/c" / "/", ~"abc", "=" * 5 + ">", [3, 1, 2].sorted(by: >), zip([1, 2], [3, 4]).map(*), [1, 2, 3].reduce(1, *), (-)(5, 3), [5, 8].map((-) as (Int) -> Int))
struct Money: Comparable, AdditiveArithmetic { var c: Int; static let zero = Money(c: 0); static func + (a: Self, b: Self) -> Self { .init(c: a.c + b.c) }; static func - (a: Self, b: Self) -> Self { .init(c: a.c - b.c) }; static func < (a: Self, b: Self) -> Bool { a.c < b.c } }
var m = Money(c: 5); m += Money(c: 3); m -= Money(c: 1); print(m.c, [m, .zero].max()!.c, [m, m].reduce(.zero, +).c, m >= .zero, m...Money(c: 9) ~= Money(c: 8), +m == m)
