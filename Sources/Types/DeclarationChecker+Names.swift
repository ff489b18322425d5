import Tree

extension DeclarationChecker {

  /// Finds declarations of one scope that can't be told apart.
  func checkRedeclarations(_ members: [Decl]) {
    var byName: [String: [Decl]] = [:]
    for d in flattened(members) {
      guard let name = d.memberName, isNamed(d) else { continue }
      let earlier = byName[name] ?? []
      if earlier.contains(where: { conflict($0, d) }) {
        report(.redeclaration(program.declName(of: d), at: d.nameRange))
      } else {
        byName[name] = earlier + [d]
      }
    }
  }

  /// The declarations with the variables of bindings in their place.
  private func flattened(_ members: [Decl]) -> [Decl] {
    members.flatMap { d -> [Decl] in (d as? BindingDecl)?.variables ?? [d] }
  }

  private func isNamed(_ d: Decl) -> Bool {
    switch d {
    case is ImportDecl, is ExtensionDecl, is MacroDecl, is OperatorDecl: false
    case let v as VarDecl: v.name != "_"
    default: true
    }
  }

  /// Whether two declarations of one base name and scope clash.
  private func conflict(_ a: Decl, _ b: Decl) -> Bool {
    guard isInstanceLike(a) == isInstanceLike(b), !program.isMacroMade(a), !program.isMacroMade(b) else { return false }
    guard let f = labels(of: a) else {
      return labels(of: b).map { $0.isEmpty || !(a is VarDecl || a is EnumElementDecl) } ?? true
    }
    guard let g = labels(of: b) else { return f.isEmpty || !(b is VarDecl || b is EnumElementDecl) }
    guard f == g else { return false }
    if a is EnumElementDecl || b is EnumElementDecl { return true }
    if a is DeinitDecl { return b is DeinitDecl }
    return a.kind == b.kind && sameInterface(a, b)
  }

  private func isInstanceLike(_ d: Decl) -> Bool {
    d.parent == nil || d is InitDecl || program.isInstanceMember(d)
  }

  /// The labels of a function, initialiser, subscript or case with payload.
  private func labels(of d: Decl) -> [String?]? {
    switch d {
    case let f as FunctionLikeDecl: f.labels
    case let e as EnumElementDecl: e.payload.map { $0.map(\.label) }
    default: nil
    }
  }

  private func sameInterface(_ a: Decl, _ b: Decl) -> Bool {
    if let f = a as? FuncDecl, f.isOperator, let g = b as? FuncDecl, program.fixity(of: f) != program.fixity(of: g) {
      return false
    }
    let mine = program.ownGenericParameters(of: a)
    let theirs = program.ownGenericParameters(of: b)
    guard mine.count == theirs.count else { return false }
    let renamed = program.renaming(theirs, to: mine)
    let t = withoutFailure(program.interfaceType(of: a))
    let u = withoutFailure(program.substitute(program.interfaceType(of: b), renamed))
    guard !t.properties.contains(.error), t === u else { return false }
    let first = Set(program.genericSignature(of: a).requirements)
    return first == Set(program.genericSignature(of: b).requirements.map { program.substitute($0, renamed) })
  }

  /// Functions clash whether they throw and suspend or not.
  private func withoutFailure(_ t: Type) -> Type {
    guard case .function(var f) = t.kind else { return t }
    f.thrown = nil
    f.isAsync = false
    return program.types.make(.function(f))
  }

  /// Finds members of an extension that clash with those of the type or of another of its unconditional extensions.
  func checkExtensionRedeclarations(_ e: ExtensionDecl, of n: NominalDecl) {
    checkRedeclarations(e.members)
    guard !program.isConditional(e), n.nominalKind != .protocolType, !program.isPrelude(n) else { return }
    for d in flattened(e.members) {
      guard let name = d.memberName, isNamed(d) else { continue }
      let others = program.directMembers(of: n, named: name).filter {
        isEarlier($0, than: e) && $0.range.file === e.range.file
      }
      if others.contains(where: { conflict($0, d) }) {
        report(.redeclaration(program.declName(of: d), at: d.nameRange))
      }
    }
  }

  private func isEarlier(_ d: Decl, than e: ExtensionDecl) -> Bool {
    guard let container = d.parent, container !== e else { return false }
    if let other = container as? ExtensionDecl {
      return !program.isConditional(other) && other.range.start < e.range.start
    }
    return true
  }
}
