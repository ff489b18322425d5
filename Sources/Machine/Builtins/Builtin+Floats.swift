import Foundation

/// A function of a floating-point number as a host function.
private func unary(_ name: String, _ function: @escaping @Sendable (Double) -> Double) -> Builtin {
  Builtin(name) { _, raw, _, _ in raw[0] = word(function(double(raw[0]))) }
}

/// A function of two floating-point numbers as a host function.
private func binary(_ name: String, _ function: @escaping @Sendable (Double, Double) -> Double) -> Builtin {
  Builtin(name) { _, raw, _, _ in raw[0] = word(function(double(raw[0]), double(raw[1]))) }
}

extension Builtin {
  /// Functions of floating-point numbers. A `Float` is kept as the `Double` of the same value.
  static let floats: [Builtin] = [
    binary("double.remainder") { $0.remainder(dividingBy: $1) },
    binary("double.truncatingRemainder") { $0.truncatingRemainder(dividingBy: $1) },
    unary("double.squareRoot") { $0.squareRoot() },
    unary("double.round") { $0.rounded() },
    unary("double.roundToEven") { $0.rounded(.toNearestOrEven) },
    unary("double.ceil") { $0.rounded(.up) },
    unary("double.floor") { $0.rounded(.down) },
    unary("double.trunc") { $0.rounded(.towardZero) },
    unary("double.ulp") { $0.ulp },
    unary("double.nextUp") { $0.nextUp },
    unary("double.significand") { $0.significand },
    unary("double.binade") { $0.binade },
    unary("double.magnitude") { $0.magnitude },
    unary("float.ulp") { Double(Float($0).ulp) },
    unary("float.nextUp") { Double(Float($0).nextUp) },
    unary("float.fromDouble") { Double(Float($0)) },
    unary("math.exp", exp), unary("math.exp2", exp2), unary("math.expm1", expm1), unary("math.log", log),
    unary("math.log2", log2), unary("math.log10", log10), unary("math.log1p", log1p), unary("math.sin", sin),
    unary("math.cos", cos), unary("math.tan", tan), unary("math.asin", asin), unary("math.acos", acos),
    unary("math.atan", atan), unary("math.sinh", sinh), unary("math.cosh", cosh), unary("math.tanh", tanh),
    unary("math.asinh", asinh), unary("math.acosh", acosh), unary("math.atanh", atanh), unary("math.cbrt", cbrt),
    unary("math.tgamma", tgamma), unary("math.erf", erf),
    binary("math.pow", pow), binary("math.atan2", atan2), binary("math.hypot", hypot), binary("math.fmod", fmod),
    unary("math.rint", rint), binary("math.copysign", copysign),
  ]

  /// Text and parts of floating-point numbers.
  static let floatParts: [Builtin] = [
    Builtin("double.description") { _, raw, refs, _ in refs[0] = StringObject(simple: double(raw[0]).description) },
    Builtin("float.description") { _, raw, refs, _ in refs[0] = StringObject(simple: Float(double(raw[0])).description)
    },
    Builtin("double.parse") { _, raw, refs, _ in putOptional(Double(string(refs[0]).value).map { word($0) }, raw) },
    Builtin("float.parse") { _, raw, refs, _ in
      putOptional(Float(string(refs[0]).value).map { word(Double($0)) }, raw)
    },
    Builtin("double.hashWord") { _, raw, _, _ in raw[0] = hashWord(double(raw[0])) },
    Builtin("double.exponent") { _, raw, _, _ in raw[0] = Int(double(raw[0]).exponent) },
    Builtin("double.significandWidth") { _, raw, _, _ in raw[0] = double(raw[0]).significandWidth },
    Builtin("double.scaled") { _, raw, _, _ in
      raw[0] = word(Double(sign: raw[0] == 0 ? .plus : .minus, exponent: raw[1], significand: double(raw[2])))
    },
    Builtin("double.fma") { _, raw, _, _ in raw[0] = word(double(raw[0]).addingProduct(double(raw[1]), double(raw[2])))
    },
    Builtin("double.fromInt") { _, raw, _, types in
      let isUnsigned = types.last?.integerKind == .uint64
      raw[0] = word(isUnsigned ? Double(UInt(bitPattern: raw[0])) : Double(raw[0]))
    },
    Builtin("float.fromInt") { _, raw, _, types in
      let isUnsigned = types.last?.integerKind == .uint64
      raw[0] = word(Double(isUnsigned ? Float(UInt(bitPattern: raw[0])) : Float(raw[0])))
    },
    Builtin("float.bitPattern") { _, raw, _, _ in raw[0] = Int(Float(double(raw[0])).bitPattern) },
    Builtin("float.fromBitPattern") { _, raw, _, _ in raw[0] = word(Double(Float(bitPattern: UInt32(raw[0])))) },
  ]
}

/// What equal floating-point numbers share.
func hashWord(_ value: Double) -> Int { value == 0 ? 0 : word(value) }
