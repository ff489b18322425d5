import Tree
import Types

/// A closure's body, checked apart from the expression around it.
struct ClosureCheck {
  /// The statements.
  let statements: [TypedStmt]
  /// The type of its value; `nil` when no value is returned and none is expected.
  let result: Type?
}

extension ClosureExpr {
  /// The only expression of the body, and whether it was written with `return`.
  var singleExpression: (Expr, isReturn: Bool)? {
    guard body.items.count == 1, let item = body.items.first else { return nil }
    switch item {
    case .expr(let e): return (e, false)
    case .stmt(let s):
      if case .returnStmt(let e?) = s.kind { return (e, true) }
      return nil
    case .decl: return nil
    }
  }
}

extension Typer {

  /// The variables of `$0`, `$1` … of a closure.
  func anonymousVariables(of c: ClosureExpr, count: Int) -> [VarDecl] {
    var all = anonymous[c.id] ?? []
    while all.count < count {
      all.append(VarDecl(id: nodes.make(), nameRange: c.body.range, name: "$\(all.count)", isLet: true))
    }
    anonymous[c.id] = all
    return Array(all.prefix(count))
  }

  /// Whether a closure's text throws errors that it doesn't catch.
  func throwsErrors(_ c: ClosureExpr) -> Bool { effects(of: c).throws }

  /// Whether a closure's text awaits.
  func awaits(_ c: ClosureExpr) -> Bool { effects(of: c).awaits }

  private func effects(of c: ClosureExpr) -> (throws: Bool, awaits: Bool) {
    if let known = closureEffects[c.id] { return known }
    var scanner = EffectScanner()
    scanner.scan(c.body)
    let found = (scanner.throwsErrors, scanner.awaits)
    closureEffects[c.id] = found
    return found
  }

  /// Checks a body of several statements; `nil` when its parameters aren't known or it is wrong.
  func closureBody(_ c: ClosureExpr, _ f: FunctionType, _ scope: Scope, _ system: ConstraintSystem) -> ClosureCheck? {
    guard f.parameters.allSatisfy({ !$0.type.properties.contains(.variable) && $0.type.kind != .error }) else {
      return nil
    }
    let open = f.result.properties.contains(.variable)
    var key = f
    let wantsOptional = open && program.optionalObject(f.result) != nil
    if open { key.result = wantsOptional ? program.optional(program.types.error) : program.types.error }
    let place = ClosureKey(closure: c.id, type: program.types.make(.function(key)))
    if let known = closureBodies[place] {
      bindParameters(c, f)
      return known
    }
    if failedBodies.contains(place) { return nil }
    bindParameters(c, f)
    for (v, t) in system.state.locals {
      let s = system.simplify(t)
      if !s.properties.contains(.variable) { variableTypes[v] = s }
    }
    if let builder = system.state.builders[c.id] {
      let b = system.simplify(builder)
      let (result, bad) = attempt { self.buildResult(c.body, b, open ? nil : f.result, scope) }
      return finish(result, bad, place, c)
    }
    let (check, bad) = attempt { self.checkStatements(c, f, scope, open) }
    return finish(check, bad, place, c)
  }

  /// Checks with diagnostics collected apart.
  private func attempt(_ work: () -> ClosureCheck?) -> (ClosureCheck?, [Diagnostic]) {
    let before = diagnostics
    let silent = isSilent
    diagnostics = []
    isSilent = 0
    let result = work()
    let found = diagnostics
    diagnostics = before
    isSilent = silent
    return (result, found)
  }

  /// Keeps a good body; a bad one's faults are kept for when no other type mends them.
  private func finish(_ check: ClosureCheck?, _ faults: [Diagnostic], _ place: ClosureKey, _ c: ClosureExpr)
    -> ClosureCheck?
  {
    if faults.contains(where: { $0.severity == .error }) {
      closureFaults[c.id] = faults
      failedBodies.insert(place)
      return nil
    }
    closureWarnings[c.id] = faults
    closureBodies[place] = check
    return check
  }

  private func bindParameters(_ c: ClosureExpr, _ f: FunctionType) {
    let variables =
      c.parameters?.map(\.variable)
      ?? anonymousVariables(of: c, count: max(f.parameters.count, c.anonymousParameterCount))
    if variables.count > 1, f.parameters.count == 1, case .tuple(let elements) = f.parameters[0].type.kind,
      elements.count == variables.count
    {
      for (v, e) in zip(variables, elements) { variableTypes[v] = e.type }
      return
    }
    for (v, p) in zip(variables, f.parameters) {
      variableTypes[v] = p.isVariadic ? program.array(p.type) : p.type
      setInout(v, p.isInout)
    }
  }

  private func checkStatements(_ c: ClosureExpr, _ f: FunctionType, _ scope: Scope, _ open: Bool) -> ClosureCheck? {
    let checker = BodyChecker(
      typer: self, scope: scope, result: open ? nil : f.result, thrown: f.thrown, isAsync: f.isAsync, kind: .closure)
    checker.wantsOptional = open && program.optionalObject(f.result) != nil
    let statements = checker.checkBody(c.body)
    if checker.returnsNilFirst, let found = checker.inferredResult {
      var known = f
      known.result = program.optionalObject(found) == nil ? program.optional(found) : found
      return checkStatements(c, known, scope, false)
    }
    let result = open ? checker.inferredResult : f.result
    return ClosureCheck(statements: statements, result: result)
  }
}

/// Finds out by its text alone whether code throws or awaits, as the compiler does for closures.
struct EffectScanner {
  /// Whether an error can leave the code.
  var throwsErrors = false
  /// Whether it awaits.
  var awaits = false

  /// Looks through a block.
  mutating func scan(_ block: BraceBlock) {
    for item in block.items {
      switch item {
      case .expr(let e): scan(e)
      case .stmt(let s): scan(s)
      case .decl(let d):
        if let b = d as? BindingDecl { for e in b.entries { if let x = e.initializer { scan(x) } } }
      }
    }
  }

  /// Looks through an expression; closures inside are their own business.
  mutating func scan(_ e: Expr) {
    switch e.kind {
    case .tryExpr(.plain, let x):
      throwsErrors = true
      scan(x)
    case .tryExpr(_, let x):
      var inner = EffectScanner()
      inner.scan(x)
      awaits = awaits || inner.awaits
    case .awaitExpr(let x):
      awaits = true
      scan(x)
    case .ifExpr(let s), .switchExpr(let s), .doExpr(let s): scan(s)
    case .closure: return
    default: for x in e.children { scan(x) }
    }
  }

  private mutating func scan(_ conditions: [Condition]) {
    for c in conditions {
      switch c {
      case .expr(let e), .optionalBinding(_, _, let e, _), .pattern(_, _, let e, _): scan(e)
      case .availability: continue
      }
    }
  }

  /// Looks through a statement.
  mutating func scan(_ s: Stmt) {
    switch s.kind {
    case .returnStmt(let e): if let e { scan(e) }
    case .ifStmt(let c, let then, let other):
      scan(c)
      scan(then)
      if let other { scan(other) }
    case .guardStmt(let c, let other):
      scan(c)
      scan(other)
    case .whileStmt(let c, let body):
      scan(c)
      scan(body)
    case .repeatStmt(let body, let c):
      scan(body)
      scan(c)
    case .forStmt(let f): scan(f)
    case .switchStmt(let subject, let cases):
      scan(subject)
      for c in cases { scan(c.body) }
    case .labeled(_, let inner): scan(inner)
    case .throwStmt(let e):
      throwsErrors = true
      scan(e)
    case .deferStmt(let b), .block(let b): scan(b)
    case .doStmt(let body, _, let catches): scanDo(body, catches)
    case .yieldStmt(let all): for e in all { scan(e) }
    case .other(_, let e): if let e { scan(e) }
    case .breakStmt, .continueStmt, .fallthroughStmt: return
    }
  }

  private mutating func scan(_ f: ForStmt) {
    if f.isTry { throwsErrors = true }
    if f.isAwait { awaits = true }
    scan(f.sequence)
    if let w = f.whereClause { scan(w) }
    scan(f.body)
  }

  /// A `do` with a clause that catches everything lets nothing out.
  private mutating func scanDo(_ body: BraceBlock, _ catches: [CatchClause]) {
    var inner = EffectScanner()
    inner.scan(body)
    awaits = awaits || inner.awaits
    let catchesAll = catches.contains { c in
      c.items.isEmpty || c.items.contains { $0.guard == nil && Self.isIrrefutable($0.pattern) }
    }
    if inner.throwsErrors, !catchesAll { throwsErrors = true }
    for c in catches { scan(c.body) }
  }

  /// Whether a pattern matches everything by its form.
  static func isIrrefutable(_ p: Pattern) -> Bool {
    switch p.kind {
    case .wildcard, .binding: true
    case .introducer(_, let inner), .typed(let inner, _): isIrrefutable(inner)
    case .tuple(let elements): elements.allSatisfy { isIrrefutable($0.pattern) }
    default: false
    }
  }
}

extension Expr {
  /// The expressions directly inside, closures' bodies and statements left out.
  var children: [Expr] {
    switch kind {
    case .arrayLiteral(let all): all
    case .dictionaryLiteral(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .interpolatedString(let segments):
      segments.flatMap { s -> [Expr] in
        if case .interpolation(let arguments, _) = s { return arguments.map(\.value) }
        return []
      }
    case .member(let base, _, _): base.map { [$0] } ?? []
    case .specialize(let x, _), .paren(let x), .prefix(_, let x), .postfix(let x, _), .isCast(let x, _),
      .coerce(let x, _),
      .conditionalCast(let x, _), .forcedCast(let x, _), .tryExpr(_, let x), .awaitExpr(let x), .forceUnwrap(let x),
      .optionalBind(let x), .optionalChain(let x), .inoutRef(let x), .packExpansion(let x), .packElement(let x),
      .ownership(_, let x):
      [x]
    case .call(let f, let arguments), .subscriptCall(let f, let arguments): [f] + arguments.map(\.value)
    case .tuple(let elements): elements.map(\.value)
    case .binary(let l, _, let r): [l, r]
    case .assign(let l, let r): [l, r]
    case .ternary(let c, let a, let b): [c, a, b]
    case .macro(_, _, let arguments): arguments.map(\.value)
    default: []
    }
  }
}
