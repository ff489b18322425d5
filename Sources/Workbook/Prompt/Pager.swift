import Glibc
import Terminal

/// Shows a long text a screen at a time.
struct Pager {
  /// Colours and width.
  let style: Style
  /// Whether anybody could press a key.
  let isInteractive: Bool
  /// Where text goes.
  let write: (String) -> Void

  /// Shows `lines`; between two screens Enter goes on, and `q` or Ctrl-C leaves the rest out.
  func show(_ lines: [String]) {
    let height = Console.rows(of: STDOUT_FILENO).map { max(5, $0 - 2) } ?? .max
    guard isInteractive, lines.count > height else { return write(lines.joined(separator: "\n") + "\n") }
    var rest = lines[...]
    while !rest.isEmpty {
      let page = screen(of: rest, height: height)
      write(page.joined(separator: "\n") + "\n")
      rest = rest.dropFirst(page.count)
      if !rest.isEmpty, !goesOn(rest.count) { return }
    }
  }

  /// The lines that fit, cut at the last blank one of their lower half so that paragraphs and code stay whole.
  private func screen(of lines: ArraySlice<String>, height: Int) -> ArraySlice<String> {
    guard lines.count > height else { return lines }
    let page = lines.prefix(height)
    let blank = page.suffix(height / 2).lastIndex { $0.isEmpty }
    return blank.map { page[...$0] } ?? page
  }

  /// Asks whether to go on; the question is wiped away.
  private func goesOn(_ count: Int) -> Bool {
    write(style.paint("— \(count) more lines · Enter: on · q: to the prompt —", .subdued))
    defer { write("\r\u{1B}[2K") }
    while let key = KeyReader.read() {
      switch key {
      case "\n", "\r", " ": return true
      case "q", "\u{3}", "\u{4}", "\u{1B}": return false
      default: continue
      }
    }
    return false
  }
}
