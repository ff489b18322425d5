/// What a reference register can hold.
open class HeapObject {
  /// Creates an object.
  public init() {}
}

/// Fields in memory: a class instance or a cell of a captured or global variable.
public class MemoryObject: HeapObject {
  /// The raw words.
  public final let raw: UnsafeMutablePointer<Int>
  /// The references.
  public final let refs: UnsafeMutablePointer<HeapObject?>
  /// How many of each.
  public final let layout: Layout

  /// Creates an object with zero words and nil references.
  public init(layout: Layout) {
    self.layout = layout
    raw = .allocate(capacity: max(1, layout.raw))
    raw.initialize(repeating: 0, count: max(1, layout.raw))
    refs = .allocate(capacity: layout.refs)
    refs.initialize(repeating: nil, count: layout.refs)
    super.init()
  }

  /// Takes over memory, for the handle that a `deinit` sees.
  init(raw: UnsafeMutablePointer<Int>, refs: UnsafeMutablePointer<HeapObject?>, layout: Layout) {
    self.raw = raw
    self.refs = refs
    self.layout = layout
    super.init()
  }

  /// Releases the fields in order and gives the memory back.
  final func destroyFields() {
    for i in 0..<layout.refs { refs[i] = nil }
    refs.deinitialize(count: layout.refs)
    refs.deallocate()
    raw.deallocate()
  }
}

/// A cell of a captured, global or boxed variable, or an indirect enum's payload.
public final class Cell: MemoryObject {
  deinit { destroyFields() }
}

/// A string, with what is known of it.
public final class StringObject: HeapObject {
  /// The text.
  public let value: String
  /// Creates a string.
  public init(_ value: String) {
    self.value = value
    super.init()
  }
}

/// A type as a value.
public final class TypeObject: HeapObject {
  /// The type.
  public let type: TypeInfo
  /// Creates a type value.
  public init(_ type: TypeInfo) {
    self.type = type
    super.init()
  }
}

/// A function value: code with its captures.
public final class FunctionObject: HeapObject {
  /// The code.
  public let function: Function
  /// The captured words.
  public let raw: [Int]
  /// The captured references.
  public let refs: [HeapObject?]
  /// Creates a function value.
  public init(function: Function, raw: [Int], refs: [HeapObject?]) {
    self.function = function
    self.raw = raw
    self.refs = refs
    super.init()
  }
}

/// A value with its dynamic type: `any P`, `Any`, an error. Never changed once made.
public final class Box: HeapObject {
  /// The dynamic type; never an existential.
  public let type: TypeInfo
  /// The value's words.
  public let raw: UnsafeMutablePointer<Int>
  /// The value's references.
  public let refs: UnsafeMutablePointer<HeapObject?>
  /// Creates a box by taking the references of the payload.
  public init(type: TypeInfo, raw source: UnsafeMutablePointer<Int>, taking sourceRefs: UnsafeMutablePointer<HeapObject?>) {
    self.type = type
    raw = .allocate(capacity: type.layout.raw)
    raw.initialize(from: source, count: type.layout.raw)
    refs = .allocate(capacity: type.layout.refs)
    refs.initialize(repeating: nil, count: type.layout.refs)
    for i in 0..<type.layout.refs { swap(&refs[i], &sourceRefs[i]) }
    super.init()
  }
  deinit {
    refs.deinitialize(count: type.layout.refs)
    refs.deallocate()
    raw.deallocate()
  }
}
