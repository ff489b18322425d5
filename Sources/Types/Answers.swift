import Tree

/// How `Program.resolve` treats what only some places allow.
public struct ResolveOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Creates a set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A generic type without arguments is an `unboundGeneric`.
  public static let allowUnbound = ResolveOptions(rawValue: 1)
  /// `_` is allowed; the `placeholder` closure makes the type for it.
  public static let allowPlaceholder = ResolveOptions(rawValue: 2)
  /// `some P` is the implicit generic parameter of the parameter it stands in.
  public static let someAsParameter = ResolveOptions(rawValue: 4)
  /// A failing lookup gives `.error` without a diagnostic.
  public static let silent = ResolveOptions(rawValue: 8)
  /// A protocol may be named without `any`, as in constraints and inheritance clauses; the type is the existential.
  public static let constraint = ResolveOptions(rawValue: 16)
}

/// A type declaration found by name.
public struct TypeLookupResult: Sendable {
  /// A nominal type, alias, associated type or generic parameter.
  public let declaration: Decl
  /// The type as whose member it was found; `nil` at top level and for generic parameters.
  public let base: Type?
  /// Creates a result.
  public init(declaration: Decl, base: Type?) {
    self.declaration = declaration
    self.base = base
  }
}

/// What an unqualified name can mean.
public struct UnqualifiedResult: Sendable {
  /// What stands, unwritten, before the name.
  public enum Base: Sendable {
    /// Nothing: a top-level declaration, a generic parameter, a local type.
    case none
    /// `self`, of the type or extension given.
    case selfValue(Decl)
    /// The type itself: a static member, a nested type, an enum case, or an instance member named where there is no instance.
    case selfType(Type, Decl)
  }
  /// The declaration.
  public let declaration: Decl
  /// What stands before the name.
  public let base: Base
  /// The member, when it is one.
  public let member: Member?
  /// How far out it was found: results of a smaller depth hide those of a larger one.
  public let depth: Int
  /// Creates a result.
  public init(declaration: Decl, base: Base, member: Member?, depth: Int) {
    self.declaration = declaration
    self.base = base
    self.member = member
    self.depth = depth
  }
}

/// How a variable keeps its value.
public enum StorageKind: Sendable {
  /// In storage, read and written in place.
  case stored
  /// By its accessors alone (also protocol requirements).
  case computed
  /// In storage, with `willSet` or `didSet`.
  case observed
  /// In optional storage that the first read fills.
  case lazy
  /// In the property wrapper `_x`.
  case wrapped
}

/// What the language made an implicit initialiser for.
public enum ImplicitInitOrigin: Sendable {
  /// One parameter for each of these properties.
  case memberwise([VarDecl])
  /// No parameters: every property has an initial value.
  case defaulted
  /// The superclass's designated (or convenience) initialiser, inherited.
  case inherited(InitDecl)
}

/// What a variable made by Types stands for.
public enum SynthesizedVariable: Sendable {
  /// `_x`, the storage of a wrapped property.
  case wrapperStorage(of: VarDecl)
  /// `$x`, the projected value of a wrapped property.
  case wrapperProjection(of: VarDecl)
}

/// The value of an enum case's `rawValue`.
public enum RawValue: Hashable, Sendable {
  /// An integer.
  case integer(Int128)
  /// A floating-point number.
  case float(Double)
  /// A string or character.
  case string(String)
  /// A Boolean.
  case boolean(Bool)
}

/// The fixity of an operator function.
public enum Fixity: String, Sendable { case prefix, postfix, infix }
