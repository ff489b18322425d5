import Glibc

/// Turns a signal that would kill the process into exit code 6 and a message that asks for a report.
///
/// A trap of Swift cannot be caught: a defect of ours, or of the toolchain's parser, arrives as one of these signals. The
/// handler runs on a stack of its own, since the fault may be a stack that is full, and calls nothing but `write` and `_exit`.
enum FatalSignals {
  /// The signals with their names.
  private static let names: [(number: Int32, name: String)] = [
    (SIGSEGV, "SIGSEGV"), (SIGILL, "SIGILL"), (SIGTRAP, "SIGTRAP"), (SIGBUS, "SIGBUS"), (SIGABRT, "SIGABRT"),
    (SIGFPE, "SIGFPE"),
  ]

  /// The message for each signal, kept where the handler finds it without any allocation.
  private nonisolated(unsafe) static let messages = UnsafeMutablePointer<UnsafeMutableBufferPointer<UInt8>>.allocate(
    capacity: 65)

  /// The bytes of an alternate stack.
  private static let stackSize = 64 * 1024

  /// Installs the handlers; `activity` says in the message what the process was about.
  static func install(during activity: String) {
    messages.initialize(repeating: UnsafeMutableBufferPointer(start: nil, count: 0), count: 65)
    useAlternateStack()
    for (number, name) in names {
      messages[Int(number)] = buffer(of: message(name, activity))
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { FatalSignals.report($0) }
      action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }

  /// Gives the calling thread a stack for the handler.
  static func useAlternateStack() {
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
  }

  /// The handler.
  private static func report(_ number: Int32) {
    let message = messages[Int(number)]
    if let start = message.baseAddress { _ = write(STDERR_FILENO, start, message.count) }
    _exit(ExitCode.defect.rawValue)
  }

  /// What is said about a signal.
  private static func message(_ name: String, _ activity: String) -> String {
    """

    workbook: internal error: \(name) while \(activity).
    This is a defect of the workbook, not of your program, and your files are untouched.
    Please report it, with the file that you gave and the output of 'workbook version'.

    """
  }

  /// The bytes of `text`, never freed.
  private static func buffer(of text: String) -> UnsafeMutableBufferPointer<UInt8> {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    return bytes
  }
}
