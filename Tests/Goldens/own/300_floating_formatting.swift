print(0.1 + 0.2, 1.0, 100.0, 1e15, 1e16, 123456789012345680.0, 1e-4, 1e-5, 0.00012345, -0.0, 5e-324, 1.7976931348623157e308, Float(0.1), Float(16777216), Float(1) / 3, 1.0 / 3, 2.0 / 3, 1e22, 1.5e300)
print(Double.nan, -Double.nan, Double.infinity, Double.pi, Double.leastNormalMagnitude, Double.ulpOfOne, Float.greatestFiniteMagnitude, Double.greatestFiniteMagnitude.nextUp, (1.0).ulp, 0.1.nextUp, Float.pi)
print(Double("1.5")!, Double("1e3")!, Double("abc") as Any, Double(".5") as Any, Double("inf")!, Double("0x1.8p1")!, Float("3.25")!, Double("1_000") as Any, Double("") as Any, Double("-0")!, Double("1.") as Any)
for v in [2.5, -2.5, 3.5, 0.49999999999999994, 1.5, -0.5] { print(v.rounded(), v.rounded(.up), v.rounded(.down), v.rounded(.towardZero), v.rounded(.toNearestOrEven), v.rounded(.awayFromZero), terminator: " | ") }
print()
print((7.5).truncatingRemainder(dividingBy: 2), (-7.5).truncatingRemainder(dividingBy: 2), (7.5).remainder(dividingBy: 2), (2.0).squareRoot(), (-4.0).squareRoot().isNaN, (3.0).addingProduct(2, 4), 8.0.binade, 10.0.exponent, 10.0.significand, (-3.5).magnitude, (-3.5).sign, 3.5.sign == .plus)
print(1.0 < .nan, Double.nan == .nan, Double.nan != .nan, 0.0 == -0.0, [3, .nan, 1].max()!, Double.minimum(1, .nan), Double.maximum(2, 3), max(1.5, 2), min(-0.0, 0.0), (1.0).isLess(than: 2), 1.0.isTotallyOrdered(belowOrEqualTo: 1), Double.infinity > 1e308, 1 / 0.0, -1 / 0.0, (0.0 / 0).isNaN)
print(1.0.isNormal, 0.0.isZero, 5e-324.isSubnormal, Double.infinity.isFinite, 3.0.isCanonical, Double.signalingNaN.isSignalingNaN, 1.0.bitPattern, Double(bitPattern: 0x4009_21FB_5444_2D18), Double(sign: .minus, exponent: 3, significand: 1.5), Double(signOf: -1, magnitudeOf: 5), 1.0.significandBitPattern, Double.significandBitCount, 1.5.floatingPointClass)
print(Int(2.9), Int(-2.9), Int(exactly: 2.0)!, Int8(127.9), UInt(3.7), Double(Int.max) == Double(Int.max - 1), Float(0.1) == 0.1, Double(Float(0.1)), Float(1e10), Int(1e18), Double(UInt64.max), Double(1 << 53) + 1, Int(Float(16777217)))
func compound(_ p: Double, _ r: Double, _ n: Int) -> Double { (0..<n).reduce(p) { b, _ in b * (1 + r) } }
func rounded(_ x: Double, _ places: Int) -> Double { let m = (0..<places).reduce(1.0) { a, _ in a * 10 }; return (x * m).rounded() / m }
func mean(_ xs: Double...) -> Double { xs.reduce(0, +) / Double(xs.count) }
func stddev(_ xs: [Double]) -> Double { let m = xs.reduce(0, +) / Double(xs.count); return (xs.map { ($0 - m) * ($0 - m) }.reduce(0, +) / Double(xs.count)).squareRoot() }
func nthRoot(_ x: Double, _ n: Int) -> Double { var g = x / Double(n); for _ in 0..<60 { let p = (1..<n).reduce(1.0) { a, _ in a * g }; g = ((Double(n) - 1) * g + x / p) / Double(n) }; return g }
print(compound(1000, 0.05, 10), rounded(3.14159, 2), mean(1, 2, 4), mean().isNaN, stddev([2, 4, 4, 4, 5, 5, 7, 9]), rounded(nthRoot(27, 3), 9), (1...10).map { 1 / Double($0) }.reduce(0, +))
let prices: [Double] = [19.99, 5, 0.01], qty = [3, 2, 100]; let total = zip(prices, qty).map { $0 * Double($1) }.reduce(0, +)
print(total, rounded(total * 1.2, 2), total.description.count, "\(total)" == String(total), String(1e7), String(12345.6789), (10.0).description, 5.0 / 2, 5 / 2, 5 % 3, 5.5.rounded(), Double(5) / 2, 1e3 == 1000, 3.0 * 1.1)
print(stride(from: 0.0, to: 1.0, by: 0.25).map { $0 }, stride(from: 1.0, through: 0.0, by: -0.5).map { $0 }, (0...4).map { Double($0) * 0.1 }, (1.0...2.0).contains(1.5), (0.0..<1).clamped(to: 0.2...0.5 ~= 0.3 ? 0.1..<0.6 : 0..<1))
let s: Float = 1.1, t = Double(s) * 2; print(s * s, t, Float(t), s.description, s + 1, Float16(1.5), (s as Any) is Float, MemoryLayout<Float>.size, Float.ulpOfOne, s.rounded(.up))
