import SwiftSyntax
import Tree

/// What a bare name in a pattern means.
enum NameMeaning {
  /// A new constant or variable.
  case binds(isLet: Bool)
  /// An expression to compare with.
  case compares
}

extension Converter {

  /// Converts a pattern; `names` says what a bare name means there.
  func pattern(_ node: PatternSyntax, names: NameMeaning) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let p): return binding(p, names: names)
    case .wildcardPattern(let p): return pattern(.wildcard, p)
    case .tuplePattern(let p): return tuple(p, names: names)
    case .valueBindingPattern(let p): return introducer(p)
    case .isTypePattern(let p): return pattern(.isType(type(p.type)), p)
    case .expressionPattern(let p): return pattern(p.expression, names: names)
    case .missingPattern(let p): return pattern(.wildcard, p)
    @unknown default: return pattern(.wildcard, node)
    }
  }

  /// A name alone.
  private func binding(_ node: IdentifierPatternSyntax, names: NameMeaning) -> Pattern {
    switch names {
    case .binds(let isLet): return pattern(.binding(variable(node.identifier, isLet: isLet)), node)
    case .compares: return pattern(.expr(expr(.name(DeclName(name(node.identifier))), node)), node)
    }
  }

  /// Makes the variable that a pattern binds.
  func variable(_ token: TokenSyntax, isLet: Bool) -> VarDecl {
    let variable = VarDecl(id: id(), nameRange: range(token), name: name(token), isLet: isLet)
    context.noteLocal(variable)
    return variable
  }

  /// `let p`, `var p`.
  private func introducer(_ node: ValueBindingPatternSyntax) -> Pattern {
    let keyword = node.bindingSpecifier.text
    if keyword != "let", keyword != "var" { unsupported("'\(keyword)' patterns", node) }
    let isLet = keyword != "var"
    return pattern(.introducer(isLet: isLet, pattern(node.pattern, names: .binds(isLet: isLet))), node)
  }

  /// `(a, label: b)`.
  private func tuple(_ node: TuplePatternSyntax, names: NameMeaning) -> Pattern {
    let elements = node.elements.map {
      (label: $0.label.map { name($0) }, pattern: pattern($0.pattern, names: names))
    }
    if elements.count == 1, elements[0].label == nil { return elements[0].pattern }
    return pattern(.tuple(elements), node)
  }

  /// An expression that stands as a pattern.
  func pattern(_ node: ExprSyntax, names: NameMeaning) -> Pattern {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let e): return pattern(e.pattern, names: names)
    case .discardAssignmentExpr(let e): return pattern(.wildcard, e)
    case .tupleExpr(let e): return tuple(e, names: names)
    case .optionalChainingExpr(let e): return pattern(.optionalSome(pattern(e.expression, names: names)), e)
    case .asExpr(let e) where e.questionOrExclamationMark == nil:
      return pattern(.asType(pattern(e.expression, names: names), type(e.type)), e)
    case .isExpr(let e) where e.expression.is(MissingExprSyntax.self): return pattern(.isType(type(e.type)), e)
    case .memberAccessExpr(let e): return enumCase(e, payload: nil, names: names, whole: node)
    case .functionCallExpr(let e):
      guard let callee = e.calledExpression.as(MemberAccessExprSyntax.self), e.trailingClosure == nil else { break }
      return enumCase(callee, payload: e.arguments, names: names, whole: node)
    case .declReferenceExpr(let e):
      if case .binds(let isLet) = names, e.argumentNames == nil {
        return pattern(.binding(variable(e.baseName, isLet: isLet)), e)
      }
    default: break
    }
    return pattern(.expr(expr(node)), node)
  }

  /// A tuple expression as a pattern.
  private func tuple(_ node: TupleExprSyntax, names: NameMeaning) -> Pattern {
    let elements = node.elements.map {
      (label: $0.label.map { name($0) }, pattern: pattern($0.expression, names: names))
    }
    if elements.count == 1, elements[0].label == nil { return elements[0].pattern }
    return pattern(.tuple(elements), node)
  }

  /// `.name(p)`, `T.name(p)`.
  private func enumCase(
    _ callee: MemberAccessExprSyntax, payload: LabeledExprListSyntax?, names: NameMeaning, whole: ExprSyntax
  ) -> Pattern {
    let asExpression = bindsVariable(payload, names: names) ? nil : expr(whole)
    let elements = payload?.map {
      (label: $0.label.map { name($0) }, pattern: pattern($0.expression, names: names))
    }
    let kind = Pattern.Kind.enumCase(
      type: callee.base.map { expr($0) }, name: name(callee.declName.baseName), nameRange: range(callee.declName),
      payload: elements, expr: asExpression)
    return pattern(kind, whole)
  }

  /// Whether a payload holds what only a pattern can: a binding, `_`, `is`, `x?`.
  private func bindsVariable(_ payload: LabeledExprListSyntax?, names: NameMeaning) -> Bool {
    guard let payload else { return false }
    let finder = PatternFinder(viewMode: .sourceAccurate)
    finder.walk(payload)
    return finder.found
  }
}

/// Looks for what makes an expression a pattern.
private final class PatternFinder: SyntaxVisitor {
  /// Whether it was found.
  var found = false

  override func visit(_ node: PatternExprSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }
  override func visit(_ node: DiscardAssignmentExprSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
