/// Counts the notifications that `writes` causes to a reader that runs `read` again after each of them.
public func notifications<T>(of read: @escaping () -> T, during writes: () -> Void) -> Int {
  let reader = _NotificationReader { _ = read() }
  reader.arm()
  writes()
  reader.retire()
  return reader.heard
}

/// Watches what a closure reads, and reads again after each write that landed.
final class _NotificationReader: @unchecked Sendable {
  let read: () -> Void
  var isListening: Bool = true
  var heard: Int = 0
  init(_ read: @escaping () -> Void) { self.read = read }
  func arm() {
    withObservationTracking(read, didSet: { registration in self.landed(registration) })
  }
  func landed(_ registration: ObservationTracking) {
    registration.cancel()
    guard isListening else { return }
    heard += 1
    arm()
  }
  func retire() { isListening = false }
}

/// What solving a check is worth.
public struct PointsTrait: TestTrait, SuiteTrait {
  public let points: Int
}

/// A sentence shown when the check fails.
public struct HintTrait: TestTrait, SuiteTrait {
  public let hint: String
}

/// Keeps the check's source from learners.
public struct HiddenTrait: TestTrait, SuiteTrait {
  public var isRecursive: Bool { true }
}

extension Trait where Self == PointsTrait {
  public static func points(_ points: Int) -> Self { PointsTrait(points: points) }
}
extension Trait where Self == HintTrait {
  public static func hint(_ hint: String) -> Self { HintTrait(hint: hint) }
}
extension Trait where Self == HiddenTrait {
  public static var hidden: Self { HiddenTrait() }
}
