import Session
import Tree

/// A session at the prompt, for tests.
struct Prompt {

  /// The session.
  let session: Session

  /// Starts a session with small budgets.
  init(_ configuration: SessionConfiguration = SessionConfiguration(steps: 1_000_000, depth: 5_000, seconds: 60)) {
    session = Session(configuration: configuration)
  }

  /// What one line showed.
  struct Shown: Equatable {
    /// How it ended.
    var status: Outcome.Status
    /// What it printed.
    var output = ""
    /// The value with its type, as `3: Int`.
    var value: String?
    /// The last error, as `2: message` with its line.
    var error: String?
  }

  /// Feeds one line.
  func callAsFunction(_ line: String) -> Shown { Shown(session.feed(line)) }
}

extension Prompt.Shown {

  /// What an outcome shows.
  init(_ outcome: Outcome) {
    let error = outcome.diagnostics.last { $0.severity == .error }
    self.init(
      status: outcome.status, output: outcome.output, value: outcome.value.map { "\($0.text): \($0.type)" },
      error: error.map { "\($0.range.written.line): \($0.message)" })
  }

  /// A line that ran and has no value.
  static func printed(_ text: String = "") -> Self { Self(status: .finished, output: text) }

  /// A line that gave a value.
  static func gave(_ value: String) -> Self { Self(status: .finished, value: value) }
}
