import SwiftSyntax
import Tree

/// Tree's range, not the one of SwiftSyntax that has the same name.
typealias SourceRange = Tree.SourceRange

/// Converts the syntax of one text into Tree.
///
/// Each extension converts one family of nodes. A value is cheap: the state is in the context.
struct Converter {
  /// The text that offsets count in.
  let file: SourceFile
  /// What is shared with the other texts of the parse.
  let context: ConversionContext
  /// The learner's own nodes that a macro copied into this text.
  var originals: MacroOriginals?
  /// Where the declarations being converted stand.
  var place = MemberPlace()

  /// Creates a converter for `file`.
  init(file: SourceFile, context: ConversionContext, originals: MacroOriginals? = nil) {
    self.file = file
    self.context = context
    self.originals = originals
  }

  // MARK: - Ranges and identities

  /// A fresh identity.
  func id() -> NodeID { context.makeID() }

  /// The bytes of a node without its trivia.
  func range(_ node: some SyntaxProtocol) -> SourceRange {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceRange(file: file, start: start, end: max(start, node.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  /// The bytes from the first node's start to the last one's end.
  func range(from first: some SyntaxProtocol, to last: some SyntaxProtocol) -> SourceRange {
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceRange(file: file, start: start, end: max(start, last.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  /// The empty range where a node ends.
  func endRange(_ node: some SyntaxProtocol) -> SourceRange {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    return SourceRange(file: file, start: end, end: end)
  }

  // MARK: - Nodes

  /// Makes an expression that covers `node`.
  func expr(_ kind: Expr.Kind, _ node: some SyntaxProtocol) -> Expr { Expr(id: id(), kind, range(node)) }

  /// Makes a statement that covers `node`.
  func stmt(_ kind: Stmt.Kind, _ node: some SyntaxProtocol) -> Stmt { Stmt(id: id(), kind, range(node)) }

  /// Makes a pattern that covers `node`.
  func pattern(_ kind: Pattern.Kind, _ node: some SyntaxProtocol) -> Pattern { Pattern(id: id(), kind, range(node)) }

  /// Makes a written type that covers `node`.
  func type(_ kind: TypeRepr.Kind, _ node: some SyntaxProtocol) -> TypeRepr { TypeRepr(id: id(), kind, range(node)) }

  // MARK: - Complaints

  /// Notes that the evaluator does not know a feature.
  func unsupported(_ feature: String, _ node: some SyntaxProtocol) {
    context.note(.unsupported(feature, at: range(node)))
  }

  /// Notes a fault.
  func complain(_ diagnostic: Diagnostic) { context.note(diagnostic) }

  // MARK: - Names

  /// A token's text without backticks.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    guard text.utf8.first == 0x60, text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}
