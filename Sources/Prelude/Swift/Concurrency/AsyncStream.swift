/// What a stream and its continuation share.
final class _StreamState<Element> {
  var _buffer: [Element] = []
  var _limit: Int
  var _keepsOldest: Bool
  var _isFinished = false
  var _error: (any Error)?
  let _waiters = _Waiters()
  var _onFinish: (() -> Void)?
  var _onCancel: (() -> Void)?
  init(_ limit: Int, _ keepsOldest: Bool) {
    _limit = limit
    _keepsOldest = keepsOldest
  }
  /// Adds a value; tells what had to go for it, and how many more fit.
  func _yield(_ value: Element) -> (dropped: Element?, left: Int) {
    var dropped: Element?
    if _waiters._isEmpty && _buffer.count >= _limit {
      if _keepsOldest || _limit == 0 { return (value, 0) }
      dropped = _buffer.removeFirst()
    }
    _buffer.append(value)
    _waiters._wakeOne()
    return (dropped, _limit == Int.max ? Int.max : _limit - _buffer.count)
  }
  func _finish(_ error: (any Error)?) {
    if _isFinished { return }
    _isFinished = true
    _error = error
    let handler = _onFinish
    _onFinish = nil
    _onCancel = nil
    handler?()
    _waiters._wakeAll()
  }
  func _cancel() {
    if _isFinished { return }
    let handler = _onCancel
    _onCancel = nil
    _onFinish = nil
    handler?()
    _finish(nil)
  }
  func _next() async throws -> Element? {
    let record = _currentRecord()
    if record._isCancelled { _cancel() }
    let id = record._addHandler { self._cancel() }
    defer { record._removeHandler(id) }
    while _buffer.isEmpty {
      if _isFinished {
        if let error = _error {
          _error = nil
          throw error
        }
        return nil
      }
      _waiters._sleep()
    }
    return _buffer.removeFirst()
  }
}

/// A sequence that a continuation fills.
public struct AsyncStream<Element>: AsyncSequence {
  let _state: _StreamState<Element>
  let _produce: (() async -> Element?)?

  public struct Continuation: Sendable {
    public enum Termination {
      case finished
      case cancelled
    }
    public enum YieldResult {
      case enqueued(remaining: Int)
      case dropped(Element)
      case terminated
    }
    public enum BufferingPolicy: Sendable {
      case unbounded
      case bufferingOldest(Int)
      case bufferingNewest(Int)
    }
    let _state: _StreamState<Element>
    init(_ state: _StreamState<Element>) { _state = state }
    @discardableResult
    public func yield(_ value: sending Element) -> YieldResult {
      if _state._isFinished { return .terminated }
      let (dropped, left) = _state._yield(value)
      if let dropped { return .dropped(dropped) }
      return .enqueued(remaining: left)
    }
    @discardableResult
    public func yield(with result: Result<Element, Never>) -> YieldResult {
      switch result {
      case .success(let value): return yield(value)
      }
    }
    public func finish() { _state._finish(nil) }
    public var onTermination: ((Termination) -> Void)? {
      get { nil }
      nonmutating set {
        if let handler = newValue {
          _state._onFinish = { handler(.finished) }
          _state._onCancel = { handler(.cancelled) }
        } else {
          _state._onFinish = nil
          _state._onCancel = nil
        }
      }
    }
  }

  public init(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded, _ build: (Continuation) -> Void
  ) {
    _state = AsyncStream._makeState(limit)
    _produce = nil
    build(Continuation(_state))
  }
  public init(unfolding produce: @escaping () async -> Element?, onCancel: (() -> Void)? = nil) {
    _state = _StreamState(Int.max, true)
    _produce = {
      if _currentRecord()._isCancelled {
        onCancel?()
        return nil
      }
      return await withTaskCancellationHandler(operation: produce, onCancel: { onCancel?() })
    }
  }
  public static func makeStream(
    of elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
    var continuation: Continuation?
    let stream = AsyncStream(elementType, bufferingPolicy: limit) { continuation = $0 }
    return (stream, continuation!)
  }
  static func _makeState(_ limit: Continuation.BufferingPolicy) -> _StreamState<Element> {
    switch limit {
    case .unbounded: return _StreamState(Int.max, true)
    case .bufferingOldest(let count): return _StreamState(count, true)
    case .bufferingNewest(let count): return _StreamState(count, false)
    }
  }
  public struct Iterator: AsyncIteratorProtocol {
    let _state: _StreamState<Element>
    let _produce: (() async -> Element?)?
    public mutating func next() async -> Element? {
      if let produce = _produce {
        if _state._isFinished { return nil }
        let element = await produce()
        if element == nil { _state._isFinished = true }
        return element
      }
      do { return try await _state._next() } catch { return nil }
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(_state: _state, _produce: _produce) }
}

/// A sequence that a continuation fills, and that can end with an error.
public struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence {
  let _state: _StreamState<Element>
  let _produce: (() async throws -> Element?)?

  public struct Continuation: Sendable {
    public enum Termination {
      case finished(Failure?)
      case cancelled
    }
    public enum YieldResult {
      case enqueued(remaining: Int)
      case dropped(Element)
      case terminated
    }
    public enum BufferingPolicy: Sendable {
      case unbounded
      case bufferingOldest(Int)
      case bufferingNewest(Int)
    }
    let _state: _StreamState<Element>
    init(_ state: _StreamState<Element>) { _state = state }
    @discardableResult
    public func yield(_ value: sending Element) -> YieldResult {
      if _state._isFinished { return .terminated }
      let (dropped, left) = _state._yield(value)
      if let dropped { return .dropped(dropped) }
      return .enqueued(remaining: left)
    }
    public func finish(throwing error: Failure? = nil) { _state._finish(error) }
    public var onTermination: ((Termination) -> Void)? {
      get { nil }
      nonmutating set {
        let state = _state
        if let handler = newValue {
          _state._onFinish = { handler(.finished(state._error as? Failure)) }
          _state._onCancel = { handler(.cancelled) }
        } else {
          _state._onFinish = nil
          _state._onCancel = nil
        }
      }
    }
  }
  static func _makeState(_ limit: Continuation.BufferingPolicy) -> _StreamState<Element> {
    switch limit {
    case .unbounded: return _StreamState(Int.max, true)
    case .bufferingOldest(let count): return _StreamState(count, true)
    case .bufferingNewest(let count): return _StreamState(count, false)
    }
  }
  public struct Iterator: AsyncIteratorProtocol {
    let _state: _StreamState<Element>
    let _produce: (() async throws -> Element?)?
    public mutating func next() async throws -> Element? {
      if let produce = _produce {
        if _state._isFinished || _currentRecord()._isCancelled { return nil }
        let element = try await produce()
        if element == nil { _state._isFinished = true }
        return element
      }
      return try await _state._next()
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(_state: _state, _produce: _produce) }
}

extension AsyncThrowingStream where Failure == any Error {
  public init(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded, _ build: (Continuation) -> Void
  ) {
    _state = AsyncThrowingStream._makeState(limit)
    _produce = nil
    build(Continuation(_state))
  }
  public init(unfolding produce: @escaping () async throws -> Element?) {
    _state = _StreamState(Int.max, true)
    _produce = produce
  }
  public static func makeStream(
    of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: AsyncThrowingStream<Element, Failure>.Continuation)
  {
    var continuation: Continuation?
    let stream = AsyncThrowingStream(elementType, bufferingPolicy: limit) { continuation = $0 }
    return (stream, continuation!)
  }
}
