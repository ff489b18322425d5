/// A sequence that can be walked many times and read by index.
public protocol Collection<Element>: Sequence {
  override associatedtype Element
  associatedtype Index: Comparable
  var startIndex: Index { get }
  var endIndex: Index { get }
  associatedtype Iterator = IndexingIterator<Self>
  override __consuming func makeIterator() -> Iterator
  associatedtype SubSequence: Collection = Slice<Self>
  where SubSequence.Element == Element, SubSequence.Index == Index, SubSequence.SubSequence == SubSequence
  subscript(position: Index) -> Element { get }
  subscript(bounds: Range<Index>) -> SubSequence { get }
  associatedtype Indices: Collection = DefaultIndices<Self> where Indices.Element == Index, Indices.Index == Index
  var indices: Indices { get }
  var isEmpty: Bool { get }
  var count: Int { get }
  func _customIndexOfEquatableElement(_ element: Element) -> Index??
  func _customLastIndexOfEquatableElement(_ element: Element) -> Index??
  func index(_ i: Index, offsetBy distance: Int) -> Index
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  func distance(from start: Index, to end: Index) -> Int
  func index(after i: Index) -> Index
  func formIndex(after i: inout Index)
}

/// Walks a collection by its indices.
public struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
  public typealias Element = Elements.Element
  public typealias Iterator = IndexingIterator<Elements>
  let _elements: Elements
  var _position: Elements.Index
  public init(_elements: Elements) {
    self._elements = _elements
    _position = _elements.startIndex
  }
  public init(_elements: Elements, _position: Elements.Index) {
    self._elements = _elements
    self._position = _position
  }
  public mutating func next() -> Elements.Element? {
    if _position == _elements.endIndex { return nil }
    let element = _elements[_position]
    _elements.formIndex(after: &_position)
    return element
  }
}

extension Collection {
  public func formIndex(after i: inout Index) { i = index(after: i) }
  public func index(_ i: Index, offsetBy distance: Int) -> Index {
    _require(distance >= 0, "Only BidirectionalCollections can be advanced by a negative amount")
    var result = i
    var left = distance
    while left > 0 {
      formIndex(after: &result)
      left -= 1
    }
    return result
  }
  public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    _require(distance >= 0, "Only BidirectionalCollections can be advanced by a negative amount")
    var result = i
    var left = distance
    while left > 0 {
      if result == limit { return nil }
      formIndex(after: &result)
      left -= 1
    }
    return result
  }
  public func formIndex(_ i: inout Index, offsetBy distance: Int) { i = index(i, offsetBy: distance) }
  public func formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index) -> Bool {
    if let advanced = index(i, offsetBy: distance, limitedBy: limit) {
      i = advanced
      return true
    }
    i = limit
    return false
  }
  public func distance(from start: Index, to end: Index) -> Int {
    _require(start <= end, "Only BidirectionalCollections can have end come before start")
    var position = start
    var count = 0
    while position != end {
      count += 1
      formIndex(after: &position)
    }
    return count
  }
}

extension Collection where Iterator == IndexingIterator<Self> {
  public __consuming func makeIterator() -> IndexingIterator<Self> { IndexingIterator(_elements: self) }
}

extension Collection where SubSequence == Slice<Self> {
  public subscript(bounds: Range<Index>) -> Slice<Self> { Slice(base: self, bounds: bounds) }
}

extension Collection where Indices == DefaultIndices<Self> {
  public var indices: DefaultIndices<Self> {
    DefaultIndices(_elements: self, startIndex: startIndex, endIndex: endIndex)
  }
}

extension Collection where Self == SubSequence {
  public mutating func popFirst() -> Element? {
    if isEmpty { return nil }
    let element = self[startIndex]
    self = self[index(after: startIndex)..<endIndex]
    return element
  }
  @discardableResult
  public mutating func removeFirst() -> Element {
    _require(!isEmpty, "Can't remove items from an empty collection")
    let element = self[startIndex]
    self = self[index(after: startIndex)..<endIndex]
    return element
  }
  public mutating func removeFirst(_ k: Int) {
    if k == 0 { return }
    _require(k >= 0, "Number of elements to remove should be non-negative")
    guard let start = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
      _trap("Fatal error: Can't remove more items from a collection than it contains")
    }
    self = self[start..<endIndex]
  }
}

extension Collection {
  public var isEmpty: Bool { startIndex == endIndex }
  public var first: Element? {
    let start = startIndex
    return start == endIndex ? nil : self[start]
  }
  public var underestimatedCount: Int { count }
  public var count: Int { distance(from: startIndex, to: endIndex) }
  public func _customIndexOfEquatableElement(_ element: Element) -> Index?? { nil }
  public func _customLastIndexOfEquatableElement(_ element: Element) -> Index?? { nil }
  public func randomElement<T: RandomNumberGenerator>(using generator: inout T) -> Element? {
    if isEmpty { return nil }
    return self[index(startIndex, offsetBy: Int.random(in: 0..<count, using: &generator))]
  }
  public func randomElement() -> Element? {
    var generator = SystemRandomNumberGenerator()
    return randomElement(using: &generator)
  }
}

extension Collection {
  public func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
    var result: [T] = []
    for element in self { result.append(try transform(element)) }
    return result
  }
  public __consuming func dropFirst(_ k: Int = 1) -> SubSequence {
    _require(k >= 0, "Can't drop a negative number of elements from a collection")
    let start = index(startIndex, offsetBy: k, limitedBy: endIndex) ?? endIndex
    return self[start..<endIndex]
  }
  public __consuming func dropLast(_ k: Int = 1) -> SubSequence {
    _require(k >= 0, "Can't drop a negative number of elements from a collection")
    let end = index(startIndex, offsetBy: Swift.max(0, count - k), limitedBy: endIndex) ?? endIndex
    return self[startIndex..<end]
  }
  public __consuming func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var start = startIndex
    while start != endIndex {
      if !(try predicate(self[start])) { break }
      formIndex(after: &start)
    }
    return self[start..<endIndex]
  }
  public __consuming func prefix(_ maxLength: Int) -> SubSequence {
    _require(maxLength >= 0, "Can't take a prefix of negative length from a collection")
    let end = index(startIndex, offsetBy: maxLength, limitedBy: endIndex) ?? endIndex
    return self[startIndex..<end]
  }
  public __consuming func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var end = startIndex
    while end != endIndex {
      if !(try predicate(self[end])) { break }
      formIndex(after: &end)
    }
    return self[startIndex..<end]
  }
  public __consuming func suffix(_ maxLength: Int) -> SubSequence {
    _require(maxLength >= 0, "Can't take a suffix of negative length from a collection")
    let start = index(startIndex, offsetBy: Swift.max(0, count - maxLength), limitedBy: endIndex) ?? endIndex
    return self[start..<endIndex]
  }
  public __consuming func prefix(upTo end: Index) -> SubSequence { self[startIndex..<end] }
  public __consuming func suffix(from start: Index) -> SubSequence { self[start..<endIndex] }
  public __consuming func prefix(through position: Index) -> SubSequence { prefix(upTo: index(after: position)) }
}

extension Collection {
  public __consuming func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [SubSequence] {
    _require(maxSplits >= 0, "Must take zero or more splits")
    var result: [SubSequence] = []
    var start = startIndex
    var position = start
    let end = endIndex
    while position != end && result.count < maxSplits {
      let next = index(after: position)
      if try isSeparator(self[position]) {
        if !omittingEmptySubsequences || start != position { result.append(self[start..<position]) }
        start = next
      }
      position = next
    }
    if !omittingEmptySubsequences || start != end { result.append(self[start..<end]) }
    return result
  }
}

extension Collection where Element: Equatable {
  public __consuming func split(
    separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] {
    split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: { $0 == separator })
  }
  public func firstIndex(of element: Element) -> Index? {
    if let result = _customIndexOfEquatableElement(element) { return result }
    var i = startIndex
    let end = endIndex
    while i != end {
      if self[i] == element { return i }
      formIndex(after: &i)
    }
    return nil
  }
  @available(*, deprecated, renamed: "firstIndex(of:)")
  public func index(of element: Element) -> Index? { firstIndex(of: element) }
}

extension Collection {
  public func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    var i = startIndex
    let end = endIndex
    while i != end {
      if try predicate(self[i]) { return i }
      formIndex(after: &i)
    }
    return nil
  }
  @available(*, deprecated, renamed: "firstIndex(where:)")
  public func index(where predicate: (Element) throws -> Bool) rethrows -> Index? { try firstIndex(where: predicate) }
}
