/// The identity of a node, unique within one process; side tables are keyed by it.
public typealias NodeID = Int32

/// Hands out node identities.
public final class NodeIDSource: @unchecked Sendable {

  /// The identity that the next node gets.
  public private(set) var next: NodeID

  /// Creates a source that starts at `first`.
  public init(startingAt first: NodeID = 1) { next = first }

  /// A fresh identity.
  public func make() -> NodeID {
    defer { next += 1 }
    return next
  }

  /// Reserves `count` consecutive identities and returns the first.
  public func reserve(_ count: Int) -> NodeID {
    defer { next += NodeID(count) }
    return next
  }
}

/// A name with the argument labels that were written with it, as in `move(from:to:)`.
public struct DeclName: Hashable, Sendable {

  /// The name before the parenthesis; `init`, `subscript`, an operator, or `callAsFunction`-like plain names.
  public let base: String

  /// The labels (`nil` for `_`), or `nil` when the name was written without any.
  public let labels: [String?]?

  /// Creates a name.
  public init(_ base: String, labels: [String?]? = nil) {
    self.base = base
    self.labels = labels
  }
}

/// An attribute such as `@Observable` or `@available(…)`, after macro expansion.
public struct Attribute: Sendable {
  /// The name without `@`, with dots when qualified.
  public let name: String
  /// The arguments as written, without the parentheses; `nil` without parentheses.
  public let argumentText: String?
  /// The arguments when they are expressions.
  public let arguments: [Argument]
  /// The attribute's type when it could name a property wrapper, result builder or global actor.
  public let type: TypeRepr?
  /// Where it stands.
  public let range: SourceRange
  /// Creates an attribute.
  public init(name: String, argumentText: String?, arguments: [Argument], type: TypeRepr?, range: SourceRange) {
    self.name = name
    self.argumentText = argumentText
    self.arguments = arguments
    self.type = type
    self.range = range
  }
}

/// A declaration modifier such as `static`, `private(set)` or `weak`.
public struct Modifier: Sendable {
  /// The keyword.
  public let name: String
  /// What stands in parentheses, as `set` in `private(set)`.
  public let detail: String?
  /// Where it stands.
  public let range: SourceRange
  /// Creates a modifier.
  public init(name: String, detail: String?, range: SourceRange) {
    self.name = name
    self.detail = detail
    self.range = range
  }
}

/// One argument of a call, a subscript, or an element of a tuple expression.
public struct Argument: Sendable {
  /// The label, `nil` without one.
  public let label: String?
  /// Where the label stands.
  public let labelRange: SourceRange?
  /// The value; `.inout` for `&x`.
  public let value: Expr
  /// Whether it was written as a trailing closure (the first of several has no label).
  public let isTrailing: Bool
  /// Creates an argument.
  public init(label: String?, labelRange: SourceRange? = nil, value: Expr, isTrailing: Bool = false) {
    self.label = label
    self.labelRange = labelRange
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// The effects written on a function, accessor or closure.
public struct Effects: Sendable {
  /// Whether `async` was written.
  public var isAsync: Bool
  /// Whether `throws` was written.
  public var isThrowing: Bool
  /// Whether `rethrows` was written.
  public var isRethrowing: Bool
  /// The type in `throws(E)`.
  public var thrownType: TypeRepr?
  /// Creates effects, none by default.
  public init(isAsync: Bool = false, isThrowing: Bool = false, isRethrowing: Bool = false, thrownType: TypeRepr? = nil)
  {
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.isRethrowing = isRethrowing
    self.thrownType = thrownType
  }
}
