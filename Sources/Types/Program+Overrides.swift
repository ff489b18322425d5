import Tree

extension Program {

  /// The class member that a class member overrides: the nearest one of the same name, kind, labels and type above.
  public func overridden(by d: Decl) -> Decl? {
    guard let n = contextualNominal(d), n.isClass, memberContainer(of: d) != nil else { return nil }
    if let known = lookups.overridden[d] { return known }
    let found = findOverridden(by: d, in: n)
    lookups.overridden[d] = .some(found)
    return found
  }

  private func findOverridden(by d: Decl, in n: NominalDecl) -> Decl? {
    if let a = d as? AccessorDecl { return overriddenAccessor(by: a) }
    guard let name = d.memberName, name != "deinit" else { return nil }
    for c in superclassDeclarations(of: n) {
      var above = directMembers(of: c, named: name)
      if d is InitDecl { above += implicitInitializers(of: c).filter(isDefaulted) as [Decl] }
      let fitting = above.filter { $0.parent is NominalDecl || $0.parent is ExtensionDecl }.filter {
        couldOverride(d, $0)
      }
      if let exact = fitting.first(where: { overrides(d, $0, in: n, exactly: true) }) { return exact }
      if let near = fitting.first(where: { overrides(d, $0, in: n, exactly: false) }) { return near }
    }
    return nil
  }

  private func isDefaulted(_ i: InitDecl) -> Bool {
    if case .defaulted? = facts.implicitOrigins[i] { return true }
    return false
  }

  private func overriddenAccessor(by a: AccessorDecl) -> Decl? {
    guard let storage = a.parent, let above = overridden(by: storage) else { return nil }
    switch above {
    case let v as VarDecl: return v.accessor(a.accessorKind)
    case let s as SubscriptDecl: return s.accessor(a.accessorKind)
    default: return nil
    }
  }

  /// Whether kind, labels and staticness allow it.
  func couldOverride(_ d: Decl, _ above: Decl) -> Bool {
    guard d.kind == above.kind, d.isStatic == above.isStatic, !above.has("private") else { return false }
    switch (d, above) {
    case (is InitDecl, is InitDecl) where above.has("convenience"): return false
    case (let f as FunctionLikeDecl, let g as FunctionLikeDecl): return f.labels == g.labels
    case (is VarDecl, is VarDecl): return true
    default: return false
    }
  }

  /// The members above that `d` would override if its labels were theirs.
  func labelledOtherwise(_ d: Decl) -> [Decl] {
    guard let n = contextualNominal(d), let f = d as? FunctionLikeDecl, let name = d.memberName else { return [] }
    return superclassDeclarations(of: n).flatMap { directMembers(of: $0, named: name) }.filter { above in
      guard let g = above as? FunctionLikeDecl, g.kind == f.kind, g.isStatic == f.isStatic, g.labels != f.labels,
        !g.has("convenience")
      else { return false }
      return overrides(d, above, in: n, exactly: true)
    }
  }

  /// Whether the types allow it: equal parameters and an equal result, or (not `exactly`) a result that is more special.
  private func overrides(_ d: Decl, _ above: Decl, in n: NominalDecl, exactly: Bool) -> Bool {
    if d is VarDecl { return true }
    guard let container = container(of: above) else { return false }
    let s = contextSubstitution(of: declaredType(of: n), for: container)
    let mine = ownGenericParameters(of: d)
    let theirs = ownGenericParameters(of: above)
    guard mine.count == theirs.count else { return false }
    let renamed = renaming(theirs, to: mine)
    let t = interfaceType(of: d)
    let u = substitute(substitute(interfaceType(of: above), s), renamed)
    guard case .function(let f) = t.kind, case .function(let g) = u.kind else { return t === u }
    guard f.parameters.count == g.parameters.count else { return false }
    let sameParameters = zip(f.parameters, g.parameters).allSatisfy { p, q in
      p.isInout == q.isInout && (p.type === q.type || (!exactly && acceptsMore(p.type, q.type)))
    }
    if d is InitDecl { return sameParameters }
    return sameParameters && (f.result === g.result || (!exactly && resultFits(f.result, g.result)))
  }

  /// A parameter may take an optional or a superclass of what the overridden one takes.
  private func acceptsMore(_ mine: Type, _ theirs: Type) -> Bool {
    if mine.properties.contains(.error) || theirs.properties.contains(.error) { return true }
    if optionalObject(mine) === theirs { return true }
    if case .function(let f) = mine.kind, case .function(let g) = theirs.kind {
      var h = f
      h.isEscaping = g.isEscaping
      h.isSendable = g.isSendable
      return h == g
    }
    return isClassBound(theirs, in: nil) && isSubclass(theirs, of: mine)
  }

  /// A result may be a subclass of the overridden one's, or what its optional holds.
  private func resultFits(_ mine: Type, _ theirs: Type) -> Bool {
    if mine.properties.contains(.error) || theirs.properties.contains(.error) { return true }
    if case .dynamicSelf = theirs.kind { return isClassBound(mine, in: nil) }
    if let object = optionalObject(theirs) {
      return mine === object || resultFits(optionalObject(mine) ?? mine, object)
    }
    return isClassBound(mine, in: nil) && isSubclass(mine, of: theirs)
  }
}
