import Tree

/// A member that a name can mean in a type, before the type's arguments are looked at.
struct MemberCandidate {
  /// The declaration.
  let declaration: Decl
  /// The type or extension in whose braces it stands.
  let container: Decl
  /// The type, superclass or protocol that the container belongs to.
  let owner: NominalDecl
}

/// What a question for members is kept under.
struct MemberKey: Hashable {
  /// The base type.
  let base: Type
  /// The name.
  let name: String
  /// Whether the base is the type itself.
  let onMetatype: Bool
  /// The signature in force.
  let signature: ObjectIdentifier?
}

extension Program {

  /// The members of a name, most derived first: own ones, those of extensions whose demands hold, of superclasses, of protocols and
  /// their extensions.
  ///
  /// - Parameters:
  ///   - base: the type of the value, or the type itself for `onMetatype`.
  ///   - onMetatype: whether the base is a type: static members, initialisers, cases, nested types and, curried, instance members;
  ///     otherwise instance members alone.
  ///   - useSite: the declaration around the use; it decides about access and about what is known of generic parameters.
  public func members(of base: Type, named name: String, onMetatype: Bool, from useSite: Decl?) -> [Member] {
    let sig = useSite.map { genericSignature(of: $0) }
    let all = allMembers(of: strip(base), named: name, onMetatype: onMetatype, in: sig)
    if all.isEmpty { return all }
    let visible = all.filter { isAccessible($0.declaration, from: useSite) }
    return visible
  }

  /// Whether there are members of a name that access alone hides.
  public func hasInaccessibleMember(of base: Type, named name: String, onMetatype: Bool) -> Bool {
    allMembers(of: strip(base), named: name, onMetatype: onMetatype, in: nil).contains { m in
      m.declaration.has("private") || m.declaration.has("fileprivate")
        || (m.declaration as? VarDecl)?.binding.map { $0.has("private") || $0.has("fileprivate") } == true
    }
  }

  /// The members of a name, whatever their access.
  func allMembers(of base: Type, named name: String, onMetatype: Bool, in sig: GenericSignature?) -> [Member] {
    if base.properties.contains(.variable) {
      return findMembers(of: base, named: name, onMetatype: onMetatype, in: sig)
    }
    let relevant = base.properties.contains(.generic) ? sig.map { ObjectIdentifier($0) } : nil
    let key = MemberKey(base: base, name: name, onMetatype: onMetatype, signature: relevant)
    if let known = lookups.members[key] { return known }
    let found = findMembers(of: base, named: name, onMetatype: onMetatype, in: sig)
    if mayKeep, !found.isEmpty || inProgress.isEmpty { lookups.members[key] = found }
    return found
  }

  private func findMembers(of base: Type, named name: String, onMetatype: Bool, in sig: GenericSignature?) -> [Member] {
    var found: [Member] = []
    var seen: Set<Decl> = []
    for candidate in candidates(for: base, named: name, in: sig) {
      guard onMetatype || isInstanceMember(candidate.declaration) else { continue }
      guard let m = member(candidate, of: base, in: sig), seen.insert(m.declaration).inserted else { continue }
      found.append(m)
    }
    return withoutShadowed(withoutOverridden(found), of: base, named: name)
  }

  /// The members without those of protocols that one of the type itself, or of a refining protocol, hides by being of the same type.
  private func withoutShadowed(_ members: [Member], of base: Type, named name: String) -> [Member] {
    guard members.count > 1, members.contains(where: \.isFromProtocol) else { return members }
    guard let n = nominal(of: base) else { return unshadowed(members) }
    let hiders = hiders(in: n, named: name)
    if hiders.isEmpty { return members }
    let isOpen = base.properties.contains(.variable)
    let present = Set(members.map(\.declaration).filter { !isOpen || !isConditionalMember($0) })
    return members.filter { m in
      guard m.isFromProtocol, let better = hiders[m.declaration] else { return true }
      return present.isDisjoint(with: better)
    }
  }

  /// Whether an extension with demands declares it: of a base that isn't known yet they may not hold.
  private func isConditionalMember(_ d: Decl) -> Bool { (d.parent as? ExtensionDecl)?.whereClause.isEmpty == false }

  /// For each member of a name in a type the members that hide it, as far as the type's own terms tell.
  private func hiders(in n: NominalDecl, named name: String) -> [Decl: [Decl]] {
    let key = Pair(n, name)
    if let known = lookups.hiders[key] { return known }
    var found: [Decl: [Decl]] = [:]
    let own = declaredType(of: n)
    let all = nominalCandidates(of: n, named: name).filter { !$0.declaration.isTypeDeclaration }.map { c in
      Member(
        declaration: c.declaration, context: own, substitution: contextSubstitution(of: own, for: c.container),
        isFromProtocol: c.owner.nominalKind == .protocolType)
    }
    let seen = all.map {
      ($0, substitute(interfaceUnlessPending(of: $0.declaration), $0.substitution, in: genericSignature(of: n)))
    }
    for (m, t) in seen where m.isFromProtocol {
      let better = seen.filter { other, u in
        other.declaration !== m.declaration && u === t && isAlike(other, m) && hides(other, m)
      }
      if !better.isEmpty { found[m.declaration] = better.map(\.0.declaration) }
    }
    if mayKeep { lookups.hiders[key] = found }
    return found
  }

  /// The same for bases that are not nominal, compared one by one.
  private func unshadowed(_ members: [Member]) -> [Member] {
    let seen = members.map { ($0, substitute(interfaceUnlessPending(of: $0.declaration), $0.substitution)) }
    return seen.filter { m, t in
      m.declaration.isTypeDeclaration || !m.isFromProtocol
        || !seen.contains { other, u in
          other.declaration !== m.declaration && u === t && isAlike(other, m) && hides(other, m)
            && !(m.declaration.parent is NominalDecl && other.declaration.parent is ExtensionDecl)
        }
    }.map(\.0)
  }

  private func isAlike(_ a: Member, _ b: Member) -> Bool {
    a.declaration.kind == b.declaration.kind && declName(of: a.declaration) == declName(of: b.declaration)
  }

  /// Whether the first of two members of one type is the one that a use means.
  private func hides(_ a: Member, _ b: Member) -> Bool {
    guard a.isFromProtocol else { return true }
    guard let p = contextualNominal(a.declaration), let q = contextualNominal(b.declaration) else { return false }
    return p !== q && inheritedProtocols(of: p).contains(q)
  }

  /// The declarations that could be meant.
  private func candidates(for base: Type, named name: String, in sig: GenericSignature?) -> [MemberCandidate] {
    switch base.kind {
    case .nominal(let n, _), .unboundGeneric(let n): return nominalCandidates(of: n, named: name)
    case .dynamicSelf(let c): return candidates(for: c, named: name, in: sig)
    case .metatype, .existentialMetatype, .tuple, .function, .variable, .error, .lvalue, .inoutRef, .pack,
      .packExpansion:
      return []
    case .existential, .genericParameter, .protocolSelf, .dependentMember, .opened, .opaque:
      var found: [MemberCandidate] = []
      let c = base.isDependent ? canonical(base, in: sig) : base
      if base.isDependent, !c.isDependent { return candidates(for: c, named: name, in: sig) }
      if let bound = superclassBound(of: c, in: sig) { found += candidates(for: bound, named: name, in: sig) }
      for p in protocols(of: c, in: sig) { append(directMembers(of: p, named: name), of: p, to: &found) }
      return found
    }
  }

  private func nominalCandidates(of n: NominalDecl, named name: String) -> [MemberCandidate] {
    let key = Pair(n, name)
    if let known = lookups.candidates[key] { return known }
    var found: [MemberCandidate] = []
    append(directMembers(of: n, named: name), of: n, to: &found)
    if name == "init" { append(implicitInitializers(of: n), of: n, to: &found) }
    if name != "init" || n.nominalKind == .protocolType {
      for c in superclassDeclarations(of: n) { append(directMembers(of: c, named: name), of: c, to: &found) }
    }
    for p in conformances(of: n) { append(directMembers(of: p, named: name), of: p, to: &found) }
    if mayKeep { lookups.candidates[key] = found }
    return found
  }

  private func append(_ declarations: [Decl], of owner: NominalDecl, to found: inout [MemberCandidate]) {
    for d in declarations where !d.isTypeParameterLike {
      found.append(MemberCandidate(declaration: d, container: d.parent ?? owner, owner: owner))
    }
  }

  /// The static members that `.name` can mean where a type conforming to a protocol is wanted: those of extensions that say what `Self`
  /// is (SE-0299), each seen from that type.
  public func staticMembers(ofProtocol p: NominalDecl, named name: String, from useSite: Decl?) -> [Member] {
    let own = types.make(.protocolSelf(p))
    return withInherited([p]).flatMap { q -> [Member] in
      let declared = types.make(.protocolSelf(q))
      return directMembers(of: q, named: name).compactMap { d -> Member? in
        guard let e = d.parent as? ExtensionDecl, !isInstanceMember(d), isAccessible(d, from: useSite) else {
          return nil
        }
        let type = canonical(declared, in: genericSignature(of: e))
        guard type !== declared, type !== own else { return nil }
        return Member(
          declaration: d, context: type, substitution: Substitution(selves: [q: type]), isFromProtocol: true)
      }
    }
  }

  /// The candidate seen from a base, if its container's demands hold; a requirement becomes what fulfils it.
  private func member(_ candidate: MemberCandidate, of base: Type, in sig: GenericSignature?) -> Member? {
    guard holds(candidate.container, for: base, in: sig) else { return nil }
    let isFromProtocol = candidate.owner.nominalKind == .protocolType
    guard isFromProtocol else {
      let context = ancestor(of: base, candidate.owner) ?? boundAncestor(of: base, candidate.owner, in: sig) ?? base
      return Member(
        declaration: candidate.declaration, context: context,
        substitution: contextSubstitution(of: context, for: candidate.container),
        isFromProtocol: false)
    }
    guard meetsCondition(of: candidate.owner, base, in: sig) else { return nil }
    if candidate.container is NominalDecl, let n = nominal(of: base), n.nominalKind != .protocolType {
      return fulfilling(candidate, n, base, in: sig)
    }
    return Member(
      declaration: candidate.declaration, context: base, substitution: Substitution(selves: [candidate.owner: base]),
      isFromProtocol: true)
  }

  /// Whether a nominal type that conforms to a protocol under a condition meets it; other bases have no conditions.
  private func meetsCondition(of p: NominalDecl, _ base: Type, in sig: GenericSignature?) -> Bool {
    guard case .nominal(let n, _) = base.kind, let entry = conformanceTable(of: n).entries[p] else { return true }
    return holds(entry.source, for: base, in: sig)
  }

  /// The members of a name that a known type lacks only since an extension's demand isn't met, each with that demand.
  public func unmetMembers(of base: Type, named name: String, in sig: GenericSignature?) -> [(Member, Requirement)] {
    let object = strip(base)
    guard case .nominal = object.kind, !object.properties.contains(.variable) else { return [] }
    return candidates(for: object, named: name, in: sig).compactMap { c in
      guard let e = c.container as? ExtensionDecl, isConditional(e) else { return nil }
      let s = contextSubstitution(of: object, for: e)
      let failing = extensionRequirements(e).lazy.map { self.substitute($0, s, in: sig) }
        .first { !self.satisfies($0, in: sig) }
      guard let failing else { return nil }
      let isFromProtocol = c.owner.nominalKind == .protocolType
      let member = Member(
        declaration: c.declaration, context: object,
        substitution: isFromProtocol ? Substitution(selves: [c.owner: object]) : s, isFromProtocol: isFromProtocol)
      return (member, failing)
    }
  }

  private func boundAncestor(of base: Type, _ n: NominalDecl, in sig: GenericSignature?) -> Type? {
    superclassBound(of: base, in: sig).flatMap { ancestor(of: $0, n) }
  }

  /// A requirement seen from a concrete type: what fulfils it there.
  ///
  /// What the language writes has no declaration; then the requirement itself stands for it.
  private func fulfilling(_ candidate: MemberCandidate, _ n: NominalDecl, _ base: Type, in sig: GenericSignature?)
    -> Member?
  {
    let own = Member(
      declaration: candidate.declaration, context: base, substitution: Substitution(selves: [candidate.owner: base]),
      isFromProtocol: true)
    if candidate.declaration.isTypeDeclaration { return own }
    guard let c = conformance(of: base, to: candidate.owner, in: sig) else { return nil }
    var proof = c
    while case .inherited(let inner) = proof.source { proof = inner }
    guard case .declared(let source) = proof.source, let m = nominal(of: proof.type) else { return own }
    guard let found = declaredWitness(for: candidate.declaration, in: m, source) else { return own }
    guard case .declaration(let d, _) = found.witness else { return own }
    guard let container = memberContainer(of: d), let owner = nominal(ofContainer: container) else { return nil }
    return member(MemberCandidate(declaration: d, container: container, owner: owner), of: base, in: sig)
  }

  /// The members without those that another one overrides.
  private func withoutOverridden(_ members: [Member]) -> [Member] {
    guard members.count > 1, members.contains(where: { $0.declaration.has("override") }) else { return members }
    var hidden: Set<Decl> = []
    for m in members {
      var d = m.declaration
      while let above = overridden(by: d), hidden.insert(above).inserted { d = above }
    }
    return members.filter { !hidden.contains($0.declaration) }
  }
}

extension Decl {
  /// Whether it is no member that a name after a dot can mean.
  fileprivate var isTypeParameterLike: Bool { self is DeinitDecl || self is GenericParamDecl }
}

extension Program {

  /// The names of all members, for suggestions and completion.
  public func memberNames(of base: Type, onMetatype: Bool) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for container in nameContainers(of: strip(base)) {
      for (name, declarations) in memberTable(of: container) where isOffered(name, declarations, onMetatype) {
        if seen.insert(name).inserted { names.append(name) }
      }
    }
    return names.sorted()
  }

  private func nameContainers(of base: Type) -> [Decl] {
    var owners: [NominalDecl] = []
    if let n = nominal(of: base) {
      owners = [n] + superclassDeclarations(of: n)
    } else if let bound = superclassBound(of: base, in: nil), let n = nominal(of: bound) {
      owners = [n] + superclassDeclarations(of: n)
    }
    owners += protocols(of: base, in: nil)
    return owners.flatMap { n -> [Decl] in [n] + extensions(of: n).filter { holds($0, for: base, in: nil) } }
  }

  private func isOffered(_ name: String, _ declarations: [Decl], _ onMetatype: Bool) -> Bool {
    guard let first = name.unicodeScalars.first, first != "_", first.properties.isAlphabetic || first == "$" else {
      return false
    }
    guard !["deinit", "init", "subscript"].contains(name) else { return false }
    return declarations.contains { isInstanceMember($0) != onMetatype }
  }
}
