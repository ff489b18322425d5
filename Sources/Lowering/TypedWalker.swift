import Tree
import Types
import Typing

/// Visits every statement and expression of a typed tree; the closures say whether to go inside.
struct TypedWalker {

  /// Visits a statement before what is inside.
  let statement: (TypedStmt) -> Bool
  /// Visits an expression before what is inside.
  let expression: (TypedExpr) -> Bool

  /// Walks statements in order.
  func walk(_ statements: [TypedStmt]) { for s in statements { walk(s) } }

  private func walk(_ s: TypedStmt) {
    guard statement(s) else { return }
    switch s.kind {
    case .expr(let e), .result(let e), .throwStmt(let e), .yieldStmt(let e): walk(e)
    case .returnStmt(let e): e.map(walk)
    case .binding(let p, let e):
      walk(p)
      e.map(walk)
    case .localFunction, .localType, .breakStmt, .continueStmt, .fallthroughStmt: break
    case .ifStmt(let conditions, let then, let other):
      conditions.forEach(walk)
      walk(then)
      walk(other ?? [])
    case .guardStmt(let conditions, let other):
      conditions.forEach(walk)
      walk(other)
    case .whileStmt(let conditions, let body, _):
      conditions.forEach(walk)
      walk(body)
    case .repeatStmt(let body, let condition, _):
      walk(body)
      walk(condition)
    case .forStmt(let f): walk(f)
    case .switchStmt(let subject, let cases, _): walkSwitch(subject, cases)
    case .block(let body, _), .deferStmt(let body): walk(body)
    case .doCatch(let body, let clauses, _): walkCatch(body, clauses)
    }
  }

  private func walk(_ f: TypedFor) {
    walk(f.sequence)
    walk(f.pattern)
    f.conversion.map { walk($0.body) }
    f.whereClause.map(walk)
    walk(f.body)
  }

  private func walkSwitch(_ subject: TypedExpr, _ cases: [TypedCase]) {
    walk(subject)
    for c in cases {
      for item in c.items {
        walk(item.pattern)
        item.guard.map(walk)
      }
      walk(c.body)
    }
  }

  private func walkCatch(_ body: [TypedStmt], _ clauses: [TypedCatch]) {
    walk(body)
    for c in clauses {
      for item in c.items {
        walk(item.pattern)
        item.guard.map(walk)
      }
      walk(c.body)
    }
  }

  private func walk(_ c: TypedCondition) {
    switch c {
    case .boolean(let e): walk(e)
    case .optionalBinding(let p, let e), .pattern(let p, let e):
      walk(e)
      walk(p)
    }
  }

  private func walk(_ p: TypedPattern) {
    switch p.kind {
    case .tuple(let parts): parts.forEach(walk)
    case .enumCase(_, let payload): payload?.forEach(walk)
    case .some(let inner): walk(inner)
    case .cast(_, let inner): inner.map(walk)
    case .expression(_, let e): walk(e)
    case .wildcard, .variable, .none, .boolean: break
    }
  }

  private func walk(_ arguments: [TypedArgument]) {
    for a in arguments {
      switch a {
      case .value(let e), .inoutPlace(let e), .callerLiteral(let e): walk(e)
      case .variadic(let elements, _): elements.forEach(walk)
      case .defaultValue: break
      }
    }
  }

  private func walk(_ callee: Callee) { callee.receiver.map(walk) }

  /// Walks an expression.
  func walk(_ e: TypedExpr) {
    guard expression(e) else { return }
    switch e.kind {
    case .integer, .float, .boolean, .string, .none, .regex, .variable, .selfRef, .metatype, .enumCase, .bound, .error,
      .discardTarget:
      break
    case .interpolation(let i): for s in i.segments { walk(s.arguments) }
    case .array(let elements), .tuple(let elements), .tupleTargets(let elements): elements.forEach(walk)
    case .dictionary(let pairs):
      for (key, value) in pairs {
        walk(key)
        walk(value)
      }
    case .function(let callee): walk(callee)
    case .dynamicType(let x), .load(let x), .injectOptional(let x), .convertFunction(let x), .upcast(let x),
      .erase(let x),
      .weakenExistential(let x), .convertMetatype(let x), .anyHashable(let x), .retype(let x), .forceUnwrap(let x, _),
      .optionalBind(let x), .optionalChain(let x), .isCast(let x, _), .conditionalCast(let x, _), .forcedCast(let x, _),
      .tryPlain(let x), .tryOptional(let x), .tryForced(let x), .awaitExpr(let x), .tupleElement(let x, _):
      walk(x)
    case .property(let base, _): base.map(walk)
    case .subscriptAccess(let base, _, let arguments):
      base.map(walk)
      walk(arguments)
    case .keyPathAccess(let base, let path):
      walk(base)
      walk(path)
    case .call(let callee, let arguments):
      walk(callee)
      walk(arguments)
    case .apply(let f, let arguments):
      walk(f)
      walk(arguments)
    case .closure(let c):
      c.captures.forEach { walk($0.value) }
      walk(c.body)
    case .keyPath(_, let components): walk(components)
    case .convertTuple(let x, _, let conversions), .convertCollection(let x, let conversions):
      walk(x)
      conversions.forEach { walk($0.body) }
    case .convertOptional(let x, let conversion):
      walk(x)
      walk(conversion.body)
    case .assign(let target, let value):
      walk(target)
      walk(value)
    case .ternary(let condition, let then, let other): [condition, then, other].forEach(walk)
    case .statement(let s): walk(s)
    case .openExistential(let value, _, _, let body), .letIn(_, let value, let body):
      walk(value)
      walk(body)
    case .macro(_, let arguments, let pieces):
      guard let pieces else { return walk(arguments) }
      pieces.operands.forEach { walk($0.value) }
      walk(pieces.condition)
    }
  }

  private func walk(_ components: [TypedKeyPathComponent]) {
    for case .access(_, let arguments) in components { walk(arguments) }
  }
}
