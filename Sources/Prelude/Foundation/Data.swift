/// Bytes.
public struct Data: Hashable, Sendable, RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  public typealias Index = Int
  public typealias Element = UInt8
  public typealias Indices = Range<Int>
  public typealias SubSequence = Data
  public typealias Iterator = IndexingIterator<Data>
  var _bytes: ArraySlice<UInt8>
  @_builtin("bytes.base64")
  static func _base64(_ bytes: [UInt8]) -> String
  @_builtin("bytes.fromBase64")
  static func _fromBase64(_ text: String) -> [UInt8]?
  init(_slice: ArraySlice<UInt8>) { _bytes = _slice }
  public init() { _bytes = [] }
  public init(_ elements: [UInt8]) { _bytes = elements[...] }
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 { _bytes = Array(elements)[...] }
  public init(count: Int) { _bytes = [UInt8](repeating: 0, count: count)[...] }
  public init(repeating repeatedValue: UInt8, count: Int) {
    _bytes = [UInt8](repeating: repeatedValue, count: count)[...]
  }
  public init(capacity: Int) { _bytes = [] }
  public init?(base64Encoded base64String: String) {
    guard let bytes = Data._fromBase64(base64String) else { return nil }
    _bytes = bytes[...]
  }
  public init?(base64Encoded base64Data: Data) { self.init(base64Encoded: String(decoding: base64Data, as: UTF8.self)) }
  public func base64EncodedString() -> String { Data._base64(Array(_bytes)) }
  public func base64EncodedData() -> Data { Data(base64EncodedString().utf8) }
  public var startIndex: Int { _bytes.startIndex }
  public var endIndex: Int { _bytes.endIndex }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public var count: Int { _bytes.count }
  public var bytes: [UInt8] { Array(_bytes) }
  public subscript(index: Int) -> UInt8 {
    get { _bytes[index] }
    set { _bytes[index] = newValue }
  }
  public subscript(bounds: Range<Int>) -> Data {
    get { Data(_slice: _bytes[bounds]) }
    set { _bytes.replaceSubrange(bounds, with: newValue._bytes) }
  }
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == UInt8 {
    _bytes.replaceSubrange(subrange, with: newElements)
  }
  public mutating func append(_ newElement: UInt8) { _bytes.append(newElement) }
  public mutating func append(_ other: Data) { _bytes.append(contentsOf: other._bytes) }
  public mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == UInt8 {
    _bytes.append(contentsOf: elements)
  }
  public func subdata(in range: Range<Int>) -> Data { Data(Array(_bytes[range])) }
  public func _copyToArray() -> [UInt8] { Array(_bytes) }
  public static func == (lhs: Data, rhs: Data) -> Bool { lhs._bytes == rhs._bytes }
  public func hash(into hasher: inout Hasher) { hasher.combine(_bytes) }
}

extension Data: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { String(count) + " bytes" }
  public var debugDescription: String { description }
}

extension String {
  /// How characters are written as bytes.
  public struct Encoding: Hashable, Sendable, CustomStringConvertible {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let ascii = Encoding(rawValue: 1)
    public static let utf8 = Encoding(rawValue: 4)
    public static let isoLatin1 = Encoding(rawValue: 5)
    public static let unicode = Encoding(rawValue: 10)
    public static let utf16 = Encoding(rawValue: 10)
    public static let utf16BigEndian = Encoding(rawValue: 0x9000_0100)
    public static let utf16LittleEndian = Encoding(rawValue: 0x9400_0100)
    public static let utf32 = Encoding(rawValue: 0x8c00_0100)
    public var description: String { rawValue == 4 ? "Unicode (UTF-8)" : String(rawValue) }
  }
  @_builtin("bytes.decode")
  static func _decode(_ bytes: [UInt8], _ encoding: Int) -> String?
  @_builtin("bytes.encode")
  func _encoded(_ encoding: Int) -> [UInt8]?
  public init?(data: Data, encoding: Encoding) {
    guard let text = String._decode(data.bytes, Int(encoding.rawValue)) else { return nil }
    self = text
  }
  public init?<S: Sequence>(bytes: S, encoding: Encoding) where S.Element == UInt8 {
    guard let text = String._decode(Array(bytes), Int(encoding.rawValue)) else { return nil }
    self = text
  }
}

extension StringProtocol {
  public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
    _ephemeralString._encoded(Int(encoding.rawValue)).map { Data($0) }
  }
  public func lengthOfBytes(using encoding: String.Encoding) -> Int {
    _ephemeralString._encoded(Int(encoding.rawValue))?.count ?? 0
  }
}

/// Sorted whole numbers, each once.
public struct IndexSet: SetAlgebra, BidirectionalCollection, Hashable, Sendable, CustomStringConvertible {
  public typealias Element = Int
  public typealias ArrayLiteralElement = Int
  public typealias Indices = DefaultIndices<IndexSet>
  public typealias SubSequence = Slice<IndexSet>
  public typealias Iterator = IndexingIterator<IndexSet>
  /// The position of a number.
  public struct Index: Comparable, Hashable, Sendable {
    let _offset: Int
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset }
  }
  var _members: [Int] = []
  public init() {}
  public init(integer: Int) { _members = [integer] }
  public init(integersIn range: Range<Int>) { _members = Array(range) }
  public init(integersIn range: ClosedRange<Int>) { _members = Array(range) }
  public init<S: Sequence>(_ elements: S) where S.Element == Int { _members = Set(elements).sorted() }
  public init(arrayLiteral elements: Int...) { self.init(elements) }
  public var startIndex: Index { Index(_offset: 0) }
  public var endIndex: Index { Index(_offset: _members.count) }
  public func index(after i: Index) -> Index { Index(_offset: i._offset + 1) }
  public func index(before i: Index) -> Index { Index(_offset: i._offset - 1) }
  public subscript(position: Index) -> Int { _members[position._offset] }
  public var isEmpty: Bool { _members.isEmpty }
  public func contains(_ member: Int) -> Bool { _members.contains(member) }
  public func contains(integersIn range: ClosedRange<Int>) -> Bool { range.allSatisfy { contains($0) } }
  public func contains(integersIn range: Range<Int>) -> Bool { range.allSatisfy { contains($0) } }
  @discardableResult
  public mutating func insert(_ newMember: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    if contains(newMember) { return (false, newMember) }
    _members.insert(newMember, at: _members.firstIndex { $0 > newMember } ?? _members.count)
    return (true, newMember)
  }
  public mutating func insert(integersIn range: ClosedRange<Int>) { self = union(IndexSet(integersIn: range)) }
  public mutating func insert(integersIn range: Range<Int>) { self = union(IndexSet(integersIn: range)) }
  @discardableResult
  public mutating func update(with newMember: Int) -> Int? { insert(newMember).inserted ? nil : newMember }
  @discardableResult
  public mutating func remove(_ member: Int) -> Int? {
    _members.firstIndex(of: member).map { _members.remove(at: $0) }
  }
  public mutating func remove(integersIn range: ClosedRange<Int>) { _members.removeAll { range.contains($0) } }
  public mutating func remove(integersIn range: Range<Int>) { _members.removeAll { range.contains($0) } }
  public mutating func removeAll() { _members = [] }
  public func union(_ other: IndexSet) -> IndexSet { IndexSet(_members + other._members) }
  public func intersection(_ other: IndexSet) -> IndexSet { IndexSet(_members.filter { other.contains($0) }) }
  public func symmetricDifference(_ other: IndexSet) -> IndexSet {
    IndexSet(_members.filter { !other.contains($0) } + other._members.filter { !contains($0) })
  }
  public mutating func formUnion(_ other: IndexSet) { self = union(other) }
  public mutating func formIntersection(_ other: IndexSet) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: IndexSet) { self = symmetricDifference(other) }
  public var description: String { String(count) + " indexes" }
}
