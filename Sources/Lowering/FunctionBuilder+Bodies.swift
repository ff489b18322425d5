import Machine
import Tree
import Types
import Typing

extension FunctionBuilder {

  // MARK: Entry

  /// Gives the parameters their registers.
  func enterParameters() {
    _ = allocate(shape.parameterLayout)
  }

  /// Notes which variables must live in cells.
  func analyse(_ body: [TypedStmt]) {
    let analysis = CaptureAnalysis(body, typer: typer, lowerer: lowerer)
    boxed = analysis.boxed
    captured = analysis.captured
    isSelfBoxed = analysis.isSelfCaptured
  }

  /// Makes a parameter visible as a variable.
  func bindParameter(_ v: VarDecl, _ p: Shape.Parameter) throws {
    storage[v] = .registers(p.slots, p.type)
    if boxed.contains(v) || p.isInout && captured.contains(v) { try boxVariable(v) }
  }

  /// Makes `self` visible.
  func bindSelf(_ p: Shape.Parameter) throws {
    selfStorage = .registers(p.slots, p.type)
    guard p.isInout, isSelfBoxed else { return }
    selfStorage = .cell(ref: try makeCell(p.slots, p.type), p.type)
  }

  /// Moves a variable from registers into a fresh cell.
  func boxVariable(_ v: VarDecl) throws {
    guard case .registers(let slots, let type)? = storage[v] else { return }
    storage[v] = .cell(ref: try makeCell(slots, type), type)
  }

  /// A cell that holds what was in the registers.
  private func makeCell(_ slots: Slots, _ type: Type) throws -> Int {
    let cell = allocate(.reference)
    add(.newCell, cell.refs, slots.layout.raw, slots.layout.refs)
    try store(slots, to: .memory(object: cell.refs, raw: 0, refs: 0, slots.layout))
    return cell.refs
  }

  // MARK: Bodies

  /// Writes a body: its statements, then the return at its end.
  func buildBody(_ statements: [TypedStmt], end: () throws -> Void = {}) throws {
    handlers = functionHandlers()
    for s in statements { try emit(s) }
    try end()
    try emitReturn(nil, at: nil)
    try emitErrorExit()
    try finish()
  }

  /// The handler of a function that throws.
  func functionHandlers() -> [Handler] {
    shape.canThrow ? [makeHandler()] : []
  }

  /// Where errors leave the function.
  private func emitErrorExit() throws {
    guard let handler = handlers.first else { return }
    later { [self] in
      place(handler.label)
      try abandonUnfinished()
      let results = allocate(shape.resultsLayout)
      try gatherInouts(results)
      clearFrame(below: handler.error)
      add(.throwError, results.raw, results.refs, handler.error)
    }
  }

  /// A function that only evaluates an expression.
  func buildExpression(_ e: TypedExpr) throws {
    analyse([TypedStmt(.expr(e), e.range)])
    handlers = functionHandlers()
    let results = allocate(shape.resultsLayout)
    try temporaries { try emit(e, into: results) }
    try leave(results)
    try finish()
  }

  // MARK: Return

  /// Returns a value (or the initialised object) after leaving all scopes.
  func emitReturn(_ value: TypedExpr?, at range: SourceRange?) throws {
    if let inline = inlineReturn {
      try unwind(to: inline.depth)
      return add(.jump, to: inline.label)
    }
    let raw = nextRaw
    let ref = nextRef
    let results = allocate(shape.resultsLayout)
    let own = Slots(raw: results.raw, refs: results.refs, layout: shape.resultLayout)
    if case .plain = returning {
      if let value { try emitReturned(value, into: own) }
    } else if let value, case .none = value.kind {
      (nextRaw, nextRef) = (raw, ref)
      return try emitReturnNil()
    }
    try unwind(to: 0)
    try gatherInitialised(own)
    try gatherAndReturn(results)
    (nextRaw, nextRef) = (raw, ref)
  }

  /// Returns nil from a failable initialiser.
  func emitReturnNil() throws {
    try unwind(to: 0)
    try abandonUnfinished()
    let (raw, ref) = (nextRaw, nextRef)
    let results = allocate(shape.resultsLayout)
    constant(0, to: results.raw)
    try gatherAndReturn(results)
    (nextRaw, nextRef) = (raw, ref)
  }

  /// Evaluates what is returned; a `Void` expression only for its effects.
  private func emitReturned(_ value: TypedExpr, into own: Slots) throws {
    if lowerer.isNever(concrete(value.type)) || own.layout == .empty {
      let needed = try layout(value.type)
      guard needed == own.layout else { return try emitDiscarded(value) }
    }
    try temporaries { try emit(value, into: own) }
  }

  private func gatherAndReturn(_ results: Slots) throws {
    try gatherInouts(results)
    clearFrame(below: results.refs)
    add(.returnValue, results.raw, results.refs)
  }

  /// Puts an initialiser's object into the result.
  private func gatherInitialised(_ own: Slots) throws {
    let isFailable: Bool
    switch returning {
    case .plain: return
    case .valueInit(let failable), .classInit(let failable): isFailable = failable
    }
    guard let selfStorage else { return }
    var target = own
    if isFailable {
      constant(1, to: own.raw)
      target = payload(of: own, Layout(raw: own.layout.raw - 1, refs: own.layout.refs))
    }
    switch selfStorage {
    case .registers(let slots, _): take(slots, to: target)
    case .cell(let ref, _): try load(.memory(object: ref, raw: 0, refs: 0, target.layout), into: target)
    }
  }

  /// Moves the final values of inout parameters behind the result.
  func gatherInouts(_ results: Slots) throws {
    var end = shape.resultLayout
    for p in shape.parameters where p.isInout {
      let target = results.part(raw: end.raw, refs: end.refs, p.slots.layout)
      switch inoutStorage(p) {
      case .registers(let slots, _)?: take(slots, to: target)
      case .cell(let ref, _)?: try load(.memory(object: ref, raw: 0, refs: 0, target.layout), into: target)
      case nil: take(p.slots, to: target)
      }
      end = end + p.slots.layout
    }
  }

  private func inoutStorage(_ p: Shape.Parameter) -> Storage? {
    switch p.purpose {
    case .receiver: selfStorage
    case .variable(let v): storage[v]
    case .anonymous: closureParameters.first { $0.slots == p.slots }.flatMap { storage[$0.variable] }
    }
  }

  /// Clears what locals and parameters still hold.
  func clearFrame(below ref: Int) {
    if ref == 1 { add(.clearRef, 0) } else if ref > 1 { add(.clearRefRange, 0, ref) }
  }

  /// Ends a function whose result lies in the first part of `results`.
  func leave(_ results: Slots) throws {
    try gatherInouts(results)
    clearFrame(below: results.refs)
    add(.returnValue, results.raw, results.refs)
    guard let handler = handlers.first else { return }
    later { [self] in
      place(handler.label)
      try gatherInouts(results)
      clearFrame(below: handler.error)
      add(.throwError, results.raw, results.refs, handler.error)
    }
  }

  /// Ends a function whose results all lie in their place.
  func finishReturn(_ results: Slots) {
    clearFrame(below: results.refs)
    add(.returnValue, results.raw, results.refs)
  }

  // MARK: Declarations

  /// Writes the function of a declaration.
  func buildDeclaration(_ d: Decl, _ role: FunctionRole) throws {
    switch (d, role) {
    case (let i as InitDecl, .body): try buildInitializer(i)
    case (let i as InitDecl, .allocate): try buildAllocation(i)
    case (let v as VarDecl, .globalInitializer): try buildGlobalInitializer(v)
    case (let v as VarDecl, .wrapping): try buildWrapping(v)
    case (let v as VarDecl, .fieldInitializer): try buildFieldInitializer(v)
    case (is VarDecl, _), (is SubscriptDecl, _): try buildAccessor(d, role)
    case (let f as FunctionLikeDecl, .body): try buildFunction(f)
    default: throw LoweringDefect(description: "no code for '\(program.declName(of: d))'")
    }
  }

  private func buildFunction(_ f: FunctionLikeDecl) throws {
    guard let body = typer.body(of: f) else {
      throw LoweringDefect(description: "'\(program.declName(of: f))' has no body")
    }
    try enter(body.statements)
    if let f = f as? FuncDecl, f.name == "==", lowerer.isProgramCode(f) {
      traceEquality(program.contextualNominal(f)?.name ?? "")
    }
    try buildBody(body.statements)
  }

  /// Takes over the parameters of a declaration.
  func enter(_ body: [TypedStmt]) throws {
    analyse(body)
    enterParameters()
    for p in shape.parameters {
      switch p.purpose {
      case .receiver: try bindSelf(p)
      case .variable(let v): try bindParameter(v, p)
      case .anonymous: break
      }
    }
  }

  private func buildGlobalInitializer(_ v: VarDecl) throws {
    let storageType = try lowerer.storageType(of: v, substitution)
    let global = try lowerer.global(v, substitution)
    let cell = allocate(.reference)
    add(.globalCell, cell.refs, ext: poolIndex(global.cell))
    try temporaries {
      let value = allocate(try lowerer.layout(storageType))
      try emitInitialValue(of: v, into: value)
      try store(value, to: .memory(object: cell.refs, raw: 0, refs: 0, global.layout))
      let flag = allocate(.word)
      constant(1, to: flag.raw)
      add(.setRaw, cell.refs, flag.raw, global.layout.raw)
    }
    try leave(allocate(shape.resultsLayout))
    try finish()
  }

  /// The function that makes a property's wrapper from a value.
  private func buildWrapping(_ v: VarDecl) throws {
    guard let (_, wrapper) = typer.wrapping(v) else { throw LoweringDefect(description: "no wrapper for '\(v.name)'") }
    try enter([TypedStmt(.expr(wrapper), wrapper.range)])
    handlers = functionHandlers()
    let results = allocate(shape.resultsLayout)
    try temporaries { try emit(wrapper, into: results) }
    try leave(results)
    try finish()
  }

  private func buildFieldInitializer(_ v: VarDecl) throws {
    let results = allocate(shape.resultsLayout)
    try temporaries { try emitInitialValue(of: v, into: results) }
    try leave(results)
    try finish()
  }

  /// The initial value of a variable that a tuple pattern binds: its part of the whole; tells whether it is one.
  private func emitPatternPart(_ v: VarDecl, _ value: TypedExpr, into d: Slots) throws -> Bool {
    guard let b = v.binding, let index = b.entries.firstIndex(where: { $0.pattern.binds(v) }) else { return false }
    let pattern = typer.binding(of: b, index: index).0
    if case .variable = pattern.kind { return false }
    try temporaries {
      let whole = try evaluate(value)
      try bind(pattern, to: whole)
      guard case .registers(let part, _)? = storage[v] else {
        throw LoweringDefect(description: "'\(v.name)' is not bound")
      }
      copy(part, to: d)
    }
    return true
  }

  /// Evaluates the initial value of a stored variable; of an optional without one, `nil`.
  func emitInitialValue(of v: VarDecl, into d: Slots) throws {
    if program.storageKind(of: v) == .lazy { return constant(0, to: d.raw) }
    guard let value = typer.initializer(of: v) else {
      guard d.layout.raw > 0 else { return }
      return constant(0, to: d.raw)
    }
    analyse([TypedStmt(.expr(value), value.range)])
    if try emitPatternPart(v, value, into: d) { return }
    guard let ownership = lowerer.ownership(of: v) else { return try emit(value, into: d) }
    try temporaries {
      let object = try evaluate(value)
      makeOwned(ownership, object: object.refs, into: d.refs)
    }
  }
}

extension Pattern {
  /// Whether the pattern binds a variable.
  func binds(_ v: VarDecl) -> Bool {
    switch kind {
    case .binding(let own): own === v
    case .tuple(let parts): parts.contains { $0.pattern.binds(v) }
    case .typed(let inner, _), .introducer(_, let inner), .optionalSome(let inner), .asType(let inner, _):
      inner.binds(v)
    case .enumCase(_, _, _, let payload, _): payload?.contains { $0.pattern.binds(v) } ?? false
    case .wildcard, .isType, .expr: false
    }
  }
}
