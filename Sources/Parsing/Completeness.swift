import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import Tree

/// Whether a text at the prompt can be run, or needs more lines.
public enum Completeness: Equatable, Sendable {
  /// It is whole, or wrong in a way that more text cannot mend.
  case complete
  /// Its end is missing; the next line wants this many levels of indentation.
  case incomplete(indent: Int)
  /// There is nothing to run.
  case empty

  /// Judges `text`.
  ///
  /// A text is incomplete when the parser misses something at its very end, or when a string or a comment is open. A
  /// stray closing brace is an error at once, and so is a text nested too deeply to parse.
  public init(of text: String) {
    let file = SourceFile(name: "prompt", text: text)
    if NestingGuard.refusal(of: file) != nil {
      self = .complete
      return
    }
    let tree = SwiftParser.Parser.parse(source: text)
    let end = Self.lastCode(in: text)
    if end == 0, !tree.hasError {
      self = .empty
    } else if tree.hasError, Self.misses(tree, end: end) {
      self = .incomplete(indent: Self.openDelimiters(in: tree))
    } else {
      self = Self.awaitsMore(tree) ? .incomplete(indent: 0) : .complete
    }
  }

  /// One past the last byte that is not white space.
  private static func lastCode(in text: String) -> Int {
    var end = text.utf8.count
    for byte in text.utf8.reversed() {
      guard byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D else { break }
      end -= 1
    }
    return end
  }

  /// Whether an error lies at the end of the text, or a multi-line string is open.
  private static func misses(_ tree: SourceFileSyntax, end: Int) -> Bool {
    let diagnostics = ParseDiagnosticsGenerator.diagnostics(for: tree)
    if diagnostics.contains(where: { isStrayBrace($0.message) }) { return false }
    return diagnostics.contains { diagnostic in
      if diagnostic.message.hasPrefix("unterminated '/*'") { return true }
      if isOpenLine(diagnostic.message) { return false }
      return diagnostic.position.utf8Offset >= end
    }
  }

  /// Whether a message complains of a string that had to end on its line.
  private static func isOpenLine(_ message: String) -> Bool {
    let quotes = message.drop { $0 != "\"" }.prefix { $0 == "\"" }.count
    return message.hasPrefix("expected '") && message.hasSuffix("to end string literal") && quotes == 1
  }

  /// Whether a message complains of a closing delimiter that nothing opened.
  private static func isStrayBrace(_ message: String) -> Bool {
    message.hasPrefix("unexpected brace") || message.hasPrefix("extraneous '}'")
  }

  /// How many delimiters are open at the end.
  private static func openDelimiters(in tree: SourceFileSyntax) -> Int {
    var depth = 0
    for token in tree.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .leftBrace, .leftParen, .leftSquare: depth += 1
      case .rightBrace, .rightParen, .rightSquare: depth = max(0, depth - 1)
      default: break
      }
    }
    return depth
  }

  /// Whether a block comment is open at the end, or a function still wants its body.
  private static func awaitsMore(_ tree: SourceFileSyntax) -> Bool {
    if case .decl(let last)? = tree.statements.last?.item, let function = last.as(FunctionDeclSyntax.self) {
      return function.body == nil
    }
    return tree.endOfFileToken.leadingTrivia.contains { piece in
      if case .blockComment(let comment) = piece { return !comment.hasSuffix("*/") }
      return false
    }
  }
}

/// Judges `text`, for those who prefer a function.
public func completeness(of text: String) -> Completeness { Completeness(of: text) }
