/// A floating-point number of 64 bits.
@_layout("word")
public struct Double: BinaryFloatingPoint, _ExpressibleByBuiltinFloatLiteral, _ExpressibleByBuiltinIntegerLiteral,
  Sendable
{
  public typealias FloatLiteralType = Double
  public typealias IntegerLiteralType = Int64
  public typealias Magnitude = Double
  public typealias Stride = Double
  public typealias Exponent = Int
  public typealias RawSignificand = UInt64
  public typealias RawExponent = UInt
  public init() { self = 0.0 }
  public init(floatLiteral value: Double) { self = value }
  @_builtin("double.fromInt")
  public init(integerLiteral value: Int64)
  public init(_ other: Double) { self = other }
  @_builtin("unsafe.bitcast")
  public init(_ other: Float)
  @_builtin("double.fromInt")
  public init(_ v: Int)
  @_builtin("double.fromInt")
  public init<Source: BinaryInteger>(_ value: Source) { self = _doubleFromInteger(value) }
  @_builtin("unsafe.bitcast")
  public init(bitPattern: UInt64)
  @_builtin("unsafe.bitcast")
  public var bitPattern: UInt64 { get }
  public init?<S: StringProtocol>(_ text: S) {
    guard let value = _parseDouble(String(text)) else { return nil }
    self = value
  }
  @_builtin("double.scaled")
  public init(sign: FloatingPointSign, exponent: Int, significand: Double)
  public init(signOf: Double, magnitudeOf: Double) {
    self = signOf.sign == magnitudeOf.sign ? magnitudeOf : -magnitudeOf
  }
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
    let signBit: UInt64 = sign == .minus ? 1 << 63 : 0
    self.init(bitPattern: signBit | UInt64(exponentBitPattern) << 52 | significandBitPattern)
  }
}

@_builtin("double.parse")
func _parseDouble(_ text: String) -> Double?

extension Double: LosslessStringConvertible {
  public init?(_ text: String) {
    guard let value = _parseDouble(text) else { return nil }
    self = value
  }
}

extension Double: CustomStringConvertible, CustomDebugStringConvertible {
  @_builtin("double.description")
  public var description: String { get }
  /// Like `description`, with the sign of what is no number, as everything but `description` shows it.
  public var debugDescription: String { self != self && sign == .minus ? "-nan" : description }
}

extension Double: TextOutputStreamable {
  public func write<Target: TextOutputStream>(to target: inout Target) { target.write(debugDescription) }
}

extension Double: Hashable {
  @_builtin("double.hashWord")
  var _hashWord: Int { get }
  public func hash(into hasher: inout Hasher) { hasher._combine(_hashWord) }
}

extension Double {
  @_builtin("double.eq") public static func == (lhs: Double, rhs: Double) -> Bool
  @_builtin("double.ne") public static func != (lhs: Double, rhs: Double) -> Bool
  @_builtin("double.lt") public static func < (lhs: Double, rhs: Double) -> Bool
  @_builtin("double.le") public static func <= (lhs: Double, rhs: Double) -> Bool
  @_builtin("double.gt") public static func > (lhs: Double, rhs: Double) -> Bool
  @_builtin("double.ge") public static func >= (lhs: Double, rhs: Double) -> Bool
  @_builtin("double.add") public static func + (lhs: Double, rhs: Double) -> Double
  @_builtin("double.sub") public static func - (lhs: Double, rhs: Double) -> Double
  @_builtin("double.mul") public static func * (lhs: Double, rhs: Double) -> Double
  @_builtin("double.div") public static func / (lhs: Double, rhs: Double) -> Double
  @_builtin("double.neg") public static prefix func - (x: Double) -> Double
  public static func += (lhs: inout Double, rhs: Double) { lhs = lhs + rhs }
  public static func -= (lhs: inout Double, rhs: Double) { lhs = lhs - rhs }
  public static func *= (lhs: inout Double, rhs: Double) { lhs = lhs * rhs }
  public static func /= (lhs: inout Double, rhs: Double) { lhs = lhs / rhs }
  public mutating func negate() { self = -self }
  public func distance(to other: Double) -> Double { other - self }
  public func advanced(by amount: Double) -> Double { self + amount }
}

extension Double {
  public static var exponentBitCount: Int { 11 }
  public static var significandBitCount: Int { 52 }
  public static var infinity: Double { Double(bitPattern: 0x7ff0_0000_0000_0000) }
  public static var nan: Double { Double(bitPattern: 0x7ff8_0000_0000_0000) }
  public static var signalingNaN: Double { Double(bitPattern: 0x7ff4_0000_0000_0000) }
  public static var greatestFiniteMagnitude: Double { 0x1.fffffffffffffp1023 }
  public static var pi: Double { 3.141592653589793 }
  public static var leastNormalMagnitude: Double { 0x1p-1022 }
  public static var leastNonzeroMagnitude: Double { Double(bitPattern: 1) }
  public static var ulpOfOne: Double { 0x1p-52 }
  @_builtin("double.ulp")
  public var ulp: Double { get }
  @_builtin("double.nextUp")
  public var nextUp: Double { get }
  @_builtin("double.exponent")
  public var exponent: Int { get }
  @_builtin("double.significand")
  public var significand: Double { get }
  @_builtin("double.significandWidth")
  public var significandWidth: Int { get }
  @_builtin("double.binade")
  public var binade: Double { get }
  public var exponentBitPattern: UInt { UInt((bitPattern >> 52) & 0x7ff) }
  public var significandBitPattern: UInt64 { bitPattern & 0x000f_ffff_ffff_ffff }
  public var sign: FloatingPointSign { bitPattern >> 63 == 0 ? .plus : .minus }
  @_builtin("double.magnitude")
  public var magnitude: Double { get }
  public var isNormal: Bool { isFinite && exponentBitPattern != 0 }
  public var isFinite: Bool { exponentBitPattern != 0x7ff }
  public var isZero: Bool { self == 0.0 }
  public var isSubnormal: Bool { exponentBitPattern == 0 && significandBitPattern != 0 }
  public var isInfinite: Bool { exponentBitPattern == 0x7ff && significandBitPattern == 0 }
  public var isNaN: Bool { self != self }
  public var isSignalingNaN: Bool { isNaN && significandBitPattern & 0x0008_0000_0000_0000 == 0 }
  public var isCanonical: Bool { true }
  public func isEqual(to other: Double) -> Bool { self == other }
  public func isLess(than other: Double) -> Bool { self < other }
  public func isLessThanOrEqualTo(_ other: Double) -> Bool { self <= other }
}

extension Double {
  public mutating func formRemainder(dividingBy other: Double) { self = _remainder(self, other) }
  public mutating func formTruncatingRemainder(dividingBy other: Double) { self = _truncatingRemainder(self, other) }
  public mutating func formSquareRoot() { self = _squareRoot(self) }
  public mutating func addProduct(_ lhs: Double, _ rhs: Double) { self = _fusedMultiplyAdd(self, lhs, rhs) }
  public mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
  public func squareRoot() -> Double { _squareRoot(self) }
  public func rounded() -> Double { _roundToNearest(self) }
  public func rounded(_ rule: FloatingPointRoundingRule) -> Double {
    switch rule {
    case .toNearestOrAwayFromZero: _roundToNearest(self)
    case .toNearestOrEven: _roundToEven(self)
    case .up: _roundUp(self)
    case .down: _roundDown(self)
    case .towardZero: _roundTowardZero(self)
    case .awayFromZero: self < 0 ? _roundDown(self) : _roundUp(self)
    }
  }
}

@_builtin("double.remainder") func _remainder(_ x: Double, _ y: Double) -> Double
@_builtin("double.truncatingRemainder") func _truncatingRemainder(_ x: Double, _ y: Double) -> Double
@_builtin("double.squareRoot") func _squareRoot(_ x: Double) -> Double
@_builtin("double.fma") func _fusedMultiplyAdd(_ sum: Double, _ x: Double, _ y: Double) -> Double
@_builtin("double.round") func _roundToNearest(_ x: Double) -> Double
@_builtin("double.roundToEven") func _roundToEven(_ x: Double) -> Double
@_builtin("double.ceil") func _roundUp(_ x: Double) -> Double
@_builtin("double.floor") func _roundDown(_ x: Double) -> Double
@_builtin("double.trunc") func _roundTowardZero(_ x: Double) -> Double
