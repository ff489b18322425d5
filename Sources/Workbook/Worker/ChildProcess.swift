import Glibc

/// A worker process with its pipes.
struct ChildProcess {
  /// The process's number.
  let pid: pid_t
  /// Requests out, replies in.
  let channel: FrameChannel
  /// A byte here asks to stop what runs.
  let interrupts: Int32

  /// Starts this very program with `arguments`, its errors going to the file `log`; `nil` when the system refuses.
  static func spawn(arguments: [String], log: String) -> ChildProcess? {
    guard let requests = Pipe(), let replies = Pipe(), let interrupts = Pipe() else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, requests.reading, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, replies.writing, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, interrupts.reading, Worker.interruptPipe)
    var pid = pid_t()
    let status = withArguments(["workbook"] + arguments) {
      posix_spawn(&pid, "/proc/self/exe", &actions, nil, $0, environ)
    }
    for end in [requests.reading, replies.writing, interrupts.reading] { close(end) }
    guard status == 0 else { return nil }
    return ChildProcess(
      pid: pid, channel: FrameChannel(input: replies.reading, output: requests.writing), interrupts: interrupts.writing)
  }

  /// Asks the process to stop what it runs.
  func interrupt() {
    var byte: UInt8 = 0
    _ = write(interrupts, &byte, 1)
  }

  /// Ends the process, if it has not ended by itself; how it did.
  @discardableResult
  func end(killing: Bool) -> Int32 {
    if killing { kill(pid, SIGKILL) }
    for end in [channel.input, channel.output, interrupts] { close(end) }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Calls `body` with a C array of `arguments`.
  private static func withArguments<Value>(
    _ arguments: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Value
  ) -> Value {
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return body(&pointers)
  }
}

/// A pipe whose ends are not inherited, and lie beyond the numbers that a worker's own pipes take.
private struct Pipe {
  /// The end to read from.
  let reading: Int32
  /// The end to write to.
  let writing: Int32

  /// A new pipe, unless the process has too many files.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    reading = fcntl(ends[0], F_DUPFD_CLOEXEC, 10)
    writing = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
    ends.forEach { close($0) }
    guard reading >= 0, writing >= 0 else { return nil }
  }
}
