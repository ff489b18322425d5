import Tree

/// A demand on generic parameters.
public enum Requirement: Hashable, Sendable {
  /// The type conforms to the protocol (primary associated types have become `sameType`s).
  case conformance(Type, NominalDecl)
  /// The type is the class or a subclass.
  case superclass(Type, Type)
  /// The type is a class (`AnyObject`).
  case classBound(Type)
  /// The two types are the same.
  case sameType(Type, Type)
}

/// The generic parameters in force at a declaration, and what is demanded of them.
public final class GenericSignature: @unchecked Sendable {
  /// All parameters, outermost context first; inside a protocol and its extensions `Self` is `protocolSelf` and not among them.
  public let parameters: [GenericParamDecl]
  /// The protocol whose `Self` is in force, if any.
  public let protocolSelf: NominalDecl?
  /// All demands, outer contexts' included (a protocol's `Self: P` too), not those implied by protocols.
  public let requirements: [Requirement]
  /// Creates a signature.
  public init(parameters: [GenericParamDecl], protocolSelf: NominalDecl?, requirements: [Requirement]) {
    self.parameters = parameters
    self.protocolSelf = protocolSelf
    self.requirements = requirements
  }
  /// Whether nothing is generic.
  public var isEmpty: Bool { parameters.isEmpty && protocolSelf == nil }
}

/// What takes the place of generic parameters.
public struct Substitution: Hashable, Sendable {
  /// The types for generic parameters.
  public var parameters: [GenericParamDecl: Type]
  /// The types for the `Self` of protocols.
  public var selves: [NominalDecl: Type]
  /// The types for opened existentials, by `opened` type.
  public var opened: [Type: Type]
  /// Creates a substitution.
  public init(parameters: [GenericParamDecl: Type] = [:], selves: [NominalDecl: Type] = [:], opened: [Type: Type] = [:])
  {
    self.parameters = parameters
    self.selves = selves
    self.opened = opened
  }
  /// Whether it replaces nothing.
  public var isEmpty: Bool { parameters.isEmpty && selves.isEmpty && opened.isEmpty }
}

/// A proof that a type conforms to a protocol.
public final class Conformance: @unchecked Sendable {
  /// Where the proof comes from.
  public enum Source: Sendable {
    /// Declared by the type or an extension, or implied by a declared conformance to a refining protocol; `synthesised` members are
    /// found by `witness`.
    case declared(Decl)
    /// Demanded by the generic signature of the context: the witness is known only after substitution.
    case abstract
    /// By the language: functions, tuples of `Equatable`s in no case; metatypes, `Sendable`, `Copyable`, `AnyObject`, `any Error: Error`.
    case builtin
    /// Inherited from the superclass's conformance.
    case inherited(Conformance)
  }
  /// The conforming type; may hold generic parameters.
  public let type: Type
  /// The protocol.
  public let proto: NominalDecl
  /// Where the proof comes from.
  public let source: Source
  /// Creates a proof.
  public init(type: Type, proto: NominalDecl, source: Source) {
    self.type = type
    self.proto = proto
    self.source = source
  }
}

/// What fulfils a protocol's requirement for a type.
public enum Witness: Sendable {
  /// A declaration, with what its generic parameters (those of its context included) stand for, in terms of the conforming type and
  /// the requirement's own generic parameters. The declaration may be an `EnumElementDecl` (static requirement) or a `VarDecl`.
  case declaration(Decl, Substitution)
  /// Code that the language writes: `==`, `hash(into:)`, `hashValue`, `allCases`, `rawValue`, `init(rawValue:)`, `<`, `encode` …
  case synthesised(Synthesis)
  /// The requirement itself, called on a type that is not concrete.
  case abstract
}

/// Members that the language writes for a type.
public enum Synthesis: Hashable, Sendable {
  /// `==` over stored properties or cases and payloads, in declaration order.
  case equals
  /// `hash(into:)` over the same.
  case hashInto
  /// `hashValue` by way of `hash(into:)`.
  case hashValue
  /// `<` of an enum without raw value, by declaration order and payload.
  case less
  /// `allCases`.
  case allCases
  /// `rawValue` of a raw enum.
  case rawValue
  /// `init?(rawValue:)` of a raw enum.
  case initRawValue
  /// `id` of an `Identifiable` class: its `ObjectIdentifier`.
  case objectIdentifierID
  /// Anything else, by the requirement's name; refused when it is run.
  case other(String)

  /// Whether the language writes this and we do not.
  var isMissing: Bool {
    if case .other = self { return true }
    return false
  }
}
