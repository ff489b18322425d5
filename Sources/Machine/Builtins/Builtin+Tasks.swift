/// The task in a register.
private func task(_ reference: HeapObject?) throws -> TaskObject {
  guard let task = reference as? TaskObject else { throw Defect("a task was expected") }
  return task
}

extension Builtin {
  /// Tasks and the clock that they wait on; everything else about concurrency is in the prelude.
  static let tasks: [Builtin] = [
    Builtin("task.current") { machine, _, refs, _ in refs[0] = machine.scheduler.current },
    Builtin("task.spawn") { machine, _, refs, _ in
      guard let closure = refs[0] as? FunctionObject else { throw Defect("a function was expected") }
      refs[0] = try machine.spawn(closure)
    },
    Builtin("task.park", suspends: true) { machine, _, _, _ in try machine.park() },
    Builtin("task.parkUntil", suspends: true) { machine, raw, _, _ in try machine.park(until: raw[0]) },
    Builtin("task.yield", suspends: true) { machine, _, _, _ in try machine.yieldTurn() },
    Builtin("task.othersCanRun") { machine, raw, _, _ in raw[0] = word(machine.scheduler.canRun) },
    Builtin("task.wake") { machine, _, refs, _ in machine.wake(try task(refs[0])) },
    Builtin("task.now") { machine, raw, _, _ in raw[0] = machine.scheduler.read() },
    Builtin("task.number") { _, raw, refs, _ in raw[0] = try task(refs[0]).number },
    Builtin("task.record") { _, _, refs, _ in refs[0] = try task(refs[0]).record },
    Builtin("task.hasRecord") { _, raw, refs, _ in raw[0] = word(try task(refs[0]).record != nil) },
    Builtin("task.setRecord") { _, _, refs, _ in try task(refs[1]).record = refs[0] },
  ]
}
