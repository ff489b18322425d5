import Tree
import Types

extension Typer {

  /// A declaration that stands where none was found.
  var missingDeclaration: Decl {
    GenericParamDecl(id: 0, range: placeholder.range, name: "_", inherited: nil, isPack: false)
  }

  /// A conversion of a value known only by its type.
  func conversion(_ from: Type, _ to: Type, _ range: SourceRange, _ scope: Scope) -> TypedConversion? {
    let v = makeVariable("$element", from, range)
    let inner = scope.nested()
    inner.declare("$element", v)
    let x = check(make(.name(DeclName("$element")), range), as: to, .initialization, inner)
    return TypedConversion(variable: v, from: from, body: x)
  }

  // MARK: Statements as expressions

  /// The type of an `if` or `switch` expression without context: that of its first branch with a value.
  func statementType(_ s: Stmt, _ expected: Type?, _ scope: Scope, _ system: ConstraintSystem) -> Type? {
    let (t, _) = quietly { () -> Type? in
      let checker = BodyChecker(
        typer: self, scope: scope.nested(), result: nil, thrown: program.anyError, isAsync: true, kind: .branch)
      return checker.firstBranchType(s)
    }
    return t
  }

  /// Builds an `if` or `switch` expression of a known type.
  func statementExpression(_ s: Stmt, _ t: Type, _ scope: Scope, _ e: Expr) -> TypedExpr {
    let checker = BodyChecker(
      typer: self, scope: scope.nested(), result: nil, thrown: program.anyError, isAsync: true, kind: .branch)
    checker.branchType = t
    guard let statement = checker.check(s) else { return TypedExpr(.error, types.error, e.range) }
    return TypedExpr(.statement(statement), t, e.range)
  }

  // MARK: Wrappers

  /// The initial value of a wrapped variable's storage.
  func wrapperInitialization(_ v: VarDecl, _ value: Expr?, _ scope: Scope, unapplied: Type? = nil)
    -> TypedExpr?
  {
    guard let attribute = program.wrapperAttribute(of: v),
      let wrapper = unapplied ?? program.propertyWrapper(of: v)?.wrapper
    else { return nil }
    let range = attribute.range
    var arguments = attribute.arguments
    if let value { arguments.insert(Argument(label: "wrappedValue", value: value), at: 0) }
    if value == nil, attribute.argumentText == nil, !hasEmptyInitializer(wrapper) { return nil }
    let type = make(.name(DeclName("$wrapper")), range)
    let inner = scope.nested()
    let alias = makeVariable("$wrapper", types.make(.metatype(wrapper)), range)
    inner.declare("$wrapper", alias)
    let f = make(.member(base: type, name: DeclName("init"), nameRange: range), range)
    let isOpen = wrapper.properties.contains(.unbound)
    let made = check(
      make(.call(f, arguments: arguments), value?.range ?? range), as: isOpen ? nil : wrapper, .initialization, inner)
    guard isOpen, case .nominal = made.type.kind else { return made }
    return wrapperInitialization(v, value, scope, unapplied: made.type)
  }

  private func hasEmptyInitializer(_ t: Type) -> Bool {
    program.initializers(of: t).contains { m in (parameters(of: m.declaration) ?? []).allSatisfy { hasDefault($0) } }
  }

}

extension BodyChecker {
  /// The type of the first branch that gives a value.
  func firstBranchType(_ s: Stmt) -> Type? {
    switch s.kind {
    case .ifStmt(let conditions, let then, let other):
      scope = scope.nested()
      _ = check(conditions)
      if let t = lastType(then) { return t }
      guard let other else { return nil }
      if case .block(let b) = other.kind { return lastType(b) }
      return firstBranchType(other)
    case .switchStmt(let subject, let cases):
      let x = typer.check(subject, .subject, scope)
      for c in cases {
        let saved = scope
        scope = scope.nested()
        for item in c.items { _ = pattern(item.pattern, x.type) }
        if let t = lastType(c.body) { return t }
        scope = saved
      }
      return nil
    default: return nil
    }
  }

  private func lastType(_ b: BraceBlock) -> Type? {
    guard case .expr(let e)? = b.items.last else { return nil }
    let t = typer.check(e, .branch, scope).type
    return t.kind == .error || t === typer.known.never ? nil : t
  }
}
