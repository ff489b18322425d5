/// Hands out the elements of a sequence one by one.
public protocol IteratorProtocol<Element> {
  associatedtype Element
  mutating func next() -> Element?
}

/// What can be iterated.
public protocol Sequence<Element> {
  associatedtype Element
  associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
  __consuming func makeIterator() -> Iterator
  var underestimatedCount: Int { get }
  func _customContainsEquatableElement(_ element: Element) -> Bool?
  func _copyToArray() -> [Element]
}

extension Sequence where Self: IteratorProtocol {
  @_implements(Sequence,Iterator)
  public typealias _Default_Iterator = Self
}

extension Sequence where Self == Self.Iterator {
  public __consuming func makeIterator() -> Self { self }
}

extension Sequence {
  public var underestimatedCount: Int { 0 }
  public func _customContainsEquatableElement(_ element: Element) -> Bool? { nil }
  /// All elements in an array.
  public func _copyToArray() -> [Element] {
    var result: [Element] = []
    for element in self { result.append(element) }
    return result
  }
}

extension Sequence {
  public func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
    var result: [T] = []
    for element in self { result.append(try transform(element)) }
    return result
  }
  public __consuming func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self {
      if try isIncluded(element) { result.append(element) }
    }
    return result
  }
  public func forEach(_ body: (Element) throws -> Void) rethrows {
    for element in self { try body(element) }
  }
  public func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    for element in self {
      if try predicate(element) { return element }
    }
    return nil
  }
  public func flatMap<SegmentOfResult: Sequence>(
    _ transform: (Element) throws -> SegmentOfResult
  ) rethrows -> [SegmentOfResult.Element] {
    var result: [SegmentOfResult.Element] = []
    for element in self { result.append(contentsOf: try transform(element)) }
    return result
  }
  public func compactMap<ElementOfResult>(
    _ transform: (Element) throws -> ElementOfResult?
  ) rethrows -> [ElementOfResult] {
    var result: [ElementOfResult] = []
    for element in self {
      if let value = try transform(element) { result.append(value) }
    }
    return result
  }
  public func reduce<Result>(
    _ initialResult: Result, _ nextPartialResult: (_ partialResult: Result, Element) throws -> Result
  ) rethrows -> Result {
    var result = initialResult
    for element in self { result = try nextPartialResult(result, element) }
    return result
  }
  public func reduce<Result>(
    into initialResult: __owned Result,
    _ updateAccumulatingResult: (_ partialResult: inout Result, Element) throws -> Void
  ) rethrows -> Result {
    var result = initialResult
    for element in self { try updateAccumulatingResult(&result, element) }
    return result
  }
  public func enumerated() -> EnumeratedSequence<Self> { EnumeratedSequence(_base: self) }
  public __consuming func reversed() -> [Element] {
    var result = _copyToArray()
    result.reverse()
    return result
  }
  public func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self {
      if try predicate(element) { return true }
    }
    return false
  }
  public func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self {
      if !(try predicate(element)) { return false }
    }
    return true
  }
  public func count(where predicate: (Element) throws -> Bool) rethrows -> Int {
    var result = 0
    for element in self {
      if try predicate(element) { result += 1 }
    }
    return result
  }
  @warn_unqualified_access
  public func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
    var iterator = makeIterator()
    guard var result = iterator.next() else { return nil }
    while let element = iterator.next() {
      if try areInIncreasingOrder(element, result) { result = element }
    }
    return result
  }
  @warn_unqualified_access
  public func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
    var iterator = makeIterator()
    guard var result = iterator.next() else { return nil }
    while let element = iterator.next() {
      if try areInIncreasingOrder(result, element) { result = element }
    }
    return result
  }
}

extension Sequence where Element: Comparable {
  @warn_unqualified_access
  public func min() -> Element? {
    var iterator = makeIterator()
    guard var result = iterator.next() else { return nil }
    while let element = iterator.next() {
      if element < result { result = element }
    }
    return result
  }
  @warn_unqualified_access
  public func max() -> Element? {
    var iterator = makeIterator()
    guard var result = iterator.next() else { return nil }
    while let element = iterator.next() {
      if result < element { result = element }
    }
    return result
  }
}

extension Sequence where Element: Equatable {
  public func contains(_ element: Element) -> Bool {
    if let result = _customContainsEquatableElement(element) { return result }
    for candidate in self {
      if candidate == element { return true }
    }
    return false
  }
}
