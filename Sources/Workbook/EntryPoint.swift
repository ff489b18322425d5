import Glibc
import Terminal

/// The process.
@main enum EntryPoint {
  /// Reads the command line and carries it out; the engine's work gets a deep stack.
  static func main() {
    Allocator.useOneHeap()
    do throws(UsageError) {
      let invocation = try CommandLineParser.parse(Array(CommandLine.arguments.dropFirst()))
      exit(perform(invocation).rawValue)
    } catch {
      complain(error)
      exit(ExitCode.usage.rawValue)
    }
  }

  /// Carries out `invocation`.
  private static func perform(_ invocation: Invocation) -> ExitCode {
    let output = Output(invocation.options.colour)
    FatalSignals.install(during: "carrying out 'workbook \(CommandLine.arguments.dropFirst().joined(separator: " "))'")
    let application = Application(invocation: invocation, output: output, parts: Parts(invocation.options))
    // The prompt runs no engine of its own, and libedit wants the thread that gets the signals.
    if case .prompt = invocation.command { return application.run() }
    return EngineThread.run { application.run() }
  }

  /// Says what is wrong with the command line.
  private static func complain(_ error: UsageError) {
    let style = Console.style(for: STDERR_FILENO)
    Console.write(style.paint("error: ", .error) + error.message + "\nSee '\(error.pointer)'.\n", to: STDERR_FILENO)
  }
}
