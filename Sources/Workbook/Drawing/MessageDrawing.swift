import Lessons
import Terminal

/// Draws diagnostics in the compiler's style.
struct MessageDrawing {
  /// Colours and width.
  let style: Style
  /// Whether long sentences are wrapped, as people like it and editors that follow errors do not.
  var isWrapped = false

  /// A diagnostic with its excerpt, notes and fix-its.
  func lines(_ message: Message) -> [String] {
    let headline = headline(message)
    return (isWrapped ? Wrapping.lines(of: headline, width: style.width, rest: "  ") : [headline])
      + excerpt(message) + message.fixIts.map { style.paint("  fix: ", .success) + $0 }
      + message.notes.flatMap { lines($0) }
  }

  /// The first error whole, then how many more there are; warnings come after errors.
  func digest(_ messages: [Message], more: String) -> [String] {
    let sorted = messages.filter { $0.severity == "error" } + messages.filter { $0.severity != "error" }
    guard let first = sorted.first else { return [] }
    let rest = sorted.count - 1
    return lines(first) + (rest > 0 ? [style.paint("+\(rest) more (\(more))", .subdued)] : [])
  }

  /// `file:line:column: error: message`
  private func headline(_ message: Message) -> String {
    let place = message.place.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    return place + style.paint("\(message.severity): ", role(of: message)) + style.paint(message.message, .strong)
  }

  /// The line at fault with a caret, and a tilde for each further character.
  private func excerpt(_ message: Message) -> [String] {
    guard let place = message.place, !message.excerpt.isEmpty else { return [] }
    let gutter = String(repeating: " ", count: "\(place.line)".count)
    let before = message.excerpt.prefixOfBytes(place.column - 1)
    let fault = message.excerpt.dropFirst(before.count).prefixOfBytes(message.length)
    let margin = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: DisplayWidth.of($0)) }.joined()
    let mark = "^" + String(repeating: "~", count: max(1, DisplayWidth.of(fault)) - 1)
    return [
      style.paint(" \(place.line) │ ", .subdued) + message.excerpt,
      style.paint(" \(gutter) │ ", .subdued) + margin + style.paint(mark, role(of: message)),
    ]
  }

  /// The look of a severity.
  private func role(of message: Message) -> Role {
    switch message.severity {
    case "error": .error
    case "warning": .warning
    default: .note
    }
  }
}

extension StringProtocol {
  /// The characters that begin within the first `count` bytes.
  fileprivate func prefixOfBytes(_ count: Int) -> String {
    var rest = count
    return String(
      prefix { character in
        defer { rest -= character.utf8.count }
        return rest > 0
      })
  }
}
