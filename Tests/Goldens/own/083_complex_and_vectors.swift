import Foundation

struct Complex: Equatable, CustomStringConvertible {
    var re: Double, im: Double
    init(_ re: Double, _ im: Double = 0) { self.re = re; self.im = im }
    static let i = Complex(0, 1)
    var conjugate: Complex { Complex(re, -im) }
    var modulus: Double { (re * re + im * im).squareRoot() }
    var phase: Double { atan2(im, re) }
    static func + (a: Complex, b: Complex) -> Complex { Complex(a.re + b.re, a.im + b.im) }
    static func - (a: Complex, b: Complex) -> Complex { Complex(a.re - b.re, a.im - b.im) }
    static func * (a: Complex, b: Complex) -> Complex { Complex(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re) }
    static func / (a: Complex, b: Complex) -> Complex {
        let d = b.re * b.re + b.im * b.im
        return Complex((a.re * b.re + a.im * b.im) / d, (a.im * b.re - a.re * b.im) / d)
    }
    static prefix func - (a: Complex) -> Complex { Complex(-a.re, -a.im) }
    static func += (a: inout Complex, b: Complex) { a = a + b }
    var description: String {
        switch (re, im) {
        case (_, 0): return "\(re)"
        case (0, _): return "\(im)i"
        case (_, let y) where y < 0: return "\(re) - \(-y)i"
        default: return "\(re) + \(im)i"
        }
    }
}
extension Complex: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    init(floatLiteral value: Double) { self.init(value) }
    init(integerLiteral value: Int) { self.init(Double(value)) }
}
func exp(_ z: Complex) -> Complex { Complex(exp(z.re) * cos(z.im), exp(z.re) * sin(z.im)) }

let z = 3 + 4 * Complex.i, w = 1 - .i
print(z, w, z + w, z - w, z * w, z / w, -z, z.conjugate, z.modulus)
print(Complex.i * .i, z * z.conjugate == 25, Complex(0, -2), 2.5 as Complex)
print(String(format: "%.4f %.4f", z.phase, exp(Complex(0, .pi)).re))
func mandelbrot(_ c: Complex, limit: Int = 30) -> Int {
    var z: Complex = 0
    for n in 0..<limit { if z.modulus > 2 { return n }; z = z * z + c }
    return limit
}
for y in stride(from: 1.0, through: -1.0, by: -0.5) {
    print(stride(from: -2.0, through: 0.5, by: 0.125).map { mandelbrot(Complex($0, y)) == 30 ? "#" : mandelbrot(Complex($0, y)) > 4 ? "+" : "." }.joined())
}

protocol VectorSpace: AdditiveArithmetic { associatedtype Scalar: BinaryFloatingPoint; static func * (s: Scalar, v: Self) -> Self }
struct Vec3: VectorSpace, Hashable {
    typealias Scalar = Double
    var x, y, z: Double
    static let zero = Vec3(x: 0, y: 0, z: 0)
    static func + (a: Vec3, b: Vec3) -> Vec3 { Vec3(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z) }
    static func - (a: Vec3, b: Vec3) -> Vec3 { Vec3(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z) }
    static func * (s: Double, v: Vec3) -> Vec3 { Vec3(x: s * v.x, y: s * v.y, z: s * v.z) }
    func dot(_ o: Vec3) -> Double { x * o.x + y * o.y + z * o.z }
    func cross(_ o: Vec3) -> Vec3 { Vec3(x: y * o.z - z * o.y, y: z * o.x - x * o.z, z: x * o.y - y * o.x) }
    var length: Double { sqrt(dot(self)) }
}
func mean<V: VectorSpace>(_ vs: [V]) -> V { (1 / V.Scalar(vs.count)) * vs.reduce(.zero, +) }
let a = Vec3(x: 1, y: 2, z: 2), b = Vec3(x: 0, y: 3, z: 4)
print(a.length, b.length, a.dot(b), a.cross(b), mean([a, b]), a - b == Vec3(x: 1, y: -1, z: -2))
func bisect(_ range: ClosedRange<Double>, _ f: (Double) -> Double) -> Double {
    var (lo, hi) = (range.lowerBound, range.upperBound)
    while hi - lo > 1e-9 { let m = (lo + hi) / 2; if f(lo) * f(m) <= 0 { hi = m } else { lo = m } }
    return (lo + hi) / 2
}
print(String(format: "%.5f", bisect(0...2) { $0 * $0 - 2 }), String(format: "%8.3e|%-10.2f|%+d|%04X", 12345.678, 2.5, 7, 48879))
func stats(_ xs: Double...) -> (mean: Double, sd: Double, median: Double) {
    let m = xs.reduce(0, +) / Double(xs.count), s = xs.sorted()
    let median = xs.count % 2 == 1 ? s[xs.count / 2] : (s[xs.count / 2 - 1] + s[xs.count / 2]) / 2
    return (m, sqrt(xs.map { pow($0 - m, 2) }.reduce(0, +) / Double(xs.count)), median)
}
print(stats(2, 4, 4, 4, 5, 5, 7, 9), 10.0.remainder(dividingBy: 3), (7.5).rounded(.toNearestOrEven), (-7.5).rounded(.awayFromZero), 2.7.rounded(.towardZero), Double(7).truncatingRemainder(dividingBy: 2.5))
