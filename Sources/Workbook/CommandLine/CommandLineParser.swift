import Lessons
import Terminal

/// Reads a command line.
///
/// An option may stand before or behind the command, as `--steps 5` or `--steps=5`; behind `--` everything is an operand.
struct CommandLineParser {
  /// What has not been read.
  private var arguments: ArraySlice<String>
  /// The command's name, once it was read.
  private var name: CommandName?
  /// What belongs to the command: files, exercises.
  private var operands: [String] = []
  /// The options with their values, in order.
  private var options: [(option: CommandOption, value: String)] = []
  /// Whether the process is to serve a prompt.
  private var isWorker = false
  /// The exercise to open the prompt at.
  private var opened: String?

  /// A parser of the arguments behind the program's name.
  private init(_ arguments: [String]) {
    self.arguments = arguments[...]
  }

  /// What `arguments`, those behind the program's name, ask for.
  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = CommandLineParser(arguments)
    try parser.readAll()
    return try parser.invocation()
  }

  /// Sorts the arguments into command, options and operands.
  private mutating func readAll() throws(UsageError) {
    while let argument = arguments.popFirst() {
      if argument == "--" {
        operands += arguments
        arguments = []
      } else if argument == "--worker" {
        isWorker = true
      } else if argument.hasPrefix("-"), argument != "-" {
        try readOption(argument)
      } else if name == nil {
        try readName(argument)
      } else {
        operands.append(argument)
      }
    }
  }

  /// Takes `argument` as the command or, when it is a number such as `1.2`, as the exercise to open the prompt at.
  private mutating func readName(_ argument: String) throws(UsageError) {
    if opened == nil, argument.allSatisfy({ $0.isNumber || $0 == "." }) {
      opened = argument
      return
    }
    guard opened == nil, let name = CommandName(rawValue: argument) else { throw .unknownCommand(argument) }
    self.name = name
  }

  /// Takes `argument` as an option, with its value from the next argument if it has none.
  private mutating func readOption(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let spelling = ["-h": "--help", "-V": "--version"][parts[0]] ?? parts[0]
    guard let option = CommandOption(rawValue: spelling) else { throw .unknownOption(parts[0], name) }
    if option.placeholder == nil {
      guard parts.count == 1 else { throw .unexpectedValue(option, parts[1]) }
      options.append((option, ""))
    } else if let value = parts.count == 2 ? parts[1] : arguments.popFirst() {
      options.append((option, value))
    } else {
      throw .missingValue(option)
    }
  }

  /// The command with all that belongs to it.
  private func invocation() throws(UsageError) -> Invocation {
    if has(.help) { return Invocation(command: .help(name), options: try globalOptions()) }
    if has(.version) { return Invocation(command: .version) }
    if isWorker { return Invocation(command: .worker, options: try globalOptions()) }
    try refuseForeignOptions()
    return Invocation(command: try command(), options: try globalOptions())
  }

  /// Refuses options of other commands.
  private func refuseForeignOptions() throws(UsageError) {
    let known = name?.options ?? [.chapters, .arbiter]
    for (option, _) in options where !option.isGlobal && !known.contains(option) {
      throw .unknownOption(option.rawValue, name)
    }
  }

  /// The command itself.
  private func command() throws(UsageError) -> Command {
    guard let name else { return .prompt(exercise: opened) }
    if let extra = operands.dropFirst(name.operand == nil ? 0 : 1).first { throw .unexpectedOperand(extra, name) }
    switch name {
    case .run: return .run(try runOptions(name))
    case .trace: return .trace(try runOptions(name))
    case .expand: return .expand(path: try file(name))
    case .list: return .list
    case .show: return .show(exercise: operands.first)
    case .start: return .start(exercise: operands.first)
    case .check: return .check(exercise: operands.first, engine: try choice(.engine) ?? .interpreter)
    case .hint: return .hint(exercise: operands.first)
    case .reset: return .reset(exercise: operands.first)
    case .solution: return .solution(exercise: operands.first)
    case .verify: return .verify(exercise: operands.first, engines: try engines())
    case .version: return .version
    case .help: return .help(try helpTopic())
    }
  }

  /// The engines to prove the course on.
  private func engines() throws(UsageError) -> [EngineName] {
    guard let engine: EngineName = try choice(.engine) else { return EngineName.allCases }
    return [engine]
  }

  /// The command that help is asked about.
  private func helpTopic() throws(UsageError) -> CommandName? {
    guard let operand = operands.first else { return nil }
    guard let topic = CommandName(rawValue: operand) else { throw .unknownCommand(operand) }
    return topic
  }

  /// The file that the command works on.
  private func file(_ name: CommandName) throws(UsageError) -> String {
    guard let file = operands.first else { throw .missingOperand(name) }
    return file
  }

  /// How to run the file.
  private func runOptions(_ name: CommandName) throws(UsageError) -> RunOptions {
    var run = RunOptions(path: try file(name))
    run.engine = try choice(.engine) ?? .interpreter
    run.steps = try number(.steps)
    run.megabytes = try number(.memory)
    if let mode = value(of: .swift) {
      guard let number = Int(mode), number == 5 || number == 6 else { throw .wrongValue(.swift, mode) }
      run.languageMode = number
    }
    return run
  }

  /// What holds for every command.
  private func globalOptions() throws(UsageError) -> GlobalOptions {
    var global = GlobalOptions()
    global.colour = try choice(.color) ?? .auto
    global.format = try choice(.format) ?? .text
    global.chapters = value(of: .chapters)
    if let arbiter = value(of: .arbiter) {
      guard ["on", "off"].contains(arbiter) else { throw .wrongValue(.arbiter, arbiter) }
      global.hasArbiter = arbiter == "on"
    }
    return global
  }
}

extension CommandLineParser {
  /// Whether `option` was given.
  private func has(_ option: CommandOption) -> Bool {
    options.contains { $0.option == option }
  }

  /// The value that `option` was given last.
  private func value(of option: CommandOption) -> String? {
    options.last { $0.option == option }?.value
  }

  /// The value of `option` as one of a few words.
  private func choice<Choice: RawRepresentable<String>>(_ option: CommandOption) throws(UsageError) -> Choice? {
    guard let value = value(of: option) else { return nil }
    guard let choice = Choice(rawValue: value) else { throw .wrongValue(option, value) }
    return choice
  }

  /// The value of `option` as a positive number.
  private func number(_ option: CommandOption) throws(UsageError) -> Int? {
    guard let value = value(of: option) else { return nil }
    guard let number = Int(value), number > 0 else { throw .wrongValue(option, value) }
    return number
  }
}
