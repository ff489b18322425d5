import Foundation
import Session
import Tree

/// What the engine did with a golden.
struct Observed: Sendable, Equatable {

  /// How it ended.
  let status: Outcome.Status
  /// What was printed.
  let output: String
  /// The errors in the order of the text, as `line:col: error: message`; a trap's message is the last.
  let errors: [String]

  /// Runs a program on the embedded engine, in this process, under budgets that none of the goldens comes near.
  init(running golden: Golden) {
    let text = golden.text
    let path = golden.path
    self = BigStack.run {
      let configuration = SessionConfiguration(steps: 20_000_000, output: 1 << 22, seconds: 60)
      let session = Session(configuration: configuration)
      let outcome = session.run([SourceFile(name: path, text: text)])
      return withExtendedLifetime(session) { Observed(outcome) }
    }
  }

  /// What an outcome says.
  init(_ outcome: Outcome) {
    status = outcome.status
    output = outcome.output
    errors = outcome.diagnostics.filter { $0.severity == .error }.map(Self.text)
  }

  private static func text(_ d: Diagnostic) -> String {
    let place = d.range.written
    return "\(place.line):\(place.column): error: \(d.message)"
  }

  /// The end and the errors, for failures that are not about the output.
  var ending: String { (["\(status)"] + errors.prefix(3)).joined(separator: "\n") }
}
