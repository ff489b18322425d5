import Tree
import Types

/// The types of variables, asked for or inferred.
extension Typer {

  /// The type of any variable: member, global, local, parameter or bound by a pattern.
  public func type(of v: VarDecl) -> Type {
    if let known = variableTypes[v] { return known }
    let t = computeType(of: v)
    if t.kind != .error || !inferring.contains(v) { variableTypes[v] = t }
    return t
  }

  private func computeType(of v: VarDecl) -> Type {
    if let p = v.parent as? ParamDecl { return program.parameterType(of: p) }
    if let a = v.parent as? AccessorDecl, a.parameter === v { return accessorParameterType(a) }
    if let b = v.binding, !(v.parent is NominalDecl || v.parent is ExtensionDecl), let key = key(of: v, in: b) {
      if program.lookupTopLevel(v.name).contains(where: { $0 === v }) { return program.interfaceType(of: v) }
      _ = key
      return program.types.error
    }
    if v.binding == nil, v.parent == nil, let t = guardedType(of: v) { return t }
    return program.interfaceType(of: v)
  }

  /// The type of a variable that a `guard` at top level binds, asked for before the `guard` was checked.
  private func guardedType(of v: VarDecl) -> Type? {
    guard case .optionalBinding(_, _, let value, _)? = program.guardCondition(binding: v) else { return nil }
    guard inferring.insert(v).inserted else { return nil }
    defer { inferring.remove(v) }
    return typeAlone(value, Scope(parent: nil, context: nil, isFunctionBorder: true)).flatMap {
      program.optionalObject($0)
    }
  }

  private func key(of v: VarDecl, in b: BindingDecl) -> BindingKey? {
    entry(of: v, in: b).map { BindingKey(binding: b, index: $0) }
  }

  /// `newValue` and `oldValue` have the type of the property.
  private func accessorParameterType(_ a: AccessorDecl) -> Type {
    if let owner = a.parent as? VarDecl { return type(of: owner) }
    if let s = a.parent as? SubscriptDecl, case .function(let f) = program.interfaceType(of: s).kind { return f.result }
    return program.types.error
  }

  /// The type of a variable without a written one, from its initial value.
  public func inferType(of variable: VarDecl) -> Type {
    if let known = variableTypes[variable] { return known }
    guard let b = variable.binding, let i = entry(of: variable, in: b) else { return program.types.error }
    guard inferring.insert(variable).inserted else {
      report(.circularReference(variable, at: variable.nameRange))
      return program.types.error
    }
    defer { inferring.remove(variable) }
    _ = binding(of: b, index: i)
    return variableTypes[variable] ?? program.types.error
  }

  /// The type behind the `index`-th `some` in a declaration's result.
  public func underlyingType(of declaration: Decl, index: Int) -> Type {
    if let known = underlying[declaration] { return known.indices.contains(index) ? known[index] : program.types.error }
    if let f = bodyOwner(declaration) { _ = body(of: f) }
    if let v = declaration as? VarDecl, v.accessors.isEmpty { _ = initializer(of: v) }
    guard let known = underlying[declaration], known.indices.contains(index) else { return program.types.error }
    return known[index]
  }

  private func bodyOwner(_ d: Decl) -> FunctionLikeDecl? {
    switch d {
    case let v as VarDecl: v.accessor(.get)
    case let s as SubscriptDecl: s.accessor(.get)
    case let f as FunctionLikeDecl: f
    default: nil
    }
  }

  // MARK: Stored values

  /// The initial value of a stored member, global or static, converted to its type.
  public func initializer(of v: VarDecl) -> TypedExpr? {
    if case .wrapperStorage(let property)? = program.synthesizedVariable(v) { return initializer(of: property) }
    guard let b = v.binding, let i = entry(of: v, in: b) else { return nil }
    return binding(of: b, index: i).1
  }

  /// The pattern and the value of an entry of a binding that isn't local.
  public func binding(of b: BindingDecl, index: Int) -> (TypedPattern, TypedExpr?) {
    let key = BindingKey(binding: b, index: index)
    if let known = bindings[key] { return known }
    guard pendingBindings.insert(key).inserted else {
      return (TypedPattern(.wildcard, program.types.error, b.range), nil)
    }
    defer { pendingBindings.remove(key) }
    let scope = Scope(parent: nil, context: memberScopeContext(b), isFunctionBorder: true)
    let checker = BodyChecker(typer: self, scope: scope, result: nil, thrown: nil, isAsync: false, kind: .storage)
    let result = checker.checkEntry(b, index)
    bindings[key] = result
    return result
  }

  /// The wrapper of a wrapped property, made from a value with what its attribute says; the value is the variable's.
  public func wrapping(_ v: VarDecl) -> (value: VarDecl, wrapper: TypedExpr)? {
    if let known = wrappings[v] { return known }
    guard let b = v.binding else { return nil }
    let value = makeVariable("$value", type(of: v), v.nameRange)
    let scope = Scope(parent: nil, context: memberScopeContext(b), isFunctionBorder: true)
    scope.declare("$value", value)
    let name = Expr(id: nodes.make(), .name(DeclName("$value")), v.nameRange)
    guard let wrapper = wrapperInitialization(v, name, scope) else { return nil }
    wrappings[v] = (value, wrapper)
    return (value, wrapper)
  }

  /// The variable that keeps a variable's value: its wrapper's, or itself.
  public func storage(of v: VarDecl) -> VarDecl { v.attributes.isEmpty ? v : program.wrapperStorage(of: v) ?? v }

  /// The accessors of a computed local variable.
  public func localAccessors(of v: VarDecl) -> [AccessorDecl] {
    guard !v.accessors.isEmpty, !(v.parent is NominalDecl || v.parent is ExtensionDecl),
      [.computed, .observed, .wrapped].contains(program.storageKind(of: v)),
      !program.lookupTopLevel(v.name).contains(where: { $0 === v })
    else { return [] }
    return v.accessors
  }

  /// The declaration from which names in an initial value are looked up.
  private func memberScopeContext(_ b: BindingDecl) -> Decl? {
    if let v = b.variables.first, v.parent is NominalDecl || v.parent is ExtensionDecl { return v }
    return b.parent ?? b
  }

  /// The default value of a parameter, checked in the callee's context.
  public func defaultValue(of p: ParamDecl) -> TypedExpr? {
    if let known = defaults[p] { return known }
    if let property = memberwiseProperty(p), p.defaultValue == nil {
      let t = program.parameterType(of: p)
      let value =
        initializer(of: property)
        ?? (program.optionalObject(t) != nil ? TypedExpr(.none, t, property.nameRange) : nil)
      defaults[p] = value
      return value
    }
    guard let e = p.defaultValue else { return nil }
    let scope = Scope(parent: nil, context: p.parent, isFunctionBorder: true)
    let parameter = program.functionParameter(of: p)
    let value: TypedExpr
    defaultDepth += 1
    defer { defaultDepth -= 1 }
    if parameter.isAutoclosure, case .function(let f) = parameter.type.kind {
      value = autoclosure(check(e, as: f.result, .defaultArgument, scope), f, parameter.type)
    } else {
      value = check(e, as: program.parameterType(of: p), .defaultArgument, scope)
    }
    defaults[p] = value
    return value
  }

  /// A default value as the closure that an autoclosure parameter takes.
  private func autoclosure(_ body: TypedExpr, _ f: FunctionType, _ type: Type) -> TypedExpr {
    let closure = TypedClosure(
      parameters: [], functionType: f, captures: [], body: [TypedStmt(.returnStmt(body), body.range)],
      range: body.range,
      isAutoclosure: true)
    return TypedExpr(.closure(closure), type, body.range)
  }
}
