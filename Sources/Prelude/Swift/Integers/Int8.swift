/// An integer of 8 bits, with a sign.
@_layout("word")
public struct Int8: FixedWidthInteger, SignedInteger, _ExpressibleByBuiltinIntegerLiteral, Sendable {
  public typealias IntegerLiteralType = Int8
  public typealias Magnitude = UInt8
  public typealias Stride = Int
  public typealias Words = [UInt]
  public init(integerLiteral value: Int8) { self = value }
  public init(bitPattern x: UInt8) { self = Int8(truncatingIfNeeded: x) }
  @_builtin("int.fromDouble")
  public init(_ source: Double)
  public init?(exactly source: Double) { self.init(_exactDouble: source) }
  @_builtin("int.fromDouble")
  public init(_ source: Float)
  public init?(exactly source: Float) { self.init(_exactDouble: Double(source)) }
  public static var bitWidth: Int { 8 }
  public var words: [UInt] { [UInt(truncatingIfNeeded: self)] }
  public var _lowWord: UInt { UInt(truncatingIfNeeded: self) }
  public var magnitude: UInt8 { UInt8(truncatingIfNeeded: self < 0 ? 0 &- self : self) }
  public func signum() -> Int8 { self > 0 ? 1 : self < 0 ? -1 : 0 }
  public func hash(into hasher: inout Hasher) { hasher._combine(Int(truncatingIfNeeded: self)) }
  public var description: String { _decimalText }
}

extension Int8 {
  @_builtin("int.eq") public static func == (lhs: Int8, rhs: Int8) -> Bool
  @_builtin("int.ne") public static func != (lhs: Int8, rhs: Int8) -> Bool
  @_builtin("int.lt") public static func < (lhs: Int8, rhs: Int8) -> Bool
  @_builtin("int.le") public static func <= (lhs: Int8, rhs: Int8) -> Bool
  @_builtin("int.gt") public static func > (lhs: Int8, rhs: Int8) -> Bool
  @_builtin("int.ge") public static func >= (lhs: Int8, rhs: Int8) -> Bool
  @_builtin("int.add") public static func + (lhs: Int8, rhs: Int8) -> Int8
  @_builtin("int.sub") public static func - (lhs: Int8, rhs: Int8) -> Int8
  @_builtin("int.mul") public static func * (lhs: Int8, rhs: Int8) -> Int8
  @_builtin("int.div") public static func / (lhs: Int8, rhs: Int8) -> Int8
  @_builtin("int.rem") public static func % (lhs: Int8, rhs: Int8) -> Int8
  @_builtin("int.neg") public static prefix func - (operand: Int8) -> Int8
  @_builtin("int.and") public static func & (lhs: Int8, rhs: Int8) -> Int8
  @_builtin("int.or") public static func | (lhs: Int8, rhs: Int8) -> Int8
  @_builtin("int.xor") public static func ^ (lhs: Int8, rhs: Int8) -> Int8
  public static func &>> (lhs: Int8, rhs: Int8) -> Int8 { lhs._maskingShiftRight(rhs) }
  public static func &<< (lhs: Int8, rhs: Int8) -> Int8 { lhs._maskingShiftLeft(rhs) }
  public static func += (lhs: inout Int8, rhs: Int8) { lhs = lhs + rhs }
  public static func -= (lhs: inout Int8, rhs: Int8) { lhs = lhs - rhs }
  public static func *= (lhs: inout Int8, rhs: Int8) { lhs = lhs * rhs }
  public static func /= (lhs: inout Int8, rhs: Int8) { lhs = lhs / rhs }
  public static func %= (lhs: inout Int8, rhs: Int8) { lhs = lhs % rhs }
  public static func &= (lhs: inout Int8, rhs: Int8) { lhs = lhs & rhs }
  public static func |= (lhs: inout Int8, rhs: Int8) { lhs = lhs | rhs }
  public static func ^= (lhs: inout Int8, rhs: Int8) { lhs = lhs ^ rhs }
  public static func &>>= (lhs: inout Int8, rhs: Int8) { lhs = lhs &>> rhs }
  public static func &<<= (lhs: inout Int8, rhs: Int8) { lhs = lhs &<< rhs }
}
