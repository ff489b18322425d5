import Tree

extension Program {

  /// What a signature says, worked out.
  func table(of sig: GenericSignature) -> SignatureTable {
    if let known = lookups.signatures[ObjectIdentifier(sig)] { return known }
    let table = SignatureTable(sig, program: self)
    lookups.signatures[ObjectIdentifier(sig)] = table
    table.read()
    if !mayKeep { lookups.signatures[ObjectIdentifier(sig)] = nil }
    return table
  }

  /// The table that knows about a dependent type: that of the signature given when it has the root, else of the root's own declaration.
  func table(for t: Type, in sig: GenericSignature?) -> SignatureTable {
    switch t.root.kind {
    case .genericParameter(let g):
      if let sig {
        let given = table(of: sig)
        if given.parameters.contains(g) { return given }
      }
      return table(of: g.parent.map { genericSignature(of: $0) } ?? emptySignature)
    case .protocolSelf(let p):
      if let sig, sig.protocolSelf === p { return table(of: sig) }
      return table(of: genericSignature(of: p))
    default: return table(of: sig ?? emptySignature)
    }
  }

  /// The smallest spelling of a type under the same-type requirements of a context.
  public func canonical(_ t: Type, in sig: GenericSignature?) -> Type {
    guard t.properties.contains(.generic) else { return t }
    return types.transform(t) { part in
      guard part.isDependent else { return part.properties.contains(.generic) ? nil : part }
      if case .opaque(_, _, let arguments) = part.kind, !arguments.isEmpty { return nil }
      return self.table(for: part, in: sig).canonical(part)
    }
  }

  /// The protocols that a generic parameter, dependent member, opened, opaque or existential type is known to conform to, transitively.
  public func protocols(of t: Type, in sig: GenericSignature?) -> [NominalDecl] {
    switch t.kind {
    case .existential(let e): return withInherited(e.constraints.map(\.proto))
    case .nominal(let n, _): return conformances(of: n)
    case .dynamicSelf(let c), .lvalue(let c): return protocols(of: c, in: sig)
    default:
      guard t.isDependent else { return [] }
      return table(for: t, in: sig).protocols(of: t)
    }
  }

  /// Protocols followed by those that they inherit from, each once.
  func withInherited(_ protocols: [NominalDecl]) -> [NominalDecl] {
    var found: [NominalDecl] = []
    for p in protocols {
      if !found.contains(p) { found.append(p) }
      for q in inheritedProtocols(of: p) where !found.contains(q) { found.append(q) }
    }
    return found
  }

  /// The class that such a type is bounded by.
  public func superclassBound(of t: Type, in sig: GenericSignature?) -> Type? {
    switch t.kind {
    case .existential(let e):
      if let c = e.superclass { return c }
      return protocols(of: t, in: sig).lazy.compactMap { self.rules(of: $0).superclasses[[]] }.first
    case .dynamicSelf(let c): return c
    default: return t.isDependent ? table(for: t, in: sig).superclassBound(of: t) : nil
    }
  }

  /// Whether values of the type are references to objects.
  public func isClassBound(_ t: Type, in sig: GenericSignature?) -> Bool {
    switch t.kind {
    case .nominal(let n, _), .unboundGeneric(let n): return n.isClass
    case .existential(let e):
      return e.isClassBound || e.superclass != nil || e.constraints.contains { isClassBound(protocol: $0.proto) }
    case .dynamicSelf: return true
    case .lvalue(let inner): return isClassBound(inner, in: sig)
    default: return t.isDependent && table(for: t, in: sig).isClassBound(t)
    }
  }
}

extension Program {

  /// The constraint of an opened or opaque type.
  func ownConstraint(of root: Type) -> ExistentialType? {
    let constraint: Type
    switch root.kind {
    case .opened(_, let existential): constraint = existential
    case .opaque(let d, let index, let arguments):
      let written = opaqueConstraint(of: d, index: index)
      guard written.properties.contains(.generic) else { constraint = written; break }
      constraint = substitute(written, opaqueSubstitution(d, arguments))
    default: return nil
    }
    switch constraint.kind {
    case .existential(let e): return e
    case .nominal: return ExistentialType(constraints: [], superclass: constraint, isClassBound: true)
    default: return nil
    }
  }

  /// The protocols that an opened or opaque type has by itself; for a protocol's `Self` the protocol.
  func rootProtocols(of t: Type) -> [NominalDecl] {
    if case .protocolSelf(let p) = t.kind { return [p] }
    return ownConstraint(of: t)?.constraints.map(\.proto) ?? []
  }

  /// The superclass that an opened or opaque type has by itself.
  func rootSuperclass(of t: Type) -> Type? { ownConstraint(of: t)?.superclass }

  /// Whether an opened or opaque type is a class by itself.
  func isRootClassBound(_ t: Type) -> Bool { ownConstraint(of: t)?.isClassBound ?? false }

  /// The argument that an opened or opaque type's constraint gives to a primary associated type.
  func givenAssociatedType(_ a: AssociatedTypeDecl, of base: Type) -> Type? {
    guard let e = ownConstraint(of: base) else { return nil }
    for c in e.constraints where !c.arguments.isEmpty {
      if let index = c.proto.primaryAssociatedTypes.firstIndex(of: a.name) { return c.arguments[index] }
    }
    return nil
  }

  /// The type with the `Self` of a protocol replaced, its members left unresolved.
  func replaceSelf(of p: NominalDecl, in t: Type, by base: Type) -> Type {
    guard t.properties.contains(.generic) else { return t }
    return types.transform(t) { part in
      if case .protocolSelf(let q) = part.kind, q === p { return base }
      return nil
    }
  }

  /// `base.A`, resolved as far as it can be.
  public func memberType(of base: Type, _ a: AssociatedTypeDecl, in sig: GenericSignature?) -> Type {
    switch base.kind {
    case .genericParameter, .protocolSelf, .dependentMember, .opened, .opaque:
      let member = types.make(.dependentMember(base, anchor(a)))
      return mayKeep ? canonical(member, in: sig) : member
    case .variable, .inoutRef: return types.make(.dependentMember(base, anchor(a)))
    case .lvalue(let t), .dynamicSelf(let t): return memberType(of: t, a, in: sig)
    case .pack(let ts): return types.make(.pack(ts.map { memberType(of: $0, a, in: sig) }))
    case .packExpansion(let t): return types.make(.packExpansion(memberType(of: t, a, in: sig)))
    case .existential(let e): return existentialMember(a, of: e)
    case .error: return types.error
    default:
      guard let p = protocolDeclaring(a), let c = conformance(of: base, to: p, in: sig) else {
        return nestedType(a.name, of: base, in: sig) ?? types.error
      }
      return typeWitness(a, of: c, in: sig)
    }
  }

  private func existentialMember(_ a: AssociatedTypeDecl, of e: ExistentialType) -> Type {
    for c in e.constraints where !c.arguments.isEmpty {
      if let index = c.proto.primaryAssociatedTypes.firstIndex(of: a.name) { return c.arguments[index] }
    }
    return types.error
  }
}
