import Terminal

/// A word on what to do next, the last thing that is said after each action.
enum Suggestion {
  /// The lines behind an arrow.
  static func lines(_ text: String, style: Style) -> [String] {
    Wrapping.lines(of: text, width: style.proseWidth, first: style.paint("→ ", .accent), rest: "  ")
  }
}
