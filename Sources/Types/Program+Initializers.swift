import Tree

extension Program {

  /// The initialisers that the language writes for a type: memberwise, without parameters, or inherited ones.
  public func implicitInitializers(of n: NominalDecl) -> [InitDecl] {
    if let known = lookups.implicitInitializers[n] { return known }
    lookups.implicitInitializers[n] = []
    let made: [InitDecl]
    switch n.nominalKind {
    case .structType: made = structInitializers(n)
    case .classType, .actorType: made = classInitializers(n)
    case .enumType, .protocolType: made = []
    }
    lookups.implicitInitializers[n] = made
    return made
  }

  /// Whether no text stands behind a declaration.
  public func isImplicit(_ d: Decl) -> Bool {
    if let i = d as? InitDecl { return facts.implicitOrigins[i] != nil }
    if let v = d as? VarDecl { return facts.synthesized[v] != nil }
    return false
  }

  /// What an implicit initialiser was made for; `nil` for a written one.
  public func implicitOrigin(of d: InitDecl) -> ImplicitInitOrigin? { facts.implicitOrigins[d] }

  private func structInitializers(_ n: NominalDecl) -> [InitDecl] {
    guard !n.members.contains(where: isWrittenInit) else { return [] }
    let properties = memberwiseProperties(of: n)
    var made = [memberwise(properties, of: n)]
    if !properties.isEmpty, properties.allSatisfy(hasInitialValue) {
      made.append(makeInit(of: n, parameters: [], modifiers: [], .defaulted))
    }
    return made
  }

  /// Whether a member is an initialiser that the learner wrote: what is derived for `Decodable` hides no other.
  func isWrittenInit(_ d: Decl) -> Bool {
    guard d is InitDecl else { return false }
    if case .macro(name: "Codable", _) = d.range.file.origin { return false }
    return true
  }

  /// The properties that a memberwise initialiser takes: stored ones that are not `let`s with a value, and those with an init accessor.
  func memberwiseProperties(of n: NominalDecl) -> [VarDecl] {
    var found: [VarDecl] = []
    var initialized: Set<String> = []
    for v in n.members.compactMap({ ($0 as? BindingDecl)?.variables }).joined() where !v.isStatic {
      if let a = v.accessor(.initAccessor) {
        found.append(v)
        initialized.formUnion(storageRestrictions(of: a))
      } else if storageKind(of: v) != .computed, !(v.isLet && entry(of: v)?.initializer != nil), !v.has("lazy") {
        found.append(v)
      }
    }
    return found.filter { !initialized.contains($0.name) }
  }

  /// The names in `@storageRestrictions(initializes: _x)`.
  private func storageRestrictions(of a: AccessorDecl) -> [String] {
    guard let text = a.attribute("storageRestrictions")?.argumentText, text.hasPrefix("initializes:") else { return [] }
    let list = text.dropFirst("initializes:".count).prefix { $0 != ":" }
    return list.split(separator: ",").map { $0.filter { !$0.isWhitespace } }.filter { $0 != "accesses" }
  }

  /// Whether a property needs no value from an initialiser.
  public func hasInitialValue(_ v: VarDecl) -> Bool {
    if case .wrapperStorage(let property)? = facts.synthesized[v] { return hasInitialValue(property) }
    if v.has("lazy") { return true }
    if let entry = entry(of: v), entry.initializer != nil { return true }
    if let use = wrapperUse(of: v) { return isWrapperSelfSufficient(v, use) }
    if v.isLet { return false }
    return writtenType(of: v)?.isOptional ?? false
  }

  /// Whether a wrapper can be made without a wrapped value: the attribute has arguments, or there is an `init()`.
  private func isWrapperSelfSufficient(_ v: VarDecl, _ use: WrapperUse) -> Bool {
    if use.attribute.argumentText != nil { return true }
    return writtenAndImplicitInitializers(of: use.nominal).contains {
      $0.parameters.allSatisfy { $0.defaultValue != nil }
    }
  }

  private func writtenAndImplicitInitializers(of n: NominalDecl) -> [InitDecl] {
    directMembers(of: n, named: "init").compactMap { $0 as? InitDecl } + implicitInitializers(of: n)
  }

  private func memberwise(_ properties: [VarDecl], of n: NominalDecl) -> InitDecl {
    let level =
      properties.contains { isPrivate($0) }
      ? "private" : properties.contains { $0.has("fileprivate") } ? "fileprivate" : nil
    let modifiers = level.map { [Modifier(name: $0, detail: nil, range: n.nameRange)] } ?? []
    let parameters = properties.map { memberwiseParameter($0) }
    return makeInit(
      of: n, parameters: parameters, modifiers: modifiers, properties.isEmpty ? .defaulted : .memberwise(properties))
  }

  private func isPrivate(_ v: VarDecl) -> Bool { v.has("private") }

  private func memberwiseParameter(_ v: VarDecl) -> ParamDecl {
    let variable = VarDecl(id: nodeIDs.make(), nameRange: v.nameRange, name: v.name, isLet: true)
    let p = ParamDecl(
      id: nodeIDs.make(), range: v.nameRange, nameRange: v.nameRange, attributes: memberwiseAttributes(v),
      label: v.name, name: v.name, type: nil,
      isVariadic: false, defaultValue: memberwiseDefault(v), variable: variable)
    return p
  }

  /// A result builder on a property is one on its parameter.
  private func memberwiseAttributes(_ v: VarDecl) -> [Attribute] { wrapperUse(of: v) == nil ? v.attributes : [] }

  private func memberwiseDefault(_ v: VarDecl) -> Expr? {
    if let written = entry(of: v)?.initializer { return written }
    if let use = wrapperUse(of: v) {
      return isWrapperSelfSufficient(v, use)
        ? Expr(id: nodeIDs.make(), .call(wrapperExpression(use), arguments: use.attribute.arguments), v.nameRange) : nil
    }
    guard !v.isLet, writtenType(of: v)?.isOptional ?? false else { return nil }
    return Expr(id: nodeIDs.make(), .nilLiteral, v.nameRange)
  }

  private func wrapperExpression(_ use: WrapperUse) -> Expr {
    let repr = use.attribute.type
    let kind: Expr.Kind = repr.map { .typeRepr($0) } ?? .name(DeclName(use.attribute.name))
    return Expr(id: nodeIDs.make(), kind, use.attribute.range)
  }

  /// The type of a memberwise parameter: that of the property, or of its wrapper when it can't be made from a wrapped value.
  private func memberwiseType(_ v: VarDecl) -> Type {
    guard let use = wrapperUse(of: v) else { return interfaceType(of: v) }
    let takesValue = writtenAndImplicitInitializers(of: use.nominal).contains {
      $0.parameters.first?.label == "wrappedValue"
    }
    let isBare = entry(of: v)?.initializer != nil || !isWrapperSelfSufficient(v, use)
    if takesValue, isBare { return interfaceType(of: v) }
    return propertyWrapper(of: v)?.wrapper ?? types.error
  }

  /// The type of a parameter of a memberwise initialiser, known when it is asked for.
  func typeOfMemberwise(_ p: ParamDecl) -> Type? {
    guard let i = p.parent as? InitDecl, case .memberwise(let properties)? = facts.implicitOrigins[i],
      let index = i.parameters.firstIndex(where: { $0 === p })
    else { return nil }
    return memberwiseType(properties[index])
  }

  /// Whether a memberwise parameter takes the wrapper itself and not the wrapped value.
  public func takesWrapper(_ p: ParamDecl) -> Bool {
    guard let i = p.parent as? InitDecl, case .memberwise(let properties)? = facts.implicitOrigins[i],
      let index = i.parameters.firstIndex(where: { $0 === p }), wrapperUse(of: properties[index]) != nil
    else { return false }
    return typeOfMemberwise(p) !== interfaceType(of: properties[index])
  }

  func makeInit(
    of n: NominalDecl, parameters: [ParamDecl], modifiers: [Modifier], _ origin: ImplicitInitOrigin,
    failability: InitDecl.Failability = .none, generics: GenericParamClause? = nil, effects: Effects = Effects(),
    whereClause: [RequirementRepr] = []
  ) -> InitDecl {
    let made = InitDecl(
      id: nodeIDs.make(), range: n.nameRange, nameRange: n.nameRange, attributes: [], modifiers: modifiers,
      failability: failability, generics: generics, parameters: parameters, effects: effects, whereClause: whereClause,
      body: nil)
    made.attach(to: n)
    facts.implicitOrigins[made] = origin
    facts.synthesizedDeclarations.append(made)
    return made
  }
}

extension TypeRepr {
  /// Whether `T?` or `T!` was written: such a variable begins as `nil`.
  var isOptional: Bool {
    switch kind {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }
}

extension Program {

  private func classInitializers(_ n: NominalDecl) -> [InitDecl] {
    let own = directMembers(of: n, named: "init").compactMap { $0 as? InitDecl }
    let designated = own.filter { !$0.has("convenience") && $0.parent is NominalDecl && isWrittenInit($0) }
    guard let parent = superclassDeclaration(of: n) else {
      let complete = storedProperties(of: n).allSatisfy(hasInitialValue)
      return designated.isEmpty && complete ? [makeInit(of: n, parameters: [], modifiers: [], .defaulted)] : []
    }
    guard storedProperties(of: n).allSatisfy(hasInitialValue) || !designated.isEmpty else { return [] }
    return inheritedInitializers(n, from: parent, own: own, designated: designated)
  }

  /// Designated initialisers are inherited when the class has none of its own, convenience ones when all designated are there.
  private func inheritedInitializers(
    _ n: NominalDecl, from parent: NominalDecl, own: [InitDecl], designated: [InitDecl]
  ) -> [InitDecl] {
    let above =
      (directMembers(of: parent, named: "init").compactMap { $0 as? InitDecl }) + implicitInitializers(of: parent)
    let needed = above.filter { !$0.has("convenience") }
    let overridden = { (i: InitDecl) in own.contains { $0.labels == i.labels && self.sameParameters($0, i, in: n) } }
    var inherited: [InitDecl] = designated.isEmpty ? needed.filter { !overridden($0) } : []
    if designated.isEmpty || needed.allSatisfy(overridden) {
      inherited += above.filter { $0.has("convenience") && !overridden($0) }
    }
    return inherited.map { inheriting($0, in: n) }
  }

  private func sameParameters(_ a: InitDecl, _ b: InitDecl, in n: NominalDecl) -> Bool {
    guard a.parameters.count == b.parameters.count, let container = container(of: b) else { return false }
    let s = contextSubstitution(of: declaredType(of: n), for: container)
    return zip(a.parameters, b.parameters).allSatisfy { p, q in
      functionParameter(of: p).type === substitute(functionParameter(of: q).type, s)
    }
  }

  private func inheriting(_ i: InitDecl, in n: NominalDecl) -> InitDecl {
    let container = container(of: i)
    let parameters = i.parameters.map { p in
      let variable = VarDecl(id: nodeIDs.make(), nameRange: n.nameRange, name: p.name, isLet: true)
      let copy = ParamDecl(
        id: nodeIDs.make(), range: n.nameRange, nameRange: n.nameRange, attributes: p.attributes, label: p.label,
        name: p.name, type: nil,
        isVariadic: p.isVariadic, defaultValue: p.defaultValue, variable: variable)
      var parameter = functionParameter(of: p)
      if let container {
        parameter.type = substitute(parameter.type, contextSubstitution(of: declaredType(of: n), for: container))
      }
      facts.parameters[copy] = parameter
      return copy
    }
    let modifiers = i.modifiers.filter { ["convenience", "required", "private", "fileprivate"].contains($0.name) }
    let origin: InitDecl
    if case .inherited(let first)? = facts.implicitOrigins[i] { origin = first } else { origin = i }
    let made = makeInit(
      of: n, parameters: parameters, modifiers: modifiers, .inherited(origin), failability: i.failability,
      effects: i.effects)
    return made
  }

  /// The initialisers of a type, written and implicit, as members.
  public func initializers(of t: Type, from useSite: Decl? = nil) -> [Member] {
    members(of: t, named: "init", onMetatype: true, from: useSite)
  }
}
