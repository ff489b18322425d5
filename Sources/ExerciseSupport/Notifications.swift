@_spi(SwiftUI) import Observation

/// Counts the notifications that `writes` causes to a reader that runs `read` again after each of them.
///
/// The reader behaves as a view does: it hears of a write, reads anew, and from then on watches what it read last. It
/// reads anew only when the write has *landed*, so it sees the new value, and goes on with the new object when one
/// was replaced. A write that the property's own `didSet` makes lands on its own and counts on its own.
///
/// - Parameters:
///   - read: What the reader looks at. Only the tracked properties that it reads are watched.
///   - writes: The changes to count.
/// - Returns: How many notifications arrived while `writes` ran; later ones are ignored.
public func notifications<T>(of read: @escaping () -> T, during writes: () -> Void) -> Int {
  let reader = Reader { _ = read() }
  reader.arm()
  writes()
  reader.retire()
  return reader.heard
}

/// Watches what a closure reads, and reads again after each write that landed.
///
/// Sendable without a check, since the observation module demands it of callbacks, and they run on the thread that
/// writes: the one that called `notifications(of:during:)`.
private final class Reader: @unchecked Sendable {
  /// Reads what is watched.
  private let read: () -> Void
  /// Whether writes still count.
  private var isListening = true
  /// The notifications so far.
  private(set) var heard = 0

  /// Creates a reader that has not read yet.
  init(_ read: @escaping () -> Void) {
    self.read = read
  }

  /// Reads, and watches what was read until the next write.
  ///
  /// The module's `didSet` form is used, which only SwiftUI sees: the public `onChange` runs before the value is
  /// stored, so reading again there would see the old value and watch the old object.
  func arm() {
    withObservationTracking(read, didSet: { registration in self.landed(registration) })
  }

  /// Counts one write and reads again.
  ///
  /// This form is not one-shot, so the old registration is cancelled first; else every write would count twice.
  private func landed(_ registration: ObservationTracking) {
    registration.cancel()
    guard isListening else { return }
    heard += 1
    arm()
  }

  /// Stops counting.
  func retire() {
    isListening = false
  }
}
