/// A value that one task at a time can change.
public final class Mutex<Value> {
  var _value: Value
  public init(_ initialValue: consuming sending Value) { _value = initialValue }
  public func withLock<Result>(_ body: (inout sending Value) throws -> Result) rethrows -> Result {
    try body(&_value)
  }
  public func withLockIfAvailable<Result>(_ body: (inout sending Value) throws -> Result) rethrows -> Result? {
    try body(&_value)
  }
}

extension Mutex: @unchecked Sendable {}
