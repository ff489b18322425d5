import SwiftSyntax
import Tree

extension Converter {

  // MARK: - Blocks

  /// Converts the items of a block or of a file, the active branches of `#if` spliced in.
  func items(_ list: CodeBlockItemListSyntax) -> [CodeItem] {
    var result: [CodeItem] = []
    result.reserveCapacity(list.count)
    for item in list { append(item.item, to: &result) }
    return result
  }

  /// Converts one item.
  private func append(_ item: CodeBlockItemSyntax.Item, to result: inout [CodeItem]) {
    switch item {
    case .decl(let d):
      if let conditional = d.as(IfConfigDeclSyntax.self) {
        if case .statements(let list)? = activeElements(of: conditional) { result += items(list) }
        return
      }
      let decls = localDecls(d)
      result += decls.map { CodeItem.decl($0) }
      for case let binding as BindingDecl in decls where binding.has("async") && isInBody(d) {
        result += binding.variables.map { .stmt(end(ofChildTask: $0)) }
      }
    case .stmt(let s):
      if let wrapper = s.as(ExpressionStmtSyntax.self) { return append(.expr(wrapper.expression), to: &result) }
      result.append(.stmt(stmt(s)))
    case .expr(let e):
      switch e.as(ExprSyntaxEnum.self) {
      case .ifExpr(let e): result.append(.stmt(ifStmt(e)))
      case .switchExpr(let e): result.append(.stmt(switchStmt(e)))
      case .macroExpansionExpr(let e) where isMessage(e): complain(message(e))
      default: result.append(.expr(expr(e)))
      }
    @unknown default: break
    }
  }

  /// Whether a declaration stands in the braces of a function or statement.
  private func isInBody(_ node: DeclSyntax) -> Bool {
    node.parent?.parent?.parent?.is(SourceFileSyntax.self) == false
  }

  /// `defer { _x.child.leave() }`: the scope of `async let x` ends when its child task has ended (SE-0317).
  private func end(ofChildTask variable: VarDecl) -> Stmt {
    let range = variable.nameRange
    let node = { (kind: Expr.Kind) in Expr(id: self.id(), kind, range) }
    let child = node(
      .member(base: node(.name(DeclName("_" + variable.name))), name: DeclName("child"), nameRange: range))
    let leave = node(.call(node(.member(base: child, name: DeclName("leave"), nameRange: range)), arguments: []))
    return Stmt(id: id(), .deferStmt(BraceBlock(id: id(), items: [.expr(leave)], range: range)), range)
  }

  /// Converts a declaration inside a body.
  private func localDecls(_ node: DeclSyntax) -> [Decl] {
    let converted = decls(node)
    for d in converted {
      context.noteLocal(d)
      if let binding = d as? BindingDecl { binding.variables.forEach { context.noteLocal($0) } }
    }
    return converted
  }

  /// Converts `{ … }`.
  func block(_ node: CodeBlockSyntax) -> BraceBlock {
    BraceBlock(id: id(), items: items(node.statements), range: range(node))
  }

  /// Converts statements without braces of their own.
  func block(_ list: CodeBlockItemListSyntax, range: SourceRange) -> BraceBlock {
    BraceBlock(id: id(), items: items(list), range: range)
  }

  // MARK: - Statements

  /// Converts a statement.
  func stmt(_ node: StmtSyntax) -> Stmt {
    switch node.as(StmtSyntaxEnum.self) {
    case .returnStmt(let s): return stmt(.returnStmt(s.expression.map { expr($0) }), s)
    case .breakStmt(let s): return stmt(.breakStmt(s.label.map { name($0) }), s)
    case .continueStmt(let s): return stmt(.continueStmt(s.label.map { name($0) }), s)
    case .fallThroughStmt(let s): return stmt(.fallthroughStmt, s)
    case .throwStmt(let s): return stmt(.throwStmt(expr(s.expression)), s)
    case .deferStmt(let s): return stmt(.deferStmt(block(s.body)), s)
    case .doStmt(let s): return doStmt(s)
    case .forStmt(let s): return forStmt(s)
    case .guardStmt(let s): return guardStmt(s)
    case .whileStmt(let s): return whileStmt(s)
    case .repeatStmt(let s): return stmt(.repeatStmt(body: block(s.body), condition: expr(s.condition)), s)
    case .labeledStmt(let s): return stmt(.labeled(name(s.label), stmt(s.statement)), s)
    case .yieldStmt(let s): return yieldStmt(s)
    case .discardStmt(let s): return stmt(.other("discard", expr(s.expression)), s)
    case .expressionStmt(let s): return expressionStmt(s)
    case .missingStmt(let s): return stmt(.other("missing", nil), s)
    default: return refused(node)
    }
  }

  /// A statement that the evaluator does not know.
  private func refused(_ node: StmtSyntax) -> Stmt {
    unsupported("this kind of statement (\(node.kind))", node)
    return stmt(.other("missing", nil), node)
  }

  /// `if` or `switch` under a label or in an `else`.
  private func expressionStmt(_ node: ExpressionStmtSyntax) -> Stmt {
    switch node.expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let e): return ifStmt(e)
    case .switchExpr(let e): return switchStmt(e)
    default:
      return stmt(.block(BraceBlock(id: id(), items: [.expr(expr(node.expression))], range: range(node))), node)
    }
  }

  /// `guard … else { … }`.
  private func guardStmt(_ node: GuardStmtSyntax) -> Stmt {
    let written = conditions(node.conditions)
    return stmt(.guardStmt(conditions: written, else: block(node.body)), node)
  }

  /// `while … { … }`.
  private func whileStmt(_ node: WhileStmtSyntax) -> Stmt {
    let written = conditions(node.conditions)
    return stmt(.whileStmt(conditions: written, body: block(node.body)), node)
  }

  /// `yield x`.
  private func yieldStmt(_ node: YieldStmtSyntax) -> Stmt {
    switch node.yieldedExpressions {
    case .single(let e): return stmt(.yieldStmt([expr(e)]), node)
    case .multiple(let clause): return stmt(.yieldStmt(clause.elements.map { expr($0.expression) }), node)
    @unknown default: return stmt(.yieldStmt([]), node)
    }
  }

  /// `for p in s where c { … }`.
  private func forStmt(_ node: ForStmtSyntax) -> Stmt {
    let isCase = node.caseKeyword != nil
    let sequence = expr(node.sequence)
    let element = pattern(node.pattern, names: isCase ? .compares : .binds(isLet: true))
    let loop = ForStmt(
      pattern: element, isCase: isCase, type: node.typeAnnotation.map { type($0.type) }, sequence: sequence,
      whereClause: node.whereClause.map { expr($0.condition) }, body: block(node.body), isTry: node.tryKeyword != nil,
      isAwait: node.awaitKeyword != nil)
    return stmt(.forStmt(loop), node)
  }

  /// `if … { … } else …`.
  func ifStmt(_ node: IfExprSyntax) -> Stmt {
    let written = conditions(node.conditions)
    let then = block(node.body)
    let otherwise: Stmt? = node.elseBody.map {
      switch $0 {
      case .ifExpr(let e): return ifStmt(e)
      case .codeBlock(let b): return stmt(.block(block(b)), b)
      @unknown default: return stmt(.other("missing", nil), $0)
      }
    }
    return stmt(.ifStmt(conditions: written, then: then, else: otherwise), node)
  }

  /// `do { … } catch …`.
  private func doStmt(_ node: DoStmtSyntax) -> Stmt {
    let body = block(node.body)
    let catches = node.catchClauses.map { catchClause($0) }
    return stmt(.doStmt(body: body, thrownType: node.throwsClause?.type.map { type($0) }, catches: catches), node)
  }

  /// `catch p where c { … }`; one that binds nothing itself binds `error`.
  private func catchClause(_ node: CatchClauseSyntax) -> CatchClause {
    let items = node.catchItems.compactMap { item -> (pattern: Pattern, guard: Expr?)? in
      guard item.pattern != nil || item.whereClause != nil else { return nil }
      let any = Pattern(id: id(), .wildcard, range(node.catchKeyword))
      let written = item.pattern.map { pattern($0, names: .compares) } ?? any
      return (pattern: written, guard: item.whereClause.map { expr($0.condition) })
    }
    var implicit: VarDecl?
    if node.catchItems.allSatisfy({ $0.pattern == nil }) {
      let variable = VarDecl(id: id(), nameRange: range(node.catchKeyword), name: "error", isLet: true)
      context.noteLocal(variable)
      implicit = variable
    }
    return CatchClause(items: items, implicitError: implicit, body: block(node.body), range: range(node))
  }

  // MARK: - Conditions

  /// The conditions of `if`, `guard` or `while`.
  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { condition($0) }
  }

  /// One condition.
  private func condition(_ node: ConditionElementSyntax) -> Condition {
    switch node.condition {
    case .expression(let e): return .expr(expr(e))
    case .availability(let a):
      return .availability(isAvailable: a.availabilityKeyword.text == "#available", range: range(a))
    case .matchingPattern(let c):
      let value = expr(c.initializer.value)
      return .pattern(
        pattern(c.pattern, names: .compares), type: c.typeAnnotation.map { type($0.type) }, value: value,
        range: range(c))
    case .optionalBinding(let c): return optionalBinding(c)
    @unknown default: return .expr(expr(.error, node))
    }
  }

  /// `let x = y`, `let x`.
  private func optionalBinding(_ node: OptionalBindingConditionSyntax) -> Condition {
    let value = node.initializer.map { expr($0.value) } ?? shorthandValue(node.pattern)
    return .optionalBinding(
      pattern: pattern(node.pattern, names: .binds(isLet: node.bindingSpecifier.text != "var")),
      type: node.typeAnnotation.map { type($0.type) }, value: value, range: range(node))
  }

  /// The value of `if let x`: what `x` names outside.
  private func shorthandValue(_ node: PatternSyntax) -> Expr {
    guard let p = node.as(IdentifierPatternSyntax.self) else {
      complain(.init(.error, "variable binding in a condition requires an initializer", at: range(node)))
      return expr(.error, node)
    }
    return expr(.name(DeclName(name(p.identifier))), p)
  }

  // MARK: - switch

  /// `switch x { … }`.
  func switchStmt(_ node: SwitchExprSyntax) -> Stmt {
    checkCases(of: node)
    let subject = expr(node.subject)
    return stmt(.switchStmt(subject: subject, cases: cases(node.cases)), node)
  }

  /// The cases, the active branches of `#if` spliced in.
  private func cases(_ list: SwitchCaseListSyntax) -> [SwitchCase] {
    list.flatMap { element -> [SwitchCase] in
      switch element {
      case .switchCase(let c): return [switchCase(c)]
      case .ifConfigDecl(let d):
        if case .switchCases(let inner)? = activeElements(of: d) { return cases(inner) }
        return []
      @unknown default: return []
      }
    }
  }

  /// `case p where c:`, `default:`.
  private func switchCase(_ node: SwitchCaseSyntax) -> SwitchCase {
    let isUnknown = node.attribute?.attributeName.trimmedDescription == "unknown"
    let whole = range(node)
    guard case .case(let label) = node.label else {
      return SwitchCase(
        items: [], isDefault: true, isUnknown: isUnknown, body: body(of: node), range: whole)
    }
    let items = label.caseItems.map {
      (pattern: pattern($0.pattern, names: .compares), guard: $0.whereClause.map { expr($0.condition) })
    }
    return SwitchCase(items: items, isDefault: false, isUnknown: isUnknown, body: body(of: node), range: whole)
  }

  /// The statements of a case.
  private func body(of node: SwitchCaseSyntax) -> BraceBlock {
    block(node.statements, range: node.statements.isEmpty ? endRange(node) : range(node.statements))
  }
}
