import Lowering
import Parsing
import Tree
import Types
import Typing

extension Session {

  /// Declares files that later lines see; an earlier load is forgotten.
  public func load(_ files: [SourceFile]) -> Outcome {
    for f in loaded.reversed() { program.remove(f) }
    loaded = []
    let parsed = files.map { parser.parse($0) }
    let (_, diagnostics) = check(parsed, isScript: false)
    if let refused = refusal(diagnostics) {
      for f in parsed.reversed() { program.remove(f) }
      return refused
    }
    loaded = parsed
    return Outcome(status: .finished, diagnostics: diagnostics)
  }

  /// Runs one input of the prompt in the context of all before; when it is refused, the session is as it was.
  public func feed(_ line: String) -> Outcome {
    lineCount += 1
    typer.isInteractive = true
    let file = parser.parse(SourceFile(name: "line \(lineCount)", text: line))
    let (typed, diagnostics) = check([file], isScript: true)
    if let refused = refusal(diagnostics) {
      program.remove(file)
      return refused
    }
    guard let typed = typed.first else { return Outcome(status: .finished, diagnostics: diagnostics) }
    let value = typed.lastExpression.flatMap { isShown($0) ? $0 : nil }
    let statements = value == nil ? typed.statements : Array(typed.statements.dropLast())
    var outcome = execute(statements, value: value, warnings: diagnostics.filter { $0.severity == .error })
    if let value, let shown = outcome.value { outcome.value = (shown.text, program.description(of: value.type)) }
    settle(&outcome)
    if outcome.status == .unsupported || outcome.status == .defect { program.remove(file) }
    return outcome
  }

  /// Whether the value of a line's expression is worth showing.
  private func isShown(_ e: TypedExpr) -> Bool {
    if case .lvalue = e.type.kind { return false }
    if case .call(let callee, _) = e.kind, callee.declaration.attribute("discardableResult") != nil { return false }
    return e.type !== program.types.void && e.type !== program.types.error
  }

  /// The type of an expression, which is not run.
  public func typeText(of expression: String) -> Result<String, Refusal> {
    lineCount += 1
    let file = parser.parse(SourceFile(name: "type", text: expression))
    let (typed, diagnostics) = check([file], isScript: true)
    program.remove(file)
    if let refused = refusal(diagnostics) { return .failure(Refusal(diagnostics: refused.diagnostics)) }
    guard let value = typed.first?.lastExpression else { return .success("()") }
    return .success(program.description(of: value.type))
  }

  /// Why a text was refused.
  public struct Refusal: Error {
    /// The messages.
    public let diagnostics: [Diagnostic]
  }
}
