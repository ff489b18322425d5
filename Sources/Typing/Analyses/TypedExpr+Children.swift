import Tree
import Types

extension TypedArgument {
  /// The expressions that the caller evaluates.
  var values: [TypedExpr] {
    switch self {
    case .value(let x), .inoutPlace(let x), .callerLiteral(let x): [x]
    case .variadic(let all, _): all
    case .defaultValue: []
    }
  }
}

extension TypedExpr {
  /// The expressions directly inside, in the order of their evaluation; bodies of closures and statements left out.
  var children: [TypedExpr] {
    switch kind {
    case .integer, .float, .boolean, .string, .none, .regex, .variable, .selfRef, .metatype, .enumCase, .closure,
      .statement,
      .discardTarget, .bound, .error:
      []
    case .interpolation(let i): i.segments.flatMap { $0.arguments.flatMap(\.values) }
    case .array(let all), .tuple(let all), .tupleTargets(let all): all
    case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .function(let c): c.receiver.map { [$0] } ?? []
    case .property(let base, _): base.map { [$0] } ?? []
    case .subscriptAccess(let base, _, let arguments): (base.map { [$0] } ?? []) + arguments.flatMap(\.values)
    case .keyPathAccess(let base, let k): [base, k]
    case .call(let c, let arguments): (c.receiver.map { [$0] } ?? []) + arguments.flatMap(\.values)
    case .apply(let f, let arguments): [f] + arguments.flatMap(\.values)
    case .keyPath(_, let steps):
      steps.flatMap { s -> [TypedExpr] in
        if case .access(_, let arguments) = s { return arguments.flatMap(\.values) }
        return []
      }
    case .assign(let target, let value): [value, target]
    case .ternary(let c, let a, let b): [c, a, b]
    case .openExistential(let x, _, _, let body): [x, body]
    case .letIn(_, let value, let body): [value, body]
    case .macro(_, let arguments, let pieces):
      pieces.map { $0.operands.map(\.value) + [$0.condition] } ?? arguments.flatMap(\.values)
    case .convertTuple(let x, _, _), .convertCollection(let x, _), .convertOptional(let x, _): [x]
    case .dynamicType(let x), .tupleElement(let x, _), .load(let x), .injectOptional(let x), .convertFunction(let x),
      .upcast(let x),
      .erase(let x), .weakenExistential(let x), .convertMetatype(let x), .anyHashable(let x), .retype(let x),
      .forceUnwrap(let x, _), .optionalBind(let x), .optionalChain(let x), .isCast(let x, _),
      .conditionalCast(let x, _),
      .forcedCast(let x, _), .tryPlain(let x), .tryOptional(let x), .tryForced(let x), .awaitExpr(let x):
      [x]
    }
  }
}
