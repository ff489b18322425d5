import Tree

extension Program {

  /// The extensions of a type, the prelude's first.
  public func extensions(of n: NominalDecl) -> [ExtensionDecl] {
    if let known = lookups.extensions[n] { return known }
    var all = isPrelude(n) ? prelude?.extensions(of: qualifiedName(of: n)) ?? [] : []
    for e in all { facts.extended[e] = .some(n) }
    all += boundUserExtensions()[n] ?? []
    lookups.extensions[n] = all
    return all
  }

  /// The type that an extension extends, `nil` when its name means none.
  public func extendedNominal(_ e: ExtensionDecl) -> NominalDecl? {
    if let known = facts.extended[e] { return known }
    if let found = bindExtension(e) {
      facts.extended[e] = .some(found)
      return found
    }
    return nil
  }

  /// The user's extensions, each under the type that it extends.
  ///
  /// A type nested in an extension can be extended too, so binding goes on as long as it finds something new.
  private func boundUserExtensions() -> [NominalDecl: [ExtensionDecl]] {
    if let known = lookups.userExtensions { return known }
    var bound: [NominalDecl: [ExtensionDecl]] = [:]
    var waiting = userExtensions
    var found: [ExtensionDecl: NominalDecl] = [:]
    lookups.userExtensions = bound
    while true {
      let before = waiting.count
      waiting.removeAll { e in
        guard let n = extendedNominal(e) else { return false }
        found[e] = n
        return true
      }
      if waiting.count == before || waiting.isEmpty { break }
      bound = grouped(found)
      lookups.userExtensions = bound
      lookups.forget(bound)
    }
    bound = grouped(found)
    lookups.userExtensions = bound
    lookups.forget(bound)
    return bound
  }

  private func grouped(_ found: [ExtensionDecl: NominalDecl]) -> [NominalDecl: [ExtensionDecl]] {
    var bound: [NominalDecl: [ExtensionDecl]] = [:]
    for e in userExtensions {
      if let n = found[e] { bound[n, default: []].append(e) }
    }
    return bound
  }

  private func bindExtension(_ e: ExtensionDecl) -> NominalDecl? { nominal(written: e.extendedType, in: e.parent) }

  /// The nominal type that a written type names, found without looking at arguments or requirements.
  func nominal(written repr: TypeRepr, in context: Decl?) -> NominalDecl? {
    switch repr.kind {
    case .name(let name, _):
      return lookupTopLevelOrLocalType(name, in: context, at: repr.range).flatMap { nominal(behind: $0) }
    case .member(let base, let name, _):
      if case .name("Swift", _) = base.kind { return known(name) }
      guard let outer = nominal(written: base, in: context) else { return nil }
      return directMembers(of: outer, named: name).lazy.compactMap { self.nominal(behind: $0) }.first
    case .array: return known("Array")
    case .dictionary: return known("Dictionary")
    case .optional, .implicitlyUnwrapped: return known("Optional")
    case .attributed(_, let inner), .any(let inner), .some(let inner): return nominal(written: inner, in: context)
    default: return nil
    }
  }

  /// The nominal type that a type declaration is or stands for.
  private func nominal(behind d: Decl) -> NominalDecl? {
    if let n = d as? NominalDecl { return n }
    guard let alias = d as? TypeAliasDecl else { return nil }
    return once(.alias, alias) { nominal(written: alias.underlying, in: alias.parent) } ?? nil
  }

  /// A type's name at top level, or of the types around `context` themselves.
  private func lookupTopLevelOrLocalType(_ name: String, in context: Decl?, at position: SourceRange) -> Decl? {
    if let context {
      for d in context.ancestors {
        if let n = d as? NominalDecl, n.name == name { return n }
        if let n = d as? NominalDecl, let m = memberTable(of: n)[name]?.first(where: { $0.isTypeDeclaration }) {
          return m
        }
      }
    }
    return localType(name, at: position, inside: nil)
      ?? lookupTopLevel(name, seenFrom: position.file).first { $0.isTypeDeclaration }
  }

  /// The innermost local type of that name whose scope holds `position` and lies inside `outer`.
  func localType(_ name: String, at position: SourceRange, inside outer: SourceRange?) -> Decl? {
    guard let all = localTypes[name] else { return nil }
    let seen = all.filter { $0.scope.contains(position) && (outer?.contains($0.scope) ?? true) }
    return seen.min { $0.scope.end - $0.scope.start < $1.scope.end - $1.scope.start }?.declaration
  }

  /// A type's name with those of the types around it, joined by dots.
  public func qualifiedName(of n: NominalDecl) -> String {
    switch n.parent {
    case let outer as NominalDecl: qualifiedName(of: outer) + "." + n.name
    case let e as ExtensionDecl: (extendedNominal(e).map(qualifiedName) ?? "?") + "." + n.name
    default: n.name
    }
  }
}

extension Decl {
  /// Whether it declares a type's name.
  public var isTypeDeclaration: Bool {
    switch kind {
    case .nominal, .typeAlias, .associatedType, .genericParameter: true
    default: false
    }
  }
}

extension SourceRange {
  /// Whether the other range lies in the same file and inside.
  func contains(_ other: SourceRange) -> Bool {
    file === other.file && start <= other.start && other.end <= end
  }
}
