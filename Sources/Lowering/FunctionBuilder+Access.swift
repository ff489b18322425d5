import Machine
import Tree
import Types
import Typing

extension FunctionBuilder {

  // MARK: Reading

  /// Copies the value of a place into `d`.
  func load(_ p: Place, into d: Slots) throws {
    switch p {
    case .registers(let slots), .value(let slots): copy(slots, to: d)
    case .memory(let object, let raw, let refs, _): loadMemory(object, raw, refs, into: d)
    case .part(let base, let whole, let raw, let refs, let layout):
      try temporaries {
        let all = try borrowed(base, whole)
        moveOut(all.part(raw: raw, refs: refs, layout), to: d, borrowed: isBorrowable(base))
      }
    case .unwrapped(let base, let whole, let layout, let how):
      try temporaries {
        let all = try borrowed(base, whole)
        try check(all, how)
        moveOut(payload(of: all, layout), to: d, borrowed: isBorrowable(base))
      }
    case .accessors(let access): try emitGet(access, into: d)
    case .keyPath(let base, let baseType, let path, let type): try emitKeyPathGet(base, baseType, path, type, into: d)
    case .ownership(let box, let kind, let type): try loadOwned(box, kind, type, into: d)
    case .opened(let base, let type, let variable, let body):
      try temporaries {
        storage[variable] = .registers(try borrowed(base, .reference), type)
        try emitValue(body, into: d)
      }
    case .local(let v): try emitLocalAccessor(v, .get, value: nil, into: d)
    case .observed(let storage, _): try load(storage, into: d)
    case .discard: break
    case .tuple: throw LoweringDefect(description: "tuple of places read")
    }
  }

  /// Whether `borrowed` gives registers that are not ours to move from.
  private func isBorrowable(_ p: Place) -> Bool {
    switch p {
    case .registers, .value: true
    default: false
    }
  }

  /// Registers with the value of a place: its own, or a copy.
  private func borrowed(_ p: Place, _ layout: Layout) throws -> Slots {
    if case .registers(let slots) = p { return slots }
    if case .value(let slots) = p { return slots }
    let slots = allocate(layout)
    try load(p, into: slots)
    return slots
  }

  /// Ends or traps when an optional is nil.
  private func check(_ optional: Slots, _ how: Place.Unwrapping) throws {
    switch how {
    case .trap(let isImplicit, let range): emitNilTrap(optional, isImplicit: isImplicit, at: range)
    case .chain: try emitChainExit(ifNil: optional)
    }
  }

  private func loadMemory(_ object: Int, _ raw: Int, _ refs: Int, into d: Slots) {
    switch d.layout.raw {
    case 0: break
    case 1: add(.getRaw, d.raw, object, raw)
    default: add(.getRawRange, d.raw, object, 0, ext: d.layout.raw | raw << 16)
    }
    switch d.layout.refs {
    case 0: break
    case 1: add(.getRef, d.refs, object, refs)
    default: add(.getRefRange, d.refs, object, 0, ext: d.layout.refs | refs << 16)
    }
  }

  private func loadOwned(_ box: Place, _ kind: String, _ type: Type, into d: Slots) throws {
    try temporaries {
      let slots = allocate(.reference)
      try load(box, into: slots)
      let object = d.part(raw: d.layout.raw, refs: 0, .reference)
      if kind == "weak" {
        add(.loadWeak, object.refs, slots.refs)
        add(.isNil, d.raw, object.refs)
        add(.notBool, d.raw, d.raw)
      } else {
        add(.loadUnowned, d.refs, slots.refs)
        if d.layout.raw == 1 {
          add(.isNil, d.raw, d.refs)
          add(.notBool, d.raw, d.raw)
        }
      }
    }
  }

  // MARK: Writing

  /// Moves a value into a place.
  func store(_ value: Slots, to p: Place) throws {
    switch p {
    case .registers(let slots): take(value, to: slots)
    case .memory(let object, let raw, let refs, _): storeMemory(value, object, raw, refs)
    case .accessors(let access): try emitSet(access, value)
    case .ownership(let box, let kind, _): try storeOwned(value, box, kind)
    case .local(let v): try emitLocalAccessor(v, .set, value: value, into: .none)
    case .observed(let storage, let v): try emitObserved(v, storage, value)
    case .discard: clear(value)
    case .tuple(let parts): for (part, field) in parts { try store(value.part(field), to: part) }
    case .keyPath(let base, let baseType, let path, let type): try emitKeyPathSet(base, baseType, path, type, value)
    case .part, .unwrapped: try modify(p, value.layout) { self.take(value, to: $0) }
    case .opened(let base, let type, let variable, let body):
      try open(base, type, variable) { try self.store(value, to: try self.prepare(body)) }
    case .value: throw LoweringDefect(description: "a value is no place")
    }
  }

  private func storeMemory(_ value: Slots, _ object: Int, _ raw: Int, _ refs: Int) {
    switch value.layout.raw {
    case 0: break
    case 1: add(.setRaw, object, value.raw, raw)
    default: add(.setRawRange, object, value.raw, 0, ext: value.layout.raw | raw << 16)
    }
    switch value.layout.refs {
    case 0: break
    case 1: add(.setRefTaking, object, value.refs, refs)
    default: add(.setRefTakingRange, object, value.refs, 0, ext: value.layout.refs | refs << 16)
    }
  }

  private func storeOwned(_ value: Slots, _ box: Place, _ kind: String) throws {
    try temporaries {
      let slots = allocate(.reference)
      makeOwned(kind, object: value.refs, into: slots.refs)
      clear(value)
      try store(slots, to: box)
    }
  }

  /// Makes the box of a weak or unowned variable.
  func makeOwned(_ kind: String, object: Int, into box: Int) {
    if kind == "weak" {
      add(.makeWeak, box, object)
    } else {
      add(.makeUnowned, box, object, kind == "unowned" ? 0 : 1)
    }
  }

  // MARK: Changing in place

  /// Gives `body` registers with the value of a place, moved out of it; what they hold afterwards is put back, on every way out.
  ///
  /// It is `dynamic` only so that the optimiser does not clone it for each closure given to it, and those clones again: that
  /// took a minute of every release build and six megabytes.
  dynamic func modify(_ p: Place, _ layout: Layout, _ body: (Slots) throws -> Void) throws {
    switch p {
    case .registers(let slots): try body(slots)
    case .part(let base, let whole, let raw, let refs, let part):
      try modify(base, whole) { try body($0.part(raw: raw, refs: refs, part)) }
    case .unwrapped(let base, let whole, let inner, let how):
      try modify(base, whole) { slots in
        try self.check(slots, how)
        try body(self.payload(of: slots, inner))
      }
    case .memory(let object, let raw, let refs, let layout): try modifyMemory(object, raw, refs, layout, body)
    case .accessors(let access): try emitModify(access, layout, body)
    case .opened(let base, let type, let variable, let inner):
      try open(base, type, variable) { try self.modify(try self.prepare(inner), layout, body) }
    case .keyPath, .ownership, .local, .observed: try modifyByCopy(p, layout, body)
    case .value(let slots): try body(slots)
    case .discard, .tuple: throw LoweringDefect(description: "no place to change")
    }
  }

  /// Binds what an existential place holds and runs `body`; a class reference is only read.
  private func open(_ base: Place, _ type: Type, _ variable: VarDecl, _ body: () throws -> Void) throws {
    guard !program.isClassBound(type, in: nil) else {
      return try temporaries {
        storage[variable] = .registers(try borrowed(base, .reference), type)
        try body()
      }
    }
    try modify(base, .reference) { slots in
      self.storage[variable] = .registers(slots, type)
      try body()
    }
  }

  private func modifyMemory(_ object: Int, _ raw: Int, _ refs: Int, _ layout: Layout, _ body: (Slots) throws -> Void)
    throws
  {
    try temporaries {
      let slots = allocate(layout)
      switch layout.raw {
      case 0: break
      case 1: add(.getRaw, slots.raw, object, raw)
      default: add(.getRawRange, slots.raw, object, 0, ext: layout.raw | raw << 16)
      }
      switch layout.refs {
      case 0: break
      case 1: add(.takeFieldRef, slots.refs, object, refs)
      default: add(.takeFieldRefRange, slots.refs, object, 0, ext: layout.refs | refs << 16)
      }
      add(.beginAccess, object, 0, 1, ext: raw | layout.raw << 16 | refs << 32 | layout.refs << 48)
      try withCleanup({ [self] in
        add(.endAccess)
        storeMemory(slots, object, raw, refs)
      }) { try body(slots) }
    }
  }

  /// Reads, changes, writes back: for places without a way in.
  func modifyByCopy(_ p: Place, _ layout: Layout, _ body: (Slots) throws -> Void) throws {
    try temporaries {
      let slots = allocate(layout)
      try load(p, into: slots)
      try withCleanup({ [self] in try store(slots, to: p) }) { try body(slots) }
    }
  }

  /// Runs `body`; `cleanup` is written behind it and on every other way out of it.
  func withCleanup(_ cleanup: @escaping () throws -> Void, _ body: () throws -> Void) throws {
    let depth = cleanups.count
    cleanups.append(Cleanup(emit: cleanup))
    try body()
    cleanups.removeSubrange(depth...)
    try cleanup()
  }

  // MARK: Accessors

  private func emitGet(_ a: AccessorPlace, into d: Slots) throws {
    try emitAccessor(.getter, a, value: nil, into: d)
  }

  private func emitSet(_ a: AccessorPlace, _ value: Slots) throws {
    if !a.isInitialising, a.synthesis == nil, isModifiedOnly(a.declaration) {
      return try emitModify(a, value.layout) { self.take(value, to: $0) }
    }
    try emitAccessor(a.isInitialising ? .initAccessor : .setter, a, value: value, into: .none)
  }

  /// Whether a property or subscript is written through `_modify` for want of a setter.
  private func isModifiedOnly(_ d: Decl) -> Bool {
    lowerer.accessor(of: d, .setter) == nil && lowerer.accessor(of: d, .modify) != nil
  }

  /// Calls a getter or setter.
  private func emitAccessor(_ role: FunctionRole, _ a: AccessorPlace, value: Slots?, into d: Slots) throws {
    let target = try lowerer.accessor(role, a, substitution)
    let isInout = target.receiver?.isInout ?? false
    guard let base = a.base, isInout, let type = a.baseType else {
      return try temporaries {
        let receiver = try a.base.map {
          try self.borrowed($0, try self.lowerer.layout(a.baseType ?? self.program.types.void))
        }
        try emitAccessorCall(target, a, receiver, value, into: d)
      }
    }
    if case .value(let slots) = base { return try emitAccessorCall(target, a, slots, value, into: d) }
    try modify(base, try lowerer.layout(type)) { try self.emitAccessorCall(target, a, $0, value, into: d) }
  }

  /// Calls an accessor with an evaluated receiver, which is changed in place when the accessor mutates.
  private func emitAccessorCall(
    _ target: CallTarget, _ a: AccessorPlace, _ receiver: Slots?, _ value: Slots?, into d: Slots
  ) throws {
    if try emitElementAccess(target, a, receiver, value, into: d) { return }
    try temporaries {
      let area = callArea(target.shape, into: d)
      let held = try fillReceiver(target, a, receiver, area)
      fillArguments(target.shape, a.arguments, area)
      if let value, let last = target.shape.parameters.last(where: { !$0.isReceiver }) {
        take(value, to: area.part(last.slots))
      }
      mark(a.range)
      try emitCallInstruction(target, area, held)
      take(Slots(raw: area.raw, refs: area.refs, layout: d.layout), to: d)
    }
  }

  /// Puts the receiver into its parameter; gives it back when its final value must be moved back.
  private func fillReceiver(
    _ target: CallTarget, _ a: AccessorPlace, _ receiver: Slots?, _ area: Slots
  ) throws -> [(Shape.Parameter, Slots)] {
    guard let p = target.receiver else {
      if case .dynamic = target.kind, let key = target.shape.parameters.first, let receiver {
        copy(receiver, to: area.part(key.slots))
      }
      return []
    }
    let slots = area.part(p.slots)
    guard let receiver else {
      add(.typeObject, slots.refs, ext: poolIndex(try lowerer.typeInfo(a.baseType ?? program.types.error)))
      return []
    }
    if p.isInout { take(receiver, to: slots) } else { copy(receiver, to: slots) }
    return p.isInout ? [(p, receiver)] : []
  }

  /// Copies the evaluated arguments of a subscript into their parameters.
  private func fillArguments(_ shape: Shape, _ arguments: Slots, _ area: Slots) {
    var end = Layout.empty
    let hasKey = shape.parameters.first.map { !$0.isReceiver && $0.type === program.types.any } ?? false
    for p in hasKey ? shape.parameters.dropFirst() : shape.parameters[...] where !p.isReceiver {
      guard end.raw + p.slots.layout.raw <= arguments.layout.raw,
        end.refs + p.slots.layout.refs <= arguments.layout.refs
      else { break }
      copy(arguments.part(raw: end.raw, refs: end.refs, p.slots.layout), to: area.part(p.slots))
      end = end + p.slots.layout
    }
  }

  private func emitModify(_ a: AccessorPlace, _ layout: Layout, _ body: (Slots) throws -> Void) throws {
    guard !avoidsCoroutines, let coroutine = try lowerer.modifyCoroutine(a, substitution) else {
      if try emitElementModify(a, layout, body) { return }
      return try modifyByCopy(.accessors(a), layout, body)
    }
    let isInout = coroutine.receiver?.isInout ?? false
    if let base = a.base, isInout, let type = a.baseType {
      return try modify(base, try lowerer.layout(type)) { try self.emitCoroutine(coroutine, a, $0, layout, body) }
    }
    try temporaries {
      let receiver = try a.base.map {
        try self.borrowed($0, try self.lowerer.layout(a.baseType ?? self.program.types.void))
      }
      try emitCoroutine(coroutine, a, receiver, layout, body)
    }
  }

  /// Enters a `_modify` coroutine, runs `body` on what it yields, and resumes it.
  private func emitCoroutine(
    _ c: CallTarget, _ a: AccessorPlace, _ receiver: Slots?, _ layout: Layout, _ body: (Slots) throws -> Void
  ) throws {
    try temporaries {
      let handle = allocate(.word)
      let area = allocate(c.shape.parameterLayout.union(layout).union(c.shape.resultsLayout))
      let held = try fillReceiver(c, a, receiver, area)
      fillArguments(c.shape, a.arguments, area)
      mark(a.range)
      switch c.kind {
      case .function(let f): add(.beginApply, area.raw, area.refs, handle.raw, ext: poolIndex(f))
      case .dynamic(let m): add(.beginApplyDynamic, area.raw, area.refs, handle.raw, ext: poolIndex(method: m))
      default: throw LoweringDefect(description: "no coroutine")
      }
      use(nil)
      try withCleanup({ [self] in
        mark(a.range)
        add(.endApply, area.raw, area.refs, handle.raw)
        moveBack(held, c.shape, area)
      }) { try body(Slots(raw: area.raw, refs: area.refs, layout: layout)) }
    }
  }
}

extension Layout {
  /// The layout that has room for either.
  func union(_ other: Layout) -> Layout { Layout(raw: max(raw, other.raw), refs: max(refs, other.refs)) }
}
