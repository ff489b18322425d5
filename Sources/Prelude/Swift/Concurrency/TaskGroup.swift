/// What stands behind a group: how many children run, and which have ended.
final class _GroupState<Element> {
  let _owner: _TaskRecord
  var _children: [_TaskState<Element>] = []
  var _finished: [_TaskState<Element>] = []
  var _waiter: _TaskHandle?
  var _isCancelled = false
  var _discards = false
  init() { _owner = _currentRecord() }

  func _add(_ priority: TaskPriority?, _ operation: @escaping () async throws -> Element) {
    let child = _TaskState<Element>(priority ?? _owner._priority)
    _children.append(child)
    _owner._addChild(child)
    if _isCancelled { child._cancel() }
    child._start(inheriting: true) {
      defer { self._end(child) }
      let value = try await operation()
      child._result = .success(value)
      return value
    }
  }
  func _end(_ child: _TaskState<Element>) {
    _owner._removeChild(child)
    _children.removeAll { $0 === child }
    _finished.append(child)
    let waiter = _waiter
    _waiter = nil
    waiter?._wake()
  }
  func _next() async throws -> Element? {
    while _finished.isEmpty {
      if _children.isEmpty { return nil }
      _waiter = _currentTask()
      _park()
    }
    let child = _finished.removeFirst()
    await child._wait()
    return try child._result!.get()
  }
  func _cancel() {
    _isCancelled = true
    for child in _children { child._cancel() }
  }
  func _finish() async throws {
    var error: (any Error)?
    while !_children.isEmpty || !_finished.isEmpty {
      do { _ = try await _next() } catch let thrown {
        if error == nil { error = thrown }
        if _discards { _cancel() }
      }
    }
    if let error { throw error }
  }
}

/// A group of child tasks that cannot throw.
public struct TaskGroup<ChildTaskResult: Sendable>: AsyncSequence {
  public typealias Element = ChildTaskResult
  let _state: _GroupState<ChildTaskResult>
  init() { _state = _GroupState() }
  public mutating func addTask(
    priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> ChildTaskResult
  ) {
    _state._add(priority, operation)
  }
  public mutating func addTask(
    name: String?, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> ChildTaskResult
  ) {
    _state._add(priority, operation)
  }
  public mutating func addTaskUnlessCancelled(
    priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> ChildTaskResult
  ) -> Bool {
    if isCancelled { return false }
    _state._add(priority, operation)
    return true
  }
  public mutating func addTaskUnlessCancelled(
    name: String?, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> ChildTaskResult
  ) -> Bool {
    if isCancelled { return false }
    _state._add(priority, operation)
    return true
  }
  public mutating func next() async -> ChildTaskResult? {
    do { return try await _state._next() } catch { return nil }
  }
  public mutating func waitForAll() async { while await next() != nil {} }
  public var isEmpty: Bool { _state._children.isEmpty && _state._finished.isEmpty }
  public func cancelAll() { _state._cancel() }
  public var isCancelled: Bool { _state._isCancelled || _state._owner._isCancelled }
  public func makeAsyncIterator() -> Iterator { Iterator(_group: self) }
  public struct Iterator: AsyncIteratorProtocol {
    var _group: TaskGroup
    init(_group: TaskGroup) { self._group = _group }
    public mutating func next() async -> ChildTaskResult? { await _group.next() }
    public mutating func cancel() { _group.cancelAll() }
  }
}

/// A group of child tasks that can throw.
public struct ThrowingTaskGroup<ChildTaskResult: Sendable, Failure: Error>: AsyncSequence {
  public typealias Element = ChildTaskResult
  let _state: _GroupState<ChildTaskResult>
  init() { _state = _GroupState() }
  public mutating func addTask(
    priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult
  ) {
    _state._add(priority, operation)
  }
  public mutating func addTask(
    name: String?, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult
  ) {
    _state._add(priority, operation)
  }
  public mutating func addTaskUnlessCancelled(
    priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult
  ) -> Bool {
    if isCancelled { return false }
    _state._add(priority, operation)
    return true
  }
  public mutating func addTaskUnlessCancelled(
    name: String?, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult
  ) -> Bool {
    if isCancelled { return false }
    _state._add(priority, operation)
    return true
  }
  public mutating func next() async throws -> ChildTaskResult? { try await _state._next() }
  public mutating func nextResult() async -> Result<ChildTaskResult, any Error>? {
    do {
      if let value = try await _state._next() { return .success(value) }
      return nil
    } catch { return .failure(error) }
  }
  public mutating func waitForAll() async throws { try await _state._finish() }
  public var isEmpty: Bool { _state._children.isEmpty && _state._finished.isEmpty }
  public func cancelAll() { _state._cancel() }
  public var isCancelled: Bool { _state._isCancelled || _state._owner._isCancelled }
  public func makeAsyncIterator() -> Iterator { Iterator(_group: self) }
  public struct Iterator: AsyncIteratorProtocol {
    var _group: ThrowingTaskGroup
    var _isFinished = false
    init(_group: ThrowingTaskGroup) { self._group = _group }
    public mutating func next() async throws -> ChildTaskResult? {
      if _isFinished { return nil }
      do {
        if let value = try await _group.next() { return value }
        _isFinished = true
        return nil
      } catch {
        _isFinished = true
        throw error
      }
    }
    public mutating func cancel() { _group.cancelAll() }
  }
}

/// A group whose children's results nobody takes.
public struct DiscardingTaskGroup {
  let _state: _GroupState<Void>
  init() { _state = _GroupState() }
  public mutating func addTask(
    priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Void
  ) {
    _state._add(priority, operation)
  }
  public mutating func addTask(
    name: String?, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Void
  ) {
    _state._add(priority, operation)
  }
  public var isEmpty: Bool { _state._children.isEmpty && _state._finished.isEmpty }
  public func cancelAll() { _state._cancel() }
  public var isCancelled: Bool { _state._isCancelled || _state._owner._isCancelled }
}

/// A group whose children's results nobody takes, and of which the first error cancels the rest.
public struct ThrowingDiscardingTaskGroup<Failure: Error> {
  let _state: _GroupState<Void>
  init() {
    _state = _GroupState()
    _state._discards = true
  }
  public mutating func addTask(
    priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> Void
  ) {
    let state = _state
    state._add(priority) {
      do { try await operation() } catch {
        state._cancel()
        throw error
      }
    }
  }
  public var isEmpty: Bool { _state._children.isEmpty && _state._finished.isEmpty }
  public func cancelAll() { _state._cancel() }
  public var isCancelled: Bool { _state._isCancelled || _state._owner._isCancelled }
}

public func withThrowingDiscardingTaskGroup<GroupResult>(
  returning returnType: GroupResult.Type = GroupResult.self,
  body: (inout ThrowingDiscardingTaskGroup<any Error>) async throws -> GroupResult
) async throws -> GroupResult {
  var group = ThrowingDiscardingTaskGroup<any Error>()
  do {
    let result = try await body(&group)
    try await group._state._finish()
    return result
  } catch {
    group.cancelAll()
    do { try await group._state._finish() } catch {}
    throw error
  }
}

public func withTaskGroup<ChildTaskResult, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
  returning returnType: GroupResult.Type = GroupResult.self,
  body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
) async -> GroupResult {
  var group = TaskGroup<ChildTaskResult>()
  let result = await body(&group)
  await group.waitForAll()
  return result
}

public func withThrowingTaskGroup<ChildTaskResult, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
  returning returnType: GroupResult.Type = GroupResult.self,
  body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
) async throws -> GroupResult {
  var group = ThrowingTaskGroup<ChildTaskResult, any Error>()
  do {
    let result = try await body(&group)
    do { try await group._state._finish() } catch {}
    return result
  } catch {
    group.cancelAll()
    do { try await group._state._finish() } catch {}
    throw error
  }
}

public func withDiscardingTaskGroup<GroupResult>(
  returning returnType: GroupResult.Type = GroupResult.self,
  body: (inout DiscardingTaskGroup) async -> GroupResult
) async -> GroupResult {
  var group = DiscardingTaskGroup()
  let result = await body(&group)
  do { try await group._state._finish() } catch {}
  return result
}
