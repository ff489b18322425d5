/// Values that can be compared for equality.
public protocol Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool
}

extension Equatable {
  public static func != (lhs: Self, rhs: Self) -> Bool { !(lhs == rhs) }
}

/// Whether two references are the same instance.
@_builtin("ref.same")
public func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool

/// Whether two references are not the same instance.
public func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool { !(lhs === rhs) }

/// Values in an order.
public protocol Comparable: Equatable {
  static func < (lhs: Self, rhs: Self) -> Bool
  static func <= (lhs: Self, rhs: Self) -> Bool
  static func >= (lhs: Self, rhs: Self) -> Bool
  static func > (lhs: Self, rhs: Self) -> Bool
}

extension Comparable {
  public static func > (lhs: Self, rhs: Self) -> Bool { rhs < lhs }
  public static func <= (lhs: Self, rhs: Self) -> Bool { !(rhs < lhs) }
  public static func >= (lhs: Self, rhs: Self) -> Bool { !(lhs < rhs) }
}

/// The smaller of two; the first when they are equal.
public func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }

/// The smallest of three or more.
public func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
  var smallest = min(min(x, y), z)
  for value in rest where value < smallest { smallest = value }
  return smallest
}

/// The larger of two; the second when they are equal.
public func max<T: Comparable>(_ x: T, _ y: T) -> T { y >= x ? y : x }

/// The largest of three or more.
public func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
  var largest = max(max(x, y), z)
  for value in rest where value >= largest { largest = value }
  return largest
}

/// What an `==` pattern means.
public func ~= <T: Equatable>(a: T, b: T) -> Bool { a == b }

/// Values with a stable identity.
public protocol Identifiable<ID> {
  associatedtype ID: Hashable
  var id: ID { get }
}

extension Identifiable where Self: AnyObject {
  public var id: ObjectIdentifier { ObjectIdentifier(self) }
}

/// Types with a list of all their values.
public protocol CaseIterable {
  associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
  static var allCases: AllCases { get }
}

/// Types that stand for values of another type.
public protocol RawRepresentable<RawValue> {
  associatedtype RawValue
  init?(rawValue: RawValue)
  var rawValue: RawValue { get }
}

public func == <T: RawRepresentable>(lhs: T, rhs: T) -> Bool where T.RawValue: Equatable {
  lhs.rawValue == rhs.rawValue
}
public func != <T: RawRepresentable>(lhs: T, rhs: T) -> Bool where T.RawValue: Equatable {
  lhs.rawValue != rhs.rawValue
}
public func != <T: Equatable>(lhs: T, rhs: T) -> Bool where T: RawRepresentable, T.RawValue: Equatable {
  lhs.rawValue != rhs.rawValue
}

extension RawRepresentable where Self: Hashable, RawValue: Hashable {
  public var hashValue: Int { rawValue.hashValue }
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// The identity of a class instance or metatype.
public struct ObjectIdentifier: Hashable, Comparable, CustomDebugStringConvertible, Sendable {
  let _value: UInt
  public init(_ x: AnyObject) { _value = _identity(of: x) }
  public init(_ x: Any.Type) { _value = _identity(ofType: x) }
  public static func == (x: ObjectIdentifier, y: ObjectIdentifier) -> Bool { x._value == y._value }
  public static func < (x: ObjectIdentifier, y: ObjectIdentifier) -> Bool { x._value < y._value }
  public func hash(into hasher: inout Hasher) { hasher.combine(_value) }
  public var debugDescription: String { "ObjectIdentifier(0x" + _paddedHex(_value, 16) + ")" }
}

@_builtin("object.identity")
func _identity(of x: AnyObject) -> UInt

@_builtin("object.identity")
func _identity(ofAny x: Any) -> UInt

@_builtin("type.identity")
func _identity(ofType x: Any.Type) -> UInt

/// A number in hexadecimal with leading zeros.
func _paddedHex(_ value: UInt, _ width: Int) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

/// A number bit pattern for `hashValue` of ordered pairs and the like.
public protocol Sendable {}
public protocol Copyable {}
public protocol Escapable {}
public protocol BitwiseCopyable {}
public protocol SendableMetatype {}

/// Whether two metatypes are the same type's.
public func == (t0: Any.Type?, t1: Any.Type?) -> Bool {
  guard let a = t0, let b = t1 else { return t0._isNone && t1._isNone }
  return _identity(ofType: a) == _identity(ofType: b)
}
public func != (t0: Any.Type?, t1: Any.Type?) -> Bool { !(t0 == t1) }
