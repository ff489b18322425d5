import SwiftSyntax
import Tree

extension Converter {

  /// Converts a declaration; `case a, b` gives one for each element, an inactive `#if` none.
  func decls(_ node: DeclSyntax) -> [Decl] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let d): return bindings(d)
    case .functionDecl(let d): return [function(d)]
    case .initializerDecl(let d): return [initializer(d)]
    case .deinitializerDecl(let d): return [deinitializer(d)]
    case .subscriptDecl(let d): return [subscriptDecl(d)]
    case .structDecl(let d): return nominal(d, .structType)
    case .classDecl(let d): return nominal(d, .classType)
    case .enumDecl(let d): return nominal(d, .enumType)
    case .actorDecl(let d): return nominal(d, .actorType)
    case .protocolDecl(let d): return [protocolDecl(d)]
    case .extensionDecl(let d): return [extensionDecl(d)]
    case .enumCaseDecl(let d): return enumElements(d)
    case .typeAliasDecl(let d): return [typeAlias(d)]
    case .associatedTypeDecl(let d): return [associatedType(d)]
    default: return rareDecls(node)
    }
  }

  /// Converts the declarations that are rare in programs.
  private func rareDecls(_ node: DeclSyntax) -> [Decl] {
    switch node.as(DeclSyntaxEnum.self) {
    case .importDecl(let d): return [importDecl(d)]
    case .operatorDecl(let d):
      checkPrecedenceGroup(of: d)
      return [
        OperatorDecl(
          id: id(), range: range(d), modifiers: [], name: d.name.text, fixity: d.fixitySpecifier.text)
      ]
    case .precedenceGroupDecl(let d):
      return [
        OperatorDecl(
          id: id(), range: range(d), modifiers: modifiers(d.modifiers), name: name(d.name), fixity: "precedencegroup")
      ]
    case .ifConfigDecl(let d):
      if case .decls(let list)? = activeElements(of: d) { return members(list) }
      return []
    case .macroDecl(let d):
      return [
        MacroDecl(id: id(), range: range(d), attributes: attributes(d.attributes), name: name(d.name), arguments: [])
      ]
    case .macroExpansionDecl(let d): return macroUse(d)
    case .missingDecl, .unexpectedCodeDecl, .poundSourceLocation, .editorPlaceholderDecl: return []
    default:
      unsupported("this kind of declaration (\(node.kind))", node)
      return []
    }
  }

  /// `#name(…)` among declarations.
  private func macroUse(_ node: MacroExpansionDeclSyntax) -> [Decl] {
    let expression = MacroExpansionExprSyntax(macroName: node.macroName, arguments: node.arguments, rightParen: nil)
    if isMessage(expression) {
      let literal = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)
      complain(
        Diagnostic(
          node.macroName.text == "error" ? .error : .warning, literal?.representedLiteralValue ?? "",
          at: range(node.arguments)))
      return []
    }
    return [
      MacroDecl(
        id: id(), range: range(node), attributes: attributes(node.attributes), name: name(node.macroName),
        arguments: arguments(node.arguments))
    ]
  }

  /// `import A.B`.
  private func importDecl(_ node: ImportDeclSyntax) -> Decl {
    checkFileScope(of: node)
    checkModule(of: node)
    return ImportDecl(
      id: id(), range: range(node), attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers),
      path: node.path.map { name($0.name) })
  }

  /// `typealias A<T> = B`.
  private func typeAlias(_ node: TypeAliasDeclSyntax) -> Decl {
    context.enclosing {
      TypeAliasDecl(
        id: id(), range: range(node), nameRange: range(node.name), attributes: attributes(node.attributes),
        modifiers: modifiers(node.modifiers), name: name(node.name), generics: generics(node.genericParameterClause),
        underlying: type(node.initializer.value), whereClause: requirements(node.genericWhereClause))
    }
  }

  /// `associatedtype A: P = D where …`.
  private func associatedType(_ node: AssociatedTypeDeclSyntax) -> Decl {
    AssociatedTypeDecl(
      id: id(), range: range(node), nameRange: range(node.name), attributes: attributes(node.attributes),
      modifiers: modifiers(node.modifiers), name: name(node.name), inherited: inherited(node.inheritanceClause),
      defaultType: node.initializer.map { type($0.value) }, whereClause: requirements(node.genericWhereClause))
  }

  // MARK: - Types

  /// Converts the members of a type or extension, the active branches of `#if` spliced in.
  func members(_ list: MemberBlockItemListSyntax) -> [Decl] {
    list.flatMap { decls($0.decl) }
  }

  /// Converts members with what their place says of them.
  func members(_ block: MemberBlockSyntax, in place: MemberPlace) -> [Decl] {
    var inner = self
    inner.place = place
    return inner.members(block.members)
  }

  /// `struct`, `class`, `enum`, `actor`; extensions that macros add wait in the context.
  private func nominal<D: NominalSyntax>(_ node: D, _ kind: NominalDecl.NominalKind) -> [Decl] {
    let written = modifiers(node.modifiers)
    let place = MemberPlace(kind: kind, isIndirect: written.contains { $0.name == "indirect" })
    let expansion = context.expansion(of: node, in: file)
    let decl = context.enclosing {
      NominalDecl(
        id: id(), range: range(node), nameRange: range(node.name), attributes: attributes(node.attributes),
        modifiers: written, nominalKind: kind, name: name(node.name), generics: generics(node.genericParameterClause),
        primaryAssociatedTypes: [], inherited: inherited(node.inheritanceClause),
        whereClause: requirements(node.genericWhereClause),
        members: expansion.map { members(of: node, in: place, expandedAs: $0) } ?? members(node.memberBlock, in: place))
    }
    if let expansion { addExtensions(of: node, expandedAs: expansion) }
    return [decl]
  }

  /// `protocol P<A> { … }`.
  private func protocolDecl(_ node: ProtocolDeclSyntax) -> Decl {
    context.enclosing {
      NominalDecl(
        id: id(), range: range(node), nameRange: range(node.name), attributes: attributes(node.attributes),
        modifiers: modifiers(node.modifiers), nominalKind: .protocolType, name: name(node.name), generics: nil,
        primaryAssociatedTypes: node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map { name($0.name) } ?? [],
        inherited: inherited(node.inheritanceClause), whereClause: requirements(node.genericWhereClause),
        members: members(node.memberBlock, in: MemberPlace(kind: .protocolType)))
    }
  }

  /// `extension T: P where … { … }`.
  func extensionDecl(_ node: ExtensionDeclSyntax) -> Decl {
    checkFileScope(of: node)
    let place = MemberPlace(kind: nil)
    let expansion = node.inheritanceClause.flatMap { _ in context.expansion(of: node, in: file) }
    return context.enclosing {
      ExtensionDecl(
        id: id(), range: range(node), attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers),
        extendedType: type(node.extendedType), inherited: inherited(node.inheritanceClause),
        whereClause: requirements(node.genericWhereClause),
        members: expansion.map { members(of: node, in: place, expandedAs: $0) } ?? members(node.memberBlock, in: place))
    }
  }

  /// `case a, b(x: T) = 1`.
  private func enumElements(_ node: EnumCaseDeclSyntax) -> [Decl] {
    let attributes = attributes(node.attributes)
    let modifiers = modifiers(node.modifiers)
    if place.kind != .enumType { complain(Diagnostic(.error, .enumCaseOutsideEnum, at: range(node.caseKeyword))) }
    let isIndirect = place.isIndirect || modifiers.contains { $0.name == "indirect" }
    return node.elements.map { element in
      context.enclosing {
        EnumElementDecl(
          id: id(), range: range(element), nameRange: range(element.name), attributes: attributes,
          modifiers: modifiers, name: name(element.name),
          payload: element.parameterClause.map { $0.parameters.map { payloadParameter($0) } },
          rawValue: element.rawValue.map { expr($0.value) }, isIndirect: isIndirect)
      }
    }
  }

  /// One value of an enum case's payload.
  private func payloadParameter(_ node: EnumCaseParameterSyntax) -> ParamDecl {
    let token = node.secondName ?? node.firstName
    let label = node.firstName.flatMap { $0.text == "_" ? nil : name($0) }
    let inner = token.map { bindingName($0) } ?? ""
    let nameRange = token.map { range($0) } ?? range(node.type)
    return ParamDecl(
      id: id(), range: range(node), nameRange: nameRange, attributes: [], label: label, name: inner,
      type: type(node.type), isVariadic: false, defaultValue: node.defaultValue.map { expr($0.value) },
      variable: VarDecl(id: id(), nameRange: nameRange, name: inner, isLet: true))
  }
}

/// Where members stand, as far as their conversion depends on it.
struct MemberPlace {
  /// The kind of type; `nil` in an extension or outside types.
  var kind: NominalDecl.NominalKind?
  /// Whether the enum around was declared `indirect`.
  var isIndirect = false
}

/// What the four kinds of concrete nominal types share in the syntax.
protocol NominalSyntax: DeclGroupSyntax, NamedDeclSyntax {
  /// `<T: P>`.
  var genericParameterClause: GenericParameterClauseSyntax? { get }
}

extension StructDeclSyntax: NominalSyntax {}
extension ClassDeclSyntax: NominalSyntax {}
extension EnumDeclSyntax: NominalSyntax {}
extension ActorDeclSyntax: NominalSyntax {}
