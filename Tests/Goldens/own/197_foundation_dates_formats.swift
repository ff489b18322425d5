import Foundation
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let formatter = DateFormatter()
formatter.calendar = calendar
formatter.timeZone = calendar.timeZone
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.dateFormat = "yyyy-MM-dd HH:mm"
struct Meeting { let title: String; let start: Date; let minutes: Int
    var end: Date { start.addingTimeInterval(TimeInterval(minutes * 60)) }
    func overlaps(_ other: Meeting) -> Bool { start < other.end && other.start < end }
}
let raw = [("standup", "2024-02-28 09:00", 15), ("review", "2024-02-28 09:10", 60), ("lunch", "2024-02-28 12:00", 45), ("bad", "2024-02-30", 10)]
var meetings: [Meeting] = []
for (title, text, minutes) in raw {
    guard let date = formatter.date(from: text) else { print("bad date \(text)"); continue }
    meetings.append(Meeting(title: title, start: date, minutes: minutes))
}
for (i, a) in meetings.enumerated() {
    for b in meetings.dropFirst(i + 1) where a.overlaps(b) { print("\(a.title) overlaps \(b.title)") }
}
let first = meetings[0].start
let next = calendar.date(byAdding: .day, value: 2, to: first)!
print(formatter.string(from: next))
let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: next)
print(parts.year!, parts.month!, parts.day!, parts.weekday!)
print(calendar.dateComponents([.day, .hour], from: first, to: calendar.date(byAdding: .hour, value: 50, to: first)!).day ?? -1)
formatter.dateFormat = "EEEE, d MMMM yyyy"
print(formatter.string(from: first))
formatter.dateFormat = "h:mm a"
print(formatter.string(from: meetings[2].end))
var birth = DateComponents()
birth.year = 1990; birth.month = 12; birth.day = 31
let born = calendar.date(from: birth)!
print(calendar.dateComponents([.year], from: born, to: first).year!)
print(calendar.isDate(first, inSameDayAs: meetings[2].start), calendar.startOfDay(for: first) < first, calendar.component(.hour, from: first))
print(first.timeIntervalSince1970, meetings[1].start.timeIntervalSince(first), Date(timeIntervalSince1970: 0) < first)
print(calendar.range(of: .day, in: .month, for: first)!.count, calendar.isDateInWeekend(first))
print(ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: 86400)))
let sorted = meetings.sorted { $0.end > $1.end }.map(\.title)
print(sorted, meetings.map(\.start).max()! == meetings[2].start)
