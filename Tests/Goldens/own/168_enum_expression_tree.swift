indirect enum Expr {
    case num(Double)
    case variable(String)
    case add(Expr, Expr), mul(Expr, Expr), sub(Expr, Expr)
    case pow(Expr, Int)

    static func + (a: Expr, b: Expr) -> Expr { .add(a, b) }
    static func * (a: Expr, b: Expr) -> Expr { .mul(a, b) }
    static func - (a: Expr, b: Expr) -> Expr { .sub(a, b) }
    static func ** (a: Expr, n: Int) -> Expr { .pow(a, n) }
}
precedencegroup Power {
    higherThan: MultiplicationPrecedence
    associativity: right }
infix operator **: Power
extension Expr: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    init(floatLiteral value: Double) { self = .num(value) }
    init(integerLiteral value: Int) { self = .num(Double(value)) }
    init(stringLiteral value: String) { self = .variable(value) }
}
extension Expr: Equatable {}
extension Expr {
    func derivative(_ x: String) -> Expr {
        switch self {
        case .num: return 0
        case .variable(let name): return name == x ? 1 : 0
        case let .add(a, b): return a.derivative(x) + b.derivative(x)
        case let .sub(a, b): return a.derivative(x) - b.derivative(x)
        case let .mul(a, b): return a.derivative(x) * b + a * b.derivative(x)
        case let .pow(a, n): return .num(Double(n)) * a ** (n - 1) * a.derivative(x)
        }
    }
    var simplified: Expr {
        switch self {
        case let .add(a, b):
            switch (a.simplified, b.simplified) {
            case (0, let e), (let e, 0): return e
            case let (.num(x), .num(y)): return .num(x + y)
            case let (x, y) where x == y: return (2 * x).simplified
            case let (x, y): return x + y
            }
        case let .sub(a, b):
            let (x, y) = (a.simplified, b.simplified)
            if x == y { return 0 }
            if case .num(0) = y { return x }
            return x - y
        case let .mul(a, b):
            switch (a.simplified, b.simplified) {
            case (.num(0), _), (_, .num(0)): return 0
            case (.num(1), let e), (let e, .num(1)): return e
            case let (.num(x), .num(y)): return .num(x * y)
            case let (x, y): return x * y
            }
        case .pow(_, 0): return 1
        case .pow(let a, 1): return a.simplified
        case let .pow(a, n): return a.simplified ** n
        default: return self
        }
    }
    func evaluate(_ env: [String: Double]) throws -> Double {
        struct Unbound: Error { let name: String }
        switch self {
        case .num(let v): return v
        case .variable(let n):
            guard let v = env[n] else { throw Unbound(name: n) }
            return v
        case let .add(a, b): return try a.evaluate(env) + b.evaluate(env)
        case let .sub(a, b): return try a.evaluate(env) - b.evaluate(env)
        case let .mul(a, b): return try a.evaluate(env) * b.evaluate(env)
        case let .pow(a, n):
            let base = try a.evaluate(env)
            return (0..<n).reduce(1.0) { r, _ in r * base }
        }
    }
}
extension Expr: CustomStringConvertible {
    var description: String {
        switch self {
        case .num(let v): return v == v.rounded() ? String(Int(v)) : "\(v)"
        case .variable(let n): return n
        case .add(let a, let b): return "(\(a) + \(b))"
        case .sub(let a, let b): return "(\(a) - \(b))"
        case .mul(let a, let b): return "\(a)·\(b)"
        case .pow(let a, let n): return "\(a)^\(n)"
        }
    }
}
let f: Expr = 3 * "x" ** 2 + 2 * "x" * "y" - 4.5
print(f)
print(f.derivative("x"))
print(f.derivative("x").simplified)
print(f.derivative("y").simplified)
print(try f.evaluate(["x": 2, "y": 0.5]))
do { _ = try f.evaluate(["x": 1]) } catch { print("error:", error) }
print(("x" - "x" as Expr).simplified, ("x" + "x" as Expr).simplified == 2 * "x")
