/// Who runs an exercise.
public enum EngineName: String, Codable, CaseIterable, Sendable {
  /// The embedded evaluator.
  case interpreter
  /// The toolchain's compiler, with the real modules.
  case native
}

/// How a run came to its end.
public enum Ending: String, Codable, Sendable {
  /// To its last line.
  case finished
  /// It did not compile.
  case invalid
  /// It trapped.
  case trapped
  /// A budget ran out.
  case exceeded
  /// The evaluator does not support it.
  case unsupported
  /// A fault of the workbook was caught.
  case defect
  /// There is no toolchain to run it.
  case unavailable

  /// What a command ends with after such a run.
  public var exitCode: Int32 {
    switch self {
    case .finished: 0
    case .invalid, .unavailable: 1
    case .trapped: 3
    case .exceeded: 4
    case .unsupported: 5
    case .defect: 6
    }
  }
}

/// One check that was made: a `@Test`, or one case of a parameterised one.
public struct CheckItem: Codable, Equatable, Sendable {
  /// The display name, or the function's name with `()`.
  public var name: String
  /// The names of the suites around it, outermost first.
  public var suite: [String]
  /// The text of a parameterised test's arguments.
  public var arguments: String?
  /// Where the test stands; `nil` when it is hidden.
  public var place: Place?
  /// What went wrong; empty when it passed.
  public var issues: [Issue]
  /// What it is worth.
  public var points: Int
  /// The hint that belongs to it.
  public var hint: String?
  /// Whether learners must not see its source.
  public var isHidden: Bool
  /// What the learner's code printed meanwhile, if the engine can tell.
  public var output: String

  /// Whether nothing went wrong.
  public var passed: Bool { issues.isEmpty }

  /// One thing that went wrong.
  public struct Issue: Codable, Equatable, Sendable {
    /// The sentence, such as `Expectation failed: (heard → 0) == 1`.
    public var message: String
    /// The comment given to the expectation.
    public var comment: String?
    /// Where the expectation stands, or the trap happened.
    public var place: Place?
    /// How it ended when it was no failed expectation.
    public var ending: Ending

    /// Creates an issue.
    public init(message: String, comment: String? = nil, place: Place? = nil, ending: Ending = .invalid) {
      self.message = message
      self.comment = comment
      self.place = place
      self.ending = ending
    }
  }

  /// Creates a result.
  public init(
    name: String, suite: [String] = [], arguments: String? = nil, place: Place? = nil, issues: [Issue] = [],
    points: Int = 1, hint: String? = nil, isHidden: Bool = false, output: String = ""
  ) {
    self.name = name
    self.suite = suite
    self.arguments = arguments
    self.place = place
    self.issues = issues
    self.points = points
    self.hint = hint
    self.isHidden = isHidden
    self.output = output
  }
}

/// One event of the observable runtime, in words.
public struct TraceLine: Codable, Equatable, Sendable {
  /// What an event is about.
  public enum Tone: String, Codable, Sendable {
    /// Something was read or written, and nobody heard.
    case quiet
    /// Somebody was notified.
    case heard
    /// A body ran, a view appeared.
    case consequence
  }

  /// The line that caused it; `nil` when it is no line of the learner's.
  public var place: Place?
  /// What happened, in plain words.
  public var words: String
  /// What it is about.
  public var tone: Tone

  /// Creates a line.
  public init(place: Place?, words: String, tone: Tone) {
    self.place = place
    self.words = words
    self.tone = tone
  }
}

/// What an engine made of an exercise and its checks.
public struct EngineRun: Codable, Equatable, Sendable {
  /// How it ended; a run with failed checks is `finished`.
  public var ending: Ending
  /// The checks in the order of the file.
  public var checks: [CheckItem]
  /// What the compiler, or a trap outside of any check, had to say.
  public var messages: [Message]
  /// What the learner's code printed.
  public var output: String
  /// What happened to observable objects, if the engine can tell and was asked to.
  public var events: [TraceLine]

  /// Creates a run.
  public init(
    ending: Ending, checks: [CheckItem] = [], messages: [Message] = [], output: String = "", events: [TraceLine] = []
  ) {
    self.ending = ending
    self.checks = checks
    self.messages = messages
    self.output = output
    self.events = events
  }
}

/// What an engine found when it ran the functions that answer questions.
public struct AnswerRun: Codable, Equatable, Sendable {
  /// How it ended.
  public var ending: Ending
  /// The printed answer for each question by its name.
  public var answers: [String: String]
  /// What went wrong.
  public var messages: [Message]
  /// What happened to observable objects, if the engine can tell.
  public var events: [TraceLine]

  /// Creates a run.
  public init(ending: Ending, answers: [String: String] = [:], messages: [Message] = [], events: [TraceLine] = []) {
    self.ending = ending
    self.answers = answers
    self.messages = messages
    self.events = events
  }
}

/// Runs exercises.
public protocol ExerciseEngine: Sendable {
  /// Which engine it is.
  var name: EngineName { get }

  /// Runs the tests in `checks` against `exercise`; all files are one module.
  func check(_ exercise: [SourceText], with checks: SourceText) -> EngineRun

  /// Runs `answer_<question>()` of `questions`, compiled with `exercise`, for each of `names`.
  func answer(_ names: [String], in questions: SourceText, about exercise: [SourceText]) -> AnswerRun
}
