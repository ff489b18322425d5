/// A path to a value inside another; Lowering makes the objects and knows how they read and write.
///
/// Equal paths have equal identities: the root's type and the declarations (and arguments) on the way.
public class AnyKeyPath: Hashable {
  public static var rootType: Any.Type { _trap("Fatal error: Method must be overridden") }
  @_builtin("keypath.equal")
  public static func == (a: AnyKeyPath, b: AnyKeyPath) -> Bool
  @_builtin("keypath.hashWord")
  func _hashWord() -> Int
  public func hash(into hasher: inout Hasher) { hasher._combine(_hashWord()) }
}

/// A path from a known root.
public class PartialKeyPath<Root>: AnyKeyPath {}

/// A path that reads.
public class KeyPath<Root, Value>: PartialKeyPath<Root> {}

/// A path that also writes into values.
public class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}

/// A path that writes through a reference.
public class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}

/// The paths that can be joined.
public protocol _AppendKeyPath {}
extension AnyKeyPath: _AppendKeyPath {}

extension _AppendKeyPath {
  @_builtin("keypath.append")
  public func appending<Root, Value, AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<Root, AppendedValue>
  where Self: KeyPath<Root, Value>
  @_builtin("keypath.append")
  public func appending<Root, Value, AppendedValue>(
    path: WritableKeyPath<Value, AppendedValue>
  ) -> WritableKeyPath<Root, AppendedValue> where Self == WritableKeyPath<Root, Value>
  @_builtin("keypath.append")
  public func appending<Root, Value, AppendedValue>(
    path: ReferenceWritableKeyPath<Value, AppendedValue>
  ) -> ReferenceWritableKeyPath<Root, AppendedValue> where Self == WritableKeyPath<Root, Value>
  @_builtin("keypath.append")
  public func appending<Root, Value, AppendedValue>(
    path: WritableKeyPath<Value, AppendedValue>
  ) -> ReferenceWritableKeyPath<Root, AppendedValue> where Self == ReferenceWritableKeyPath<Root, Value>
}

extension AnyKeyPath: CustomDebugStringConvertible {
  @_builtin("keypath.description")
  public var debugDescription: String { get }
}
