import ObservationRuntime
import Synchronization

/// Runs code: frames, budgets, traps. One machine is one session's, and is used on one thread at a time.
public final class Machine {
  /// What Lowering answers while a program runs.
  public weak var support: RuntimeSupport?
  /// What a run may use; read when a run begins.
  public var limits = Limits() {
    didSet { stacks.setDepth(limits.depth, of: state) }
  }
  /// Another thread sets this to stop the run.
  public let interrupt = InterruptFlag()
  /// Where text goes, in pieces of some kilobytes and at the end of each run.
  public var output: (String) -> Void
  /// Where text for the error stream goes, at once.
  public var errorOutput: (String) -> Void = { _ in }
  /// Gives a line of input, with its end unless the argument says otherwise; `nil` at the end of all input.
  public var input: (_ strippingNewline: Bool) -> String? = { _ in nil }
  /// Who is told of failures that tests report themselves.
  public var onIssue: ((String) -> Void)?
  /// Who reads and watches observed properties, and who is told of events.
  public let tracker = Tracker()
  /// The properties that registrars were told of, by the identities of key paths.
  var propertyKeys: [AnyHashable: PropertyKey] = [:]
  /// The types of the elements of arrays that host functions make, as far as they were asked for.
  var elementTypes: [HostElement: TypeInfo] = [:]
  /// How many instances of each type the ledger has met.
  var subjectCounts: [ObjectIdentifier: Int32] = [:]
  /// Text that waits to go there.
  var pendingOutput = ""
  /// Bytes written by this run.
  var outputBytes = 0
  /// Steps granted to the loop so far by this run.
  var grantedSteps = 0
  /// When this run must be over.
  var deadline: ContinuousClock.Instant?
  /// How many runs and host calls are active, one within the other.
  var nesting = 0
  /// Why the loop has ended.
  var failure: (any Error)?
  /// The error that was thrown and not yet taken.
  var thrown: Reference = nil
  /// A function that does nothing.
  private let nothing = Function(name: "nothing", parameters: .empty, results: .empty) {
    $0.code = [Instruction(.returnValue)]
  }
  /// Registers and frames of the task that runs.
  var stacks: RegisterStacks
  /// Which task runs, and which next.
  var scheduler: Scheduler
  /// What the loop and objects share.
  let state: StatePointer

  /// Creates a machine that writes to `output`.
  public init(output: @escaping (String) -> Void = { _ in }) {
    self.output = output
    stacks = RegisterStacks(frames: 1 << 20, registers: 1 << 23)
    state = .allocate(capacity: 1)
    state.initialize(to: stacks.freshState())
    stacks.setDepth(limits.depth, of: state)
    scheduler = Scheduler(main: TaskObject(number: 0, stacks: stacks, suspended: SuspendedState(state.pointee)))
  }

  deinit {
    let previous = state.makeCurrent()
    state.pointee.skipsDeinit = true
    thrown?.release()
    abandonTasks(from: 0)
    breakCycles()
    restoreCurrent(previous == state ? nil : previous)
    state.pointee.isOrphaned = true
    if state.pointee.bytes == 0 { state.destroy() }
  }

  /// Bytes that live objects take, about.
  public var memoryInUse: Int { state.pointee.bytes }

  /// Empties all instances and cells that are alive, so that cycles among them go; for the end of a session. No `deinit` runs.
  public func breakCycles() {
    let skippedDeinit = state.pointee.skipsDeinit
    state.pointee.skipsDeinit = true
    defer { state.pointee.skipsDeinit = skippedDeinit }
    guard let newest = state.pointee.newestObject else { return }
    for object in newest.takeUnretainedValue().selfAndOlder {
      for i in 0..<Int(object.refCount) {
        let field = object.words[i]
        object.words[i] = nil
        field?.release()
      }
    }
  }

  /// Runs `function` with arguments laid out as its parameters.
  public func run(_ function: Function, raw: [Int] = [], refs: [HeapObject?] = []) -> Outcome {
    let previous = state.makeCurrent()
    defer { restoreCurrent(previous) }
    if nesting == 0 { beginRun() }
    let checkpoint = Checkpoint(state)
    let taskCount = scheduler.taskCount
    let scopes = tracker.depth
    do {
      if state.pointee.pending { try runDeinits() }
      let values = try call(function, Values(raw: raw, refs: refs))
      flush()
      return .finished(values)
    } catch let error as ThrownError {
      flush()
      return .threw(error.box)
    } catch {
      let end = unwinding(error)
      if nesting == 0 { abandonTasks(from: taskCount) }
      rewind(to: checkpoint)
      tracker.abandonScopes(downTo: scopes)
      flush()
      return end.outcome
    }
  }

  /// Resets what counts for one run.
  private func beginRun() {
    grantedSteps = 0
    outputBytes = 0
    state.pointee.fuel = 0
    state.pointee.byteLimit = limits.memory
    deadline = limits.wallClock.map { ContinuousClock.now + $0 }
  }

  /// Runs the `deinit`s that wait because the host released objects between runs; a failure in one ends them all.
  @discardableResult
  public func runPendingDeinits() -> Outcome {
    run(nothing)
  }

  /// Clears everything above `checkpoint`; no learner's code runs for what dies.
  private func rewind(to checkpoint: Checkpoint) {
    state.pointee.skipsDeinit = true
    let end = state.pointee.top.pointee.refEnd
    var ref = checkpoint.top.pointee.refEnd
    while ref < end {
      let old = ref.pointee
      ref.pointee = nil
      old?.release()
      ref += 1
    }
    checkpoint.restore(state)
    state.forgetDeinits()
    thrown?.release()
    thrown = nil
    state.pointee.skipsDeinit = false
  }
}

/// Where a run began: what a failed run is rewound to.
struct Checkpoint {
  /// The highest frame.
  let top: FramePointer
  /// The frame that runs.
  let current: FramePointer
  /// How many accesses were open.
  let accesses: Int
  /// The place of the running `deinit`.
  let dyingBase: Int, waitingBase: Int, runningDeinits: Int

  /// Remembers `state`.
  init(_ state: StatePointer) {
    top = state.pointee.top
    current = state.pointee.current
    accesses = state.pointee.accesses.count
    dyingBase = state.pointee.dyingBase
    waitingBase = state.pointee.waitingBase
    runningDeinits = state.pointee.runningDeinits
  }

  /// Puts `state` back.
  func restore(_ state: StatePointer) {
    state.pointee.top = top
    state.pointee.current = current
    state.closeAccesses(downTo: accesses)
    state.pointee.dyingBase = dyingBase
    state.pointee.waitingBase = waitingBase
    state.pointee.runningDeinits = runningDeinits
  }
}

/// A request to stop that any thread may make.
public final class InterruptFlag: Sendable {
  /// Whether it is made.
  private let flag = Atomic(false)
  /// Creates a flag that is not set.
  public init() {}
  /// Asks the machine to stop.
  public func set() { flag.store(true, ordering: .relaxed) }
  /// Whether it is set; clears it.
  public func take() -> Bool { flag.exchange(false, ordering: .relaxed) }
  /// Whether it is set.
  public var isSet: Bool { flag.load(ordering: .relaxed) }
}
