/// Draws Markdown for a terminal: a pure function of text, width and style.
public struct MarkdownRenderer {
  /// Colours and width.
  private let style: Style
  /// Colours Swift code; its result differs from its argument by escape codes alone.
  private let highlight: (String) -> String

  /// A renderer that hands code in Swift to `highlight`.
  public init(style: Style, highlight: @escaping (String) -> String = { $0 }) {
    self.style = style
    self.highlight = highlight
  }

  /// `text` as it is shown, with no line end behind it.
  public func render(_ text: String) -> String {
    lines(of: Markdown.blocks(of: text), width: style.proseWidth).joined(separator: "\n")
  }

  /// The lines of `blocks`, with a blank one between two.
  private func lines(of blocks: [Markdown.Block], width: Int) -> [String] {
    Array(blocks.map { lines(of: $0, width: width) }.joined(separator: [""]))
  }

  /// The lines of one block.
  private func lines(of block: Markdown.Block, width: Int) -> [String] {
    switch block {
    case .heading(let level, let text): heading(level, text, width: width)
    case .paragraph(let text): Wrapping.lines(of: render(text), width: width)
    case .code(let language, let text): code(text, language: language, width: width)
    case .list(let start, let items): list(items, start: start, width: width)
    case .quote(let blocks): quote(blocks, width: width)
    case .table(let header, let rows): table(header, rows, width: width)
    case .rule: [style.paint(String(repeating: "─", count: width), .subdued)]
    }
  }

  /// A heading; the first two levels are underlined, so that they show without colours too.
  private func heading(_ level: Int, _ text: [Markdown.Inline], width: Int) -> [String] {
    let plain = MarkdownRenderer(style: Style(isColoured: false, width: style.width)).render(text)
    let lines = Wrapping.lines(of: plain, width: width)
    let length = lines.map { DisplayWidth.of($0) }.max() ?? 0
    let underline = String(repeating: level == 1 ? "━" : "─", count: length)
    return lines.map { style.paint($0, .heading) } + (level > 2 ? [] : [style.paint(underline, .subdued)])
  }

  /// Code, indented; long lines are cut, since a wrapped line of Swift reads as two.
  private func code(_ text: String, language: String, width: Int) -> [String] {
    let isSwift = language.isEmpty || language == "swift"
    let coloured = isSwift && style.isColoured ? highlight(text) : text
    return coloured.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      Wrapping.cut(String(line), width: max(width, style.width), first: "    ", rest: "      ")
    }
  }

  /// Items with their marks; a blank line between items only when one has several blocks.
  private func list(_ items: [[Markdown.Block]], start: Int?, width: Int) -> [String] {
    let marks = items.indices.map { index in start.map { "\($0 + index). " } ?? "• " }
    let indent = marks.map(\.count).max() ?? 0
    let isLoose = items.contains { $0.count > 1 && !isNestedList($0) }
    let drawn = zip(marks, items).map { mark, blocks in
      let parts = blocks.map { lines(of: $0, width: width - indent) }
      let inner = isNestedList(blocks) ? parts.flatMap { $0 } : Array(parts.joined(separator: [""]))
      let margin = String(repeating: " ", count: indent - mark.count)
      return indented(inner, first: margin + style.paint(mark, .accent), rest: String(repeating: " ", count: indent))
    }
    return isLoose ? Array(drawn.joined(separator: [""])) : drawn.flatMap { $0 }
  }

  /// Whether an item is a text with a list under it.
  private func isNestedList(_ blocks: [Markdown.Block]) -> Bool {
    guard blocks.count == 2, case .paragraph = blocks[0], case .list = blocks[1] else { return false }
    return true
  }

  /// A quotation with a bar at its side; DocC's asides (`> Note: …`) get their word in bold.
  private func quote(_ blocks: [Markdown.Block], width: Int) -> [String] {
    let bar = style.paint("│ ", .accent)
    return lines(of: withLabel(blocks), width: width - 2).map { (bar + $0).trimmedAtEnd }
  }

  /// `blocks` with the word of an aside made strong.
  private func withLabel(_ blocks: [Markdown.Block]) -> [Markdown.Block] {
    guard case .paragraph(let parts)? = blocks.first, case .text(let text)? = parts.first,
      let colon = text.firstIndex(of: ":"), Self.asides.contains(text[..<colon].lowercased())
    else { return blocks }
    let label = Markdown.Inline.strong([.text(String(text[...colon]))])
    let rest = Markdown.Inline.text(String(text[text.index(after: colon)...]))
    return [.paragraph([label, rest] + parts.dropFirst())] + blocks.dropFirst()
  }

  /// The words that DocC knows before the colon of an aside.
  private static let asides: Set<String> = ["note", "tip", "important", "warning", "experiment", "remark", "exercise"]

  /// A table in columns or, when it is too wide, each row as a list of its cells.
  private func table(_ header: [[Markdown.Inline]], _ rows: [[[Markdown.Inline]]], width: Int) -> [String] {
    let heads = header.map { style.paint(render($0), .strong) }
    let cells = rows.map { $0.map { render($0) } }
    let widths = header.indices.map { column in
      ([heads] + cells).map { DisplayWidth.of($0[column]) }.max() ?? 0
    }
    guard widths.reduce(2 * (widths.count - 1), +) <= width else { return records(heads, cells, width: width) }
    let rule = style.paint(widths.map { String(repeating: "─", count: $0) }.joined(separator: "  "), .subdued)
    return [row(heads, widths), rule] + cells.map { row($0, widths) }
  }

  /// One line of a table.
  private func row(_ cells: [String], _ widths: [Int]) -> String {
    zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: width - DisplayWidth.of(cell))
    }.joined(separator: "  ").trimmedAtEnd
  }

  /// A table too wide for the screen, row by row.
  private func records(_ heads: [String], _ rows: [[String]], width: Int) -> [String] {
    let drawn = rows.map { row in
      zip(heads, row).enumerated().flatMap { index, cell in
        let text = cell.0.isEmpty ? cell.1 : "\(cell.0): \(cell.1)"
        return Wrapping.lines(of: text, width: width, first: index == 0 ? "• " : "  ", rest: "    ")
      }
    }
    return drawn.flatMap { $0 }
  }

  /// `lines` with `first` before the first and `rest` before the others.
  private func indented(_ lines: [String], first: String, rest: String) -> [String] {
    lines.enumerated().map { index, line in
      index == 0 ? first + line : line.isEmpty ? "" : rest + line
    }
  }
}

extension MarkdownRenderer {
  /// The text of `parts` with its escape codes.
  ///
  /// Without colours code keeps its backticks, since a name in prose must not be taken for a word.
  public func render(_ parts: [Markdown.Inline]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .code(let code): style.isColoured ? style.paint(code, .code) : "`\(code)`"
      case .strong(let parts): style.paint(render(parts), .strong)
      case .emphasis(let parts): style.paint(render(parts), .emphasis)
      case .link(let label, let target): link(render(label), target: target)
      case .lineBreak: "\n"
      }
    }.joined()
  }

  /// A link: its label and, when that says something else, its address.
  private func link(_ label: String, target: String) -> String {
    label == target || !target.contains("://") ? label : "\(label) (\(target))"
  }
}

extension String {
  /// The text without spaces at its end.
  var trimmedAtEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
