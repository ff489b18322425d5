/// A sequence whose `map`, `filter` and kin are done when elements are asked for.
public protocol LazySequenceProtocol: Sequence {
  associatedtype Elements: Sequence = Self where Elements.Element == Element
  var elements: Elements { get }
}

extension LazySequenceProtocol where Elements == Self {
  public var elements: Self { self }
}

extension LazySequenceProtocol {
  public var lazy: LazySequence<Elements> { elements.lazy }
}

extension LazySequenceProtocol where Elements: LazySequenceProtocol {
  public var lazy: Elements { elements }
}

/// A lazy collection.
public protocol LazyCollectionProtocol: Collection, LazySequenceProtocol where Elements: Collection {}

/// A sequence or collection seen lazily.
public struct LazySequence<Base: Sequence>: Sequence, LazySequenceProtocol {
  public typealias Element = Base.Element
  public typealias Iterator = Base.Iterator
  public typealias Elements = Base
  var _base: Base
  init(_base: Base) { self._base = _base }
  public var elements: Base { _base }
  public __consuming func makeIterator() -> Base.Iterator { _base.makeIterator() }
  public var underestimatedCount: Int { _base.underestimatedCount }
  public func _copyToArray() -> [Base.Element] { _base._copyToArray() }
}

public typealias LazyCollection<T: Collection> = LazySequence<T>

extension LazySequence: Collection where Base: Collection {
  public typealias Index = Base.Index
  public typealias Indices = Base.Indices
  public typealias SubSequence = Slice<LazySequence<Base>>
  public var startIndex: Base.Index { _base.startIndex }
  public var endIndex: Base.Index { _base.endIndex }
  public var indices: Base.Indices { _base.indices }
  public func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
  public subscript(position: Base.Index) -> Base.Element { _base[position] }
  public var isEmpty: Bool { _base.isEmpty }
  public var count: Int { _base.count }
  public func index(_ i: Base.Index, offsetBy n: Int) -> Base.Index { _base.index(i, offsetBy: n) }
  public func index(_ i: Base.Index, offsetBy n: Int, limitedBy limit: Base.Index) -> Base.Index? {
    _base.index(i, offsetBy: n, limitedBy: limit)
  }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { _base.distance(from: start, to: end) }
}

extension LazySequence: LazyCollectionProtocol where Base: Collection {}

extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
}

extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}

extension Slice: LazySequenceProtocol where Base: LazySequenceProtocol {
  public typealias Elements = Slice<Base>
}

extension ReversedCollection: LazySequenceProtocol where Base: LazySequenceProtocol {
  public typealias Elements = ReversedCollection<Base>
}

extension Sequence {
  public var lazy: LazySequence<Self> { LazySequence(_base: self) }
}

/// The elements of a sequence, each transformed when it is asked for.
public struct LazyMapSequence<Base: Sequence, Element>: Sequence, LazySequenceProtocol {
  public typealias Elements = LazyMapSequence<Base, Element>
  var _base: Base
  let _transform: (Base.Element) -> Element
  init(_base: Base, transform: @escaping (Base.Element) -> Element) {
    self._base = _base
    _transform = transform
  }
  /// Transforms element by element.
  public struct Iterator: IteratorProtocol, Sequence {
    public typealias Iterator = LazyMapSequence<Base, Element>.Iterator
    var _base: Base.Iterator
    let _transform: (Base.Element) -> Element
    public mutating func next() -> Element? {
      guard let element = _base.next() else { return nil }
      return _transform(element)
    }
  }
  public __consuming func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _transform: _transform) }
  public var underestimatedCount: Int { _base.underestimatedCount }
}

public typealias LazyMapCollection<T: Collection, U> = LazyMapSequence<T, U>

extension LazyMapSequence: Collection where Base: Collection {
  public typealias Index = Base.Index
  public typealias Indices = Base.Indices
  public typealias SubSequence = LazyMapSequence<Base.SubSequence, Element>
  public var startIndex: Base.Index { _base.startIndex }
  public var endIndex: Base.Index { _base.endIndex }
  public func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
  public subscript(position: Base.Index) -> Element { _transform(_base[position]) }
  public subscript(bounds: Range<Base.Index>) -> LazyMapSequence<Base.SubSequence, Element> {
    LazyMapSequence<Base.SubSequence, Element>(_base: _base[bounds], transform: _transform)
  }
  public var indices: Base.Indices { _base.indices }
  public var isEmpty: Bool { _base.isEmpty }
  public var count: Int { _base.count }
  public func index(_ i: Base.Index, offsetBy n: Int) -> Base.Index { _base.index(i, offsetBy: n) }
  public func index(_ i: Base.Index, offsetBy n: Int, limitedBy limit: Base.Index) -> Base.Index? {
    _base.index(i, offsetBy: n, limitedBy: limit)
  }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { _base.distance(from: start, to: end) }
}

extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
}

extension LazyMapSequence: LazyCollectionProtocol where Base: Collection {}
extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}

/// The elements of a sequence that a predicate takes, found when they are asked for.
public struct LazyFilterSequence<Base: Sequence>: Sequence, LazySequenceProtocol {
  public typealias Element = Base.Element
  public typealias Elements = LazyFilterSequence<Base>
  var _base: Base
  let _predicate: (Base.Element) -> Bool
  init(_base: Base, _ isIncluded: @escaping (Base.Element) -> Bool) {
    self._base = _base
    _predicate = isIncluded
  }
  /// Looks for the next.
  public struct Iterator: IteratorProtocol, Sequence {
    public typealias Element = Base.Element
    public typealias Iterator = LazyFilterSequence<Base>.Iterator
    var _base: Base.Iterator
    let _predicate: (Base.Element) -> Bool
    public mutating func next() -> Base.Element? {
      while let element = _base.next() {
        if _predicate(element) { return element }
      }
      return nil
    }
  }
  public __consuming func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _predicate: _predicate) }
}

public typealias LazyFilterCollection<T: Collection> = LazyFilterSequence<T>

extension LazyFilterSequence: Collection where Base: Collection {
  public typealias Index = Base.Index
  public typealias SubSequence = LazyFilterSequence<Base.SubSequence>
  public typealias Indices = DefaultIndices<LazyFilterSequence<Base>>
  public var startIndex: Base.Index { _skip(_base.startIndex) }
  public var endIndex: Base.Index { _base.endIndex }
  func _skip(_ start: Base.Index) -> Base.Index {
    var i = start
    while i != _base.endIndex && !_predicate(_base[i]) { _base.formIndex(after: &i) }
    return i
  }
  public func index(after i: Base.Index) -> Base.Index { _skip(_base.index(after: i)) }
  public subscript(position: Base.Index) -> Base.Element { _base[position] }
  public subscript(bounds: Range<Base.Index>) -> LazyFilterSequence<Base.SubSequence> {
    LazyFilterSequence<Base.SubSequence>(_base: _base[bounds], _predicate)
  }
}

extension LazyFilterSequence: LazyCollectionProtocol where Base: Collection {}

extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before i: Base.Index) -> Base.Index {
    var i = i
    repeat { _base.formIndex(before: &i) } while !_predicate(_base[i])
    return i
  }
}

/// The first elements of a sequence, as long as a predicate takes them.
public struct LazyPrefixWhileSequence<Base: Sequence>: Sequence, LazySequenceProtocol {
  public typealias Element = Base.Element
  public typealias Elements = LazyPrefixWhileSequence<Base>
  var _base: Base
  let _predicate: (Base.Element) -> Bool
  init(_base: Base, predicate: @escaping (Base.Element) -> Bool) {
    self._base = _base
    _predicate = predicate
  }
  /// Stops at the first refusal.
  public struct Iterator: IteratorProtocol {
    public typealias Element = Base.Element
    var _base: Base.Iterator
    var _isDone: Bool
    let _predicate: (Base.Element) -> Bool
    public mutating func next() -> Base.Element? {
      if !_isDone, let element = _base.next(), _predicate(element) { return element }
      _isDone = true
      return nil
    }
  }
  public __consuming func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _isDone: false, _predicate: _predicate)
  }
}

/// The elements of a sequence from the first one on that a predicate refuses.
public struct LazyDropWhileSequence<Base: Sequence>: Sequence, LazySequenceProtocol {
  public typealias Element = Base.Element
  public typealias Elements = LazyDropWhileSequence<Base>
  var _base: Base
  let _predicate: (Base.Element) -> Bool
  init(_base: Base, predicate: @escaping (Base.Element) -> Bool) {
    self._base = _base
    _predicate = predicate
  }
  /// Skips when the first element is asked for.
  public struct Iterator: IteratorProtocol {
    public typealias Element = Base.Element
    var _base: Base.Iterator
    var _isDropping: Bool
    let _predicate: (Base.Element) -> Bool
    public mutating func next() -> Base.Element? {
      while let element = _base.next() {
        if _isDropping && _predicate(element) { continue }
        _isDropping = false
        return element
      }
      return nil
    }
  }
  public __consuming func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _isDropping: true, _predicate: _predicate)
  }
}

extension LazySequenceProtocol {
  public func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U> {
    LazyMapSequence(_base: elements, transform: transform)
  }
  public __consuming func filter(_ isIncluded: @escaping (Elements.Element) -> Bool) -> LazyFilterSequence<Elements> {
    LazyFilterSequence(_base: elements, isIncluded)
  }
  public __consuming func prefix(
    while predicate: @escaping (Elements.Element) -> Bool
  ) -> LazyPrefixWhileSequence<Elements> {
    LazyPrefixWhileSequence(_base: elements, predicate: predicate)
  }
  public __consuming func drop(
    while predicate: @escaping (Elements.Element) -> Bool
  ) -> LazyDropWhileSequence<Elements> {
    LazyDropWhileSequence(_base: elements, predicate: predicate)
  }
  public func compactMap<ElementOfResult>(
    _ transform: @escaping (Elements.Element) -> ElementOfResult?
  ) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>, ElementOfResult> {
    let mapped = LazyMapSequence<Elements, ElementOfResult?>(_base: elements, transform: transform)
    let kept = LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>(_base: mapped, { !$0._isNone })
    return LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>, ElementOfResult>(
      _base: kept, transform: { $0! })
  }
  public func flatMap<SegmentOfResult: Sequence>(
    _ transform: @escaping (Elements.Element) -> SegmentOfResult
  ) -> LazySequence<FlattenSequence<LazyMapSequence<Elements, SegmentOfResult>>> {
    let mapped = LazyMapSequence<Elements, SegmentOfResult>(_base: elements, transform: transform)
    return LazySequence(_base: FlattenSequence(_base: mapped))
  }
}
