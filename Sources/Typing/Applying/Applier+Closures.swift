import Tree
import Types

extension Applier {

  /// Rebuilds a closure.
  func closure(_ c: ClosureExpr, _ e: Expr) -> TypedExpr {
    let t = type(of: e)
    guard case .function(let f) = t.kind else { return error(e) }
    let captures = c.captures.map { capture($0) }
    let named = max(f.parameters.count, c.anonymousParameterCount)
    let parameters = c.parameters?.map(\.variable) ?? typer.anonymousVariables(of: c, count: named)
    if c.parameters == nil {
      for (v, t) in zip(parameters, parameterTypes(f, count: named)) where typer.variableTypes[v] == nil {
        typer.variableTypes[v] = t
      }
    }
    let inner = system.scopes[c.body.id] ?? scope
    let saved = scope
    scope = inner
    defer { scope = saved }
    guard let body = body(c, f, inner) else { return error(e) }
    let spread = spreadParameters(parameters, f, body, e.range)
    let closure = TypedClosure(
      parameters: spread.parameters, functionType: f, captures: captures, body: spread.body, range: e.range,
      attributes: c.attributes)
    return TypedExpr(.closure(closure), t, e.range)
  }

  /// The types of a function's parameters, or of the elements of the tuple that is its only one when `count` says so.
  private func parameterTypes(_ f: FunctionType, count: Int) -> [Type] {
    if count > 1, f.parameters.count == 1, case .tuple(let elements) = f.parameters[0].type.kind,
      elements.count == count
    {
      return elements.map(\.type)
    }
    return f.parameters.map(\.type)
  }

  /// A tuple parameter that the closure names element by element is taken apart at the start of the body.
  private func spreadParameters(
    _ parameters: [VarDecl], _ f: FunctionType, _ body: [TypedStmt], _ range: SourceRange
  ) -> (parameters: [VarDecl], body: [TypedStmt]) {
    guard parameters.count > 1, f.parameters.count == 1, case .tuple(let elements) = f.parameters[0].type.kind,
      elements.count == parameters.count
    else { return (parameters, body) }
    let whole = typer.makeVariable("$tuple", f.parameters[0].type, range)
    let patterns = zip(parameters, elements).map { v, t in TypedPattern(.variable(v), t.type, range) }
    let value = TypedExpr(.variable(whole), f.parameters[0].type, range)
    let taken = TypedStmt(.binding(TypedPattern(.tuple(patterns), f.parameters[0].type, range), value), range)
    return ([whole], [taken] + body)
  }

  private func capture(_ c: ClosureExpr.Capture) -> TypedClosure.Capture {
    let v = value(c.value)
    let t = typer.variableTypes[c.variable] ?? v.type
    return TypedClosure.Capture(
      variable: c.variable, ownership: c.ownership, isSelf: c.variable.name == "self", value: coerce(v, to: t))
  }

  private func body(_ c: ClosureExpr, _ f: FunctionType, _ inner: Scope) -> [TypedStmt]? {
    guard let (expression, isReturn) = c.singleExpression, system.state.builders[c.id] == nil else {
      return typer.closureBody(c, f, inner, system)?.statements
    }
    if !isReturn, f.result === types.void {
      let x = value(expression)
      typer.checkUnused(x, expression, inClosure: true)
      return [TypedStmt(.expr(x), expression.range)]
    }
    if !isReturn, type(of: expression) === typer.known.never {
      return [TypedStmt(.expr(value(expression)), expression.range)]
    }
    return [TypedStmt(.returnStmt(value(expression, as: f.result)), expression.range)]
  }

  // MARK: Key paths

  /// Rebuilds a key path literal; used as a function it is wrapped in a closure.
  func keyPath(_ e: Expr, _ components: [KeyPathComponent]) -> TypedExpr {
    let t = type(of: e)
    if case .function(let f) = t.kind, f.parameters.count == 1 { return keyPathFunction(e, components, f) }
    guard case .nominal(_, let arguments) = t.kind, let root = arguments.first, let steps = steps(e, components) else {
      return error(e)
    }
    return TypedExpr(.keyPath(root: root, steps), t, e.range)
  }

  private func keyPathFunction(_ e: Expr, _ components: [KeyPathComponent], _ f: FunctionType) -> TypedExpr {
    guard let kind = typer.known.keyPath, let steps = steps(e, components) else { return error(e) }
    let root = f.parameters[0].type
    let value = steps.isEmpty ? root : final(valueType(e))
    let path = TypedExpr(.keyPath(root: root, steps), types.make(.nominal(kind, [root, value])), e.range)
    let v = typer.makeVariable("$root", root, e.range)
    let read = TypedExpr(
      .keyPathAccess(base: TypedExpr(.variable(v), root, e.range), keyPath: path), value, e.range)
    let closure = TypedClosure(
      parameters: [v], functionType: f, captures: [],
      body: [TypedStmt(.returnStmt(coerce(read, to: f.result)), e.range)],
      range: e.range)
    return TypedExpr(.closure(closure), types.make(.function(f)), e.range)
  }

  private func valueType(_ e: Expr) -> Type {
    let end = objectType(final(system.keyPathEnds[e.id] ?? types.error))
    guard case .keyPath(_, let components) = e.kind,
      components.contains(where: { if case .optionalBind = $0 { true } else { false } })
    else { return end }
    return program.optionalObject(end) != nil ? end : program.optional(end)
  }

  private func steps(_ e: Expr, _ components: [KeyPathComponent]) -> [TypedKeyPathComponent]? {
    var steps: [TypedKeyPathComponent] = []
    var isOptional = false
    var last = types.error
    for (i, c) in components.enumerated() {
      let place = Locator(e, .component(i))
      let t = objectType(final(system.componentTypes[place.key] ?? types.error))
      switch c {
      case .identity: continue
      case .optionalBind:
        isOptional = true
        steps.append(.optionalBind(t))
      case .forceUnwrap: steps.append(.forceUnwrap(t))
      case .member(_, let range):
        guard let s = system.state.overloads[place.key] else { return nil }
        if case .tupleElement(let n) = s.choice.target {
          steps.append(.tupleElement(n, t))
        } else {
          guard let d = s.choice.declaration, d is VarDecl else { return nil }
          steps.append(.access(access(d, s, nil, t, range), arguments: []))
        }
      case .subscriptCall(let arguments, let range):
        guard let step = subscriptStep(place, arguments, t, range, e) else { return nil }
        steps.append(step)
      }
      last = t
    }
    if isOptional, program.optionalObject(last) == nil { steps.append(.optionalWrap(program.optional(last))) }
    return steps
  }

  private func subscriptStep(
    _ place: Locator, _ arguments: [Argument], _ t: Type, _ range: SourceRange, _ e: Expr
  ) -> TypedKeyPathComponent? {
    guard let s = system.state.overloads[place.key], let d = s.choice.declaration,
      let match = system.state.matches[place.key],
      case .function(let f) = final(s.type).kind
    else { return nil }
    let declared = typer.parameters(of: d) ?? []
    var typed: [TypedArgument] = []
    for (i, source) in match.sources.enumerated() {
      switch source {
      case .argument(let n): typed.append(.value(value(arguments[n].value, as: f.parameters[i].type)))
      case .defaulted: typed.append(.defaultValue(declared[i]))
      case .variadic(let all):
        typed.append(
          .variadic(all.map { value(arguments[$0].value, as: f.parameters[i].type) }, element: f.parameters[i].type))
      }
    }
    return .access(access(d, s, nil, t, range), arguments: typed)
  }
}
