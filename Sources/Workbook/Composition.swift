import Lessons

/// What the commands need of an engine.
protocol Engine: Sendable {
  /// Runs a whole program; what it prints goes to `output` as it comes.
  func run(_ program: SourceText, _ options: RunOptions, output: @escaping @Sendable (String) -> Void) -> OutcomeCard

  /// The program with its macros expanded.
  func expand(_ program: SourceText) -> (text: String, outcome: OutcomeCard)

  /// A new live program.
  func makeSession() -> any LiveProgram
}

/// One learner's program, fed line by line.
///
/// All members but `interrupt` are called from one thread.
protocol LiveProgram: AnyObject, Sendable {
  /// Starts over with `files` as the context; on failure the program stays as it was.
  func load(_ files: [SourceText], output: @escaping @Sendable (String) -> Void) -> OutcomeCard

  /// Runs one entry; on failure the program stays as it was.
  func feed(_ entry: String, output: @escaping @Sendable (String) -> Void) -> OutcomeCard

  /// The type of an expression, which is not run.
  func type(of expression: String) -> OutcomeCard

  /// The context with its macros expanded.
  func expand() -> (text: String, outcome: OutcomeCard)

  /// The tasks that earlier entries began and that have not ended.
  func tasks() -> [TaskCard]

  /// Asks what is running to stop; called from any thread.
  func interrupt()
}

/// What is known of Swift's text alone.
protocol Language: Sendable {
  /// Whether nothing is missing at the end of `text`.
  func isComplete(_ text: String) -> Bool

  /// `text` cut into coloured pieces, which join to the same text.
  func highlight(_ text: String) -> [HighlightCard]
}
