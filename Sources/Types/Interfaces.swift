import Tree

/// Finds declarations of the standard library by name, decoding them when asked.
public protocol PreludeSource: AnyObject {
  /// All declarations of that name at the prelude's top level.
  func declarations(named name: String) -> [Decl]
  /// The extensions whose extended type is written `typeName` (without arguments, with dots when nested).
  func extensions(of typeName: String) -> [ExtensionDecl]
  /// Whether a type, alias or associated type of that name stands inside of something in the prelude.
  func hasNestedType(named name: String) -> Bool
  /// All operator functions of that name, at top level as well as in types, extensions and protocols.
  func operators(named name: String) -> [FuncDecl]
}

/// Answers what only expression checking can tell; Typing implements it.
public protocol TypeInference: AnyObject {
  /// The type of a variable that has no written type, from its initial value or the pattern that binds it.
  func inferType(of variable: VarDecl) -> Type
  /// The type behind the `index`-th `some` of a declaration's result, in terms of the declaration's generic parameters.
  func underlyingType(of declaration: Decl, index: Int) -> Type
}

/// A member found in a type.
public struct Member: Sendable {
  /// The declaration.
  public let declaration: Decl
  /// The type in whose terms the declaration is written, with the base's arguments: for an inherited member the superclass, for a
  /// member of a protocol (extension) the base itself stands for its `Self`.
  public let context: Type
  /// What the generic parameters of the declaration's context (not its own) stand for.
  public let substitution: Substitution
  /// Whether it stands in a protocol or a protocol's extension.
  public let isFromProtocol: Bool
  /// Creates a member.
  public init(declaration: Decl, context: Type, substitution: Substitution, isFromProtocol: Bool) {
    self.declaration = declaration
    self.context = context
    self.substitution = substitution
    self.isFromProtocol = isFromProtocol
  }
}
