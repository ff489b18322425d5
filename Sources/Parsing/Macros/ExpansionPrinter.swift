import SwiftParser
import SwiftSyntax
public import Tree

extension Parser {
  /// The text of `file` with what every attached macro wrote put where it belongs; the text itself without macros.
  ///
  /// Complaints of the macros are not told here: `parse(_:)` reports them.
  public func expandedSource(of file: SourceFile) -> String {
    guard let expander, NestingGuard.refusal(of: file) == nil else { return file.text }
    let printer = ExpansionPrinter(expander: expander, file: file)
    printer.walk(SwiftParser.Parser.parse(source: file.text))
    return printer.result
  }
}

/// Collects what macros wrote as edits of the text.
private final class ExpansionPrinter: SyntaxVisitor {
  /// An insertion, with the bytes that give way to it.
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  /// Expands.
  private let expander: MacroExpander
  /// The text.
  private let file: SourceFile
  /// The edits, in no order.
  private var edits: [Edit] = []

  /// Creates a printer for one file.
  init(expander: MacroExpander, file: SourceFile) {
    self.expander = expander
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { expand(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { expand(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { expand(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { expand(node) }

  /// The text with all edits made.
  var result: String {
    let bytes = Array(file.text.utf8)
    var result: [UInt8] = []
    var done = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[done..<max(done, edit.range.lowerBound)]
      result += Array(edit.text.utf8)
      done = max(done, edit.range.upperBound)
    }
    result += bytes[done...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Notes the edits of one type.
  private func expand(_ type: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    guard let expansion = expander.expansion(of: type, in: file) else { return .visitChildren }
    let margin = margin(of: type)
    for (item, member) in zip(type.memberBlock.members, expansion.members) where !member.isEmpty {
      edit(item.decl, member, margin: self.margin(of: item.decl) ?? (margin ?? "") + "  ")
    }
    let added = expansion.added.map { "\n" + indent($0.text, by: (margin ?? "") + "  ") + "\n" }.joined()
    if !added.isEmpty {
      let opening = self.margin(of: type.memberBlock.rightBrace) == nil ? "\n" : ""
      insert(opening + added + (margin ?? ""), at: type.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia)
    }
    for piece in expansion.extensions {
      insert("\n\n" + piece.text, at: outermost(type).endPositionBeforeTrailingTrivia)
    }
    return .visitChildren
  }

  /// Notes the edits of one member.
  private func edit(_ decl: DeclSyntax, _ member: TypeExpansion.Member, margin: String) {
    for piece in member.attributes { insert(piece.text + "\n" + margin, at: decl.positionAfterSkippingLeadingTrivia) }
    let end = decl.endPositionBeforeTrailingTrivia
    for piece in member.accessors {
      let isBraced = piece.text.first { !$0.isWhitespace } == "{"
      let text = isBraced ? piece.text : "{\n" + indent(piece.text, by: "  ") + "\n}"
      let old = decl.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock
      let start = old?.positionAfterSkippingLeadingTrivia ?? end
      let written = (old == nil ? " " : "") + indent(text, by: margin).drop { $0 == " " }
      edits.append(Edit(range: start.utf8Offset..<end.utf8Offset, text: written))
    }
    for piece in member.peers { insert("\n" + indent(piece.text, by: margin), at: end) }
  }

  /// Notes an insertion.
  private func insert(_ text: String, at position: AbsolutePosition) {
    edits.append(Edit(range: position.utf8Offset..<position.utf8Offset, text: text))
  }

  /// The white space before a declaration that begins its line.
  private func margin(of node: some SyntaxProtocol) -> String? {
    let trivia = node.leadingTrivia.description
    guard trivia.contains("\n") || node.position.utf8Offset == 0 else { return nil }
    return String(trivia.reversed().prefix { $0 == " " || $0 == "\t" }.reversed())
  }

  /// Text with white space before each line that has any.
  private func indent(_ text: String, by margin: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.allSatisfy(\.isWhitespace) ? String($0) : margin + $0 }.joined(separator: "\n")
  }

  /// The declaration at file scope that holds a type.
  private func outermost(_ type: some DeclGroupSyntax) -> Syntax {
    let around = sequence(first: Syntax(type), next: \.parent)
    return around.reversed().first { $0.isProtocol((any DeclGroupSyntax).self) } ?? Syntax(type)
  }
}
