/// Reads the parts of a paragraph.
struct InlineParser {
  /// The characters of the paragraph.
  private let text: [Character]
  /// The next character to read.
  private var position = 0

  /// A parser of `text`.
  init(_ text: String) {
    self.text = Array(text)
  }

  /// All parts to the end.
  mutating func parse() -> [Markdown.Inline] {
    parse(until: nil)
  }

  /// The parts up to `closing`, which is passed over, or to the end.
  private mutating func parse(until closing: String?) -> [Markdown.Inline] {
    var parts: [Markdown.Inline] = []
    var plain = ""
    func flush() {
      if !plain.isEmpty { parts.append(.text(plain)) }
      plain = ""
    }
    while position < text.count {
      if let closing, isAt(closing), position > 0, text[position - 1] != " " {
        position += closing.count
        break
      }
      if let part = parseSpecial() {
        flush()
        parts.append(part)
      } else {
        plain.append(text[position])
        position += 1
      }
    }
    flush()
    return parts
  }

  /// The part at the position when it is more than a character.
  private mutating func parseSpecial() -> Markdown.Inline? {
    switch text[position] {
    case "\\" where position + 1 < text.count && (text[position + 1].isPunctuation || text[position + 1].isSymbol):
      position += 2
      return .text(String(text[position - 1]))
    case "\n":
      position += 1
      return .lineBreak
    case "`": return parseCode()
    case "*", "_": return parseStress()
    case "[": return parseLink()
    case "<": return parseAutolink()
    default: return nil
    }
  }

  /// Whether `sign` stands at the position, or at `offset` behind it.
  private func isAt(_ sign: String, offset: Int = 0) -> Bool {
    text[min(position + offset, text.count)...].starts(with: sign)
  }

  /// Where `sign` stands next, from `start` on.
  private func find(_ sign: String, from start: Int) -> Int? {
    guard start <= text.count - sign.count else { return nil }
    return (start...(text.count - sign.count)).first { text[$0...].starts(with: sign) }
  }

  /// A code span; one backtick or two, as DocC's symbol links have.
  private mutating func parseCode() -> Markdown.Inline? {
    let marks = String(text[position...].prefix { $0 == "`" })
    guard let end = find(marks, from: position + marks.count) else { return nil }
    let code = String(text[(position + marks.count)..<end])
    position = end + marks.count
    return .code(marks.count > 1 ? code.trimmed : code)
  }

  /// Stressed text, when the mark opens and is closed further on.
  private mutating func parseStress() -> Markdown.Inline? {
    let mark = text[position]
    let double = isAt(String([mark, mark]))
    let sign = String(repeating: mark, count: double ? 2 : 1)
    let start = position + sign.count
    guard start < text.count, !text[start].isWhitespace, !(mark == "_" && isWordBefore), find(sign, from: start) != nil
    else { return nil }
    position = start
    let parts = parse(until: sign)
    return double ? .strong(parts) : .emphasis(parts)
  }

  /// Whether the position is inside a word, where an underscore is part of a name.
  private var isWordBefore: Bool {
    position > 0 && (text[position - 1].isLetter || text[position - 1].isNumber)
  }

  /// `[label](target)`
  private mutating func parseLink() -> Markdown.Inline? {
    guard let middle = find("](", from: position), let end = find(")", from: middle),
      !text[position..<middle].dropFirst().contains("[")
    else { return nil }
    let label = String(text[(position + 1)..<middle])
    let target = String(text[(middle + 2)..<end])
    position = end + 1
    return .link(Markdown.inlines(of: label), target: target)
  }

  /// `<doc:Name>` or `<https://…>`
  private mutating func parseAutolink() -> Markdown.Inline? {
    guard let end = find(">", from: position) else { return nil }
    let target = String(text[(position + 1)..<end])
    guard target.contains(":"), !target.contains(" ") else { return nil }
    position = end + 1
    guard target.hasPrefix("doc:") else { return .link([.text(target)], target: target) }
    return .link([.text(String(target.dropFirst(4)))], target: target)
  }
}
