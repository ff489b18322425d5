extension Sequence {
  public __consuming func suffix(_ maxLength: Int) -> [Element] {
    _require(maxLength >= 0, "Can't take a suffix of negative length from a sequence")
    let all = _copyToArray()
    return all._copy(from: Swift.max(0, all.count - maxLength), to: all.count)
  }
  public __consuming func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self> { DropFirstSequence(self, dropping: k) }
  public __consuming func dropLast(_ k: Int = 1) -> [Element] {
    _require(k >= 0, "Can't drop a negative number of elements from a sequence")
    let all = _copyToArray()
    return all._copy(from: 0, to: Swift.max(0, all.count - k))
  }
  public __consuming func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self> {
    try DropWhileSequence(self, predicate: predicate)
  }
  public __consuming func prefix(_ maxLength: Int) -> PrefixSequence<Self> {
    PrefixSequence(self, maxLength: maxLength)
  }
  public __consuming func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self {
      if !(try predicate(element)) { break }
      result.append(element)
    }
    return result
  }
  public __consuming func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [ArraySlice<Element>] {
    try _copyToArray().split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: isSeparator)
  }
}

extension Sequence where Element: Equatable {
  public __consuming func split(
    separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [ArraySlice<Element>] {
    _copyToArray().split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: { $0 == separator })
  }
  public func starts<PossiblePrefix: Sequence>(with possiblePrefix: PossiblePrefix) -> Bool
  where PossiblePrefix.Element == Element {
    starts(with: possiblePrefix, by: { $0 == $1 })
  }
  public func elementsEqual<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool
  where OtherSequence.Element == Element {
    elementsEqual(other, by: { $0 == $1 })
  }
}

extension Sequence {
  public func starts<PossiblePrefix: Sequence>(
    with possiblePrefix: PossiblePrefix, by areEquivalent: (Element, PossiblePrefix.Element) throws -> Bool
  ) rethrows -> Bool {
    var iterator = makeIterator()
    for expected in possiblePrefix {
      guard let element = iterator.next() else { return false }
      if !(try areEquivalent(element, expected)) { return false }
    }
    return true
  }
  public func elementsEqual<OtherSequence: Sequence>(
    _ other: OtherSequence, by areEquivalent: (Element, OtherSequence.Element) throws -> Bool
  ) rethrows -> Bool {
    var iterator = makeIterator()
    var otherIterator = other.makeIterator()
    while true {
      let next = iterator.next()
      let otherNext = otherIterator.next()
      guard let element = next, let otherElement = otherNext else { return next._isNone && otherNext._isNone }
      if !(try areEquivalent(element, otherElement)) { return false }
    }
  }
  public func lexicographicallyPrecedes<OtherSequence: Sequence>(
    _ other: OtherSequence, by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Bool where OtherSequence.Element == Element {
    var iterator = makeIterator()
    var otherIterator = other.makeIterator()
    while true {
      guard let otherElement = otherIterator.next() else { return false }
      guard let element = iterator.next() else { return true }
      if try areInIncreasingOrder(element, otherElement) { return true }
      if try areInIncreasingOrder(otherElement, element) { return false }
    }
  }
}

extension Sequence where Element: Comparable {
  public func lexicographicallyPrecedes<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool
  where OtherSequence.Element == Element {
    lexicographicallyPrecedes(other, by: { $0 < $1 })
  }
}

/// A sequence without its first elements.
public struct DropFirstSequence<Base: Sequence>: Sequence {
  public typealias Element = Base.Element
  public typealias Iterator = Base.Iterator
  let _base: Base
  let _limit: Int
  public init(_ base: Base, dropping limit: Int) {
    _require(limit >= 0, "Can't drop a negative number of elements from a sequence")
    _base = base
    _limit = limit
  }
  public __consuming func makeIterator() -> Base.Iterator {
    var iterator = _base.makeIterator()
    var dropped = 0
    while dropped < _limit, !iterator.next()._isNone { dropped += 1 }
    return iterator
  }
  public __consuming func dropFirst(_ k: Int) -> DropFirstSequence<Base> {
    DropFirstSequence(_base, dropping: _limit + k)
  }
}

/// The first elements of a sequence.
public struct PrefixSequence<Base: Sequence>: Sequence {
  public typealias Element = Base.Element
  var _base: Base
  let _maxLength: Int
  public init(_ base: Base, maxLength: Int) {
    _require(maxLength >= 0, "Can't take a prefix of negative length from a sequence")
    _base = base
    _maxLength = maxLength
  }
  public struct Iterator: IteratorProtocol {
    public typealias Element = Base.Element
    var _base: Base.Iterator
    var _remaining: Int
    public mutating func next() -> Base.Element? {
      if _remaining == 0 { return nil }
      _remaining -= 1
      return _base.next()
    }
  }
  public __consuming func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _remaining: _maxLength) }
  public __consuming func prefix(_ maxLength: Int) -> PrefixSequence<Base> {
    PrefixSequence(_base, maxLength: Swift.min(maxLength, _maxLength))
  }
}

/// A sequence from the first element on that a predicate refuses.
public struct DropWhileSequence<Base: Sequence>: Sequence {
  public typealias Element = Base.Element
  var _iterator: Base.Iterator
  var _nextElement: Base.Element?
  init(_ base: Base, predicate: (Base.Element) throws -> Bool) rethrows {
    _iterator = base.makeIterator()
    _nextElement = _iterator.next()
    while let element = _nextElement, try predicate(element) { _nextElement = _iterator.next() }
  }
  public struct Iterator: IteratorProtocol {
    public typealias Element = Base.Element
    var _iterator: Base.Iterator
    var _nextElement: Base.Element?
    public mutating func next() -> Base.Element? {
      guard let element = _nextElement else { return nil }
      _nextElement = _iterator.next()
      return element
    }
  }
  public func makeIterator() -> Iterator { Iterator(_iterator: _iterator, _nextElement: _nextElement) }
}

/// A sequence's elements with their ordinal numbers.
public struct EnumeratedSequence<Base: Sequence>: Sequence {
  public typealias Element = (offset: Int, element: Base.Element)
  var _base: Base
  init(_base: Base) { self._base = _base }
  public struct Iterator: IteratorProtocol {
    public typealias Element = (offset: Int, element: Base.Element)
    var _base: Base.Iterator
    var _count: Int
    public mutating func next() -> (offset: Int, element: Base.Element)? {
      guard let element = _base.next() else { return nil }
      let offset = _count
      _count += 1
      return (offset: offset, element: element)
    }
  }
  public __consuming func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _count: 0) }
  public var underestimatedCount: Int { _base.underestimatedCount }
}

/// A sequence made of an iterator's remaining elements.
public struct IteratorSequence<Base: IteratorProtocol>: IteratorProtocol, Sequence {
  public typealias Element = Base.Element
  var _base: Base
  public init(_ base: Base) { _base = base }
  public mutating func next() -> Base.Element? { _base.next() }
}
