/// The memory of registers and frames; untouched pages cost nothing.
final class RegisterStacks {
  /// The frames; the first is the ground that nothing runs in.
  let frames: UnsafeMutablePointer<Frame>
  /// The raw registers.
  let raw: UnsafeMutablePointer<Int>
  /// The reference registers, nil where unused.
  let refs: UnsafeMutablePointer<Reference>
  /// How many frames there are.
  let frameCount: Int
  /// How many registers of either kind there are.
  let registerCount: Int

  /// Reserves memory for so many frames, and registers of either kind.
  init(frames frameCount: Int, registers registerCount: Int) {
    self.frameCount = frameCount
    self.registerCount = registerCount
    let size = MemoryLayout<Frame>.stride / MemoryLayout<Int>.stride
    frames = UnsafeMutableRawPointer(zeroedWords(frameCount * size))
      .bindMemory(to: Frame.self, capacity: frameCount)
    raw = zeroedWords(registerCount)
    refs = UnsafeMutableRawPointer(zeroedWords(registerCount))
      .bindMemory(to: Reference.self, capacity: registerCount)
    frames.initialize(
      to: Frame(
        block: Border.block, pc: Border.block.pointee.code, raw: raw, refs: refs, rawEnd: raw, refEnd: refs,
        caller: nil,
        resultRaw: nil, resultRefs: refs))
  }

  /// A state with empty stacks.
  func freshState() -> MachineState {
    let state = MachineState(
      top: frames, current: frames, frameLimit: frames + 1, rawLimit: raw + registerCount - 8,
      refLimit: refs + registerCount)
    state.freeBlocks.initialize(repeating: nil, count: MachineState.pooledWords + 1)
    return state
  }

  /// Lets `depth` calls be active.
  func setDepth(_ depth: Int, of state: StatePointer) {
    state.pointee.frameLimit = frames + min(max(1, depth) + 1, frameCount)
  }

  deinit {
    frames.deallocate()
    raw.deallocate()
    refs.deallocate()
  }
}
