/// Reads blocks from lines.
///
/// Deliberately smaller than CommonMark: no lazy continuation, no reference links, no HTML but comments, which are dropped, as
/// are DocC's directives. Anything else is a paragraph, so no input is an error.
struct MarkdownParser {
  /// The lines, without their ends.
  private let lines: [String]
  /// The next line to read.
  private var position = 0

  /// A parser of `lines`.
  init(_ lines: [String]) {
    self.lines = lines
  }

  /// The line at the position.
  private var line: String? { position < lines.count ? lines[position] : nil }

  /// All blocks to the end.
  mutating func parseBlocks() -> [Markdown.Block] {
    var blocks: [Markdown.Block] = []
    while let line {
      if line.isBlank { position += 1 } else { parseBlock(line).map { blocks.append($0) } }
    }
    return blocks
  }

  /// The block that begins with `line`; `nil` for what is not shown.
  private mutating func parseBlock(_ line: String) -> Markdown.Block? {
    if line.hasPrefix("<!--") { return skip(through: { $0.contains("-->") }) }
    if line.hasPrefix("@"), line.hasSuffix("{") { return skip(through: { $0 == "}" }) }
    if let fence = Fence(line) { return parseCode(fence) }
    if let heading = heading(line) { return heading }
    if isRule(line) { return rule() }
    if line.hasPrefix(">") { return parseQuote() }
    if let marker = ListMarker(line) { return parseList(marker) }
    if line.hasPrefix("|"), position + 1 < lines.count, isTableRule(lines[position + 1]) { return parseTable() }
    return parseParagraph()
  }

  /// Passes over lines up to the one that `isLast` accepts.
  private mutating func skip(through isLast: (String) -> Bool) -> Markdown.Block? {
    while let line {
      position += 1
      if isLast(line) { break }
    }
    return nil
  }

  /// A heading, when `line` is one.
  private mutating func heading(_ line: String) -> Markdown.Block? {
    let level = line.prefix { $0 == "#" }.count
    guard (1...6).contains(level), line.dropFirst(level).first == " " else { return nil }
    position += 1
    return .heading(level, Markdown.inlines(of: line.dropFirst(level).trimmed))
  }

  /// Whether `line` is a rule across the page.
  private func isRule(_ line: String) -> Bool {
    let marks = line.filter { $0 != " " }
    return marks.count >= 3 && ["-", "*", "_"].contains { mark in marks.allSatisfy { $0 == mark } }
  }

  /// The rule at the position.
  private mutating func rule() -> Markdown.Block {
    position += 1
    return .rule
  }

  /// The fenced block at the position; one that is never closed reaches to the end.
  private mutating func parseCode(_ fence: Fence) -> Markdown.Block {
    var body: [String] = []
    position += 1
    while let line {
      position += 1
      if fence.isClosed(by: line) { break }
      body.append(fence.unindented(line))
    }
    return .code(language: fence.language, text: body.joined(separator: "\n"))
  }

  /// The quotation at the position.
  private mutating func parseQuote() -> Markdown.Block {
    var body: [String] = []
    while let line, line.hasPrefix(">") {
      position += 1
      body.append(String(line.dropFirst(line.hasPrefix("> ") ? 2 : 1)))
    }
    var inner = MarkdownParser(body)
    return .quote(inner.parseBlocks())
  }

  /// The list at the position: items of one kind, each with the lines indented under it.
  private mutating func parseList(_ first: ListMarker) -> Markdown.Block {
    var items: [[Markdown.Block]] = []
    while let line, let marker = ListMarker(line), marker.isLike(first) {
      var body = [String(line.dropFirst(marker.width))]
      position += 1
      while let next = self.line, belongs(next, to: marker) {
        position += 1
        body.append(String(next.dropFirst(min(marker.width, next.indentation))))
      }
      var inner = MarkdownParser(body)
      items.append(inner.parseBlocks())
    }
    return .list(start: first.number, items: items)
  }

  /// Whether `line` goes on with the item of `marker`: indented, plain text, or blank before an indented line.
  private func belongs(_ line: String, to marker: ListMarker) -> Bool {
    if line.isBlank {
      let next = lines[position...].first { !$0.isBlank }
      return next.map { $0.indentation >= 2 && $0.indentation >= min(marker.width, 4) } ?? false
    }
    if line.indentation >= 2 { return true }
    return !lines[position - 1].isBlank && !startsBlock(line)
  }

  /// Whether `line` cannot go on with a paragraph.
  private func startsBlock(_ line: String) -> Bool {
    line.isBlank || line.hasPrefix(">") || line.hasPrefix("# ") || line.hasPrefix("## ") || line.hasPrefix("### ")
      || line.hasPrefix("<!--") || Fence(line) != nil || ListMarker(line) != nil || isRule(line)
  }

  /// The paragraph at the position.
  private mutating func parseParagraph() -> Markdown.Block {
    var text = ""
    repeat {
      let line = lines[position]
      text += (text.isEmpty || text.hasSuffix("\n") ? "" : " ") + line.trimmed
      if text.hasSuffix("\\") { text.removeLast() }
      if line.hasSuffix("  ") || line.hasSuffix("\\") { text += "\n" }
      position += 1
    } while line.map { !startsBlock($0) } ?? false
    return .paragraph(Markdown.inlines(of: text.trimmed))
  }

  /// Whether `line` separates a table's header from its rows.
  private func isTableRule(_ line: String) -> Bool {
    line.hasPrefix("|") && line.contains("-") && line.allSatisfy { "|-: ".contains($0) }
  }

  /// The table at the position.
  private mutating func parseTable() -> Markdown.Block {
    let header = cells(of: lines[position])
    var rows: [[[Markdown.Inline]]] = []
    position += 2
    while let line, line.hasPrefix("|") {
      position += 1
      let row = cells(of: line)
      rows.append(Array(row.prefix(header.count)) + Array(repeating: [], count: max(0, header.count - row.count)))
    }
    return .table(header: header, rows: rows)
  }

  /// The cells of a table's line; a pipe inside backticks or after a backslash is text.
  private func cells(of line: String) -> [[Markdown.Inline]] {
    var cells = [""]
    var isCode = false
    var isEscaped = false
    for character in line.trimmed.dropFirst() {
      if character == "`" { isCode.toggle() }
      if character == "|", isEscaped { cells[cells.count - 1].removeLast() }
      if character == "|", !isCode, !isEscaped { cells.append("") } else { cells[cells.count - 1].append(character) }
      isEscaped = character == "\\"
    }
    if cells.last?.isBlank == true { cells.removeLast() }
    return cells.map { Markdown.inlines(of: $0.trimmed) }
  }
}

/// The line that opens a block of code.
private struct Fence {
  /// The backticks or tildes.
  let marks: String
  /// The word behind them.
  let language: String
  /// How far the fence is indented.
  let indentation: Int

  /// The fence in `line`, if it is one.
  init?(_ line: String) {
    let body = line.drop { $0 == " " }
    let mark = body.first
    guard mark == "`" || mark == "~" else { return nil }
    marks = String(body.prefix { $0 == mark })
    let info = body.dropFirst(marks.count)
    guard marks.count >= 3, !info.contains("`") else { return nil }
    language = String(info.trimmed.prefix { $0 != " " && $0 != "," })
    indentation = line.indentation
  }

  /// Whether `line` ends the block.
  func isClosed(by line: String) -> Bool {
    let body = line.trimmed
    return body.hasPrefix(marks) && body.allSatisfy { $0 == marks.first }
  }

  /// `line` without the fence's own indentation.
  func unindented(_ line: String) -> String {
    String(line.dropFirst(min(indentation, line.indentation)))
  }
}

/// What begins an item of a list.
private struct ListMarker {
  /// The number, in a numbered list.
  let number: Int?
  /// The columns up to the item's text.
  let width: Int

  /// The marker that begins `line`, if there is one.
  init?(_ line: String) {
    let indentation = line.indentation
    let body = line.dropFirst(indentation)
    let digits = body.prefix { $0.isASCII && $0.isNumber }
    let mark = digits.count + 1
    guard let sign = body.dropFirst(digits.count).first, body.dropFirst(mark).first == " " else { return nil }
    guard indentation < 4, digits.isEmpty ? "-*+".contains(sign) : sign == "." || sign == ")" else { return nil }
    number = Int(digits)
    width = indentation + mark + body.dropFirst(mark).prefix { $0 == " " }.count
  }

  /// Whether both begin items of one list.
  func isLike(_ other: ListMarker) -> Bool {
    (number == nil) == (other.number == nil)
  }
}

extension StringProtocol {
  /// Whether nothing but spaces is there.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The text without white space at both ends.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// How many spaces stand at the start.
  var indentation: Int { prefix { $0 == " " }.count }
}
