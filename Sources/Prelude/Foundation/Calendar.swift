/// A date's parts, of which any may be missing.
public struct DateComponents: Hashable, Sendable {
  public var calendar: Calendar?
  public var timeZone: TimeZone?
  public var era: Int?
  public var year: Int?
  public var month: Int?
  public var day: Int?
  public var hour: Int?
  public var minute: Int?
  public var second: Int?
  public var nanosecond: Int?
  public var weekday: Int?
  public var weekdayOrdinal: Int?
  public var quarter: Int?
  public var weekOfMonth: Int?
  public var weekOfYear: Int?
  public var yearForWeekOfYear: Int?
  public var dayOfYear: Int?
  public var isLeapMonth: Bool?
  public init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil,
    day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil,
    weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
    weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
  ) {
    self.calendar = calendar
    self.timeZone = timeZone
    self.era = era
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
    self.weekday = weekday
    self.weekdayOrdinal = weekdayOrdinal
    self.quarter = quarter
    self.weekOfMonth = weekOfMonth
    self.weekOfYear = weekOfYear
    self.yearForWeekOfYear = yearForWeekOfYear
  }
  /// The parts as numbers in the order of `Calendar.Component`; the least integer stands for a missing one.
  var _numbers: [Int] {
    get {
      [
        era ?? Int.min, year ?? Int.min, month ?? Int.min, day ?? Int.min, hour ?? Int.min, minute ?? Int.min,
        second ?? Int.min, nanosecond ?? Int.min, weekday ?? Int.min, weekdayOrdinal ?? Int.min, quarter ?? Int.min,
        weekOfMonth ?? Int.min, weekOfYear ?? Int.min, yearForWeekOfYear ?? Int.min,
        dayOfYear ?? Int.min,
      ]
    }
    set {
      era = _present(newValue[0])
      year = _present(newValue[1])
      month = _present(newValue[2])
      day = _present(newValue[3])
      hour = _present(newValue[4])
      minute = _present(newValue[5])
      second = _present(newValue[6])
      nanosecond = _present(newValue[7])
      weekday = _present(newValue[8])
      weekdayOrdinal = _present(newValue[9])
      quarter = _present(newValue[10])
      weekOfMonth = _present(newValue[11])
      weekOfYear = _present(newValue[12])
      yearForWeekOfYear = _present(newValue[13])
      dayOfYear = _present(newValue[14])
    }
  }
  func _present(_ number: Int) -> Int? { number == Int.min ? nil : number }
  public func value(for component: Calendar.Component) -> Int? {
    component._index < 15 ? _present(_numbers[component._index]) : nil
  }
  public mutating func setValue(_ value: Int?, for component: Calendar.Component) {
    if component._index >= 15 { return }
    var numbers = _numbers
    numbers[component._index] = value ?? Int.min
    _numbers = numbers
  }
  public var date: Date? { calendar?.date(from: self) }
  public var isValidDate: Bool { calendar.map { isValidDate(in: $0) } ?? false }
  public func isValidDate(in calendar: Calendar) -> Bool {
    guard let date = calendar.date(from: self) else { return false }
    let actual = calendar._parts(-1, date)._numbers
    let wanted = _numbers
    return (0..<15).allSatisfy { wanted[$0] == Int.min || wanted[$0] == actual[$0] }
  }
}

/// A way to count days.
public struct Calendar: Hashable, Sendable {
  /// The kinds of calendar.
  public enum Identifier: String, Sendable {
    case gregorian, buddhist, chinese, coptic, hebrew, iso8601, indian, islamic, japanese, persian, republicOfChina
  }
  /// The units of time.
  public enum Component: Sendable {
    case era, year, month, day, hour, minute, second, nanosecond, weekday, weekdayOrdinal, quarter, weekOfMonth,
      weekOfYear, yearForWeekOfYear, dayOfYear, calendar, timeZone
    var _index: Int {
      switch self {
      case .era: return 0
      case .year: return 1
      case .month: return 2
      case .day: return 3
      case .hour: return 4
      case .minute: return 5
      case .second: return 6
      case .nanosecond: return 7
      case .weekday: return 8
      case .weekdayOrdinal: return 9
      case .quarter: return 10
      case .weekOfMonth: return 11
      case .weekOfYear: return 12
      case .yearForWeekOfYear: return 13
      case .dayOfYear: return 14
      case .calendar: return 15
      case .timeZone: return 16
      }
    }
  }
  /// Which date is found when several match.
  public enum MatchingPolicy: Sendable {
    case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict
  }
  /// Whether the first or the last is found.
  public enum RepeatedTimePolicy: Sendable { case first, last }
  /// Which way a search goes.
  public enum SearchDirection: Sendable { case forward, backward }
  public let identifier: Identifier
  public var timeZone: TimeZone
  public var locale: Locale?
  var _firstWeekday: Int = 0
  var _minimumDays: Int = 0
  public init(identifier: Identifier) {
    self.identifier = identifier
    timeZone = TimeZone.current
    locale = nil
  }
  public static var current: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale.current
    return calendar
  }
  public static var autoupdatingCurrent: Calendar { current }
  public var firstWeekday: Int {
    get { Calendar._firstWeekday(_key) }
    set { _firstWeekday = newValue }
  }
  public var minimumDaysInFirstWeek: Int {
    get { Calendar._minimumDays(_key) }
    set { _minimumDays = newValue }
  }
  /// What the host makes this calendar from.
  var _key: String {
    identifier.rawValue + "\u{1F}" + timeZone.identifier + "\u{1F}" + (locale?.identifier ?? "") + "\u{1F}"
      + String(_firstWeekday) + "\u{1F}" + String(_minimumDays)
  }
}

extension Calendar {
  @_builtin("calendar.parts")
  static func _parts(_ key: String, _ units: Int, _ seconds: Double) -> [Int]
  @_builtin("calendar.date")
  static func _date(_ key: String, _ parts: [Int]) -> Double?
  @_builtin("calendar.adding")
  static func _adding(_ key: String, _ parts: [Int], _ seconds: Double, _ isWrapping: Bool) -> Double?
  @_builtin("calendar.between")
  static func _between(_ key: String, _ units: Int, _ start: Double, _ end: Double) -> [Int]
  @_builtin("calendar.betweenParts")
  static func _betweenParts(_ key: String, _ units: Int, _ start: [Int], _ end: [Int]) -> [Int]
  @_builtin("calendar.range")
  static func _range(_ key: String, _ smaller: Int, _ larger: Int, _ seconds: Double) -> (start: Int, end: Int)
  @_builtin("calendar.ordinality")
  static func _ordinality(_ key: String, _ smaller: Int, _ larger: Int, _ seconds: Double) -> Int?
  @_builtin("calendar.interval")
  static func _interval(_ key: String, _ unit: Int, _ seconds: Double) -> (start: Double, duration: Double)
  @_builtin("calendar.next")
  static func _next(_ key: String, _ parts: [Int], _ seconds: Double, _ isBackward: Bool) -> Double?
  @_builtin("calendar.symbols")
  static func _symbols(_ key: String, _ kind: Int) -> [String]
  @_builtin("calendar.firstWeekday")
  static func _firstWeekday(_ key: String) -> Int
  @_builtin("calendar.minimumDays")
  static func _minimumDays(_ key: String) -> Int

  static func _mask(_ units: Set<Component>) -> Int { units.reduce(0) { $0 | 1 << $1._index } }
  func _parts(_ mask: Int, _ date: Date) -> DateComponents {
    var result = DateComponents()
    result._numbers = Calendar._parts(_key, mask, date.timeIntervalSinceReferenceDate)
    return result
  }
  /// This calendar in a zone that components name.
  func _zoned(_ components: DateComponents) -> Calendar {
    var result = self
    if let zone = components.timeZone { result.timeZone = zone }
    return result
  }
  func _date(_ seconds: Double?) -> Date? { seconds.map { Date(timeIntervalSinceReferenceDate: $0) } }
}

extension Calendar {
  public func date(from components: DateComponents) -> Date? {
    _date(Calendar._date(_zoned(components)._key, components._numbers))
  }
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    var result = _parts(Calendar._mask(components), date)
    if components.contains(.month) { result.isLeapMonth = false }
    if components.contains(.calendar) { result.calendar = self }
    if components.contains(.timeZone) { result.timeZone = timeZone }
    return result
  }
  public func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
    var calendar = self
    calendar.timeZone = timeZone
    var result = calendar._parts(0x3fff, date)
    result.calendar = calendar
    result.timeZone = timeZone
    return result
  }
  public func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents {
    var result = DateComponents()
    result._numbers = Calendar._between(
      _key, Calendar._mask(components), start.timeIntervalSinceReferenceDate, end.timeIntervalSinceReferenceDate)
    return result
  }
  public func dateComponents(
    _ components: Set<Component>, from start: DateComponents, to end: DateComponents
  ) -> DateComponents {
    var result = DateComponents()
    result._numbers = Calendar._betweenParts(_key, Calendar._mask(components), start._numbers, end._numbers)
    return result
  }
  public func component(_ component: Component, from date: Date) -> Int {
    _parts(1 << component._index, date)._numbers[component._index]
  }
  public func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date? {
    _date(
      Calendar._adding(_key, components._numbers, date.timeIntervalSinceReferenceDate, wrappingComponents))
  }
  public func date(
    byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool = false
  ) -> Date? {
    var components = DateComponents()
    components.setValue(value, for: component)
    return self.date(byAdding: components, to: date, wrappingComponents: wrappingComponents)
  }
  public func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
    let found = Calendar._range(_key, smaller._index, larger._index, date.timeIntervalSinceReferenceDate)
    return found.start > found.end ? nil : found.start..<found.end
  }
  public func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
    Calendar._ordinality(_key, smaller._index, larger._index, date.timeIntervalSinceReferenceDate)
  }
  public func dateInterval(of component: Component, for date: Date) -> DateInterval? {
    let found = Calendar._interval(_key, component._index, date.timeIntervalSinceReferenceDate)
    if found.duration < 0 { return nil }
    return DateInterval(start: Date(timeIntervalSinceReferenceDate: found.start), duration: found.duration)
  }
  public func startOfDay(for date: Date) -> Date { dateInterval(of: .day, for: date)?.start ?? date }
  public func nextDate(
    after date: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
    repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
  ) -> Date? {
    _date(
      Calendar._next(_key, components._numbers, date.timeIntervalSinceReferenceDate, direction == .backward))
  }
  public func date(
    bySettingHour hour: Int, minute: Int, second: Int, of date: Date, matchingPolicy: MatchingPolicy = .nextTime,
    repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
  ) -> Date? {
    var parts = _parts(0b1110, date)
    parts.hour = hour
    parts.minute = minute
    parts.second = second
    return self.date(from: parts)
  }
  public func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
    if self.component(component, from: date) == value { return date }
    var components = DateComponents()
    components.setValue(value, for: component)
    return nextDate(after: date, matching: components, matchingPolicy: .nextTime)
  }
  public func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
    let (wanted, actual) = (components._numbers, _parts(0x3fff, date)._numbers)
    return (0..<15).allSatisfy { wanted[$0] == Int.min || wanted[$0] == actual[$0] }
  }
  public func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool {
    isDate(date1, equalTo: date2, toGranularity: .day)
  }
  public func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Component) -> Bool {
    compare(date1, to: date2, toGranularity: component) == .orderedSame
  }
  public func compare(_ date1: Date, to date2: Date, toGranularity component: Component) -> ComparisonResult {
    guard let first = dateInterval(of: component, for: date1), let second = dateInterval(of: component, for: date2)
    else { return date1.compare(date2) }
    return first.start.compare(second.start)
  }
  public func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
  public func isDateInTomorrow(_ date: Date) -> Bool {
    self.date(byAdding: .day, value: 1, to: Date()).map { isDate(date, inSameDayAs: $0) } ?? false
  }
  public func isDateInYesterday(_ date: Date) -> Bool {
    self.date(byAdding: .day, value: -1, to: Date()).map { isDate(date, inSameDayAs: $0) } ?? false
  }
  public func isDateInWeekend(_ date: Date) -> Bool {
    let day = component(.weekday, from: date)
    return day == 1 || day == 7
  }
  public var weekdaySymbols: [String] { Calendar._symbols(_key, 0) }
  public var shortWeekdaySymbols: [String] { Calendar._symbols(_key, 1) }
  public var veryShortWeekdaySymbols: [String] { Calendar._symbols(_key, 2) }
  public var standaloneWeekdaySymbols: [String] { Calendar._symbols(_key, 0) }
  public var monthSymbols: [String] { Calendar._symbols(_key, 3) }
  public var shortMonthSymbols: [String] { Calendar._symbols(_key, 4) }
  public var veryShortMonthSymbols: [String] { Calendar._symbols(_key, 5) }
  public var amSymbol: String { Calendar._symbols(_key, 6)[0] }
  public var pmSymbol: String { Calendar._symbols(_key, 6)[1] }
}

extension DateComponents: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    var text = calendar.map { "calendar: " + $0.description + " " } ?? ""
    if let timeZone { text += "timeZone: " + timeZone.description + " " }
    let parts = [
      ("era", era), ("year", year), ("month", month), ("day", day), ("hour", hour), ("minute", minute),
      ("second", second), ("nanosecond", nanosecond), ("weekday", weekday), ("weekdayOrdinal", weekdayOrdinal),
      ("quarter", quarter), ("weekOfMonth", weekOfMonth), ("weekOfYear", weekOfYear), ("dayOfYear", dayOfYear),
      ("yearForWeekOfYear", yearForWeekOfYear),
    ]
    for (name, value) in parts { if let value { text += name + ": " + String(value) + " " } }
    if let isLeapMonth { text += "isLeapMonth: " + String(isLeapMonth) + " " }
    return text
  }
  public var debugDescription: String { description }
}

extension Calendar: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    identifier.rawValue + " (" + identifier.rawValue + ") locale: " + (locale?.identifier ?? "") + " time zone: "
      + timeZone.description + " firstWeekday: " + String(firstWeekday) + " minDaysInFirstWeek: "
      + String(minimumDaysInFirstWeek)
  }
  public var debugDescription: String { description }
}
