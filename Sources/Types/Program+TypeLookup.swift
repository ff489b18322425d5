import Tree

/// A type declaration that is a member of a type.
struct TypeMember {
  /// The nominal type, alias or associated type.
  let declaration: Decl
  /// The type, superclass or protocol that declares it.
  let owner: NominalDecl
}

extension Program {

  /// The type that a name means in a context, innermost first; `nil` when it means none.
  ///
  /// - Parameter position: where the name stands, which decides about local types; by default the context's own place.
  public func lookupType(_ name: String, in context: Decl?, at position: SourceRange? = nil) -> TypeLookupResult? {
    lookupType(name, in: context, at: position, skippingMembersOf: nil)
  }

  /// The same; an inheritance clause does not see the members of what it belongs to.
  func lookupType(
    _ name: String, in context: Decl?, at position: SourceRange?, skippingMembersOf skipped: Decl?
  ) -> TypeLookupResult? {
    var place = position ?? context?.range
    if let context {
      for d in context.ancestors {
        if let found = lookupType(name, ofContext: d, at: place, skipMembers: d === skipped) { return found }
        if let p = place, p.file !== d.range.file { place = d.range }
      }
    }
    if let place, let local = localType(name, at: place, inside: nil) {
      return TypeLookupResult(declaration: local, base: nil)
    }
    let file = (place ?? position)?.file
    guard let found = lookupTopLevel(name, seenFrom: file).first(where: \.isTypeDeclaration) else { return nil }
    if case .user? = file?.origin, isHiddenWithoutImport(found) { return nil }
    return TypeLookupResult(declaration: found, base: nil)
  }

  private func lookupType(
    _ name: String, ofContext d: Decl, at place: SourceRange?, skipMembers: Bool
  ) -> TypeLookupResult? {
    let skipMembers = skipMembers || isPrelude(d) && prelude?.hasNestedType(named: name) == false
    switch d {
    case let n as NominalDecl:
      if let g = n.generics?.parameters.first(where: { $0.name == name }) {
        return TypeLookupResult(declaration: g, base: nil)
      }
      return skipMembers ? nil : memberType(name, of: n, seenFrom: n)
    case let e as ExtensionDecl:
      guard let n = extendedNominal(e) else { return nil }
      if let g = genericParameter(name, of: n) { return TypeLookupResult(declaration: g, base: nil) }
      return skipMembers ? nil : memberType(name, of: n, seenFrom: e) ?? demandedMemberType(name, of: n, e)
    case let f as FunctionLikeDecl:
      if let g = f.generics?.parameters.first(where: { $0.name == name }) {
        return TypeLookupResult(declaration: g, base: nil)
      }
      guard f.body != nil, let place, let local = localType(name, at: place, inside: f.range) else { return nil }
      return TypeLookupResult(declaration: local, base: nil)
    case let a as TypeAliasDecl:
      return a.generics?.parameters.first { $0.name == name }.map { TypeLookupResult(declaration: $0, base: nil) }
    default: return nil
    }
  }

  /// A generic parameter of a type or of the types around it, as an extension sees it.
  private func genericParameter(_ name: String, of n: NominalDecl) -> GenericParamDecl? {
    for d in n.ancestors {
      if let n = d as? NominalDecl, let g = n.generics?.parameters.first(where: { $0.name == name }) { return g }
      if let e = d as? ExtensionDecl, let m = extendedNominal(e), m !== n, let g = genericParameter(name, of: m) {
        return g
      }
    }
    return nil
  }

  private func memberType(_ name: String, of n: NominalDecl, seenFrom context: Decl) -> TypeLookupResult? {
    if n.name == name, n.nominalKind != .protocolType { return TypeLookupResult(declaration: n, base: nil) }
    return typeMember(name, of: n).map { TypeLookupResult(declaration: $0.declaration, base: selfType(of: context)) }
  }

  /// A member type that a protocol's extension knows by its own demands on `Self`.
  private func demandedMemberType(_ name: String, of n: NominalDecl, _ e: ExtensionDecl) -> TypeLookupResult? {
    guard n.nominalKind == .protocolType, !e.whereClause.isEmpty, let own = selfType(of: e) else { return nil }
    return dependentTypeMember(name, of: own, in: genericSignature(of: e)).map {
      TypeLookupResult(declaration: $0.declaration, base: own)
    }
  }

  /// A type declared in a type, its extensions, superclasses or protocols.
  func typeMember(_ name: String, of n: NominalDecl) -> TypeMember? {
    let key = Pair(n, name)
    if let known = lookups.nestedTypes[key] { return known }
    let found = findTypeMember(name, of: n)
    if found != nil || mayKeep { lookups.nestedTypes[key] = .some(found) }
    return found
  }

  private func findTypeMember(_ name: String, of n: NominalDecl) -> TypeMember? {
    if let own = directMembers(of: n, named: name).first(where: { $0.isTypeDeclaration }) {
      return TypeMember(declaration: own, owner: n)
    }
    if n.isClass, let parent = superclassDeclaration(of: n), let inherited = typeMember(name, of: parent) {
      return inherited
    }
    let protocols = n.nominalKind == .protocolType ? inheritedProtocols(of: n) : conformances(of: n)
    for p in protocols {
      if let d = memberTable(of: p)[name]?.first(where: { $0.isTypeDeclaration }) {
        return TypeMember(declaration: d, owner: p)
      }
    }
    for p in protocols {
      if let d = directMembers(of: p, named: name).first(where: { $0.isTypeDeclaration }) {
        return TypeMember(declaration: d, owner: p)
      }
    }
    return nil
  }

  /// The type that a member type's name means for a base type.
  public func nestedType(_ name: String, of base: Type) -> Type? { nestedType(name, of: base, in: nil) }

  /// The same, with what a signature says about a generic base.
  func nestedType(_ name: String, of base: Type, in sig: GenericSignature?) -> Type? {
    switch base.kind {
    case .nominal(let n, _), .unboundGeneric(let n):
      return typeMember(name, of: n).map { type(of: $0.declaration, memberOf: base, in: sig) }
    case .dynamicSelf(let c): return nestedType(name, of: c, in: sig)
    case .genericParameter, .protocolSelf, .dependentMember, .opened, .opaque, .existential:
      if let d = dependentTypeMember(name, of: base, in: sig) {
        return type(of: d.declaration, memberOf: base, in: sig)
      }
      return superclassBound(of: base, in: sig).flatMap { nestedType(name, of: $0, in: sig) }
    default: return nil
    }
  }

  private func dependentTypeMember(_ name: String, of base: Type, in sig: GenericSignature?) -> TypeMember? {
    let known = protocols(of: base, in: sig)
    for p in known {
      if let d = memberTable(of: p)[name]?.first(where: { $0 is AssociatedTypeDecl }) {
        return TypeMember(declaration: d, owner: p)
      }
    }
    return known.lazy.compactMap { self.typeMember(name, of: $0) }.first
  }

  /// The type that a member type declaration means for a base type.
  func type(of d: Decl, memberOf base: Type, in sig: GenericSignature?) -> Type {
    switch d {
    case let a as AssociatedTypeDecl: return memberType(of: base, a, in: sig)
    case let n as NominalDecl: return nestedNominal(n, arguments: [], base: base) ?? types.error
    case let alias as TypeAliasDecl:
      let underlying = aliasedType(alias)
      guard let container = container(of: alias) else { return underlying }
      return substitute(underlying, contextSubstitution(of: base, for: container), in: sig)
    default: return types.error
    }
  }

  /// A nested type with the outer arguments that its base has; `nil` when its own arguments are missing.
  func nestedNominal(_ n: NominalDecl, arguments: [Type], base: Type?) -> Type? {
    let own = n.generics?.parameters ?? []
    guard own.count == arguments.count else { return nil }
    let all = genericSignature(of: n).parameters
    guard all.count > own.count else { return types.make(.nominal(n, arguments)) }
    let outer = all.dropLast(own.count)
    let given = base.flatMap { b in container(of: n.parent ?? n).map { contextSubstitution(of: b, for: $0) } }
    let outerArguments = outer.map { given?.parameters[$0] ?? types.make(.genericParameter($0)) }
    return types.make(.nominal(n, outerArguments + arguments))
  }
}
