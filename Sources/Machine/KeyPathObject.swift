import ObservationRuntime

/// A key path: how it reads and writes, step by step, and what makes it equal to others.
public final class KeyPathObject: HeapObject {

  /// One step: everything that one literal names, or one of several literals joined by `appending(path:)`.
  public struct Part {
    /// The root and the declarations on the way with their arguments.
    public let identity: [AnyHashable]
    /// The text, as `.selection.name`.
    public let text: String
    /// (root) -> value
    public let getter: FunctionObject
    /// (inout root, value) for value types, (root, value) for references; `nil` when it can't be written.
    public let setter: FunctionObject?
    /// Whether writing changes an object on the way and not the root.
    public let writesReference: Bool
    /// Whether the root is a reference, so that the setter does not give it back.
    public let isReferenceRooted: Bool
    /// The type of the root.
    public let rootType: TypeInfo
    /// The type of the value.
    public let valueType: TypeInfo
    /// The layout of the root.
    var root: Layout { rootType.layout }
    /// The layout of the value.
    var value: Layout { valueType.layout }

    /// Creates a step.
    public init(
      identity: [AnyHashable], text: String, getter: FunctionObject, setter: FunctionObject?, isReferenceRooted: Bool,
      writesReference: Bool,
      rootType: TypeInfo, valueType: TypeInfo
    ) {
      self.identity = identity
      self.text = text
      self.getter = getter
      self.setter = setter
      self.isReferenceRooted = isReferenceRooted
      self.writesReference = writesReference
      self.rootType = rootType
      self.valueType = valueType
    }
  }

  /// The steps.
  public let parts: [Part]
  /// The type of the first root.
  public var rootType: TypeInfo { parts[0].rootType }
  /// The type of the last value.
  public var valueType: TypeInfo { parts[parts.count - 1].valueType }
  /// What equality and hashing go by.
  public let identity: AnyHashable
  /// The property that it names, as registrars know it, once one was told of it.
  var property: PropertyKey?

  /// Creates a key path.
  public init(parts: [Part]) {
    self.parts = parts
    identity = AnyHashable(
      parts.enumerated().flatMap { $0.offset == 0 ? $0.element.identity[...] : $0.element.identity.dropFirst() })
    super.init()
  }

  /// The path's text, as `\.selection.name`.
  public var text: String { "\\" + parts.map(\.text).joined() }

  /// The key path that `object` is.
  public static func keyPath(_ object: HeapObject?) throws -> KeyPathObject {
    guard let path = object as? KeyPathObject else { throw Defect("a key path was expected") }
    return path
  }

  /// Whether two paths lead the same way.
  public static func isEqual(_ a: KeyPathObject, _ b: KeyPathObject) -> Bool { a === b || a.identity == b.identity }
}
