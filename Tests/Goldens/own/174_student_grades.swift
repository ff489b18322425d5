import Foundation
struct Student {
    let name: String
    var scores: [String: [Double]]
    func average(in subject: String) -> Double? {
        guard let marks = scores[subject], !marks.isEmpty else { return nil }
        return marks.reduce(0, +) / Double(marks.count)
    }
    var overall: Double {
        let all = scores.values.flatMap { $0 }
        return all.isEmpty ? .nan : all.reduce(0, +) / Double(all.count)
    }
}
func letter(for score: Double) -> String {
    switch score {
    case 90...: return "A"
    case 80..<90: return "B"
    case 70..<80: return "C"
    case ..<70: return "F"
    default: return "?"
    }
}
let students = [
    Student(name: "Maya", scores: ["math": [92, 88.5, 95], "art": [78]]),
    Student(name: "Leo", scores: ["math": [65, 70], "art": [88, 91.25], "music": []]),
    Student(name: "Zoë", scores: [:]),
    Student(name: "Ian", scores: ["music": [100, 99.5]]),
]
print("Name".padding(toLength: 8, withPad: " ", startingAt: 0) + "| Avg    | Grade")
print(String(repeating: "-", count: 24))
for s in students.sorted(by: { ($0.overall.isNaN ? 0 : $0.overall) > ($1.overall.isNaN ? 0 : $1.overall) }) {
    let name = s.name.padding(toLength: 8, withPad: " ", startingAt: 0)
    print(name + String(format: "| %6.2f | %@", s.overall.isNaN ? 0.0 : s.overall, letter(for: s.overall)))
}
let subjects = Set(students.flatMap { $0.scores.keys }).sorted()
for subject in subjects {
    let averages = students.compactMap { s in s.average(in: subject).map { (s.name, $0) } }
    let best = averages.max { $0.1 < $1.1 }
    print("\(subject): best is \(best?.0 ?? "nobody") with \(best?.1 ?? 0)")
}
let groups = Dictionary(grouping: students) { letter(for: $0.overall) }
for (grade, list) in groups.sorted(by: { $0.key < $1.key }) {
    print(grade, list.map(\.name).sorted().joined(separator: ","))
}
let mean = students.map(\.overall).filter { !$0.isNaN }
let mu = mean.reduce(0, +) / Double(mean.count)
let variance = mean.map { pow($0 - mu, 2) }.reduce(0, +) / Double(mean.count)
print(String(format: "mean %.3f sd %.3f", mu, sqrt(variance)))
print(String(format: "%05d|%-6@|%+.1e|%x|%5.1f%%", 42, "ab", 12345.678, 255, 99.5))
var ranking = students.map(\.name)
ranking.sort { $0.localizedCompare($1) == .orderedAscending }
print(ranking, ranking.firstIndex(of: "Leo")!)
print((0.1 + 0.2), (2.0 / 3 * 100).rounded() / 100, 7.0.truncatingRemainder(dividingBy: 3), Double("1e3")!, Int(3.99), 1e16, 1e-5, 100.0)
