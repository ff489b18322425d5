import ObservationRuntime
import Tree

/// What became of a program, a line at the prompt, or a check.
public struct Outcome: Sendable {

  /// How it ended; the raw value is the exit code of the commands.
  public enum Status: Int32, Sendable {
    /// It ran to its end.
    case finished = 0
    /// It does not compile, or a check failed.
    case invalid = 1
    /// It trapped.
    case trapped = 3
    /// A budget was exceeded, or it was interrupted.
    case exceeded = 4
    /// It is Swift that the evaluator does not support.
    case unsupported = 5
    /// A fault of the workbook was caught.
    case defect = 6
  }

  /// How it ended.
  public var status: Status
  /// All messages, in the order of the text; the trap or budget's message is the last.
  public var diagnostics: [Diagnostic]
  /// What it printed (when output was collected and not passed on).
  public var output: String
  /// The value of the last expression at the prompt, as `debugDescription` shows it, with its type.
  public var value: (text: String, type: String)?
  /// Functions on the stack at a trap, innermost first, with their places.
  public var stack: [(function: String, place: SourceRange?)]

  /// Creates an outcome.
  public init(
    status: Status, diagnostics: [Diagnostic] = [], output: String = "", value: (text: String, type: String)? = nil,
    stack: [(function: String, place: SourceRange?)] = []
  ) {
    self.status = status
    self.diagnostics = diagnostics
    self.output = output
    self.value = value
    self.stack = stack
  }
}

/// Budgets and settings of a session.
public struct SessionConfiguration: Sendable {
  /// How many steps (loop turns and calls) a run may take.
  public var steps: Int
  /// How many bytes its values may take.
  public var memory: Int
  /// How many bytes it may print.
  public var output: Int
  /// How many calls may be open at once.
  public var depth: Int
  /// How many seconds it may take.
  public var seconds: Double
  /// Whether events are recorded.
  public var isTraced: Bool
  /// Where expansions are cached; `nil` keeps them in memory alone.
  public var cacheDirectory: String?

  /// The settings of an interactive session.
  public init(
    steps: Int = 2_000_000_000, memory: Int = 1 << 30, output: Int = 1 << 26, depth: Int = 100_000,
    seconds: Double = 60,
    isTraced: Bool = false, cacheDirectory: String? = nil
  ) {
    self.steps = steps
    self.memory = memory
    self.output = output
    self.depth = depth
    self.seconds = seconds
    self.isTraced = isTraced
    self.cacheDirectory = cacheDirectory
  }
}

/// The result of one `@Test` (one case of a parameterised one).
public struct CheckResult: Sendable {
  /// The display name, or the function's name with `()`.
  public let name: String
  /// The names of the suites around it, outermost first.
  public let suite: [String]
  /// The text of the arguments of a parameterised test's case.
  public let arguments: String?
  /// Where the test stands.
  public let place: SourceRange?
  /// Whether nothing went wrong.
  public var passed: Bool { issues.isEmpty }
  /// What went wrong: failed expectations with their operands' values, thrown errors, traps, budgets.
  public let issues: [Issue]
  /// What the learner's code printed meanwhile.
  public let output: String
  /// Points, hints and the like: the traits as written, name and argument texts.
  public let traits: [(name: String, arguments: [String])]
  /// How long it took, in seconds.
  public let duration: Double

  /// One thing that went wrong.
  public struct Issue: Sendable {
    /// The sentence, as `Expectation failed: (heard → 0) == 1`.
    public let message: String
    /// A comment given to `#expect`, if any.
    public let comment: String?
    /// Where the expectation stands (or where the trap happened).
    public let place: SourceRange?
    /// How it ended when it was no failed expectation.
    public let status: Outcome.Status
    /// Creates an issue.
    public init(message: String, comment: String? = nil, place: SourceRange?, status: Outcome.Status = .invalid) {
      self.message = message
      self.comment = comment
      self.place = place
      self.status = status
    }
  }

  /// Creates a result.
  public init(
    name: String, suite: [String] = [], arguments: String? = nil, place: SourceRange? = nil, issues: [Issue],
    output: String = "",
    traits: [(name: String, arguments: [String])] = [], duration: Double = 0
  ) {
    self.name = name
    self.suite = suite
    self.arguments = arguments
    self.place = place
    self.issues = issues
    self.output = output
    self.traits = traits
    self.duration = duration
  }
}
