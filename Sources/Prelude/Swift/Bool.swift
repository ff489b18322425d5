/// True or false.
@_layout("word")
public struct Bool: ExpressibleByBooleanLiteral, _ExpressibleByBuiltinBooleanLiteral, Sendable {
  public typealias BooleanLiteralType = Bool
  public init() { self = false }
  public init(_ value: Bool) { self = value }
  public init(booleanLiteral value: Bool) { self = value }
  public static func random<T: RandomNumberGenerator>(using generator: inout T) -> Bool {
    let word: UInt64 = generator.next()
    return word & 131072 == 0
  }
  public static func random() -> Bool {
    var generator = SystemRandomNumberGenerator()
    return Bool.random(using: &generator)
  }
}

extension Bool: CustomStringConvertible {
  public var description: String { self ? "true" : "false" }
}

extension Bool: Equatable {
  @_builtin("bool.eq")
  public static func == (lhs: Bool, rhs: Bool) -> Bool
}

extension Bool: Hashable {
  public func hash(into hasher: inout Hasher) { hasher._combine(self ? 1 : 0) }
}

extension Bool: LosslessStringConvertible {
  public init?(_ description: String) {
    if description == "true" { self = true } else if description == "false" { self = false } else { return nil }
  }
}

extension Bool {
  @_builtin("bool.not")
  public static prefix func ! (a: Bool) -> Bool
}

extension Bool {
  @_builtin("bool.and")
  public static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool { lhs ? try rhs() : false }
  @_builtin("bool.or")
  public static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool { lhs ? true : try rhs() }
  public mutating func toggle() { self = !self }
}
