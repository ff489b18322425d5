import Machine
import Tree
import Types
import Typing

extension FunctionBuilder {

  /// Binds a pattern that always matches.
  func bind(_ p: TypedPattern, to slots: Slots) throws {
    let never = Label()
    try match(p, slots, failing: never)
    later { [self] in
      guard !never.uses.isEmpty else { return }
      place(never)
      trap("Fatal error: a pattern did not match")
    }
  }

  /// Tests a pattern against a value that stays in its registers, and binds its variables to (parts of) them.
  func match(_ p: TypedPattern, _ slots: Slots, failing label: Label) throws {
    switch p.kind {
    case .wildcard: break
    case .variable(let v): try bindVariable(v, slots, concrete(p.type))
    case .tuple(let parts):
      let whole = try info(p.type)
      if case .tuple = whole.kind {
        for (part, field) in zip(parts, whole.fields) { try match(part, slots.part(field), failing: label) }
      } else if let only = parts.first {
        try match(only, slots, failing: label)
      }
    case .enumCase(let element, let payload): try matchCase(element, payload, p, slots, failing: label)
    case .some(let inner):
      add(.jumpIfFalse, slots.raw, to: label)
      try match(inner, payload(of: slots, Layout(raw: slots.layout.raw - 1, refs: slots.layout.refs)), failing: label)
    case .none: add(.jumpIfTrue, slots.raw, to: label)
    case .cast(let type, let inner): try matchCast(type, inner, p, slots, failing: label)
    case .expression(let v, let e):
      storage[v] = .registers(slots, concrete(p.type))
      try branch(unless: e, to: label)
    case .boolean(let value): add(value ? .jumpIfFalse : .jumpIfTrue, slots.raw, to: label)
    }
  }

  /// Makes a variable of registers that hold its value already.
  private func bindVariable(_ v: VarDecl, _ slots: Slots, _ type: Type) throws {
    if lowerer.scriptVariables.contains(v) {
      return try temporaries {
        let global = try globalPlace(v, nil, at: v.range)
        let value = allocate(slots.layout)
        copy(slots, to: value)
        try store(value, to: global)
      }
    }
    guard boxed.contains(v) || !v.isLet else {
      storage[v] = .registers(slots, type)
      return
    }
    let own = allocate(slots.layout)
    copy(slots, to: own)
    storage[v] = .registers(own, type)
    if boxed.contains(v) { try boxVariable(v) }
  }

  private func matchCase(
    _ element: EnumElementDecl, _ payload: [TypedPattern]?, _ p: TypedPattern, _ slots: Slots, failing label: Label
  ) throws {
    let type = try info(p.type)
    let tag = try tag(of: element)
    temporaries {
      let expected = allocate(.word)
      constant(tag, to: expected.raw)
      add(.jumpIfNotEqual, slots.raw, expected.raw, to: label)
    }
    guard let payload, !payload.isEmpty else { return }
    let entry = type.cases[tag]
    let fields = try payloadSlots(entry, of: slots)
    if payload.count == 1, fields.count > 1, case .tuple(let parts) = payload[0].kind, parts.count == fields.count {
      for (part, field) in zip(parts, fields) { try match(part, field, failing: label) }
      return
    }
    if payload.count == 1, fields.count > 1 { return try matchWhole(payload[0], entry, fields, failing: label) }
    for (part, field) in zip(payload, fields) { try match(part, field, failing: label) }
  }

  /// A variable that takes a whole payload of several values as a tuple.
  private func matchWhole(_ p: TypedPattern, _ entry: TypeInfo.Case, _ fields: [Slots], failing label: Label) throws {
    let tuple = allocate(fields.reduce(.empty) { $0 + $1.layout })
    var end = Layout.empty
    for field in fields {
      copy(field, to: tuple.part(raw: end.raw, refs: end.refs, field.layout))
      end = end + field.layout
    }
    try match(p, tuple, failing: label)
  }

  /// Where the payload's values of a case lie; those of an indirect case are copied out of its cell.
  func payloadSlots(_ entry: TypeInfo.Case, of slots: Slots) throws -> [Slots] {
    guard entry.isIndirect else { return entry.fields.map { slots.part($0) } }
    let layout = entry.fields.reduce(Layout.empty) { $0 + $1.type.layout }
    let payload = allocate(layout)
    try load(.memory(object: slots.refs, raw: 0, refs: 0, layout), into: payload)
    return entry.fields.map { payload.part($0) }
  }

  /// The number of a case.
  func tag(of element: EnumElementDecl) throws -> Int {
    guard let owner = program.contextualNominal(element),
      let index = program.enumElements(of: owner).firstIndex(where: { $0 === element })
    else { throw LoweringDefect(description: "enum case without an enum") }
    return index
  }

  private func matchCast(
    _ type: Type, _ inner: TypedPattern?, _ p: TypedPattern, _ slots: Slots, failing label: Label
  ) throws {
    let target = concrete(type)
    let optional = allocate(try lowerer.layout(program.optional(target)))
    try emitCast(slots, concrete(p.type), to: target, into: optional, p.range)
    add(.jumpIfFalse, optional.raw, to: label)
    if let inner { try match(inner, payload(of: optional, try lowerer.layout(target)), failing: label) }
  }

  /// Tests a pattern and its guard.
  func emitCaseItem(_ p: TypedPattern, _ condition: TypedExpr?, _ slots: Slots, failing label: Label) throws {
    try match(p, slots, failing: label)
    if let condition { try branch(unless: condition, to: label) }
  }

  // MARK: switch

  /// `switch`
  func emitSwitch(_ subject: TypedExpr, _ cases: [TypedCase], _ name: String?, _ range: SourceRange) throws {
    let end = Label()
    targets.append(
      JumpTarget(
        name: name, breakLabel: end, continueLabel: nil, depth: cleanups.count, takesPlainBreak: true, refMark: nextRef)
    )
    try scope {
      let slots = allocate(try layout(subject.type))
      try temporaries { try emitValue(subject, into: slots) }
      var bodies: [Label] = cases.map { _ in Label() }
      bodies.append(Label())
      let before = uninitialised
      var after: Set<VarDecl>?
      for (i, c) in cases.enumerated() {
        uninitialised = before
        try emit(c, slots, bodies[i], following: bodies[i + 1], end)
        if !c.body.leaves { after = Optional(uninitialised).joined(with: after) }
      }
      uninitialised = after ?? []
      place(bodies[cases.count])
      trap("Fatal error: no case matched", at: range)
    }
    targets.removeLast()
    place(end)
  }

  private func emit(_ c: TypedCase, _ slots: Slots, _ body: Label, following: Label, _ end: Label) throws {
    let next = Label()
    let low = nextRef
    let depth = cleanups.count
    var high = low
    try scope {
      try emitItems(c, slots, body, failing: next)
      high = nextRef
      place(body)
      fallthroughTargets.append((following, depth))
      for s in c.body { try self.emit(s) }
      fallthroughTargets.removeLast()
    }
    clear(slots)
    add(.jump, to: end)
    place(next)
    if high > low { add(.clearRefRange, low, high - low) }
  }

  private func emitItems(_ c: TypedCase, _ slots: Slots, _ body: Label, failing next: Label) throws {
    guard c.items.count > 1 else {
      if let item = c.items.first { try emitCaseItem(item.pattern, item.guard, slots, failing: next) }
      return
    }
    let shared = try sharedVariables(c)
    for (i, item) in c.items.enumerated() {
      let no = i == c.items.count - 1 ? next : Label()
      try match(item.pattern, slots, failing: no)
      for (v, own) in shared {
        let from = item.aliases.first { $0.to == v }?.from ?? v
        if case .registers(let bound, _)? = storage[from] { copy(bound, to: own) }
        storage[v] = .registers(own, concrete(typer.type(of: v)))
      }
      if let condition = item.guard { try branch(unless: condition, to: no) }
      if i < c.items.count - 1 {
        add(.jump, to: body)
        place(no)
      }
    }
  }

  /// Registers for the variables that all patterns of a case bind.
  private func sharedVariables(_ c: TypedCase) throws -> [(VarDecl, Slots)] {
    try (c.items.first?.pattern.variables ?? []).map { ($0, allocate(try layout(typer.type(of: $0)))) }
  }
}
