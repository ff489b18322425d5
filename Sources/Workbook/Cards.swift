/// A text with the name that diagnostics give it.
struct SourceText: Codable, Equatable, Sendable {
  /// The path or another name.
  var name: String
  /// The whole text.
  var text: String

  /// The lines of the text.
  var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}

/// A diagnostic, ready to be drawn anywhere.
struct DiagnosticCard: Codable, Equatable, Sendable {
  /// How grave it is: `error`, `warning`, `note`.
  var severity: String
  /// The sentence.
  var message: String
  /// The file's name.
  var file: String
  /// The line, from one.
  var line: Int
  /// The column in bytes, from one.
  var column: Int
  /// The line's text.
  var excerpt: String
  /// How many characters of the excerpt stand before the fault.
  var indent: Int
  /// How many characters are at fault, at least one.
  var length: Int
  /// Remarks that belong to it.
  var notes: [DiagnosticCard] = []
  /// What would mend it, in words.
  var fixIts: [String] = []
}

/// How a run came to its end.
enum Ending: String, Codable, Sendable {
  /// To its last line.
  case finished
  /// It did not compile.
  case invalid
  /// The program trapped.
  case trapped
  /// A budget ran out.
  case exhausted
  /// The evaluator does not support it.
  case unsupported
  /// The learner stopped it.
  case interrupted
  /// A defect of the workbook stopped it.
  case defect

  /// What a command ends with after such a run.
  var exitCode: ExitCode {
    switch self {
    case .finished: .fine
    case .invalid: .failed
    case .trapped, .interrupted: .trapped
    case .exhausted: .budget
    case .unsupported: .unsupported
    case .defect: .defect
    }
  }
}

/// A value as the prompt shows it.
struct ValueCard: Codable, Equatable, Sendable {
  /// How it prints.
  var text: String
  /// Its type.
  var type: String
}

/// One event of the observable runtime.
struct EventCard: Codable, Equatable, Sendable {
  /// What the event is about, which decides its colour.
  enum Tone: String, Codable, Sendable {
    /// Something was read or written, and nobody heard.
    case quiet
    /// Somebody was notified.
    case heard
    /// A body ran, a view appeared: a consequence.
    case consequence
  }

  /// The file of the line that caused it; empty at the prompt.
  var file: String
  /// The line that caused it.
  var line: Int
  /// What happened, in plain words.
  var words: String
  /// What the event is about.
  var tone: Tone
}

/// What came of running something.
struct OutcomeCard: Codable, Equatable, Sendable {
  /// How it ended.
  var ending: Ending
  /// The value of a line that is an expression.
  var value: ValueCard?
  /// What happened to observable objects.
  var events: [EventCard] = []
  /// What the compiler, or a trap, had to say.
  var diagnostics: [DiagnosticCard] = []
  /// What should be said besides, such as that the compiler was asked.
  var remarks: [String] = []
}
