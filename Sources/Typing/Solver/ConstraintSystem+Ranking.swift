import Tree
import Types

extension ConstraintSystem {

  /// The outcome of comparing two solutions.
  enum Comparison { case better, worse, same, incomparable }

  /// Compares solutions: by score, then by how specialised the chosen overloads are.
  func compare(_ a: State, _ b: State) -> Comparison {
    if a.score < b.score { return .better }
    if b.score < a.score { return .worse }
    var first = 0
    var second = 0
    var differs = false
    for (key, x) in a.overloads {
      guard let y = b.overloads[key] else { continue }
      let same = x.choice.declaration === y.choice.declaration && x.choice.isViaOptional == y.choice.isViaOptional
      if same { continue }
      differs = true
      guard let d = x.choice.declaration, let e = y.choice.declaration else { continue }
      let forward = isAsSpecialized(d, than: e)
      let backward = isAsSpecialized(e, than: d)
      if forward, !backward { first += 1 }
      if backward, !forward { second += 1 }
      if forward, backward {
        let (p, q) = tieBreak(d, e)
        first += p
        second += q
      }
    }
    if first > 0, second == 0 { return .better }
    if second > 0, first == 0 { return .worse }
    if !differs { return compareTypes(a, b) }
    return .incomparable
  }

  /// Solutions with the same overloads differ by the types of their variables.
  private func compareTypes(_ a: State, _ b: State) -> Comparison { .same }

  /// What decides between equally specialised declarations.
  private func tieBreak(_ d: Decl, _ e: Decl) -> (Int, Int) {
    let x = typer.parameters(of: d) ?? []
    let y = typer.parameters(of: e) ?? []
    if x.contains(where: \.isVariadic) != y.contains(where: \.isVariadic) {
      return x.contains(where: \.isVariadic) ? (0, 1) : (1, 0)
    }
    if x.count != y.count { return x.count < y.count ? (1, 0) : (0, 1) }
    let inExtension = (typer.isProtocolExtensionMember(d), typer.isProtocolExtensionMember(e))
    if inExtension.0 != inExtension.1 { return inExtension.0 ? (0, 1) : (1, 0) }
    let isUser = (typer.isUserDeclared(d), typer.isUserDeclared(e))
    if isUser.0 != isUser.1 { return isUser.0 ? (1, 0) : (0, 1) }
    if (isOptionalCoalescing(d), isOptionalCoalescing(e)) == (false, true) { return (1, 0) }
    if (isOptionalCoalescing(d), isOptionalCoalescing(e)) == (true, false) { return (0, 1) }
    return (0, 0)
  }

  /// Whether a declaration is the `??` that gives an optional, which the compiler takes last.
  private func isOptionalCoalescing(_ d: Decl) -> Bool {
    guard let f = d as? FuncDecl, f.name == "??", !typer.isUserDeclared(f),
      case .function(let type) = program.interfaceType(of: f).kind
    else { return false }
    return program.optionalObject(type.result) != nil
  }

  /// Whether `d` can be called wherever `e` can, and so is at least as specialised.
  func isAsSpecialized(_ d: Decl, than e: Decl) -> Bool {
    let key = Typer.SpecialisationKey(first: ObjectIdentifier(d), second: ObjectIdentifier(e))
    if let known = typer.specialisations[key] { return known }
    let answer = computeSpecialized(d, than: e)
    #if TRACE
      if CommandLine.arguments.contains("-v") {
        print(
          "SPECIALIZED", program.declName(of: d), d.range.file.name, d.range.line, "than", e.range.file.name,
          e.range.line, answer)
      }
    #endif
    typer.specialisations[key] = answer
    return answer
  }

  private func computeSpecialized(_ d: Decl, than e: Decl) -> Bool {
    let isFunction = (d is FunctionLikeDecl || d is EnumElementDecl, e is FunctionLikeDecl || e is EnumElementDecl)
    if isFunction.0 != isFunction.1 { return !isFunction.0 }
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
    let inExtension = (typer.isProtocolMember(d), typer.isProtocolMember(e))
    if inExtension.0 != inExtension.1 { return inExtension.1 }
    return opensTo(d, e)
  }

  /// Whether the `Self` of a protocol's extension meets the demands of another's (`isProtocolExtensionAsSpecializedAs`).
  private func meets(_ x: ExtensionDecl, _ y: ExtensionDecl) -> Bool {
    guard case .protocolSelf(let p)? = program.selfType(of: x)?.kind,
      case .protocolSelf(let q)? = program.selfType(of: y)?.kind
    else { return false }
    let system = ConstraintSystem(typer: typer, scope: Scope(parent: nil, context: x))
    let own = types.make(.protocolSelf(p))
    var s = Substitution()
    s.selves[q] = own
    guard system.conforms(own, q) == true else { return false }
    system.addRequirements(program.genericSignature(of: y), s, Locator(typer.placeholder))
    return system.simplify()
  }

  /// Whether `e`, opened, accepts what `d` demands: `d`'s generic parameters stay as they are.
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
    guard system.relate(from, to, d, e, place) else {
      #if TRACE
        if CommandLine.arguments.contains("-v") {
          print("UNRELATED", program.description(of: from), program.description(of: to))
        }
      #endif
      return false
    }
    var found: [State] = []
    system.searchFrom(&found)
    return !found.isEmpty
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

  /// Parameter by parameter, what `d` takes must convert to what `e` takes.
  func relate(_ from: Type, _ to: Type, _ d: Decl, _ e: Decl, _ place: Locator) -> Bool {
    guard case .function(let f) = from.kind, case .function(let g) = to.kind else {
      return match(from, to, .subtype, place)
    }
    let x = typer.parameters(of: d) ?? []
    let y = typer.parameters(of: e) ?? []
    let required = (x.filter { !typer.hasDefault($0) }.count, y.filter { !typer.hasDefault($0) }.count)
    if f.parameters.count != g.parameters.count {
      // Parameters with defaults count only when nothing else tells the declarations apart.
      guard required.0 == required.1 || f.parameters.count < g.parameters.count else { return false }
    }
    for (p, q) in zip(f.parameters, g.parameters) {
      guard p.isInout == q.isInout || true else { return false }
      if p.isVariadic && !q.isVariadic { return false }
      guard match(p.type, q.type, .subtype, place) else { return false }
    }
    return true
  }
}
