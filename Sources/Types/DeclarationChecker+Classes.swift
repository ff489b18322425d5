import Tree

extension DeclarationChecker {

  /// Checks what holds for classes alone: a way to make one, and required initialisers.
  func checkClass(_ n: NominalDecl) {
    guard n.nominalKind != .protocolType else { return }
    let own = program.directMembers(of: n, named: "init").compactMap { $0 as? InitDecl }
    let open = program.storedProperties(of: n).filter { !program.hasInitialValue($0) }
    if own.isEmpty, !open.isEmpty {
      report(.noInitializers(n, open, at: n.nameRange))
    }
    checkRequired(n, own)
  }

  /// A class with designated initialisers of its own must provide the required ones of its superclass.
  private func checkRequired(_ n: NominalDecl, _ own: [InitDecl]) {
    guard let parent = program.superclassDeclaration(of: n), own.contains(where: { !$0.has("convenience") }),
      let last = own.last(where: { $0.parent === n })
    else { return }
    let implicit = program.implicitInitializers(of: parent)
    let above = program.directMembers(of: parent, named: "init").compactMap { $0 as? InitDecl } + implicit
    for i in above where i.has("required") {
      if own.contains(where: { $0.labels == i.labels && $0.has("required") }) { continue }
      if own.contains(where: { $0.labels == i.labels }) { continue }
      report(.requiredNotProvided(program.declName(of: i), parent.name, at: lineAfter(last.range)))
    }
  }

  /// The beginning of the line after a declaration, where a missing one would be written.
  private func lineAfter(_ range: SourceRange) -> SourceRange {
    let (line, _) = range.file.lineAndColumn(at: Int(range.end))
    let starts = range.file.lineStarts
    let offset = line < starts.count ? starts[line] : Int(range.end)
    return SourceRange(file: range.file, start: offset, end: offset)
  }

  /// Checks that `override` stands where it must and nowhere else, and what it may override.
  func checkOverride(_ d: Decl) {
    guard !(d is AccessorDecl), !(d is DeinitDecl) else { return }
    guard let n = program.contextualNominal(d), program.memberContainer(of: d) != nil, n.isClass else {
      if let m = d.modifiers.first(where: { $0.name == "override" }), !isProtocolMember(d) {
        report(.overrideOutsideClass(at: m.range))
      }
      return
    }
    if program.isMacroMade(d) { return }
    let above = program.overridden(by: d)
    if d.has("override") {
      guard let above else { return reportNothingOverridden(d) }
      checkOverridden(d, above)
    } else if let above {
      checkMissingOverride(d, above)
    }
  }

  private func reportNothingOverridden(_ d: Decl) {
    let near = program.labelledOtherwise(d)
    guard let first = near.first else { return report(.overridesNothing(d, at: d.nameRange)) }
    let name = program.declName(of: d)
    report(
      near.count > 1
        ? .labelsFitNoOverride(name, at: d.nameRange)
        : .labelsDiffer(d is InitDecl ? "initializer" : "method", name, program.declName(of: first), at: d.nameRange))
  }

  private func isProtocolMember(_ d: Decl) -> Bool { (d.parent as? NominalDecl)?.nominalKind == .protocolType }

  private func checkMissingOverride(_ d: Decl, _ above: Decl) {
    if let i = d as? InitDecl {
      guard !i.has("required"), !above.has("convenience") else { return }
    }
    if let v = d as? VarDecl, isStoredOverride(v) { return report(.overridesWithStored(v.name, at: v.nameRange)) }
    report(.needsOverride(at: d.nameRange))
  }

  private func isStoredOverride(_ v: VarDecl) -> Bool { program.storageKind(of: v) == .stored && !v.isStatic }

  private func checkOverridden(_ d: Decl, _ above: Decl) {
    if d.isStatic, above.has("static") { return report(.overridesStatic(d, at: d.nameRange)) }
    if above.has("final") || (above.parent?.has("final") ?? false) {
      return report(.overridesFinal(d, at: d.nameRange))
    }
    guard let v = d as? VarDecl, let w = above as? VarDecl else { return }
    if isStoredOverride(v) { return report(.overridesWithStored(v.name, at: v.nameRange)) }
    if w.isLet { return report(.overridesLet(v.name, at: v.nameRange)) }
    if program.isSettable(w), !program.isSettable(v), program.storageKind(of: v) == .computed {
      return report(.overridesMutable(v.name, at: v.nameRange))
    }
    checkPropertyType(v, w)
  }

  private func checkPropertyType(_ v: VarDecl, _ w: VarDecl) {
    guard let n = program.contextualNominal(v), let container = program.container(of: w) else { return }
    let s = program.contextSubstitution(of: program.declaredType(of: n), for: container)
    let mine = program.interfaceType(of: v)
    let theirs = program.substitute(program.interfaceType(of: w), s)
    if mine === theirs || mine.properties.contains(.error) || theirs.properties.contains(.error) { return }
    if !program.isSettable(w), program.isClassBound(mine, in: nil), program.isSubclass(mine, of: theirs) { return }
    if !program.isSettable(w), let object = program.optionalObject(theirs), object === mine { return }
    report(
      .overridesType(v.name, program.description(of: mine), program.description(of: theirs), at: v.nameRange))
  }
}
