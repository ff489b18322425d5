import Machine
import Tree
import Types
import Typing

extension FunctionBuilder {

  /// Writes an initialiser: a written one, or the one that the language makes.
  func buildInitializer(_ i: InitDecl) throws {
    guard let type = lowerer.selfType(of: i, substitution), case .nominal(let owner, _) = type.kind else {
      throw LoweringDefect(description: "initialiser outside a type")
    }
    if let origin = program.implicitOrigin(of: i) { return try buildImplicit(i, origin, type, owner) }
    guard let body = typer.body(of: i) else { throw LoweringDefect(description: "initialiser without a body") }
    try enter(body.statements)
    try enterSelf(i, type)
    if lowerer.isClass(type), i.failability != .none || shape.canThrow { wholeness = allocate(.word).raw }
    if let wholeness { constant(0, to: wholeness) }
    guard !isDelegating(body) else { return try buildBody(body.statements) }
    try emitFieldInitialValues(owner, type)
    uninitialised = Set(program.storedProperties(of: owner).filter { !hasInitialValue($0) })
    noteInitialised(type)
    try buildBody(body.statements) {
      if self.lowerer.isClass(type), !self.callsSuper(body) { try self.emitSuperInit([], type, i.range) }
    }
  }

  /// Notes that `self` is whole, if it is: a class without a superclass is when all properties have values.
  private func noteInitialised(_ type: Type? = nil) {
    guard let wholeness, uninitialised.isEmpty, let type = type ?? selfStorage?.type,
      program.superclass(of: type) == nil
    else { return }
    constant(1, to: wholeness)
  }

  /// Gives up an object that is not whole: its `deinit` must not run.
  func abandonUnfinished() throws {
    guard let wholeness, let selfStorage else { return }
    let isWhole = Label()
    add(.jumpIfTrue, wholeness, to: isWhole)
    try temporaries {
      let area = allocate(.reference)
      try load(try place(of: selfStorage, "self"), into: area)
      callBuiltin(lowerer.abandonBuiltin, [], at: area, throwing: false)
    }
    place(isWhole)
  }

  /// Whether a body calls `super.init`.
  private func callsSuper(_ body: TypedBody) -> Bool {
    var found = false
    TypedWalker(
      statement: { _ in true },
      expression: { e in
        if case .call(let callee, _) = e.kind, callee.declaration is InitDecl, callee.isSuper { found = true }
        return true
      }
    ).walk(body.statements)
    return found
  }

  /// `self.init(…)` and `super.init(…)`: the object is this initialiser's own; a failure is its failure.
  func emitDelegation(
    _ i: InitDecl, _ target: CallTarget, _ callee: Callee, _ arguments: [TypedArgument], _ range: SourceRange
  ) throws {
    try temporaries {
      let result = allocate(target.shape.resultLayout)
      try emitCall(target, callee, arguments, range, into: result)
      var value = result
      if i.failability != .none {
        value = payload(of: result, Layout(raw: result.layout.raw - 1, refs: result.layout.refs))
        if let range = forcedDelegation {
          emitNilTrap(result, isImplicit: false, at: range)
        } else {
          try emitFailure(unless: result.raw)
        }
      }
      if let wholeness { constant(1, to: wholeness) }
      guard let type = lowerer.selfType(of: i, concrete(callee.substitution)), !lowerer.isClass(type) else { return }
      try store(value, to: try place(of: selfStorage, "self"))
    }
  }

  /// An assignment, which in an initialiser may give a property its first value.
  func emitInitialisation(_ target: TypedExpr, _ value: TypedExpr, _ e: TypedExpr, otherwise assign: () throws -> Void)
    throws
  {
    let before = uninitialised.count
    if !(try initialise(target, value, e)) { try assign() }
    if uninitialised.count < before { noteInitialised() }
  }

  /// A write to a property of `self` before all of them have values: storage is written, or the `init` accessor is called. Tells
  /// whether it was one.
  private func initialise(_ target: TypedExpr, _ value: TypedExpr, _ e: TypedExpr) throws -> Bool {
    guard !uninitialised.isEmpty else { return false }
    if case .tupleTargets(let targets) = target.kind {
      for t in targets { if let v = ownProperty(t) { uninitialised.remove(v) } }
      return false
    }
    guard let v = ownProperty(target), case .property(let base?, let access) = target.kind else { return false }
    if let storage = program.wrapperStorage(of: v) { return try emitWrapping(v, storage, value) }
    guard let accessor = v.accessor(.initAccessor) else {
      uninitialised.remove(v)
      return false
    }
    try temporaries {
      let own = try place(of: selfStorage, "self")
      let resolved = try lowerer.resolve(access, substitution)
      let place = AccessorPlace(
        base: own, baseType: concrete(lowerer.objectType(base.type)), declaration: v, dispatch: .direct,
        substitution: resolved.substitution, isSuper: false, arguments: .none, valueType: concrete(access.valueType),
        range: e.range)
      place.isInitialising = true
      let slots = try evaluate(value)
      try store(slots, to: .accessors(place))
    }
    let names = accessor.attribute("storageRestrictions")?.arguments.map { String($0.value.range.text) } ?? []
    uninitialised = uninitialised.filter { !names.contains($0.name) }
    return true
  }

  /// The property of `self` that an expression names.
  private func ownProperty(_ e: TypedExpr) -> VarDecl? {
    guard case .property(let base?, let access) = e.kind, base.isSelf else { return nil }
    return access.declaration as? VarDecl
  }

  /// The first write to a wrapped property makes its wrapper; tells whether it was one.
  private func emitWrapping(_ v: VarDecl, _ storage: VarDecl, _ value: TypedExpr) throws -> Bool {
    guard uninitialised.remove(storage) != nil, let type = selfStorage?.type else {
      return false
    }
    try temporaries { try emitWrapped(v, storage, try evaluate(value), type) }
    return true
  }

  /// Leaves a failable initialiser with nil when a register is zero.
  private func emitFailure(unless register: Int) throws {
    let failed = Label()
    add(.jumpIfFalse, register, to: failed)
    later { [self] in
      place(failed)
      try emitReturnNil()
    }
  }

  /// Gives `self` of an initialiser its storage and says how it is returned.
  private func enterSelf(_ i: InitDecl, _ type: Type) throws {
    let isFailable = i.failability != .none
    guard !lowerer.isClass(type) else {
      returning = .classInit(isFailable: isFailable)
      return
    }
    let slots = allocate(try lowerer.layout(type))
    if slots.layout.raw > 0 { constant(0, to: slots.raw) }
    selfStorage = .registers(slots, type)
    returning = .valueInit(isFailable: isFailable)
    guard isSelfBoxed else { return }
    let cell = allocate(.reference)
    add(.newCell, cell.refs, slots.layout.raw, slots.layout.refs)
    selfStorage = .cell(ref: cell.refs, type)
  }

  /// Whether a body calls `self.init`.
  private func isDelegating(_ body: TypedBody) -> Bool {
    var found = false
    TypedWalker(
      statement: { _ in true },
      expression: { e in
        if case .assign(let target, _) = e.kind, case .selfRef = target.kind { found = true }
        if case .call(let callee, _) = e.kind, callee.declaration is InitDecl, !callee.isSuper,
          callee.receiver?.isSelf == true
        {
          found = true
        }
        return true
      }
    ).walk(body.statements)
    return found
  }

  /// Stores the initial values that properties are declared with.
  func emitFieldInitialValues(_ owner: NominalDecl, _ type: Type) throws {
    for p in program.storedProperties(of: owner) where hasInitialValue(p) { try emitFieldInitialValue(p, type) }
  }

  /// Whether a property has a value before the initialiser's body runs.
  private func hasInitialValue(_ p: VarDecl) -> Bool {
    if typer.initializer(of: p) != nil { return true }
    return !p.isLet && program.optionalObject(typer.type(of: p)) != nil || program.storageKind(of: p) == .lazy
  }

  private func emitFieldInitialValue(_ p: VarDecl, _ type: Type) throws {
    let s = program.contextSubstitution(of: type, for: p)
    let f = try lowerer.lowered(.fieldInitializer, of: p, s)
    try temporaries {
      let value = allocate(f.shape.resultLayout)
      try emitCall(to: f, into: value, at: p.range) { _ in }
      try storeField(p, value, type)
    }
  }

  /// Moves a value into a property's storage of `self`.
  private func storeField(_ p: VarDecl, _ value: Slots, _ type: Type) throws {
    let field = try self.field(p, of: type)
    let own = try place(of: selfStorage, "self")
    if lowerer.isClass(type) {
      let object = try reference(own)
      try store(value, to: .memory(object: object, raw: field.rawOffset, refs: field.refOffset, field.type.layout))
    } else {
      try store(value, to: part(own, try lowerer.typeInfo(type), field))
    }
  }

  // MARK: Initialisers that the language makes

  private func buildImplicit(_ i: InitDecl, _ origin: ImplicitInitOrigin, _ type: Type, _ owner: NominalDecl) throws {
    enterParameters()
    if let p = shape.parameters.first(where: \.isReceiver) { selfStorage = .registers(p.slots, p.type) }
    try enterSelf(i, type)
    handlers = functionHandlers()
    switch origin {
    case .memberwise(let properties): try emitMemberwise(properties, owner, type)
    case .defaulted:
      try emitFieldInitialValues(owner, type)
      if lowerer.isClass(type) { try emitSuperInit([], type, i.range) }
    case .inherited(let inherited):
      if !inherited.has("convenience") { try emitFieldInitialValues(owner, type) }
      let arguments = shape.parameters.filter { !$0.isReceiver }.map(\.slots)
      try emitSuperInit(arguments, type, i.range, inherited)
    }
    try emitReturn(nil, at: nil)
    try finish()
  }

  private func emitMemberwise(_ properties: [VarDecl], _ owner: NominalDecl, _ type: Type) throws {
    let parameters = shape.parameters.filter { !$0.isReceiver }
    var given: [VarDecl: Shape.Parameter] = [:]
    for (v, p) in zip(properties, parameters) { given[v] = p }
    for p in program.storedProperties(of: owner) {
      if let (property, slots) = wrapped(p, given) {
        if slots.type
          === lowerer.concrete(typer.type(of: property), program.contextSubstitution(of: type, for: property))
        {
          try emitWrapped(property, p, slots.slots, type)
        } else {
          try emitGiven(p, slots.slots, type)
        }
      } else if let given = given[p] {
        try emitGiven(p, given.slots, type)
      } else if hasInitialValue(p) {
        try emitFieldInitialValue(p, type)
      }
    }
  }

  /// The property whose wrapper's storage this is, with its parameter.
  private func wrapped(_ storage: VarDecl, _ given: [VarDecl: Shape.Parameter]) -> (VarDecl, Shape.Parameter)? {
    guard case .wrapperStorage(let of)? = program.synthesizedVariable(storage), let p = given[of] else { return nil }
    return (of, p)
  }

  private func emitGiven(_ p: VarDecl, _ slots: Slots, _ type: Type) throws {
    try temporaries {
      if let kind = lowerer.ownership(of: p) {
        let box = allocate(.reference)
        makeOwned(kind, object: slots.refs, into: box.refs)
        return try storeField(p, box, type)
      }
      let value = allocate(slots.layout)
      copy(slots, to: value)
      try storeField(p, value, type)
    }
  }

  /// Stores the wrapper that is made of a property's value.
  private func emitWrapped(_ property: VarDecl, _ storage: VarDecl, _ value: Slots, _ type: Type) throws {
    let f = try lowerer.lowered(.wrapping, of: property, program.contextSubstitution(of: type, for: property))
    try temporaries {
      let wrapper = allocate(f.shape.resultLayout)
      try emitCall(to: f, into: wrapper, at: property.range) {
        copy(value, to: Slots(raw: $0.raw, refs: $0.refs, layout: value.layout))
      }
      try storeField(storage, wrapper, type)
    }
  }

  /// Calls the superclass's initialiser on `self`.
  private func emitSuperInit(_ arguments: [Slots], _ type: Type, _ range: SourceRange, _ known: InitDecl? = nil) throws
  {
    guard let s = program.superclass(of: type), case .nominal(let parent, _) = s.kind else { return }
    guard
      let target = known
        ?? program.initializers(of: s).lazy.compactMap({ $0.declaration as? InitDecl })
        .first(where: {
          $0.parameters.allSatisfy { $0.defaultValue != nil } && program.contextualNominal($0) === parent
        })
    else { throw LoweringDefect(description: "no initialiser of the superclass") }
    let f = try lowerer.lowered(.body, of: target, program.contextSubstitution(of: s, for: target))
    try temporaries {
      let result = allocate(f.shape.resultLayout)
      try emitCall(to: f, into: result, at: range) { area in
        guard let p = f.shape.parameters.first else { return }
        try load(try place(of: selfStorage, "self"), into: area.part(p.slots))
        for (slots, q) in zip(arguments, f.shape.parameters.dropFirst()) { copy(slots, to: area.part(q.slots)) }
      }
    }
  }

  // MARK: Allocation

  /// Makes an instance of the class and initialises it: what a call on a metatype value reaches.
  func buildAllocation(_ i: InitDecl) throws {
    guard let type = lowerer.selfType(of: i, substitution) else {
      throw LoweringDefect(description: "no type to allocate")
    }
    enterParameters()
    handlers = functionHandlers()
    let results = allocate(shape.resultsLayout)
    let target = try lowerer.lowered(.body, of: i, substitution)
    try emitCall(to: target, into: Slots(raw: results.raw, refs: results.refs, layout: shape.resultLayout), at: i.range)
    { area in
      var own = target.shape.parameters[...]
      if lowerer.isClass(type), let p = own.popFirst() {
        add(.newInstance, area.part(p.slots).refs, ext: poolIndex(try lowerer.typeInfo(type)))
      }
      for (p, q) in zip(shape.parameters.filter { !$0.isReceiver }, own) { take(p.slots, to: area.part(q.slots)) }
    }
    try leave(results)
    try finish()
  }
}
