/// Learner's `deinit`s.
extension Machine {
  /// Runs the `deinit`s of dying objects, and releases what they hold, until nothing is dying.
  /// - Throws: the end of the run, when a `deinit` traps.
  func runDeinits() throws {
    while state.pointee.pending || !state.isSettled {
      try throwDamage()
      state.drain()
      guard state.pointee.pending, let type = state.pointee.dying.last.pointee.type else { continue }
      state.pointee.dying.last.pointee.type = nil
      try runDeinit(of: state.pointee.dying.last.pointee, type)
    }
  }

  /// Ends the run when something was met that must not be there.
  private func throwDamage() throws {
    guard state.pointee.isDamaged else { return }
    state.pointee.isDamaged = false
    state.pointee.pending = false
    throw Defect("a value is not of its type")
  }

  /// Runs the `deinit`s of a dying object's class, most derived first, with a fresh handle as `self`.
  private func runDeinit(of object: Dying, _ type: Unmanaged<TypeInfo>) throws {
    let checkpoint = Checkpoint(state)
    state.pointee.dyingBase = state.pointee.dying.count
    state.pointee.waitingBase = state.pointee.waiting.count
    state.pointee.pending = false
    state.pointee.runningDeinits += 1
    var handle: HeapObject? = Instance(standingFor: object, state: state, type: type)
    do {
      for function in type._withUnsafeGuaranteedRef({ $0.deinitializers }) {
        _ = try call(function, Values(refs: [handle]))
      }
    } catch {
      abandon(object, to: handle, checkpoint)
      throw error
    }
    guard isKnownUniquelyReferenced(&handle) else {
      abandon(object, to: handle, checkpoint)
      throw Trap.escapedDeinit(object.block, type._withUnsafeGuaranteedRef { $0.name })
    }
    handle = nil
    endDeinit(checkpoint)
  }

  /// Goes back to the objects that were dying outside of the `deinit`.
  private func endDeinit(_ checkpoint: Checkpoint) {
    state.pointee.dyingBase = checkpoint.dyingBase
    state.pointee.waitingBase = checkpoint.waitingBase
    state.pointee.runningDeinits = checkpoint.runningDeinits
  }

  /// Leaves the memory of `object` to the handle, which others may hold.
  private func abandon(_ object: Dying, to handle: HeapObject?, _ checkpoint: Checkpoint) {
    state.disown(object)
    if let handle = handle as? Instance { handle.adoptMemory() }
    endDeinit(checkpoint)
  }

  /// `runDeinits`, at the place where the loop is.
  @inline(never)
  func runDeinits(_ frame: FramePointer, _ pc: UnsafeMutablePointer<Instruction>) throws {
    frame.pointee.pc = pc
    state.pointee.current = frame
    try runDeinits()
  }
}

extension UnsafeMutablePointer where Pointee == MachineState {
  /// Takes `object` out of those that are dying: its memory is another's now.
  func disown(_ object: Dying) {
    for i in 0..<pointee.dying.count where pointee.dying.elements[i].block == object.block {
      pointee.dying.elements[i] = Dying(type: nil, block: zeroedWords(1), words: -1, refs: object.refs, count: 0)
    }
  }

  /// After a failure: releases what is dying without any `deinit`.
  func forgetDeinits() {
    for i in 0..<pointee.dying.count { pointee.dying.elements[i].type = nil }
    for i in 0..<pointee.waiting.count { pointee.waiting.elements[i].type = nil }
    drain()
  }
}
