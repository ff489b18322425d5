import Lessons

/// What the terminal asks of the process that runs the engine.
enum WorkerRequest: Codable, Sendable {
  /// Start over with these files as the context.
  case load([SourceText])
  /// Run an entry.
  case feed(String)
  /// The type of an expression.
  case type(String)
  /// The context with its macros expanded.
  case expand
  /// The tasks that have not ended.
  case tasks
  /// Whether an entry is complete.
  case isComplete(String)
  /// An entry in coloured pieces.
  case highlight(String)
  /// All exercises with the learner's progress.
  case list
  /// A lesson; without a name, the one that the learner is at.
  case show(String?)
  /// The first question without a right answer.
  case question(String)
  /// Judge an answer.
  case answer(exercise: String, question: String, answer: String)
  /// Lay an exercise into the learner's folder.
  case start(String)
  /// The learner's files.
  case files(String)
  /// Check an exercise.
  case check(String)
  /// The next hint.
  case hint(String)
  /// Put an exercise back.
  case reset(String)
  /// The solution.
  case solution(String)
}

/// What the worker sends back: any number of `output`, then one of the others, which ends the request.
enum WorkerReply: Codable, Sendable {
  /// The program printed this.
  case output(String)
  /// Something was run.
  case outcome(OutcomeCard)
  /// A text was made, unless the outcome says otherwise.
  case text(String, OutcomeCard)
  /// Tasks.
  case tasks([TaskCard])
  /// Yes or no.
  case flag(Bool)
  /// Coloured pieces.
  case pieces([HighlightCard])
  /// The exercises.
  case listing(CourseListing)
  /// A lesson.
  case lesson(LessonReport)
  /// A question, if there is one.
  case question(QuestionReport?)
  /// A judgement.
  case answer(AnswerReport)
  /// An exercise was laid out.
  case started(StartReport)
  /// Files.
  case files([SourceText])
  /// What the checks said.
  case report(CheckReport)
  /// A hint, if there is one.
  case hint(HintReport?)
  /// An exercise was put back.
  case reset(ResetReport)
  /// A solution.
  case solution(SolutionReport)
  /// It cannot be done; why.
  case failure(String)
}
