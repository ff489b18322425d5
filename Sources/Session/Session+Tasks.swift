import Machine
import Tree
import Types

/// A task that goes on between the lines of the prompt.
public struct BackgroundTask: Sendable {
  /// What it is doing.
  public enum State: Sendable, Equatable {
    /// It runs when its turn comes.
    case ready
    /// It sleeps for so many more seconds of the virtual clock.
    case sleeping(Double)
    /// It waits for what another task does.
    case waiting
  }
  /// Its number.
  public let number: Int
  /// What it is doing.
  public let state: State
  /// Where the learner's code is in it.
  public let place: SourceRange?
}

extension Session {

  /// The tasks that earlier lines began and that have not ended.
  public var backgroundTasks: [BackgroundTask] {
    machine.livingTasks.map { BackgroundTask(number: $0.number, state: state(of: $0), place: place(of: $0)) }
  }

  private func state(of task: LivingTask) -> BackgroundTask.State {
    switch task.state {
    case .ready: .ready
    case .sleeping(let nanoseconds): .sleeping(Double(nanoseconds) / 1e9)
    case .waiting: .waiting
    }
  }

  /// Where the learner's code is in a task: the innermost place, or where code begins that has not run yet.
  func place(of task: LivingTask) -> SourceRange? {
    ownPlace(in: task.trace)
      ?? task.trace.lazy.filter { $0.function.isUserCode }.compactMap { entry in
        entry.function.places.first.flatMap { self.lowerer.place(of: entry.function, at: Int($0.instruction)) }
      }.first
  }

  /// Lets background tasks go on until each waits, and adds what came of it to the outcome of a line.
  ///
  /// The clock stands still meanwhile: whoever sleeps goes on sleeping until a line waits.
  func settle(_ outcome: inout Outcome) {
    guard outcome.status == .finished, !machine.livingTasks.isEmpty,
      let settle = program.lookupTopLevel("_settle").first as? FuncDecl, let function = try? lowerer.entry(settle)
    else { return }
    let after = self.outcome(of: machine.run(function), [])
    outcome.output += after.output
    guard after.status != .finished else { return }
    outcome.status = after.status
    outcome.diagnostics += after.diagnostics
    outcome.stack = after.stack
  }
}
