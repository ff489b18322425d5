import Terminal

/// Draws diagnostics in the compiler's style.
struct DiagnosticDrawing {
  /// Colours and width.
  let style: Style
  /// Whether long messages are wrapped, as people like it and editors that follow errors do not.
  var isWrapped = false

  /// A diagnostic with its excerpt, notes and fix-its.
  func lines(_ card: DiagnosticCard) -> [String] {
    let headline = isWrapped ? Wrapping.lines(of: headline(card), width: style.width, rest: "  ") : [headline(card)]
    return headline + excerpt(card) + card.fixIts.map { style.paint("  fix: ", .success) + $0 }
      + card.notes.flatMap { lines($0) }
  }

  /// The first error whole, then how many more there are; warnings come after errors.
  func digest(_ cards: [DiagnosticCard], more: String) -> [String] {
    let sorted = cards.filter { $0.severity == "error" } + cards.filter { $0.severity != "error" }
    guard let first = sorted.first else { return [] }
    let rest = sorted.count - 1
    return lines(first) + (rest > 0 ? [style.paint("+\(rest) more (\(more))", .subdued)] : [])
  }

  /// `file:line:column: error: message`
  private func headline(_ card: DiagnosticCard) -> String {
    let place = card.line > 0 ? "\(card.file):\(card.line):\(card.column): " : card.file.isEmpty ? "" : "\(card.file): "
    return place + style.paint("\(card.severity): ", role(of: card.severity)) + style.paint(card.message, .strong)
  }

  /// The line at fault with a caret, and a tilde for each further character.
  private func excerpt(_ card: DiagnosticCard) -> [String] {
    guard card.line > 0, !card.excerpt.isEmpty else { return [] }
    let number = "\(card.line)"
    let gutter = String(repeating: " ", count: number.count)
    let before = String(card.excerpt.prefix(card.indent).map { $0 == "\t" ? "\t" : " " })
    let wide = card.excerpt.prefix(card.indent).reduce(0) { $0 + max(0, DisplayWidth.of($1) - 1) }
    let mark = "^" + String(repeating: "~", count: max(0, min(card.length, card.excerpt.count - card.indent) - 1))
    let margin = before + String(repeating: " ", count: wide)
    return [
      style.paint(" \(number) │ ", .subdued) + card.excerpt,
      style.paint(" \(gutter) │ ", .subdued) + margin + style.paint(mark, role(of: card.severity)),
    ]
  }

  /// The look of a severity.
  private func role(of severity: String) -> Role {
    switch severity {
    case "error": .error
    case "warning": .warning
    default: .note
    }
  }
}
