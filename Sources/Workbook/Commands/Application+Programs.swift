import FoundationEssentials
import Glibc
import Lessons
import Terminal

extension Application {
  /// Runs a program; its output is passed on, everything else goes to standard error.
  func run(_ options: RunOptions) throws -> ExitCode {
    let program = try source(options.path)
    if options.engine == .native { return runNatively(program, options) }
    let outcome = parts.engine.run(program, options) { [output] in output.print($0) }
    complain(of: outcome)
    return outcome.ending.code
  }

  /// Compiles and runs a program.
  private func runNatively(_ program: SourceText, _ options: RunOptions) -> ExitCode {
    let run = parts.native(languageMode: options.languageMode).run(program) { [output] in output.print(bytes: $0) }
    complain(of: OutcomeCard(ending: run.ending, messages: run.messages))
    return run.ending.code
  }

  /// Runs a program and shows its events.
  func trace(_ options: RunOptions) throws -> ExitCode {
    let program = try source(options.path)
    let printed = Output.Collector()
    let outcome = parts.engine.run(program, options.traced) { printed.append($0) }
    if isJSON {
      output.say(json: TraceReport(outcome, output: printed.text))
    } else {
      output.print(printed.text)
      output.say(OutcomeDrawing(style: output.style).trace(outcome.events, sources: [program.name: program.lines]))
      complain(of: outcome)
    }
    return outcome.ending.code
  }

  /// Shows a file with its macros expanded.
  func expand(_ path: String) throws -> ExitCode {
    let (text, outcome) = parts.engine.expand(try source(path))
    complain(of: outcome)
    if outcome.ending == .finished { output.print(text.hasSuffix("\n") ? text : text + "\n") }
    return outcome.ending.code
  }

  /// Says on standard error what a run had to say.
  private func complain(of outcome: OutcomeCard) {
    let drawing = MessageDrawing(style: output.errorStyle)
    output.complain(outcome.messages.flatMap { drawing.lines($0) })
    output.complain(outcome.remarks.flatMap { OutcomeDrawing(style: output.errorStyle).remark($0) })
  }

  /// The program in the file at `path`, or on standard input.
  private func source(_ path: String) throws(CommandFailure) -> SourceText {
    if path == "-" { return SourceText(name: "<stdin>", text: String(decoding: standardInput(), as: UTF8.self)) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure(message: "cannot read '\(path)': \(String(cString: strerror(errno)))")
    }
    return SourceText(name: path, text: String(decoding: data, as: UTF8.self))
  }

  /// All of standard input.
  private func standardInput() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }
}

extension RunOptions {
  /// The same with events recorded.
  fileprivate var traced: RunOptions {
    var copy = self
    copy.isTraced = true
    return copy
  }
}

/// What `trace --format json` prints.
private struct TraceReport: Encodable {
  /// How the run ended.
  let ending: Ending
  /// What the program printed.
  let output: String
  /// What happened, in order.
  let events: [TraceLine]
  /// What the compiler, or a trap, had to say.
  let messages: [Message]

  /// A report on a run that printed `output`.
  init(_ outcome: OutcomeCard, output: String) {
    ending = outcome.ending
    self.output = output
    events = outcome.events
    messages = outcome.messages
  }
}
