/// What arrays have in common.
public protocol _ArrayProtocol: RangeReplaceableCollection, ExpressibleByArrayLiteral
where Indices == Range<Int> {
  var capacity: Int { get }
}

/// An ordered, growable collection.
@_layout("ref")
public struct Array<Element> {
  @_builtin("array.new")
  public init()
}

extension Array: Sendable where Element: Sendable {}

extension Array: RandomAccessCollection, MutableCollection {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<[Element]>
  public typealias SubSequence = ArraySlice<Element>
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
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
  public var indices: Range<Int> { Range(_uncheckedBounds: (lower: 0, upper: count)) }
  @_builtin("array.count")
  public var count: Int { get }
  public subscript(index: Int) -> Element {
    @_builtin("array.get") get
    @_builtin("array.set") set
  }
  public subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get {
      _checkRange(bounds)
      return ArraySlice(_base: self, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
    }
    set {
      _checkRange(bounds)
      _replace(from: bounds.lowerBound, to: bounds.upperBound, with: newValue._copyToArray())
    }
  }
  func _checkRange(_ bounds: Range<Int>) {
    if bounds.lowerBound < 0 || bounds.upperBound > count { _trap("Fatal error: Array index is out of range") }
  }
  public mutating func swapAt(_ i: Int, _ j: Int) {
    if i == j { return }
    _swapElements(i, j)
  }
  public mutating func reverse() { _reverseInPlace() }
  public mutating func _replaceAll(with elements: [Element]) { self = elements }
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    try _mergeSort(by: areInIncreasingOrder)
  }
}

extension Array {
  @_builtin("array.swap")
  mutating func _swapElements(_ i: Int, _ j: Int)
  @_builtin("array.reverse")
  mutating func _reverseInPlace()
  /// Replaces the elements from `start` to before `end`, which lie in the array.
  @_builtin("array.replace")
  mutating func _replace(from start: Int, to end: Int, with elements: [Element])
  /// The elements from `start` to before `end`, which lie in the array.
  @_builtin("array.copy")
  func _copy(from start: Int, to end: Int) -> [Element]
  @_builtin("array.appendArray")
  mutating func _append(_ elements: [Element])
  @_builtin("array.repeating")
  static func _repeating(_ value: Element, _ count: Int) -> [Element]
  @_builtin("array.insert")
  mutating func _insert(_ element: Element, _ i: Int)
  @_builtin("array.remove")
  mutating func _remove(_ i: Int) -> Element
  @_builtin("array.removeLast")
  mutating func _removeLast() -> Element
  @_builtin("array.clear")
  mutating func _clear(_ keepCapacity: Bool)
  @_builtin("array.isSameStorage")
  func _isSameStorage(_ other: [Element]) -> Bool
}

extension Array: ExpressibleByArrayLiteral {
  public typealias ArrayLiteralElement = Element
  public init(arrayLiteral elements: Element...) { self = elements }
}

extension Array: RangeReplaceableCollection, _ArrayProtocol {
  public init<S: Sequence>(_ s: S) where S.Element == Element { self = s._copyToArray() }
  public init(repeating repeatedValue: Element, count: Int) {
    _require(count >= 0, "Can't construct Array with count < 0")
    self = Array._repeating(repeatedValue, count)
  }
  public func _copyToArray() -> [Element] { self }
  @_builtin("array.capacity")
  public var capacity: Int { get }
  @_builtin("array.reserve")
  public mutating func reserveCapacity(_ minimumCapacity: Int)
  @_builtin("array.append")
  public mutating func append(_ newElement: __owned Element)
  public mutating func append<S: Sequence>(contentsOf newElements: __owned S) where S.Element == Element {
    _append(newElements._copyToArray())
  }
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    if index < 0 || index >= count { _trap("Fatal error: Index out of range") }
    return _remove(index)
  }
  public mutating func insert(_ newElement: __owned Element, at i: Int) {
    if i < 0 || i > count { _trap("Fatal error: Array index is out of range") }
    _insert(newElement, i)
  }
  public mutating func insert<C: Collection>(contentsOf newElements: __owned C, at i: Int) where C.Element == Element {
    _checkReplacement(i..<i, 0, count, "Array")
    _replace(from: i, to: i, with: newElements._copyToArray())
  }
  public mutating func _customRemoveLast() -> Element? { _removeLast() }
  public mutating func _customRemoveLast(_ n: Int) -> Bool {
    _require(n <= count, "Can't remove more items from a collection than it contains")
    _replace(from: count - n, to: count, with: [])
    return true
  }
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { _clear(keepCapacity) }
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    _checkReplacement(bounds, 0, count, "Array")
    _replace(from: bounds.lowerBound, to: bounds.upperBound, with: [])
  }
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: __owned C)
  where C.Element == Element {
    _checkReplacement(subrange, 0, count, "Array")
    _replace(from: subrange.lowerBound, to: subrange.upperBound, with: newElements._copyToArray())
  }
}

extension Array {
  public static func + (lhs: [Element], rhs: [Element]) -> [Element] {
    var result = lhs
    result._append(rhs)
    return result
  }
  public static func += (lhs: inout [Element], rhs: [Element]) { lhs._append(rhs) }
}

extension Array: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { _list("[", self, "]") }
  public var debugDescription: String { _list("[", self, "]") }
}

/// Checks that what shall be replaced lies in an array.
func _checkReplacement(_ bounds: Range<Int>, _ start: Int, _ end: Int, _ type: String) {
  if bounds.lowerBound < start {
    _trap("Fatal error: " + type + " replace: subrange start is " + (start == 0 ? "negative" : "before the startIndex"))
  }
  if bounds.upperBound > end { _trap("Fatal error: " + type + " replace: subrange extends past the end") }
}

/// The elements as programmers see them, between brackets.
func _list<S: Sequence>(_ open: String, _ elements: S, _ close: String) -> String {
  var text = open
  var isFirst = true
  for element in elements {
    if !isFirst { text += ", " }
    isFirst = false
    text += _debugDescribe(element)
  }
  return text + close
}

extension Array: Equatable where Element: Equatable {
  public static func == (lhs: [Element], rhs: [Element]) -> Bool {
    let total = lhs.count
    if total != rhs.count { return false }
    if total == 0 || lhs._isSameStorage(rhs) { return true }
    var i = 0
    while i < total {
      if lhs[i] != rhs[i] { return false }
      i += 1
    }
    return true
  }
}

extension Array: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher._combine(count)
    for element in self { element.hash(into: &hasher) }
  }
}
