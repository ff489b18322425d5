import Tree

/// What one signature says about its parameters and their members, worked out on request.
///
/// A type is brought to its smallest spelling by the signature's own same-type requirements and by those of the protocols that
/// its prefixes conform to; all questions are then asked about that spelling.
final class SignatureTable {
  /// The signature, kept alive since tables are found by its identity.
  let signature: GenericSignature
  private unowned let program: Program
  /// The parameters, for a quick test.
  let parameters: Set<GenericParamDecl>
  /// Smaller spellings that the signature's own requirements give.
  private var replacements: [Type: Type] = [:]
  /// The spellings that were replaced by a type.
  private var spellings: [Type: [Type]] = [:]
  private var conformances: [Type: [NominalDecl]] = [:]
  private var superclasses: [Type: Type] = [:]
  private var classBound: Set<Type> = []
  private var canonicalTypes: [Type: Type] = [:]
  private var knownProtocols: [Type: [NominalDecl]] = [:]
  /// What is known so far of types whose protocols are being found.
  private var pending: [Type: [NominalDecl]] = [:]
  /// Whether such a half answer was used.
  private var metPending = false
  private var depth = 0

  /// Creates an empty table.
  init(_ signature: GenericSignature, program: Program) {
    self.signature = signature
    self.program = program
    parameters = Set(signature.parameters)
  }

  /// Reads the signature; the table can be asked while it does.
  func read() {
    for r in signature.requirements { note(r) }
    for case .sameType(let a, let b) in signature.requirements { unify(a, b) }
    forgetAnswers()
    rekey()
    forgetAnswers()
  }

  private func note(_ r: Requirement) {
    switch r {
    case .conformance(let t, let p): conformances[t, default: []].append(p)
    case .superclass(let t, let c): superclasses[t] = c
    case .classBound(let t): classBound.insert(t)
    case .sameType: break
    }
  }

  private func unify(_ a: Type, _ b: Type) {
    let t = canonical(a)
    let u = canonical(b)
    guard t !== u else { return }
    let (larger, smaller) = t.isSmaller(than: u) ? (u, t) : (t, u)
    forgetAnswers()
    guard larger.isDependent else { return unifyParts(t, u) }
    guard !smaller.occurs(larger) else { return }
    replacements[larger] = smaller
    spellings[smaller, default: []] += [larger] + (spellings[larger] ?? [])
  }

  /// `Array<T> == Array<U>` says that `T == U`.
  private func unifyParts(_ t: Type, _ u: Type) {
    guard case .nominal(let n, let xs) = t.kind, case .nominal(let m, let ys) = u.kind, n === m else { return }
    for (x, y) in zip(xs, ys) { unify(x, y) }
  }

  private func forgetAnswers() {
    canonicalTypes = [:]
    knownProtocols = [:]
  }

  /// Brings what was demanded of longer spellings to the shortest.
  private func rekey() {
    guard !replacements.isEmpty else { return }
    for (t, ps) in conformances {
      let c = canonical(t)
      if c !== t { conformances[c, default: []] += ps }
    }
    for (t, s) in superclasses { superclasses[canonical(t)] = s }
    classBound.formUnion(classBound.map(canonical))
  }
}

extension SignatureTable {

  /// The smallest spelling of a dependent type.
  func canonical(_ t: Type) -> Type {
    guard t.isDependent else { return program.canonical(t, in: signature) }
    if let known = canonicalTypes[t] { return known }
    guard depth < 48 else { return t }
    depth += 1
    defer { depth -= 1 }
    let reduced = reduce(t)
    if program.mayKeep { canonicalTypes[t] = reduced }
    return reduced
  }

  private func reduce(_ t: Type) -> Type {
    if let smaller = replacements[t] { return canonical(smaller) }
    guard case .dependentMember(let base, let a) = t.kind else { return t }
    let shorter = canonical(base)
    guard shorter.isDependent else { return canonical(program.memberType(of: shorter, a, in: signature)) }
    let member = program.types.make(.dependentMember(shorter, anchor(a, of: shorter)))
    if let smaller = replacements[member] { return canonical(smaller) }
    if let given = program.givenAssociatedType(a, of: shorter) { return canonical(given) }
    if let smaller = protocolReplacement(of: member) { return canonical(smaller) }
    return inheritedMember(member, a, shorter) ?? member
  }

  /// A parameter bounded by a class has the members of the class.
  private func inheritedMember(_ member: Type, _ a: AssociatedTypeDecl, _ base: Type) -> Type? {
    guard let bound = superclassBound(of: base), let p = program.protocolDeclaring(a) else { return nil }
    guard let c = program.conformance(of: bound, to: p, in: nil) else { return nil }
    return program.typeWitness(a, of: c, in: signature)
  }

  /// The one declaration that stands for all associated types of that name in the protocols of a type.
  private func anchor(_ a: AssociatedTypeDecl, of base: Type) -> AssociatedTypeDecl {
    var best = program.anchor(a)
    for p in protocols(of: base) {
      guard let b = program.memberTable(of: p)[a.name]?.lazy.compactMap({ $0 as? AssociatedTypeDecl }).first else {
        continue
      }
      let candidate = program.anchor(b)
      if candidate.id < best.id { best = candidate }
    }
    return best
  }

  /// What the protocols of the prefixes say that a member is the same as.
  private func protocolReplacement(of member: Type) -> Type? {
    var path: [String] = []
    var prefix = member
    while case .dependentMember(let base, let a) = prefix.kind {
      path.insert(a.name, at: 0)
      prefix = base
      for p in protocols(of: prefix) {
        guard let smaller = program.rules(of: p).replacements[path] else { continue }
        let replaced = program.replaceSelf(of: p, in: smaller, by: prefix)
        if replaced !== member { return replaced }
      }
    }
    return nil
  }

  /// The ways in which a type is spelt in the requirements.
  private func allSpellings(of t: Type) -> [Type] {
    var all = [t] + (spellings[t] ?? [])
    if !spellings.isEmpty, case .dependentMember(let base, let a) = t.kind {
      for s in allSpellings(of: base).dropFirst() { all.append(program.types.make(.dependentMember(s, a))) }
    }
    return all
  }

  /// The protocols that a dependent type conforms to, transitively.
  func protocols(of type: Type) -> [NominalDecl] {
    if let known = knownProtocols[type] { return known }
    let t = depth < 48 ? canonical(type) : type
    if let partial = pending[t] {
      metPending = true
      return partial
    }
    if pending.isEmpty { metPending = false }
    pending[t] = []
    let found = findProtocols(of: t)
    pending[t] = nil
    if program.mayKeep, !metPending || pending.isEmpty { knownProtocols[type] = found }
    return found
  }

  /// First what is said of the type directly, then what follows from its prefixes, of which it can be one itself (`Self == Self.A`).
  private func findProtocols(of t: Type) -> [NominalDecl] {
    var found: [NominalDecl] = []
    var seen: Set<NominalDecl> = []
    func add(_ p: NominalDecl) {
      guard seen.insert(p).inserted else { return }
      found.append(p)
      for q in program.inheritedProtocols(of: p) where seen.insert(q).inserted { found.append(q) }
    }
    let spelt = allSpellings(of: t)
    for s in spelt {
      conformances[s]?.forEach(add)
      program.rootProtocols(of: s).forEach(add)
    }
    pending[t] = found
    for s in spelt { implied(about: s) { $0.conformances[$1] ?? [] }.forEach { add($0.0) } }
    return found
  }

  /// What the protocols of a type's prefixes say about it, with the protocol and the prefix that stands for its `Self`.
  private func implied<T>(
    about t: Type, _ select: (ProtocolRules, [String]) -> [T]
  ) -> [(T, proto: NominalDecl, prefix: Type)] {
    var found: [(T, proto: NominalDecl, prefix: Type)] = []
    var path: [String] = []
    var prefix = t
    while case .dependentMember(let base, let a) = prefix.kind {
      path.insert(a.name, at: 0)
      prefix = base
      for p in protocols(of: prefix) {
        for x in select(program.rules(of: p), path) { found.append((x, p, prefix)) }
      }
    }
    return found
  }

  /// The class that a dependent type is bounded by.
  func superclassBound(of type: Type) -> Type? {
    let t = canonical(type)
    for s in allSpellings(of: t) {
      if let c = superclasses[s] ?? program.rootSuperclass(of: s) { return c }
      if let (c, p, prefix) = implied(about: s, { $0.superclasses[$1].map { [$0] } ?? [] }).first {
        return program.replaceSelf(of: p, in: c, by: prefix)
      }
    }
    for p in protocols(of: t) {
      if let c = program.rules(of: p).superclasses[[]] { return program.replaceSelf(of: p, in: c, by: t) }
    }
    return nil
  }

  /// Whether a dependent type can only be a class.
  func isClassBound(_ type: Type) -> Bool {
    let t = canonical(type)
    for s in allSpellings(of: t) {
      if classBound.contains(s) || program.isRootClassBound(s) { return true }
      if !implied(about: s, { $0.classBound.contains($1) ? [true] : [] }).isEmpty { return true }
    }
    return superclassBound(of: t) != nil || protocols(of: t).contains { program.isClassBound(protocol: $0) }
  }
}

extension Type {
  /// Whether another type occurs in it.
  func occurs(_ other: Type) -> Bool {
    if self === other { return true }
    switch kind {
    case .nominal(_, let arguments): return arguments.contains { $0.occurs(other) }
    case .dependentMember(let base, _): return base.occurs(other)
    case .tuple(let elements): return elements.contains { $0.type.occurs(other) }
    case .function(let f): return f.result.occurs(other) || f.parameters.contains { $0.type.occurs(other) }
    default: return false
    }
  }
}
