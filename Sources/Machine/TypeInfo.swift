/// A concrete type at run time, unique for each type, so that types are compared by identity. Lowering makes them.
public final class TypeInfo {
  /// What kind of type it is.
  public enum Kind {
    case integer(IntegerKind), double, float, bool, string, character
    case structure, enumeration, tuple, function, classType, existential, metatype, array, dictionary, set, optional,
      other
  }
  /// A field of a struct, class, tuple or payload.
  public struct Field {
    /// The label (for a tuple element or payload `nil` when it has none).
    public let label: String?
    /// The type.
    public let type: TypeInfo
    /// Where its raw words begin in the whole.
    public let rawOffset: Int
    /// Where its references begin in the whole.
    public let refOffset: Int
    /// Creates a field.
    public init(label: String?, type: TypeInfo, rawOffset: Int, refOffset: Int) {
      self.label = label
      self.type = type
      self.rawOffset = rawOffset
      self.refOffset = refOffset
    }
  }
  /// A case of an enum: R[0] is the tag, payloads begin at raw word 1 (unless `isIndirect`: one reference to a cell that holds the payload).
  public struct Case {
    /// Its name.
    public let name: String
    /// Its payload, offsets counted in the whole enum value, or in the cell when indirect.
    public let fields: [Field]
    /// Whether the payload lies in a cell at reference 0.
    public let isIndirect: Bool
    /// Creates a case.
    public init(name: String, fields: [Field], isIndirect: Bool) {
      self.name = name
      self.fields = fields
      self.isIndirect = isIndirect
    }
  }
  /// What `print(type(of: x))` prints.
  public let name: String
  /// The name with its module or outer types, as `String(reflecting:)` prints it.
  public let qualifiedName: String
  /// What kind of type it is.
  public let kind: Kind
  /// How many registers a value takes. A class reference takes one reference; `storage` is its instances'.
  public let layout: Layout
  /// For classes: the layout of an instance, superclass's fields first.
  public var storage: Layout = .empty
  /// Fields of structs, classes (own and inherited) and tuples.
  public var fields: [Field] = []
  /// The declared types of weak and unowned fields, by their position.
  public var heldTypes: [Int: TypeInfo] = [:]
  /// Cases of enums, by tag.
  public var cases: [Case] = []
  /// Generic arguments (element types of collections, wrapped type of optionals).
  public var arguments: [TypeInfo] = []
  /// The superclass.
  public var superclass: TypeInfo?
  /// For classes: the learner's `deinit`s, most derived first; each takes the instance and gives nothing.
  public var deinitializers: [Function] = [] {
    didSet { hasDeinitializers = !deinitializers.isEmpty }
  }
  /// Whether there are any.
  private(set) var hasDeinitializers = false
  /// Lowering's own type, for specialisation at run time.
  public let token: AnyObject
  /// Functions of values of this type that the runtime needs, made when first asked: `describe`, `debugDescribe`, `equals`, `hash`.
  public var standardFunctions: [StandardFunction: Function] = [:]
  /// Those that it is known not to have.
  public var missingFunctions: Set<StandardFunction> = []
  /// Creates a type.
  public init(name: String, qualifiedName: String, kind: Kind, layout: Layout, token: AnyObject) {
    self.name = name
    self.qualifiedName = qualifiedName
    self.kind = kind
    self.layout = layout
    self.token = token
  }
}

/// Functions that the runtime asks of every type.
public enum StandardFunction: Hashable {
  /// (value) -> String: `String(describing:)`.
  case describe
  /// (value) -> String: `String(reflecting:)`.
  case debugDescribe
  /// (value, value) -> Bool: `==`, when the type is `Equatable`.
  case equals
  /// (value, Hasher state) -> …: `_rawHashValue`-like, when the type is `Hashable`: (value) -> Int.
  case hash
}

/// What the arrays hold that host functions make.
public enum HostElement: Hashable {
  /// `Int`.
  case int
  /// `UInt8`.
  case byte
  /// `Character`.
  case character
  /// `String`.
  case string
}

/// What the machine asks of Lowering while a program runs.
public protocol RuntimeSupport: AnyObject {
  /// The function that `method` names for a receiver of dynamic type `type`.
  func resolve(_ method: MethodReference, for type: TypeInfo) throws -> Function
  /// The function of `kind` for `type`, or `nil` when the type has none.
  func standardFunction(_ kind: StandardFunction, of type: TypeInfo) throws -> Function?
  /// The tuple of a payload's fields, or `nil` when there is no such type.
  func tuple(of fields: [TypeInfo.Field]) throws -> TypeInfo?
  /// The type of the elements of an array that a host function makes.
  func elementType(_ kind: HostElement) throws -> TypeInfo
  /// A function from a value of `source` to (Bool, value of `target`), or `nil` when the cast never succeeds.
  func castFunction(from source: TypeInfo, to target: TypeInfo) throws -> Function?
}

extension HeapObject {
  /// The dynamic type of an instance or a box.
  public var runtimeType: TypeInfo? { dynamicType?.takeUnretainedValue() }
}

extension TypeInfo {
  /// Forgets the functions that it knows, and what their code holds.
  public func forgetFunctions() {
    standardFunctions = [:]
    deinitializers = []
  }

  /// What the field at a position holds, in a box, when it holds it weakly.
  public func held(at position: Int, _ refs: UnsafeMutablePointer<HeapObject?>) -> Box? {
    guard let type = heldTypes[position] else { return nil }
    let box = refs[fields[position].refOffset]
    let object = (box as? WeakBox)?.object ?? (box as? UnownedBox)?.object
    var words = [object == nil ? 0 : 1]
    var references = [object]
    return Box(type: type, raw: &words, taking: &references)
  }
}
