import Terminal

/// What is wrong with a command line.
enum UsageError: Error, Equatable, Sendable {
  /// No command has this name.
  case unknownCommand(String)
  /// The command has no such option.
  case unknownOption(String, CommandName?)
  /// The option's value is missing.
  case missingValue(CommandOption)
  /// The option's value is none of those that it may be.
  case wrongValue(CommandOption, String)
  /// The option stands alone, but something was given.
  case unexpectedValue(CommandOption, String)
  /// The command needs an operand.
  case missingOperand(CommandName)
  /// There is more than the command takes.
  case unexpectedOperand(String, CommandName)
}

extension UsageError {
  /// The sentence for the learner, with a suggestion where one is near.
  var message: String {
    switch self {
    case .unknownCommand(let name):
      "there is no command '\(name)'" + suggestion(for: name, among: CommandName.allCases.map(\.rawValue))
    case .unknownOption(let option, let command):
      unknownOption(option, command)
    case .missingValue(let option):
      "\(option.rawValue) needs a value: \(option.rawValue) \(option.placeholder ?? "")"
    case .wrongValue(let option, let value):
      "\(option.rawValue) cannot be '\(value)'; it takes \(option.placeholder ?? "")"
        + suggestion(for: value, among: (option.placeholder ?? "").split(separator: "|").map(String.init))
    case .unexpectedValue(let option, let value):
      "\(option.rawValue) takes no value, yet was given '\(value)'"
    case .missingOperand(let command):
      "\(command.rawValue) needs a file: workbook \(command.rawValue) \(command.operand ?? "")"
    case .unexpectedOperand(let operand, let command):
      "\(command.rawValue) does not take '\(operand)'"
    }
  }

  /// The message about an option that the command does not have.
  private func unknownOption(_ option: String, _ command: CommandName?) -> String {
    let options = (command?.options ?? []) + CommandOption.allCases.filter { command == nil || $0.isGlobal }
    let owner = command.map { "\($0.rawValue) has" } ?? "there is"
    return "\(owner) no option '\(option)'" + suggestion(for: option, among: options.map(\.rawValue))
  }

  /// Where to read on.
  var pointer: String {
    switch self {
    case .unknownCommand, .unknownOption(_, nil), .missingValue, .wrongValue, .unexpectedValue: "workbook --help"
    case .unknownOption(_, let command?), .missingOperand(let command), .unexpectedOperand(_, let command):
      "workbook \(command.rawValue) --help"
    }
  }

  /// `; did you mean '…'?`, when one of `names` is near.
  private func suggestion(for name: String, among names: [String]) -> String {
    Spelling.nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
  }
}
