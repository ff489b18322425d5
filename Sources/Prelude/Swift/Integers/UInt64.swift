/// An integer of 64 bits, without a sign.
@_layout("word")
public struct UInt64: FixedWidthInteger, UnsignedInteger, _ExpressibleByBuiltinIntegerLiteral, Sendable {
  public typealias IntegerLiteralType = UInt64
  public typealias Magnitude = UInt64
  public typealias Stride = Int
  public typealias Words = [UInt]
  public init(integerLiteral value: UInt64) { self = value }
  public init(bitPattern x: Int64) { self = UInt64(truncatingIfNeeded: x) }
  @_builtin("int.fromDouble")
  public init(_ source: Double)
  public init?(exactly source: Double) { self.init(_exactDouble: source) }
  @_builtin("int.fromDouble")
  public init(_ source: Float)
  public init?(exactly source: Float) { self.init(_exactDouble: Double(source)) }
  public static var bitWidth: Int { 64 }
  public var words: [UInt] { [UInt(truncatingIfNeeded: self)] }
  public var _lowWord: UInt { UInt(truncatingIfNeeded: self) }
  public func hash(into hasher: inout Hasher) { hasher._combine(Int(truncatingIfNeeded: self)) }
  public var description: String { _decimalText }
}

extension UInt64 {
  @_builtin("int.eq") public static func == (lhs: UInt64, rhs: UInt64) -> Bool
  @_builtin("int.ne") public static func != (lhs: UInt64, rhs: UInt64) -> Bool
  @_builtin("uint.lt") public static func < (lhs: UInt64, rhs: UInt64) -> Bool
  @_builtin("uint.le") public static func <= (lhs: UInt64, rhs: UInt64) -> Bool
  @_builtin("uint.gt") public static func > (lhs: UInt64, rhs: UInt64) -> Bool
  @_builtin("uint.ge") public static func >= (lhs: UInt64, rhs: UInt64) -> Bool
  @_builtin("uint.add") public static func + (lhs: UInt64, rhs: UInt64) -> UInt64
  @_builtin("uint.sub") public static func - (lhs: UInt64, rhs: UInt64) -> UInt64
  @_builtin("uint.mul") public static func * (lhs: UInt64, rhs: UInt64) -> UInt64
  @_builtin("uint.div") public static func / (lhs: UInt64, rhs: UInt64) -> UInt64
  @_builtin("uint.rem") public static func % (lhs: UInt64, rhs: UInt64) -> UInt64
  @_builtin("int.and") public static func & (lhs: UInt64, rhs: UInt64) -> UInt64
  @_builtin("int.or") public static func | (lhs: UInt64, rhs: UInt64) -> UInt64
  @_builtin("int.xor") public static func ^ (lhs: UInt64, rhs: UInt64) -> UInt64
  public static func &>> (lhs: UInt64, rhs: UInt64) -> UInt64 { lhs._maskingShiftRight(rhs) }
  public static func &<< (lhs: UInt64, rhs: UInt64) -> UInt64 { lhs._maskingShiftLeft(rhs) }
  public static func += (lhs: inout UInt64, rhs: UInt64) { lhs = lhs + rhs }
  public static func -= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs - rhs }
  public static func *= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs * rhs }
  public static func /= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs / rhs }
  public static func %= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs % rhs }
  public static func &= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs & rhs }
  public static func |= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs | rhs }
  public static func ^= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs ^ rhs }
  public static func &>>= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs &>> rhs }
  public static func &<<= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs &<< rhs }
}
