/// An integer of 32 bits, with a sign.
@_layout("word")
public struct Int32: FixedWidthInteger, SignedInteger, _ExpressibleByBuiltinIntegerLiteral, Sendable {
  public typealias IntegerLiteralType = Int32
  public typealias Magnitude = UInt32
  public typealias Stride = Int
  public typealias Words = [UInt]
  public init(integerLiteral value: Int32) { self = value }
  public init(bitPattern x: UInt32) { self = Int32(truncatingIfNeeded: x) }
  @_builtin("int.fromDouble")
  public init(_ source: Double)
  public init?(exactly source: Double) { self.init(_exactDouble: source) }
  @_builtin("int.fromDouble")
  public init(_ source: Float)
  public init?(exactly source: Float) { self.init(_exactDouble: Double(source)) }
  public static var bitWidth: Int { 32 }
  public var words: [UInt] { [UInt(truncatingIfNeeded: self)] }
  public var _lowWord: UInt { UInt(truncatingIfNeeded: self) }
  public var magnitude: UInt32 { UInt32(truncatingIfNeeded: self < 0 ? 0 &- self : self) }
  public func signum() -> Int32 { self > 0 ? 1 : self < 0 ? -1 : 0 }
  public func hash(into hasher: inout Hasher) { hasher._combine(Int(truncatingIfNeeded: self)) }
  public var description: String { _decimalText }
}

extension Int32 {
  @_builtin("int.eq") public static func == (lhs: Int32, rhs: Int32) -> Bool
  @_builtin("int.ne") public static func != (lhs: Int32, rhs: Int32) -> Bool
  @_builtin("int.lt") public static func < (lhs: Int32, rhs: Int32) -> Bool
  @_builtin("int.le") public static func <= (lhs: Int32, rhs: Int32) -> Bool
  @_builtin("int.gt") public static func > (lhs: Int32, rhs: Int32) -> Bool
  @_builtin("int.ge") public static func >= (lhs: Int32, rhs: Int32) -> Bool
  @_builtin("int.add") public static func + (lhs: Int32, rhs: Int32) -> Int32
  @_builtin("int.sub") public static func - (lhs: Int32, rhs: Int32) -> Int32
  @_builtin("int.mul") public static func * (lhs: Int32, rhs: Int32) -> Int32
  @_builtin("int.div") public static func / (lhs: Int32, rhs: Int32) -> Int32
  @_builtin("int.rem") public static func % (lhs: Int32, rhs: Int32) -> Int32
  @_builtin("int.neg") public static prefix func - (operand: Int32) -> Int32
  @_builtin("int.and") public static func & (lhs: Int32, rhs: Int32) -> Int32
  @_builtin("int.or") public static func | (lhs: Int32, rhs: Int32) -> Int32
  @_builtin("int.xor") public static func ^ (lhs: Int32, rhs: Int32) -> Int32
  public static func &>> (lhs: Int32, rhs: Int32) -> Int32 { lhs._maskingShiftRight(rhs) }
  public static func &<< (lhs: Int32, rhs: Int32) -> Int32 { lhs._maskingShiftLeft(rhs) }
  public static func += (lhs: inout Int32, rhs: Int32) { lhs = lhs + rhs }
  public static func -= (lhs: inout Int32, rhs: Int32) { lhs = lhs - rhs }
  public static func *= (lhs: inout Int32, rhs: Int32) { lhs = lhs * rhs }
  public static func /= (lhs: inout Int32, rhs: Int32) { lhs = lhs / rhs }
  public static func %= (lhs: inout Int32, rhs: Int32) { lhs = lhs % rhs }
  public static func &= (lhs: inout Int32, rhs: Int32) { lhs = lhs & rhs }
  public static func |= (lhs: inout Int32, rhs: Int32) { lhs = lhs | rhs }
  public static func ^= (lhs: inout Int32, rhs: Int32) { lhs = lhs ^ rhs }
  public static func &>>= (lhs: inout Int32, rhs: Int32) { lhs = lhs &>> rhs }
  public static func &<<= (lhs: inout Int32, rhs: Int32) { lhs = lhs &<< rhs }
}
