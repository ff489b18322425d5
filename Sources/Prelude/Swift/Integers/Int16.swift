/// An integer of 16 bits, with a sign.
@_layout("word")
public struct Int16: FixedWidthInteger, SignedInteger, _ExpressibleByBuiltinIntegerLiteral, Sendable {
  public typealias IntegerLiteralType = Int16
  public typealias Magnitude = UInt16
  public typealias Stride = Int
  public typealias Words = [UInt]
  public init(integerLiteral value: Int16) { self = value }
  public init(bitPattern x: UInt16) { self = Int16(truncatingIfNeeded: x) }
  @_builtin("int.fromDouble")
  public init(_ source: Double)
  public init?(exactly source: Double) { self.init(_exactDouble: source) }
  @_builtin("int.fromDouble")
  public init(_ source: Float)
  public init?(exactly source: Float) { self.init(_exactDouble: Double(source)) }
  public static var bitWidth: Int { 16 }
  public var words: [UInt] { [UInt(truncatingIfNeeded: self)] }
  public var _lowWord: UInt { UInt(truncatingIfNeeded: self) }
  public var magnitude: UInt16 { UInt16(truncatingIfNeeded: self < 0 ? 0 &- self : self) }
  public func signum() -> Int16 { self > 0 ? 1 : self < 0 ? -1 : 0 }
  public func hash(into hasher: inout Hasher) { hasher._combine(Int(truncatingIfNeeded: self)) }
  public var description: String { _decimalText }
}

extension Int16 {
  @_builtin("int.eq") public static func == (lhs: Int16, rhs: Int16) -> Bool
  @_builtin("int.ne") public static func != (lhs: Int16, rhs: Int16) -> Bool
  @_builtin("int.lt") public static func < (lhs: Int16, rhs: Int16) -> Bool
  @_builtin("int.le") public static func <= (lhs: Int16, rhs: Int16) -> Bool
  @_builtin("int.gt") public static func > (lhs: Int16, rhs: Int16) -> Bool
  @_builtin("int.ge") public static func >= (lhs: Int16, rhs: Int16) -> Bool
  @_builtin("int.add") public static func + (lhs: Int16, rhs: Int16) -> Int16
  @_builtin("int.sub") public static func - (lhs: Int16, rhs: Int16) -> Int16
  @_builtin("int.mul") public static func * (lhs: Int16, rhs: Int16) -> Int16
  @_builtin("int.div") public static func / (lhs: Int16, rhs: Int16) -> Int16
  @_builtin("int.rem") public static func % (lhs: Int16, rhs: Int16) -> Int16
  @_builtin("int.neg") public static prefix func - (operand: Int16) -> Int16
  @_builtin("int.and") public static func & (lhs: Int16, rhs: Int16) -> Int16
  @_builtin("int.or") public static func | (lhs: Int16, rhs: Int16) -> Int16
  @_builtin("int.xor") public static func ^ (lhs: Int16, rhs: Int16) -> Int16
  public static func &>> (lhs: Int16, rhs: Int16) -> Int16 { lhs._maskingShiftRight(rhs) }
  public static func &<< (lhs: Int16, rhs: Int16) -> Int16 { lhs._maskingShiftLeft(rhs) }
  public static func += (lhs: inout Int16, rhs: Int16) { lhs = lhs + rhs }
  public static func -= (lhs: inout Int16, rhs: Int16) { lhs = lhs - rhs }
  public static func *= (lhs: inout Int16, rhs: Int16) { lhs = lhs * rhs }
  public static func /= (lhs: inout Int16, rhs: Int16) { lhs = lhs / rhs }
  public static func %= (lhs: inout Int16, rhs: Int16) { lhs = lhs % rhs }
  public static func &= (lhs: inout Int16, rhs: Int16) { lhs = lhs & rhs }
  public static func |= (lhs: inout Int16, rhs: Int16) { lhs = lhs | rhs }
  public static func ^= (lhs: inout Int16, rhs: Int16) { lhs = lhs ^ rhs }
  public static func &>>= (lhs: inout Int16, rhs: Int16) { lhs = lhs &>> rhs }
  public static func &<<= (lhs: inout Int16, rhs: Int16) { lhs = lhs &<< rhs }
}
