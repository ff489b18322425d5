struct School {
  private var grades = [Int: [String]]()

  var roster: [(grade: Int, students: [String])] {
    grades.keys.sorted().map { ($0, grades[$0]!.sorted()) }
  }

  mutating func enroll(_ names: String..., in grade: Int) {
    for name in names {
      if let old = self.grade(of: name) {
        print("  \(name) is already in grade \(old)")
        continue
      }
      grades[grade, default: []].append(name)
    }
  }

  mutating func promote(_ name: String) -> Bool {
    guard let old = grade(of: name), let place = grades[old]?.firstIndex(of: name) else { return false }
    grades[old]?.remove(at: place)
    if grades[old]?.isEmpty == true { grades[old] = nil }
    grades[old + 1, default: []].append(name)
    return true
  }

  func grade(of name: String) -> Int? {
    grades.first { $0.value.contains(name) }?.key
  }

  subscript(grade: Int) -> [String] { grades[grade] ?? [] }
}

var school = School()
school.enroll("Zoe", "Adam", in: 2)
school.enroll("Lena", in: 1)
school.enroll("Bea", "Zoe", "Cem", in: 5)
print(school[2], school[9])
print(school.roster)
for (grade, students) in school.roster {
  print("Grade \(grade): \(students.joined(separator: ", "))")
}
print(school.promote("Lena"), school.promote("Nobody"))
print(school.roster.map { "\($0.grade):\($0.students.count)" })

struct Score { let name: String; let points: Int; let subject: String }
let scores = [
  Score(name: "Adam", points: 71, subject: "maths"), Score(name: "Bea", points: 88, subject: "maths"),
  Score(name: "Adam", points: 93, subject: "art"), Score(name: "Cem", points: 55, subject: "art"),
  Score(name: "Bea", points: 64, subject: "art"), Score(name: "Cem", points: 79, subject: "maths"),
]
let bySubject = Dictionary(grouping: scores, by: \.subject)
for subject in bySubject.keys.sorted() {
  let list = bySubject[subject]!
  let mean = Double(list.map(\.points).reduce(0, +)) / Double(list.count)
  let best = list.max { $0.points < $1.points }!
  print("\(subject): mean \(mean), best \(best.name) with \(best.points)")
}
let totals = scores.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += $1.points }
for (name, sum) in totals.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) { print(name, sum) }
func letter(_ points: Int) -> Character {
  switch points {
  case 90...: return "A"
  case 80..<90: return "B"
  case 70..<80: return "C"
  case ..<60: return "F"
  default: return "D"
  }
}
print(String(scores.map { letter($0.points) }))
let passedAll = Dictionary(grouping: scores, by: { $0.name }).filter { $1.allSatisfy { $0.points >= 60 } }.keys.sorted()
print("passed everything:", passedAll)
