import Tree
import Types

extension Applier {

  /// Rebuilds a name or member used as a value or place.
  func reference(_ e: Expr) -> TypedExpr {
    switch e.kind {
    case .name(let name): return named(name, e)
    case .specialize(let base, _):
      if case .metatype = type(of: e).kind { return metatype(type(of: e), e.range) }
      return reference(base)
    case .member(let base, let name, let nameRange): return member(base, name, nameRange, e)
    default: return error(e)
    }
  }

  private func named(_ name: DeclName, _ e: Expr) -> TypedExpr {
    guard let s = system.state.overloads[Locator(e).key] else {
      let t = type(of: e)
      if name.base == "self" {
        if case .metatype = t.kind {
          return typer.isStaticContext(scope) ? TypedExpr(.selfRef, t, e.range) : metatype(t, e.range)
        }
        return t.kind == .error ? error(e) : TypedExpr(.selfRef, t, e.range)
      }
      return metatype(t, e.range)
    }
    return forced(refer(s, nil, e.range, e.range), e)
  }

  /// Unwraps a reference to something declared with `!` where the solver chose so.
  private func forced(_ x: TypedExpr, _ e: Expr) -> TypedExpr {
    guard system.state.forced.contains(Locator(e).key) else { return x }
    let object = objectType(x.type)
    guard let wrapped = program.optionalObject(object) else { return x }
    let isPlace = object !== x.type
    return TypedExpr(.forceUnwrap(x, isImplicit: true), isPlace ? types.make(.lvalue(wrapped)) : wrapped, x.range)
  }

  private func member(_ base: Expr?, _ name: DeclName, _ nameRange: SourceRange, _ e: Expr) -> TypedExpr {
    guard let s = system.state.overloads[Locator(e).key] else {
      if name.base == "self", let base { return apply(base) }
      return metatype(type(of: e), e.range)
    }
    return forced(refer(s, baseValue(base, s), e.range, nameRange), e)
  }

  /// The base of a member, `nil` where it names a type, or is implicit.
  func baseValue(_ base: Expr?, _ s: SelectedOverload) -> TypedExpr? {
    guard let base else { return nil }
    if case .expression(let t) = s.choice.base, case .metatype = final(t).kind, let d = s.choice.declaration,
      d is InitDecl
    {
      if case .superRef = base.kind { return TypedExpr(.selfRef, type(of: base), base.range) }
      if case .name(let n) = base.kind, n.base == "self" { return value(base) }
    }
    let x = apply(base)
    if case .metatype(let t) = x.kind, case .metatype = x.type.kind, !s.isUnapplied {
      _ = t
      return nil
    }
    return x
  }

  /// Builds a reference from the overload chosen.
  func refer(_ s: SelectedOverload, _ base: TypedExpr?, _ range: SourceRange, _ nameRange: SourceRange) -> TypedExpr {
    switch s.choice.target {
    case .tupleElement(let i):
      guard let base else { return TypedExpr(.error, types.error, range) }
      return TypedExpr(.tupleElement(base, i), final(s.type), range)
    case .dynamicMember(let d, _, let name, let node): return dynamicMember(d, name, node, s, base, range, nameRange)
    case .declaration(let d, _): return refer(to: d, s, base, range, nameRange)
    }
  }

  private func refer(
    to d: Decl, _ s: SelectedOverload, _ base: TypedExpr?, _ range: SourceRange, _ nameRange: SourceRange
  ) -> TypedExpr {
    switch d {
    case let v as VarDecl:
      guard !isLocal(v) else { return TypedExpr(.variable(v), final(s.type), range) }
      return opening(s, base, range) { base in self.property(v, s, base, range, nameRange) }
    case let e as EnumElementDecl where e.payload == nil: return TypedExpr(.enumCase(e), final(s.type), range)
    case is FuncDecl, is InitDecl, is EnumElementDecl:
      if s.isUnapplied { return unapplied(s, range, nameRange) }
      return opening(s, base, range) { base in
        let callee = self.callee(s, base, range, nameRange)
        return TypedExpr(.function(callee), self.types.make(.function(callee.functionType)), range)
      }
    default: return metatype(final(s.type), range)
    }
  }

  /// Whether a variable is no member, though it stands inside one.
  func isLocal(_ v: VarDecl) -> Bool {
    !(v.parent is NominalDecl || v.parent is ExtensionDecl)
  }

  // MARK: Bases

  /// `self`, unwritten: the receiver or the variable that captured it.
  func implicitSelf(_ range: SourceRange) -> TypedExpr {
    if let v = scope.capturedSelf {
      let t = typer.type(of: v)
      return TypedExpr(.variable(v), t, range)
    }
    guard let context = typer.typeContext(scope), let t = typer.selfType(context, scope) else {
      return TypedExpr(.error, types.error, range)
    }
    if typer.isStaticContext(scope) { return TypedExpr(.selfRef, types.make(.metatype(t)), range) }
    return TypedExpr(.selfRef, typer.isSelfPlace(in: scope, of: context) ? types.make(.lvalue(t)) : t, range)
  }

  /// The base that a choice has: the one written, an unwritten `self`, or none.
  func base(_ s: SelectedOverload, _ written: TypedExpr?, _ range: SourceRange) -> TypedExpr? {
    if let written { return written }
    switch s.choice.base {
    case .implicitSelf: return implicitSelf(range)
    case .implicitType: return typer.isStaticContext(scope) && isDynamicStatic(s) ? implicitSelf(range) : nil
    default: return nil
    }
  }

  /// Whether a static member can be overridden.
  private func isDynamicStatic(_ s: SelectedOverload) -> Bool {
    guard let d = s.choice.declaration else { return false }
    return d.has("class") || program.contextualNominal(d)?.nominalKind == .protocolType
  }

  /// Opens the existential that a member is used on, if it is one, and closes the result again.
  func opening(
    _ s: SelectedOverload, _ written: TypedExpr?, _ range: SourceRange, _ body: (TypedExpr?) -> TypedExpr
  ) -> TypedExpr {
    let base = self.base(s, written, range)
    guard let opened = s.opened, let base else { return body(base) }
    let isPlace = objectType(base.type) !== base.type
    let isType = if case .existentialMetatype = objectType(base.type).kind { true } else { false }
    let held = isType ? types.make(.metatype(opened)) : opened
    let v = typer.makeVariable("$opened", held, range, isLet: !isPlace)
    let inner = body(TypedExpr(.bound(v), isPlace && !isType ? types.make(.lvalue(opened)) : held, range))
    let erased = system.erase(inner.type, opened: opened)
    return TypedExpr(
      .openExistential(base, opened: opened, variable: v, body: coerce(inner, to: erased)), erased, range)
  }

  // MARK: Properties

  private func property(
    _ v: VarDecl, _ s: SelectedOverload, _ base: TypedExpr?, _ range: SourceRange, _ nameRange: SourceRange
  ) -> TypedExpr {
    let t = final(s.type)
    let receiver = base.map { receiverFor(v, $0, isPlace: objectType(t) !== t) }
    let access = self.access(v, s, base, objectType(t), nameRange)
    return TypedExpr(.property(base: v.isStatic && isTypeReference(receiver) ? nil : receiver, access), t, range)
  }

  private func isTypeReference(_ x: TypedExpr?) -> Bool {
    guard let x else { return true }
    if case .selfRef = x.kind { return true }
    return false
  }

  /// The base as the member needs it: a place only where the member is one of a value type.
  private func receiverFor(_ d: Decl, _ base: TypedExpr, isPlace: Bool) -> TypedExpr {
    if isReference(objectType(base.type)) { return load(base) }
    return isPlace && objectType(base.type) !== base.type ? base : (isPlace ? base : loadUnlessMutatingGetter(d, base))
  }

  private func loadUnlessMutatingGetter(_ d: Decl, _ base: TypedExpr) -> TypedExpr {
    if let v = d as? VarDecl, v.has("lazy") || v.accessor(.get)?.has("mutating") == true { return base }
    return load(base)
  }

  /// Whether values of a type are references.
  func isReference(_ t: Type) -> Bool {
    switch t.kind {
    case .nominal(let d, _): return d.isClass
    case .dynamicSelf: return true
    case .genericParameter, .opened, .protocolSelf, .dependentMember, .existential, .opaque:
      return program.isClassBound(t, in: system.signature)
    default: return false
    }
  }

  /// The use of a property or subscript.
  func access(
    _ d: Decl, _ s: SelectedOverload, _ base: TypedExpr?, _ valueType: Type, _ nameRange: SourceRange
  ) -> PropertyAccess {
    PropertyAccess(
      declaration: d, dispatch: dispatch(d, s), substitution: final(s.substitution), selfType: selfType(s, base),
      isSuper: s.choice.isSuper, isStorageDirect: isStorageDirect(d, base, s), valueType: valueType,
      nameRange: nameRange)
  }

  /// The static type of the receiver.
  func selfType(_ s: SelectedOverload, _ base: TypedExpr?) -> Type? {
    if let base, case .bound = base.kind {
      if case .metatype(let instance) = objectType(base.type).kind { return instance }
      return objectType(base.type)
    }
    switch s.choice.base {
    case .expression(let t):
      let object = objectType(final(t))
      if case .metatype(let instance) = object.kind { return instance }
      if let base, case .opened = objectType(base.type).kind { return objectType(base.type) }
      return object
    case .implicitSelf, .implicitType:
      guard let context = typer.typeContext(scope) else { return nil }
      return s.choice.member?.context ?? typer.selfType(context, scope)
    case .none:
      guard let d = s.choice.declaration, let n = program.contextualNominal(d) else { return nil }
      if n.nominalKind == .protocolType { return s.substitution.selves[n].map { final($0) } }
      return program.substitute(program.declaredType(of: n), final(s.substitution))
    }
  }

  /// Whether storage is touched directly: `self.x` in an initialiser or the `deinit` of the type, closures and `defer` not counted, or in an
  /// observer of the property itself.
  private func isStorageDirect(_ d: Decl, _ base: TypedExpr?, _ s: SelectedOverload) -> Bool {
    guard let v = d as? VarDecl, !v.isStatic, let base, case .selfRef = load(base).kind.loaded else { return false }
    guard let context = scope.context, [.stored, .observed].contains(program.storageKind(of: v)) else { return false }
    if let a = context as? AccessorDecl, a.parent === v, a.accessorKind == .willSet || a.accessorKind == .didSet {
      return true
    }
    guard !scope.isDelayed, !v.has("override") else { return false }
    if context is DeinitDecl { return program.contextualNominal(v) === program.contextualNominal(context) }
    return typer.initializes(v, in: context)
  }

  /// How the code of a member is found.
  func dispatch(_ d: Decl, _ s: SelectedOverload) -> Callee.Dispatch {
    guard d.parent is NominalDecl || d.parent is ExtensionDecl, let owner = program.contextualNominal(d) else {
      if d is FuncDecl, d.parent is FunctionLikeDecl || typer.localScopes[d] != nil { return .local }
      return .direct
    }
    if owner.nominalKind == .protocolType {
      return d.parent is ExtensionDecl ? .direct : .witness
    }
    guard owner.isClass, d.parent is NominalDecl, !s.choice.isSuper else { return .direct }
    if d is InitDecl { return d.has("required") ? .dynamicClass : .direct }
    if d.has("final") || owner.has("final") || d.has("private") || d.has("fileprivate") || d.has("static") {
      return .direct
    }
    if let v = d as? VarDecl, v.isLet { return .direct }
    return .dynamicClass
  }
}

extension TypedExpr.Kind {
  /// What is read, for a read; else itself.
  var loaded: TypedExpr.Kind {
    if case .load(let x) = self { return x.kind }
    return self
  }
}
