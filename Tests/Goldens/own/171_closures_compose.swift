infix operator >>>: AdditionPrecedence
infix operator |>: AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func |> <A, B>(x: A, f: (A) throws -> B) rethrows -> B { try f(x) }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
func memoize<Input: Hashable, Output>(_ f: @escaping ((Input) -> Output, Input) -> Output) -> (Input) -> Output {
    var cache: [Input: Output] = [:]
    func call(_ x: Input) -> Output {
        if let hit = cache[x] { return hit }
        let y = f(call, x)
        cache[x] = y
        return y
    }
    return call
}
func times(_ n: Int, _ action: () -> Void) { for _ in 0..<n { action() } }
func makeCounter(step: Int = 1) -> (next: () -> Int, reset: () -> Void) {
    var n = 0
    return (next: { n += step; return n }, reset: { n = 0 })
}
func debounceLike(_ limit: Int, _ body: @escaping (String) -> Void) -> (String) -> Bool {
    var used = 0
    return { text in
        guard used < limit else { return false }
        used += 1
        body(text)
        return true
    }
}

let increment = curry(+)(1)
let double = { $0 * 2 } as (Int) -> Int
print((increment >>> double >>> String.init)(4))
print(5 |> increment |> double |> { "<\($0)>" })
let halve = flip(curry(/))(2)
print(halve(9), [10, 20].map(halve))
let fib = memoize { (self: (Int) -> Int, n: Int) in n < 2 ? n : self(n - 1) + self(n - 2) }
print(fib(80))
let a = makeCounter(), b = makeCounter(step: 10)
print(a.next(), a.next(), b.next(), a.next())
a.reset()
print(a.next(), b.next())
var total = 0
times(4) { total += a.next() }
print(total)
let say = debounceLike(2) { print("said", $0) }
print(["x", "y", "z"].map(say))
let ops: [(String, (Double, Double) -> Double)] = [("+", +), ("-", -), ("×", *), ("÷", /), ("max", max)]
for (name, op) in ops { print(name, op(7, 2)) }
let sorters: [String: (Int, Int) -> Bool] = ["up": (<), "down": (>), "byLastDigit": { $0 % 10 < $1 % 10 }]
for key in sorters.keys.sorted() { print(key, [31, 12, 23].sorted(by: sorters[key]!)) }
var actions: [() -> Void] = []
for i in 1...3 { actions.append { print("action", i) } }
actions.reversed().forEach { $0() }
var x = 10
let byValue = { [x] in x }, byReference = { x }
x = 20
print(byValue(), byReference())
enum Oops: Error { case neg }
do { print(try -4 |> { n in if n < 0 { throw Oops.neg }; return n }) } catch { print(error) }
print((1...5).map { n in (1...n).reduce(1, *) }.map(increment >>> double))
