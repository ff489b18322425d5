import Tree
import Types

extension ConstraintSystem {

  /// Whether `d` can be called wherever `e` can, and so is at least as specialised.
  func isAsSpecialized(_ d: Decl, than e: Decl) -> Bool {
    let key = Typer.SpecialisationKey(first: ObjectIdentifier(d), second: ObjectIdentifier(e))
    if let known = typer.specialisations[key] { return known }
    let answer = computeSpecialized(d, than: e)
    #if TRACE
      if isTracing {
        print(
          "SPECIALIZED", program.declName(of: d), d.range.file.name, d.range.line, "than", e.range.file.name,
          e.range.line, answer)
      }
    #endif
    typer.specialisations[key] = answer
    return answer
  }

  /// As the compiler's `CompareDeclSpecializationRequest` has it.
  private func computeSpecialized(_ d: Decl, than e: Decl) -> Bool {
    guard type(of: d) == type(of: e) || d.isTypeDeclaration && e.isTypeDeclaration else { return false }
    if let f = d as? FunctionLikeDecl, let g = e as? FunctionLikeDecl {
      let generic = (typer.ownGenerics(f), typer.ownGenerics(g))
      if generic.0 != generic.1 { return generic.1 }
    }
    let isDefault = (typer.isProtocolExtensionMember(d), typer.isProtocolExtensionMember(e))
    if isDefault.0 != isDefault.1 { return isDefault.1 }
    if isDefault.0, let x = d.parent as? ExtensionDecl, let y = e.parent as? ExtensionDecl, x !== y {
      let (forward, backward) = (meets(x, y), meets(y, x))
      if forward != backward { return forward }
    }
    let isRequirement = (typer.isProtocolMember(d), typer.isProtocolMember(e))
    if isRequirement.0 != isRequirement.1 { return isRequirement.1 }
    return opensTo(d, e)
  }

  /// Whether the `Self` of a protocol's extension meets the demands of another's (`isProtocolExtensionAsSpecializedAs`).
  private func meets(_ x: ExtensionDecl, _ y: ExtensionDecl) -> Bool {
    guard case .protocolSelf(let p)? = program.selfType(of: x)?.kind,
      case .protocolSelf(let q)? = program.selfType(of: y)?.kind
    else { return false }
    if p !== q {
      if program.inheritedProtocols(of: p).contains(q) { return true }
      if program.inheritedProtocols(of: q).contains(p) { return false }
    }
    let own = types.make(.protocolSelf(p))
    let known = program.genericSignature(of: x)
    let s = Substitution(selves: [q: own])
    return program.genericSignature(of: y).requirements.allSatisfy {
      program.satisfies(program.substitute($0, s, in: known), in: known)
    }
  }

  /// Whether `e`, opened, accepts what `d` demands, or else demands more: `d`'s generic parameters stay as they are.
  private func opensTo(_ d: Decl, _ e: Decl) -> Bool {
    let system = ConstraintSystem(
      typer: typer, scope: Scope(parent: nil, context: d is FunctionLikeDecl ? d : d.parent))
    let place = Locator(typer.placeholder)
    let signature = typer.signature(of: e)
    var s = Substitution()
    for p in signature.parameters { s.parameters[p] = system.makeVariable(Locator(typer.placeholder, .generic(p))) }
    let stranger = unrelatedSelf(d, e)
    if let p = signature.protocolSelf { s.selves[p] = stranger ?? system.makeVariable(place) }
    system.addRequirements(stranger == nil ? signature : withoutSelf(signature), s, place)
    guard stranger != nil || system.relateSelf(d, e, s, place) else { return false }
    let from = system.interfaceType(of: d)
    let to = system.open(system.interfaceType(of: e), s, place)
    guard case .function(let f) = from.kind, case .function(let g) = to.kind, let y = typer.parameters(of: e) else {
      return system.match(from, to, .subtype, place) && system.isSolvable()
    }
    guard let (pairs, isShorter, differs) = Self.pair(f.parameters, g.parameters, y.map { typer.hasDefault($0) }) else {
      return false
    }
    if isShorter { return true }
    return !differs && pairs.allSatisfy { system.match($0.0, $0.1, .subtype, place) } && system.isSolvable()
  }

  /// Whether the demands can be met, without making a value optional.
  private func isSolvable() -> Bool {
    var found: [State] = []
    searchFrom(&found)
    return found.contains { $0.score[.valueToOptional] == 0 }
  }

  /// The parameter types of a function beside those of another that could take its arguments (`InputMatcher` in the compiler); `nil`
  /// when they don't fit one another. `isShorter` tells of parameters of the other that got nothing, `differs` of a closure at the end
  /// that doesn't fit.
  private static func pair(
    _ x: [FunctionType.Parameter], _ y: [FunctionType.Parameter], _ defaults: [Bool]
  ) -> (pairs: [(Type, Type)], isShorter: Bool, differs: Bool)? {
    guard x.count <= y.count else { return nil }
    var pairs: [(Type, Type)] = []
    var isShorter = false
    func add(_ p: FunctionType.Parameter, _ q: FunctionType.Parameter) -> Bool {
      if p.isVariadic, !q.isVariadic { return false }
      if q.isVariadic, !p.isVariadic { isShorter = true }
      pairs.append((adjusted(p), adjusted(q)))
      return true
    }
    let closuresApart = x.last.map(isFunction) == true && y.last.map(isFunction) == true
    let inputs = closuresApart ? x.dropLast() : x[...]
    let targets = closuresApart ? y.dropLast() : y[...]
    var next = 0
    for (i, q) in targets.enumerated() {
      let hasDefault = defaults.indices.contains(i) && defaults[i]
      if next == inputs.count {
        guard hasDefault || q.isVariadic else { return nil }
        isShorter = true
      } else if hasDefault, inputs.count - next < targets.count - i {
        isShorter = true
      } else {
        guard add(inputs[next], q) else { return nil }
        next += 1
      }
    }
    guard next == inputs.count else { return nil }
    let differs = closuresApart && !add(x[x.count - 1], y[y.count - 1])
    return (pairs, isShorter, differs)
  }

  /// The type that a parameter takes: for an autoclosure that of its value.
  private static func adjusted(_ p: FunctionType.Parameter) -> Type {
    if p.isAutoclosure, case .function(let f) = p.type.kind { return f.result }
    return p.type
  }

  private static func isFunction(_ p: FunctionType.Parameter) -> Bool {
    if case .function = p.type.kind { return !p.isAutoclosure }
    return false
  }

  /// The `Self` of `d` when both are members of protocols of which none refines the other: these are compared by their own
  /// parameters alone, as the compiler does (`SelfTypeRelationship::Unrelated`).
  private func unrelatedSelf(_ d: Decl, _ e: Decl) -> Type? {
    guard let a = memberSelf(d), let b = memberSelf(e), case .protocolSelf(let p) = a.kind,
      case .protocolSelf(let q) = b.kind,
      p !== q, !program.inheritedProtocols(of: p).contains(where: { $0 === q }),
      !program.inheritedProtocols(of: q).contains(where: { $0 === p })
    else { return nil }
    return a
  }

  /// What a signature demands besides of its `Self`.
  private func withoutSelf(_ signature: GenericSignature) -> GenericSignature {
    let rest = signature.requirements.filter { r in
      switch r {
      case .conformance(let t, _), .superclass(let t, _), .classBound(let t): !isRootedInSelf(t)
      case .sameType(let a, let b): !isRootedInSelf(a) && !isRootedInSelf(b)
      }
    }
    return GenericSignature(parameters: signature.parameters, protocolSelf: nil, requirements: rest)
  }

  private func isRootedInSelf(_ t: Type) -> Bool {
    switch t.kind {
    case .protocolSelf: true
    case .dependentMember(let base, _): isRootedInSelf(base)
    default: false
    }
  }

  /// The type that `d` is a member of must convert to that of `e`.
  func relateSelf(_ d: Decl, _ e: Decl, _ s: Substitution, _ place: Locator) -> Bool {
    guard let a = memberSelf(d), let b = memberSelf(e) else { return true }
    return match(a, open(b, s, place), .subtype, place)
  }

  private func memberSelf(_ d: Decl) -> Type? {
    guard let parent = d.parent, parent is NominalDecl || parent is ExtensionDecl else { return nil }
    if let f = d as? FuncDecl, f.isOperator { return nil }
    return program.selfType(of: parent)
  }
}
