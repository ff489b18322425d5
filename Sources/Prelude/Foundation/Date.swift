public typealias TimeInterval = Double

/// A point in time.
public struct Date: Comparable, Hashable, Sendable, Strideable {
  public typealias Stride = TimeInterval
  public static let timeIntervalBetween1970AndReferenceDate: TimeInterval = 978307200.0
  public var timeIntervalSinceReferenceDate: TimeInterval
  @_builtin("date.now")
  static func _now() -> Double
  @_builtin("date.description")
  static func _describe(_ seconds: Double) -> String
  public init() { timeIntervalSinceReferenceDate = Date._now() }
  public init(timeIntervalSinceReferenceDate ti: TimeInterval) { timeIntervalSinceReferenceDate = ti }
  public init(timeIntervalSince1970 seconds: TimeInterval) {
    timeIntervalSinceReferenceDate = seconds - Date.timeIntervalBetween1970AndReferenceDate
  }
  public init(timeIntervalSinceNow seconds: TimeInterval) { timeIntervalSinceReferenceDate = Date._now() + seconds }
  public init(timeInterval: TimeInterval, since date: Date) {
    timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + timeInterval
  }
  public static var now: Date { Date() }
  public static let distantPast = Date(timeIntervalSinceReferenceDate: -63114076800.0)
  public static let distantFuture = Date(timeIntervalSinceReferenceDate: 63113904000.0)
  public var timeIntervalSince1970: TimeInterval {
    timeIntervalSinceReferenceDate + Date.timeIntervalBetween1970AndReferenceDate
  }
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSinceReferenceDate - Date._now() }
  public func timeIntervalSince(_ date: Date) -> TimeInterval {
    timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
  }
  public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date { self + timeInterval }
  public mutating func addTimeInterval(_ timeInterval: TimeInterval) { self += timeInterval }
  public func advanced(by n: TimeInterval) -> Date { self + n }
  public func distance(to other: Date) -> TimeInterval { other.timeIntervalSince(self) }
  public func compare(_ other: Date) -> ComparisonResult {
    self < other ? .orderedAscending : self > other ? .orderedDescending : .orderedSame
  }
  public static func == (lhs: Date, rhs: Date) -> Bool {
    lhs.timeIntervalSinceReferenceDate == rhs.timeIntervalSinceReferenceDate
  }
  public static func < (lhs: Date, rhs: Date) -> Bool {
    lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate
  }
  public static func + (lhs: Date, rhs: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: lhs.timeIntervalSinceReferenceDate + rhs)
  }
  public static func - (lhs: Date, rhs: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: lhs.timeIntervalSinceReferenceDate - rhs)
  }
  public static func += (lhs: inout Date, rhs: TimeInterval) { lhs = lhs + rhs }
  public static func -= (lhs: inout Date, rhs: TimeInterval) { lhs = lhs - rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(timeIntervalSinceReferenceDate) }
}

extension Date: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { Date._describe(timeIntervalSinceReferenceDate) }
  public var debugDescription: String { description }
}

/// A stretch of time.
public struct DateInterval: Comparable, Hashable, Sendable, CustomStringConvertible {
  public var start: Date
  public var duration: TimeInterval
  public var end: Date {
    get { start + duration }
    set { duration = newValue.timeIntervalSince(start) }
  }
  public init() { self.init(start: Date(), duration: 0) }
  public init(start: Date, end: Date) {
    _require(end >= start, "Reverse intervals are not allowed")
    self.init(start: start, duration: end.timeIntervalSince(start))
  }
  public init(start: Date, duration: TimeInterval) {
    _require(duration >= 0, "Negative durations are not allowed")
    self.start = start
    self.duration = duration
  }
  public func contains(_ date: Date) -> Bool { date >= start && date <= end }
  public func intersects(_ other: DateInterval) -> Bool {
    contains(other.start) || contains(other.end) || other.contains(start) || other.contains(end)
  }
  public func intersection(with other: DateInterval) -> DateInterval? {
    intersects(other) ? DateInterval(start: Swift.max(start, other.start), end: Swift.min(end, other.end)) : nil
  }
  public static func < (lhs: DateInterval, rhs: DateInterval) -> Bool {
    lhs.start == rhs.start ? lhs.duration < rhs.duration : lhs.start < rhs.start
  }
  public var description: String { start.description + " to " + end.description }
}

/// A region's customs in time keeping.
public struct TimeZone: Hashable, Sendable, CustomStringConvertible {
  public let identifier: String
  var _isFixed = false
  @_builtin("zone.abbreviated")
  static func _abbreviated(_ text: String) -> String?
  @_builtin("zone.known")
  static func _known(_ text: String) -> String?
  @_builtin("zone.fixed")
  static func _fixed(_ seconds: Int) -> String?
  @_builtin("zone.current")
  static func _current() -> String
  @_builtin("zone.offset")
  static func _offset(_ identifier: String, _ seconds: Double) -> Int
  @_builtin("zone.abbreviation")
  static func _abbreviation(_ identifier: String, _ seconds: Double) -> String?
  init(_identifier: String) { identifier = _identifier }
  public init?(identifier: String) {
    guard let known = TimeZone._known(identifier) else { return nil }
    self.identifier = known
  }
  public init?(abbreviation: String) {
    guard let known = TimeZone._abbreviated(abbreviation) else { return nil }
    identifier = known
  }
  public init?(secondsFromGMT seconds: Int) {
    guard let known = TimeZone._fixed(seconds) else { return nil }
    identifier = known
    _isFixed = true
  }
  public static var current: TimeZone { TimeZone(_identifier: _current()) }
  public static var autoupdatingCurrent: TimeZone { current }
  public static var gmt: TimeZone { TimeZone(secondsFromGMT: 0)! }
  public func secondsFromGMT(for date: Date = Date()) -> Int {
    TimeZone._offset(identifier, date.timeIntervalSinceReferenceDate)
  }
  public func abbreviation(for date: Date = Date()) -> String? {
    TimeZone._abbreviation(identifier, date.timeIntervalSinceReferenceDate)
  }
  public var description: String { _isFixed ? "GMT (" + String(secondsFromGMT()) + ")" : identifier }
  public static func == (lhs: TimeZone, rhs: TimeZone) -> Bool { lhs.identifier == rhs.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// A language and region.
public struct Locale: Hashable, Sendable, CustomStringConvertible {
  public let identifier: String
  @_builtin("locale.current")
  static func _current() -> String
  public init(identifier: String) { self.identifier = identifier }
  public static var current: Locale { Locale(identifier: _current()) }
  public static var autoupdatingCurrent: Locale { current }
  public var description: String { identifier + " (fixed " + identifier + ")" }
}

/// The order of two values.
public enum ComparisonResult: Int, Sendable {
  case orderedAscending = -1
  case orderedSame = 0
  case orderedDescending = 1
}
