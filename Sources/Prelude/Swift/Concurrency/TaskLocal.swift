/// A value that tasks inherit and that is bound for the length of a call.
@propertyWrapper
public final class TaskLocal<Value: Sendable>: Sendable {
  let _default: Value
  public init(wrappedValue defaultValue: Value) { _default = defaultValue }
  public func get() -> Value {
    let key = ObjectIdentifier(self)
    if let bound = _currentRecord()._locals.last(where: { $0.key == key }) { return bound.value as! Value }
    return _default
  }
  public var wrappedValue: Value { self.get() }
  public var projectedValue: TaskLocal<Value> { self }
  public func withValue<R>(
    _ value: Value, operation: () throws -> R, file: String = #fileID, line: UInt = #line
  ) rethrows -> R {
    let record = _currentRecord()
    record._locals.append((ObjectIdentifier(self), value))
    defer { record._locals.removeLast() }
    return try operation()
  }
  public func withValue<R>(
    _ value: Value, operation: () async throws -> R, file: String = #fileID, line: UInt = #line
  ) async rethrows -> R {
    let record = _currentRecord()
    record._locals.append((ObjectIdentifier(self), value))
    defer { record._locals.removeLast() }
    return try await operation()
  }
}
