import Tree

extension Program {

  /// What a name without a base can mean, innermost first; locals aside, which Typing knows.
  ///
  /// Results of a smaller `depth` hide those of a larger one.
  public func lookupUnqualified(_ name: String, from context: Decl?, at position: SourceRange? = nil)
    -> [UnqualifiedResult]
  {
    var found: [UnqualifiedResult] = []
    var depth = 0
    if let context {
      for d in context.ancestors {
        found += lookup(name, inContext: d, from: context, at: position, depth: depth)
        depth += 1
      }
    }
    if let local = localType(name, at: position ?? context?.range, depth: depth) { found.append(local) }
    let file = context?.range.file ?? position?.file
    for d in lookupTopLevel(name, seenFrom: file) where isVisibleAtTopLevel(d, from: context) {
      found.append(UnqualifiedResult(declaration: d, base: .none, member: nil, depth: depth + 1))
    }
    return found
  }

  private func localType(_ name: String, at position: SourceRange?, depth: Int) -> UnqualifiedResult? {
    guard let position, let d = localType(name, at: position, inside: nil) else { return nil }
    return UnqualifiedResult(declaration: d, base: .none, member: nil, depth: depth)
  }

  /// Names of the prelude that begin with `_` are its own.
  private func isVisibleAtTopLevel(_ d: Decl, from context: Decl?) -> Bool {
    guard isPrelude(d) else { return true }
    if !(context.map(isPrelude) ?? false), isHiddenWithoutImport(d) { return false }
    guard d.memberName?.hasPrefix("_") ?? false else { return true }
    guard let context else { return false }
    return isPrelude(context) || isMacroMade(context)
  }

  /// Only what `context` itself adds: its generic parameters, or the members of the type or extension that it is.
  public func lookup(_ name: String, inContext context: Decl, from useSite: Decl) -> [UnqualifiedResult] {
    lookup(name, inContext: context, from: useSite, at: nil, depth: 0)
  }

  private func lookup(
    _ name: String, inContext d: Decl, from useSite: Decl, at position: SourceRange?, depth: Int
  ) -> [UnqualifiedResult] {
    switch d {
    case let n as NominalDecl:
      let found = membersInScope(name, of: n, from: useSite, depth: depth)
      return found.isEmpty ? generic(name, n.generics, depth) : found
    case is ExtensionDecl:
      let found = membersInScope(name, of: d, from: useSite, depth: depth)
      if found.isEmpty, let result = lookupType(name, in: d), result.declaration is GenericParamDecl {
        return [UnqualifiedResult(declaration: result.declaration, base: .none, member: nil, depth: depth)]
      }
      return found
    case let f as FunctionLikeDecl:
      let parameters = generic(name, f.generics, depth)
      guard parameters.isEmpty, localTypes[name] != nil, let position,
        let local = localType(name, at: position, inside: f.range)
      else { return parameters }
      return [UnqualifiedResult(declaration: local, base: .none, member: nil, depth: depth)]
    default: return []
    }
  }

  private func generic(_ name: String, _ clause: GenericParamClause?, _ depth: Int) -> [UnqualifiedResult] {
    guard let g = clause?.parameters.first(where: { $0.name == name }) else { return [] }
    return [UnqualifiedResult(declaration: g, base: .none, member: nil, depth: depth)]
  }

  private func membersInScope(_ name: String, of d: Decl, from useSite: Decl, depth: Int) -> [UnqualifiedResult] {
    guard name != "init", name != "subscript", let type = selfType(of: d) else { return [] }
    let hasInstance = hasSelf(useSite, inside: d)
    return members(of: type, named: name, onMetatype: true, from: useSite).map { m in
      let base: UnqualifiedResult.Base =
        isInstanceMember(m.declaration) && hasInstance ? .selfValue(d) : .selfType(type, d)
      return UnqualifiedResult(declaration: m.declaration, base: base, member: m, depth: depth)
    }
  }

  /// Whether a use site has the `self` of a type or extension around it: the member of it that holds the use is an instance's.
  public func hasSelf(_ useSite: Decl, inside container: Decl) -> Bool {
    var inner = useSite
    for d in useSite.ancestors {
      if d === container { break }
      inner = d
    }
    switch inner {
    case is InitDecl, is DeinitDecl: return true
    case let v as VarDecl: return !v.isStatic && (useSite !== v || v.has("lazy") || !v.accessors.isEmpty)
    case let b as BindingDecl: return !b.isStatic && b.variables.contains { $0.has("lazy") }
    case is FuncDecl, is SubscriptDecl: return isInstanceMember(inner)
    default: return false
    }
  }
}
