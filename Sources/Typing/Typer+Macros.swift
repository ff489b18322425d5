import Tree
import Types

/// Types `#expect(…)` and `#require(…)`: the condition on its own, and its operands, which a failure shows.
extension Typer {

  /// The type of a macro used as an expression.
  func macroType(_ e: Expr, _ scope: Scope) -> Type {
    if let known = macroTypes[e.id] { return known }
    let type = computeMacroType(e, scope)
    macroTypes[e.id] = type
    return type
  }

  private func computeMacroType(_ e: Expr, _ scope: Scope) -> Type {
    guard case .macro("require", _, let arguments) = e.kind, let condition = arguments.first, condition.label == nil,
      let type = typeAlone(condition.value, scope)
    else { return program.types.void }
    return program.optionalObject(type) ?? program.types.void
  }

  /// Builds a macro used as an expression.
  func macro(_ e: Expr, _ scope: Scope) -> TypedExpr {
    guard case .macro(let name, _, let arguments) = e.kind else {
      return TypedExpr(.error, program.types.error, e.range)
    }
    guard name == "expect" || name == "require", let condition = arguments.first, condition.label == nil else {
      report(.unsupported("the macro '#\(name)' in this form", at: e.range))
      return TypedExpr(.error, program.types.error, e.range)
    }
    let type = macroType(e, scope)
    let expected = type === program.types.void ? program.bool : program.optional(type)
    let typed = check(condition.value, as: expected, .condition, scope)
    if typed.type.kind == .error { return typed }
    let comment = arguments.dropFirst().first { $0.label == nil }.map {
      check($0.value, as: program.string, .argument, scope)
    }
    let pieces = pieces(of: typed, String(condition.value.range.text))
    let values = [TypedArgument.value(typed)] + (comment.map { [.value($0)] } ?? [])
    return TypedExpr(.macro(name: name, arguments: values, pieces: pieces), type, e.range)
  }

  /// The operands of a condition, each bound to a variable that the condition then uses.
  private func pieces(of condition: TypedExpr, _ source: String) -> ExpectationPieces {
    var operands: [(variable: VarDecl, value: TypedExpr, source: String)] = []
    let rebuilt = split(condition, &operands)
    return ExpectationPieces(source: source, operands: operands, condition: rebuilt)
  }

  /// A call with its receiver and plain arguments taken out.
  private func split(
    _ e: TypedExpr, _ operands: inout [(variable: VarDecl, value: TypedExpr, source: String)]
  ) -> TypedExpr {
    switch e.kind {
    case .tryPlain(let x): return TypedExpr(.tryPlain(split(x, &operands)), e.type, e.range)
    case .retype(let x): return TypedExpr(.retype(split(x, &operands)), e.type, e.range)
    case .call(let callee, let arguments):
      guard arguments.allSatisfy(isPlain), !(callee.declaration is EnumElementDecl) else { return e }
      if let f = callee.declaration as? FuncDecl, f.name == "!", case .value(let x)? = arguments.first {
        return TypedExpr(.call(callee, arguments: [.value(split(x, &operands))]), e.type, e.range)
      }
      let receiver = callee.receiver.map { takesOut($0) ? take($0, &operands) : $0 }
      let values = arguments.map { a -> TypedArgument in
        guard case .value(let x) = a, takesOut(x) else { return a }
        return .value(take(x, &operands))
      }
      let inner = Callee(
        declaration: callee.declaration, dispatch: callee.dispatch, substitution: callee.substitution,
        receiver: receiver,
        selfType: callee.selfType, isSuper: callee.isSuper, functionType: callee.functionType,
        nameRange: callee.nameRange)
      return TypedExpr(.call(inner, arguments: values), e.type, e.range)
    default: return takesOut(e) ? take(e, &operands) : e
    }
  }

  /// Whether an argument is a value whose evaluation can be moved before the call.
  private func isPlain(_ a: TypedArgument) -> Bool {
    switch a {
    case .value(let x):
      if case .closure(let c) = x.kind { return !c.isAutoclosure }
      return true
    case .inoutPlace: return false
    case .defaultValue, .variadic, .callerLiteral: return true
    }
  }

  /// Whether an operand is worth showing: no literal, type or closure, and a value rather than a place.
  private func takesOut(_ e: TypedExpr) -> Bool {
    switch e.kind {
    case .integer, .float, .boolean, .string, .none, .metatype, .closure, .function, .keyPath: return false
    default:
      if case .lvalue = e.type.kind { return false }
      return true
    }
  }

  /// Binds an operand to a variable.
  private func take(
    _ e: TypedExpr, _ operands: inout [(variable: VarDecl, value: TypedExpr, source: String)]
  ) -> TypedExpr {
    let v = makeVariable("operand", e.type, e.range)
    operands.append((v, e, String(e.range.text)))
    return TypedExpr(.bound(v), e.type, e.range)
  }
}
