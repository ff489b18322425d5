import Foundation
var utc = Calendar(identifier: .gregorian); utc.timeZone = TimeZone(identifier: "UTC")!
let d = Date(timeIntervalSince1970: 86400 * 365 + 3700)
print(utc.dateComponents([.year], from: d)); print(utc.dateComponents([.hour, .minute], from: d)); print(utc.dateComponents([.day], from: d, to: d.addingTimeInterval(200000))); print(utc.dateComponents([.month, .day], from: d, to: d.addingTimeInterval(20000000)))
print(DateComponents(year: 2024, month: 2)); print(DateComponents()); print([DateComponents(day: 3)]); print(DateComponents(calendar: utc, year: 1)); print(utc.dateComponents([.weekday, .weekOfYear, .dayOfYear, .quarter, .nanosecond, .era, .yearForWeekOfYear, .weekOfMonth, .weekdayOrdinal], from: d))
var c = DateComponents(); c.day = 5; print(c, "\(c)"); print(utc.dateComponents(in: utc.timeZone, from: d).day!)
print(DateComponents(timeZone: utc.timeZone, hour: 3)); print(utc.nextDate(after: d, matching: DateComponents(hour: 9), matchingPolicy: .nextTime)!); print(utc.timeZone, Locale(identifier: "en_US"), utc.firstWeekday)
print(utc.date(bySetting: .day, value: 5, of: d) as Any, utc.compare(d, to: d, toGranularity: .day) == .orderedSame, utc.isDateInWeekend(d), utc.component(.weekday, from: d), utc.dateInterval(of: .month, for: d)!.duration, utc.ordinality(of: .day, in: .year, for: d)!, utc.isDateInToday(d), utc.date(from: DateComponents(year: 2024, month: 2, day: 30))!, utc.monthSymbols[1], utc.shortWeekdaySymbols)
