import Machine
import Tree
import Types
import Typing

extension FunctionBuilder {

  // MARK: Local functions

  /// Declares a local function: finds what it captures.
  func declare(_ f: FunctionLikeDecl) {
    guard localFunctions[f] == nil else { return }
    let free = FreeVariables(of: f, typer: typer)
    let captures = captureList(free)
    localFunctions[f] = LocalFunction(captures: captures.map(\.variable))
  }

  /// The code of a local function for the types of a use, and what it captures, seen from here.
  private func localTarget(_ f: FunctionLikeDecl, _ s: Substitution) throws -> (LocalFunction.Code, [Captured]) {
    let (local, captured) = try capturesOfLocal(f)
    let layout = try captured.map { try captureLayout($0.variable) }.reduce(.empty, +)
    return (try code(of: f, local, captured, layout, concrete(s)), captured)
  }

  /// A local function and what it captures, seen from here.
  private func capturesOfLocal(_ f: FunctionLikeDecl) throws -> (LocalFunction, [Captured]) {
    declare(f)
    guard let local = localFunctions[f] else { throw LoweringDefect(description: "unknown local function") }
    let captured = try local.captures.map { v -> Captured in
      guard let s = v.map({ storage[$0] }) ?? selfStorage else {
        throw LoweringDefect(description: "capture not in scope")
      }
      return self.captured(v, s)
    }
    return (local, captured)
  }

  /// The code of a local function for concrete types, made when it is not known.
  private func code(
    of f: FunctionLikeDecl, _ local: LocalFunction, _ captured: [Captured], _ layout: Layout, _ s: Substitution
  ) throws -> LocalFunction.Code {
    let parameters = f is AccessorDecl ? [] : program.ownGenericParameters(of: f)
    let key = parameters.map { s.parameters[$0] ?? program.types.error }
    if let known = local.codes[key] { return known }
    var inner = substitution
    for (p, t) in zip(parameters, key) { inner.parameters[p] = t }
    let made = try makeLocal(f, captured, layout, inner)
    local.codes[key] = made
    return made
  }

  private func makeLocal(
    _ f: FunctionLikeDecl, _ captured: [Captured], _ layout: Layout, _ substitution: Substitution
  ) throws -> LocalFunction.Code {
    let shape = try localShape(f, substitution)
    let lowerer = lowerer
    let name = program.declName(of: f)
    let outer = localFunctions
    let compile = { (function: Function) in
      let inner = FunctionBuilder(lowerer, function, shape, substitution)
      inner.localFunctions = outer
      try inner.buildLocal(f, captured)
    }
    let whole = Function(
      name: name, parameters: shape.parameterLayout, captures: layout, results: shape.resultsLayout, compile: compile)
    let direct = Function(
      name: name, parameters: shape.parameterLayout + layout, results: shape.resultsLayout, compile: compile)
    whole.isUserCode = function.isUserCode
    direct.isUserCode = function.isUserCode
    if function.isUserCode { lowerer.pending += [direct] }
    return LocalFunction.Code(lowered: LoweredFunction(function: whole, shape: shape), direct: direct)
  }

  /// The calling convention of a local function, or of an accessor of a local variable.
  private func localShape(_ f: FunctionLikeDecl, _ s: Substitution) throws -> Shape {
    guard let a = f as? AccessorDecl, let v = a.parent as? VarDecl else { return try lowerer.shape(.body, of: f, s) }
    let type = lowerer.concrete(typer.type(of: v), s)
    let result = a.accessorKind == .get ? type : program.types.void
    var shape = Shape(result: result, layout: try lowerer.layout(result))
    if let parameter = a.parameter { shape.add(.variable(parameter), type, try lowerer.layout(type)) }
    shape.canThrow = a.effects.isThrowing
    return shape
  }

  private func buildLocal(_ f: FunctionLikeDecl, _ captured: [Captured]) throws {
    guard let body = typer.body(of: f) else { throw LoweringDefect(description: "local function without a body") }
    if let accessor = f as? AccessorDecl, accessor.accessorKind != .get { beginObserving(accessor.parent as? VarDecl) }
    try enterCaptures(captured, analysing: body.statements)
    for p in shape.parameters {
      if case .variable(let v) = p.purpose { try bindParameter(v, p) }
    }
    try buildBody(body.statements)
  }

  /// Calls a local function with what it captures behind the arguments.
  func emitLocalCall(
    _ f: FuncDecl, _ callee: Callee, _ arguments: [TypedArgument], _ range: SourceRange, into d: Slots
  ) throws {
    let (code, captured) = try localTarget(f, callee.substitution)
    var shape = code.lowered.shape
    for item in captured { shape.add(.anonymous, item.type, try captureLayout(item.variable)) }
    let values = arguments
    try temporaries {
      let target = CallTarget(kind: .function(code.direct), shape: shape)
      try emitCall(target, callee, values, range, into: d, captures: captured.map(\.variable))
    }
  }

  /// Calls a generic local function with an opened value: its code is made when the dynamic type is known.
  func emitOpenedLocalCall(
    _ f: FuncDecl, _ opened: Type, _ callee: Callee, _ arguments: [TypedArgument], key: TypedExpr, _ range: SourceRange,
    into d: Slots
  ) throws {
    let (local, captured) = try capturesOfLocal(f)
    let layouts = try captured.map { try captureLayout($0.variable) }
    local.captured = zip(captured, layouts).map { ($0.type, $1) }
    local.specialise = { [self] in try code(of: f, local, captured, layouts.reduce(.empty, +), $0) }
    let target = try lowerer.openedTarget(.body, f, concrete(callee.substitution), opened, local)
    try emitCall(target, callee, [.value(key)] + arguments, range, into: d, captures: captured.map(\.variable))
  }

  /// A local function as a value.
  func emitLocalValue(_ f: FuncDecl, _ callee: Callee, into d: Slots) throws {
    let (code, captured) = try localTarget(f, callee.substitution)
    try temporaries {
      let layouts = try captured.map { try captureLayout($0.variable) }
      let area = allocate(layouts.reduce(.empty, +))
      var end = Layout.empty
      for (item, layout) in zip(captured, layouts) {
        try fillCapture(item.variable, into: area.part(raw: end.raw, refs: end.refs, layout))
        end = end + layout
      }
      add(.makeClosure, d.refs, area.raw, area.refs, ext: poolIndex(code.lowered.function))
    }
  }

  /// Copies a captured variable (or its cell) into the registers of an argument.
  func emitCapture(_ v: VarDecl?, into slots: Slots) throws { try fillCapture(v, into: slots) }

  // MARK: Computed local variables

  /// Moves a value into a local variable between its observers.
  func emitObserved(_ v: VarDecl, _ place: Place, _ value: Slots) throws {
    try temporaries {
      let old = v.accessor(.didSet).map { _ in allocate(value.layout) }
      if let old { try load(place, into: old) }
      if v.accessor(.willSet) != nil {
        let new = allocate(value.layout)
        copy(value, to: new)
        try emitLocalAccessor(v, .willSet, value: new, into: .none)
      }
      try store(value, to: place)
      if let old { try emitLocalAccessor(v, .didSet, value: old, into: .none) }
    }
  }

  /// Calls an accessor of a local variable, which is a local function.
  func emitLocalAccessor(_ v: VarDecl, _ kind: AccessorDecl.AccessorKind, value: Slots?, into d: Slots) throws {
    guard let accessor = v.accessor(kind) else { throw LoweringDefect(description: "no accessor of '\(v.name)'") }
    let (code, captured) = try localTarget(accessor, Substitution())
    var shape = code.lowered.shape
    let own = shape.parameters.first
    for item in captured { shape.add(.anonymous, item.type, try captureLayout(item.variable)) }
    try temporaries {
      let area = callArea(shape, into: d)
      if let value, let own { take(value, to: area.part(own.slots)) }
      for (item, p) in zip(captured, shape.parameters.suffix(captured.count)) {
        try emitCapture(item.variable, into: area.part(p.slots))
      }
      mark(v.range)
      try emitCallInstruction(CallTarget(kind: .function(code.direct), shape: shape), area, [])
      take(Slots(raw: area.raw, refs: area.refs, layout: d.layout), to: d)
    }
  }
}
