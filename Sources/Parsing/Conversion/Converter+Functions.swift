import SwiftSyntax
import Tree

extension Converter {

  /// `func f<T>(a: T) -> U where … { … }`.
  func function(_ node: FunctionDeclSyntax) -> Decl {
    let isOperator = if case .identifier = node.name.tokenKind { false } else { true }
    checkBody(node.body, of: node, at: range(node.name), missing: .functionNeedsBody, forbidden: .protocolMethodHasBody)
    return context.enclosing(isBody: true) {
      FuncDecl(
        id: id(), range: range(node), nameRange: range(node.name), attributes: attributes(node.attributes),
        modifiers: modifiers(node.modifiers), name: name(node.name), generics: generics(node.genericParameterClause),
        parameters: parameters(node.signature.parameterClause, labels: isOperator ? .none : .written),
        effects: effects(of: node.signature), resultType: node.signature.returnClause.map { type($0.type) },
        whereClause: requirements(node.genericWhereClause), body: node.body.map { block($0) })
    }
  }

  /// `init?(…) { … }`.
  func initializer(_ node: InitializerDeclSyntax) -> Decl {
    let failability: InitDecl.Failability =
      switch node.optionalMark?.text {
      case "?": .optional
      case "!": .implicitlyUnwrapped
      default: .none
      }
    if !isMember(node) { complain(Diagnostic(.error, .initializerOutsideType, at: range(node.signature))) }
    checkBody(
      node.body, of: node, at: range(node.initKeyword), missing: .initializerNeedsBody,
      forbidden: .protocolInitializerHasBody)
    return context.enclosing(isBody: true) {
      InitDecl(
        id: id(), range: range(node), nameRange: range(node.initKeyword), attributes: attributes(node.attributes),
        modifiers: modifiers(node.modifiers), failability: failability,
        generics: generics(node.genericParameterClause),
        parameters: parameters(node.signature.parameterClause, labels: .written), effects: effects(of: node.signature),
        whereClause: requirements(node.genericWhereClause), body: node.body.map { block($0) })
    }
  }

  /// `deinit { … }`.
  func deinitializer(_ node: DeinitializerDeclSyntax) -> Decl {
    if !isMember(node) { complain(Diagnostic(.error, .deinitializerOutsideType, at: range(node.deinitKeyword))) }
    checkBody(node.body, of: node, at: endRange(node), missing: .deinitializerNeedsBody, forbidden: "")
    return context.enclosing(isBody: true) {
      DeinitDecl(
        id: id(), range: range(node), attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers),
        body: node.body.map { block($0) })
    }
  }

  /// `subscript(i: Int) -> T { … }`.
  func subscriptDecl(_ node: SubscriptDeclSyntax) -> Decl {
    if !isMember(node) { complain(Diagnostic(.error, .subscriptOutsideType, at: range(node.subscriptKeyword))) }
    checkAccessors(of: node)
    return context.enclosing {
      SubscriptDecl(
        id: id(), range: range(node), nameRange: range(node.subscriptKeyword), attributes: attributes(node.attributes),
        modifiers: modifiers(node.modifiers), generics: generics(node.genericParameterClause),
        parameters: parameters(node.parameterClause, labels: .doubled), resultType: type(node.returnClause.type),
        whereClause: requirements(node.genericWhereClause), accessors: node.accessorBlock.map { accessors($0) } ?? [])
    }
  }

  /// The effects of a signature.
  private func effects(of node: FunctionSignatureSyntax) -> Effects {
    effects(node.effectSpecifiers?.asyncSpecifier, node.effectSpecifiers?.throwsClause)
  }

  // MARK: - Parameters

  /// Which names of a parameter are labels.
  enum LabelRule {
    /// Never, as in operators.
    case none
    /// The first name, as in functions.
    case written
    /// The first of two names, as in subscripts.
    case doubled
  }

  /// The parameters in parentheses.
  func parameters(_ clause: FunctionParameterClauseSyntax, labels: LabelRule) -> [ParamDecl] {
    clause.parameters.map { parameter($0, labels: labels) }
  }

  /// `label name: T... = value`.
  private func parameter(_ node: FunctionParameterSyntax, labels: LabelRule) -> ParamDecl {
    let token = node.secondName ?? node.firstName
    let isLabelled = labels == .written || (labels == .doubled && node.secondName != nil)
    let written = type(node.type)
    let attributes = attributes(node.attributes)
    let variable = VarDecl(
      id: id(), nameRange: range(token), attributes: attributes, name: bindingName(token), isLet: !isInOut(written))
    return ParamDecl(
      id: id(), range: range(node), nameRange: range(token), attributes: attributes,
      label: isLabelled && node.firstName.text != "_" ? name(node.firstName) : nil, name: variable.name, type: written,
      isVariadic: node.ellipsis != nil, defaultValue: node.defaultValue.map { expr($0.value) }, variable: variable)
  }

  // MARK: - Accessors

  /// The accessors in braces; an expression alone is a `get`.
  func accessors(_ node: AccessorBlockSyntax) -> [AccessorDecl] {
    switch node.accessors {
    case .getter(let statements): return [getter(statements, in: node)]
    case .accessors(let list): return list.compactMap { accessor($0) }
    @unknown default: return []
    }
  }

  /// `{ expr }` as a `get`.
  private func getter(_ statements: CodeBlockItemListSyntax, in node: AccessorBlockSyntax) -> AccessorDecl {
    context.enclosing(isBody: true) {
      AccessorDecl(
        id: id(), range: range(node), attributes: [], modifiers: [], accessorKind: .get, parameter: nil,
        hasExplicitParameter: false, effects: Effects(), body: block(statements, range: range(node)))
    }
  }

  /// `get`, `set(v) { … }`, `didSet { … }` and their kin.
  func accessor(_ node: AccessorDeclSyntax) -> AccessorDecl? {
    if let original = originals?.accessor(like: node) { return originals?.converter.accessor(original) }
    guard let kind = accessorKind(node.accessorSpecifier.text) else {
      if !node.hasError { unsupported("'\(node.accessorSpecifier.text)' accessors", node) }
      return nil
    }
    return context.enclosing(isBody: true) {
      AccessorDecl(
        id: id(), range: range(node), attributes: attributes(node.attributes),
        modifiers: node.modifier.map { modifiers(DeclModifierListSyntax([$0])) } ?? [], accessorKind: kind,
        parameter: accessorParameter(node, kind), hasExplicitParameter: node.parameters != nil,
        effects: effects(node.effectSpecifiers?.asyncSpecifier, node.effectSpecifiers?.throwsClause),
        body: node.body.map { block($0) })
    }
  }

  /// The kind that a keyword names, if the tree has it.
  private func accessorKind(_ keyword: String) -> AccessorDecl.AccessorKind? {
    switch keyword {
    case "read": .read
    case "modify": .modify
    default: AccessorDecl.AccessorKind(rawValue: keyword)
    }
  }

  /// The written parameter of an accessor, or the implicit one.
  private func accessorParameter(_ node: AccessorDeclSyntax, _ kind: AccessorDecl.AccessorKind) -> VarDecl? {
    if let token = node.parameters?.name {
      return VarDecl(id: id(), nameRange: range(token), name: name(token), isLet: true)
    }
    let implicit: String
    switch kind {
    case .set, .willSet, .initAccessor: implicit = "newValue"
    case .didSet: implicit = "oldValue"
    default: return nil
    }
    return VarDecl(id: id(), nameRange: range(node.accessorSpecifier), name: implicit, isLet: true)
  }
}
