import SwiftSyntax
import Tree

extension Converter {

  /// Converts an expression; a postfix chain that may stop early is wrapped as a whole.
  func expr(_ node: ExprSyntax) -> Expr {
    var bound = false
    let converted = chain(node, &bound)
    return bound ? Expr(id: id(), .optionalChain(converted), converted.range) : converted
  }

  /// Converts an expression that may be the inner part of a postfix chain; `bound` is set when the chain holds a `?`.
  func chain(_ node: ExprSyntax, _ bound: inout Bool) -> Expr {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let e): return reference(e)
    case .memberAccessExpr(let e): return member(e, &bound)
    case .functionCallExpr(let e): return call(e, &bound)
    case .subscriptCallExpr(let e): return subscriptCall(e, &bound)
    case .forceUnwrapExpr(let e): return expr(.forceUnwrap(chain(e.expression, &bound)), e)
    case .optionalChainingExpr(let e):
      let inner = expr(.optionalBind(chain(e.expression, &bound)), e)
      bound = true
      return inner
    case .postfixOperatorExpr(let e):
      return expr(.postfix(operand: chain(e.expression, &bound), op: operatorName(e.operator)), e)
    case .genericSpecializationExpr(let e):
      let base = chain(e.expression, &bound)
      return expr(.specialize(base, arguments: genericArguments(e.genericArgumentClause)), e)
    case .postfixIfConfigExpr(let e): return postfixConditional(e, &bound)
    default: return primary(node)
    }
  }

  /// Converts an expression that is no postfix chain.
  private func primary(_ node: ExprSyntax) -> Expr {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let e): return expr(.integerLiteral(e.literal.text), e)
    case .floatLiteralExpr(let e): return expr(.floatLiteral(e.literal.text), e)
    case .booleanLiteralExpr(let e): return expr(.booleanLiteral(e.literal.text == "true"), e)
    case .nilLiteralExpr(let e): return expr(.nilLiteral, e)
    case .stringLiteralExpr(let e): return string(e)
    case .simpleStringLiteralExpr(let e): return string(e)
    case .regexLiteralExpr(let e): return regex(e)
    case .arrayExpr(let e): return expr(.arrayLiteral(e.elements.map { expr($0.expression) }), e)
    case .dictionaryExpr(let e): return dictionary(e)
    case .superExpr(let e): return expr(.superRef, e)
    case .closureExpr(let e): return closure(e)
    case .tupleExpr(let e): return tuple(e)
    case .macroExpansionExpr(let e): return macro(e)
    case .keyPathExpr(let e): return keyPath(e)
    case .typeExpr(let e): return expr(.typeRepr(type(e.type)), e)
    case .patternExpr(let e): return expr(.pattern(pattern(e.pattern, names: .compares)), e)
    case .ifExpr(let e): return expr(.ifExpr(ifStmt(e)), e)
    case .switchExpr(let e): return expr(.switchExpr(switchStmt(e)), e)
    case .discardAssignmentExpr(let e): return expr(.discard, e)
    case .missingExpr(let e): return expr(.error, e)
    default: return operation(node)
    }
  }

  /// Converts what applies an operator or a keyword to operands.
  private func operation(_ node: ExprSyntax) -> Expr {
    switch node.as(ExprSyntaxEnum.self) {
    case .prefixOperatorExpr(let e):
      return expr(.prefix(op: operatorName(e.operator), operand: expr(e.expression)), e)
    case .infixOperatorExpr(let e): return infix(e)
    case .ternaryExpr(let e):
      let parts = (expr(e.condition), expr(e.thenExpression), expr(e.elseExpression))
      return expr(.ternary(condition: parts.0, then: parts.1, else: parts.2), e)
    case .isExpr(let e): return expr(.isCast(expr(e.expression), type(e.type)), e)
    case .asExpr(let e): return cast(e)
    case .tryExpr(let e): return tryExpr(e)
    case .awaitExpr(let e): return expr(.awaitExpr(expr(e.expression)), e)
    case .unsafeExpr(let e): return expr(e.expression)
    case .inOutExpr(let e): return expr(.inoutRef(expr(e.expression)), e)
    case .packElementExpr(let e): return expr(.packElement(expr(e.pack)), e)
    case .packExpansionExpr(let e): return expr(.packExpansion(expr(e.repetitionPattern)), e)
    case .consumeExpr(let e): return expr(.ownership("consume", expr(e.expression)), e)
    case .copyExpr(let e): return expr(.ownership("copy", expr(e.expression)), e)
    case .borrowExpr(let e): return expr(.ownership("borrow", expr(e.expression)), e)
    default: return refused(node)
    }
  }

  /// What neither the tree nor the evaluator knows, named; silent where a syntax error has been reported.
  private func refused(_ node: ExprSyntax) -> Expr {
    if !node.hasError { unsupported("this kind of expression (\(node.kind))", node) }
    return expr(.error, node)
  }

  // MARK: - Names and members

  /// `x`, `f(a:)`, `$0`, an operator as a value.
  private func reference(_ node: DeclReferenceExprSyntax) -> Expr {
    if case .dollarIdentifier = node.baseName.tokenKind, let index = Int(node.baseName.text.dropFirst()) {
      if let misuse = context.noteAnonymousParameter(index) {
        complain(Diagnostic(.error, misuse, at: range(node)))
      }
    }
    return expr(.name(declName(node)), node)
  }

  /// A name with the labels written after it.
  func declName(_ node: DeclReferenceExprSyntax) -> DeclName {
    DeclName(
      name(node.baseName),
      labels: node.argumentNames?.arguments.map { $0.name.text == "_" ? nil : name($0.name) })
  }

  /// An operator's name as a node of its own.
  private func operatorName(_ token: TokenSyntax) -> Expr { expr(.name(DeclName(token.text)), token) }

  /// `base.name`, `.name`.
  private func member(_ node: MemberAccessExprSyntax, _ bound: inout Bool) -> Expr {
    var written = node.base.map { base(ofMember: $0, &bound) }
    if written == nil, let chain = context.conditionalChain, chain.start == node.id {
      written = chain.base
      context.conditionalChain = nil
    }
    return expr(
      .member(base: written, name: declName(node.declName), nameRange: range(node.declName.baseName)), node)
  }

  /// The base of a member, a written type when it can be nothing else.
  private func base(ofMember node: ExprSyntax, _ bound: inout Bool) -> Expr {
    if canOnlyBeType(node), looksLikeType(node), let repr = typeRepr(node) {
      return expr(.typeRepr(repr), node)
    }
    return chain(node, &bound)
  }

  /// `f(x) { … }`.
  private func call(_ node: FunctionCallExprSyntax, _ bound: inout Bool) -> Expr {
    let called = callee(node.calledExpression, &bound)
    var passed = arguments(node.arguments)
    if let closure = node.trailingClosure {
      passed.append(Argument(label: nil, value: expr(ExprSyntax(closure)), isTrailing: true))
    }
    for element in node.additionalTrailingClosures {
      passed.append(
        Argument(
          label: element.label.text == "_" ? nil : name(element.label), labelRange: range(element.label),
          value: expr(ExprSyntax(element.closure)), isTrailing: true))
    }
    return expr(.call(called, arguments: passed), node)
  }

  /// What is called; `[T]` and `[K: V]` can only be types there.
  private func callee(_ node: ExprSyntax, _ bound: inout Bool) -> Expr {
    let isLiteral = node.is(ArrayExprSyntax.self) || node.is(DictionaryExprSyntax.self)
    if isLiteral || (node.is(OptionalChainingExprSyntax.self) && looksLikeType(node)), let repr = typeRepr(node) {
      return expr(.typeRepr(repr), node)
    }
    return chain(node, &bound)
  }

  /// `a[i, j: k]`.
  private func subscriptCall(_ node: SubscriptCallExprSyntax, _ bound: inout Bool) -> Expr {
    let base = chain(node.calledExpression, &bound)
    var passed = arguments(node.arguments)
    if let closure = node.trailingClosure {
      passed.append(Argument(label: nil, value: expr(ExprSyntax(closure)), isTrailing: true))
    }
    return expr(.subscriptCall(base, arguments: passed), node)
  }

  /// The arguments in parentheses or brackets.
  func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { element in
      Argument(
        label: element.label.flatMap { $0.text == "_" ? nil : name($0) }, labelRange: element.label.map { range($0) },
        value: expr(element.expression))
    }
  }

  /// `base` followed by `#if` with more of the chain: the active branch goes on where the base ends.
  private func postfixConditional(_ node: PostfixIfConfigExprSyntax, _ bound: inout Bool) -> Expr {
    guard let base = node.base else { return expr(.error, node) }
    let before = chain(base, &bound)
    guard case .postfixExpression(let active)? = activeElements(of: node.config) else { return before }
    guard let start = Self.chainStart(active) else {
      unsupported("this '#if' inside a chain of members", active)
      return before
    }
    context.conditionalChain = (start, before)
    return chain(active, &bound)
  }

  /// The member access without a base that a chain begins with.
  private static func chainStart(_ node: ExprSyntax) -> SyntaxIdentifier? {
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let e): return e.base.map { chainStart($0) } ?? e.id
    case .functionCallExpr(let e): return chainStart(e.calledExpression)
    case .subscriptCallExpr(let e): return chainStart(e.calledExpression)
    case .forceUnwrapExpr(let e): return chainStart(e.expression)
    case .optionalChainingExpr(let e): return chainStart(e.expression)
    case .genericSpecializationExpr(let e): return chainStart(e.expression)
    case .postfixIfConfigExpr(let e): return e.base.flatMap { chainStart($0) }
    default: return nil
    }
  }

  // MARK: - Operators

  /// `a + b`, `a = b`; an optional chain on the left of an assignment spans the whole.
  private func infix(_ node: InfixOperatorExprSyntax) -> Expr {
    if node.operator.is(ArrowExprSyntax.self), let repr = typeRepr(ExprSyntax(node)) {
      return expr(.typeRepr(repr), node)
    }
    var bound = false
    let operation: Expr
    if node.operator.is(AssignmentExprSyntax.self) {
      let target = chain(node.leftOperand, &bound)
      operation = expr(.assign(target: target, value: expr(node.rightOperand)), node)
    } else {
      let op = expr(.name(DeclName(node.operator.trimmedDescription)), node.operator)
      let writes = context.isAssignment(node.operator.trimmedDescription)
      let lhs = writes ? chain(node.leftOperand, &bound) : expr(node.leftOperand)
      operation = expr(.binary(lhs: lhs, op: op, rhs: expr(node.rightOperand)), node)
    }
    return bound ? expr(.optionalChain(operation), node) : operation
  }

  /// `x as T`, `x as? T`, `x as! T`.
  private func cast(_ node: AsExprSyntax) -> Expr {
    let value = expr(node.expression)
    let target = type(node.type)
    switch node.questionOrExclamationMark?.text {
    case "?": return expr(.conditionalCast(value, target), node)
    case "!": return expr(.forcedCast(value, target), node)
    default:
      let name = node.type.trimmedDescription
      if let label = Self.bridges[name] {
        let initializer = expr(.name(DeclName(name)), node.type)
        return expr(.call(initializer, arguments: [Argument(label: label, value: value)]), node)
      }
      return expr(.coerce(value, target), node)
    }
  }

  /// Classes that values are bridged to by `as`, with the label of the initialiser that does it.
  private static let bridges = ["NSString": "string", "NSNumber": "value"]

  /// `try x`, `try? x`, `try! x`.
  private func tryExpr(_ node: TryExprSyntax) -> Expr {
    let value = expr(node.expression)
    switch node.questionOrExclamationMark?.text {
    case "?": return expr(.tryExpr(.optional, value), node)
    case "!": return expr(.tryExpr(.forced, value), node)
    default: return expr(.tryExpr(.plain, value), node)
    }
  }

  // MARK: - Compound values

  /// `(a, label: b)`; one unlabelled element is a parenthesis.
  private func tuple(_ node: TupleExprSyntax) -> Expr {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      return expr(.paren(expr(only.expression)), node)
    }
    return expr(.tuple(arguments(node.elements)), node)
  }

  /// `[k: v]`, `[:]`.
  private func dictionary(_ node: DictionaryExprSyntax) -> Expr {
    switch node.content {
    case .colon: return expr(.dictionaryLiteral([]), node)
    case .elements(let list): return expr(.dictionaryLiteral(list.map { (expr($0.key), expr($0.value)) }), node)
    @unknown default: return expr(.error, node)
    }
  }

  /// `#file` and its kin, `#expect(…)`.
  private func macro(_ node: MacroExpansionExprSyntax) -> Expr {
    let name = name(node.macroName)
    if Self.magicLiterals.contains(name), node.arguments.isEmpty { return expr(.magicLiteral(name), node) }
    return expr(
      .macro(
        name: name, genericArguments: genericArguments(node.genericArgumentClause),
        arguments: arguments(node.arguments) + trailingClosures(node)), node)
  }

  /// The trailing closures of a macro use.
  private func trailingClosures(_ node: MacroExpansionExprSyntax) -> [Argument] {
    var result: [Argument] = []
    if let closure = node.trailingClosure {
      result.append(Argument(label: nil, value: expr(ExprSyntax(closure)), isTrailing: true))
    }
    for element in node.additionalTrailingClosures {
      result.append(
        Argument(
          label: name(element.label), labelRange: range(element.label), value: expr(ExprSyntax(element.closure)),
          isTrailing: true))
    }
    return result
  }

  /// What tells a program where it is.
  private static let magicLiterals: Set<String> = [
    "file", "fileID", "filePath", "line", "column", "function", "dsohandle", "isolation",
  ]

  /// `\Root.a[0]?.b`.
  private func keyPath(_ node: KeyPathExprSyntax) -> Expr {
    let components = node.components.compactMap { keyPathComponent($0) }
    return expr(.keyPath(root: node.root.map { type($0) }, components: components), node)
  }

  /// One step of a key path.
  private func keyPathComponent(_ node: KeyPathComponentSyntax) -> KeyPathComponent? {
    switch node.component {
    case .property(let c):
      if c.declName.baseName.text == "self" { return .identity(range(c)) }
      return .member(declName(c.declName), range(c))
    case .subscript(let c): return .subscriptCall(arguments(c.arguments), range(c))
    case .optional(let c):
      return c.questionOrExclamationMark.text == "!" ? .forceUnwrap(range(c)) : .optionalBind(range(c))
    default:
      unsupported("methods in key paths", node)
      return nil
    }
  }
}
