/// A number with decimal digits, exact where a `Double` is not.
public struct Decimal: Hashable, Comparable, SignedNumeric, Strideable, Sendable {
  public typealias Magnitude = Decimal
  public typealias Stride = Decimal
  /// How numbers are rounded.
  public enum RoundingMode: UInt, Sendable { case plain, down, up, bankers }
  let _text: String
  @_builtin("decimal.parse")
  static func _parse(_ text: String) -> String?
  @_builtin("decimal.fromDouble")
  static func _from(_ value: Double) -> String
  @_builtin("decimal.double")
  static func _double(_ text: String) -> Double
  @_builtin("decimal.operate")
  static func _operate(_ a: String, _ b: String, _ operation: Int) -> String
  @_builtin("decimal.compare")
  static func _compare(_ a: String, _ b: String) -> Int
  @_builtin("decimal.round")
  static func _round(_ text: String, _ scale: Int, _ mode: Int) -> String
  @_builtin("decimal.power")
  static func _power(_ text: String, _ exponent: Int) -> String
  init(_text: String) { self._text = _text }
  public init() { _text = "0" }
  public init(_ value: Int) { _text = String(value) }
  public init(_ value: UInt) { _text = String(value) }
  public init(_ value: Int64) { _text = String(value) }
  public init(_ value: Double) { _text = Decimal._from(value) }
  public init(floatLiteral value: Double) { _text = Decimal._from(value) }
  public init(integerLiteral value: Int) { _text = String(value) }
  public init?<T: BinaryInteger>(exactly source: T) { _text = source.description }
  public init?(string: String, locale: Locale? = nil) {
    guard let known = Decimal._parse(string) else { return nil }
    _text = known
  }
  public static var zero: Decimal { Decimal() }
  public static var nan: Decimal { Decimal(_text: "NaN") }
  public static var pi: Decimal { Decimal(_text: "3.14159265358979323846264338327950288419") }
  public var isNaN: Bool { _text == "NaN" }
  public var isZero: Bool { _text == "0" }
  public var isSignMinus: Bool { _text.hasPrefix("-") }
  public var magnitude: Decimal { isSignMinus ? -self : self }
  public func advanced(by n: Decimal) -> Decimal { self + n }
  public func distance(to other: Decimal) -> Decimal { other - self }
  public static func == (lhs: Decimal, rhs: Decimal) -> Bool { lhs._text == rhs._text }
  public static func < (lhs: Decimal, rhs: Decimal) -> Bool { _compare(lhs._text, rhs._text) < 0 }
  public static func + (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(_text: _operate(lhs._text, rhs._text, 0)) }
  public static func - (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(_text: _operate(lhs._text, rhs._text, 1)) }
  public static func * (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(_text: _operate(lhs._text, rhs._text, 2)) }
  public static func / (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(_text: _operate(lhs._text, rhs._text, 3)) }
  public static func += (lhs: inout Decimal, rhs: Decimal) { lhs = lhs + rhs }
  public static func -= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs - rhs }
  public static func *= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs * rhs }
  public static func /= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs / rhs }
  public static prefix func - (operand: Decimal) -> Decimal { Decimal() - operand }
  public mutating func negate() { self = -self }
  public func hash(into hasher: inout Hasher) { hasher.combine(_text) }
  public func _rounded(_ scale: Int, _ mode: RoundingMode) -> Decimal {
    Decimal(_text: Decimal._round(_text, scale, Int(mode.rawValue)))
  }
}

extension Decimal: ExpressibleByFloatLiteral, CustomStringConvertible {
  public var description: String { _text }
}

extension Double {
  public init(truncating value: NSNumber) { self = value.doubleValue }
}

public func pow(_ x: Decimal, _ y: Int) -> Decimal { Decimal(_text: Decimal._power(x._text, y)) }

public func NSDecimalRound(
  _ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ roundingMode: Decimal.RoundingMode
) {
  result = number._rounded(scale, roundingMode)
}
