import Foundation
import Lowering
import Machine
import Parsing
import Tree
import Types
import Typing

extension Session {

  /// Runs every `@Test` of files that are one module, in the order of the text.
  ///
  /// A trap, an exceeded budget or an endless loop in one check does not lose the others.
  ///
  /// - Returns: the outcome of compiling everything, with the messages, and the results of the checks that could be run.
  public func runChecks(_ files: [SourceFile]) -> (Outcome, [CheckResult]) {
    let parsed = files.map { parser.parse($0) }
    let plans = parsed.flatMap { CheckPlan.plans(in: $0.items) }
    let driver = parser.parse(SourceFile(name: "checks", text: CheckPlan.driver(for: plans), origin: .user))
    let (_, diagnostics) = check(parsed + [driver], isScript: false)
    if let refused = refusal(diagnostics) { return (refused, []) }
    let results = plans.enumerated().flatMap { run($1, number: $0) }
    return (Outcome(status: .finished, diagnostics: diagnostics), results)
  }

  /// Calls a top-level function without parameters of files that are loaded, and gives its result as text.
  public func callFunction(named name: String) -> Outcome {
    lineCount += 1
    let driver = parser.parse(
      SourceFile(name: "call", text: "func __call_\(lineCount)() -> String { String(describing: \(name)()) }"))
    let (_, diagnostics) = check([driver], isScript: false)
    if let refused = refusal(diagnostics) {
      program.remove(driver)
      return refused
    }
    var outcome = call("__call_\(lineCount)", [])
    if let text = outcome.value?.text { outcome.value = (text, "") }
    return outcome
  }

  private func run(_ plan: CheckPlan, number: Int) -> [CheckResult] {
    guard plan.isParameterised else { return [result(of: plan, "__check_\(number)", [], arguments: nil)] }
    let counted = machineResult("__count_\(number)", [])
    guard case .success(let values) = counted, let count = values.raw.first else {
      return [result(of: plan, "__count_\(number)", [], arguments: nil)]
    }
    return (0..<count).map { n in
      var text: String?
      if case .success(let values) = machineResult("__describe_\(number)", [n]) {
        text = (values.refs.first as? StringObject)?.value
      }
      return result(of: plan, "__check_\(number)", [n], arguments: text)
    }
  }

  /// The machine's results of a driver's function, or how it failed.
  private func machineResult(_ name: String, _ raw: [Int]) -> Result<Values, OutcomeError> {
    do {
      guard let f = program.lookupTopLevel(name).first as? FuncDecl else {
        throw OutcomeError(Outcome(status: .defect))
      }
      let function = try lowerer.entry(f)
      try lowerer.compileReachable()
      let ended = machine.run(function, raw: raw)
      if case .finished(let values) = ended { return .success(values) }
      return .failure(OutcomeError(outcome(of: ended, [])))
    } catch let error as OutcomeError {
      return .failure(error)
    } catch {
      lowerer.forgetPending()
      return .failure(OutcomeError(failure(error, [], trace: [])))
    }
  }

  private func call(_ name: String, _ raw: [Int]) -> Outcome {
    switch machineResult(name, raw) {
    case .success(let values):
      var outcome = Outcome(status: .finished, output: takeOutput())
      outcome.value = (values.refs.first as? StringObject).map { ($0.value, "") }
      return outcome
    case .failure(let error): return error.outcome
    }
  }

  private func result(of plan: CheckPlan, _ function: String, _ raw: [Int], arguments: String?) -> CheckResult {
    failures = []
    _ = takeOutput()
    let start = ContinuousClock.now
    let ended = call(function, raw)
    let duration = ContinuousClock.now - start
    var issues = failures.map { failed in
      CheckResult.Issue(message: failed.message, comment: failed.comment, place: failed.range.written)
    }
    if ended.status != .finished, !(ended.status == .trapped && isExpectationError(ended)) {
      let last = ended.diagnostics.last
      issues.append(
        CheckResult.Issue(message: last?.message ?? "stopped", place: last?.range.written, status: ended.status))
    }
    return CheckResult(
      name: plan.displayName, suite: plan.suites, arguments: arguments, place: plan.function.nameRange.written,
      issues: issues,
      output: ended.output, traits: plan.traits,
      duration: Double(duration.components.attoseconds) / 1e18 + Double(duration.components.seconds))
  }

  /// Whether a check ended because a required expectation had failed, which is recorded already.
  private func isExpectationError(_ outcome: Outcome) -> Bool {
    !failures.isEmpty && (outcome.diagnostics.last?.message.contains("expectation failed") ?? false)
  }
}

/// A run that did not end well.
struct OutcomeError: Error {
  /// How it ended.
  let outcome: Outcome
  /// Wraps an outcome.
  init(_ outcome: Outcome) { self.outcome = outcome }
}

extension FailedExpectation {
  /// The sentence, as Swift Testing says it: `Expectation failed: (heard → 0) == 1`.
  var message: String {
    var rest = Substring(source)
    var text = ""
    for operand in operands where operand.source != operand.value {
      guard let found = rest.range(of: operand.source) else { continue }
      text += rest[..<found.lowerBound] + "(\(operand.source) → \(operand.value))"
      rest = rest[found.upperBound...]
    }
    return "Expectation failed: " + text + rest
  }
}
