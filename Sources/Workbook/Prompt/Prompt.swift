import Lessons
import Terminal

/// The conversation with the learner: reads entries, has them run by a worker, and says what came of it.
final class Prompt {
  /// Runs everything.
  let supervisor: Supervisor
  /// Where text goes.
  private let sink: (String) -> Void
  /// Whether the next text begins a line; a program may print a line without ending it.
  private var isAtLineStart = true
  /// Makes the style, anew for each answer, since the window may have changed.
  private let currentStyle: () -> Style
  /// Where entries come from.
  private lazy var editor = LineEditor(hooks: hooks, history: .standard())
  /// The exercise at hand; `nil` where there are none.
  var exercise: WorkedExercise?
  /// What came of the last line, for `:trace`.
  var last = OutcomeCard(ending: .finished) {
    didSet { if !last.messages.isEmpty { lastErrors = last.messages } }
  }
  /// The newest errors, for `:errors`.
  private(set) var lastErrors: [Message] = []
  /// Whether the conversation is over.
  var isOver = false

  /// A prompt whose engine is kept by `supervisor`.
  init(supervisor: Supervisor, style: @escaping () -> Style, write: @escaping (String) -> Void) {
    self.supervisor = supervisor
    self.currentStyle = style
    sink = write
    supervisor.onInterrupt = { [unowned self] in endLine() }
  }

  /// The style of what is drawn now.
  var style: Style { currentStyle() }

  /// Whether a person sits there.
  var isInteractive: Bool { editor.isInteractive }

  /// Talks until the learner leaves.
  func converse(at name: String?) -> ExitCode {
    InterruptLatch.install()
    do {
      try open(name)
    } catch {
      say(failure: error)
      if exercise == nil, error.exitCode == .usage { return .usage }
    }
    while !isOver { turn() }
    return .fine
  }

  /// One entry and its answer.
  private func turn() {
    let sign = exercise?.isAsking == true && isInteractive ? "?" : "❯"
    switch editor.read(prompt: sign, style: style) {
    case .end:
      if isInteractive { say(["Until next time."]) }
      isOver = true
    case .interrupted(let hadText):
      if !hadText { murmur("Nothing is running. To leave: :quit or Ctrl-D.") }
    case .text(let entry):
      guard !entry.allSatisfy(\.isWhitespace) else { return putQuestionOff() }
      respond(to: entry)
    }
  }

  /// Does what `entry` asks: a command, an answer, or Swift.
  private func respond(to entry: String) {
    do {
      if entry.drop(while: \.isWhitespace).hasPrefix(":") {
        try obey(entry)
      } else if exercise?.isAsking == true, isInteractive {
        try judge(entry)
      } else {
        try reloadIfChanged()
        try run(entry)
      }
    } catch {
      say(failure: error)
    }
  }

  /// Writes text as it is.
  func write(_ text: String) {
    guard let last = text.last else { return }
    sink(text)
    isAtLineStart = last == "\n"
  }

  /// Writes lines, on a line of their own.
  func say(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    if !isAtLineStart { endLine() }
    write(lines.joined(separator: "\n") + "\n")
  }

  /// Ends the line that is there: a program's, or the `^C` that the terminal shows by itself.
  private func endLine() {
    if isInteractive || !isAtLineStart { write("\n") }
  }

  /// Writes what the eye may skip.
  func murmur(_ text: String) {
    say(Wrapping.lines(of: style.paint(text, .subdued), width: style.proseWidth))
  }

  /// Says what to do next.
  func suggest(_ text: String) {
    if isInteractive { say(Suggestion.lines(text, style: style)) }
  }

  /// Says that something cannot be done.
  func say(failure: CommandFailure) {
    let lines = failure.message.split(separator: "\n").map(String.init)
    say(lines.flatMap { Wrapping.lines(of: $0, width: style.width) })
  }
}

extension Prompt {
  /// What the editor asks while the learner types; a worker that does not answer soon is not waited for.
  private var hooks: EditingHooks {
    EditingHooks(
      isComplete: { [unowned self] in isComplete($0) },
      complete: { [unowned self] in complete($0) },
      highlight: { [unowned self] in isSwift($0) ? highlight($0) : $0 })
  }

  /// Whether Enter runs `text`.
  private func isComplete(_ text: String) -> Bool {
    guard isSwift(text) else { return true }
    guard case .flag(let flag)? = try? supervisor.perform(.isComplete(text), within: 1_000) else { return true }
    return flag
  }

  /// What may follow `text`: commands behind a colon.
  private func complete(_ text: String) -> Completion {
    guard text.hasPrefix(":"), !text.contains(" ") else { return .none }
    let candidates = PromptCommand.allCases.map { ":" + $0.rawValue }.filter { $0.hasPrefix(text) }
    return Completion(replaced: text.count, candidates: candidates)
  }

  /// Whether `text` will be taken as Swift.
  private func isSwift(_ text: String) -> Bool {
    !text.hasPrefix(":") && exercise?.isAsking != true
  }

  /// `text` in colours.
  func highlight(_ text: String) -> String {
    guard style.isColoured, case .pieces(let pieces)? = try? supervisor.perform(.highlight(text), within: 1_000) else {
      return text
    }
    let joined = pieces.map(\.text).joined()
    return joined == text ? pieces.map { $0.painted(style) }.joined() : text
  }
}

extension HighlightCard {
  /// The piece in its colour.
  func painted(_ style: Style) -> String {
    switch kind {
    case .plain: text
    case .keyword: style.paint(text, .keyword)
    case .typeName: style.paint(text, .typeName)
    case .string: style.paint(text, .string)
    case .number: style.paint(text, .number)
    case .comment: style.paint(text, .comment)
    case .attribute: style.paint(text, .attribute)
    }
  }
}
