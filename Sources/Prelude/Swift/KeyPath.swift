/// What a key path names; equal for equal paths.
@_layout("ref")
struct _KeyPathIdentity {
  @_builtin("keypath.equal")
  func _equals(_ other: _KeyPathIdentity) -> Bool
  @_builtin("keypath.hashWord")
  var _hashWord: Int { get }
  @_builtin("keypath.appending")
  func _appending(_ other: _KeyPathIdentity) -> _KeyPathIdentity
  @_builtin("keypath.text")
  var _text: String { get }
}

/// A path to a value inside another. Lowering makes the instances for literals, with functions that read and write.
public class AnyKeyPath: Hashable, CustomDebugStringConvertible {
  let _identity: _KeyPathIdentity
  init(_identity: _KeyPathIdentity) { self._identity = _identity }
  public static func == (a: AnyKeyPath, b: AnyKeyPath) -> Bool { a._identity._equals(b._identity) }
  public func hash(into hasher: inout Hasher) { hasher._combine(_identity._hashWord) }
  public var debugDescription: String { _identity._text }
  /// The value at the path, when `root` is of the root's type.
  func _project(_ root: Any) -> Any? { nil }
}

/// A path from a known root.
public class PartialKeyPath<Root>: AnyKeyPath {
  /// The value at the path, whatever its type.
  func _projectPartial(_ root: Root) -> Any { _trap("Fatal error: a partial key path without a value") }
}

/// A path that reads.
public class KeyPath<Root, Value>: PartialKeyPath<Root> {
  let _get: (Root) -> Value
  init(_identity: _KeyPathIdentity, _get: @escaping (Root) -> Value) {
    self._get = _get
    super.init(_identity: _identity)
  }
  override func _project(_ root: Any) -> Any? {
    guard let root = root as? Root else { return nil }
    return _get(root)
  }
  override func _projectPartial(_ root: Root) -> Any { _get(root) }
}

/// A path that also writes into values.
public class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
  let _set: (inout Root, Value) -> Void
  init(_identity: _KeyPathIdentity, _get: @escaping (Root) -> Value, _set: @escaping (inout Root, Value) -> Void) {
    self._set = _set
    super.init(_identity: _identity, _get: _get)
  }
}

/// A path that writes through a reference.
public class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
  let _setReference: (Root, Value) -> Void
  init(_identity: _KeyPathIdentity, _get: @escaping (Root) -> Value, _setReference: @escaping (Root, Value) -> Void) {
    self._setReference = _setReference
    super.init(_identity: _identity, _get: _get, _set: { root, value in _setReference(root, value) })
  }
}

/// The paths that can be joined.
public protocol _AppendKeyPath {}
extension AnyKeyPath: _AppendKeyPath {}

extension KeyPath {
  /// The path that goes on from this one's value.
  public func appending<AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<Root, AppendedValue> {
    let first = _get
    let second = path._get
    return KeyPath<Root, AppendedValue>(
      _identity: _identity._appending(path._identity), _get: { root in second(first(root)) })
  }
  /// A path through a reference that this path reads.
  public func appending<AppendedValue>(
    path: ReferenceWritableKeyPath<Value, AppendedValue>
  ) -> ReferenceWritableKeyPath<Root, AppendedValue> {
    let first = _get
    let second = path._get
    let store = path._setReference
    return ReferenceWritableKeyPath<Root, AppendedValue>(
      _identity: _identity._appending(path._identity), _get: { root in second(first(root)) },
      _setReference: { root, value in store(first(root), value) })
  }
}

extension WritableKeyPath {
  /// The path into a part of this one's value.
  public func appending<AppendedValue>(
    path: WritableKeyPath<Value, AppendedValue>
  ) -> WritableKeyPath<Root, AppendedValue> {
    let first = _get
    let second = path._get
    let storeFirst = _set
    let storeSecond = path._set
    return WritableKeyPath<Root, AppendedValue>(
      _identity: _identity._appending(path._identity), _get: { root in second(first(root)) },
      _set: { root, value in
        var middle = first(root)
        storeSecond(&middle, value)
        storeFirst(&root, middle)
      })
  }
}

extension ReferenceWritableKeyPath {
  /// The path into a part of this one's value.
  public func appending<AppendedValue>(
    path: WritableKeyPath<Value, AppendedValue>
  ) -> ReferenceWritableKeyPath<Root, AppendedValue> {
    let first = _get
    let second = path._get
    let storeFirst = _setReference
    let storeSecond = path._set
    return ReferenceWritableKeyPath<Root, AppendedValue>(
      _identity: _identity._appending(path._identity), _get: { root in second(first(root)) },
      _setReference: { root, value in
        var middle = first(root)
        storeSecond(&middle, value)
        storeFirst(root, middle)
      })
  }
}
