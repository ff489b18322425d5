import Lowering
import Machine
import Tree
import Types

extension Session {

  /// Takes what was printed since the last time.
  func takeOutput() -> String {
    defer { collected = "" }
    return collected
  }

  /// The outcome of a run of the machine.
  func outcome(of result: RunResult, _ warnings: [Diagnostic]) -> Outcome {
    switch result {
    case .finished(let values):
      var outcome = Outcome(status: .finished, diagnostics: warnings, output: takeOutput())
      if let text = values.refs.first as? StringObject { outcome.value = (text.value, "") }
      return outcome
    case .threw(let box): return uncaught(box, warnings)
    case .exited(0, _): return Outcome(status: .finished, diagnostics: warnings, output: takeOutput())
    case .exited(let code, let trace): return stopped(.trapped, "the program ended with code \(code)", trace, warnings)
    case .trapped(let trap, let trace):
      return stopped(.trapped, trap.message, trace, warnings, notes: trap.stuck.compactMap(note))
    case .exceeded(let budget, let trace):
      return stopped(.exceeded, Self.message(budget, configuration), trace, warnings)
    case .interrupted(let trace): return stopped(.exceeded, "interrupted", trace, warnings)
    case .failed(let error, let trace): return failure(error, warnings, trace: trace)
    }
  }

  private func uncaught(_ box: Box, _ warnings: [Diagnostic]) -> Outcome {
    let text = lowerer.describe(box, in: machine)
    return stopped(.trapped, "Fatal error: Error raised at top level: \(text)", [], warnings)
  }

  /// The outcome of a run that was stopped, with the place where the learner's code was.
  func stopped(
    _ status: Outcome.Status, _ message: String, _ trace: [TraceEntry], _ warnings: [Diagnostic],
    notes: [Diagnostic] = []
  ) -> Outcome {
    let stack = trace.map { (function: $0.function.name, place: lowerer.place(of: $0.function, at: $0.instruction)) }
    let place = ownPlace(in: trace) ?? stack.lazy.compactMap(\.place).first ?? notes.first?.range ?? nowhere
    let diagnostic = Diagnostic(.error, message, at: place, notes: notes)
    return Outcome(status: status, diagnostics: warnings + [diagnostic], output: takeOutput(), stack: stack)
  }

  /// The innermost place in the learner's code.
  func ownPlace(in trace: [TraceEntry]) -> SourceRange? {
    trace.lazy.filter { $0.function.isUserCode }
      .compactMap { self.lowerer.place(of: $0.function, at: $0.instruction) }.first
  }

  /// Where a task of a deadlock waits.
  private func note(_ task: LivingTask) -> Diagnostic? {
    let who = task.number == 0 ? "the program itself" : "task \(task.number)"
    return place(of: task).map { Diagnostic(.note, "\(who) waits here", at: $0) }
  }

  /// The outcome of a run that could not go on through no fault of the learner's.
  func failure(_ error: any Error, _ warnings: [Diagnostic], trace: [TraceEntry]) -> Outcome {
    if let d = error as? Diagnostic {
      return Outcome(
        status: d.category == .unsupported ? .unsupported : .defect, diagnostics: warnings + [d], output: takeOutput())
    }
    let hidden = typer.takeDiagnostics() + program.takeDiagnostics()
    var outcome = stopped(.defect, "a defect of the workbook: \(error)", trace, warnings)
    outcome.diagnostics = (outcome.diagnostics + hidden).map { d in
      d.severity == .error ? Diagnostic(.error, d.message, at: d.range, category: .defect) : d
    }
    return outcome
  }

  /// A place for messages that have none.
  private var nowhere: SourceRange {
    let file =
      sources.files.last { if case .user = $0.origin { true } else { false } }
      ?? sources.add(SourceFile(name: "", text: ""))
    return SourceRange(file: file, start: 0, end: 0)
  }

  /// What is said when a budget is used up.
  private static func message(_ budget: Budget, _ c: SessionConfiguration) -> String {
    switch budget {
    case .steps: "stopped after \(c.steps) steps: is this loop endless?"
    case .memory: "stopped: more than \(c.memory >> 20) MB of memory in use"
    case .depth: "stopped: more than \(c.depth) calls open at once: does this recursion end?"
    case .output: "stopped: more than \(c.output >> 10) kB of output"
    case .wallClock: "stopped after \(Int(c.seconds)) seconds"
    }
  }
}
