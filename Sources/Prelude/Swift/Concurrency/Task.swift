/// How urgent a task is; it runs in its turn all the same.
public struct TaskPriority: RawRepresentable, Sendable, Hashable, Comparable {
  public var rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let high = TaskPriority(rawValue: 25)
  public static let userInitiated = TaskPriority(rawValue: 25)
  public static let medium = TaskPriority(rawValue: 21)
  public static let low = TaskPriority(rawValue: 17)
  public static let utility = TaskPriority(rawValue: 17)
  public static let background = TaskPriority(rawValue: 9)
  public static func < (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension TaskPriority: CustomStringConvertible {
  public var description: String {
    switch rawValue {
    case 25: return "TaskPriority.high"
    case 21: return "TaskPriority.medium"
    case 17: return "TaskPriority.low"
    case 9: return "TaskPriority.background"
    default: return "TaskPriority(rawValue: \(rawValue))"
    }
  }
}

/// What `Task.checkCancellation()` throws.
public struct CancellationError: Error {
  public init() {}
}

/// A unit of asynchronous work.
public struct Task<Success: Sendable, Failure: Error>: Sendable {
  let _state: _TaskState<Success>
  init(_state: _TaskState<Success>) { self._state = _state }
  public func cancel() { _state._cancel() }
  public var isCancelled: Bool { _state._isCancelled }
}

extension Task: Hashable {
  public static func == (lhs: Task, rhs: Task) -> Bool { lhs._state === rhs._state }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_state)) }
}

extension Task {
  public var result: Result<Success, Failure> {
    get async {
      await _state._wait()
      switch _state._result! {
      case .success(let value): return .success(value)
      case .failure(let error): return .failure(error as! Failure)
      }
    }
  }
  public var value: Success {
    get async throws {
      await _state._wait()
      return try _state._result!.get()
    }
  }
}

extension Task where Failure == Never {
  public var value: Success {
    get async {
      await _state._wait()
      switch _state._result! {
      case .success(let value): return value
      case .failure: _trap("Fatal error: a task that cannot throw has thrown")
      }
    }
  }
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Success
  ) {
    _state = _TaskState(priority ?? _currentRecord()._priority)
    _state._start(inheriting: true, operation)
  }
  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    let state = _TaskState<Success>(priority ?? .medium)
    state._start(inheriting: false, operation)
    return Task(_state: state)
  }
}

extension Task where Failure == any Error {
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) {
    _state = _TaskState(priority ?? _currentRecord()._priority)
    _state._start(inheriting: true, operation)
  }
  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    let state = _TaskState<Success>(priority ?? .medium)
    state._start(inheriting: false, operation)
    return Task(_state: state)
  }
}

extension Task where Success == Never, Failure == Never {
  public static var isCancelled: Bool { _currentRecord()._isCancelled }
  public static var currentPriority: TaskPriority { _currentRecord()._priority }
  public static func checkCancellation() throws {
    if _currentRecord()._isCancelled { throw CancellationError() }
  }
  public static func yield() async { _yieldTurn() }
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await _sleep(until: _now() + Int(duration))
  }
  public static func sleep(_ duration: UInt64) async { _park(until: _now() + Int(duration)) }
  public static func sleep(for duration: Duration) async throws {
    try await _sleep(until: _now() + duration._nanoseconds)
  }
  public static func sleep(for duration: Duration, tolerance: Duration?) async throws {
    try await _sleep(until: _now() + duration._nanoseconds)
  }
  public static func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock)
    async throws
  {
    try await _sleep(until: deadline._nanoseconds)
  }
}

/// The running task, as its own code can reach it.
public struct UnsafeCurrentTask {
  let _record: _TaskRecord
  init(_ record: _TaskRecord) { _record = record }
  public var isCancelled: Bool { _record._isCancelled }
  public var priority: TaskPriority { _record._priority }
  public func cancel() { _record._cancel() }
}

public func withUnsafeCurrentTask<T>(body: (UnsafeCurrentTask?) throws -> T) rethrows -> T {
  try body(UnsafeCurrentTask(_currentRecord()))
}

/// Sleeps until the clock says `time`; a cancelled task throws at once.
func _sleep(until time: Int) async throws {
  let record = _currentRecord()
  if record._isCancelled { throw CancellationError() }
  let task = _currentTask()
  let handler = record._addHandler { task._wake() }
  while _now() < time && !record._isCancelled { _park(until: time) }
  record._removeHandler(handler)
  if record._isCancelled { throw CancellationError() }
}

public func withTaskCancellationHandler<T>(
  operation: () async throws -> T, onCancel handler: @Sendable () -> Void
) async rethrows -> T {
  let record = _currentRecord()
  if record._isCancelled {
    handler()
    return try await operation()
  }
  let id = withoutActuallyEscaping(handler) { record._addHandler($0) }
  defer { record._removeHandler(id) }
  return try await operation()
}

/// An `async let`: a child task for the initial value, cancelled when the variable goes.
@propertyWrapper
struct _AsyncLet<Value> {
  let child: _ChildTask<Value>
  init(wrappedValue: @autoclosure @escaping () async throws -> Value) { child = _ChildTask(wrappedValue) }
  var wrappedValue: Value {
    get async throws {
      await child._state._wait()
      return try child._state._result!.get()
    }
  }
}

/// Ties a child task to the scope of its variable.
final class _ChildTask<Value> {
  let _state: _TaskState<Value>
  let _parent: _TaskRecord
  init(_ operation: @escaping () async throws -> Value) {
    _parent = _currentRecord()
    _state = _TaskState(_parent._priority)
    _parent._addChild(_state)
    _state._start(inheriting: true, operation)
  }
  deinit {
    _parent._removeChild(_state)
    _state._cancel()
  }
  /// The end of the variable's scope: the child is cancelled unless it has ended, and waited for.
  func leave() {
    if _state._result == nil { _state._cancel() }
    while _state._result == nil { _state._waiters._sleep() }
  }
}
