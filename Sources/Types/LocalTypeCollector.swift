import Tree

/// Walks a file for types and aliases declared inside bodies, since any type written there may name them.
struct LocalTypeCollector {
  /// Where they are noted.
  let program: Program

  /// Notes the local types of a file.
  func collect(_ file: ParsedFile) {
    for item in file.items { visit(item) }
  }

  private func visit(_ item: CodeItem) {
    switch item {
    case .decl(let d): visit(d)
    case .stmt(let s): visit(s)
    case .expr(let e): visit(e)
    }
  }

  /// Notes the declarations of a block and looks into it.
  private func visit(_ block: BraceBlock) {
    for item in block.items {
      if case .decl(let d) = item { note(d, in: block.range) }
      visit(item)
    }
  }

  private func note(_ d: Decl, in scope: SourceRange) {
    let name: String
    switch d {
    case let n as NominalDecl:
      name = n.name
      n.members.forEach(program.registerOperators)
    case let a as TypeAliasDecl: name = a.name
    default: return
    }
    program.localTypes[name, default: []].append(LocalType(declaration: d, scope: scope))
  }

  private func visit(_ d: Decl) {
    switch d {
    case let b as BindingDecl:
      b.entries.forEach { visit($0.initializer) }
      b.variables.forEach { $0.accessors.forEach(visit) }
    case let v as VarDecl: v.accessors.forEach(visit)
    case let n as NominalDecl: n.members.forEach(visit)
    case let e as ExtensionDecl: e.members.forEach(visit)
    case let s as SubscriptDecl: s.accessors.forEach(visit)
    case let f as FunctionLikeDecl:
      f.parameters.forEach { visit($0.defaultValue) }
      f.body.map(visit)
    default: break
    }
  }
}

extension LocalTypeCollector {

  private func visit(_ conditions: [Condition]) {
    for c in conditions {
      switch c {
      case .expr(let e), .optionalBinding(_, _, let e, _), .pattern(_, _, let e, _): visit(e)
      case .availability: break
      }
    }
  }

  private func visit(_ s: Stmt) {
    switch s.kind {
    case .returnStmt(let e), .other(_, let e): visit(e)
    case .ifStmt(let conditions, let then, let otherwise):
      visit(conditions)
      visit(then)
      otherwise.map(visit)
    case .guardStmt(let conditions, let block), .whileStmt(let conditions, let block):
      visit(conditions)
      visit(block)
    case .repeatStmt(let body, let condition):
      visit(body)
      visit(condition)
    case .forStmt(let f):
      visit(f.sequence)
      visit(f.whereClause)
      visit(f.body)
    case .switchStmt(let subject, let cases):
      visit(subject)
      cases.forEach { visit($0.body) }
    case .labeled(_, let inner): visit(inner)
    case .throwStmt(let e): visit(e)
    case .deferStmt(let b), .block(let b): visit(b)
    case .doStmt(let body, _, let catches):
      visit(body)
      catches.forEach { visit($0.body) }
    case .yieldStmt(let es): es.forEach(visit)
    case .breakStmt, .continueStmt, .fallthroughStmt: break
    }
  }

  private func visit(_ e: Expr?) {
    if let e { visit(e) }
  }

  private func visit(_ arguments: [Argument]) { arguments.forEach { visit($0.value) } }

  /// Looks into an expression; only closures and statement expressions can hold declarations.
  private func visit(_ e: Expr) {
    switch e.kind {
    case .closure(let c):
      c.captures.forEach { visit($0.value) }
      visit(c.body)
    case .ifExpr(let s), .switchExpr(let s), .doExpr(let s): visit(s)
    case .arrayLiteral(let es): es.forEach(visit)
    case .dictionaryLiteral(let pairs):
      for p in pairs {
        visit(p.key)
        visit(p.value)
      }
    case .interpolatedString(let segments):
      for case .interpolation(let arguments, _) in segments { visit(arguments) }
    case .call(let f, let arguments), .subscriptCall(let f, let arguments):
      visit(f)
      visit(arguments)
    case .tuple(let arguments), .macro(_, _, let arguments): visit(arguments)
    case .member(let base, _, _): visit(base)
    case .binary(let a, _, let b), .assign(let a, let b):
      visit(a)
      visit(b)
    case .ternary(let a, let b, let c): [a, b, c].forEach(visit)
    case .specialize(let x, _), .paren(let x), .prefix(_, let x), .postfix(let x, _), .isCast(let x, _),
      .coerce(let x, _),
      .conditionalCast(let x, _), .forcedCast(let x, _), .tryExpr(_, let x), .awaitExpr(let x), .forceUnwrap(let x),
      .optionalBind(let x), .optionalChain(let x), .inoutRef(let x), .packExpansion(let x), .packElement(let x),
      .ownership(_, let x):
      visit(x)
    default: break
    }
  }
}
