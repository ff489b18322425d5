import SwiftDiagnostics
import SwiftSyntax
import Tree

/// Where the compiler shows a syntax error, as far as that differs from where SwiftParser found it.
extension SyntaxDiagnostics {

  /// The offset at which `swiftc` shows a diagnostic.
  static func placement(of d: SwiftDiagnostics.Diagnostic, in bytes: [UInt8]) -> Int {
    let found = d.position.utf8Offset
    if let offset = special(d, found, bytes) { return offset }
    return d.message.hasPrefix("expected ") ? nextToken(in: bytes, from: found, d.message) : found
  }

  /// The place of a message for which the compiler points elsewhere than at what is missing.
  private static func special(_ d: SwiftDiagnostics.Diagnostic, _ found: Int, _ bytes: [UInt8]) -> Int? {
    let message = d.message
    if message.hasPrefix("expected '\"") { return d.notes.first?.position.utf8Offset }
    if message.hasPrefix("expected ')' in string literal") { return last("(", in: bytes, before: found) }
    if message == "expected name in member access" {
      let dot = last(".", in: bytes, before: found)
      return hasBase(d.node) ? dot : nil
    }
    if message == "expected identifier in key path property component" { return last(".", in: bytes, before: found) }
    if message.hasPrefix("expected ':' and expression after '?") { return last("?", in: bytes, before: found) }
    if message.hasPrefix("invalid escape sequence") { return found + 1 }
    if message.hasPrefix("missing condition") { return statement(around: d.node) }
    let isSecondStatement = message.hasPrefix("unexpected code '") && CompilerWording.isStatement(message)
    if isSecondStatement || message == "expected '=' in variable" { return tokenEnd(in: bytes, before: found) }
    if message == "expected identifier in enum case" { return enumCase(lacking: d.node) }
    if message.hasPrefix("expected 'while' and condition") { return tokenEnd(in: bytes, before: found) - 1 }
    if message == "unterminated '/*' comment" { return tokenEnd(in: bytes, before: bytes.count) }
    if message == "expected ':' in parameter" {
      return parameter(around: d.node)?.endPositionBeforeTrailingTrivia.utf8Offset
    }
    return d.message == "expected ']' to end array" ? tokenEnd(in: bytes, before: found) : nil
  }

  /// Whether something stands before the period of a member access.
  private static func hasBase(_ node: Syntax) -> Bool {
    sequence(first: node, next: \.parent).lazy.compactMap { $0.as(MemberAccessExprSyntax.self) }.first?.base != nil
  }

  /// Where an enum's case begins that has no name, not even a first one.
  private static func enumCase(lacking node: Syntax) -> Int? {
    let declaration = sequence(first: node, next: \.parent).lazy.compactMap { $0.as(EnumCaseDeclSyntax.self) }.first
    guard let declaration, declaration.elements.count == 1 else { return nil }
    return declaration.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  /// The parameter that a node is in.
  private static func parameter(around node: Syntax) -> FunctionParameterSyntax? {
    sequence(first: node, next: \.parent).lazy.compactMap { $0.as(FunctionParameterSyntax.self) }.first
  }

  /// The end of the token before `offset` on the same line, or else `offset`.
  private static func tokenEnd(in bytes: [UInt8], before offset: Int) -> Int {
    var end = min(offset, bytes.count)
    while end > 0, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") { end -= 1 }
    return end == 0 || bytes[end - 1] == UInt8(ascii: "\n") ? offset : end
  }

  /// The compiler's words for a message at a place.
  static func wording(of d: SwiftDiagnostics.Diagnostic, at offset: Int, in bytes: [UInt8]) -> String {
    let line = bytes[..<min(offset, bytes.count)].reversed().prefix { $0 != UInt8(ascii: "\n") }
    return CompilerWording(
      text: d.message, node: d.node,
      isInsideLine: line.contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") },
      isAtEnd: skipTrivia(in: bytes, from: offset).offset == bytes.count
    ).message
  }

  /// The next token, where the compiler stands when it misses something: unless it begins a line, when the place after
  /// the last one says more.
  private static func nextToken(in bytes: [UInt8], from found: Int, _ message: String) -> Int {
    let (next, crossesLine) = skipTrivia(in: bytes, from: found)
    let isUnconditional =
      message.hasPrefix("expected '}'") || message.hasPrefix("expected '#endif'")
      || message == "expected expression after operator" || message.hasPrefix("expected expression after ternary")
      || message.hasPrefix("expected expression and ':' in ternary") || message == "expected name in member access"
    if isUnconditional || !crossesLine { return next }
    let closesSomething = message.hasPrefix("expected ')'") || message.hasPrefix("expected ']'")
    let isAtEnd = next == bytes.count && (closesSomething || message.hasPrefix("expected name in import"))
    return isAtEnd ? next : tokenEnd(in: bytes, before: found)
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
