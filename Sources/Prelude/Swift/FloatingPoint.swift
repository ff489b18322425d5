/// Binary or decimal floating-point numbers.
public protocol FloatingPoint: Hashable, SignedNumeric, Strideable where Magnitude == Self {
  associatedtype Exponent: SignedInteger
  init(sign: FloatingPointSign, exponent: Exponent, significand: Self)
  init(signOf: Self, magnitudeOf: Self)
  init(_ value: Int)
  init<Source: BinaryInteger>(_ value: Source)
  init?<Source: BinaryInteger>(exactly value: Source)
  static var radix: Int { get }
  static var nan: Self { get }
  static var signalingNaN: Self { get }
  static var infinity: Self { get }
  static var greatestFiniteMagnitude: Self { get }
  static var pi: Self { get }
  var ulp: Self { get }
  static var ulpOfOne: Self { get }
  static var leastNormalMagnitude: Self { get }
  static var leastNonzeroMagnitude: Self { get }
  var sign: FloatingPointSign { get }
  var exponent: Exponent { get }
  var significand: Self { get }
  override static func + (lhs: Self, rhs: Self) -> Self
  override static func += (lhs: inout Self, rhs: Self)
  override static prefix func - (operand: Self) -> Self
  override mutating func negate()
  override static func - (lhs: Self, rhs: Self) -> Self
  override static func -= (lhs: inout Self, rhs: Self)
  override static func * (lhs: Self, rhs: Self) -> Self
  override static func *= (lhs: inout Self, rhs: Self)
  static func / (lhs: Self, rhs: Self) -> Self
  static func /= (lhs: inout Self, rhs: Self)
  mutating func formRemainder(dividingBy other: Self)
  mutating func formTruncatingRemainder(dividingBy other: Self)
  mutating func formSquareRoot()
  mutating func addProduct(_ lhs: Self, _ rhs: Self)
  static func minimum(_ x: Self, _ y: Self) -> Self
  static func maximum(_ x: Self, _ y: Self) -> Self
  mutating func round(_ rule: FloatingPointRoundingRule)
  var nextUp: Self { get }
  var nextDown: Self { get }
  func isEqual(to other: Self) -> Bool
  func isLess(than other: Self) -> Bool
  func isLessThanOrEqualTo(_ other: Self) -> Bool
  func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
  var isNormal: Bool { get }
  var isFinite: Bool { get }
  var isZero: Bool { get }
  var isSubnormal: Bool { get }
  var isInfinite: Bool { get }
  var isNaN: Bool { get }
  var isSignalingNaN: Bool { get }
  var floatingPointClass: FloatingPointClassification { get }
  var isCanonical: Bool { get }
}

/// The sign of a floating-point number.
public enum FloatingPointSign: Int, Sendable {
  case plus
  case minus
}

/// The ten kinds of floating-point numbers.
public enum FloatingPointClassification: Sendable {
  case signalingNaN
  case quietNaN
  case negativeInfinity
  case negativeNormal
  case negativeSubnormal
  case negativeZero
  case positiveZero
  case positiveSubnormal
  case positiveNormal
  case positiveInfinity
}

/// How a number is rounded to a whole one.
public enum FloatingPointRoundingRule: Sendable {
  case toNearestOrAwayFromZero
  case toNearestOrEven
  case up
  case down
  case towardZero
  case awayFromZero
}

extension FloatingPoint {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.isEqual(to: rhs) }
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.isLess(than: rhs) }
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.isLessThanOrEqualTo(rhs) }
  public static func > (lhs: Self, rhs: Self) -> Bool { rhs.isLess(than: lhs) }
  public static func >= (lhs: Self, rhs: Self) -> Bool { rhs.isLessThanOrEqualTo(lhs) }
  public static var ulpOfOne: Self { (1 as Self).ulp }
  public func rounded(_ rule: FloatingPointRoundingRule) -> Self {
    var result = self
    result.round(rule)
    return result
  }
  public func rounded() -> Self { rounded(.toNearestOrAwayFromZero) }
  public mutating func round() { round(.toNearestOrAwayFromZero) }
  public var nextDown: Self { -(-self).nextUp }
  public func truncatingRemainder(dividingBy other: Self) -> Self {
    var result = self
    result.formTruncatingRemainder(dividingBy: other)
    return result
  }
  public func remainder(dividingBy other: Self) -> Self {
    var result = self
    result.formRemainder(dividingBy: other)
    return result
  }
  public func squareRoot() -> Self {
    var result = self
    result.formSquareRoot()
    return result
  }
  public func addingProduct(_ lhs: Self, _ rhs: Self) -> Self {
    var result = self
    result.addProduct(lhs, rhs)
    return result
  }
  public static func minimum(_ x: Self, _ y: Self) -> Self {
    if x <= y || y.isNaN { return x }
    return y
  }
  public static func maximum(_ x: Self, _ y: Self) -> Self {
    if x > y || y.isNaN { return x }
    return y
  }
  public static func minimumMagnitude(_ x: Self, _ y: Self) -> Self {
    if x.magnitude <= y.magnitude || y.isNaN { return x }
    return y
  }
  public static func maximumMagnitude(_ x: Self, _ y: Self) -> Self {
    if x.magnitude > y.magnitude || y.isNaN { return x }
    return y
  }
  public var floatingPointClass: FloatingPointClassification {
    if isNaN { return isSignalingNaN ? .signalingNaN : .quietNaN }
    if isInfinite { return sign == .minus ? .negativeInfinity : .positiveInfinity }
    if isNormal { return sign == .minus ? .negativeNormal : .positiveNormal }
    if isSubnormal { return sign == .minus ? .negativeSubnormal : .positiveSubnormal }
    return sign == .minus ? .negativeZero : .positiveZero
  }
}

/// Floating-point numbers with a binary significand.
public protocol BinaryFloatingPoint: ExpressibleByFloatLiteral, FloatingPoint {
  associatedtype RawSignificand: UnsignedInteger
  associatedtype RawExponent: UnsignedInteger
  init(_ value: Float)
  init(_ value: Double)
  init<Source: BinaryFloatingPoint>(_ value: Source)
  init?<Source: BinaryFloatingPoint>(exactly value: Source)
  static var exponentBitCount: Int { get }
  static var significandBitCount: Int { get }
  var exponentBitPattern: RawExponent { get }
  var significandBitPattern: RawSignificand { get }
  var binade: Self { get }
  var significandWidth: Int { get }
}

extension BinaryFloatingPoint {
  public static var radix: Int { 2 }
  public init(signOf: Self, magnitudeOf: Self) {
    self = signOf.sign == magnitudeOf.sign ? magnitudeOf : -magnitudeOf
  }
  public func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool {
    if self < other { return true }
    if other < self { return false }
    if isNaN || other.isNaN { return other.isNaN && (sign == .minus) == (isNaN || sign == .minus) }
    return sign == .minus || other.sign == .plus
  }
  public init<Source: BinaryFloatingPoint>(_ value: Source) { self = Self(_asDouble(value)) }
  public init?<Source: BinaryFloatingPoint>(exactly value: Source) {
    let result = Self(_asDouble(value))
    guard _asDouble(result) == _asDouble(value) else { return nil }
    self = result
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  public init<Source: BinaryInteger>(_ value: Source) { self = Self(_doubleFromInteger(value)) }
  public init?<Source: BinaryInteger>(exactly value: Source) {
    let result = Self(_doubleFromInteger(value))
    guard let back = Source(exactly: result), back == value else { return nil }
    self = result
  }
  public static func random<T: RandomNumberGenerator>(in range: Range<Self>, using generator: inout T) -> Self {
    _require(!range.isEmpty, "Can't get random value with an empty range")
    while true {
      let mask: RawSignificand = 1 << (Self.significandBitCount + 1) - 1
      let bits = (generator.next() as UInt64) & UInt64(truncatingIfNeeded: mask)
      let value =
        (range.upperBound - range.lowerBound) * (Self(bits) * (Self.ulpOfOne / 2)) + range.lowerBound
      if value != range.upperBound { return value }
    }
  }
  public static func random(in range: Range<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
  public static func random<T: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout T) -> Self {
    let limit: RawSignificand = 1 << (Self.significandBitCount + 1)
    let bits = generator._bounded(limit + 1)
    if bits == limit { return range.upperBound }
    return (range.upperBound - range.lowerBound) * (Self(bits) * (Self.ulpOfOne / 2)) + range.lowerBound
  }
  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}

/// A library float as the word of a `Double` (floats are kept as such).
@_builtin("unsafe.bitcast")
func _asDouble<T: BinaryFloatingPoint>(_ value: T) -> Double

/// The nearest `Double` of any integer.
@_builtin("double.fromInt")
func _doubleFromInteger<T: BinaryInteger>(_ value: T) -> Double {
  var result = 0.0
  var scale = 1.0
  for word in value.magnitude.words {
    result += Double(word) * scale
    scale *= 0x1p64
  }
  return value < (0 as T) ? -result : result
}
