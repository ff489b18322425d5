import Tree
import Types

extension ConstraintSystem {

  // MARK: Associated types

  /// An associated type of `base`, or the variable that will be it.
  func memberType(_ a: AssociatedTypeDecl, of base: Type, _ locator: Locator) -> Type {
    let b = simplify(base)
    if let witness = typeWitness(a, of: b) { return witness }
    guard b.properties.contains(.variable) else { return types.error }
    let key = types.make(.dependentMember(b, a))
    if let known = state.memberVariables[key] { return known }
    let v = makeVariable(locator)
    state.memberVariables[key] = v
    wait(.dependentMember(a), b, v, locator)
    return v
  }

  /// What an associated type is for a type whose outermost level is known.
  func typeWitness(_ a: AssociatedTypeDecl, of base: Type) -> Type? {
    guard let proto = a.parent as? NominalDecl else { return nil }
    guard base.properties.contains(.variable) else {
      if base.kind == .error { return types.error }
      guard let c = program.conformance(of: base, to: proto, in: signature) else { return nil }
      return program.typeWitness(a, of: c, in: signature)
    }
    guard case .nominal(let d, let arguments) = base.kind else { return nil }
    guard let declared = typer.declaredWitness(a, proto, d) else { return nil }
    let s = Substitution(parameters: typer.argumentMap(d, arguments))
    return open(declared, s, Locator(typer.placeholder))
  }

  // MARK: Opening

  /// Replaces generic parameters; associated types of variables become variables.
  func open(_ type: Type, _ s: Substitution, _ locator: Locator) -> Type {
    guard type.properties.contains(.generic) || type.properties.contains(.dynamicSelf) else { return type }
    return types.transform(type) { t in
      switch t.kind {
      case .genericParameter(let p): return s.parameters[p] ?? t
      case .protocolSelf(let p): return s.selves[p] ?? t
      case .opened: return s.opened[t] ?? t
      case .dependentMember(let base, let a):
        let b = open(base, s, locator)
        if b === base { return t }
        return memberType(a, of: b, locator)
      default: return t.properties.contains(.generic) || t.properties.contains(.dynamicSelf) ? nil : t
      }
    }
  }

  /// Opens a choice: fresh variables for its generic parameters, its demands stated.
  func open(_ choice: OverloadChoice, _ locator: Locator) -> SelectedOverload? {
    switch choice.target {
    case .tupleElement(let index): return openTupleElement(index, choice)
    case .declaration(let d, let member): return open(d, member, choice, locator)
    case .dynamicMember(let s, let member, _, _): return open(s, member, choice, locator)
    }
  }

  private func openTupleElement(_ index: Int, _ choice: OverloadChoice) -> SelectedOverload? {
    guard case .expression(let base) = choice.base, case .tuple(let elements) = resolve(base).kind else { return nil }
    let type = elements[index].type
    return SelectedOverload(
      choice: choice, type: choice.baseIsPlace ? types.make(.lvalue(type)) : type, substitution: Substitution(),
      opened: nil, isUnapplied: false)
  }

  private func open(_ d: Decl, _ member: Member?, _ choice: OverloadChoice, _ locator: Locator) -> SelectedOverload? {
    var s = member?.substitution ?? Substitution()
    var opened: Type?
    if case .expression(let base) = choice.base, let member, case .opened = member.context.kind, base !== member.context
    {
      opened = member.context
    }
    let signature = typer.signature(of: d)
    let isOperatorMember =
      member == nil && d.parent.map { $0 is NominalDecl || $0 is ExtensionDecl } == true && d is FuncDecl
    if let p = signature.protocolSelf, s.selves[p] == nil {
      s.selves[p] = isOperatorMember ? makeVariable(Locator(locator.expr, .base)) : selfReplacement(member, p)
    }
    var isFresh =
      s.parameters.values.contains { $0.properties.contains(.variable) }
      || s.selves.values.contains { $0.properties.contains(.variable) }
    for p in signature.parameters where s.parameters[p] == nil {
      if p.parent !== d, !isOperatorMember, self.signature?.parameters.contains(p) == true {
        s.parameters[p] = types.make(.genericParameter(p))
      } else {
        s.parameters[p] = makeVariable(Locator(locator.expr, .generic(p)))
        isFresh = true
      }
    }
    if isFresh { addRequirements(signature, s, locator) }
    guard let (type, unapplied) = referenceType(d, member, choice, s, locator) else { return nil }
    return SelectedOverload(choice: choice, type: type, substitution: s, opened: opened, isUnapplied: unapplied)
  }

  /// The type that takes the place of a protocol's `Self`.
  private func selfReplacement(_ member: Member?, _ p: NominalDecl) -> Type {
    if let member { return member.context }
    return types.make(.protocolSelf(p))
  }

  /// States the demands of an opened signature.
  func addRequirements(_ signature: GenericSignature, _ s: Substitution, _ locator: Locator) {
    let place = Locator(locator.expr, .requirement)
    for r in signature.requirements {
      switch r {
      case .conformance(let t, let p):
        let o = open(t, s, place)
        if o !== t || o.properties.contains(.variable) { add(.conforms(p), o, o, place) }
      case .superclass(let t, let c): add(.subtype, open(t, s, place), open(c, s, place), place)
      case .classBound(let t):
        let o = open(t, s, place)
        add(.classBound, o, o, place)
      case .sameType(let t, let u): add(.bind, open(t, s, place), open(u, s, place), place)
      }
    }
  }

  /// The type that a reference to a declaration has.
  private func referenceType(
    _ d: Decl, _ member: Member?, _ choice: OverloadChoice, _ s: Substitution, _ locator: Locator
  ) -> (Type, Bool)? {
    if case .dynamicMember(let sub, _, let name, _) = choice.target {
      return (dynamicMemberType(sub, name, choice, s, locator), false)
    }
    var type = open(interfaceType(of: d), s, locator)
    type = replaceDynamicSelf(type, choice)
    if d is InitDecl { type = replaceResult(type, choice) }
    if let v = d as? VarDecl, isPlace(v, choice) { type = types.make(.lvalue(type)) }
    if d is SubscriptDecl, isPlace(d, choice), case .function(var f) = type.kind {
      f.result = types.make(.lvalue(f.result))
      type = types.make(.function(f))
    }
    if d is NominalDecl || d is TypeAliasDecl || d is AssociatedTypeDecl || d is GenericParamDecl {
      return (type, false)
    }
    guard isUnapplied(d, choice), case .expression(let base) = choice.base,
      case .metatype(let instance) = resolve(base).kind
    else { return (type, false) }
    guard d is FuncDecl else { return nil }
    state.score.add(.unappliedFunction)
    let mutating = program.isMutating(d)
    return (
      types.make(.function(FunctionType([.init(instance, isInout: mutating)], type))), true
    )
  }

  /// An initialiser makes a value of the type that it is called on.
  private func replaceResult(_ type: Type, _ choice: OverloadChoice) -> Type {
    guard case .expression(let base) = choice.base, case .metatype(let t) = resolve(base).kind,
      case .function(var f) = type.kind
    else { return type }
    let instance = resolve(t)
    if case .unboundGeneric = instance.kind { return type }
    guard isClass(program.optionalObject(f.result) ?? f.result), f.result !== instance, isClassBound(instance) else {
      return type
    }
    if let wrapped = program.optionalObject(f.result) {
      if wrapped !== instance { f.result = program.optional(instance) }
    } else {
      f.result = instance
    }
    return types.make(.function(f))
  }

  /// Whether an instance's member is named on the type.
  private func isUnapplied(_ d: Decl, _ choice: OverloadChoice) -> Bool {
    guard case .expression(let base) = choice.base, case .metatype = resolve(base).kind else { return false }
    return program.isInstanceMember(d) && !(d is InitDecl) && !(d is EnumElementDecl)
  }

  /// `Self` in a class's member is the type of the base.
  private func replaceDynamicSelf(_ type: Type, _ choice: OverloadChoice) -> Type {
    guard type.properties.contains(.dynamicSelf) else { return type }
    let replacement: Type
    switch choice.base {
    case .expression(let base):
      if choice.isSuper {
        guard let own = typer.typeContext(scope).flatMap({ typer.selfType($0, scope) }) else { return type }
        replacement = own
        break
      }
      if case .metatype(let t) = resolve(base).kind { replacement = t } else { replacement = resolve(base) }
    default: return type
    }
    return types.transform(type) { t in
      if case .dynamicSelf = t.kind { return replacement }
      return t.properties.contains(.dynamicSelf) ? nil : t
    }
  }

  /// The type of a declaration as its context sees it; closures' parameters may not be known yet.
  func interfaceType(of d: Decl) -> Type {
    if let v = d as? VarDecl {
      if let local = state.locals[v] { return local }
      return typer.type(of: v)
    }
    return program.interfaceType(of: d)
  }

  /// Whether a variable can be written through this reference.
  func isPlace(_ v: Decl, _ choice: OverloadChoice) -> Bool {
    switch choice.base {
    case .none: return (v as? VarDecl).map { typer.isWritable($0) } ?? false
    case .implicitSelf(let context):
      return typer.isWritableMember(v, onSelfOf: context, from: scope.context, scope: scope)
    case .implicitType: return program.isSettable(v, from: scope.context)
    case .expression(let base):
      let object = resolve(base)
      if choice.baseIsSelf, typer.initializes(v, in: scope.context) { return true }
      guard program.isSettable(v, from: scope.context) else { return false }
      if case .metatype = object.kind { return true }
      return choice.baseIsPlace || isClassBound(object) || typer.hasNonmutatingSetter(v)
    }
  }
}
