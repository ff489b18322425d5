import Tree
import Types
import Typing

extension GraphBuilder {

  /// Visits an expression for its value.
  ///
  /// - Parameter site: the place that a message about its reading names, when it is not the expression's own.
  func visit(_ e: TypedExpr, at site: SourceRange? = nil) {
    switch e.kind {
    case .load(let x): visitPlace(x, .read, site)
    case .variable, .bound, .selfRef, .property, .subscriptAccess, .tupleElement, .keyPathAccess:
      visitPlace(e, .read, site)
    case .call(let callee, let arguments): visitCall(callee, arguments, e)
    case .apply(let f, let arguments):
      visit(f)
      visit(arguments, call: e.range)
      finishCall(e, throwing: thrown(f.type))
    case .function(let callee): visitFunction(callee, e)
    case .closure(let c): visitClosure(c)
    case .assign(let target, let value): visitAssignment(target, value, e)
    case .ternary(let condition, let then, let other): visitTernary(condition, then, other)
    case .statement(let s): visit([s])
    case .dynamicType(let x): if !x.isSelf { visit(x) }
    case .optionalChain(let x): visitChain(x)
    case .optionalBind(let x):
      visit(x)
      if let end = chainEnds.last { split(to: end) }
    case .tryPlain, .tryOptional, .tryForced: visitTry(e)
    case .macro(_, let arguments, let pieces): visitMacro(arguments, pieces, e)
    case .interpolation(let i): for s in i.segments { visit(s.arguments, call: e.range) }
    default: for x in e.operands { visit(x) }
    }
  }

  // MARK: Control

  private func visitTernary(_ condition: TypedExpr, _ then: TypedExpr, _ other: TypedExpr) {
    let otherwise = makeBlock()
    let after = makeBlock()
    visitTest(condition, failure: otherwise)
    visit(then)
    jump(to: after)
    start(otherwise)
    visit(other)
    join(after, otherwise: .neverCall)
  }

  private func visitChain(_ x: TypedExpr) {
    let end = makeBlock()
    chainEnds.append(end)
    visit(x)
    chainEnds.removeLast()
    join(end, otherwise: .neverCall)
  }

  private func visitTry(_ e: TypedExpr) {
    let wasTrying = isTrying
    let outer = handler
    defer {
      isTrying = wasTrying
      handler = outer
    }
    isTrying = true
    switch e.kind {
    case .tryPlain(let x):
      let before = throwEdges
      visit(x)
      if throwEdges == before { mayThrow() }
    case .tryOptional(let x):
      let after = makeBlock()
      handler = Handler(block: after, depth: deferred.count)
      visit(x)
      mayThrow()
      join(after, otherwise: .neverCall)
    case .tryForced(let x):
      handler = nil
      visit(x)
    default: break
    }
  }

  private func visitMacro(_ arguments: [TypedArgument], _ pieces: ExpectationPieces?, _ e: TypedExpr) {
    guard let pieces else { return visit(arguments, call: e.range) }
    for operand in pieces.operands { visit(operand.value) }
    visit(pieces.condition)
  }

  // MARK: Calls

  private func visitCall(_ callee: Callee, _ arguments: [TypedArgument], _ e: TypedExpr) {
    if let i = callee.declaration as? InitDecl, callee.isSuper || callee.receiver?.isSelf ?? false {
      return visitInitializerCall(i, callee, arguments, e)
    }
    visitReceiver(callee)
    for (i, a) in arguments.enumerated() { visit(a, index: i, of: callee) }
    if case .local = callee.dispatch, let f = callee.declaration as? FuncDecl {
      add(.capture(captures(of: f), .function(f.name)), callee.nameRange)
    }
    if isOwn(callee) { add(.recursion, callee.nameRange) }
    finishCall(e, throwing: callee.functionType.thrown)
  }

  private func visitInitializerCall(_ i: InitDecl, _ callee: Callee, _ arguments: [TypedArgument], _ e: TypedExpr) {
    visit(arguments, call: callee.nameRange)
    if isOwn(callee) { add(.recursion, callee.nameRange) }
    if isTrying, callee.functionType.thrown != nil { mayThrow() }
    if i.failability == .optional { splitOnFailure() }
    add(callee.isSuper ? .superInit : .selfInit, callee.nameRange)
  }

  /// A failable initialiser that is called fails the one that calls it.
  private func splitOnFailure() {
    guard current != nil else { return }
    let failed = makeBlock()
    split(to: failed)
    let next = current
    start(failed)
    runDeferred(downTo: 0)
    leave(.failed)
    current = next
  }

  private func visitReceiver(_ callee: Callee) {
    guard let receiver = callee.receiver else { return }
    if duty.isObject, receiver.isSelf, !isMetatype(receiver.type) {
      return add(.selfUse(.method(name(of: callee.declaration))), callee.nameRange)
    }
    if case .lvalue = receiver.type.kind { return visitPlace(receiver, .mutate, callee.nameRange) }
    visit(receiver)
  }

  private func isMetatype(_ t: Type) -> Bool { if case .metatype = t.kind { true } else { false } }

  private func name(of d: Decl) -> String {
    switch d {
    case let f as FuncDecl: f.name
    case is InitDecl: "init"
    default: program.declName(of: d)
    }
  }

  /// Visits arguments that belong to no known declaration.
  func visit(_ arguments: [TypedArgument], call: SourceRange) {
    for a in arguments {
      if case .inoutPlace(let place) = a {
        visitPlace(place, .passInout, call)
      } else {
        a.expressions.forEach { visit($0) }
      }
    }
  }

  private func visit(_ a: TypedArgument, index: Int, of callee: Callee) {
    switch a {
    case .inoutPlace(let place): visitPlace(place, .passInout, callee.nameRange)
    case .value(let x):
      if case .closure(let c) = x.kind, c.isAutoclosure { return visitAutoclosure(c, callee) }
      if duty.isObject, isPlainSelf(x), !isGeneric(index, callee.declaration) { return visitSelfArgument(callee, x) }
      visit(x)
    case .variadic, .callerLiteral: a.expressions.forEach { visit($0) }
    case .defaultValue: break
    }
  }

  private func visitSelfArgument(_ callee: Callee, _ x: TypedExpr) {
    switch callee.declaration {
    case let f as FuncDecl: add(.selfUse(.method(f.name)), callee.nameRange)
    case is InitDecl: add(.selfUse(.argument), callee.nameRange)
    default: visit(x)
    }
  }

  /// Whether a parameter is of a generic type, and its argument passed as something unknown.
  private func isGeneric(_ index: Int, _ d: Decl) -> Bool {
    guard case .function(let f) = program.interfaceType(of: d).kind, f.parameters.indices.contains(index) else {
      return true
    }
    return f.parameters[index].type.properties.contains(.generic)
  }

  private func isPlainSelf(_ x: TypedExpr) -> Bool { if case .selfRef = x.kind { !isMetatype(x.type) } else { false } }

  /// What follows every call: an error may leave, or control never returns.
  private func finishCall(_ e: TypedExpr, throwing thrown: Type?) {
    if isTrying, thrown != nil { mayThrow() }
    guard isNever(e.type), current != nil else { return }
    leave(.neverReturns)
    stop = .neverCall
  }

  /// What a function value throws.
  private func thrown(_ t: Type) -> Type? { if case .function(let f) = t.kind { f.thrown } else { nil } }

  /// Whether no value of a type exists.
  func isNever(_ t: Type) -> Bool {
    if case .nominal(let n, _) = t.kind { n === program.known("Never") } else { false }
  }

  /// Whether a call goes to the body's own function, whatever the dynamic type of `self`.
  private func isOwn(_ callee: Callee) -> Bool {
    guard case .function(let f) = owner, callee.declaration === f else { return false }
    guard let receiver = callee.receiver else { return true }
    switch callee.dispatch {
    case .direct, .local: return receiver.isSelf || program.contextualNominal(f)?.isClass == false
    case .dynamicClass: return receiver.isSelf
    case .witness: return false
    }
  }

  // MARK: Functions as values

  private func visitFunction(_ callee: Callee, _ e: TypedExpr) {
    visitReceiver(callee)
    guard case .local = callee.dispatch, let f = callee.declaration as? FuncDecl else { return }
    add(.capture(captures(of: f), .function(f.name)), e.range)
  }

  private func visitClosure(_ c: TypedClosure) {
    for capture in c.captures { visit(capture.value, at: capture.value.range) }
    inner.append(InnerBody(owner: .closure(c), statements: c.body, end: c.range.closingBrace))
    var held = captures(of: c.body)
    if c.captures.contains(where: \.isSelf) { held = Captures(variables: held.variables, usesSelf: false) }
    add(.capture(held, .closure), c.range)
  }

  /// Those of the standard library's operators and assertions hold `self` open: what they read of it is read here, or never.
  private func visitAutoclosure(_ c: TypedClosure, _ callee: Callee) {
    inner.append(InnerBody(owner: .closure(c), statements: c.body, end: c.range.closingBrace))
    let held = captures(of: c.body)
    guard duty.isWatched, held.usesSelf, program.isPrelude(callee.declaration) else {
      return add(.capture(held, .closure), c.range)
    }
    add(.capture(Captures(variables: held.variables, usesSelf: false), .closure), c.range)
    visitOpen(c)
  }

  private func visitOpen(_ c: TypedClosure) {
    guard current != nil else { return }
    let after = makeBlock()
    split(to: after)
    let (wasInlining, wasTrying, count) = (isInlining, isTrying, inner.count)
    isInlining = true
    for s in c.body { if case .returnStmt(let value?) = s.kind { visit(value) } }
    (isInlining, isTrying) = (wasInlining, wasTrying)
    inner.removeLast(inner.count - count)
    join(after)
  }
}
