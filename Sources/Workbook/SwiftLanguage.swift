import Parsing

/// Swift's text as the toolchain's parser sees it.
struct SwiftLanguage: Language {
  /// Whether nothing is missing at the end of `text`.
  func isComplete(_ text: String) -> Bool {
    if case .incomplete = completeness(of: text) { return false }
    return true
  }

  /// `text` cut into coloured pieces.
  func highlight(_ text: String) -> [HighlightCard] {
    let bytes = Array(text.utf8)
    var pieces: [HighlightCard] = []
    var end = 0
    for span in SyntaxHighlighter.spans(of: text) where span.range.lowerBound >= end {
      pieces.append(
        HighlightCard(text: String(decoding: bytes[end..<span.range.lowerBound], as: UTF8.self), kind: .plain))
      pieces.append(HighlightCard(text: String(decoding: bytes[span.range], as: UTF8.self), kind: kind(span.role)))
      end = span.range.upperBound
    }
    pieces.append(HighlightCard(text: String(decoding: bytes[end...], as: UTF8.self), kind: .plain))
    return pieces.filter { !$0.text.isEmpty }
  }

  /// How a role is coloured.
  private func kind(_ role: SyntaxHighlighter.Role) -> HighlightCard.Kind {
    switch role {
    case .keyword, .directive: .keyword
    case .typeName: .typeName
    case .attribute: .attribute
    case .literal: .number
    case .string, .regex: .string
    case .comment, .documentation: .comment
    case .identifier, .label, .operatorName, .placeholder: .plain
    }
  }
}
