import SwiftDiagnostics
import SwiftOperators
import SwiftParserDiagnostics
import SwiftSyntax
import Tree

/// Brings the toolchain's syntax diagnostics into ours.
enum SyntaxDiagnostics {

  /// Everything that is wrong with the syntax of `tree`, in the compiler's words.
  static func diagnostics(for tree: some SyntaxProtocol, in file: SourceFile) -> [Tree.Diagnostic] {
    let found = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { !isNoFault($0) }
    guard !found.isEmpty else { return [] }
    let bytes = Array(file.text.utf8)
    let missing = Set(found.filter { $0.message.hasPrefix("expected ") }.map(\.position))
    return found.filter { !$0.message.hasPrefix("unexpected code '") || !missing.contains($0.position) }
      .map { diagnostic($0, bytes, in: file) }
  }

  /// Whether the compiler takes what the newer parser complains of: a semicolon behind the declaration of an operator.
  private static func isNoFault(_ d: SwiftDiagnostics.Diagnostic) -> Bool {
    d.message == "';' is not allowed in operator names"
  }

  /// One of the toolchain's diagnostics as ours; `bytes` are the text's.
  private static func diagnostic(
    _ d: SwiftDiagnostics.Diagnostic, _ bytes: [UInt8], in file: SourceFile
  ) -> Tree.Diagnostic {
    let start = placement(of: d, in: bytes)
    let end = max(start, d.node.endPositionBeforeTrailingTrivia.utf8Offset)
    return Tree.Diagnostic(
      severity(d.diagMessage.severity), wording(of: d, at: start, in: bytes),
      at: SourceRange(file: file, start: start, end: end),
      highlights: d.highlights.map { range($0, in: file) }, fixIts: d.fixIts.compactMap { mend($0, bytes, in: file) },
      notes: d.notes.map { note in
        Tree.Diagnostic(.note, note.message, at: emptyRange(note.position.utf8Offset, in: file))
      })
  }

  /// A misuse of operators or precedence groups as ours, in the compiler's words; `nil` for what another file declares, which a file may shadow.
  static func diagnostic(for error: OperatorError, in file: SourceFile) -> Tree.Diagnostic? {
    switch error {
    case .missingOperator(let name, let node):
      return Tree.Diagnostic(.error, .operatorUnknown(name), at: range(node, in: file))
    case .missingGroup(let name, let node):
      return Tree.Diagnostic(.error, .precedenceGroupUnknown(name), at: range(node, in: file))
    case .incomparableOperators(let left, let leftGroup, let right, let rightGroup):
      let message = String.operatorsNotComparable(
        left.trimmedDescription, leftGroup, right.trimmedDescription, rightGroup)
      return Tree.Diagnostic(.error, message, at: range(left, in: file))
    case .operatorAlreadyExists(let old, let new):
      guard old.syntax.map({ $0.root.id }) == new.syntax?.root.id else { return nil }
      return new.syntax.map { Tree.Diagnostic(.error, .operatorRedeclared, at: range($0, in: file)) }
    case .groupAlreadyExists(let old, let new):
      guard old.syntax.map({ $0.root.id }) == new.syntax?.root.id else { return nil }
      return new.syntax.map { Tree.Diagnostic(.error, .precedenceGroupRedeclared, at: range($0, in: file)) }
    @unknown default: return nil
    }
  }

  /// The severity under our name; a remark is a note.
  private static func severity(_ severity: DiagnosticSeverity) -> Tree.Diagnostic.Severity {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note, .remark: .note
    @unknown default: .note
    }
  }

  /// A fix-it as one mend: its edits with the text between them; `nil` when nothing is edited.
  private static func mend(
    _ fixIt: SwiftDiagnostics.FixIt, _ bytes: [UInt8], in file: SourceFile
  ) -> Tree.Diagnostic.FixIt? {
    let edits = fixIt.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard let first = edits.first, let last = edits.last else { return nil }
    var replacement: [UInt8] = []
    var done = first.range.lowerBound.utf8Offset
    for edit in edits {
      replacement += bytes[min(done, bytes.count)..<min(max(done, edit.range.lowerBound.utf8Offset), bytes.count)]
      replacement += Array(edit.replacement.utf8)
      done = max(done, edit.range.upperBound.utf8Offset)
    }
    let end = max(done, last.range.upperBound.utf8Offset)
    return Tree.Diagnostic.FixIt(
      message: fixIt.message.message,
      range: SourceRange(file: file, start: first.range.lowerBound.utf8Offset, end: end),
      replacement: String(decoding: replacement, as: UTF8.self))
  }

  /// The bytes of a node without its trivia.
  private static func range(_ node: some SyntaxProtocol, in file: SourceFile) -> SourceRange {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceRange(file: file, start: start, end: max(start, node.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  /// The place before the byte at `offset`.
  private static func emptyRange(_ offset: Int, in file: SourceFile) -> SourceRange {
    SourceRange(file: file, start: offset, end: offset)
  }
}
