/// A length of time, in seconds and attoseconds.
public struct Duration: Sendable, Hashable, Comparable {
  var _seconds: Int64
  var _attoseconds: Int64
  init(_seconds: Int64, _attoseconds: Int64) {
    self._seconds = _seconds
    self._attoseconds = _attoseconds
  }
  public init(secondsComponent: Int64, attosecondsComponent: Int64) {
    _seconds = secondsComponent
    _attoseconds = attosecondsComponent
  }
  init(_nanoseconds: Int) {
    _seconds = Int64(_nanoseconds / 1_000_000_000)
    _attoseconds = Int64(_nanoseconds % 1_000_000_000) * 1_000_000_000
  }
  init(_ seconds: Double) {
    let whole = seconds.rounded(.towardZero)
    _seconds = Int64(whole)
    _attoseconds = Int64(((seconds - whole) * 1e9).rounded()) * 1_000_000_000
  }
  var _nanoseconds: Int { Int(_seconds) * 1_000_000_000 + Int(_attoseconds / 1_000_000_000) }
  public var components: (seconds: Int64, attoseconds: Int64) { (_seconds, _attoseconds) }

  public static var zero: Duration { Duration(_nanoseconds: 0) }
  public static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration {
    Duration(_seconds: Int64(seconds), _attoseconds: 0)
  }
  public static func seconds(_ seconds: Double) -> Duration { Duration(seconds) }
  public static func milliseconds<T: BinaryInteger>(_ milliseconds: T) -> Duration {
    Duration(_nanoseconds: Int(milliseconds) * 1_000_000)
  }
  public static func milliseconds(_ milliseconds: Double) -> Duration { Duration(milliseconds / 1e3) }
  public static func microseconds<T: BinaryInteger>(_ microseconds: T) -> Duration {
    Duration(_nanoseconds: Int(microseconds) * 1_000)
  }
  public static func microseconds(_ microseconds: Double) -> Duration { Duration(microseconds / 1e6) }
  public static func nanoseconds<T: BinaryInteger>(_ nanoseconds: T) -> Duration {
    Duration(_nanoseconds: Int(nanoseconds))
  }

  public static func < (lhs: Duration, rhs: Duration) -> Bool {
    lhs._seconds != rhs._seconds ? lhs._seconds < rhs._seconds : lhs._attoseconds < rhs._attoseconds
  }
  public static func * (lhs: Duration, rhs: Double) -> Duration { Duration(Double(lhs._nanoseconds) / 1e9 * rhs) }
  public static func * <T: BinaryInteger>(lhs: Duration, rhs: T) -> Duration {
    Duration(_nanoseconds: lhs._nanoseconds * Int(rhs))
  }
  public static func / (lhs: Duration, rhs: Double) -> Duration { Duration(Double(lhs._nanoseconds) / 1e9 / rhs) }
  public static func / <T: BinaryInteger>(lhs: Duration, rhs: T) -> Duration {
    Duration(_nanoseconds: lhs._nanoseconds / Int(rhs))
  }
  public static func / (lhs: Duration, rhs: Duration) -> Double {
    Double(lhs._nanoseconds) / Double(rhs._nanoseconds)
  }
}

extension Duration: AdditiveArithmetic {
  public static func + (lhs: Duration, rhs: Duration) -> Duration {
    Duration(_nanoseconds: lhs._nanoseconds + rhs._nanoseconds)
  }
  public static func - (lhs: Duration, rhs: Duration) -> Duration {
    Duration(_nanoseconds: lhs._nanoseconds - rhs._nanoseconds)
  }
  public static func += (lhs: inout Duration, rhs: Duration) { lhs = lhs + rhs }
  public static func -= (lhs: inout Duration, rhs: Duration) { lhs = lhs - rhs }
}

extension Duration: CustomStringConvertible {
  public var description: String { "\(Double(_nanoseconds) / 1e9) seconds" }
}

/// `Duration`, where a clock's own type has that name.
public typealias _Duration = Duration

/// A point in time of a clock.
public protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
  associatedtype Duration
  func advanced(by duration: Duration) -> Self
  func duration(to other: Self) -> Duration
}

/// Something that tells the time and wakes tasks.
public protocol Clock<Duration>: Sendable {
  associatedtype Duration
  associatedtype Instant: InstantProtocol where Instant.Duration == Duration
  var now: Instant { get }
  var minimumResolution: Duration { get }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws
}

extension Clock {
  public func measure(_ work: () throws -> Void) rethrows -> Duration {
    let start = now
    try work()
    return start.duration(to: now)
  }
  public func measure(_ work: () async throws -> Void) async rethrows -> Duration {
    let start = now
    try await work()
    return start.duration(to: now)
  }
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }
}

/// The clock of the program: it goes on when nothing can run.
public struct ContinuousClock: Clock {
  public typealias Duration = _Duration
  public struct Instant: InstantProtocol {
    public typealias Duration = _Duration
    var _nanoseconds: Int
    init(_nanoseconds: Int) { self._nanoseconds = _nanoseconds }
    public static var now: Instant { Instant(_nanoseconds: _now()) }
    public func advanced(by duration: Duration) -> Instant {
      Instant(_nanoseconds: _nanoseconds + duration._nanoseconds)
    }
    public func duration(to other: Instant) -> Duration { Duration(_nanoseconds: other._nanoseconds - _nanoseconds) }
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
    public static func + (lhs: Instant, rhs: Duration) -> Instant { lhs.advanced(by: rhs) }
    public static func - (lhs: Instant, rhs: Duration) -> Instant {
      Instant(_nanoseconds: lhs._nanoseconds - rhs._nanoseconds)
    }
    public static func - (lhs: Instant, rhs: Instant) -> Duration { rhs.duration(to: lhs) }
    public static func += (lhs: inout Instant, rhs: Duration) { lhs = lhs + rhs }
  }
  public init() {}
  public var now: Instant { Instant.now }
  public static var now: Instant { Instant.now }
  public var minimumResolution: Duration { .nanoseconds(1) }
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await _sleep(until: deadline._nanoseconds)
  }
}

extension Clock where Self == ContinuousClock {
  public static var continuous: ContinuousClock { ContinuousClock() }
}

public typealias SuspendingClock = ContinuousClock
