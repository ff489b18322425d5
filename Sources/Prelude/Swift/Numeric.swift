/// Values that can be added and subtracted.
public protocol AdditiveArithmetic: Equatable {
  static var zero: Self { get }
  static func + (lhs: Self, rhs: Self) -> Self
  static func += (lhs: inout Self, rhs: Self)
  static func - (lhs: Self, rhs: Self) -> Self
  static func -= (lhs: inout Self, rhs: Self)
}

extension AdditiveArithmetic {
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  public static prefix func + (x: Self) -> Self { x }
}

extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
  public static var zero: Self { 0 }
}

/// Values that can be multiplied.
public protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
  init?<T: BinaryInteger>(exactly source: T)
  associatedtype Magnitude: Comparable, Numeric
  var magnitude: Magnitude { get }
  static func * (lhs: Self, rhs: Self) -> Self
  static func *= (lhs: inout Self, rhs: Self)
}

/// Numbers that can be negative.
public protocol SignedNumeric: Numeric {
  static prefix func - (operand: Self) -> Self
  mutating func negate()
}

extension SignedNumeric {
  public static prefix func - (operand: Self) -> Self {
    var result = operand
    result.negate()
    return result
  }
  public mutating func negate() { self = 0 - self }
}

/// The value without its sign.
public func abs<T: Comparable & SignedNumeric>(_ x: T) -> T { x < (0 as T) ? -x : x }

/// Converts between integer types, trapping when the value does not fit.
public func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U { U(x) }

/// Values with a distance between them.
public protocol Strideable<Stride>: Comparable {
  associatedtype Stride: Comparable, SignedNumeric
  func distance(to other: Self) -> Stride
  func advanced(by n: Stride) -> Self
  /// Whether the next step from here goes beyond `end` and so perhaps beyond what the type can hold.
  func _isLast(before end: Self, by stride: Stride) -> Bool
}

extension Strideable {
  public func _isLast(before end: Self, by stride: Stride) -> Bool { false }
  public static func < (x: Self, y: Self) -> Bool { 0 < x.distance(to: y) }
  public static func == (x: Self, y: Self) -> Bool { x.distance(to: y) == 0 }
}
