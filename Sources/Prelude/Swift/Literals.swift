public protocol ExpressibleByNilLiteral {
  init(nilLiteral: ())
}
public protocol ExpressibleByIntegerLiteral {
  associatedtype IntegerLiteralType: _ExpressibleByBuiltinIntegerLiteral
  init(integerLiteral value: IntegerLiteralType)
}
public protocol _ExpressibleByBuiltinIntegerLiteral {}
public protocol ExpressibleByFloatLiteral {
  associatedtype FloatLiteralType: _ExpressibleByBuiltinFloatLiteral
  init(floatLiteral value: FloatLiteralType)
}
public protocol _ExpressibleByBuiltinFloatLiteral {}
public protocol ExpressibleByBooleanLiteral {
  associatedtype BooleanLiteralType: _ExpressibleByBuiltinBooleanLiteral
  init(booleanLiteral value: BooleanLiteralType)
}
public protocol _ExpressibleByBuiltinBooleanLiteral {}
public protocol ExpressibleByUnicodeScalarLiteral {
  associatedtype UnicodeScalarLiteralType: _ExpressibleByBuiltinUnicodeScalarLiteral
  init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
}
public protocol _ExpressibleByBuiltinUnicodeScalarLiteral {}
public protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
  associatedtype ExtendedGraphemeClusterLiteralType: _ExpressibleByBuiltinExtendedGraphemeClusterLiteral
  override associatedtype UnicodeScalarLiteralType = ExtendedGraphemeClusterLiteralType
  init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
}
public protocol _ExpressibleByBuiltinExtendedGraphemeClusterLiteral: _ExpressibleByBuiltinUnicodeScalarLiteral {}
extension ExpressibleByExtendedGraphemeClusterLiteral
where ExtendedGraphemeClusterLiteralType == UnicodeScalarLiteralType {
  public init(unicodeScalarLiteral value: ExtendedGraphemeClusterLiteralType) {
    self.init(extendedGraphemeClusterLiteral: value)
  }
}
public protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
  associatedtype StringLiteralType: _ExpressibleByBuiltinStringLiteral
  override associatedtype ExtendedGraphemeClusterLiteralType = StringLiteralType
  override associatedtype UnicodeScalarLiteralType = StringLiteralType
  init(stringLiteral value: StringLiteralType)
}
public protocol _ExpressibleByBuiltinStringLiteral: _ExpressibleByBuiltinExtendedGraphemeClusterLiteral {}
extension ExpressibleByStringLiteral where StringLiteralType == ExtendedGraphemeClusterLiteralType {
  public init(extendedGraphemeClusterLiteral value: StringLiteralType) { self.init(stringLiteral: value) }
}
public protocol ExpressibleByArrayLiteral {
  associatedtype ArrayLiteralElement
  init(arrayLiteral elements: ArrayLiteralElement...)
}
public protocol ExpressibleByDictionaryLiteral {
  associatedtype Key
  associatedtype Value
  init(dictionaryLiteral elements: (Key, Value)...)
}
public protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
  associatedtype StringInterpolation: StringInterpolationProtocol = DefaultStringInterpolation
  where StringInterpolation.StringLiteralType == StringLiteralType
  init(stringInterpolation: StringInterpolation)
}
extension ExpressibleByStringInterpolation
where StringInterpolation == DefaultStringInterpolation, StringLiteralType == String {
  public init(stringInterpolation: DefaultStringInterpolation) {
    self.init(stringLiteral: stringInterpolation._text)
  }
}
public protocol StringInterpolationProtocol {
  associatedtype StringLiteralType: _ExpressibleByBuiltinStringLiteral
  init(literalCapacity: Int, interpolationCount: Int)
  mutating func appendLiteral(_ literal: StringLiteralType)
}

public typealias IntegerLiteralType = Int
public typealias FloatLiteralType = Double
public typealias BooleanLiteralType = Bool
public typealias UnicodeScalarType = String
public typealias ExtendedGraphemeClusterType = String
public typealias StringLiteralType = String
public typealias Void = ()
public typealias AnyClass = AnyObject.Type

/// Collects the pieces of an interpolated `String`.
public struct DefaultStringInterpolation: StringInterpolationProtocol, Sendable, CustomStringConvertible,
  TextOutputStream
{
  public typealias StringLiteralType = String
  var _text: String
  public init(literalCapacity: Int, interpolationCount: Int) { _text = "" }
  public mutating func appendLiteral(_ literal: String) { _text.append(literal) }
  public mutating func appendInterpolation<T>(_ value: T) where T: TextOutputStreamable, T: CustomStringConvertible {
    value.write(to: &self)
  }
  public mutating func appendInterpolation<T>(_ value: T) where T: TextOutputStreamable { value.write(to: &self) }
  public mutating func appendInterpolation<T>(_ value: T) where T: CustomStringConvertible {
    _text.append(value.description)
  }
  public mutating func appendInterpolation<T>(_ value: T) { _text.append(_describe(value)) }
  public mutating func appendInterpolation(_ value: Any.Type) { _text.append(_typeName(value)) }
  public mutating func appendInterpolation<T>(
    _ value: T?, default: @autoclosure () -> some StringProtocol
  ) {
    if let value { appendInterpolation(value) } else { _text.append(String(`default`())) }
  }
  public mutating func write(_ string: String) { _text.append(string) }
  public var description: String { _text }
}
