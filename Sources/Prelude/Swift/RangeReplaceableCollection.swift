/// A collection that can grow and shrink.
public protocol RangeReplaceableCollection<Element>: Collection where SubSequence: RangeReplaceableCollection {
  override associatedtype Element
  override associatedtype Index
  override associatedtype SubSequence
  init()
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: __owned C)
  where C.Element == Element
  mutating func reserveCapacity(_ n: Int)
  init(repeating repeatedValue: Element, count: Int)
  init<S: Sequence>(_ elements: S) where S.Element == Element
  mutating func append(_ newElement: __owned Element)
  mutating func append<S: Sequence>(contentsOf newElements: __owned S) where S.Element == Element
  mutating func insert(_ newElement: __owned Element, at i: Index)
  mutating func insert<S: Collection>(contentsOf newElements: __owned S, at i: Index) where S.Element == Element
  @discardableResult
  mutating func remove(at i: Index) -> Element
  mutating func removeSubrange(_ bounds: Range<Index>)
  mutating func _customRemoveLast() -> Element?
  mutating func _customRemoveLast(_ n: Int) -> Bool
  @discardableResult
  mutating func removeFirst() -> Element
  mutating func removeFirst(_ k: Int)
  mutating func removeAll(keepingCapacity keepCapacity: Bool)
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
}

extension RangeReplaceableCollection {
  public init(repeating repeatedValue: Element, count: Int) {
    self.init()
    var left = count
    while left > 0 {
      append(repeatedValue)
      left -= 1
    }
  }
  public init<S: Sequence>(_ elements: S) where S.Element == Element {
    self.init()
    append(contentsOf: elements)
  }
  public mutating func append(_ newElement: __owned Element) { insert(newElement, at: endIndex) }
  public mutating func append<S: Sequence>(contentsOf newElements: __owned S) where S.Element == Element {
    for element in newElements { append(element) }
  }
  public mutating func insert(_ newElement: __owned Element, at i: Index) {
    replaceSubrange(i..<i, with: CollectionOfOne(newElement))
  }
  public mutating func insert<C: Collection>(contentsOf newElements: __owned C, at i: Index)
  where C.Element == Element {
    replaceSubrange(i..<i, with: newElements)
  }
  @discardableResult
  public mutating func remove(at position: Index) -> Element {
    _require(!isEmpty, "Can't remove from an empty collection")
    let result = self[position]
    replaceSubrange(position..<index(after: position), with: EmptyCollection())
    return result
  }
  public mutating func removeSubrange(_ bounds: Range<Index>) { replaceSubrange(bounds, with: EmptyCollection()) }
  public mutating func removeFirst(_ k: Int) {
    if k == 0 { return }
    _require(k >= 0, "Number of elements to remove should be non-negative")
    guard let end = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
      _trap("Fatal error: Can't remove more items from a collection than it has")
    }
    removeSubrange(startIndex..<end)
  }
  @discardableResult
  public mutating func removeFirst() -> Element {
    _require(!isEmpty, "Can't remove first element from an empty collection")
    let first = self.first!
    removeFirst(1)
    return first
  }
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    if keepCapacity { replaceSubrange(startIndex..<endIndex, with: EmptyCollection()) } else { self = Self() }
  }
  public mutating func reserveCapacity(_ n: Int) {}
  public mutating func _customRemoveLast() -> Element? { nil }
  public mutating func _customRemoveLast(_ n: Int) -> Bool { false }
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    self = try filter { !(try shouldBeRemoved($0)) }
  }
  public __consuming func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = Self()
    for element in self {
      if try isIncluded(element) { result.append(element) }
    }
    return result
  }
  public mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ subrange: R, with newElements: __owned C)
  where C.Element == Element, R.Bound == Index {
    replaceSubrange(subrange.relative(to: self), with: newElements)
  }
  public mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index {
    removeSubrange(bounds.relative(to: self))
  }
}

extension RangeReplaceableCollection where Self == SubSequence {
  @discardableResult
  public mutating func removeFirst() -> Element {
    _require(!isEmpty, "Can't remove items from an empty collection")
    let element = first!
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

extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    let suffixStart = try _halfStablePartition(isSuffixElement: shouldBeRemoved)
    removeSubrange(suffixStart..<endIndex)
  }
  /// Moves the elements that are no suffix elements to the front, in order.
  mutating func _halfStablePartition(isSuffixElement: (Element) throws -> Bool) rethrows -> Index {
    guard var i = try firstIndex(where: isSuffixElement) else { return endIndex }
    var j = index(after: i)
    while j != endIndex {
      if !(try isSuffixElement(self[j])) {
        swapAt(i, j)
        formIndex(after: &i)
      }
      formIndex(after: &j)
    }
    return i
  }
}

extension RangeReplaceableCollection where Self: BidirectionalCollection {
  public mutating func popLast() -> Element? {
    if isEmpty { return nil }
    return removeLast()
  }
  @discardableResult
  public mutating func removeLast() -> Element {
    _require(!isEmpty, "Can't remove last element from an empty collection")
    if let result = _customRemoveLast() { return result }
    return remove(at: index(before: endIndex))
  }
  public mutating func removeLast(_ k: Int) {
    if k == 0 { return }
    _require(k >= 0, "Number of elements to remove should be non-negative")
    if _customRemoveLast(k) { return }
    guard let start = index(endIndex, offsetBy: -k, limitedBy: startIndex) else {
      _trap("Fatal error: Can't remove more items from a collection than it contains")
    }
    removeSubrange(start..<endIndex)
  }
}

extension RangeReplaceableCollection where Self: BidirectionalCollection, Self == SubSequence {
  public mutating func popLast() -> Element? {
    isEmpty ? nil : _shortenedByLast()
  }
  @discardableResult
  public mutating func removeLast() -> Element {
    _require(!isEmpty, "Can't remove last element from an empty collection")
    return _shortenedByLast()
  }
  mutating func _shortenedByLast() -> Element {
    let end = index(before: endIndex)
    let element = self[end]
    self = self[startIndex..<end]
    return element
  }
  public mutating func removeLast(_ k: Int) {
    if k == 0 { return }
    guard let end = index(endIndex, offsetBy: -k, limitedBy: startIndex) else {
      _trap("Fatal error: Can't remove more items from a collection than it contains")
    }
    self = self[startIndex..<end]
  }
}

extension RangeReplaceableCollection {
  public static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self where Element == Other.Element {
    var result = lhs
    result.append(contentsOf: rhs)
    return result
  }
  public static func + <Other: Sequence>(lhs: Other, rhs: Self) -> Self where Element == Other.Element {
    var result = Self()
    result.append(contentsOf: lhs)
    result.append(contentsOf: rhs)
    return result
  }
  public static func += <Other: Sequence>(lhs: inout Self, rhs: Other) where Other.Element == Element {
    lhs.append(contentsOf: rhs)
  }
  public static func + <Other: RangeReplaceableCollection>(lhs: Self, rhs: Other) -> Self
  where Element == Other.Element {
    var result = lhs
    result.append(contentsOf: rhs)
    return result
  }
}
