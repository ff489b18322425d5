import Tree

/// A requirement or associated type that nothing fulfils.
struct MissingWitness {
  /// The conforming type.
  let type: NominalDecl
  /// The protocol that was declared, of which the one with the requirement may be a part.
  let proto: NominalDecl
  /// The requirement, or the associated type.
  let requirement: Decl
  /// Where the conformance is declared.
  let source: Decl
}

extension Program {

  /// What a type lacks of the conformances that its own declarations state or imply.
  func incompleteness(of n: NominalDecl) -> [MissingWitness] {
    let table = conformanceTable(of: n)
    return table.order.flatMap { p -> [MissingWitness] in
      guard let entry = table.entries[p] else { return [] }
      return incompleteness(of: n, p, entry.source)
    }
  }

  /// What a type lacks of one conformance.
  func incompleteness(of n: NominalDecl, _ p: NominalDecl, _ source: Decl) -> [MissingWitness] {
    var missing: [Decl] = associatedTypes(of: p).filter {
      typeWitness(named: $0.name, of: n).properties.contains(.error)
    }
    missing += unmetDemands(of: n, p, source)
    missing += requirements(of: p).filter { !isOptional($0) && declaredWitness(for: $0, in: n, source) == nil }
    return missing.map { MissingWitness(type: n, proto: p, requirement: $0, source: source) }
  }

  /// The associated types that don't meet what the protocol demands of them.
  private func unmetDemands(of n: NominalDecl, _ p: NominalDecl, _ source: Decl) -> [Decl] {
    let s = Substitution(selves: [p: declaredType(of: n)])
    let sig = genericSignature(of: source)
    return requirementSignature(of: p).compactMap { r in
      guard let name = r.subject.path.first, let a = associatedType(name, of: p) else { return nil }
      return satisfies(substitute(r, s, in: sig), in: sig) ? nil : a
    }
  }

  /// `@objc optional` requirements need no witness.
  private func isOptional(_ d: Decl) -> Bool { d.has("optional") }

  /// The same as text, for tests of the prelude.
  public func missingWitnesses(of n: NominalDecl) -> [String] {
    incompleteness(of: n).map { "\($0.type.name): \($0.proto.name).\(declName(of: $0.requirement))" }
  }
}
