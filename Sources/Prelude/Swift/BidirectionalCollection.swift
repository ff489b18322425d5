/// A collection that can be walked backwards.
public protocol BidirectionalCollection<Element>: Collection
where Indices: BidirectionalCollection, SubSequence: BidirectionalCollection {
  override associatedtype Element
  override associatedtype Index
  override associatedtype SubSequence
  override associatedtype Indices
  func index(before i: Index) -> Index
  func formIndex(before i: inout Index)
}

extension BidirectionalCollection {
  public func formIndex(before i: inout Index) { i = index(before: i) }
  public func index(_ i: Index, offsetBy distance: Int) -> Index {
    var result = i
    var left = distance
    while left > 0 {
      formIndex(after: &result)
      left -= 1
    }
    while left < 0 {
      formIndex(before: &result)
      left += 1
    }
    return result
  }
  public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    var result = i
    var left = distance
    while left > 0 {
      if result == limit { return nil }
      formIndex(after: &result)
      left -= 1
    }
    while left < 0 {
      if result == limit { return nil }
      formIndex(before: &result)
      left += 1
    }
    return result
  }
  public func distance(from start: Index, to end: Index) -> Int {
    if end < start { return -distance(from: end, to: start) }
    var position = start
    var count = 0
    while position != end {
      count += 1
      formIndex(after: &position)
    }
    return count
  }
}

extension BidirectionalCollection where Self == SubSequence {
  public mutating func popLast() -> Element? {
    if isEmpty { return nil }
    return removeLast()
  }
  @discardableResult
  public mutating func removeLast() -> Element {
    _require(!isEmpty, "Can't remove last element from an empty collection")
    let last = index(before: endIndex)
    let element = self[last]
    self = self[startIndex..<last]
    return element
  }
  public mutating func removeLast(_ k: Int) {
    if k == 0 { return }
    _require(k >= 0, "Number of elements to remove should be non-negative")
    guard let end = index(endIndex, offsetBy: -k, limitedBy: startIndex) else {
      _trap("Fatal error: Can't remove more items from a collection than it contains")
    }
    self = self[startIndex..<end]
  }
}

extension BidirectionalCollection {
  public __consuming func dropLast(_ k: Int = 1) -> SubSequence {
    _require(k >= 0, "Can't drop a negative number of elements from a collection")
    return self[startIndex..<(index(endIndex, offsetBy: -k, limitedBy: startIndex) ?? startIndex)]
  }
  public __consuming func suffix(_ maxLength: Int) -> SubSequence {
    _require(maxLength >= 0, "Can't take a suffix of negative length from a collection")
    return self[(index(endIndex, offsetBy: -maxLength, limitedBy: startIndex) ?? startIndex)..<endIndex]
  }
  public var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }
  public func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    guard let i = try lastIndex(where: predicate) else { return nil }
    return self[i]
  }
  public func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    var i = endIndex
    while i != startIndex {
      formIndex(before: &i)
      if try predicate(self[i]) { return i }
    }
    return nil
  }
  public __consuming func reversed() -> ReversedCollection<Self> { ReversedCollection(_base: self) }
}

extension BidirectionalCollection where Element: Equatable {
  public func lastIndex(of element: Element) -> Index? {
    if let result = _customLastIndexOfEquatableElement(element) { return result }
    return lastIndex(where: { $0 == element })
  }
}

/// A collection whose indices are found in constant time.
public protocol RandomAccessCollection<Element>: BidirectionalCollection
where Indices: RandomAccessCollection, SubSequence: RandomAccessCollection {
  override associatedtype Element
  override associatedtype Index
  override associatedtype SubSequence
  override associatedtype Indices
}

extension RandomAccessCollection {
  public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    let reach = self.distance(from: i, to: limit)
    if distance > 0 ? reach >= 0 && reach < distance : reach <= 0 && distance < reach { return nil }
    return index(i, offsetBy: distance)
  }
}

extension RandomAccessCollection where Index: Strideable, Index.Stride == Int {
  @_implements(Collection,Indices)
  public typealias _Default_Indices = Range<Index>
}

extension RandomAccessCollection where Index: Strideable, Index.Stride == Int, Indices == Range<Index> {
  public var indices: Range<Index> { startIndex..<endIndex }
  public func index(after i: Index) -> Index { i.advanced(by: 1) }
  public func index(before i: Index) -> Index { i.advanced(by: -1) }
  public func index(_ i: Index, offsetBy distance: Int) -> Index { i.advanced(by: distance) }
  public func distance(from start: Index, to end: Index) -> Int { start.distance(to: end) }
}

/// The indices of a collection that has no type of its own for them.
public struct DefaultIndices<Elements: Collection>: Collection {
  public typealias Index = Elements.Index
  public typealias Element = Elements.Index
  public typealias Indices = DefaultIndices<Elements>
  public typealias SubSequence = DefaultIndices<Elements>
  public typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
  var _elements: Elements
  let _startIndex: Elements.Index
  let _endIndex: Elements.Index
  public var startIndex: Elements.Index { _startIndex }
  public var endIndex: Elements.Index { _endIndex }
  init(_elements: Elements, startIndex: Elements.Index, endIndex: Elements.Index) {
    self._elements = _elements
    _startIndex = startIndex
    _endIndex = endIndex
  }
  public subscript(i: Index) -> Elements.Index { i }
  public subscript(bounds: Range<Index>) -> DefaultIndices<Elements> {
    DefaultIndices(_elements: _elements, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
  }
  public func index(after i: Index) -> Index { _elements.index(after: i) }
  public func formIndex(after i: inout Index) { _elements.formIndex(after: &i) }
  public var indices: DefaultIndices<Elements> { self }
  public func index(_ i: Index, offsetBy distance: Int) -> Index { _elements.index(i, offsetBy: distance) }
  public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    _elements.index(i, offsetBy: distance, limitedBy: limit)
  }
  public func distance(from start: Index, to end: Index) -> Int { _elements.distance(from: start, to: end) }
}

extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {
  public func index(before i: Index) -> Index { _elements.index(before: i) }
  public func formIndex(before i: inout Index) { _elements.formIndex(before: &i) }
}

extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection {}
