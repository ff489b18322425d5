import Tree
import Types

/// What a place in the program means for `self`, names and types.
extension Typer {

  /// The type or extension around a place, if there is one.
  func typeContext(_ scope: Scope) -> Decl? {
    guard let context = scope.context else { return nil }
    return context.ancestors.first { $0 is NominalDecl || $0 is ExtensionDecl }
  }

  /// The member of a type that a place is in: a function, accessor, initialiser or variable.
  func memberContext(_ scope: Scope) -> Decl? {
    var last: Decl?
    for d in scope.context.map({ Array($0.ancestors) }) ?? [] {
      if d is NominalDecl || d is ExtensionDecl { return last }
      if d is VarDecl || d is SubscriptDecl, last is AccessorDecl { continue }
      last = d
    }
    return nil
  }

  /// Whether `self` is a type at a place.
  func isStaticContext(_ scope: Scope) -> Bool {
    guard let member = memberContext(scope) else { return false }
    if let a = member as? AccessorDecl { return a.parent?.isStatic ?? false }
    if member is VarDecl || member is BindingDecl { return member.isStatic || !member.has("lazy") }
    return member.isStatic || (member as? FuncDecl)?.isOperator == true && !program.isInstanceMember(member)
  }

  /// The type of `self` inside a type or extension.
  func selfType(_ context: Decl, _ scope: Scope) -> Type? {
    guard let t = program.selfType(of: context) else { return nil }
    guard let f = memberContext(scope), mentionsDynamicSelf(f) else { return t }
    return dynamicSelf(t)
  }

  /// `Self` of a class; other types are their own.
  func dynamicSelf(_ t: Type) -> Type {
    if case .nominal(let d, _) = t.kind, d.nominalKind == .classType { return types.make(.dynamicSelf(t)) }
    return t
  }

  /// Whether a member gives `Self`.
  private func mentionsDynamicSelf(_ d: Decl) -> Bool {
    if let f = d as? FuncDecl {
      return f.resultType != nil && program.interfaceType(of: f).properties.contains(.dynamicSelf)
    }
    if let a = d as? AccessorDecl, let v = a.parent as? VarDecl {
      return program.interfaceType(of: v).properties.contains(.dynamicSelf)
    }
    return false
  }

  /// Whether `self` can be written at a place.
  func isSelfPlace(in scope: Scope, of context: Decl) -> Bool {
    if let captured = scope.capturedSelf { return isWritable(captured) }
    guard let own = program.contextualNominal(context) ?? (context as? NominalDecl), !own.isClass else { return false }
    guard let member = memberContext(scope) else { return false }
    switch member {
    case is InitDecl: return true
    case let a as AccessorDecl:
      switch a.accessorKind {
      case .get, .read: return a.has("mutating")
      case .initAccessor: return true
      default: return !a.has("nonmutating") && !(a.parent?.isStatic ?? false)
      }
    default: return program.isMutating(member) || member.has("consuming")
    }
  }

  /// The text of `#function`.
  func functionName(_ scope: Scope) -> String {
    guard let d = scope.context else { return "main" }
    switch d {
    case let f as FuncDecl: return f.name + "(" + f.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    case let i as InitDecl: return "init(" + i.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    case is DeinitDecl: return "deinit"
    case let a as AccessorDecl: return (a.parent as? VarDecl)?.name ?? "subscript(_:)"
    case let v as VarDecl: return v.name
    case let n as NominalDecl: return n.name
    default: return "main"
    }
  }

  // MARK: Names

  /// What a name that isn't local can mean.
  func unqualifiedChoices(_ name: DeclName, _ scope: Scope) -> [OverloadChoice] {
    var found = program.lookupUnqualified(name.base, from: scope.context)
    if let labels = name.labels { found = found.filter { self.labels(of: $0.declaration) == labels } }
    guard let depth = found.map(\.depth).min() else { return [] }
    return found.filter { $0.depth == depth }.map { r in
      let target = OverloadChoice.Target.declaration(r.declaration, r.member)
      switch r.base {
      case .none: return OverloadChoice(target, base: .none)
      case .selfValue(let context): return OverloadChoice(target, base: .implicitSelf(context))
      case .selfType(let t, let context): return OverloadChoice(target, base: .implicitType(t, context))
      }
    }
  }

  /// What a name means at top level, after a module's name.
  func topLevelChoices(_ name: DeclName) -> [OverloadChoice] {
    program.lookupTopLevel(name.base).map { OverloadChoice(.declaration($0, nil), base: .none) }
  }

  /// The functions of an operator.
  func operatorChoices(_ name: String, _ fixity: Fixity, _ scope: Scope) -> [OverloadChoice] {
    let local = scope.find(name).map { OverloadChoice(.declaration($0, nil), base: .none) }
    let all = program.operators(named: name, fixity: fixity).map { OverloadChoice(.declaration($0, nil), base: .none) }
    return local + all
  }

  /// Whether a local variable's own initial value is being checked.
  func isBeingDeclared(_ v: VarDecl) -> Bool { beingDeclared.contains(v) }

  // MARK: Types as written

  /// A written type; generic types without arguments and placeholders become variables.
  func resolveOpening(_ repr: TypeRepr, _ system: ConstraintSystem, _ place: Locator, _ scope: Scope? = nil) -> Type {
    let context = (scope ?? system.scope).context
    let t = program.resolve(repr, in: context, [.allowUnbound, .allowPlaceholder]) { system.makeVariable(place) }
    guard t.properties.contains(.unbound) else { return t }
    return program.types.transform(t) { part in
      if case .unboundGeneric(let n) = part.kind { return system.openNominal(n, nil, place) }
      return part.properties.contains(.unbound) ? nil : part
    }
  }

  /// A written type in which everything must be given.
  func resolve(_ repr: TypeRepr, _ scope: Scope) -> Type { program.resolve(repr, in: scope.context) }
}
