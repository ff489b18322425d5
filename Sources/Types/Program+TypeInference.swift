import Tree

extension Program {

  /// What the members that fulfil requirements say about an associated type.
  ///
  /// - Parameter fromProtocols: whether to look at the members of protocol extensions, else at the type's own.
  func inferredTypeWitness(_ name: String, of n: NominalDecl, fromProtocols: Bool) -> Type? {
    for p in conformances(of: n) {
      for requirement in requirements(of: p) where mentions(requirement, name, p) {
        let candidates = inferenceCandidates(requirement, of: n, fromProtocols: fromProtocols)
        for candidate in candidates {
          if let type = inferredType(name, of: n, requirement: requirement, p, from: candidate) { return type }
        }
      }
    }
    return nil
  }

  private func mentions(_ requirement: Decl, _ name: String, _ p: NominalDecl) -> Bool {
    let type = interfaceType(of: requirement)
    return type.properties.contains(.generic) && mentions(type, name, types.make(.protocolSelf(p)))
  }

  private func mentions(_ type: Type, _ name: String, _ own: Type) -> Bool {
    var found = false
    _ = types.transform(type) { part in
      if case .dependentMember(let base, let a) = part.kind, base === own, a.name == name { found = true }
      return found || !part.properties.contains(.generic) ? part : nil
    }
    return found
  }

  private func inferenceCandidates(_ requirement: Decl, of n: NominalDecl, fromProtocols: Bool) -> [Decl] {
    guard let name = requirement.memberName else { return [] }
    var found: [Decl] = []
    if fromProtocols {
      let refined = conformances(of: n).sorted { inheritedProtocols(of: $0).count > inheritedProtocols(of: $1).count }
      for p in refined { found += directMembers(of: p, named: name).filter { $0.parent is ExtensionDecl } }
    } else {
      for c in [n] + superclassDeclarations(of: n) { found += directMembers(of: c, named: name) }
    }
    return found.filter { hasSameShape($0, requirement) }
  }

  /// Whether a member could fulfil a requirement by its kind, labels and staticness.
  func hasSameShape(_ candidate: Decl, _ requirement: Decl) -> Bool {
    switch (candidate, requirement) {
    case (let f as FuncDecl, let g as FuncDecl):
      return f.labels == g.labels && (f.isStatic == g.isStatic || (f.isOperator && f.parent == nil))
    case (let f as InitDecl, let g as InitDecl): return f.labels == g.labels
    case (let f as SubscriptDecl, let g as SubscriptDecl):
      return f.isStatic == g.isStatic && subscriptLabels(f) == subscriptLabels(g)
    case (let v as VarDecl, let w as VarDecl): return v.isStatic == w.isStatic
    case (let e as EnumElementDecl, let g as FuncDecl):
      return g.isStatic && e.payload.map { $0.map(\.label) } == g.labels
    case (let e as EnumElementDecl, let w as VarDecl): return w.isStatic && e.payload == nil
    default: return false
    }
  }

  /// The labels of a subscript: a parameter's name is no label unless two were written.
  func subscriptLabels(_ s: SubscriptDecl) -> [String?] { s.labels }

  private func inferredType(
    _ name: String, of n: NominalDecl, requirement: Decl, _ p: NominalDecl, from candidate: Decl
  ) -> Type? {
    let pattern = interfaceType(of: requirement)
    var target = interfaceType(of: candidate)
    if let container = memberContainer(of: candidate) {
      guard mayHold(container, for: n, assuming: name) else { return nil }
      target = canonical(target, in: genericSignature(of: container))
    }
    let own = types.make(.protocolSelf(p))
    let slot = GenericParamDecl(id: 0, range: candidate.range, name: name, inherited: nil, isPack: false)
    var matcher = TypeMatcher(slot: { part in
      if case .dependentMember(let base, let a) = part.kind, base === own, a.name == name { return slot }
      return nil
    })
    matcher.isLenient = true
    guard matcher.match(loosened(pattern), loosened(target)), let bound = matcher.bindings[slot] else { return nil }
    return accepted(bound, name, of: n, p, candidate)
  }

  /// A failable initialiser's result and effects don't matter to inference.
  private func loosened(_ t: Type) -> Type {
    guard case .function(var f) = t.kind else { return t }
    f.thrown = nil
    f.isAsync = false
    return types.make(.function(f))
  }

  /// The bound type in the conforming type's terms, when it says something and meets what the protocols demand of it.
  private func accepted(_ bound: Type, _ name: String, of n: NominalDecl, _ p: NominalDecl, _ candidate: Decl) -> Type?
  {
    guard !bound.properties.contains(.error) else { return nil }
    let own = declaredType(of: n)
    var type = bound
    if let container = memberContainer(of: candidate), let q = nominal(ofContainer: container), q !== n {
      if q.nominalKind == .protocolType, mentions(bound, name, types.make(.protocolSelf(q))) { return nil }
      type = substitute(bound, contextSubstitution(of: own, for: q), in: genericSignature(of: n))
    }
    if Set(ownGenericParameters(of: candidate)).contains(where: { type.occurs(types.make(.genericParameter($0))) }) {
      return nil
    }
    guard !type.properties.contains(.error) else { return nil }
    for q in rules(of: p).conformances[[name]] ?? []
    where conformance(of: type, to: q, in: genericSignature(of: n)) == nil {
      return nil
    }
    return type
  }

  /// Whether an extension's demands hold for a type, those about the associated type in question assumed.
  private func mayHold(_ container: Decl, for n: NominalDecl, assuming name: String) -> Bool {
    guard let e = container as? ExtensionDecl, isConditional(e) else { return true }
    let own = declaredType(of: n)
    let s = contextSubstitution(of: own, for: e)
    return extensionRequirements(e).allSatisfy { r in
      if r.mentions(name) { return true }
      let demanded = substitute(r, s, in: genericSignature(of: n))
      return satisfies(demanded, in: genericSignature(of: n))
    }
  }
}

extension Requirement {
  /// Whether one of its types begins with `Self.name`.
  func mentions(_ name: String) -> Bool {
    switch self {
    case .conformance(let t, _), .classBound(let t): t.path.first == name
    case .superclass(let t, let u), .sameType(let t, let u): t.path.first == name || u.path.first == name
    }
  }
}
