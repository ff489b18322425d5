import Session
import Tree

extension InterpreterEngine {
  /// The evaluator, with a session of its own for each run.
  ///
  /// - Parameters:
  ///   - configuration: The budgets; programs that answer questions are traced besides.
  ///   - events: Says in words what happened in a session.
  public static func embedded(
    _ configuration: SessionConfiguration, events: @escaping @Sendable (Session) -> [TraceLine] = { _ in [] }
  ) -> InterpreterEngine {
    var traced = configuration
    traced.isTraced = true
    return InterpreterEngine(
      runTests: { [configuration] files in
        inSession(configuration) { session in
          let (outcome, results) = session.runChecks(files.map(\.file))
          return EngineRun(outcome, results)
        }
      },
      runProgram: { [traced] files in
        inSession(traced) { session in
          var run = EngineRun(session.run(files.map(\.file)))
          run.events = events(session)
          return run
        }
      })
  }

  /// What `body` makes of a new session, on a stack that is large enough.
  ///
  /// The result is plain data: places in texts are worth nothing once the session is gone.
  private static func inSession(
    _ configuration: SessionConfiguration, _ body: @escaping (Session) -> EngineRun
  ) -> EngineRun {
    BigStack.run {
      let session = Session(configuration: configuration)
      return withExtendedLifetime(session) { body(session) }
    }
  }
}

extension SourceText {
  /// The text as the stages of the evaluator take it.
  fileprivate var file: SourceFile { SourceFile(name: name, text: text) }
}
