/// What strings and their parts have in common.
public protocol StringProtocol: BidirectionalCollection, Comparable, ExpressibleByStringInterpolation, Hashable,
  LosslessStringConvertible, TextOutputStream, TextOutputStreamable
where
  Element == Character, Index == String.Index, StringInterpolation == DefaultStringInterpolation,
  SubSequence: StringProtocol
{
  associatedtype UTF8View: Collection where UTF8View.Element == UInt8, UTF8View.Index == String.Index
  associatedtype UTF16View: BidirectionalCollection where UTF16View.Element == UInt16, UTF16View.Index == String.Index
  associatedtype UnicodeScalarView: BidirectionalCollection
  where UnicodeScalarView.Element == Unicode.Scalar, UnicodeScalarView.Index == String.Index
  associatedtype SubSequence = Substring
  var utf8: UTF8View { get }
  var utf16: UTF16View { get }
  var unicodeScalars: UnicodeScalarView { get }
  func hasPrefix(_ prefix: String) -> Bool
  func hasSuffix(_ suffix: String) -> Bool
  func lowercased() -> String
  func uppercased() -> String
  var _ephemeralString: String { get }
}

extension String: StringProtocol {
  public var _ephemeralString: String { self }
}

extension StringProtocol {
  public func hash(into hasher: inout Hasher) { hasher._combine(_ephemeralString._hashWord) }
  public static func == <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool {
    lhs._ephemeralString == rhs._ephemeralString
  }
  public static func != <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool {
    lhs._ephemeralString != rhs._ephemeralString
  }
  public static func < <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool {
    lhs._ephemeralString < rhs._ephemeralString
  }
  public static func > <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool {
    rhs._ephemeralString < lhs._ephemeralString
  }
  public static func <= <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool {
    !(rhs._ephemeralString < lhs._ephemeralString)
  }
  public static func >= <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool {
    !(lhs._ephemeralString < rhs._ephemeralString)
  }
  public func hasPrefix<Prefix: StringProtocol>(_ prefix: Prefix) -> Bool {
    _ephemeralString.hasPrefix(prefix._ephemeralString)
  }
  public func hasSuffix<Suffix: StringProtocol>(_ suffix: Suffix) -> Bool {
    _ephemeralString.hasSuffix(suffix._ephemeralString)
  }
}

/// A part of a string; it shares the string's indices.
public struct Substring: Sendable {
  var _base: String
  public private(set) var startIndex: String.Index
  public private(set) var endIndex: String.Index
  init(_base: String, startIndex: String.Index, endIndex: String.Index) {
    self._base = _base
    self.startIndex = startIndex
    self.endIndex = endIndex
  }
  public init() { self.init("") }
  public init(_ text: String) {
    self.init(_base: text, startIndex: text.startIndex, endIndex: text.endIndex)
  }
  public var base: String { _base }
  var _text: String { _base._slice(startIndex._offset, endIndex._offset) }
  public var _ephemeralString: String { _text }
}

extension Substring: StringProtocol {
  public typealias Index = String.Index
  public typealias SubSequence = Substring
  public typealias Element = Character
  public typealias Indices = DefaultIndices<Substring>
  public typealias Iterator = String.Iterator
  public typealias UTF8View = String.UTF8View
  public typealias UTF16View = String.UTF16View
  public typealias UnicodeScalarView = String.UnicodeScalarView
  public typealias StringInterpolation = DefaultStringInterpolation
  public var utf8: String.UTF8View { String.UTF8View(_base: _base, startIndex._offset, endIndex._offset) }
  public var utf16: String.UTF16View { String.UTF16View(_base: _base, startIndex._offset, endIndex._offset) }
  public var unicodeScalars: String.UnicodeScalarView {
    String.UnicodeScalarView(_base: _base, startIndex._offset, endIndex._offset)
  }
  public var count: Int { _base._distance(startIndex._offset, endIndex._offset) }
  public var isEmpty: Bool { startIndex == endIndex }
  public func index(after i: Index) -> Index {
    if i >= endIndex { _trap("Fatal error: Substring index is out of bounds") }
    return Swift.min(_base.index(after: i), endIndex)
  }
  public func index(before i: Index) -> Index {
    if i <= startIndex { _trap("Fatal error: Substring index is out of bounds") }
    return Swift.max(_base.index(before: i), startIndex)
  }
  public func index(_ i: Index, offsetBy distance: Int) -> Index {
    let result = _base.index(i, offsetBy: distance)
    if result > endIndex || result < startIndex { _trap("Fatal error: Substring index is out of bounds") }
    return result
  }
  public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    _base.index(i, offsetBy: distance, limitedBy: limit)
  }
  public func distance(from start: Index, to end: Index) -> Int { _base._distance(start._offset, end._offset) }
  public subscript(i: Index) -> Character {
    if i < startIndex || i >= endIndex { _trap("Fatal error: Substring index is out of bounds") }
    return _base._character(i._offset)
  }
  public subscript(bounds: Range<Index>) -> Substring {
    if bounds.lowerBound < startIndex || bounds.upperBound > endIndex {
      _trap("Fatal error: Substring index range is out of bounds")
    }
    return Substring(_base: _base, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
  }
  public __consuming func makeIterator() -> String.Iterator {
    String.Iterator(_text: _base, _position: startIndex._offset, _end: endIndex._offset)
  }
  public func _copyToArray() -> [Character] { _base._characters(startIndex._offset, endIndex._offset) }
  public func lowercased() -> String { _text.lowercased() }
  public func uppercased() -> String { _text.uppercased() }
  public func hasPrefix(_ prefix: String) -> Bool { _text.hasPrefix(prefix) }
  public func hasSuffix(_ suffix: String) -> Bool { _text.hasSuffix(suffix) }
  public static func == (lhs: Substring, rhs: Substring) -> Bool { lhs._text == rhs._text }
  public static func < (lhs: Substring, rhs: Substring) -> Bool { lhs._text < rhs._text }
}

extension Substring: CustomStringConvertible, CustomDebugStringConvertible, LosslessStringConvertible {
  public var description: String { _text }
  public var debugDescription: String { _text.debugDescription }
}

extension Substring: ExpressibleByStringLiteral {
  public typealias StringLiteralType = String
  public typealias ExtendedGraphemeClusterLiteralType = String
  public typealias UnicodeScalarLiteralType = String
  public init(stringLiteral value: String) { self.init(value) }
}

extension Substring: TextOutputStream, TextOutputStreamable {
  public mutating func write(_ other: String) { append(contentsOf: other) }
  public func write<Target: TextOutputStream>(to target: inout Target) { target.write(_text) }
}

extension Substring: RangeReplaceableCollection {
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
  where C.Element == Character {
    let before = _base._utf8Count
    _base._replace(subrange.lowerBound._offset, subrange.upperBound._offset, String(newElements))
    endIndex = String.Index(_offset: endIndex._offset + _base._utf8Count - before)
  }
  public init<S: Sequence>(_ elements: S) where S.Element == Character { self.init(String(elements)) }
  public mutating func append(_ c: Character) { replaceSubrange(endIndex..<endIndex, with: String(c)) }
  public mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Character {
    replaceSubrange(endIndex..<endIndex, with: String(elements))
  }
}
