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
      let (converter, list) = inner.parsed(piece, site: attributeRange(piece.site, of: type)) {
        MemberBlockItemListSyntax.parse(from: &$0)
      }
      result += converter.members(list)
    }
    return result
  }

  /// Converts the extensions of a type that macros wrote; they wait in the context.
  func addExtensions<D: DeclGroupSyntax>(of type: D, expandedAs expansion: TypeExpansion) {
    for piece in expansion.extensions {
      let (converter, list) = parsed(piece, site: attributeRange(piece.site, of: type)) {
        CodeBlockItemListSyntax.parse(from: &$0)
      }
      for item in list {
        if case .decl(let decl) = item.item { context.extensions += converter.decls(decl) }
      }
    }
  }

  // MARK: - One member

  /// A member with its added attributes and accessors, then its peers.
  private func member<D: DeclGroupSyntax>(
    _ decl: DeclSyntax, of type: D, with added: TypeExpansion.Member
  ) -> [Decl] {
    let attributes = added.attributes.map { piece in
      let (converter, list) = parsed(piece, site: attributeRange(piece.site, of: type)) {
        AttributeListSyntax.parse(from: &$0)
      }
      return converter.attributes(list)
    }
    let sites = MemberSites(type: type, member: decl, added: attributes, converter: self)
    guard let variable = decl.as(VariableDeclSyntax.self) else { return decls(decl) + peers(added, sites, nil) }
    let written = added.accessors.flatMap { self.accessors($0, site: sites.range($0.site)) }
    return bindings(variable, adding: attributes.flatMap { $0 }, written) + peers(added, sites, variable.bindings.first)
  }

  /// The declarations beside a member; what they copied from it keeps its place.
  private func peers(_ added: TypeExpansion.Member, _ sites: MemberSites, _ binding: PatternBindingSyntax?) -> [Decl] {
    added.peers.flatMap { piece -> [Decl] in
      var (converter, list) = parsed(piece, site: sites.range(piece.site)) {
        MemberBlockItemListSyntax.parse(from: &$0)
      }
      converter.originals = binding.map { MacroOriginals(converter: self, binding: $0) }
      return converter.members(list)
    }
  }

  /// The accessors that a macro wrote, with or without braces.
  private func accessors(_ piece: TypeExpansion.Piece, site: SourceRange) -> [AccessorDecl] {
    let isBraced = piece.text.first { !$0.isWhitespace } == "{"
    let text = isBraced ? piece.text : "{\n\(piece.text)\n}"
    let braced = TypeExpansion.Piece(macro: piece.macro, site: piece.site, text: text)
    let (converter, block) = parsed(braced, site: site) { AccessorBlockSyntax.parse(from: &$0) }
    return converter.accessors(block)
  }

  // MARK: - Texts and sites

  /// Parses a text that a macro wrote as a file of its own, and makes the converter for it.
  private func parsed<Node: SyntaxProtocol>(
    _ piece: TypeExpansion.Piece, site: SourceRange, _ parse: (inout SwiftParser.Parser) -> Node
  ) -> (converter: Converter, node: Node) {
    let file = SourceFile(
      name: "macro expansion @\(piece.macro)", text: piece.text, origin: .macro(name: piece.macro, site: site))
    context.parser.sources.add(file)
    var parser = SwiftParser.Parser(piece.text)
    let node = parse(&parser)
    if node.hasError { context.diagnostics += SyntaxDiagnostics.diagnostics(for: node, in: file) }
    var converter = Converter(file: file, context: context)
    converter.place = place
    return (converter, context.parser.fold(node, in: file, context.note))
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
