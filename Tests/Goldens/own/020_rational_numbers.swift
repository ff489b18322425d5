func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T {
  var (a, b) = (a.magnitude, b.magnitude)
  while b != 0 { (a, b) = (b, a % b) }
  return T(a)
}

struct Rational: Hashable {
  let numerator: Int
  let denominator: Int

  init(_ numerator: Int, _ denominator: Int) {
    precondition(denominator != 0, "denominator is zero")
    let d = gcd(numerator, denominator) * denominator.signum()
    self.numerator = numerator / d
    self.denominator = denominator / d
  }
}

extension Rational: Comparable, SignedNumeric {
  init(integerLiteral value: Int) { self.init(value, 1) }
  init?<T: BinaryInteger>(exactly source: T) {
    guard let n = Int(exactly: source) else { return nil }
    self.init(n, 1)
  }
  var magnitude: Rational { Rational(abs(numerator), denominator) }
  static func + (a: Self, b: Self) -> Self {
    Rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
  }
  static func - (a: Self, b: Self) -> Self { a + Rational(-b.numerator, b.denominator) }
  static func * (a: Self, b: Self) -> Self { Rational(a.numerator * b.numerator, a.denominator * b.denominator) }
  static func *= (a: inout Self, b: Self) { a = a * b }
  static func / (a: Self, b: Self) -> Self { a * Rational(b.denominator, b.numerator) }
  static func < (a: Self, b: Self) -> Bool { a.numerator * b.denominator < b.numerator * a.denominator }
}

extension Rational: CustomStringConvertible {
  var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}

extension Double {
  init(_ r: Rational) { self = Double(r.numerator) / Double(r.denominator) }
}

infix operator ÷: MultiplicationPrecedence
func ÷ (a: Int, b: Int) -> Rational { Rational(a, b) }

func power(_ base: Rational, _ exponent: Int) -> Rational {
  exponent < 0 ? 1 / power(base, -exponent) : (0..<exponent).reduce(1) { r, _ in r * base }
}

let half = 1 ÷ 2, third = 1 ÷ 3
print(half + third, half - third, half * third, half / third)
print(Rational(-6, -4), Rational(6, -4), Rational(0, -5), -half, abs(-third))
print([2 ÷ 3, 1 ÷ 2, 3 ÷ 4, -1].sorted(), half < third, half == 2 ÷ 4)
print(power(2 ÷ 3, 3), power(half, -4), Double(1 ÷ 8))
print((1...6).map { 1 ÷ $0 }.reduce(0, +))
var x: Rational = 3
x *= half
x += 1
x -= third
print(x, Set([half, 2 ÷ 4, third]).count)
func sum<N: Numeric>(_ values: [N]) -> N { values.reduce(0 as N) { $0 + $1 } }
print(sum([half, third, third]), sum([1, 2, 3]), sum([0.5, 0.25]))
func egyptian(_ r: Rational) -> [Rational] {
  var rest = r
  var parts: [Rational] = []
  while rest.numerator > 0 {
    let d = (rest.denominator + rest.numerator - 1) / rest.numerator
    parts.append(1 ÷ d)
    rest -= 1 ÷ d
  }
  return parts
}
print(egyptian(5 ÷ 6), egyptian(7 ÷ 15), egyptian(4 ÷ 13))
print(gcd(84, -36), gcd(UInt8(250), 100))
