import Tree
import Types

/// Checks that calls which throw or suspend are marked, and that errors are handled.
struct EffectChecker {
  /// The checker.
  let typer: Typer
  /// Whether errors may leave the code.
  var handlesErrors: Bool
  /// Whether `await` is allowed.
  var isAsync: Bool
  /// The only type of errors that may leave the code, for typed throws.
  var limit: Type?
  /// Whether a `try` covers the expression.
  private var isTried = false
  /// Where the `try` stands.
  private var tryRange: SourceRange?
  /// Whether an `await` covers the expression.
  private(set) var isAwaited = false
  /// On which actor the code runs.
  var isolation = Isolation.unknown
  /// Whether the compiler would only warn of what belongs to other actors, unless it waits.
  var isLenient = false
  /// On which actor closures run that are arguments.
  var closurePlaces: [ObjectIdentifier: Isolation] = [:]
  /// Whether the place being looked at is only read.
  private var isReading = false
  /// The whole expression around, where a missing `await` is told.
  private var whole: SourceRange?
  /// The types of errors that were thrown and not handled inside.
  private(set) var thrown: [Type] = []
  /// Whether the code itself waits somewhere, closures left out.
  private(set) var waits = false
  /// Whether nothing is reported, only `thrown` and `waits` found out.
  let isQuiet: Bool

  /// Creates a checker for code whose errors are handled, or not.
  init(typer: Typer, handlesErrors: Bool, isAsync: Bool, isQuiet: Bool = false) {
    self.typer = typer
    self.handlesErrors = handlesErrors
    self.isAsync = isAsync
    self.isQuiet = isQuiet
  }

  private func report(_ d: Diagnostic) { if !isQuiet { typer.report(d) } }

  // MARK: Statements

  /// Looks through statements.
  mutating func check(_ statements: [TypedStmt]) { for s in statements { check(s) } }

  private mutating func check(_ conditions: [TypedCondition]) {
    for c in conditions {
      switch c {
      case .boolean(let x), .optionalBinding(_, let x), .pattern(_, let x): check(x)
      }
    }
  }

  private mutating func check(_ s: TypedStmt) {
    switch s.kind {
    case .expr(let x), .result(let x), .yieldStmt(let x): check(x)
    case .binding(let p, let x?) where p.variables.contains { $0.has("async") }:
      if !isAsync { report(.childTaskWithoutConcurrency(at: s.range)) }
      waits = true
      checkChildTask(p, x)
    case .binding(_, let x), .returnStmt(let x): if let x { check(x) }
    case .throwStmt(let x):
      check(x)
      noteThrow(x.type, at: s.range, isStatement: true)
    case .ifStmt(let c, let a, let b):
      check(c)
      check(a)
      check(b ?? [])
    case .guardStmt(let c, let b):
      check(c)
      check(b)
    case .whileStmt(let c, let b, _):
      check(c)
      check(b)
    case .repeatStmt(let b, let c, _):
      check(b)
      check(c)
    case .forStmt(let f):
      if f.isAsync, !isAsync { report(.asyncLoopWithoutConcurrency(at: s.range)) }
      if f.isAsync { waits = true }
      check(f.sequence)
      if let w = f.whereClause { check(w) }
      check(f.body)
    case .switchStmt(let x, let cases, _):
      check(x)
      for c in cases { check(c.body) }
    case .block(let b, _), .deferStmt(let b): check(b)
    case .doCatch(let body, let clauses, _): checkDo(body, clauses)
    case .localFunction, .localType, .breakStmt, .continueStmt, .fallthroughStmt: return
    }
  }

  /// The initial value of an `async let` needs no marks; reading it does.
  private mutating func checkChildTask(_ p: TypedPattern, _ x: TypedExpr) {
    var inner = EffectChecker(typer: typer, handlesErrors: true, isAsync: true, isQuiet: true)
    inner.check(x)
    if !inner.thrown.isEmpty { typer.throwingChildTasks.formUnion(p.variables.map { ObjectIdentifier($0) }) }
  }

  private mutating func checkDo(_ body: [TypedStmt], _ clauses: [TypedCatch]) {
    let catchesAll = clauses.contains { c in
      c.items.isEmpty || c.items.contains { $0.guard == nil && $0.pattern.isIrrefutable }
    }
    var inner = EffectChecker(
      typer: typer, handlesErrors: catchesAll || handlesErrors, isAsync: isAsync, isQuiet: isQuiet)
    inner.isolation = isolation
    inner.isInsideCatch = !catchesAll
    inner.limit = catchesAll ? nil : limit
    inner.check(body)
    waits = waits || inner.waits
    if !catchesAll { thrown += inner.thrown }
    for c in clauses {
      for item in c.items { if let g = item.guard { check(g) } }
      check(c.body)
    }
  }

  /// Whether the code stands in a `do` whose clauses don't catch everything.
  private var isInsideCatch = false

  // MARK: Expressions

  private mutating func check(_ x: TypedExpr) {
    let isOutermost = whole == nil
    if isOutermost { whole = x.range }
    defer { if isOutermost { whole = nil } }
    switch x.kind {
    case .load(let place):
      isReading = true
      check(place)
      isReading = false
    case .assign(let target, let value):
      whole = nil
      check(value)
      whole = x.range
      check(target)
    case .tryPlain(let inner):
      let saved = tryRange
      tryRange = x.range
      covered(inner, tried: true)
      tryRange = saved
    case .tryForced(let inner), .tryOptional(let inner):
      var apart = EffectChecker(typer: typer, handlesErrors: true, isAsync: isAsync, isQuiet: isQuiet)
      apart.isTried = true
      apart.isAwaited = isAwaited
      apart.isolation = isolation
      apart.closurePlaces = closurePlaces
      apart.whole = whole
      apart.check(inner)
      waits = waits || apart.waits
    case .awaitExpr(let inner):
      waits = true
      let saved = isAwaited
      isAwaited = true
      check(inner)
      isAwaited = saved
    case .closure(let c): checkClosure(c)
    case .variable(let v) where v.parent == nil || v.parent is BindingDecl:
      if !isLenient { _ = complains(of: v, base: nil, at: x.range, isWriting(x) ? .write : .read) }
    case .variable(let v) where v.has("async"):
      noteEffects(typer.throwingChildTasks.contains(ObjectIdentifier(v)) ? typer.program.anyError : nil, true, x.range)
    case .statement(let s): check(s)
    case .call(let c, let arguments): checkCall(c, arguments, x)
    case .apply(let f, let arguments):
      if case .function(let t) = f.type.kind { noteEffects(t.thrown, t.isAsync, x.range) }
      _ = arguments
      for child in x.children { check(child) }
    case .property(let base, let a), .subscriptAccess(let base, let a, _):
      let name = a.declaration is SubscriptDecl ? bracket(x, after: base) : a.nameRange
      let isCrossing = !isLenient && complains(of: a.declaration, base: base, at: name, isWriting(x) ? .write : .read)
      noteAccessor(a, x.range, isAwaitTold: isCrossing)
      for child in x.children { check(child) }
    default: for child in x.children { check(child) }
    }
  }

  /// Whether the place is more than read.
  private func isWriting(_ x: TypedExpr) -> Bool {
    guard case .lvalue = x.type.kind else { return false }
    return !isReading
  }

  /// Where the arguments of a subscript begin.
  private func bracket(_ x: TypedExpr, after base: TypedExpr?) -> SourceRange {
    guard let base else { return x.range }
    return SourceRange(file: x.range.file, start: Int(base.range.end), end: Int(x.range.end))
  }

  private mutating func covered(_ x: TypedExpr, tried: Bool) {
    let saved = isTried
    isTried = true
    check(x)
    isTried = saved
  }

  private mutating func checkClosure(_ c: TypedClosure) {
    for capture in c.captures { check(capture.value) }
    if c.isAutoclosure {
      let saved = (whole, isReading)
      (whole, isReading) = (nil, false)
      checkAutoclosure(c)
      (whole, isReading) = saved
      return
    }
    var inner = EffectChecker(
      typer: typer, handlesErrors: c.functionType.thrown != nil, isAsync: c.functionType.isAsync, isQuiet: isQuiet)
    inner.limit = c.functionType.thrown
    inner.isolation = place(of: c)
    inner.check(c.body)
  }

  /// What an autoclosure throws goes to whoever calls it, when its type says so.
  private mutating func checkAutoclosure(_ c: TypedClosure) {
    guard c.functionType.thrown != nil else { return check(c.body) }
    var inner = EffectChecker(
      typer: typer, handlesErrors: true, isAsync: isAsync || c.functionType.isAsync, isQuiet: isQuiet)
    inner.limit = c.functionType.thrown
    inner.isTried = isTried
    inner.isAwaited = isAwaited
    inner.isolation = isolation
    inner.isLenient = isLenient
    inner.check(c.body)
  }

  private mutating func checkCall(_ c: Callee, _ arguments: [TypedArgument], _ x: TypedExpr) {
    placeClosures(arguments, of: c.declaration)
    let saved = isReading
    isReading = false
    for child in x.children { check(child) }
    isReading = saved
    let isExcused = isLenient && !c.functionType.isAsync
    let isCrossing = !isExcused && complains(of: c.declaration, base: c.receiver, at: c.nameRange, .call)
    var thrown = c.functionType.thrown
    if let f = c.declaration as? FunctionLikeDecl, f.effects.isRethrowing, !arguments.contains(where: passesThrowing) {
      thrown = nil
    }
    noteEffects(thrown, c.functionType.isAsync && !isCrossing, x.range)
  }

  /// Whether an argument of a `rethrows` function can throw.
  private func passesThrowing(_ a: TypedArgument) -> Bool { a.values.contains { throwsWhenCalled($0) } }

  private func throwsWhenCalled(_ x: TypedExpr) -> Bool {
    switch x.kind {
    case .closure(let c):
      var inner = EffectChecker(typer: typer, handlesErrors: true, isAsync: true, isQuiet: true)
      inner.check(c.body)
      return !inner.thrown.isEmpty
    case .convertFunction(let y), .retype(let y), .injectOptional(let y), .load(let y): return throwsWhenCalled(y)
    case .letIn(_, let value, _): return throwsWhenCalled(value)
    default:
      if case .function(let f) = x.type.kind { return f.thrown != nil && f.thrown !== typer.known.never }
      return false
    }
  }

  private mutating func noteAccessor(_ a: PropertyAccess, _ range: SourceRange, isAwaitTold: Bool) {
    let accessors = (a.declaration as? VarDecl)?.accessors ?? (a.declaration as? SubscriptDecl)?.accessors ?? []
    guard let get = accessors.first(where: { $0.accessorKind == .get }) else { return }
    noteEffects(get.effects.isThrowing ? typer.program.anyError : nil, get.effects.isAsync && !isAwaitTold, range)
  }

  private mutating func noteEffects(_ thrownType: Type?, _ isAsyncCall: Bool, _ range: SourceRange) {
    if isAsyncCall, !isAsync {
      report(.asyncWithoutConcurrency(at: range))
    } else if isAsyncCall, !isAwaited {
      report(.missingAwait(at: whole ?? range))
    }
    guard let thrownType, thrownType !== typer.known.never else { return }
    if !isTried {
      return report(handlesErrors ? .missingTry(at: range) : .unhandledCall(at: range))
    }
    if !exceedsLimit(thrownType, at: range) { noteThrow(thrownType, at: tryRange ?? range, isStatement: false) }
  }

  /// Refuses an error of another type than may leave the code.
  private func exceedsLimit(_ t: Type, at range: SourceRange) -> Bool {
    guard handlesErrors, let limit, limit !== typer.program.anyError, limit.kind != .error, t.kind != .error else {
      return false
    }
    var current: Type? = t
    while let type = current, type !== limit { current = typer.program.superclass(of: type) }
    guard current == nil else { return false }
    let text = { typer.program.description(of: $0) }
    report(.thrownConversion(text(t), text(limit), at: range))
    return true
  }

  private mutating func noteThrow(_ t: Type, at range: SourceRange, isStatement: Bool) {
    thrown.append(t)
    guard !handlesErrors, t.kind != .error else { return }
    guard isInsideCatch else { return report(isStatement ? .unhandledThrow(at: range) : .unhandledError(at: range)) }
    report(isStatement ? .uncaughtThrow(at: range) : .uncaughtInClosure(at: range))
  }
}

extension TypedPattern {
  /// Whether every value matches.
  var isIrrefutable: Bool {
    switch kind {
    case .wildcard, .variable: true
    case .tuple(let parts): parts.allSatisfy(\.isIrrefutable)
    default: false
    }
  }

  /// The variables that the pattern binds.
  public var variables: [VarDecl] {
    switch kind {
    case .variable(let v): [v]
    case .tuple(let parts): parts.flatMap(\.variables)
    case .enumCase(_, let payload): payload?.flatMap(\.variables) ?? []
    case .some(let p): p.variables
    case .cast(_, let p): p?.variables ?? []
    case .expression(let v, _): [v]
    case .wildcard, .none, .boolean: []
    }
  }
}

extension Typer {

  /// Checks that errors and suspensions are marked and handled, and that actors' members are used from their actors.
  func checkEffects(_ statements: [TypedStmt], _ d: FunctionLikeDecl?) {
    guard let d else { return checkTopLevelEffects(statements) }
    let own = resultAndEffects(of: d)
    var checker = EffectChecker(typer: self, handlesErrors: own.thrown != nil, isAsync: own.isAsync)
    checker.limit = own.thrown
    if isUserDeclared(d) { checker.isolation = context(of: d) }
    checker.check(statements)
  }

  /// Top-level code is asynchronous when it waits somewhere; the compiler then only warns of what belongs to other actors.
  private func checkTopLevelEffects(_ statements: [TypedStmt]) {
    var scout = EffectChecker(typer: self, handlesErrors: true, isAsync: true, isQuiet: true)
    scout.check(statements)
    let isAsync = scout.waits || isInteractive
    var checker = EffectChecker(typer: self, handlesErrors: true, isAsync: isAsync)
    checker.isolation = isAsync ? program.known("MainActor").map { .global($0) } ?? .unknown : .none
    checker.isLenient = isAsync && !isInteractive
    checker.check(statements)
  }

  /// The type of the errors that a `do` body throws: the only one when all are of one type.
  func caughtType(of body: [TypedStmt]) -> Type {
    var checker = EffectChecker(typer: self, handlesErrors: true, isAsync: true, isQuiet: true)
    checker.check(body)
    let calls = checker.thrown.filter { $0.kind != .error }
    guard let first = calls.first, calls.allSatisfy({ $0 === first }), first !== program.anyError else {
      return program.anyError
    }
    return first
  }
}
