import Glibc

/// Reads lines from the standard input as they come: from a pipe, or where libedit is missing.
final class PlainLineReader: LineReader {
  /// Who decides where an entry ends.
  private let hooks: EditingHooks
  /// Whether prompts are shown.
  private let isPrompting: Bool
  /// Bytes read and not yet used.
  private var buffer: [UInt8] = []
  /// Whether the input has ended.
  private var isAtEnd = false

  /// A reader that shows prompts when `isPrompting`.
  init(hooks: EditingHooks, isPrompting: Bool) {
    self.hooks = hooks
    self.isPrompting = isPrompting
  }

  /// Lines up to a complete entry; what is pending at the end of the input is an entry too, so that nothing is lost.
  func read(prompt: String, style: Style) -> Reading {
    var text = ""
    while true {
      if isPrompting { Console.write(text.isEmpty ? style.paint(prompt, .accent) + " " : "  ") }
      switch readLine() {
      case .interrupted(let hadText): return .interrupted(hadText: hadText || !text.isEmpty)
      case .end: return text.isEmpty ? .end : .text(text)
      case .text(let line):
        text += text.isEmpty ? line : "\n" + line
        if hooks.isComplete(text) { return .text(text) }
      }
    }
  }

  /// One line, without its end.
  private func readLine() -> Reading {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeFirst(end + 1) }
        let line = buffer[..<end]
        return .text(String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self))
      }
      if isAtEnd { return lastLine() }
      guard fill() else { return .interrupted(hadText: discard()) }
    }
  }

  /// What stands behind the last line end.
  private func lastLine() -> Reading {
    guard !buffer.isEmpty else { return .end }
    defer { buffer = [] }
    return .text(String(decoding: buffer, as: UTF8.self))
  }

  /// Drops the bytes of a line that was interrupted; whether there were any.
  private func discard() -> Bool {
    defer { buffer = [] }
    return !buffer.isEmpty
  }

  /// Reads more bytes; `false` when Ctrl-C came first.
  private func fill() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = Glibc.read(STDIN_FILENO, &chunk, chunk.count)
      if count > 0 { buffer += chunk[..<count] }
      if count == 0 { isAtEnd = true }
      if count >= 0 { return true }
      guard errno == EINTR else {
        isAtEnd = true
        return true
      }
      if InterruptLatch.take() { return false }
    }
  }
}
