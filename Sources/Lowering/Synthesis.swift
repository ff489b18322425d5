import Machine
import Tree
import Types
import Typing

extension Lowerer {

  /// The function of a member that the language writes for a type.
  func synthesised(_ synthesis: Synthesis, _ type: Type, _ requirement: Decl) throws -> CallTarget {
    let key = FunctionKey(declaration: ObjectIdentifier(requirement), role: .synthesised(synthesis), types: [type])
    if let known = functions[key] { return CallTarget(kind: .function(known.function), shape: known.shape) }
    let shape = try shape(of: synthesis, type, requirement)
    let name = program.typeName(of: type) + "." + program.declName(of: requirement)
    let made = make(name: name, shape: shape, isUser: false) { function in
      try FunctionBuilder(self, function, shape, Substitution()).buildSynthesis(synthesis, type, requirement)
    }
    functions[key] = made
    return CallTarget(kind: .function(made.function), shape: shape)
  }

  private func shape(of synthesis: Synthesis, _ type: Type, _ requirement: Decl) throws -> Shape {
    let layout = try layout(type)
    var shape: Shape
    switch synthesis {
    case .equals, .less:
      shape = Shape(result: program.bool, layout: .word)
      shape.add(.anonymous, type, layout)
      shape.add(.anonymous, type, layout)
    case .hashInto:
      let hasher = program.named("Hasher")
      shape = Shape(result: program.types.void, layout: .empty)
      shape.add(.receiver, type, layout)
      shape.add(.anonymous, hasher, try self.layout(hasher), isInout: true)
    case .hashValue:
      shape = Shape(result: program.int, layout: .word)
      shape.add(.receiver, type, layout)
    case .allCases:
      shape = Shape(result: program.array(type), layout: .reference)
    case .rawValue:
      let raw = try rawType(of: type)
      shape = Shape(result: raw, layout: try self.layout(raw))
      shape.add(.receiver, type, layout)
    case .initRawValue:
      let raw = try rawType(of: type)
      let optional = program.optional(type)
      shape = Shape(result: optional, layout: try self.layout(optional))
      shape.add(.anonymous, raw, try self.layout(raw))
    case .objectIdentifierID:
      let id = program.named("ObjectIdentifier")
      shape = Shape(result: id, layout: try self.layout(id))
      shape.add(.receiver, type, layout)
    case .other(let name):
      throw Diagnostic.unsupported(
        "the synthesised '\(name)' of '\(program.description(of: type))'", at: requirement.nameRange)
    }
    return shape
  }

  private func rawType(of type: Type) throws -> Type {
    guard case .nominal(let d, _) = type.kind, let raw = program.rawType(of: d) else {
      throw LoweringDefect(description: "no raw type")
    }
    return raw
  }

  /// The requirement of a prelude protocol by name.
  func requirement(_ name: String, of protocolName: String, labels: [String?]? = nil) throws -> Decl {
    guard let p = program.known(protocolName),
      let found = program.requirements(of: p).first(where: { d in
        program.declBaseName(d) == name
      })
    else { throw LoweringDefect(description: "the prelude's '\(protocolName)' lacks '\(name)'") }
    return found
  }
}

extension Program {
  /// A declaration's name without labels.
  func declBaseName(_ d: Decl) -> String {
    switch d {
    case let f as FuncDecl: f.name
    case let v as VarDecl: v.name
    case is InitDecl: "init"
    default: declName(of: d)
    }
  }
}

extension FunctionBuilder {

  /// Writes a member of the language's own.
  func buildSynthesis(_ synthesis: Synthesis, _ type: Type, _ requirement: Decl) throws {
    enterParameters()
    let results = allocate(shape.resultsLayout)
    let p = shape.parameters.map(\.slots)
    let range = requirement.range
    switch synthesis {
    case .equals: try emitEquals(type, p[0], p[1], results, range)
    case .less: try emitLess(type, p[0], p[1], results, range)
    case .hashInto: try emitHash(type, p[0], p[1], range)
    case .hashValue: try emitHashValue(type, p[0], results, range)
    case .allCases: try emitAllCases(type, results)
    case .rawValue: try emitRawValue(type, p[0], results)
    case .initRawValue: try emitInitRawValue(type, p[0], results, range)
    case .objectIdentifierID: try emitObjectIdentifier(type, p[0], results, range)
    case .other: throw LoweringDefect(description: "not supported")
    }
    try leave(results)
    try finish()
  }

  // MARK: Equality

  private func emitEquals(_ type: Type, _ a: Slots, _ b: Slots, _ result: Slots, _ range: SourceRange) throws {
    let different = Label()
    let end = Label()
    if case .nominal(let d, _) = type.kind, lowerer.isProgramCode(d) { traceEquality(d.name) }
    try forEachField(type, a, b, differing: different) { field, x, y in
      try self.temporaries {
        let equal = self.allocate(.word)
        try self.emitWitness("==", of: "Equatable", field, [x, y], into: equal, range)
        self.add(.jumpIfFalse, equal.raw, to: different)
      }
    }
    constant(1, to: result.raw)
    add(.jump, to: end)
    place(different)
    constant(0, to: result.raw)
    place(end)
  }

  /// Visits the fields of two values pairwise; for enums, only those of the case that both have.
  private func forEachField(
    _ type: Type, _ a: Slots, _ b: Slots, differing: Label, _ body: (Type, Slots, Slots) throws -> Void
  ) throws {
    let whole = try lowerer.typeInfo(type)
    guard case .nominal(let d, _) = type.kind, d.nominalKind == .enumType else {
      for field in whole.fields { try body(token(field.type), a.part(field), b.part(field)) }
      return
    }
    add(.jumpIfNotEqual, a.raw, b.raw, to: differing)
    try forEachCase(whole, a) { entry in
      let x = try self.payloadSlots(entry, of: a)
      let y = try self.payloadSlots(entry, of: b)
      for (i, field) in entry.fields.enumerated() { try body(self.token(field.type), x[i], y[i]) }
    }
  }

  /// Runs `body` for the case that a value has, for cases with payloads.
  private func forEachCase(_ whole: TypeInfo, _ value: Slots, _ body: (TypeInfo.Case) throws -> Void) throws {
    let end = Label()
    for (tag, entry) in whole.cases.enumerated() where !entry.fields.isEmpty {
      let next = Label()
      try temporaries {
        let expected = allocate(.word)
        constant(tag, to: expected.raw)
        add(.jumpIfNotEqual, value.raw, expected.raw, to: next)
        try body(entry)
      }
      add(.jump, to: end)
      place(next)
    }
    place(end)
  }

  /// The type that a runtime type stands for.
  func token(_ info: TypeInfo) -> Type { unsafeDowncast(info.token, to: Type.self) }

  private func emitLess(_ type: Type, _ a: Slots, _ b: Slots, _ result: Slots, _ range: SourceRange) throws {
    let end = Label()
    add(.lessInt, result.raw, a.raw, b.raw)
    add(.jumpIfNotEqual, a.raw, b.raw, to: end)
    constant(0, to: result.raw)
    let whole = try lowerer.typeInfo(type)
    try forEachCase(whole, a) { entry in
      let x = try self.payloadSlots(entry, of: a)
      let y = try self.payloadSlots(entry, of: b)
      for (i, field) in entry.fields.enumerated() {
        let field = self.token(field.type)
        try self.emitWitness("<", of: "Comparable", field, [x[i], y[i]], into: result, range)
        self.add(.jumpIfTrue, result.raw, to: end)
        guard i < entry.fields.count - 1 else { continue }
        try self.temporaries {
          let equal = self.allocate(.word)
          try self.emitWitness("==", of: "Equatable", field, [x[i], y[i]], into: equal, range)
          self.add(.jumpIfFalse, equal.raw, to: end)
        }
      }
    }
    place(end)
  }

  /// Calls a requirement on copies of evaluated values.
  func emitWitness(
    _ name: String, of protocolName: String, _ type: Type, _ values: [Slots], into d: Slots, _ range: SourceRange
  ) throws {
    let requirement = try lowerer.requirement(name, of: protocolName)
    var s = Substitution()
    if let p = program.known(protocolName) { s.selves[p] = type }
    let target = try lowerer.witnessTarget(requirement, s, type)
    try emitCall(target: target, values, into: d, range)
  }

  /// Calls a target on copies of evaluated values; inout ones are changed in place. A static member of a class gets its type, too.
  func emitCall(target: CallTarget, _ values: [Slots], into d: Slots, _ range: SourceRange) throws {
    try temporaries {
      let area = callArea(target.shape, into: d)
      var held: [(Shape.Parameter, Slots)] = []
      var parameters = target.shape.parameters[...]
      if let p = parameters.first, p.isReceiver, case .metatype(let type) = p.type.kind {
        add(.typeObject, area.part(p.slots).refs, ext: poolIndex(try info(type)))
        parameters.removeFirst()
      }
      for (p, value) in zip(parameters, values) {
        if p.isInout {
          take(value, to: area.part(p.slots))
          held.append((p, value))
        } else {
          copy(value, to: area.part(p.slots))
        }
      }
      mark(range)
      try emitCallInstruction(target, area, held)
      take(Slots(raw: area.raw, refs: area.refs, layout: d.layout), to: d)
    }
  }

  // MARK: Hashing

  private func emitHash(_ type: Type, _ value: Slots, _ hasher: Slots, _ range: SourceRange) throws {
    let whole = try lowerer.typeInfo(type)
    guard case .nominal(let d, _) = type.kind, d.nominalKind == .enumType else {
      for field in whole.fields { try emitCombine(token(field.type), value.part(field), hasher, range) }
      return
    }
    if let raw = program.rawType(of: d) {
      return try temporaries {
        let slots = allocate(try lowerer.layout(raw))
        try emitRawValue(type, value, slots)
        try emitCombine(raw, slots, hasher, range)
      }
    }
    try temporaries {
      let tag = allocate(.word)
      add(.moveRaw, tag.raw, value.raw)
      try emitCombine(program.int, tag, hasher, range)
    }
    try forEachCase(whole, value) { entry in
      for (field, slots) in zip(entry.fields, try self.payloadSlots(entry, of: value)) {
        try self.emitCombine(self.token(field.type), slots, hasher, range)
      }
    }
  }

  private func emitCombine(_ type: Type, _ value: Slots, _ hasher: Slots, _ range: SourceRange) throws {
    try emitWitness("hash", of: "Hashable", type, [value, hasher], into: .none, range)
  }

  private func emitHashValue(_ type: Type, _ value: Slots, _ result: Slots, _ range: SourceRange) throws {
    guard let d = program.known("Hasher") else { throw LoweringDefect(description: "no Hasher") }
    let hasher = program.named("Hasher")
    let initializer = try lowerer.lowered(.body, of: try lowerer.initializer(of: d, labels: []), Substitution())
    try temporaries {
      let slots = allocate(try lowerer.layout(hasher))
      try emitCall(to: initializer, into: slots, at: range) { _ in }
      try emitCombine(type, value, slots, range)
      guard let finalize = program.members(of: hasher, named: "finalize", onMetatype: false, from: nil).first else {
        throw LoweringDefect(description: "no Hasher.finalize")
      }
      let target = try lowerer.target(.body, of: finalize.declaration, Substitution())
      try emitCall(target: target, [slots], into: result, range)
    }
  }

  // MARK: Cases and raw values

  private func emitAllCases(_ type: Type, _ result: Slots) throws {
    let whole = try lowerer.typeInfo(type)
    try emitArray(of: whole, count: whole.cases.count, into: result) { i, slots in self.constant(i, to: slots.raw) }
  }

  private func rawValues(_ type: Type) throws -> [RawValue] {
    guard case .nominal(let d, _) = type.kind else { throw LoweringDefect(description: "no enum") }
    let isFloating = program.rawType(of: d).map { self.isFloating($0) } ?? false
    return try program.enumElements(of: d).map { element in
      guard let value = program.rawValue(of: element) else {
        throw LoweringDefect(description: "case without raw value")
      }
      if isFloating, case .integer(let n) = value { return .float(Double(n)) }
      return value
    }
  }

  private func emitRawValue(_ type: Type, _ value: Slots, _ result: Slots) throws {
    let end = Label()
    for (tag, raw) in try rawValues(type).enumerated() {
      let next = Label()
      try temporaries {
        let expected = allocate(.word)
        constant(tag, to: expected.raw)
        add(.jumpIfNotEqual, value.raw, expected.raw, to: next)
        try emit(raw, into: result)
      }
      add(.jump, to: end)
      place(next)
    }
    place(end)
  }

  /// Evaluates a raw value of the literal's own type.
  private func emit(_ raw: RawValue, into d: Slots) throws {
    switch raw {
    case .integer(let n): constant(Int(truncatingIfNeeded: n), to: d.raw)
    case .float(let x): constant(Int(bitPattern: UInt(x.bitPattern)), to: d.raw)
    case .boolean(let b): constant(b ? 1 : 0, to: d.raw)
    case .string(let text): string(text, to: d.refs)
    }
  }

  private func emitInitRawValue(_ type: Type, _ given: Slots, _ result: Slots, _ range: SourceRange) throws {
    guard case .nominal(let d, _) = type.kind, let rawType = program.rawType(of: d) else { return }
    let end = Label()
    for (tag, raw) in try rawValues(type).enumerated() {
      let next = Label()
      try temporaries {
        let known = allocate(try lowerer.layout(rawType))
        try emit(raw, into: known)
        let equal = allocate(.word)
        try emitWitness("==", of: "Equatable", rawType, [given, known], into: equal, range)
        add(.jumpIfFalse, equal.raw, to: next)
        constant(1, to: result.raw)
        constant(tag, to: result.raw + 1)
      }
      add(.jump, to: end)
      place(next)
    }
    constant(0, to: result.raw)
    place(end)
  }

  private func emitObjectIdentifier(_ type: Type, _ value: Slots, _ result: Slots, _ range: SourceRange) throws {
    guard let d = program.known("ObjectIdentifier") else { throw LoweringDefect(description: "no ObjectIdentifier") }
    let initializer = try lowerer.lowered(.body, of: try lowerer.initializer(of: d, labels: [nil]), Substitution())
    try emitCall(to: initializer, into: result, at: range) {
      copy(value, to: Slots(raw: $0.raw, refs: $0.refs, layout: .reference))
    }
  }
}
