import Tree

/// The stored prelude as the source of declarations.
///
/// What does not decode counts as absent; `tree.defects` and the first error thrown tell of it.
public final class StoredPrelude: PreludeSource {
  /// The stored tree.
  public let tree: PreludeTree
  /// The first failure to decode a declaration: a defect of ours.
  public private(set) var firstFailure: (any Error)?

  /// Creates a source.
  public init(_ tree: PreludeTree) { self.tree = tree }

  /// All declarations of that name at top level; for a variable itself, not its binding.
  public func declarations(named name: String) -> [Decl] {
    decoded { try tree.decls(named: name) }.flatMap { d -> [Decl] in
      guard let binding = d as? BindingDecl else { return [d] }
      return binding.variables.filter { $0.name == name }
    }
  }

  /// The extensions whose extended type is written so.
  public func extensions(of typeName: String) -> [ExtensionDecl] { decoded { try tree.extensions(of: typeName) } }

  /// Whether a type of that name stands inside of something.
  public func hasNestedType(named name: String) -> Bool { tree.nestedTypeNames.contains(name) }

  /// All functions of an operator, wherever they stand.
  public func operators(named name: String) -> [FuncDecl] { decoded { try tree.operators(named: name) } }

  private func decoded<D>(_ decode: () throws -> [D]) -> [D] {
    do {
      return try decode()
    } catch {
      firstFailure = firstFailure ?? error
      return []
    }
  }
}
