import Tree

extension Program {

  /// What an associated type is for a conforming type: declared, inferred from witnesses, or by default.
  public func typeWitness(_ a: AssociatedTypeDecl, of c: Conformance, in sig: GenericSignature? = nil) -> Type {
    switch c.source {
    case .abstract:
      if c.type.isVariable || c.type.hasVariableRoot { return types.make(.dependentMember(c.type, anchor(a))) }
      return c.type.isDependent ? canonical(types.make(.dependentMember(c.type, anchor(a))), in: sig) : types.error
    case .inherited(let base): return typeWitness(a, of: base, in: sig)
    case .builtin: return types.error
    case .declared:
      guard let n = nominal(of: c.type) else { return types.error }
      let declared = typeWitness(named: a.name, of: n)
      return substitute(declared, contextSubstitution(of: c.type, for: n), in: sig)
    }
  }

  /// The type that stands for the associated types of that name in a type's conformances, in the type's own terms.
  func typeWitness(named name: String, of n: NominalDecl) -> Type {
    let key = Pair(n, name)
    if let known = lookups.typeWitnesses[key] { return known }
    guard let found = once(.typeWitness, n, detail: name, { findTypeWitness(name, of: n) }) else { return types.error }
    let type = found ?? types.error
    if mayKeep, !type.properties.contains(.error) || inProgress.isEmpty { lookups.typeWitnesses[key] = type }
    return type
  }

  private func findTypeWitness(_ name: String, of n: NominalDecl) -> Type? {
    if let stated = statedTypeWitness(name, of: n) { return stated }
    let declarations = associatedTypes(named: name, of: n)
    if let fixed = fixedTypeWitness(name, of: n, onlyConcrete: true) { return fixed }
    if let inferred = inferredTypeWitness(name, of: n, fromProtocols: false) { return inferred }
    if let written = synthesizedTypeWitness(name, of: n) { return written }
    if let given = defaultTypeWitness(declarations, of: n, beforeInference: true) { return given }
    if let inferred = inferredTypeWitness(name, of: n, fromProtocols: true) { return inferred }
    if let fixed = fixedTypeWitness(name, of: n, onlyConcrete: false) { return fixed }
    return defaultTypeWitness(declarations, of: n, beforeInference: false)
  }

  /// A nested type, alias or generic parameter of that name.
  private func statedTypeWitness(_ name: String, of n: NominalDecl) -> Type? {
    let own = declaredType(of: n)
    if let d = directMembers(of: n, named: name).first(where: { $0 is NominalDecl || $0 is TypeAliasDecl }) {
      return type(of: d, memberOf: own, in: genericSignature(of: n))
    }
    if let g = genericSignature(of: n).parameters.last(where: { $0.name == name }) {
      return types.make(.genericParameter(g))
    }
    if let parent = superclassType(of: n), let c = nominal(of: parent), typeMember(name, of: c) != nil {
      return nestedType(name, of: parent)
    }
    for p in conformances(of: n) {
      guard let alias = protocolAlias(name, in: p, for: own) else { continue }
      return type(of: alias, memberOf: own, in: genericSignature(of: n))
    }
    return nil
  }

  /// An alias of that name in a protocol or in an extension of it that states nothing else about the type.
  private func protocolAlias(_ name: String, in p: NominalDecl, for own: Type) -> TypeAliasDecl? {
    directMembers(of: p, named: name).lazy.compactMap { $0 as? TypeAliasDecl }.first {
      guard let e = $0.parent as? ExtensionDecl else { return true }
      return !self.isConditional(e)
    }
  }

  /// The declarations of an associated type of that name in the protocols of a type, most refined first.
  private func associatedTypes(named name: String, of n: NominalDecl) -> [AssociatedTypeDecl] {
    let found = conformances(of: n).compactMap { p in
      memberTable(of: p)[name]?.lazy.compactMap { $0 as? AssociatedTypeDecl }.first
    }
    return found.sorted { a, b in
      guard let p = protocolDeclaring(a), let q = protocolDeclaring(b) else { return false }
      return inheritedProtocols(of: p).count > inheritedProtocols(of: q).count
    }
  }

  /// What a same-type requirement of one of the protocols says, as `Iterator.Element == Element` does about `Element`.
  private func fixedTypeWitness(_ name: String, of n: NominalDecl, onlyConcrete: Bool) -> Type? {
    let own = declaredType(of: n)
    for p in conformances(of: n) {
      for case .sameType(let a, let b) in requirementSignature(of: p) {
        for (mine, other) in [(a, b), (b, a)] where mine.path == [name] && mine.root === types.make(.protocolSelf(p)) {
          if onlyConcrete ? other.isDependent : (other.depth < 2 || dependsOn(name, other)) { continue }
          let type = substitute(other, Substitution(selves: [p: own]), in: genericSignature(of: n))
          if !type.properties.contains(.error) { return type }
        }
      }
    }
    return nil
  }

  private func dependsOn(_ name: String, _ t: Type) -> Bool { t.path.first == name }

  /// The default written at the associated type.
  ///
  /// A default in terms of `Self` comes before what members of protocol extensions imply, since those assume it.
  private func defaultTypeWitness(_ declarations: [AssociatedTypeDecl], of n: NominalDecl, beforeInference: Bool)
    -> Type?
  {
    for a in declarations {
      guard let repr = a.defaultType, let p = protocolDeclaring(a) else { continue }
      if beforeInference, hasConstrainedCompetitor(a, of: n) { return nil }
      let type = resolve(repr, in: a)
      return substitute(type, Substitution(selves: [p: declaredType(of: n)]), in: genericSignature(of: n))
    }
    return nil
  }

  /// Whether a more refined protocol of the type has an extension that could give the associated type another value.
  private func hasConstrainedCompetitor(_ a: AssociatedTypeDecl, of n: NominalDecl) -> Bool {
    guard let p = protocolDeclaring(a) else { return false }
    return conformances(of: n).contains { q in
      q !== p && inheritedProtocols(of: q).contains(p)
        && extensions(of: q).contains { e in
          e.whereClause.contains {
            guard case .sameType(let subject, _, _) = $0, case .name(let name, _) = subject.kind else { return false }
            return name == a.name
          }
        }
    }
  }
}
