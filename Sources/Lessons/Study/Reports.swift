/// An exercise as lists and reports name it.
public struct ExerciseSummary: Codable, Equatable, Sendable {
  /// `1.2`
  public var number: String
  /// `silent-write`
  public var name: String
  /// The lesson's title.
  public var title: String
  /// The chapter's title.
  public var chapter: String
  /// What is asked of the learner: `predict`, `fix`, …
  public var kinds: [String]
  /// Whether it is solved.
  public var isSolved: Bool
  /// Whether it lies in the learner's folder.
  public var isStarted: Bool
}

/// The course with the learner's progress.
public struct CourseListing: Codable, Equatable, Sendable {
  /// All exercises in order.
  public var exercises: [ExerciseSummary]
  /// The number of the next unsolved exercise; `nil` when all are solved.
  public var next: String?
}

/// A lesson to be read.
public struct LessonReport: Codable, Equatable, Sendable {
  /// The exercise.
  public var exercise: ExerciseSummary
  /// The sentence that sums up the lesson.
  public var summary: String
  /// The prose in Markdown up to the first question, title included.
  public var introduction: String
  /// The questions in order, right answers left out.
  public var questions: [Question]
  /// The prose in Markdown after the questions.
  public var conclusion: String
  /// The files that the learner edits: in the learner's folder, or where they will be laid.
  public var files: [String]
}

/// What `start` did.
public struct StartReport: Codable, Equatable, Sendable {
  /// The exercise.
  public var exercise: ExerciseSummary
  /// The files that the learner edits.
  public var files: [String]
  /// The files among them that were laid down now; the others had been there and were left alone.
  public var written: [String]
  /// What should be said besides, such as that the editor's file could not be written in full.
  public var remarks: [String]
}

/// A question that waits for an answer.
public struct QuestionReport: Codable, Equatable, Sendable {
  /// The exercise.
  public var exercise: ExerciseSummary
  /// The question.
  public var question: Question
  /// Which question of the lesson, from one.
  public var position: Int
  /// How many the lesson has.
  public var count: Int
}

/// What an answer came to.
public struct AnswerReport: Codable, Equatable, Sendable {
  /// Whether the code says the same.
  public var isRight: Bool
  /// The answer that was given, as it was understood.
  public var given: String
  /// What the lesson says to it, in Markdown; empty when it says nothing.
  public var feedback: String
  /// How the code ended that knows the answer; anything but `finished` means that the question could not be judged.
  public var ending: Ending
  /// What went wrong then.
  public var messages: [Message]
  /// What happened to observable objects, for those who answered wrongly to see why.
  public var events: [TraceLine]
  /// How many questions of the lesson are left.
  public var openQuestions: Int
  /// The exercise, which this answer may have solved.
  public var exercise: ExerciseSummary
}

/// What checking an exercise came to.
public struct CheckReport: Codable, Equatable, Sendable {

  /// What it comes to in one word.
  public enum Verdict: String, Codable, Sendable {
    /// All checks pass, and all questions are answered.
    case solved
    /// All checks pass, and questions are open.
    case unanswered
    /// A check failed.
    case failed
    /// The code could not be checked; the ending says why.
    case unchecked
  }

  /// The exercise.
  public var exercise: ExerciseSummary
  /// What it comes to.
  public var verdict: Verdict
  /// The engine that made the checks in the end.
  public var engine: EngineName
  /// How the run ended.
  public var ending: Ending
  /// The checks in the order of the file.
  public var checks: [CheckItem]
  /// What kept the code from being checked.
  public var messages: [Message]
  /// What should be said besides: that the compiler was asked, that an old answer was found …
  public var remarks: [String]
  /// What our checker lacks, when the compiler accepted what it had refused.
  public var gap: Gap?
  /// How many questions have no right answer yet.
  public var openQuestions: Int
  /// What the learner's code printed.
  public var output: String
  /// The exercise after this one that is unsolved.
  public var next: String?

  /// How many checks passed.
  public var passedCount: Int { checks.count { $0.passed } }

  /// What the command ends with.
  ///
  /// A failed expectation is 1; a check that trapped or ran out of a budget is 1 too, since a check failed. Questions
  /// that are open make 1 only of an exercise that has nothing else to be judged by.
  public var exitCode: Int32 {
    switch verdict {
    case .solved: 0
    case .unanswered: checks.isEmpty ? 1 : 0
    case .failed: 1
    case .unchecked: ending == .finished ? 1 : ending.exitCode
    }
  }
}

/// A hint and which one it is.
public struct HintReport: Codable, Equatable, Sendable {
  /// The exercise.
  public var exercise: ExerciseSummary
  /// The hint, in Markdown.
  public var text: String
  /// Which hint, from one.
  public var position: Int
  /// How many there are.
  public var count: Int
}

/// What `reset` did.
public struct ResetReport: Codable, Equatable, Sendable {
  /// The exercise.
  public var exercise: ExerciseSummary
  /// The files that hold the starter again.
  public var files: [String]
  /// Where the learner's own were kept, if they differed from the starter.
  public var kept: [String]
}

/// The solution, once it may be seen.
public struct SolutionReport: Codable, Equatable, Sendable {
  /// The exercise.
  public var exercise: ExerciseSummary
  /// The solution's files; empty while the exercise is unsolved, or where the course brings no solutions.
  public var files: [SourceText]
  /// Why there are none.
  public var refusal: String?
}
