import Machine
import Tree
import Types
import Typing

extension FunctionBuilder {

  /// `is`, `as?`, `as!`
  func emitCast(_ e: TypedExpr, into d: Slots) throws {
    switch e.kind {
    case .isCast(let inner, let type): try emitCheckedCast(inner, type, e) { add(.moveRaw, d.raw, $1.raw) }
    case .conditionalCast(let inner, let type):
      try emitCheckedCast(inner, type, e) { take($1, to: d) }
    case .forcedCast(let inner, let type):
      let source = concrete(lowerer.objectType(inner.type))
      try emitCheckedCast(inner, type, e) { value, optional in
        let failed = Label()
        add(.jumpIfFalse, optional.raw, to: failed)
        take(payload(of: optional, d.layout), to: d)
        later { [self] in
          place(failed)
          try emitCastTrap(value, source, concrete(type), e.range)
        }
      }
    default: throw LoweringDefect(description: "no cast")
    }
  }

  /// Ends the program because a value, whose registers are given, can't be cast.
  private func emitCastTrap(_ value: Slots, _ source: Type, _ target: Type, _ range: SourceRange) throws {
    mark(range)
    if let object = program.optionalObject(source), program.optionalObject(target) == nil {
      emitNilTrap(value, isImplicit: false, at: range)
      return try emitCastTrap(payload(of: value, try lowerer.layout(object)), object, target, range)
    }
    let area = allocate(.reference)
    if value.layout.refs > 0 { add(.copyRef, area.refs, value.refs) }
    callBuiltin(
      lowerer.castFailureBuiltin, [try lowerer.typeInfo(source), try lowerer.typeInfo(target)], at: area,
      throwing: false)
    add(.trapMessage, area.refs, ext: poolIndex(message: "Could not cast value of type "))
  }

  private func emitCheckedCast(
    _ inner: TypedExpr, _ type: Type, _ e: TypedExpr, _ body: (Slots, Slots) throws -> Void
  ) throws {
    try temporaries {
      let source = concrete(lowerer.objectType(inner.type))
      let value = try evaluateOrLoad(inner)
      let target = concrete(type)
      let optional = allocate(try lowerer.layout(program.optional(target)))
      try emitCast(value, source, to: target, into: optional, e.range)
      try body(value, optional)
    }
  }

  /// Casts a value, which stays, to an optional of the target.
  func emitCast(_ value: Slots, _ source: Type, to target: Type, into optional: Slots, _ range: SourceRange) throws {
    let inside = payload(of: optional, try lowerer.layout(target))
    if source === target {
      copy(value, to: inside)
      return constant(1, to: optional.raw)
    }
    if let object = program.optionalObject(source) {
      return try emitCastOfOptional(value, object, to: target, into: optional, range)
    }
    if let object = program.optionalObject(target), !isExistential(source) {
      let nested = allocate(inside.layout)
      try emitCast(value, source, to: object, into: nested, range)
      add(.moveRaw, optional.raw, nested.raw)
      return take(nested, to: inside)
    }
    if !isExistential(source), let f = try lowerer.hashableErasure(of: source, as: target) {
      try emitCall(to: f, into: inside, at: range) {
        copy(value, to: Slots(raw: $0.raw, refs: $0.refs, layout: value.layout))
      }
      return constant(1, to: optional.raw)
    }
    if isExistential(source) || lowerer.isClass(source) || isMetatype(source) {
      return try emitDynamicCast(value, source, to: target, into: optional)
    }
    try emitStaticCast(value, source, to: target, into: optional, range)
  }

  private func isMetatype(_ type: Type) -> Bool {
    switch type.kind {
    case .metatype, .existentialMetatype: true
    default: false
    }
  }

  private func emitCastOfOptional(
    _ value: Slots, _ object: Type, to target: Type, into optional: Slots, _ range: SourceRange
  ) throws {
    let isNil = Label()
    let end = Label()
    add(.jumpIfFalse, value.raw, to: isNil)
    try emitCast(payload(of: value, try lowerer.layout(object)), object, to: target, into: optional, range)
    add(.jump, to: end)
    place(isNil)
    constant(program.optionalObject(target) == nil ? 0 : 1, to: optional.raw)
    if program.optionalObject(target) != nil { constant(0, to: optional.raw + 1) }
    place(end)
  }

  /// A cast that the static types decide: conformance to an existential, or never.
  private func emitStaticCast(
    _ value: Slots, _ source: Type, to target: Type, into optional: Slots, _ range: SourceRange
  ) throws {
    guard isExistential(target) else {
      return try emitCastBox(value, source, to: target, into: optional)
    }
    guard lowerer.conforms(source, to: target) else { return constant(0, to: optional.raw) }
    let copy = allocate(value.layout)
    self.copy(value, to: copy)
    try erase(copy, source, to: payload(of: optional, .reference), target, range)
    constant(1, to: optional.raw)
  }

  /// Casts by way of a box, for collections and the like.
  private func emitCastBox(_ value: Slots, _ source: Type, to target: Type, into optional: Slots) throws {
    let copy = allocate(value.layout)
    self.copy(value, to: copy)
    let box = allocate(.reference)
    try makeBox(copy, source, into: box)
    try emitDynamicCast(box, program.types.any, to: target, into: optional)
  }

  /// A cast that the dynamic type decides.
  private func emitDynamicCast(_ value: Slots, _ source: Type, to target: Type, into optional: Slots) throws {
    let types = [try lowerer.typeInfo(source), try lowerer.typeInfo(target)]
    temporaries {
      let area = allocate(Layout(raw: optional.layout.raw, refs: max(1, optional.layout.refs)))
      add(.copyRef, area.refs, value.refs)
      callBuiltin(lowerer.castBuiltin, types, at: area, throwing: false)
      take(Slots(raw: area.raw, refs: area.refs, layout: optional.layout), to: optional)
    }
  }
}
