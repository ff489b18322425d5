import Tree

/// A type, interned: two types are the same exactly when they are the same object.
///
/// Sugar (`[T]`, `T?`, aliases) is resolved away; `TypeStore` makes all types.
public final class Type: @unchecked Sendable {

  /// What it is.
  public let kind: Kind
  /// What occurs inside, for quick tests.
  public let properties: Properties
  /// The order of creation; a stable, dense identity.
  public let id: Int

  init(kind: Kind, properties: Properties, id: Int) {
    self.kind = kind
    self.properties = properties
    self.id = id
  }

  /// The kinds of types.
  public indirect enum Kind: Hashable, Sendable {
    /// A struct, enum, class or actor. The arguments are those of all generic parameters, outermost context first.
    case nominal(NominalDecl, [Type])
    /// A generic type without its arguments, as `Array` in `Array(x)`; only while solving.
    case unboundGeneric(NominalDecl)
    /// A generic parameter, inside its own context as well as in signatures.
    case genericParameter(GenericParamDecl)
    /// `Self` of a protocol and its extensions.
    case protocolSelf(NominalDecl)
    /// `T.A`, where `T` is a generic parameter, `protocolSelf`, an opened or opaque type, or such a member.
    case dependentMember(Type, AssociatedTypeDecl)
    /// The `index`-th `some` in the result of a declaration, under the arguments of its generic parameters.
    case opaque(Decl, index: Int, [Type])
    /// The type inside an opened existential value.
    case opened(id: Int, existential: Type)
    /// `(a: T, U)`; `()` is the empty tuple. Never one unlabelled element.
    case tuple([TupleElement])
    /// A function.
    case function(FunctionType)
    /// `T.Type` where `T` is no existential's constraint.
    case metatype(Type)
    /// `any P & Q`, `Any` (nothing), `AnyObject` (`isClassBound` alone), `C & P` (a superclass).
    case existential(ExistentialType)
    /// `any P.Type`.
    case existentialMetatype(Type)
    /// `Self` in a class: the dynamic type of the receiver, at least the class named.
    case dynamicSelf(Type)
    /// A place that can be written; only while solving and in the typed tree.
    case lvalue(Type)
    /// The type of `&x`; only while solving.
    case inoutRef(Type)
    /// A type not known yet; only while solving.
    case variable(TypeVariable)
    /// `repeat T`, in a tuple or parameter list.
    case packExpansion(Type)
    /// The argument of a pack parameter.
    case pack([Type])
    /// The type of what is wrong; every use of it is silent.
    case error
  }

  /// What occurs inside a type.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Creates a set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A `variable`.
    public static let variable = Properties(rawValue: 1)
    /// A `genericParameter`, `protocolSelf`, `dependentMember`, `opened`: what a substitution can replace.
    public static let generic = Properties(rawValue: 2)
    /// An `error`.
    public static let error = Properties(rawValue: 4)
    /// An `unboundGeneric`.
    public static let unbound = Properties(rawValue: 8)
    /// An `opaque`.
    public static let opaque = Properties(rawValue: 16)
    /// A `pack` or `packExpansion`.
    public static let pack = Properties(rawValue: 32)
    /// A `dynamicSelf`.
    public static let dynamicSelf = Properties(rawValue: 64)
  }
}

extension Type: Hashable {
  /// Two types are the same when they are the same object.
  public static func == (a: Type, b: Type) -> Bool { a === b }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// An element of a tuple type.
public struct TupleElement: Hashable, Sendable {
  /// The label, if any.
  public let label: String?
  /// The type.
  public let type: Type
  /// Creates an element.
  public init(label: String?, type: Type) {
    self.label = label
    self.type = type
  }
}

/// A function type. Argument labels are part of a declaration's name, not of its type.
public struct FunctionType: Hashable, Sendable {
  /// A parameter.
  public struct Parameter: Hashable, Sendable {
    /// The type; for a variadic parameter that of one element.
    public var type: Type
    /// Whether it is `inout`.
    public var isInout: Bool
    /// Whether it is variadic (only in the interface type of a declaration).
    public var isVariadic: Bool
    /// Whether it is an `@autoclosure`: `type` is then `() -> T`.
    public var isAutoclosure: Bool
    /// Creates a parameter.
    public init(_ type: Type, isInout: Bool = false, isVariadic: Bool = false, isAutoclosure: Bool = false) {
      self.type = type
      self.isInout = isInout
      self.isVariadic = isVariadic
      self.isAutoclosure = isAutoclosure
    }
  }
  /// The parameters.
  public var parameters: [Parameter]
  /// The result.
  public var result: Type
  /// The type of the errors: `nil` when it does not throw, `any Error` for plain `throws`.
  public var thrown: Type?
  /// Whether it is `async`.
  public var isAsync: Bool
  /// Whether it may outlive the call that it is passed to.
  public var isEscaping: Bool
  /// Whether it is `@Sendable`.
  public var isSendable: Bool
  /// Creates a function type.
  public init(
    _ parameters: [Parameter], _ result: Type, thrown: Type? = nil, isAsync: Bool = false, isEscaping: Bool = true,
    isSendable: Bool = false
  ) {
    self.parameters = parameters
    self.result = result
    self.thrown = thrown
    self.isAsync = isAsync
    self.isEscaping = isEscaping
    self.isSendable = isSendable
  }
}

/// What a value of an existential type is known to be.
public struct ExistentialType: Hashable, Sendable {
  /// A protocol with the arguments of its primary associated types (empty when none were written).
  public struct Constraint: Hashable, Sendable {
    /// The protocol.
    public let proto: NominalDecl
    /// The arguments of its primary associated types, in order; empty for none.
    public let arguments: [Type]
    /// Creates a constraint.
    public init(_ proto: NominalDecl, _ arguments: [Type] = []) {
      self.proto = proto
      self.arguments = arguments
    }
  }
  /// The protocols, minimal (none implied by another), in a canonical order.
  public let constraints: [Constraint]
  /// The class that values inherit from.
  public let superclass: Type?
  /// Whether `AnyObject` was written or implied by a protocol or superclass.
  public let isClassBound: Bool
  /// Creates a constraint list.
  public init(constraints: [Constraint], superclass: Type? = nil, isClassBound: Bool = false) {
    self.constraints = constraints
    self.superclass = superclass
    self.isClassBound = isClassBound
  }
}

/// A type not known yet; the solver of Typing gives it its meaning.
public final class TypeVariable: Hashable, @unchecked Sendable {
  /// The solver's index.
  public let index: Int
  /// Creates a variable.
  public init(index: Int) { self.index = index }
  /// Two variables are the same when they are the same object.
  public static func == (a: TypeVariable, b: TypeVariable) -> Bool { a === b }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
