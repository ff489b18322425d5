/// A namespace for the parts of text.
public enum Unicode {
  public enum UTF8: Sendable {
    public typealias CodeUnit = UInt8
  }
  public enum UTF16: Sendable {
    public typealias CodeUnit = UInt16
  }
  public enum UTF32: Sendable {
    public typealias CodeUnit = UInt32
  }

  /// What a code point is.
  public enum GeneralCategory: Hashable, CaseIterable, Sendable {
    case uppercaseLetter, lowercaseLetter, titlecaseLetter, modifierLetter, otherLetter, nonspacingMark
    case spacingMark, enclosingMark, decimalNumber, letterNumber, otherNumber, connectorPunctuation
    case dashPunctuation, openPunctuation, closePunctuation, initialPunctuation, finalPunctuation
    case otherPunctuation, mathSymbol, currencySymbol, modifierSymbol, otherSymbol, spaceSeparator
    case lineSeparator, paragraphSeparator, control, format, surrogate, privateUse, unassigned
  }
  /// How a code point stands for a number.
  public enum NumericType: Hashable, Sendable { case decimal, digit, numeric }

  /// A code point that is no surrogate.
  @_layout("word")
  public struct Scalar: Sendable {
    @_builtin("unsafe.bitcast")
    init(_unchecked v: UInt32)
    public init?(_ v: UInt32) {
      if v > 0x10ffff || (v >= 0xd800 && v <= 0xdfff) { return nil }
      self = Scalar(_unchecked: v)
    }
    public init?(_ v: UInt16) { self.init(UInt32(v)) }
    public init(_ v: UInt8) { self = Scalar(_unchecked: UInt32(v)) }
    public init(_ v: Unicode.Scalar) { self = v }
    public init?(_ v: Int) {
      guard let word = UInt32(exactly: v) else { return nil }
      self.init(word)
    }
    @_builtin("unsafe.bitcast")
    public var value: UInt32 { get }
    public var isASCII: Bool { value < 128 }
    public var properties: Properties { Properties(_scalar: self) }

    /// What Unicode says of a code point.
    public struct Properties: Sendable {
      let _scalar: Unicode.Scalar
      @_builtin("scalar.isAlphabetic") static func _isAlphabetic(_ s: Unicode.Scalar) -> Bool
      @_builtin("scalar.isWhitespace") static func _isWhitespace(_ s: Unicode.Scalar) -> Bool
      @_builtin("scalar.isUppercase") static func _isUppercase(_ s: Unicode.Scalar) -> Bool
      @_builtin("scalar.isLowercase") static func _isLowercase(_ s: Unicode.Scalar) -> Bool
      @_builtin("scalar.isEmoji") static func _isEmoji(_ s: Unicode.Scalar) -> Bool
      @_builtin("scalar.name") static func _name(_ s: Unicode.Scalar) -> String?
      @_builtin("scalar.numericValue") static func _numericValue(_ s: Unicode.Scalar) -> Double?
      public var isAlphabetic: Bool { Properties._isAlphabetic(_scalar) }
      public var isWhitespace: Bool { Properties._isWhitespace(_scalar) }
      public var isUppercase: Bool { Properties._isUppercase(_scalar) }
      public var isLowercase: Bool { Properties._isLowercase(_scalar) }
      public var isEmoji: Bool { Properties._isEmoji(_scalar) }
      public var name: String? { Properties._name(_scalar) }
      public var numericValue: Double? { Properties._numericValue(_scalar) }
      @_builtin("scalar.category") static func _category(_ s: Unicode.Scalar) -> Int
      @_builtin("scalar.numericKind") static func _numericKind(_ s: Unicode.Scalar) -> Int
      public var generalCategory: GeneralCategory { GeneralCategory.allCases[Properties._category(_scalar)] }
      public var numericType: NumericType? {
        let kind = Properties._numericKind(_scalar)
        return kind == 0 ? nil : kind == 1 ? .decimal : kind == 2 ? .digit : .numeric
      }
      public var lowercaseMapping: String { String(_scalar).lowercased() }
      public var uppercaseMapping: String { String(_scalar).uppercased() }
    }
  }
}

public typealias UnicodeScalar = Unicode.Scalar
public typealias UTF8 = Unicode.UTF8
public typealias UTF16 = Unicode.UTF16
public typealias UTF32 = Unicode.UTF32

extension Unicode.Scalar: _ExpressibleByBuiltinUnicodeScalarLiteral, ExpressibleByUnicodeScalarLiteral {
  public typealias UnicodeScalarLiteralType = Unicode.Scalar
  public init(unicodeScalarLiteral value: Unicode.Scalar) { self = value }
}

extension Unicode.Scalar: CustomStringConvertible, CustomDebugStringConvertible, LosslessStringConvertible {
  public var description: String { String(self) }
  @_builtin("scalar.quoted")
  public var debugDescription: String { get }
  public init?(_ description: String) {
    let scalars = description.unicodeScalars
    guard let only = scalars.first, scalars.count == 1 else { return nil }
    self = only
  }
}

extension Unicode.Scalar: TextOutputStreamable {
  public func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
}

extension Unicode.Scalar: Hashable, Comparable {
  @_builtin("int.eq") public static func == (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
  @_builtin("int.lt") public static func < (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
  public func hash(into hasher: inout Hasher) { hasher._combine(Int(value)) }
}

extension Unicode.Scalar {
  public func escaped(asASCII forceASCII: Bool) -> String {
    if forceASCII && value > 127 {
      let digits = String(value, radix: 16, uppercase: true)
      return "\\u{" + String(repeating: "0", count: (value > 0xffff ? 8 : 4) - digits.count) + digits + "}"
    }
    return String(debugDescription.dropFirst().dropLast())
  }
  public var utf16: [UInt16] { Array(String(self).utf16) }
  public var utf8: [UInt8] { Array(String(self).utf8) }
}

extension UInt8 {
  public init(ascii v: Unicode.Scalar) {
    _require(v.value < 128, "Code point value does not fit into ASCII")
    self = UInt8(v.value)
  }
}

extension UInt32 {
  public init(_ v: Unicode.Scalar) { self = v.value }
}

extension UInt64 {
  public init(_ v: Unicode.Scalar) { self = UInt64(v.value) }
}
