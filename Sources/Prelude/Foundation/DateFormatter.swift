/// What writes and reads values.
open class Formatter {
  public init() {}
}

/// Writes and reads dates.
open class DateFormatter: Formatter {
  /// How much is written.
  public enum Style: UInt, Sendable { case none, short, medium, long, full }
  var _pattern = ""
  var _template = ""
  public var dateStyle: Style = .none { didSet { _pattern = "" } }
  public var timeStyle: Style = .none { didSet { _pattern = "" } }
  public var locale: Locale! = Locale.current
  public var timeZone: TimeZone! = TimeZone.current
  public var calendar: Calendar! = Calendar.current
  public var isLenient = false
  public override init() { super.init() }
  @_builtin("date.format")
  static func _format(_ key: String, _ seconds: Double) -> String
  @_builtin("date.parse")
  static func _parse(_ key: String, _ text: String) -> Double?
  @_builtin("date.pattern")
  static func _pattern(_ key: String) -> String
  /// What the host makes this formatter from.
  var _key: String {
    var calendar: Calendar = self.calendar ?? Calendar.current
    calendar.timeZone = timeZone ?? TimeZone.current
    let styles = String(dateStyle.rawValue) + "\u{1F}" + String(timeStyle.rawValue)
    return _pattern + "\u{1F}" + _template + "\u{1F}" + styles + "\u{1F}" + (locale?.identifier ?? "") + "\u{1F}"
      + calendar._key
  }
  public var dateFormat: String! {
    get { _pattern.isEmpty ? DateFormatter._pattern(_key) : _pattern }
    set { _pattern = newValue ?? "" }
  }
  public func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
    _template = dateFormatTemplate
    _pattern = ""
  }
  public func string(from date: Date) -> String {
    if _pattern.isEmpty && _template.isEmpty && dateStyle == .none && timeStyle == .none { return "" }
    return DateFormatter._format(_key, date.timeIntervalSinceReferenceDate)
  }
  public func date(from string: String) -> Date? {
    DateFormatter._parse(_key, string).map { Date(timeIntervalSinceReferenceDate: $0) }
  }
  public static func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }
  func _symbols(_ kind: Int) -> [String] {
    var calendar: Calendar = self.calendar ?? Calendar.current
    calendar.locale = locale
    return Calendar._symbols(calendar._key, kind)
  }
  public var weekdaySymbols: [String]! { _symbols(0) }
  public var shortWeekdaySymbols: [String]! { _symbols(1) }
  public var monthSymbols: [String]! { _symbols(3) }
  public var shortMonthSymbols: [String]! { _symbols(4) }
}

/// Writes and reads dates as ISO 8601 demands.
open class ISO8601DateFormatter: Formatter {
  /// What is written.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withYear = Options(rawValue: 1)
    public static let withMonth = Options(rawValue: 2)
    public static let withWeekOfYear = Options(rawValue: 4)
    public static let withDay = Options(rawValue: 16)
    public static let withTime = Options(rawValue: 32)
    public static let withTimeZone = Options(rawValue: 64)
    public static let withSpaceBetweenDateAndTime = Options(rawValue: 128)
    public static let withDashSeparatorInDate = Options(rawValue: 256)
    public static let withColonSeparatorInTime = Options(rawValue: 512)
    public static let withColonSeparatorInTimeZone = Options(rawValue: 1024)
    public static let withFractionalSeconds = Options(rawValue: 2048)
    public static let withFullDate = Options(rawValue: 275)
    public static let withFullTime = Options(rawValue: 1632)
    public static let withInternetDateTime = Options(rawValue: 1907)
  }
  public var formatOptions: Options = .withInternetDateTime
  public var timeZone: TimeZone! = TimeZone.gmt
  public override init() { super.init() }
  @_builtin("date.isoFormat")
  static func _format(_ key: String, _ seconds: Double) -> String
  @_builtin("date.isoParse")
  static func _parse(_ key: String, _ text: String) -> Double?
  var _key: String { String(formatOptions.rawValue) + "\u{1F}" + (timeZone?.identifier ?? "GMT") }
  public func string(from date: Date) -> String {
    ISO8601DateFormatter._format(_key, date.timeIntervalSinceReferenceDate)
  }
  public func date(from string: String) -> Date? {
    ISO8601DateFormatter._parse(_key, string).map { Date(timeIntervalSinceReferenceDate: $0) }
  }
}

/// How a date is written for machines.
public struct _DateStyle: Sendable {
  public static var iso8601: _DateStyle { _DateStyle() }
}

extension Date {
  public func formatted(_ format: _DateStyle) -> String { ISO8601DateFormatter().string(from: self) }
  public func ISO8601Format() -> String { ISO8601DateFormatter().string(from: self) }
}
