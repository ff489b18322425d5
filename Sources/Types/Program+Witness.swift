import Tree

/// What fulfils a requirement for all types of one declaration, in its own terms.
struct FoundWitness {
  /// What it is.
  let witness: Witness
}

extension Program {

  /// What fulfils a protocol's requirement for a conforming type.
  ///
  /// - Returns: `abstract` where only substitution can tell, and where nothing fulfils it (`checkDeclarations` complains).
  public func witness(for requirement: Decl, in c: Conformance) -> Witness {
    switch c.source {
    case .abstract, .builtin: return .abstract
    case .inherited(let base): return witness(for: requirement, in: base)
    case .declared(let source):
      guard let n = nominal(of: c.type), let found = declaredWitness(for: requirement, in: n, source) else {
        return .abstract
      }
      guard case .declaration(let d, let s) = found.witness else { return found.witness }
      return .declaration(d, compose(s, then: contextSubstitution(of: c.type, for: n)))
    }
  }

  /// What fulfils a requirement in a type's own declaration of conformance; `nil` when nothing does.
  func declaredWitness(for requirement: Decl, in n: NominalDecl, _ source: Decl) -> FoundWitness? {
    let key = Pair(n, requirement)
    if let known = lookups.witnesses[key] { return known }
    let found = WitnessFinder(program: self, requirement: requirement, type: n, source: source)?.find()
    if mayKeep { lookups.witnesses[key] = .some(found) }
    return found
  }
}

/// Looks for what fulfils one requirement in one type.
struct WitnessFinder {
  /// The declarations.
  let program: Program
  /// The requirement.
  let requirement: Decl
  /// Its protocol.
  let proto: NominalDecl
  /// The conforming type.
  let type: NominalDecl
  /// The conforming type in its own terms.
  let own: Type
  /// What is known about its parameters where it conforms.
  let signature: GenericSignature
  /// The requirement's type for the conforming type.
  let wanted: Type

  /// Prepares the search.
  init?(program: Program, requirement: Decl, type: NominalDecl, source: Decl) {
    guard let proto = requirement.parent as? NominalDecl else { return nil }
    self.program = program
    self.requirement = requirement
    self.proto = proto
    self.type = type
    own = program.declaredType(of: type)
    signature = Self.signature(of: requirement, proto, for: own, program.genericSignature(of: source), program)
    let substituted = program.substitute(
      program.interfaceType(of: requirement), Substitution(selves: [proto: own]), in: signature)
    wanted = program.canonical(substituted, in: signature)
  }

  /// What is known where the type conforms, together with what a generic requirement demands of its own parameters.
  private static func signature(
    of requirement: Decl, _ proto: NominalDecl, for own: Type, _ outer: GenericSignature, _ program: Program
  ) -> GenericSignature {
    let mine = program.ownGenericParameters(of: requirement)
    guard !mine.isEmpty else { return outer }
    let s = Substitution(selves: [proto: own])
    let added = program.genericSignature(of: requirement).requirements.filter { $0.mentions(Set(mine)) }
    return GenericSignature(
      parameters: outer.parameters + mine, protocolSelf: outer.protocolSelf,
      requirements: outer.requirements + added.map { program.substitute($0, s, in: outer) })
  }

  /// A match with how it ranks.
  struct Match {
    /// The declaration.
    let declaration: Decl
    /// What its parameters stand for.
    let substitution: Substitution
    /// The type or protocol in which it stands; `nil` at top level.
    let owner: NominalDecl?
    /// How many demands its extension makes.
    let demands: Int
  }

  /// The best candidate: the type's own before a protocol extension's before the language's; for the learner's types the language's comes
  /// before what the library's extensions offer, but where it is not there yet, last.
  func find() -> FoundWitness? {
    guard let name = requirement.memberName else { return nil }
    if let own = best(ownCandidates(name)) {
      return FoundWitness(witness: .declaration(own.declaration, own.substitution))
    }
    let given = best(protocolCandidates(name)).map {
      (declaration: $0.declaration, found: FoundWitness(witness: .declaration($0.declaration, $0.substitution)))
    }
    if let given, program.isPrelude(type) || !program.isPrelude(given.declaration) { return given.found }
    let synthesis = program.synthesis(of: requirement, proto, for: type, in: signature)
    if let synthesis, !synthesis.isMissing { return FoundWitness(witness: .synthesised(synthesis)) }
    return given?.found ?? synthesis.map { FoundWitness(witness: .synthesised($0)) }
  }

  /// Members of the type and its superclasses; for operators functions at top level too.
  func ownCandidates(_ name: String) -> [Decl] {
    var found: [Decl] = []
    for c in [type] + program.superclassDeclarations(of: type) {
      found += program.directMembers(of: c, named: name)
      if name == "init" { found += program.implicitInitializers(of: c) as [Decl] }
    }
    if let f = requirement as? FuncDecl, f.isOperator { found += program.lookupTopLevel(name) }
    return found
  }

  private func protocolCandidates(_ name: String) -> [Decl] {
    program.conformances(of: type).flatMap { p in
      program.directMembers(of: p, named: name).filter { $0.parent is ExtensionDecl }
    }
  }

  private func best(_ candidates: [Decl]) -> Match? {
    let matches = candidates.compactMap(match)
    guard var best = matches.first else { return nil }
    for m in matches.dropFirst() where isBetter(m, best) { best = m }
    return best
  }

  private func isBetter(_ m: Match, _ n: Match) -> Bool {
    guard let a = m.owner, let b = n.owner else { return m.owner != nil }
    if a === b { return m.demands > n.demands }
    if a.nominalKind == .protocolType { return program.inheritedProtocols(of: a).contains(b) }
    return false
  }
}

extension WitnessFinder {

  /// How a candidate fulfils the requirement, if it does.
  func match(_ candidate: Decl) -> Match? {
    guard candidate !== requirement, program.hasSameShape(candidate, requirement), effectsFit(candidate) else {
      return nil
    }
    let container = program.memberContainer(of: candidate)
    let owner = container.flatMap(program.nominal(ofContainer:))
    if let container, !program.holds(container, for: own, in: signature) { return nil }
    let context = container.map { program.contextSubstitution(of: own, for: $0) } ?? Substitution()
    let given = program.substitute(program.interfaceType(of: candidate), context, in: signature)
    let mine = Set(program.ownGenericParameters(of: candidate))
    var matcher = TypeMatcher(slot: { part in
      if case .genericParameter(let g) = part.kind, mine.contains(g) { return g }
      return nil
    })
    guard matches(program.canonical(given, in: signature), candidate, &matcher) else { return nil }
    var substitution = context
    substitution.parameters.merge(matcher.bindings) { _, new in new }
    guard mine.isEmpty || meetsDemands(of: candidate, substitution, mine) else { return nil }
    let demands = (container as? ExtensionDecl).map { program.extensionRequirements($0).count } ?? 0
    return Match(declaration: candidate, substitution: substitution, owner: owner, demands: demands)
  }

  private func matches(_ given: Type, _ candidate: Decl, _ matcher: inout TypeMatcher) -> Bool {
    if requirement is InitDecl, case .function(let f) = given.kind, case .function(let g) = wanted.kind {
      if (candidate as? InitDecl)?.failability == .optional,
        (requirement as? InitDecl)?.failability == InitDecl.Failability.none
      {
        return false
      }
      var a = f
      a.result = g.result
      return matcher.matchFunctions(a, g)
    }
    return matcher.match(given, wanted)
  }

  /// The demands that a generic candidate makes of its own parameters, seen from the requirement.
  private func meetsDemands(of candidate: Decl, _ s: Substitution, _ mine: Set<GenericParamDecl>) -> Bool {
    program.genericSignature(of: candidate).requirements.allSatisfy { r in
      !r.mentions(mine) || program.satisfies(program.substitute(r, s, in: signature), in: signature)
    }
  }

  /// Mutability and settability.
  private func effectsFit(_ candidate: Decl) -> Bool {
    if !type.isClass, program.isMutating(candidate), !program.isMutating(requirement), candidate is FuncDecl {
      return false
    }
    switch (candidate, requirement) {
    case (let v as VarDecl, let w as VarDecl): return w.accessor(.set) == nil || program.isSettable(v)
    case (let v as SubscriptDecl, let w as SubscriptDecl): return w.accessor(.set) == nil || program.isSettable(v)
    case (is EnumElementDecl, let w as VarDecl): return w.accessor(.set) == nil
    default: return true
    }
  }
}
