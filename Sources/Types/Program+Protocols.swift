import Tree

extension Program {

  /// The protocols that a protocol inherits from, transitively, nearest first.
  public func inheritedProtocols(of p: NominalDecl) -> [NominalDecl] {
    if let known = facts.inheritedProtocols[p] { return known }
    let answer = once(.superclass, p) { findInherited(p) }
    guard let answer else { return [] }
    facts.inheritedProtocols[p] = answer
    return answer
  }

  private func findInherited(_ p: NominalDecl) -> [NominalDecl] {
    var found: [NominalDecl] = []
    var seen: Set<NominalDecl> = [p]
    let direct = directlyInherited(p)
    for q in direct where seen.insert(q).inserted { found.append(q) }
    for q in direct {
      for r in inheritedProtocols(of: q) where seen.insert(r).inserted { found.append(r) }
    }
    return found
  }

  private func directlyInherited(_ p: NominalDecl) -> [NominalDecl] {
    var direct: [NominalDecl] = []
    for repr in p.inherited { direct += protocolsNamed(by: repr, of: p) }
    for case .conformance(let subject, let bound, _) in p.whereClause {
      if case .name("Self", _) = subject.kind { direct += protocolsNamed(by: bound, of: p) }
    }
    return direct
  }

  /// The protocols that an entry of an inheritance clause names.
  func protocolsNamed(by repr: TypeRepr, of d: Decl) -> [NominalDecl] {
    guard case .existential(let e) = resolveInherited(repr, of: d).kind else { return [] }
    return e.constraints.map(\.proto)
  }

  /// The members that a conforming type must have (not its associated types), of the protocol itself.
  public func requirements(of p: NominalDecl) -> [Decl] {
    var found: [Decl] = []
    for m in p.members {
      switch m {
      case let b as BindingDecl: found += b.variables as [Decl]
      case is FuncDecl, is InitDecl, is SubscriptDecl, is VarDecl: found.append(m)
      default: break
      }
    }
    return found
  }

  /// The associated types that a protocol declares itself.
  public func associatedTypes(of p: NominalDecl) -> [AssociatedTypeDecl] {
    p.members.compactMap { $0 as? AssociatedTypeDecl }
  }

  /// The associated types that `P<A, B>` binds.
  public func primaryAssociatedTypes(of p: NominalDecl) -> [AssociatedTypeDecl] {
    p.primaryAssociatedTypes.compactMap { associatedType($0, of: p) }
  }

  /// An associated type that a protocol declares or inherits.
  public func associatedType(_ name: String, of p: NominalDecl) -> AssociatedTypeDecl? {
    for q in [p] + inheritedProtocols(of: p) {
      if let a = memberTable(of: q)[name]?.lazy.compactMap({ $0 as? AssociatedTypeDecl }).first { return a }
    }
    return nil
  }

  /// The protocol that declares an associated type.
  func protocolDeclaring(_ a: AssociatedTypeDecl) -> NominalDecl? { a.parent as? NominalDecl }

  /// Of the declarations of one associated type along the inheritance of protocols, the one furthest up.
  func anchor(_ a: AssociatedTypeDecl) -> AssociatedTypeDecl {
    guard let p = protocolDeclaring(a) else { return a }
    var best = a
    for q in inheritedProtocols(of: p) {
      if let b = memberTable(of: q)[a.name]?.lazy.compactMap({ $0 as? AssociatedTypeDecl }).first { best = b }
    }
    return best
  }

  /// Whether only classes can conform.
  public func isClassBound(protocol p: NominalDecl) -> Bool {
    once(.classBound, p) { ([p] + inheritedProtocols(of: p)).contains { demandsClass($0) } } ?? false
  }

  /// Whether the inheritance clause of a protocol itself demands a class.
  private func demandsClass(_ p: NominalDecl) -> Bool {
    p.inherited.contains { repr in
      switch resolveInherited(repr, of: p).kind {
      case .existential(let e): e.isClassBound && e.constraints.isEmpty
      case .nominal(let n, _): n.isClass
      default: false
      }
    }
  }

  /// Whether a protocol has no members and is known to the language alone.
  func isMarker(_ p: NominalDecl) -> Bool {
    guard isPrelude(p), p.members.isEmpty else { return false }
    if p.attribute("_marker") != nil { return true }
    return ["Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype"].contains(p.name)
  }

  /// Whether a protocol can't be a type without `any`: it has associated types, or `Self` other than in results.
  func needsAny(_ p: NominalDecl) -> Bool {
    ([p] + inheritedProtocols(of: p)).contains { q in
      q.members.contains { m in
        if m is AssociatedTypeDecl { return true }
        guard let f = m as? FunctionLikeDecl else { return false }
        return f.parameters.contains { $0.type?.mentions("Self") ?? false }
      }
    }
  }
}

extension TypeRepr {

  /// Whether a name occurs in it.
  func mentions(_ wanted: String) -> Bool {
    switch kind {
    case .name(let name, let arguments): name == wanted || arguments.contains { $0.mentions(wanted) }
    case .member(let base, _, let arguments): base.mentions(wanted) || arguments.contains { $0.mentions(wanted) }
    case .optional(let t), .implicitlyUnwrapped(let t), .array(let t), .metatype(let t), .attributed(_, let t),
      .packExpansion(let t), .packElement(let t), .some(let t), .any(let t), .protocolMetatype(let t),
      .suppressed(let t):
      t.mentions(wanted)
    case .dictionary(let k, let v): k.mentions(wanted) || v.mentions(wanted)
    case .tuple(let elements): elements.contains { $0.type.mentions(wanted) }
    case .function(let parameters, _, let result):
      parameters.contains { $0.type.mentions(wanted) } || result.mentions(wanted)
    case .composition(let parts): parts.contains { $0.mentions(wanted) }
    case .placeholder, .error: false
    }
  }
}

extension Program {

  /// What a protocol demands of its `Self` and its associated types.
  ///
  /// While it is being built, what is known so far is given.
  func requirementSignature(of p: NominalDecl) -> [Requirement] {
    if let known = facts.requirementSignatures[p] { return known }
    signaturesInProgress += 1
    defer { signaturesInProgress -= 1 }
    let own = types.make(.protocolSelf(p))
    var found: [Requirement] = []
    func publish() {
      facts.requirementSignatures[p] = found
      facts.protocolRules[p] = nil
    }
    for repr in p.inherited { found += inheritanceRequirements(repr, own, p) }
    publish()
    let associated = associatedTypes(of: p)
    for a in associated {
      let member = types.make(.dependentMember(own, anchor(a)))
      for bound in a.inherited { found += requirements(member, conformsTo: bound, in: a) }
      publish()
    }
    for r in associated.flatMap(\.whereClause) + p.whereClause {
      found += requirements(r, in: p)
      publish()
    }
    return found
  }

  private func inheritanceRequirements(_ repr: TypeRepr, _ own: Type, _ p: NominalDecl) -> [Requirement] {
    let type = resolveInherited(repr, of: p)
    switch type.kind {
    case .existential(let e): return requirements(own, of: e)
    case .nominal(let n, _) where n.isClass: return [.superclass(own, type)]
    default: return []
    }
  }
}
