import Machine
import Tree
import Types
import Typing

extension FunctionBuilder {

  /// Writes an accessor function: the written one, or what the language makes of storage.
  func buildAccessor(_ d: Decl, _ role: FunctionRole) throws {
    if let written = lowerer.accessor(of: d, role), let body = typer.body(of: written) {
      try enter(body.statements)
      try bindIndices(d)
      traceAccessor(d, role, written)
      return try buildBody(body.statements)
    }
    if role == .getter, let read = lowerer.accessor(of: d, .read), read.body != nil { return try buildGetterByRead(d) }
    guard let v = d as? VarDecl else {
      throw LoweringDefect(description: "no accessor of '\(program.declName(of: d))'")
    }
    switch role {
    case .getter where program.storageKind(of: v) == .lazy: try buildLazyGetter(v)
    case .getter: try buildStoredGetter(v)
    case .setter: try buildStoredSetter(v)
    case .modify, .read: try buildModifyByCopy(v)
    default: throw LoweringDefect(description: "no accessor of '\(v.name)'")
    }
  }

  /// Makes a subscript's parameters visible in its accessors.
  private func bindIndices(_ d: Decl) throws {
    guard let s = d as? SubscriptDecl else { return }
    let own = shape.parameters.filter { !$0.isReceiver }
    for (p, parameter) in zip(own, s.parameters) { try bindParameter(parameter.variable, p) }
  }

  /// A getter that copies what the `_read` coroutine yields.
  private func buildGetterByRead(_ d: Decl) throws {
    enterParameters()
    let results = allocate(shape.resultsLayout)
    let read = try lowerer.lowered(.read, of: d, substitution)
    temporaries {
      let handle = allocate(.word)
      let area = allocate(read.shape.parameterLayout.union(shape.resultLayout).union(read.shape.resultsLayout))
      for p in shape.parameters { copy(p.slots, to: area.part(p.slots)) }
      mark(d.range)
      add(.beginApply, area.raw, area.refs, handle.raw, ext: poolIndex(read.function))
      use(nil)
      let own = Slots(raw: results.raw, refs: results.refs, layout: shape.resultLayout)
      copy(Slots(raw: area.raw, refs: area.refs, layout: own.layout), to: own)
      add(.endApply, area.raw, area.refs, handle.raw)
    }
    try leave(results)
    try finish()
  }

  /// The place of a stored property of `self`.
  private func ownStorage(_ v: VarDecl) throws -> Place {
    enterParameters()
    guard let p = shape.parameters.first(where: \.isReceiver), program.isInstanceMember(v) else {
      return try globalPlace(v, nil, substitution, isOwnStorage: true, at: v.range)
    }
    selfStorage = .registers(p.slots, p.type)
    return try storagePlace(v, .registers(p.slots), p.type)
  }

  /// The storage of a property, or for one that overrides another with observers the inherited property.
  func storagePlace(_ v: VarDecl, _ base: Place, _ type: Type) throws -> Place {
    if let (wrapper, member) = lowerer.wrapper(behind: v) {
      let inner = try storedPlace(base, type, wrapper)
      return try wrapperMember(member, inner, memberType(wrapper, of: type), v.range)
    }
    guard let inherited = program.overridden(by: v) as? VarDecl, let s = program.superclass(of: type) else {
      return try storedPlace(base, type, v)
    }
    let context = program.contextSubstitution(of: s, for: inherited)
    let access = PropertyAccess(
      declaration: inherited, dispatch: .direct, substitution: context, selfType: s, isSuper: true,
      valueType: lowerer.concrete(typer.type(of: inherited), context), nameRange: v.range)
    return try propertyPlace(base: base, s, access, v.range)
  }

  private func buildStoredGetter(_ v: VarDecl) throws {
    let storage = try ownStorage(v)
    let results = allocate(shape.resultsLayout)
    try temporaries { try load(storage, into: results) }
    try leave(results)
    try finish()
  }

  private func buildLazyGetter(_ v: VarDecl) throws {
    let storage = try ownStorage(v)
    let results = allocate(shape.resultsLayout)
    let own = Slots(raw: results.raw, refs: results.refs, layout: shape.resultLayout)
    guard let value = typer.initializer(of: v) else {
      throw LoweringDefect(description: "lazy property without a value")
    }
    analyse([TypedStmt(.expr(value), value.range)])
    let optional = Layout(raw: own.layout.raw + 1, refs: own.layout.refs)
    let present = Label()
    try temporaries {
      let whole = allocate(optional)
      try load(storage, into: whole)
      add(.jumpIfTrue, whole.raw, to: present)
      clear(whole)
      try emit(value, into: payload(of: whole, own.layout))
      constant(1, to: whole.raw)
      let copied = allocate(optional)
      copy(whole, to: copied)
      try store(copied, to: storage)
      place(present)
      take(payload(of: whole, own.layout), to: own)
    }
    try leave(results)
    try finish()
  }

  /// A setter of storage: plain, lazy or with observers.
  private func buildStoredSetter(_ v: VarDecl) throws {
    let willSet = v.accessor(.willSet)
    let didSet = v.accessor(.didSet)
    let bodies = [willSet, didSet].compactMap { $0 }.compactMap { typer.body(of: $0) }
    analyse(bodies.flatMap(\.statements))
    beginObserving(v)
    var storage = try ownStorage(v)
    if let p = shape.parameters.first(where: \.isReceiver) {
      try bindSelf(p)
      if program.isInstanceMember(v) { storage = try storagePlace(v, try place(of: selfStorage, "self"), p.type) }
    }
    guard let newValue = shape.parameters.last else { throw LoweringDefect(description: "setter without a value") }
    handlers = functionHandlers()
    try temporaries {
      let old = try observeWillSet(v, storage, newValue)
      try storeObserved(v, newValue, storage)
      try observeDidSet(didSet, old)
    }
    try leave(allocate(shape.resultsLayout))
    try finish()
  }

  /// From here on writes go to the variable's storage, since these are its observers; one with a wrapper goes through its setter again.
  func beginObserving(_ v: VarDecl?) {
    if let v, program.storageKind(of: v) != .wrapped { observed = v }
  }

  /// Keeps the old value when `didSet` wants it, and runs `willSet`.
  private func observeWillSet(_ v: VarDecl, _ storage: Place, _ newValue: Shape.Parameter) throws -> Slots? {
    let (willSet, didSet) = (v.accessor(.willSet), v.accessor(.didSet))
    var old: Slots?
    if didSet != nil {
      let slots = allocate(newValue.slots.layout)
      try load(try observedPlace(v, storage), into: slots)
      old = slots
    }
    if let willSet, let body = typer.body(of: willSet) {
      if let v = willSet.parent as? VarDecl { traceObserver(v, isWillSet: true) }
      if let v = willSet.parameter { self.storage[v] = .registers(newValue.slots, newValue.type) }
      try emitObserver(body.statements)
    }
    return old
  }

  /// Where the old value of an observed property is read: of a lazy one by its getter, which makes it.
  private func observedPlace(_ v: VarDecl, _ storage: Place) throws -> Place {
    guard program.storageKind(of: v) == .lazy, let p = shape.parameters.first(where: \.isReceiver) else {
      return storage
    }
    let type = lowerer.concrete(typer.type(of: v), substitution)
    return try accessedPlace(v, try place(of: selfStorage, "self"), p.type, type)
  }

  /// The place of a property that is reached by its accessors.
  private func accessedPlace(_ v: VarDecl, _ base: Place, _ baseType: Type, _ valueType: Type) throws -> Place {
    let access = PropertyAccess(
      declaration: v, dispatch: .direct, substitution: substitution, selfType: baseType, valueType: valueType,
      nameRange: v.range)
    return try propertyPlace(base: base, baseType, access, v.range)
  }

  private func storeObserved(_ v: VarDecl, _ newValue: Shape.Parameter, _ storage: Place) throws {
    try temporaries {
      if program.storageKind(of: v) == .lazy {
        let optional = allocate(Layout(raw: newValue.slots.layout.raw + 1, refs: newValue.slots.layout.refs))
        constant(1, to: optional.raw)
        take(newValue.slots, to: payload(of: optional, newValue.slots.layout))
        return try store(optional, to: storage)
      }
      let value = allocate(newValue.slots.layout)
      take(newValue.slots, to: value)
      try store(value, to: storage)
    }
  }

  private func observeDidSet(_ didSet: AccessorDecl?, _ old: Slots?) throws {
    guard let didSet, let body = typer.body(of: didSet), let old, let type = shape.parameters.last?.type else { return }
    if let v = didSet.parameter { storage[v] = .registers(old, type) }
    if let v = didSet.parent as? VarDecl { traceObserver(v, isWillSet: false) }
    try emitObserver(body.statements)
  }

  /// An observer's body in place; its `return` ends it alone.
  private func emitObserver(_ statements: [TypedStmt]) throws {
    let end = Label()
    let outer = inlineReturn
    inlineReturn = (end, cleanups.count)
    try scope { for s in statements { try self.emit(s) } }
    inlineReturn = outer
    place(end)
  }

  /// A coroutine made of getter and setter.
  private func buildModifyByCopy(_ v: VarDecl) throws {
    enterParameters()
    guard let p = shape.parameters.first(where: \.isReceiver), let yielded = shape.yielded else {
      throw LoweringDefect(description: "no coroutine for '\(v.name)'")
    }
    selfStorage = .registers(p.slots, p.type)
    let property = try accessedPlace(v, .registers(p.slots), p.type, yielded)
    try modify(property, try lowerer.layout(yielded)) { add(.yield, $0.raw, $0.refs) }
    try leave(allocate(shape.resultsLayout))
    try finish()
  }

  /// `yield` in a written coroutine.
  func emitYield(_ e: TypedExpr, _ range: SourceRange) throws {
    guard let yielded = shape.yielded else { throw LoweringDefect(description: "yield outside a coroutine") }
    let layout = try lowerer.layout(yielded)
    mark(range)
    guard case .lvalue = e.type.kind else {
      return try temporaries {
        let value = try evaluate(e)
        add(.yield, value.raw, value.refs)
      }
    }
    try temporaries {
      let place = try prepare(e)
      try modify(place, layout) { add(.yield, $0.raw, $0.refs) }
    }
  }
}
