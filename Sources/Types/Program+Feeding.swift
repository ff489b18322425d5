import Tree

extension Program {

  /// Makes a file's top-level declarations and extensions known; names of earlier files may be hidden by them.
  ///
  /// - Complexity: O(size of `file`), once, for the declarations inside bodies.
  public func add(_ file: ParsedFile) {
    let index = files.count
    files.append(file)
    for case .decl(let d) in file.items { register(d, file: index) }
    for case .stmt(let s) in file.items { registerGuarded(s, file: index) }
    LocalTypeCollector(program: self).collect(file)
    forgetLookups(changedBy: file)
  }

  /// Extensions and operators can change any answer, other declarations only what their names mean.
  ///
  /// What extends a type of the same file changes answers about that type alone, which nobody has asked yet.
  private func forgetLookups(changedBy file: ParsedFile) {
    var own: Set<String> = []
    for case .decl(let n as NominalDecl) in file.items where n.nominalKind != .protocolType { own.insert(n.name) }
    for case .decl(let d) in file.items {
      if let e = d as? ExtensionDecl {
        if case .name(let name, _) = e.extendedType.kind, own.contains(name) { continue }
      } else if d is NominalDecl || d.operatorFunctions.isEmpty {
        continue
      }
      lookups = LookupCache()
      return
    }
    lookups.topLevel = [:]
    lookups.userExtensions = nil
    lookups.importsFoundation = nil
  }

  /// Forgets the file that was added last, as when a line at the prompt is refused.
  public func remove(_ file: ParsedFile) {
    guard let index = files.lastIndex(where: { $0 === file }) else { return }
    retired.append(files.remove(at: index))
    let kept = files
    files = []
    userDeclarations = [:]
    userExtensions = []
    userOperators = [:]
    localTypes = [:]
    for f in kept { add(f) }
    lookups = LookupCache()
  }

  private func register(_ d: Decl, file: Int) {
    switch d {
    case let e as ExtensionDecl: userExtensions.append(e)
    case let b as BindingDecl: b.variables.forEach { note($0, $0.name, file) }
    case let n as NominalDecl: note(n, n.name, file)
    case let f as FuncDecl: note(f, f.name, file)
    case let a as TypeAliasDecl: note(a, a.name, file)
    case let v as VarDecl: note(v, v.name, file)
    case let m as MacroDecl: note(m, m.name, file)
    default: break
    }
    registerOperators(in: d)
  }

  /// What a `guard` at top level binds is global, like what a `let` there declares.
  private func registerGuarded(_ s: Stmt, file: Int) {
    guard case .guardStmt(let conditions, _) = s.kind else { return }
    for case .optionalBinding(let pattern, _, _, _) in conditions {
      guard let v = pattern.boundVariable, userDeclarations[v.name]?.contains(where: { $0.file == file }) != true else {
        continue
      }
      note(v, v.name, file)
    }
  }

  /// The condition of a `guard` at top level that binds a variable.
  public func guardCondition(binding v: VarDecl) -> Condition? {
    for case .stmt(let s) in files.first(where: { $0.source === v.nameRange.file })?.items ?? [] {
      guard case .guardStmt(let conditions, _) = s.kind else { continue }
      for case .optionalBinding(let pattern, let type, let value, let range) in conditions
      where pattern.boundVariable === v {
        return .optionalBinding(pattern: pattern, type: type, value: value, range: range)
      }
    }
    return nil
  }

  private func note(_ d: Decl, _ name: String, _ file: Int) {
    userDeclarations[name, default: []].append(UserDeclaration(declaration: d, file: file))
  }

  /// Finds the operator functions in `d` and its members.
  func registerOperators(in d: Decl) {
    switch d {
    case let f as FuncDecl where f.isOperator: userOperators[f.name, default: []].append(f)
    case let n as NominalDecl: n.members.forEach(registerOperators)
    case let e as ExtensionDecl: e.members.forEach(registerOperators)
    default: break
    }
  }
}

extension Program {

  /// Whether the declaration belongs to the standard library.
  public func isPrelude(_ d: Decl) -> Bool {
    if case .prelude = d.range.file.origin { return true }
    return false
  }

  /// Whether a macro wrote the declaration.
  func isMacroMade(_ d: Decl) -> Bool {
    if case .macro = d.range.file.origin { return true }
    return false
  }
}

extension Pattern {
  /// The variable that the whole value is bound to.
  fileprivate var boundVariable: VarDecl? {
    switch kind {
    case .binding(let v): v
    case .introducer(_, let inner), .typed(let inner, _): inner.boundVariable
    default: nil
    }
  }
}
