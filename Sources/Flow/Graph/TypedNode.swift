import Tree
import Typing

/// A part of a typed body, for walks that treat most parts alike.
enum TypedNode {
  /// A statement.
  case statement(TypedStmt)
  /// An expression.
  case expression(TypedExpr)

  /// The statements and expressions directly inside, in the order of their evaluation; bodies of local functions are not inside.
  var children: [TypedNode] {
    switch self {
    case .statement(let s): s.parts
    case .expression(let e): e.parts
    }
  }
}

extension TypedStmt {

  /// What is directly inside.
  fileprivate var parts: [TypedNode] {
    switch kind {
    case .expr(let e), .result(let e), .throwStmt(let e), .yieldStmt(let e): [.expression(e)]
    case .returnStmt(let e): e.map { [.expression($0)] } ?? []
    case .binding(let p, let e): (e.map { [.expression($0)] } ?? []) + p.parts
    case .localFunction, .localType, .breakStmt, .continueStmt, .fallthroughStmt: []
    case .ifStmt(let conditions, let then, let other): conditions.flatMap(\.parts) + (then + (other ?? [])).nodes
    case .guardStmt(let conditions, let other): conditions.flatMap(\.parts) + other.nodes
    case .whileStmt(let conditions, let body, _): conditions.flatMap(\.parts) + body.nodes
    case .repeatStmt(let body, let condition, _): body.nodes + [.expression(condition)]
    case .forStmt(let f): f.parts
    case .switchStmt(let subject, let cases, _): [.expression(subject)] + cases.flatMap(\.parts)
    case .block(let body, _), .deferStmt(let body): body.nodes
    case .doCatch(let body, let clauses, _): body.nodes + clauses.flatMap(\.parts)
    }
  }
}

extension [TypedStmt] {
  /// The statements as nodes.
  fileprivate var nodes: [TypedNode] { map { .statement($0) } }
}

extension TypedFor {
  fileprivate var parts: [TypedNode] {
    var parts: [TypedNode] = [.expression(sequence)]
    if let conversion { parts.append(.expression(conversion.body)) }
    parts += pattern.parts
    if let whereClause { parts.append(.expression(whereClause)) }
    return parts + body.nodes
  }
}

extension TypedCase {
  fileprivate var parts: [TypedNode] {
    items.flatMap { $0.pattern.parts + ($0.guard.map { [.expression($0)] } ?? []) } + body.nodes
  }
}

extension TypedCatch {
  fileprivate var parts: [TypedNode] {
    items.flatMap { $0.pattern.parts + ($0.guard.map { [.expression($0)] } ?? []) } + body.nodes
  }
}

extension TypedCondition {
  fileprivate var parts: [TypedNode] {
    switch self {
    case .boolean(let e): [.expression(e)]
    case .optionalBinding(let p, let e), .pattern(let p, let e): [.expression(e)] + p.parts
    }
  }
}

extension TypedPattern {
  /// The expressions in a pattern.
  fileprivate var parts: [TypedNode] { expressions.map { .expression($0) } }

  /// The expressions that a value is compared with.
  var expressions: [TypedExpr] {
    switch kind {
    case .tuple(let parts): parts.flatMap(\.expressions)
    case .enumCase(_, let payload): payload?.flatMap(\.expressions) ?? []
    case .some(let inner): inner.expressions
    case .cast(_, let inner): inner?.expressions ?? []
    case .expression(_, let e): [e]
    case .wildcard, .variable, .none, .boolean: []
    }
  }

  /// The variables that the pattern binds.
  var variables: [VarDecl] {
    switch kind {
    case .variable(let v): [v]
    case .tuple(let parts): parts.flatMap(\.variables)
    case .enumCase(_, let payload): payload?.flatMap(\.variables) ?? []
    case .some(let p): p.variables
    case .cast(_, let p): p?.variables ?? []
    case .wildcard, .none, .boolean, .expression: []
    }
  }
}

extension TypedArgument {
  /// The expressions of an argument.
  var expressions: [TypedExpr] {
    switch self {
    case .value(let e), .inoutPlace(let e), .callerLiteral(let e): [e]
    case .variadic(let elements, _): elements
    case .defaultValue: []
    }
  }
}

extension TypedExpr {

  /// What is directly inside.
  fileprivate var parts: [TypedNode] { operands.map { .expression($0) } + innerStatements.map { .statement($0) } }

  /// The statements directly inside: a closure's body, or the statement that gives the value.
  private var innerStatements: [TypedStmt] {
    switch kind {
    case .closure(let c): c.body
    case .statement(let s): [s]
    default: []
    }
  }

  /// The expressions directly inside.
  var operands: [TypedExpr] {
    if let only = onlyOperand { return [only] }
    switch kind {
    case .interpolation(let i): return i.segments.flatMap { $0.arguments.flatMap(\.expressions) }
    case .array(let elements), .tuple(let elements), .tupleTargets(let elements): return elements
    case .dictionary(let pairs): return pairs.flatMap { [$0.key, $0.value] }
    case .function(let callee): return callee.receiver.map { [$0] } ?? []
    case .property(let base, _): return base.map { [$0] } ?? []
    case .subscriptAccess(let base, _, let arguments):
      return (base.map { [$0] } ?? []) + arguments.flatMap(\.expressions)
    case .keyPathAccess(let base, let path): return [base, path]
    case .call(let callee, let arguments):
      return (callee.receiver.map { [$0] } ?? []) + arguments.flatMap(\.expressions)
    case .apply(let f, let arguments): return [f] + arguments.flatMap(\.expressions)
    case .closure(let c): return c.captures.map(\.value)
    case .keyPath(_, let components): return components.flatMap(\.operands)
    case .assign(let target, let value): return [value, target]
    case .ternary(let condition, let then, let other): return [condition, then, other]
    case .openExistential(let value, _, _, let body), .letIn(_, let value, let body): return [value, body]
    case .convertTuple(let x, _, let conversions), .convertCollection(let x, let conversions):
      return [x] + conversions.map(\.body)
    case .convertOptional(let x, let conversion): return [x, conversion.body]
    case .macro(_, let arguments, let pieces):
      return pieces.map { $0.operands.map(\.value) + [$0.condition] } ?? arguments.flatMap(\.expressions)
    default: return []
    }
  }

  /// The operand of an expression that has exactly one and does nothing else that matters for the flow of control.
  var onlyOperand: TypedExpr? {
    switch kind {
    case .dynamicType(let x), .load(let x), .injectOptional(let x), .convertFunction(let x), .upcast(let x),
      .erase(let x),
      .weakenExistential(let x), .convertMetatype(let x), .anyHashable(let x), .retype(let x), .forceUnwrap(let x, _),
      .optionalBind(let x), .optionalChain(let x), .isCast(let x, _), .conditionalCast(let x, _), .forcedCast(let x, _),
      .tryPlain(let x), .tryOptional(let x), .tryForced(let x), .awaitExpr(let x), .tupleElement(let x, _):
      x
    default: nil
    }
  }

  /// Whether it is `self`, read or as a place, or as its superclass.
  var isSelf: Bool {
    switch kind {
    case .selfRef: true
    case .load(let x), .upcast(let x), .retype(let x): x.isSelf
    default: false
    }
  }

  /// The Boolean that it is without being evaluated.
  var literalBoolean: Bool? { if case .boolean(let b) = kind { b } else { nil } }
}

extension TypedKeyPathComponent {
  /// The arguments of a subscript in a key path.
  fileprivate var operands: [TypedExpr] {
    if case .access(_, let arguments) = self { arguments.flatMap(\.expressions) } else { [] }
  }
}
