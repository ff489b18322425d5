import Tree
import Types

extension Applier {

  /// Converts a value to a type that the solver found it convertible to.
  func coerce(_ x: TypedExpr, to target: Type) -> TypedExpr {
    let from = x.type
    if from === target { return x }
    if case .lvalue(let object) = from.kind {
      if case .lvalue = target.kind { return x }
      return coerce(TypedExpr(.load(x), object, x.range), to: target)
    }
    if from.properties.contains(.error) || target.properties.contains(.error) {
      return TypedExpr(.error, types.error, x.range)
    }
    if let wrapped = program.optionalObject(target) { return coerceToOptional(x, target, wrapped) }
    switch target.kind {
    case .existential: return coerceToExistential(x, target)
    case .nominal(let d, let arguments): return coerceToNominal(x, target, d, arguments)
    case .tuple(let to): return coerceTuple(x, target, to)
    case .function: return coerceFunction(x, target)
    case .metatype, .existentialMetatype: return TypedExpr(.convertMetatype(x), target, x.range)
    default: return TypedExpr(.retype(x), target, x.range)
    }
  }

  private func coerceToOptional(_ x: TypedExpr, _ target: Type, _ wrapped: Type) -> TypedExpr {
    if case .none = x.kind { return TypedExpr(.none, target, x.range) }
    guard let source = program.optionalObject(x.type) else {
      return TypedExpr(.injectOptional(coerce(x, to: wrapped)), target, x.range)
    }
    if case .injectOptional(let inner) = x.kind {
      return TypedExpr(.injectOptional(coerce(inner, to: wrapped)), target, x.range)
    }
    return TypedExpr(.convertOptional(x, conversion(source, wrapped, x.range)), target, x.range)
  }

  /// A conversion as a function of one value.
  func conversion(_ from: Type, _ to: Type, _ range: SourceRange) -> TypedConversion {
    let v = typer.makeVariable("$value", from, range)
    return TypedConversion(variable: v, from: from, body: coerce(TypedExpr(.bound(v), from, range), to: to))
  }

  private func coerceToExistential(_ x: TypedExpr, _ target: Type) -> TypedExpr {
    if case .existential = x.type.kind { return TypedExpr(.weakenExistential(x), target, x.range) }
    return TypedExpr(.erase(x), target, x.range)
  }

  private func coerceToNominal(_ x: TypedExpr, _ target: Type, _ d: NominalDecl, _ arguments: [Type]) -> TypedExpr {
    if d === typer.known.anyHashableDecl { return TypedExpr(.anyHashable(x), target, x.range) }
    if case .nominal(let e, let from) = x.type.kind, e === d, typer.known.collections.contains(d) {
      let parts = zip(from, arguments).map { conversion($0, $1, x.range) }
      return collection(x, parts, target)
    }
    if d.isClass {
      if case .nominal(let e, _) = x.type.kind, e === d { return TypedExpr(.retype(x), target, x.range) }
      return TypedExpr(.upcast(x), target, x.range)
    }
    return TypedExpr(.retype(x), target, x.range)
  }

  /// A collection whose elements are converted; a literal is converted element by element.
  private func collection(_ x: TypedExpr, _ parts: [TypedConversion], _ target: Type) -> TypedExpr {
    TypedExpr(.convertCollection(x, elements: parts), target, x.range)
  }

  private func coerceTuple(_ x: TypedExpr, _ target: Type, _ to: [TupleElement]) -> TypedExpr {
    guard case .tuple(let from) = x.type.kind, let order = ConstraintSystem.tupleOrder(from, to) else {
      return TypedExpr(.retype(x), target, x.range)
    }
    if case .tuple(let values) = x.kind, order == Array(from.indices) {
      return TypedExpr(.tuple(zip(values, to).map { coerce($0, to: $1.type) }), target, x.range)
    }
    if zip(order, to).allSatisfy({ from[$0].type === $1.type }), order == Array(from.indices) {
      return TypedExpr(.retype(x), target, x.range)
    }
    let parts = zip(order, to).map { conversion(from[$0].type, $1.type, x.range) }
    return TypedExpr(.convertTuple(x, elements: order, convert: parts), target, x.range)
  }

  private func coerceFunction(_ x: TypedExpr, _ target: Type) -> TypedExpr {
    guard case .function(let f) = x.type.kind, case .function(let g) = target.kind else {
      return TypedExpr(.retype(x), target, x.range)
    }
    if case .closure(let c) = x.kind, sameShape(f, g) {
      let retyped = TypedClosure(
        parameters: c.parameters, functionType: f.thrown == nil && g.thrown != nil ? withThrown(f, g) : f,
        captures: c.captures, body: c.body, range: c.range,
        isAutoclosure: c.isAutoclosure)
      return TypedExpr(.closure(retyped), target, x.range)
    }
    if f.parameters.count > 1, g.parameters.count == 1, case .tuple(let elements) = g.parameters[0].type.kind {
      return spread(x, f, g, elements, target)
    }
    if sameShape(f, g), (f.thrown == nil) == (g.thrown == nil), f.isAsync == g.isAsync {
      return TypedExpr(.retype(x), target, x.range)
    }
    return TypedExpr(.convertFunction(x), target, x.range)
  }

  /// A function of several parameters used where one of a tuple is expected.
  private func spread(
    _ x: TypedExpr, _ f: FunctionType, _ g: FunctionType, _ elements: [TupleElement], _ target: Type
  ) -> TypedExpr {
    let inner = typer.makeVariable("$function", x.type, x.range)
    let v = typer.makeVariable("$tuple", g.parameters[0].type, x.range)
    let whole = TypedExpr(.variable(v), g.parameters[0].type, x.range)
    let arguments = zip(elements.indices, f.parameters).map { i, p in
      TypedArgument.value(coerce(TypedExpr(.tupleElement(whole, i), elements[i].type, x.range), to: p.type))
    }
    var call = TypedExpr(.apply(TypedExpr(.bound(inner), x.type, x.range), arguments: arguments), f.result, x.range)
    if f.thrown != nil { call = TypedExpr(.tryPlain(call), f.result, x.range) }
    let body = TypedStmt(.returnStmt(coerce(call, to: g.result)), x.range)
    var own = g
    own.thrown = f.thrown
    let closure = TypedClosure(parameters: [v], functionType: own, captures: [], body: [body], range: x.range)
    return TypedExpr(.letIn(inner, value: x, body: TypedExpr(.closure(closure), target, x.range)), target, x.range)
  }

  /// A closure that doesn't throw keeps that in its own type, whatever the context allows.
  private func withThrown(_ f: FunctionType, _ g: FunctionType) -> FunctionType { f }

  /// Whether values pass without conversion.
  private func sameShape(_ f: FunctionType, _ g: FunctionType) -> Bool {
    f.parameters.count == g.parameters.count && f.result === g.result
      && zip(f.parameters, g.parameters).allSatisfy { $0.type === $1.type && $0.isInout == $1.isInout }
  }
}
