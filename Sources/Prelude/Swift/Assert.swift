@_builtin("trap.fatalError")
func _trap(_ message: String) -> Never

/// Ends the program; the prefix and message are printed as `prefix: message`.
func _fail(_ prefix: String, _ message: String) -> Never {
  _trap(message.isEmpty ? prefix : prefix + ": " + message)
}

public func fatalError(
  _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) -> Never {
  _fail("Fatal error", message())
}

public func precondition(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file,
  line: UInt = #line
) {
  if !condition() { _fail("Precondition failed", message()) }
}

public func preconditionFailure(
  _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) -> Never {
  _fail("Fatal error", message())
}

public func assert(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file,
  line: UInt = #line
) {
  if !condition() { _fail("Assertion failed", message()) }
}

public func assertionFailure(
  _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) {
  _fail("Fatal error", message())
}

/// A string known when compiled.
public struct StaticString: ExpressibleByStringLiteral, _ExpressibleByBuiltinStringLiteral, CustomStringConvertible,
  Sendable
{
  public typealias StringLiteralType = StaticString
  public typealias ExtendedGraphemeClusterLiteralType = StaticString
  public typealias UnicodeScalarLiteralType = StaticString
  let _text: String
  public init() { _text = "" }
  init(_text: String) { self._text = _text }
  public init(stringLiteral value: StaticString) { self = value }
  public var description: String { _text }
}

/// The library's own preconditions.
func _require(_ condition: Bool, _ message: String) {
  if !condition { _trap("Fatal error: " + message) }
}
