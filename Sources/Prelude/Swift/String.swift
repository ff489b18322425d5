/// Text: a collection of characters.
@_layout("ref")
public struct String {
  @_builtin("string.new")
  public init()
  public init(_ value: String) { self = value }
}

extension String: Sendable {}

extension String {
  @_builtin("string.utf8Count")
  var _utf8Count: Int { get }
  @_builtin("string.count")
  var _characterCount: Int { get }
  @_builtin("string.after")
  func _after(_ offset: Int) -> Int
  @_builtin("string.before")
  func _before(_ offset: Int) -> Int
  @_builtin("string.advance")
  func _advance(_ offset: Int, _ distance: Int) -> Int
  /// A negative number when `limit` is passed.
  @_builtin("string.advanceLimited")
  func _advance(_ offset: Int, _ distance: Int, limit: Int) -> Int
  @_builtin("string.distance")
  func _distance(_ start: Int, _ end: Int) -> Int
  @_builtin("string.character")
  func _character(_ offset: Int) -> Character
  @_builtin("string.slice")
  func _slice(_ start: Int, _ end: Int) -> String
  @_builtin("string.replace")
  mutating func _replace(_ start: Int, _ end: Int, _ text: String)
  @_builtin("string.hashWord")
  var _hashWord: Int { get }
  @_builtin("string.repeating")
  static func _repeating(_ text: String, _ count: Int) -> String
  @_builtin("string.joined")
  static func _joined(_ parts: [String], _ separator: String) -> String
  @_builtin("string.fromCharacters")
  static func _fromCharacters(_ characters: [Character]) -> String
  @_builtin("string.fromUTF8")
  static func _fromUTF8(_ bytes: [UInt8]) -> String
  @_builtin("string.fromUTF16")
  static func _fromUTF16(_ units: [UInt16]) -> String
  @_builtin("string.fromScalars")
  static func _fromScalars(_ scalars: [Unicode.Scalar]) -> String
  @_builtin("string.characters")
  func _characters(_ start: Int, _ end: Int) -> [Character]
  @_builtin("string.utf8Array")
  func _utf8Array(_ start: Int, _ end: Int) -> [UInt8]
}

extension String {
  public init<T: LosslessStringConvertible>(_ value: T) { self = value.description }
  @_builtin("unsafe.bitcast")
  public init(_ c: Character)
  public init(_ scalar: Unicode.Scalar) { self = String._fromScalars([scalar]) }
  public init(_ substring: __shared Substring) { self = substring._text }
  public init<S: Sequence>(_ characters: S) where S.Element == Character {
    self = String._fromCharacters(characters._copyToArray())
  }
  public init<S: LosslessStringConvertible>(_ other: S) where S: Sequence, S.Element == Character {
    self = other.description
  }
  public init(repeating repeatedValue: String, count: Int) {
    _require(count >= 0, "Negative count not allowed")
    self = String._repeating(repeatedValue, count)
  }
  public init(repeating repeatedValue: Character, count: Int) {
    _require(count >= 0, "Negative count not allowed")
    self = String._repeating(String(repeatedValue), count)
  }
  @_disfavoredOverload
  public init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false) {
    _require(radix >= 2 && radix <= 36, "Radix must be between 2 and 36")
    self = _integerText(value, radix, uppercase)
  }
  public init<Subject>(describing instance: Subject) { self = _describe(instance) }
  public init<Subject>(reflecting subject: Subject) { self = _debugDescribe(subject) }
  public init(decoding codeUnits: [UInt8], as sourceEncoding: Unicode.UTF8.Type) { self = String._fromUTF8(codeUnits) }
  public init<C: Collection>(decoding codeUnits: C, as sourceEncoding: Unicode.UTF8.Type) where C.Element == UInt8 {
    self = String._fromUTF8(codeUnits._copyToArray())
  }
  public init<C: Collection>(decoding codeUnits: C, as sourceEncoding: Unicode.UTF16.Type) where C.Element == UInt16 {
    self = String._fromUTF16(codeUnits._copyToArray())
  }
  public init(_ unicodeScalars: String.UnicodeScalarView) { self = unicodeScalars._text }
  public init(_ utf8: String.UTF8View) { self = utf8._base._slice(utf8._start, utf8._end) }
}

extension String: _ExpressibleByBuiltinStringLiteral, ExpressibleByStringLiteral {
  public typealias StringLiteralType = String
  public typealias ExtendedGraphemeClusterLiteralType = String
  public typealias UnicodeScalarLiteralType = String
  public init(stringLiteral value: String) { self = value }
}

extension String: ExpressibleByStringInterpolation {
  public typealias StringInterpolation = DefaultStringInterpolation
  public init(stringInterpolation: DefaultStringInterpolation) { self = stringInterpolation._text }
}

extension String: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { self }
  @_builtin("string.quoted")
  public var debugDescription: String { get }
}

extension String: LosslessStringConvertible {}

extension String: Equatable {
  @_builtin("string.eq")
  public static func == (lhs: String, rhs: String) -> Bool
}

extension String: Comparable {
  @_builtin("string.lt")
  public static func < (lhs: String, rhs: String) -> Bool
}

extension String: Hashable {
  public func hash(into hasher: inout Hasher) { hasher._combine(_hashWord) }
}

extension String {
  @_builtin("string.concat")
  public static func + (lhs: String, rhs: String) -> String
  public static func += (lhs: inout String, rhs: String) { lhs.append(rhs) }
  public static func ~= (lhs: String, rhs: Substring) -> Bool { lhs == rhs }
}

extension Substring {
  public static func ~= (lhs: Substring, rhs: String) -> Bool { lhs == rhs }
}

extension String: TextOutputStream, TextOutputStreamable {
  public mutating func write(_ other: String) { append(other) }
  public func write<Target: TextOutputStream>(to target: inout Target) { target.write(self) }
}

extension String {
  /// A position in a string: an offset in UTF-8, and whether it lies between the two units of a UTF-16 pair.
  public struct Index: Sendable {
    let _value: Int
    init(_value: Int) { self._value = _value }
    init(_offset: Int) { _value = _offset &+ _offset }
    var _offset: Int { _value >> 1 }
  }
}

extension String.Index: Equatable, Comparable, Hashable, CustomDebugStringConvertible {
  public var debugDescription: String { String(_offset) + (_offset == 0 ? "[any]" : "[utf8]") }
  public static func == (lhs: String.Index, rhs: String.Index) -> Bool { lhs._value == rhs._value }
  public static func < (lhs: String.Index, rhs: String.Index) -> Bool { lhs._value < rhs._value }
  public func hash(into hasher: inout Hasher) { hasher._combine(_value) }
}

extension String.Index {
  public init?(_ sourcePosition: String.Index, within target: String) { self = sourcePosition }
  public init<S: StringProtocol>(utf16Offset offset: Int, in s: S) {
    self = s.utf16.index(s.utf16.startIndex, offsetBy: offset)
  }
  public func utf16Offset<S: StringProtocol>(in s: S) -> Int { s.utf16.distance(from: s.utf16.startIndex, to: self) }
  public var encodedOffset: Int { _offset }
  public func samePosition(in text: String) -> String.Index? { self }
}

extension String: BidirectionalCollection {
  public typealias SubSequence = Substring
  public typealias Element = Character
  public typealias Indices = DefaultIndices<String>
  public var startIndex: Index { Index(_offset: 0) }
  public var endIndex: Index { Index(_offset: _utf8Count) }
  public var count: Int { _characterCount }
  public var isEmpty: Bool { _utf8Count == 0 }
  public func index(after i: Index) -> Index { Index(_offset: _after(i._offset)) }
  public func index(before i: Index) -> Index { Index(_offset: _before(i._offset)) }
  public func index(_ i: Index, offsetBy distance: Int) -> Index { Index(_offset: _advance(i._offset, distance)) }
  public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    let result = _advance(i._offset, distance, limit: limit._offset)
    return result < 0 ? nil : Index(_offset: result)
  }
  public func distance(from start: Index, to end: Index) -> Int { _distance(start._offset, end._offset) }
  public subscript(i: Index) -> Character { _character(i._offset) }
  @available(*, unavailable, message: "cannot subscript String with an Int, use a String.Index instead.")
  public subscript(i: Int) -> Character { _character(i) }
  @available(
    *, unavailable, message: "cannot subscript String with an integer range, use a String.Index range instead."
  )
  public subscript<R: RangeExpression>(bounds: R) -> String where R.Bound == Int { self }
  public subscript(bounds: Range<Index>) -> Substring {
    if bounds.upperBound._offset > _utf8Count { _trap("Fatal error: String index range is out of bounds") }
    return Substring(_base: self, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
  }
  /// Walks the characters.
  public struct Iterator: IteratorProtocol, Sendable {
    public typealias Element = Character
    let _text: String
    var _position: Int
    let _end: Int
    public mutating func next() -> Character? {
      if _position >= _end { return nil }
      let character = _text._character(_position)
      _position += character._utf8Count
      return character
    }
  }
  public __consuming func makeIterator() -> Iterator { Iterator(_text: self, _position: 0, _end: _utf8Count) }
  public func _copyToArray() -> [Character] { _characters(0, _utf8Count) }
  public func reversed() -> ReversedCollection<String> { ReversedCollection(_base: self) }
}

extension String: RangeReplaceableCollection {
  public mutating func reserveCapacity(_ n: Int) {}
  @_builtin("string.append")
  public mutating func append(_ other: String)
  @_builtin("string.append")
  public mutating func append(_ c: Character)
  public mutating func append(contentsOf newElements: String) { append(newElements) }
  public mutating func append(contentsOf newElements: Substring) { append(newElements._text) }
  public mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character {
    append(String._fromCharacters(newElements._copyToArray()))
  }
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
  where C.Element == Character {
    _checkBounds(subrange)
    _replace(subrange.lowerBound._offset, subrange.upperBound._offset, String(newElements))
  }
  public mutating func insert(_ newElement: Character, at i: Index) {
    _checkBounds(i..<i)
    _replace(i._offset, i._offset, String(newElement))
  }
  public mutating func insert<S: Collection>(contentsOf newElements: S, at i: Index) where S.Element == Character {
    _checkBounds(i..<i)
    _replace(i._offset, i._offset, String(newElements))
  }
  @discardableResult
  public mutating func remove(at i: Index) -> Character {
    let result = self[i]
    _replace(i._offset, i._offset + result._utf8Count, "")
    return result
  }
  public mutating func removeSubrange(_ bounds: Range<Index>) {
    _checkBounds(bounds)
    _replace(bounds.lowerBound._offset, bounds.upperBound._offset, "")
  }
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = "" }
  func _checkBounds(_ bounds: Range<Index>) {
    if bounds.upperBound._offset > _utf8Count { _trap("Fatal error: String index is out of bounds") }
  }
}

extension String {
  @_builtin("string.lowercased")
  public func lowercased() -> String
  @_builtin("string.uppercased")
  public func uppercased() -> String
  @_builtin("string.hasPrefix")
  public func hasPrefix(_ prefix: String) -> Bool
  @_builtin("string.hasSuffix")
  public func hasSuffix(_ suffix: String) -> Bool
}

/// So that `max(a, b)` inside an extension of `String` means the global function, as in the real library.
extension String {
  public func max<T: Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }
  public func min<T: Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }
}

extension Sequence where Element: StringProtocol {
  public func joined(separator: String = "") -> String {
    var parts: [String] = []
    for part in self { parts.append(part._ephemeralString) }
    return String._joined(parts, separator)
  }
}

extension BidirectionalCollection where Element == String {
  public func joined(separator: String = "") -> String { String._joined(_copyToArray(), separator) }
}
