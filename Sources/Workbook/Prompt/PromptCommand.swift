import Terminal

/// What can be asked at the prompt behind a colon.
enum PromptCommand: String, CaseIterable, Sendable {
  case help, lesson, ask, check, hint, next, goto, edit, reset, solution, expand, trace, type, tasks, errors, quit

  /// What stands behind the command.
  var operand: String? {
    switch self {
    case .goto: "[EXERCISE]"
    case .trace: "[SWIFT]"
    case .type: "SWIFT"
    default: nil
    }
  }

  /// One line of help.
  var summary: String {
    switch self {
    case .help: "this list"
    case .lesson: "read the lesson again"
    case .ask: "ask the open question again"
    case .check: "check your file"
    case .hint: "the next hint"
    case .next: "go to the next unsolved exercise"
    case .goto: "go to an exercise; without a name, list them"
    case .edit: "open your file in $EDITOR"
    case .reset: "start your file over; yours is kept aside"
    case .solution: "a solution, once you have one"
    case .expand: "what the macros wrote for this code"
    case .trace: "run a line, or look back at the last one, with the line of each event"
    case .type: "the type of an expression, without running it"
    case .tasks: "the tasks that go on in the background"
    case .errors: "all of the last errors"
    case .quit: "leave; everything is kept"
    }
  }

  /// What was typed behind the colon.
  enum Parsed: Equatable, Sendable {
    /// A command with its operand.
    case command(PromptCommand, String)
    /// No command begins so; one that is near.
    case unknown(String, nearest: String?)
    /// Several commands begin so.
    case ambiguous(String, [PromptCommand])
  }

  /// Reads `text`, which begins with a colon; any beginning that only one command has will do.
  static func parse(_ text: String) -> Parsed {
    let body = text.drop { $0 == ":" || $0 == " " }
    let word = body.prefix { !$0.isWhitespace }.lowercased()
    let operand = String(body.dropFirst(word.count)).withoutMargins
    if let exact = PromptCommand(rawValue: word) { return .command(exact, operand) }
    let matches = allCases.filter { $0.rawValue.hasPrefix(word) }
    if word.isEmpty { return .command(.help, "") }
    if matches.count == 1 { return .command(matches[0], operand) }
    guard matches.isEmpty else { return .ambiguous(word, matches) }
    return .unknown(word, nearest: Spelling.nearest(to: word, among: allCases.map(\.rawValue)))
  }
}

extension String {
  /// The text without white space at both ends.
  var withoutMargins: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
