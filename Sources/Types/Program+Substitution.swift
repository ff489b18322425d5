import Tree

extension Program {

  /// The type with generic parameters, `Self`s and opened types replaced; dependent members are resolved through conformances.
  ///
  /// - Parameter sig: what is known about generic parameters in the types put in.
  public func substitute(_ t: Type, _ s: Substitution, in sig: GenericSignature? = nil) -> Type {
    if s.isEmpty || t.properties.isDisjoint(with: [.generic, .opaque]) { return t }
    return types.transform(t) { part in self.replacement(of: part, s, sig) }
  }

  private func replacement(of part: Type, _ s: Substitution, _ sig: GenericSignature?) -> Type? {
    guard !part.properties.isDisjoint(with: [.generic, .opaque]) else { return part }
    switch part.kind {
    case .genericParameter(let g): return s.parameters[g]
    case .protocolSelf(let p): return s.selves[p]
    case .opened: return s.opened[part]
    case .dependentMember(let base, let a):
      let new = substitute(base, s, in: sig)
      return new === base ? part : memberType(of: new, a, in: sig)
    case .packExpansion(let pattern): return expand(pattern, s, sig)
    default: return nil
    }
  }

  /// `repeat pattern` for each element of the packs that its parameters stand for.
  private func expand(_ pattern: Type, _ s: Substitution, _ sig: GenericSignature?) -> Type? {
    var packs: [GenericParamDecl: [Type]] = [:]
    collectPacks(in: pattern, s, &packs)
    guard let count = packs.values.first?.count else { return nil }
    var elements: [Type] = []
    for index in 0..<count {
      var one = s
      for (g, ts) in packs where index < ts.count { one.parameters[g] = ts[index] }
      elements.append(substitute(pattern, one, in: sig))
    }
    return types.make(.pack(elements))
  }

  private func collectPacks(in pattern: Type, _ s: Substitution, _ packs: inout [GenericParamDecl: [Type]]) {
    var found: [GenericParamDecl: [Type]] = [:]
    _ = types.transform(pattern) { part in
      if case .genericParameter(let g) = part.kind, g.isPack, let given = s.parameters[g],
        case .pack(let ts) = given.kind
      {
        found[g] = ts
      }
      return nil
    }
    packs = found
  }

  /// A demand with its types replaced.
  public func substitute(_ r: Requirement, _ s: Substitution, in sig: GenericSignature? = nil) -> Requirement {
    switch r {
    case .conformance(let t, let p): .conformance(substitute(t, s, in: sig), p)
    case .superclass(let t, let c): .superclass(substitute(t, s, in: sig), substitute(c, s, in: sig))
    case .classBound(let t): .classBound(substitute(t, s, in: sig))
    case .sameType(let a, let b): .sameType(substitute(a, s, in: sig), substitute(b, s, in: sig))
    }
  }

  /// A substitution followed by another.
  func compose(_ first: Substitution, then second: Substitution, in sig: GenericSignature? = nil) -> Substitution {
    if second.isEmpty { return first }
    return Substitution(
      parameters: first.parameters.mapValues { substitute($0, second, in: sig) },
      selves: first.selves.mapValues { substitute($0, second, in: sig) },
      opened: first.opened.mapValues { substitute($0, second, in: sig) })
  }

  /// What the generic parameters of a type's or extension's members stand for, seen from a base type.
  ///
  /// - Parameter context: the type, extension or member that uses the parameters.
  public func contextSubstitution(of base: Type, for context: Decl) -> Substitution {
    guard let n = contextualNominal(context) else { return Substitution() }
    if n.nominalKind == .protocolType { return Substitution(selves: [n: strip(base)]) }
    guard let type = ancestor(of: base, n), case .nominal(_, let arguments) = type.kind, !arguments.isEmpty else {
      return Substitution()
    }
    let parameters = genericSignature(of: n).parameters
    return Substitution(parameters: Dictionary(zip(parameters, arguments), uniquingKeysWith: { a, _ in a }))
  }

  /// The type itself or the superclass that is of that declaration.
  func ancestor(of base: Type, _ n: NominalDecl) -> Type? {
    var type: Type? = base
    while let t = type {
      switch t.kind {
      case .nominal(let m, _) where m === n: return t
      case .nominal: type = superclass(of: t)
      case .dynamicSelf(let c), .lvalue(let c), .inoutRef(let c), .metatype(let c): type = c
      case .existential, .genericParameter, .dependentMember, .protocolSelf, .opened, .opaque:
        type = superclassBound(of: t, in: nil)
      default: return nil
      }
    }
    return nil
  }

  /// The type of the value in a place.
  func strip(_ t: Type) -> Type {
    switch t.kind {
    case .lvalue(let inner), .inoutRef(let inner): inner
    default: t
    }
  }

  /// Whether a demand holds; one about a type not known yet counts as holding.
  public func satisfies(_ r: Requirement, in sig: GenericSignature?) -> Bool {
    switch r {
    case .conformance(let t, let p): return conformance(of: t, to: p, in: sig) != nil
    case .superclass(let t, let c):
      if t.properties.contains(.variable) || c.properties.contains(.variable) { return true }
      return isSubclass(bound(of: canonical(t, in: sig), in: sig), of: canonical(c, in: sig))
    case .classBound(let t): return t.isVariable || isClassBound(t, in: sig)
    case .sameType(let a, let b):
      let t = canonical(a, in: sig)
      let u = canonical(b, in: sig)
      return t === u || mayBeEqual(t, u)
    }
  }

  private func bound(of t: Type, in sig: GenericSignature?) -> Type {
    t.isDependent ? superclassBound(of: t, in: sig) ?? t : t
  }

  /// Whether two types could become the same when their type variables are known.
  func mayBeEqual(_ t: Type, _ u: Type) -> Bool {
    if t === u { return true }
    if t.properties.contains(.error) || u.properties.contains(.error) { return true }
    guard t.properties.contains(.variable) || u.properties.contains(.variable) else { return false }
    if t.isVariable || u.isVariable || t.hasVariableRoot || u.hasVariableRoot { return true }
    switch (t.kind, u.kind) {
    case (.nominal(let n, let xs), .nominal(let m, let ys)): return n === m && zip(xs, ys).allSatisfy(mayBeEqual)
    case (.tuple(let xs), .tuple(let ys)):
      return xs.count == ys.count && zip(xs, ys).allSatisfy { mayBeEqual($0.type, $1.type) }
    case (.function(let f), .function(let g)): return f.parameters.count == g.parameters.count
    case (.metatype(let x), .metatype(let y)): return mayBeEqual(x, y)
    default: return false
    }
  }
}

extension Type {
  /// Whether it is a type variable.
  var isVariable: Bool {
    if case .variable = kind { return true }
    return false
  }

  /// Whether it is a member of a type variable.
  var hasVariableRoot: Bool {
    if case .dependentMember(let base, _) = kind { return base.isVariable || base.hasVariableRoot }
    return false
  }
}
