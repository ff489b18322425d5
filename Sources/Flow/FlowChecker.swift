import Tree
import Types
import Typing

/// Checks what can only be told from the flow of control and values, once a program's types are right.
///
/// These are the checks that the compiler makes on SIL: initialisation before use, missing returns, overlapping accesses,
/// overflow in constants, and the warnings of unreachable code and endless recursion. A body is turned into a `FlowGraph`
/// once; each check is a type of its own over it, or over the typed tree.
public struct FlowChecker {

  let program: Program
  let typer: Typer
  /// What was found.
  var diagnostics: [Diagnostic] = []

  /// Creates a checker of programs that `typer` has accepted.
  public init(program: Program, typer: Typer) {
    self.program = program
    self.typer = typer
  }

  /// What is wrong in a checked file, in the order of the text.
  public static func check(_ file: TypedFile, program: Program, typer: Typer) -> [Diagnostic] {
    var checker = FlowChecker(program: program, typer: typer)
    checker.checkScript(file)
    for case .decl(let d) in file.file.items { checker.check(d) }
    return checker.diagnostics.sorted {
      ($0.range.written.start, $0.range.start) < ($1.range.written.start, $1.range.start)
    }
  }

  // MARK: Declarations

  private mutating func check(_ d: Decl) {
    switch d {
    case let n as NominalDecl: n.members.forEach { check($0) }
    case let e as ExtensionDecl: e.members.forEach { check($0) }
    case let b as BindingDecl:
      if b.parent is NominalDecl || b.parent is ExtensionDecl { checkInitialValues(of: b) }
      for v in b.variables { v.accessors.forEach { check($0) } }
    case let s as SubscriptDecl: s.accessors.forEach { check($0) }
    case let f as FunctionLikeDecl: checkFunction(f)
    default: break
    }
  }

  /// The initial values of properties.
  private mutating func checkInitialValues(of b: BindingDecl) {
    for i in b.entries.indices where b.entries[i].initializer != nil {
      guard let value = typer.binding(of: b, index: i).1 else { continue }
      checkExpression(value)
    }
  }

  private mutating func checkFunction(_ f: FunctionLikeDecl) {
    for p in f.parameters where p.defaultValue != nil {
      if let value = typer.defaultValue(of: p) { checkExpression(value) }
    }
    guard isWritten(f), let block = f.body, let body = typer.body(of: f) else { return }
    checkBody(.function(f), body.statements, end: block.range.closingBrace)
    checkValues(body.statements)
  }

  /// Whether a person wrote a function, rather than a macro.
  private func isWritten(_ f: FunctionLikeDecl) -> Bool {
    if case .user = f.range.file.origin { return true }
    return false
  }

  private mutating func checkExpression(_ e: TypedExpr) {
    let statements = [TypedStmt(.expr(e), e.range)]
    checkBody(.deferred, statements, end: e.range)
    checkValues(statements)
  }

  // MARK: Bodies

  private mutating func checkScript(_ file: TypedFile) {
    let builder = GraphBuilder(program: program, typer: typer, owner: .script, duty: .none)
    let end = SourceRange(
      file: file.file.source, start: file.file.source.text.utf8.count, end: file.file.source.text.utf8.count)
    builder.buildScript(file.statements, definitions: definitions(in: file.file.items), end: end)
    finish(builder, end)
    checkValues(file.statements, isScript: true)
  }

  /// The functions among a script's items, those of its types too, in the order of the text.
  private func definitions(in items: [CodeItem]) -> [FunctionLikeDecl] {
    items.flatMap { item -> [FunctionLikeDecl] in if case .decl(let d) = item { functions(in: d) } else { [] } }
  }

  private func functions(in d: Decl) -> [FunctionLikeDecl] {
    switch d {
    case let n as NominalDecl: n.members.flatMap { functions(in: $0) }
    case let e as ExtensionDecl: e.members.flatMap { functions(in: $0) }
    case let b as BindingDecl: b.variables.flatMap(\.accessors)
    case let s as SubscriptDecl: s.accessors
    case let f as FunctionLikeDecl: [f]
    default: []
    }
  }

  /// Checks a body and all those inside it.
  private mutating func checkBody(_ owner: BodyOwner, _ statements: [TypedStmt], end: SourceRange) {
    let duty: SelfDuty
    if case .function(let i as InitDecl) = owner { duty = SelfDuty(of: i, statements, program) } else { duty = .none }
    let builder = GraphBuilder(program: program, typer: typer, owner: owner, duty: duty)
    builder.build(statements, end: end)
    finish(builder, end)
  }

  private mutating func finish(_ builder: GraphBuilder, _ end: SourceRange) {
    diagnostics += EndCheck(program: program).run(builder.graph, builder.owner)
    diagnostics += initialisation(builder, end)
    diagnostics += RecursionCheck(graph: builder.graph).run()
    diagnostics += builder.unreachable.compactMap { .unreachable($0) }
    for inner in builder.inner {
      checkBody(inner.owner, inner.statements, end: inner.end)
      if case .function = inner.owner { checkConstants(inner.statements) }
    }
    for d in builder.localTypes { check(d) }
  }

  /// The checks that follow the tree, closures included, instead of the graph.
  private mutating func checkValues(_ statements: [TypedStmt], isScript: Bool = false) {
    checkConstants(statements, isScript: isScript)
    var usage = UsageCheck(typer: typer, isScript: isScript)
    diagnostics += usage.run(statements)
  }

  private mutating func checkConstants(_ statements: [TypedStmt], isScript: Bool = false) {
    var exclusivity = Exclusivity(program: program)
    exclusivity.visit(statements)
    var constants = ConstantCheck(program: program, isScript: isScript)
    constants.run(statements, captured: CaptureFinder.held(by: statements, typer))
    diagnostics += exclusivity.diagnostics + constants.diagnostics
  }

  private func initialisation(_ builder: GraphBuilder, _ end: SourceRange) -> [Diagnostic] {
    let elements = Elements(builder.tracked, builder.duty, program, typer)
    var check = InitialisationCheck(
      graph: builder.graph, elements: elements, duty: builder.duty, nameRange: builder.owner.nameRange ?? end, end: end)
    check.run()
    return check.diagnostics
  }
}

extension BodyOwner {
  /// Where the function's name stands.
  fileprivate var nameRange: SourceRange? { if case .function(let f) = self { f.nameRange } else { nil } }
}

extension Diagnostic {
  /// The warning about code that control cannot reach.
  fileprivate static func unreachable(_ code: GraphBuilder.Unreachable) -> Diagnostic? {
    switch code.stop {
    case .jump(let keyword): .unreachable(after: keyword, at: code.range)
    case .branches, .neverCall: .unreachable(at: code.range)
    case .constant: nil
    }
  }
}
