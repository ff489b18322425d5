import Tree
import Types

/// Finds uses by which a closure parameter without `@escaping` could outlive the call.
struct EscapeChecker {
  /// The checker.
  let typer: Typer
  /// The parameters that must not escape.
  let parameters: [VarDecl]

  /// What a value is used for.
  private enum Use {
    /// Nothing that lets it escape.
    case harmless
    /// It is called at once.
    case called
    /// The argument of a function that keeps it.
    case passed
    /// The argument of a parameter whose type is a generic parameter of that name.
    case generic(String)
    /// The new value of a variable; the sign `=` stands there.
    case assigned(SourceRange)
    /// The result.
    case returned
  }

  // MARK: Statements

  /// Looks through statements.
  func check(_ statements: [TypedStmt]) { for s in statements { check(s) } }

  private func check(_ conditions: [TypedCondition]) {
    for c in conditions {
      switch c {
      case .boolean(let x), .optionalBinding(_, let x), .pattern(_, let x): visit(x, .harmless)
      }
    }
  }

  private func check(_ s: TypedStmt) {
    switch s.kind {
    case .expr(let x), .yieldStmt(let x), .throwStmt(let x): visit(x, .harmless)
    case .result(let x): visit(x, .returned)
    case .binding(let p, let x): if let x { visit(x, isEscaping(p.type) ? .returned : .harmless) }
    case .returnStmt(let x): if let x { visit(x, .returned) }
    case .ifStmt(let c, let a, let b):
      check(c)
      check(a)
      check(b ?? [])
    case .guardStmt(let c, let b), .whileStmt(let c, let b, _):
      check(c)
      check(b)
    case .repeatStmt(let b, let c, _):
      check(b)
      visit(c, .harmless)
    case .forStmt(let f):
      visit(f.sequence, .harmless)
      if let w = f.whereClause { visit(w, .harmless) }
      check(f.body)
    case .switchStmt(let x, let cases, _):
      visit(x, .harmless)
      for c in cases { check(c.body) }
    case .block(let b, _), .deferStmt(let b): check(b)
    case .doCatch(let body, let clauses, _):
      check(body)
      for c in clauses { check(c.body) }
    case .localFunction, .localType, .breakStmt, .continueStmt, .fallthroughStmt: return
    }
  }

  // MARK: Expressions

  private func visit(_ x: TypedExpr, _ use: Use) {
    switch x.kind {
    case .variable(let v): if parameters.contains(v) { report(v, use, x.range) }
    case .load(let y), .injectOptional(let y), .convertFunction(let y), .retype(let y): visit(y, use)
    case .call(let c, let arguments): visitCall(c, arguments)
    case .apply(let f, let arguments):
      visit(f, .called)
      guard case .function(let type) = f.type.kind else { return }
      for (a, p) in zip(arguments, type.parameters) { a.values.forEach { visit($0, self.use(of: p.type)) } }
    case .assign(let target, let value):
      visit(value, .assigned(sign(between: target, value)))
      visit(target, .harmless)
    case .array(let all): for y in all { visit(y, .returned) }
    case .erase(let y):
      if case .variable(let v) = y.kind, parameters.contains(v) { return typer.report(.escapingErased(at: y.range)) }
      visit(y, .harmless)
    case .ternary(let c, let a, let b):
      visit(c, .harmless)
      visit(a, use)
      visit(b, use)
    case .closure(let c): visitClosure(c, use)
    default: for y in x.children { visit(y, .harmless) }
    }
  }

  private func isEscaping(_ t: Type) -> Bool {
    if case .function(let f) = t.kind { return f.isEscaping }
    return false
  }

  /// Where the sign of an assignment stands.
  private func sign(between target: TypedExpr, _ value: TypedExpr) -> SourceRange {
    let gap = SourceRange(file: value.range.file, start: Int(target.range.end), end: Int(value.range.start))
    let start = Int(gap.start) + gap.text.prefix { $0 != "=" }.utf8.count
    return SourceRange(file: gap.file, start: start, end: start + 1)
  }

  private func visitCall(_ c: Callee, _ arguments: [TypedArgument]) {
    if let r = c.receiver { visit(r, .harmless) }
    let declared = typer.parameters(of: c.declaration) ?? []
    let isAllowed = (c.declaration as? FuncDecl)?.name == "withoutActuallyEscaping"
    for (i, a) in arguments.enumerated() {
      let type =
        declared.indices.contains(i) && !isAllowed ? typer.program.functionParameter(of: declared[i]).type : nil
      for x in a.values { visit(x, type.map { use(of: $0) } ?? .harmless) }
    }
  }

  /// What a parameter of a type does with a closure.
  private func use(of type: Type) -> Use {
    switch type.kind {
    case .function(let f): f.isEscaping ? .passed : .harmless
    case .genericParameter(let g): .generic(g.name)
    default: typer.program.optionalObject(type) == nil ? .harmless : .passed
    }
  }

  private func visitClosure(_ c: TypedClosure, _ use: Use) {
    for capture in c.captures { visit(capture.value, .assigned(capture.value.range)) }
    if case .called = use { return check(c.body) }
    guard c.functionType.isEscaping, !c.isAutoclosure else { return check(c.body) }
    guard let v = captured(by: c.body) else { return }
    typer.report(.escapingCapture(v.name, at: c.range))
  }

  /// The first of the parameters that a body mentions.
  private func captured(by body: [TypedStmt]) -> VarDecl? {
    parameters.first { v in body.contains { mentions($0, v) } }
  }

  private func mentions(_ s: TypedStmt, _ v: VarDecl) -> Bool {
    s.expressions.contains { mentions($0, v) } || s.inner.contains { mentions($0, v) }
  }

  private func mentions(_ x: TypedExpr, _ v: VarDecl) -> Bool {
    switch x.kind {
    case .variable(let w): w === v
    case .closure(let c): c.body.contains { mentions($0, v) }
    default: x.children.contains { mentions($0, v) }
    }
  }

  private func report(_ v: VarDecl, _ use: Use, _ range: SourceRange) {
    switch use {
    case .harmless, .called: return
    case .passed: typer.report(.escapingPassed(v.name, at: range))
    case .generic(let name): typer.report(.escapingGeneric(v.name, name, at: range))
    case .assigned(let sign): typer.report(.escapingAssigned(v.name, at: sign))
    case .returned: typer.report(.escapingReturned(v.name, at: range))
    }
  }
}

extension TypedStmt {

  /// The expressions directly in a statement.
  fileprivate var expressions: [TypedExpr] {
    switch kind {
    case .expr(let x), .yieldStmt(let x), .throwStmt(let x), .result(let x), .repeatStmt(_, let x, _),
      .switchStmt(let x, _, _):
      [x]
    case .binding(_, let x), .returnStmt(let x): x.map { [$0] } ?? []
    case .ifStmt(let c, _, _), .guardStmt(let c, _), .whileStmt(let c, _, _): c.map(\.expression)
    case .forStmt(let f): [f.sequence] + (f.whereClause.map { [$0] } ?? [])
    default: []
    }
  }

  /// The statements directly in a statement.
  fileprivate var inner: [TypedStmt] {
    switch kind {
    case .ifStmt(_, let a, let b): a + (b ?? [])
    case .guardStmt(_, let b), .whileStmt(_, let b, _), .repeatStmt(let b, _, _), .block(let b, _), .deferStmt(let b): b
    case .forStmt(let f): f.body
    case .switchStmt(_, let cases, _): cases.flatMap(\.body)
    case .doCatch(let body, let clauses, _): body + clauses.flatMap(\.body)
    default: []
    }
  }
}

extension TypedCondition {
  /// The expression that is tested or matched.
  fileprivate var expression: TypedExpr {
    switch self {
    case .boolean(let x), .optionalBinding(_, let x), .pattern(_, let x): x
    }
  }
}

extension Typer {

  /// Checks that the closure parameters of a function stay in it unless they are `@escaping`.
  func checkEscapes(_ statements: [TypedStmt], _ d: FunctionLikeDecl) {
    let confined = d.parameters.filter { p in
      guard case .function(let f) = program.functionParameter(of: p).type.kind else { return false }
      return !f.isEscaping
    }
    guard !confined.isEmpty else { return }
    EscapeChecker(typer: self, parameters: confined.map(\.variable)).check(statements)
  }
}
