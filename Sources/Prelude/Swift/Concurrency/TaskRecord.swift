/// A task as the machine knows it.
@_layout("ref")
struct _TaskHandle: Sendable {
  @_builtin("task.wake")
  func _wake()
  @_builtin("task.record")
  func _record() -> _TaskRecord
  @_builtin("task.number")
  var _number: Int { get }
}

@_builtin("task.current")
func _currentTask() -> _TaskHandle
@_builtin("task.spawn")
func _spawnTask(_ operation: @escaping () async -> Void) -> _TaskHandle
@_builtin("task.setRecord")
func _setRecord(_ record: _TaskRecord, _ task: _TaskHandle)
@_builtin("task.hasRecord")
func _hasRecord(_ task: _TaskHandle) -> Bool
/// Sleeps until the task is woken.
@_builtin("task.park")
func _park()
/// Sleeps until the task is woken or the clock says so many nanoseconds.
@_builtin("task.parkUntil")
func _park(until time: Int)
@_builtin("task.yield")
func _yieldTurn()
@_builtin("task.othersCanRun")
func _othersCanRun() -> Bool
/// Lets all other tasks go on until they wait, or have had many turns; what the prompt does after each line.
func _settle() async {
  var turns = 0
  while turns < 10_000 && _othersCanRun() {
    turns += 1
    _yieldTurn()
  }
}
/// Nanoseconds on the virtual clock.
@_builtin("task.now")
func _now() -> Int

/// What the library keeps for a task: whether it is cancelled, its children, its task-local values.
class _TaskRecord {
  var _isCancelled = false
  var _priority: TaskPriority
  var _handlers: [(id: Int, run: () -> Void)] = []
  var _handlerCount = 0
  var _children: [_TaskRecord] = []
  var _locals: [(key: ObjectIdentifier, value: Any)] = []
  init(_ priority: TaskPriority) { _priority = priority }

  func _cancel() {
    if _isCancelled { return }
    _isCancelled = true
    let handlers = _handlers
    let children = _children
    _handlers = []
    for handler in handlers { handler.run() }
    for child in children { child._cancel() }
  }
  func _addHandler(_ run: @escaping () -> Void) -> Int {
    _handlerCount += 1
    _handlers.append((_handlerCount, run))
    return _handlerCount
  }
  func _removeHandler(_ id: Int) { _handlers.removeAll { $0.id == id } }
  func _addChild(_ child: _TaskRecord) {
    _children.append(child)
    if _isCancelled { child._cancel() }
  }
  func _removeChild(_ child: _TaskRecord) { _children.removeAll { $0 === child } }
}

/// The record of the running task.
func _currentRecord() -> _TaskRecord {
  let task = _currentTask()
  if !_hasRecord(task) { _setRecord(_TaskRecord(.medium), task) }
  return task._record()
}

/// Tasks that sleep until something happens, the first to be woken first.
final class _Waiters {
  var _tasks: [_TaskHandle] = []
  var _isEmpty: Bool { _tasks.isEmpty }
  func _sleep() {
    _tasks.append(_currentTask())
    _park()
  }
  func _sleep(until time: Int) {
    _tasks.append(_currentTask())
    _park(until: time)
  }
  func _wakeOne() { if !_tasks.isEmpty { _tasks.removeFirst()._wake() } }
  func _wakeAll() {
    let tasks = _tasks
    _tasks = []
    for task in tasks { task._wake() }
  }
}

/// The record of a task with its result and those who wait for it.
final class _TaskState<Success>: _TaskRecord {
  var _result: Result<Success, any Error>?
  let _waiters = _Waiters()

  func _finish(_ result: Result<Success, any Error>) {
    _result = result
    _waiters._wakeAll()
  }
  func _wait() async {
    while _result == nil { _waiters._sleep() }
  }
  func _start(inheriting: Bool, _ operation: @escaping () async throws -> Success) {
    if inheriting { _locals = _currentRecord()._locals }
    let task = _spawnTask {
      do { self._finish(.success(try await operation())) } catch { self._finish(.failure(error)) }
    }
    _setRecord(self, task)
  }
}
