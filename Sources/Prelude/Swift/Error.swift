/// What can be thrown.
public protocol Error: Sendable {
  var _domain: String { get }
  var _code: Int { get }
}

extension Error {
  public var _domain: String { _typeName(type(of: self)) }
  public var _code: Int { _nativeTag(self) }
}

extension Error where Self: RawRepresentable, Self.RawValue: FixedWidthInteger {
  public var _code: Int { Int(truncatingIfNeeded: rawValue) }
}

/// The number by which compiled code knows an enum's case; 1 for values of other kinds.
@_builtin("reflect.tag")
func _nativeTag<T>(_ value: T) -> Int

/// A value or the error in its place.
public enum Result<Success, Failure: Error> {
  case success(Success)
  case failure(Failure)
}

extension Result: Sendable where Success: Sendable {}

extension Result {
  public func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
    switch self {
    case .success(let success): return .success(transform(success))
    case .failure(let failure): return .failure(failure)
    }
  }
  public func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure> {
    switch self {
    case .success(let success): return .success(success)
    case .failure(let failure): return .failure(transform(failure))
    }
  }
  public func flatMap<NewSuccess>(
    _ transform: (Success) -> Result<NewSuccess, Failure>
  ) -> Result<NewSuccess, Failure> {
    switch self {
    case .success(let success): return transform(success)
    case .failure(let failure): return .failure(failure)
    }
  }
  public func flatMapError<NewFailure: Error>(
    _ transform: (Failure) -> Result<Success, NewFailure>
  ) -> Result<Success, NewFailure> {
    switch self {
    case .success(let success): return .success(success)
    case .failure(let failure): return transform(failure)
    }
  }
  public func get() throws(Failure) -> Success {
    switch self {
    case .success(let success): return success
    case .failure(let failure): throw failure
    }
  }
}

extension Result {
  public init(catching body: () throws(Failure) -> Success) {
    do { self = .success(try body()) } catch { self = .failure(error) }
  }
}

extension Result: Equatable where Success: Equatable, Failure: Equatable {}
extension Result: Hashable where Success: Hashable, Failure: Hashable {}

/// The type without values.
public enum Never {}

extension Never: Error {}
extension Never: Equatable, Comparable, Hashable {
  public static func < (lhs: Never, rhs: Never) -> Bool { true }
}
extension Never: Identifiable {
  public var id: Never { _trap("Fatal error: Never has no values") }
}
