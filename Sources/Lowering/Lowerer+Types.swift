import Machine
import Tree
import Types

extension Lowerer {

  // MARK: Concrete types

  /// The type with generic parameters replaced and nothing left that has no representation: opaque types are what they hide,
  /// opened ones their existential, `Self` its class.
  func concrete(_ type: Type, _ substitution: Substitution) -> Type {
    if case .lvalue(let object) = type.kind { return concrete(object, substitution) }
    var result = substitution.isEmpty ? type : program.substitute(type, substitution)
    if result.properties.contains(.opaque) { result = program.reveal(eraseOpaque(result)) }
    guard !result.properties.isDisjoint(with: [.generic, .dynamicSelf, .opaque]) else { return result }
    return program.types.transform(result) { t in
      switch t.kind {
      case .opened(_, let existential): return existential
      case .dependentMember(let base, let member): return self.erasedMember(base, member)
      case .dynamicSelf(let c): return self.concrete(c, substitution)
      case .lvalue(let object): return self.concrete(object, substitution)
      default: return nil
      }
    }
  }

  /// Opaque results of calls on opened values are existentials: what they hide depends on the dynamic type.
  private func eraseOpaque(_ type: Type) -> Type {
    guard type.properties.contains(.generic) else { return type }
    return program.types.transform(type) { t in
      guard case .opaque(let d, let index, let arguments) = t.kind,
        arguments.contains(where: { self.openedType(in: $0) != nil })
      else { return nil }
      return self.program.opaqueText(d, index, arguments)
    }
  }

  /// What stands for an associated type of an opened value: the primary associated type's argument, else `Any`.
  private func erasedMember(_ base: Type, _ member: AssociatedTypeDecl) -> Type {
    if case .opened(_, let existential) = base.kind, case .existential(let e) = existential.kind {
      for constraint in e.constraints where !constraint.arguments.isEmpty {
        let primaries = program.primaryAssociatedTypes(of: constraint.proto)
        for (primary, argument) in zip(primaries, constraint.arguments) where primary.name == member.name {
          return argument
        }
      }
    }
    return program.types.any
  }

  /// The type that a place holds.
  func objectType(_ type: Type) -> Type {
    if case .lvalue(let object) = type.kind { return object }
    if case .inoutRef(let object) = type.kind { return object }
    return type
  }

  // MARK: Runtime types

  /// The runtime type of a concrete type.
  func typeInfo(_ type: Type) throws -> TypeInfo {
    if let known = typeInfos[type] { return known }
    guard layoutsInProgress.insert(type).inserted else {
      throw LoweringDefect(description: "value type '\(program.description(of: type))' contains itself")
    }
    let info: TypeInfo
    do {
      defer { layoutsInProgress.remove(type) }
      info = try makeTypeInfo(type)
    }
    if layoutsInProgress.isEmpty { try finishTypeInfos() }
    return info
  }

  /// Fills in what a type may reach itself by: arguments, instances' fields, indirect payloads.
  ///
  /// What comes up meanwhile waits its turn: a subclass cannot be laid out while its superclass is.
  private func finishTypeInfos() throws {
    guard !isFinishingTypes else { return }
    isFinishingTypes = true
    defer { isFinishingTypes = false }
    while let finish = deferredTypeWork.popLast() { try finish() }
  }

  /// Leaves the arguments of a type for when its layout is known.
  private func deferArguments(_ info: TypeInfo, _ arguments: [Type]) {
    guard !arguments.isEmpty else { return }
    deferredTypeWork.append { info.arguments = try arguments.map { try self.typeInfo($0) } }
  }

  /// The layout of a concrete type, without asking for what references point to.
  func layout(_ type: Type) throws -> Layout {
    if let known = typeInfos[type] { return known.layout }
    if isReference(type) { return .reference }
    return try typeInfo(type).layout
  }

  /// Whether values of the type are one reference, whatever is behind it.
  private func isReference(_ type: Type) -> Bool {
    switch type.kind {
    case .nominal(let d, _): d.isClass || isUniqueInstance(d) || d.attribute("_layout")?.argumentText == "\"ref\""
    case .function, .metatype, .existential, .existentialMetatype, .dynamicSelf: true
    default: false
    }
  }

  private func makeTypeInfo(_ type: Type) throws -> TypeInfo {
    switch type.kind {
    case .nominal(let d, let arguments): return try nominalInfo(type, d, arguments)
    case .tuple(let elements): return try tupleInfo(type, elements)
    case .function: return register(type, .function, .reference)
    case .metatype, .existentialMetatype: return register(type, .metatype, .reference)
    case .existential: return register(type, .existential, .reference)
    default:
      throw LoweringDefect(description: "type '\(program.description(of: type))' has no representation")
    }
  }

  /// Makes and remembers a runtime type.
  @discardableResult
  private func register(_ type: Type, _ kind: TypeInfo.Kind, _ layout: Layout) -> TypeInfo {
    let info = TypeInfo(
      name: program.typeName(of: type), qualifiedName: program.typeName(of: type, qualified: true), kind: kind,
      layout: layout,
      token: type)
    typeInfos[type] = info
    return info
  }

  private func tupleInfo(_ type: Type, _ elements: [TupleElement]) throws -> TypeInfo {
    var end = Layout.empty
    var fields: [TypeInfo.Field] = []
    for e in elements { fields.append(try field(e.label, e.type, at: &end)) }
    let info = register(type, .tuple, end)
    info.fields = fields
    return info
  }

  /// The next field; moves `end` behind it.
  private func field(_ label: String?, _ type: Type, at end: inout Layout) throws -> TypeInfo.Field {
    let info = try typeInfo(type)
    defer { end = end + info.layout }
    return TypeInfo.Field(label: label, type: info, rawOffset: end.raw, refOffset: end.refs)
  }

  private func nominalInfo(_ type: Type, _ d: NominalDecl, _ arguments: [Type]) throws -> TypeInfo {
    if let primitive = d.attribute("_layout")?.argumentText { return try primitiveInfo(type, d, arguments, primitive) }
    if isUniqueInstance(d) { return try classInfo(type, d, arguments) }
    switch d.nominalKind {
    case .structType: return try structInfo(type, d, arguments)
    case .enumType: return try enumInfo(type, d, arguments)
    case .classType, .actorType: return try classInfo(type, d, arguments)
    case .protocolType: throw LoweringDefect(description: "protocol '\(d.name)' used as a concrete type")
    }
  }

  private func primitiveInfo(_ type: Type, _ d: NominalDecl, _ arguments: [Type], _ primitive: String) throws
    -> TypeInfo
  {
    let info = register(type, Self.kinds[d.name] ?? .other, primitive == "\"word\"" ? .word : .reference)
    deferArguments(info, arguments)
    return info
  }

  /// Kinds of the primitive types, for the host.
  private static var kinds: [String: TypeInfo.Kind] {
    [
      "Int": .integer(.int64), "Int8": .integer(.int8), "Int16": .integer(.int16), "Int32": .integer(.int32),
      "Int64": .integer(.int64), "UInt": .integer(.uint64), "UInt8": .integer(.uint8), "UInt16": .integer(.uint16),
      "UInt32": .integer(.uint32), "UInt64": .integer(.uint64), "Double": .double, "Float": .float, "Bool": .bool,
      "String": .string, "Character": .character, "Array": .array,
    ]
  }

  private func structInfo(_ type: Type, _ d: NominalDecl, _ arguments: [Type]) throws -> TypeInfo {
    var end = Layout.empty
    var fields: [TypeInfo.Field] = []
    let substitution = program.contextSubstitution(of: type, for: d)
    for p in program.storedProperties(of: d) {
      fields.append(try field(p.name, try storageType(of: p, substitution), at: &end))
    }
    let kind: TypeInfo.Kind = d.name == "Dictionary" ? .dictionary : d.name == "Set" ? .set : .structure
    let info = register(type, kind, end)
    info.fields = fields
    deferHeldTypes(info, program.storedProperties(of: d), substitution)
    deferArguments(info, arguments)
    return info
  }

  /// Notes the types of weak and unowned properties, which are the last fields.
  private func deferHeldTypes(_ info: TypeInfo, _ stored: [VarDecl], _ s: Substitution) {
    for (i, p) in stored.enumerated() where ownership(of: p) != nil {
      let position = info.fields.count - stored.count + i
      deferredTypeWork.append { info.heldTypes[position] = try self.typeInfo(self.concrete(self.typer.type(of: p), s)) }
    }
  }

  private func classInfo(_ type: Type, _ d: NominalDecl, _ arguments: [Type]) throws -> TypeInfo {
    let info = register(type, .classType, .reference)
    deferArguments(info, arguments)
    deferredTypeWork.append { try self.finishClass(info, type, d) }
    return info
  }

  /// Lays out the instances of a class and collects its `deinit`s.
  private func finishClass(_ info: TypeInfo, _ type: Type, _ d: NominalDecl) throws {
    guard finishedClasses.insert(type).inserted else { return }
    var end = Layout.empty
    if let s = program.superclass(of: type) {
      let parent = try typeInfo(s)
      if case .nominal(let parentDecl, _) = s.kind { try finishClass(parent, s, parentDecl) }
      info.superclass = parent
      info.fields = parent.fields
      info.heldTypes = parent.heldTypes
      info.deinitializers = parent.deinitializers
      end = parent.storage
    }
    let substitution = program.contextSubstitution(of: type, for: d)
    info.fields += try classFields(program.storedProperties(of: d), of: type, substitution, at: &end)
    info.storage = end
    deferHeldTypes(info, program.storedProperties(of: d), substitution)
    if let deinitializer = d.members.lazy.compactMap({ $0 as? DeinitDecl }).first {
      info.deinitializers.insert(try function(.body, of: deinitializer, substitution), at: 0)
    }
  }

  /// The fields that a class itself declares.
  ///
  /// The only link to another instance of the class lies last, since fields are released in the order in which they lie, and
  /// the compiler releases such a link last (`emitRecursiveChainDestruction` in SILGenDestructor.cpp).
  private func classFields(_ stored: [VarDecl], of type: Type, _ s: Substitution, at end: inout Layout) throws
    -> [TypeInfo.Field]
  {
    let types = try stored.map { try storageType(of: $0, s) }
    let links = types.indices.filter { types[$0] == program.optional(type) }
    let last = links.count == 1 ? links : []
    var fields: [Int: TypeInfo.Field] = [:]
    for i in types.indices.filter({ !last.contains($0) }) + last {
      fields[i] = try field(stored[i].name, types[i], at: &end)
    }
    return types.indices.compactMap { fields[$0] }
  }

  private func enumInfo(_ type: Type, _ d: NominalDecl, _ arguments: [Type]) throws -> TypeInfo {
    let substitution = program.contextSubstitution(of: type, for: d)
    var whole = Layout.word
    var cases: [TypeInfo.Case] = []
    var indirect: [(Int, EnumElementDecl)] = []
    for element in program.enumElements(of: d) {
      guard !element.isIndirect, let payload = element.payload else {
        if element.payload != nil { indirect.append((cases.count, element)) }
        cases.append(TypeInfo.Case(name: element.name, fields: [], isIndirect: element.payload != nil))
        if element.payload != nil { whole = Layout(raw: whole.raw, refs: max(whole.refs, 1)) }
        continue
      }
      var end = Layout.word
      let fields = try payloadFields(payload, substitution, at: &end)
      cases.append(TypeInfo.Case(name: element.name, fields: fields, isIndirect: false))
      whole = Layout(raw: max(whole.raw, end.raw), refs: max(whole.refs, end.refs))
    }
    let info = register(type, d.name == "Optional" && arguments.count == 1 ? .optional : .enumeration, whole)
    info.cases = cases
    for (index, element) in indirect {
      deferredTypeWork.append {
        var end = Layout.empty
        let fields = try self.payloadFields(element.payload ?? [], substitution, at: &end)
        info.cases[index] = TypeInfo.Case(name: element.name, fields: fields, isIndirect: true)
      }
    }
    deferArguments(info, arguments)
    return info
  }

  private func payloadFields(_ payload: [ParamDecl], _ s: Substitution, at end: inout Layout) throws -> [TypeInfo.Field]
  {
    try payload.map { try field($0.label, concrete(program.parameterType(of: $0), s), at: &end) }
  }

  /// The type that the storage of a property holds: the wrapped optional of a lazy one, a box for a weak one.
  func storageType(of p: VarDecl, _ substitution: Substitution) throws -> Type {
    let type = concrete(typer.type(of: p), substitution)
    if program.storageKind(of: p) == .lazy { return program.optional(type) }
    if ownership(of: p) != nil { return program.types.any }
    return type
  }

  /// The storage that a wrapped property (or a projection) goes through, and the member of the wrapper that it is.
  func wrapper(behind v: VarDecl) -> (storage: VarDecl, member: String)? {
    if case .wrapperProjection(let of)? = program.synthesizedVariable(v) {
      return program.wrapperStorage(of: of).map { ($0, "projectedValue") }
    }
    guard !v.attributes.isEmpty, program.storageKind(of: v) == .wrapped else { return nil }
    return program.wrapperStorage(of: v).map { ($0, "wrappedValue") }
  }

  /// `weak` or `unowned`, when the variable holds its object so; the storage is then one reference to a box.
  func ownership(of v: VarDecl) -> String? {
    if let captured = captureOwnership[v] { return captured }
    let modifiers = v.modifiers + (v.binding?.modifiers ?? [])
    return modifiers.first { $0.name == "weak" || $0.name == "unowned" }.map {
      $0.detail == "unsafe" ? "unowned(unsafe)" : $0.name
    }
  }
}
