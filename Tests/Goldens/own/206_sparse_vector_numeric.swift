struct Vector3<Scalar: BinaryFloatingPoint>: Hashable, AdditiveArithmetic, CustomStringConvertible {
    var x, y, z: Scalar
    init(_ x: Scalar, _ y: Scalar, _ z: Scalar) { self.x = x; self.y = y; self.z = z }
    static var zero: Self { Self(0, 0, 0) }
    static func + (a: Self, b: Self) -> Self { Self(a.x + b.x, a.y + b.y, a.z + b.z) }
    static func - (a: Self, b: Self) -> Self { Self(a.x - b.x, a.y - b.y, a.z - b.z) }
    static func * (k: Scalar, v: Self) -> Self { Self(k * v.x, k * v.y, k * v.z) }
    static func • (a: Self, b: Self) -> Scalar { a.x * b.x + a.y * b.y + a.z * b.z }
    static func × (a: Self, b: Self) -> Self { Self(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x) }
    static prefix func - (v: Self) -> Self { -1 * v }
    var length: Scalar { (self • self).squareRoot() }
    var description: String { "⟨\(x), \(y), \(z)⟩" }
}
infix operator •: MultiplicationPrecedence
infix operator ×: MultiplicationPrecedence
let i = Vector3(1.0, 0, 0), j = Vector3(0.0, 1, 0)
print(i × j, i • j, (2 * i + 3 * j).length, -(i - j), [i, j, i].reduce(.zero, +), Set([i, j, i]).count)
let f = Vector3<Float>(0.1, 0.2, 0.3)
print(f + f, f.length)
struct Fraction: Comparable, Numeric, ExpressibleByFloatLiteral {
    var n: Int, d: Int
    init(_ n: Int, _ d: Int = 1) {
        precondition(d != 0, "zero denominator")
        func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? abs(a) : gcd(b, a % b) }
        let g = gcd(n, d) * (d < 0 ? -1 : 1)
        self.n = n / g
        self.d = d / g
    }
    init(integerLiteral v: Int) { self.init(v) }
    init(floatLiteral v: Double) { self.init(Int((v * 1000).rounded()), 1000) }
    init?<T: BinaryInteger>(exactly source: T) { guard let v = Int(exactly: source) else { return nil }; self.init(v) }
    var magnitude: Fraction { Fraction(abs(n), d) }
    static func + (a: Self, b: Self) -> Self { .init(a.n * b.d + b.n * a.d, a.d * b.d) }
    static func - (a: Self, b: Self) -> Self { a + Fraction(-b.n, b.d) }
    static func * (a: Self, b: Self) -> Self { .init(a.n * b.n, a.d * b.d) }
    static func / (a: Self, b: Self) -> Self { .init(a.n * b.d, a.d * b.n) }
    static func *= (a: inout Self, b: Self) { a = a * b }
    static func < (a: Self, b: Self) -> Bool { a.n * b.d < b.n * a.d }
}
extension Fraction: CustomStringConvertible { var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" } }
let half: Fraction = 0.5
var acc: Fraction = 1
for k in 1...4 { acc *= Fraction(k, k + 1) }
print(half + Fraction(1, 3), half - 1, acc, half > Fraction(2, 5), [half, 0.25, 3].max()!, (half / 3).magnitude)
print((1...5).map { Fraction(1, $0) }.reduce(0, +), Fraction(6, -4), half.magnitude, Fraction(exactly: 7 as Int8)!)
func sumOfSquares<T: Numeric>(_ xs: [T]) -> T { xs.reduce(0) { $0 + $1 * $1 } }
print(sumOfSquares([1, 2, 3]), sumOfSquares([0.5, 1.5]), sumOfSquares([half, 2]))
func mean<C: Collection>(_ c: C) -> C.Element? where C.Element: FloatingPoint { c.isEmpty ? nil : c.reduce(0, +) / C.Element(c.count) }
print(mean([1.0, 2, 4])!, mean([Float]()) as Any, (half as any Comparable) is Fraction)
