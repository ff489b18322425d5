import SwiftSyntax
import Tree

extension Converter {

  /// `{ [captures] (parameters) -> R in … }`.
  func closure(_ node: ClosureExprSyntax) -> Expr {
    let signature = node.signature
    let captures = signature?.capture?.items.map { capture($0) } ?? []
    let parameters = signature?.parameterClause.map { closureParameters($0) }
    for p in parameters ?? [] { context.noteLocal(p) }
    let (body, count) = context.countingAnonymousParameters(named: parameters?.map(\.name)) {
      block(node.statements, range: range(node))
    }
    let written = effects(signature?.effectSpecifiers?.asyncSpecifier, signature?.effectSpecifiers?.throwsClause)
    let closure = ClosureExpr(
      id: id(), attributes: signature.map { attributes($0.attributes) } ?? [], captures: captures,
      parameters: parameters, resultType: signature?.returnClause.map { type($0.type) }, effects: written, body: body,
      anonymousParameterCount: count)
    return expr(.closure(closure), node)
  }

  /// `weak self`, `n = count`, `x`.
  private func capture(_ node: ClosureCaptureSyntax) -> ClosureExpr.Capture {
    let value = node.initializer.map { expr($0.value) } ?? expr(.name(DeclName(name(node.name))), node.name)
    let ownership = node.specifier.map { s in s.specifier.text + (s.detail.map { "(\($0.text))" } ?? "") }
    let variable = VarDecl(
      id: id(), nameRange: range(node.name), name: name(node.name), isLet: ownership != "weak")
    context.noteLocal(variable)
    return ClosureExpr.Capture(ownership: ownership, variable: variable, value: value)
  }

  /// The parameters of a closure, with or without parentheses.
  private func closureParameters(_ clause: ClosureSignatureSyntax.ParameterClause) -> [ParamDecl] {
    switch clause {
    case .simpleInput(let list): return list.map { parameter(named: $0.name, node: $0) }
    case .parameterClause(let clause): return clause.parameters.map { closureParameter($0) }
    @unknown default: return []
    }
  }

  /// `x: T` in a closure's parentheses.
  private func closureParameter(_ node: ClosureParameterSyntax) -> ParamDecl {
    parameter(
      named: node.secondName ?? node.firstName, node: node, attributes: attributes(node.attributes),
      type: node.type.map { type($0) }, isVariadic: node.ellipsis != nil)
  }

  /// A parameter without a label.
  func parameter(
    named token: TokenSyntax, node: some SyntaxProtocol, attributes: [Attribute] = [], type: TypeRepr? = nil,
    isVariadic: Bool = false
  ) -> ParamDecl {
    let name = bindingName(token)
    let variable = VarDecl(
      id: id(), nameRange: range(token), attributes: attributes, name: name, isLet: !isInOut(type))
    return ParamDecl(
      id: id(), range: range(node), nameRange: range(token), attributes: attributes, label: nil, name: name, type: type,
      isVariadic: isVariadic, defaultValue: nil, variable: variable)
  }

  /// The name that a body sees; empty for `_`.
  func bindingName(_ token: TokenSyntax) -> String { token.text == "_" ? "" : name(token) }

  /// Whether a parameter's type says that it may be written.
  func isInOut(_ type: TypeRepr?) -> Bool {
    if case .attributed(let names, _)? = type?.kind { return names.contains("inout") }
    return false
  }
}
