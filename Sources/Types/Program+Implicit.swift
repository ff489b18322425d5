import Tree

extension Program {

  /// The generic parameters that stand for `some P` in the parameters of a function, initialiser or subscript.
  func implicitGenerics(of d: Decl) -> [(repr: TypeRepr, parameter: GenericParamDecl)] {
    guard let f = d as? FunctionLikeDecl, !(f is AccessorDecl), !f.parameters.isEmpty else { return [] }
    if let known = facts.implicitGenerics[d] { return known }
    var reprs: [TypeRepr] = []
    for p in f.parameters { p.type?.collectSome(&reprs) }
    let made = reprs.map { (repr: $0, parameter: implicitParameter($0, of: f)) }
    facts.implicitGenerics[d] = made
    return made
  }

  private func implicitParameter(_ repr: TypeRepr, of f: FunctionLikeDecl) -> GenericParamDecl {
    guard case .some(let constraint) = repr.kind else { preconditionFailure("collectSome gives `some` alone") }
    let name = "some " + constraint.range.text
    let g = GenericParamDecl(id: nodeIDs.make(), range: repr.range, name: name, inherited: nil, isPack: false)
    g.attach(to: f)
    facts.implicitConstraints[g] = constraint
    return g
  }

  /// The parameter that a `some P` stands for, when it was written in a parameter of `context` or of a function around it.
  func implicitParameter(for repr: TypeRepr, in context: Decl?) -> GenericParamDecl? {
    guard let context else { return nil }
    for d in context.ancestors {
      if let found = implicitGenerics(of: d).first(where: { $0.repr === repr }) { return found.parameter }
      if d is NominalDecl || d is ExtensionDecl { return nil }
    }
    return nil
  }

  /// Which `some` of the declaration's result it is.
  func opaqueIndex(of repr: TypeRepr, in d: Decl) -> Int? { opaqueReprs(of: d).firstIndex { $0 === repr } }

  /// The `some`s written in the result of a function or subscript, or in the type of a variable.
  func opaqueReprs(of d: Decl) -> [TypeRepr] {
    if let known = facts.opaqueReprs[d] { return known }
    var found: [TypeRepr] = []
    writtenResult(of: d)?.collectSome(&found)
    facts.opaqueReprs[d] = found
    return found
  }

  /// The result type as written.
  func writtenResult(of d: Decl) -> TypeRepr? {
    switch d {
    case let f as FuncDecl: f.resultType
    case let s as SubscriptDecl: s.resultType
    case let v as VarDecl: writtenType(of: v)
    default: nil
    }
  }

  /// The constraint of the `index`-th `some` in a declaration's result, as an existential type (or a class) in the declaration's terms.
  public func opaqueConstraint(of d: Decl, index: Int) -> Type {
    let reprs = opaqueReprs(of: d)
    guard index < reprs.count, case .some(let constraint) = reprs[index].kind else { return types.error }
    return resolveConstraint(constraint, in: d)
  }

  /// What an opaque type's arguments stand for: the `Self` of the protocol whose extension declares it, then generic parameters.
  func opaqueSubstitution(_ d: Decl, _ arguments: [Type]) -> Substitution {
    let signature = genericSignature(of: d)
    var s = Substitution()
    var rest = arguments[...]
    if let p = signature.protocolSelf { s.selves[p] = rest.popFirst() }
    s.parameters = Dictionary(zip(signature.parameters, rest), uniquingKeysWith: { a, _ in a })
    return s
  }

  /// Opaque types replaced by what is behind them, all the way.
  public func reveal(_ t: Type) -> Type {
    guard t.properties.contains(.opaque), let inference else { return t }
    let revealed = types.transform(t) { part in
      switch part.kind {
      case .opaque(let d, let index, let arguments):
        let behind = inference.underlyingType(of: d, index: index)
        if case .opaque(d, index, _) = behind.kind { return self.types.error }
        return self.reveal(self.substitute(behind, self.opaqueSubstitution(d, arguments)))
      case .dependentMember(let base, let a) where base.properties.contains(.opaque):
        return self.memberType(of: self.reveal(base), a, in: nil)
      default: return nil
      }
    }
    return revealed
  }
}

extension TypeRepr {

  /// Adds the `some`s inside, in the order of the text.
  func collectSome(_ found: inout [TypeRepr]) {
    switch kind {
    case .some(let constraint):
      found.append(self)
      constraint.collectSome(&found)
    case .name(_, let arguments): arguments.forEach { $0.collectSome(&found) }
    case .member(let base, _, let arguments):
      base.collectSome(&found)
      arguments.forEach { $0.collectSome(&found) }
    case .optional(let t), .implicitlyUnwrapped(let t), .array(let t), .metatype(let t), .attributed(_, let t),
      .packExpansion(let t), .packElement(let t):
      t.collectSome(&found)
    case .dictionary(let k, let v):
      k.collectSome(&found)
      v.collectSome(&found)
    case .tuple(let elements): elements.forEach { $0.type.collectSome(&found) }
    case .function(let parameters, _, let result):
      parameters.forEach { $0.type.collectSome(&found) }
      result.collectSome(&found)
    case .composition(let parts): parts.forEach { $0.collectSome(&found) }
    case .any, .protocolMetatype, .suppressed, .placeholder, .error: break
    }
  }
}
