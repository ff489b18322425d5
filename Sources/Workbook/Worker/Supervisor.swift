import Glibc
import Lessons
import Terminal

/// Keeps a worker running and the learner's session alive across the deaths of workers.
final class Supervisor {
  /// How a request ended without a reply.
  enum Loss: Error, Equatable {
    /// The learner stopped it, and the worker had to be killed.
    case stopped
    /// The worker died by itself; of which signal, or with which status.
    case died(signal: Int32?)
    /// It took longer than it was given.
    case late
    /// No worker can be started.
    case noWorker
  }

  /// The arguments that a worker gets.
  private let arguments: [String]
  /// Where a worker's own complaints go.
  private let log: String
  /// The worker, when one runs.
  private var child: ChildProcess?
  /// What a new worker must be told to be where the old one was.
  private(set) var transcript = Transcript()
  /// Whether the last request was asked to stop.
  private(set) var wasInterrupted = false
  /// Called when the learner pressed Ctrl-C while something ran.
  var onInterrupt: () -> Void = {}
  /// How long a run may go on after it was asked to stop, in milliseconds.
  private let grace: Int64

  /// A supervisor of workers with these arguments.
  init(arguments: [String], log: String, grace: Int64 = 1_000) {
    self.arguments = ["--worker"] + arguments
    self.log = log
    self.grace = grace
    signal(SIGPIPE, SIG_IGN)
  }

  deinit {
    child?.end(killing: true)
  }

  /// Starts over with `files`; the transcript forgets what was entered, unless they are refused.
  func load(_ files: [SourceText], output: (String) -> Void = { _ in }) throws(Loss) -> OutcomeCard {
    let outcome = try self.outcome(of: .load(files), output: output)
    if outcome.ending == .finished { transcript = Transcript(files: files) }
    return outcome
  }

  /// Starts over with `files` and runs again what was entered since the old ones; also which entries no longer work.
  func reload(_ files: [SourceText]) throws(Loss) -> (outcome: OutcomeCard, dropped: [String]) {
    let entries = transcript.entries
    let outcome = try load(files)
    guard outcome.ending == .finished else { return (outcome, []) }
    var dropped: [String] = []
    for entry in entries where try feed(entry, output: { _ in }).ending != .finished { dropped.append(entry) }
    return (outcome, dropped)
  }

  /// Runs an entry, and remembers it if it came to its end.
  func feed(_ entry: String, output: (String) -> Void) throws(Loss) -> OutcomeCard {
    let outcome = try self.outcome(of: .feed(entry), output: output)
    if outcome.ending == .finished { transcript.entries.append(entry) }
    return outcome
  }

  /// The outcome of a request that has one.
  private func outcome(of request: WorkerRequest, output: (String) -> Void) throws(Loss) -> OutcomeCard {
    switch try perform(request, output: output) {
    case .outcome(let outcome): return outcome
    case .failure(let message): return OutcomeCard(ending: .defect, remarks: [message])
    default: return OutcomeCard(ending: .defect, remarks: ["the worker gave no outcome"])
    }
  }

  /// Sends a request and waits for its reply; after a loss the next worker is where this one was before the request.
  ///
  /// - Parameter limit: how many milliseconds it may take; without one it may take as long as the learner lets it.
  func perform(
    _ request: WorkerRequest, within limit: Int64? = nil, output: (String) -> Void = { _ in }
  ) throws(Loss) -> WorkerReply {
    if child == nil { try revive() }
    do throws(Loss) {
      return try exchange(request, within: limit, output: output)
    } catch {
      try revive()
      throw error
    }
  }

  /// Starts a worker and leads it through the transcript; what kills it a second time is forgotten.
  private func revive() throws(Loss) {
    while true {
      child = ChildProcess.spawn(arguments: arguments, log: log)
      guard child != nil else { throw .noWorker }
      guard let culprit = replay() else { return }
      if culprit < 0 { transcript.files = [] } else { transcript.entries.remove(at: culprit) }
      if transcript == Transcript() { return }
    }
  }

  /// Leads the worker through the transcript; the entry that it died of, -1 for the files.
  private func replay() -> Int? {
    if !transcript.files.isEmpty, !survives(.load(transcript.files)) { return -1 }
    return transcript.entries.indices.first { !survives(.feed(transcript.entries[$0])) }
  }

  /// Whether the worker lives to reply.
  private func survives(_ request: WorkerRequest) -> Bool {
    (try? exchange(request, within: nil) { _ in }) != nil
  }

  /// Sends a request to the worker that runs and waits.
  private func exchange(
    _ request: WorkerRequest, within limit: Int64?, output: (String) -> Void
  ) throws(Loss) -> WorkerReply {
    guard let child, child.channel.send(request) else { throw bury(killing: false) }
    var watch = Watch(limit: limit, grace: grace)
    wasInterrupted = false
    while true {
      switch wait(for: child.channel.input) {
      case .ready:
        guard let reply = child.channel.receive(WorkerReply.self) else { throw bury(killing: false) }
        guard case .output(let text) = reply else { return reply }
        output(text)
      case .quiet: break
      }
      if InterruptLatch.take() {
        onInterrupt()
        wasInterrupted = true
        watch.interrupted() ? child.interrupt() : watch.giveUp()
      }
      if let loss = watch.loss {
        _ = bury(killing: true)
        throw loss
      }
    }
  }

  /// Takes leave of the worker; what it died of.
  private func bury(killing: Bool) -> Loss {
    let status = child?.end(killing: killing) ?? 0
    child = nil
    return .died(signal: status & 0x7F == 0 ? nil : status & 0x7F)
  }

  /// What waiting came to.
  private enum Waiting {
    /// Something can be read.
    case ready
    /// Nothing yet.
    case quiet
  }

  /// Waits a moment for something to read; Ctrl-C cuts it short.
  private func wait(for input: Int32) -> Waiting {
    var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 50) > 0 ? .ready : .quiet
  }
}

/// What a new worker must be told to be where the old one was.
struct Transcript: Equatable, Sendable {
  /// The context.
  var files: [SourceText] = []
  /// What was entered since, without what failed.
  var entries: [String] = []
}

/// Decides when a request has taken too long.
private struct Watch {
  /// When the request began.
  private let start = Watch.now
  /// How long it may take.
  private let limit: Int64?
  /// How long it may go on after it was asked to stop.
  private let grace: Int64
  /// When it was asked to stop.
  private var asked: Int64?
  /// Whether the learner will not wait any more.
  private var isGivenUp = false

  /// A watch that begins now.
  init(limit: Int64?, grace: Int64) {
    self.limit = limit
    self.grace = grace
  }

  /// Notes Ctrl-C; whether it is the first, so that the worker is to be asked.
  mutating func interrupted() -> Bool {
    guard asked == nil else { return false }
    asked = Watch.now
    return true
  }

  /// Notes that the learner pressed Ctrl-C again.
  mutating func giveUp() {
    isGivenUp = true
  }

  /// Why the worker has to be killed now, if it has to.
  var loss: Supervisor.Loss? {
    let now = Watch.now
    if isGivenUp { return .stopped }
    if let asked, now - asked > grace { return .stopped }
    if let limit, now - start > limit { return .late }
    return nil
  }

  /// Milliseconds of a clock that never jumps.
  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }
}
