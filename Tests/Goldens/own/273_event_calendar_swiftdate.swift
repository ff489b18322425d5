import Foundation
extension Calendar { static let utc: Calendar = { var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "UTC")!; c.firstWeekday = 2; return c }() }
extension Date {
    init(_ y: Int, _ m: Int, _ d: Int, _ h: Int = 0, _ min: Int = 0) { self = Calendar.utc.date(from: DateComponents(year: y, month: m, day: d, hour: h, minute: min))! }
    var iso: String { let c = Calendar.utc.dateComponents([.year, .month, .day], from: self); return String(format: "%04d-%02d-%02d", c.year!, c.month!, c.day!) }
    func adding(_ n: Int, _ unit: Calendar.Component) -> Date { Calendar.utc.date(byAdding: unit, value: n, to: self)! }
    var weekdayName: String { ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][Calendar.utc.component(.weekday, from: self) - 1] }
}
enum Recurrence { case daily(every: Int), weekly(Set<Int>), monthly(day: Int)
    func dates(from start: Date, until end: Date) -> [Date] {
        switch self {
        case .daily(let n): return sequence(first: start) { let d = $0.adding(n, .day); return d <= end ? d : nil }.map { $0 }
        case .weekly(let days): return sequence(first: start) { let d = $0.adding(1, .day); return d <= end ? d : nil }.filter { days.contains(Calendar.utc.component(.weekday, from: $0)) }
        case .monthly(let day):
            var out: [Date] = []
            var c = Calendar.utc.dateComponents([.year, .month], from: start)
            while let first = Calendar.utc.date(from: c), first <= end {
                let length = Calendar.utc.range(of: .day, in: .month, for: first)!.count
                let d = first.adding(min(day, length) - 1, .day)
                if d >= start && d <= end { out.append(d) }
                c.month! += 1
            }
            return out
        }
    }
}
let start = Date(2024, 1, 29), end = Date(2024, 4, 30)
print(Recurrence.daily(every: 30).dates(from: start, until: end).map(\.iso))
print(Recurrence.weekly([2, 6]).dates(from: start, until: start.adding(10, .day)).map { "\($0.iso) \($0.weekdayName)" })
print(Recurrence.monthly(day: 31).dates(from: start, until: end).map(\.iso))
print(start.adding(1, .month).iso, Date(2024, 2, 29).adding(1, .year).iso, Date(2023, 12, 31).adding(1, .day).iso, start.adding(-1, .weekOfYear).iso)
let diff = Calendar.utc.dateComponents([.month, .day], from: start, to: end)
print(diff.month!, diff.day!, end.timeIntervalSince(start) / 86400, start < end, Calendar.utc.isDate(start, equalTo: Date(2024, 1, 1), toGranularity: .month))
func month(_ y: Int, _ m: Int) {
    let first = Date(y, m, 1)
    let lead = (Calendar.utc.component(.weekday, from: first) + 5) % 7
    let days = Calendar.utc.range(of: .day, in: .month, for: first)!
    print("Mo Tu We Th Fr Sa Su")
    var line = String(repeating: "   ", count: lead)
    for d in days {
        line += (d < 10 ? " " : "") + "\(d) "
        if (lead + d) % 7 == 0 || d == days.upperBound - 1 { print(line.trimmingCharacters(in: .whitespaces).isEmpty ? "" : String(line.dropLast())); line = "" }
    }
}
month(2024, 2)
let f = DateFormatter()
f.calendar = .utc; f.timeZone = Calendar.utc.timeZone; f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = "EEE, MMM d, yyyy 'at' HH:mm"
print(f.string(from: Date(2024, 7, 4, 18, 5)), f.date(from: "Mon, Jan 1, 2024 at 00:00")!.timeIntervalSince1970)
print(Calendar.utc.component(.dayOfYear, from: Date(2024, 12, 31)), Calendar.utc.date(bySettingHour: 9, minute: 30, second: 0, of: start)!.timeIntervalSince(start) / 3600)
print(DateInterval(start: start, end: end).contains(Date(2024, 3, 1)), DateInterval(start: start, duration: 3600).duration, Date.distantPast < start)
