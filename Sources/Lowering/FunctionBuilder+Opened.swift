import Machine
import Tree
import Types
import Typing

extension FunctionBuilder {

  /// Whether a substitution mentions an opened type.
  func isOpened(_ s: Substitution) -> Bool { lowerer.openedType(in: concrete(s)) != nil }

  /// Whether a property is used on an opened value.
  func isOpened(_ access: PropertyAccess) -> Bool { isOpened(access.substitution) }

  /// Evaluates an existential, binds what it holds, and evaluates the body.
  func emitOpen(_ value: TypedExpr, _ variable: VarDecl, _ body: TypedExpr, into d: Slots) throws {
    let type = concrete(lowerer.objectType(value.type))
    guard case .lvalue = value.type.kind, !program.isClassBound(type, in: nil) else {
      return try temporaries {
        storage[variable] = .registers(try evaluateOrLoad(value), type)
        try emit(body, into: d)
      }
    }
    try temporaries {
      try modify(try prepare(value), .reference) { slots in
        self.storage[variable] = .registers(slots, type)
        try self.emit(body, into: d)
      }
    }
  }

  /// Calls a declaration with an opened type among its generic arguments.
  func emitOpenedCall(_ callee: Callee, _ arguments: [TypedArgument], _ range: SourceRange, into d: Slots) throws {
    let s = concrete(callee.substitution)
    guard let opened = lowerer.openedType(in: s) else { throw LoweringDefect(description: "no opened type") }
    if case .local = callee.dispatch, let f = callee.declaration as? FuncDecl {
      return try temporaries {
        let key = try dispatchKey(opened, callee, arguments)
        try emitOpenedLocalCall(f, opened, callee, arguments, key: key, range, into: d)
      }
    }
    let role: FunctionRole = callee.declaration is InitDecl ? .allocate : .body
    let target = try lowerer.openedTarget(role, callee.declaration, s, opened)
    guard case .anonymous? = target.shape.parameters.first?.purpose else {
      return try emitCall(target, callee, arguments, range, into: d)
    }
    try temporaries {
      let key = try dispatchKey(opened, callee, arguments)
      try emitCall(target, callee, [.value(key)] + arguments, range, into: d)
    }
  }

  /// Whether a value is the opened one, or its type.
  private func isOpened(_ type: Type, _ opened: Type) -> Bool {
    if case .metatype(let t) = type.kind { return t === opened }
    return lowerer.objectType(type) === opened
  }

  /// The argument whose box tells the dynamic type.
  private func dispatchKey(_ opened: Type, _ callee: Callee, _ arguments: [TypedArgument]) throws -> TypedExpr {
    for argument in arguments {
      if case .value(let e) = argument, isOpened(e.type, opened) { return e }
      if case .inoutPlace(let e) = argument, lowerer.objectType(e.type) === opened {
        return TypedExpr(.load(e), opened, e.range)
      }
    }
    if let receiver = callee.receiver {
      if case .dynamicType(let value) = receiver.kind, value.type === opened { return value }
      if case .metatype(let t) = receiver.type.kind, t === opened { return receiver }
    }
    throw Diagnostic.unsupported("this use of an opened existential", at: callee.nameRange)
  }
}

extension Lowerer {

  /// The function of an opened call, for the dynamic type of the box: unboxes, calls, boxes again.
  func openedThunk(_ key: MethodKey, _ dynamic: Type) throws -> Function {
    guard let opened = key.opened else { throw LoweringDefect(description: "no opened type") }
    let erased = try openedShape(key.role, key.decl, key.substitution, opened, key.local)
    let outer = Substitution(opened: [opened: dynamic])
    let s = Substitution(
      parameters: key.substitution.parameters.mapValues { substituteOpened($0, outer) },
      selves: key.substitution.selves.mapValues { substituteOpened($0, outer) })
    let target = try openedTarget(key, s, dynamic)
    let made = make(name: program.declName(of: key.decl), shape: erased, isUser: false) { function in
      let builder = FunctionBuilder(self, function, erased, Substitution())
      try builder.buildOpenedThunk(target, dynamic, key.decl.range)
    }
    return made.function
  }

  /// A type with the opened type replaced.
  private func substituteOpened(_ t: Type, _ outer: Substitution) -> Type {
    concrete(program.substitute(t, outer), Substitution())
  }

  /// What the call reaches for the dynamic type.
  private func openedTarget(_ key: MethodKey, _ s: Substitution, _ dynamic: Type) throws -> CallTarget {
    let d = key.decl
    if let local = key.local, let code = try local.specialise?(s) {
      var shape = code.lowered.shape
      for item in local.captured { shape.add(.anonymous, item.type, item.layout) }
      return CallTarget(kind: .function(code.direct), shape: shape)
    }
    guard let owner = program.contextualNominal(d), owner.nominalKind == .protocolType, isRequirement(d, of: owner)
    else {
      return try target(key.role, of: d, s)
    }
    if key.role == .body { return try witnessTarget(d, s, dynamic) }
    switch try witness(for: d, s, selfType: dynamic) {
    case .declaration(let found, let inner):
      if case .dynamicClass = dispatch(of: found) { return try dynamicTarget(key.role, of: found, inner) }
      return try target(key.role, of: found, inner)
    case .synthesised(let synthesis): return try synthesised(synthesis, dynamic, d)
    case .abstract: throw LoweringDefect(description: "abstract witness")
    }
  }

  /// Whether a member of a protocol is a requirement rather than an extension's member.
  func isRequirement(_ d: Decl, of p: NominalDecl) -> Bool { d.parent === p }
}

extension FunctionBuilder {

  /// The body of a function between an opened call and its target.
  func buildOpenedThunk(_ target: CallTarget, _ dynamic: Type, _ range: SourceRange) throws {
    enterParameters()
    var outer = shape.parameters
    if case .anonymous? = outer.first?.purpose { outer.removeFirst() }
    var inner = target.shape.parameters
    let results = allocate(shape.resultsLayout)
    let area = allocate(target.shape.parameterLayout.union(target.shape.resultsLayout))
    var kept: [Slots?] = []
    if let p = inner.first, p.isReceiver, outer.first?.isReceiver != true {
      add(.typeObject, area.part(p.slots).refs, ext: poolIndex(try lowerer.typeInfo(dynamic)))
      inner.removeFirst()
    }
    for (from, to) in zip(outer, inner) {
      kept.append(nil)
      if from.isInout, !to.isInout {
        let slots = allocate(from.slots.layout)
        copy(from.slots, to: slots)
        kept[kept.count - 1] = slots
      }
      try unbox(from.slots, from.type, to: area.part(to.slots), to.type, range)
    }
    mark(range)
    let parameters = inner
    try emitCallInstruction(target, area, []) { [self] in
      let error = allocate(.reference)
      add(.takeError, error.refs)
      try boxInouts(target.shape, parameters, area, outer, kept, results, range)
      add(.throwError, results.raw, results.refs, error.refs)
    }
    let own = Slots(raw: area.raw, refs: area.refs, layout: target.shape.resultLayout)
    let result = Slots(raw: results.raw, refs: results.refs, layout: shape.resultLayout)
    try box(own, target.shape.result, to: result, shape.result, range)
    try boxInouts(target.shape, parameters, area, outer, kept, results, range)
    finishReturn(results)
    try finish()
  }

  /// Puts the final values of inout parameters into boxes behind the result.
  private func boxInouts(
    _ inner: Shape, _ parameters: [Shape.Parameter], _ area: Slots, _ outer: [Shape.Parameter], _ kept: [Slots?],
    _ results: Slots, _ range: SourceRange
  ) throws {
    var from = inner.resultLayout
    var to = shape.resultLayout
    for (i, (p, q)) in zip(parameters, outer).enumerated() where q.isInout {
      let target = results.part(raw: to.raw, refs: to.refs, q.slots.layout)
      to = to + q.slots.layout
      if let whole = kept[i] {
        take(whole, to: target)
        continue
      }
      let source = area.part(raw: from.raw, refs: from.refs, p.slots.layout)
      try box(source, p.type, to: target, q.type, range)
      from = from + p.slots.layout
    }
  }

  /// Moves a boxed value to registers of its concrete type.
  func unbox(_ source: Slots, _ erased: Type, to target: Slots, _ type: Type, _ range: SourceRange) throws {
    if erased === type || program.isClassBound(erased, in: nil) { return take(source, to: target) }
    if isExistential(erased), !isExistential(type) {
      add(.openBox, source.refs, target.raw, target.refs)
      return add(.clearRef, source.refs)
    }
    guard let from = program.optionalObject(erased), let to = program.optionalObject(type) else {
      return try requireSameLayout(source, erased, target, type, range)
    }
    try mapOptional(source, from, target, to) { try self.unbox($0, from, to: $1, to, range) }
  }

  /// Moves a value of a concrete type to a box.
  func box(_ source: Slots, _ type: Type, to target: Slots, _ erased: Type, _ range: SourceRange) throws {
    if erased === type || program.isClassBound(erased, in: nil) { return take(source, to: target) }
    if isExistential(erased), !isExistential(type) { return try makeBox(source, type, into: target) }
    guard let from = program.optionalObject(type), let to = program.optionalObject(erased) else {
      return try requireSameLayout(source, type, target, erased, range)
    }
    try mapOptional(source, from, target, to) { try self.box($0, from, to: $1, to, range) }
  }

  private func requireSameLayout(_ source: Slots, _ a: Type, _ target: Slots, _ b: Type, _ range: SourceRange) throws {
    guard case .nominal(let m, _) = a.kind, case .nominal(let n, _) = b.kind, m === n, n.isClass else {
      throw Diagnostic.unsupported(
        "an opened existential's '\(program.description(of: a))' seen as '\(program.description(of: b))'", at: range)
    }
    take(source, to: target)
  }

  /// Converts what an optional holds.
  func mapOptional(_ source: Slots, _ from: Type, _ target: Slots, _ to: Type, _ body: (Slots, Slots) throws -> Void)
    throws
  {
    let end = Label()
    add(.moveRaw, target.raw, source.raw)
    add(.jumpIfFalse, source.raw, to: end)
    try body(payload(of: source, try lowerer.layout(from)), payload(of: target, try lowerer.layout(to)))
    place(end)
  }

  /// Boxes a value; takes its references.
  func makeBox(_ source: Slots, _ type: Type, into target: Slots) throws {
    add(.makeBox, target.refs, source.raw, source.refs, ext: poolIndex(try lowerer.typeInfo(type)))
  }
}
