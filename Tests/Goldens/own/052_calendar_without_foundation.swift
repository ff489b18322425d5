struct Day: Comparable, Strideable, CustomStringConvertible {
  let number: Int  // days since 1970-01-01

  init(number: Int) { self.number = number }

  init?(year: Int, month: Int, day: Int) {
    guard 1...12 ~= month, day >= 1, day <= Day.length(ofMonth: month, year) else { return nil }
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yoe = y - era * 400
    let doy = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let doe = yoe * 365 + yoe / 4 - yoe / 100 + doy
    number = era * 146_097 + doe - 719_468
  }

  static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  static func length(ofMonth m: Int, _ year: Int) -> Int {
    switch m {
    case 2: return isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }

  var components: (year: Int, month: Int, day: Int) {
    let z = number + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let doe = z - era * 146_097
    let yoe = (doe - doe / 1460 + doe / 36524 - doe / 146_096) / 365
    let doy = doe - (365 * yoe + yoe / 4 - yoe / 100)
    let mp = (5 * doy + 2) / 153
    let month = mp < 10 ? mp + 3 : mp - 9
    return (yoe + era * 400 + (month <= 2 ? 1 : 0), month, doy - (153 * mp + 2) / 5 + 1)
  }

  enum Weekday: Int, CaseIterable { case monday, tuesday, wednesday, thursday, friday, saturday, sunday }
  var weekday: Weekday { Weekday(rawValue: ((number + 3) % 7 + 7) % 7)! }

  func distance(to other: Day) -> Int { other.number - number }
  func advanced(by n: Int) -> Day { Day(number: number + n) }
  static func < (a: Day, b: Day) -> Bool { a.number < b.number }

  var description: String {
    let (y, m, d) = components
    return "\(y)-\(m < 10 ? "0" : "")\(m)-\(d < 10 ? "0" : "")\(d)"
  }
}

let moon = Day(year: 1969, month: 7, day: 20)!
print(moon, moon.weekday, moon.number)
print([1900, 1996, 2000, 2023, 2024, 2100].map(Day.isLeap))
print(Day(year: 2023, month: 2, day: 29) as Any, Day(year: 2024, month: 2, day: 29)!, Day(year: 2024, month: 13, day: 1) == nil)
let new = Day(year: 2025, month: 1, day: 1)!
print(new.advanced(by: -1), new.advanced(by: 365), moon.distance(to: new), new > moon, new.weekday.rawValue)
print((new..<new.advanced(by: 7)).map { "\($0.weekday)".prefix(2) })
print(stride(from: new, through: new.advanced(by: 30), by: 10).map(\.description))

func meetup(_ year: Int, _ month: Int, _ weekday: Day.Weekday, _ schedule: String) -> Day? {
  let days = (1...Day.length(ofMonth: month, year)).compactMap { Day(year: year, month: month, day: $0) }
  let fitting = days.filter { $0.weekday == weekday }
  switch schedule {
  case "first": return fitting[0]
  case "second": return fitting[1]
  case "last": return fitting.last
  case "teenth": return fitting.first { (13...19).contains($0.components.day) }
  default: return nil
  }
}
for schedule in ["first", "second", "last", "teenth", "fifth"] {
  print(schedule, meetup(2013, 5, .monday, schedule)?.description ?? "unknown", terminator: ", ")
}
print()
func calendar(_ year: Int, _ month: Int) {
  let first = Day(year: year, month: month, day: 1)!
  var line = String(repeating: "   ", count: first.weekday.rawValue)
  print(Day.Weekday.allCases.map { "\($0)".prefix(2).capitalizedFirst }.joined(separator: " "))
  for d in 1...Day.length(ofMonth: month, year) {
    line += (d < 10 ? " " : "") + "\(d) "
    if Day(year: year, month: month, day: d)!.weekday == .sunday { print(line); line = "" }
  }
  if !line.isEmpty { print(line) }
}
extension StringProtocol { var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() } }
calendar(2024, 2)
print((2000...2100).filter { Day(year: $0, month: 2, day: 29)?.weekday == .sunday })
