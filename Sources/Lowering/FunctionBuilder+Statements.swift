import Machine
import Tree
import Types
import Typing

extension FunctionBuilder {

  /// Writes a statement; a defect is told with its place.
  func emit(_ s: TypedStmt) throws {
    mark(s.range)
    do { try emitKind(s) } catch let defect as LoweringDefect where defect.description.contains("<<error type>>") {
      throw Diagnostic.unsupported("an expression on this line", at: s.range)
    } catch let defect as LoweringDefect where !defect.description.contains(" at ") {
      throw LoweringDefect(description: "\(defect.description) at \(s.range.file.name):\(s.range.line)")
    }
  }

  private func emitKind(_ s: TypedStmt) throws {
    switch s.kind {
    case .expr(let e): try emitDiscarded(e)
    case .binding(let pattern, let value): try emitBinding(pattern, value, s.range)
    case .localFunction, .localType: break
    case .returnStmt(let value): try emitReturn(value, at: s.range)
    case .result(let value): try emitResult(value)
    case .ifStmt(let conditions, let then, let other): try emitIf(conditions, then, other)
    case .guardStmt(let conditions, let other): try emitGuard(conditions, other)
    case .whileStmt(let conditions, let body, let label): try emitWhile(conditions, body, label)
    case .repeatStmt(let body, let condition, let label): try emitRepeat(body, condition, label)
    case .forStmt(let f): try emitFor(f, s.range)
    case .switchStmt(let subject, let cases, let label): try emitSwitch(subject, cases, label, s.range)
    case .block(let body, let label): try emitBlock(body, label)
    case .doCatch(let body, let clauses, let label): try emitDoCatch(body, clauses, label)
    case .breakStmt(let name): try emitJump(name, isContinue: false)
    case .continueStmt(let name): try emitJump(name, isContinue: true)
    case .fallthroughStmt: try emitFallthrough()
    case .throwStmt(let e): try emitThrow(e, s.range)
    case .deferStmt(let body):
      cleanups.append(Cleanup { [self] in try scope { for s in body { try self.emit(s) } } })
    case .yieldStmt(let e): try emitYield(e, s.range)
    }
  }

  /// Writes statements in a scope of their own.
  func emitScope(_ statements: [TypedStmt]) throws {
    try scope { for s in statements { try self.emit(s) } }
  }

  // MARK: Variables

  private func emitBinding(_ pattern: TypedPattern, _ value: TypedExpr?, _ range: SourceRange) throws {
    if case .variable(let v) = pattern.kind { return try declare(v, value, range) }
    guard let value else {
      for v in pattern.variables { try declare(v, nil, range) }
      return
    }
    let slots = allocate(try layout(value.type))
    try emit(value, into: slots)
    try bind(pattern, to: slots)
  }

  /// Declares a variable, with its value unless that comes later.
  func declare(_ v: VarDecl, _ value: TypedExpr?, _ range: SourceRange) throws {
    if lowerer.scriptVariables.contains(v) { return try initializeGlobal(v, value, range) }
    switch program.storageKind(of: v) {
    case .stored, .observed: break
    case .computed: return
    case .wrapped: if let wrapper = program.wrapperStorage(of: v) { return try declare(wrapper, value, range) }
    case .lazy: throw Diagnostic.unsupported("local 'lazy' variables", at: v.nameRange)
    }
    if let kind = lowerer.ownership(of: v) { return try declareOwned(v, kind, value) }
    let type = concrete(typer.type(of: v))
    let slots = allocate(try lowerer.layout(type))
    storage[v] = .registers(slots, type)
    if let value {
      try temporaries { try emit(value, into: slots) }
    } else if slots.layout.raw > 0 {
      constant(0, to: slots.raw)
    }
    if boxed.contains(v) { try boxVariable(v) }
  }

  private func declareOwned(_ v: VarDecl, _ kind: String, _ value: TypedExpr?) throws {
    let type = concrete(typer.type(of: v))
    let box = allocate(.reference)
    try temporaries {
      let object = allocate(try lowerer.layout(type))
      if let value { try emit(value, into: object) }
      makeOwned(kind, object: object.refs, into: box.refs)
    }
    storage[v] = .registers(box, type)
    guard boxed.contains(v) else { return }
    let cell = allocate(.reference)
    add(.newCell, cell.refs, 0, 1)
    add(.setRefTaking, cell.refs, box.refs, 0)
    storage[v] = .cell(ref: cell.refs, type)
  }

  private func initializeGlobal(_ v: VarDecl, _ value: TypedExpr?, _ range: SourceRange) throws {
    guard let value else { return }
    let v = program.wrapperStorage(of: v) ?? v
    let global = try globalPlace(v, nil, isOwnStorage: true, at: range)
    try temporaries {
      let slots = allocate(try layout(value.type))
      try emit(value, into: slots)
      if let kind = lowerer.ownership(of: v) {
        let box = allocate(.reference)
        makeOwned(kind, object: slots.refs, into: box.refs)
        return try store(box, to: global)
      }
      try store(slots, to: global)
    }
  }

  // MARK: Assignment

  /// `target = value`
  func emitAssignment(_ target: TypedExpr, _ value: TypedExpr, _ e: TypedExpr) throws {
    if case .discardTarget = target.kind { return try emitDiscarded(value) }
    try emitInitialisation(target, value, e) { try emitPlainAssignment(target, value, e) }
  }

  private func emitPlainAssignment(_ target: TypedExpr, _ value: TypedExpr, _ e: TypedExpr) throws {
    if let slots = try registers(of: target), case .lvalue = target.type.kind {
      return try temporaries {
        let fresh = try evaluate(value)
        take(fresh, to: slots)
      }
    }
    try temporaries {
      let place = try prepareToWrite(target)
      if isChainedLoudly(place) {
        return try modify(place, try layout(lowerer.objectType(target.type))) { slots in
          let fresh = try self.evaluate(value)
          self.take(fresh, to: slots)
        }
      }
      let slots = try evaluate(value)
      mark(e.range)
      try store(slots, to: place)
    }
  }

  // MARK: Branches

  private func emitResult(_ value: TypedExpr) throws {
    guard let target = resultTargets.last else { throw LoweringDefect(description: "result outside an expression") }
    if lowerer.isNever(concrete(value.type)) {
      try emitDiscarded(value)
    } else if target.slots.layout == .empty {
      try emitDiscarded(value)
    } else {
      try temporaries { try emit(value, into: target.slots) }
    }
    try unwind(to: target.depth)
    add(.jump, to: target.end)
  }

  private func emitIf(_ conditions: [TypedCondition], _ then: [TypedStmt], _ other: [TypedStmt]?) throws {
    let no = Label()
    let end = Label()
    let low = nextRef
    var high = low
    let before = uninitialised
    try scope {
      try emit(conditions, failing: no)
      high = nextRef
      for s in then { try self.emit(s) }
    }
    let after = then.leaves ? nil : uninitialised
    uninitialised = before
    add(.jump, to: end)
    place(no)
    if high > low { add(.clearRefRange, low, high - low) }
    if let other { try emitScope(other) }
    let otherwise: Set<VarDecl>? = other?.leaves ?? false ? nil : uninitialised
    uninitialised = otherwise.joined(with: after)
    place(end)
  }

  private func emitGuard(_ conditions: [TypedCondition], _ other: [TypedStmt]) throws {
    let no = Label()
    try emit(conditions, failing: no)
    later { [self] in
      place(no)
      try emitScope(other)
      trap("Fatal error: guard body fell through")
    }
  }

  /// Tests conditions in order and binds what they bind, in registers that stay.
  func emit(_ conditions: [TypedCondition], failing label: Label) throws {
    for c in conditions {
      switch c {
      case .boolean(let e): try branch(unless: e, to: label)
      case .optionalBinding(let p, let e):
        let slots = allocate(try layout(e.type))
        try temporaries { try emit(e, into: slots) }
        add(.jumpIfFalse, slots.raw, to: label)
        try match(p, payload(of: slots, Layout(raw: slots.layout.raw - 1, refs: slots.layout.refs)), failing: label)
      case .pattern(let p, let e):
        let slots = allocate(try layout(e.type))
        try temporaries { try emit(e, into: slots) }
        try match(p, slots, failing: label)
      }
    }
  }

  // MARK: Jumps

  private func emitBlock(_ body: [TypedStmt], _ name: String?) throws {
    let end = Label()
    targets.append(
      JumpTarget(
        name: name, breakLabel: end, continueLabel: nil, depth: cleanups.count, takesPlainBreak: false, refMark: nextRef
      ))
    try emitScope(body)
    targets.removeLast()
    place(end)
  }

  private func emitJump(_ name: String?, isContinue: Bool) throws {
    let found = targets.last { t in
      if let name { return t.name == name }
      return isContinue ? t.continueLabel != nil : t.takesPlainBreak
    }
    guard let target = found, let label = isContinue ? target.continueLabel : target.breakLabel else {
      throw LoweringDefect(description: "jump without a target")
    }
    try unwind(to: target.depth)
    clear(from: target.refMark)
    add(.jump, to: label)
  }

  private func emitFallthrough() throws {
    guard let next = fallthroughTargets.last else { throw LoweringDefect(description: "fallthrough outside a switch") }
    try unwind(to: next.depth)
    add(.jump, to: next.label)
  }

  // MARK: Errors

  private func emitThrow(_ e: TypedExpr, _ range: SourceRange) throws {
    guard let handler = handlers.last else { throw LoweringDefect(description: "throw where nothing handles it") }
    let type = concrete(e.type)
    let target = Slots(raw: 0, refs: handler.error, layout: .reference)
    mark(range)
    try temporaries {
      let value = try evaluate(e)
      if isExistential(type) { take(value, to: target) } else { try makeBox(value, type, into: target) }
    }
    try leave(for: handler)
  }

  /// Goes to a handler whose error register is filled.
  func leave(for handler: Handler) throws {
    try unwind(to: handler.depth)
    clear(from: handler.refMark)
    add(.jump, to: handler.label)
  }

  /// A handler whose error register is the next one.
  func makeHandler() -> Handler {
    let error = allocate(.reference)
    return Handler(label: Label(), depth: cleanups.count, refMark: nextRef, error: error.refs)
  }

  private func emitDoCatch(_ body: [TypedStmt], _ clauses: [TypedCatch], _ name: String?) throws {
    let end = Label()
    targets.append(
      JumpTarget(
        name: name, breakLabel: end, continueLabel: nil, depth: cleanups.count, takesPlainBreak: false, refMark: nextRef
      ))
    try scope {
      let handler = makeHandler()
      handlers.append(handler)
      let before = uninitialised
      try emitScope(body)
      handlers.removeLast()
      add(.jump, to: end)
      place(handler.label)
      let error = Slots(raw: 0, refs: handler.error, layout: .reference)
      var after = body.leaves ? nil : uninitialised
      for clause in clauses {
        uninitialised = before
        try emit(clause, error, end)
        if !clause.body.leaves { after = Optional(uninitialised).joined(with: after) }
      }
      uninitialised = after ?? []
      if !clauses.contains(where: { $0.items.isEmpty }) { try rethrow(error) }
    }
    targets.removeLast()
    place(end)
  }

  private func emit(_ clause: TypedCatch, _ error: Slots, _ end: Label) throws {
    let next = Label()
    let body = Label()
    try scope {
      let caught = try unboxed(error, for: clause)
      if let v = clause.implicitError { storage[v] = .registers(caught, concrete(typer.type(of: v))) }
      for (i, item) in clause.items.enumerated() {
        let no = i == clause.items.count - 1 ? next : Label()
        try emitCaseItem(item.pattern, item.guard, caught, failing: no)
        if i < clause.items.count - 1 {
          add(.jump, to: body)
          place(no)
        }
      }
      place(body)
      for s in clause.body { try self.emit(s) }
    }
    clear(error)
    add(.jump, to: end)
    place(next)
  }

  /// The error as a clause sees it: where its type is known, out of its box.
  private func unboxed(_ error: Slots, for clause: TypedCatch) throws -> Slots {
    guard let type = clause.items.first?.pattern.type ?? clause.implicitError.map({ typer.type(of: $0) }),
      !isExistential(concrete(type)), program.types.error !== type
    else { return error }
    let slots = allocate(try layout(type))
    add(.openBox, error.refs, slots.raw, slots.refs)
    return slots
  }

  /// Sends an error on that no clause took.
  private func rethrow(_ error: Slots) throws {
    guard let handler = handlers.last else { return trap("Fatal error: an error reached code that does not throw") }
    add(.takeRef, handler.error, error.refs)
    try leave(for: handler)
  }
}

extension [TypedStmt] {
  /// Whether the statements' end is not reached.
  var leaves: Bool {
    switch last?.kind {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt, .fallthroughStmt: true
    case .expr(let e): if case .nominal(let d, _) = e.type.kind { d.name == "Never" } else { false }
    case .ifStmt(_, let then, let other?): then.leaves && other.leaves
    case .block(let body, nil): body.leaves
    default: false
    }
  }
}

extension Set<VarDecl>? {
  /// What may be without a value where two ways meet; `nil` for a way that does not come here.
  func joined(with other: Set<VarDecl>?) -> Set<VarDecl> {
    guard let self else { return other ?? [] }
    return other.map { self.union($0) } ?? self
  }
}
