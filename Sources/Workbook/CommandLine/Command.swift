import Lessons
import Terminal

/// What the command line asks for.
enum Command: Equatable, Sendable {
  /// Open the prompt; at the exercise that is named, or at the next unsolved one.
  case prompt(exercise: String?)
  /// Run a program.
  case run(RunOptions)
  /// Run a program and show its events.
  case trace(RunOptions)
  /// Show a file with its macros expanded.
  case expand(path: String)
  /// List the exercises.
  case list
  /// Show a lesson.
  case show(exercise: String?)
  /// Lay an exercise into the learner's folder.
  case start(exercise: String?)
  /// Check an exercise.
  case check(exercise: String?, engine: EngineName)
  /// Give the next hint.
  case hint(exercise: String?)
  /// Put an exercise back to where it started.
  case reset(exercise: String?)
  /// Show the solution of a solved exercise.
  case solution(exercise: String?)
  /// Prove the course, or the part of it that is named.
  case verify(exercise: String?, engines: [EngineName])
  /// Say which version this is.
  case version
  /// Explain the commands, or one of them.
  case help(CommandName?)
  /// Serve a prompt's engine over pipes; for the workbook itself.
  case worker
}

/// What output looks like.
enum OutputFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For programs.
  case json
}

/// How a program is to be run.
struct RunOptions: Equatable, Codable, Sendable {
  /// The file; `-` is the standard input.
  var path: String
  /// Who runs it.
  var engine = EngineName.interpreter
  /// How many steps it may take.
  var steps: Int?
  /// How many megabytes it may hold.
  var megabytes: Int?
  /// The language mode: 5 or 6.
  var languageMode = 5
  /// Whether events are recorded.
  var isTraced = false
}

/// What holds for every command.
struct GlobalOptions: Equatable, Sendable {
  /// When colours are used.
  var colour = ColourChoice.auto
  /// What output looks like.
  var format = OutputFormat.text
  /// A directory with chapters in place of the built-in ones.
  var chapters: String?
  /// Whether the compiler is asked when our checker refuses.
  var hasArbiter = true
}

/// A whole command line.
struct Invocation: Equatable, Sendable {
  /// What to do.
  var command: Command
  /// How to go about it.
  var options = GlobalOptions()
}

/// The commands by name, in the order in which help lists them.
enum CommandName: String, CaseIterable, Sendable {
  case list, show, start, check, hint, reset, solution, run, trace, expand, verify, version, help
}
