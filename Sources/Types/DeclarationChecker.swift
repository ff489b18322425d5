import Tree

/// Finds what is wrong with declarations even when nothing uses them.
struct DeclarationChecker {
  /// The declarations.
  let program: Program

  /// Gives a message.
  func report(_ d: Diagnostic) { program.diagnose(d) }

  /// Checks one declaration with its members.
  func check(_ d: Decl) {
    switch d {
    case let n as NominalDecl: checkNominal(n)
    case let e as ExtensionDecl: checkExtension(e)
    case let b as BindingDecl: checkBinding(b)
    case let a as TypeAliasDecl: _ = program.interfaceType(of: a)
    case let f as FunctionLikeDecl: checkFunction(f)
    case let e as EnumElementDecl: _ = program.interfaceType(of: e)
    case let a as AssociatedTypeDecl: checkAssociatedType(a)
    default: break
    }
    checkModifiers(d)
    checkExposure(d)
  }

  private func checkNominal(_ n: NominalDecl) {
    checkRedeclarations(n.members)
    checkGenerics(n.generics, of: n)
    checkInheritance(of: n)
    checkRole(of: n)
    if n.nominalKind == .protocolType { _ = program.requirementSignature(of: n) }
    n.members.forEach(check)
    switch n.nominalKind {
    case .enumType: checkEnum(n)
    case .structType: checkRecursion(of: n)
    case .classType, .actorType: checkClass(n)
    case .protocolType: return
    }
    checkConformances(of: n)
  }

  /// What property wrappers, result builders and protocols with primary associated types must have.
  private func checkRole(of n: NominalDecl) {
    if n.attribute("propertyWrapper") != nil, program.property("wrappedValue", of: n) == nil {
      report(.wrapperWithoutValue(n.name, at: n.nameRange))
    }
    if n.attribute("resultBuilder") != nil,
      !["buildBlock", "buildPartialBlock"].contains(where: { !program.directMembers(of: n, named: $0).isEmpty })
    {
      report(.builderWithoutBlock(at: n.nameRange))
    }
    for name in n.primaryAssociatedTypes where program.associatedType(name, of: n) == nil {
      report(.noPrimaryAssociatedType(name, n.name, at: n.nameRange))
    }
  }

  private func checkExtension(_ e: ExtensionDecl) {
    guard let n = program.extendedNominal(e) else {
      let options: ResolveOptions = [.allowUnbound, .constraint]
      let type = program.resolve(e.extendedType, in: e.parent, options)
      if case .error = type.kind { return }
      return report(.cannotExtend(program.description(of: type), at: e.extendedType.range))
    }
    _ = program.genericSignature(of: e)
    checkExtensionRedeclarations(e, of: n)
    checkInheritance(of: e, n)
    e.members.forEach(check)
    checkConformances(of: n, declaredBy: e)
  }

  private func checkFunction(_ f: FunctionLikeDecl) {
    checkGenerics(f.generics, of: f)
    _ = program.interfaceType(of: f)
    checkParameters(f)
    if !f.generics.isEmpty { checkGenericUse(f) }
    if let s = f as? SubscriptDecl { s.accessors.forEach(check) }
    if let f = f as? FuncDecl {
      checkOperator(f)
      checkBody(f)
    }
    checkOverride(f)
  }

  private func checkParameters(_ f: FunctionLikeDecl) {
    var seen: Set<String> = []
    for p in f.parameters where !p.name.isEmpty && p.name != "_" {
      if !seen.insert(p.name).inserted { report(.redeclaration(p.name, at: p.variable.nameRange)) }
    }
    for (p, next) in zip(f.parameters, f.parameters.dropFirst()) where p.isVariadic && next.label == nil {
      report(.variadicNeedsLabel(at: next.nameRange))
    }
    for p in f.parameters {
      if let value = p.defaultValue, case .attributed(let names, _)? = p.type?.kind, names.contains("inout") {
        report(.inoutDefault(p.name, at: value.range))
      }
      checkCovariantSelf(p, of: f)
    }
  }

  /// `Self` of a class changes with the subclass, so that no parameter can have it.
  private func checkCovariantSelf(_ p: ParamDecl, of f: FunctionLikeDecl) {
    guard let n = program.contextualNominal(f), n.isClass, !n.has("final"), let repr = p.type else { return }
    guard case .name("Self", _) = repr.kind else { return }
    report(.covariantSelf(n.name, at: repr.range))
  }

  private func checkGenerics(_ clause: GenericParamClause?, of d: Decl) {
    _ = program.genericSignature(of: d)
    var seen: Set<String> = []
    for g in clause?.parameters ?? [] where !seen.insert(g.name).inserted {
      report(.redeclaration(g.name, at: g.nameRange))
    }
  }

  private func checkAssociatedType(_ a: AssociatedTypeDecl) {
    if let repr = a.defaultType { _ = program.resolve(repr, in: a) }
  }

  /// A generic parameter of a function must follow from a call.
  private func checkGenericUse(_ f: FunctionLikeDecl) {
    guard case .function(let type) = program.interfaceType(of: f).kind else { return }
    for g in f.generics?.parameters ?? [] {
      let parameter = program.types.make(.genericParameter(g))
      var parts = type.parameters.map(\.type) + [type.result] + (type.thrown.map { [$0] } ?? [])
      parts += program.genericSignature(of: f).requirements.flatMap(\.parts)
      if parts.contains(where: { $0.properties.contains(.error) }) { continue }
      if !parts.contains(where: { program.mentions($0, parameter) }) {
        report(.unusedGenericParameter(g.name, at: g.nameRange))
      }
    }
  }

  /// A function outside of protocols has a body; the prelude's builtins and macros aside.
  private func checkBody(_ f: FuncDecl) {
    guard f.body == nil, !program.isMacroMade(f) else { return }
    if let n = f.parent as? NominalDecl, n.nominalKind == .protocolType { return }
    guard f.attribute("_builtin") == nil else { return }
    report(.missingBody(at: f.nameRange))
  }
}

extension Optional where Wrapped == GenericParamClause {
  /// Whether no parameter was written.
  fileprivate var isEmpty: Bool { self?.parameters.isEmpty ?? true }
}

extension Requirement {
  /// The types that a same-type demand links; what only constrains does not tell a parameter.
  fileprivate var parts: [Type] {
    if case .sameType(let a, let b) = self { return [a, b] }
    return []
  }
}

extension Program {

  /// Finds what is wrong with a file's declarations even when nothing uses them: redeclarations, unknown types, inheritance,
  /// conformances, overrides, storage, raw values, access.
  public func checkDeclarations(of file: ParsedFile) {
    let checker = DeclarationChecker(program: self)
    let declarations = file.items.compactMap { item -> Decl? in
      if case .decl(let d) = item { return d }
      return nil
    }
    checker.checkRedeclarations(declarations)
    declarations.forEach(checker.check)
  }

  /// The same for one declaration inside a body.
  public func checkDeclaration(_ d: Decl) { DeclarationChecker(program: self).check(d) }

  /// Whether a type occurs in another, behind functions, tuples, existentials and members too.
  func mentions(_ type: Type, _ wanted: Type) -> Bool {
    var found = false
    _ = types.transform(type) { part in
      if part === wanted { found = true }
      return found || part.properties.isDisjoint(with: [.generic, .opaque]) ? part : nil
    }
    return found
  }
}
