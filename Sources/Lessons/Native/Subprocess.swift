import Glibc
import Synchronization

/// A program run to its end, with bounds on its time and its output.
struct Subprocess {
  /// The program's path.
  var executable: String
  /// Its arguments, without its own name.
  var arguments: [String]
  /// The variables that it sees in addition to ours.
  var environment: [String: String] = [:]
  /// The folder that it runs in; ours when `nil`.
  var directory: String?
  /// What it reads; nothing when `nil`, our own input when that is asked for.
  var input = Input.nothing
  /// How many seconds it may take.
  var seconds: Double = 60
  /// How many bytes of each stream are kept.
  var outputLimit = 1 << 22
  /// Whether the system bounds its CPU time, memory and file sizes; for code that learners wrote.
  var isBounded = false
  /// Called with what it prints as it comes; then nothing of its standard output is kept.
  var onOutput: ((ArraySlice<UInt8>) -> Void)?

  /// What a program reads.
  enum Input { case nothing, inherited }

  /// What became of it.
  struct Result {
    /// Its exit code; `nil` when a signal ended it.
    var exitCode: Int32?
    /// The signal that ended it.
    var signal: Int32?
    /// Whether it was ended because its time was up.
    var timedOut = false
    /// Whether it was ended because it printed too much.
    var overflowed = false
    /// What it printed.
    var output = ""
    /// What it printed to standard error.
    var errors = ""

    /// Whether it ended by itself, with code 0.
    var succeeded: Bool { exitCode == 0 && !timedOut && !overflowed }
  }

  /// Runs the program and waits for its end; `nil` when it cannot be started.
  func run() -> Result? {
    // One at a time: a program started between the making of a pipe and its marking would keep the pipe open.
    let started = Self.starting.withLock { _ -> (process: pid_t, output: Pipe, errors: Pipe)? in
      guard let output = Pipe(), let errors = Pipe(), let process = spawn(output, errors) else { return nil }
      return (process, output, errors)
    }
    guard let (process, output, errors) = started else { return nil }
    output.closeWriting()
    errors.closeWriting()
    var gathering = Gathering(process: process, limit: outputLimit, onOutput: onOutput)
    gathering.gather(from: output, errors, until: Self.now() + seconds)
    return gathering.result
  }

  /// Held while a program is started.
  private static let starting = Mutex<Void>(())

  /// Seconds on a clock that only goes forward.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  // MARK: Starting

  /// Starts the program in a process group of its own, so that its children end with it.
  private func spawn(_ output: Pipe, _ errors: Pipe) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if input == .nothing { posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0) }
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let command = bounded()
    var process = pid_t()
    let code = Self.withCStrings(command) { arguments in
      Self.withCStrings(variables()) { posix_spawn(&process, command[0], &actions, &attributes, arguments, $0) }
    }
    return code == 0 ? process : nil
  }

  /// The command line; a shell goes to the folder, sets the limits, and then becomes the program.
  private func bounded() -> [String] {
    let move = directory.map { "cd '\($0.replacing("'", with: "'\\''"))' && " } ?? ""
    let limits = isBounded ? "ulimit -c 0; ulimit -t \(Int(seconds) + 1); ulimit -v 8388608; ulimit -f 131072; " : ""
    guard !move.isEmpty || !limits.isEmpty else { return [executable] + arguments }
    return ["/bin/sh", "-c", limits + move + "exec \"$0\" \"$@\"", executable] + arguments
  }

  /// Our environment with the additions, as the system wants it.
  private func variables() -> [String] {
    var found: [String] = []
    var entry = environ
    while let text = entry.pointee {
      let line = String(cString: text)
      if environment[String(line.prefix { $0 != "=" })] == nil { found.append(line) }
      entry += 1
    }
    return found + environment.map { "\($0.key)=\($0.value)" }.sorted()
  }

  /// Calls `body` with the texts as a C array that ends with a null.
  private static func withCStrings<T>(_ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> T) -> T {
    let pointers = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}

/// Two ends of a pipe, closed when it goes away. Sendable without a check: only the thread that runs the program has it.
private final class Pipe: @unchecked Sendable {
  /// The end that we read.
  let reading: Int32
  /// The end that the program writes.
  private(set) var writing: Int32

  /// Opens a pipe that other programs do not inherit; `nil` when there are too many.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = ends[0]
    writing = ends[1]
  }

  /// Leaves the writing end to the program.
  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  deinit {
    closeWriting()
    close(reading)
  }
}

/// Reads what a program prints until it ends, or must be ended.
private struct Gathering {
  /// The program.
  let process: pid_t
  /// How many bytes of each stream are kept.
  let limit: Int
  /// Takes the output as it comes.
  let onOutput: ((ArraySlice<UInt8>) -> Void)?
  /// What became of it.
  var result = Subprocess.Result()
  /// What was printed to each of the two streams.
  private var streams: [[UInt8]] = [[], []]
  /// How much of the output was passed on.
  private var passedOn = 0
  /// Whether the process is over and its status known.
  private var isOver = false

  /// Prepares to gather.
  init(process: pid_t, limit: Int, onOutput: ((ArraySlice<UInt8>) -> Void)?) {
    self.process = process
    self.limit = limit
    self.onOutput = onOutput
  }

  /// Gathers until both streams end, or the deadline.
  mutating func gather(from output: Pipe, _ errors: Pipe, until deadline: Double) {
    var polled = [output, errors].map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
    while polled.contains(where: { $0.fd >= 0 }) {
      let left = deadline - Subprocess.now()
      guard left > 0 else { return end(timedOut: true) }
      poll(&polled, nfds_t(polled.count), Int32(min(left * 1000 + 1, 100)))
      for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
        if !read(polled[index].fd, into: index) { polled[index].fd = -1 }
      }
      if result.overflowed { return end(timedOut: false) }
      if isOver || hasEnded() { polled.removeAll { $0.fd < 0 || $0.revents == 0 } }
      if polled.isEmpty { break }
    }
    wait(until: deadline)
  }

  /// Reads what is there; whether there may be more.
  private mutating func read(_ file: Int32, into index: Int) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(file, &buffer, buffer.count)
    guard count > 0 else { return count < 0 && errno == EINTR }
    if index == 0, let onOutput {
      passedOn += count
      onOutput(buffer[..<count])
      if passedOn > limit { result.overflowed = true }
    } else {
      streams[index] += buffer[..<min(count, limit - streams[index].count)]
      if streams[index].count >= limit { result.overflowed = true }
    }
    return true
  }

  /// Whether the process is over; then its status is known.
  private mutating func hasEnded(waiting: Bool = false) -> Bool {
    if isOver { return true }
    var status: Int32 = 0
    guard waitpid(process, &status, waiting ? 0 : WNOHANG) == process else { return false }
    isOver = true
    // The macros WIFSIGNALED and its kin are not imported.
    if status & 0x7F == 0 { result.exitCode = status >> 8 & 0xFF } else { result.signal = status & 0x7F }
    return true
  }

  /// Waits for a program that has closed its streams.
  private mutating func wait(until deadline: Double) {
    while !hasEnded() {
      if Subprocess.now() > deadline { return end(timedOut: true) }
      usleep(500)
    }
    finish()
  }

  /// Ends the process and those that it started.
  private mutating func end(timedOut: Bool) {
    result.timedOut = timedOut
    kill(-process, SIGKILL)
    _ = hasEnded(waiting: true)
    finish()
  }

  /// Makes texts of what was printed.
  private mutating func finish() {
    kill(-process, SIGKILL)
    result.output = String(decoding: streams[0], as: UTF8.self)
    result.errors = String(decoding: streams[1], as: UTF8.self)
  }
}
