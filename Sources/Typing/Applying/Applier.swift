import Tree
import Types

/// Rebuilds an expression from a solution, with conversions, overloads and arguments made explicit.
final class Applier {
  /// The system, in the state of the solution.
  let system: ConstraintSystem
  /// The checker.
  let typer: Typer
  /// The declarations.
  let program: Program
  /// The types.
  let types: TypeStore
  /// The local names around the part being rebuilt.
  var scope: Scope

  /// Creates an applier for a solved system.
  init(_ system: ConstraintSystem, _ solution: Solution) {
    self.system = system
    typer = system.typer
    program = system.program
    types = system.types
    scope = system.scope
    system.state = solution.state
    for (v, t) in solution.state.locals { typer.variableTypes[v] = system.simplify(t) }
  }

  /// The final type of an expression; `error` where it stayed open.
  func type(of e: Expr) -> Type { final(system.state.expressions[e.id] ?? types.error) }

  /// A type with all variables replaced.
  func final(_ t: Type) -> Type {
    let s = system.simplify(t)
    guard s.properties.contains(.variable) else { return s }
    return types.transform(s) { part in
      if case .variable = part.kind { return types.error }
      return part.properties.contains(.variable) ? nil : part
    }
  }

  /// A substitution with all variables replaced.
  func final(_ s: Substitution) -> Substitution {
    Substitution(
      parameters: s.parameters.mapValues { final($0) }, selves: s.selves.mapValues { final($0) },
      opened: s.opened.mapValues { final($0) })
  }

  // MARK: Expressions

  /// Rebuilds an expression as a value.
  func value(_ e: Expr) -> TypedExpr { load(apply(e)) }

  /// Rebuilds an expression and converts it.
  func value(_ e: Expr, as target: Type) -> TypedExpr { coerce(apply(e), to: final(target)) }

  /// Rebuilds an expression, a place when it names one.
  func apply(_ e: Expr) -> TypedExpr {
    let built = build(e)
    guard let tail = system.chainTails[e.id] else { return built }
    return coerce(built, to: final(tail))
  }

  /// Reads a place.
  func load(_ x: TypedExpr) -> TypedExpr {
    guard case .lvalue(let object) = x.type.kind else { return x }
    return TypedExpr(.load(x), object, x.range)
  }

  /// What is known to be wrong.
  func error(_ e: Expr) -> TypedExpr { TypedExpr(.error, types.error, e.range) }

  private func build(_ e: Expr) -> TypedExpr {
    switch e.kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .stringLiteral, .interpolatedString,
      .regexLiteral,
      .arrayLiteral, .dictionaryLiteral, .magicLiteral:
      return literal(e, type(of: e))
    case .name, .member, .specialize: return reference(e)
    case .call(let f, let arguments): return call(e, f, arguments)
    case .subscriptCall(let base, let arguments): return subscriptCall(e, base, arguments)
    case .closure(let c): return closure(c, e)
    case .keyPath(_, let components): return keyPath(e, components)
    case .prefix(let op, let x):
      if ConstraintSystem.isNegativeLiteral(op, x) { return literal(e, type(of: e)) }
      return operatorCall(e, op, [x])
    case .postfix(let x, let op): return operatorCall(e, op, [x])
    case .binary(let l, let op, let r): return operatorCall(e, op, [l, r])
    case .assign(let target, let value): return assignment(target, value, e)
    case .tuple(let elements): return tuple(elements, e)
    case .paren(let x): return apply(x)
    default: return buildRest(e)
    }
  }

  private func buildRest(_ e: Expr) -> TypedExpr {
    switch e.kind {
    case .ternary(let c, let a, let b):
      let t = type(of: e)
      return TypedExpr(
        .ternary(condition: value(c, as: program.bool), then: value(a, as: t), else: value(b, as: t)), t, e.range)
    case .isCast, .conditionalCast, .forcedCast: return cast(e)
    case .coerce(let x, _): return value(x, as: system.castTargets[e.id] ?? types.error)
    case .tryExpr(let kind, let x): return tryExpression(kind, x, e)
    case .awaitExpr(let x):
      let inner = apply(x)
      return TypedExpr(.awaitExpr(inner), inner.type, e.range)
    case .forceUnwrap(let x): return unwrap(x, e) { .forceUnwrap($0, isImplicit: false) }
    case .optionalBind(let x): return unwrap(x, e) { .optionalBind($0) }
    case .optionalChain(let x): return optionalChain(x, e)
    case .inoutRef(let x): return apply(x)
    case .typeRepr: return metatype(type(of: e), e.range)
    case .ownership(_, let x): return value(x)
    case .macro: return typer.macro(e, system.scopes[e.id] ?? scope)
    case .ifExpr(let s), .switchExpr(let s), .doExpr(let s):
      return typer.statementExpression(s, type(of: e), system.scopes[e.id] ?? scope, e)
    case .superRef: return TypedExpr(.selfRef, type(of: e), e.range)
    case .discard: return TypedExpr(.discardTarget, types.make(.lvalue(type(of: e))), e.range)
    default: return error(e)
    }
  }

  // MARK: Small forms

  /// A metatype value.
  func metatype(_ t: Type, _ range: SourceRange) -> TypedExpr {
    if case .metatype(let instance) = t.kind { return TypedExpr(.metatype(instance), t, range) }
    return TypedExpr(.error, types.error, range)
  }

  private func tuple(_ elements: [Argument], _ e: Expr) -> TypedExpr {
    TypedExpr(.tuple(elements.map { value($0.value) }), type(of: e), e.range)
  }

  private func tryExpression(_ kind: Expr.TryKind, _ x: Expr, _ e: Expr) -> TypedExpr {
    let inner = value(x)
    switch kind {
    case .plain: return TypedExpr(.tryPlain(inner), inner.type, e.range)
    case .forced: return TypedExpr(.tryForced(inner), inner.type, e.range)
    case .optional:
      let t = type(of: e)
      return TypedExpr(.tryOptional(coerce(inner, to: t)), t, e.range)
    }
  }

  private func unwrap(_ x: Expr, _ e: Expr, _ kind: (TypedExpr) -> TypedExpr.Kind) -> TypedExpr {
    let operand = apply(x)
    let object = objectType(operand.type)
    if operand.isDelegation { return TypedExpr(kind(operand), types.void, e.range) }
    guard let wrapped = program.optionalObject(object) else { return error(e) }
    if case .lvalue = operand.type.kind { return TypedExpr(kind(operand), types.make(.lvalue(wrapped)), e.range) }
    return TypedExpr(kind(operand), wrapped, e.range)
  }

  /// A type without its being a place.
  func objectType(_ t: Type) -> Type {
    if case .lvalue(let object) = t.kind { return object }
    return t
  }

  private func optionalChain(_ x: Expr, _ e: Expr) -> TypedExpr {
    let t = type(of: e)
    return TypedExpr(.optionalChain(coerce(value(x), to: t)), t, e.range)
  }

  private func cast(_ e: Expr) -> TypedExpr {
    let target = final(system.castTargets[e.id] ?? types.error)
    switch e.kind {
    case .isCast(let x, _):
      let v = value(x)
      typer.checkCast(v.type, target, .test, e)
      return TypedExpr(.isCast(v, target), program.bool, e.range)
    case .conditionalCast(let x, _):
      let v = value(x)
      typer.checkCast(v.type, target, .conditional, e)
      return TypedExpr(.conditionalCast(v, target), program.optional(target), e.range)
    case .forcedCast(let x, _):
      let v = value(x)
      typer.checkCast(v.type, target, .forced, e)
      return TypedExpr(.forcedCast(v, target), target, e.range)
    default: return error(e)
    }
  }

  // MARK: Assignment

  private func assignment(_ target: Expr, _ value: Expr, _ e: Expr) -> TypedExpr {
    let place = assignmentTarget(target)
    let given = self.value(value, as: objectType(place.type))
    return TypedExpr(.assign(target: place, value: given), types.void, e.range)
  }

  private func assignmentTarget(_ target: Expr) -> TypedExpr {
    switch target.kind {
    case .tuple(let elements):
      let parts = elements.map { assignmentTarget($0.value) }
      let t = types.tuple(zip(elements, parts).map { TupleElement(label: $0.label, type: objectType($1.type)) })
      return TypedExpr(.tupleTargets(parts), types.make(.lvalue(t)), target.range)
    case .paren(let inner): return assignmentTarget(inner)
    default: return apply(target)
    }
  }
}

extension TypedExpr {
  /// Whether it is `self.init(…)` or `super.init(…)`, which gives no value.
  public var isDelegation: Bool {
    guard case .call(let callee, _) = kind, callee.declaration is InitDecl, case .tuple(let elements) = type.kind else {
      return false
    }
    return elements.isEmpty
  }
}
