/// Whether an object has no other owner.
@_builtin("object.isUnique")
public func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool
@_builtin("object.isUniqueOptional")
public func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T?) -> Bool

/// Keeps a value alive while a closure runs.
public func withExtendedLifetime<T, Result>(_ x: T, _ body: () throws -> Result) rethrows -> Result { try body() }
public func withExtendedLifetime<T, Result>(_ x: T, _ body: (T) throws -> Result) rethrows -> Result { try body(x) }

@_builtin("unsafe.bitcast")
public func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U

@_builtin("unsafe.downcast")
public func unsafeDowncast<T: AnyObject>(_ x: AnyObject, to type: T.Type) -> T { x as! T }

public func withoutActuallyEscaping<ClosureType, ResultType>(
  _ closure: ClosureType, do body: (ClosureType) throws -> ResultType
) rethrows -> ResultType {
  try body(closure)
}

/// The program's arguments.
public enum CommandLine {
  public static var arguments: [String] { ["main"] }
  public static var argc: Int32 { 1 }
}

/// Sizes of types in memory, as the compiled language has them for the library's simple types.
public enum MemoryLayout<T> {
  @_builtin("type.size")
  static func _size(_ type: T.Type) -> Int
  @_builtin("type.alignment")
  static func _alignment(_ type: T.Type) -> Int
  public static var size: Int { _size(T.self) }
  public static var stride: Int {
    let unit = _alignment(T.self)
    return Swift.max(1, (_size(T.self) + unit - 1) / unit * unit)
  }
  public static var alignment: Int { _alignment(T.self) }
  public static func size(ofValue value: T) -> Int { size }
  public static func stride(ofValue value: T) -> Int { stride }
  public static func alignment(ofValue value: T) -> Int { alignment }
}

/// A reference that is counted by hand: what `retain` keeps lives until it is released.
public struct Unmanaged<Instance: AnyObject> {
  /// The references kept.
  final class _Owner {
    var _kept: [Instance] = []
  }
  unowned let _value: Instance
  let _owner: _Owner
  init(_ value: Instance) {
    _value = value
    _owner = _Owner()
  }
  public static func passRetained(_ value: Instance) -> Unmanaged<Instance> { Unmanaged(value).retain() }
  public static func passUnretained(_ value: Instance) -> Unmanaged<Instance> { Unmanaged(value) }
  public func takeUnretainedValue() -> Instance { _value }
  public func takeRetainedValue() -> Instance {
    defer { release() }
    return _value
  }
  @discardableResult
  public func retain() -> Unmanaged<Instance> {
    _owner._kept.append(_value)
    return self
  }
  public func release() { _ = _owner._kept.popLast() }
}
