/// Budgets and interrupts: one counter in the loop stands for all of them.
extension Machine {
  /// How many steps go by between two looks.
  private static let slice = 8192

  /// Looks at budgets and interrupts when the counter has run out, and fills it up.
  /// - Throws: the end of the run.
  @inline(never)
  func refuel() throws {
    if interrupt.take() { throw Unwinding.interrupt(trace()) }
    if state.pointee.bytes > limits.memory { throw unwinding(.memory) }
    guard grantedSteps < limits.steps else { throw unwinding(.steps) }
    if let deadline, ContinuousClock.now >= deadline { throw unwinding(.wallClock) }
    let grant = min(Machine.slice, limits.steps - grantedSteps)
    grantedSteps += grant
    state.pointee.fuel = grant - 1
  }

  /// Counts `steps` of a host function that takes long, and looks at budgets and interrupts.
  /// - Throws: the end of the run, to be let through.
  public func tick(_ steps: Int = 1) throws {
    let (left, overflow) = state.pointee.fuel.subtractingReportingOverflow(steps)
    if left >= 0 && !overflow {
      state.pointee.fuel = left
      return
    }
    grantedSteps = grantedSteps.addingReportingOverflow(-left - 1).partialValue
    state.pointee.fuel = -1
    if grantedSteps >= limits.steps || grantedSteps < 0 { throw unwinding(.steps) }
    try refuel()
  }

  /// Makes sure that `bytes` more may live, before they are allocated.
  /// - Throws: the end of the run, to be let through.
  public func checkAllocation(_ bytes: Int) throws {
    let (total, overflow) = state.pointee.bytes.addingReportingOverflow(bytes)
    if overflow || total > limits.memory { throw unwinding(.memory) }
  }

  /// Writes `text`.
  /// - Throws: the end of the run, when it writes too much.
  public func write(_ text: String) throws {
    outputBytes += text.utf8.count
    pendingOutput += text
    if outputBytes > limits.output { throw unwinding(.output) }
    if pendingOutput.utf8.count > 1 << 14 { flush() }
  }

  /// Hands text that waits to `output`.
  public func flush() {
    guard !pendingOutput.isEmpty else { return }
    let text = pendingOutput
    pendingOutput = ""
    output(text)
  }
}
