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
}
