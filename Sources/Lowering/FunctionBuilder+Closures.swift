import Machine
import Tree
import Types
import Typing

extension Lowerer {
  /// The autoclosure that a short-circuiting operator evaluates in place, when the call is one.
  func inlinedAutoclosure(of e: TypedExpr) -> TypedClosure? {
    guard case .call(let callee, let arguments) = e.kind, arguments.count == 2, case .value(let rhs) = arguments[1],
      case .closure(let c) = rhs.kind, c.isAutoclosure, let name = builtinName(of: callee.declaration, .body),
      ["bool.and", "bool.or", "optional.coalesce"].contains(name)
    else { return nil }
    return c
  }
}

extension FunctionBuilder {

  // MARK: Closures

  /// Makes a function object of a closure.
  func emitClosure(_ c: TypedClosure, into d: Slots) throws {
    let free = FreeVariables(of: c, typer: typer)
    var captured = captureList(free)
    if c.captures.contains(where: \.isSelf) { captured.removeAll { $0.variable == nil } }
    let shape = try lowerer.shape(of: functionType(c.functionType))
    try temporaries {
      let listed = try c.captures.map { try evaluateCapture($0) }
      let layouts = try captured.map { try captureLayout($0.variable) } + listed.map(\.slots.layout)
      let area = allocate(layouts.reduce(.empty, +))
      var end = Layout.empty
      for (item, layout) in zip(captured, layouts) {
        try fillCapture(item.variable, into: area.part(raw: end.raw, refs: end.refs, layout))
        end = end + layout
      }
      for item in listed {
        take(item.slots, to: area.part(raw: end.raw, refs: end.refs, item.slots.layout))
        end = end + item.slots.layout
      }
      let made = makeClosureFunction(c, shape, captured, listed, area.layout)
      add(.makeClosure, d.refs, area.raw, area.refs, ext: poolIndex(made))
    }
  }

  /// A variable (or `self`, when `nil`) that a closure captures, with how it lies outside.
  struct Captured {
    /// The variable; `nil` for `self`.
    let variable: VarDecl?
    /// Whether the cell is captured rather than the value.
    let isCell: Bool
    /// The concrete type of the value.
    let type: Type
  }

  /// An evaluated entry of a capture list.
  private struct Listed {
    let capture: TypedClosure.Capture
    let slots: Slots
    let type: Type
  }

  /// The concrete function type of a closure.
  private func functionType(_ f: FunctionType) -> FunctionType {
    guard case .function(let type) = concrete(program.types.make(.function(f))).kind else { return f }
    return type
  }

  /// What of the free variables must be captured: those that lie in this function.
  func captureList(_ free: FreeVariables) -> [Captured] {
    var list: [Captured] = []
    if free.usesSelf, let selfStorage { list.append(captured(nil, selfStorage)) }
    for v in free.variables {
      if let s = storage[v] { list.append(captured(v, s)) }
    }
    return list
  }

  /// How a variable lies here.
  func captured(_ v: VarDecl?, _ s: Storage) -> Captured {
    switch s {
    case .registers(_, let type): Captured(variable: v, isCell: false, type: type)
    case .cell(_, let type): Captured(variable: v, isCell: true, type: type)
    }
  }

  /// The registers that a captured variable or its cell takes.
  func captureLayout(_ v: VarDecl?) throws -> Layout {
    switch v.map({ storage[$0] }) ?? selfStorage {
    case .registers(let slots, _)?: slots.layout
    case .cell?: .reference
    case nil: throw LoweringDefect(description: "nothing captured")
    }
  }

  /// Copies a captured variable or its cell.
  func fillCapture(_ v: VarDecl?, into slots: Slots) throws {
    switch v.map({ storage[$0] }) ?? selfStorage {
    case .registers(let own, _)?: copy(own, to: slots)
    case .cell(let ref, _)?: add(.copyRef, slots.refs, ref)
    case nil: throw LoweringDefect(description: "nothing captured")
    }
  }

  private func evaluateCapture(_ c: TypedClosure.Capture) throws -> Listed {
    let type = concrete(lowerer.objectType(c.value.type))
    guard let ownership = c.ownership else {
      let slots = allocate(try lowerer.layout(type))
      try emitValue(c.value, into: slots)
      return Listed(capture: c, slots: slots, type: type)
    }
    lowerer.captureOwnership[c.variable] = ownership
    let box = allocate(.reference)
    try temporaries {
      let value = try evaluateOrLoad(c.value)
      makeOwned(ownership, object: value.refs, into: box.refs)
    }
    return Listed(capture: c, slots: box, type: concrete(typer.type(of: c.variable)))
  }

  private func makeClosureFunction(
    _ c: TypedClosure, _ shape: Shape, _ captured: [Captured], _ listed: [Listed], _ layout: Layout
  ) -> Function {
    let made = Function(
      name: "closure", parameters: shape.parameterLayout, captures: layout, results: shape.resultsLayout)
    made.isUserCode = function.isUserCode
    let lowerer = lowerer
    let substitution = substitution
    let outer = localFunctions
    made.compile = { function in
      let inner = FunctionBuilder(lowerer, function, shape, substitution)
      inner.localFunctions = outer
      try inner.buildClosure(c, captured, listed.map { ($0.capture, $0.type, $0.slots.layout) })
    }
    if function.isUserCode { lowerer.pending.append(made) }
    return made
  }

  /// The body of a closure's function.
  func buildClosure(_ c: TypedClosure, _ captured: [Captured], _ listed: [(TypedClosure.Capture, Type, Layout)]) throws
  {
    try enterCaptures(captured, analysing: c.body)
    for (capture, type, layout) in listed {
      let slots = allocate(layout)
      storage[capture.variable] = .registers(slots, type)
      if capture.isSelf, capture.ownership == nil { selfStorage = .registers(slots, type) }
      if capture.ownership == nil, boxed.contains(capture.variable) { try boxVariable(capture.variable) }
    }
    closureParameters = zip(shape.parameters, c.parameters).map { ($0.slots, $1) }
    for (p, v) in zip(shape.parameters, c.parameters) { try bindParameter(v, p) }
    try buildBody(c.body)
  }

  /// Takes over parameters and captured variables at a closure's entry.
  func enterCaptures(_ captured: [Captured], analysing body: [TypedStmt]) throws {
    analyse(body)
    enterParameters()
    for item in captured {
      let slots = allocate(item.isCell ? .reference : try lowerer.layout(item.type))
      let storage: Storage = item.isCell ? .cell(ref: slots.refs, item.type) : .registers(slots, item.type)
      if let v = item.variable {
        self.storage[v] = lowerer.ownership(of: v) != nil && !item.isCell ? .registers(slots, item.type) : storage
      } else {
        selfStorage = storage
      }
    }
  }

  // MARK: Function values

  /// A function, method or initialiser as a value: a closure that calls it.
  func emitFunctionValue(_ callee: Callee, _ e: TypedExpr, into d: Slots) throws {
    guard case .function(let type) = concrete(e.type).kind else {
      throw LoweringDefect(description: "no function type")
    }
    if case .local = callee.dispatch, let f = callee.declaration as? FuncDecl {
      return try emitLocalValue(f, callee, into: d)
    }
    let shape = try lowerer.shape(of: type)
    try temporaries {
      let receiver = try callee.receiver.map { try self.evaluateOrLoad($0) }
      let made = Function(
        name: program.declName(of: callee.declaration), parameters: shape.parameterLayout,
        captures: receiver?.layout ?? .empty, results: shape.resultsLayout)
      let lowerer = lowerer
      let substitution = substitution
      made.compile = { function in
        let inner = FunctionBuilder(lowerer, function, shape, substitution)
        try inner.buildFunctionValue(callee, e.range)
      }
      if function.isUserCode { lowerer.pending.append(made) }
      add(.makeClosure, d.refs, receiver?.raw ?? 0, receiver?.refs ?? 0, ext: poolIndex(made))
    }
  }

  /// The body of a closure that passes its parameters on.
  private func buildFunctionValue(_ callee: Callee, _ range: SourceRange) throws {
    enterParameters()
    let captured = allocate(function.captures)
    handlers = functionHandlers()
    var arguments: [TypedArgument] = []
    for p in shape.parameters {
      let v = makeVariable("parameter", range)
      storage[v] = .registers(p.slots, p.type)
      let type = p.isInout ? program.types.make(.lvalue(p.type)) : p.type
      let e = TypedExpr(.bound(v), type, range)
      arguments.append(p.isInout ? .inoutPlace(e) : .value(e))
    }
    var inner = callee
    if let receiver = callee.receiver {
      let v = makeVariable("receiver", range)
      let type = concrete(lowerer.objectType(receiver.type))
      storage[v] = .registers(captured, type)
      inner = Callee(
        declaration: callee.declaration, dispatch: callee.dispatch, substitution: callee.substitution,
        receiver: TypedExpr(.bound(v), type, range), selfType: callee.selfType, isSuper: callee.isSuper,
        functionType: callee.functionType, nameRange: callee.nameRange)
    }
    let results = allocate(shape.resultsLayout)
    let own = Slots(raw: results.raw, refs: results.refs, layout: shape.resultLayout)
    try temporaries { try emitCall(inner, arguments, range, into: own) }
    try leave(results)
    try finish()
  }

  /// A variable of the lowerer's own.
  func makeVariable(_ name: String, _ range: SourceRange) -> VarDecl {
    VarDecl(id: program.nodeIDs.make(), nameRange: range, name: name, isLet: true)
  }
}
