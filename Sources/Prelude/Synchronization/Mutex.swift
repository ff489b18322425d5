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

/// Types whose values `Atomic` holds.
public protocol AtomicRepresentable {}
extension Int: AtomicRepresentable {}
extension UInt: AtomicRepresentable {}
extension Int32: AtomicRepresentable {}
extension Int64: AtomicRepresentable {}
extension UInt32: AtomicRepresentable {}
extension UInt64: AtomicRepresentable {}
extension Bool: AtomicRepresentable {}
extension Optional: AtomicRepresentable {}

/// How accesses of several threads are ordered; tasks take turns here, so all are the same.
public enum AtomicUpdateOrdering: Sendable {
  case relaxed, acquiring, releasing, acquiringAndReleasing, sequentiallyConsistent
}

/// A value that is changed in one step.
public final class Atomic<Value: AtomicRepresentable> {
  var _value: Value
  public init(_ initialValue: Value) { _value = initialValue }
  public func load(ordering: AtomicUpdateOrdering) -> Value { _value }
  public func store(_ desired: Value, ordering: AtomicUpdateOrdering) { _value = desired }
  public func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value {
    defer { _value = desired }
    return _value
  }
}
extension Atomic: @unchecked Sendable {}

extension Atomic where Value: Equatable {
  @discardableResult
  public func compareExchange(
    expected: Value, desired: Value, ordering: AtomicUpdateOrdering
  ) -> (exchanged: Bool, original: Value) {
    let original = _value
    if original == expected { _value = desired }
    return (original == expected, original)
  }
}

extension Atomic where Value: FixedWidthInteger {
  func _change(_ value: Value) -> (oldValue: Value, newValue: Value) {
    defer { _value = value }
    return (_value, value)
  }
  @discardableResult
  public func add(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
    _change(_value + operand)
  }
  @discardableResult
  public func subtract(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
    _change(_value - operand)
  }
  @discardableResult
  public func wrappingAdd(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
    _change(_value &+ operand)
  }
  @discardableResult
  public func wrappingSubtract(_ operand: Value, ordering: AtomicUpdateOrdering) -> (
    oldValue: Value, newValue: Value
  ) { _change(_value &- operand) }
  @discardableResult
  public func max(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
    _change(Swift.max(_value, operand))
  }
  @discardableResult
  public func min(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
    _change(Swift.min(_value, operand))
  }
}
