/// What a `Lesson.md` says, taken apart.
public struct Lesson: Equatable, Sendable {
  /// The title.
  public var title: String
  /// The sentence under the title.
  public var summary: String
  /// What is asked of the learner.
  public var kinds: [Kind]
  /// Names of exercises whose idea returns here.
  public var revisits: [String]
  /// The prose in Markdown before the first question, with the title.
  public var introduction: String
  /// The questions in order.
  public var questions: [Question]
  /// The prose in Markdown after the questions, without the hints.
  public var conclusion: String
  /// The hints, from a nudge to almost the answer.
  public var hints: [String]

  /// The prose without questions and hints.
  public var prose: String {
    conclusion.isEmpty ? introduction : introduction + "\n\n" + conclusion
  }

  /// What an exercise asks of the learner.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// To say what happens, before anything runs.
    case predict
    /// To mend code.
    case fix
    /// To fill an empty body.
    case write
    /// To write tests.
    case test
    /// To name the lines that are wrong.
    case audit
    /// To move code to another mechanism.
    case convert
  }
}

/// A question that is asked before the learner's code runs.
public struct Question: Codable, Equatable, Sendable {
  /// The name by which the lesson knows it; `answer_<name>()` answers it.
  public var name: String
  /// The question, in Markdown.
  public var text: String
  /// What may be answered; empty when the answer is free.
  public var choices: [String]
  /// What is said to those who gave a particular answer, in the order of the lesson.
  public var feedback: [Feedback]
  /// The line of the lesson at which it begins.
  public var line: Int

  /// What is said to one answer.
  public struct Feedback: Codable, Equatable, Sendable {
    /// The answer.
    public var answer: String
    /// What is said, in Markdown.
    public var text: String
    /// The line of the lesson.
    public var line: Int
  }

  /// What the lesson says to `answer`; empty when it says nothing.
  public func feedback(to answer: String) -> String {
    feedback.first { $0.answer == answer }?.text ?? ""
  }
}
