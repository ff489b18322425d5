import Glibc

/// What reading one piece of input came to.
public enum Reading: Equatable, Sendable {
  /// The learner entered this text; it may have several lines.
  case text(String)
  /// Ctrl-C; whether there was text on the line, which is gone now.
  case interrupted(hadText: Bool)
  /// Ctrl-D on an empty line, or the end of the file.
  case end
}

/// What can stand behind the cursor.
public struct Completion: Equatable, Sendable {
  /// How many characters before the cursor a candidate takes the place of.
  public var replaced: Int
  /// The texts that fit.
  public var candidates: [String]

  /// A completion that replaces `replaced` characters.
  public init(replaced: Int, candidates: [String]) {
    self.replaced = replaced
    self.candidates = candidates
  }

  /// Nothing fits.
  public static let none = Completion(replaced: 0, candidates: [])

  /// What all candidates begin with.
  public var commonPrefix: String {
    guard var prefix = candidates.first else { return "" }
    for candidate in candidates.dropFirst() { prefix = prefix.commonPrefix(with: candidate) }
    return prefix
  }
}

extension String {
  /// The characters that both texts begin with.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}

/// What the editor has to ask of those who know the language.
public struct EditingHooks {
  /// Whether the text may be run; otherwise Enter begins a new line.
  public var isComplete: (String) -> Bool
  /// What may follow the text before the cursor.
  public var complete: (String) -> Completion
  /// Colours a text that has been entered, without adding to it or taking away.
  public var highlight: (String) -> String

  /// Hooks that default to plain lines.
  public init(
    isComplete: @escaping (String) -> Bool = { _ in true },
    complete: @escaping (String) -> Completion = { _ in .none },
    highlight: @escaping (String) -> String = { $0 }
  ) {
    self.isComplete = isComplete
    self.complete = complete
    self.highlight = highlight
  }
}

/// Where input comes from.
public protocol LineReader: AnyObject {
  /// The next input, asked for with `prompt`.
  func read(prompt: String, style: Style) -> Reading
}

/// Reads input from the learner: with libedit on a terminal, else plain lines.
public final class LineEditor {
  /// What does the work.
  private let reader: any LineReader
  /// Whether a person sits there, who is to be prompted.
  public let isInteractive: Bool

  /// An editor of the standard input.
  ///
  /// - Parameter history: where entries are kept; `nil` keeps none.
  public init(hooks: EditingHooks, history: History?) {
    isInteractive = Console.isTerminal(STDIN_FILENO) && Console.isTerminal(STDOUT_FILENO)
    reader = Self.reader(hooks: hooks, history: history, isInteractive: isInteractive)
  }

  /// The best reader that the build and the terminal allow.
  private static func reader(hooks: EditingHooks, history: History?, isInteractive: Bool) -> any LineReader {
    #if LIBEDIT
      let terminal = Console.variable("TERM") ?? ""
      if isInteractive, !["", "dumb"].contains(terminal), let reader = EditLineReader(hooks: hooks, history: history) {
        return reader
      }
    #endif
    return PlainLineReader(hooks: hooks, isPrompting: isInteractive)
  }

  /// The next input, asked for with `prompt`, which is one line.
  public func read(prompt: String, style: Style) -> Reading {
    reader.read(prompt: prompt, style: style)
  }
}
