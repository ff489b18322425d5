/// The part of Markdown that lessons are written in, as a tree.
public enum Markdown {
  /// What stands on lines of its own.
  public enum Block: Equatable, Sendable {
    /// `# Title`, with its level.
    case heading(Int, [Inline])
    /// Text between blank lines.
    case paragraph([Inline])
    /// A fenced block, with the language after the fence.
    case code(language: String, text: String)
    /// Items with a mark (`•`) or, when `start` is given, with numbers.
    case list(start: Int?, items: [[Block]])
    /// Blocks behind `>`.
    case quote([Block])
    /// A table with pipes.
    case table(header: [[Inline]], rows: [[[Inline]]])
    /// `---`
    case rule
  }

  /// What stands inside a line.
  public enum Inline: Equatable, Sendable {
    /// Plain text.
    case text(String)
    /// Text between backticks.
    case code(String)
    /// Text between double asterisks.
    case strong([Inline])
    /// Text between single asterisks or underscores.
    case emphasis([Inline])
    /// A link with its label.
    case link([Inline], target: String)
    /// A forced end of line.
    case lineBreak
  }

  /// The blocks of `text`.
  public static func blocks(of text: String) -> [Block] {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    var parser = MarkdownParser(lines.map(String.init))
    return parser.parseBlocks()
  }

  /// The parts of one paragraph of text.
  public static func inlines(of text: String) -> [Inline] {
    var parser = InlineParser(text)
    return parser.parse()
  }
}
