/// A floating-point number of 32 bits; kept as the `Double` of the same value.
@_layout("word")
public struct Float: BinaryFloatingPoint, _ExpressibleByBuiltinFloatLiteral, _ExpressibleByBuiltinIntegerLiteral,
  Sendable
{
  public typealias FloatLiteralType = Float
  public typealias IntegerLiteralType = Int64
  public typealias Magnitude = Float
  public typealias Stride = Float
  public typealias Exponent = Int
  public typealias RawSignificand = UInt32
  public typealias RawExponent = UInt
  public init() { self = 0.0 }
  public init(floatLiteral value: Float) { self = value }
  @_builtin("float.fromInt")
  public init(integerLiteral value: Int64)
  public init(_ other: Float) { self = other }
  @_builtin("float.fromDouble")
  public init(_ other: Double)
  @_builtin("float.fromInt")
  public init(_ v: Int)
  @_builtin("float.fromInt")
  public init<Source: BinaryInteger>(_ value: Source) { self.init(_doubleFromInteger(value)) }
  @_builtin("float.fromBitPattern")
  public init(bitPattern: UInt32)
  @_builtin("float.bitPattern")
  public var bitPattern: UInt32 { get }
  public init?<S: StringProtocol>(_ text: S) {
    guard let value = _parseFloat(String(text)) else { return nil }
    self = value
  }
  public init(sign: FloatingPointSign, exponent: Int, significand: Float) {
    self.init(Double(sign: sign, exponent: exponent, significand: Double(significand)))
  }
}

public typealias Float64 = Double
public typealias Float32 = Float

@_builtin("float.parse")
func _parseFloat(_ text: String) -> Float?

extension Float: LosslessStringConvertible {
  public init?(_ text: String) {
    guard let value = _parseFloat(text) else { return nil }
    self = value
  }
}

extension Float: CustomStringConvertible, CustomDebugStringConvertible {
  @_builtin("float.description")
  public var description: String { get }
  /// Like `description`, with the sign of what is no number, as everything but `description` shows it.
  public var debugDescription: String { self != self && sign == .minus ? "-nan" : description }
}

extension Float: TextOutputStreamable {
  public func write<Target: TextOutputStream>(to target: inout Target) { target.write(debugDescription) }
}

extension Float: Hashable {
  public func hash(into hasher: inout Hasher) { hasher._combine(Double(self)._hashWord) }
}

extension Float {
  @_builtin("float.eq") public static func == (lhs: Float, rhs: Float) -> Bool
  @_builtin("float.ne") public static func != (lhs: Float, rhs: Float) -> Bool
  @_builtin("float.lt") public static func < (lhs: Float, rhs: Float) -> Bool
  @_builtin("float.le") public static func <= (lhs: Float, rhs: Float) -> Bool
  @_builtin("float.gt") public static func > (lhs: Float, rhs: Float) -> Bool
  @_builtin("float.ge") public static func >= (lhs: Float, rhs: Float) -> Bool
  @_builtin("float.add") public static func + (lhs: Float, rhs: Float) -> Float
  @_builtin("float.sub") public static func - (lhs: Float, rhs: Float) -> Float
  @_builtin("float.mul") public static func * (lhs: Float, rhs: Float) -> Float
  @_builtin("float.div") public static func / (lhs: Float, rhs: Float) -> Float
  @_builtin("float.neg") public static prefix func - (x: Float) -> Float
  public static func += (lhs: inout Float, rhs: Float) { lhs = lhs + rhs }
  public static func -= (lhs: inout Float, rhs: Float) { lhs = lhs - rhs }
  public static func *= (lhs: inout Float, rhs: Float) { lhs = lhs * rhs }
  public static func /= (lhs: inout Float, rhs: Float) { lhs = lhs / rhs }
  public mutating func negate() { self = -self }
  public func distance(to other: Float) -> Float { other - self }
  public func advanced(by amount: Float) -> Float { self + amount }
}

extension Float {
  public static var exponentBitCount: Int { 8 }
  public static var significandBitCount: Int { 23 }
  public static var infinity: Float { Float(Double.infinity) }
  public static var nan: Float { Float(Double.nan) }
  public static var signalingNaN: Float { Float(Double.signalingNaN) }
  public static var greatestFiniteMagnitude: Float { 0x1.fffffep127 }
  public static var pi: Float { 3.1415925 }
  public static var leastNormalMagnitude: Float { 0x1p-126 }
  public static var leastNonzeroMagnitude: Float { 0x1p-149 }
  public static var ulpOfOne: Float { 0x1p-23 }
  @_builtin("float.ulp")
  public var ulp: Float { get }
  @_builtin("float.nextUp")
  public var nextUp: Float { get }
  public var exponent: Int { Double(self).exponent }
  public var significand: Float { Float(Double(self).significand) }
  public var significandWidth: Int { Double(self).significandWidth }
  public var binade: Float { Float(Double(self).binade) }
  public var exponentBitPattern: UInt { UInt((bitPattern >> 23) & 0xff) }
  public var significandBitPattern: UInt32 { bitPattern & 0x007f_ffff }
  public var sign: FloatingPointSign { Double(self).sign }
  public var magnitude: Float { Float(Double(self).magnitude) }
  public var isNormal: Bool { isFinite && exponentBitPattern != 0 }
  public var isFinite: Bool { Double(self).isFinite }
  public var isZero: Bool { self == 0.0 }
  public var isSubnormal: Bool { exponentBitPattern == 0 && significandBitPattern != 0 }
  public var isInfinite: Bool { Double(self).isInfinite }
  public var isNaN: Bool { self != self }
  public var isSignalingNaN: Bool { false }
  public var isCanonical: Bool { true }
  public func isEqual(to other: Float) -> Bool { self == other }
  public func isLess(than other: Float) -> Bool { self < other }
  public func isLessThanOrEqualTo(_ other: Float) -> Bool { self <= other }
  public mutating func formRemainder(dividingBy other: Float) { self = Float(_remainder(Double(self), Double(other))) }
  public mutating func formTruncatingRemainder(dividingBy other: Float) {
    self = Float(_truncatingRemainder(Double(self), Double(other)))
  }
  public mutating func formSquareRoot() { self = Float(_squareRoot(Double(self))) }
  public mutating func addProduct(_ lhs: Float, _ rhs: Float) {
    self = Float(_fusedMultiplyAdd(Double(self), Double(lhs), Double(rhs)))
  }
  public mutating func round(_ rule: FloatingPointRoundingRule) { self = Float(Double(self).rounded(rule)) }
}
