import Foundation

/// Does something every now and then until a condition holds, on a thread of its own.
final class StoppingThread: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)

  /// Starts.
  init(_ work: @escaping () -> Void, until isDone: @escaping () -> Bool) {
    nonisolated(unsafe) let (work, isDone) = (work, isDone)
    Thread.detachNewThread { [done] in
      while !isDone() {
        Thread.sleep(forTimeInterval: 0.05)
        if !isDone() { work() }
      }
      done.signal()
    }
  }

  /// Waits for the end.
  func join() { done.wait() }
}
