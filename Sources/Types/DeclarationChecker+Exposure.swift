import Tree

/// How far a declaration can be seen, narrowest first.
enum AccessScope: Int, Comparable {
  case privateLevel, fileprivateLevel, internalLevel, publicLevel

  /// Orders them from narrow to wide.
  static func < (a: AccessScope, b: AccessScope) -> Bool { a.rawValue < b.rawValue }

  /// The keyword.
  var keyword: String {
    switch self {
    case .privateLevel: "private"
    case .fileprivateLevel: "fileprivate"
    case .internalLevel: "internal"
    case .publicLevel: "public"
    }
  }
}

extension DeclarationChecker {

  /// A declaration must not be seen further than the types that it names.
  func checkExposure(_ d: Decl) {
    guard !program.isMacroMade(d), let parts = exposedParts(of: d) else { return }
    let mine = scope(of: d)
    for part in parts {
      guard let narrow = narrowest(part.repr, in: d), narrow.scope < mine else { continue }
      return reportExposure(d, mine, narrow.written, part.role)
    }
  }

  /// The types that a declaration shows, with the role that each has.
  private func exposedParts(of d: Decl) -> [(repr: TypeRepr, role: String)]? {
    switch d {
    case let v as VarDecl:
      guard v.parent == nil || program.memberContainer(of: v) != nil else { return nil }
      return program.writtenType(of: v).map { [($0, "type")] }
    case let f as FuncDecl:
      return f.parameters.compactMap { p in p.type.map { ($0, "parameter") } } + (f.resultType.map { [($0, "result")] } ?? [])
    case let i as InitDecl: return i.parameters.compactMap { p in p.type.map { ($0, "parameter") } }
    case let s as SubscriptDecl:
      return s.parameters.compactMap { p in p.type.map { ($0, "index") } } + [(s.resultType, "element type")]
    case let a as TypeAliasDecl: return [(a.underlying, "underlying type")]
    case let n as NominalDecl where n.nominalKind == .classType:
      return n.inherited.first.map { [($0, "superclass")] }
    default: return nil
    }
  }

  /// The scope of a declaration as written; `private` at top level means the file.
  private func scope(of d: Decl) -> AccessScope {
    var level = AccessScope.internalLevel
    for m in d.modifiers where m.detail == nil {
      switch m.name {
      case "private": level = .privateLevel
      case "fileprivate": level = .fileprivateLevel
      case "public", "open", "package": level = .publicLevel
      default: break
      }
    }
    if level == .privateLevel, d.parent == nil { level = .fileprivateLevel }
    if level == .internalLevel, let e = d.parent as? ExtensionDecl, e.has("private") || e.has("fileprivate") { level = .fileprivateLevel }
    guard let parent = d.parent, level > .privateLevel else { return level }
    guard let container = program.container(of: parent).flatMap(program.nominal(ofContainer:)) else {
      return parent is FunctionLikeDecl ? .privateLevel : level
    }
    return min(level, scope(of: container) == .privateLevel ? .fileprivateLevel : scope(of: container))
  }

  /// The narrowest of the user's types that a written type names.
  private func narrowest(_ repr: TypeRepr, in d: Decl) -> (scope: AccessScope, written: String)? {
    var found: (scope: AccessScope, written: String)?
    repr.forEachName { part in
      guard let n = program.nominal(writtenInside: part, in: d), !program.isPrelude(n) else { return }
      let level = scope(of: n)
      guard level < .internalLevel, !isWithin(d, scopeOf: n, level) else { return }
      if found == nil || level < found!.scope { found = (level, n.has("private") ? "private" : "fileprivate") }
    }
    return found
  }

  /// Whether the declaration itself can only be seen where the private type can.
  private func isWithin(_ d: Decl, scopeOf n: NominalDecl, _ level: AccessScope) -> Bool {
    guard level == .privateLevel, let parent = n.parent else { return false }
    return scope(of: d) == .privateLevel && d.ancestors.contains { $0 === parent }
  }

  private func reportExposure(_ d: Decl, _ mine: AccessScope, _ narrow: String, _ role: String) {
    let noun = self.noun(d)
    let verb = role == "superclass" ? "is" : "uses a"
    let end = role == "superclass" ? "superclass is \(narrow)" : "\(role) \(verb) \(narrow) type"
    if mine == .publicLevel { return report(Diagnostic(.error, "\(noun) cannot be declared public because its \(end)", at: d.nameRange)) }
    let wanted: String
    if d.parent == nil { wanted = "private or fileprivate" } else { wanted = isNested(narrow, d) ? "private" : "fileprivate" }
    report(Diagnostic(.error, "\(noun) must be declared \(wanted) because its \(end)", at: d.nameRange))
  }

  /// Whether the private type is one of the same type's members, so that only `private` is narrow enough.
  private func isNested(_ narrow: String, _ d: Decl) -> Bool {
    guard narrow == "private", let parts = exposedParts(of: d) else { return false }
    var nested = false
    for part in parts {
      part.repr.forEachName { p in
        if let n = program.nominal(writtenInside: p, in: d), n.parent != nil, n.has("private") { nested = true }
      }
    }
    return nested
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
      .packExpansion(let t), .packElement(let t), .some(let t), .any(let t), .protocolMetatype(let t), .suppressed(let t):
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
