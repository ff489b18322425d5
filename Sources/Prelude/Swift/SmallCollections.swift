/// A collection without elements.
public struct EmptyCollection<Element>: RandomAccessCollection, MutableCollection, Equatable, Sendable {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = EmptyCollection<Element>
  /// Gives nothing.
  public struct Iterator: IteratorProtocol, Sequence {
    public init() {}
    public mutating func next() -> Element? { nil }
  }
  public init() {}
  public func makeIterator() -> Iterator { Iterator() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public var count: Int { 0 }
  public func index(after i: Int) -> Int {
    _require(false, "EmptyCollection can't advance indices")
    return i
  }
  public func index(before i: Int) -> Int {
    _require(false, "EmptyCollection can't advance indices")
    return i
  }
  public subscript(position: Int) -> Element {
    get {
      _require(position < 0, "Index out of range")
      _trap("Fatal error: Index out of range")
    }
    set { _require(false, "Index out of range") }
  }
  public subscript(bounds: Range<Int>) -> EmptyCollection<Element> {
    get { self }
    set {}
  }
  public static func == (lhs: EmptyCollection<Element>, rhs: EmptyCollection<Element>) -> Bool { true }
}

/// A collection of one element.
public struct CollectionOfOne<Element>: RandomAccessCollection, MutableCollection, CustomDebugStringConvertible {
  public var debugDescription: String { "CollectionOfOne(" + _debugDescribe(_element) + ")" }
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<CollectionOfOne<Element>>
  public typealias Iterator = IndexingIterator<CollectionOfOne<Element>>
  var _element: Element
  public init(_ element: Element) { _element = element }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 1 }
  public var count: Int { 1 }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public subscript(position: Int) -> Element {
    get {
      _require(position == 0, "Index out of bounds")
      return _element
    }
    set { _element = newValue }
  }
}

/// One element many times.
public struct Repeated<Element>: RandomAccessCollection {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<Repeated<Element>>
  public typealias Iterator = IndexingIterator<Repeated<Element>>
  public let count: Int
  public let repeatedValue: Element
  init(_repeating repeatedValue: Element, count: Int) {
    _require(count >= 0, "Repetition count should be non-negative")
    self.count = count
    self.repeatedValue = repeatedValue
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public subscript(position: Int) -> Element {
    _require(position >= 0 && position < count, "Index out of range")
    return repeatedValue
  }
}

public func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T> { Repeated(_repeating: element, count: n) }

/// Pairs of the elements of two sequences, as long as both have some.
public func zip<Sequence1: Sequence, Sequence2: Sequence>(
  _ sequence1: Sequence1, _ sequence2: Sequence2
) -> Zip2Sequence<Sequence1, Sequence2> {
  Zip2Sequence(_sequence1: sequence1, _sequence2: sequence2)
}

/// Two sequences walked together.
public struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
  public typealias Element = (Sequence1.Element, Sequence2.Element)
  let _sequence1: Sequence1
  let _sequence2: Sequence2
  init(_sequence1: Sequence1, _sequence2: Sequence2) {
    self._sequence1 = _sequence1
    self._sequence2 = _sequence2
  }
  /// Gives pairs.
  public struct Iterator: IteratorProtocol {
    public typealias Element = (Sequence1.Element, Sequence2.Element)
    var _first: Sequence1.Iterator
    var _second: Sequence2.Iterator
    var _reachedEnd: Bool
    public mutating func next() -> (Sequence1.Element, Sequence2.Element)? {
      if _reachedEnd { return nil }
      guard let first = _first.next(), let second = _second.next() else {
        _reachedEnd = true
        return nil
      }
      return (first, second)
    }
  }
  public __consuming func makeIterator() -> Iterator {
    Iterator(_first: _sequence1.makeIterator(), _second: _sequence2.makeIterator(), _reachedEnd: false)
  }
  public var underestimatedCount: Int {
    Swift.min(_sequence1.underestimatedCount, _sequence2.underestimatedCount)
  }
}

/// Elements that a function makes from the last one.
public func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T> {
  sequence(
    state: (first, true),
    next: { (state: inout (T?, Bool)) -> T? in
      switch state {
      case (let value, true):
        state.1 = false
        return value
      case (let value?, _):
        let nextValue = next(value)
        state.0 = nextValue
        return nextValue
      case (nil, _): return nil
      }
    })
}

/// Elements that a function makes from a state.
public func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State> {
  UnfoldSequence(_state: state, _next: next)
}

public typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>

/// A sequence made by a function from a state.
public struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
  public typealias Iterator = UnfoldSequence<Element, State>
  var _state: State
  let _next: (inout State) -> Element?
  var _done: Bool = false
  init(_state: State, _next: @escaping (inout State) -> Element?) {
    self._state = _state
    self._next = _next
  }
  public mutating func next() -> Element? {
    if _done { return nil }
    if let element = _next(&_state) { return element }
    _done = true
    return nil
  }
}

/// All elements of a sequence of sequences.
public struct FlattenSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
  public typealias Element = Base.Element.Element
  var _base: Base
  init(_base: Base) { self._base = _base }
  /// Walks one after the other.
  public struct Iterator: IteratorProtocol {
    public typealias Element = Base.Element.Element
    var _base: Base.Iterator
    var _inner: Base.Element.Iterator?
    public mutating func next() -> Base.Element.Element? {
      while true {
        if let element = _inner?.next() { return element }
        guard let following = _base.next() else { return nil }
        _inner = following.makeIterator()
      }
    }
  }
  public __consuming func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _inner: nil) }
}

extension FlattenSequence: Collection where Base: Collection, Base.Element: Collection {
  public typealias Indices = DefaultIndices<FlattenSequence<Base>>
  public typealias SubSequence = Slice<FlattenSequence<Base>>
  /// A part and a place in it; behind the last part there is none.
  public struct Index: Comparable {
    let _outer: Base.Index
    let _inner: Base.Element.Index?
    public static func == (lhs: Index, rhs: Index) -> Bool { lhs._outer == rhs._outer && lhs._inner == rhs._inner }
    public static func < (lhs: Index, rhs: Index) -> Bool {
      if lhs._outer != rhs._outer { return lhs._outer < rhs._outer }
      guard let a = lhs._inner, let b = rhs._inner else { return false }
      return a < b
    }
  }
  /// The first place in the parts from `outer` on.
  func _first(_ outer: Base.Index) -> Index {
    var outer = outer
    while outer != _base.endIndex {
      if !_base[outer].isEmpty { return Index(_outer: outer, _inner: _base[outer].startIndex) }
      _base.formIndex(after: &outer)
    }
    return endIndex
  }
  public var startIndex: Index { _first(_base.startIndex) }
  public var endIndex: Index { Index(_outer: _base.endIndex, _inner: nil) }
  public func index(after i: Index) -> Index {
    let part = _base[i._outer]
    let next = part.index(after: i._inner!)
    return next == part.endIndex ? _first(_base.index(after: i._outer)) : Index(_outer: i._outer, _inner: next)
  }
  public subscript(position: Index) -> Base.Element.Element { _base[position._outer][position._inner!] }
}

extension FlattenSequence: BidirectionalCollection
where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {
  public func index(before i: Index) -> Index {
    if let inner = i._inner, inner != _base[i._outer].startIndex {
      return Index(_outer: i._outer, _inner: _base[i._outer].index(before: inner))
    }
    var outer = _base.index(before: i._outer)
    while _base[outer].isEmpty { outer = _base.index(before: outer) }
    return Index(_outer: outer, _inner: _base[outer].index(before: _base[outer].endIndex))
  }
}

/// All elements of a sequence of sequences, with a separator between two.
public struct JoinedSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
  public typealias Element = Base.Element.Element
  var _elements: [Base.Element.Element]
  public init<Separator: Sequence>(base: Base, separator: Separator) where Separator.Element == Base.Element.Element {
    let between = separator._copyToArray()
    _elements = []
    var isFirst = true
    for part in base {
      if !isFirst { _elements.append(contentsOf: between) }
      isFirst = false
      _elements.append(contentsOf: part)
    }
  }
  public __consuming func makeIterator() -> IndexingIterator<[Base.Element.Element]> { _elements.makeIterator() }
}

extension Sequence where Element: Sequence {
  public __consuming func joined() -> FlattenSequence<Self> { FlattenSequence(_base: self) }
  public __consuming func joined<Separator: Sequence>(separator: Separator) -> JoinedSequence<Self>
  where Separator.Element == Element.Element {
    JoinedSequence(base: self, separator: separator)
  }
}
