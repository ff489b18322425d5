import Session
import Tree

extension Message {
  /// A diagnostic of our own stages as plain data. What a macro wrote is shown at the attribute that made it.
  public init(_ diagnostic: Diagnostic) {
    let range = diagnostic.range.written
    let line = range.line
    let excerpt = range.file.line(line)
    self.init(
      severity: diagnostic.severity.rawValue, diagnostic.message, place: Place(range), excerpt: String(excerpt),
      length: Swift.max(1, Swift.min(Int(range.end - range.start), excerpt.utf8.count - range.column + 1)),
      notes: diagnostic.notes.map(Message.init), fixIts: diagnostic.fixIts.map(\.message))
  }
}

extension Place {
  /// Where a range begins, as a person sees it.
  public init(_ range: SourceRange) {
    let written = range.written
    self.init(file: written.file.name, line: written.line, column: written.column)
  }
}

extension Ending {
  /// How an outcome ended.
  public init(_ status: Outcome.Status) {
    switch status {
    case .finished: self = .finished
    case .invalid: self = .invalid
    case .trapped: self = .trapped
    case .exceeded: self = .exceeded
    case .unsupported: self = .unsupported
    case .defect: self = .defect
    }
  }
}

extension EngineRun {
  /// What a session says, as plain data; a run whose tests were made is `finished`, however they went.
  public init(_ outcome: Outcome, _ results: [CheckResult] = []) {
    let ending = Ending(outcome.status)
    self.init(
      ending: !results.isEmpty && ending != .defect ? .finished : ending, checks: results.map(CheckItem.init),
      messages: outcome.diagnostics.map(Message.init),
      output: outcome.output.isEmpty ? results.map(\.output).joined() : outcome.output)
  }
}

extension CheckItem {
  /// A session's result as plain data.
  public init(_ result: CheckResult) {
    self.init(
      name: result.name, suite: result.suite, arguments: result.arguments, place: result.place.map(Place.init),
      issues: result.issues.map {
        Issue(message: $0.message, comment: $0.comment, place: $0.place.map(Place.init), ending: Ending($0.status))
      },
      output: result.output)
  }
}
