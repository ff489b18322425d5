/// The values of a closure over observable objects, as they come (SE-0475).
public struct Observations<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
  public enum Iteration: Sendable {
    case next(Element)
    case finish
  }
  let _emit: () throws -> Iteration
  init(_emit: @escaping () throws -> Iteration) { self._emit = _emit }

  public init(@_inheritActorContext _ emit: @escaping @isolated(any) @Sendable () throws(Failure) -> Element) {
    _emit = { .next(try emit()) }
  }

  public static func untilFinished(
    @_inheritActorContext _ emit: @escaping @isolated(any) @Sendable () throws(Failure) -> Iteration
  ) -> Observations<Element, Failure> {
    Observations(_emit: emit)
  }

  public struct Iterator: AsyncIteratorProtocol {
    let _emit: () throws -> Iteration
    let _state = _ObservationsState()
    var _isFinished = false
    public mutating func next() async throws(Failure) -> Element? {
      if _isFinished { return nil }
      await _state._wait()
      if _currentRecord()._isCancelled && _state._waited {
        _isFinished = true
        return nil
      }
      let state = _state
      let emit = _emit
      let result: Result<Iteration, any Error> = withObservationTracking {
        do { return .success(try emit()) } catch { return .failure(error) }
      } onChange: {
        state._change()
      }
      state._isArmed = true
      switch result {
      case .success(.next(let element)): return element
      case .success(.finish):
        _isFinished = true
        return nil
      case .failure(let error):
        _isFinished = true
        throw error as! Failure
      }
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(_emit: _emit) }
}

/// Whether an iterator has to look again.
final class _ObservationsState {
  var _isArmed = false
  var _isDirty = false
  var _waited = false
  var _waiter: _TaskHandle?
  func _change() {
    _isDirty = true
    let waiter = _waiter
    _waiter = nil
    waiter?._wake()
  }
  /// Waits until something has changed since the last value, then until all who can run have run.
  func _wait() async {
    _waited = false
    if !_isArmed { return }
    let record = _currentRecord()
    let task = _currentTask()
    let id = record._addHandler { task._wake() }
    while !_isDirty && !record._isCancelled {
      _waited = true
      _waiter = task
      _park()
    }
    record._removeHandler(id)
    _isDirty = false
  }
}
