/// What every actor conforms to. One task runs at a time and changes turns only where it waits, so an actor needs no lock.
public protocol Actor: AnyObject, Sendable {}

/// A type that names an actor for declarations all over a program.
public protocol GlobalActor {
  associatedtype ActorType: Actor
  static var shared: ActorType { get }
}

/// The actor of the main thread.
@globalActor
public final actor MainActor: GlobalActor {
  public typealias ActorType = MainActor
  public static let shared = MainActor()
}

extension MainActor {
  public static func run<T: Sendable>(
    resultType: T.Type = T.self, body: @MainActor @Sendable () throws -> T
  ) async rethrows -> T {
    try body()
  }
  public static func assumeIsolated<T: Sendable>(
    _ operation: @MainActor () throws -> T, file: StaticString = #fileID, line: UInt = #line
  ) rethrows -> T {
    try operation()
  }
  public static func preconditionIsolated(_ message: @autoclosure () -> String = String()) {}
  public static func assertIsolated(_ message: @autoclosure () -> String = String()) {}
}

extension Actor {
  public nonisolated func assumeIsolated<T: Sendable>(_ operation: (isolated Self) throws -> T) rethrows -> T {
    try operation(self)
  }
  public nonisolated func preconditionIsolated(_ message: @autoclosure () -> String = String()) {}
  public nonisolated func assertIsolated(_ message: @autoclosure () -> String = String()) {}
}
