import Tree
import Types

extension ConstraintSystem {

  // MARK: Names

  /// The type of a name, local or not.
  func nameReference(_ name: DeclName, _ e: Expr, _ scope: Scope, call: CallArguments?) -> Type {
    let place = Locator(e)
    if name.base == "self" { return selfReference(e, scope) }
    if let choices = localChoices(name, scope, e) { return reference(choices, place, call) }
    var choices = operatorValues(name, scope)
    if choices.isEmpty { choices = typer.unqualifiedChoices(name, scope).filter { !isBoundLater($0, e) } }
    if choices.isEmpty { return unresolved(name, e, scope) }
    let fitting = choices.filter { misuse($0, e, scope) == nil }
    if fitting.isEmpty, let kind = misuse(choices[0], e, scope) { return fault(kind, e) }
    choices = fitting
    return reference(choices, place, call)
  }

  /// Whether a `guard` at top level binds the variable further down.
  private func isBoundLater(_ choice: OverloadChoice, _ e: Expr) -> Bool {
    guard let v = choice.declaration as? VarDecl, v.binding == nil, v.parent == nil, v.nameRange.file === e.range.file
    else { return false }
    return v.nameRange.start > e.range.start
  }

  /// The functions of an operator that is used as a value.
  private func operatorValues(_ name: DeclName, _ scope: Scope) -> [OverloadChoice] {
    guard let first = name.base.first, !first.isLetter, first != "_", first != "$" else { return [] }
    return [Fixity.infix, .prefix, .postfix].flatMap { typer.operatorChoices(name.base, $0, scope) }
  }

  private func reference(_ choices: [OverloadChoice], _ place: Locator, _ call: CallArguments?) -> Type {
    if let only = choices.first, choices.count == 1, let type = directType(only, place) { return type }
    let v = makeVariable(place, canBePlace: true)
    if !bindChoices(choices, v, place, call: call, isOperator: false) { add(.bind, v, types.error, place) }
    return v
  }

  /// The type of a name with one meaning that needs no waiting.
  private func directType(_ choice: OverloadChoice, _ place: Locator) -> Type? {
    guard let d = choice.declaration else { return nil }
    if d is VarDecl, program.isImplicitlyUnwrapped(d) { return nil }
    if let t = typeReference(d, choice, place) {
      state.overloads[place.key] = SelectedOverload(
        choice: choice, type: t, substitution: Substitution(), opened: nil, isUnapplied: false)
      return t
    }
    let v = makeVariable(place, canBePlace: true)
    guard bind(choice, v, place) else {
      state.active.append(Constraint(.match(.bind), v, types.void, place, variables: []))
      hasFault = true
      return types.error
    }
    return resolve(v)
  }

  /// The metatype that a type's name stands for; generic types are opened.
  func typeReference(_ d: Decl, _ choice: OverloadChoice?, _ place: Locator) -> Type? {
    switch d {
    case let n as NominalDecl:
      if n.nominalKind == .protocolType {
        return types.make(.metatype(types.make(.existential(ExistentialType(constraints: [.init(n)])))))
      }
      return types.make(.metatype(openNominal(n, choice?.member?.context, place)))
    case let a as TypeAliasDecl: return types.make(.metatype(openAlias(a, choice, place)))
    case let g as GenericParamDecl: return types.make(.metatype(types.make(.genericParameter(g))))
    case let a as AssociatedTypeDecl:
      let base =
        choice?.member?.context ?? (a.parent as? NominalDecl).map { types.make(.protocolSelf($0)) } ?? types.error
      return types.make(.metatype(memberType(a, of: base, place)))
    default: return nil
    }
  }

  /// A nominal type with variables for the arguments that aren't given by its surroundings.
  func openNominal(_ n: NominalDecl, _ base: Type?, _ place: Locator) -> Type {
    let signature = program.genericSignature(of: n)
    guard !signature.parameters.isEmpty else { return types.make(.nominal(n, [])) }
    var s = Substitution()
    if let base, case .nominal(_, let outer) = base.kind {
      for (p, t) in zip(signature.parameters, outer) { s.parameters[p] = t }
    }
    for p in signature.parameters where s.parameters[p] == nil {
      if self.signature?.parameters.contains(p) == true {
        s.parameters[p] = types.make(.genericParameter(p))
      } else {
        s.parameters[p] = makeVariable(Locator(place.expr, .generic(p)))
      }
    }
    addRequirements(signature, s, place)
    return types.make(.nominal(n, signature.parameters.map { s.parameters[$0] ?? types.error }))
  }

  private func openAlias(_ a: TypeAliasDecl, _ choice: OverloadChoice?, _ place: Locator) -> Type {
    var s = choice?.member?.substitution ?? Substitution()
    for p in a.generics?.parameters ?? [] {
      let v = makeVariable(Locator(place.expr, .generic(p)))
      s.parameters[p] = v
      aliasArguments[place.key, default: []].append(v)
    }
    var type = program.interfaceType(of: a)
    if case .metatype(let t) = type.kind { type = t }
    if case .unboundGeneric(let n) = type.kind { return openNominal(n, nil, place) }
    return open(type, s, place)
  }

  private func localChoices(_ name: DeclName, _ scope: Scope, _ e: Expr) -> [OverloadChoice]? {
    var found = scope.find(name.base)
    if found.isEmpty, let part = program.wrapperVariable(name.base, find: { scope.find($0).last as? VarDecl }) {
      found = [part]
    }
    if found.isEmpty { return nil }
    if let labels = name.labels { found = found.filter { typer.labels(of: $0) == labels } }
    for case let v as VarDecl in found where typer.isBeingDeclared(v) {
      _ = fault(.usedInItsOwnValue(v), e)
    }
    return found.isEmpty ? nil : found.map { OverloadChoice(.declaration($0, nil), base: .none) }
  }

  /// `self`, the one captured or the receiver's.
  private func selfReference(_ e: Expr, _ scope: Scope) -> Type {
    if let v = scope.capturedSelf {
      let choice = OverloadChoice(.declaration(v, nil), base: .none)
      return reference([choice], Locator(e), nil)
    }
    guard let context = typer.typeContext(scope), let type = typer.selfType(context, scope) else {
      return fault(.unknownName("self"), e)
    }
    if typer.isStaticContext(scope) {
      return types.make(.metatype(type))
    }
    return typer.isSelfPlace(in: scope, of: context) ? types.make(.lvalue(type)) : type
  }

  private func unresolved(_ name: DeclName, _ e: Expr, _ scope: Scope) -> Type {
    if typer.isModule(name.base) { return types.error }
    if name.base == "Self", let context = typer.typeContext(scope), let t = typer.selfType(context, scope) {
      return types.make(.metatype(typer.dynamicSelf(t)))
    }
    if name.base == "Any" { return types.make(.metatype(types.any)) }
    if name.base == "AnyObject" { return types.make(.metatype(types.anyObject)) }
    return fault(.unknownName(name.base), e)
  }

  // MARK: Members

  /// The type of `base.name`, `.name` or `base<T>`.
  func memberReference(_ e: Expr, _ scope: Scope, call: CallArguments?) -> Type {
    switch e.kind {
    case .specialize(let base, let arguments): return specialise(base, arguments, e, scope, call)
    case .member(nil, let name, _): return implicitMember(name, e, scope, call)
    case .member(let base?, let name, _): return explicitMember(base, name, e, scope, call)
    default: return types.error
    }
  }

  private func explicitMember(
    _ base: Expr, _ name: DeclName, _ e: Expr, _ scope: Scope, _ call: CallArguments?
  ) -> Type {
    if case .name(let module) = base.kind, typer.isModule(module.base), scope.find(module.base).isEmpty,
      typer.unqualifiedChoices(module, scope).isEmpty
    {
      state.expressions[base.id] = types.error
      let choices = typer.topLevelChoices(name)
      return choices.isEmpty ? fault(.unknownName(name.base), e) : reference(choices, Locator(e), call)
    }
    var type = generateBase(base, scope)
    if name.base == "init", case .name(let n) = base.kind, n.base == "self", !typer.isStaticContext(scope) {
      type = types.make(.metatype(loaded(type, Locator(base))))
    }
    if name.base == "init", case .superRef = base.kind, !typer.isStaticContext(scope) {
      type = types.make(.metatype(type))
    }
    if name.base == "self" { return type }
    if let nested = nestedType(name, type, e) { return nested }
    let result = makeVariable(Locator(e), canBePlace: true)
    var options = Constraint.MemberOptions()
    if case .superRef = base.kind { options.isSuper = true }
    let c = Constraint(.member(name, options, call), type, result, Locator(e), variables: [])
    state.active.append(c)
    return result
  }

  /// A type nested in the type that the base names.
  private func nestedType(_ name: DeclName, _ base: Type, _ e: Expr) -> Type? {
    guard case .metatype(let t) = resolve(base).kind, isKnown(t), name.labels == nil,
      let nested = program.nestedType(name.base, of: resolve(t))
    else {
      guard case .metatype(let t) = resolve(base).kind, case .nominal(let d, _) = resolve(t).kind,
        let inner = typer.nestedDeclaration(name.base, in: d)
      else { return nil }
      if let n = inner as? NominalDecl, n.nominalKind != .protocolType, n.parent === d {
        return types.make(.metatype(openNominal(n, resolve(t), Locator(e))))
      }
      return typeReference(inner, nil, Locator(e))
    }
    if case .unboundGeneric(let n) = nested.kind {
      return types.make(.metatype(openNominal(n, resolve(t), Locator(e))))
    }
    return types.make(.metatype(nested))
  }

  /// `.name`: a static member of the type that the context wants.
  private func implicitMember(_ name: DeclName, _ e: Expr, _ scope: Scope, _ call: CallArguments?) -> Type {
    let base = makeVariable(Locator(e, .base))
    implicitBases[e.id] = base
    let result = makeVariable(Locator(e))
    var options = Constraint.MemberOptions()
    options.isImplicit = true
    add(.member(name, options, call), types.make(.metatype(base)), result, Locator(e))
    return result
  }

  private func specialise(
    _ base: Expr, _ arguments: [TypeRepr], _ e: Expr, _ scope: Scope, _ call: CallArguments?
  ) -> Type {
    let type = generateCallee(base, scope, call)
    let given = arguments.map { typer.resolveOpening($0, self, Locator(e), scope) }
    if let open = aliasArguments[Locator(base).key] {
      guard open.count == given.count else { return fault(.other, e) }
      for (a, b) in zip(open, given) { add(.bind, a, b, Locator(e)) }
      return type
    }
    if case .metatype(let t) = resolve(type).kind, case .nominal(let d, let open) = resolve(t).kind {
      let own = d.generics?.parameters.count ?? 0
      if own == given.count, open.suffix(own).allSatisfy({ $0.properties.contains(.generic) }) {
        return respecialise(d, open.dropLast(own) + given, base, Locator(e))
      } else if own == given.count {
        for (a, b) in zip(open.suffix(own), given) { add(.bind, a, b, Locator(e)) }
      } else {
        return fault(.wrongGenericArgumentCount(d, given.count), e)
      }
      return type
    }
    specialisations[Locator(base).key] = given
    applySpecialisation(Locator(base).key)
    return type
  }

  /// `Box<Int>` written inside `Box` itself, where the bare name has the type's own parameters.
  private func respecialise(_ d: NominalDecl, _ arguments: [Type], _ base: Expr, _ place: Locator) -> Type {
    let signature = program.genericSignature(of: d)
    let s = Substitution(parameters: Dictionary(uniqueKeysWithValues: zip(signature.parameters, arguments)))
    addRequirements(signature, s, place)
    let type = types.make(.metatype(types.make(.nominal(d, arguments))))
    state.expressions[base.id] = type
    return type
  }

  /// Binds explicit generic arguments to the parameters of a function that is already chosen.
  func applySpecialisation(_ key: Locator.Key) {
    guard let given = specialisations[key], let s = state.overloads[key],
      let f = s.choice.declaration as? FunctionLikeDecl
    else { return }
    for (p, t) in zip(f.generics?.parameters ?? [], given) {
      if let v = s.substitution.parameters[p] { _ = match(v, t, .bind, Locator(typer.placeholder)) }
    }
  }

  /// The type of something called, with the arguments at hand to choose among overloads.
  func generateCallee(_ f: Expr, _ scope: Scope, _ call: CallArguments?) -> Type {
    let type: Type
    switch f.kind {
    case .name(let name): type = nameReference(name, f, scope, call: call)
    case .member, .specialize: type = memberReference(f, scope, call: call)
    case .paren(let inner): type = generateCallee(inner, scope, call)
    default: return generateBase(f, scope)
    }
    state.expressions[f.id] = type
    return type
  }
}
