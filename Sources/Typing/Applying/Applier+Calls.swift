import Tree
import Types

extension Applier {

  // MARK: Callees

  /// What is called and how, from the overload chosen.
  func callee(_ s: SelectedOverload, _ base: TypedExpr?, _ range: SourceRange, _ nameRange: SourceRange) -> Callee {
    let d = s.choice.declaration ?? typer.missingDeclaration
    let f: FunctionType
    if case .function(let known) = final(s.type).kind { f = known } else { f = FunctionType([], final(s.type)) }
    return Callee(
      declaration: d, dispatch: dispatch(d, s), substitution: final(s.substitution), receiver: receiver(d, base),
      selfType: selfType(s, base), isSuper: s.choice.isSuper, functionType: f, nameRange: nameRange)
  }

  /// The receiver as the callee needs it.
  private func receiver(_ d: Decl, _ base: TypedExpr?) -> TypedExpr? {
    guard let base, !(d is EnumElementDecl) else { return nil }
    let object = objectType(base.type)
    if d is InitDecl { return load(base) }
    if !program.isInstanceMember(d) {
      if case .metatype(let t) = object.kind, case .metatype = base.kind {
        _ = t
        return nil
      }
      return load(base)
    }
    if program.isMutating(d), !isReference(object) { return base }
    return load(base)
  }

  /// `T.method`: a function from the receiver to the method.
  func unapplied(_ s: SelectedOverload, _ range: SourceRange, _ nameRange: SourceRange) -> TypedExpr {
    guard case .function(let outer) = final(s.type).kind, let p = outer.parameters.first else {
      return TypedExpr(.error, types.error, range)
    }
    let v = typer.makeVariable("self", p.type, range, isLet: !p.isInout)
    typer.setInout(v, p.isInout)
    let receiver = TypedExpr(.variable(v), p.isInout ? types.make(.lvalue(p.type)) : p.type, range)
    let inner = SelectedOverload(
      choice: s.choice, type: outer.result, substitution: s.substitution, opened: nil, isUnapplied: false)
    var callee = self.callee(inner, receiver, range, nameRange)
    callee = Callee(
      declaration: callee.declaration, dispatch: callee.dispatch, substitution: callee.substitution, receiver: receiver,
      selfType: p.type, functionType: callee.functionType, nameRange: nameRange)
    let body = TypedStmt(.returnStmt(TypedExpr(.function(callee), outer.result, range)), range)
    let closure = TypedClosure(parameters: [v], functionType: outer, captures: [], body: [body], range: range)
    return TypedExpr(.closure(closure), types.make(.function(outer)), range)
  }

  // MARK: Calls

  /// Rebuilds a call.
  func call(_ e: Expr, _ f: Expr, _ arguments: [Argument]) -> TypedExpr {
    if case .name(let n) = f.kind, n.base == "type", arguments.count == 1, arguments[0].label == "of",
      system.state.matches[Locator(e).key] == nil
    {
      return TypedExpr(.dynamicType(value(arguments[0].value)), type(of: e), e.range)
    }
    let inputs = arguments.map(\.value)
    if let s = system.state.overloads[Locator(e, .constructor).key] { return construct(e, f, s, inputs) }
    if let (s, base, nameRange) = calledReference(f) {
      return opening(s, base, e.range) { base in
        let callee = self.callee(s, base, e.range, nameRange)
        return self.finish(callee, Locator(e).key, inputs, e, s)
      }
    }
    return applyValue(e, f, inputs)
  }

  /// The overload that a callee expression names, if it can be called without making a function value of it.
  private func calledReference(_ f: Expr) -> (SelectedOverload, TypedExpr?, SourceRange)? {
    switch f.kind {
    case .paren(let inner), .specialize(let inner, _): return calledReference(inner)
    case .name:
      guard let s = system.state.overloads[Locator(f).key], isCallable(s) else { return nil }
      return (s, nil, f.range)
    case .member(let base, _, let nameRange):
      guard let s = system.state.overloads[Locator(f).key], isCallable(s) else { return nil }
      return (s, baseValue(base, s), nameRange)
    default: return nil
    }
  }

  private func isCallable(_ s: SelectedOverload) -> Bool {
    guard case .declaration(let d, _) = s.choice.target, !s.isUnapplied else { return false }
    return d is FuncDecl || d is InitDecl || d is EnumElementDecl
  }

  /// A call of a type's initialiser, or of `callAsFunction`.
  private func construct(_ e: Expr, _ f: Expr, _ s: SelectedOverload, _ inputs: [Expr]) -> TypedExpr {
    let base = apply(f)
    let isKnownType: Bool
    if case .metatype = base.kind { isKnownType = true } else { isKnownType = false }
    return opening(s, isKnownType ? nil : base, e.range) { base in
      let callee = self.callee(s, isKnownType ? nil : base, e.range, f.range)
      return self.finish(callee, Locator(e, .constructor).key, inputs, e, s)
    }
  }

  /// A call with its arguments matched; existentials that it opens are bound around it.
  func finish(
    _ callee: Callee, _ key: Locator.Key, _ inputs: [Expr], _ e: Expr, _ s: SelectedOverload
  ) -> TypedExpr {
    guard let match = system.state.matches[key] else { return error(e) }
    var openings: [(value: TypedExpr, opened: Type, variable: VarDecl)] = []
    let parameters = typer.parameters(of: callee.declaration) ?? []
    var typed: [TypedArgument] = []
    for (i, source) in match.sources.enumerated() {
      let p =
        callee.functionType.parameters.indices.contains(i) ? callee.functionType.parameters[i] : match.parameters[i]
      let declared = parameters.indices.contains(i) ? parameters[i] : nil
      typed.append(argument(source, p, declared, inputs, match, e, &openings))
    }
    let result = resultType(callee, e)
    var built = TypedExpr(.call(callee, arguments: typed), result, e.range)
    if system.state.forced.contains(key), let wrapped = program.optionalObject(result) {
      built = TypedExpr(.forceUnwrap(built, isImplicit: true), wrapped, e.range)
    }
    for o in openings.reversed() {
      let erased = system.erase(built.type, opened: o.opened)
      built = TypedExpr(
        .openExistential(o.value, opened: o.opened, variable: o.variable, body: coerce(built, to: erased)), erased,
        e.range)
    }
    return built
  }

  private func resultType(_ callee: Callee, _ e: Expr) -> Type {
    if callee.declaration is InitDecl, isDelegation(e) { return types.void }
    return callee.functionType.result
  }

  /// Whether a call is `self.init(…)` or `super.init(…)`.
  private func isDelegation(_ e: Expr) -> Bool {
    guard case .call(let f, _) = e.kind, case .member(let base?, let name, _) = f.kind, name.base == "init" else {
      return false
    }
    if case .superRef = base.kind { return true }
    if case .name(let n) = base.kind { return n.base == "self" && !typer.isStaticContext(scope) }
    return false
  }

  // MARK: Arguments

  private func argument(
    _ source: ArgumentMatch.Source, _ p: FunctionType.Parameter, _ declared: ParamDecl?, _ inputs: [Expr],
    _ match: ArgumentMatch, _ e: Expr, _ openings: inout [(value: TypedExpr, opened: Type, variable: VarDecl)]
  ) -> TypedArgument {
    switch source {
    case .defaulted:
      guard let declared else { return .value(error(e)) }
      if let literal = callerLiteral(declared, final(p.type), e) { return .callerLiteral(literal) }
      return .defaultValue(declared)
    case .variadic(let indices):
      let element = final(p.type)
      return .variadic(indices.map { value(inputs[$0], as: element) }, element: element)
    case .argument(let i):
      if let opened = match.openedArguments[i] { return open(inputs[i], opened, p, &openings) }
      return argument(inputs[i], p)
    }
  }

  /// One argument for one parameter.
  private func argument(_ x: Expr, _ p: FunctionType.Parameter) -> TypedArgument {
    let target = final(p.type)
    if p.isInout { return .inoutPlace(apply(x)) }
    guard p.isAutoclosure, case .function(let f) = target.kind else { return .value(value(x, as: target)) }
    let body = value(x, as: f.result)
    let closure = TypedClosure(
      parameters: [], functionType: f, captures: [], body: [TypedStmt(.returnStmt(body), x.range)], range: x.range,
      isAutoclosure: true)
    return .value(TypedExpr(.closure(closure), target, x.range))
  }

  private func open(
    _ x: Expr, _ opened: Type, _ p: FunctionType.Parameter,
    _ openings: inout [(value: TypedExpr, opened: Type, variable: VarDecl)]
  ) -> TypedArgument {
    let built = p.isInout ? apply(x) : value(x)
    let v = typer.makeVariable("$opened", opened, x.range, isLet: !p.isInout)
    openings.append((built, opened, v))
    if p.isInout { return .inoutPlace(TypedExpr(.bound(v), types.make(.lvalue(opened)), x.range)) }
    return .value(coerce(TypedExpr(.bound(v), opened, x.range), to: final(p.type)))
  }

  /// `#line` and the like as a default are those of the caller.
  private func callerLiteral(_ p: ParamDecl, _ t: Type, _ e: Expr) -> TypedExpr? {
    guard let d = p.defaultValue, case .magicLiteral(let name) = d.kind else { return nil }
    return magic(name, t, e.range)
  }

  /// A call of a function value.
  private func applyValue(_ e: Expr, _ f: Expr, _ inputs: [Expr]) -> TypedExpr {
    let callee = value(f)
    guard case .function(let type) = callee.type.kind, let match = system.state.matches[Locator(e).key] else {
      return error(e)
    }
    var openings: [(value: TypedExpr, opened: Type, variable: VarDecl)] = []
    let typed = zip(match.sources, type.parameters).map { source, p in
      argument(source, p, nil, inputs, match, e, &openings)
    }
    return TypedExpr(.apply(callee, arguments: typed), type.result, e.range)
  }

  // MARK: Operators and subscripts

  /// Rebuilds the application of an operator.
  func operatorCall(_ e: Expr, _ op: Expr, _ operands: [Expr]) -> TypedExpr {
    guard let s = system.state.overloads[Locator(op).key] else { return error(e) }
    if s.choice.declaration is VarDecl { return applyValue(e, op, operands) }
    let base = self.base(s, nil, op.range)
    return finish(callee(s, base, e.range, op.range), Locator(e).key, operands, e, s)
  }

  /// Rebuilds a subscript.
  func subscriptCall(_ e: Expr, _ base: Expr, _ arguments: [Argument]) -> TypedExpr {
    if arguments.count == 1, arguments[0].label == "keyPath" { return keyPathAccess(e, base, arguments[0].value) }
    guard let s = system.state.overloads[Locator(e).key], let d = s.choice.declaration,
      let match = system.state.matches[Locator(e).key]
    else { return error(e) }
    return opening(s, baseValue(base, s), e.range) { base in
      guard case .function(let f) = self.final(s.type).kind else { return self.error(e) }
      var openings: [(value: TypedExpr, opened: Type, variable: VarDecl)] = []
      let declared = self.typer.parameters(of: d) ?? []
      let inputs = arguments.map(\.value)
      var typed: [TypedArgument] = []
      for (i, source) in match.sources.enumerated() {
        typed.append(
          self.argument(
            source, f.parameters[i], declared.indices.contains(i) ? declared[i] : nil, inputs, match, e, &openings))
      }
      let isPlace = self.objectType(f.result) !== f.result
      let access = self.access(d, s, base, self.objectType(f.result), e.range)
      return TypedExpr(
        .subscriptAccess(base: base.map { self.subscriptBase($0, isPlace) }, access, arguments: typed), f.result,
        e.range)
    }
  }

  private func subscriptBase(_ base: TypedExpr, _ isPlace: Bool) -> TypedExpr {
    isPlace && !isReference(objectType(base.type)) ? base : load(base)
  }

  private func keyPathAccess(_ e: Expr, _ base: Expr, _ keyPath: Expr) -> TypedExpr {
    let k = value(keyPath)
    var object = apply(base)
    guard case .nominal(let d, let arguments) = k.type.kind else { return error(e) }
    let t = type(of: e)
    if d !== typer.known.writableKeyPath || objectType(t) === t { object = load(object) }
    if let root = arguments.first, objectType(object.type) !== root { object = coerce(object, to: root) }
    return TypedExpr(.keyPathAccess(base: object, keyPath: k), t, e.range)
  }

  /// The step of a key path to what a dynamic member's name means on the root.
  private func dynamicStep(_ s: SelectedOverload, _ type: Type, _ range: SourceRange) -> TypedKeyPathComponent? {
    if case .tupleElement(let n) = s.choice.target { return .tupleElement(n, type) }
    return s.choice.declaration.map { .access(access($0, s, nil, type, range), arguments: []) }
  }

  /// A member found by `subscript(dynamicMember:)`.
  func dynamicMember(
    _ d: SubscriptDecl, _ name: DeclName, _ node: Expr, _ s: SelectedOverload, _ written: TypedExpr?,
    _ range: SourceRange,
    _ nameRange: SourceRange
  ) -> TypedExpr {
    guard case .function(let f) = final(program.substitute(program.interfaceType(of: d), final(s.substitution))).kind,
      let p = f.parameters.first
    else { return TypedExpr(.error, types.error, range) }
    let key: TypedExpr
    if case .nominal(let k, let arguments) = p.type.kind, typer.known.keyPaths.contains(k), arguments.count == 2 {
      guard let inner = system.state.overloads[Locator(node, .dynamicMember).key],
        let step = dynamicStep(inner, arguments[1], nameRange)
      else { return TypedExpr(.error, types.error, range) }
      key = TypedExpr(.keyPath(root: arguments[0], [step]), p.type, range)
    } else {
      key = typer.stringLiteral(name.base, p.type, range)
    }
    return opening(s, written, range) { base in
      let t = self.final(s.type)
      let isPlace = self.objectType(t) !== t
      let access = self.access(d, s, base, self.objectType(t), nameRange)
      return TypedExpr(
        .subscriptAccess(base: base.map { self.subscriptBase($0, isPlace) }, access, arguments: [.value(key)]), t, range
      )
    }
  }
}
