import SwiftDiagnostics
import SwiftSyntax
import Tree

/// Where the compiler shows a syntax error, as far as that differs from where SwiftParser found it.
extension SyntaxDiagnostics {

  /// The offset at which `swiftc` shows a diagnostic.
  static func placement(of d: SwiftDiagnostics.Diagnostic, in file: SourceFile) -> Int {
    let found = d.position.utf8Offset
    let bytes = Array(file.text.utf8)
    if d.message.hasPrefix("expected '\"") { return d.notes.first?.position.utf8Offset ?? found }
    if d.message == "expected name in member access" { return last(".", in: bytes, before: found) ?? found }
    if d.message.hasPrefix("expected ':' and expression after '?") {
      return last("?", in: bytes, before: found) ?? found
    }
    if d.message.hasPrefix("invalid escape sequence") { return found + 1 }
    if d.message.hasPrefix("missing condition") { return statement(around: d.node) ?? found }
    return d.message.hasPrefix("expected ") ? nextToken(in: bytes, from: found, d.message) : found
  }

  /// The next token, where the compiler stands when it misses something: unless it begins a line, when the place after
  /// the last one says more.
  private static func nextToken(in bytes: [UInt8], from found: Int, _ message: String) -> Int {
    let (next, crossesLine) = skipTrivia(in: bytes, from: found)
    let isUnconditional =
      message.hasPrefix("expected '}'") || message.hasPrefix("expected '#endif'")
      || message == "expected expression after operator"
    if isUnconditional || !crossesLine { return next }
    let closesSomething = message.hasPrefix("expected ')'") || message.hasPrefix("expected ']'")
    return next == bytes.count && (closesSomething || message.hasPrefix("expected name in import")) ? next : found
  }

  /// The first byte at or after `offset` that is neither white space nor comment, and whether a line ends before it.
  private static func skipTrivia(in bytes: [UInt8], from offset: Int) -> (offset: Int, crossesLine: Bool) {
    var next = offset
    var crossesLine = false
    while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): crossesLine = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: "/") where next + 1 < bytes.count && bytes[next + 1] == UInt8(ascii: "/"):
        while next + 1 < bytes.count, bytes[next + 1] != UInt8(ascii: "\n") { next += 1 }
      default: return (next, crossesLine)
      }
      next += 1
    }
    return (bytes.count, crossesLine)
  }

  /// The last occurrence of a character before `offset`.
  private static func last(_ character: Unicode.Scalar, in bytes: [UInt8], before offset: Int) -> Int? {
    bytes[..<min(offset, bytes.count)].lastIndex(of: UInt8(ascii: character))
  }

  /// Where the statement around a node begins.
  private static func statement(around node: Syntax) -> Int? {
    sequence(first: node, next: \.parent)
      .first { $0.is(IfExprSyntax.self) || $0.is(WhileStmtSyntax.self) || $0.is(GuardStmtSyntax.self) }?
      .positionAfterSkippingLeadingTrivia.utf8Offset
  }
}
