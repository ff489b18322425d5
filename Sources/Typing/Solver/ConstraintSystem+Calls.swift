import Tree
import Types

extension ConstraintSystem {

  // MARK: Shapes

  /// The parameters of a choice as argument matching sees them; `nil` when it isn't called with labels.
  func shapes(of d: Decl?, _ f: FunctionType?, isUnapplied: Bool) -> [ParameterShape] {
    if let d, !isUnapplied, let parameters = typer.parameters(of: d) {
      return parameters.map { p in
        ParameterShape(
          label: p.label, hasDefault: typer.hasDefault(p), isVariadic: p.isVariadic, takesClosure: typer.takesClosure(p)
        )
      }
    }
    return (f?.parameters ?? []).map {
      ParameterShape(label: nil, hasDefault: false, isVariadic: $0.isVariadic, takesClosure: true)
    }
  }

  /// Whether a choice can be called with these arguments, by labels and known types.
  func fits(_ choice: OverloadChoice, _ call: CallArguments) -> Bool {
    guard let d = choice.declaration, case .declaration = choice.target else { return true }
    guard d is FuncDecl || d is InitDecl || d is SubscriptDecl || d is EnumElementDecl else { return true }
    guard typer.parameters(of: d) != nil else { return false }
    if case .expression(let base) = choice.base, case .metatype = resolve(base).kind, d is FuncDecl,
      program.isInstanceMember(d)
    {
      return true
    }
    var matcher = ArgumentMatcher(call.arguments, shapes(of: d, nil, isUnapplied: false))
    return (try? matcher.run()) != nil
  }

  /// The key of the reference that a call calls.
  func calleeKey(_ locator: Locator) -> Locator.Key? {
    if locator.role == .constructor { return locator.key }
    switch locator.expr.kind {
    case .call(let f, _): return referenceKey(f)
    case .binary(_, let op, _), .prefix(let op, _), .postfix(_, let op): return Locator(op).key
    case .subscriptCall: return locator.key
    default: return locator.key
    }
  }

  /// The key of the name that an expression is.
  func referenceKey(_ e: Expr) -> Locator.Key? {
    switch e.kind {
    case .paren(let inner), .specialize(let inner, _), .optionalChain(let inner): return referenceKey(inner)
    case .name, .member: return Locator(e).key
    default: return nil
    }
  }

  // MARK: Calls

  /// Settles a call once its callee's type is known; `nil` while it isn't.
  func simplifyCall(_ c: Constraint, _ call: CallArguments) -> Bool? {
    var callee = resolve(c.first)
    if case .lvalue(let object) = callee.kind { callee = resolve(object) }
    switch callee.kind {
    case .variable: return nil
    case .function(let f): return matchCall(f, c, call)
    case .metatype(let t): return construct(resolve(t), c, call)
    case .error: return match(c.second, types.error, .bind, c.locator)
    case .nominal, .genericParameter, .existential, .opened, .opaque, .dynamicSelf, .protocolSelf:
      return callAsFunction(callee, c, call)
    default: return false
    }
  }

  /// A call of a type is a call of its initialiser.
  private func construct(_ instance: Type, _ c: Constraint, _ call: CallArguments) -> Bool? {
    if case .variable = instance.kind { return nil }
    if instance.kind == .error { return match(c.second, types.error, .bind, c.locator) }
    let place = Locator(c.locator.expr, .constructor)
    if case .existential = instance.kind { return false }
    return callMember(DeclName("init"), of: c.first, c, call, place)
  }

  private func callAsFunction(_ callee: Type, _ c: Constraint, _ call: CallArguments) -> Bool? {
    callMember(DeclName("callAsFunction"), of: c.first, c, call, Locator(c.locator.expr, .constructor))
  }

  private func callMember(
    _ name: DeclName, of base: Type, _ c: Constraint, _ call: CallArguments, _ place: Locator
  ) -> Bool? {
    guard let choices = memberChoices(of: resolve(base), name, .init(), place) else { return nil }
    if choices.isEmpty { return false }
    let reference = makeVariable(place)
    guard bindChoices(choices, reference, place, call: call, isOperator: false) else { return false }
    add(.applicable(call), reference, c.second, place)
    return true
  }

  /// Matches the arguments with the parameters of a function type.
  private func matchCall(_ f: FunctionType, _ c: Constraint, _ call: CallArguments) -> Bool {
    guard let key = calleeKey(c.locator) else { return matchValueCall(f, c, call) }
    guard let selected = state.overloads[key], isDirect(selected, f) else { return matchValueCall(f, c, call) }
    let shapes = shapes(of: selected.choice.declaration, f, isUnapplied: selected.isUnapplied)
    return matchCall(f, shapes, c, call, selected)
  }

  /// Whether the function type called is the declaration's own, not that of a value that it gives.
  private func isDirect(_ s: SelectedOverload, _ f: FunctionType) -> Bool {
    guard let d = s.choice.declaration else { return false }
    return d is FuncDecl || d is InitDecl || d is EnumElementDecl || d is SubscriptDecl
  }

  private func matchValueCall(_ f: FunctionType, _ c: Constraint, _ call: CallArguments) -> Bool {
    matchCall(f, shapes(of: nil, f, isUnapplied: true), c, call, nil)
  }

  private func matchCall(
    _ f: FunctionType, _ shapes: [ParameterShape], _ c: Constraint, _ call: CallArguments, _ selected: SelectedOverload?
  ) -> Bool {
    var matcher = ArgumentMatcher(call.arguments, shapes)
    let sources: [ArgumentMatch.Source]
    do {
      sources = try matcher.run()
    } catch {
      if let splat = splat(f, call) {
        sources = splat
      } else {
        return isDiagnosing && record(.arguments(error, selected?.choice.declaration), c.locator)
          && match(c.second, f.result, .bind, c.locator)
      }
    }
    guard sources.count == f.parameters.count else { return false }
    var record = ArgumentMatch(sources: sources, parameters: f.parameters)
    for (source, p) in zip(sources, f.parameters) {
      switch source {
      case .defaulted: continue
      case .argument(let i): guard matchArgument(i, p, call, c.locator, selected, &record) else { return false }
      case .variadic(let indices):
        for i in indices { guard matchArgument(i, p, call, c.locator, selected, &record) else { return false } }
      }
    }
    state.matches[c.locator.key] = record
    let result = record.openedArguments.values.reduce(f.result) { erase($0, opened: $1) }
    if let d = selected?.choice.declaration, program.isImplicitlyUnwrapped(d), program.optionalObject(result) != nil {
      add(.forceable, c.second, result, c.locator)
      return true
    }
    if match(c.second, result, .bind, Locator(c.locator.expr, .result)) { return true }
    if case .lvalue = resolve(c.second).kind {
      return isDiagnosing && self.record(.conversion(result, c.second, .bind), Locator(c.locator.expr))
    }
    return isDiagnosing && self.record(.conversion(result, c.second, .conversion), Locator(c.locator.expr, .result))
  }

  /// A single parameter of type `()` may be left out of a call of a function value.
  private func splat(_ f: FunctionType, _ call: CallArguments) -> [ArgumentMatch.Source]? { nil }

  private func matchArgument(
    _ index: Int, _ p: FunctionType.Parameter, _ call: CallArguments, _ place: Locator, _ selected: SelectedOverload?,
    _ record: inout ArgumentMatch
  ) -> Bool {
    let locator = Locator(place.expr, .argument(index))
    let argument = call.types[index]
    noteBuilder(call.arguments[index].value, index, place, selected, record)
    if p.isInout { return matchInout(argument, p.type, call, locator, selected, index, &record) }
    var target = p.type
    if p.isAutoclosure, case .function(let f) = resolve(p.type).kind { target = f.result }
    if case .inoutRef = resolve(argument).kind {
      return isDiagnosing && self.record(.extraneousAmpersand, locator)
    }
    if let opened = openIfNeeded(argument, target, selected) {
      record.openedArguments[index] = opened
      return match(opened, target, .equal, locator)
    }
    let kind: MatchKind = call.isOperator ? .operatorArgument : .argument
    if match(argument, target, kind, locator) { return true }
    return isDiagnosing && self.record(.conversion(argument, target, kind), locator)
  }

  /// Notes the result builder of the parameter that a closure is passed to.
  private func noteBuilder(
    _ x: Expr, _ index: Int, _ place: Locator, _ selected: SelectedOverload?, _ record: ArgumentMatch
  ) {
    guard case .closure(let c) = x.kind, let d = selected?.choice.declaration, let parameters = typer.parameters(of: d),
      let i = record.sources.firstIndex(of: .argument(index)), parameters.indices.contains(i),
      let builder = typer.resultBuilder(of: parameters[i])
    else { return }
    state.builders[c.id] = builder
  }

  private func matchInout(
    _ argument: Type, _ target: Type, _ call: CallArguments, _ locator: Locator, _ selected: SelectedOverload?,
    _ index: Int,
    _ record: inout ArgumentMatch
  ) -> Bool {
    let a = resolve(argument)
    switch a.kind {
    case .inoutRef(let object):
      if let opened = openIfNeeded(object, target, selected) {
        record.openedArguments[index] = opened
        return match(opened, target, .equal, locator)
      }
      if match(object, target, .equal, locator) { return true }
      return isDiagnosing && self.record(.conversion(object, target, .argument), locator)
    case .lvalue(let object) where call.isOperator:
      if match(object, target, .equal, locator) { return true }
      return isDiagnosing && self.record(.conversion(object, target, .equal), locator)
    case .variable(let v) where call.isOperator:
      state.variables[representative(v.index)].canBePlace = true
      return match(a, types.make(.lvalue(target)), .bind, locator)
    default:
      if a.kind == .error { return true }
      return isDiagnosing && self.record(call.isOperator ? .notAPlace : .missingAmpersand(a), locator)
    }
  }

  // MARK: Existentials as arguments

  /// SE-0352: the type that an existential argument is opened to, when the parameter's type is a constrained generic parameter.
  private func openIfNeeded(_ argument: Type, _ target: Type, _ selected: SelectedOverload?) -> Type? {
    var a = resolve(argument)
    if case .lvalue(let object) = a.kind { a = resolve(object) }
    guard case .existential(let e) = a.kind, !e.constraints.isEmpty, let selected,
      let d = selected.choice.declaration, let v = freeVariable(target)
    else { return nil }
    let signature = typer.signature(of: d)
    guard
      let p = signature.parameters.first(where: { q in
        q.parent === d && selected.substitution.parameters[q].flatMap { freeVariable($0) } == v
      })
    else { return nil }
    let subject = types.make(.genericParameter(p))
    let needsOpening = signature.requirements.contains { r in
      if case .conformance(let t, let proto) = r, t === subject { return conforms(a, proto) == false }
      return false
    }
    return needsOpening ? types.makeOpened(a) : nil
  }

  /// Replaces an opened type, and what depends on it, by what is known from outside.
  func erase(_ type: Type, opened: Type) -> Type {
    guard type.properties.contains(.generic), case .opened(_, let existential) = opened.kind else { return type }
    return types.transform(type) { t in
      if t === opened { return existential }
      switch t.kind {
      case .dependentMember(let base, let a) where rootIs(base, opened): return upperBound(of: a, base, opened)
      case .metatype(let inner) where inner === opened: return types.make(.existentialMetatype(existential))
      default: return t.properties.contains(.generic) ? nil : t
      }
    }
  }

  private func rootIs(_ type: Type, _ opened: Type) -> Bool {
    if case .dependentMember(let base, _) = type.kind { return rootIs(base, opened) }
    return type === opened
  }

  private func upperBound(of a: AssociatedTypeDecl, _ base: Type, _ opened: Type) -> Type {
    if case .opened(_, let existential) = opened.kind, case .existential(let e) = existential.kind, base === opened {
      for c in e.constraints {
        if let i = c.proto.primaryAssociatedTypes.firstIndex(of: a.name), i < c.arguments.count {
          return c.arguments[i]
        }
      }
    }
    let bounds = typer.bounds(of: a)
    return bounds.isEmpty ? types.any : types.make(.existential(ExistentialType(constraints: bounds.map { .init($0) })))
  }
}
