/// An integer of 64 bits, without a sign.
@_layout("word")
public struct UInt: FixedWidthInteger, UnsignedInteger, _ExpressibleByBuiltinIntegerLiteral, Sendable {
  public typealias IntegerLiteralType = UInt
  public typealias Magnitude = UInt
  public typealias Stride = Int
  public typealias Words = [UInt]
  public init(integerLiteral value: UInt) { self = value }
  public init(bitPattern x: Int) { self = UInt(truncatingIfNeeded: x) }
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

extension UInt {
  @_builtin("int.eq") public static func == (lhs: UInt, rhs: UInt) -> Bool
  @_builtin("int.ne") public static func != (lhs: UInt, rhs: UInt) -> Bool
  @_builtin("uint.lt") public static func < (lhs: UInt, rhs: UInt) -> Bool
  @_builtin("uint.le") public static func <= (lhs: UInt, rhs: UInt) -> Bool
  @_builtin("uint.gt") public static func > (lhs: UInt, rhs: UInt) -> Bool
  @_builtin("uint.ge") public static func >= (lhs: UInt, rhs: UInt) -> Bool
  @_builtin("uint.add") public static func + (lhs: UInt, rhs: UInt) -> UInt
  @_builtin("uint.sub") public static func - (lhs: UInt, rhs: UInt) -> UInt
  @_builtin("uint.mul") public static func * (lhs: UInt, rhs: UInt) -> UInt
  @_builtin("uint.div") public static func / (lhs: UInt, rhs: UInt) -> UInt
  @_builtin("uint.rem") public static func % (lhs: UInt, rhs: UInt) -> UInt
  @_builtin("int.and") public static func & (lhs: UInt, rhs: UInt) -> UInt
  @_builtin("int.or") public static func | (lhs: UInt, rhs: UInt) -> UInt
  @_builtin("int.xor") public static func ^ (lhs: UInt, rhs: UInt) -> UInt
  public static func &>> (lhs: UInt, rhs: UInt) -> UInt { lhs._maskingShiftRight(rhs) }
  public static func &<< (lhs: UInt, rhs: UInt) -> UInt { lhs._maskingShiftLeft(rhs) }
  public static func += (lhs: inout UInt, rhs: UInt) { lhs = lhs + rhs }
  public static func -= (lhs: inout UInt, rhs: UInt) { lhs = lhs - rhs }
  public static func *= (lhs: inout UInt, rhs: UInt) { lhs = lhs * rhs }
  public static func /= (lhs: inout UInt, rhs: UInt) { lhs = lhs / rhs }
  public static func %= (lhs: inout UInt, rhs: UInt) { lhs = lhs % rhs }
  public static func &= (lhs: inout UInt, rhs: UInt) { lhs = lhs & rhs }
  public static func |= (lhs: inout UInt, rhs: UInt) { lhs = lhs | rhs }
  public static func ^= (lhs: inout UInt, rhs: UInt) { lhs = lhs ^ rhs }
  public static func &>>= (lhs: inout UInt, rhs: UInt) { lhs = lhs &>> rhs }
  public static func &<<= (lhs: inout UInt, rhs: UInt) { lhs = lhs &<< rhs }
}
