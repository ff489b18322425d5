import Foundation

/// A decimal number as the text that a register holds.
private func decimal(_ object: HeapObject?) -> Decimal { Decimal(string: string(object).value) ?? .nan }

extension Builtin {
  /// Decimal numbers as texts, and numbers written for people.
  static let decimals: [Builtin] = [
    Builtin("decimal.parse") { _, raw, refs, _ in
      putOptional(Decimal(string: string(refs[0]).value).map { $0.description }, raw, refs)
    },
    Builtin("decimal.fromDouble") { _, raw, refs, _ in refs[0] = StringObject(Decimal(double(raw[0])).description) },
    Builtin("decimal.double") { _, raw, refs, _ in
      raw[0] = word(NSDecimalNumber(decimal: decimal(refs[0])).doubleValue)
    },
    Builtin("decimal.operate") { _, raw, refs, _ in
      let (a, b) = (decimal(refs[0]), decimal(refs[1]))
      let result =
        switch raw[0] {
        case 0: a + b
        case 1: a - b
        case 2: a * b
        default: a / b
        }
      refs[0] = StringObject(result.description)
    },
    Builtin("decimal.compare") { _, raw, refs, _ in
      let (a, b) = (decimal(refs[0]), decimal(refs[1]))
      raw[0] = a < b ? -1 : a > b ? 1 : 0
    },
    Builtin("decimal.round") { _, raw, refs, _ in
      var (value, result) = (decimal(refs[0]), Decimal())
      NSDecimalRound(&result, &value, raw[0], NSDecimalNumber.RoundingMode(rawValue: UInt(raw[1])) ?? .plain)
      refs[0] = StringObject(result.description)
    },
    Builtin("decimal.power") { _, raw, refs, _ in
      refs[0] = StringObject(pow(decimal(refs[0]), max(0, raw[0])).description)
    },
    Builtin("number.format") { _, _, refs, _ in
      let settings = ArrayObject.array(refs[0])
      let formatter = numberFormatter((0..<settings.count).map { string(settings.refs[$0]).value })
      refs[0] = StringObject(formatter.string(from: NSDecimalNumber(string: string(refs[1]).value)) ?? "")
    },
    Builtin("number.parse") { _, raw, refs, _ in
      let settings = ArrayObject.array(refs[0])
      let formatter = numberFormatter((0..<settings.count).map { string(settings.refs[$0]).value })
      putOptional(formatter.number(from: string(refs[1]).value).map { "\($0)" }, raw, refs)
    },
    Builtin("number.formatted") { _, raw, refs, _ in
      refs[0] = StringObject(formatted(string(refs[0]).value, string(refs[1]).value, (raw[0], raw[1]), raw[2] != 0))
    },
  ]

  /// A number formatter with settings in the order in which the prelude's class lists them; an empty text leaves one alone.
  private static func numberFormatter(_ settings: [String]) -> NumberFormatter {
    let formatter = NumberFormatter()
    guard settings.count == 13 else { return formatter }
    formatter.locale = Locale(identifier: settings[1])
    formatter.numberStyle = NumberFormatter.Style(rawValue: UInt(settings[0]) ?? 0) ?? .none
    if let n = Int(settings[2]) { formatter.minimumFractionDigits = n }
    if let n = Int(settings[3]) { formatter.maximumFractionDigits = n }
    if let n = Int(settings[4]) { formatter.minimumIntegerDigits = n }
    if !settings[5].isEmpty { formatter.usesGroupingSeparator = settings[5] == "1" }
    if !settings[6].isEmpty { formatter.groupingSeparator = settings[6] }
    if !settings[7].isEmpty { formatter.decimalSeparator = settings[7] }
    if !settings[8].isEmpty { formatter.currencyCode = settings[8] }
    if !settings[9].isEmpty { formatter.currencySymbol = settings[9] }
    if let mode = UInt(settings[10]).flatMap({ NumberFormatter.RoundingMode(rawValue: $0) }) {
      formatter.roundingMode = mode
    }
    if let n = Int(settings[11]) { formatter.groupingSize = n }
    if let n = Int(settings[12]) { formatter.maximumSignificantDigits = n }
    return formatter
  }

  /// A number as `formatted()` writes it: `kind` is number, percent or a currency's code; `digits` bound the fraction.
  private static func formatted(_ text: String, _ kind: String, _ digits: (Int, Int), _ isGrouped: Bool) -> String {
    let value = Decimal(string: text) ?? 0
    typealias Precision = NumberFormatStyleConfiguration.Precision
    let precision: Precision? = digits.0 < 0 ? nil : Precision.fractionLength(digits.0...max(digits.0, digits.1))
    let grouping: NumberFormatStyleConfiguration.Grouping = isGrouped ? .automatic : .never
    switch kind {
    case "number":
      let style = Decimal.FormatStyle().grouping(grouping)
      return value.formatted(precision.map { style.precision($0) } ?? style)
    case "percent":
      let style = Decimal.FormatStyle.Percent().grouping(grouping)
      return value.formatted(precision.map { style.precision($0) } ?? style)
    default:
      let style = Decimal.FormatStyle.Currency(code: kind).grouping(grouping)
      return value.formatted(precision.map { style.precision($0) } ?? style)
    }
  }
}
