import Lessons

/// Stands in for the evaluator until it is wired: refuses every program.
struct UnwiredEngine: Engine {
  /// Refuses.
  func run(
    _ program: SourceText, _ options: RunOptions, output: @escaping @Sendable (String) -> Void
  ) -> OutcomeCard {
    .unwired
  }

  /// Refuses.
  func expand(_ program: SourceText) -> (text: String, outcome: OutcomeCard) { ("", .unwired) }

  /// A program that refuses.
  func makeSession() -> any LiveProgram { UnwiredProgram() }
}

/// Stands in for a live program until the evaluator is wired.
final class UnwiredProgram: LiveProgram {
  /// Refuses.
  func load(_ files: [SourceText], output: @escaping @Sendable (String) -> Void) -> OutcomeCard { .unwired }

  /// Refuses.
  func feed(_ entry: String, output: @escaping @Sendable (String) -> Void) -> OutcomeCard { .unwired }

  /// Refuses.
  func type(of expression: String) -> OutcomeCard { .unwired }

  /// Refuses.
  func expand() -> (text: String, outcome: OutcomeCard) { ("", .unwired) }

  /// Nothing runs.
  func interrupt() {}
}

/// Stands in for both engines of the lessons until they are wired.
struct UnwiredExerciseEngine: ExerciseEngine {
  /// The evaluator's name.
  var name: EngineName { .interpreter }

  /// Refuses.
  func check(_ exercise: [SourceText], with checks: SourceText) -> EngineRun { EngineRun(ending: .unsupported) }

  /// Refuses.
  func answer(_ names: [String], in questions: SourceText, about exercise: [SourceText]) -> AnswerRun {
    AnswerRun(ending: .unsupported)
  }
}

extension OutcomeCard {
  /// The refusal.
  static let unwired = OutcomeCard(ending: .unsupported, remarks: ["The engine is not wired yet."])
}
