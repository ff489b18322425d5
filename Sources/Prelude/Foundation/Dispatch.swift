/// A counter that tasks wait on. They take turns in one scheduler, so waiting lets the others run.
public class DispatchSemaphore {
  var _value: Int
  let _waiters = _Waiters()
  public init(value: Int) { _value = value }
  public func wait() {
    while _value <= 0 { _waiters._sleep() }
    _value -= 1
  }
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    while _value <= 0 && _now() < timeout._nanoseconds { _waiters._sleep(until: timeout._nanoseconds) }
    if _value <= 0 { return .timedOut }
    _value -= 1
    return .success
  }
  @discardableResult
  public func signal() -> Int {
    _value += 1
    if _waiters._isEmpty { return 0 }
    _waiters._wakeOne()
    return 1
  }
}

public enum DispatchTimeoutResult: Hashable, Sendable { case success, timedOut }

/// A length of time for queues.
public enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never
  var _nanoseconds: Int {
    switch self {
    case .seconds(let n): return n * 1_000_000_000
    case .milliseconds(let n): return n * 1_000_000
    case .microseconds(let n): return n * 1_000
    case .nanoseconds(let n): return n
    case .never: return Int.max / 2
    }
  }
}

/// A point in time on the virtual clock.
public struct DispatchTime: Comparable, Sendable {
  var _nanoseconds: Int
  init(_ nanoseconds: Int) { _nanoseconds = nanoseconds }
  public static func now() -> DispatchTime { DispatchTime(_now()) }
  public static let distantFuture = DispatchTime(Int.max / 2)
  public var uptimeNanoseconds: UInt64 { UInt64(_nanoseconds) }
  public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
  public static func + (lhs: DispatchTime, rhs: Double) -> DispatchTime {
    DispatchTime(lhs._nanoseconds + Int(rhs * 1e9))
  }
  public static func + (lhs: DispatchTime, rhs: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(lhs._nanoseconds + rhs._nanoseconds)
  }
}

public struct DispatchQoS: Equatable, Sendable {
  public enum QoSClass: Sendable { case background, utility, `default`, userInitiated, userInteractive, unspecified }
  public static let background = DispatchQoS()
  public static let utility = DispatchQoS()
  public static let `default` = DispatchQoS()
  public static let userInitiated = DispatchQoS()
  public static let userInteractive = DispatchQoS()
  public static let unspecified = DispatchQoS()
}

/// Runs blocks: one after the other, or each as a task of its own.
public class DispatchQueue {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 1)
  }
  public let label: String
  let _isConcurrent: Bool
  var _waiting: [() -> Void] = []
  var _isBusy = false
  let _idle = _Waiters()
  public static let main = DispatchQueue(label: "com.apple.main-thread")
  static let _global = DispatchQueue(label: "com.apple.root.default-qos", attributes: .concurrent)
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { _global }

  public init(label: String, qos: DispatchQoS = .default, attributes: Attributes = []) {
    self.label = label
    _isConcurrent = attributes.contains(.concurrent)
  }
  public func async(execute work: @escaping () -> Void) {
    if _isConcurrent { return _submit(work, isBarrier: false) }
    _waiting.append(work)
    _start()
  }
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    group?.enter()
    let whole = {
      work()
      group?.leave()
    }
    if _isConcurrent { _submit(whole, isBarrier: flags.contains(.barrier)) } else { async(execute: whole) }
  }
  public func async(group: DispatchGroup, execute item: DispatchWorkItem) {
    async(group: group) { item.perform() }
  }
  /// Blocks of a concurrent queue that wait for a barrier or are one.
  var _barred: [(work: () -> Void, isBarrier: Bool)] = []
  var _running = 0
  var _isBarred = false
  func _submit(_ work: @escaping () -> Void, isBarrier: Bool) {
    _barred.append((work, isBarrier))
    _advance()
  }
  func _advance() {
    while let next = _barred.first, !_isBarred, !next.isBarrier || _running == 0 {
      _barred.removeFirst()
      _running += 1
      _isBarred = next.isBarrier
      _ = _spawnTask {
        next.work()
        self._leave()
      }
    }
  }
  func _leave() {
    _running -= 1
    _isBarred = false
    _idle._wakeAll()
    _advance()
  }
  public func async(execute item: DispatchWorkItem) { async { item.perform() } }
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    _ = _spawnTask {
      while _now() < deadline._nanoseconds { _park(until: deadline._nanoseconds) }
      self.async(execute: work)
    }
  }
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { item.perform() }
  }
  public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
    if !_isConcurrent || !flags.contains(.barrier) { return try sync(execute: work) }
    while _running > 0 { _idle._sleep() }
    _running += 1
    _isBarred = true
    defer { _leave() }
    return try work()
  }
  public func sync<T>(execute work: () throws -> T) rethrows -> T {
    while _isBarred { _idle._sleep() }
    while _isBusy && !_isConcurrent { _idle._sleep() }
    let wasBusy = _isBusy
    _isBusy = true
    defer {
      _isBusy = wasBusy
      _proceed()
    }
    return try work()
  }
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    var i = 0
    while i < iterations {
      work(i)
      i += 1
    }
  }
  func _start() {
    if _isBusy { return }
    _isBusy = true
    _ = _spawnTask {
      while !self._waiting.isEmpty { self._waiting.removeFirst()() }
      self._isBusy = false
      self._proceed()
    }
  }
  func _proceed() {
    if _isBusy { return }
    _idle._wakeAll()
    if !_waiting.isEmpty { _start() }
  }
}

/// How a block runs on a concurrent queue.
public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let barrier = DispatchWorkItemFlags(rawValue: 1)
}

/// A block that can be cancelled before it runs.
public class DispatchWorkItem {
  let _block: () -> Void
  let _group = DispatchGroup()
  var _isDone = false
  public private(set) var isCancelled = false
  public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void) {
    _block = block
    _group.enter()
  }
  public func perform() {
    if !isCancelled { _block() }
    if _isDone { return }
    _isDone = true
    _group.leave()
  }
  public func cancel() { isCancelled = true }
  public func wait() { _group.wait() }
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    _group.notify(queue: queue, execute: work)
  }
}

/// Counts blocks, and tells when all have ended.
public class DispatchGroup {
  var _count = 0
  let _waiters = _Waiters()
  var _notifications: [(queue: DispatchQueue, work: () -> Void)] = []
  public init() {}
  public func enter() { _count += 1 }
  public func leave() {
    if _count == 0 { fatalError("Unbalanced call to dispatch_group_leave()") }
    _count -= 1
    if _count > 0 { return }
    let notifications = _notifications
    _notifications = []
    _waiters._wakeAll()
    for n in notifications { n.queue.async(execute: n.work) }
  }
  public func wait() {
    while _count > 0 { _waiters._sleep() }
  }
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    while _count > 0 && _now() < timeout._nanoseconds { _waiters._sleep(until: timeout._nanoseconds) }
    return _count > 0 ? .timedOut : .success
  }
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    if _count == 0 { return queue.async(execute: work) }
    _notifications.append((queue, work))
  }
}

/// Runs the main queue for ever; the program ends by `exit`.
public func dispatchMain() -> Never { while true { _park() } }
