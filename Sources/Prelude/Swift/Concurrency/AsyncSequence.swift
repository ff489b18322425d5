/// Gives elements one after the other, waiting for each.
public protocol AsyncIteratorProtocol<Element> {
  associatedtype Element
  mutating func next() async throws -> Element?
}

/// A sequence whose elements come in time.
public protocol AsyncSequence<Element> {
  associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
  associatedtype Element
  func makeAsyncIterator() -> AsyncIterator
}

extension AsyncSequence {
  public func reduce<Result>(
    _ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result
  ) async rethrows -> Result {
    var result = initialResult
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() { result = try await nextPartialResult(result, element) }
    return result
  }
  public func reduce<Result>(
    into initialResult: Result, _ update: (inout Result, Element) async throws -> Void
  ) async rethrows -> Result {
    var result = initialResult
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() { try await update(&result, element) }
    return result
  }
  public func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool {
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() { if try await predicate(element) { return true } }
    return false
  }
  public func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool {
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() { if !(try await predicate(element)) { return false } }
    return true
  }
  public func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element? {
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() { if try await predicate(element) { return element } }
    return nil
  }
  public func map<T>(_ transform: @escaping (Element) async -> T) -> AsyncMapSequence<Self, T> {
    AsyncMapSequence(_base: self, _transform: transform)
  }
  public func map<T>(_ transform: @escaping (Element) async throws -> T) -> AsyncThrowingMapSequence<Self, T> {
    AsyncThrowingMapSequence(_base: self, _transform: transform)
  }
  public func compactMap<T>(_ transform: @escaping (Element) async -> T?) -> AsyncCompactMapSequence<Self, T> {
    AsyncCompactMapSequence(_base: self, _transform: transform)
  }
  public func filter(_ isIncluded: @escaping (Element) async -> Bool) -> AsyncFilterSequence<Self> {
    AsyncFilterSequence(_base: self, _isIncluded: isIncluded)
  }
  public func flatMap<S: AsyncSequence>(
    _ transform: @escaping (Element) async -> S
  ) -> AsyncFlatMapSequence<Self, S> { AsyncFlatMapSequence(_base: self, _transform: transform) }
  public func drop(while predicate: @escaping (Element) async -> Bool) -> AsyncDropWhileSequence<Self> {
    AsyncDropWhileSequence(_base: self, _predicate: predicate)
  }
  public func max(
    by areInIncreasingOrder: (Element, Element) async throws -> Bool
  ) async rethrows -> Element? {
    var iterator = makeAsyncIterator()
    guard var result = try await iterator.next() else { return nil }
    while let element = try await iterator.next() {
      if try await areInIncreasingOrder(result, element) { result = element }
    }
    return result
  }
  public func min(
    by areInIncreasingOrder: (Element, Element) async throws -> Bool
  ) async rethrows -> Element? {
    var iterator = makeAsyncIterator()
    guard var result = try await iterator.next() else { return nil }
    while let element = try await iterator.next() {
      if try await areInIncreasingOrder(element, result) { result = element }
    }
    return result
  }
  public func prefix(_ count: Int) -> AsyncPrefixSequence<Self> { AsyncPrefixSequence(_base: self, _count: count) }
  public func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self> {
    AsyncDropFirstSequence(_base: self, _count: count)
  }
  public func prefix(while predicate: @escaping (Element) async -> Bool) -> AsyncPrefixWhileSequence<Self> {
    AsyncPrefixWhileSequence(_base: self, _predicate: predicate)
  }
}

extension AsyncSequence where Element: Equatable {
  public func contains(_ search: Element) async rethrows -> Bool {
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() { if element == search { return true } }
    return false
  }
}

extension AsyncSequence where Element: Comparable {
  public func max() async rethrows -> Element? {
    var result: Element?
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() { if result == nil || element > result! { result = element } }
    return result
  }
  public func min() async rethrows -> Element? {
    var result: Element?
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() { if result == nil || element < result! { result = element } }
    return result
  }
}

/// The elements of another sequence, changed.
public struct AsyncMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
  public typealias Element = Transformed
  let _base: Base
  let _transform: (Base.Element) async -> Transformed
  init(_base: Base, _transform: @escaping (Base.Element) async -> Transformed) {
    self._base = _base
    self._transform = _transform
  }
  public struct Iterator: AsyncIteratorProtocol {
    var _base: Base.AsyncIterator
    let _transform: (Base.Element) async -> Transformed
    public mutating func next() async rethrows -> Transformed? {
      guard let element = try await _base.next() else { return nil }
      return await _transform(element)
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), _transform: _transform) }
}

/// The elements of another sequence, changed by a function that can throw.
public struct AsyncThrowingMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
  public typealias Element = Transformed
  let _base: Base
  let _transform: (Base.Element) async throws -> Transformed
  init(_base: Base, _transform: @escaping (Base.Element) async throws -> Transformed) {
    self._base = _base
    self._transform = _transform
  }
  public struct Iterator: AsyncIteratorProtocol {
    var _base: Base.AsyncIterator
    let _transform: (Base.Element) async throws -> Transformed
    public mutating func next() async throws -> Transformed? {
      guard let element = try await _base.next() else { return nil }
      return try await _transform(element)
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), _transform: _transform) }
}

/// What a function makes of another sequence's elements, where it makes something.
public struct AsyncCompactMapSequence<Base: AsyncSequence, ElementOfResult>: AsyncSequence {
  public typealias Element = ElementOfResult
  let _base: Base
  let _transform: (Base.Element) async -> ElementOfResult?
  init(_base: Base, _transform: @escaping (Base.Element) async -> ElementOfResult?) {
    self._base = _base
    self._transform = _transform
  }
  public struct Iterator: AsyncIteratorProtocol {
    var _base: Base.AsyncIterator
    let _transform: (Base.Element) async -> ElementOfResult?
    public mutating func next() async rethrows -> ElementOfResult? {
      while let element = try await _base.next() {
        if let result = await _transform(element) { return result }
      }
      return nil
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), _transform: _transform) }
}

/// Those elements of another sequence that satisfy a condition.
public struct AsyncFilterSequence<Base: AsyncSequence>: AsyncSequence {
  public typealias Element = Base.Element
  let _base: Base
  let _isIncluded: (Base.Element) async -> Bool
  init(_base: Base, _isIncluded: @escaping (Base.Element) async -> Bool) {
    self._base = _base
    self._isIncluded = _isIncluded
  }
  public struct Iterator: AsyncIteratorProtocol {
    var _base: Base.AsyncIterator
    let _isIncluded: (Base.Element) async -> Bool
    public mutating func next() async rethrows -> Base.Element? {
      while let element = try await _base.next() { if await _isIncluded(element) { return element } }
      return nil
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), _isIncluded: _isIncluded) }
}

/// The first elements of another sequence.
public struct AsyncPrefixSequence<Base: AsyncSequence>: AsyncSequence {
  public typealias Element = Base.Element
  let _base: Base
  let _count: Int
  init(_base: Base, _count: Int) {
    self._base = _base
    self._count = _count
  }
  public struct Iterator: AsyncIteratorProtocol {
    var _base: Base.AsyncIterator
    var _left: Int
    public mutating func next() async rethrows -> Base.Element? {
      if _left == 0 { return nil }
      _left -= 1
      return try await _base.next()
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), _left: _count) }
}

/// The elements of another sequence up to the first that fails a condition.
public struct AsyncPrefixWhileSequence<Base: AsyncSequence>: AsyncSequence {
  public typealias Element = Base.Element
  let _base: Base
  let _predicate: (Base.Element) async -> Bool
  init(_base: Base, _predicate: @escaping (Base.Element) async -> Bool) {
    self._base = _base
    self._predicate = _predicate
  }
  public struct Iterator: AsyncIteratorProtocol {
    var _base: Base.AsyncIterator
    let _predicate: (Base.Element) async -> Bool
    var _isFinished = false
    public mutating func next() async rethrows -> Base.Element? {
      if _isFinished { return nil }
      if let element = try await _base.next() { if await _predicate(element) { return element } }
      _isFinished = true
      return nil
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), _predicate: _predicate) }
}

/// The elements of another sequence without the first.
public struct AsyncDropFirstSequence<Base: AsyncSequence>: AsyncSequence {
  public typealias Element = Base.Element
  let _base: Base
  let _count: Int
  init(_base: Base, _count: Int) {
    self._base = _base
    self._count = _count
  }
  public struct Iterator: AsyncIteratorProtocol {
    var _base: Base.AsyncIterator
    var _left: Int
    public mutating func next() async rethrows -> Base.Element? {
      while _left > 0 {
        _left -= 1
        if try await _base.next() == nil { return nil }
      }
      return try await _base.next()
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), _left: _count) }
}

/// The elements of another sequence from the first that fails a condition.
public struct AsyncDropWhileSequence<Base: AsyncSequence>: AsyncSequence {
  public typealias Element = Base.Element
  let _base: Base
  let _predicate: (Base.Element) async -> Bool
  init(_base: Base, _predicate: @escaping (Base.Element) async -> Bool) {
    self._base = _base
    self._predicate = _predicate
  }
  public struct Iterator: AsyncIteratorProtocol {
    var _base: Base.AsyncIterator
    var _predicate: ((Base.Element) async -> Bool)?
    public mutating func next() async rethrows -> Base.Element? {
      while let element = try await _base.next() {
        if let predicate = _predicate, await predicate(element) { continue }
        _predicate = nil
        return element
      }
      return nil
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), _predicate: _predicate) }
}

/// The elements of the sequences that a function makes of another's elements.
public struct AsyncFlatMapSequence<Base: AsyncSequence, SegmentOfResult: AsyncSequence>: AsyncSequence {
  public typealias Element = SegmentOfResult.Element
  let _base: Base
  let _transform: (Base.Element) async -> SegmentOfResult
  init(_base: Base, _transform: @escaping (Base.Element) async -> SegmentOfResult) {
    self._base = _base
    self._transform = _transform
  }
  public struct Iterator: AsyncIteratorProtocol {
    var _base: Base.AsyncIterator
    let _transform: (Base.Element) async -> SegmentOfResult
    var _segment: SegmentOfResult.AsyncIterator?
    public mutating func next() async rethrows -> SegmentOfResult.Element? {
      while true {
        if let element = try await _segment?.next() { return element }
        guard let next = try await _base.next() else { return nil }
        _segment = await _transform(next).makeAsyncIterator()
      }
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(_base: _base.makeAsyncIterator(), _transform: _transform) }
}
