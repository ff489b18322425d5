/// Decides which task runs next: in the order in which they became ready, on a clock that goes on only when nothing can run.
///
/// Nothing in it depends on the machine that it runs on or on real time, so a program interleaves the same way every time.
struct Scheduler {
  /// The virtual clock: nanoseconds since the program began.
  private(set) var now = 0

  /// The time for a program; looking at the clock takes some, so that code that runs between two looks took time.
  mutating func read() -> Int {
    now += 1_000
    return now
  }

  /// The task that runs.
  var current: TaskObject
  /// The task that the program began with.
  let main: TaskObject
  /// All others that have not ended, by number.
  private(set) var living: [Int: TaskObject] = [:]
  /// Tasks that can run, the next one first.
  private var ready = Queue()
  /// Tasks that wait for a time, as a heap with the earliest first.
  private var timers: [Timer] = []
  /// How many timers were set: equal times go off in the order in which they were set.
  private var timerCount = 0
  /// How many tasks there have been.
  private(set) var taskCount = 1
  /// Registers and frames of ended tasks, to be used again.
  private var idleStacks: [RegisterStacks] = []

  /// A task that waits for a time.
  private struct Timer {
    /// When it wakes.
    let time: Int
    /// Its place among those of the same time.
    let order: Int
    /// The task.
    let task: TaskObject
    /// Whether it goes off before `other`.
    func isBefore(_ other: Timer) -> Bool { (time, order) < (other.time, other.order) }
  }

  /// A queue that does not move its elements at every step.
  private struct Queue {
    /// The tasks, those taken out included.
    private var tasks: [TaskObject?] = []
    /// Where the next one is.
    private var head = 0
    /// Whether there is none.
    var isEmpty: Bool { head == tasks.count }
    /// Adds a task at the end.
    mutating func append(_ task: TaskObject) { tasks.append(task) }
    /// Takes out the next task.
    mutating func next() -> TaskObject? {
      guard head < tasks.count, let task = tasks[head] else { return nil }
      tasks[head] = nil
      head += 1
      if head > 64 && head * 2 > tasks.count {
        tasks.removeFirst(head)
        head = 0
      }
      return task
    }
    /// Takes out all tasks for which `isGone` holds.
    mutating func removeAll(where isGone: (TaskObject) -> Bool) {
      tasks = tasks[head...].filter { !isGone($0!) }
      head = 0
    }
  }

  /// Begins with the main task.
  init(main: TaskObject) {
    self.main = main
    current = main
  }

  /// Registers and frames for a new task.
  mutating func takeStacks() -> RegisterStacks {
    idleStacks.popLast() ?? RegisterStacks(frames: 1 << 14, registers: 1 << 17)
  }

  /// Takes them back, empty.
  mutating func giveBack(_ stacks: RegisterStacks) {
    if idleStacks.count < 64 { idleStacks.append(stacks) }
  }

  /// Begins a new task on `stacks`.
  mutating func begin(_ stacks: RegisterStacks) -> TaskObject {
    let task = TaskObject(number: taskCount, stacks: stacks, suspended: SuspendedState(fresh: stacks))
    taskCount += 1
    living[task.number] = task
    return task
  }

  /// Lets `task` run after all that can run already.
  mutating func enqueue(_ task: TaskObject) {
    task.phase = .ready
    task.timer = 0
    ready.append(task)
  }

  /// Wakes `task` when the clock says `time`.
  mutating func enqueue(_ task: TaskObject, at time: Int) {
    timerCount += 1
    task.timer = timerCount
    timers.append(Timer(time: max(time, now), order: timerCount, task: task))
    var child = timers.count - 1
    while child > 0, timers[child].isBefore(timers[(child - 1) / 2]) {
      timers.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// The task that runs next, if any can; the clock goes on to the earliest time that one waits for when nothing else is to be done.
  mutating func next() -> TaskObject? {
    while true {
      if let task = ready.next() { return task }
      guard let timer = popTimer() else { return nil }
      guard timer.task.phase == .parked, timer.task.timer == timer.order else { continue }
      now = timer.time
      enqueue(timer.task)
    }
  }

  /// Whether a task waits for its turn.
  var canRun: Bool { !ready.isEmpty }

  /// How many nanoseconds a task still sleeps; `nil` when it does not.
  func sleep(of task: TaskObject) -> Int? {
    guard task.phase == .parked, task.timer > 0 else { return nil }
    return timers.first { $0.order == task.timer }.map { $0.time - now }
  }

  /// Takes out the earliest timer.
  private mutating func popTimer() -> Timer? {
    guard let first = timers.first else { return nil }
    let last = timers.removeLast()
    guard !timers.isEmpty else { return first }
    timers[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < timers.count && timers[child].isBefore(timers[least])
      {
        least = child
      }
      if least == parent { return first }
      timers.swapAt(parent, least)
      parent = least
    }
  }

  /// Notes that `task` has ended.
  mutating func end(_ task: TaskObject) {
    task.phase = .finished
    living[task.number] = nil
  }

  /// Forgets the tasks numbered `first` and later, and `other`, unless it is the main task, which is as if it had never waited.
  /// Returns them.
  mutating func forget(from first: Int, and other: TaskObject) -> [TaskObject] {
    let gone = living.values.filter { $0.number >= first || $0 === other }.sorted { $0.number < $1.number }
    for task in gone { end(task) }
    main.phase = .ready
    main.timer = 0
    main.hasPermit = false
    ready.removeAll { $0.phase == .finished || $0 === main }
    return gone
  }
}
