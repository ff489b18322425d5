import Glibc
import Synchronization

/// How often Ctrl-C was pressed and not yet asked about.
private let presses = Atomic<Int>(0)

/// Remembers Ctrl-C instead of dying from it.
public enum InterruptLatch {
  /// From now on Ctrl-C is remembered, and makes waiting system calls return.
  ///
  /// `SA_RESTART` is left out on purpose: the line editor must come back from its read.
  public static func install() {
    presses.store(0, ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in presses.wrappingAdd(1, ordering: .relaxed) }
    sigaction(SIGINT, &action, nil)
    // Whoever started us may have blocked it, as threads of Dispatch do.
    var interrupts = sigset_t()
    sigemptyset(&interrupts)
    sigaddset(&interrupts, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &interrupts, nil)
  }

  /// Whether Ctrl-C was pressed since the last time this was asked.
  public static func take() -> Bool {
    presses.exchange(0, ordering: .relaxed) > 0
  }
}
