import Tree

extension DeclarationChecker {

  /// Checks the entries of a type's inheritance clause.
  func checkInheritance(of n: NominalDecl) {
    var superclass: Type?
    var seen: Set<NominalDecl> = []
    for (index, repr) in n.inherited.enumerated() {
      let type = program.resolveInherited(repr, of: n, silent: false)
      switch type.kind {
      case .existential(let e): checkProtocols(e, repr, n, &seen)
      case .nominal(let c, _) where n.nominalKind == .classType && c.nominalKind == .classType:
        checkSuperclass(type, repr, index, &superclass)
      case .nominal: checkOtherInheritance(type, repr, index, n)
      case .error: break
      default: report(.inheritsNonProtocol(program.description(of: type), isClass: n.isClass, at: n.nameRange))
      }
    }
    checkCycle(n)
  }

  private func checkProtocols(_ e: ExistentialType, _ repr: TypeRepr, _ n: NominalDecl, _ seen: inout Set<NominalDecl>)
  {
    for c in e.constraints {
      if !seen.insert(c.proto).inserted, n.nominalKind != .protocolType {
        report(.redundantConformance(n.name, c.proto.name, at: repr.range))
      }
      checkClassBound(c.proto, n, at: n.nameRange)
    }
  }

  /// A value type can't conform to a protocol of classes.
  private func checkClassBound(_ p: NominalDecl, _ n: NominalDecl, at range: SourceRange) {
    guard n.nominalKind == .structType || n.nominalKind == .enumType, program.isClassBound(protocol: p) else { return }
    report(.nonClassConformance(n.name, p.name, at: range))
  }

  private func checkSuperclass(_ type: Type, _ repr: TypeRepr, _ index: Int, _ superclass: inout Type?) {
    if let first = superclass {
      report(.multipleInheritance(program.description(of: first), program.description(of: type), at: repr.range))
    } else if index > 0 {
      report(.superclassNotFirst(program.description(of: type), at: repr.range))
    }
    superclass = superclass ?? type
  }

  private func checkOtherInheritance(_ type: Type, _ repr: TypeRepr, _ index: Int, _ n: NominalDecl) {
    switch n.nominalKind {
    case .enumType where index == 0: break
    case .enumType where program.rawType(of: n) != nil:
      guard let first = program.rawType(of: n) else { return }
      report(.multipleRawTypes(program.description(of: first), program.description(of: type), at: repr.range))
    case .protocolType:
      if let c = program.nominal(of: type), c.isClass { return }
      report(.inheritsNonProtocol(program.description(of: type), isClass: true, at: n.nameRange))
    case .actorType where program.nominal(of: type)?.isClass == true: report(.actorInherits(at: n.nameRange))
    case .classType where program.nominal(of: type)?.nominalKind == .actorType: report(.actorInherits(at: n.nameRange))
    default: report(.inheritsNonProtocol(program.description(of: type), isClass: n.isClass, at: n.nameRange))
    }
  }

  private func checkCycle(_ n: NominalDecl) {
    if n.nominalKind == .protocolType {
      if n.inherited.contains(where: { leads(to: n, $0) }) { report(.refinesItself(n.name, at: n.nameRange)) }
      return
    }
    guard n.nominalKind == .classType, let first = n.inherited.first,
      let parent = program.nominal(written: first, in: n.parent)
    else { return }
    if parent === n || program.inheritsFromItself(n) {
      report(.inheritsItself(n.name, at: n.nameRange))
    } else if parent.isClass, parent.has("final") {
      report(.inheritsFinal(parent.name, at: n.nameRange))
    }
  }

  private func leads(to p: NominalDecl, _ repr: TypeRepr) -> Bool {
    program.protocolsNamed(by: repr, of: p).contains { $0 === p || program.inheritedProtocols(of: $0).contains(p) }
  }

  /// Checks the entries of an extension's inheritance clause.
  func checkInheritance(of e: ExtensionDecl, _ n: NominalDecl) {
    let table = program.conformanceTable(of: n)
    for repr in e.inherited {
      let type = program.resolveInherited(repr, of: e, silent: false)
      switch type.kind {
      case .existential(let existential):
        for c in existential.constraints {
          if let entry = table.entries[c.proto], !entry.isImplied, entry.source !== e {
            report(.redundantConformance(n.name, c.proto.name, at: repr.range))
          }
          checkClassBound(c.proto, n, at: e.range)
        }
      case .error: break
      default: report(.inheritsNonProtocol(program.description(of: type), isClass: false, at: beginning(of: e.range)))
      }
    }
  }
}

extension DeclarationChecker {

  /// Complains about what a type's own declaration states and does not fulfil.
  func checkConformances(of n: NominalDecl) { checkConformances(of: n, declaredBy: n) }

  /// The same for what one extension states.
  func checkConformances(of n: NominalDecl, declaredBy source: Decl) {
    guard n.nominalKind != .protocolType else { return }
    let table = program.conformanceTable(of: n)
    var failed: [NominalDecl] = []
    for p in table.order {
      guard let entry = table.entries[p], entry.source === source else { continue }
      if failed.contains(where: { hidesFailure(of: p, behind: $0) }) { continue }
      let missing = program.incompleteness(of: n, p, source)
      if missing.isEmpty {
        checkRequiredInitializers(of: n, p, source)
        checkWitnessAccess(of: n, p, source)
      } else if let near = labelledOtherwise(missing, n, p) {
        failed.append(p)
        report(near)
      } else {
        failed.append(p)
        reportMissing(missing, of: n, p, source)
      }
    }
  }

  /// Equality is reported beside hashing, as the compiler does; otherwise one message for a protocol covers those it refines.
  private func hidesFailure(of p: NominalDecl, behind failed: NominalDecl) -> Bool {
    program.inheritedProtocols(of: failed).contains(p) && p.name != "Equatable"
  }

  private func reportMissing(_ missing: [MissingWitness], of n: NominalDecl, _ p: NominalDecl, _ source: Decl) {
    let first = missing.first { $0.requirement is AssociatedTypeDecl }
    let shown = first.map { [$0] } ?? missing
    let place = source is ExtensionDecl ? beginning(of: source.range) : n.nameRange
    let notes = shown.filter { !program.isPrelude($0.requirement) }.map { note($0, n, p) }
    report(.doesNotConform(program.description(of: program.declaredType(of: n)), p.name, at: place, notes: notes))
  }

  /// The message when all that is wrong are the labels of one method.
  private func labelledOtherwise(_ missing: [MissingWitness], _ n: NominalDecl, _ p: NominalDecl) -> Diagnostic? {
    guard missing.count == 1, let f = missing[0].requirement as? FunctionLikeDecl, let name = f.memberName,
      !program.isPrelude(f),
      f is FuncDecl || f is InitDecl
    else { return nil }
    let wanted = program.substitute(
      program.interfaceType(of: f), Substitution(selves: [p: program.declaredType(of: n)]))
    let near = program.directMembers(of: n, named: name).first { d in
      guard let g = d as? FunctionLikeDecl, g.kind == f.kind, g.isStatic == f.isStatic, g.labels != f.labels else {
        return false
      }
      return program.interfaceType(of: g) === wanted
    }
    guard let near else { return nil }
    let noun = f is InitDecl ? "initializer" : f.isStatic ? "static method" : "instance method"
    return .witnessLabels(noun, program.declName(of: near), p.name, program.declName(of: f), at: near.nameRange)
  }

  /// What fulfils a requirement must be seen wherever both the type and the protocol are.
  private func checkWitnessAccess(of n: NominalDecl, _ p: NominalDecl, _ source: Decl) {
    guard !program.isPrelude(p) else { return }
    for r in program.requirements(of: p) {
      guard case .declaration(let d, _)? = program.declaredWitness(for: r, in: n, source)?.witness,
        program.contextualNominal(d) === n, !program.isImplicit(d), !program.isMacroMade(d)
      else { continue }
      reportHiddenWitness(d, of: n, p)
    }
  }

  private func beginning(of range: SourceRange) -> SourceRange {
    SourceRange(file: range.file, start: Int(range.start), end: Int(range.start) + "extension".count)
  }

  private func note(_ m: MissingWitness, _ n: NominalDecl, _ p: NominalDecl) -> Diagnostic {
    if m.requirement is AssociatedTypeDecl {
      return .requiresNestedType(m.requirement.memberName ?? "", at: m.requirement.nameRange)
    }
    let type = program.substitute(
      program.interfaceType(of: m.requirement), Substitution(selves: [p: program.declaredType(of: n)]))
    return .protocolRequires(
      m.requirement, program.declName(of: m.requirement), program.description(of: type), at: m.requirement.nameRange)
  }

  /// A class that can be subclassed fulfils initialiser requirements by `required` ones.
  private func checkRequiredInitializers(of n: NominalDecl, _ p: NominalDecl, _ source: Decl) {
    guard n.nominalKind == .classType, !n.has("final") else { return }
    for r in program.requirements(of: p) where r is InitDecl {
      guard let found = program.declaredWitness(for: r, in: n, source), case .declaration(let d, _) = found.witness,
        let i = d as? InitDecl, i.parent === n, !i.has("required"), !program.isImplicit(i)
      else { continue }
      report(.needsRequired(program.declName(of: r), n.name, at: i.nameRange))
    }
  }
}
