import Tree

extension Program {

  /// The generic parameters in force at a declaration and what is demanded of them, outer contexts' included.
  ///
  /// While a signature is being built, what is known of it so far is given.
  public func genericSignature(of d: Decl) -> GenericSignature {
    if let known = facts.signatures[d] { return known }
    switch d {
    case let n as NominalDecl: return n.nominalKind == .protocolType ? protocolSignature(n) : ownSignature(of: n)
    case let e as ExtensionDecl: return extensionSignature(e)
    case is FunctionLikeDecl, is TypeAliasDecl: return ownSignature(of: d)
    default:
      let sig = d.parent.map { genericSignature(of: $0) } ?? emptySignature
      if mayKeep { facts.signatures[d] = sig }
      return sig
    }
  }

  /// The generic parameters that `d` itself introduces, implicit ones (`some P`) last.
  public func ownGenericParameters(of d: Decl) -> [GenericParamDecl] {
    (genericClause(of: d)?.parameters ?? []) + implicitGenerics(of: d).map(\.parameter)
  }

  private func genericClause(of d: Decl) -> GenericParamClause? {
    switch d {
    case let n as NominalDecl: n.generics
    case let f as FunctionLikeDecl: f.generics
    case let a as TypeAliasDecl: a.generics
    default: nil
    }
  }

  private func whereClause(of d: Decl) -> [RequirementRepr] {
    switch d {
    case let n as NominalDecl: n.whereClause
    case let f as FunctionLikeDecl: f.whereClause
    case let a as TypeAliasDecl: a.whereClause
    case let e as ExtensionDecl: e.whereClause
    default: []
    }
  }

  private func protocolSignature(_ p: NominalDecl) -> GenericSignature {
    let own = Requirement.conformance(types.make(.protocolSelf(p)), p)
    let sig = GenericSignature(parameters: [], protocolSelf: p, requirements: [own])
    facts.signatures[p] = sig
    return sig
  }

  private func ownSignature(of d: Decl) -> GenericSignature {
    let outer = d.parent.map { genericSignature(of: $0) } ?? emptySignature
    if let done = facts.signatures[d] { return done }
    let own = ownGenericParameters(of: d)
    let clause = whereClause(of: d)
    guard !own.isEmpty || !clause.isEmpty else {
      if mayKeep { facts.signatures[d] = outer }
      return outer
    }
    return SignatureBuilder(program: self, owner: d, base: outer, own: own).build(where: clause)
  }

  private func extensionSignature(_ e: ExtensionDecl) -> GenericSignature {
    guard let n = extendedNominal(e) else { return emptySignature }
    let base = genericSignature(of: n)
    if let done = facts.signatures[e] { return done }
    let bound = boundArguments(of: e, n)
    guard !bound.isEmpty || !e.whereClause.isEmpty else {
      if mayKeep { facts.signatures[e] = base }
      return base
    }
    return SignatureBuilder(program: self, owner: e, base: base, own: [], given: bound).build(where: e.whereClause)
  }

  /// `Element == Int` for `extension Array<Int>`, `extension [Int]` and extensions of aliases of such types.
  private func boundArguments(of e: ExtensionDecl, _ n: NominalDecl) -> [Requirement] {
    if case .name(let name, let arguments) = e.extendedType.kind, arguments.isEmpty, name == n.name { return [] }
    guard !genericSignature(of: n).parameters.isEmpty else { return [] }
    let type = resolve(e.extendedType, in: e.parent, [.allowUnbound, .constraint, .silent])
    guard case .nominal(_, let arguments) = type.kind else { return [] }
    return zip(genericSignature(of: n).parameters, arguments).compactMap { parameter, argument in
      let t = types.make(.genericParameter(parameter))
      return t === argument ? nil : .sameType(t, argument)
    }
  }
}

/// Builds one signature in stages, so that a `where` clause can name members of parameters whose bounds stand before it.
struct SignatureBuilder {
  /// The declarations.
  let program: Program
  /// The declaration whose signature it is.
  let owner: Decl
  /// The signature of the context.
  let base: GenericSignature
  /// The parameters that the owner adds.
  let own: [GenericParamDecl]
  /// Demands known beforehand.
  var given: [Requirement] = []

  /// Builds the signature and keeps it.
  func build(where clause: [RequirementRepr]) -> GenericSignature {
    program.signaturesInProgress += 1
    var requirements = base.requirements + given
    publish(requirements)
    for g in own {
      requirements += bounds(of: g)
      publish(requirements)
    }
    for (index, r) in clause.enumerated() {
      requirements += resolved(r)
      if index + 1 < clause.count { publish(requirements) }
    }
    publish(requirements)
    requirements += implied()
    program.signaturesInProgress -= 1
    return publish(requirements)
  }

  @discardableResult
  private func publish(_ requirements: [Requirement]) -> GenericSignature {
    let sig = GenericSignature(
      parameters: base.parameters + own, protocolSelf: base.protocolSelf, requirements: requirements)
    program.facts.signatures[owner] = sig
    return sig
  }

  /// What the colon after a parameter demands.
  private func bounds(of g: GenericParamDecl) -> [Requirement] {
    guard let repr = g.inherited ?? program.facts.implicitConstraints[g] else { return [] }
    return program.requirements(program.types.make(.genericParameter(g)), conformsTo: repr, in: owner)
  }

  /// What a part of the `where` clause demands.
  private func resolved(_ r: RequirementRepr) -> [Requirement] { program.requirements(r, in: owner) }

  /// The demands that the types of the parameters and the result imply: `[K: V]` says that `K` is `Hashable`.
  private func implied() -> [Requirement] {
    guard !own.isEmpty, let f = owner as? FunctionLikeDecl else { return [] }
    let mine = Set(own)
    var found: [Requirement] = []
    let written = f.parameters.map(\.type) + [(f as? FuncDecl)?.resultType]
    for repr in written {
      guard let repr, repr.mayImply else { continue }
      let type = program.resolve(repr, in: owner, [.silent])
      program.collectImplied(by: type, about: mine, &found)
    }
    return found
  }
}

extension TypeRepr {
  /// Whether it applies a generic type, which may demand something of its arguments.
  fileprivate var mayImply: Bool {
    switch kind {
    case .name(_, let arguments): !arguments.isEmpty
    case .member(_, _, let arguments): !arguments.isEmpty
    case .dictionary: true
    case .optional(let t), .implicitlyUnwrapped(let t), .array(let t), .attributed(_, let t): t.mayImply
    case .tuple(let elements): elements.contains { $0.type.mayImply }
    case .function(let parameters, _, let result): parameters.contains { $0.type.mayImply } || result.mayImply
    default: false
    }
  }
}

extension Program {

  /// The demands of a `where` clause's part.
  func requirements(_ r: RequirementRepr, in context: Decl) -> [Requirement] {
    switch r {
    case .conformance(let subject, let bound, _):
      let t = resolve(subject, in: context)
      if case .error = t.kind { return [] }
      return requirements(t, conformsTo: bound, in: context)
    case .sameType(let a, let b, _):
      let t = resolve(a, in: context)
      let u = resolve(b, in: context)
      if t.properties.contains(.error) || u.properties.contains(.error) { return [] }
      return [.sameType(t, u)]
    }
  }

  /// The demands of `subject: bound`.
  func requirements(_ subject: Type, conformsTo bound: TypeRepr, in context: Decl) -> [Requirement] {
    var resolver = TypeResolver(program: self, context: context, options: [.constraint], placeholder: nil)
    if context is NominalDecl || context is ExtensionDecl {
      resolver.skipped = context is ExtensionDecl ? nil : context
    }
    let type = resolver.resolve(bound)
    switch type.kind {
    case .existential(let e): return requirements(subject, of: e)
    case .nominal(let n, _) where n.isClass: return [.superclass(subject, type)]
    case .error: return []
    default:
      if complain(about: bound) {
        diagnose(.constrainedToNonProtocol(description(of: subject), description(of: type), at: bound.range))
      }
      return []
    }
  }

  /// The demands that make `subject` a value of an existential type.
  func requirements(_ subject: Type, of e: ExistentialType) -> [Requirement] {
    var found: [Requirement] = []
    for c in e.constraints {
      found.append(.conformance(subject, c.proto))
      for (a, argument) in zip(primaryAssociatedTypes(of: c.proto), c.arguments) {
        found.append(.sameType(types.make(.dependentMember(subject, a)), argument))
      }
    }
    if let superclass = e.superclass { found.append(.superclass(subject, superclass)) }
    if e.isClassBound, e.superclass == nil, !e.constraints.contains(where: { isClassBound(protocol: $0.proto) }) {
      found.append(.classBound(subject))
    }
    return found
  }

  /// Gathers what the generic types inside `type` demand of the parameters given.
  func collectImplied(by type: Type, about mine: Set<GenericParamDecl>, _ found: inout [Requirement]) {
    guard type.properties.contains(.generic) else { return }
    switch type.kind {
    case .nominal(let n, let arguments):
      for a in arguments { collectImplied(by: a, about: mine, &found) }
      let sig = genericSignature(of: n)
      guard !sig.requirements.isEmpty else { return }
      let s = Substitution(parameters: Dictionary(uniqueKeysWithValues: zip(sig.parameters, arguments)))
      for r in sig.requirements {
        let implied = substitute(r, s)
        if implied.mentions(mine), !found.contains(implied) { found.append(implied) }
      }
    case .tuple(let elements): elements.forEach { collectImplied(by: $0.type, about: mine, &found) }
    case .function(let f):
      f.parameters.forEach { collectImplied(by: $0.type, about: mine, &found) }
      collectImplied(by: f.result, about: mine, &found)
    default: break
    }
  }
}

extension Requirement {

  /// The type that something is demanded of.
  public var subject: Type {
    switch self {
    case .conformance(let t, _), .superclass(let t, _), .classBound(let t), .sameType(let t, _): t
    }
  }

  /// Whether it demands something of one of the parameters.
  func mentions(_ parameters: Set<GenericParamDecl>) -> Bool {
    subject.rootParameter.map(parameters.contains) ?? false
  }
}

extension Type {

  /// The generic parameter at the root of `T.A.B`.
  var rootParameter: GenericParamDecl? {
    switch kind {
    case .genericParameter(let g): g
    case .dependentMember(let base, _): base.rootParameter
    default: nil
    }
  }

  /// The type at the root of `T.A.B`.
  var root: Type {
    if case .dependentMember(let base, _) = kind { return base.root }
    return self
  }

  /// How many member names follow the root.
  var depth: Int {
    if case .dependentMember(let base, _) = kind { return base.depth + 1 }
    return 0
  }

  /// Whether it stands for a type that only a substitution or opening tells.
  public var isDependent: Bool {
    switch kind {
    case .genericParameter, .protocolSelf, .dependentMember, .opened, .opaque: true
    default: false
    }
  }
}
