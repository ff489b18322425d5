/// The bottom of every task but the main one: where its first function returns to.
private enum TaskBorder {
  /// Where a function that returns goes on: `endTask`.
  static let returned = 2
  /// The code of all of them. A call's error target is the word before the place where it goes on.
  nonisolated(unsafe) static let block: UnsafeMutablePointer<CodeBlock> = {
    function.block.pointee.code = code
    return function.block
  }()
  /// The function that stands for the scheduler.
  nonisolated(unsafe) private static let function = Function(name: "task", parameters: .empty, results: .empty)
  /// [nothing, error target, endTask]
  nonisolated(unsafe) private static let code: UnsafeMutablePointer<Instruction> = {
    let code = UnsafeMutablePointer<Instruction>.allocate(capacity: 3)
    code[0] = Instruction(.nop)
    code[1] = Instruction(extension: 0)
    code[2] = Instruction(.endTask)
    return code
  }()
}

/// Tasks take turns in one loop; each has registers and frames of its own, so that any frame can be left and gone back to.
extension Machine {
  /// A new task that will run `closure`, a function without parameters and results.
  func spawn(_ closure: FunctionObject) throws -> TaskObject {
    let layout = closure.function.captures
    try checkAllocation(1024 + 8 * (layout.raw + layout.refs))
    let stacks = scheduler.takeStacks()
    let task = scheduler.begin(stacks)
    let border = stacks.frames + 1
    let block = closure.block
    border.initialize(
      to: Frame(
        block: TaskBorder.block, pc: TaskBorder.block.pointee.code + TaskBorder.returned, raw: stacks.raw,
        refs: stacks.refs, rawEnd: stacks.raw + 2, refEnd: stacks.refs, caller: nil, resultRaw: stacks.raw,
        resultRefs: stacks.refs))
    let frame = border + 1
    frame.initialize(
      to: Frame(
        block: block, pc: block.pointee.code, raw: stacks.raw + 2, refs: stacks.refs,
        rawEnd: stacks.raw + 2 + block.pointee.rawCount, refEnd: stacks.refs + block.pointee.refCount, caller: border,
        resultRaw: stacks.raw, resultRefs: stacks.refs))
    copyCaptures(closure, to: frame)
    task.suspended.top = frame
    task.suspended.current = frame
    scheduler.enqueue(task)
    return task
  }

  /// Puts the running task to sleep until it is woken, unless it was woken already.
  func park() throws {
    try requireSuspension()
    guard !scheduler.current.hasPermit else {
      scheduler.current.hasPermit = false
      return
    }
    scheduler.current.phase = .parked
    state.pointee.suspends = true
  }

  /// Puts the running task to sleep until it is woken or the clock says `time`.
  func park(until time: Int) throws {
    try park()
    if state.pointee.suspends { scheduler.enqueue(scheduler.current, at: time) }
  }

  /// Lets every other task that can run go first.
  func yieldTurn() throws {
    try requireSuspension()
    scheduler.enqueue(scheduler.current)
    state.pointee.suspends = true
  }

  /// Wakes `task`, or sees to it that it does not go to sleep next time.
  func wake(_ task: TaskObject) {
    switch task.phase {
    case .parked: scheduler.enqueue(task)
    case .ready: task.hasPermit = true
    case .finished: break
    }
  }

  /// Refuses to switch tasks below a host function, whose own frames cannot be left.
  private func requireSuspension() throws {
    guard nesting <= 1 else { throw Trap("Fatal error: this code waits inside of a closure that cannot be suspended") }
  }

  /// Leaves the running task at `pc` and goes on with the next. Returns its frame.
  @inline(never)
  func switchTask(_ frame: FramePointer, _ pc: UnsafeMutablePointer<Instruction>) throws -> FramePointer {
    state.pointee.suspends = false
    frame.pointee.pc = pc
    state.pointee.current = frame
    guard let next = scheduler.next() else { throw deadlock() }
    guard next !== scheduler.current else { return frame }
    scheduler.current.suspended = SuspendedState(state.pointee)
    scheduler.current.scopes = tracker.suspendScopes()
    return resume(next)
  }

  /// Ends the running task, whose first function has returned to `border`, and goes on with the next. Returns its frame.
  @inline(never)
  func endTask(_ border: FramePointer, _ pc: UnsafeMutablePointer<Instruction>) throws -> FramePointer {
    border.pointee.pc = pc
    state.pointee.current = border
    let task = scheduler.current
    scheduler.end(task)
    task.record = nil
    guard let next = scheduler.next() else { throw deadlock() }
    task.stacks.map { scheduler.giveBack($0) }
    task.stacks = nil
    state.pointee.accesses.deallocate()
    return resume(next)
  }

  /// Makes `task` the one that runs. Returns its frame.
  private func resume(_ task: TaskObject) -> FramePointer {
    scheduler.current = task
    if let own = task.stacks { stacks = own }
    task.suspended.restore(state)
    tracker.resume(task.scopes)
    task.scopes = []
    return task.suspended.current
  }

  /// The trap of a program in which nothing can run any more.
  private func deadlock() -> Trap {
    Trap("Fatal error: deadlock: every task waits for what another one would have to do", stuck: stuckTasks())
  }

  // MARK: The end of a run

  /// Gives up the tasks that were made as number `first` or later, and the running one, and goes back to the main task.
  func abandonTasks(from first: Int) {
    state.pointee.suspends = false
    state.pointee.skipsDeinit = true
    defer { state.pointee.skipsDeinit = false }
    let failed = scheduler.current
    if failed !== scheduler.main {
      failed.suspended = SuspendedState(state.pointee)
      _ = resume(scheduler.main)
    }
    for task in scheduler.forget(from: first, and: failed) { clear(task) }
  }

  /// Releases what the registers of a task hold that will not run again.
  private func clear(_ task: TaskObject) {
    guard let stacks = task.stacks else { return }
    var ref = stacks.refs
    while ref < task.suspended.top.pointee.refEnd {
      let old = ref.pointee
      ref.pointee = nil
      old?.release()
      ref += 1
    }
    task.suspended.accesses.deallocate()
    task.stacks = nil
    task.record = nil
    scheduler.giveBack(stacks)
  }
}
