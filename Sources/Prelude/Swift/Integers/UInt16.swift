/// An integer of 16 bits, without a sign.
@_layout("word")
public struct UInt16: FixedWidthInteger, UnsignedInteger, _ExpressibleByBuiltinIntegerLiteral, Sendable {
  public typealias IntegerLiteralType = UInt16
  public typealias Magnitude = UInt16
  public typealias Stride = Int
  public typealias Words = [UInt]
  public init(integerLiteral value: UInt16) { self = value }
  public init(bitPattern x: Int16) { self = UInt16(truncatingIfNeeded: x) }
  @_builtin("int.fromDouble")
  public init(_ source: Double)
  public init?(exactly source: Double) { self.init(_exactDouble: source) }
  @_builtin("int.fromDouble")
  public init(_ source: Float)
  public init?(exactly source: Float) { self.init(_exactDouble: Double(source)) }
  public static var bitWidth: Int { 16 }
  public var words: [UInt] { [UInt(truncatingIfNeeded: self)] }
  public var _lowWord: UInt { UInt(truncatingIfNeeded: self) }
  public func hash(into hasher: inout Hasher) { hasher._combine(Int(truncatingIfNeeded: self)) }
  public var description: String { _decimalText }
}

extension UInt16 {
  @_builtin("int.eq") public static func == (lhs: UInt16, rhs: UInt16) -> Bool
  @_builtin("int.ne") public static func != (lhs: UInt16, rhs: UInt16) -> Bool
  @_builtin("uint.lt") public static func < (lhs: UInt16, rhs: UInt16) -> Bool
  @_builtin("uint.le") public static func <= (lhs: UInt16, rhs: UInt16) -> Bool
  @_builtin("uint.gt") public static func > (lhs: UInt16, rhs: UInt16) -> Bool
  @_builtin("uint.ge") public static func >= (lhs: UInt16, rhs: UInt16) -> Bool
  @_builtin("int.add") public static func + (lhs: UInt16, rhs: UInt16) -> UInt16
  @_builtin("int.sub") public static func - (lhs: UInt16, rhs: UInt16) -> UInt16
  @_builtin("int.mul") public static func * (lhs: UInt16, rhs: UInt16) -> UInt16
  @_builtin("int.div") public static func / (lhs: UInt16, rhs: UInt16) -> UInt16
  @_builtin("int.rem") public static func % (lhs: UInt16, rhs: UInt16) -> UInt16
  @_builtin("int.and") public static func & (lhs: UInt16, rhs: UInt16) -> UInt16
  @_builtin("int.or") public static func | (lhs: UInt16, rhs: UInt16) -> UInt16
  @_builtin("int.xor") public static func ^ (lhs: UInt16, rhs: UInt16) -> UInt16
  public static func &>> (lhs: UInt16, rhs: UInt16) -> UInt16 { lhs._maskingShiftRight(rhs) }
  public static func &<< (lhs: UInt16, rhs: UInt16) -> UInt16 { lhs._maskingShiftLeft(rhs) }
  public static func += (lhs: inout UInt16, rhs: UInt16) { lhs = lhs + rhs }
  public static func -= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs - rhs }
  public static func *= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs * rhs }
  public static func /= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs / rhs }
  public static func %= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs % rhs }
  public static func &= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs & rhs }
  public static func |= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs | rhs }
  public static func ^= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs ^ rhs }
  public static func &>>= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs &>> rhs }
  public static func &<<= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs &<< rhs }
}
