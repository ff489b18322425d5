/// A path to a value inside another; Lowering makes the objects and knows how they read and write.
///
/// Equal paths have equal identities: the declarations (and arguments) on the way. The members are final, since a key path's
/// object is the machine's own and has no class.
public class AnyKeyPath: Hashable, CustomDebugStringConvertible {
  @_builtin("keypath.equal")
  public static func == (a: AnyKeyPath, b: AnyKeyPath) -> Bool
  @_builtin("keypath.hashWord")
  final func _hashWord() -> Int
  public final func hash(into hasher: inout Hasher) { hasher._combine(_hashWord()) }
  @_builtin("keypath.description")
  public final var debugDescription: String { get }
}

/// A path from a known root.
public class PartialKeyPath<Root>: AnyKeyPath {}

/// A path that reads.
public class KeyPath<Root, Value>: PartialKeyPath<Root> {}

/// A path that also writes into values.
public class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}

/// A path that writes through a reference.
public class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}

extension KeyPath {
  @_builtin("keypath.append")
  public final func appending<AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<Root, AppendedValue>
  @_builtin("keypath.append")
  public final func appending<AppendedValue>(
    path: ReferenceWritableKeyPath<Value, AppendedValue>
  ) -> ReferenceWritableKeyPath<Root, AppendedValue>
}

extension WritableKeyPath {
  @_builtin("keypath.append")
  public final func appending<AppendedValue>(
    path: WritableKeyPath<Value, AppendedValue>
  ) -> WritableKeyPath<Root, AppendedValue>
}

extension ReferenceWritableKeyPath {
  @_builtin("keypath.append")
  public final func appending<AppendedValue>(
    path: WritableKeyPath<Value, AppendedValue>
  ) -> ReferenceWritableKeyPath<Root, AppendedValue>
}
