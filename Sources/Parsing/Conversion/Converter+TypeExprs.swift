import SwiftSyntax
import Tree

/// Types that stand where the grammar has an expression, as in `[Int]()` and `Int?.self`.
extension Converter {

  /// Whether an expression is spelt as only a type is: capitalised names under brackets, `?` and arrows.
  func looksLikeType(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let e): return startsLikeType(e.baseName.text)
    case .memberAccessExpr(let e):
      return startsLikeType(e.declName.baseName.text) && (e.base.map { looksLikeType($0) } ?? false)
    case .genericSpecializationExpr(let e): return looksLikeType(e.expression)
    case .optionalChainingExpr(let e): return looksLikeType(e.expression)
    case .arrayExpr(let e): return e.elements.count == 1 && looksLikeType(e.elements.first!.expression)
    case .dictionaryExpr(let e):
      guard case .elements(let list) = e.content, list.count == 1, let only = list.first else { return false }
      return looksLikeType(only.key) && looksLikeType(only.value)
    case .tupleExpr(let e): return !e.elements.isEmpty && e.elements.allSatisfy { looksLikeType($0.expression) }
    case .infixOperatorExpr(let e): return e.operator.is(ArrowExprSyntax.self)
    case .typeExpr: return true
    default: return false
    }
  }

  /// Whether an expression that looks like a type could hardly be a value; names and members are left to typing.
  func canOnlyBeType(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .arrayExpr, .dictionaryExpr, .optionalChainingExpr, .infixOperatorExpr, .typeExpr: return true
    case .tupleExpr(let e):
      guard e.elements.count == 1, let only = e.elements.first, only.label == nil else { return true }
      return canOnlyBeType(only.expression)
    default: return false
    }
  }

  /// Whether a name is capitalised, as types are.
  private func startsLikeType(_ name: String) -> Bool {
    name.unicodeScalars.first { $0 != "_" && $0 != "`" }?.properties.isUppercase ?? false
  }

  /// The type that an expression spells, if it can spell one.
  func typeRepr(_ node: ExprSyntax) -> TypeRepr? {
    switch node.as(ExprSyntaxEnum.self) {
    case .typeExpr(let e): return type(e.type)
    case .declReferenceExpr(let e): return type(.name(name(e.baseName), arguments: []), e)
    case .memberAccessExpr(let e): return memberType(e)
    case .genericSpecializationExpr(let e): return specialized(e)
    case .optionalChainingExpr(let e): return typeRepr(e.expression).map { type(.optional($0), e) }
    case .discardAssignmentExpr(let e): return type(.placeholder, e)
    case .arrayExpr(let e):
      guard e.elements.count == 1, let element = e.elements.first.flatMap({ typeRepr($0.expression) }) else {
        return nil
      }
      return type(.array(element), e)
    case .dictionaryExpr(let e): return dictionaryType(e)
    case .tupleExpr(let e): return tupleType(e)
    case .infixOperatorExpr(let e): return e.operator.is(ArrowExprSyntax.self) ? functionType(e) : composition(e)
    default: return nil
    }
  }

  /// `Base.Name`, `T.Type`.
  private func memberType(_ node: MemberAccessExprSyntax) -> TypeRepr? {
    guard let base = node.base.flatMap({ typeRepr($0) }) else { return nil }
    switch node.declName.baseName.text {
    case "Type": return type(.metatype(base), node)
    case "Protocol": return type(.protocolMetatype(base), node)
    default: return type(.member(base, name: name(node.declName.baseName), arguments: []), node)
    }
  }

  /// `Name<Args>`.
  private func specialized(_ node: GenericSpecializationExprSyntax) -> TypeRepr? {
    let arguments = genericArguments(node.genericArgumentClause)
    switch typeRepr(node.expression)?.kind {
    case .name(let name, _): return type(.name(name, arguments: arguments), node)
    case .member(let base, let name, _): return type(.member(base, name: name, arguments: arguments), node)
    default: return nil
    }
  }

  /// `[K: V]`.
  private func dictionaryType(_ node: DictionaryExprSyntax) -> TypeRepr? {
    guard case .elements(let list) = node.content, list.count == 1, let only = list.first,
      let key = typeRepr(only.key), let value = typeRepr(only.value)
    else { return nil }
    return type(.dictionary(key, value), node)
  }

  /// `(a: T, U)`.
  private func tupleType(_ node: TupleExprSyntax) -> TypeRepr? {
    var elements: [(label: String?, type: TypeRepr)] = []
    for element in node.elements {
      guard let t = typeRepr(element.expression) else { return nil }
      elements.append((element.label.map { name($0) }, t))
    }
    if elements.count == 1, elements[0].label == nil { return elements[0].type }
    return type(.tuple(elements), node)
  }

  /// `(T) async throws -> R`.
  private func functionType(_ node: InfixOperatorExprSyntax) -> TypeRepr? {
    guard let arrow = node.operator.as(ArrowExprSyntax.self),
      let tuple = node.leftOperand.as(TupleExprSyntax.self), let result = typeRepr(node.rightOperand)
    else { return nil }
    var parameters: [FunctionParameter] = []
    for element in tuple.elements {
      guard let t = parameterType(element.expression) else { return nil }
      parameters.append(FunctionParameter(type: t, isVariadic: false))
    }
    let written = effects(arrow.effectSpecifiers?.asyncSpecifier, arrow.effectSpecifiers?.throwsClause)
    return type(.function(parameters: parameters, effects: written, result: result), node)
  }

  /// A parameter of a function type, which may be `inout`.
  private func parameterType(_ node: ExprSyntax) -> TypeRepr? {
    if let passed = node.as(InOutExprSyntax.self) {
      return typeRepr(passed.expression).map { type(.attributed(["inout"], $0), node) }
    }
    return typeRepr(node)
  }

  /// `P & Q`.
  private func composition(_ node: InfixOperatorExprSyntax) -> TypeRepr? {
    guard node.operator.trimmedDescription == "&", let left = typeRepr(node.leftOperand),
      let right = typeRepr(node.rightOperand)
    else { return nil }
    if case .composition(let parts) = left.kind { return type(.composition(parts + [right]), node) }
    return type(.composition([left, right]), node)
  }
}
