import FoundationEssentials
import Glibc
import Synchronization
import Terminal

/// Where a command writes.
final class Output: Sendable {
  /// How standard output is drawn on.
  let style: Style
  /// How standard error is drawn on.
  let errorStyle: Style
  /// What a program printed and was not written yet.
  private let pending = Mutex<[UInt8]>([])
  /// Whether a person watches, to whom each line is shown at once.
  private let isWatched: Bool

  /// Both streams in `colour`.
  init(_ colour: ColourChoice) {
    style = Console.style(for: STDOUT_FILENO, colour)
    errorStyle = Console.style(for: STDERR_FILENO, colour)
    isWatched = Console.isTerminal(STDOUT_FILENO)
  }

  /// Writes lines to standard output.
  func say(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    flush()
    Console.write(lines.joined(separator: "\n") + "\n")
  }

  /// Writes lines to standard error.
  func complain(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    flush()
    Console.write(lines.joined(separator: "\n") + "\n", to: STDERR_FILENO)
  }

  /// Takes what a program prints; it leaves in large pieces when nobody watches.
  func print(_ text: String) {
    print(bytes: text.utf8)
  }

  /// Takes what a program prints as bytes.
  func print(bytes: some Sequence<UInt8>) {
    let isDue = pending.withLock { pending in
      pending += bytes
      return isWatched || pending.count > 32_768
    }
    if isDue { flush() }
  }

  /// Writes what is pending.
  func flush() {
    let bytes = pending.withLock { pending in
      defer { pending = [] }
      return pending
    }
    Console.write(bytes: bytes)
  }

  /// Writes a value as JSON.
  func say(json value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return }
    say([String(decoding: data, as: UTF8.self)])
  }
}

extension Output {
  /// Keeps what a program prints.
  final class Collector: Sendable {
    /// What was printed so far.
    private let content = Mutex("")

    /// All that was printed.
    var text: String { content.withLock { $0 } }

    /// Adds to it.
    func append(_ text: String) {
      content.withLock { $0 += text }
    }
  }
}
