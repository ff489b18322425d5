/// Says of every program that it cannot be run yet.
struct UnwiredEngine: Engine {
  func run(_ program: SourceText, _ options: RunOptions, output: @escaping @Sendable (String) -> Void) -> OutcomeCard {
    .unwired
  }
  func expand(_ program: SourceText) -> (text: String, outcome: OutcomeCard) { ("", .unwired) }
  func makeSession() -> any LiveProgram { UnwiredProgram() }
}

final class UnwiredProgram: LiveProgram {
  func load(_ files: [SourceText], output: @escaping @Sendable (String) -> Void) -> OutcomeCard { .unwired }
  func feed(_ entry: String, output: @escaping @Sendable (String) -> Void) -> OutcomeCard { .unwired }
  func type(of expression: String) -> OutcomeCard { .unwired }
  func expand() -> (text: String, outcome: OutcomeCard) { ("", .unwired) }
  func interrupt() {}
}

struct PlainLanguage: Language {
  func isComplete(_ text: String) -> Bool { text.count { "([{".contains($0) } <= text.count { ")]}".contains($0) } }
  func highlight(_ text: String) -> [HighlightCard] { [HighlightCard(text: text, kind: "plain")] }
}

struct UnwiredCourse: Course {
  private var failure: CommandFailure {
    CommandFailure(message: "the lessons are not wired yet", exitCode: .unsupported)
  }
  func exercises() throws -> [ExerciseCard] { throw failure }
  func lesson(_ exercise: String) throws -> String { throw failure }
  func question(_ exercise: String) throws -> QuestionCard? { throw failure }
  func answer(_ exercise: String, question: String, with answer: String) throws -> AnswerCard { throw failure }
  func start(_ exercise: String) throws -> [String] { throw failure }
  func files(_ exercise: String) throws -> [SourceText] { throw failure }
  func check(_ exercise: String, engine: EngineChoice) throws -> CheckReport { throw failure }
  func hint(_ exercise: String) throws -> HintCard? { throw failure }
  func reset(_ exercise: String) throws -> [String] { throw failure }
  func solution(_ exercise: String) throws -> [SourceText]? { throw failure }
  func verify(_ exercise: String?, engines: [EngineChoice], report: (ProofCard) -> Void) throws -> Bool {
    throw failure
  }
}

extension OutcomeCard {
  static let unwired = OutcomeCard(ending: .unsupported, remarks: ["The engine is not wired yet."])
}
