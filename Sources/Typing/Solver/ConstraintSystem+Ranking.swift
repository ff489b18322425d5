import Tree
import Types

extension ConstraintSystem {

  /// The outcome of comparing two solutions.
  enum Comparison { case better, worse, same, incomparable }

  /// Compares solutions: by score, then by how specialised the chosen overloads are (`compareSolutions` in `CSRanking.cpp`).
  ///
  /// The deeper a name stands in the expression, the more its overload weighs.
  func compare(_ a: State, _ b: State) -> Comparison {
    #if TRACE
      if isTracing { print("COMPARE", a.score, b.score) }
    #endif
    if a.score < b.score { return .better }
    if b.score < a.score { return .worse }
    var tally = Tally()
    for (key, x) in a.overloads {
      guard let y = b.overloads[key] else { continue }
      let same = x.choice.declaration === y.choice.declaration && x.choice.isViaOptional == y.choice.isViaOptional
      if same { continue }
      tally.isIdentical = false
      weigh(x.choice, y.choice, weight(of: key), &tally)
    }
    tally.settle()
    if tally.first != tally.second { return tally.first > tally.second ? .better : .worse }
    return tally.isIdentical ? .same : .incomparable
  }

  /// What speaks for each of two solutions.
  private struct Tally {
    /// The points of the first and the second solution.
    var first = 0, second = 0
    /// Whether both chose the same overloads.
    var isIdentical = true
    /// What decides only when the points are equal, gravest first.
    var constrained = (false, false), flattening = (false, false), concreteVariable = (false, false)

    /// Gives points to one of the two.
    mutating func add(_ points: Int, toFirst isFirst: Bool) {
      if isFirst { first += points } else { second += points }
    }

    /// Lets the lesser reasons decide.
    mutating func settle() {
      for (x, y) in [constrained, flattening, concreteVariable] where first == second {
        if x { first += 1 }
        if y { second += 1 }
      }
    }
  }

  /// Compares what two solutions chose for one name.
  private func weigh(_ a: OverloadChoice, _ b: OverloadChoice, _ weight: Int, _ tally: inout Tally) {
    if a.isViaOptional != b.isViaOptional { return tally.add(weight, toFirst: b.isViaOptional) }
    guard let d = a.declaration, let e = b.declaration else { return }
    let forward = isAsSpecialized(d, than: e)
    let backward = isAsSpecialized(e, than: d)
    if forward { tally.first += weight }
    if backward { tally.second += weight }
    if forward, backward, let x = rankOfInitializer(d), let y = rankOfInitializer(e), x != y {
      tally.add(weight, toFirst: x < y)
    }
    weighKinds(d, e, weight, &tally)
    if forward, backward { weighModules(d, e, weight, &tally) }
    if hasMoreProtocols(d, than: e) { tally.constrained.0 = true }
    if hasMoreProtocols(e, than: d) { tally.constrained.1 = true }
    if isOptionalCoalescing(e) { tally.flattening.0 = true }
    if isOptionalCoalescing(d) { tally.flattening.1 = true }
    if d is VarDecl, !(d.parent is NominalDecl && typer.isProtocolMember(d)) { tally.concreteVariable.0 = true }
    if e is VarDecl, !(e.parent is NominalDecl && typer.isProtocolMember(e)) { tally.concreteVariable.1 = true }
  }

  /// Whether one choice wins against another for the same name when nothing else differs.
  func isPreferred(_ a: OverloadChoice, to b: OverloadChoice) -> Bool {
    var tally = Tally()
    weigh(a, b, 1, &tally)
    tally.concreteVariable = (false, false)
    tally.constrained = (false, false)
    tally.settle()
    return tally.first > tally.second
  }

  /// A static member is better than a method without its instance, a property better than a method.
  private func weighKinds(_ d: Decl, _ e: Decl, _ weight: Int, _ tally: inout Tally) {
    let isInstance = (program.isInstanceMember(d), program.isInstanceMember(e))
    if isInstance.0 != isInstance.1 { return tally.add(weight, toFirst: isInstance.1) }
    if d is VarDecl, e is FuncDecl { tally.first += weight }
    if d is FuncDecl, e is VarDecl { tally.second += weight }
  }

  /// What the learner wrote hides what the library has of the same signature.
  private func weighModules(_ d: Decl, _ e: Decl, _ weight: Int, _ tally: inout Tally) {
    let isUser = (typer.isUserDeclared(d), typer.isUserDeclared(e))
    if isUser.0 != isUser.1 { tally.add(weight, toFirst: isUser.0) }
  }

  /// The order in which kinds of initialisers are preferred; `nil` for other declarations.
  private func rankOfInitializer(_ d: Decl) -> Int? { (d as? InitDecl).map { $0.has("convenience") ? 1 : 0 } }

  /// Whether the first own generic parameter that differs conforms to more protocols (`isDeclMoreConstrainedThan`).
  private func hasMoreProtocols(_ d: Decl, than e: Decl) -> Bool {
    guard let f = d as? FunctionLikeDecl, let g = e as? FunctionLikeDecl, d.kind == e.kind, !(d is InitDecl) else {
      return false
    }
    let x = program.ownGenericParameters(of: f)
    let y = program.ownGenericParameters(of: g)
    guard x.count == y.count else { return false }
    for (p, q) in zip(x, y) {
      let counts = (protocolCount(p, f), protocolCount(q, g))
      if counts.0 != counts.1 { return counts.0 > counts.1 }
    }
    return false
  }

  private func protocolCount(_ p: GenericParamDecl, _ f: FunctionLikeDecl) -> Int {
    let subject = types.make(.genericParameter(p))
    return program.genericSignature(of: f).requirements.count {
      if case .conformance(let t, _) = $0 { t === subject } else { false }
    }
  }

  /// How much an overload counts: one more than the depth of its name.
  private func weight(of key: Locator.Key) -> Int { (depths[key.node] ?? 0) + 1 }

  /// The depth of each expression inside the whole.
  func measureDepths() -> [NodeID: Int] {
    var depths: [NodeID: Int] = [:]
    func visit(_ e: Expr, _ depth: Int) {
      depths[e.id] = depth
      switch e.kind {
      case .binary(_, let op, _), .prefix(let op, _), .postfix(_, let op): depths[op.id] = depth + 1
      case .closure(let c): if let (body, _) = c.singleExpression { visit(body, depth + 1) }
      default: break
      }
      for x in e.children { visit(x, depth + 1) }
    }
    if let root { visit(root, 0) }
    return depths
  }

  /// Whether a declaration is the `??` that gives an optional, which the compiler takes last.
  private func isOptionalCoalescing(_ d: Decl) -> Bool {
    guard let f = d as? FuncDecl, f.name == "??", !typer.isUserDeclared(f),
      case .function(let type) = program.interfaceType(of: f).kind
    else { return false }
    return program.optionalObject(type.result) != nil
  }
}
