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
    guard let call = d.call else {
      let isOperator = (d.choices.first?.declaration as? FuncDecl)?.isOperator ?? false
      return isOperator ? 450 + min(d.choices.count, 90) : d.choices.count
    }
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
    var solvedPlainly = false
    var solved: [(choice: OverloadChoice, isErased: Bool)] = []
    for (choice, fit) in ordered {
      if solvedExactly, d.isOperator, fit < .exact { break }
      if solvedConcretely, isGeneric(choice) { continue }
      if solvedPlainly, isVariadic(choice) { continue }
      if solved.contains(where: { isOutranked(choice, by: $0.choice) && !($0.isErased && isGeneric(choice)) }) {
        continue
      }
      let before = found.count
      let score = state.score
      attemptChoice(choice, c, &found)
      if steps > stepLimit { return }
      // Operands of exactly these types leave no doubt: when it fails, the fault is elsewhere.
      solvedExactly = solvedExactly || d.isOperator && (fit == .certain || fit == .exact && found.count > before)
      guard found.count > before else { continue }
      solvedPlainly = solvedPlainly || fit >= .exact && !isVariadic(choice)
      if d.isOperator, !isGeneric(choice), found.last.map(isClean) ?? false { solvedConcretely = true }
      if let good = found[before...].first(where: { $0.score.isAsGood(as: score) }) {
        solved.append((choice, good.score[.emptyExistential] > score[.emptyExistential]))
      }
    }
  }

  /// Whether a choice would lose against one that already worked without bending anything.
  private func isOutranked(_ choice: OverloadChoice, by other: OverloadChoice) -> Bool {
    guard let d = other.declaration, let e = choice.declaration, other.isViaOptional == choice.isViaOptional else {
      return false
    }
    if e.attribute("_disfavoredOverload") != nil, d.attribute("_disfavoredOverload") == nil { return true }
    if e.unavailability != nil, d.unavailability == nil { return true }
    return isPreferred(other, to: choice)
  }

  /// How specialised a choice is likely to be: members of concrete types, then of protocols by their depth.
  private func depth(of choice: OverloadChoice) -> Int {
    guard let d = choice.declaration, let n = program.contextualNominal(d) else { return 1000 }
    return n.nominalKind == .protocolType ? program.inheritedProtocols(of: n).count : 1000
  }

  /// Whether an overload has generic parameters, its type's included: such operators are passed over once another fits, as the
  /// compiler does (`shouldSkipGenericOperators`).
  private func isGeneric(_ choice: OverloadChoice) -> Bool {
    choice.declaration.flatMap { typer.staticInterface(of: $0) }?.properties.contains(.generic) ?? false
  }

  /// Whether an overload takes any number of values; it is passed over once one that takes exactly these arguments fits.
  private func isVariadic(_ choice: OverloadChoice) -> Bool {
    choice.declaration.flatMap { typer.parameters(of: $0) }?.contains(where: \.isVariadic) ?? false
  }

  /// Whether nothing graver than a literal of an unusual type bends the solution.
  private func isClean(_ s: State) -> Bool {
    let grave: [Score.Kind] = [
      .hole, .fix, .disfavoredOverload, .forceUnwrap, .userConversion, .functionConversion,
    ]
    return grave.allSatisfy { s.score[$0] == 0 }
  }

  private func attemptChoice(_ choice: OverloadChoice, _ c: Constraint, _ found: inout [State]) {
    let saved = state
    #if TRACE
      if isTracing, let d = choice.declaration {
        print(
          "CHOICE", program.declName(of: d), program.description(of: program.interfaceType(of: d)),
          c.locator.expr.range.column, steps)
      }
    #endif
    if bind(choice, c.second, c.locator) { searchFrom(&found) }
    state = saved
  }

  /// How well a choice fits what is known of the arguments.
  private enum Fit: Int, Comparable {
    case impossible, disfavoured, generic, plausible, matching, exact, certain
    static func < (a: Fit, b: Fit) -> Bool { a.rawValue < b.rawValue }
  }

  /// The choices that can fit, the best first.
  private func order(_ d: Disjunction, _ c: Constraint) -> [(OverloadChoice, Fit)] {
    let rated = d.choices.map { ($0, fit(of: $0, d, c)) }
    let possible = rated.filter { $0.1 > .impossible || isDiagnosing && d.isOperator && isHalfFitting($0.0, d) }
    let kept = possible.isEmpty && isDiagnosing ? rated : possible
    let keyed = kept.enumerated().map { (offset: $0.offset, element: $0.element, depth: depth(of: $0.element.0)) }
    return keyed.sorted {
      ($1.element.1, $1.depth, $0.offset) < ($0.element.1, $0.depth, $1.offset)
    }.map(\.element)
  }

  /// Whether an operator takes one of its operands as it is; then the other may be what is wrong.
  private func isHalfFitting(_ choice: OverloadChoice, _ d: Disjunction) -> Bool {
    guard let call = d.call, let decl = choice.declaration,
      case .function(let f)? = typer.staticInterface(of: decl)?.kind
    else { return false }
    return zip(call.types, f.parameters).contains { t, p in
      var target = p.type
      if p.isAutoclosure, case .function(let f) = target.kind { target = f.result }
      return defaultKnowledge(t) === target
    }
  }

  private func fit(of choice: OverloadChoice, _ d: Disjunction, _ c: Constraint) -> Fit {
    guard let decl = choice.declaration else { return .plausible }
    let disfavoured = decl.attribute("_disfavoredOverload") != nil || decl.unavailability != nil
    if let nilFit = nilComparisonFit(decl, d) { return nilFit }
    if !disfavoured, isHomogeneous(decl, d) { return .matching }
    guard let call = d.call, case .function(let f) = seenInterface(of: decl, choice)?.kind,
      f.parameters.count == call.types.count, !f.parameters.contains(where: \.isVariadic)
    else { return disfavoured ? .disfavoured : d.call == nil && decl is VarDecl ? .exact : .plausible }
    var fit = Fit.certain
    if takesNoClosure(decl, f, call) { return .impossible }
    for (t, p) in zip(call.types, f.parameters) {
      fit = min(fit, self.fit(argumentKnowledge(t), p))
      if fit == .impossible { return .impossible }
    }
    if fit >= .exact { fit = min(fit, resultFit(f.result, c)) }
    return disfavoured ? .disfavoured : fit
  }

  /// Whether a closure is given for a generic parameter that has to conform to a protocol, which no function does.
  private func takesNoClosure(_ decl: Decl, _ f: FunctionType, _ call: CallArguments) -> Bool {
    guard call.arguments.count == f.parameters.count else { return false }
    return zip(call.arguments, f.parameters).contains { a, p in
      guard case .closure = a.value.kind, case .genericParameter = p.type.kind else { return false }
      return typer.signature(of: decl).requirements.contains {
        if case .conformance(let t, let q) = $0 { t === p.type && !typer.known.markers.contains(q.name) } else { false }
      }
    }
  }

  /// The type of a function as the base of a member sees it, its own parameters left alone.
  private func seenInterface(of d: Decl, _ choice: OverloadChoice) -> Type? {
    guard !isDiagnosing, let type = typer.staticInterface(of: d), type.properties.contains(.generic),
      let member = choice.member,
      !member.substitution.isEmpty
    else { return typer.staticInterface(of: d) }
    return program.canonical(program.substitute(type, member.substitution, in: signature), in: signature)
  }

  /// Whether an operator's parameters are all of one generic type and the operands, literals by their defaults, of one type too: such
  /// an operator is tried before those for which a literal needs another type (`CSOptimizer` in the compiler).
  private func isHomogeneous(_ decl: Decl, _ d: Disjunction) -> Bool {
    guard d.isOperator, let call = d.call, call.types.count == 2,
      case .function(let f)? = typer.staticInterface(of: decl)?.kind, f.parameters.count == 2,
      case .genericParameter = f.parameters[0].type.kind, f.parameters[0].type === f.parameters[1].type,
      let a = defaultKnowledge(call.types[0]), let b = defaultKnowledge(call.types[1])
    else { return false }
    return a === b
  }

  private func defaultKnowledge(_ t: Type) -> Type? {
    switch argumentKnowledge(t) {
    case .type(let t): t
    case .literal(.integer): program.int
    case .literal(.float): program.double
    case .literal(.string), .literal(.character), .literal(.scalar), .literal(.interpolation): program.string
    case .literal(.boolean): program.bool
    case .literal, .nothing: nil
    }
  }

  /// A comparison with `nil` is one of optionals where what they hold can be compared, otherwise one with what `nil` is.
  private func nilComparisonFit(_ decl: Decl, _ d: Disjunction) -> Fit? {
    guard d.isOperator, let call = d.call, call.types.count == 2,
      case .function(let f)? = typer.staticInterface(of: decl)?.kind,
      f.parameters.count == 2
    else { return nil }
    let isNil = call.arguments.map { if case .nilLiteral = $0.value.kind { true } else { false } }
    guard isNil[0] != isNil[1] else { return nil }
    let position = isNil[0] ? 0 : 1
    guard case .type(let other) = argumentKnowledge(call.types[1 - position]),
      let wrapped = program.optionalObject(other), let equatable = program.known("Equatable")
    else { return nil }
    let isComparable = conforms(wrapped, equatable) == true
    switch f.parameters[position].type.kind {
    case .nominal(let n, _) where n.name == "_OptionalNilComparisonType": return isComparable ? .generic : .exact
    case .nominal(let n, _) where n === typer.known.optional: return isComparable ? .exact : nil
    case .protocolSelf(let p) where p === equatable: return isComparable ? .exact : nil
    default: return nil
    }
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
      if t === target { return .certain }
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
    guard let wanted = wantedResult(c) else { return .certain }
    if wanted === result { return .certain }
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
