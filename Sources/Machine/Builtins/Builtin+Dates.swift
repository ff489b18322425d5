import Foundation

/// Calendars and formatters by what describes them, made once for each description.
///
/// A description is a list of texts with `separator` between them; the prelude's types write it.
private final class FormatterStore: @unchecked Sendable {
  /// The one.
  static let shared = FormatterStore()
  /// What stands between two parts of a description.
  static let separator: Character = "\u{1F}"
  /// Guards the tables.
  private let lock = NSLock()
  /// What was made.
  private var made: [String: Any] = [:]

  /// What `description` stands for.
  func value<T>(_ description: String, _ make: ([String]) -> T) -> T {
    lock.withLock {
      let key = "\(T.self)" + description
      if let known = made[key] as? T { return known }
      let parts = description.split(separator: Self.separator, omittingEmptySubsequences: false).map(String.init)
      let new = make(parts)
      made[key] = new
      return new
    }
  }

  /// identifier, time zone, locale, first weekday, minimum of days in the first week.
  func calendar(_ description: String) -> Calendar { value(description) { Self.calendar($0) } }

  /// Makes a calendar.
  private static func calendar(_ parts: [String]) -> Calendar {
    guard parts.count == 5 else { return Calendar(identifier: .gregorian) }
    var calendar = Calendar(identifier: identifiers[parts[0]] ?? .gregorian)
    calendar.timeZone = TimeZone(identifier: parts[1]) ?? calendar.timeZone
    calendar.locale = Locale(identifier: parts[2])
    if let first = Int(parts[3]), first > 0 { calendar.firstWeekday = first }
    if let minimum = Int(parts[4]), minimum > 0 { calendar.minimumDaysInFirstWeek = minimum }
    return calendar
  }

  /// Calendars by the names of the prelude's cases.
  private static let identifiers: [String: Calendar.Identifier] = [
    "gregorian": .gregorian, "iso8601": .iso8601, "buddhist": .buddhist, "japanese": .japanese, "hebrew": .hebrew,
    "chinese": .chinese, "islamic": .islamic, "persian": .persian, "indian": .indian, "coptic": .coptic,
    "republicOfChina": .republicOfChina,
  ]

  /// format, template, date style, time style, locale, then the parts of a calendar.
  func dateFormatter(_ description: String) -> DateFormatter {
    value(description) { parts in
      let formatter = DateFormatter()
      guard parts.count == 10 else { return formatter }
      let calendar = Self.calendar(Array(parts[5...]))
      formatter.calendar = calendar
      formatter.timeZone = calendar.timeZone
      formatter.locale = Locale(identifier: parts[4])
      formatter.dateStyle = DateFormatter.Style(rawValue: UInt(parts[2]) ?? 0) ?? .none
      formatter.timeStyle = DateFormatter.Style(rawValue: UInt(parts[3]) ?? 0) ?? .none
      if !parts[1].isEmpty { formatter.setLocalizedDateFormatFromTemplate(parts[1]) }
      if !parts[0].isEmpty { formatter.dateFormat = parts[0] }
      return formatter
    }
  }

  /// options, time zone.
  func isoFormatter(_ description: String) -> ISO8601DateFormatter {
    value(description) { parts in
      let formatter = ISO8601DateFormatter()
      guard parts.count == 2 else { return formatter }
      if let options = UInt(parts[0]), options > 0 { formatter.formatOptions = .init(rawValue: options) }
      formatter.timeZone = TimeZone(identifier: parts[1]) ?? formatter.timeZone
      return formatter
    }
  }
}

/// The units of time in the order in which the prelude counts them.
private let units: [Calendar.Component] = [
  .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth,
  .weekOfYear, .yearForWeekOfYear, .dayOfYear,
]

/// A date as a word: its distance from the reference date.
private func date(_ word: Int) -> Date { Date(timeIntervalSinceReferenceDate: double(word)) }

/// The calendar that a text describes.
private func calendar(_ object: HeapObject?) -> Calendar { FormatterStore.shared.calendar(string(object).value) }

/// The number of a unit that is missing.
private let missing = Int.min

/// Date components from their numbers.
private func components(_ object: HeapObject?) -> DateComponents {
  var result = DateComponents()
  let numbers = ArrayObject.array(object)
  for (i, unit) in units.enumerated() where i < numbers.count && numbers.raw[i] != missing {
    result.setValue(numbers.raw[i], for: unit)
  }
  return result
}

/// The numbers of date components.
private func numbers(_ components: DateComponents) -> [Int] {
  units.map { unit in
    let value = components.value(for: unit) ?? missing
    return value == Int.max ? missing : value
  }
}

/// The units in the bits of a mask.
private func units(in mask: Int) -> Set<Calendar.Component> {
  Set(units.indices.filter { mask & 1 << $0 != 0 }.map { units[$0] })
}

/// Puts an optional date into R[0…1].
private func putOptional(_ date: Date?, _ raw: UnsafeMutablePointer<Int>) {
  putOptional(date.map { word($0.timeIntervalSinceReferenceDate) }, raw)
}

extension Builtin {
  /// Dates, calendars and what writes and reads them.
  static let dates: [Builtin] = [
    Builtin("date.now") { _, raw, _, _ in raw[0] = word(Date().timeIntervalSinceReferenceDate) },
    Builtin("date.description") { _, raw, refs, _ in refs[0] = StringObject(date(raw[0]).description) },
    Builtin("date.format") { _, raw, refs, _ in
      refs[0] = StringObject(FormatterStore.shared.dateFormatter(string(refs[0]).value).string(from: date(raw[0])))
    },
    Builtin("date.parse") { _, raw, refs, _ in
      putOptional(FormatterStore.shared.dateFormatter(string(refs[0]).value).date(from: string(refs[1]).value), raw)
    },
    Builtin("date.pattern") { _, _, refs, _ in
      refs[0] = StringObject(FormatterStore.shared.dateFormatter(string(refs[0]).value).dateFormat ?? "")
    },
    Builtin("date.isoFormat") { _, raw, refs, _ in
      refs[0] = StringObject(FormatterStore.shared.isoFormatter(string(refs[0]).value).string(from: date(raw[0])))
    },
    Builtin("date.isoParse") { _, raw, refs, _ in
      putOptional(FormatterStore.shared.isoFormatter(string(refs[0]).value).date(from: string(refs[1]).value), raw)
    },
    Builtin("zone.abbreviated") { _, raw, refs, _ in
      putOptional(TimeZone(abbreviation: string(refs[0]).value)?.identifier, raw, refs)
    },
    Builtin("zone.known") { _, raw, refs, _ in
      let text = string(refs[0]).value
      putOptional((TimeZone(identifier: text) ?? TimeZone(abbreviation: text))?.identifier, raw, refs)
    },
    Builtin("zone.offset") { _, raw, refs, _ in
      raw[0] = TimeZone(identifier: string(refs[0]).value)?.secondsFromGMT(for: date(raw[0])) ?? 0
    },
    Builtin("zone.abbreviation") { _, raw, refs, _ in
      putOptional(TimeZone(identifier: string(refs[0]).value)?.abbreviation(for: date(raw[0])), raw, refs)
    },
    Builtin("zone.fixed") { _, raw, refs, _ in
      putOptional(TimeZone(secondsFromGMT: raw[0])?.identifier, raw, refs)
    },
    Builtin("zone.current") { _, _, refs, _ in refs[0] = StringObject(TimeZone.current.identifier) },
    Builtin("locale.current") { _, _, refs, _ in refs[0] = StringObject(Locale.current.identifier) },
  ]

  /// Arithmetic with calendars, whose description is the first string.
  static let calendars: [Builtin] = [
    Builtin("calendar.parts") { machine, raw, refs, _ in
      refs[0] = try machine.makeArray(numbers(calendar(refs[0]).dateComponents(units(in: raw[0]), from: date(raw[1]))))
    },
    Builtin("calendar.date") { _, raw, refs, _ in
      putOptional(calendar(refs[0]).date(from: components(refs[1])), raw)
    },
    Builtin("calendar.adding") { _, raw, refs, _ in
      let sum = calendar(refs[0]).date(byAdding: components(refs[1]), to: date(raw[0]), wrappingComponents: raw[1] != 0)
      putOptional(sum, raw)
    },
    Builtin("calendar.between") { machine, raw, refs, _ in
      let parts = calendar(refs[0]).dateComponents(units(in: raw[0]), from: date(raw[1]), to: date(raw[2]))
      refs[0] = try machine.makeArray(numbers(parts))
    },
    Builtin("calendar.betweenParts") { machine, raw, refs, _ in
      let (from, to) = (components(refs[1]), components(refs[2]))
      refs[0] = try machine.makeArray(numbers(calendar(refs[0]).dateComponents(units(in: raw[0]), from: from, to: to)))
    },
    Builtin("calendar.range") { _, raw, refs, _ in
      let range = calendar(refs[0]).range(of: units[raw[0]], in: units[raw[1]], for: date(raw[2]))
      (raw[0], raw[1]) = (range?.lowerBound ?? 0, range?.upperBound ?? -1)
    },
    Builtin("calendar.ordinality") { _, raw, refs, _ in
      putOptional(calendar(refs[0]).ordinality(of: units[raw[0]], in: units[raw[1]], for: date(raw[2])), raw)
    },
    Builtin("calendar.interval") { _, raw, refs, _ in
      let interval = calendar(refs[0]).dateInterval(of: units[raw[0]], for: date(raw[1]))
      raw[0] = word(interval?.start.timeIntervalSinceReferenceDate ?? 0)
      raw[1] = word(interval?.duration ?? -1)
    },
    Builtin("calendar.next") { _, raw, refs, _ in
      let found = calendar(refs[0]).nextDate(
        after: date(raw[0]), matching: components(refs[1]), matchingPolicy: .nextTime,
        direction: raw[1] == 0 ? .forward : .backward)
      putOptional(found, raw)
    },
    Builtin("calendar.symbols") { machine, raw, refs, _ in
      let known = calendar(refs[0])
      let lists = [
        known.weekdaySymbols, known.shortWeekdaySymbols, known.veryShortWeekdaySymbols, known.monthSymbols,
        known.shortMonthSymbols, known.veryShortMonthSymbols, [known.amSymbol, known.pmSymbol],
      ]
      refs[0] = try machine.makeArray(lists[raw[0]])
    },
    Builtin("calendar.firstWeekday") { _, raw, refs, _ in raw[0] = calendar(refs[0]).firstWeekday },
    Builtin("calendar.minimumDays") { _, raw, refs, _ in raw[0] = calendar(refs[0]).minimumDaysInFirstWeek },
  ]
}
