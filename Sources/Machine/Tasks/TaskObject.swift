import ObservationRuntime

/// A task: registers and frames of its own, and where it goes on.
public final class TaskObject: HeapObject {
  /// What a task is doing.
  enum Phase {
    /// It runs, or waits for its turn.
    case ready
    /// It waits for somebody to wake it.
    case parked
    /// It has ended.
    case finished
  }

  /// What it is doing.
  var phase = Phase.ready
  /// Whether it was woken before it went to sleep.
  var hasPermit = false
  /// The timer that is to wake it, by its number; 0 for none.
  var timer = 0
  /// Its registers and frames; given back when it ends.
  var stacks: RegisterStacks?
  /// The machine's words about registers, frames and accesses as the task left them.
  var suspended: SuspendedState
  /// The number of the task; the main task is 0.
  let number: Int
  /// The tracking scopes that it had open when it went to rest.
  var scopes: [Tracker.Scope] = []
  /// What the prelude keeps for it.
  var record: HeapObject?

  /// Creates a task with stacks of its own.
  init(number: Int, stacks: RegisterStacks, suspended: SuspendedState) {
    self.number = number
    self.stacks = stacks
    self.suspended = suspended
    super.init(size: 256)
  }
}

/// What belongs to one task of that which a machine's state holds.
struct SuspendedState {
  /// The highest frame.
  var top: FramePointer
  /// The frame that runs, or called the host last.
  var current: FramePointer
  /// Behind the last frame that may be used.
  var frameLimit: FramePointer
  /// Behind the last raw register.
  var rawLimit: UnsafeMutablePointer<Int>
  /// Behind the last reference register.
  var refLimit: UnsafeMutablePointer<Reference>
  /// The open accesses.
  var accesses: Stack<Access>

  /// Reads `state`.
  init(_ state: MachineState) {
    top = state.top
    current = state.current
    frameLimit = state.frameLimit
    rawLimit = state.rawLimit
    refLimit = state.refLimit
    accesses = state.accesses
  }

  /// The state of a task that has not begun.
  init(fresh stacks: RegisterStacks) {
    top = stacks.frames
    current = stacks.frames
    frameLimit = stacks.frames + stacks.frameCount
    rawLimit = stacks.raw + stacks.registerCount - 8
    refLimit = stacks.refs + stacks.registerCount
    accesses = Stack()
  }

  /// Writes it back.
  func restore(_ state: StatePointer) {
    state.pointee.top = top
    state.pointee.current = current
    state.pointee.frameLimit = frameLimit
    state.pointee.rawLimit = rawLimit
    state.pointee.refLimit = refLimit
    state.pointee.accesses = accesses
    state.pointee.openAccesses = accesses.count
  }
}
