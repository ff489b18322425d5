import Foundation
import Testing

@testable import Lessons

@Suite("A learner's work")
struct StudyTests {
  @Test("From start to solved: questions, a failing check, a right answer, the solution")
  func wholeWay() throws {
    let fixture = Fixture()
    let study = fixture.study
    #expect(study.list().next == "1.1")
    #expect(throws: StudyError.notStarted("1.1")) { try study.check() }
    let started = try study.start()
    #expect(started.files == ["Answers/01-one/01-first/Exercise.swift"])
    #expect(started.written == started.files)
    #expect(try study.start("first").written == [])

    let question = try #require(try study.question())
    #expect(question.question.name == "sum")
    let wrong = try study.answer(nil, question: "sum", with: " 5 ")
    #expect(!wrong.isRight)
    #expect(wrong.feedback == "Nearly.")
    #expect(wrong.openQuestions == 1)

    let failed = try study.check()
    #expect(failed.verdict == .failed)
    #expect(failed.exitCode == 1)
    #expect(failed.passedCount == 0)
    #expect(try study.solution("first").files.isEmpty)

    fixture.folder.write("// right\n", to: "Answers/01-one/01-first/Exercise.swift")
    #expect(try study.check().verdict == .unanswered)
    let right = try study.answer(nil, question: "sum", with: "4")
    #expect(right.isRight)
    #expect(right.exercise.isSolved)
    #expect(try study.check("1.1").verdict == .solved)
    #expect(try study.solution("1.1").files == [SourceText(name: "Exercise.swift", text: "// right\n")])
    #expect(study.list().next == "1.2")
    #expect(study.current()?.name == "second")
  }

  @Test("Without a word a command means what was touched last, while it is unsolved")
  func current() throws {
    let fixture = Fixture()
    _ = try fixture.study.start("second")
    #expect(fixture.study.current()?.name == "second")
  }

  @Test("Hints come one at a time, the last one again; a reset begins anew")
  func hints() throws {
    let study = Fixture().study
    #expect(try study.hint("1.1")?.text == "Look.")
    #expect(try study.hint("1.1")?.position == 2)
    #expect(try study.hint("1.1")?.position == 2)
    _ = try study.reset("1.1")
    #expect(try study.hint("1.1")?.position == 1)
  }

  @Test("A reset puts the starter back, keeps what was written, and files that the learner added")
  func reset() throws {
    let fixture = Fixture()
    _ = try fixture.study.start()
    fixture.folder.write("// mine\n", to: "Answers/01-one/01-first/Exercise.swift")
    fixture.folder.write("// more\n", to: "Answers/01-one/01-first/Extra.swift")
    let report = try fixture.study.reset()
    #expect(report.kept == ["Answers/.kept/first/1/Exercise.swift", "Answers/.kept/first/1/Extra.swift"])
    #expect(fixture.folder.text("Answers/.kept/first/1/Exercise.swift") == "// mine\n")
    #expect(fixture.folder.text("Answers/01-one/01-first/Exercise.swift") == "// wrong\n")
    #expect(fixture.folder.text("Answers/01-one/01-first/Extra.swift") == nil)
    #expect(try fixture.study.reset().kept == [])
    fixture.folder.write("// again\n", to: "Answers/01-one/01-first/Exercise.swift")
    #expect(try fixture.study.reset().kept == ["Answers/.kept/first/2/Exercise.swift"])
  }

  @Test("The learner's folder is found from inside and from beside, and an exercise in it whatever its number was")
  func folders() throws {
    let fixture = Fixture()
    _ = try fixture.study.start()
    let root = fixture.folder.path
    #expect(AnswerFolder.find(from: root + "/Answers/01-one/01-first").path == root + "/Answers")
    #expect(AnswerFolder.find(from: root + "/Chapters").path == root + "/Answers")
    try FileManager.default.moveItem(atPath: root + "/Answers/01-one", toPath: root + "/Answers/04-old")
    try FileManager.default.moveItem(
      atPath: root + "/Answers/04-old/01-first", toPath: root + "/Answers/04-old/07-first")
    #expect(fixture.study.folder.isStarted(fixture.course.exercises[0]))
    #expect(try fixture.study.start().written == [])
  }

  @Test("Choices are understood by number and in any case, and a slip costs nothing")
  func choices() throws {
    let question = Question(name: "q", text: "", choices: ["true", "not true"], feedback: [], line: 1)
    #expect(try question.understood("2") == "not true")
    #expect(try question.understood(" TRUE") == "true")
    #expect(throws: StudyError.noChoice("3", choices: ["true", "not true"])) { try question.understood("3") }
  }

  @Test(
    "Free answers agree by value",
    arguments: [
      ("4", "4", true), ("4.0", "4", true), ("yes", "true", true), ("\"a\"", "a", true), ("5", "4", false),
      ("no", "true", false), ("twice", "2", true), ("", "0", false),
    ])
  func freeAnswers(given: String, right: String, agrees: Bool) {
    let question = Question(name: "q", text: "", choices: [], feedback: [], line: 1)
    #expect(question.agrees(given, with: right) == agrees)
  }

  @Test("What can be no answer, such as Swift typed too early, is not taken for one; words are taken for what they say")
  func kindsOfAnswers() throws {
    let question = Question(name: "q", text: "", choices: [], feedback: [], line: 1)
    #expect(throws: StudyError.otherKind("player.current", expected: "a number")) {
      try question.answer("player.current", like: "1")
    }
    #expect(throws: StudyError.otherKind("1", expected: "true or false")) { try question.answer("1", like: "true") }
    #expect(try question.answer("no", like: "true") == "false")
    #expect(try question.answer("once", like: "2") == "1")
    #expect(try question.answer("1.5", like: "2") == "1.5")
    #expect(try question.answer("anything", like: "a text") == "anything")
  }

  @Test("A run without a single check is no success")
  func nothingRan() throws {
    var fixture = Fixture()
    fixture.interpreter.checking = { _ in EngineRun(ending: .finished) }
    _ = try fixture.study.start("second")
    let report = try fixture.study.check("second")
    #expect(report.verdict == .unchecked)
    #expect(report.exitCode == 1)
  }

  @Test(
    "What stopped the checks decides the exit code",
    arguments: [
      (Ending.invalid, 1), (.trapped, 3), (.exceeded, 4), (.unsupported, 5), (.defect, 6),
    ] as [(Ending, Int32)])
  func exitCodes(ending: Ending, code: Int32) throws {
    var fixture = Fixture()
    fixture.interpreter.checking = { _ in EngineRun(ending: ending) }
    _ = try fixture.study.start("second")
    #expect(try fixture.study.check("second").exitCode == code)
  }

  @Test("When the checks do not fit the code, that is said, and hidden ones are not shown")
  func refusedChecks() throws {
    var fixture = Fixture()
    let checks = "Chapters/01-one/02-second/Checks.swift"
    fixture.interpreter.checking = { _ in
      EngineRun(
        ending: .invalid,
        messages: [
          Message("cannot find 'Store' in scope", place: Place(file: checks, line: 1), excerpt: "let s = Store()")
        ])
    }
    _ = try fixture.study.start("second")
    let report = try fixture.study.check("second")
    #expect(report.remarks.count == 1)
    #expect(report.messages[0].excerpt == "let s = Store()")
    fixture.folder.write("@Test(.hidden) func a() {}\n", to: "Chapters/01-one/02-second/Checks.swift")
    #expect(try fixture.study.check("second").messages[0].excerpt == "")
  }

  @Test("Reports are JSON whose keys never change their order")
  func json() throws {
    let study = Fixture().study
    let report = study.list()
    let text = String(decoding: try JSONEncoder.stable.encode(report), as: UTF8.self)
    #expect(text.hasPrefix("{\"exercises\":[{\"chapter\":\"One\",\"isSolved\":false"))
  }
}

@Suite("The arbiter")
struct ArbiterTests {
  /// A study whose evaluator refuses everything, with a compiler that says `verdict`.
  private func fixture(_ verdict: [Message]?) throws -> Fixture {
    var fixture = Fixture()
    fixture.interpreter.checking = { _ in
      EngineRun(ending: .unsupported, messages: [Message("no macros", excerpt: "@M")])
    }
    fixture.native = .passing(on: "// wrong", name: .native)
    fixture.arbiter = Arbiter(log: GapLog(in: fixture.directories)) { _, _ in verdict }
    _ = try fixture.study.start("second")
    return fixture
  }

  @Test("When the compiler accepts, the gap is named and noted, and the checks are made natively")
  func gap() throws {
    let fixture = try fixture([])
    let report = try fixture.study.check("second")
    #expect(report.verdict == .solved)
    #expect(report.engine == .native)
    #expect(report.gap?.message == "no macros")
    #expect(report.remarks.first?.contains("no macros") == true)
    _ = try fixture.study.check("second")
    #expect(
      GapLog(in: fixture.directories).gaps() == [
        Gap(message: "no macros", place: nil, excerpt: "@M", context: "second")
      ])
  }

  @Test("When the compiler refuses too, its words are shown")
  func agreement() throws {
    let study = try fixture([Message("cannot find 'x' in scope")]).study
    let report = try study.check("second")
    #expect(report.ending == .invalid)
    #expect(report.messages.map(\.message) == ["cannot find 'x' in scope"])
    #expect(report.exitCode == 1)
  }

  @Test("Without a compiler, and without an arbiter, our own words stay")
  func unavailable() throws {
    var fixture = try fixture(nil)
    #expect(try fixture.study.check("second").exitCode == 5)
    fixture.arbiter = nil
    #expect(try fixture.study.check("second").messages.map(\.message) == ["no macros"])
  }
}
