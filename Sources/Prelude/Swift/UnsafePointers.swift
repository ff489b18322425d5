/// The memory behind pointers: an array of which some elements may have no value.
final class _Memory<T> {
  var _items: [T]
  init(_ items: [T]) { _items = items }
}

extension Array {
  /// An array of elements without values.
  @_builtin("array.uninitialized")
  static func _uninitialized(_ count: Int) -> [Element]
  /// Takes the value of an element away.
  @_builtin("array.forget")
  mutating func _forget(_ i: Int)
}

/// What typed pointers have in common.
public protocol _Pointer: Strideable, Hashable where Stride == Int {
  associatedtype Pointee
  var _memory: _Memory<Pointee> { get }
  var _offset: Int { get }
  init(_memory: _Memory<Pointee>, _offset: Int)
}

extension _Pointer {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs._memory === rhs._memory && lhs._offset == rhs._offset
  }
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs._offset < rhs._offset }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(_memory))
    hasher.combine(_offset)
  }
  public func advanced(by n: Int) -> Self { Self(_memory: _memory, _offset: _offset + n) }
  public func distance(to other: Self) -> Int { other._offset - _offset }
  public func successor() -> Self { advanced(by: 1) }
  public func predecessor() -> Self { advanced(by: -1) }
  public static func + (lhs: Self, rhs: Int) -> Self { lhs.advanced(by: rhs) }
  public static func + (lhs: Int, rhs: Self) -> Self { rhs.advanced(by: lhs) }
  public static func - (lhs: Self, rhs: Int) -> Self { lhs.advanced(by: -rhs) }
  public static func - (lhs: Self, rhs: Self) -> Int { rhs.distance(to: lhs) }
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
  public func deallocate() {}
  public var debugDescription: String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(_memory).hashValue), radix: 16)
  }
}

/// A pointer to values that are only read.
public struct UnsafePointer<Pointee>: _Pointer, CustomDebugStringConvertible {
  public let _memory: _Memory<Pointee>
  public let _offset: Int
  public init(_memory: _Memory<Pointee>, _offset: Int) {
    self._memory = _memory
    self._offset = _offset
  }
  public init(_ other: UnsafeMutablePointer<Pointee>) { self.init(_memory: other._memory, _offset: other._offset) }
  public init(_ other: UnsafePointer<Pointee>) { self = other }
  public var pointee: Pointee { _memory._items[_offset] }
  public subscript(i: Int) -> Pointee { _memory._items[_offset + i] }
}

/// A pointer to values that can change.
public struct UnsafeMutablePointer<Pointee>: _Pointer, CustomDebugStringConvertible {
  public let _memory: _Memory<Pointee>
  public let _offset: Int
  public init(_memory: _Memory<Pointee>, _offset: Int) {
    self._memory = _memory
    self._offset = _offset
  }
  public init(_ other: UnsafeMutablePointer<Pointee>) { self = other }
  public init(mutating other: UnsafePointer<Pointee>) { self.init(_memory: other._memory, _offset: other._offset) }
  public static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee> {
    UnsafeMutablePointer(_memory: _Memory([Pointee]._uninitialized(count)), _offset: 0)
  }
  public var pointee: Pointee {
    get { _memory._items[_offset] }
    nonmutating _modify { yield &_memory._items[_offset] }
  }
  public subscript(i: Int) -> Pointee {
    get { _memory._items[_offset + i] }
    nonmutating _modify { yield &_memory._items[_offset + i] }
  }
  public func initialize(to value: Pointee) { _memory._items[_offset] = value }
  public func initialize(repeating value: Pointee, count: Int) { for i in 0..<count { self[i] = value } }
  public func update(repeating value: Pointee, count: Int) { initialize(repeating: value, count: count) }
  public func initialize(from source: UnsafePointer<Pointee>, count: Int) {
    let items = source._memory._items._copy(from: source._offset, to: source._offset + count)
    _memory._items._replace(from: _offset, to: _offset + count, with: items)
  }
  public func initialize(from source: UnsafeMutablePointer<Pointee>, count: Int) {
    initialize(from: UnsafePointer(source), count: count)
  }
  public func update(from source: UnsafePointer<Pointee>, count: Int) { initialize(from: source, count: count) }
  public func update(from source: UnsafeMutablePointer<Pointee>, count: Int) { initialize(from: source, count: count) }
  public func assign(from source: UnsafePointer<Pointee>, count: Int) { initialize(from: source, count: count) }
  public func assign(from source: UnsafeMutablePointer<Pointee>, count: Int) { initialize(from: source, count: count) }
  public func moveInitialize(from source: UnsafeMutablePointer<Pointee>, count: Int) {
    let items = source._memory._items._copy(from: source._offset, to: source._offset + count)
    source.deinitialize(count: count)
    _memory._items._replace(from: _offset, to: _offset + count, with: items)
  }
  public func moveUpdate(from source: UnsafeMutablePointer<Pointee>, count: Int) {
    moveInitialize(from: source, count: count)
  }
  public func move() -> Pointee {
    let value = pointee
    _memory._items._forget(_offset)
    return value
  }
  public func deinitialize(count: Int) { for i in 0..<count { _memory._items._forget(_offset + i) } }
}

/// What buffers have in common.
public protocol _UnsafeBuffer: RandomAccessCollection where Index == Int, Indices == Range<Int> {
  associatedtype _Start: _Pointer where _Start.Pointee == Element
  var baseAddress: _Start? { get }
  init(start: _Start?, count: Int)
}

extension _UnsafeBuffer {
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
  public var indices: Range<Int> { 0..<count }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
  public func distance(from start: Int, to end: Int) -> Int { end - start }
  public func _copyToArray() -> [Element] {
    baseAddress.map { $0._memory._items._copy(from: $0._offset, to: $0._offset + count) } ?? []
  }
  public init(rebasing slice: Slice<Self>) {
    self.init(start: slice.base.baseAddress.map { $0 + slice.startIndex }, count: slice.count)
  }
  public func deallocate() {}
  func _check(_ i: Int) { if i < 0 || i >= count { _trap("Fatal error: Index out of range") } }
}

/// Values in a row that are only read.
public struct UnsafeBufferPointer<Element>: _UnsafeBuffer {
  public typealias SubSequence = Slice<UnsafeBufferPointer<Element>>
  public typealias Iterator = IndexingIterator<UnsafeBufferPointer<Element>>
  public let baseAddress: UnsafePointer<Element>?
  public let count: Int
  public init(start: UnsafePointer<Element>?, count: Int) {
    baseAddress = start
    self.count = count
  }
  public init(start: UnsafeMutablePointer<Element>?, count: Int) {
    self.init(start: start.map { UnsafePointer($0) }, count: count)
  }
  public init(_ other: UnsafeMutableBufferPointer<Element>) { self.init(start: other.baseAddress, count: other.count) }
  public subscript(i: Int) -> Element {
    _check(i)
    return baseAddress![i]
  }
  public subscript(bounds: Range<Int>) -> Slice<UnsafeBufferPointer<Element>> { Slice(base: self, bounds: bounds) }
}

/// Values in a row that can change.
public struct UnsafeMutableBufferPointer<Element>: _UnsafeBuffer, MutableCollection {
  public typealias SubSequence = Slice<UnsafeMutableBufferPointer<Element>>
  public typealias Iterator = IndexingIterator<UnsafeMutableBufferPointer<Element>>
  public let baseAddress: UnsafeMutablePointer<Element>?
  public let count: Int
  public init(start: UnsafeMutablePointer<Element>?, count: Int) {
    baseAddress = start
    self.count = count
  }
  public static func allocate(capacity count: Int) -> UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: .allocate(capacity: count), count: count)
  }
  public subscript(i: Int) -> Element {
    get {
      _check(i)
      return baseAddress![i]
    }
    nonmutating _modify {
      _check(i)
      let memory = baseAddress!._memory
      yield &memory._items[baseAddress!._offset + i]
    }
  }
  public subscript(bounds: Range<Int>) -> Slice<UnsafeMutableBufferPointer<Element>> {
    get { Slice(base: self, bounds: bounds) }
    nonmutating set { for (i, value) in zip(bounds, newValue) { self[i] = value } }
  }
  public func swapAt(_ i: Int, _ j: Int) {
    _check(i)
    _check(j)
    let start = baseAddress!
    if i != j { start._memory._items._swapElements(start._offset + i, start._offset + j) }
  }
  public func initialize(repeating value: Element) { baseAddress?.initialize(repeating: value, count: count) }
  public func update(repeating value: Element) { initialize(repeating: value) }
  public func initialize<S: Sequence>(from source: S) -> (S.Iterator, Int) where S.Element == Element {
    var iterator = source.makeIterator()
    var i = 0
    while i < count, let value = iterator.next() {
      self[i] = value
      i += 1
    }
    return (iterator, i)
  }
}

extension _ArrayProtocol {
  public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
    let start = UnsafePointer(_memory: _Memory(_copyToArray()), _offset: 0)
    return try body(UnsafeBufferPointer(start: start, count: count))
  }
  public func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R? { try withUnsafeBufferPointer(body) }
  public mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R {
    let memory = _Memory(_copyToArray())
    self = Self()
    defer { self = Self(memory._items) }
    var buffer = UnsafeMutableBufferPointer(
      start: UnsafeMutablePointer(_memory: memory, _offset: 0), count: memory._items.count)
    return try body(&buffer)
  }
  public mutating func withContiguousMutableStorageIfAvailable<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R? { try withUnsafeMutableBufferPointer(body) }
  public init(
    unsafeUninitializedCapacity capacity: Int,
    initializingWith initializer: (inout UnsafeMutableBufferPointer<Element>, inout Int) throws -> Void
  ) rethrows {
    var buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: capacity)
    var count = 0
    try initializer(&buffer, &count)
    self.init(buffer._copyToArray().prefix(count))
  }
}

public func withUnsafeMutablePointer<T, R>(to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> R) rethrows
  -> R
{
  let memory = _Memory([value])
  defer { value = memory._items[0] }
  return try body(UnsafeMutablePointer(_memory: memory, _offset: 0))
}
public func withUnsafePointer<T, R>(to value: T, _ body: (UnsafePointer<T>) throws -> R) rethrows -> R {
  try body(UnsafePointer(_memory: _Memory([value]), _offset: 0))
}
public func withUnsafePointer<T, R>(to value: inout T, _ body: (UnsafePointer<T>) throws -> R) rethrows -> R {
  try body(UnsafePointer(_memory: _Memory([value]), _offset: 0))
}

/// The bytes of a number, or of a struct of numbers, as they lie in memory.
@_builtin("unsafe.bytes")
func _rawBytes<T>(_ value: T) -> [UInt8]
@_builtin("unsafe.fromBytes")
func _fromRawBytes<T>(_ bytes: [UInt8], _ type: T.Type) -> T

/// Bytes in memory that are only read.
public struct UnsafeRawBufferPointer: RandomAccessCollection {
  public typealias Element = UInt8
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<UnsafeRawBufferPointer>
  public typealias Iterator = IndexingIterator<UnsafeRawBufferPointer>
  let _bytes: [UInt8]
  init(_bytes: [UInt8]) { self._bytes = _bytes }
  public var startIndex: Int { 0 }
  public var endIndex: Int { _bytes.count }
  public var count: Int { _bytes.count }
  public var indices: Range<Int> { _bytes.indices }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public subscript(i: Int) -> UInt8 { _bytes[i] }
  public subscript(bounds: Range<Int>) -> Slice<UnsafeRawBufferPointer> { Slice(base: self, bounds: bounds) }
  public func _copyToArray() -> [UInt8] { _bytes }
  public func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    _fromRawBytes(_bytes._copy(from: offset, to: offset + MemoryLayout<T>.size), type)
  }
  public func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    load(fromByteOffset: offset, as: type)
  }
}

public func withUnsafeBytes<T, R>(of value: T, _ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
  try body(UnsafeRawBufferPointer(_bytes: _rawBytes(value)))
}
public func withUnsafeBytes<T, R>(of value: inout T, _ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
  try body(UnsafeRawBufferPointer(_bytes: _rawBytes(value)))
}
extension _ArrayProtocol {
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(_bytes: flatMap { _rawBytes($0) }))
  }
}

public typealias CChar = Int8
extension String {
  public func withCString<R>(_ body: (UnsafePointer<Int8>) throws -> R) rethrows -> R {
    let bytes = utf8.map { Int8(bitPattern: $0) } + [0]
    return try body(UnsafePointer(_memory: _Memory(bytes), _offset: 0))
  }
  public init(cString: UnsafePointer<Int8>) {
    var bytes: [UInt8] = []
    var next = cString
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    self = String(decoding: bytes, as: UTF8.self)
  }
  public init(cString: [UInt8]) { self = String(decoding: cString.prefix { $0 != 0 }, as: UTF8.self) }
  public init(cString: [Int8]) { self.init(cString: cString.map { UInt8(bitPattern: $0) }) }
  public init?<C: Collection>(validating codeUnits: C, as encoding: Unicode.UTF8.Type) where C.Element == UInt8 {
    let text = String(decoding: codeUnits, as: encoding)
    if !text.utf8.elementsEqual(codeUnits) { return nil }
    self = text
  }
  public init?(validatingUTF8 cString: [Int8]) {
    self.init(validating: cString.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
  public init?(validatingCString nullTerminatedUTF8: [Int8]) { self.init(validatingUTF8: nullTerminatedUTF8) }
  public mutating func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    try Array(utf8).withUnsafeBufferPointer(body)
  }
  public mutating func makeContiguousUTF8() {}
  public var isContiguousUTF8: Bool { true }
}
extension String.UTF8View {
  public func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R? {
    try Array(self).withUnsafeBufferPointer(body)
  }
}

/// A class of a header and a row of elements behind it.
open class ManagedBuffer<Header, Element> {
  final var _header: Header?
  final let _memory: _Memory<Element>
  public required init(_capacity: Int) { _memory = _Memory([Element]._uninitialized(_capacity)) }
  public final class func create(
    minimumCapacity: Int, makingHeaderWith factory: (ManagedBuffer<Header, Element>) throws -> Header
  ) rethrows -> ManagedBuffer<Header, Element> {
    let buffer = self.init(_capacity: minimumCapacity)
    buffer._header = try factory(buffer)
    return buffer
  }
  public final var header: Header {
    get { _header! }
    _modify { yield &_header! }
  }
  public final var capacity: Int { _memory._items.count }
  public final func withUnsafeMutablePointerToHeader<R>(
    _ body: (UnsafeMutablePointer<Header>) throws -> R
  ) rethrows -> R { try withUnsafeMutablePointer(to: &header, body) }
  public final func withUnsafeMutablePointerToElements<R>(
    _ body: (UnsafeMutablePointer<Element>) throws -> R
  ) rethrows -> R { try body(UnsafeMutablePointer(_memory: _memory, _offset: 0)) }
  public final func withUnsafeMutablePointers<R>(
    _ body: (UnsafeMutablePointer<Header>, UnsafeMutablePointer<Element>) throws -> R
  ) rethrows -> R {
    try withUnsafeMutablePointerToHeader { try body($0, UnsafeMutablePointer(_memory: _memory, _offset: 0)) }
  }
}
