import Tree

extension Program {

  /// The type of a declaration, in terms of the generic parameters in force.
  ///
  /// Variables have their type; functions, initialisers and subscripts a function type of their parameters without `self`; an
  /// initialiser gives its type (optional when it can fail); an enum case with payload is a function; a type has its metatype.
  public func interfaceType(of d: Decl) -> Type {
    if let known = facts.interfaceTypes[d] { return known }
    guard let type = once(.interfaceType, d, { computeInterface(of: d) }) else { return circular(d) }
    if (!type.properties.contains(.error) || !isInferringWitness) { facts.interfaceTypes[d] = type }
    return type
  }

  /// The same without complaint: `error` while the answer is being computed.
  func interfaceUnlessPending(of d: Decl) -> Type {
    let question = Question(topic: .interfaceType, subject: ObjectIdentifier(d))
    return inProgress.contains(question) ? types.error : interfaceType(of: d)
  }

  /// Whether a type witness is being inferred, so that errors may be gone later.
  private var isInferringWitness: Bool { inProgress.contains { $0.topic == .typeWitness } }

  private func circular(_ d: Decl) -> Type {
    if !isInferringWitness, complain(about: d) { diagnose(.circularReference(at: d.nameRange)) }
    return types.error
  }

  private func computeInterface(of d: Decl) -> Type {
    switch d {
    case let v as VarDecl: return variableType(v)
    case let p as ParamDecl: return parameterType(of: p)
    case let f as FuncDecl:
      return functionType(f, result: f.resultType.map { resolve($0, in: f) } ?? types.void)
    case let i as InitDecl: return initializerType(i)
    case let s as SubscriptDecl: return functionType(s, result: resolve(s.resultType, in: s))
    case let d as DeinitDecl: return functionType(d, result: types.void)
    case let a as AccessorDecl: return accessorType(a)
    case let e as EnumElementDecl: return elementType(e)
    case let n as NominalDecl:
      return types.make(.metatype(n.nominalKind == .protocolType ? existential(of: [n]) : declaredType(of: n)))
    case let a as TypeAliasDecl: return types.make(.metatype(aliasedType(a)))
    case let g as GenericParamDecl: return types.make(.metatype(types.make(.genericParameter(g))))
    case let a as AssociatedTypeDecl:
      guard let p = protocolDeclaring(a) else { return types.error }
      return types.make(.metatype(types.make(.dependentMember(types.make(.protocolSelf(p)), anchor(a)))))
    default: return types.error
    }
  }

  private func functionType(_ f: FunctionLikeDecl, result: Type) -> Type {
    let parameters = f.parameters.map { functionParameter(of: $0) }
    let thrown = f.effects.isRethrowing ? anyError : thrownType(f.effects, in: f)
    return types.make(.function(FunctionType(parameters, result, thrown: thrown, isAsync: f.effects.isAsync)))
  }

  /// The type of the errors that `effects` name: `nil` for none and for `throws(Never)`.
  func thrownType(_ effects: Effects, in context: Decl?, _ options: ResolveOptions = []) -> Type? {
    if let repr = effects.thrownType {
      let type = resolve(repr, in: context, options.subtracting(.constraint))
      if case .nominal(let n, _) = type.kind, n.name == "Never", n === known("Never") { return nil }
      return type
    }
    return effects.isThrowing || effects.isRethrowing ? anyError : nil
  }

  private func initializerType(_ i: InitDecl) -> Type {
    guard let own = selfType(of: i) else { return types.error }
    return functionType(i, result: i.failability == .none ? own : optional(own))
  }

  private func accessorType(_ a: AccessorDecl) -> Type {
    let value = storageType(ofAccessor: a)
    switch a.accessorKind {
    case .get, .read:
      return types.make(
        .function(FunctionType([], value, thrown: thrownType(a.effects, in: a), isAsync: a.effects.isAsync)))
    default: return types.make(.function(FunctionType([FunctionType.Parameter(value)], types.void)))
    }
  }

  /// The type of the value that an accessor's property or subscript holds.
  func storageType(ofAccessor a: AccessorDecl) -> Type {
    switch a.parent {
    case let v as VarDecl: return interfaceType(of: v)
    case let s as SubscriptDecl: return resolve(s.resultType, in: s)
    default: return types.error
    }
  }

  private func elementType(_ e: EnumElementDecl) -> Type {
    guard let own = selfType(of: e) else { return types.error }
    guard let payload = e.payload else { return own }
    return types.make(.function(FunctionType(payload.map { functionParameter(of: $0) }, own)))
  }
}

extension Program {

  /// A parameter as part of its function's type.
  public func functionParameter(of p: ParamDecl) -> FunctionType.Parameter {
    if let known = facts.parameters[p] { return known }
    if let made = typeOfMemberwise(p) { return FunctionType.Parameter(made) }
    guard let repr = p.type else { return FunctionType.Parameter(interfaceTypeOfUntyped(p)) }
    let resolver = TypeResolver(program: self, context: p.parent ?? p, options: [], placeholder: nil)
    var parameter = resolver.functionParameter(repr, isVariadic: p.isVariadic)
    if p.parent is EnumElementDecl { parameter.type = escaping(parameter.type) }
    if !parameter.type.properties.contains(.error) { facts.parameters[p] = parameter }
    return parameter
  }

  private func interfaceTypeOfUntyped(_ p: ParamDecl) -> Type { inference?.inferType(of: p.variable) ?? types.error }

  private func escaping(_ t: Type) -> Type {
    guard case .function(var f) = t.kind, !f.isEscaping else { return t }
    f.isEscaping = true
    return types.make(.function(f))
  }

  /// The type of a parameter's variable inside the body: for a variadic one the array.
  public func parameterType(of p: ParamDecl) -> Type {
    let parameter = functionParameter(of: p)
    return parameter.isVariadic ? array(parameter.type) : parameter.type
  }

  /// The type of a variable, written or inferred.
  private func variableType(_ v: VarDecl) -> Type {
    if let made = typeOfSynthesized(v) { return made }
    switch v.parent {
    case let p as ParamDecl where p.variable === v: return parameterType(of: p)
    case let a as AccessorDecl where a.parameter === v: return storageType(ofAccessor: a)
    default: break
    }
    if let repr = writtenType(of: v) {
      let hasValue = entry(of: v)?.initializer != nil
      let type = resolve(repr, in: v, hasValue ? [.allowUnbound] : [])
      guard type.properties.contains(.unbound), let inference else { return type }
      return inference.inferType(of: v)
    }
    if let parts = writtenTupleType(of: v) { return parts }
    if let wrapped = typeFromWrapper(v) { return wrapped }
    return inference?.inferType(of: v) ?? types.error
  }

  /// The type written directly at a variable.
  func writtenType(of v: VarDecl) -> TypeRepr? {
    guard let entry = entry(of: v), case .typed(let inner, let repr) = entry.pattern.kind else { return nil }
    if case .binding(let bound) = inner.kind, bound === v { return repr }
    return nil
  }

  /// The entry of the declaration that binds a variable.
  public func entry(of v: VarDecl) -> BindingDecl.Entry? {
    guard let binding = v.binding else { return nil }
    return binding.entries.first { $0.pattern.binds(v) }
  }

  /// `Int` for `b` in `let (a, b): (String, Int)`.
  private func writtenTupleType(of v: VarDecl) -> Type? {
    guard let entry = entry(of: v), case .typed(let pattern, let repr) = entry.pattern.kind else { return nil }
    return part(of: resolve(repr, in: v), boundBy: pattern, v)
  }

  private func part(of type: Type, boundBy pattern: Pattern, _ v: VarDecl) -> Type? {
    switch pattern.kind {
    case .binding(let bound): return bound === v ? type : nil
    case .introducer(_, let inner), .typed(let inner, _): return part(of: type, boundBy: inner, v)
    case .tuple(let elements):
      if elements.count == 1 { return part(of: type, boundBy: elements[0].pattern, v) }
      guard case .tuple(let parts) = type.kind, parts.count == elements.count else { return nil }
      return zip(elements, parts).lazy.compactMap { self.part(of: $1.type, boundBy: $0.pattern, v) }.first
    default: return nil
    }
  }

  /// Whether a variable, function result or subscript element was declared with `!`.
  public func isImplicitlyUnwrapped(_ d: Decl) -> Bool {
    if let i = d as? InitDecl { return i.failability == .implicitlyUnwrapped }
    if let p = d as? ParamDecl { return p.type?.isImplicitlyUnwrapped ?? false }
    if let p = d.parent as? ParamDecl, p.variable === d { return isImplicitlyUnwrapped(p) }
    return writtenResult(of: d)?.isImplicitlyUnwrapped ?? false
  }
}

extension TypeRepr {
  /// Whether it is `T!`, specifiers aside.
  var isImplicitlyUnwrapped: Bool {
    switch kind {
    case .implicitlyUnwrapped: true
    case .attributed(_, let inner): inner.isImplicitlyUnwrapped
    default: false
    }
  }
}

extension Pattern {
  /// Whether the pattern introduces a variable.
  public func binds(_ v: VarDecl) -> Bool {
    switch kind {
    case .binding(let bound): bound === v
    case .typed(let p, _), .introducer(_, let p), .optionalSome(let p), .asType(let p, _): p.binds(v)
    case .tuple(let elements): elements.contains { $0.pattern.binds(v) }
    case .enumCase(_, _, _, let payload, _): payload?.contains { $0.pattern.binds(v) } ?? false
    case .wildcard, .isType, .expr: false
    }
  }
}

extension Program {

  /// A type with its own generic parameters as arguments; for a protocol its `Self`.
  public func declaredType(of n: NominalDecl) -> Type {
    if let known = facts.declaredTypes[n] { return known }
    if n.nominalKind == .protocolType { return types.make(.protocolSelf(n)) }
    let parameters = genericSignature(of: n).parameters
    let type = types.make(.nominal(n, parameters.map { types.make(.genericParameter($0)) }))
    facts.declaredTypes[n] = type
    return type
  }

  /// What `Self` is inside a type or extension, in its own terms; `nil` outside of types.
  public func selfType(of context: Decl) -> Type? { contextualNominal(context).map(declaredType) }

  /// Whether a member changes `self` in place.
  public func isMutating(_ d: Decl) -> Bool {
    if let a = d as? AccessorDecl { return isMutatingAccessor(a) }
    if let f = d as? FuncDecl {
      return f.has("mutating") && !(contextualNominal(f)?.isClass ?? true)
    }
    if d is InitDecl { return !(contextualNominal(d)?.isClass ?? true) }
    return false
  }

  private func isMutatingAccessor(_ a: AccessorDecl) -> Bool {
    guard let n = contextualNominal(a), !n.isClass else { return false }
    if a.has("mutating") { return true }
    if a.has("nonmutating") || (a.parent?.has("nonmutating") ?? false) { return false }
    if a.parent?.isStatic ?? false { return false }
    switch a.accessorKind {
    case .set, .modify, .unsafeMutableAddress, .willSet, .didSet, .initAccessor: return !isClassBoundProtocol(n)
    default: return false
    }
  }

  private func isClassBoundProtocol(_ n: NominalDecl) -> Bool {
    n.nominalKind == .protocolType && isClassBound(protocol: n)
  }

  /// Whether a member belongs to the values of its type and not to the type itself.
  public func isInstanceMember(_ d: Decl) -> Bool {
    switch d {
    case is VarDecl, is FuncDecl, is SubscriptDecl: memberContainer(of: d) != nil && !d.isStatic && !isOperator(d)
    case is DeinitDecl: true
    case is AccessorDecl: d.parent.map(isInstanceMember) ?? false
    default: false
    }
  }

  private func isOperator(_ d: Decl) -> Bool { (d as? FuncDecl)?.isOperator ?? false }
}
