import Tree

extension Program {

  /// Whether a declaration can be named at a use site.
  public func isAccessible(_ d: Decl, from useSite: Decl?) -> Bool {
    if isPrelude(d) { return isPreludeVisible(d, from: useSite) }
    guard let level = accessLevel(of: d) else { return true }
    return isVisible(d, level: level, from: useSite)
  }

  /// Names of the prelude that begin with `_` are seen by the prelude and by macros alone.
  private func isPreludeVisible(_ d: Decl, from useSite: Decl?) -> Bool {
    if let useSite, isPrelude(useSite) { return true }
    if let i = d as? InitDecl { return isImplicitInitVisible(i) && !d.has("private") && !d.has("fileprivate") }
    if d.has("private") || d.has("fileprivate") { return false }
    guard d.memberName?.hasPrefix("_") ?? false else { return true }
    return useSite.map(isMacroMade) ?? false
  }

  private func isImplicitInitVisible(_ i: InitDecl) -> Bool {
    !i.parameters.contains { ($0.label ?? "").hasPrefix("_") }
  }

  /// `private` or `fileprivate`, written at the declaration or at the extension around it.
  private func accessLevel(of d: Decl) -> String? {
    if d.modifiers.isEmpty, d.parent == nil { return nil }
    for m in d.modifiers where m.detail == nil {
      switch m.name {
      case "private", "fileprivate": return m.name
      case "internal", "public", "open", "package": return nil
      default: break
      }
    }
    if let e = d.parent as? ExtensionDecl, e.has("private") || e.has("fileprivate") { return "fileprivate" }
    if d is EnumElementDecl { return nil }
    return nil
  }

  /// Whether a level of access lets a use site through.
  func isVisible(_ d: Decl, level: String, from useSite: Decl?) -> Bool {
    guard level == "private" || level == "fileprivate" else { return true }
    guard let useSite else {
      return d.parent == nil || (level == "fileprivate" && d.range.written.file === files.last?.source)
    }
    guard d.range.written.file === useSite.range.written.file || files.isEmpty else { return false }
    if level == "fileprivate" { return true }
    guard let container = memberContainer(of: d) else { return true }
    if useSite.ancestors.contains(where: { $0 === container }) { return true }
    guard let n = nominal(ofContainer: container) else { return true }
    return useSite.ancestors.contains { a in
      (a is NominalDecl || a is ExtensionDecl) && self.nominal(ofContainer: a) === n
    }
  }
}
