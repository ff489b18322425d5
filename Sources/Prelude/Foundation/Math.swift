@_builtin("double.squareRoot") public func sqrt(_ x: Double) -> Double
@_builtin("math.cbrt") public func cbrt(_ x: Double) -> Double
@_builtin("math.pow") public func pow(_ x: Double, _ y: Double) -> Double
@_builtin("math.exp") public func exp(_ x: Double) -> Double
@_builtin("math.exp2") public func exp2(_ x: Double) -> Double
@_builtin("math.expm1") public func expm1(_ x: Double) -> Double
@_builtin("math.log") public func log(_ x: Double) -> Double
@_builtin("math.log2") public func log2(_ x: Double) -> Double
@_builtin("math.log10") public func log10(_ x: Double) -> Double
@_builtin("math.log1p") public func log1p(_ x: Double) -> Double
@_builtin("math.sin") public func sin(_ x: Double) -> Double
@_builtin("math.cos") public func cos(_ x: Double) -> Double
@_builtin("math.tan") public func tan(_ x: Double) -> Double
@_builtin("math.asin") public func asin(_ x: Double) -> Double
@_builtin("math.acos") public func acos(_ x: Double) -> Double
@_builtin("math.atan") public func atan(_ x: Double) -> Double
@_builtin("math.sinh") public func sinh(_ x: Double) -> Double
@_builtin("math.cosh") public func cosh(_ x: Double) -> Double
@_builtin("math.tanh") public func tanh(_ x: Double) -> Double
@_builtin("math.asinh") public func asinh(_ x: Double) -> Double
@_builtin("math.acosh") public func acosh(_ x: Double) -> Double
@_builtin("math.atanh") public func atanh(_ x: Double) -> Double
@_builtin("math.tgamma") public func tgamma(_ x: Double) -> Double
@_builtin("math.erf") public func erf(_ x: Double) -> Double
@_builtin("math.rint") public func rint(_ x: Double) -> Double
@_builtin("math.atan2") public func atan2(_ y: Double, _ x: Double) -> Double
@_builtin("math.hypot") public func hypot(_ x: Double, _ y: Double) -> Double
@_builtin("math.fmod") public func fmod(_ x: Double, _ y: Double) -> Double
@_builtin("math.copysign") public func copysign(_ x: Double, _ y: Double) -> Double
@_builtin("double.ceil") public func ceil(_ x: Double) -> Double
@_builtin("double.floor") public func floor(_ x: Double) -> Double
@_builtin("double.trunc") public func trunc(_ x: Double) -> Double
@_builtin("double.round") public func round(_ x: Double) -> Double
@_builtin("double.magnitude") public func fabs(_ x: Double) -> Double
public func fmin(_ x: Double, _ y: Double) -> Double { Double.minimum(x, y) }
public func fmax(_ x: Double, _ y: Double) -> Double { Double.maximum(x, y) }

public func sqrt<T: FloatingPoint>(_ x: T) -> T { x.squareRoot() }
public func ceil<T: FloatingPoint>(_ x: T) -> T { x.rounded(.up) }
public func floor<T: FloatingPoint>(_ x: T) -> T { x.rounded(.down) }
public func trunc<T: FloatingPoint>(_ x: T) -> T { x.rounded(.towardZero) }
public func round<T: FloatingPoint>(_ x: T) -> T { x.rounded() }
public func fabs<T: FloatingPoint>(_ x: T) -> T { x.magnitude }

public func exp(_ x: Float) -> Float { Float(exp(Double(x))) }
public func exp2(_ x: Float) -> Float { Float(exp2(Double(x))) }
public func log(_ x: Float) -> Float { Float(log(Double(x))) }
public func log2(_ x: Float) -> Float { Float(log2(Double(x))) }
public func log10(_ x: Float) -> Float { Float(log10(Double(x))) }
public func log1p(_ x: Float) -> Float { Float(log1p(Double(x))) }
public func expm1(_ x: Float) -> Float { Float(expm1(Double(x))) }
public func sin(_ x: Float) -> Float { Float(sin(Double(x))) }
public func cos(_ x: Float) -> Float { Float(cos(Double(x))) }
public func tan(_ x: Float) -> Float { Float(tan(Double(x))) }
public func asin(_ x: Float) -> Float { Float(asin(Double(x))) }
public func acos(_ x: Float) -> Float { Float(acos(Double(x))) }
public func atan(_ x: Float) -> Float { Float(atan(Double(x))) }
public func sinh(_ x: Float) -> Float { Float(sinh(Double(x))) }
public func cosh(_ x: Float) -> Float { Float(cosh(Double(x))) }
public func tanh(_ x: Float) -> Float { Float(tanh(Double(x))) }
public func cbrt(_ x: Float) -> Float { Float(cbrt(Double(x))) }
public func pow(_ x: Float, _ y: Float) -> Float { Float(pow(Double(x), Double(y))) }
public func atan2(_ y: Float, _ x: Float) -> Float { Float(atan2(Double(y), Double(x))) }
public func hypot(_ x: Float, _ y: Float) -> Float { Float(hypot(Double(x), Double(y))) }

public func fmod<T: FloatingPoint>(_ x: T, _ y: T) -> T { x.truncatingRemainder(dividingBy: y) }
public func remainder<T: FloatingPoint>(_ x: T, _ y: T) -> T { x.remainder(dividingBy: y) }
public func fma<T: FloatingPoint>(_ x: T, _ y: T, _ z: T) -> T { z.addingProduct(x, y) }
public func nearbyint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }
public func lround(_ x: Double) -> Int { Int(x.rounded()) }
public func lrint(_ x: Double) -> Int { Int(x.rounded(.toNearestOrEven)) }
public func ldexp(_ x: Double, _ n: Int) -> Double { Double(sign: .plus, exponent: n, significand: x) }
public func scalbn(_ x: Double, _ n: Int) -> Double { Double(sign: .plus, exponent: n, significand: x) }
public func logb(_ x: Double) -> Double { Double(x.exponent) }
public func modf(_ x: Double) -> (Double, Double) { (x.rounded(.towardZero), x - x.rounded(.towardZero)) }
public func frexp(_ x: Double) -> (Double, Int) {
  x == 0 || !x.isFinite ? (x, 0) : (Double(sign: x.sign, exponent: -1, significand: x.significand), x.exponent + 1)
}
public func fdim(_ x: Double, _ y: Double) -> Double { x > y ? x - y : 0 }

@_builtin("random.word")
func _randomBits() -> UInt64
public func arc4random() -> UInt32 { UInt32(truncatingIfNeeded: _randomBits()) }
public func arc4random_uniform(_ bound: UInt32) -> UInt32 { bound == 0 ? 0 : UInt32.random(in: 0..<bound) }
public typealias CGFloat = Double

public var M_PI: Double { Double.pi }
public var M_E: Double { 2.718281828459045 }
public var M_LN2: Double { 0.6931471805599453 }
public var M_SQRT2: Double { 1.4142135623730951 }
