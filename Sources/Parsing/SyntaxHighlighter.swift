import SwiftIDEUtils
import SwiftParser
import Tree

/// Says which bytes of a text have which part in Swift's grammar, for colouring.
public enum SyntaxHighlighter {

  /// What a span is.
  public enum Role: Sendable {
    case keyword, identifier, typeName, attribute, directive, literal, string, regex, comment, documentation, label,
      operatorName, placeholder
  }

  /// Bytes with a role.
  public struct Span: Sendable, Equatable {
    /// The UTF-8 offsets.
    public let range: Range<Int>
    /// What they are.
    public let role: Role
  }

  /// The spans of `text` that have a role, in order and without overlap.
  ///
  /// A text nested too deeply to parse has none.
  ///
  /// - Complexity: O(length), as slow as parsing it; call it for what is shown.
  public static func spans(of text: String) -> [Span] {
    guard NestingGuard.refusal(of: SourceFile(name: "highlighted", text: text)) == nil else { return [] }
    return SwiftParser.Parser.parse(source: text).classifications.compactMap { classified in
      role(classified.kind).map {
        Span(range: classified.range.lowerBound.utf8Offset..<classified.range.upperBound.utf8Offset, role: $0)
      }
    }
  }

  /// A classification under our name.
  private static func role(_ kind: SyntaxClassification) -> Role? {
    switch kind {
    case .keyword: .keyword
    case .identifier, .dollarIdentifier: .identifier
    case .type: .typeName
    case .attribute: .attribute
    case .ifConfigDirective: .directive
    case .integerLiteral, .floatLiteral: .literal
    case .stringLiteral: .string
    case .regexLiteral: .regex
    case .lineComment, .blockComment: .comment
    case .docLineComment, .docBlockComment: .documentation
    case .argumentLabel: .label
    case .operator: .operatorName
    case .editorPlaceholder: .placeholder
    case .none: nil
    @unknown default: nil
    }
  }
}
