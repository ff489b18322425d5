/// Integers of any width.
public protocol BinaryInteger: CustomStringConvertible, Hashable, Numeric, Strideable
where Magnitude: BinaryInteger, Magnitude.Magnitude == Magnitude {
  static var isSigned: Bool { get }
  init?<T: BinaryFloatingPoint>(exactly source: T)
  init<T: BinaryFloatingPoint>(_ source: T)
  init<T: BinaryInteger>(_ source: T)
  init<T: BinaryInteger>(truncatingIfNeeded source: T)
  init<T: BinaryInteger>(clamping source: T)
  associatedtype Words: RandomAccessCollection where Words.Element == UInt, Words.Index == Int
  var words: Words { get }
  var _lowWord: UInt { get }
  var bitWidth: Int { get }
  var trailingZeroBitCount: Int { get }
  static func / (lhs: Self, rhs: Self) -> Self
  static func /= (lhs: inout Self, rhs: Self)
  static func % (lhs: Self, rhs: Self) -> Self
  static func %= (lhs: inout Self, rhs: Self)
  override static func + (lhs: Self, rhs: Self) -> Self
  override static func += (lhs: inout Self, rhs: Self)
  override static func - (lhs: Self, rhs: Self) -> Self
  override static func -= (lhs: inout Self, rhs: Self)
  override static func * (lhs: Self, rhs: Self) -> Self
  override static func *= (lhs: inout Self, rhs: Self)
  static prefix func ~ (x: Self) -> Self
  static func & (lhs: Self, rhs: Self) -> Self
  static func &= (lhs: inout Self, rhs: Self)
  static func | (lhs: Self, rhs: Self) -> Self
  static func |= (lhs: inout Self, rhs: Self)
  static func ^ (lhs: Self, rhs: Self) -> Self
  static func ^= (lhs: inout Self, rhs: Self)
  static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
  static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
  static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
  static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
  func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
  func isMultiple(of other: Self) -> Bool
  func signum() -> Self
}

extension BinaryInteger {
  public init() { self = 0 }
  public func signum() -> Self { (self > (0 as Self) ? 1 : 0) - (self < (0 as Self) ? 1 : 0) }
  public var _lowWord: UInt { words.first ?? 0 }
  public func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self) {
    (self / rhs, self % rhs)
  }
  public func isMultiple(of other: Self) -> Bool {
    if other == (0 as Self) { return self == (0 as Self) }
    return self.magnitude % other.magnitude == (0 as Magnitude)
  }
  public static func & (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result &= rhs
    return result
  }
  public static func | (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result |= rhs
    return result
  }
  public static func ^ (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result ^= rhs
    return result
  }
  public static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
    var result = lhs
    result >>= rhs
    return result
  }
  public static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
    var result = lhs
    result <<= rhs
    return result
  }
}

extension BinaryInteger {
  public var description: String { _decimalDescription(of: self) }
  public func distance(to other: Self) -> Int {
    if self > other { return -Int(self - other) }
    return Int(other - self)
  }
  public func advanced(by n: Int) -> Self {
    if n < 0 { return self - Self(-n) }
    return self + Self(n)
  }
}

/// The decimal digits of an integer type that does not describe itself.
func _decimalDescription<T: BinaryInteger>(of value: T) -> String {
  if value == (0 as T) { return "0" }
  var digits: [Character] = []
  var rest = value.magnitude
  while rest != (0 as T.Magnitude) {
    let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
    digits.append(_digitCharacters[Int(digit)])
    rest = quotient
  }
  if value < (0 as T) { digits.append("-") }
  digits.reverse()
  return String(digits)
}

let _digitCharacters: [Character] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]

/// Whether two library integers are the same number.
@_builtin("int.eqMixed")
func _hostEquals<A, B>(_ a: A, _ b: B) -> Bool

/// Whether the first of two library integers is the smaller number.
@_builtin("int.ltMixed")
func _hostIsLess<A, B>(_ a: A, _ b: B) -> Bool

extension BinaryInteger {
  public static func == <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool {
    if _isHostHashable(Self.self) && _isHostHashable(Other.self) { return _hostEquals(lhs, rhs) }
    return (lhs < (0 as Self)) == (rhs < (0 as Other)) && Int(truncatingIfNeeded: lhs) == Int(truncatingIfNeeded: rhs)
  }
  public static func != <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool { !(lhs == rhs) }
  public static func < <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool {
    if _isHostHashable(Self.self) && _isHostHashable(Other.self) { return _hostIsLess(lhs, rhs) }
    let lhsNegative = lhs < (0 as Self)
    if lhsNegative != (rhs < (0 as Other)) { return lhsNegative }
    if lhsNegative { return Int(truncatingIfNeeded: lhs) < Int(truncatingIfNeeded: rhs) }
    return UInt(truncatingIfNeeded: lhs) < UInt(truncatingIfNeeded: rhs)
  }
  public static func <= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool { !(rhs < lhs) }
  public static func >= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool { !(lhs < rhs) }
  public static func > <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool { rhs < lhs }
}

extension BinaryInteger {
  public static func != (lhs: Self, rhs: Self) -> Bool { !(lhs == rhs) }
  public static func <= (lhs: Self, rhs: Self) -> Bool { !(rhs < lhs) }
  public static func >= (lhs: Self, rhs: Self) -> Bool { !(lhs < rhs) }
  public static func > (lhs: Self, rhs: Self) -> Bool { rhs < lhs }
}

/// Integers that are never negative.
public protocol UnsignedInteger: BinaryInteger {}

extension UnsignedInteger {
  public var magnitude: Self { self }
  public static var isSigned: Bool { false }
}

/// Integers that can be negative.
public protocol SignedInteger: BinaryInteger, SignedNumeric {}

extension SignedInteger {
  public static var isSigned: Bool { true }
}
