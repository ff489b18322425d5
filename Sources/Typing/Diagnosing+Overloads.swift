import Tree
import Types

/// The messages for calls of which several declarations could be meant, and for demands that arguments don't meet.
extension Typer {

  // MARK: Ambiguity

  /// Reports that no overload fits, when equally faulty solutions differ by the overload that they call; false otherwise.
  func reportNoOverload(_ all: [Solution], _ system: ConstraintSystem) -> Bool {
    guard let root = system.root else { return false }
    for (key, d) in differing(all) {
      guard let x = root.first(where: { $0.id == key.node }), isAboutArguments(all, x, root) else { continue }
      system.state = all[0].state
      guard let message = noOverload(d, x, key.role, root, system) else { continue }
      report(message)
      return true
    }
    return false
  }

  private func noOverload(
    _ d: Decl, _ x: Expr, _ role: Locator.Role, _ root: Expr, _ system: ConstraintSystem
  ) -> Diagnostic? {
    if (d as? FuncDecl)?.isOperator == true { return application(of: x, in: root).flatMap { operands(of: $0, system) } }
    if let call = application(of: x, in: root), let shadowed = shadowed(call, system) { return shadowed }
    let range = role == .constructor ? point(callee(x)) : x.isSubscript ? bracket(x) : point(x)
    return .noExactMatchesInCall(kindAndName(d, isCall: true), at: range)
  }

  /// The references, in the order of the text, for which solutions chose differently.
  private func differing(_ all: [Solution]) -> [(Locator.Key, Decl)] {
    guard let first = all.first else { return [] }
    let keys = first.state.overloads.filter { key, s in
      all.dropFirst().contains { other in
        other.state.overloads[key].map { $0.choice.declaration !== s.choice.declaration } ?? false
      }
    }
    return keys.sorted { $0.key.node < $1.key.node }.compactMap { e in e.value.choice.declaration.map { (e.key, $0) } }
  }

  /// Whether the faults of the solutions are in the call that a reference is the callee of.
  private func isAboutArguments(_ all: [Solution], _ reference: Expr, _ root: Expr) -> Bool {
    let call = application(of: reference, in: root) ?? reference
    return all.allSatisfy { s in
      s.state.fixes.contains { $0.locator.expr === call || $0.locator.expr === reference }
    }
  }

  /// What is called.
  private func callee(_ e: Expr) -> Expr {
    if case .call(let f, _) = e.kind { return f }
    return e
  }

  /// The call, operation or subscript that applies a reference.
  func application(of reference: Expr, in root: Expr) -> Expr? {
    root.first { e in
      switch e.kind {
      case .call(let f, _): f === reference || e === reference
      case .binary(_, let op, _), .prefix(let op, _), .postfix(_, let op): op === reference
      case .subscriptCall: e === reference
      default: false
      }
    }
  }

  /// The opening bracket of a subscript.
  func bracket(_ e: Expr) -> SourceRange {
    guard case .subscriptCall(let base, _) = e.kind else { return e.range }
    return SourceRange(file: e.range.file, start: Int(base.range.end), end: Int(e.range.end))
  }

  // MARK: Operators

  /// The operands that no overload takes.
  func operands(of e: Expr, _ system: ConstraintSystem) -> Diagnostic? {
    func operand(_ x: Expr) -> Type { shown(system.state.expressions[x.id] ?? types.error, system) }
    switch e.kind {
    case .binary(let l, let op, let r):
      guard case .name(let n) = op.kind else { return nil }
      let a = operand(l)
      let b = operand(r)
      if a.kind == .error || b.kind == .error { return nil }
      return missingConformance(n.base, a, b, e, op, system) ?? unwrapOperand(a, b, l, r, system)
        ?? .binaryOperands(n.base, program.description(of: a), program.description(of: b), at: op.range)
    case .prefix(let op, let x), .postfix(let x, let op):
      guard case .name(let n) = op.kind else { return nil }
      let a = operand(x)
      return a.kind == .error ? nil : .unaryOperand(n.base, program.description(of: a), at: op.range)
    default: return nil
    }
  }

  /// One operand is the optional of the other.
  private func unwrapOperand(_ a: Type, _ b: Type, _ l: Expr, _ r: Expr, _ system: ConstraintSystem) -> Diagnostic? {
    if let w = program.optionalObject(a), w === b || isLiteral(r) && program.optionalObject(b) == nil {
      return .mustUnwrap(program.description(of: a), program.description(of: w), at: point(l))
    }
    if let w = program.optionalObject(b), w === a || isLiteral(l) && program.optionalObject(a) == nil {
      return .mustUnwrap(program.description(of: b), program.description(of: w), at: point(r))
    }
    return nil
  }

  // MARK: Demands

  /// A type that a generic parameter doesn't admit.
  func conformance(_ t: Type, _ p: NominalDecl, _ f: Fix, _ system: ConstraintSystem) -> [Diagnostic] {
    if isSilent(t, system) { return [] }
    let e = f.locator.expr
    if let root = system.root, let applied = application(of: e, in: root), applied.isOperation,
      let d = operands(of: applied, system)
    {
      return [d]
    }
    let type = text(t, system)
    guard f.locator.role == .requirement, let (d, range) = demanding(e, p, t, system) else {
      return [.doesNotConform(type, p.name, e, at: e.range)]
    }
    return [.requirement(d, type, p.name, at: range)]
  }

  /// A member of an extension whose demand the base doesn't meet.
  func unmetDemand(_ d: Decl, _ r: Requirement, at range: SourceRange) -> Diagnostic {
    let owner = program.contextualNominal(d)?.name ?? ""
    let what = d is VarDecl ? kindAndName(d) : "referencing \(kindAndName(d)) on '\(owner)'"
    func name(_ t: Type) -> String { program.description(of: t) }
    switch r {
    case .conformance(let t, let p): return .requirement(what + " requires that", name(t), p.name, at: range)
    case .sameType(let a, let b): return .requirement(what, sameTypes: name(a), name(b), at: range)
    case .superclass(let t, let c): return .requirement(what, name(t), inherits: name(c), at: range)
    case .classBound(let t): return .requirement(what, isClass: name(t), at: range)
    }
  }

  /// What demands that a type conforms, in words, and where it is named.
  private func demanding(_ e: Expr, _ p: NominalDecl, _ t: Type, _ system: ConstraintSystem) -> (String, SourceRange)? {
    let range = point(e)
    if case .dictionaryLiteral = e.kind { return ("generic struct 'Dictionary' requires that", range) }
    let key = Locator(e).key
    let constructor = Locator(e, .constructor).key
    guard let s = system.state.overloads[constructor] ?? system.state.overloads[key], let d = s.choice.declaration
    else { return nil }
    if let n = d as? NominalDecl { return (kindAndName(n) + " requires that", range) }
    if let n = program.contextualNominal(d), d is InitDecl,
      !program.ownGenericParameters(of: d).contains(where: { q in
        s.substitution.parameters[q].map { shown($0, system) === shown(t, system) } ?? false
      })
    {
      return (kindAndName(n) + " requires that", range)
    }
    if let x = d.parent as? ExtensionDecl, let n = program.contextualNominal(d),
      program.ownGenericParameters(of: d).isEmpty, !(d is VarDecl), !x.whereClause.isEmpty
    {
      return ("referencing \(kindAndName(d)) on '\(n.name)' requires that", range)
    }
    return (kindAndName(d) + " requires that", range)
  }

  /// Arguments of which each wants another type for one generic parameter; `nil` when this isn't what is wrong.
  func conflict(_ f: Fix, _ system: ConstraintSystem) -> Diagnostic? {
    guard case .argument(let index) = f.locator.role, case .call(let callee, let given) = f.locator.expr.kind,
      let record = system.state.matches[f.locator.key(.expr)] ?? system.state.matches[f.locator.key(.constructor)],
      let key = system.calleeKey(Locator(f.locator.expr)),
      let s = system.state.overloads[f.locator.key(.constructor)] ?? system.state.overloads[key],
      let d = s.choice.declaration, let parameters = parameters(of: d)
    else { return nil }
    let declared = parameters.map { program.functionParameter(of: $0).type }
    guard let own = record.sources.firstIndex(of: .argument(index)), declared.indices.contains(own),
      case .genericParameter(let p) = declared[own].kind
    else { return nil }
    let sharing = declared.indices.filter { declared[$0] === declared[own] }
    var known: [Type] = []
    var literals: [Type] = []
    for i in sharing {
      guard case .argument(let a) = record.sources[i], given.indices.contains(a) else { continue }
      let t = shown(system.state.expressions[given[a].value.id] ?? types.error, system)
      if t.kind == .error || program.optionalObject(t) != nil { return nil }
      if isLiteral(given[a].value) { literals.append(t) } else { known.append(t) }
    }
    if known.isEmpty, !isConstrained(p, d) {
      literals.reverse()
    } else if f.locator.expr === system.root || !literals.contains(where: { $0 === program.int }),
      let text = literals.firstIndex(where: { $0 === program.string })
    {
      literals.insert(literals.remove(at: text), at: 0)
    }
    let all = (known + literals).reduce(into: [Type]()) { if !$0.contains($1) { $0.append($1) } }
    guard all.count > 1 else { return nil }
    return .conflictingArguments(p.name, all.map { program.description(of: $0) }, at: point(callee))
  }

  /// Whether a declaration demands that its generic parameter conform to something.
  private func isConstrained(_ p: GenericParamDecl, _ d: Decl) -> Bool {
    let subject = types.make(.genericParameter(p))
    return signature(of: d).requirements.contains { $0.subject === subject }
  }

  /// A method that hides the global function which the arguments fit.
  func shadowed(_ call: Expr, _ system: ConstraintSystem) -> Diagnostic? {
    guard case .call(let callee, _) = call.kind, case .name(let name) = callee.kind,
      let s = system.state.overloads[Locator(callee).key], case .implicitSelf = s.choice.base,
      let global = program.lookupTopLevel(name.base).first(where: { $0 is FuncDecl })
    else { return nil }
    let module = program.isPrelude(global) ? "Swift" : "main"
    return .shadowsGlobal(name.base, program.declName(of: global), module, at: callee.range)
  }

  // MARK: Words

  /// `instance method 'f(x:)'` and the like.
  func kindAndName(_ d: Decl, isCall: Bool = false) -> String {
    switch d {
    case is InitDecl where isCall: "initializer "
    case is SubscriptDecl where isCall: "subscript "
    case is InitDecl: "initializer '\(program.declName(of: d))'"
    case is SubscriptDecl: "subscript '\(program.declName(of: d))'"
    case let n as NominalDecl: (n.generics == nil ? "" : "generic ") + n.nominalKind.rawValue + " '\(n.name)'"
    case let f as FuncDecl: functionWord(f) + " '\(isCall ? f.name : program.declName(of: d))'"
    case is EnumElementDecl: "enum case '\(isCall ? (d as? EnumElementDecl)?.name ?? "" : program.declName(of: d))'"
    case is VarDecl: "property '\(program.declName(of: d))'"
    default: "'\(program.declName(of: d))'"
    }
  }

  /// What messages call a function.
  func functionWord(_ f: FuncDecl) -> String {
    if f.isOperator { return "operator function" }
    if f.parent is NominalDecl || f.parent is ExtensionDecl {
      return f.has("class") ? "class method" : f.isStatic ? "static method" : "instance method"
    }
    return f.parent == nil ? "global function" : "local function"
  }
}

extension Locator {
  /// The key of another part of the same expression.
  func key(_ role: Role) -> Key { Key(node: expr.id, role: role) }
}

extension Expr {

  /// Whether it applies an operator.
  var isOperation: Bool {
    switch kind {
    case .binary, .prefix, .postfix: true
    default: false
    }
  }

  /// Whether it applies a subscript.
  var isSubscript: Bool { if case .subscriptCall = kind { true } else { false } }

  /// The first part for which a test holds, the expressions of closures included.
  func first(where test: (Expr) -> Bool) -> Expr? {
    if test(self) { return self }
    for x in parts { if let found = x.first(where: test) { return found } }
    return nil
  }

  /// The expressions directly inside, that of a closure's body and the operator of an operation included.
  private var parts: [Expr] {
    switch kind {
    case .closure(let c): c.singleExpression.map { [$0.0] } ?? []
    case .binary(let l, let op, let r): [l, op, r]
    case .prefix(let op, let x): [op, x]
    case .postfix(let x, let op): [x, op]
    default: children
    }
  }
}
