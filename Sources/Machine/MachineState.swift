#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the loop and the heap objects of one machine share, in plain memory.
struct MachineState {
  // MARK: Registers and frames

  /// The highest frame in use.
  var top: FramePointer
  /// The frame that called the host last.
  var current: FramePointer
  /// Behind the last frame that may be used.
  var frameLimit: FramePointer
  /// Behind the last raw register.
  var rawLimit: UnsafeMutablePointer<Int>
  /// Behind the last reference register.
  var refLimit: UnsafeMutablePointer<Reference>

  // MARK: Signals

  /// Steps until the machine looks at budgets and interrupts; below 0 it looks.
  var fuel = 0
  /// Whether an object waits for its `deinit`.
  var pending = false
  /// Whether a host function or an operation met something other than what it was made for; the run ends as a defect.
  var isDamaged = false
  /// Whether the running task has gone to sleep, and another is to run.
  var suspends = false
  /// How many accesses are open.
  var openAccesses = 0
  /// The open accesses, oldest first.
  var accesses = Stack<Access>()

  // MARK: Memory

  /// Bytes that live objects take, about.
  var bytes = 0
  /// How many bytes may live.
  var byteLimit = Int.max
  /// Free blocks by their count of words.
  var freeBlocks = UnsafeMutablePointer<UnsafeMutablePointer<Int>?>.allocate(capacity: MachineState.pooledWords + 1)
  /// The slabs that blocks are cut from.
  var slabs = Stack<UnsafeMutablePointer<Int>>()
  /// Where the next block is cut.
  var slabNext: UnsafeMutablePointer<Int>?
  /// How many words are left there.
  var slabLeft = 0
  /// Instances and cells alive, the newest; they alone can form cycles.
  var newestObject: Unmanaged<MemoryObject>?

  // MARK: Dying objects

  /// Objects whose fields are being released, the innermost last.
  var dying = Stack<Dying>()
  /// Objects that died while another waited for its `deinit`.
  var waiting = Stack<Dying>()
  /// Where `dying` begins for the running `deinit`, if any.
  var dyingBase = 0
  /// Where `waiting` begins for it.
  var waitingBase = 0
  /// Whether `drain` is at work.
  var isDraining = false
  /// Whether learner's `deinit`s are left out: after a trap.
  var skipsDeinit = false
  /// How many `deinit`s run: identity of instances is then that of their memory.
  var runningDeinits = 0
  /// Whether the machine is gone, so that the last object frees this.
  var isOrphaned = false

  /// Blocks of up to so many words are kept for reuse.
  static let pooledWords = 32
}

/// The state of one machine in memory.
typealias StatePointer = UnsafeMutablePointer<MachineState>

extension UnsafeMutablePointer where Pointee == MachineState {
  // MARK: Blocks

  /// Zeroed memory of `words` words.
  @inline(__always)
  func allocateBlock(_ words: Int) -> UnsafeMutablePointer<Int> {
    if words <= MachineState.pooledWords, let block = pointee.freeBlocks[words] {
      pointee.freeBlocks[words] = UnsafeMutablePointer<Int>(bitPattern: block.pointee)
      for i in 0..<words { block[i] = 0 }
      return block
    }
    return allocateFreshBlock(words)
  }

  /// Memory that was not in use before.
  @inline(never)
  private func allocateFreshBlock(_ words: Int) -> UnsafeMutablePointer<Int> {
    guard words <= MachineState.pooledWords else { return zeroedWords(words) }
    if pointee.slabLeft < words { addSlab() }
    let block = pointee.slabNext!
    pointee.slabNext = block + words
    pointee.slabLeft -= words
    return block
  }

  /// Starts a new slab.
  private func addSlab() {
    let words = 4096
    let slab = zeroedWords(words)
    pointee.slabs.push(slab)
    pointee.slabNext = slab
    pointee.slabLeft = words
  }

  /// Takes back memory of `words` words.
  @inline(__always)
  func freeBlock(_ block: UnsafeMutablePointer<Int>, _ words: Int) {
    guard words <= MachineState.pooledWords else { return free(block) }
    block.pointee = Int(bitPattern: pointee.freeBlocks[words])
    pointee.freeBlocks[words] = block
  }

  // MARK: Accounting

  /// Counts bytes that begin (or with a negative number cease) to live; too many make the loop look at its budgets.
  @inline(__always)
  func account(_ bytes: Int) {
    pointee.bytes += bytes
    if pointee.bytes > pointee.byteLimit { pointee.fuel = Swift.min(pointee.fuel, 0) }
  }

  /// Counts bytes that cease to live, and frees the state when its machine is gone and they were the last.
  @inline(__always)
  func unaccount(_ bytes: Int) {
    pointee.bytes -= bytes
    if pointee.bytes == 0 && pointee.isOrphaned { destroy() }
  }

  /// Gives everything back.
  @inline(never)
  func destroy() {
    while let slab = pointee.slabs.pop() { free(slab) }
    pointee.freeBlocks.deallocate()
    pointee.slabs.deallocate()
    pointee.accesses.deallocate()
    pointee.dying.deallocate()
    pointee.waiting.deallocate()
    deinitialize(count: 1)
    deallocate()
  }

  // MARK: Current

  /// The state of the machine that runs on this thread: whose budget objects made by host functions count in.
  static var current: StatePointer? {
    pthread_getspecific(currentKey)?.assumingMemoryBound(to: MachineState.self)
  }

  /// Notes that something was met that must not be there, and gives what is used instead until the run ends.
  @inline(never)
  static func damaged<T>(_ substitute: T) -> T {
    current?.pointee.isDamaged = true
    current?.pointee.pending = true
    return substitute
  }

  /// Makes this the current state, and returns the one before.
  func makeCurrent() -> StatePointer? {
    let previous = StatePointer.current
    pthread_setspecific(currentKey, self)
    return previous
  }
}

/// Makes `state` the current one of this thread again.
func restoreCurrent(_ state: StatePointer?) { pthread_setspecific(currentKey, state) }

/// The thread's slot for the current state.
private let currentKey: pthread_key_t = {
  var key = pthread_key_t()
  pthread_key_create(&key, nil)
  return key
}()

/// Zeroed words of memory that the system provides as they are touched.
func zeroedWords(_ count: Int) -> UnsafeMutablePointer<Int> {
  calloc(Swift.max(1, count), MemoryLayout<Int>.stride)!.bindMemory(to: Int.self, capacity: Swift.max(1, count))
}

/// A growing array in plain memory: no reference counting, no bounds checks in release builds.
struct Stack<Element: BitwiseCopyable> {
  /// The elements.
  private(set) var elements = UnsafeMutablePointer<Element>.allocate(capacity: 8)
  /// How many there are.
  private(set) var count = 0
  /// How many fit.
  private var capacity = 8

  /// Adds an element on top.
  mutating func push(_ element: Element) {
    if count == capacity { grow() }
    (elements + count).initialize(to: element)
    count += 1
  }

  /// Removes the newest element.
  mutating func pop() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return elements[count]
  }

  /// Removes what lies above the first `count`.
  mutating func truncate(to count: Int) { self.count = Swift.min(count, self.count) }

  /// The newest element.
  var last: UnsafeMutablePointer<Element> { elements + (count - 1) }

  /// Makes room for more.
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.initialize(from: elements, count: count)
    elements.deallocate()
    elements = larger
    capacity *= 2
  }

  /// Gives the memory back.
  func deallocate() { elements.deallocate() }
}
