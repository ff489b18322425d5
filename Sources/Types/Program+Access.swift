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
    if let useSite {
      if isPrelude(useSite) { return true }
      if isHiddenWithoutImport(d) { return false }
    }
    if let i = d as? InitDecl { return isImplicitInitVisible(i) && !d.has("private") && !d.has("fileprivate") }
    if d.has("private") || d.has("fileprivate") { return false }
    guard d.memberName?.hasPrefix("_") ?? false else { return true }
    return useSite.map(isMacroMade) ?? false
  }

  /// Whether a declaration is Foundation's and no file imports that, or a module that might.
  public func isHiddenWithoutImport(_ d: Decl) -> Bool {
    guard !importsFoundation else { return false }
    return d.range.file.name.hasPrefix("Foundation/")
  }

  /// Whether some file imports more than what comes with the language.
  private var importsFoundation: Bool {
    if let known = lookups.importsFoundation { return known }
    let bare: Set = ["Swift", "Observation", "Synchronization", "RegexBuilder", "_Concurrency", "_StringProcessing"]
    let answer = files.contains { file in
      file.items.contains {
        guard case .decl(let d) = $0, let i = d as? ImportDecl, let module = i.path.first else { return false }
        return !bare.contains(module)
      }
    }
    lookups.importsFoundation = answer
    return answer
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
