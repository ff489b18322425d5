/// The root of the classes that came from Objective-C.
open class NSObject: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  public init() {}
  open func isEqual(_ object: Any?) -> Bool { (object as? NSObject).map { $0 === self } ?? false }
  open var hash: Int { ObjectIdentifier(self).hashValue }
  open var description: String { _describeObject() }
  open var debugDescription: String { description }
  func _describeObject() -> String { "<" + _typeName(type(of: self), qualified: true) + ">" }
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A number as an object.
open class NSNumber: NSObject, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
  let _decimal: Decimal
  public init(value: Int) { _decimal = Decimal(value) }
  public init(value: Double) { _decimal = Decimal(value) }
  public init(value: NSNumber) { _decimal = value._decimal }
  public init(value: Float) { _decimal = Decimal(Double(value)) }
  public init(value: Bool) { _decimal = Decimal(value ? 1 : 0) }
  init(_decimal: Decimal) { self._decimal = _decimal }
  public required init(integerLiteral value: Int) { _decimal = Decimal(value) }
  public required init(floatLiteral value: Double) { _decimal = Decimal(value) }
  public required init(booleanLiteral value: Bool) { _decimal = Decimal(value ? 1 : 0) }
  public var doubleValue: Double { Decimal._double(_decimal._text) }
  public var floatValue: Float { Float(doubleValue) }
  public var intValue: Int { Int(doubleValue) }
  public var int64Value: Int64 { Int64(doubleValue) }
  public var uintValue: UInt { UInt(doubleValue) }
  public var boolValue: Bool { doubleValue != 0 }
  public var decimalValue: Decimal { _decimal }
  public var stringValue: String { _decimal._text }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSNumber)?._decimal == _decimal }
  open override var hash: Int { _decimal.hashValue }
  open override var description: String { _decimal._text }
}

/// A decimal number as an object.
public final class NSDecimalNumber: NSNumber {
  public init(decimal: Decimal) { super.init(_decimal: decimal) }
  public init(string: String?) { super.init(_decimal: Decimal(string: string ?? "") ?? Decimal.nan) }
  public required init(integerLiteral value: Int) { super.init(_decimal: Decimal(value)) }
  public required init(floatLiteral value: Double) { super.init(_decimal: Decimal(value)) }
  public required init(booleanLiteral value: Bool) { super.init(_decimal: Decimal(value ? 1 : 0)) }
  public static var zero: NSDecimalNumber { NSDecimalNumber(decimal: 0) }
  public static var one: NSDecimalNumber { NSDecimalNumber(decimal: 1) }
  public func adding(_ other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: _decimal + other._decimal)
  }
  public func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: _decimal - other._decimal)
  }
  public func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: _decimal * other._decimal)
  }
  public func dividing(by other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: _decimal / other._decimal)
  }
}

/// Writes and reads numbers.
open class NumberFormatter: Formatter {
  /// Kinds of numbers.
  public enum Style: UInt, Sendable {
    case none = 0
    case decimal = 1
    case currency = 2
    case percent = 3
    case scientific = 4
    case spellOut = 5
    case ordinal = 6
    case currencyISOCode = 8
    case currencyPlural = 9
    case currencyAccounting = 10
  }
  /// How numbers are rounded.
  public enum RoundingMode: UInt, Sendable { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
  @_builtin("number.format")
  static func _format(_ settings: [String], _ text: String) -> String
  @_builtin("number.parse")
  static func _parse(_ settings: [String], _ text: String) -> String?
  var _settings: [String] = ["0", Locale.current.identifier, "", "", "", "", "", "", "", "", "", "", ""]
  func _number(_ index: Int) -> Int { Int(_settings[index]) ?? 0 }
  public override init() { super.init() }
  public var numberStyle: Style {
    get { Style(rawValue: UInt(_number(0))) ?? .none }
    set { _settings[0] = String(newValue.rawValue) }
  }
  public var locale: Locale! {
    get { Locale(identifier: _settings[1]) }
    set { _settings[1] = newValue?.identifier ?? "" }
  }
  public var minimumFractionDigits: Int {
    get { _number(2) }
    set { _settings[2] = String(newValue) }
  }
  public var maximumFractionDigits: Int {
    get { _number(3) }
    set { _settings[3] = String(newValue) }
  }
  public var minimumIntegerDigits: Int {
    get { _number(4) }
    set { _settings[4] = String(newValue) }
  }
  public var usesGroupingSeparator: Bool {
    get { _settings[5] == "1" || (_settings[5].isEmpty && _settings[0] == "1") }
    set { _settings[5] = newValue ? "1" : "0" }
  }
  public var groupingSeparator: String! {
    get { _settings[6].isEmpty ? "," : _settings[6] }
    set { _settings[6] = newValue ?? "" }
  }
  public var decimalSeparator: String! {
    get { _settings[7].isEmpty ? "." : _settings[7] }
    set { _settings[7] = newValue ?? "" }
  }
  public var currencyCode: String! {
    get { _settings[8] }
    set { _settings[8] = newValue ?? "" }
  }
  public var currencySymbol: String! {
    get { _settings[9] }
    set { _settings[9] = newValue ?? "" }
  }
  public var roundingMode: RoundingMode {
    get { RoundingMode(rawValue: UInt(_number(10))) ?? .halfEven }
    set { _settings[10] = String(newValue.rawValue) }
  }
  public var groupingSize: Int {
    get { _number(11) }
    set { _settings[11] = String(newValue) }
  }
  public var maximumSignificantDigits: Int {
    get { _number(12) }
    set { _settings[12] = String(newValue) }
  }
  public func string(from number: NSNumber) -> String? { NumberFormatter._format(_settings, number.stringValue) }
  public func string(for obj: Any?) -> String? {
    if let number = obj as? NSNumber { return string(from: number) }
    if let number = obj as? Int { return string(from: NSNumber(value: number)) }
    if let number = obj as? Double { return string(from: NSNumber(value: number)) }
    if let number = obj as? Decimal { return string(from: NSNumber(_decimal: number)) }
    return nil
  }
  public func number(from string: String) -> NSNumber? {
    NumberFormatter._parse(_settings, string).flatMap { Decimal(string: $0) }.map { NSNumber(_decimal: $0) }
  }
  public static func localizedString(from num: NSNumber, number nstyle: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(from: num) ?? ""
  }
}
