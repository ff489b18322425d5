import Foundation
class Person: Equatable, Hashable, CustomStringConvertible {
    let firstName: String, lastName: String
    init(firstName: String, lastName: String) { self.firstName = firstName; self.lastName = lastName }
    var fullName: String { "\(firstName) \(lastName)" }
    var role: String { "person" }
    var description: String { "\(fullName) (\(role))" }
    static func == (lhs: Person, rhs: Person) -> Bool { lhs.fullName == rhs.fullName && type(of: lhs) == type(of: rhs) }
    func hash(into hasher: inout Hasher) { hasher.combine(fullName) }
}
class Student: Person {
    private(set) var grades: [String: [Grade]] = [:]
    enum Grade: Int, Comparable, CaseIterable { case f = 0, d, c, b, a
        static func < (l: Grade, r: Grade) -> Bool { l.rawValue < r.rawValue }
        init?(letter: String) { switch letter.uppercased() { case "A": self = .a; case "B": self = .b; case "C": self = .c; case "D": self = .d; case "F": self = .f; default: return nil } } }
    override var role: String { "student" }
    func add(_ letter: String, for course: String) throws { guard let g = Grade(letter: letter) else { throw GradebookError.invalidGrade(letter) }; grades[course, default: []].append(g) }
    func average(_ course: String? = nil) -> Double? {
        let all = course.map { grades[$0] ?? [] } ?? grades.values.flatMap { $0 }
        return all.isEmpty ? nil : Double(all.map(\.rawValue).reduce(0, +)) / Double(all.count)
    }
    var best: (course: String, grade: Grade)? { grades.compactMap { c, gs in gs.max().map { (c, $0) } }.max { ($0.1, $1.0) < ($1.1, $0.0) } }
}
final class Teacher: Person { var courses: [String]
    init(_ first: String, _ last: String, teaching courses: String...) { self.courses = courses; super.init(firstName: first, lastName: last) }
    override var role: String { "teacher of " + courses.joined(separator: " and ") }
    override var description: String { "Prof. " + super.description } }
enum GradebookError: Error, LocalizedError { case invalidGrade(String), notEnrolled(student: String, course: String), full(max: Int)
    var errorDescription: String? { switch self { case .invalidGrade(let g): "'\(g)' is not a grade"; case .notEnrolled(let s, let c): "\(s) does not take \(c)"; case .full(let m): "course is full (\(m))" } } }
struct Course { let name: String; let teacher: Teacher; let capacity: Int; private(set) var roster: [Student] = []
    init(name: String, teacher: Teacher, capacity: Int = 2) { self.name = name; self.teacher = teacher; self.capacity = capacity }
    mutating func enroll(_ s: Student) throws { guard roster.count < capacity else { throw GradebookError.full(max: capacity) }; if !roster.contains(s) { roster.append(s) } }
    func grade(_ s: Student, _ letter: String) throws { guard roster.contains(where: { $0 === s }) else { throw GradebookError.notEnrolled(student: s.fullName, course: name) }; try s.add(letter, for: name) } }
let euler = Teacher("Leonhard", "Euler", teaching: "Math", "Physics")
var math = Course(name: "Math", teacher: euler), art = Course(name: "Art", teacher: Teacher("Frida", "Kahlo", teaching: "Art"), capacity: 1)
let ann = Student(firstName: "Ann", lastName: "Lee"), ben = Student(firstName: "Ben", lastName: "Oz"), cat = Student(firstName: "Cat", lastName: "Fox")
func attempt(_ f: () throws -> Void) { do { try f() } catch let e as LocalizedError { print("!", e.errorDescription ?? "unknown") } catch { print("?", error) } }
attempt { try math.enroll(ann); try math.enroll(ann); try math.enroll(ben); try math.enroll(cat) }
attempt { try art.enroll(ann); try art.enroll(cat) }
attempt { for l in ["a", "B", "c"] { try math.grade(ann, l) } }
attempt { try math.grade(ben, "d"); try math.grade(ben, "x") }
attempt { try art.grade(cat, "A") }
attempt { try art.grade(ann, "A") }
for s in [ann, ben, cat].sorted(by: { ($0.average() ?? -1, $1.lastName) > ($1.average() ?? -1, $0.lastName) }) {
    print(s, s.average().map { String(format: "%.2f", $0) } ?? "n/a", s.best.map { "\($0.course): \($0.grade)" } ?? "-", s.grades.keys.sorted())
}
print(math.teacher, art.teacher.fullName, ann == Student(firstName: "Ann", lastName: "Lee"), ann == Person(firstName: "Ann", lastName: "Lee"), Set<Person>([ann, ben, ann, euler]).count, math.roster.count)
print(Student.Grade.allCases.max()!, Student.Grade.a > .b, [Student.Grade.c, .a, .f].sorted(), ann.average("Art")!, ann.average("Gym") as Any)
