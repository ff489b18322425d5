import Tree
import Types

extension ConstraintSystem {

  /// The disjunction that is most likely to be decided at once: known arguments first, then few choices.
  func selectDisjunction() -> Constraint? {
    var best: Constraint?
    var lowest = Int.max
    for c in state.waiting {
      guard case .disjunction(let d) = c.kind else { continue }
      let weight = weight(of: d)
      if weight < lowest {
        lowest = weight
        best = c
      }
    }
    return best
  }

  /// How unsure a disjunction is.
  private func weight(of d: Disjunction) -> Int {
    guard let call = d.call else { return d.isOperator ? d.choices.count * 4 + 400 : d.choices.count }
    var unknown = 0
    for t in call.types {
      switch argumentKnowledge(t) {
      case .type: continue
      case .literal: unknown += 1
      case .nothing: unknown += 3
      }
    }
    return unknown * 100 + min(d.choices.count, 90)
  }

  /// What is known of an argument before its call is decided.
  private enum Knowledge {
    case type(Type)
    case literal(LiteralKind)
    case nothing
  }

  private func argumentKnowledge(_ type: Type) -> Knowledge {
    var t = resolve(type)
    if case .lvalue(let o) = t.kind { t = resolve(o) }
    if case .inoutRef(let o) = t.kind { t = resolve(o) }
    guard case .variable(let v) = t.kind else { return .type(t) }
    if let l = state.variables[representative(v.index)].literal { return .literal(l) }
    return .nothing
  }

  // MARK: Branching

  /// Tries the choices of a disjunction.
  func branch(_ c: Constraint, _ found: inout [State]) {
    guard case .disjunction(let d) = c.kind else { return }
    state.waiting.removeAll { $0 === c }
    let ordered = order(d, c)
    var solvedExactly = false
    var solvedConcretely = false
    for (choice, fit) in ordered {
      if solvedExactly, d.isOperator, fit < .exact { break }
      if solvedConcretely, isGeneric(choice) { continue }
      let before = found.count
      let score = state.score
      attemptChoice(choice, c, &found)
      if found.count > before, d.isOperator, fit == .exact, let last = found.last, last.score == score || fit == .exact {
        solvedExactly = true
      }
      if found.count > before, d.isOperator, !isGeneric(choice), found.last.map(isClean) ?? false { solvedConcretely = true }
      if steps > Self.stepBudget { return }
    }
  }

  /// Whether an overload has generic parameters, its type's included: such operators are passed over once another fits, as the
  /// compiler does (`shouldSkipGenericOperators`).
  private func isGeneric(_ choice: OverloadChoice) -> Bool {
    choice.declaration.flatMap { typer.staticInterface(of: $0) }?.properties.contains(.generic) ?? false
  }

  /// Whether nothing graver than a literal of an unusual type bends the solution.
  private func isClean(_ s: State) -> Bool {
    let grave: [Score.Kind] = [.hole, .fix, .disfavoredOverload, .forceUnwrap, .userConversion, .functionConversion, .emptyExistential]
    return grave.allSatisfy { s.score[$0] == 0 }
  }

  private func attemptChoice(_ choice: OverloadChoice, _ c: Constraint, _ found: inout [State]) {
    let saved = state
    if bind(choice, c.second, c.locator) { searchFrom(&found) }
    state = saved
  }

  /// How well a choice fits what is known of the arguments.
  private enum Fit: Int, Comparable {
    case impossible, disfavoured, generic, plausible, exact
    static func < (a: Fit, b: Fit) -> Bool { a.rawValue < b.rawValue }
  }

  /// The choices that can fit, the best first.
  private func order(_ d: Disjunction, _ c: Constraint) -> [(OverloadChoice, Fit)] {
    let rated = d.choices.map { ($0, fit(of: $0, d, c)) }
    let possible = rated.filter { $0.1 > .impossible }
    let kept = possible.isEmpty && isDiagnosing ? rated : possible
    return kept.enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element)
  }

  private func fit(of choice: OverloadChoice, _ d: Disjunction, _ c: Constraint) -> Fit {
    guard let decl = choice.declaration else { return .plausible }
    let disfavoured = decl.attribute("_disfavoredOverload") != nil
    if let nilFit = nilComparisonFit(decl, d) { return nilFit }
    guard let call = d.call, case .function(let f) = typer.staticInterface(of: decl)?.kind,
      f.parameters.count == call.types.count, !f.parameters.contains(where: \.isVariadic)
    else { return disfavoured ? .disfavoured : d.call == nil && decl is VarDecl ? .exact : .plausible }
    var fit = Fit.exact
    for (t, p) in zip(call.types, f.parameters) {
      fit = min(fit, self.fit(argumentKnowledge(t), p))
      if fit == .impossible { return .impossible }
    }
    if fit == .exact { fit = min(fit, resultFit(f.result, c)) }
    return disfavoured ? .disfavoured : fit
  }

  /// A comparison with `nil` is one of an optional with what `nil` is, whatever the optional holds.
  private func nilComparisonFit(_ decl: Decl, _ d: Disjunction) -> Fit? {
    guard d.isOperator, let call = d.call, call.types.count == 2, case .function(let f)? = typer.staticInterface(of: decl)?.kind,
      f.parameters.count == 2
    else { return nil }
    let isNil = call.arguments.map { if case .nilLiteral = $0.value.kind { true } else { false } }
    guard isNil[0] != isNil[1] else { return nil }
    let position = isNil[0] ? 0 : 1
    guard case .nominal(let n, _) = f.parameters[position].type.kind, n.name == "_OptionalNilComparisonType" else { return nil }
    guard case .type(let other) = argumentKnowledge(call.types[1 - position]) else { return nil }
    return program.optionalObject(other) != nil ? .exact : nil
  }

  /// Compares what is known of an argument with a parameter's type before any opening.
  private func fit(_ knowledge: Knowledge, _ p: FunctionType.Parameter) -> Fit {
    var target = p.type
    if p.isAutoclosure, case .function(let f) = target.kind { target = f.result }
    if target.properties.contains(.generic) { return genericFit(knowledge, target) }
    switch knowledge {
    case .nothing: return .plausible
    case .literal(let kind): return literalFit(kind, target)
    case .type(let t):
      if t === target { return .exact }
      guard case .nominal(let want, _) = target.kind, !want.isClass, !typer.known.convertible.contains(want) else {
        return .plausible
      }
      if case .nominal(let have, _) = t.kind { return have === want ? .plausible : .impossible }
      if case .error = t.kind { return .plausible }
      return .impossible
    }
  }

  private func genericFit(_ knowledge: Knowledge, _ target: Type) -> Fit {
    guard case .type(let t) = knowledge, case .nominal(let want, _) = target.kind, !want.isClass,
      !typer.known.convertible.contains(want)
    else { return .generic }
    if case .nominal(let have, _) = t.kind { return have === want ? .generic : .impossible }
    if case .error = t.kind { return .generic }
    return .impossible
  }

  private func literalFit(_ kind: LiteralKind, _ target: Type) -> Fit {
    guard case .nominal(let d, _) = target.kind else { return .plausible }
    let isDefault: Bool
    switch kind {
    case .integer: isDefault = d === typer.known.int
    case .float: isDefault = d === typer.known.double
    case .boolean: isDefault = d === typer.known.bool
    case .string, .character, .scalar, .interpolation: isDefault = d === typer.known.string
    default: return .plausible
    }
    if isDefault { return .exact }
    if let p = program.known(kind.protocolName), program.optionalObject(target) == nil, !d.isClass,
      !typer.known.convertible.contains(d), kind == .integer || kind == .float, conforms(target, p) == false
    {
      return .impossible
    }
    return .plausible
  }

  /// Compares the result with what the context wants.
  private func resultFit(_ result: Type, _ c: Constraint) -> Fit {
    guard let wanted = wantedResult(c) else { return .exact }
    if wanted === result { return .exact }
    return .plausible
  }

  /// The type that the call's result is known to have.
  private func wantedResult(_ c: Constraint) -> Type? {
    guard let v = freeVariable(c.first) else { return nil }
    for w in state.waiting {
      if case .applicable = w.kind, freeVariable(w.first) == v {
        let r = resolve(w.second)
        if case .variable = r.kind { return nil }
        return r
      }
    }
    return nil
  }
}
