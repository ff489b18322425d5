import SwiftSyntax
import Tree

extension Converter {

  /// Converts a written type.
  func type(_ node: TypeSyntax) -> TypeRepr {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let t): return named(t)
    case .memberType(let t):
      let arguments = genericArguments(t.genericArgumentClause)
      return type(.member(type(t.baseType), name: name(t.name), arguments: arguments), t)
    case .optionalType(let t): return type(.optional(type(t.wrappedType)), t)
    case .implicitlyUnwrappedOptionalType(let t): return type(.implicitlyUnwrapped(type(t.wrappedType)), t)
    case .arrayType(let t): return type(.array(type(t.element)), t)
    case .dictionaryType(let t): return type(.dictionary(type(t.key), type(t.value)), t)
    case .tupleType(let t): return tuple(t)
    case .functionType(let t): return function(t)
    case .someOrAnyType(let t):
      let constraint = type(t.constraint)
      return type(t.someOrAnySpecifier.text == "some" ? .some(constraint) : .any(constraint), t)
    case .compositionType(let t): return type(.composition(t.elements.map { type($0.type) }), t)
    case .metatypeType(let t):
      let base = type(t.baseType)
      return type(t.metatypeSpecifier.text == "Protocol" ? .protocolMetatype(base) : .metatype(base), t)
    case .attributedType(let t): return attributed(t)
    case .packExpansionType(let t): return type(.packExpansion(type(t.repetitionPattern)), t)
    case .packElementType(let t): return type(.packElement(type(t.pack)), t)
    case .suppressedType(let t): return type(.suppressed(type(t.type)), t)
    case .classRestrictionType(let t): return type(.name("AnyObject", arguments: []), t)
    case .missingType(let t): return type(.error, t)
    case .namedOpaqueReturnType(let t): return refused("named opaque result types", t)
    case .inlineArrayType(let t): return refused("inline arrays", t)
    @unknown default: return refused("this kind of type", node)
    }
  }

  /// A place whose type the evaluator does not know.
  private func refused(_ feature: String, _ node: some SyntaxProtocol) -> TypeRepr {
    unsupported(feature, node)
    return type(.error, node)
  }

  /// `Name<Args>`, `_`.
  private func named(_ node: IdentifierTypeSyntax) -> TypeRepr {
    if node.name.text == "_" { return type(.placeholder, node) }
    return type(.name(name(node.name), arguments: genericArguments(node.genericArgumentClause)), node)
  }

  /// The types in angle brackets.
  func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeRepr] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      if let t = argument.argument.as(TypeSyntax.self) { return type(t) }
      return refused("values as generic arguments", argument)
    }
  }

  /// `(a: T, U)`; one unlabelled element stands for itself.
  private func tuple(_ node: TupleTypeSyntax) -> TypeRepr {
    if node.elements.count == 1, let only = node.elements.first, only.firstName == nil, only.ellipsis == nil {
      return type(only.type)
    }
    let elements = node.elements.map { element in
      (label: element.firstName.flatMap { $0.text == "_" ? nil : name($0) }, type: type(element.type))
    }
    return type(.tuple(elements), node)
  }

  /// `(T, inout U) async throws -> R`.
  private func function(_ node: FunctionTypeSyntax) -> TypeRepr {
    let parameters = node.parameters.map {
      FunctionParameter(type: type($0.type), isVariadic: $0.ellipsis != nil)
    }
    let written = effects(node.effectSpecifiers?.asyncSpecifier, node.effectSpecifiers?.throwsClause)
    return type(.function(parameters: parameters, effects: written, result: type(node.returnClause.type)), node)
  }

  /// `inout T`, `@escaping T` and their kin.
  private func attributed(_ node: AttributedTypeSyntax) -> TypeRepr {
    var names: [String] = []
    for specifier in node.specifiers {
      if let simple = specifier.as(SimpleTypeSpecifierSyntax.self) {
        names.append(simple.specifier.text)
      } else {
        names.append(specifier.trimmedDescription)
      }
    }
    for case .attribute(let a) in node.attributes { names.append(a.attributeName.trimmedDescription) }
    let base = type(node.baseType)
    return names.isEmpty ? base : type(.attributed(names, base), node)
  }

  /// The effects from their tokens.
  func effects(_ async: TokenSyntax?, _ clause: ThrowsClauseSyntax?) -> Effects {
    Effects(
      isAsync: async != nil, isThrowing: clause?.throwsSpecifier.text == "throws",
      isRethrowing: clause?.throwsSpecifier.text == "rethrows", thrownType: clause?.type.map { type($0) })
  }

  /// The types after a declaration's colon, without `@unchecked`, `nonisolated` and their kin.
  func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeRepr] {
    clause?.inheritedTypes.map { inherited in
      let written = type(inherited.type)
      if case .attributed(_, let base) = written.kind { return base }
      return written
    } ?? []
  }

  /// `<T: P, each U>`.
  func generics(_ clause: GenericParameterClauseSyntax?) -> GenericParamClause? {
    guard let clause else { return nil }
    if let old = clause.genericWhereClause { complain(Diagnostic(.error, .whereInAngleBrackets, at: range(old))) }
    return GenericParamClause(
      parameters: clause.parameters.map { p in
        if p.specifier?.text == "let" { unsupported("values as generic parameters", p) }
        return GenericParamDecl(
          id: id(), range: range(p), name: name(p.name), inherited: p.inheritedType.map { type($0) },
          isPack: p.specifier?.text == "each")
      })
  }

  /// The requirements of a `where` clause.
  func requirements(_ clause: GenericWhereClauseSyntax?) -> [RequirementRepr] {
    clause?.requirements.compactMap { requirement($0) } ?? []
  }

  /// One requirement of a `where` clause.
  private func requirement(_ node: GenericRequirementSyntax) -> RequirementRepr? {
    switch node.requirement {
    case .conformanceRequirement(let r): return .conformance(type(r.leftType), type(r.rightType), range(r))
    case .sameTypeRequirement(let r):
      guard let left = r.leftType.as(TypeSyntax.self), let right = r.rightType.as(TypeSyntax.self) else { break }
      return .sameType(type(left), type(right), range(r))
    case .layoutRequirement: break
    @unknown default: break
    }
    unsupported("this requirement", node)
    return nil
  }
}
