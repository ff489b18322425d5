/// A task that has not ended, as people are told of it; the functions in its trace stay on the machine's thread.
public struct LivingTask: @unchecked Sendable {
  /// What it is doing.
  public enum State: Sendable {
    /// It runs when its turn comes.
    case ready
    /// It sleeps for so many more nanoseconds of the virtual clock.
    case sleeping(Int)
    /// It waits for what another task does.
    case waiting
  }
  /// Its number; the program itself is 0.
  public let number: Int
  /// What it is doing.
  public let state: State
  /// Its active functions, innermost first.
  public let trace: [TraceEntry]
}

extension Machine {
  /// The tasks besides the program itself that have not ended, in the order in which they began.
  public var livingTasks: [LivingTask] {
    scheduler.living.values.sorted { $0.number < $1.number }.map(report)
  }

  /// All tasks that wait when nothing can run: the running one, and those that were left.
  func stuckTasks() -> [LivingTask] {
    let current = scheduler.current
    var all = livingTasks.filter { $0.number != current.number }
    if current.phase != .finished { all.append(LivingTask(number: current.number, state: .waiting, trace: trace())) }
    if current !== scheduler.main { all.append(report(scheduler.main)) }
    return all.sorted { $0.number < $1.number }
  }

  /// What is told of a task that does not run.
  private func report(_ task: TaskObject) -> LivingTask {
    let state: LivingTask.State =
      task.phase == .ready ? .ready : scheduler.sleep(of: task).map { .sleeping($0) } ?? .waiting
    return LivingTask(number: task.number, state: state, trace: trace(from: task.suspended.current))
  }
}
