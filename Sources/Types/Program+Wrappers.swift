import Tree

/// The property wrapper that a property uses.
struct WrapperUse {
  /// The wrapper's declaration.
  let nominal: NominalDecl
  /// The attribute.
  let attribute: Attribute
  /// The wrapper as the attribute names it; unbound when its arguments are to be inferred.
  let written: Type
}

extension Program {

  /// The property wrapper of a property with its arguments, and the attribute that names it.
  ///
  /// While the type of the property is being inferred, a wrapper whose arguments follow from it is an `unboundGeneric`.
  public func propertyWrapper(of v: VarDecl) -> (wrapper: Type, attribute: Attribute)? {
    guard let use = wrapperUse(of: v) else { return nil }
    return (wrapperType(of: v, use), use.attribute)
  }

  /// Whether a property has a property wrapper; asks nothing about its type.
  public func hasPropertyWrapper(_ v: VarDecl) -> Bool { wrapperUse(of: v) != nil }

  /// Whether a property has one wrapper inside another.
  public func hasNestedWrappers(_ v: VarDecl) -> Bool {
    v.attributes.lazy.filter { a in
      a.type.flatMap { self.nominal(written: $0, in: v) }?.attribute("propertyWrapper") != nil
    }.count > 1
  }

  /// The attribute that names a property's wrapper.
  public func wrapperAttribute(of v: VarDecl) -> Attribute? { wrapperUse(of: v)?.attribute }

  /// The wrapper as an `unboundGeneric`, when its arguments and the property's type follow from the initial value alone.
  public func unappliedWrapper(of v: VarDecl) -> Type? {
    guard let use = wrapperUse(of: v), use.written.properties.contains(.unbound), writtenType(of: v) == nil else {
      return nil
    }
    return use.written
  }

  /// The first attribute that names a property wrapper.
  func wrapperUse(of v: VarDecl) -> WrapperUse? {
    if v.attributes.isEmpty { return nil }
    if let known = facts.wrappers[v] { return known }
    let found = once(.wrapper, v) { findWrapper(of: v) } ?? nil
    facts.wrappers[v] = .some(found)
    return found
  }

  private func findWrapper(of v: VarDecl) -> WrapperUse? {
    for attribute in v.attributes {
      guard let repr = attribute.type else { continue }
      guard let n = nominal(written: repr, in: v), n.attribute("propertyWrapper") != nil else { continue }
      let written = resolve(repr, in: v, [.allowUnbound, .silent])
      return WrapperUse(nominal: n, attribute: attribute, written: written)
    }
    return nil
  }

  private func wrapperType(of v: VarDecl, _ use: WrapperUse) -> Type {
    guard case .unboundGeneric(let n) = use.written.kind else { return use.written }
    guard let wrapped = property("wrappedValue", of: n) else { return types.error }
    let own = interfaceUnlessPending(of: v)
    if own.properties.contains(.error) { return use.written }
    let parameters = genericSignature(of: n).parameters
    var matcher = TypeMatcher(slot: { part in
      if case .genericParameter(let g) = part.kind, parameters.contains(g) { return g }
      return nil
    })
    guard matcher.match(interfaceType(of: wrapped), own) else { return types.error }
    let arguments = parameters.map { matcher.bindings[$0] ?? types.error }
    return types.make(.nominal(n, arguments))
  }

  /// The type of a wrapped property without a written type, when the attribute alone tells it.
  func typeFromWrapper(_ v: VarDecl) -> Type? {
    guard let use = wrapperUse(of: v), let n = nominal(of: use.written), !use.written.properties.contains(.unbound),
      let wrapped = property("wrappedValue", of: n)
    else { return nil }
    return substitute(interfaceType(of: wrapped), contextSubstitution(of: use.written, for: wrapped))
  }

  /// The type of the `wrappedValue` of a wrapper.
  public func wrappedValueType(of wrapper: Type) -> Type? {
    guard let n = nominal(of: wrapper), let wrapped = property("wrappedValue", of: n) else { return nil }
    return substitute(interfaceType(of: wrapped), contextSubstitution(of: wrapper, for: wrapped))
  }

  /// `_x`, the storage of a wrapped property.
  public func wrapperStorage(of v: VarDecl) -> VarDecl? { wrapperVariables(of: v)?.storage }

  /// `$x`, the projected value of a wrapped property, when its wrapper has one.
  public func wrapperProjection(of v: VarDecl) -> VarDecl? { wrapperVariables(of: v)?.projection }

  /// What a variable made here stands for.
  public func synthesizedVariable(_ v: VarDecl) -> SynthesizedVariable? { facts.synthesized[v] }

  private func wrapperVariables(of v: VarDecl) -> (storage: VarDecl, projection: VarDecl?)? {
    if let known = facts.wrapperVariables[v] { return known }
    guard let use = wrapperUse(of: v) else { return nil }
    let storage = synthesizeVariable("_" + v.name, for: v, .wrapperStorage(of: v))
    var projection: VarDecl?
    if property("projectedValue", of: use.nominal) != nil {
      projection = synthesizeVariable("$" + v.name, for: v, .wrapperProjection(of: v))
    }
    facts.wrapperVariables[v] = (storage, projection)
    return (storage, projection)
  }

  private func synthesizeVariable(_ name: String, for v: VarDecl, _ role: SynthesizedVariable) -> VarDecl {
    var modifiers = v.modifiers.filter { ["static", "class"].contains($0.name) }
    if case .wrapperStorage = role {
      if v.parent is NominalDecl { modifiers.append(Modifier(name: "private", detail: nil, range: v.nameRange)) }
    } else {
      modifiers += v.modifiers.filter { ["private", "fileprivate"].contains($0.name) && $0.detail == nil }
    }
    let made = VarDecl(id: nodeIDs.make(), nameRange: v.nameRange, modifiers: modifiers, name: name, isLet: false)
    if let parent = v.parent { made.attach(to: parent) }
    facts.synthesized[made] = role
    facts.synthesizedDeclarations.append(made)
    return made
  }

  /// The type of a synthesised variable, from its wrapper.
  func typeOfSynthesized(_ v: VarDecl) -> Type? {
    switch facts.synthesized[v] {
    case .wrapperStorage(let property)?: return propertyWrapper(of: property)?.wrapper
    case .wrapperProjection(let property)?:
      guard let (wrapper, _) = propertyWrapper(of: property), let n = nominal(of: wrapper),
        let projected = self.property("projectedValue", of: n)
      else { return nil }
      return substitute(interfaceType(of: projected), contextSubstitution(of: wrapper, for: projected))
    case nil: return nil
    }
  }
}
