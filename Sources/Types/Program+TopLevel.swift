import Tree

extension Program {

  /// What a name means at top level: the user's declarations hide the prelude's, save that functions overload.
  public func lookupTopLevel(_ name: String) -> [Decl] {
    if let known = lookups.topLevel[name] { return known }
    lookups.topLevel[name] = prelude?.declarations(named: name) ?? []
    let found = findTopLevel(name)
    lookups.topLevel[name] = found
    return found
  }

  /// The same for a name written in `file`: in the prelude's own texts it means the prelude's declarations, whatever the learner's are
  /// called.
  func lookupTopLevel(_ name: String, seenFrom file: SourceFile?) -> [Decl] {
    if case .prelude? = file?.origin, let own = prelude?.declarations(named: name), !own.isEmpty { return own }
    return lookupTopLevel(name)
  }

  private func findTopLevel(_ name: String) -> [Decl] {
    let own = visibleUserDeclarations(name)
    let others = prelude?.declarations(named: name) ?? []
    guard !own.isEmpty else { return others }
    guard !others.isEmpty, own.allSatisfy({ $0 is FuncDecl }) else { return own }
    return own + others.filter { other in other is FuncDecl && !own.contains { hasSameSignature($0, other) } }
  }

  /// The user's declarations of that name, newest file first, without those that a newer file hides.
  private func visibleUserDeclarations(_ name: String) -> [Decl] {
    guard let all = userDeclarations[name] else { return [] }
    guard all.count > 1, let newest = all.last?.file else { return all.map(\.declaration) }
    var visible = all.filter { $0.file == newest }.map(\.declaration)
    for older in all.reversed() where older.file != newest {
      guard visible.allSatisfy({ $0 is FuncDecl }), older.declaration is FuncDecl else { break }
      if !visible.contains(where: { hasSameSignature($0, older.declaration) }) { visible.append(older.declaration) }
    }
    return visible
  }

  /// Whether two functions could not be told apart at a call.
  func hasSameSignature(_ a: Decl, _ b: Decl) -> Bool {
    guard let f = a as? FuncDecl, let g = b as? FuncDecl, f.labels == g.labels else { return false }
    guard f.isOperator == false || fixity(of: f) == fixity(of: g) else { return false }
    let mine = ownGenericParameters(of: f)
    let theirs = ownGenericParameters(of: g)
    guard mine.count == theirs.count else { return false }
    let t = interfaceType(of: f)
    let u = substitute(interfaceType(of: g), renaming(theirs, to: mine))
    guard t === u, !t.properties.contains(.error) else { return false }
    return mine.isEmpty || genericSignature(of: f).requirements.count == genericSignature(of: g).requirements.count
  }

  /// Replaces each parameter by the one at the same place.
  func renaming(_ from: [GenericParamDecl], to: [GenericParamDecl]) -> Substitution {
    Substitution(
      parameters: Dictionary(uniqueKeysWithValues: zip(from, to.map { types.make(.genericParameter($0)) })))
  }

  /// Where an operator function's operator stands.
  public func fixity(of f: FuncDecl) -> Fixity {
    if f.has("prefix") { return .prefix }
    if f.has("postfix") { return .postfix }
    return f.parameters.count == 1 ? .prefix : .infix
  }
}

extension Program {

  /// All operator functions of that name and fixity: at top level, in types, extensions and protocols.
  public func operators(named name: String, fixity wanted: Fixity) -> [Decl] {
    let own = userOperators[name] ?? []
    let others = prelude?.operators(named: name) ?? []
    return (own + others).filter { fixity(of: $0) == wanted }
  }

  /// Of those, only the ones at top level and in the types given, their superclasses and their protocols: no others are decoded.
  public func operators(
    named name: String, fixity wanted: Fixity, relatedTo related: [Type], in sig: GenericSignature?
  ) -> [Decl] {
    var found = lookupTopLevel(name)
    var seen = Set(found)
    for container in containers(of: related, in: sig) {
      for d in directMembers(of: container, named: name) where seen.insert(d).inserted { found.append(d) }
    }
    return found.filter { ($0 as? FuncDecl).map { fixity(of: $0) == wanted } ?? false }
  }

  /// The nominal declarations in which members of the types can stand.
  private func containers(of related: [Type], in sig: GenericSignature?) -> [NominalDecl] {
    var result: [NominalDecl] = []
    for t in related {
      if let n = nominal(of: t) {
        result += [n] + superclassDeclarations(of: n) + conformances(of: n)
      } else {
        result += protocols(of: t, in: sig)
      }
    }
    return result
  }

  /// The declaration of a nominal type, through `dynamicSelf`, places and bounds.
  func nominal(of t: Type) -> NominalDecl? {
    switch t.kind {
    case .nominal(let n, _), .unboundGeneric(let n): n
    case .dynamicSelf(let c), .lvalue(let c), .inoutRef(let c): nominal(of: c)
    default: nil
    }
  }
}
