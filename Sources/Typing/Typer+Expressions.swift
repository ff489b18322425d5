import Tree
import Types

/// Checks whole expressions.
extension Typer {

  /// Checks an expression, converted to the type given or of its own.
  func check(_ e: Expr, as expected: Type? = nil, _ purpose: Purpose, _ scope: Scope, asPlace: Bool = false)
    -> TypedExpr
  {
    check(e, purpose, scope, asPlace: asPlace) { _ in expected }
  }

  /// Checks an expression; what is expected may hold variables of its system.
  func check(
    _ e: Expr, _ purpose: Purpose, _ scope: Scope, asPlace: Bool = false, expecting: (ConstraintSystem) -> Type?
  ) -> TypedExpr {
    let system = ConstraintSystem(typer: self, scope: scope)
    system.root = e
    guard let solution = solve(e, purpose, system, asPlace, expecting) else {
      return TypedExpr(.error, program.types.error, e.range)
    }
    let applier = Applier(system, solution)
    checkAvailability(system)
    let built = applier.apply(e)
    if let target = system.expected, !asPlace { return applier.coerce(built, to: applier.final(target)) }
    return asPlace ? built : applier.load(built)
  }

  private func solve(
    _ e: Expr, _ purpose: Purpose, _ system: ConstraintSystem, _ asPlace: Bool, _ expecting: (ConstraintSystem) -> Type?
  ) -> Solution? {
    state(e, purpose, system, asPlace, expecting)
    if system.hasFault {
      diagnose(e, purpose, system.scope, asPlace, expecting)
      return nil
    }
    switch system.solve() {
    case .solved(let s):
      if s.state.fixes.isEmpty, system.isComplete(s) { return s }
    case .tooComplex:
      report(.tooComplex(at: e.range))
      return nil
    case .failed, .ambiguous: break
    }
    diagnose(e, purpose, system.scope, asPlace, expecting)
    return nil
  }

  /// States the demands of an expression in its context.
  func state(
    _ e: Expr, _ purpose: Purpose, _ system: ConstraintSystem, _ asPlace: Bool, _ expecting: (ConstraintSystem) -> Type?
  ) {
    let target = expecting(system).map { program.canonical($0, in: system.signature) }
    system.expected = target
    if let target { stateStatementContext(e, target, system) }
    let type = system.generate(e, system.scope)
    if let target {
      system.add(
        asPlace ? .bind : .conversion, type, asPlace ? program.types.make(.lvalue(target)) : target,
        Locator(e, .contextual(purpose)))
    }
  }

  /// `if` and `switch` expressions pass what is expected on to their branches.
  private func stateStatementContext(_ e: Expr, _ target: Type, _ system: ConstraintSystem) {
    switch e.kind {
    case .ifExpr, .switchExpr, .doExpr: system.statementContexts[e.id] = .contextual(target)
    case .paren(let x), .tryExpr(.plain, let x), .awaitExpr(let x): stateStatementContext(x, target, system)
    case .ternary(_, let a, let b):
      stateStatementContext(a, target, system)
      stateStatementContext(b, target, system)
    default: return
    }
  }

  /// The type that an expression has by itself, without diagnostics; `nil` when it has none.
  func typeAlone(_ e: Expr, _ scope: Scope) -> Type? {
    let (x, bad) = quietly { check(e, .none, scope) }
    return bad || x.type.kind == .error ? nil : x.type
  }
}

extension ConstraintSystem {

  /// Whether a solution leaves no generic parameter, and no element of a literal, open.
  func isComplete(_ s: Solution) -> Bool {
    let saved = state
    state = s.state
    defer { state = saved }
    if let root, let t = state.expressions[root.id], !isKnown(t) { return false }
    for (_, selected) in state.overloads {
      for (_, t) in selected.substitution.parameters where !isKnown(t) { return false }
    }
    return true
  }

  /// Whether `-` stands before a number literal, so that both are one literal.
  static func isNegativeLiteral(_ op: Expr, _ x: Expr) -> Bool {
    guard case .name(let n) = op.kind, n.base == "-", op.range.end == x.range.start else { return false }
    switch x.kind {
    case .integerLiteral, .floatLiteral: return true
    default: return false
    }
  }
}
