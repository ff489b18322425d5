import Glibc
import Lessons
import Terminal

/// Carries out one invocation.
struct Application: Sendable {
  /// What was asked.
  let invocation: Invocation
  /// Where it is said.
  let output: Output
  /// The parts that do the work.
  let parts: Parts

  /// Carries out the command; errors are said and become exit codes.
  func run() -> ExitCode {
    defer { output.flush() }
    do {
      return try perform(invocation.command)
    } catch {
      let failure = CommandFailure(error)
      output.complain([output.errorStyle.paint("error: ", .error) + failure.message])
      return failure.exitCode
    }
  }

  /// One case for each command.
  private func perform(_ command: Command) throws -> ExitCode {
    switch command {
    case .prompt(let exercise): prompt(at: exercise)
    case .run(let options): try run(options)
    case .trace(let options): try trace(options)
    case .expand(let path): try expand(path)
    case .list: try list()
    case .show(let exercise): try show(exercise)
    case .start(let exercise): try start(exercise)
    case .check(let exercise, let engine): try check(exercise, engine: engine)
    case .hint(let exercise): try hint(exercise)
    case .reset(let exercise): try reset(exercise)
    case .solution(let exercise): try solution(exercise)
    case .verify(let exercise, let engines): try verify(exercise, engines: engines)
    case .version: version()
    case .help(let topic): help(topic)
    case .worker: worker()
    }
  }

  /// Whether a program asked.
  var isJSON: Bool { invocation.options.format == .json }

  /// Opens the prompt.
  private func prompt(at exercise: String?) -> ExitCode {
    let colour = invocation.options.colour
    let supervisor = Supervisor(arguments: workerArguments, log: StateFolder.path(of: "worker.log"))
    let prompt = Prompt(
      supervisor: supervisor, style: { Console.style(for: STDOUT_FILENO, colour) }, write: { Console.write($0) })
    return prompt.converse(at: exercise)
  }

  /// The options that a worker has to know.
  private var workerArguments: [String] {
    let options = invocation.options
    return (options.chapters.map { ["--chapters", $0] } ?? []) + (options.hasArbiter ? [] : ["--arbiter", "off"])
  }

  /// Serves a prompt.
  private func worker() -> ExitCode {
    let parts = parts
    return Worker(engine: parts.engine, language: parts.language, makeStudy: { try parts.makeStudy() }).serve()
  }

  /// Says which version this is.
  private func version() -> ExitCode {
    output.say(["workbook \(Version.number)"])
    return .fine
  }

  /// Explains a command, or all.
  private func help(_ topic: CommandName?) -> ExitCode {
    output.say([Help.text(on: topic, style: output.style)])
    return .fine
  }
}

/// The version of the workbook.
enum Version {
  /// As in CHANGELOG.md.
  static let number = "0.1.0"
}
