import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Tree

/// Expands the macros of one type in the compiler's order: attributes of members, then their accessors and peers,
/// then members and extensions of the type.
struct TypeExpander<Type: DeclGroupSyntax> {
  /// Knows the macros.
  let expander: MacroExpander
  /// The type.
  let type: Type
  /// The text that it stands in.
  let file: SourceFile
  /// The conformances that it inherits.
  let inheritedConformances: Set<String>

  /// An attribute that is a macro, and where it stands.
  private struct Use {
    let attribute: AttributeSyntax
    let macro: MacroDeclaration
    let site: TypeExpansion.Site
  }

  /// Expands everything.
  func expand() -> TypeExpansion {
    var result = TypeExpansion()
    let uses = uses(in: type.attributes) { .type($0) }
    if let local = uses.first(where: { $0.macro.roles.contains(.extension) }), isLocal {
      result.diagnostics.append(Diagnostic(.error, .localTypeWithExtensionMacro, at: range(local.attribute)))
      return result
    }
    for item in type.memberBlock.members { result.members.append(member(item.decl, uses, &result)) }
    for use in uses {
      for text in expand(use, .member, on: DeclSyntax(type), &result) {
        result.added.append(.init(macro: use.macro.name, site: use.site, text: text))
      }
    }
    for use in uses { expandExtension(use, &result) }
    return result
  }

  // MARK: - Members

  /// What is written for one member.
  private func member(_ decl: DeclSyntax, _ typeUses: [Use], _ result: inout TypeExpansion) -> TypeExpansion.Member {
    var member = TypeExpansion.Member()
    guard let attributed = decl.asProtocol((any WithAttributesSyntax).self) else { return member }
    for use in typeUses {
      for text in expand(use, .memberAttribute, on: decl, &result) where !text.allSatisfy(\.isWhitespace) {
        member.attributes.append(.init(macro: use.macro.name, site: use.site, text: text))
      }
    }
    var uses = uses(in: attributed.attributes) { .member($0) }
    for (index, piece) in member.attributes.enumerated() {
      var parser = SwiftParser.Parser(piece.text)
      uses += self.uses(in: AttributeListSyntax.parse(from: &parser)) { .added(piece: index, attribute: $0) }
    }
    for use in uses { expand(use, onMember: decl, &member, &result) }
    return member
  }

  /// Expands the accessor and peer roles of a member's macro.
  private func expand(
    _ use: Use, onMember decl: DeclSyntax, _ member: inout TypeExpansion.Member, _ result: inout TypeExpansion
  ) {
    if use.macro.roles.contains(.accessor) {
      guard let variable = decl.as(VariableDeclSyntax.self) else { return }
      if variable.bindings.count > 1 {
        for binding in variable.bindings {
          result.diagnostics.append(
            Diagnostic(.error, .accessorMacroNeedsSingleVariable(use.macro.name), at: range(binding.pattern)))
        }
        return
      }
      let texts = expand(use, .accessor, on: decl, &result).filter { !$0.allSatisfy(\.isWhitespace) }
      member.accessors += texts.map { .init(macro: use.macro.name, site: use.site, text: $0) }
      if texts.isEmpty, use.macro.replacesStorage, let binding = variable.bindings.first {
        result.diagnostics.append(
          Diagnostic(.error, .accessorMacroWroteNoGetter(use.macro.name), at: range(binding.pattern)))
        return
      }
    }
    member.peers += expand(use, .peer, on: decl, &result).map {
      .init(macro: use.macro.name, site: use.site, text: $0)
    }
  }

  // MARK: - One expansion

  /// Expands an extension macro for the conformances that the type does not declare itself.
  private func expandExtension(_ use: Use, _ result: inout TypeExpansion) {
    let declared = Set(type.inheritanceClause?.inheritedTypes.map { lastComponent($0.type.trimmedDescription) } ?? [])
    let missing = use.macro.conformances.filter {
      !declared.contains(lastComponent($0)) && !inheritedConformances.contains($0)
    }
    for text in expand(use, .extension, on: DeclSyntax(type), conformances: missing, &result) {
      result.extensions.append(.init(macro: use.macro.name, site: use.site, text: text))
    }
  }

  /// What a macro writes in one role, if it has that role.
  private func expand(
    _ use: Use, _ role: MacroDeclaration.Role, on decl: DeclSyntax, conformances: [String] = [],
    _ result: inout TypeExpansion
  ) -> [String] {
    guard use.macro.roles.contains(role) else { return [] }
    guard let implementation = expander.plugins.implementation(module: use.macro.module, type: use.macro.type) else {
      if result.diagnostics.isEmpty {
        result.diagnostics.append(
          Diagnostic(.error, .macroImplementationMissing(use.macro), at: range(use.attribute), category: .defect))
      }
      return []
    }
    let context = BasicMacroExpansionContext(lexicalContext: lexicalContext(of: decl, role))
    let text = expandAttachedMacro(
      definition: implementation, macroRole: syntaxRole(role), attributeNode: use.attribute, node: decl,
      parentDeclNode: role == .memberAttribute ? DeclSyntax(type) : nil,
      extendedType: role == .extension ? TypeSyntax(stringLiteral: qualifiedName(of: type)) : nil,
      conformanceList: role == .extension ? inheritedTypes(conformances) : nil, in: context,
      indentationWidth: .spaces(2))
    result.diagnostics += context.diagnostics.map { diagnostic($0, from: use) }
    return text.map { [$0] } ?? []
  }

  /// What stands around the declaration, as the compiler tells macros; never empty, since macros index it.
  private func lexicalContext(of decl: DeclSyntax, _ role: MacroDeclaration.Role) -> [Syntax] {
    let around = decl.parent?.allMacroLexicalContexts() ?? []
    return around.isEmpty ? decl.allMacroLexicalContexts() : around
  }

  /// A role under SwiftSyntax's name.
  private func syntaxRole(_ role: MacroDeclaration.Role) -> MacroRole {
    switch role {
    case .member: .member
    case .memberAttribute: .memberAttribute
    case .accessor: .accessor
    case .peer: .peer
    case .extension: .extension
    }
  }

  /// Protocols as the syntax of an inheritance clause.
  private func inheritedTypes(_ names: [String]) -> InheritedTypeListSyntax {
    InheritedTypeListSyntax(names.map { InheritedTypeSyntax(type: TypeSyntax(stringLiteral: $0)) })
  }

  // MARK: - Places

  /// A macro's complaint, with the macro named as the compiler names it.
  private func diagnostic(_ d: SwiftDiagnostics.Diagnostic, from use: Use) -> Tree.Diagnostic {
    let isInFile = d.node.root.id == type.root.id
    let place = isInFile ? d.position.utf8Offset : Int(range(use.attribute).start)
    let severity: Tree.Diagnostic.Severity = d.diagMessage.severity == .error ? .error : .warning
    return Tree.Diagnostic(
      severity, d.message + " (from macro '\(use.attribute.attributeName.description)')",
      at: SourceRange(
        file: file, start: place, end: isInFile ? d.node.endPositionBeforeTrailingTrivia.utf8Offset : place))
  }

  /// The range of a node of the type's text; for one of a macro's text, the type's name.
  private func range(_ node: some SyntaxProtocol) -> SourceRange {
    let shown: Syntax = node.root.id == type.root.id ? Syntax(node) : Syntax(type.introducer)
    return SourceRange(
      file: file, start: shown.positionAfterSkippingLeadingTrivia.utf8Offset,
      end: shown.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The macros among attributes.
  private func uses(in list: AttributeListSyntax, site: (Int) -> TypeExpansion.Site) -> [Use] {
    list.enumerated().compactMap { index, element in
      guard case .attribute(let attribute) = element, let macro = expander.macro(for: attribute) else { return nil }
      return Use(attribute: attribute, macro: macro, site: site(index))
    }
  }

  /// Whether the type stands in a body.
  private var isLocal: Bool {
    sequence(first: Syntax(type), next: \.parent).dropFirst().contains {
      $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(AccessorBlockSyntax.self)
    }
  }

  /// What follows the last dot.
  private func lastComponent(_ name: String) -> Substring { name.split(separator: ".").last ?? "" }
}

/// A type's name with those of the types around it.
func qualifiedName(of type: some DeclGroupSyntax) -> String {
  var names: [String] = []
  for node in sequence(first: Syntax(type), next: \.parent) {
    if let named = node.asProtocol((any NamedDeclSyntax).self), node.isProtocol((any DeclGroupSyntax).self) {
      names.append(named.name.text)
    } else if let extended = node.as(ExtensionDeclSyntax.self) {
      names.append(extended.extendedType.trimmedDescription)
    }
  }
  return names.reversed().joined(separator: ".")
}
