import Tree
import Types
import Typing

extension GraphBuilder {

  /// Visits statements in order; what comes after the first that never goes on is looked at for its inner bodies alone.
  func visit(_ statements: [TypedStmt]) {
    for s in statements {
      if current == nil { noteUnreachable(s) }
      visit(s)
    }
  }

  private func noteUnreachable(_ s: TypedStmt) {
    guard let why = stop else { return }
    switch s.kind {
    case .localFunction, .localType: return
    default: break
    }
    stop = nil
    let range = if case .neverCall = why { s.firstEvaluated } else { s.range }
    unreachable.append(Unreachable(stop: why, range: range))
  }

  private func visit(_ s: TypedStmt) {
    switch s.kind {
    case .expr(let e), .result(let e): visit(e)
    case .binding(let pattern, let value): visitBinding(pattern, value)
    case .localFunction(let f): visitLocalFunction(f)
    case .localType(let d): localTypes.append(d)
    case .returnStmt(let value): visitReturn(value, s)
    case .ifStmt(let conditions, let then, let other): visitIf(conditions, then, other ?? [])
    case .guardStmt(let conditions, let other): visitGuard(conditions, other, s)
    case .whileStmt(let conditions, let body, let label): visitWhile(conditions, body, label)
    case .repeatStmt(let body, let condition, let label): visitRepeat(body, condition, label)
    case .forStmt(let f): visitFor(f)
    case .switchStmt(let subject, let cases, let label): visitSwitch(subject, cases, label)
    case .block(let body, let label): visitBlock(body, label)
    case .doCatch(let body, let clauses, let label): visitCatch(body, clauses, label)
    case .breakStmt(let label): visitBreak(label)
    case .continueStmt(let label): visitContinue(label)
    case .fallthroughStmt: visitFallthrough()
    case .throwStmt(let e): visitThrow(e)
    case .deferStmt(let body): visitDefer(body, s)
    case .yieldStmt(let e): visit(e)
    }
  }

  // MARK: Declarations

  private func visitBinding(_ pattern: TypedPattern, _ value: TypedExpr?) {
    if let value { return visit(value) }
    for v in pattern.variables where beginsEmpty(v) { declare(v) }
  }

  /// Whether a variable without an initial value has none.
  private func beginsEmpty(_ v: VarDecl) -> Bool {
    v.accessors.isEmpty && !v.has("lazy") && !v.has("weak") && program.propertyWrapper(of: v) == nil
      && (v.isLet || !program.hasInitialValue(v))
  }

  private func visitLocalFunction(_ f: FuncDecl) {
    guard let body = typer.body(of: f) else { return }
    inner.append(
      InnerBody(owner: .function(f), statements: body.statements, end: (f.body?.range ?? f.range).closingBrace))
  }

  private func visitDefer(_ body: [TypedStmt], _ s: TypedStmt) {
    inner.append(InnerBody(owner: .deferred, statements: body, end: s.range.closingBrace))
    guard current != nil, !deferred.isEmpty else { return }
    deferred[deferred.count - 1].bodies.append((captures(of: body), s.range))
  }

  // MARK: Jumps

  private func visitReturn(_ value: TypedExpr?, _ s: TypedStmt) {
    value.map { visit($0) }
    runDeferred(downTo: 0)
    let isFailure: Bool
    if case .none? = value?.kind, duty.isWatched { isFailure = true } else { isFailure = false }
    let wasReached = current != nil
    leave(isFailure ? .failed : .returned(s.range))
    if wasReached { stop = .jump("return") }
  }

  private func visitBreak(_ label: String?) {
    guard let target = targets.last(where: { label == nil ? $0.takesBreak : $0.label == label }) else {
      return stop(.jump("break"))
    }
    runDeferred(downTo: target.depth)
    jump(to: target.after, .jump("break"))
  }

  private func visitContinue(_ label: String?) {
    guard let target = targets.last(where: { $0.again != nil && (label == nil || $0.label == label) }),
      let again = target.again
    else {
      return stop(.jump("continue"))
    }
    runDeferred(downTo: target.depth)
    jump(to: again, .jump("continue"))
  }

  private func visitThrow(_ e: TypedExpr) {
    visit(e)
    guard let handler else {
      runDeferred(downTo: 0)
      let wasReached = current != nil
      leave(.threw)
      if wasReached { stop = .jump("throw") }
      return
    }
    throwEdges += 1
    runDeferred(downTo: handler.depth)
    jump(to: handler.block, .jump("throw"))
  }

  // MARK: Branches

  /// Visits conditions in order; when one fails, control goes to `failure`.
  func visit(_ conditions: [TypedCondition], failure: Int) {
    for c in conditions {
      switch c {
      case .boolean(let e): visitTest(e, failure: failure)
      case .optionalBinding(let p, let e), .pattern(let p, let e):
        visit(e)
        visitPattern(p)
        split(to: failure)
      }
    }
  }

  /// Evaluates a test; when it fails, control goes to `failure`.
  func visitTest(_ e: TypedExpr, failure: Int) {
    visit(e)
    switch e.literalBoolean {
    case true?: break
    case false?: jump(to: failure, .constant)
    case nil: split(to: failure)
    }
  }

  /// Control may go to a block, or on.
  func split(to block: Int) {
    guard current != nil else { return }
    branch(to: block)
    let next = makeBlock()
    branch(to: next)
    start(next)
  }

  private func visitPattern(_ p: TypedPattern) {
    for e in p.expressions { visit(e) }
  }

  private func visitIf(_ conditions: [TypedCondition], _ then: [TypedStmt], _ other: [TypedStmt]) {
    let otherwise = makeBlock()
    let after = makeBlock()
    visit(conditions, failure: otherwise)
    visitScope(then)
    jump(to: after)
    start(otherwise)
    visitScope(other)
    join(after)
  }

  private func visitGuard(_ conditions: [TypedCondition], _ other: [TypedStmt], _ s: TypedStmt) {
    let otherwise = makeBlock()
    visit(conditions, failure: otherwise)
    let after = current
    start(otherwise)
    visitScope(other)
    leave(.guardEnd(s.range.closingBrace))
    current = after
    stop = after == nil ? .branches : nil
  }

  private func visitSwitch(_ subject: TypedExpr, _ cases: [TypedCase], _ label: String?) {
    visit(subject)
    let after = makeBlock()
    let bodies = cases.map { _ in makeBlock() }
    for (c, body) in zip(cases, bodies) { visitTests(of: c, body) }
    current = nil
    for (i, c) in cases.enumerated() {
      targets.append(JumpTarget(label: label, takesBreak: true, after: after, again: nil, depth: deferred.count))
      nextCases.append(i + 1 < bodies.count ? bodies[i + 1] : nil)
      start(bodies[i])
      visitScope(c.body)
      jump(to: after)
      nextCases.removeLast()
      targets.removeLast()
    }
    join(after)
  }

  /// Control comes to a case's body when one of its patterns matches; else it goes on to the next case.
  private func visitTests(of c: TypedCase, _ body: Int) {
    for item in c.items { visitTest(item.pattern, item.guard, body) }
    if c.items.isEmpty { branch(to: body) }
  }

  /// Control comes to `body` when a pattern matches and its guard holds; else it goes on.
  private func visitTest(_ pattern: TypedPattern, _ test: TypedExpr?, _ body: Int) {
    visitPattern(pattern)
    guard let test else { return split(to: body) }
    let miss = makeBlock()
    split(to: miss)
    visit(test)
    branch(to: body)
    jump(to: miss)
    start(miss)
  }

  private func visitFallthrough() {
    guard let next = nextCases.last ?? nil else { return stop(.jump("fallthrough")) }
    runDeferred(downTo: targets.last?.depth ?? 0)
    jump(to: next, .jump("fallthrough"))
  }

  private func visitBlock(_ body: [TypedStmt], _ label: String?) {
    let after = makeBlock()
    targets.append(JumpTarget(label: label, takesBreak: false, after: after, again: nil, depth: deferred.count))
    visitScope(body)
    targets.removeLast()
    join(after)
  }

  private func visitCatch(_ body: [TypedStmt], _ clauses: [TypedCatch], _ label: String?) {
    let after = makeBlock()
    let caught = makeBlock()
    targets.append(JumpTarget(label: label, takesBreak: false, after: after, again: nil, depth: deferred.count))
    let outer = handler
    handler = Handler(block: caught, depth: deferred.count)
    visitScope(body)
    handler = outer
    jump(to: after)
    start(caught)
    for clause in clauses { visitClause(clause, after: after) }
    mayThrow()
    current = nil
    targets.removeLast()
    join(after)
  }

  private func visitClause(_ clause: TypedCatch, after: Int) {
    let body = makeBlock()
    for item in clause.items { visitTest(item.pattern, item.guard, body) }
    if clause.items.isEmpty { jump(to: body) }
    let others = current
    start(body)
    visitScope(clause.body)
    jump(to: after)
    current = others
  }

  // MARK: Loops

  private func visitLoopBody(_ body: [TypedStmt], _ label: String?, after: Int, again: Int) {
    targets.append(JumpTarget(label: label, takesBreak: true, after: after, again: again, depth: deferred.count))
    visitScope(body)
    targets.removeLast()
  }

  private func visitWhile(_ conditions: [TypedCondition], _ body: [TypedStmt], _ label: String?) {
    let head = makeBlock()
    let after = makeBlock()
    jump(to: head)
    start(head)
    visit(conditions, failure: after)
    visitLoopBody(body, label, after: after, again: head)
    jump(to: head)
    join(after, otherwise: .constant)
  }

  private func visitRepeat(_ body: [TypedStmt], _ condition: TypedExpr, _ label: String?) {
    let head = makeBlock()
    let test = makeBlock()
    let after = makeBlock()
    jump(to: head)
    start(head)
    visitLoopBody(body, label, after: after, again: test)
    join(test)
    visitTest(condition, failure: after)
    jump(to: head)
    join(after, otherwise: .constant)
  }

  private func visitFor(_ f: TypedFor) {
    visit(f.sequence)
    let head = makeBlock()
    let after = makeBlock()
    jump(to: head)
    start(head)
    split(to: after)
    visitPattern(f.pattern)
    if let filter = f.whereClause {
      visit(filter)
      split(to: head)
    }
    visitLoopBody(f.body, f.label, after: after, again: head)
    jump(to: head)
    join(after, otherwise: .constant)
  }
}

extension TypedStmt {
  /// What is evaluated first.
  fileprivate var firstEvaluated: SourceRange {
    switch kind {
    case .expr(let e), .binding(_, let e?), .returnStmt(let e?), .throwStmt(let e): e.firstEvaluated
    default: range
    }
  }
}

extension TypedExpr {
  /// The part that is evaluated first.
  fileprivate var firstEvaluated: SourceRange { operands.first?.firstEvaluated ?? range }
}
