enum Weekday: Int, CaseIterable, CustomStringConvertible {
    case saturday, sunday, monday, tuesday, wednesday, thursday, friday
    var description: String { String(String(describing: self as Any).count) }
    var name: String {
        switch self {
        case .saturday: "Saturday"
        case .sunday: "Sunday"
        case .monday: "Monday"
        case .tuesday: "Tuesday"
        case .wednesday: "Wednesday"
        case .thursday: "Thursday"
        case .friday: "Friday"
        }
    }
}
extension Weekday { var isWeekend: Bool { [.saturday, .sunday].contains(self) } }
struct Day: Comparable, Hashable {
    var year: Int, month: Int, day: Int
    static let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    static func isLeap(_ y: Int) -> Bool { (y % 4 == 0 && y % 100 != 0) || y % 400 == 0 }
    static func length(_ m: Int, _ y: Int) -> Int { m == 2 && isLeap(y) ? 29 : lengths[m - 1] }
    init?(_ year: Int, _ month: Int, _ day: Int) {
        guard 1...12 ~= month, (1...Day.length(month, year)).contains(day) else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }
    init?(iso: String) {
        let p = iso.split(separator: "-").map { Int($0) }
        guard p.count == 3, case let (y?, m?, d?) = (p[0], p[1], p[2]) else { return nil }
        self.init(y, m, d)
    }
    var weekday: Weekday {
        let (y, m) = month < 3 ? (year - 1, month + 12) : (year, month)
        let h = (day + 13 * (m + 1) / 5 + y + y / 4 - y / 100 + y / 400) % 7
        return Weekday(rawValue: h)!
    }
    var dayOfYear: Int { (1..<month).map { Day.length($0, year) }.reduce(day, +) }
    var next: Day {
        if let d = Day(year, month, day + 1) { return d }
        return Day(year, month + 1, 1) ?? Day(year + 1, 1, 1)!
    }
    static func < (a: Day, b: Day) -> Bool { (a.year, a.month, a.day) < (b.year, b.month, b.day) }
}
extension Day: Strideable {
    func advanced(by n: Int) -> Day { (0..<n).reduce(self) { d, _ in d.next } }
    func distance(to other: Day) -> Int {
        var (d, n) = (min(self, other), 0)
        let end = max(self, other)
        while d < end { d = d.next; n += 1 }
        return self <= other ? n : -n
    }
}
print(Day(2024, 2, 30) as Any, Day(iso: "2023-02-29") == nil)
let start = Day(iso: "2024-02-27")!, end = Day(2024, 3, 2)!
for d in start...end { print(d.year, d.month, d.day, d.weekday.name, d.weekday.isWeekend, d.dayOfYear) }
print(start.distance(to: end), end.distance(to: start), (start..<end).count)
print([1900, 2000, 2023, 2024].filter(Day.isLeap))
let fridays = (1...12).compactMap { Day(2026, $0, 13) }.filter { $0.weekday == .friday }
print(fridays.map(\.month))
print([end, start].sorted().map(\.day), Set([start, start, end]).count, max(start, end).month)
print(stride(from: start, to: end, by: 2).map(\.day))
