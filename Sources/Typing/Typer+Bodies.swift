import Tree
import Types

/// A checked file.
public final class TypedFile {
  /// The top-level code in order; globals are `binding`s.
  public let statements: [TypedStmt]
  /// The text and its tree.
  public let file: ParsedFile
  /// The value of the last expression, for the prompt.
  public let lastExpression: TypedExpr?

  /// Creates the result of a check.
  init(statements: [TypedStmt], file: ParsedFile, lastExpression: TypedExpr?) {
    self.statements = statements
    self.file = file
    self.lastExpression = lastExpression
  }
}

extension Typer {

  /// Checks all bodies and the top-level code of a file.
  public func check(_ file: ParsedFile, isScript: Bool) -> TypedFile {
    let place = ImportDecl(
      id: nodes.make(), range: SourceRange(file: file.source, start: 0, end: 0), attributes: [], modifiers: [], path: []
    )
    let scope = Scope(parent: nil, context: place)
    let checker = BodyChecker(
      typer: self, scope: scope, result: types.void, thrown: program.anyError, isAsync: true, kind: .script)
    let statements = checker.checkItems(file.items)
    for case .decl(let d) in file.items { checkDeclaration(d) }
    finishBody(statements, nil, file.items.last?.range)
    let last: TypedExpr?
    if case .expr(let x)? = statements.last?.kind { last = x } else { last = nil }
    return TypedFile(statements: statements, file: file, lastExpression: last)
  }

  /// The types.
  var types: TypeStore { program.types }

  /// Checks everything inside a declaration.
  func checkDeclaration(_ d: Decl) {
    switch d {
    case let n as NominalDecl: checkMembers(of: n)
    case let e as ExtensionDecl: for m in e.members { checkMember(m) }
    case let f as FunctionLikeDecl: checkFunction(f)
    case let b as BindingDecl: for v in b.variables { for a in v.accessors { checkFunction(a) } }
    default: return
    }
  }

  /// Checks the members of a type.
  func checkMembers(of n: NominalDecl) {
    for m in n.members { checkMember(m) }
  }

  private func checkMember(_ m: Decl) {
    switch m {
    case let b as BindingDecl:
      for i in b.entries.indices where b.entries[i].initializer != nil { _ = binding(of: b, index: i) }
      for v in b.variables { for a in v.accessors { checkFunction(a) } }
    case let s as SubscriptDecl: for a in s.accessors { checkFunction(a) }
    case let e as EnumElementDecl: for p in e.payload ?? [] { if p.defaultValue != nil { _ = defaultValue(of: p) } }
    default: checkDeclaration(m)
    }
  }

  private func checkFunction(_ f: FunctionLikeDecl) {
    for p in f.parameters where p.defaultValue != nil { _ = defaultValue(of: p) }
    _ = body(of: f)
  }

  // MARK: Bodies

  /// The typed body of a function, accessor or initialiser; `nil` when it has none.
  public func body(of d: FunctionLikeDecl) -> TypedBody? {
    if let known = bodies[d] { return known }
    guard let block = d.body, checking.insert(d).inserted else { return nil }
    defer { checking.remove(d) }
    let scope = bodyScope(of: d)
    let (result, thrown, isAsync) = resultAndEffects(of: d)
    if let builder = resultBuilder(ofBody: d), !hasReturn(block) {
      if let check = buildResult(block, builder, result, scope) { return keep(check.statements, d, block) }
      return nil
    }
    let checker = BodyChecker(
      typer: self, scope: scope, result: result, thrown: thrown, isAsync: isAsync, kind: .function)
    let statements = checker.checkBody(block)
    return keep(statements, d, block)
  }

  private func keep(_ statements: [TypedStmt], _ d: FunctionLikeDecl, _ block: BraceBlock) -> TypedBody {
    let body = TypedBody(statements: statements)
    bodies[d] = body
    if isUserDeclared(d) { finishBody(statements, d, block.range) }
    return body
  }

  private func hasReturn(_ block: BraceBlock) -> Bool {
    block.items.contains { if case .stmt(let s) = $0, case .returnStmt = s.kind { true } else { false } }
  }

  /// The names that a body starts with: its parameters, and the surroundings of a local function.
  private func bodyScope(of d: FunctionLikeDecl) -> Scope {
    let scope = Scope(parent: localScopes[d] ?? surroundings(of: d), context: d, isFunctionBorder: true)
    for p in d.parameters where !p.name.isEmpty && p.name != "_" { scope.declare(p.name, p.variable) }
    guard let a = d as? AccessorDecl else { return scope }
    if let s = a.parent as? SubscriptDecl {
      for p in s.parameters where !p.name.isEmpty && p.name != "_" { scope.declare(p.name, p.variable) }
    }
    if let v = a.parameter { scope.declare(v.name, v) }
    return scope
  }

  /// The scope around a local computed variable's accessors.
  private func surroundings(of d: FunctionLikeDecl) -> Scope? {
    guard d is AccessorDecl, let v = d.parent else { return nil }
    return localScopes[v]
  }

  /// What a body returns and throws.
  func resultAndEffects(of d: FunctionLikeDecl) -> (result: Type, thrown: Type?, isAsync: Bool) {
    if let a = d as? AccessorDecl { return accessorResult(a) }
    guard case .function(let f) = program.interfaceType(of: d).kind else { return (types.void, nil, false) }
    if d is InitDecl { return (f.result, f.thrown, f.isAsync) }
    if case .opaque = f.result.kind { return (f.result, f.thrown, f.isAsync) }
    return (f.result, f.thrown, f.isAsync)
  }

  private func accessorResult(_ a: AccessorDecl) -> (result: Type, thrown: Type?, isAsync: Bool) {
    let thrown =
      a.effects.isThrowing
      ? a.effects.thrownType.map { program.resolve($0, in: a) } ?? program.anyError : nil
    switch a.accessorKind {
    case .get, .read, .modify, .unsafeAddress, .unsafeMutableAddress:
      if let v = a.parent as? VarDecl { return (type(of: v), thrown, a.effects.isAsync) }
      if let s = a.parent as? SubscriptDecl, case .function(let f) = program.interfaceType(of: s).kind {
        return (f.result, thrown, a.effects.isAsync)
      }
      return (types.error, thrown, a.effects.isAsync)
    default: return (types.void, thrown, a.effects.isAsync)
    }
  }

  /// Checks a finished body as a whole: returns and effects. (Flow judges initialisation.)
  func finishBody(_ statements: [TypedStmt], _ d: FunctionLikeDecl?, _ range: SourceRange?) {
    if let d {
      checkReturns(statements, d)
      checkEscapes(statements, d)
    }
    checkEffects(statements, d)
  }

  /// The type of an expression as it is shown to a person.
  public func typeText(of x: TypedExpr) -> String { program.description(of: x.type) }
}

extension Typer {
  /// Checks all bodies inside a declaration, those of the prelude too.
  public func checkEverything(_ d: Decl) {
    checkDeclaration(d)
  }
}
