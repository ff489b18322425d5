import Tree
import Types

extension BodyChecker {

  /// Checks a statement; `nil` when nothing is left of it.
  func check(_ s: Stmt) -> TypedStmt? {
    let label = pendingLabel
    pendingLabel = nil
    switch s.kind {
    case .returnStmt(let e): return returnStatement(e, s)
    case .ifStmt(let conditions, let then, let other): return ifStatement(conditions, then, other, s, label)
    case .guardStmt(let conditions, let other): return guardStatement(conditions, other, s)
    case .whileStmt(let conditions, let body): return whileStatement(conditions, body, s, label)
    case .repeatStmt(let body, let condition): return repeatStatement(body, condition, s, label)
    case .forStmt(let f): return forStatement(f, s, label)
    case .switchStmt(let subject, let cases): return switchStatement(subject, cases, s, label)
    case .labeled(let name, let inner):
      pendingLabel = name
      return check(inner)
    case .breakStmt(let name): return jump(name, s, isBreak: true)
    case .continueStmt(let name): return jump(name, s, isBreak: false)
    default: return checkRest(s, label)
    }
  }

  private func checkRest(_ s: Stmt, _ label: String?) -> TypedStmt? {
    switch s.kind {
    case .fallthroughStmt: return fallthroughStatement(s)
    case .throwStmt(let e): return throwStatement(e, s)
    case .deferStmt(let block):
      let saved = scope
      scope = Scope(parent: saved, context: saved.context, isDelayed: true)
      defer { scope = saved }
      return TypedStmt(.deferStmt(checkBlock(block)), s.range)
    case .doStmt(let body, let thrownType, let catches): return doStatement(body, thrownType, catches, s, label)
    case .yieldStmt(let values): return yieldStatement(values, s)
    case .block(let b): return TypedStmt(.block(checkBlock(b), label: label), s.range)
    case .other(let keyword, let e): return other(keyword, e, s)
    default: return nil
    }
  }

  private func other(_ keyword: String, _ e: Expr?, _ s: Stmt) -> TypedStmt? {
    if keyword == "then", let e, let branchType {
      return TypedStmt(.result(typer.check(e, as: branchType, .branch, scope)), s.range)
    }
    typer.report(.unsupported("'\(keyword)' statements", at: s.range))
    return nil
  }

  // MARK: Returns

  private func returnStatement(_ e: Expr?, _ s: Stmt) -> TypedStmt? {
    if kind == .script { typer.report(.returnOutsideFunction(at: s.range)) }
    guard let e else {
      if let result, result !== types.void, result.kind != .error, !isInitializer {
        typer.report(.nonVoidReturn(at: s.range))
      }
      if result == nil, inferredResult == nil { inferredResult = types.void }
      return TypedStmt(.returnStmt(nil), s.range)
    }
    return returned(e, s.range, implicit: false)
  }

  /// Whether the body is an initialiser's, which returns `nil` or nothing.
  private var isInitializer: Bool { scope.context is InitDecl && kind == .function }

  /// A returned value, converted to the result's type.
  func returned(_ e: Expr, _ range: SourceRange, implicit: Bool) -> TypedStmt {
    if isInitializer, case .nilLiteral = e.kind {
      let t = result ?? types.error
      return TypedStmt(
        .returnStmt(TypedExpr(.none, program.optionalObject(t) == nil ? program.optional(t) : t, e.range)), range)
    }
    if let result, result.properties.contains(.opaque), let hidden = opaqueReturn(e, result, range) { return hidden }
    guard let result else { return inferredReturn(e, range) }
    if !implicit, result === types.void {
      let x = typer.check(e, .unused, scope)
      if x.type !== types.void, x.type.kind != .error { typer.report(.unexpectedReturnValue(at: e.range)) }
      return TypedStmt(.returnStmt(x), range)
    }
    if implicit, let never = neverBody(e) { return never }
    let x = typer.check(e, as: result, kind == .closure ? .closureResult : .returned, scope)
    return TypedStmt(.returnStmt(x), range)
  }

  /// A body whose only expression never returns, such as `fatalError()`.
  private func neverBody(_ e: Expr) -> TypedStmt? {
    guard case .call(let f, _) = e.kind, case .name = f.kind else { return nil }
    let (x, bad) = typer.quietly { typer.check(e, .unused, scope) }
    return !bad && x.type === typer.known.never ? TypedStmt(.expr(x), e.range) : nil
  }

  private func inferredReturn(_ e: Expr, _ range: SourceRange) -> TypedStmt {
    if case .nilLiteral = e.kind, inferredResult == nil {
      returnsNilFirst = true
      return TypedStmt(.returnStmt(TypedExpr(.error, types.error, e.range)), range)
    }
    var x = typer.check(e, as: inferredResult, .closureResult, scope)
    if inferredResult == nil {
      inferredResult = x.type
      if wantsOptional, program.optionalObject(x.type) == nil, x.type.kind != .error {
        inferredResult = program.optional(x.type)
        x = TypedExpr(.injectOptional(x), program.optional(x.type), x.range)
      }
    }
    return TypedStmt(.returnStmt(x), range)
  }

  /// A value returned as `some P`: the first says what is hidden.
  private func opaqueReturn(_ e: Expr, _ result: Type, _ range: SourceRange) -> TypedStmt? {
    guard case .opaque(let d, _, _) = result.kind else { return nil }
    let hidden = opaqueResults.first
    let x = typer.check(e, as: hidden, .returned, scope)
    if x.type === result { return TypedStmt(.returnStmt(x), range) }
    if hidden == nil, x.type.kind != .error {
      opaqueResults = [x.type]
      typer.underlying[d] = [x.type]
      checkOpaque(x, d, e)
    }
    return TypedStmt(.returnStmt(TypedExpr(.retype(x), result, e.range)), range)
  }

  private func checkOpaque(_ x: TypedExpr, _ d: Decl, _ e: Expr) {
    guard case .existential(let bound) = program.opaqueConstraint(of: d, index: 0).kind else { return }
    let signature = scope.context.map { program.genericSignature(of: $0) }
    for c in bound.constraints where program.conformance(of: x.type, to: c.proto, in: signature) == nil {
      typer.report(.returnDoesNotConform(program.description(of: x.type), c.proto.name, at: e.range))
    }
  }

  // MARK: Branches

  private func ifStatement(
    _ conditions: [Condition], _ then: BraceBlock, _ other: Stmt?, _ s: Stmt, _ label: String?
  ) -> TypedStmt {
    let saved = scope
    targets.append(Target(label: label, isLoop: false, takesBreak: false))
    scope = scope.nested()
    let typed = check(conditions)
    let body = checkBlock(then)
    scope = saved
    let rest = other.map { o -> [TypedStmt] in
      if case .block(let b) = o.kind { return checkBlock(b) }
      return [check(o)].compactMap { $0 }
    }
    targets.removeLast()
    let statement = TypedStmt(.ifStmt(conditions: typed, then: body, else: rest), s.range)
    return label == nil ? statement : TypedStmt(.block([statement], label: label), s.range)
  }

  private func guardStatement(_ conditions: [Condition], _ other: BraceBlock, _ s: Stmt) -> TypedStmt {
    let before = scope
    scope = scope.nested()
    let saved = branchType
    branchType = nil
    let typedElse = checkBlock(other)
    branchType = saved
    scope = before
    isGuarding = true
    let typed = check(conditions)
    isGuarding = false
    if typedElse.fallsThrough(typer) { typer.report(.guardFallsThrough(at: other.range.closingBrace)) }
    return TypedStmt(.guardStmt(conditions: typed, else: typedElse), s.range)
  }

  /// Checks conditions in order; their bindings become visible in the present scope.
  func check(_ conditions: [Condition]) -> [TypedCondition] { conditions.map { check($0) } }

  private func check(_ c: Condition) -> TypedCondition {
    switch c {
    case .expr(let e): return .boolean(condition(e))
    case .availability(let isAvailable, let range):
      return .boolean(TypedExpr(.boolean(isAvailable), program.bool, range))
    case .optionalBinding(let p, let repr, let value, let range): return optionalBinding(p, repr, value, range)
    case .pattern(let p, let repr, let value, _):
      let x = typer.check(value, as: repr.map { typer.resolve($0, scope) }, .subject, scope)
      return .pattern(pattern(p, x.type), x)
    }
  }

  /// A Boolean condition.
  func condition(_ e: Expr) -> TypedExpr {
    if case .assign(let target, let value) = e.kind {
      let gap = SourceRange(file: e.range.file, start: Int(target.range.end), end: Int(value.range.start))
      let blanks = gap.text.prefix { $0 == " " }.utf8.count
      let start = Int(gap.start) + blanks
      typer.report(.assignmentInCondition(at: SourceRange(file: e.range.file, start: start, end: start + 1)))
      return TypedExpr(.error, types.error, e.range)
    }
    return typer.check(e, as: program.bool, .condition, scope)
  }

  private func optionalBinding(
    _ p: Pattern, _ repr: TypeRepr?, _ value: Expr, _ range: SourceRange
  ) -> TypedCondition {
    let written = repr ?? writtenType(p)
    let x: TypedExpr
    if let written {
      x = typer.check(value, as: program.optional(typer.resolve(written, scope)), .initialization, scope)
    } else {
      x = typer.check(value, .subject, scope)
    }
    guard let wrapped = program.optionalObject(x.type) else {
      if x.type.kind != .error { typer.report(.bindingNeedsOptional(program.description(of: x.type), at: range)) }
      return .optionalBinding(pattern(p, types.error), x)
    }
    return .optionalBinding(pattern(p, wrapped), x)
  }

  // MARK: Loops

  private func whileStatement(_ conditions: [Condition], _ body: BraceBlock, _ s: Stmt, _ label: String?) -> TypedStmt {
    let saved = scope
    scope = scope.nested()
    let typed = check(conditions)
    let inner = loopBody(body, label)
    scope = saved
    return TypedStmt(.whileStmt(conditions: typed, body: inner, label: label), s.range)
  }

  private func repeatStatement(_ body: BraceBlock, _ condition: Expr, _ s: Stmt, _ label: String?) -> TypedStmt {
    let inner = loopBody(body, label)
    return TypedStmt(.repeatStmt(body: inner, condition: self.condition(condition), label: label), s.range)
  }

  /// Checks the body of a loop.
  func loopBody(_ body: BraceBlock, _ label: String?) -> [TypedStmt] {
    targets.append(Target(label: label, isLoop: true, takesBreak: true))
    defer { targets.removeLast() }
    let saved = branchType
    branchType = nil
    defer { branchType = saved }
    return checkBlock(body)
  }

  private func jump(_ name: String?, _ s: Stmt, isBreak: Bool) -> TypedStmt? {
    if let name {
      guard let target = targets.last(where: { $0.label == name }) else {
        typer.report(.unknownLabel(name, at: s.range))
        return nil
      }
      if !isBreak, !target.isLoop { typer.report(.continueNotALoop(name, at: s.range)) }
    } else if isBreak, !targets.contains(where: \.takesBreak) {
      typer.report(targets.isEmpty ? .breakOutside(at: s.range) : .breakOutsideLoop(at: s.range))
      return nil
    } else if !isBreak, !targets.contains(where: \.isLoop) {
      typer.report(.continueOutsideLoop(at: s.range))
      return nil
    }
    return TypedStmt(isBreak ? .breakStmt(name) : .continueStmt(name), s.range)
  }

  private func fallthroughStatement(_ s: Stmt) -> TypedStmt? {
    guard let target = targets.last(where: { $0.takesBreak && !$0.isLoop }) else {
      typer.report(.fallthroughOutsideSwitch(at: s.range))
      return nil
    }
    if target.isLastCase { typer.report(.fallthroughOutOfLastCase(at: s.range)) }
    return TypedStmt(.fallthroughStmt, s.range)
  }

  /// A loop whose body is made by someone else.
  func loop(_ f: ForStmt, body: @escaping (BraceBlock) -> [TypedStmt]) -> TypedStmt? {
    makeLoop(f, f.body.range, nil, body: body)
  }

  private func forStatement(_ f: ForStmt, _ s: Stmt, _ label: String?) -> TypedStmt? {
    makeLoop(f, s.range, label) { self.loopBody($0, label) }
  }

  private func makeLoop(
    _ f: ForStmt, _ range: SourceRange, _ label: String?, body: (BraceBlock) -> [TypedStmt]
  ) -> TypedStmt? {
    let sequence = typer.check(f.sequence, as: literalType(f), .sequence, scope)
    let saved = scope
    scope = scope.nested()
    defer { scope = saved }
    guard let parts = iteration(sequence, f) else {
      _ = pattern(f.pattern, types.error)
      _ = body(f.body)
      return nil
    }
    var matched = parts.element
    var conversion: TypedConversion?
    if let repr = f.type ?? writtenType(f.pattern) {
      matched = typer.resolve(repr, scope)
      if matched !== parts.element { conversion = typer.conversion(parts.element, matched, f.sequence.range, scope) }
    }
    let typedPattern = pattern(f.pattern, fitting(f.pattern, matched, f.sequence))
    let filter = f.whereClause.map { typer.check($0, as: program.bool, .whereClause, scope) }
    let inner = body(f.body)
    return TypedStmt(
      .forStmt(
        TypedFor(
          pattern: typedPattern, sequence: parts.sequence, makeIterator: parts.make, iteratorType: parts.iterator,
          next: parts.next, elementType: parts.element, conversion: conversion, whereClause: filter, body: inner,
          label: label,
          isAsync: f.isAwait)), range)
  }

  /// The type of the elements, where the pattern can match it.
  private func fitting(_ p: Pattern, _ type: Type, _ sequence: Expr) -> Type {
    guard let count = p.tupleCount, type.kind != .error else { return type }
    let name = program.description(of: type)
    guard case .tuple(let parts) = type.kind else {
      typer.report(.loopTuplePattern(name, at: typer.point(sequence)))
      return types.error
    }
    guard parts.count == count else {
      typer.report(.loopPattern(name, at: typer.point(sequence)))
      return types.error
    }
    return type
  }

  /// The type of an array literal whose elements are to be of the type written for the variable.
  private func literalType(_ f: ForStmt) -> Type? {
    guard case .arrayLiteral = f.sequence.kind, let repr = f.type ?? writtenType(f.pattern) else { return nil }
    return program.array(typer.resolve(repr, scope))
  }

  /// How a sequence is iterated.
  private struct Iteration {
    let sequence: TypedExpr
    let make: Callee
    let iterator: Type
    let next: Callee
    let element: Type
  }

  private func iteration(_ x: TypedExpr, _ f: ForStmt) -> Iteration? {
    guard x.type.kind != .error else { return nil }
    let names =
      f.isAwait
      ? ("AsyncSequence", "makeAsyncIterator", "AsyncIterator", "AsyncIteratorProtocol")
      : ("Sequence", "makeIterator", "Iterator", "IteratorProtocol")
    let signature = scope.context.map { program.genericSignature(of: $0) }
    guard let p = program.known(names.0), let ip = program.known(names.3),
      let it = typer.associatedType(names.2, of: p), let el = typer.associatedType("Element", of: ip)
    else {
      typer.report(.unsupported("loops", at: f.sequence.range))
      return nil
    }
    guard let c = program.conformance(of: x.type, to: p, in: signature) else {
      let isOptional = program.optionalObject(x.type) != nil
      typer.report(
        .notASequence(program.description(of: x.type), names.0, isOptional, at: typer.point(f.sequence)))
      return nil
    }
    let iterator = program.typeWitness(it, of: c, in: signature)
    guard let ic = program.conformance(of: iterator, to: ip, in: signature),
      let make = program.requirements(of: p).first(where: { ($0 as? FuncDecl)?.name == names.1 }),
      let next = program.requirements(of: ip).first(where: { ($0 as? FuncDecl)?.name == "next" })
    else { return nil }
    let element = program.typeWitness(el, of: ic, in: signature)
    return Iteration(
      sequence: x, make: typer.witnessCallee(make, c, x.type, nil, f.sequence.range), iterator: iterator,
      next: typer.witnessCallee(next, ic, iterator, nil, f.sequence.range), element: element)
  }

  // MARK: Errors

  private func throwStatement(_ e: Expr, _ s: Stmt) -> TypedStmt {
    if let thrown, thrown !== program.anyError, thrown !== typer.known.never, thrown.kind != .error {
      return TypedStmt(.throwStmt(typer.check(e, as: thrown, .thrown, scope)), s.range)
    }
    return TypedStmt(.throwStmt(typer.check(e, as: program.anyError, .thrown, scope)), s.range)
  }

  private func doStatement(
    _ body: BraceBlock, _ thrownType: TypeRepr?, _ catches: [CatchClause], _ s: Stmt, _ label: String?
  ) -> TypedStmt {
    targets.append(Target(label: label, isLoop: false, takesBreak: false))
    defer { targets.removeLast() }
    let outer = thrown
    if !catches.isEmpty || thrownType != nil {
      thrown = thrownType.map { typer.resolve($0, scope) } ?? program.anyError
    }
    let inner = checkBlock(body)
    thrown = outer
    guard !catches.isEmpty else { return TypedStmt(.block(inner, label: label), s.range) }
    let errorType = thrownType.map { typer.resolve($0, scope) } ?? typer.caughtType(of: inner)
    let clauses = catches.map { clause($0, errorType) }
    return TypedStmt(.doCatch(body: inner, clauses: clauses, label: label), s.range)
  }

  private func clause(_ c: CatchClause, _ errorType: Type) -> TypedCatch {
    let saved = scope
    scope = scope.nested()
    defer { scope = saved }
    if let v = c.implicitError {
      typer.variableTypes[v] = errorType
      scope.declare(v.name, v)
    }
    let items = c.items.map { item in
      let p = pattern(item.pattern, errorType)
      return (pattern: p, guard: item.guard.map { typer.check($0, as: program.bool, .whereClause, scope) })
    }
    return TypedCatch(items: items, implicitError: c.implicitError, body: checkBlock(c.body))
  }

  private func yieldStatement(_ values: [Expr], _ s: Stmt) -> TypedStmt? {
    guard let e = values.first else { return nil }
    if case .inoutRef(let place) = e.kind {
      return TypedStmt(.yieldStmt(typer.check(place, as: result, .yielded, scope, asPlace: true)), s.range)
    }
    return TypedStmt(.yieldStmt(typer.check(e, as: result, .yielded, scope)), s.range)
  }
}
