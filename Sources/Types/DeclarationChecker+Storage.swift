import Tree

extension DeclarationChecker {

  /// Checks a `let` or `var` declaration.
  func checkBinding(_ b: BindingDecl) {
    for v in b.variables {
      v.accessors.forEach(check)
      checkModifiers(v)
      checkPlace(v)
      checkOverride(v)
      if program.writtenType(of: v) != nil { _ = program.interfaceType(of: v) }
      if let use = program.wrapperUse(of: v) { checkWrapper(v, use) }
      checkExposure(v)
    }
    checkAnnotations(b)
  }

  private func checkWrapper(_ v: VarDecl, _ use: WrapperUse) {
    if v.isLet { report(.wrapperOnLet(at: use.attribute.range)) }
    if !v.accessors.isEmpty, program.storageKind(of: v) == .computed {
      report(.wrapperOnComputed(at: use.attribute.range))
    }
  }

  /// A variable without initial value needs a type; one inside a protocol needs accessors.
  private func checkAnnotations(_ b: BindingDecl) {
    let isRequirement = (b.parent as? NominalDecl)?.nominalKind == .protocolType
    for entry in b.entries where entry.initializer == nil {
      if case .typed = entry.pattern.kind { continue }
      for v in b.variables where entry.pattern.binds(v) && program.wrapperUse(of: v) == nil {
        report(v.accessors.isEmpty ? .missingAnnotation(at: v.nameRange) : .computedNeedsType(at: v.nameRange))
      }
    }
    guard isRequirement else { return }
    for v in b.variables where v.accessors.isEmpty {
      report(v.isLet ? .protocolLet(at: v.nameRange) : .protocolNeedsAccessors(at: v.nameRange))
    }
  }

  /// Stored properties stand in structs and classes alone.
  private func checkPlace(_ v: VarDecl) {
    guard !v.isStatic, [.stored, .observed, .lazy].contains(program.storageKind(of: v)) else { return }
    switch v.parent {
    case is ExtensionDecl: report(.storedInExtension(at: v.nameRange))
    case let n as NominalDecl where n.nominalKind == .enumType: report(.storedInEnum(at: v.nameRange))
    default: break
    }
  }

  /// Checks modifiers that only some declarations take.
  func checkModifiers(_ d: Decl) {
    for m in d.modifiers where m.detail == nil { checkModifier(m, d) }
    if let v = d as? VarDecl { checkOwnership(v) }
    if d is DeinitDecl, let n = program.contextualNominal(d), !n.isClass, !program.isNoncopyable(n) {
      report(.deinitInValueType(n, at: d.nameRange))
    }
  }

  private func checkModifier(_ m: Modifier, _ d: Decl) {
    let n = program.memberContainer(of: d) == nil ? nil : program.contextualNominal(d)
    switch m.name {
    case "mutating", "nonmutating":
      if d is VarDecl || d is EnumElementDecl { return report(.mutatingElsewhere(m.name, at: m.range)) }
      guard d is FuncDecl else { return }
      if d.isStatic { return report(.mutatingStatic(m.name, at: m.range)) }
      if n == nil { report(.mutatingOutsideType(m.name, at: m.range)) }
      if let n, n.isClass { report(.mutatingInClass(m.name, at: m.range)) }
    case "convenience":
      if let n, !n.isClass, n.nominalKind != .protocolType {
        report(.convenienceInValueType(n.nominalKind.rawValue, at: d.nameRange))
      }
    case "required":
      if let n, !n.isClass, n.nominalKind != .protocolType { report(.requiredInValueType(n.name, at: d.nameRange)) }
    case "static", "class": checkStatic(m, d, n)
    case "final":
      if let n, !n.isClass, !(d is NominalDecl) { report(.finalOutsideClass(at: m.range)) }
    case "lazy": checkLazy(m, d)
    default: break
    }
  }

  private func checkStatic(_ m: Modifier, _ d: Decl, _ n: NominalDecl?) {
    guard d is FuncDecl || d is VarDecl else { return }
    let noun = d is FuncDecl ? "methods" : "properties"
    guard let n else {
      if d is FuncDecl || d.parent == nil { report(.staticOutsideType(noun, at: introducer(of: d))) }
      return
    }
    if m.name == "class", !n.isClass, n.nominalKind != .protocolType {
      report(.classMemberInValueType(noun, d is FuncDecl ? "method" : "property", at: introducer(of: d)))
    }
    if let v = d as? VarDecl, [.stored, .observed, .lazy].contains(program.storageKind(of: v)) {
      checkStaticStorage(v, n)
    }
  }

  /// Each specialisation of a generic type would need a static stored property of its own; there are none.
  private func checkStaticStorage(_ v: VarDecl, _ n: NominalDecl) {
    if n.nominalKind == .protocolType {
      if v.parent is ExtensionDecl { report(.staticStorage("protocol extensions", at: v.nameRange)) }
    } else if !program.genericSignature(of: n).parameters.isEmpty {
      report(.staticStorage("generic types", at: v.nameRange))
    }
  }

  /// Where `func` or `var` stands, after attributes and modifiers.
  private func introducer(of d: Decl) -> SourceRange {
    let end = d.modifiers.map { Int($0.range.end) }.max() ?? Int(d.range.start)
    let bytes = Array(d.range.file.text.utf8.dropFirst(end).prefix(200))
    let blanks = bytes.prefix { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }.count
    return SourceRange(file: d.range.file, start: end + blanks, end: end + blanks)
  }

  private func checkLazy(_ m: Modifier, _ d: Decl) {
    guard let v = d as? VarDecl else { return }
    if v.isLet {
      report(.lazyLet(at: m.range))
    } else if program.entry(of: v)?.initializer == nil {
      report(.lazyWithoutValue(at: m.range))
    }
  }

  /// `weak` needs an optional class type, `unowned` a class type.
  private func checkOwnership(_ v: VarDecl) {
    guard let m = v.modifiers.first(where: { $0.name == "weak" || $0.name == "unowned" }) else { return }
    guard program.writtenType(of: v) != nil else { return }
    let type = program.interfaceType(of: v)
    if type.properties.contains(.error) { return }
    let object = program.optionalObject(type) ?? type
    let sig = program.genericSignature(of: v)
    if !program.isClassBound(object, in: sig) {
      report(.ownershipOfValue(m.name, program.description(of: object), at: v.nameRange))
    } else if m.name == "weak", program.optionalObject(type) == nil {
      report(.weakNotOptional(program.description(of: type), at: v.nameRange))
    }
  }

  /// An operator's function in a type is static and takes the type.
  func checkOperator(_ f: FuncDecl) {
    guard f.isOperator, let n = program.contextualNominal(f), program.memberContainer(of: f) != nil else { return }
    if !f.isStatic { return report(.operatorNotStatic(f.name, n.name, at: f.nameRange)) }
    guard n.nominalKind != .protocolType, case .function(let type) = program.interfaceType(of: f).kind else { return }
    let takesSelf = type.parameters.contains { p in
      p.type.properties.contains(.error) || program.mentionsNominal(n, p.type)
    }
    if !takesSelf { report(.operatorWithoutSelf(f.name, n.name, at: f.nameRange)) }
  }
}

extension Program {
  /// Whether an operator's parameter is of a type, its metatype or an optional of it.
  func mentionsNominal(_ n: NominalDecl, _ t: Type) -> Bool {
    switch t.kind {
    case .nominal(let m, _):
      m === n || (n.isClass && superclassDeclarations(of: m).contains(n))
        || optionalObject(t).map { mentionsNominal(n, $0) } ?? false
    case .metatype(let inner), .dynamicSelf(let inner): mentionsNominal(n, inner)
    default: false
    }
  }
}
