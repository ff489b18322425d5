/// The options that a command line may have.
enum CommandOption: String, CaseIterable, Sendable {
  case engine = "--engine"
  case steps = "--steps"
  case memory = "--memory"
  case swift = "--swift"
  case format = "--format"
  case color = "--color"
  case chapters = "--chapters"
  case arbiter = "--arbiter"
  case help = "--help"
  case version = "--version"

  /// What may stand behind the option; `nil` when nothing does.
  var placeholder: String? {
    switch self {
    case .engine: "interpreter|native"
    case .steps: "N"
    case .memory: "MB"
    case .swift: "5|6"
    case .format: "text|json"
    case .color: "auto|always|never"
    case .chapters: "DIR"
    case .arbiter: "on|off"
    case .help, .version: nil
    }
  }

  /// One line of help.
  var summary: String {
    switch self {
    case .engine: "who runs the code: the evaluator (default) or swiftc with the real Observation module"
    case .steps: "stop after N steps"
    case .memory: "stop when the program holds more than MB megabytes"
    case .swift: "the language mode (default 5)"
    case .format: "output for people (default) or for programs"
    case .color: "when to colour (default auto: on a terminal, unless NO_COLOR is set)"
    case .chapters: "take the chapters from DIR"
    case .arbiter: "ask swiftc when the evaluator refuses a program (default on)"
    case .help: "show this help"
    case .version: "show the version"
    }
  }

  /// Whether every command takes the option.
  var isGlobal: Bool {
    switch self {
    case .color, .help, .version: true
    default: false
    }
  }
}

extension CommandName {
  /// The command's options, without those that all have.
  var options: [CommandOption] {
    switch self {
    case .run: [.engine, .steps, .memory, .swift]
    case .trace: [.steps, .memory, .swift, .format]
    case .check: [.engine, .format, .chapters, .arbiter]
    case .verify: [.engine, .format, .chapters]
    case .list, .show, .start, .hint, .reset, .solution: [.format, .chapters]
    case .expand, .version, .help: []
    }
  }

  /// What stands behind the command's name.
  var operand: String? {
    switch self {
    case .run, .trace, .expand: "FILE"
    case .show, .start, .check, .hint, .reset, .solution, .verify: "[EXERCISE]"
    case .help: "[COMMAND]"
    case .list, .version: nil
    }
  }

  /// One line of help.
  var summary: String {
    switch self {
    case .list: "list the exercises and what is solved"
    case .show: "read a lesson"
    case .start: "put an exercise into your folder, ready for your editor"
    case .check: "check your answer"
    case .hint: "get the next hint"
    case .reset: "start an exercise over; your version is kept aside"
    case .solution: "see the solution of an exercise that you solved"
    case .run: "run a Swift file"
    case .trace: "run a Swift file and show who was notified, and why"
    case .expand: "show a Swift file with its macros expanded"
    case .verify: "prove the course: starters fail, solutions pass, on both engines"
    case .version: "show the version"
    case .help: "explain a command"
    }
  }

  /// What help adds to the summary.
  var discussion: String? {
    switch self {
    case .show, .start, .check, .hint, .reset, .solution:
      "EXERCISE is a number (1.2), a name (silent-write) or the beginning of one. Without it: the next unsolved one."
    case .verify:
      "EXERCISE narrows the proof to one exercise; --engine to one engine."
    case .run:
      "FILE - is the standard input. Standard output is byte for byte what the compiled program prints."
    case .trace:
      "Events are grouped by the line that caused them: which accessor, what the gate answered, who was notified."
    case .expand:
      "The text is what the toolchain's own macros write."
    case .list, .version, .help: nil
    }
  }
}
