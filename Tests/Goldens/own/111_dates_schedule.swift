struct TimeOfDay: Hashable, Comparable, LosslessStringConvertible {
    let minutes: Int
    init(_ h: Int, _ m: Int = 0) { minutes = h * 60 + m }
    init?(_ text: String) {
        let parts = text.split(separator: ":").map { Int($0) }
        guard parts.count == 2, let h = parts[0], let m = parts[1], 0..<24 ~= h, 0..<60 ~= m else { return nil }
        self.init(h, m)
    }
    var description: String {
        let (h, m) = minutes.quotientAndRemainder(dividingBy: 60)
        return "\(h):" + (m < 10 ? "0\(m)" : "\(m)")
    }
    static func < (a: Self, b: Self) -> Bool { a.minutes < b.minutes }
    static func - (a: Self, b: Self) -> Int { a.minutes - b.minutes }
    static func + (a: Self, m: Int) -> Self { .init(0, a.minutes + m) }
}

struct Slot: Hashable {
    let start: TimeOfDay, end: TimeOfDay
    var length: Int { end - start }
    func overlaps(_ other: Slot) -> Bool { start < other.end && other.start < end }
}
extension Slot: CustomStringConvertible { var description: String { "\(start)–\(end)" } }
extension Slot: ExpressibleByStringLiteral {
    init(stringLiteral value: String) {
        let parts = value.split(separator: "-").compactMap { TimeOfDay(String($0)) }
        precondition(parts.count == 2, "not a slot: \(value)")
        (start, end) = (parts[0], parts[1])
    }
}

enum Weekday: Int, CaseIterable, CodingKeyLike { case mon = 1, tue, wed }
protocol CodingKeyLike { var label: String { get } }
extension CodingKeyLike where Self: RawRepresentable, RawValue == Int { var label: String { "\(rawValue):\(self)" } }

struct Schedule {
    private var bookings: [Weekday: [(slot: Slot, title: String)]] = [:]
    enum Conflict: Error { case overlaps(with: String) }

    mutating func book(_ title: String, on day: Weekday, _ slot: Slot) throws {
        if let clash = bookings[day]?.first(where: { $0.slot.overlaps(slot) }) { throw Conflict.overlaps(with: clash.title) }
        bookings[day, default: []].append((slot, title))
        bookings[day]?.sort { $0.slot.start < $1.slot.start }
    }

    func gaps(on day: Weekday, within hours: Slot = "9:00-17:00", atLeast minimum: Int = 1) -> [Slot] {
        var cursor = hours.start
        var result: [Slot] = []
        for (slot, _) in bookings[day] ?? [] {
            if slot.start > cursor { result.append(Slot(start: cursor, end: slot.start)) }
            cursor = max(cursor, slot.end)
        }
        if cursor < hours.end { result.append(Slot(start: cursor, end: hours.end)) }
        return result.filter { $0.length >= minimum }
    }

    func agenda() -> [String] {
        Weekday.allCases.flatMap { day in
            [day.label] + (bookings[day].map { list in list.map { "  \($0.slot) \($0.title)" } } ?? ["  free"])
        }
    }
    var busiest: Weekday? {
        bookings.max { a, b in total(a.value) < total(b.value) }?.key
    }
    private func total(_ list: [(slot: Slot, title: String)]) -> Int { list.lazy.map(\.slot.length).reduce(0, +) }
}

var week = Schedule()
let wishes: [(String, Weekday, Slot)] = [
    ("standup", .mon, "9:30-9:45"), ("lunch", .mon, "12:00-13:00"), ("review", .mon, "12:30-14:00"),
    ("planning", .mon, "10:00-11:30"), ("dentist", .wed, "16:00-18:00"), ("swim", .wed, "7:00-8:00"),
]
for (title, day, slot) in wishes {
    do { try week.book(title, on: day, slot) }
    catch Schedule.Conflict.overlaps(let other) { print("\(title) clashes with \(other)") }
}
print(week.agenda().joined(separator: "\n"))
print(week.gaps(on: .mon), week.gaps(on: .mon, atLeast: 60), week.gaps(on: .tue), week.gaps(on: .wed))
print(week.busiest!, TimeOfDay("25:00") as Any, TimeOfDay("7:05")!, TimeOfDay("x") as Any, TimeOfDay(23, 50) + 5)
let common = week.gaps(on: .mon).flatMap { a in week.gaps(on: .wed).filter(a.overlaps).map { b in Slot(start: max(a.start, b.start), end: min(a.end, b.end)) } }
print(common, common.max { $0.length < $1.length }?.length ?? 0, Set(common).contains("9:00-9:30"))
