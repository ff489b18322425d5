import Machine
import Tree
import Types
import Typing

extension FunctionBuilder {

  // MARK: From expressions to places

  /// Reads a place or a value.
  func emitRead(_ e: TypedExpr, into d: Slots) throws {
    if let slots = try registers(of: e) { return moveOut(slots, to: d, borrowed: !isConsumed(e)) }
    let place = { (p: TypedExpr) in try self.temporaries { try self.load(try self.prepare(p), into: d) } }
    if case .load(let inner) = e.kind { return try place(inner) }
    try place(e)
  }

  /// Whether reading a variable as a value ends it: what can't be copied moves.
  private func isConsumed(_ e: TypedExpr) -> Bool {
    guard !borrows, lowerer.isMoveOnly(concrete(lowerer.objectType(e.type))) else { return false }
    switch e.kind {
    case .load(let inner), .retype(let inner), .tryPlain(let inner), .awaitExpr(let inner): return isConsumed(inner)
    case .variable, .selfRef: return true
    default: return false
    }
  }

  /// The place of an expression; evaluates its base and indices into registers that live until the caller frees them.
  func prepare(_ e: TypedExpr) throws -> Place {
    if let slots = try registers(of: e) { return .registers(slots) }
    switch e.kind {
    case .variable(let v), .bound(let v): return try variablePlace(v, at: e.range)
    case .selfRef: return try place(of: selfStorage, "self")
    case .load(let inner), .retype(let inner), .tryPlain(let inner), .awaitExpr(let inner): return try prepare(inner)
    case .property(let base, let access): return try propertyPlace(base, access, e)
    case .subscriptAccess(let base, let access, let arguments): return try subscriptPlace(base, access, arguments, e)
    case .tupleElement(let base, let index):
      let whole = try info(lowerer.objectType(base.type))
      return part(try prepare(base), whole, whole.fields[index])
    case .forceUnwrap(let inner, let isImplicit):
      return try unwrappedPlace(inner, e, .trap(isImplicit: isImplicit, e.range))
    case .optionalBind(let inner): return try unwrappedPlace(inner, e, .chain)
    case .keyPathAccess(let base, let path):
      let from = try prepare(base)
      let object = try evaluate(path)
      return .keyPath(
        base: from, baseType: concrete(lowerer.objectType(base.type)),
        path: KeyPathValue(register: object.refs, isErased: isErasedKeyPath(path.type)),
        valueType: concrete(lowerer.objectType(e.type)))
    case .openExistential(let value, _, let variable, let body):
      return .opened(try prepare(value), concrete(lowerer.objectType(value.type)), variable, body)
    case .discardTarget: return .discard
    case .tupleTargets(let targets): return try tuplePlace(targets, e)
    default: return .value(try evaluate(e))
    }
  }

  private func unwrappedPlace(_ inner: TypedExpr, _ e: TypedExpr, _ how: Place.Unwrapping) throws -> Place {
    let whole = try layout(lowerer.objectType(inner.type))
    return .unwrapped(try prepare(inner), whole: whole, try layout(lowerer.objectType(e.type)), how)
  }

  private func tuplePlace(_ targets: [TypedExpr], _ e: TypedExpr) throws -> Place {
    var end = Layout.empty
    return .tuple(
      try targets.map { target in
        if case .discardTarget = target.kind, program.types.error === target.type {
          return (.discard, try emptyField(&end))
        }
        let info = try self.info(lowerer.objectType(target.type))
        defer { end = end + info.layout }
        let field = TypeInfo.Field(label: nil, type: info, rawOffset: end.raw, refOffset: end.refs)
        return (try prepare(target), field)
      })
  }

  private func emptyField(_ end: inout Layout) throws -> TypeInfo.Field {
    TypeInfo.Field(label: nil, type: try lowerer.typeInfo(program.types.void), rawOffset: end.raw, refOffset: end.refs)
  }

  /// The place of a variable that does not lie in registers.
  private func variablePlace(_ v: VarDecl, at range: SourceRange) throws -> Place {
    if let (wrapper, member) = lowerer.wrapper(behind: v), let known = storage[wrapper] {
      let inner = try place(of: known, v.name)
      let wrapped = try wrapperMember(member, inner, concrete(typer.type(of: wrapper)), range)
      return isObserved(v) ? .observed(wrapped, v) : wrapped
    }
    if !typer.localAccessors(of: v).isEmpty {
      if program.storageKind(of: v) == .computed { return .local(v) }
      if observed !== v { return .observed(try place(of: storage[v], v.name), v) }
    }
    if let known = storage[v] {
      if let kind = lowerer.ownership(of: v) {
        return .ownership(box: try boxPlace(known), kind, concrete(typer.type(of: v)))
      }
      return try place(of: known, v.name)
    }
    let global = try globalPlace(v, nil, at: range)
    guard let kind = lowerer.ownership(of: v) else { return global }
    return .ownership(box: global, kind, concrete(typer.type(of: v)))
  }

  /// The place of the box of a weak or unowned variable.
  private func boxPlace(_ s: Storage) throws -> Place {
    switch s {
    case .registers(let slots, _): .registers(Slots(raw: slots.raw, refs: slots.refs, layout: .reference))
    case .cell(let ref, _): .memory(object: ref, raw: 0, refs: 0, .reference)
    }
  }

  /// The place of a variable's storage.
  func place(of s: Storage?, _ name: String) throws -> Place {
    switch s {
    case .registers(let slots, _)?: return .registers(slots)
    case .cell(let ref, let type)?: return .memory(object: ref, raw: 0, refs: 0, try layout(type))
    case nil: throw LoweringDefect(description: "'\(name)' has no storage here")
    }
  }

  /// The place of a global or static stored variable; a lazy one is initialised first.
  ///
  /// - Parameter isOwnStorage: whether the storage itself is meant, as in the variable's own accessors.
  func globalPlace(
    _ v: VarDecl, _ selfType: Type?, _ s: Substitution = Substitution(), isOwnStorage: Bool = false,
    at range: SourceRange
  ) throws -> Place {
    if let (wrapper, member) = lowerer.wrapper(behind: v), isOwnStorage || !isObserved(v) {
      let inner = try globalPlace(wrapper, selfType, s, at: range)
      return try wrapperMember(member, inner, lowerer.concrete(typer.type(of: wrapper), s), range)
    }
    guard
      v.binding != nil || lowerer.scriptVariables.contains(v) || !v.accessors.isEmpty
        || program.synthesizedVariable(v) != nil
    else {
      throw LoweringDefect(description: "'\(v.name)' has no storage here")
    }
    if program.storageKind(of: v) != .stored, !isOwnStorage, observed !== v {
      return .accessors(
        AccessorPlace(
          base: nil, baseType: selfType, declaration: v, dispatch: .direct, substitution: s, isSuper: false,
          arguments: .none,
          valueType: lowerer.concrete(typer.type(of: v), s), range: range))
    }
    let global = try lowerer.global(v, s)
    let cell = allocate(.reference)
    add(.globalCell, cell.refs, ext: poolIndex(global.cell))
    if let initializer = global.initializer { emitFirstUse(of: global, cell, initializer, at: range) }
    return .memory(object: cell.refs, raw: 0, refs: 0, global.layout)
  }

  /// Initialises a lazy global unless that was done.
  private func emitFirstUse(of global: GlobalStorage, _ cell: Slots, _ initializer: Function, at range: SourceRange) {
    temporaries {
      let flag = allocate(.word)
      let first = Label()
      let done = Label()
      add(.getRaw, flag.raw, cell.refs, global.layout.raw)
      add(.jumpIfFalse, flag.raw, to: first)
      place(done)
      later { [self] in
        place(first)
        mark(range)
        add(.call, nextRaw, nextRef, ext: poolIndex(initializer))
        use(nil)
        add(.jump, to: done)
      }
    }
  }

  // MARK: Properties and subscripts

  private func propertyPlace(_ base: TypedExpr?, _ access: PropertyAccess, _ e: TypedExpr) throws -> Place {
    guard let base else { return try staticPlace(access, e) }
    let baseType = concrete(lowerer.objectType(base.type))
    return try propertyPlace(base: try prepare(base), baseType, access, e.range)
  }

  /// A property of a base that is a place or a value already.
  func propertyPlace(base: Place, _ baseType: Type, _ access: PropertyAccess, _ range: SourceRange) throws -> Place {
    let resolved = try lowerer.resolve(access, substitution)
    guard let v = resolved.declaration as? VarDecl, !isOpened(access),
      lowerer.openedType(in: resolved.substitution) == nil
    else {
      return .accessors(accessorPlace(base, baseType, access, resolved, .none, range))
    }
    if case .metatype(let instance) = baseType.kind, program.storageKind(of: v) != .computed {
      return try globalPlace(v, instance, resolved.substitution, at: range)
    }
    if lowerer.wrapper(behind: v) != nil, !isObserved(v) { return try storagePlace(v, base, baseType) }
    guard isDirectStorage(v, access), !lowerer.isOverridden(v, access) || access.isStorageDirect else {
      return .accessors(accessorPlace(base, baseType, access, resolved, .none, range))
    }
    return try storagePlace(v, base, baseType)
  }

  /// The storage of a property in an object or a value.
  func storedPlace(_ base: Place, _ baseType: Type, _ v: VarDecl) throws -> Place {
    let field = try self.field(v, of: baseType)
    let place: Place
    if lowerer.isClass(baseType) {
      let object = try reference(base)
      place = .memory(object: object, raw: field.rawOffset, refs: field.refOffset, field.type.layout)
    } else {
      place = part(base, try lowerer.typeInfo(baseType), field)
    }
    guard let kind = lowerer.ownership(of: v) else { return place }
    return .ownership(box: place, kind, memberType(v, of: baseType))
  }

  /// The concrete type of a stored property seen from a concrete type.
  func memberType(_ v: VarDecl, of baseType: Type) -> Type {
    lowerer.concrete(typer.type(of: v), program.contextSubstitution(of: baseType, for: v))
  }

  /// `wrappedValue` or `projectedValue` of a property wrapper in a place.
  func wrapperMember(_ member: String, _ inner: Place, _ wrapperType: Type, _ range: SourceRange) throws
    -> Place
  {
    guard let found = program.members(of: wrapperType, named: member, onMetatype: false, from: nil).first,
      let property = found.declaration as? VarDecl
    else { throw LoweringDefect(description: "wrapper without '\(member)'") }
    let access = PropertyAccess(
      declaration: property, dispatch: .direct, substitution: found.substitution, selfType: wrapperType,
      valueType: lowerer.concrete(typer.type(of: property), found.substitution), nameRange: range)
    return try propertyPlace(base: inner, wrapperType, access, range)
  }

  private func staticPlace(_ access: PropertyAccess, _ e: TypedExpr) throws -> Place {
    let resolved = try lowerer.resolve(access, substitution)
    let selfType = access.selfType.map { concrete($0) }
    if case .dynamicClass = access.dispatch, let metatype = dynamicSelf(access.selfType, e.range) {
      return try propertyPlace(base: .value(try evaluate(metatype)), concrete(metatype.type), access, e.range)
    }
    if let element = resolved.declaration as? EnumElementDecl {
      let slots = allocate(try layout(lowerer.objectType(e.type)))
      try emitCase(element, lowerer.objectType(e.type), into: slots)
      return .value(slots)
    }
    guard let v = resolved.declaration as? VarDecl else {
      throw LoweringDefect(description: "static member without storage")
    }
    if resolved.witness != nil { return .accessors(accessorPlace(nil, selfType, access, resolved, .none, e.range)) }
    return try globalPlace(v, selfType, resolved.substitution, at: e.range)
  }

  private func subscriptPlace(
    _ base: TypedExpr?, _ access: PropertyAccess, _ arguments: [TypedArgument], _ e: TypedExpr
  ) throws -> Place {
    let resolved = try lowerer.resolve(access, substitution)
    let from = try base.map { try prepare($0) }
    if let from, !arguments.allSatisfy(isSimple) { try checkChains(from) }
    let baseType = base.map { concrete(lowerer.objectType($0.type)) } ?? access.selfType.map { concrete($0) }
    let evaluated = try emitIndices(arguments, of: access, resolved)
    return .accessors(accessorPlace(from, baseType, access, resolved, evaluated, e.range))
  }

  /// Evaluates a subscript's arguments one after the other.
  func emitIndices(_ arguments: [TypedArgument], of access: PropertyAccess, _ resolved: ResolvedAccess) throws -> Slots
  {
    guard let d = access.declaration as? SubscriptDecl else { return .none }
    var whole = Layout.empty
    var parts: [Layout] = []
    for p in d.parameters {
      let l = try lowerer.layout(parameterType(p, concrete(access.substitution)))
      parts.append(l)
      whole = whole + l
    }
    let slots = allocate(whole)
    var end = Layout.empty
    for (argument, l) in zip(arguments, parts) {
      try emitArgument(
        argument, substitution: concrete(access.substitution), into: slots.part(raw: end.raw, refs: end.refs, l))
      end = end + l
    }
    return slots
  }

  private func accessorPlace(
    _ base: Place?, _ baseType: Type?, _ access: PropertyAccess, _ resolved: ResolvedAccess, _ arguments: Slots,
    _ range: SourceRange
  ) -> AccessorPlace {
    AccessorPlace(
      base: base, baseType: baseType, declaration: resolved.declaration,
      dispatch: isOpened(access) ? access.dispatch : resolved.dispatch,
      substitution: isOpened(access) ? access.substitution : resolved.substitution, isSuper: access.isSuper,
      arguments: arguments,
      valueType: concrete(access.valueType), synthesis: resolved.witness, range: range)
  }

  /// A field of the value in a place.
  func part(_ base: Place, _ whole: TypeInfo, _ field: TypeInfo.Field) -> Place {
    switch base {
    case .registers(let slots): .registers(slots.part(field))
    case .value(let slots): .value(slots.part(field))
    case .memory(let object, let raw, let refs, _):
      .memory(object: object, raw: raw + field.rawOffset, refs: refs + field.refOffset, field.type.layout)
    case .part(let outer, let outerLayout, let raw, let refs, _):
      .part(outer, whole: outerLayout, raw: raw + field.rawOffset, refs: refs + field.refOffset, field.type.layout)
    default: .part(base, whole: whole.layout, raw: field.rawOffset, refs: field.refOffset, field.type.layout)
    }
  }

  /// The register of the object that a place or value of class type refers to.
  func reference(_ base: Place) throws -> Int {
    switch base {
    case .registers(let slots), .value(let slots): return slots.refs
    default:
      let slots = allocate(.reference)
      try load(base, into: slots)
      return slots.refs
    }
  }
}
