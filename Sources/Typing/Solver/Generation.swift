import Tree
import Types

extension ConstraintSystem {

  /// States the demands of an expression and returns its type.
  @discardableResult
  func generate(_ e: Expr, _ scope: Scope) -> Type {
    let isBase = isInsideChain
    isInsideChain = false
    let type = visit(e, scope)
    state.expressions[e.id] = type
    return isBase ? type : endChain(e, type)
  }

  private func visit(_ e: Expr, _ scope: Scope) -> Type {
    let place = Locator(e)
    switch e.kind {
    case .integerLiteral: return literal(.integer, place)
    case .floatLiteral: return literal(.float, place)
    case .booleanLiteral: return literal(.boolean, place)
    case .nilLiteral: return literal(.nilLiteral, place)
    case .stringLiteral(let text): return literal(Self.kind(ofText: text), place)
    case .interpolatedString(let segments): return interpolation(segments, e, scope)
    case .regexLiteral: return literal(.regex, place)
    case .arrayLiteral(let elements): return arrayLiteral(elements, e, scope)
    case .dictionaryLiteral(let pairs): return dictionaryLiteral(pairs, e, scope)
    case .magicLiteral(let name):
      return literal(name == "line" || name == "column" ? .integer : name == "dsohandle" ? .nilLiteral : .string, place)
    case .name(let name): return nameReference(name, e, scope, call: nil)
    case .member, .specialize: return memberReference(e, scope, call: nil)
    case .call(let f, let arguments): return call(f, arguments, e, scope)
    case .subscriptCall(let base, let arguments): return subscriptCall(base, arguments, e, scope)
    case .closure(let closure): return closureExpression(closure, e, scope)
    case .keyPath(let root, let components): return keyPath(root, components, e, scope)
    case .prefix(let op, let operand): return operatorCall(op, [operand], e, scope)
    case .postfix(let operand, let op): return operatorCall(op, [operand], e, scope)
    case .binary(let l, let op, let r): return operatorCall(op, [l, r], e, scope)
    case .assign(let target, let value): return assignment(target, value, e, scope)
    default: return visitRest(e, scope, place)
    }
  }

  private func visitRest(_ e: Expr, _ scope: Scope, _ place: Locator) -> Type {
    switch e.kind {
    case .tuple(let elements): return tuple(elements, scope)
    case .paren(let inner): return generate(inner, scope)
    case .ternary(let c, let a, let b): return ternary(c, a, b, e, scope)
    case .isCast(let x, let t): return isCast(x, t, e, scope)
    case .coerce(let x, let t): return coercion(x, t, e, scope)
    case .conditionalCast(let x, let t): return program.optional(cast(x, t, e, scope))
    case .forcedCast(let x, let t): return cast(x, t, e, scope)
    case .tryExpr(let kind, let x): return tryExpression(kind, x, e, scope)
    case .awaitExpr(let x): return generate(x, scope)
    case .forceUnwrap(let x), .optionalBind(let x): return optionalObject(x, e, scope)
    case .optionalChain(let x): return optionalChain(x, e, scope)
    case .inoutRef(let x): return inoutReference(x, e, scope)
    case .typeRepr(let repr): return typeExpression(repr, e, scope)
    case .ownership(_, let x): return loaded(generate(x, scope), Locator(x))
    case .macro(let name, _, let arguments): return macro(name, arguments, e, scope)
    case .ifExpr(let s), .switchExpr(let s), .doExpr(let s): return statementExpression(s, e, scope)
    case .superRef: return superReference(e, scope)
    case .error: return types.error
    default: return refuse(e)
    }
  }

  private func refuse(_ e: Expr) -> Type {
    let feature: String
    switch e.kind {
    case .packExpansion, .packElement: feature = "parameter packs"
    case .pattern: return fault(.patternHere, e)
    case .discard: return fault(.discardHere, e)
    default: feature = "this expression"
    }
    typer.report(.unsupported(feature, at: e.range))
    return types.error
  }

  /// Notes a fault that doesn't depend on types.
  func fault(_ kind: Fix.Kind, _ e: Expr) -> Type {
    state.fixes.append(Fix(kind: kind, locator: Locator(e)))
    state.score.add(.fix)
    hasFault = true
    return types.error
  }

  // MARK: Literals

  /// The kind of literal that a text is: a single character can be more than a string.
  static func kind(ofText text: String) -> LiteralKind {
    if text.unicodeScalars.count == 1 { return .scalar }
    return text.count == 1 ? .character : .string
  }

  private func literal(_ kind: LiteralKind, _ place: Locator) -> Type {
    let v = makeVariable(place, literal: kind)
    add(.literal(kind), v, v, place)
    return v
  }

  private func interpolation(_ segments: [StringSegment], _ e: Expr, _ scope: Scope) -> Type {
    scopes[e.id] = scope
    return literal(.interpolation, Locator(e))
  }

  private func arrayLiteral(_ elements: [Expr], _ e: Expr, _ scope: Scope) -> Type {
    let v = literal(.array, Locator(e))
    let element = literalPart("ArrayLiteralElement", of: v, .array, e)
    for (i, x) in elements.enumerated() {
      add(.conversion, generate(x, scope), element, Locator(e, .element(i)))
    }
    return v
  }

  private func dictionaryLiteral(_ pairs: [(key: Expr, value: Expr)], _ e: Expr, _ scope: Scope) -> Type {
    let v = literal(.dictionary, Locator(e))
    let key = literalPart("Key", of: v, .dictionary, e)
    let value = literalPart("Value", of: v, .dictionary, e)
    for (i, pair) in pairs.enumerated() {
      add(.conversion, generate(pair.key, scope), key, Locator(e, .element(2 * i)))
      add(.conversion, generate(pair.value, scope), value, Locator(e, .element(2 * i + 1)))
    }
    return v
  }

  private func literalPart(_ name: String, of v: Type, _ kind: LiteralKind, _ e: Expr) -> Type {
    guard let p = program.known(kind.protocolName), let a = typer.associatedType(name, of: p) else {
      return makeVariable(Locator(e))
    }
    let part = makeVariable(Locator(e))
    add(.dependentMember(a), v, part, Locator(e))
    return part
  }

  private func tuple(_ elements: [Argument], _ scope: Scope) -> Type {
    let parts = elements.map { a -> TupleElement in
      let t = generate(a.value, scope)
      return TupleElement(label: a.label, type: loaded(t, Locator(a.value)))
    }
    return types.tuple(parts)
  }

  /// A type without its being a place.
  func loaded(_ type: Type, _ place: Locator) -> Type {
    let t = resolve(type)
    switch t.kind {
    case .lvalue(let object): return object
    case .variable(let v):
      if state.variables[representative(v.index)].literal != nil || !state.variables[representative(v.index)].canBePlace
      {
        return t
      }
      let r = makeVariable(place)
      add(.loaded, t, r, place)
      return r
    default: return t
    }
  }

  // MARK: Types as expressions

  private func typeExpression(_ repr: TypeRepr, _ e: Expr, _ scope: Scope) -> Type {
    types.make(.metatype(typer.resolveOpening(repr, self, Locator(e), scope)))
  }

  // MARK: Operators

  private func operatorCall(_ op: Expr, _ operands: [Expr], _ e: Expr, _ scope: Scope) -> Type {
    guard case .name(let name) = op.kind else { return types.error }
    if operands.count == 1, case .prefix = e.kind, Self.isNegativeLiteral(op, operands[0]) {
      return generate(operands[0], scope)
    }
    let inputs = operands.map { generate($0, scope) }
    let call = CallArguments(operands.map { Argument(label: nil, value: $0) }, types: inputs, isOperator: true)
    let fixity: Fixity
    switch e.kind {
    case .prefix: fixity = .prefix
    case .postfix: fixity = .postfix
    default: fixity = .infix
    }
    let choices = typer.operatorChoices(name.base, fixity, scope)
    guard !choices.isEmpty else { return fault(.unknownOperator(name.base, fixity), op) }
    let reference = makeVariable(Locator(op))
    state.expressions[op.id] = reference
    let result = makeVariable(Locator(e, .result))
    _ = bindChoices(choices, reference, Locator(op), call: call, isOperator: true)
    add(.applicable(call), reference, result, Locator(e))
    return result
  }

  // MARK: Assignment

  private func assignment(_ target: Expr, _ value: Expr, _ e: Expr, _ scope: Scope) -> Type {
    let wanted = assignmentTarget(target, scope)
    let given = generate(value, scope)
    add(.conversion, given, wanted, Locator(value, .contextual(.assignment)))
    return types.void
  }

  /// The type that can be assigned to a target.
  private func assignmentTarget(_ target: Expr, _ scope: Scope) -> Type {
    switch target.kind {
    case .discard:
      let v = makeVariable(Locator(target))
      state.expressions[target.id] = v
      return v
    case .paren(let inner):
      let t = assignmentTarget(inner, scope)
      state.expressions[target.id] = t
      return t
    case .tuple(let elements):
      let t = types.tuple(elements.map { TupleElement(label: $0.label, type: assignmentTarget($0.value, scope)) })
      state.expressions[target.id] = t
      return t
    default:
      state.assigned.insert(target.id)
      let t = generate(target, scope)
      let object = makeVariable(Locator(target))
      if let v = freeVariable(t) {
        if state.variables[v].literal != nil, record(.notAssignable, Locator(target)) { return object }
        state.variables[v].canBePlace = true
      }
      add(.bind, t, types.make(.lvalue(object)), Locator(target, .contextual(.assignment)))
      return object
    }
  }

  // MARK: Conditions and casts

  private func ternary(_ c: Expr, _ a: Expr, _ b: Expr, _ e: Expr, _ scope: Scope) -> Type {
    add(.conversion, generate(c, scope), program.bool, Locator(c, .contextual(.condition)))
    let result = makeVariable(Locator(e))
    let first = generate(a, scope)
    let second = generate(b, scope)
    add(.conversion, first, result, Locator(a, .branch))
    add(.conversion, second, result, Locator(b, .branch))
    return result
  }

  private func isCast(_ x: Expr, _ t: TypeRepr, _ e: Expr, _ scope: Scope) -> Type {
    generate(x, scope)
    castTargets[e.id] = typer.resolveOpening(t, self, Locator(e), scope)
    return program.bool
  }

  private func cast(_ x: Expr, _ t: TypeRepr, _ e: Expr, _ scope: Scope) -> Type {
    generate(x, scope)
    let target = typer.resolveOpening(t, self, Locator(e), scope)
    castTargets[e.id] = target
    return target
  }

  private func coercion(_ x: Expr, _ t: TypeRepr, _ e: Expr, _ scope: Scope) -> Type {
    let target = typer.resolveOpening(t, self, Locator(e), scope)
    castTargets[e.id] = target
    add(.conversion, generate(x, scope), target, Locator(x, .contextual(.coercion)))
    return target
  }

  private func tryExpression(_ kind: Expr.TryKind, _ x: Expr, _ e: Expr, _ scope: Scope) -> Type {
    let inner = generate(x, scope)
    guard kind == .optional else { return inner }
    let result = makeVariable(Locator(e))
    add(.chainResult, loaded(inner, Locator(x)), result, Locator(e))
    return result
  }

  // MARK: Optionals

  private func optionalObject(_ x: Expr, _ e: Expr, _ scope: Scope) -> Type {
    let inner = generateBase(x, scope)
    let result = makeVariable(Locator(e), canBePlace: true)
    add(.optionalObject, inner, result, Locator(e))
    return result
  }

  private func optionalChain(_ x: Expr, _ e: Expr, _ scope: Scope) -> Type {
    let inner = generate(x, scope)
    let result = makeVariable(Locator(e))
    add(.chainResult, inner, result, Locator(e))
    return result
  }

  private func inoutReference(_ x: Expr, _ e: Expr, _ scope: Scope) -> Type {
    let t = generate(x, scope)
    if let v = freeVariable(t), state.variables[v].literal != nil { return fault(.inoutLiteral, e) }
    let object = makeVariable(Locator(x))
    if let v = freeVariable(t) { state.variables[v].canBePlace = true }
    add(.bind, t, types.make(.lvalue(object)), Locator(e, .base))
    return types.make(.inoutRef(object))
  }

  private func superReference(_ e: Expr, _ scope: Scope) -> Type {
    guard let context = typer.typeContext(scope), let own = program.selfType(of: context),
      let above = program.superclass(of: own)
    else { return fault(.superWithoutSuperclass, e) }
    return typer.isStaticContext(scope) ? types.make(.metatype(above)) : above
  }

  // MARK: Closures

  private func closureExpression(_ closure: ClosureExpr, _ e: Expr, _ scope: Scope) -> Type {
    scopes[closure.id] = scope
    for capture in closure.captures { generate(capture.value, scope) }
    let v = makeVariable(Locator(e))
    add(.closure(closure), v, v, Locator(e))
    return v
  }

  // MARK: Statements as expressions

  private func statementExpression(_ s: Stmt, _ e: Expr, _ scope: Scope) -> Type {
    scopes[e.id] = scope
    guard case .contextual(let t)? = statementContexts[e.id] else {
      let v = makeVariable(Locator(e))
      if let t = typer.statementType(s, nil, scope, self) { _ = match(v, t, .bind, Locator(e)) }
      return v
    }
    return t
  }
}
