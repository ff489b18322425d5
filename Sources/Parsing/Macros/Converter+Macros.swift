import SwiftParser
import SwiftSyntax
import Tree

/// The conversion of what macros wrote, each text as a file of its own that knows its attribute.
extension Converter {

  /// The members of a type: the learner's with what was added to each, then those added to the type.
  func members<D: DeclGroupSyntax>(
    of type: D, in place: MemberPlace, expandedAs expansion: TypeExpansion
  ) -> [Decl] {
    var inner = self
    inner.place = place
    var result: [Decl] = []
    for (index, item) in type.memberBlock.members.enumerated() {
      let added = index < expansion.members.count ? expansion.members[index] : TypeExpansion.Member()
      result += added.isEmpty ? inner.decls(item.decl) : inner.member(item.decl, of: type, with: added)
    }
    for piece in expansion.added {
      result += inner.decls(piece, site: attributeRange(piece.site, of: type), as: "members") { converter, parser in
        converter.members(converter.folded(MemberBlockItemListSyntax.parse(from: &parser)))
      }
    }
    return result
  }

  /// Converts the extensions of a type that macros wrote; they wait in the context.
  func addExtensions<D: DeclGroupSyntax>(of type: D, expandedAs expansion: TypeExpansion) {
    for piece in expansion.extensions {
      let site = attributeRange(piece.site, of: type)
      context.extensions += decls(piece, site: site, as: "extensions") { converter, parser in
        converter.folded(CodeBlockItemListSyntax.parse(from: &parser)).flatMap { item in
          if case .decl(let decl) = item.item { return converter.decls(decl) }
          return []
        }
      }
    }
  }

  // MARK: - One member

  /// A member with its added attributes and accessors, then its peers.
  private func member<D: DeclGroupSyntax>(
    _ decl: DeclSyntax, of type: D, with added: TypeExpansion.Member
  ) -> [Decl] {
    let attributes = added.attributes.map { piece in
      let converter = converter(for: piece, site: attributeRange(piece.site, of: type))
      var parser = SwiftParser.Parser(piece.text)
      return converter.attributes(converter.folded(AttributeListSyntax.parse(from: &parser)))
    }
    let sites = MemberSites(type: type, member: decl, added: attributes, converter: self)
    guard let variable = decl.as(VariableDeclSyntax.self) else { return decls(decl) + peers(added, sites, nil) }
    let written = added.accessors.flatMap { self.accessors($0, site: sites.range($0.site)) }
    return bindings(variable, adding: attributes.flatMap { $0 }, written) + peers(added, sites, variable.bindings.first)
  }

  /// The declarations beside a member; what they copied from it keeps its place.
  private func peers(_ added: TypeExpansion.Member, _ sites: MemberSites, _ binding: PatternBindingSyntax?) -> [Decl] {
    added.peers.flatMap { piece -> [Decl] in
      var converter = converter(for: piece, site: sites.range(piece.site))
      converter.originals = binding.map { MacroOriginals(converter: self, binding: $0) }
      var parser = SwiftParser.Parser(piece.text)
      return converter.members(converter.folded(MemberBlockItemListSyntax.parse(from: &parser)))
    }
  }

  /// The accessors that a macro wrote, with or without braces.
  private func accessors(_ piece: TypeExpansion.Piece, site: SourceRange) -> [AccessorDecl] {
    let isBraced = piece.text.first { !$0.isWhitespace } == "{"
    let text = isBraced ? piece.text : "{\n\(piece.text)\n}"
    let braced = TypeExpansion.Piece(macro: piece.macro, site: piece.site, text: text)
    let decls = decls(braced, site: site, as: "accessors") { converter, parser in
      converter.accessors(converter.folded(AccessorBlockSyntax.parse(from: &parser)))
    }
    return decls.compactMap { $0 as? AccessorDecl }
  }

  // MARK: - Texts and sites

  /// The converter for a text that a macro wrote, which becomes a file of its own.
  private func converter(for piece: TypeExpansion.Piece, site: SourceRange) -> Converter {
    let file = SourceFile(
      name: "macro expansion @\(piece.macro)", text: piece.text, origin: .macro(name: piece.macro, site: site))
    context.parser.sources.add(file)
    var converter = Converter(file: file, context: context)
    converter.place = place
    return converter
  }

  /// The declarations in a text that a macro wrote, from the cache where they are known.
  private func decls(
    _ piece: TypeExpansion.Piece, site: SourceRange, as kind: String,
    _ convert: (Converter, inout SwiftParser.Parser) -> [Decl]
  ) -> [Decl] {
    let converter = converter(for: piece, site: site)
    let expander = context.parser.expander
    if let known = expander?.converted(converter.file, as: kind, ids: context.parser.ids) { return known }
    let complaints = context.diagnostics.count
    var parser = SwiftParser.Parser(piece.text)
    let decls = convert(converter, &parser)
    if context.diagnostics.count == complaints { expander?.remember(decls, of: converter.file, as: kind) }
    return decls
  }

  /// A parsed text with its operators folded; syntax errors are noted.
  fileprivate func folded<Node: SyntaxProtocol>(_ node: Node) -> Node {
    if node.hasError { context.diagnostics += SyntaxDiagnostics.diagnostics(for: node, in: file) }
    return context.parser.fold(node, in: file, context.note)
  }

  /// The type's attribute that caused an expansion.
  fileprivate func attributeRange(_ site: TypeExpansion.Site, of type: any DeclGroupSyntax) -> SourceRange {
    if case .type(let index) = site, let attribute = type.attributes.dropFirst(index).first { return range(attribute) }
    return range(type.introducer)
  }
}

/// Where the attributes stand that bear on one member.
private struct MemberSites {
  /// The type around.
  let type: any DeclGroupSyntax
  /// The member.
  let member: DeclSyntax
  /// The added attributes, text by text.
  let added: [[Attribute]]
  /// Converts the learner's text.
  let converter: Converter

  /// The attribute that caused an expansion.
  func range(_ site: TypeExpansion.Site) -> SourceRange {
    switch site {
    case .type: return converter.attributeRange(site, of: type)
    case .member(let index):
      let list = member.asProtocol((any WithAttributesSyntax).self)?.attributes
      return list?.dropFirst(index).first.map { converter.range($0) } ?? converter.range(member)
    case .added(let piece, let attribute):
      guard piece < added.count, attribute < added[piece].count else { return converter.range(member) }
      return added[piece][attribute].range
    }
  }
}
