extension String {
  public typealias UTF8Index = String.Index
  public var utf8: UTF8View { UTF8View(_base: self, 0, _utf8Count) }
  public var utf16: UTF16View { UTF16View(_base: self, 0, _utf8Count) }
  public var unicodeScalars: UnicodeScalarView {
    get { UnicodeScalarView(_base: self, 0, _utf8Count) }
    set { self = newValue._text }
  }
  @_builtin("string.byte")
  func _byte(_ offset: Int) -> UInt8
  @_builtin("string.scalar")
  func _scalar(_ offset: Int) -> Unicode.Scalar
  @_builtin("string.scalarBefore")
  func _scalarBefore(_ offset: Int) -> Int

  /// The bytes.
  public struct UTF8View: BidirectionalCollection, Sendable {
    public typealias Index = String.Index
    public typealias Element = UInt8
    public typealias SubSequence = UTF8View
    public typealias Indices = DefaultIndices<UTF8View>
    let _base: String
    let _start: Int
    let _end: Int
    init(_base: String, _ start: Int, _ end: Int) {
      self._base = _base
      _start = start
      _end = end
    }
    public var startIndex: String.Index { String.Index(_offset: _start) }
    public var endIndex: String.Index { String.Index(_offset: _end) }
    public var count: Int { _end - _start }
    public func index(after i: String.Index) -> String.Index { String.Index(_offset: i._offset + 1) }
    public func index(before i: String.Index) -> String.Index { String.Index(_offset: i._offset - 1) }
    public func index(_ i: String.Index, offsetBy n: Int) -> String.Index { String.Index(_offset: i._offset + n) }
    public func distance(from start: String.Index, to end: String.Index) -> Int { end._offset - start._offset }
    public subscript(i: String.Index) -> UInt8 { _base._byte(i._offset) }
    public subscript(bounds: Range<String.Index>) -> UTF8View {
      UTF8View(_base: _base, bounds.lowerBound._offset, bounds.upperBound._offset)
    }
    public func _copyToArray() -> [UInt8] { _base._utf8Array(_start, _end) }
  }

  /// The code points.
  public struct UnicodeScalarView: BidirectionalCollection, Sendable {
    public typealias Index = String.Index
    public typealias Element = Unicode.Scalar
    public typealias SubSequence = UnicodeScalarView
    public typealias Indices = DefaultIndices<UnicodeScalarView>
    var _base: String
    let _start: Int
    var _end: Int
    init(_base: String, _ start: Int, _ end: Int) {
      self._base = _base
      _start = start
      _end = end
    }
    public init() { self.init(_base: "", 0, 0) }
    var _text: String { _base._slice(_start, _end) }
    public var startIndex: String.Index { String.Index(_offset: _start) }
    public var endIndex: String.Index { String.Index(_offset: _end) }
    public var count: Int { distance(from: startIndex, to: endIndex) }
    public func index(after i: String.Index) -> String.Index {
      String.Index(_offset: i._offset + _utf8Width(_base._byte(i._offset)))
    }
    public func index(before i: String.Index) -> String.Index { String.Index(_offset: _base._scalarBefore(i._offset)) }
    public subscript(i: String.Index) -> Unicode.Scalar { _base._scalar(i._offset) }
    public subscript(bounds: Range<String.Index>) -> UnicodeScalarView {
      UnicodeScalarView(_base: _base, bounds.lowerBound._offset, bounds.upperBound._offset)
    }
  }

  /// The 16-bit units.
  public struct UTF16View: BidirectionalCollection, Sendable {
    public typealias Index = String.Index
    public typealias Element = UInt16
    public typealias SubSequence = UTF16View
    public typealias Indices = DefaultIndices<UTF16View>
    let _base: String
    let _start: Int
    let _end: Int
    init(_base: String, _ start: Int, _ end: Int) {
      self._base = _base
      _start = start
      _end = end
    }
    public var startIndex: String.Index { String.Index(_offset: _start) }
    public var endIndex: String.Index { String.Index(_offset: _end) }
    public func index(after i: String.Index) -> String.Index {
      let width = _utf8Width(_base._byte(i._offset))
      if width == 4 && i._value & 1 == 0 { return String.Index(_value: i._value + 1) }
      return String.Index(_offset: i._offset + width)
    }
    public func index(before i: String.Index) -> String.Index {
      if i._value & 1 == 1 { return String.Index(_value: i._value - 1) }
      let previous = _base._scalarBefore(i._offset)
      return String.Index(_value: previous + previous + (i._offset - previous == 4 ? 1 : 0))
    }
    public subscript(i: String.Index) -> UInt16 {
      let value = _base._scalar(i._offset).value
      if value < 0x10000 { return UInt16(value) }
      let beyond: UInt32 = value - 0x10000
      let unit: UInt32 = i._value & 1 == 0 ? 0xd800 + beyond / 1024 : 0xdc00 + beyond % 1024
      return UInt16(unit)
    }
    public subscript(bounds: Range<String.Index>) -> UTF16View {
      UTF16View(_base: _base, bounds.lowerBound._offset, bounds.upperBound._offset)
    }
  }
}

/// How many bytes a scalar takes whose first byte is `lead`.
func _utf8Width(_ lead: UInt8) -> Int { lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4 }

extension String.UnicodeScalarView: RangeReplaceableCollection {
  public mutating func append(_ scalar: Unicode.Scalar) {
    _base = _text + String(scalar)
    self = String.UnicodeScalarView(_base: _base, 0, _base._utf8Count)
  }
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C)
  where C.Element == Unicode.Scalar {
    var text = _base
    text._replace(
      subrange.lowerBound._offset, subrange.upperBound._offset, String._fromScalars(newElements._copyToArray()))
    self = String.UnicodeScalarView(_base: text, _start, _end + text._utf8Count - _base._utf8Count)
  }
}

extension String.UTF8View: CustomStringConvertible {
  public var description: String { _base._slice(_start, _end) }
}
extension String.UnicodeScalarView: CustomStringConvertible {
  public var description: String { _text }
}
extension String.UTF16View: CustomStringConvertible {
  public var description: String { _base._slice(_start, _end) }
}
