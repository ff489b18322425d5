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

/// A piece of Swift and how it is coloured.
struct HighlightCard: Codable, Equatable, Sendable {
  /// The text of the piece.
  var text: String
  /// `keyword`, `typeName`, `string`, `number`, `comment`, `attribute`, or `plain`.
  var kind: String
}

/// What the commands need of the lessons.
protocol Course: Sendable {
  /// All exercises in order.
  func exercises() throws -> [ExerciseCard]

  /// The lesson's prose, in Markdown, without its questions.
  func lesson(_ exercise: String) throws -> String

  /// The first question without a right answer.
  func question(_ exercise: String) throws -> QuestionCard?

  /// Judges an answer by running the code.
  func answer(_ exercise: String, question: String, with answer: String) throws -> AnswerCard

  /// Lays the exercise into the learner's folder, unless it is there; the paths of its files.
  func start(_ exercise: String) throws -> [String]

  /// The files that the learner edits, as they are now; before `start`, as they will be.
  func files(_ exercise: String) throws -> [SourceText]

  /// Checks the learner's files.
  func check(_ exercise: String, engine: EngineChoice) throws -> CheckReport

  /// The next hint; `nil` when the exercise has none.
  func hint(_ exercise: String) throws -> HintCard?

  /// Puts the starter back; where the learner's files were kept aside.
  func reset(_ exercise: String) throws -> [String]

  /// The solution's files; `nil` while the exercise is unsolved.
  func solution(_ exercise: String) throws -> [SourceText]?

  /// Proves the course, reporting each proof as it is found; whether all hold.
  func verify(_ exercise: String?, engines: [EngineChoice], report: (ProofCard) -> Void) throws -> Bool
}
