import Terminal

/// The text of `--help`.
enum Help {
  /// The help on `command`, or on the whole.
  static func text(on command: CommandName?, style: Style) -> String {
    command.map { page($0, style: style) } ?? overview(style: style)
  }

  /// The help on the whole.
  private static func overview(style: Style) -> String {
    let commands = CommandName.allCases.map { ($0.rawValue + ($0.operand.map { " \($0)" } ?? ""), $0.summary) }
    return [
      style.paint("The workbook", .heading) + ": learn what @Observable tells whom, by running it.",
      section("Usage", usage, style),
      section("Commands", commands, style),
      section("Options", describe(CommandOption.allCases.filter(\.isGlobal)), style),
      section("Exit codes", exitCodes, style),
      "workbook help COMMAND says more.",
    ].joined(separator: "\n\n")
  }

  /// The help on one command.
  private static func page(_ command: CommandName, style: Style) -> String {
    let usage = ["workbook", command.rawValue, command.options.isEmpty ? nil : "[OPTIONS]", command.operand]
    var parts = [
      style.paint(usage.compactMap { $0 }.joined(separator: " "), .heading),
      Wrapping.lines(of: command.summary.sentence, width: style.proseWidth).joined(separator: "\n"),
    ]
    if let discussion = command.discussion {
      parts.append(Wrapping.lines(of: discussion, width: style.proseWidth).joined(separator: "\n"))
    }
    parts.append(section("Options", describe(command.options + CommandOption.allCases.filter(\.isGlobal)), style))
    return parts.joined(separator: "\n\n")
  }

  /// The options with what may stand behind them.
  private static func describe(_ options: [CommandOption]) -> [(String, String)] {
    options.map { ($0.rawValue + ($0.placeholder.map { " \($0)" } ?? ""), $0.summary) }
  }

  /// The two ways to call the workbook.
  private static let usage = [
    ("workbook", "open the prompt at the next exercise"), ("workbook COMMAND …", "do one thing"),
  ]

  /// What a command may end with.
  private static let exitCodes = [
    ("0", "fine"), ("1", "the Swift does not compile, or a check fails"), ("2", "wrong usage"),
    ("3", "the program trapped"), ("4", "a budget was exceeded"),
    ("5", "Swift that the evaluator does not support"), ("6", "a defect of the workbook"),
  ]

  /// A title and a list of terms with their meanings; on a narrow screen the meanings stand below.
  private static func section(_ title: String, _ rows: [(String, String)], _ style: Style) -> String {
    ([style.paint(title, .strong)] + Definitions.lines(rows, style: style)).joined(separator: "\n")
  }
}

/// Lists terms with their meanings.
enum Definitions {
  /// The lines of `rows`; a term too long for the column stands on a line of its own.
  static func lines(_ rows: [(String, String)], style: Style) -> [String] {
    let limit = min(22, style.width / 3)
    let column = 2 + (rows.map { DisplayWidth.of($0.0) }.filter { $0 <= limit }.max() ?? 0) + 2
    return rows.flatMap { term, meaning in
      let width = DisplayWidth.of(term)
      let room = String(repeating: " ", count: column)
      let painted = "  " + style.paint(term, .code)
      guard width <= limit else { return [painted] + body(meaning, first: room, rest: room, style) }
      return body(meaning, first: painted + String(repeating: " ", count: column - 2 - width), rest: room, style)
    }
  }

  /// The meaning, wrapped behind what stands before it.
  private static func body(_ meaning: String, first: String, rest: String, _ style: Style) -> [String] {
    Wrapping.lines(of: meaning, width: min(style.width, 96), first: first, rest: rest)
  }
}

extension String {
  /// The text as a sentence: a capital at its start, a full stop at its end.
  var sentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
  }
}
