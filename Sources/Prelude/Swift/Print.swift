/// Types that describe themselves.
public protocol CustomStringConvertible {
  var description: String { get }
}

/// Types whose description makes them anew.
public protocol LosslessStringConvertible: CustomStringConvertible {
  init?(_ description: String)
}

/// Types that describe themselves to programmers.
public protocol CustomDebugStringConvertible {
  var debugDescription: String { get }
}

/// What text can be written to.
public protocol TextOutputStream {
  mutating func write(_ string: String)
}

/// What writes itself to a text stream.
public protocol TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target)
}

/// `String(describing:)`.
@_builtin("value.describe")
func _describe<T>(_ value: T) -> String

/// `String(reflecting:)`.
@_builtin("value.debugDescribe")
func _debugDescribe<T>(_ value: T) -> String

/// A type's name, as `print(type(of: x))` shows it.
@_builtin("type.name")
func _typeName(_ type: Any.Type) -> String

public func _typeName(_ type: Any.Type, qualified: Bool) -> String {
  qualified ? _debugDescribe(type) : _typeName(type)
}

@_builtin("output.write")
func _writeOutput(_ text: String)

public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  _writeOutput(_joined(items, separator, terminator))
}

public func print<Target: TextOutputStream>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
) {
  var prefix = ""
  for item in items {
    output.write(prefix)
    output.write(_describe(item))
    prefix = separator
  }
  output.write(terminator)
}

public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  var text = ""
  var isFirst = true
  for item in items {
    if !isFirst { text += separator }
    isFirst = false
    text += _debugDescribe(item)
  }
  _writeOutput(text + terminator)
}

public func debugPrint<Target: TextOutputStream>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
) {
  var prefix = ""
  for item in items {
    output.write(prefix)
    output.write(_debugDescribe(item))
    prefix = separator
  }
  output.write(terminator)
}

/// The descriptions of `items` in one string.
func _joined(_ items: [Any], _ separator: String, _ terminator: String) -> String {
  if items.count == 1 { return _describe(items[0]) + terminator }
  var text = ""
  var i = 0
  while i < items.count {
    if i > 0 { text += separator }
    text += _describe(items[i])
    i += 1
  }
  return text + terminator
}

@_builtin("input.readLine")
public func readLine(strippingNewline: Bool = true) -> String?
