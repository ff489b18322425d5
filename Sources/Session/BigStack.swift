import Foundation

/// Runs engine work where deep recursion of the parser and checker has room.
public enum BigStack {

  /// Runs `body` on a thread with a stack of 1 GiB and waits for its result.
  public static func run<T>(_ body: @escaping () -> T) -> T {
    nonisolated(unsafe) var result: T?
    nonisolated(unsafe) let work = body
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      result = work()
      done.signal()
    }
    thread.stackSize = 1 << 30
    thread.start()
    done.wait()
    guard let result else { preconditionFailure("the engine's thread ended without a result") }
    return result
  }
}
