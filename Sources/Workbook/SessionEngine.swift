import Foundation
import Lessons
import Session
import Synchronization
import Tree

/// The evaluator behind the commands and the prompt.
struct SessionEngine: Engine {
  /// Where expansions of macros are kept between runs.
  let cache: String
  /// Who is asked about entries that are refused; `nil` when nobody shall.
  let arbiter: PromptArbiter?

  /// Runs a whole program.
  func run(
    _ program: SourceText, _ options: RunOptions, output: @escaping @Sendable (String) -> Void
  ) -> OutcomeCard {
    let session = Session(
      configuration: configuration(options), output: output, input: { readLine(strippingNewline: $0) })
    session.sendErrors { FileHandle.standardError.write(Data($0.utf8)) }
    return OutcomeCard(session.run([SourceFile(program)]), of: session)
  }

  /// The program with its macros expanded; a program that is no Swift is refused.
  func expand(_ program: SourceText) -> (text: String, outcome: OutcomeCard) {
    let session = Session(configuration: SessionConfiguration(cacheDirectory: cache))
    let outcome = OutcomeCard(session.load([SourceFile(program)]), of: session)
    let text = session.expandedSource(of: SourceFile(program))
    return (text, outcome.ending == .invalid ? outcome : OutcomeCard(ending: .finished))
  }

  /// A new live program.
  func makeSession() -> any LiveProgram {
    SessionProgram(SessionConfiguration(isTraced: true, cacheDirectory: cache), arbiter: arbiter)
  }

  /// The budgets that the command line asks for.
  private func configuration(_ options: RunOptions) -> SessionConfiguration {
    var configuration = SessionConfiguration(isTraced: options.isTraced, cacheDirectory: cache)
    if let steps = options.steps { configuration.steps = steps }
    if let megabytes = options.megabytes { configuration.memory = megabytes << 20 }
    return configuration
  }
}

/// A session of the evaluator as the prompt's live program.
final class SessionProgram: LiveProgram, @unchecked Sendable {
  /// Budgets and settings.
  private let configuration: SessionConfiguration
  /// Who is asked about entries that are refused.
  private let arbiter: PromptArbiter?
  /// The session; a new one for each context, so that nothing of an old one stays.
  private var session: Session {
    get { current.withLock { $0.session } }
    set { current.withLock { $0.session = newValue } }
  }
  /// The session, which another thread may interrupt while it is exchanged.
  private let current: Mutex<Live>
  /// The files of the context.
  private var files: [SourceText] = []
  /// What was entered since and came to its end.
  private var entries: [String] = []
  /// Where output goes while something runs.
  private let sink = OutputSink()

  /// A program without any context.
  init(_ configuration: SessionConfiguration, arbiter: PromptArbiter?) {
    self.configuration = configuration
    self.arbiter = arbiter
    current = Mutex(Live(session: Session(configuration: configuration) { [sink] in sink.write($0) }))
  }

  /// A session as a value that a lock may guard.
  private struct Live: @unchecked Sendable {
    /// The session.
    var session: Session
  }

  /// Starts over in a new session; the old one stays when the files are refused.
  func load(_ files: [SourceText], output: @escaping @Sendable (String) -> Void) -> OutcomeCard {
    sink.write = output
    let fresh = Session(configuration: configuration) { [sink] in sink.write($0) }
    let outcome = OutcomeCard(fresh.load(files.map(SourceFile.init)), of: fresh)
    if outcome.ending == .finished {
      session = fresh
      self.files = files
      entries = []
    }
    return outcome
  }

  /// Runs one entry.
  func feed(_ entry: String, output: @escaping @Sendable (String) -> Void) -> OutcomeCard {
    sink.write = output
    let outcome = OutcomeCard(session.feed(entry), of: session)
    switch outcome.ending {
    case .finished: entries.append(entry)
    case .trapped, .exceeded, .defect: rebuild()
    case .invalid, .unsupported:
      return arbiter?.judged(outcome, entry, files: files, earlier: entries) ?? outcome
    case .unavailable: break
    }
    return outcome
  }

  /// Makes the session what it was before an entry that broke off in the middle, by running again what led there.
  private func rebuild() {
    sink.write = { _ in }
    let fresh = Session(configuration: configuration) { [sink] in sink.write($0) }
    _ = fresh.load(files.map(SourceFile.init))
    for entry in entries { _ = fresh.feed(entry) }
    _ = fresh.takeEvents()
    session = fresh
  }

  /// The type of an expression.
  func type(of expression: String) -> OutcomeCard {
    switch session.typeText(of: expression) {
    case .success(let type): OutcomeCard(ending: .finished, value: ValueCard(text: expression, type: type))
    case .failure(let refusal): OutcomeCard(ending: .invalid, messages: refusal.diagnostics.map(Message.init))
    }
  }

  /// The context with its macros expanded.
  func expand() -> (text: String, outcome: OutcomeCard) {
    let texts = files.map { session.expandedSource(of: SourceFile($0)) }
    return (texts.joined(separator: "\n"), OutcomeCard(ending: .finished))
  }

  /// The tasks that have not ended.
  func tasks() -> [TaskCard] { session.backgroundTasks.map(TaskCard.init) }

  /// Asks what is running to stop.
  func interrupt() {
    session.interrupt()
  }
}

/// Where a session's output goes; it changes from one entry to the next.
private final class OutputSink {
  /// Takes text.
  var write: (String) -> Void = { _ in }
}

extension SourceFile {
  /// A text as the engine takes it.
  convenience init(_ text: SourceText) {
    self.init(name: text.name, text: text.text)
  }
}

extension OutcomeCard {
  /// An outcome of `session` as plain data, with what happened to observable objects.
  init(_ outcome: Outcome, of session: Session) {
    self.init(
      ending: Ending(outcome.status), value: outcome.value.map { ValueCard(text: $0.text, type: $0.type) },
      events: session.traceLines(), messages: outcome.diagnostics.map(Message.init))
  }
}

extension Session {
  /// What happened to observable objects since the last time, in words.
  func traceLines() -> [TraceLine] {
    EventWording.lines(of: takeEvents().map { ($0.event, $0.place.map(Place.init)) })
  }
}
