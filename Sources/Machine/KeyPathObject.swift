import ObservationRuntime

/// A key path: how it reads and writes, step by step, and what makes it equal to others.
public final class KeyPathObject: HeapObject {

  /// One step: everything that one literal names, or one of several literals joined by `appending(path:)`.
  public struct Part {
    /// Equal for parts that name the same declarations with equal arguments.
    public let identity: AnyHashable
    /// The text, as `.selection.name`.
    public let text: String
    /// (root) -> value
    public let getter: FunctionObject
    /// (inout root, value) for value types, (root, value) for references; `nil` when it can't be written.
    public let setter: FunctionObject?
    /// Whether the root is a reference, so that the setter does not give it back.
    public let isReferenceRooted: Bool
    /// The layout of the root.
    public let root: Layout
    /// The layout of the value.
    public let value: Layout

    /// Creates a step.
    public init(
      identity: AnyHashable, text: String, getter: FunctionObject, setter: FunctionObject?, isReferenceRooted: Bool,
      root: Layout,
      value: Layout
    ) {
      self.identity = identity
      self.text = text
      self.getter = getter
      self.setter = setter
      self.isReferenceRooted = isReferenceRooted
      self.root = root
      self.value = value
    }
  }

  /// The steps.
  public let parts: [Part]
  /// What equality and hashing go by.
  public let identity: AnyHashable
  /// The property that it names, as registrars know it, once one was told of it.
  var property: PropertyKey?

  /// Creates a key path.
  public init(parts: [Part]) {
    self.parts = parts
    identity = parts.count == 1 ? parts[0].identity : AnyHashable(parts.map(\.identity))
    super.init()
  }

  /// The path's text, as `\.selection.name`.
  public var text: String { "\\" + parts.map(\.text).joined() }

  /// The key path that `object` is.
  public static func keyPath(_ object: HeapObject?) -> KeyPathObject {
    guard let path = object as? KeyPathObject else { preconditionFailure("not a key path") }
    return path
  }

  /// Whether two paths lead the same way.
  public static func isEqual(_ a: KeyPathObject, _ b: KeyPathObject) -> Bool { a === b || a.identity == b.identity }
}
