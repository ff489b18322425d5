import Tree

extension Program {

  /// The members in the braces of a type or extension, by name.
  func memberTable(of container: Decl) -> [String: [Decl]] {
    if let known = facts.memberTables[container] { return known }
    var table: [String: [Decl]] = [:]
    for m in members(inBracesOf: container) {
      if let binding = m as? BindingDecl {
        for v in binding.variables { table[v.name, default: []].append(v) }
      } else if let name = m.memberName {
        table[name, default: []].append(m)
      }
    }
    facts.memberTables[container] = table
    return table
  }

  /// The members as written.
  func members(inBracesOf container: Decl) -> [Decl] {
    switch container {
    case let n as NominalDecl: n.members
    case let e as ExtensionDecl: e.members
    default: []
    }
  }

  /// All members of that name in a type's own braces and in all of its extensions, whatever those demand.
  func directMembers(of n: NominalDecl, named name: String) -> [Decl] {
    let key = Pair(n, name)
    if let known = lookups.direct[key] { return known }
    var found = memberTable(of: n)[name] ?? []
    if let wrapped = wrapperVariable(name, in: n) { found.append(wrapped) }
    for e in extensions(of: n) {
      if let more = memberTable(of: e)[name] { found += more }
    }
    lookups.direct[key] = found
    return found
  }

  /// The storage or projection of a wrapped property, when that is what `name` means.
  private func wrapperVariable(_ name: String, in n: NominalDecl) -> VarDecl? {
    wrapperVariable(name) { memberTable(of: n)[$0]?.lazy.compactMap { $0 as? VarDecl }.first }
  }

  /// What `_x` or `$x` means where `find` says which variable `x` is.
  public func wrapperVariable(_ name: String, find: (String) -> VarDecl?) -> VarDecl? {
    guard let first = name.first, first == "_" || first == "$", name.count > 1,
      let property = find(String(name.dropFirst())), !property.attributes.isEmpty
    else { return nil }
    return first == "_" ? wrapperStorage(of: property) : wrapperProjection(of: property)
  }

  /// The type that a member belongs to, through an extension; for a type or extension, itself.
  public func contextualNominal(_ d: Decl) -> NominalDecl? {
    guard let container = self.container(of: d) else { return nil }
    return nominal(ofContainer: container)
  }

  /// The type of a container.
  func nominal(ofContainer container: Decl) -> NominalDecl? {
    if let n = container as? NominalDecl { return n }
    return (container as? ExtensionDecl).flatMap(extendedNominal)
  }

  /// The type or extension whose direct member `d` is; an accessor counts as a member where its property is one.
  func memberContainer(of d: Decl) -> Decl? {
    guard let parent = d.parent else { return nil }
    switch parent {
    case is NominalDecl, is ExtensionDecl: return parent
    case is VarDecl, is SubscriptDecl, is EnumElementDecl: return memberContainer(of: parent)
    default: return nil
    }
  }

  /// The innermost type or extension around `d`, `d` included.
  func container(of d: Decl) -> Decl? {
    for a in d.ancestors where a is NominalDecl || a is ExtensionDecl { return a }
    return nil
  }
}

extension Decl {

  /// The name under which a member is found.
  var memberName: String? {
    switch self {
    case let v as VarDecl: v.name
    case let f as FuncDecl: f.name
    case is InitDecl: "init"
    case is SubscriptDecl: "subscript"
    case is DeinitDecl: "deinit"
    case let e as EnumElementDecl: e.name
    case let a as TypeAliasDecl: a.name
    case let a as AssociatedTypeDecl: a.name
    case let n as NominalDecl: n.name
    case let g as GenericParamDecl: g.name
    case let m as MacroDecl: m.name
    case let p as ParamDecl: p.name
    case let o as OperatorDecl: o.name
    default: nil
    }
  }
}
