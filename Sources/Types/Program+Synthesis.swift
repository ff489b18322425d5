import Tree

extension Program {

  /// What the language writes to fulfil a requirement that a type leaves open; `nil` where it does not.
  func synthesis(of requirement: Decl, _ p: NominalDecl, for n: NominalDecl, in sig: GenericSignature) -> Synthesis? {
    guard isPrelude(p) || prelude == nil, let name = requirement.memberName else { return nil }
    switch (p.name, name) {
    case ("Equatable", "=="): return allParts(of: n, conformTo: p, in: sig) ? .equals : nil
    case ("Hashable", "hash"): return allParts(of: n, conformTo: p, in: sig) ? .hashInto : nil
    case ("Hashable", "hashValue"): return .hashValue
    case ("Comparable", "<"):
      return n.nominalKind == .enumType && rawTypeRepr(of: n) == nil && allParts(of: n, conformTo: p, in: sig)
        ? .less : nil
    case ("CaseIterable", "allCases"): return isPlainEnum(n) ? .allCases : nil
    case ("RawRepresentable", "rawValue"): return rawTypeRepr(of: n) != nil ? .rawValue : nil
    case ("RawRepresentable", "init"): return rawTypeRepr(of: n) != nil ? .initRawValue : nil
    case ("Identifiable", "id"): return n.isClass ? .objectIdentifierID : nil
    case ("CodingKey", _): return n.nominalKind == .enumType ? .other(name) : nil
    case ("Encodable", "encode"), ("Decodable", "init"): return .other(name)
    case ("Actor", _): return n.nominalKind == .actorType ? .other(name) : nil
    default: return nil
    }
  }

  private func isPlainEnum(_ n: NominalDecl) -> Bool {
    n.nominalKind == .enumType && enumElements(of: n).allSatisfy { $0.payload == nil }
  }

  /// Whether a struct's stored properties, or an enum's payloads, conform to a protocol.
  private func allParts(of n: NominalDecl, conformTo p: NominalDecl, in sig: GenericSignature) -> Bool {
    parts(of: n)?.allSatisfy { conformance(of: interfaceType(of: $0), to: p, in: sig) != nil } ?? false
  }

  /// The stored properties or the payloads that make up a value.
  func parts(of n: NominalDecl) -> [Decl]? {
    switch n.nominalKind {
    case .structType: storedProperties(of: n)
    case .enumType: enumElements(of: n).flatMap { $0.payload ?? [] }
    default: nil
    }
  }

  /// The type witness that the language writes, as `AllCases` and `RawValue` of an enum.
  func synthesizedTypeWitness(_ name: String, of n: NominalDecl) -> Type? {
    guard n.nominalKind == .enumType || n.isClass else { return nil }
    switch name {
    case "RawValue": return rawType(of: n)
    case "AllCases":
      return isPlainEnum(n) && conformances(of: n).contains { $0.name == "CaseIterable" }
        ? array(declaredType(of: n)) : nil
    case "ID":
      guard n.isClass, conformances(of: n).contains(where: { $0.name == "Identifiable" }) else { return nil }
      return named("ObjectIdentifier")
    default: return nil
    }
  }
}
