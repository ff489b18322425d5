/// One character as people see it: a grapheme cluster.
@_layout("ref")
public struct Character: Sendable {
  public init(_ content: Unicode.Scalar) { self = Character(String(content)) }
  public init(_ s: String) {
    _require(!s.isEmpty, "Can't form a Character from an empty String")
    _require(
      s._after(0) == s._utf8Count,
      "Can't form a Character from a String containing more than one extended grapheme cluster")
    self = Character(_unchecked: s)
  }
  @_builtin("unsafe.bitcast")
  init(_unchecked s: String)
  @_builtin("string.utf8Count")
  var _utf8Count: Int { get }
}

extension Character: _ExpressibleByBuiltinExtendedGraphemeClusterLiteral, ExpressibleByExtendedGraphemeClusterLiteral {
  public typealias ExtendedGraphemeClusterLiteralType = Character
  public typealias UnicodeScalarLiteralType = Character
  public init(unicodeScalarLiteral value: Character) { self = value }
  public init(extendedGraphemeClusterLiteral value: Character) { self = value }
}

extension Character: CustomStringConvertible, LosslessStringConvertible, CustomDebugStringConvertible {
  public var description: String { String(self) }
  public var debugDescription: String { String(self).debugDescription }
}

extension Character: TextOutputStreamable {
  public func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
}

extension Character: Equatable, Comparable, Hashable {
  @_builtin("string.eq")
  public static func == (lhs: Character, rhs: Character) -> Bool
  @_builtin("string.lt")
  public static func < (lhs: Character, rhs: Character) -> Bool
  @_builtin("string.hashWord")
  var _hashWord: Int { get }
  public func hash(into hasher: inout Hasher) { hasher._combine(_hashWord) }
}

extension Character {
  public typealias UnicodeScalarView = String.UnicodeScalarView
  public typealias UTF8View = String.UTF8View
  public typealias UTF16View = String.UTF16View
  public var unicodeScalars: String.UnicodeScalarView { String(self).unicodeScalars }
  public var utf8: String.UTF8View { String(self).utf8 }
  public var utf16: String.UTF16View { String(self).utf16 }
  @_builtin("string.lowercased")
  public func lowercased() -> String
  @_builtin("string.uppercased")
  public func uppercased() -> String
  @_builtin("character.isASCII")
  public var isASCII: Bool { get }
  public var asciiValue: UInt8? {
    if self == "\r\n" { return 10 }
    return isASCII ? String(self)._utf8Array(0, 1)[0] : nil
  }
  @_builtin("character.isWhitespace")
  public var isWhitespace: Bool { get }
  @_builtin("character.isNewline")
  public var isNewline: Bool { get }
  @_builtin("character.isNumber")
  public var isNumber: Bool { get }
  @_builtin("character.isWholeNumber")
  public var isWholeNumber: Bool { get }
  @_builtin("character.wholeNumberValue")
  public var wholeNumberValue: Int? { get }
  @_builtin("character.isHexDigit")
  public var isHexDigit: Bool { get }
  @_builtin("character.hexDigitValue")
  public var hexDigitValue: Int? { get }
  @_builtin("character.isLetter")
  public var isLetter: Bool { get }
  @_builtin("character.isUppercase")
  public var isUppercase: Bool { get }
  @_builtin("character.isLowercase")
  public var isLowercase: Bool { get }
  @_builtin("character.isCased")
  public var isCased: Bool { get }
  @_builtin("character.isSymbol")
  public var isSymbol: Bool { get }
  @_builtin("character.isMathSymbol")
  public var isMathSymbol: Bool { get }
  @_builtin("character.isCurrencySymbol")
  public var isCurrencySymbol: Bool { get }
  @_builtin("character.isPunctuation")
  public var isPunctuation: Bool { get }
}
