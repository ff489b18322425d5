import Machine
import Tree
import Types
import Typing

extension FunctionBuilder {

  // MARK: Entry points

  /// Evaluates into fresh registers.
  func evaluate(_ e: TypedExpr) throws -> Slots {
    let slots = allocate(try layout(e.type))
    try emit(e, into: slots)
    return slots
  }

  /// The registers where a value lies already, or fresh ones with the value; not to be changed or moved from.
  func borrow(_ e: TypedExpr) throws -> Slots {
    if let slots = try registers(of: e) { return slots }
    return try evaluate(e)
  }

  /// Evaluates for the effects alone.
  func emitDiscarded(_ e: TypedExpr) throws {
    try temporaries {
      if case .lvalue = e.type.kind { _ = try prepare(e) } else { _ = try evaluate(e) }
    }
  }

  /// The registers of an expression that names (a part of) a variable in registers; evaluating it has no effects.
  func registers(of e: TypedExpr) throws -> Slots? {
    switch e.kind {
    case .load(let inner), .retype(let inner), .tryPlain(let inner), .awaitExpr(let inner):
      return try registers(of: inner)
    case .variable(let v), .bound(let v):
      guard lowerer.ownership(of: v) == nil, case .registers(let slots, _)? = storage[v], !isObserved(v) else {
        return nil
      }
      return slots
    case .selfRef:
      guard case .registers(let slots, _)? = selfStorage else { return nil }
      return slots
    case .tupleElement(let base, let index):
      guard let whole = try registers(of: base) else { return nil }
      return whole.part(try info(lowerer.objectType(base.type)).fields[index])
    case .property(let base?, let access):
      guard isInlineField(access, of: base), let whole = try registers(of: base) else { return nil }
      return whole.part(try field(access.declaration, of: lowerer.objectType(base.type)))
    default: return nil
    }
  }

  /// Whether writing the variable runs observers from here.
  func isObserved(_ v: VarDecl) -> Bool { !v.accessors.isEmpty && observed !== v }

  /// Whether an access is to a field that lies inside its base's registers.
  func isInlineField(_ access: PropertyAccess, of base: TypedExpr) -> Bool {
    if case .witness = access.dispatch { return false }
    guard let v = access.declaration as? VarDecl, lowerer.ownership(of: v) == nil,
      case .nominal(let d, _) = concrete(lowerer.objectType(base.type)).kind, !d.isClass, !lowerer.isUniqueInstance(d)
    else { return false }
    return isDirectStorage(v, access)
  }

  /// Whether reading or writing touches the storage alone.
  func isDirectStorage(_ v: VarDecl, _ access: PropertyAccess) -> Bool {
    let kind = program.storageKind(of: v)
    return kind == .stored || (access.isStorageDirect && kind != .computed && kind != .wrapped)
  }

  /// The field of a stored property.
  func field(_ d: Decl, of type: Type) throws -> TypeInfo.Field {
    let whole = try info(type)
    guard let v = d as? VarDecl, let index = lowerer.fieldIndex(of: v, in: concrete(type)), index < whole.fields.count
    else {
      throw LoweringDefect(description: "no field '\(program.declName(of: d))' in '\(program.description(of: type))'")
    }
    return whole.fields[index]
  }

  // MARK: All kinds

  /// Evaluates into `d`, whose references are nil before.
  func emit(_ e: TypedExpr, into d: Slots) throws {
    switch e.kind {
    case .integer, .float, .boolean, .string, .none, .array, .dictionary, .interpolation, .regex:
      try emitLiteral(e, into: d)
    case .variable, .selfRef, .bound, .property, .subscriptAccess, .tupleElement, .keyPathAccess, .load:
      try emitRead(e, into: d)
    case .function(let callee): try emitFunctionValue(callee, e, into: d)
    case .metatype(let t):
      if let metatype = dynamicSelf(t, e.range) { return try emit(metatype, into: d) }
      add(.typeObject, d.refs, ext: poolIndex(try info(t)))
    case .dynamicType(let value): try emitDynamicType(value, into: d)
    case .enumCase(let element): try emitCase(element, e.type, into: d)
    case .call(let callee, let arguments): try emitCall(callee, arguments, e, into: d)
    case .apply(let f, let arguments): try emitApply(f, arguments, e, into: d)
    case .closure(let closure): try emitClosure(closure, into: d)
    case .keyPath(let root, let components): try emitKeyPath(root, components, e, into: d)
    case .injectOptional, .convertFunction, .upcast, .erase, .weakenExistential, .convertMetatype, .convertTuple,
      .convertCollection, .convertOptional, .anyHashable, .retype:
      try emitConversion(e, into: d)
    case .forceUnwrap, .optionalBind: try emitUnwrap(e, into: d)
    case .optionalChain(let inner): try emitChain(inner, into: d)
    case .isCast, .conditionalCast, .forcedCast: try emitCast(e, into: d)
    case .tryPlain(let inner), .awaitExpr(let inner): try emit(inner, into: d)
    case .tryOptional(let inner): try emitTryOptional(inner, into: d)
    case .tryForced(let inner): try emitTryForced(inner, into: d)
    case .assign(let target, let value): try emitAssignment(target, value, e)
    case .tuple(let elements): try emitTuple(elements, e, into: d)
    case .ternary(let condition, let then, let other): try emitTernary(condition, then, other, into: d)
    case .statement(let s): try emitStatementValue(s, into: d)
    case .openExistential(let value, _, let variable, let body): try emitOpen(value, variable, body, into: d)
    case .letIn(let variable, let value, let body): try emitLet(variable, value, body, into: d)
    case .macro(let name, let arguments, let pieces): try emitMacro(name, arguments, pieces, e, into: d)
    case .error: throw Diagnostic.unsupported("'\(e.range.text)'", at: e.range)
    case .tupleTargets, .discardTarget:
      let r = e.range
      throw LoweringDefect(description: "no value for '\(r.text)' at \(r.file.name):\(r.line):\(r.column)")
    }
  }

  private func emitTuple(_ elements: [TypedExpr], _ e: TypedExpr, into d: Slots) throws {
    guard case .tuple = concrete(e.type).kind else {
      if let only = elements.first { try emit(only, into: d) }
      return
    }
    let fields = try info(e.type).fields
    for (element, field) in zip(elements, fields) { try emit(element, into: d.part(field)) }
  }

  private func emitTernary(_ condition: TypedExpr, _ then: TypedExpr, _ other: TypedExpr, into d: Slots) throws {
    let no = Label()
    let end = Label()
    try branch(unless: condition, to: no)
    try emit(then, into: d)
    add(.jump, to: end)
    place(no)
    try emit(other, into: d)
    place(end)
  }

  private func emitStatementValue(_ s: TypedStmt, into d: Slots) throws {
    let end = Label()
    resultTargets.append((d, end, cleanups.count))
    try emit(s)
    resultTargets.removeLast()
    place(end)
  }

  private func emitLet(_ variable: VarDecl, _ value: TypedExpr, _ body: TypedExpr, into d: Slots) throws {
    try temporaries {
      storage[variable] = .registers(try borrow(value), concrete(value.type))
      try emit(body, into: d)
    }
  }

  private func emitDynamicType(_ value: TypedExpr, into d: Slots) throws {
    let type = concrete(value.type)
    guard lowerer.isClass(type) || isExistential(type) else {
      try emitDiscarded(value)
      return add(.typeObject, d.refs, ext: poolIndex(try info(type)))
    }
    try temporaries { add(.dynamicType, d.refs, try borrow(value).refs) }
  }

  /// Whether a concrete type is an existential.
  func isExistential(_ type: Type) -> Bool {
    if case .existential = type.kind { return true }
    return false
  }

  // MARK: Conditions

  /// Jumps to `label` when the Boolean is false.
  func branch(unless condition: TypedExpr, to label: Label) throws {
    try temporaries { add(.jumpIfFalse, try borrow(condition).raw, to: label) }
  }

  // MARK: Optionals

  /// Unwraps `x!` and `x?` of values.
  private func emitUnwrap(_ e: TypedExpr, into d: Slots) throws {
    switch e.kind {
    case .forceUnwrap(let inner, _) where inner.isDelegation:
      forcedDelegation = e.range
      try emit(inner, into: d)
      forcedDelegation = nil
    case .forceUnwrap(let inner, let isImplicit):
      try temporaries {
        let whole = try evaluateOrLoad(inner)
        emitNilTrap(whole, isImplicit: isImplicit, at: e.range)
        moveOut(payload(of: whole, d.layout), to: d, borrowed: try registers(of: inner) != nil)
      }
    case .optionalBind(let inner):
      try temporaries {
        let whole = try evaluateOrLoad(inner)
        try emitChainExit(ifNil: whole)
        moveOut(payload(of: whole, d.layout), to: d, borrowed: try registers(of: inner) != nil)
      }
    default: throw LoweringDefect(description: "no unwrapping")
    }
  }

  /// A value's registers, borrowed when it lies in some, whether it is a place or not.
  func evaluateOrLoad(_ e: TypedExpr) throws -> Slots {
    if let slots = try registers(of: e) { return slots }
    guard case .lvalue(let object) = e.type.kind else { return try evaluate(e) }
    let slots = allocate(try layout(object))
    try load(try prepare(e), into: slots)
    return slots
  }

  /// Copies from borrowed registers, moves from owned ones.
  func moveOut(_ source: Slots, to target: Slots, borrowed: Bool) {
    if borrowed { copy(source, to: target) } else { take(source, to: target) }
  }

  /// The registers behind an optional's tag.
  func payload(of optional: Slots, _ layout: Layout) -> Slots { optional.part(raw: 1, refs: 0, layout) }

  /// Traps when an optional is nil.
  func emitNilTrap(_ optional: Slots, isImplicit: Bool, at range: SourceRange) {
    let isNil = Label()
    add(.jumpIfFalse, optional.raw, to: isNil)
    later { [self] in
      place(isNil)
      let how = isImplicit ? "implicitly unwrapping" : "unwrapping"
      trap("Fatal error: Unexpectedly found nil while \(how) an Optional value", at: range)
    }
  }

  /// Leaves the innermost chain when an optional is nil.
  func emitChainExit(ifNil optional: Slots) throws {
    guard let chain = chains.last else { throw LoweringDefect(description: "'?' outside a chain") }
    let isNil = Label()
    add(.jumpIfFalse, optional.raw, to: isNil)
    later { [self] in
      place(isNil)
      try unwind(to: chain.depth)
      clear(from: chain.refMark)
      add(.jump, to: chain.label)
    }
  }

  /// Evaluates a chain; where a `?` finds nil, the result is nil.
  private func emitChain(_ inner: TypedExpr, into d: Slots) throws {
    let isNil = Label()
    let end = Label()
    chains.append(Chain(label: isNil, depth: cleanups.count, refMark: nextRef))
    try temporaries { try emit(inner, into: d) }
    chains.removeLast()
    add(.jump, to: end)
    place(isNil)
    clear(d)
    if d.layout.raw > 0 { constant(0, to: d.raw) }
    place(end)
  }

  // MARK: Errors

  private func emitTryOptional(_ inner: TypedExpr, into d: Slots) throws {
    let end = Label()
    try temporaries {
      let handler = makeHandler()
      handlers.append(handler)
      try emit(inner, into: d)
      handlers.removeLast()
      add(.jump, to: end)
      place(handler.label)
      add(.clearRef, handler.error)
      clear(d)
      if d.layout.raw > 0 { constant(0, to: d.raw) }
      place(end)
    }
  }

  private func emitTryForced(_ inner: TypedExpr, into d: Slots) throws {
    try temporaries {
      let handler = makeHandler()
      handlers.append(handler)
      try emit(inner, into: d)
      handlers.removeLast()
      later { [self] in
        place(handler.label)
        let error = Slots(raw: 0, refs: handler.error, layout: .reference)
        try emitErrorTrap("Fatal error: 'try!' expression unexpectedly raised an error: ", error, at: inner.range)
      }
    }
  }

  /// Ends the program with a message and the error's description.
  func emitErrorTrap(_ prefix: String, _ error: Slots, at range: SourceRange) throws {
    let any = try lowerer.typeInfo(program.types.any)
    mark(range)
    callBuiltin(lowerer.describer(debug: true), [any], at: error, throwing: false)
    add(.trapMessage, error.refs, ext: poolIndex(message: prefix))
  }

  /// The error target of a call that can throw here: leaves the scopes up to the handler.
  func errorTarget() -> Label {
    let label = Label()
    guard let handler = handlers.last else {
      later { [self] in
        place(label)
        trap("Fatal error: an error reached a function that does not throw")
      }
      return label
    }
    later { [self] in
      place(label)
      add(.takeError, handler.error)
      try leave(for: handler)
    }
    return label
  }
}
