import Tree

/// Where a declaration can be seen.
enum AccessScope {
  /// Everywhere, other modules included.
  case everywhere
  /// In the module.
  case module
  /// In its file.
  case file
  /// Inside a declaration.
  case inside(Decl)

  /// The order from narrow to wide.
  var width: Int {
    switch self {
    case .inside: 0
    case .file: 1
    case .module: 2
    case .everywhere: 3
    }
  }

  /// The keyword that gives it.
  var keyword: String {
    switch self {
    case .inside: "private"
    case .file: "fileprivate"
    case .module: "internal"
    case .everywhere: "public"
    }
  }

  /// Whether what is seen in `other` alone is seen nowhere else than here.
  func includes(_ other: AccessScope) -> Bool {
    switch (self, other) {
    case (.inside(let outer), .inside(let inner)): inner.ancestors.contains { $0 === outer }
    default: width >= other.width
    }
  }
}

extension DeclarationChecker {

  /// A declaration must not be seen further than the types that it names.
  func checkExposure(_ d: Decl) {
    guard !program.isMacroMade(d), let parts = exposedParts(of: d) else { return }
    let mine = scope(of: d)
    if let e = d as? EnumElementDecl { return checkCase(e, mine, parts.map(\.repr)) }
    for part in parts {
      if let n = hidden(part.repr, from: mine, in: d) { return reportExposure(d, mine, n, part.role) }
    }
  }

  private func checkCase(_ e: EnumElementDecl, _ mine: AccessScope, _ payload: [TypeRepr]) {
    guard let n = payload.lazy.compactMap({ hidden($0, from: mine, in: e) }).first else { return }
    report(.caseExposes(mine.keyword, keyword(of: n), at: e.nameRange))
  }

  /// The types that a declaration shows, with the role that each has.
  private func exposedParts(of d: Decl) -> [(repr: TypeRepr, role: String)]? {
    switch d {
    case let v as VarDecl:
      guard v.parent == nil || program.memberContainer(of: v) != nil else { return nil }
      return program.writtenType(of: v).map { [($0, "type")] }
    case let f as FuncDecl:
      return f.parameters.compactMap { p in p.type.map { ($0, "parameter") } }
        + (f.resultType.map { [($0, "result")] } ?? [])
    case let i as InitDecl: return i.parameters.compactMap { p in p.type.map { ($0, "parameter") } }
    case let s as SubscriptDecl:
      return s.parameters.compactMap { p in p.type.map { ($0, "index") } } + [(s.resultType, "element type")]
    case let e as EnumElementDecl: return (e.payload ?? []).compactMap { p in p.type.map { ($0, "payload") } }
    case let a as TypeAliasDecl: return [(a.underlying, "underlying type")]
    case let n as NominalDecl where n.nominalKind == .classType:
      return n.inherited.first.map { [($0, "superclass")] }
    default: return nil
    }
  }

  /// Where a declaration can be seen: as written, and no further than what is around it.
  private func scope(of d: Decl) -> AccessScope {
    let own = writtenScope(of: d)
    guard let parent = d.parent else { return own }
    let outer: AccessScope
    if let container = program.container(of: parent), let n = program.nominal(ofContainer: container) {
      outer = scope(of: n)
    } else {
      outer = .inside(parent)
    }
    return outer.includes(own) ? own : outer
  }

  private func writtenScope(of d: Decl) -> AccessScope {
    for m in d.modifiers where m.detail == nil {
      switch m.name {
      case "private": return d.parent.map { .inside($0) } ?? .file
      case "fileprivate": return .file
      case "public", "open", "package": return .everywhere
      default: break
      }
    }
    if let e = d.parent as? ExtensionDecl, e.has("private") || e.has("fileprivate") { return .file }
    return .module
  }

  /// The user's type in a written type that can be seen less far than the declaration.
  private func hidden(_ repr: TypeRepr, from mine: AccessScope, in d: Decl) -> NominalDecl? {
    var found: NominalDecl?
    repr.forEachName { part in
      guard found == nil, let n = program.nominal(writtenInside: part, in: d), !program.isPrelude(n) else { return }
      if !scope(of: n).includes(mine) { found = n }
    }
    return found
  }

  private func reportExposure(_ d: Decl, _ mine: AccessScope, _ n: NominalDecl, _ role: String) {
    let narrow = keyword(of: n)
    let article = narrow == "internal" ? "an" : "a"
    let end = role == "superclass" ? "superclass is \(narrow)" : "\(role) uses \(article) \(narrow) type"
    if case .everywhere = mine { return report(.exposes("\(noun(d)) cannot be declared public", end, at: d.nameRange)) }
    let wanted: String
    if d.parent == nil {
      wanted = "private or fileprivate"
    } else if case .inside = scope(of: n) {
      wanted = "private"
    } else {
      wanted = "fileprivate"
    }
    report(.exposes("\(noun(d)) must be declared \(wanted)", end, at: d.nameRange))
  }

  /// Complains about what fulfils a requirement where it can be seen less far than type and protocol.
  func reportHiddenWitness(_ d: Decl, of n: NominalDecl, _ p: NominalDecl) {
    let type = scope(of: n)
    let proto = scope(of: p)
    let needed = type.includes(proto) ? proto : type
    let mine = writtenScope(of: d)
    guard !mine.includes(needed) else { return }
    if case .everywhere = needed, case .module = mine, !(d is EnumElementDecl) { return }
    let wanted = needed.keyword
    report(
      .hiddenWitness(noun(d), program.declName(of: d), wanted, proto.keyword, p.name, at: d.nameRange))
  }

  /// The keyword that makes a type's scope narrow.
  private func keyword(of n: NominalDecl) -> String {
    for d in n.ancestors {
      if d.has("private") { return "private" }
      if d.has("fileprivate") { return "fileprivate" }
    }
    return "internal"
  }

  private func noun(_ d: Decl) -> String {
    switch d {
    case is VarDecl where d.parent != nil: "property"
    case let v as VarDecl: v.isLet ? "constant" : "variable"
    case is FuncDecl: program.memberContainer(of: d) == nil ? "function" : "method"
    case is InitDecl: "initializer"
    case is SubscriptDecl: "subscript"
    case is TypeAliasDecl: "type alias"
    default: "class"
    }
  }
}

extension TypeRepr {

  /// Calls `body` for every name written inside.
  func forEachName(_ body: (TypeRepr) -> Void) {
    switch kind {
    case .name(_, let arguments):
      body(self)
      arguments.forEach { $0.forEachName(body) }
    case .member(let base, _, let arguments):
      body(self)
      base.forEachName(body)
      arguments.forEach { $0.forEachName(body) }
    case .optional(let t), .implicitlyUnwrapped(let t), .array(let t), .metatype(let t), .attributed(_, let t),
      .packExpansion(let t), .packElement(let t), .some(let t), .any(let t), .protocolMetatype(let t),
      .suppressed(let t):
      t.forEachName(body)
    case .dictionary(let k, let v):
      k.forEachName(body)
      v.forEachName(body)
    case .tuple(let elements): elements.forEach { $0.type.forEachName(body) }
    case .function(let parameters, _, let result):
      parameters.forEach { $0.type.forEachName(body) }
      result.forEachName(body)
    case .composition(let parts): parts.forEach { $0.forEachName(body) }
    case .placeholder, .error: break
    }
  }
}

extension Program {
  /// The nominal type that a name inside a written type means in a context, nested and generic ones included.
  func nominal(writtenInside repr: TypeRepr, in context: Decl) -> NominalDecl? {
    switch repr.kind {
    case .name(let name, _): lookupType(name, in: context, at: repr.range)?.declaration as? NominalDecl
    case .member(let base, let name, _):
      nominal(writtenInside: base, in: context).flatMap { typeMember(name, of: $0)?.declaration as? NominalDecl }
    default: nil
    }
  }
}
