import Testing

@testable import Lessons

@Suite("Proving a course")
struct VerifierTests {
  /// The faults of a course proved on two engines.
  private func faults(_ fixture: Fixture, _ engines: [FakeEngine]? = nil) -> [Proof] {
    let engines = engines ?? [.passing(), .passing(name: .native)]
    return Verifier(engines: engines).verify(fixture.course).faults
  }

  @Test("A course in order is proved")
  func good() {
    let fixture = Fixture()
    let report = Verifier(engines: [FakeEngine.passing(), .passing(name: .native)]).verify(fixture.course)
    #expect(report.faults == [])
    #expect(report.holds)
    #expect(report.exerciseCount == 2)
    #expect(report.checkCount == 2 * 2 * 7)
  }

  @Test("A starter that passes, a solution that fails, a wrong answer that passes: each is a fault")
  func candidates() {
    let fixture = Fixture()
    fixture.folder.write("// right\n", to: "Chapters/01-one/01-first/Exercise.swift")
    fixture.folder.write("// bad\n", to: "Solutions/01-one/02-second.swift")
    fixture.folder.write("// fails: It is right\n// right\n", to: "Tests/WrongAnswers/01-one/02-second/1.swift")
    fixture.folder.write("// bad\n", to: "Tests/RightAnswers/01-one/02-second/other.swift")
    let found = faults(fixture, [.passing()])
    #expect(
      found.map(\.claim) == [
        "The starter compiles and fails", "The solution passes", "The right answer 'other' passes",
        "The wrong answer '1' fails “It is right”",
      ])
  }

  @Test("Wrong answers that claim nothing, or a check or question that is not there")
  func claims() {
    let fixture = Fixture()
    fixture.folder.write("// nothing\n", to: "Tests/WrongAnswers/01-one/01-first/1.swift")
    fixture.folder.write("// fails: Other\n", to: "Tests/WrongAnswers/01-one/01-first/2.swift")
    fixture.folder.write("# question: other\n1\n", to: "Tests/WrongAnswers/01-one/01-first/6.txt")
    fixture.folder.write("# question: sum\n4\n", to: "Tests/WrongAnswers/01-one/01-first/7.txt")
    let wordings = faults(fixture, [.passing()]).compactMap(\.fault)
    #expect(wordings.contains(CourseFault.Kind.wrongAnswerWithoutClaim.wording))
    #expect(wordings.contains("there is no check 'Other'"))
    #expect(wordings.contains("there is no question 'other'"))
    #expect(wordings.contains("'4' is what the code says"))
  }

  @Test("A remark on the right answer, and an answer that is no choice")
  func questions() {
    let fixture = Fixture()
    let lesson = Fixture.lesson.replacing("> when 5:", with: "> when 4:")
    fixture.folder.write(lesson, to: "Chapters/01-one/01-first/Lesson.md")
    #expect(faults(fixture, [.passing()]).compactMap(\.fault) == ["there is a remark on '4', which is right"])
    let choices = Fixture.lesson.replacing("> when 5: Nearly.", with: "- [ ] 5\n- [ ] 6")
    fixture.folder.write(choices, to: "Chapters/01-one/01-first/Lesson.md")
    #expect(faults(fixture, [.passing()]).compactMap(\.fault) == ["no choice says '4'"])
  }

  @Test("Engines that differ in an answer, a name, a count or a result")
  func engines() {
    let fixture = Fixture()
    var other = FakeEngine.passing(name: .native)
    other.answers = ["sum": "5"]
    #expect(faults(fixture, [.passing(), other]).contains { $0.fault == "interpreter says 4, native says 5" })
    let a = EngineRun(ending: .finished, checks: [CheckItem(name: "A"), CheckItem(name: "B")])
    let b = EngineRun(ending: .trapped, checks: [CheckItem(name: "A", issues: [.init(message: "no")])])
    #expect(EngineComparison(a, b).differences.count == 3)
    #expect(EngineComparison(a, a).differences == [])
  }

  @Test(
    "Files that do not belong, links that lead nowhere, code without an end",
    arguments: [
      ("Chapters/01-one/01-first/Old.swift", "", "'Old.swift' belongs to no exercise"),
      (
        "Chapters/01-one/01-first/Lesson.md", Fixture.lesson.replacing("Some prose.", with: "[a](b.md)"),
        "the link to 'b.md'"
      ),
      ("Chapters/01-one/01-first/Lesson.md", Fixture.lesson + "\n```swift\n", "never closed"),
      ("Chapters/01-one/01-first/Questions.swift", "func answer_other() {}", "'answer_sum()'"),
      ("Chapters/01-one/01-first/Checks.swift", "import Testing", "holds no @Test"),
    ])
  func files(name: String, text: String, wording: String) {
    let fixture = Fixture()
    fixture.folder.write(text, to: name)
    #expect(faults(fixture, [.passing()]).contains { $0.fault?.contains(wording) == true })
  }

  @Test("Solutions and answers of exercises that are not there")
  func orphans() {
    let fixture = Fixture()
    fixture.folder.write("", to: "Solutions/01-one/09-gone.swift")
    fixture.folder.write("", to: "Tests/WrongAnswers/02-gone/01-first/a.swift")
    let places = faults(fixture, [.passing()]).map { $0.place?.file.dropFirst(fixture.folder.path.count) }
    #expect(places == ["/Solutions/01-one", "/Tests/WrongAnswers/02-gone"])
  }

  @Test("Nothing to prove is no proof")
  func empty() {
    #expect(!Verifier(engines: []).verify(Course(root: "/nowhere")).holds)
  }

  @Test("Proofs come in the order of the course, whatever the number of threads")
  func order() {
    let fixture = Fixture()
    for index in 3...9 { fixture.exercise("0\(index)-more\(index)", lesson: Fixture.lesson, questions: true) }
    let one = Verifier(engines: [FakeEngine.passing()], width: 1).verify(fixture.course)
    let four = Verifier(engines: [FakeEngine.passing()], width: 4).verify(fixture.course)
    #expect(one == four)
  }
}
