import Tree
import Types

extension ConstraintSystem {

  // MARK: Closures

  /// A closure whose type became known by other means than its context.
  func settleClosure(_ c: Constraint, _ closure: ClosureExpr) -> Bool? {
    let type = resolve(c.first)
    if case .variable = type.kind { return nil }
    guard case .function(let f) = type.kind else { return type.kind == .error }
    return state.closures[closure.id] != nil || enter(closure, f, c) != nil
  }

  /// Gives a closure its type from the function type expected of it, and states the demands of its body.
  func resolveClosure(_ c: Constraint, _ closure: ClosureExpr, _ index: Int, _ context: FunctionType?) -> Bool {
    guard let own = enter(closure, context, c) else {
      #if TRACE
        if isTracing {
          print(
            "CLOSURE FAILED", c.locator.expr.range.line,
            context.map { program.description(of: simplify(types.make(.function($0)))) } ?? "-")
        }
      #endif
      return false
    }
    return assign(index, own)
  }

  /// Declares the parameters and states the demands of the body.
  private func enter(_ closure: ClosureExpr, _ context: FunctionType?, _ c: Constraint) -> Type? {
    let outer = scopes[closure.id] ?? scope
    let inner = Scope(parent: outer, context: outer.context, isFunctionBorder: true, isDelayed: true)
    declareCaptures(closure, inner)
    guard let parameters = declareParameters(closure, context, inner, c.locator) else { return nil }
    let isThrowing = closure.effects.isThrowing || typer.throwsErrors(closure)
    var thrown: Type?
    if isThrowing {
      thrown =
        closure.effects.thrownType.map { program.resolve($0, in: scope.context) } ?? context?.thrown
        ?? typer.known.anyError
      if let t = thrown, let v = freeVariable(t) { _ = assign(v, typer.known.anyError) }
      if let t = thrown, freeVariable(t) == nil, resolve(t) === typer.known.never { thrown = typer.known.anyError }
    }
    if isThrowing, closure.effects.thrownType == nil, !mayThrow(thrown, c.locator) { return nil }
    let written = closure.resultType.map { typer.resolveOpening($0, self, c.locator) }
    let result = written ?? makeVariable(Locator(c.locator.expr, .result))
    let awaits = closure.effects.isAsync || typer.awaits(closure)
    scoreEffects(isThrowing: isThrowing, awaits: awaits, context)
    let isAsync = awaits || context?.isAsync == true
    let own = FunctionType(
      parameters, result, thrown: thrown ?? (context?.thrown == nil ? nil : neverVariable(context)), isAsync: isAsync,
      isEscaping: context?.isEscaping ?? true, isSendable: context?.isSendable ?? false)
    let type = types.make(.function(own))
    state.closures[closure.id] = type
    guard stateBody(closure, own, context, inner, c.locator) else { return nil }
    return type
  }

  /// Whether a closure that throws without saying what, which is any error, suits the errors expected of an argument.
  private func mayThrow(_ expected: Type?, _ locator: Locator) -> Bool {
    guard let expected, locator.expr !== root else { return true }
    let t = simplify(expected)
    guard freeVariable(t) == nil, t !== typer.known.anyError, t !== typer.known.never, t.kind != .error else {
      return true
    }
    return isDiagnosing && record(.closureThrows(t), locator)
  }

  /// Effects that are expected of a closure and that it does not have: an overload that expects none is preferred.
  private func scoreEffects(isThrowing: Bool, awaits: Bool, _ context: FunctionType?) {
    guard let context else { return }
    if !isThrowing, let t = context.thrown, freeVariable(t) == nil, resolve(t) !== typer.known.never {
      state.score.add(.effectConversion)
    }
    if !awaits, context.isAsync { state.score.add(.effectConversion) }
  }

  /// A closure that doesn't throw, where an error type is still open, throws `Never`.
  private func neverVariable(_ context: FunctionType?) -> Type? {
    if let t = context?.thrown, let v = freeVariable(t) { _ = assign(v, typer.known.never) }
    return nil
  }

  /// Makes the capture list's variables visible.
  private func declareCaptures(_ closure: ClosureExpr, _ inner: Scope) {
    for capture in closure.captures {
      inner.declare(capture.variable.name, capture.variable)
      guard let type = state.expressions[capture.value.id] else { continue }
      var value = resolve(type)
      if case .lvalue(let object) = value.kind { value = object }
      let isWeak = capture.ownership == "weak" && program.optionalObject(resolve(value)) == nil
      state.locals[capture.variable] = isWeak ? program.optional(value) : value
    }
  }

  /// The parameters' types, written or expected; `nil` when their number is wrong.
  private func declareParameters(
    _ closure: ClosureExpr, _ context: FunctionType?, _ inner: Scope, _ locator: Locator
  ) -> [FunctionType.Parameter]? {
    if let written = closure.parameters { return declareWritten(written, closure, context, inner, locator) }
    let count = closure.anonymousParameterCount
    let variables = typer.anonymousVariables(of: closure, count: max(count, context?.parameters.count ?? count))
    guard let context else {
      return (0..<count).map { i in
        anonymous(variables[i], makeVariable(Locator(locator.expr, .element(i))), inner, "$\(i)")
      }
    }
    let expected = context.parameters
    if count == 0, expected.count == 1, resolve(expected[0].type) === types.void { return expected }
    if count == expected.count || count == 0 && !expected.isEmpty == false || count < expected.count {
      guard
        count == expected.count || count == 0 && expected.isEmpty || isLenient(count, context, locator)
      else { return nil }
      return expected.indices.map { i in
        var p = expected[i]
        if i < count || i < variables.count {
          state.locals[variables[i]] = p.isInout ? p.type : p.type
          inner.declare("$\(i)", variables[i])
          typer.setInout(variables[i], p.isInout)
        }
        p.isAutoclosure = false
        return p
      }
    }
    if expected.count == 1, case .tuple(let elements) = resolve(expected[0].type).kind, elements.count == count {
      for i in 0..<count { _ = anonymous(variables[i], elements[i].type, inner, "$\(i)") }
      return expected
    }
    guard isDiagnosing, record(.closureParameters(expected: context, found: count), locator) else { return nil }
    for i in 0..<count {
      _ = anonymous(variables[i], expected.indices.contains(i) ? expected[i].type : types.error, inner, "$\(i)")
    }
    return expected
  }

  /// Whether a body that names fewer `$n` than expected is fine: never, but a body without any has its own message.
  private func isLenient(_ count: Int, _ context: FunctionType, _ locator: Locator) -> Bool {
    isDiagnosing && record(.closureParametersFew(expected: context, found: count), locator)
  }

  private func anonymous(_ v: VarDecl, _ type: Type, _ inner: Scope, _ name: String) -> FunctionType.Parameter {
    state.locals[v] = type
    inner.declare(name, v)
    return .init(type)
  }

  private func declareWritten(
    _ written: [ParamDecl], _ closure: ClosureExpr, _ context: FunctionType?, _ inner: Scope, _ locator: Locator
  ) -> [FunctionType.Parameter]? {
    var expected = context?.parameters
    var spread: [Type]?
    if let e = expected, e.count != written.count {
      guard e.count == 1, case .tuple(let elements) = resolve(e[0].type).kind, elements.count == written.count else {
        return isDiagnosing && record(.closureParameters(expected: context, found: written.count), locator)
          ? declareWritten(written, closure, nil, inner, locator).map { _ in e } : nil
      }
      spread = elements.map(\.type)
      expected = nil
    }
    var own: [FunctionType.Parameter] = []
    for (i, p) in written.enumerated() {
      var parameter = expected?[i] ?? .init(spread?[i] ?? makeVariable(Locator(locator.expr, .element(i))))
      parameter.isAutoclosure = false
      if p.isVariadic { parameter.isVariadic = true }
      if let repr = p.type {
        let t = typer.resolveOpening(repr, self, locator)
        guard expected == nil && spread == nil || match(t, parameter.type, .equal, locator) else {
          guard match(parameter.type, t, .subtype, locator) else { return nil }
          parameter.type = t
          own.append(parameter)
          declareParameter(p, parameter, inner)
          continue
        }
        parameter.type = t
        parameter.isInout = typer.isInout(repr)
      }
      declareParameter(p, parameter, inner)
      own.append(parameter)
    }
    if spread != nil, let context { return context.parameters }
    return own
  }

  private func declareParameter(_ p: ParamDecl, _ parameter: FunctionType.Parameter, _ inner: Scope) {
    state.locals[p.variable] = parameter.isVariadic ? program.array(parameter.type) : parameter.type
    typer.setInout(p.variable, parameter.isInout)
    if !p.name.isEmpty { inner.declare(p.name, p.variable) }
  }

  /// States the demands of a body: those of its expression, or of its statements checked apart.
  private func stateBody(
    _ closure: ClosureExpr, _ own: FunctionType, _ context: FunctionType?, _ inner: Scope, _ locator: Locator
  ) -> Bool {
    scopes[closure.body.id] = inner
    if let (expression, isReturn) = closure.singleExpression, state.builders[closure.id] == nil {
      let type = generate(expression, inner)
      let place = Locator(locator.expr, .closureBody(explicit: isReturn))
      if let result = context?.result, !isReturn, closure.resultType == nil, resolve(result) === types.void {
        return settleVoidBody(type, own, place)
      }
      add(.conversion, type, own.result, place)
      if let result = context?.result { linkResult(own.result, result, place) }
      return true
    }
    if let result = context?.result, closure.resultType == nil { linkResult(own.result, result, locator) }
    return checkBody(closure, own, inner, locator)
  }

  /// A body of one expression whose value isn't wanted.
  private func settleVoidBody(_ type: Type, _ own: FunctionType, _ place: Locator) -> Bool {
    let bound = resolve(type)
    if bound !== types.void { state.score.add(.functionConversion) }
    return match(own.result, types.void, .bind, place)
  }

  /// The result that the context expects is the closure's own.
  private func linkResult(_ own: Type, _ expected: Type, _ place: Locator) {
    if freeVariable(own) != nil { _ = match(own, expected, .bind, place) }
  }

  /// Checks a body of several statements on its own; its parameters must be known.
  private func checkBody(_ closure: ClosureExpr, _ own: FunctionType, _ inner: Scope, _ locator: Locator) -> Bool {
    var f = own
    f.parameters = own.parameters.map { p in
      var q = p
      q.type = simplify(p.type)
      return q
    }
    f.result = simplify(own.result)
    guard let checked = typer.closureBody(closure, f, inner, self) else {
      return isDiagnosing && record(.closureBody, locator)
    }
    guard let result = checked.result else {
      add(.defaultsTo, own.result, types.void, locator)
      return true
    }
    return match(result, own.result, .bind, locator)
  }
}
