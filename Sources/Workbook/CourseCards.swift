/// An exercise as it is listed.
struct ExerciseCard: Codable, Equatable, Sendable {
  /// `1.2`
  var number: String
  /// `silent-write`
  var name: String
  /// The lesson's title.
  var title: String
  /// The chapter's title.
  var chapter: String
  /// What is asked of the learner: `predict`, `fix`, …
  var kinds: [String]
  /// Whether it is solved.
  var isSolved: Bool
  /// Whether the learner has it in the folder.
  var isStarted: Bool
}

/// A question that the lesson asks before any code runs.
struct QuestionCard: Codable, Equatable, Sendable {
  /// The name by which the lesson knows it.
  var name: String
  /// The question, in Markdown.
  var text: String
  /// What may be answered; empty when the answer is free.
  var choices: [String]
  /// Which question of how many, from one.
  var position: Int
  /// How many the lesson has.
  var count: Int
}

/// What an answer came to.
struct AnswerCard: Codable, Equatable, Sendable {
  /// Whether it was right.
  var isRight: Bool
  /// What the lesson says to this answer, in Markdown.
  var feedback: String
  /// What happened when the code was run, to explain it.
  var events: [EventCard]
}

/// One check that was made.
struct CheckCard: Codable, Equatable, Sendable {
  /// The check's name.
  var name: String
  /// Whether it passed.
  var isPassed: Bool
  /// What was expected and what was found; empty when it passed.
  var failures: [String]
  /// A hint that belongs to this check.
  var hint: String?
}

/// What checking an exercise came to.
struct CheckReport: Codable, Equatable, Sendable {
  /// The exercise.
  var exercise: ExerciseCard
  /// Its checks in the order of the file.
  var checks: [CheckCard]
  /// What kept the code from being checked.
  var outcome: OutcomeCard
  /// The questions that have not been answered.
  var openQuestions: Int
  /// What the learner's code printed.
  var output: String

  /// Whether nothing is left to do.
  var isSolved: Bool { exercise.isSolved }
}

/// A hint and which one it is.
struct HintCard: Codable, Equatable, Sendable {
  /// The hint, in Markdown.
  var text: String
  /// Which hint, from one.
  var position: Int
  /// How many there are.
  var count: Int
}

/// One thing that `verify` proved or refuted.
struct ProofCard: Codable, Equatable, Sendable {
  /// The exercise's number.
  var exercise: String
  /// The engine.
  var engine: String
  /// What was to be proved.
  var claim: String
  /// Why it does not hold; `nil` when it does.
  var fault: String?
}
