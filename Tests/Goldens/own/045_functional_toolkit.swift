precedencegroup ForwardApplication {
    associativity: left
    higherThan: AssignmentPrecedence
}
precedencegroup ForwardComposition {
    associativity: left
    higherThan: ForwardApplication
}
infix operator |>: ForwardApplication
infix operator >>>: ForwardComposition

func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }

func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func uncurry<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (A, B) -> C { { a, b in f(a)(b) } }
func flip<A, B, C>(_ f: @escaping (A, B) -> C) -> (B, A) -> C { { b, a in f(a, b) } }
func identity<T>(_ x: T) -> T { x }
func const<A, B>(_ a: A) -> (B) -> A { { _ in a } }

let increment: (Int) -> Int = { $0 + 1 }
let square = { (n: Int) in n * n }
print(2 |> increment |> square, (increment >>> square >>> String.init)(4), [1, 2, 3].map(square >>> increment))
let add = curry(+) as (Int) -> (Int) -> Int
print(add(3)(4), [10, 20].map(add(5)), uncurry(add)(1, 2), flip(-)(1, 10), [1, 2].map(const("k")))

func map<A, B>(_ f: @escaping (A) -> B) -> ([A]) -> [B] { { $0.map(f) } }
func filter<A>(_ p: @escaping (A) -> Bool) -> ([A]) -> [A] { { $0.filter(p) } }
func fold<A, R>(_ initial: R, _ f: @escaping (R, A) -> R) -> ([A]) -> R { { $0.reduce(initial, f) } }
let sumOfOddSquares = filter { $0 % 2 == 1 } >>> map(square) >>> fold(0, +)
print(Array(1...6) |> sumOfOddSquares)

enum Either<L, R> {
    case left(L), right(R)
    func map<T>(_ f: (R) -> T) -> Either<L, T> {
        switch self {
        case .left(let l): .left(l)
        case .right(let r): .right(f(r))
        }
    }
    func flatMap<T>(_ f: (R) -> Either<L, T>) -> Either<L, T> {
        switch self {
        case .left(let l): return .left(l)
        case .right(let r): return f(r)
        }
    }
    func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T {
        switch self { case .left(let x): l(x)
        case .right(let x): r(x) }
    }
}
func parse(_ s: String) -> Either<String, Int> { Int(s).map(Either.right) ?? .left("'\(s)' is no number") }
func reciprocal(_ n: Int) -> Either<String, Double> { n == 0 ? .left("zero") : .right(1 / Double(n)) }
for s in ["4", "0", "x"] { print(parse(s).flatMap(reciprocal).map { $0 * 100 }.fold({ "error: \($0)" }, { "\($0)%" })) }

struct Writer<W, A> {
    let value: A, log: [W]
    func then<B>(_ f: (A) -> Writer<W, B>) -> Writer<W, B> {
        let next = f(value)
        return Writer<W, B>(value: next.value, log: log + next.log)
    }
}
func step(_ name: String, _ f: @escaping (Int) -> Int) -> (Int) -> Writer<String, Int> {
    { n in Writer(value: f(n), log: ["\(name) \(n) -> \(f(n))"]) }
}
let w = Writer<String, Int>(value: 5, log: []).then(step("inc", increment)).then(step("sq", square)).then(step("half") { $0 / 2 })
print(w.value, w.log)

let compose = [increment, square, { $0 - 3 }].reduce(identity) { $0 >>> $1 }
print(compose(2), zip(["a", "b"], [increment, square]).map { "\($0)\($1(9))" })
let counter: () -> () -> Int = {
    var n = 0
    return { n += 1; return n }
}
let c1 = counter(), c2 = counter()
print(c1(), c1(), c2(), c1())
let ops: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "*": (*), "/": (/), "max": max]
print(ops.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value(8, 2))" })
let optional: Int? = 5
print(optional.map(square) ?? 0, optional.flatMap { $0 > 9 ? $0 : nil } as Any, [optional, nil].compactMap(identity))
