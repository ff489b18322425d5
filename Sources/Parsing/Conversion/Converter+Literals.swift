import SwiftSyntax
import Tree

extension Converter {

  /// A string literal, with or without interpolation.
  func string(_ node: StringLiteralExprSyntax) -> Expr {
    let pounds = node.openingPounds?.text.utf8.count ?? 0
    var segments: [StringSegment] = []
    var text = ""
    var isPlain = true
    for segment in node.segments {
      switch segment {
      case .stringSegment(let s):
        let literal = unescape(s.content.text, pounds: pounds)
        text += literal
        if !literal.isEmpty { segments.append(.literal(literal, range(s))) }
      case .expressionSegment(let s):
        isPlain = false
        segments.append(.interpolation(arguments(s.expressions), range(s)))
      @unknown default: break
      }
    }
    return expr(isPlain ? .stringLiteral(text) : .interpolatedString(segments), node)
  }

  /// A string literal where the grammar allows no interpolation.
  func string(_ node: SimpleStringLiteralExprSyntax) -> Expr {
    expr(.stringLiteral(node.segments.map { unescape($0.content.text, pounds: 0) }.joined()), node)
  }

  /// Resolves the escapes of a segment in a literal with `pounds` number signs.
  func unescape(_ text: String, pounds: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) || text.utf8.contains(0x0D) else { return text }
    var result = ""
    var rest = Substring(text).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\r" {
        if rest.first == "\n" { rest.removeFirst() }
        result.unicodeScalars.append("\n")
      } else if scalar == "\\", rest.prefix(pounds).elementsEqual(repeatElement("#", count: pounds)) {
        rest.removeFirst(pounds)
        appendEscape(&rest, to: &result)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Appends what the escape at the start of `rest` stands for; a wrong one has been reported by the parser.
  private func appendEscape(_ rest: inout Substring.UnicodeScalarView, to result: inout String) {
    guard let selector = rest.popFirst() else { return }
    switch selector {
    case "n": result.unicodeScalars.append("\n")
    case "t": result.unicodeScalars.append("\t")
    case "r": result.unicodeScalars.append("\r")
    case "0": result.unicodeScalars.append("\0")
    case "u":
      guard rest.first == "{", let close = rest.firstIndex(of: "}") else { return }
      let digits = String(rest[rest.index(after: rest.startIndex)..<close])
      rest = rest[rest.index(after: close)...]
      if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
        result.unicodeScalars.append(scalar)
      }
    default: result.unicodeScalars.append(selector)
    }
  }
}
