/// An iterator whose own type is hidden.
public struct AnyIterator<Element>: IteratorProtocol, Sequence {
  public typealias Iterator = AnyIterator<Element>
  let _next: () -> Element?
  public init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
    var iterator = base
    _next = { iterator.next() }
  }
  public init(_ body: @escaping () -> Element?) { _next = body }
  public func next() -> Element? { _next() }
}

/// A sequence whose own type is hidden.
public struct AnySequence<Element>: Sequence {
  public typealias Iterator = AnyIterator<Element>
  let _make: () -> AnyIterator<Element>
  public init<S: Sequence>(_ base: S) where S.Element == Element { _make = { AnyIterator(base.makeIterator()) } }
  public init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I) where I.Element == Element {
    _make = { AnyIterator(makeUnderlyingIterator()) }
  }
  public __consuming func makeIterator() -> AnyIterator<Element> { _make() }
  public __consuming func prefix(_ maxLength: Int) -> AnySequence<Element> {
    AnySequence(PrefixSequence(self, maxLength: maxLength))
  }
  public __consuming func dropFirst(_ k: Int = 1) -> AnySequence<Element> {
    AnySequence(DropFirstSequence(self, dropping: k))
  }
}

/// A collection whose own type is hidden; indices count from the start.
public struct AnyCollection<Element>: BidirectionalCollection {
  public typealias Index = Int
  public typealias Indices = DefaultIndices<AnyCollection<Element>>
  public typealias SubSequence = Slice<AnyCollection<Element>>
  public typealias Iterator = IndexingIterator<AnyCollection<Element>>
  let _elements: [Element]
  public init<C: Collection>(_ base: C) where C.Element == Element { _elements = base._copyToArray() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { _elements.count }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public subscript(position: Int) -> Element { _elements[position] }
}

public typealias AnyBidirectionalCollection<Element> = AnyCollection<Element>
public typealias AnyRandomAccessCollection<Element> = AnyCollection<Element>

/// Pairs in the order in which they were written.
public struct KeyValuePairs<Key, Value>: ExpressibleByDictionaryLiteral, RandomAccessCollection {
  public typealias Element = (key: Key, value: Value)
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<KeyValuePairs<Key, Value>>
  public typealias Iterator = IndexingIterator<KeyValuePairs<Key, Value>>
  let _elements: [(Key, Value)]
  public init(dictionaryLiteral elements: (Key, Value)...) { _elements = elements }
  public var startIndex: Int { 0 }
  public var endIndex: Int { _elements.count }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public subscript(position: Int) -> (key: Key, value: Value) {
    let element = _elements[position]
    return (key: element.0, value: element.1)
  }
}

extension KeyValuePairs: CustomStringConvertible {
  public var description: String {
    if _elements.isEmpty { return "[:]" }
    var text = "["
    var isFirst = true
    for (key, value) in _elements {
      if !isFirst { text += ", " }
      isFirst = false
      text += _debugDescribe(key) + ": " + _debugDescribe(value)
    }
    return text + "]"
  }
}
