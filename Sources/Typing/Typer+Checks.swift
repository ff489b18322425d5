import Tree
import Types

/// Checks of finished expressions and bodies.
extension Typer {

  /// The kinds of casts.
  enum CastKind { case test, conditional, forced }

  /// Warns of casts whose outcome is known.
  func checkCast(_ from: Type, _ to: Type, _ kind: CastKind, _ e: Expr) {
    guard from === to, from.kind != .error, isUserDeclared(e.range) else { return }
    let t = program.description(of: to)
    switch kind {
    case .test: report(.castAlways("'is' test is always true", at: e.range))
    case .conditional: report(.castAlways("conditional cast from '\(t)' to '\(t)' always succeeds", at: e.range))
    case .forced: report(.castAlways("forced cast of '\(t)' to same type has no effect", at: e.range))
    }
  }

  func isUserDeclared(_ range: SourceRange) -> Bool {
    if case .user = range.file.origin { return true }
    return false
  }

  /// Warns of values that nobody uses.
  func checkUnused(_ x: TypedExpr, _ e: Expr, inClosure: Bool) {
    guard isUserDeclared(e.range), !inClosure else { return }
    let t = x.type
    if t === types.void || t === known.never || t.kind == .error { return }
    if let w = program.optionalObject(t), w === types.void { return }
    var inner = x
    while true {
      switch inner.kind {
      case .tryPlain(let y), .tryForced(let y), .tryOptional(let y), .awaitExpr(let y), .optionalChain(let y),
        .injectOptional(let y),
        .openExistential(_, _, _, let y), .forceUnwrap(let y, _), .erase(let y), .retype(let y), .load(let y):
        inner = y
        continue
      case .call(let callee, _):
        let d = callee.declaration
        if d.attribute("discardableResult") != nil || d is InitDecl && isDelegating(e) { return }
        if let f = d as? FuncDecl, f.isOperator, f.attribute("discardableResult") != nil { return }
        return report(.unusedResult(program.declName(of: d), at: e.range))
      case .assign, .macro, .error, .apply, .statement: return
      default: return
      }
    }
  }

  private func isDelegating(_ e: Expr) -> Bool { false }

  /// Refuses a literal whose elements have nothing in common but `Any`, where nobody wrote that they should.
  func checkHeterogeneous(_ e: Expr, _ x: TypedExpr) {
    let values: [TypedExpr]
    switch (e.kind, x.kind) {
    case (.arrayLiteral, .array(let all)): values = all
    case (.dictionaryLiteral, .dictionary(let pairs)): values = pairs.map(\.value)
    default: return
    }
    let isErased = values.contains { v in
      if case .erase(let inner) = v.kind { v.type === types.any && inner.type !== types.any } else { false }
    }
    guard values.count > 1, isErased else { return }
    report(.heterogeneousLiteral(program.description(of: x.type), at: e.range))
  }

  // MARK: Returns

  /// Demands that a body which gives a value doesn't end without one.
  func checkReturns(_ statements: [TypedStmt], _ d: FunctionLikeDecl) {
    if d is InitDecl || d is DeinitDecl { return }
    let (result, _, _) = resultAndEffects(of: d)
    if let a = d as? AccessorDecl, a.accessorKind != .get { return }
    guard result !== types.void, result.kind != .error, statements.fallsThrough(self) else { return }
    report(.missingReturn(kindName(d), program.description(of: result), at: missingReturn(statements, d, result)))
  }

  /// Where a `return` is missed: before a last expression that has the result's type, or else at the closing brace.
  private func missingReturn(_ statements: [TypedStmt], _ d: FunctionLikeDecl, _ result: Type) -> SourceRange {
    if case .expr(let last)? = statements.last?.kind, last.type === result { return last.range }
    return d.body?.range.closingBrace ?? d.range
  }

  private func kindName(_ d: FunctionLikeDecl) -> String {
    switch d {
    case is AccessorDecl: "getter"
    case let f as FuncDecl:
      f.parent is NominalDecl || f.parent is ExtensionDecl
        ? (f.isStatic ? "static method" : "instance method") : f.parent == nil ? "global function" : "local function"
    default: "function"
    }
  }
}

extension [TypedStmt] {
  /// Whether control can reach the end.
  func fallsThrough(_ typer: Typer) -> Bool { !contains { $0.leaves(typer) } }
}

extension TypedStmt {

  /// Whether control never goes on after the statement.
  func leaves(_ typer: Typer) -> Bool {
    switch kind {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt, .fallthroughStmt, .result: return true
    case .expr(let x): return x.type === typer.known.never
    case .ifStmt(let conditions, let then, let other):
      if conditions.count == 1, case .boolean(let x) = conditions[0], case .boolean(true) = x.kind {
        return !then.fallsThrough(typer)
      }
      guard let other else { return false }
      return !then.fallsThrough(typer) && !other.fallsThrough(typer)
    case .switchStmt(_, let cases, let label):
      return !cases.isEmpty
        && cases.allSatisfy { !$0.body.fallsThrough(typer) && !$0.body.breaks(label, isOutermost: true) }
    case .block(let body, let label):
      return !body.fallsThrough(typer) && (label == nil || !body.breaks(label, isOutermost: false))
    case .doCatch(let body, let clauses, let label):
      return !body.fallsThrough(typer) && clauses.allSatisfy { !$0.body.fallsThrough(typer) }
        && (label == nil || !body.breaks(label, isOutermost: false))
    case .whileStmt(let conditions, let body, let label):
      guard conditions.count == 1, case .boolean(let x) = conditions[0], case .boolean(true) = x.kind else {
        return false
      }
      return !body.breaks(label, isOutermost: true)
    case .repeatStmt(let body, let condition, let label):
      if case .boolean(true) = condition.kind { return !body.breaks(label, isOutermost: true) }
      return !body.fallsThrough(typer) && !body.breaks(label, isOutermost: true) && !body.continues
    default: return false
    }
  }
}

extension [TypedStmt] {

  /// Whether a `break` leaves the statement of that label (or without one, when it is the nearest).
  func breaks(_ label: String?, isOutermost: Bool) -> Bool {
    contains { s in
      switch s.kind {
      case .breakStmt(let name): return name == nil ? isOutermost : name == label
      case .ifStmt(_, let a, let b):
        return a.breaks(label, isOutermost: isOutermost) || (b?.breaks(label, isOutermost: isOutermost) ?? false)
      case .guardStmt(_, let b): return b.breaks(label, isOutermost: isOutermost)
      case .block(let b, _): return b.breaks(label, isOutermost: isOutermost)
      case .doCatch(let b, let clauses, _):
        return b.breaks(label, isOutermost: isOutermost)
          || clauses.contains { $0.body.breaks(label, isOutermost: isOutermost) }
      case .whileStmt(_, let b, _), .repeatStmt(let b, _, _): return b.breaks(label, isOutermost: false)
      case .forStmt(let f): return f.body.breaks(label, isOutermost: false)
      case .switchStmt(_, let cases, _): return cases.contains { $0.body.breaks(label, isOutermost: false) }
      default: return false
      }
    }
  }

  /// Whether a `continue` occurs.
  var continues: Bool {
    contains { s in
      switch s.kind {
      case .continueStmt: return true
      case .ifStmt(_, let a, let b): return a.continues || (b?.continues ?? false)
      case .block(let b, _), .guardStmt(_, let b): return b.continues
      default: return false
      }
    }
  }
}
