/// A part of a collection; it shares the collection's indices.
public struct Slice<Base: Collection>: Collection {
  public typealias Index = Base.Index
  public typealias Element = Base.Element
  public typealias Indices = DefaultIndices<Slice<Base>>
  public typealias SubSequence = Slice<Base>
  public typealias Iterator = IndexingIterator<Slice<Base>>
  var _startIndex: Base.Index
  var _endIndex: Base.Index
  var _base: Base
  public var startIndex: Base.Index { _startIndex }
  public var endIndex: Base.Index { _endIndex }
  public init(base: Base, bounds: Range<Base.Index>) {
    _base = base
    _startIndex = bounds.lowerBound
    _endIndex = bounds.upperBound
  }
  public var base: Base { _base }
  public subscript(index: Base.Index) -> Base.Element {
    _require(startIndex <= index && index < endIndex, "Index out of bounds")
    return _base[index]
  }
  public subscript(bounds: Range<Base.Index>) -> Slice<Base> {
    _require(startIndex <= bounds.lowerBound && bounds.upperBound <= endIndex, "Range out of bounds")
    return Slice(base: _base, bounds: bounds)
  }
  public func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
  public func formIndex(after i: inout Base.Index) { _base.formIndex(after: &i) }
  public func index(_ i: Base.Index, offsetBy n: Int) -> Base.Index { _base.index(i, offsetBy: n) }
  public func index(_ i: Base.Index, offsetBy n: Int, limitedBy limit: Base.Index) -> Base.Index? {
    _base.index(i, offsetBy: n, limitedBy: limit)
  }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { _base.distance(from: start, to: end) }
}

extension Slice: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
  public func formIndex(before i: inout Base.Index) { _base.formIndex(before: &i) }
}

extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}

extension Slice: MutableCollection where Base: MutableCollection {
  public subscript(index: Base.Index) -> Base.Element {
    get {
      _require(startIndex <= index && index < endIndex, "Index out of bounds")
      return _base[index]
    }
    set { _base[index] = newValue }
  }
  public subscript(bounds: Range<Base.Index>) -> Slice<Base> {
    get { Slice(base: _base, bounds: bounds) }
    set {
      var i = bounds.lowerBound
      for element in newValue {
        _base[i] = element
        _base.formIndex(after: &i)
      }
    }
  }
}

extension Slice: RangeReplaceableCollection where Base: RangeReplaceableCollection {
  public init() {
    let base = Base()
    self.init(base: base, bounds: base.startIndex..<base.endIndex)
  }
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Base.Index>, with newElements: __owned C)
  where C.Element == Base.Element {
    let start = _base.distance(from: _base.startIndex, to: startIndex)
    let removed = _base.distance(from: subrange.lowerBound, to: subrange.upperBound)
    let length = _base.distance(from: startIndex, to: endIndex) - removed + newElements.count
    _base.replaceSubrange(subrange, with: newElements)
    _startIndex = _base.index(_base.startIndex, offsetBy: start)
    _endIndex = _base.index(_startIndex, offsetBy: length)
  }
}

/// A collection backwards.
public struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection {
  public typealias Element = Base.Element
  public typealias Indices = DefaultIndices<ReversedCollection<Base>>
  public typealias SubSequence = Slice<ReversedCollection<Base>>
  public let _base: Base
  init(_base: Base) { self._base = _base }
  /// A position, named by the position behind it in the base.
  public struct Index: Comparable {
    public let base: Base.Index
    public init(_ base: Base.Index) { self.base = base }
    public static func == (lhs: Index, rhs: Index) -> Bool { lhs.base == rhs.base }
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs.base > rhs.base }
  }
  /// Walks backwards.
  public struct Iterator: IteratorProtocol, Sequence {
    public typealias Element = Base.Element
    public typealias Iterator = ReversedCollection<Base>.Iterator
    let _base: Base
    var _position: Base.Index
    public mutating func next() -> Base.Element? {
      if _position == _base.startIndex { return nil }
      _base.formIndex(before: &_position)
      return _base[_position]
    }
  }
  public __consuming func makeIterator() -> Iterator { Iterator(_base: _base, _position: _base.endIndex) }
  public var startIndex: Index { Index(_base.endIndex) }
  public var endIndex: Index { Index(_base.startIndex) }
  public func index(after i: Index) -> Index { Index(_base.index(before: i.base)) }
  public func index(before i: Index) -> Index { Index(_base.index(after: i.base)) }
  public func index(_ i: Index, offsetBy n: Int) -> Index { Index(_base.index(i.base, offsetBy: -n)) }
  public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index? {
    _base.index(i.base, offsetBy: -n, limitedBy: limit.base).map { Index($0) }
  }
  public func distance(from start: Index, to end: Index) -> Int { _base.distance(from: end.base, to: start.base) }
  public subscript(position: Index) -> Base.Element { _base[_base.index(before: position.base)] }
  public __consuming func reversed() -> Base { _base }
}

extension ReversedCollection.Index: Hashable where Base.Index: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(base) }
}

extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {}
