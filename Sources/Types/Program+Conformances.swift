import Tree

/// The conformances that a type's declarations state or imply.
struct ConformanceTable {
  /// One conformance.
  struct Entry {
    /// The type or extension that states or implies it.
    let source: Decl
    /// Whether it follows from a refining protocol or from the language's rules.
    let isImplied: Bool
  }
  /// By protocol.
  var entries: [NominalDecl: Entry] = [:]
  /// The protocols in the order in which they were found.
  var order: [NominalDecl] = []

  /// Adds a conformance that is not there yet.
  mutating func add(_ p: NominalDecl, _ source: Decl, isImplied: Bool) {
    guard entries[p] == nil else { return }
    entries[p] = Entry(source: source, isImplied: isImplied)
    order.append(p)
  }
}

extension Program {

  /// All protocols that a type conforms to, conditionally or not, its superclasses' included; for a protocol those that it inherits from.
  public func conformances(of n: NominalDecl) -> [NominalDecl] {
    if n.nominalKind == .protocolType { return inheritedProtocols(of: n) }
    let own = conformanceTable(of: n).order
    guard n.isClass, let parent = superclassDeclaration(of: n), parent !== n else { return own }
    return own + conformances(of: parent).filter { !own.contains($0) }
  }

  /// The conformances that a type's own declarations state or imply.
  func conformanceTable(of n: NominalDecl) -> ConformanceTable {
    if let known = lookups.conformanceTables[n] { return known }
    signaturesInProgress += 1
    defer { signaturesInProgress -= 1 }
    guard let table = once(.conformances, n, { buildConformances(of: n) }) else { return ConformanceTable() }
    lookups.conformanceTables[n] = table
    return table
  }

  private func buildConformances(of n: NominalDecl) -> ConformanceTable {
    var table = ConformanceTable()
    var stated: [(NominalDecl, Decl)] = []
    for repr in n.inherited { stated += protocolsNamed(by: repr, of: n).map { ($0, n) } }
    for e in extensions(of: n) {
      for repr in e.inherited { stated += protocolsNamed(by: repr, of: e).map { ($0, e) } }
    }
    for (p, source) in stated { table.add(p, source, isImplied: false) }
    addImplicit(n, &table)
    for (p, source) in stated where !isConditional(source) { addInherited(p, source, &table) }
    for (p, source) in stated where isConditional(source) { addInherited(p, source, &table) }
    return table
  }

  private func addInherited(_ p: NominalDecl, _ source: Decl, _ table: inout ConformanceTable) {
    for q in inheritedProtocols(of: p) { table.add(q, source, isImplied: true) }
  }

  /// Whether an extension holds for some arguments only.
  func isConditional(_ source: Decl) -> Bool {
    guard let e = source as? ExtensionDecl else { return false }
    return !e.whereClause.isEmpty || !extensionRequirements(e).isEmpty
  }

  /// What enums conform to by the language's rules, and actors.
  private func addImplicit(_ n: NominalDecl, _ table: inout ConformanceTable) {
    func add(_ name: String) {
      guard let p = known(name) else { return }
      table.add(p, n, isImplied: true)
      addInherited(p, n, &table)
    }
    if n.nominalKind == .enumType, !enumElements(of: n).isEmpty {
      if rawTypeRepr(of: n) != nil { add("RawRepresentable") }
      if enumElements(of: n).allSatisfy({ $0.payload == nil }), !isPrelude(n) || !n.inherited.isEmpty {
        add("Hashable")
      }
    }
    if n.nominalKind == .actorType { add("Actor") }
  }

  /// The demands of an extension beyond those of the type that it extends.
  func extensionRequirements(_ e: ExtensionDecl) -> ArraySlice<Requirement> {
    guard let n = extendedNominal(e) else { return [] }
    return genericSignature(of: e).requirements.dropFirst(genericSignature(of: n).requirements.count)
  }
}

extension Program {

  /// The proof that a type conforms to a protocol, conditions checked; `nil` when it does not.
  ///
  /// A type variable conforms to everything, abstractly: the solver asks again when it is known.
  /// - Parameter sig: what is known about generic parameters.
  public func conformance(of t: Type, to p: NominalDecl, in sig: GenericSignature? = nil) -> Conformance? {
    let isConcrete = t.properties.isDisjoint(with: [.generic, .variable, .opaque])
    guard isConcrete else { return findConformance(of: t, to: p, in: sig) }
    let key = Pair(t, p)
    if let known = lookups.conformances[key] { return known }
    let found = findConformance(of: t, to: p, in: nil)
    if mayKeep { lookups.conformances[key] = .some(found) }
    return found
  }

  private func findConformance(of t: Type, to p: NominalDecl, in sig: GenericSignature?) -> Conformance? {
    if isPrelude(p), isMarker(p) { return markerConformance(of: t, to: p) }
    switch t.kind {
    case .nominal(let n, _): return nominalConformance(of: t, n, to: p, in: sig)
    case .genericParameter, .protocolSelf, .dependentMember, .opened, .opaque:
      return dependentConformance(of: t, to: p, in: sig)
    case .existential(let e): return existentialConformance(of: t, e, to: p, in: sig)
    case .dynamicSelf(let c):
      return conformance(of: c, to: p, in: sig).map { Conformance(type: t, proto: p, source: .inherited($0)) }
    case .lvalue(let inner): return conformance(of: inner, to: p, in: sig)
    case .variable: return Conformance(type: t, proto: p, source: .abstract)
    case .error: return Conformance(type: t, proto: p, source: .builtin)
    case .packExpansion(let inner): return conformance(of: inner, to: p, in: sig)
    case .pack(let ts):
      return ts.allSatisfy { conformance(of: $0, to: p, in: sig) != nil }
        ? Conformance(type: t, proto: p, source: .builtin) : nil
    default: return nil
    }
  }

  /// Marker protocols hold for everything, save that a type can refuse to be copied.
  private func markerConformance(of t: Type, to p: NominalDecl) -> Conformance? {
    if p.name == "Copyable", let n = nominal(of: t), isNoncopyable(n) { return nil }
    return Conformance(type: t, proto: p, source: .builtin)
  }

  /// Whether `~Copyable` was written at a type.
  public func isNoncopyable(_ n: NominalDecl) -> Bool {
    n.inherited.contains {
      if case .suppressed(let inner) = $0.kind, case .name("Copyable", _) = inner.kind { return true }
      return false
    }
  }

  private func nominalConformance(of t: Type, _ n: NominalDecl, to p: NominalDecl, in sig: GenericSignature?)
    -> Conformance?
  {
    if let entry = conformanceTable(of: n).entries[p] {
      return holds(entry.source, for: t, in: sig)
        ? Conformance(type: t, proto: p, source: .declared(entry.source)) : nil
    }
    guard n.isClass, let parent = superclass(of: t), let c = conformance(of: parent, to: p, in: sig) else { return nil }
    return Conformance(type: t, proto: p, source: .inherited(c))
  }

  /// Whether the conditions of an extension hold for a type that it extends.
  func holds(_ source: Decl, for t: Type, in sig: GenericSignature?) -> Bool {
    guard let e = source as? ExtensionDecl, isConditional(e) else { return true }
    if case .unboundGeneric = t.kind { return true }
    let s = contextSubstitution(of: t, for: e)
    return extensionRequirements(e).allSatisfy { satisfies(substitute($0, s, in: sig), in: sig) }
  }

  private func dependentConformance(of t: Type, to p: NominalDecl, in sig: GenericSignature?) -> Conformance? {
    let c = canonical(t, in: sig)
    guard c.isDependent else { return c === t ? nil : conformance(of: c, to: p, in: sig) }
    if c.hasVariableRoot { return Conformance(type: c, proto: p, source: .abstract) }
    if protocols(of: c, in: sig).contains(p) { return Conformance(type: c, proto: p, source: .abstract) }
    guard let bound = superclassBound(of: c, in: sig), let inherited = conformance(of: bound, to: p, in: sig) else {
      return nil
    }
    return Conformance(type: c, proto: p, source: .inherited(inherited))
  }

  /// An existential conforms to nothing but `Error` (SE-0235) and what its superclass does.
  private func existentialConformance(of t: Type, _ e: ExistentialType, to p: NominalDecl, in sig: GenericSignature?)
    -> Conformance?
  {
    if p.name == "Error", p === known("Error"), e.constraints.contains(where: { $0.proto === p }),
      e.constraints.count == 1
    {
      return Conformance(type: t, proto: p, source: .builtin)
    }
    guard let superclass = e.superclass, let c = conformance(of: superclass, to: p, in: sig) else { return nil }
    return Conformance(type: t, proto: p, source: .inherited(c))
  }
}

extension Program {

  /// The class that a class inherits from, found without its arguments; `nil` when the class would inherit from itself.
  func superclassDeclaration(of n: NominalDecl) -> NominalDecl? {
    guard let parent = writtenSuperclass(of: n) else { return nil }
    var seen: Set<NominalDecl> = [n]
    var next: NominalDecl? = parent
    while let c = next {
      guard seen.insert(c).inserted else { return nil }
      next = writtenSuperclass(of: c)
    }
    return parent
  }

  /// Whether the written superclasses of a class lead back to it.
  func inheritsFromItself(_ n: NominalDecl) -> Bool {
    var seen: Set<NominalDecl> = []
    var next = writtenSuperclass(of: n)
    while let c = next, c !== n, seen.insert(c).inserted { next = writtenSuperclass(of: c) }
    return next === n
  }

  /// The class that the inheritance clause of a class names first.
  private func writtenSuperclass(of n: NominalDecl) -> NominalDecl? {
    guard n.nominalKind == .classType, let first = n.inherited.first else { return nil }
    guard let parent = nominal(written: first, in: n.parent ?? nil), parent.isClass, parent !== n else { return nil }
    return parent
  }

  /// The superclasses, nearest first.
  func superclassDeclarations(of n: NominalDecl) -> [NominalDecl] {
    var all: [NominalDecl] = []
    var next = superclassDeclaration(of: n)
    while let c = next, !all.contains(c) {
      all.append(c)
      next = superclassDeclaration(of: c)
    }
    return all
  }

  /// The superclass of a class in its own terms.
  func superclassType(of n: NominalDecl) -> Type? {
    guard n.nominalKind == .classType, !n.inherited.isEmpty else { return nil }
    if let known = facts.superclasses[n] { return known }
    guard let declaration = superclassDeclaration(of: n), !superclassDeclarations(of: declaration).contains(n) else {
      return nil
    }
    let type = once(.superclass, n) { resolveInherited(n.inherited[0], of: n) }
    guard let type, case .nominal(let c, _) = type.kind, c.isClass else { return nil }
    facts.superclasses[n] = .some(type)
    return type
  }

  /// The superclass of a class type, its arguments substituted; the bound of a generic parameter.
  public func superclass(of t: Type) -> Type? {
    switch t.kind {
    case .nominal(let n, let arguments):
      guard let parent = superclassType(of: n) else { return nil }
      if arguments.isEmpty || !parent.properties.contains(.generic) { return parent }
      return substitute(parent, contextSubstitution(of: t, for: n))
    case .dynamicSelf(let c): return superclass(of: c)
    case .genericParameter, .dependentMember, .protocolSelf, .opened, .opaque, .existential:
      return superclassBound(of: t, in: nil)
    default: return nil
    }
  }

  /// Whether `a` is `b` or inherits from it.
  public func isSubclass(_ a: Type, of b: Type) -> Bool {
    var type: Type? = a
    var steps = 0
    while let t = type, steps < 256 {
      if t === b || mayBeEqual(t, b) { return true }
      if case .dynamicSelf(let c) = t.kind { type = c } else { type = superclass(of: t) }
      steps += 1
    }
    return false
  }
}
