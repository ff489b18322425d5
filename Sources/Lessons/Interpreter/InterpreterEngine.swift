/// Runs exercises with the embedded evaluator.
public struct InterpreterEngine: ExerciseEngine {
  /// Runs the tests in files that are one module.
  private let runTests: @Sendable (_ files: [SourceText]) -> EngineRun
  /// Runs a program, the last file of which has statements at its top level.
  private let runProgram: @Sendable (_ files: [SourceText]) -> EngineRun

  /// Which engine it is.
  public var name: EngineName { .interpreter }

  /// An engine that leaves running to `runTests` and `runProgram`.
  public init(
    runTests: @escaping @Sendable (_ files: [SourceText]) -> EngineRun,
    runProgram: @escaping @Sendable (_ files: [SourceText]) -> EngineRun
  ) {
    self.runTests = runTests
    self.runProgram = runProgram
  }

  /// Runs the tests in `checks` against `exercise`.
  public func check(_ exercise: [SourceText], with checks: SourceText) -> EngineRun {
    var run = runTests(exercise + [checks])
    run.checks = CheckSource(checks).annotated(run.checks)
    return run
  }

  /// Runs the functions that answer questions, each in a program of its own, since each may trap.
  public func answer(_ names: [String], in questions: SourceText, about exercise: [SourceText]) -> AnswerRun {
    var answers = AnswerRun(ending: .finished)
    for name in names {
      let run = runProgram(exercise + [questions, AnswerProgram.single(name)])
      answers.events += run.events
      answers.answers[name] = run.ending == .finished ? AnswerProgram.answer(in: run.output) : nil
      guard answers.answers[name] == nil else { continue }
      answers.ending = run.ending == .finished ? .defect : run.ending
      answers.messages += run.messages
    }
    return answers
  }
}
