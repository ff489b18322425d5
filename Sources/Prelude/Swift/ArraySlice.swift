/// A part of an array; it shares the array's indices.
public struct ArraySlice<Element> {
  var _base: [Element]
  public private(set) var startIndex: Int
  public private(set) var endIndex: Int
  init(_base: [Element], startIndex: Int, endIndex: Int) {
    self._base = _base
    self.startIndex = startIndex
    self.endIndex = endIndex
  }
  public init() { self.init(_base: [], startIndex: 0, endIndex: 0) }
}

extension ArraySlice: Sendable where Element: Sendable {}

extension ArraySlice: RandomAccessCollection, MutableCollection {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<ArraySlice<Element>>
  public typealias SubSequence = ArraySlice<Element>
  public var count: Int { endIndex - startIndex }
  public func index(after i: Int) -> Int { i + 1 }
  public func formIndex(after i: inout Int) { i += 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public func formIndex(before i: inout Int) { i -= 1 }
  public func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
  public func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
    let reach = limit - i
    if distance > 0 ? reach >= 0 && reach < distance : reach <= 0 && distance < reach { return nil }
    return i + distance
  }
  public func distance(from start: Int, to end: Int) -> Int { end - start }
  public var indices: Range<Int> { startIndex..<endIndex }
  func _check(_ index: Int) {
    if index < startIndex || index >= endIndex { _trap("Fatal error: Index out of bounds") }
  }
  func _checkRange(_ bounds: Range<Int>) {
    if bounds.lowerBound < startIndex || bounds.upperBound > endIndex {
      _trap("Fatal error: ArraySlice index is out of range")
    }
  }
  public subscript(index: Int) -> Element {
    get {
      _check(index)
      return _base[index]
    }
    _modify {
      _check(index)
      yield &_base[index]
    }
  }
  public subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get {
      _checkRange(bounds)
      return ArraySlice(_base: _base, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
    }
    set {
      _checkRange(bounds)
      replaceSubrange(bounds, with: newValue)
    }
  }
  public func _copyToArray() -> [Element] { _base._copy(from: startIndex, to: endIndex) }
  public mutating func swapAt(_ i: Int, _ j: Int) {
    if i == j { return }
    _check(i)
    _check(j)
    _base._swapElements(i, j)
  }
  public mutating func _replaceAll(with elements: [Element]) {
    _base._replace(from: startIndex, to: endIndex, with: elements)
  }
}

extension ArraySlice: ExpressibleByArrayLiteral {
  public typealias ArrayLiteralElement = Element
  public init(arrayLiteral elements: Element...) {
    self.init(_base: elements, startIndex: 0, endIndex: elements.count)
  }
}

extension ArraySlice: RangeReplaceableCollection, _ArrayProtocol {
  public init<S: Sequence>(_ s: S) where S.Element == Element {
    let elements = s._copyToArray()
    self.init(_base: elements, startIndex: 0, endIndex: elements.count)
  }
  public init(repeating repeatedValue: Element, count: Int) {
    self.init(_base: Array(repeating: repeatedValue, count: count), startIndex: 0, endIndex: count)
  }
  public var capacity: Int { count }
  public mutating func append(_ newElement: __owned Element) {
    if endIndex == _base.count { _base.append(newElement) } else { _base._insert(newElement, endIndex) }
    endIndex += 1
  }
  public mutating func append<S: Sequence>(contentsOf newElements: __owned S) where S.Element == Element {
    let added = newElements._copyToArray()
    _base._replace(from: endIndex, to: endIndex, with: added)
    endIndex += added.count
  }
  public mutating func insert(_ newElement: __owned Element, at i: Int) {
    if i < startIndex || i > endIndex { _trap("Fatal error: ArraySlice index is out of range") }
    _base._insert(newElement, i)
    endIndex += 1
  }
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    _check(index)
    endIndex -= 1
    return _base._remove(index)
  }
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = ArraySlice() }
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: __owned C)
  where C.Element == Element {
    _checkReplacement(subrange, startIndex, endIndex, "ArraySlice")
    let added = newElements._copyToArray()
    _base._replace(from: subrange.lowerBound, to: subrange.upperBound, with: added)
    endIndex += added.count - (subrange.upperBound - subrange.lowerBound)
  }
}

extension ArraySlice: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { _list("[", self, "]") }
  public var debugDescription: String { _list("ArraySlice([", self, "])") }
}

extension ArraySlice: Equatable where Element: Equatable {
  public static func == (lhs: ArraySlice<Element>, rhs: ArraySlice<Element>) -> Bool {
    if lhs.count != rhs.count { return false }
    if lhs.startIndex == rhs.startIndex && lhs._base._isSameStorage(rhs._base) { return true }
    return lhs.elementsEqual(rhs)
  }
}

extension ArraySlice: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher._combine(count)
    for element in self { element.hash(into: &hasher) }
  }
}

/// An array whose storage is always contiguous.
public struct ContiguousArray<Element> {
  var _base: [Element]
  public init() { _base = [] }
}

extension ContiguousArray: RandomAccessCollection, MutableCollection {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<ContiguousArray<Element>>
  public typealias SubSequence = ArraySlice<Element>
  public var startIndex: Int { 0 }
  public var endIndex: Int { _base.count }
  public var count: Int { _base.count }
  public var indices: Range<Int> { _base.indices }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
  public func distance(from start: Int, to end: Int) -> Int { end - start }
  public subscript(index: Int) -> Element {
    get { _base[index] }
    _modify { yield &_base[index] }
  }
  public subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get { _base[bounds] }
    set { _base[bounds] = newValue }
  }
  public func _copyToArray() -> [Element] { _base }
  public mutating func _replaceAll(with elements: [Element]) { _base = elements }
}

extension ContiguousArray: ExpressibleByArrayLiteral {
  public typealias ArrayLiteralElement = Element
  public init(arrayLiteral elements: Element...) { _base = elements }
}

extension ContiguousArray: RangeReplaceableCollection, _ArrayProtocol {
  public var capacity: Int { _base.capacity }
  public mutating func reserveCapacity(_ minimumCapacity: Int) { _base.reserveCapacity(minimumCapacity) }
  public mutating func append(_ newElement: __owned Element) { _base.append(newElement) }
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: __owned C)
  where C.Element == Element {
    _checkReplacement(subrange, 0, count, "ContiguousArray")
    _base.replaceSubrange(subrange, with: newElements)
  }
}

extension ContiguousArray: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { _base.description }
  public var debugDescription: String { "ContiguousArray(" + _base.description + ")" }
}

extension ContiguousArray: Equatable where Element: Equatable {
  public static func == (lhs: ContiguousArray<Element>, rhs: ContiguousArray<Element>) -> Bool {
    lhs._base == rhs._base
  }
}

extension ContiguousArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { _base.hash(into: &hasher) }
}
