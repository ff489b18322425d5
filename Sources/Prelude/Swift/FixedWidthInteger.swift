/// Integers of a fixed number of bits.
public protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible
where Magnitude: FixedWidthInteger & UnsignedInteger, Stride: FixedWidthInteger & SignedInteger {
  static var bitWidth: Int { get }
  static var max: Self { get }
  static var min: Self { get }
  func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
  func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
  func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
  func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
  func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
  func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude)
  func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) -> (quotient: Self, remainder: Self)
  var nonzeroBitCount: Int { get }
  var leadingZeroBitCount: Int { get }
  init(bigEndian value: Self)
  init(littleEndian value: Self)
  var bigEndian: Self { get }
  var littleEndian: Self { get }
  var byteSwapped: Self { get }
  static func &>> (lhs: Self, rhs: Self) -> Self
  static func &>>= (lhs: inout Self, rhs: Self)
  static func &<< (lhs: Self, rhs: Self) -> Self
  static func &<<= (lhs: inout Self, rhs: Self)
  static func &* (lhs: Self, rhs: Self) -> Self
}

extension FixedWidthInteger {
  public var bitWidth: Int { Self.bitWidth }
  public init(littleEndian value: Self) { self = value }
  public init(bigEndian value: Self) { self = value.byteSwapped }
  public var littleEndian: Self { self }
  public var bigEndian: Self { byteSwapped }
  @_builtin("int.byteSwapped")
  public var byteSwapped: Self { get }
  @_builtin("int.leadingZeroBitCount")
  public var leadingZeroBitCount: Int { get }
  @_builtin("int.trailingZeroBitCount")
  public var trailingZeroBitCount: Int { get }
  @_builtin("int.nonzeroBitCount")
  public var nonzeroBitCount: Int { get }
  @_builtin("int.addingReportingOverflow")
  public func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
  @_builtin("int.subtractingReportingOverflow")
  public func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
  @_builtin("int.multipliedReportingOverflow")
  public func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
  @_builtin("int.dividedReportingOverflow")
  public func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
  @_builtin("int.remainderReportingOverflow")
  public func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
  @_builtin("int.multipliedFullWidth")
  public func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude)
  @_builtin("int.dividingFullWidth")
  public func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) -> (quotient: Self, remainder: Self)
}

extension FixedWidthInteger {
  @_builtin("int.shiftRightMasked")
  func _maskingShiftRight(_ amount: Self) -> Self
  @_builtin("int.shiftLeftMasked")
  func _maskingShiftLeft(_ amount: Self) -> Self
  public static func &>> (lhs: Self, rhs: Self) -> Self { lhs._maskingShiftRight(rhs) }
  public static func &>> <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Self { lhs &>> Self(truncatingIfNeeded: rhs) }
  public static func &>>= <Other: BinaryInteger>(lhs: inout Self, rhs: Other) { lhs = lhs &>> rhs }
  public static func &<< (lhs: Self, rhs: Self) -> Self { lhs._maskingShiftLeft(rhs) }
  public static func &<< <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Self { lhs &<< Self(truncatingIfNeeded: rhs) }
  public static func &<<= <Other: BinaryInteger>(lhs: inout Self, rhs: Other) { lhs = lhs &<< rhs }
  @_builtin("int.not")
  public static prefix func ~ (x: Self) -> Self
  @_builtin("int.shr")
  public static func >> <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Self { lhs._shiftedRight(Int(clamping: rhs)) }
  public static func >>= <Other: BinaryInteger>(lhs: inout Self, rhs: Other) { lhs = lhs >> rhs }
  @_builtin("int.shl")
  public static func << <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Self { lhs._shiftedRight(-Int(clamping: rhs)) }
  public static func <<= <Other: BinaryInteger>(lhs: inout Self, rhs: Other) { lhs = lhs << rhs }
  @_builtin("int.shiftedRight")
  func _shiftedRight(_ amount: Int) -> Self
  @_builtin("int.addWrapping")
  public static func &+ (lhs: Self, rhs: Self) -> Self
  public static func &+= (lhs: inout Self, rhs: Self) { lhs = lhs &+ rhs }
  @_builtin("int.subWrapping")
  public static func &- (lhs: Self, rhs: Self) -> Self
  public static func &-= (lhs: inout Self, rhs: Self) { lhs = lhs &- rhs }
  @_builtin("int.mulWrapping")
  public static func &* (lhs: Self, rhs: Self) -> Self
  public static func &*= (lhs: inout Self, rhs: Self) { lhs = lhs &* rhs }
}

extension FixedWidthInteger {
  /// The decimal digits.
  @_builtin("int.description")
  var _decimalText: String { get }
  public init?<S: StringProtocol>(_ text: S, radix: Int = 10) {
    guard let value: Self = _parseInteger(String(text), radix) else { return nil }
    self = value
  }
  public init?(_ description: String) {
    guard let value: Self = _parseInteger(description, 10) else { return nil }
    self = value
  }
  public init<T: BinaryFloatingPoint>(_ source: T) { self = Self(_fromDouble: Double(source)) }
  @_builtin("int.fromDouble")
  init(_fromDouble source: Double)
  public init?<T: BinaryFloatingPoint>(exactly source: T) {
    guard let value = Self(_exactDouble: Double(source)) else { return nil }
    self = value
  }
  @_builtin("int.exactlyFromDouble")
  init?(_exactDouble source: Double)
  public init<Other: BinaryInteger>(clamping source: Other) {
    if let value = Self(exactly: source) { self = value } else { self = source < (0 as Other) ? Self.min : Self.max }
  }
  @_builtin("int.truncating")
  public init<T: BinaryInteger>(truncatingIfNeeded source: T) { self = Self(truncatingIfNeeded: source._lowWord) }
}

/// A library integer as one of another type, `nil` when it does not fit.
@_builtin("int.exactly")
func _hostExactly<To, From>(_ value: From) -> To?

/// An integer from its digits, `nil` when there are others or it does not fit.
@_builtin("int.parse")
func _parseInteger<T: FixedWidthInteger>(_ text: String, _ radix: Int) -> T?

/// A library integer in any radix from 2 to 36.
@_builtin("int.text")
func _hostIntegerText<T>(_ value: T, _ radix: Int, _ uppercase: Bool) -> String

/// An integer in any radix from 2 to 36.
func _integerText<T: BinaryInteger>(_ value: T, _ radix: Int, _ uppercase: Bool) -> String {
  if _isHostHashable(T.self) { return _hostIntegerText(value, radix, uppercase) }
  if value == (0 as T) { return "0" }
  var digits: [String] = []
  var rest = value.magnitude
  let base = T.Magnitude(radix)
  while rest != (0 as T.Magnitude) {
    let (quotient, digit) = rest.quotientAndRemainder(dividingBy: base)
    digits.append(_integerText(Int(digit), radix, uppercase))
    rest = quotient
  }
  if value < (0 as T) { digits.append("-") }
  digits.reverse()
  return digits.joined()
}

extension UnsignedInteger where Self: FixedWidthInteger {
  @_builtin("int.convert")
  public init<T: BinaryInteger>(_ source: T) { self = Self(_exact: source) }
  public init?<T: BinaryInteger>(exactly source: T) {
    if _isHostHashable(T.self) {
      guard let value: Self = _hostExactly(source) else { return nil }
      self = value
      return
    }
    guard source.bitWidth <= 64 || source.words.dropFirst().allSatisfy({ $0 == 0 }), !(source < (0 as T)),
      let value = Self(exactly: source._lowWord)
    else { return nil }
    self = value
  }
  @_builtin("int.max")
  public static var max: Self { get }
  @_builtin("int.min")
  public static var min: Self { get }
}

extension SignedInteger where Self: FixedWidthInteger {
  @_builtin("int.convert")
  public init<T: BinaryInteger>(_ source: T) { self = Self(_exact: source) }
  public init?<T: BinaryInteger>(exactly source: T) {
    if _isHostHashable(T.self) {
      guard let value: Self = _hostExactly(source) else { return nil }
      self = value
      return
    }
    let low = Int(truncatingIfNeeded: source)
    guard T(truncatingIfNeeded: low) == source, let value = Self(exactly: low) else { return nil }
    self = value
  }
  @_builtin("int.max")
  public static var max: Self { get }
  @_builtin("int.min")
  public static var min: Self { get }
  public func isMultiple(of other: Self) -> Bool {
    if other == 0 { return self == 0 }
    if other == -1 { return true }
    return self % other == 0
  }
}

extension FixedWidthInteger {
  init<T: BinaryInteger>(_exact source: T) {
    guard let value = Self(exactly: source) else { fatalError("Not enough bits to represent the passed value") }
    self = value
  }
}

extension FixedWidthInteger {
  public func distance(to other: Self) -> Int {
    if Self.bitWidth < 64 { return Int(truncatingIfNeeded: other) - Int(truncatingIfNeeded: self) }
    return self > other ? -Int(self - other) : Int(other - self)
  }
  public func _isLast(before end: Self, by stride: Int) -> Bool {
    if Self.bitWidth == 64 && stride < 1 << 32 { return false }
    return stride > 0 ? distance(to: end) < stride : distance(to: end) > stride
  }
}
