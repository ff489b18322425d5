import Testing

@testable import Workbook

@Suite struct PromptCommandTests {
  @Test(arguments: [
    (":help", PromptCommand.Parsed.command(.help, "")),
    (":", .command(.help, "")),
    (":ch", .command(.check, "")),
    (": q ", .command(.quit, "")),
    (":TYPE  a + b ", .command(.type, "a + b")),
    (":t", .ambiguous("t", [.trace, .type])),
    (":chekc", .unknown("chekc", nearest: "check")),
    (":zzzzzz", .unknown("zzzzzz", nearest: nil)),
  ])
  func parsing(text: String, result: PromptCommand.Parsed) {
    #expect(PromptCommand.parse(text) == result)
  }
}

@Suite struct ExerciseSelectorTests {
  private let selector = ExerciseSelector(exercises: [
    .sample("1.1", "silent-write", isSolved: true), .sample("1.2", "silent-list"), .sample("1.3", "gates"),
  ])

  @Test(arguments: [
    ("1.1", "1.1"), ("silent-write", "1.1"), ("silent-l", "1.2"), ("GATES", "1.3"), ("g", "1.3"), (nil, "1.2"),
  ])
  func found(name: String?, number: String) throws {
    #expect(try selector.find(name).number == number)
  }

  @Test(arguments: [
    ("silent", "'silent' may be 'silent-write' or 'silent-list'"),
    ("gatse", "there is no exercise 'gatse'; did you mean 'gates'?"),
    ("9.9", "there is no exercise '9.9'"),
  ])
  func refused(name: String, message: String) {
    let failure = #expect(throws: CommandFailure.self) { try selector.find(name) }
    #expect(failure?.message == message)
    #expect(failure?.exitCode == .usage)
  }

  @Test func theNextOneWrapsAround() {
    #expect(selector.next(after: .sample("1.3", "gates"))?.number == "1.2")
    #expect(ExerciseSelector(exercises: [.sample("1.1", "a", isSolved: true)]).next(after: .sample("1.1", "a")) == nil)
  }
}

@Suite struct QuestionTests {
  private func card(_ choices: [String]) -> QuestionCard {
    QuestionCard(name: "q", text: "?", choices: choices, position: 1, count: 1)
  }

  @Test(arguments: [
    (["true", "false"], "2", "false"), (["true", "false"], " true ", "true"), (["0", "1", "2"], "1", "1"),
    ([], "3", "3"),
    (["a", "b"], "3", "3"),
  ])
  func answers(choices: [String], entry: String, answer: String) {
    #expect(card(choices).answer(for: entry) == answer)
  }
}

extension ExerciseCard {
  /// An exercise of a chapter that exists only here.
  static func sample(_ number: String, _ name: String, isSolved: Bool = false) -> ExerciseCard {
    ExerciseCard(
      number: number, name: name, title: name.capitalized, chapter: "Gates", kinds: ["fix"], isSolved: isSolved,
      isStarted: false)
  }
}
