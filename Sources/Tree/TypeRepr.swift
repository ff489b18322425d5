/// A type as written.
public final class TypeRepr: @unchecked Sendable {
  /// The node's identity.
  public let id: NodeID
  /// What it is.
  public let kind: Kind
  /// Where it stands.
  public let range: SourceRange
  /// Creates a node.
  public init(id: NodeID, _ kind: Kind, _ range: SourceRange) {
    self.id = id
    self.kind = kind
    self.range = range
  }

  /// The kinds of written types.
  public indirect enum Kind: Sendable {
    /// `Name<Args>`; `Self` and `Any` are names too; `_` is `placeholder`.
    case name(String, arguments: [TypeRepr])
    /// `Base.Name<Args>`
    case member(TypeRepr, name: String, arguments: [TypeRepr])
    /// `T?`
    case optional(TypeRepr)
    /// `T!`
    case implicitlyUnwrapped(TypeRepr)
    /// `[T]`
    case array(TypeRepr)
    /// `[K: V]`
    case dictionary(TypeRepr, TypeRepr)
    /// `(a: T, U)`, `()`; one unlabelled element stands for itself.
    case tuple([(label: String?, type: TypeRepr)])
    /// `(T, inout U, V...) async throws -> R`
    case function(parameters: [FunctionParameter], effects: Effects, result: TypeRepr)
    /// `some P`
    case some(TypeRepr)
    /// `any P`
    case any(TypeRepr)
    /// `P & Q`
    case composition([TypeRepr])
    /// `T.Type`
    case metatype(TypeRepr)
    /// `P.Protocol`
    case protocolMetatype(TypeRepr)
    /// `inout T`, `@escaping T`, `@autoclosure T`, `@Sendable T`, `borrowing T`, `sending T` …: names without `@`.
    case attributed([String], TypeRepr)
    /// `repeat each T`
    case packExpansion(TypeRepr)
    /// `each T`
    case packElement(TypeRepr)
    /// `~Copyable`
    case suppressed(TypeRepr)
    /// `_`
    case placeholder
    /// A place that did not parse.
    case error
  }
}

/// A parameter of a written function type.
public struct FunctionParameter: Sendable {
  /// The type, with `inout` and the like as `attributed`.
  public let type: TypeRepr
  /// Whether `...` follows.
  public let isVariadic: Bool
  /// Creates a parameter.
  public init(type: TypeRepr, isVariadic: Bool) {
    self.type = type
    self.isVariadic = isVariadic
  }
}

/// `<T: P, each U>`.
public struct GenericParamClause: Sendable {
  /// The parameters in order.
  public let parameters: [GenericParamDecl]
  /// Creates a clause.
  public init(parameters: [GenericParamDecl]) { self.parameters = parameters }
}

/// A requirement of a `where` clause.
public enum RequirementRepr: Sendable {
  /// `T: P`
  case conformance(TypeRepr, TypeRepr, SourceRange)
  /// `T == U`
  case sameType(TypeRepr, TypeRepr, SourceRange)
}
