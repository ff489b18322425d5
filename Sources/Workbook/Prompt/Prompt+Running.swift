import Lessons
import Terminal

extension Prompt {
  /// Asks the worker, and turns its refusals and deaths into failures in words.
  func ask(_ request: WorkerRequest, output: (String) -> Void = { _ in }) throws(CommandFailure) -> WorkerReply {
    let reply: WorkerReply
    do throws(Supervisor.Loss) {
      reply = try supervisor.perform(request, output: output)
    } catch {
      throw CommandFailure(message: words(for: error), exitCode: .defect)
    }
    if case .failure(let message) = reply { throw CommandFailure(message: message) }
    return reply
  }

  /// Runs an entry and shows what came of it.
  func run(_ entry: String) throws(CommandFailure) {
    do throws(Supervisor.Loss) {
      last = try supervisor.feed(entry, output: printing())
    } catch {
      throw CommandFailure(message: words(for: error), exitCode: .defect)
    }
    if supervisor.wasInterrupted, last.ending == .exceeded {
      say([style.paint("Stopped.", .warning) + " Nothing of that line was kept."])
    } else {
      say(OutcomeDrawing(style: style).lines(last))
    }
  }

  /// A sink for what programs print.
  func printing() -> (String) -> Void {
    { [unowned self] in write($0) }
  }

  /// What is said about a worker that is gone.
  func words(for loss: Supervisor.Loss) -> String {
    switch loss {
    case .stopped, .late:
      "That would not stop and was ended. Everything is as it was before that line."
    case .died(let signal):
      """
      The engine broke down\(signal.map { " (signal \($0))" } ?? ""). That is a defect of the workbook, not of your code.
      Everything is as it was before that line. Please report it, with the line that you typed.
      """
    case .noWorker:
      "The engine cannot be started; the system refuses another process."
    }
  }
}

extension Prompt {
  /// Takes up the files when they were changed outside, and says so.
  func reloadIfChanged() throws(CommandFailure) {
    guard let exercise, case .files(let files) = try ask(.files(exercise.summary.number)) else { return }
    guard files != exercise.seen else { return }
    try takeUp(files, isFirst: exercise.seen.isEmpty)
  }

  /// Loads `files`; while they are broken the last good context stays.
  func takeUp(_ files: [SourceText], isFirst: Bool) throws(CommandFailure) {
    let (outcome, dropped) = try reload(files)
    exercise?.seen = files
    let names = files.map { $0.name.split(separator: "/").last.map(String.init) ?? $0.name }.joined(separator: ", ")
    guard outcome.ending == .finished else { return sayBroken(names, outcome, isFirst: isFirst) }
    guard !isFirst else { return }
    murmur("\(names) was changed and is loaded again.")
    for entry in dropped {
      let line = entry.split(separator: "\n").first.map(String.init) ?? ""
      let sentence = style.paint("What you typed does not fit it any more: \(line)", .warning)
      say(Wrapping.lines(of: sentence, width: style.proseWidth))
    }
  }

  /// Loads files, with what was typed since.
  private func reload(_ files: [SourceText]) throws(CommandFailure) -> (outcome: OutcomeCard, dropped: [String]) {
    do throws(Supervisor.Loss) {
      return try supervisor.reload(files)
    } catch {
      throw CommandFailure(message: words(for: error), exitCode: .defect)
    }
  }

  /// Says that the files do not compile and what that means.
  private func sayBroken(_ names: String, _ outcome: OutcomeCard, isFirst: Bool) {
    last = outcome
    let consequence = isFirst ? "the prompt knows nothing of it yet" : "the version before it stays in use"
    let fault = outcome.ending == .invalid ? "does not compile" : "is too much for the evaluator"
    let sentence = style.paint("\(names) \(fault); \(consequence).", .warning)
    say(Wrapping.lines(of: sentence, width: style.proseWidth))
    say(OutcomeDrawing(style: style).lines(outcome))
  }
}
