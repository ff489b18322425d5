/// A thread, which here is a task.
open class Thread {
  let _block: (() -> Void)?
  public var name: String?
  public private(set) var isFinished = false
  public init(block: @escaping () -> Void) { _block = block }
  open func main() { _block?() }
  public func start() {
    _ = _spawnTask {
      self.main()
      self.isFinished = true
    }
  }
  public static func sleep(forTimeInterval seconds: Double) {
    let end = _now() + Int(seconds * 1e9)
    while _now() < end { _park(until: end) }
  }
  public static var isMainThread: Bool { _currentTask()._number == 0 }
  public static func detachNewThread(_ block: @escaping () -> Void) { _ = _spawnTask { block() } }
}

/// A lock. Tasks change turns only where they wait, so it is free unless its holder waits.
public class NSLock {
  var _isLocked = false
  let _waiters = _Waiters()
  public var name: String?
  public init() {}
  public func lock() {
    while _isLocked { _waiters._sleep() }
    _isLocked = true
  }
  public func `try`() -> Bool {
    if _isLocked { return false }
    _isLocked = true
    return true
  }
  public func unlock() {
    _isLocked = false
    _waiters._wakeOne()
  }
  public func withLock<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}

/// A lock that its holder may take again.
public class NSRecursiveLock {
  var _depth = 0
  var _owner = -1
  let _waiters = _Waiters()
  public init() {}
  public func lock() {
    let me = _currentTask()
    while _depth > 0 && _owner != me._number { _waiters._sleep() }
    _owner = me._number
    _depth += 1
  }
  public func unlock() {
    _depth -= 1
    if _depth == 0 { _waiters._wakeOne() }
  }
  public func withLock<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}

/// Runs blocks in the order in which they were added, as many at a time as it is told.
public final class OperationQueue: NSObject {
  public static let main = OperationQueue()
  public var maxConcurrentOperationCount = -1 { didSet { _advance() } }
  public var name: String?
  public private(set) var operationCount = 0
  var _waiting: [() -> Void] = []
  var _running = 0
  let _idle = _Waiters()
  public override init() {}
  public func addOperation(_ block: @escaping () -> Void) {
    operationCount += 1
    _waiting.append(block)
    _advance()
  }
  public func addBarrierBlock(_ barrier: @escaping () -> Void) {
    addOperation { barrier() }
  }
  public func waitUntilAllOperationsAreFinished() { while operationCount > 0 { _idle._sleep() } }
  public func cancelAllOperations() {
    operationCount -= _waiting.count
    _waiting = []
  }
  func _advance() {
    while !_waiting.isEmpty, maxConcurrentOperationCount < 0 || _running < maxConcurrentOperationCount {
      let block = _waiting.removeFirst()
      _running += 1
      _ = _spawnTask {
        block()
        self._running -= 1
        self.operationCount -= 1
        self._idle._wakeAll()
        self._advance()
      }
    }
  }
}
