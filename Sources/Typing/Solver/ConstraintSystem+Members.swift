import Tree
import Types

extension ConstraintSystem {

  /// Looks a member up once its base is known; `nil` while it isn't, false when there is none.
  func simplifyMember(
    _ c: Constraint, _ name: DeclName, _ options: Constraint.MemberOptions, _ call: CallArguments?
  ) -> Bool? {
    let base = resolve(c.first)
    guard let choices = memberChoices(of: base, name, options, c.locator) else { return nil }
    if isDiagnosing, let unmet = unmetChoice(instead: choices, base, name, call) {
      return record(.unmetDemand(unmet.member.declaration, unmet.demand), c.locator)
        && bind(unmet.choice, c.second, c.locator)
    }
    if choices.isEmpty {
      if isError(base) { return match(c.second, types.error, .bind, c.locator) }
      return false
    }
    return bindChoices(choices, c.second, c.locator, call: call, isOperator: false)
  }

  /// A member that the arguments fit, unlike all others of the name, but whose extension demands what the base doesn't meet.
  private func unmetChoice(
    instead choices: [OverloadChoice], _ base: Type, _ name: DeclName, _ call: CallArguments?
  ) -> (choice: OverloadChoice, member: Member, demand: Requirement)? {
    guard name.base != "init", !choices.contains(where: { c in call.map { fits(c, $0) || lacksLabels(c, $0) } ?? true })
    else { return nil }
    var object = base
    var isType = false
    if case .lvalue(let o) = object.kind { object = resolve(o) }
    if case .metatype(let t) = object.kind {
      object = resolve(t)
      isType = true
    }
    let isPlace = object !== base && !isType
    for (m, demand) in program.unmetMembers(of: object, named: name.base, in: signature) {
      guard program.isInstanceMember(m.declaration) != isType else { continue }
      let choice = OverloadChoice(
        .declaration(m.declaration, m), base: .expression(isType ? types.make(.metatype(object)) : object),
        baseIsPlace: isPlace)
      if call.map({ fits(choice, $0) }) ?? true { return (choice, m, demand) }
    }
    return nil
  }

  /// Whether nothing but labels is missing at a call.
  private func lacksLabels(_ choice: OverloadChoice, _ call: CallArguments) -> Bool {
    guard let d = choice.declaration, let parameters = typer.parameters(of: d), !parameters.isEmpty,
      parameters.count == call.arguments.count
    else { return false }
    return zip(parameters, call.arguments).allSatisfy { $1.label == nil || $0.label == $1.label }
  }

  /// Whether a type, or the instance type of a metatype, is erroneous.
  func isError(_ type: Type) -> Bool { simplify(type).properties.contains(.error) }

  /// Binds a single choice at once, makes a disjunction of several.
  func bindChoices(
    _ choices: [OverloadChoice], _ target: Type, _ locator: Locator, call: CallArguments?, isOperator: Bool
  ) -> Bool {
    let fitting = call.map { c in choices.filter { fits($0, c) } } ?? choices
    let kept = fitting.isEmpty ? choices : fitting
    if kept.count == 1 { return bind(kept[0], target, locator) }
    var found: [Int] = []
    variables(in: target, into: &found)
    let d = Disjunction(kept, call: call, isOperator: isOperator)
    state.waiting.append(Constraint(.disjunction(d), target, target, locator, variables: found))
    return true
  }

  /// Takes a choice: opens it and gives the reference its type.
  func bind(_ choice: OverloadChoice, _ target: Type, _ locator: Locator) -> Bool {
    guard let selected = open(choice, locator) else { return false }
    state.overloads[locator.key] = selected
    applySpecialisation(locator.key)
    if choice.isViaOptional { state.score.add(.memberViaOptional) }
    if choice.declaration?.attribute("_disfavoredOverload") != nil { state.score.add(.disfavoredOverload) }
    if choice.declaration?.unavailability != nil { state.score.add(.unavailable) }
    if !checkMutability(choice, locator) { return false }
    if let d = choice.declaration, program.isImplicitlyUnwrapped(d), !(d is FuncDecl) || selected.isUnapplied == false {
      return bindImplicitlyUnwrapped(d, selected, target, locator)
    }
    if let v = freeVariable(target), case .lvalue = selected.type.kind { state.variables[v].canBePlace = true }
    return match(target, selected.type, .bind, locator)
  }

  /// A reference to something declared with `!` is optional, or else unwrapped.
  private func bindImplicitlyUnwrapped(
    _ d: Decl, _ selected: SelectedOverload, _ target: Type, _ locator: Locator
  ) -> Bool {
    guard d is VarDecl, !state.assigned.contains(locator.expr.id) else {
      return match(target, selected.type, .bind, locator)
    }
    if let v = freeVariable(target) { state.variables[v].canBePlace = true }
    wait(.forceable, target, selected.type, locator)
    return true
  }

  /// Refuses mutating methods on values that can't change.
  private func checkMutability(_ choice: OverloadChoice, _ locator: Locator) -> Bool {
    if let v = choice.declaration as? VarDecl { return checkGetter(v, choice, locator) }
    guard let f = choice.declaration as? FuncDecl, program.isMutating(f), program.isInstanceMember(f) else {
      return true
    }
    switch choice.base {
    case .expression(let base):
      let object = resolve(base)
      if case .metatype = object.kind { return true }
      if choice.baseIsPlace || isClassBound(object) || choice.isSuper { return true }
      return isDiagnosing && record(.mutatingMember(f), locator)
    case .implicitSelf(let context):
      if typer.isSelfPlace(in: scope, of: context) { return true }
      return isDiagnosing && record(.mutatingMember(f), locator)
    default: return true
    }
  }

  /// Refuses getters that change values which can't change.
  private func checkGetter(_ v: VarDecl, _ choice: OverloadChoice, _ locator: Locator) -> Bool {
    guard v.has("lazy") || v.accessor(.get)?.has("mutating") == true, program.isInstanceMember(v) else { return true }
    switch choice.base {
    case .expression(let base):
      let object = resolve(base)
      if case .metatype = object.kind { return true }
      if choice.baseIsPlace || isClassBound(object) || choice.isSuper { return true }
    case .implicitSelf(let context):
      if typer.isSelfPlace(in: scope, of: context) || program.selfType(of: context).map(isClassBound) == true {
        return true
      }
    default: return true
    }
    return isDiagnosing && record(.mutatingGetter(v), locator)
  }

  /// What a member's name can mean on a base; `nil` while the base isn't known.
  func memberChoices(
    of base: Type, _ name: DeclName, _ options: Constraint.MemberOptions, _ locator: Locator
  ) -> [OverloadChoice]? {
    var object = base
    var isPlace = false
    if case .lvalue(let o) = base.kind {
      object = resolve(o)
      isPlace = true
    }
    if case .inoutRef(let o) = object.kind { object = resolve(o) }
    let lookup = MemberLookup(base: object, isPlace: isPlace, name: name, options: options, locator: locator)
    switch object.kind {
    case .variable, .unboundGeneric: return nil
    case .dependentMember where object.properties.contains(.variable): return nil
    case .error: return []
    case .metatype(let t):
      let instance = resolve(t)
      if case .variable = instance.kind { return nil }
      return staticChoices(lookup, instance)
    case .existentialMetatype(let t): return staticChoices(lookup, types.makeOpened(resolve(t)))
    case .tuple(let elements):
      if let index = tupleIndex(name.base, elements) {
        return [OverloadChoice(.tupleElement(index), base: .expression(object), baseIsPlace: isPlace)]
      }
      return []
    case .existential: return existentialChoices(lookup)
    default: return instanceChoices(lookup, object)
    }
  }

  /// What is looked up where.
  struct MemberLookup {
    /// The base, without its being a place.
    let base: Type
    /// Whether it is a place.
    let isPlace: Bool
    /// The name.
    let name: DeclName
    /// How.
    let options: Constraint.MemberOptions
    /// The place in the text.
    let locator: Locator
  }

  private func tupleIndex(_ name: String, _ elements: [TupleElement]) -> Int? {
    if let n = Int(name) { return elements.indices.contains(n) ? n : nil }
    return elements.firstIndex { $0.label == name }
  }

  /// Members of an instance; `subscript(dynamicMember:)` when there is none.
  private func instanceChoices(_ l: MemberLookup, _ type: Type) -> [OverloadChoice] {
    let found = lookUp(l.name, in: type, onMetatype: false)
    if found.isEmpty { return dynamicChoices(l, type) }
    return found.map { choice(for: $0, l) }
  }

  private func choice(for m: Member, _ l: MemberLookup, viaOptional: Bool = false) -> OverloadChoice {
    OverloadChoice(
      .declaration(m.declaration, m), base: .expression(l.base), isViaOptional: viaOptional, baseIsPlace: l.isPlace,
      baseIsSelf: isSelf(l.locator), isSuper: l.options.isSuper)
  }

  /// Whether the base of a member expression is `self` itself.
  private func isSelf(_ locator: Locator) -> Bool {
    guard case .member(let base?, _, _) = locator.expr.kind, case .name(let n) = base.kind else { return false }
    return n.base == "self"
  }

  /// Members of the value inside an existential.
  private func existentialChoices(_ l: MemberLookup) -> [OverloadChoice] {
    let opened = types.makeOpened(l.base)
    let found = lookUp(l.name, in: opened, onMetatype: false)
    if !found.isEmpty { return found.map { choice(for: $0, l) } }
    return dynamicChoices(l, l.base)
  }

  /// Static members, cases, initialisers; instance methods without an instance.
  private func staticChoices(_ l: MemberLookup, _ type: Type) -> [OverloadChoice] {
    var choices = lookUp(l.name, in: type, onMetatype: true).map { choice(for: $0, l) }
    if l.options.isImplicit, choices.isEmpty { choices = protocolStatics(l, type) }
    if choices.isEmpty, !l.options.isImplicit {
      choices = lookUp(l.name, in: type, onMetatype: false).filter { $0.declaration is FuncDecl }.map {
        choice(for: $0, l)
      }
    }
    if l.options.isImplicit, let wrapped = program.optionalObject(type) {
      let inner = types.make(.metatype(resolve(wrapped)))
      if case .variable = resolve(wrapped).kind { return choices }
      let deeper = MemberLookup(base: inner, isPlace: false, name: l.name, options: l.options, locator: l.locator)
      choices += staticChoices(deeper, resolve(wrapped)).map {
        OverloadChoice($0.target, base: $0.base, isViaOptional: true, baseIsPlace: false)
      }
    }
    return choices
  }

  /// `.name` on a protocol: static members of its extensions where `Self` is concrete (SE-0299).
  private func protocolStatics(_ l: MemberLookup, _ type: Type) -> [OverloadChoice] {
    guard case .existential(let e) = type.kind else { return [] }
    return e.constraints.flatMap {
      program.staticMembers(ofProtocol: $0.proto, named: l.name.base, from: scope.context)
    }
    .filter { m in l.name.labels.map { typer.labels(of: m.declaration) == $0 } ?? true }
    .map { OverloadChoice(.declaration($0.declaration, $0), base: .expression(types.make(.metatype($0.context)))) }
  }

  /// The concrete types that the base of an implicit member can be when all that is known of it are protocols (SE-0299).
  func concreteBases(_ b: PotentialBindings) -> [Type] {
    let place = state.variables[b.index].locator
    guard place.role == .base, case .member(nil, let name, _) = place.expr.kind else { return [] }
    return protocols(above: b.index).flatMap {
      program.staticMembers(ofProtocol: $0, named: name.base, from: scope.context)
    }.map(\.context).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The protocols that a variable's type, or one that it converts to, must conform to.
  private func protocols(above index: Int) -> [NominalDecl] {
    var reached = [index]
    var next = 0
    while next < reached.count {
      for c in state.waiting {
        guard case .match = c.kind, freeVariable(c.first) == reached[next] else { continue }
        var target = resolve(c.second)
        while let wrapped = program.optionalObject(target) { target = resolve(wrapped) }
        if let v = freeVariable(target), !reached.contains(v) { reached.append(v) }
      }
      next += 1
    }
    return state.waiting.compactMap { c in
      guard case .conforms(let p) = c.kind, let v = freeVariable(c.first), reached.contains(v) else { return nil }
      return p
    }
  }

  /// The members of a name with the labels that were written.
  func lookUp(_ name: DeclName, in type: Type, onMetatype: Bool) -> [Member] {
    let all: [Member]
    if name.base == "init" {
      all = program.initializers(of: type, from: scope.context)
    } else {
      all = program.members(of: type, named: name.base, onMetatype: onMetatype, from: scope.context)
    }
    guard let labels = name.labels else { return all }
    return all.filter { typer.labels(of: $0.declaration) == labels }
  }

  /// The subscripts of `@dynamicMemberLookup` in place of a member.
  private func dynamicChoices(_ l: MemberLookup, _ type: Type) -> [OverloadChoice] {
    guard l.name.base != "subscript", l.name.base != "init", typer.hasDynamicMembers(type) else { return [] }
    return program.members(of: type, named: "subscript", onMetatype: false, from: scope.context).compactMap { m in
      guard let s = m.declaration as? SubscriptDecl, s.parameters.count == 1, s.parameters[0].label == "dynamicMember"
      else { return nil }
      return OverloadChoice(
        .dynamicMember(s, m, l.name, l.locator.expr), base: .expression(l.base), baseIsPlace: l.isPlace)
    }
  }

  /// The type of a member found by a dynamic-member subscript.
  func dynamicMemberType(
    _ s: SubscriptDecl, _ name: DeclName, _ choice: OverloadChoice, _ sub: Substitution, _ locator: Locator
  ) -> Type {
    guard case .function(let f) = open(program.interfaceType(of: s), sub, locator).kind, let p = f.parameters.first
    else { return types.error }
    let settable =
      program.isSettable(s, from: scope.context)
      && (choice.baseIsPlace || typer.hasNonmutatingSetter(s) || baseIsReference(choice))
    if case .nominal(let d, let arguments) = resolve(p.type).kind, typer.known.keyPaths.contains(d),
      arguments.count == 2
    {
      let inner = makeVariable(Locator(locator.expr, .dynamicMember), canBePlace: true)
      let isWritable = d !== typer.known.keyPath
      let root = isWritable ? types.make(.lvalue(arguments[0])) : arguments[0]
      add(.member(name, .init(), nil), root, inner, Locator(locator.expr, .dynamicMember))
      if isWritable {
        add(.bind, inner, types.make(.lvalue(arguments[1])), Locator(locator.expr, .dynamicMember))
      } else {
        add(.loaded, inner, arguments[1], Locator(locator.expr, .dynamicMember))
      }
    }
    return settable ? types.make(.lvalue(f.result)) : f.result
  }

  private func baseIsReference(_ choice: OverloadChoice) -> Bool {
    if case .expression(let base) = choice.base { return isClassBound(base) }
    return false
  }
}
