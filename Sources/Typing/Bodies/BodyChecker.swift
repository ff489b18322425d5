import Tree
import Types

/// Checks the statements of one function, closure, accessor or script, in order.
final class BodyChecker {

  /// What the statements belong to.
  enum Kind { case function, closure, storage, script, branch }

  /// A statement that `break` or `continue` can name.
  struct Target {
    /// Its label.
    let label: String?
    /// Whether it is a loop.
    let isLoop: Bool
    /// Whether an unlabelled `break` leaves it.
    let takesBreak: Bool
    /// Whether it is a `switch` of which the last case is being checked.
    var isLastCase = false
  }

  let typer: Typer
  let program: Program
  let types: TypeStore
  /// The local names here.
  var scope: Scope
  /// The type of returned values; `nil` while it is inferred from the first.
  let result: Type?
  /// The result inferred from the returned values.
  var inferredResult: Type?
  /// Whether the context wants an optional of whatever is returned.
  var wantsOptional = false
  /// Whether the first values returned were `nil`, so that what comes later says of what type.
  var returnsNilFirst = false
  /// The type of the errors that may leave the body.
  var thrown: Type?
  /// Whether `await` is allowed.
  let isAsync: Bool
  /// What the statements belong to.
  let kind: Kind
  /// The statements around that can be left.
  var targets: [Target] = []
  /// The label of the statement about to be checked.
  var pendingLabel: String?
  /// Whether the conditions of a `guard` are checked, whose bindings may hide earlier ones of the same block.
  var isGuarding = false
  /// The type of branches' values, when the statement is an expression.
  var branchType: Type?
  /// The hidden type of the result, when it is `some P`, taken from the first returned value.
  var opaqueResults: [Type] = []

  /// Creates a checker.
  init(typer: Typer, scope: Scope, result: Type?, thrown: Type?, isAsync: Bool, kind: Kind) {
    self.typer = typer
    program = typer.program
    types = typer.program.types
    self.scope = scope
    self.result = result
    self.thrown = thrown
    self.isAsync = isAsync
    self.kind = kind
  }

  /// Checks a body, whose only expression is its result when a result is wanted.
  func checkBody(_ block: BraceBlock) -> [TypedStmt] {
    if let implicit = implicitReturn(block) { return [implicit] }
    scope = scope.nested()
    declareAhead(block.items)
    return checkItems(block.items)
  }

  /// A body that is one expression returns its value.
  private func implicitReturn(_ block: BraceBlock) -> TypedStmt? {
    guard block.items.count == 1, kind != .storage, kind != .script else { return nil }
    if let result, result === types.void { return nil }
    if result == nil, kind == .closure, case .stmt(let s) = block.items[0] { return impliedValue(s) }
    if result == nil || scope.context is InitDecl && kind == .function { return nil }
    switch block.items[0] {
    case .expr(let e):
      if case .assign = e.kind { return nil }
      return returned(e, e.range, implicit: true)
    case .stmt(let s):
      guard isExpressionStatement(s), let result else { return nil }
      let e = typer.make(statementKind(s), s.range)
      _ = result
      return returned(e, s.range, implicit: true)
    case .decl: return nil
    }
  }

  /// The value of a closure whose only statement is an `if` or `switch` with a value in each branch.
  private func impliedValue(_ s: Stmt) -> TypedStmt? {
    guard isExpressionStatement(s) else { return nil }
    let (found, bad) = typer.quietly { () -> Type? in
      let probe = BodyChecker(
        typer: typer, scope: scope.nested(), result: nil, thrown: thrown, isAsync: isAsync, kind: .branch)
      return probe.firstBranchType(s)
    }
    guard !bad, let found, found !== types.void else { return nil }
    let type = wantsOptional && program.optionalObject(found) == nil ? program.optional(found) : found
    inferredResult = type
    let x = typer.check(typer.make(statementKind(s), s.range), as: type, .closureResult, scope)
    return TypedStmt(.returnStmt(x), s.range)
  }

  private func statementKind(_ s: Stmt) -> Expr.Kind {
    if case .switchStmt = s.kind { return .switchExpr(s) }
    return .ifExpr(s)
  }

  /// Whether each branch of an `if` or `switch` is one expression (or leaves), so that it can be a value.
  func isExpressionStatement(_ s: Stmt) -> Bool {
    switch s.kind {
    case .ifStmt(_, let then, let other):
      guard isBranch(then), let other else { return false }
      if case .block(let b) = other.kind { return isBranch(b) }
      return isExpressionStatement(other)
    case .switchStmt(_, let cases): return !cases.isEmpty && cases.allSatisfy { isBranch($0.body) }
    default: return false
    }
  }

  private func isBranch(_ b: BraceBlock) -> Bool {
    guard b.items.count == 1 else { return false }
    switch b.items[0] {
    case .expr(let e):
      if case .assign = e.kind { return false }
      return true
    case .stmt(let s):
      switch s.kind {
      case .throwStmt: return true
      case .ifStmt, .switchStmt: return isExpressionStatement(s)
      default: return false
      }
    case .decl: return false
    }
  }

  // MARK: Items

  /// Makes local functions and types visible before their declarations.
  func declareAhead(_ items: [CodeItem]) {
    for case .decl(let d) in items {
      switch d {
      case let f as FuncDecl:
        scope.declare(f.name, f)
        typer.localScopes[f] = scope
      case let n as NominalDecl: scope.declare(n.name, n)
      case let a as TypeAliasDecl: scope.declare(a.name, a)
      default: continue
      }
    }
  }

  /// Checks items in order.
  func checkItems(_ items: [CodeItem]) -> [TypedStmt] {
    items.flatMap { check($0) }
  }

  /// Checks a block in a scope of its own.
  func checkBlock(_ block: BraceBlock) -> [TypedStmt] {
    let saved = scope
    scope = scope.nested()
    defer { scope = saved }
    if let branchType { return checkBranch(block, branchType) }
    declareAhead(block.items)
    return checkItems(block.items)
  }

  /// A branch of an `if` or `switch` expression.
  private func checkBranch(_ block: BraceBlock, _ type: Type) -> [TypedStmt] {
    guard let last = block.items.last else { return [] }
    declareAhead(block.items)
    let saved = branchType
    branchType = nil
    var statements = checkItems(Array(block.items.dropLast()))
    branchType = saved
    switch last {
    case .expr(let e):
      let v = typer.check(e, as: type, .branch, scope)
      let isNever = v.type === typer.known.never
      statements.append(TypedStmt(isNever ? .expr(v) : .result(v), e.range))
    case .stmt(let s) where isExpressionStatement(s):
      let v = typer.check(typer.make(statementKind(s), s.range), as: type, .branch, scope)
      statements.append(TypedStmt(.result(v), s.range))
    default:
      branchType = nil
      statements += check(last)
      branchType = saved
    }
    return statements
  }

  /// Checks one item.
  func check(_ item: CodeItem) -> [TypedStmt] {
    switch item {
    case .expr(let e): return [expression(e)]
    case .stmt(let s): return [check(s)].compactMap { $0 }
    case .decl(let d): return declaration(d)
    }
  }

  private func expression(_ e: Expr) -> TypedStmt {
    let x = typer.check(e, .unused, scope)
    typer.checkUnused(x, e, inClosure: false)
    return TypedStmt(.expr(x), e.range)
  }

  private func declaration(_ d: Decl) -> [TypedStmt] {
    switch d {
    case let b as BindingDecl: return binding(b)
    case let f as FuncDecl:
      guard !isTopLevel else { return [] }
      return [TypedStmt(.localFunction(f), f.range)]
    case let n as NominalDecl:
      if isTopLevel { return [] }
      typer.checkMembers(of: n)
      return [TypedStmt(.localType(n), n.range)]
    case is TypeAliasDecl: return [TypedStmt(.localType(d), d.range)]
    default: return []
    }
  }

  /// Whether declarations here are globals.
  private var isTopLevel: Bool { kind == .script && scope.parent == nil }

  // MARK: Bindings

  private func binding(_ b: BindingDecl) -> [TypedStmt] {
    b.entries.indices.map { i in
      let (pattern, value): (TypedPattern, TypedExpr?)
      if isTopLevel {
        (pattern, value) = typer.binding(of: b, index: i)
      } else {
        (pattern, value) = checkEntry(b, i)
        typer.bindings[.init(binding: b, index: i)] = (pattern, value)
      }
      return TypedStmt(.binding(pattern, value), b.range)
    }
  }

  /// Checks the pattern and value of one entry, and declares its variables.
  func checkEntry(_ b: BindingDecl, _ i: Int) -> (TypedPattern, TypedExpr?) {
    let entry = b.entries[i]
    let variables = Typer.variables(of: entry.pattern)
    if kind != .storage { for v in variables where !v.accessors.isEmpty { typer.localScopes[v] = scope } }
    let names = variables
    if kind != .storage { typer.beingDeclared.formUnion(names) }
    defer { typer.beingDeclared.subtract(names) }
    var value: TypedExpr?
    var type: Type
    if let v = variables.first, variables.count == 1, program.hasPropertyWrapper(v) {
      return wrappedEntry(v, entry)
    }
    let written = writtenType(entry.pattern)
    if let e = entry.initializer {
      let x = initialValue(e, written, entry.pattern)
      value = x
      type = x.type
    } else if let written {
      type = typer.resolve(written, scope)
    } else {
      type =
        variables.first.map { v in v.accessors.isEmpty ? types.error : program.interfaceType(of: v) } ?? types.error
      if type.kind == .error { typer.report(.missingAnnotation(at: entry.pattern.range)) }
    }
    typer.beingDeclared.subtract(names)
    let ownership = variables.first.map { $0.has("weak") } ?? false
    if ownership, program.optionalObject(type) == nil { type = program.optional(type) }
    if let e = entry.initializer, written == nil, !fits(entry.pattern, type, e) { type = types.error }
    let pattern = self.pattern(entry.pattern, type)
    return (pattern, value.map { coerceInitial($0, type) })
  }

  /// Whether a tuple pattern has as many parts as the value; complains at the value otherwise.
  private func fits(_ p: Pattern, _ type: Type, _ value: Expr) -> Bool {
    guard let count = p.tupleCount, type.kind != .error else { return true }
    let name = program.description(of: type)
    guard case .tuple(let parts) = type.kind, !parts.isEmpty else {
      let wanted = "(" + Array(repeating: "_", count: count).joined(separator: ", ") + ")"
      typer.report(.contextualMismatch(name, wanted, at: typer.point(value)))
      return false
    }
    guard parts.count != count else { return true }
    let known = parts.prefix(count).map { program.description(of: $0.type) }
    let wanted = known + Array(repeating: "_", count: count - known.count)
    typer.report(.tupleCount(name, "(" + wanted.joined(separator: ", ") + ")", at: value.range))
    return false
  }

  private func coerceInitial(_ x: TypedExpr, _ type: Type) -> TypedExpr {
    if x.type === type || x.type.kind == .error { return x }
    return TypedExpr(.injectOptional(x), type, x.range)
  }

  /// The type written in a pattern.
  func writtenType(_ p: Pattern) -> TypeRepr? {
    switch p.kind {
    case .typed(_, let t): t
    case .introducer(_, let inner): writtenType(inner)
    default: nil
    }
  }

  private func initialValue(_ e: Expr, _ written: TypeRepr?, _ pattern: Pattern) -> TypedExpr {
    if let written {
      if case .implicitlyUnwrapped = written.kind {
        return typer.check(e, as: typer.resolve(written, scope), .initialization, scope)
      }
      if let v = Typer.variables(of: pattern).first, case .some = written.kind, !(v.parent is ParamDecl) {
        return opaqueValue(e, v)
      }
      return typer.check(e, .initialization, scope) { system in
        self.typer.resolveOpening(written, system, Locator(e))
      }
    }
    let x = typer.check(e, .initialization, scope)
    typer.checkHeterogeneous(e, x)
    return x
  }

  private func opaqueValue(_ e: Expr, _ v: VarDecl) -> TypedExpr {
    let x = typer.check(e, .initialization, scope)
    typer.underlying[v] = [x.type]
    let t = program.interfaceType(of: v)
    return TypedExpr(.retype(x), t, e.range)
  }

  /// A variable with a property wrapper: its storage is made from the initial value.
  private func wrappedEntry(_ v: VarDecl, _ entry: BindingDecl.Entry) -> (TypedPattern, TypedExpr?) {
    if program.hasNestedWrappers(v) { typer.report(.unsupported("a property wrapper inside another", at: v.nameRange)) }
    let type: Type
    if let written = writtenType(entry.pattern) {
      type = typer.resolve(written, scope)
    } else if let wrapper = program.unappliedWrapper(of: v) {
      return inferredWrappedEntry(v, entry, wrapper)
    } else {
      type = program.interfaceType(of: v)
    }
    typer.variableTypes[v] = type
    let storage = typer.wrapperInitialization(v, entry.initializer, scope)
    if kind != .storage { scope.declare(v.name, v) }
    return (TypedPattern(.variable(v), type, v.nameRange), storage)
  }

  /// A wrapped variable whose type follows from the wrapper that its initial value makes.
  private func inferredWrappedEntry(_ v: VarDecl, _ entry: BindingDecl.Entry, _ wrapper: Type) -> (
    TypedPattern, TypedExpr?
  ) {
    let storage = typer.wrapperInitialization(v, entry.initializer, scope, unapplied: wrapper)
    let type = storage.flatMap { program.wrappedValueType(of: $0.type) } ?? types.error
    typer.variableTypes[v] = type
    if kind != .storage { scope.declare(v.name, v) }
    return (TypedPattern(.variable(v), type, v.nameRange), storage)
  }
}
