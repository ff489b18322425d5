import Lessons

/// A value as the prompt shows it.
struct ValueCard: Codable, Equatable, Sendable {
  /// How it prints.
  var text: String
  /// Its type.
  var type: String
}

/// What came of running something, as plain data.
struct OutcomeCard: Codable, Equatable, Sendable {
  /// How it ended.
  var ending: Ending
  /// The value of a line that is an expression.
  var value: ValueCard?
  /// What happened to observable objects.
  var events: [TraceLine] = []
  /// What the compiler, or a trap, had to say.
  var messages: [Message] = []
  /// What should be said besides, such as that the compiler was asked.
  var remarks: [String] = []
}

/// A piece of Swift and how it is coloured.
struct HighlightCard: Codable, Equatable, Sendable {
  /// What a piece is.
  enum Kind: String, Codable, Sendable {
    case plain, keyword, typeName, string, number, comment, attribute
  }

  /// The text of the piece.
  var text: String
  /// What it is.
  var kind: Kind
}

extension SourceText {
  /// The lines of the text.
  var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}

extension Ending {
  /// What a command ends with after such a run.
  var code: ExitCode { ExitCode(rawValue: exitCode) ?? .defect }
}
