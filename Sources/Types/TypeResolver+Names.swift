import Tree

extension TypeResolver {

  /// The type that a plain name with arguments means.
  func resolveName(_ name: String, _ arguments: [TypeRepr], _ repr: TypeRepr) -> Type {
    if name == "Self", let type = selfType { return type }
    if let found = program.lookupType(name, in: context, at: repr.range, skippingMembersOf: skipped) {
      return type(of: found, arguments, repr)
    }
    switch name {
    case "Any": return types.any
    case "AnyObject": return types.anyObject
    default: return fail(program.cannotFindType(name, in: context, at: repr.range), repr)
    }
  }

  private var selfType: Type? {
    guard let context, let container = program.container(of: context) else { return nil }
    guard let type = program.selfType(of: container) else { return nil }
    if let n = program.nominal(of: type), n.nominalKind == .classType, context !== skipped {
      return types.make(.dynamicSelf(type))
    }
    return type
  }

  private func type(of found: TypeLookupResult, _ arguments: [TypeRepr], _ repr: TypeRepr) -> Type {
    switch found.declaration {
    case let g as GenericParamDecl: return noArguments(types.make(.genericParameter(g)), arguments, repr)
    case let n as NominalDecl: return nominalType(n, base: found.base, arguments, repr)
    case let a as TypeAliasDecl: return aliasType(a, base: found.base, arguments, repr)
    case let a as AssociatedTypeDecl:
      guard let base = found.base else { return types.error }
      return noArguments(program.memberType(of: base, a, in: signature), arguments, repr)
    default: return types.error
    }
  }

  /// The signature in force, without forcing one that is being built.
  private var signature: GenericSignature? { context.map { program.genericSignature(of: $0) } }

  private func warn(_ message: @autoclosure () -> Diagnostic, _ repr: TypeRepr) {
    if !options.contains(.silent), program.complain(about: repr) { program.diagnose(message()) }
  }

  private func noArguments(_ type: Type, _ arguments: [TypeRepr], _ repr: TypeRepr) -> Type {
    guard arguments.isEmpty || type.kind == .error else {
      return fail(.cannotSpecialize(program.description(of: type), at: repr.range), repr)
    }
    return type
  }

  /// `base.Name<arguments>`
  func resolveMember(_ base: TypeRepr, _ name: String, _ arguments: [TypeRepr], _ repr: TypeRepr) -> Type {
    if case .name(let module, let none) = base.kind, none.isEmpty,
      let type = moduleMember(module, name, arguments, repr)
    {
      return type
    }
    var outer = self
    outer.options.formUnion([.allowUnbound, .constraint])
    let baseType = outer.resolve(base)
    if case .error = baseType.kind { return baseType }
    if case .variable = baseType.kind { return types.error }
    guard let declaration = program.typeMemberDeclaration(name, of: baseType, in: signature) else {
      if name == "Type" { return types.make(.metatype(baseType)) }
      return fail(.noMemberType(name, in: program.kindAndName(of: baseType), at: lastName(of: repr, name)), repr)
    }
    switch declaration {
    case let n as NominalDecl: return nominalType(n, base: baseType, arguments, repr)
    case let a as TypeAliasDecl: return aliasType(a, base: baseType, arguments, repr)
    default:
      if case .existential(let e) = baseType.kind, declaration is AssociatedTypeDecl {
        return fail(
          .associatedTypeOfProtocol(name, e.constraints.first?.proto.name ?? "", at: lastName(of: repr, name)), repr)
      }
      return program.type(of: declaration, memberOf: baseType, in: signature)
    }
  }

  /// Where the name after the last dot stands.
  private func lastName(of repr: TypeRepr, _ name: String) -> SourceRange {
    guard case .member(let base, _, let arguments) = repr.kind, arguments.isEmpty else { return repr.range }
    let end = Int(repr.range.end)
    return end - name.utf8.count > Int(base.range.end)
      ? SourceRange(file: repr.range.file, start: end - name.utf8.count, end: end) : repr.range
  }

  /// `Swift.Int`, `Main.Point`: a name qualified by a module's.
  private func moduleMember(_ module: String, _ name: String, _ arguments: [TypeRepr], _ repr: TypeRepr) -> Type? {
    guard program.lookupType(module, in: context, at: repr.range, skippingMembersOf: skipped) == nil,
      program.isModule(module)
    else { return nil }
    let candidates = module == "Swift" ? program.prelude?.declarations(named: name) ?? [] : program.lookupTopLevel(name)
    guard let found = candidates.first(where: { $0.isTypeDeclaration }) else {
      return fail(.noMemberType(name, inModule: module, at: repr.range), repr)
    }
    return type(of: TypeLookupResult(declaration: found, base: nil), arguments, repr)
  }
}

extension TypeResolver {

  /// A nominal type with the arguments written, those of the types around it, or its own parameters when it is written inside itself.
  private func nominalType(_ n: NominalDecl, base: Type?, _ arguments: [TypeRepr], _ repr: TypeRepr) -> Type {
    if n.nominalKind == .protocolType { return protocolType(n, arguments, repr) }
    let own = n.generics?.parameters ?? []
    if arguments.isEmpty, !own.isEmpty { return unapplied(n, repr) }
    var given = arguments.map { argument($0) }
    if own.contains(where: \.isPack) { given = packed(given, for: own) }
    guard given.count == own.count else {
      if own.isEmpty { return fail(.cannotSpecialize(n.name, at: repr.range), repr) }
      return fail(.wrongArgumentCount(n.name, given: given.count, wanted: own.count, at: repr.range), repr)
    }
    guard let type = program.nestedNominal(n, arguments: given, base: base ?? outerSelf(of: n)) else {
      return types.error
    }
    checkArguments(of: type, n, repr)
    return type
  }

  private func argument(_ repr: TypeRepr) -> Type {
    var inner = self
    inner.options.remove(.constraint)
    return inner.resolve(repr)
  }

  /// The arguments, those for a pack parameter gathered.
  private func packed(_ given: [Type], for own: [GenericParamDecl]) -> [Type] {
    guard let index = own.firstIndex(where: \.isPack) else { return given }
    let after = own.count - index - 1
    guard given.count >= own.count - 1 else { return given }
    let middle = Array(given[index..<(given.count - after)])
    return Array(given[..<index]) + [types.make(.pack(middle))] + Array(given[(given.count - after)...])
  }

  /// The `Self` of the type around `n` when the name is written inside that.
  private func outerSelf(of n: NominalDecl) -> Type? {
    guard let parent = n.parent, let outer = program.container(of: parent).flatMap(program.nominal(ofContainer:)),
      let context
    else { return nil }
    for d in context.ancestors where d is NominalDecl || d is ExtensionDecl {
      if program.nominal(ofContainer: d) === outer { return program.selfType(of: d) }
    }
    return nil
  }

  /// A generic type's bare name: itself inside its own context, else unbound where that is allowed.
  private func unapplied(_ n: NominalDecl, _ repr: TypeRepr) -> Type {
    if let context {
      for d in context.ancestors where (d is NominalDecl || d is ExtensionDecl) && d !== skipped {
        if program.nominal(ofContainer: d) === n { return program.declaredType(of: n) }
      }
    }
    if options.contains(.allowUnbound) { return types.make(.unboundGeneric(n)) }
    return fail(.missingArguments(n, at: repr.range), repr)
  }

  private func protocolType(_ p: NominalDecl, _ arguments: [TypeRepr], _ repr: TypeRepr) -> Type {
    let given = arguments.map { argument($0) }
    guard given.isEmpty || given.count == p.primaryAssociatedTypes.count else {
      if p.primaryAssociatedTypes.isEmpty { return fail(.cannotSpecializeProtocol(p.name, at: repr.range), repr) }
      return fail(
        .wrongArgumentCount(p.name, given: given.count, wanted: p.primaryAssociatedTypes.count, at: repr.range), repr)
    }
    if !options.contains(.constraint), program.mayKeep, program.needsAny(p) {
      warn(.protocolNeedsAny(p.name, at: repr.range), repr)
    }
    return program.makeExistential([ExistentialType.Constraint(p, given)])
  }

  private func aliasType(_ a: TypeAliasDecl, base: Type?, _ arguments: [TypeRepr], _ repr: TypeRepr) -> Type {
    var type = program.aliasedType(a)
    let own = a.generics?.parameters ?? []
    if case .unboundGeneric(let n) = type.kind { return nominalType(n, base: nil, arguments, repr) }
    var given = Substitution()
    if !own.isEmpty {
      guard own.count == arguments.count else {
        return fail(.wrongArgumentCount(a.name, given: arguments.count, wanted: own.count, at: repr.range), repr)
      }
      given.parameters = Dictionary(uniqueKeysWithValues: zip(own, arguments.map { argument($0) }))
    }
    if let base, let container = program.container(of: a) {
      let outer = program.contextSubstitution(of: base, for: container)
      given.parameters.merge(outer.parameters) { mine, _ in mine }
      given.selves = outer.selves
    }
    if !given.isEmpty { type = program.substitute(type, given, in: signature) }
    if case .existential(let e) = type.kind, !options.contains(.constraint), program.mayKeep,
      let needy = e.constraints.first(where: { program.needsAny($0.proto) }), !a.underlying.isAny
    {
      warn(.protocolNeedsAny(needy.proto.name, at: repr.range), repr)
    }
    return type
  }

  /// The demands of a generic type on its arguments, as far as they are concrete.
  private func checkArguments(of type: Type, _ n: NominalDecl, _ repr: TypeRepr) {
    guard !options.contains(.silent), program.mayKeep,
      !program.isPrelude(n) || !(context.map(program.isPrelude) ?? false),
      type.properties.isDisjoint(with: [.generic, .variable, .error, .unbound, .pack])
    else { return }
    let sig = program.genericSignature(of: n)
    guard !sig.requirements.isEmpty else { return }
    let s = program.contextSubstitution(of: type, for: n)
    for r in sig.requirements {
      let demanded = program.substitute(r, s)
      if !program.satisfies(demanded, in: nil) {
        _ = fail(program.unsatisfied(demanded, by: n, at: repr.range), repr)
      }
    }
  }
}

extension TypeRepr {
  /// Whether `any` was written in front.
  var isAny: Bool {
    if case .any = kind { return true }
    return false
  }
}

extension Program {

  /// What an alias stands for, in terms of its own and its context's parameters.
  func aliasedType(_ a: TypeAliasDecl) -> Type {
    let answer = once(.alias, a) {
      aliasesInProgress.append(a)
      defer { aliasesInProgress.removeLast() }
      return resolve(a.underlying, in: a, [.allowUnbound, .constraint])
    }
    if let answer { return answer }
    if complain(about: a) { diagnose(.circularAlias(a.name, at: a.nameRange)) }
    for alias in aliasesInProgress { _ = complain(about: alias) }
    return types.error
  }

  /// The declaration of a member type.
  func typeMemberDeclaration(_ name: String, of base: Type, in sig: GenericSignature?) -> Decl? {
    if let n = nominal(of: base) { return typeMember(name, of: n)?.declaration }
    for p in protocols(of: base, in: sig) {
      if let d = memberTable(of: p)[name]?.first(where: { $0 is AssociatedTypeDecl }) { return d }
    }
    for p in protocols(of: base, in: sig) {
      if let m = typeMember(name, of: p) { return m.declaration }
    }
    return superclassBound(of: base, in: sig).flatMap { typeMemberDeclaration(name, of: $0, in: sig) }
  }

  /// Whether a name can qualify others as a module's.
  public func isModule(_ name: String) -> Bool {
    if name == "Swift" { return true }
    return files.contains { file in
      file.items.contains {
        if case .decl(let d) = $0, let i = d as? ImportDecl { return i.path.first == name }
        return false
      }
    }
  }

  /// The protocols sorted and reduced to those that no other implies, as an existential type.
  func makeExistential(
    _ constraints: [ExistentialType.Constraint], superclass: Type? = nil, isClassBound: Bool = false
  ) -> Type {
    if constraints.count == 1, superclass == nil, !isClassBound, constraints[0].proto.inherited.isEmpty {
      return types.make(.existential(ExistentialType(constraints: constraints)))
    }
    var kept: [ExistentialType.Constraint] = []
    for c in constraints {
      let implied = constraints.contains {
        $0.proto !== c.proto && c.arguments.isEmpty && inheritedProtocols(of: $0.proto).contains(c.proto)
      }
      let doubled = kept.contains { $0.proto === c.proto && (c.arguments.isEmpty || $0.arguments == c.arguments) }
      if !implied, !doubled, !isMarker(c.proto) || constraints.count == 1 { kept.append(c) }
    }
    kept.sort { ($0.proto.name, $0.proto.id) < ($1.proto.name, $1.proto.id) }
    let bound = isClassBound || superclass != nil || kept.contains { self.isClassBound(protocol: $0.proto) }
    return types.make(.existential(ExistentialType(constraints: kept, superclass: superclass, isClassBound: bound)))
  }
}
