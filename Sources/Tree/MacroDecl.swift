/// `macro m() = #externalMacro(…)` or a freestanding `#name(…)` among declarations.
public final class MacroDecl: Decl, @unchecked Sendable {
  /// The macro's name.
  public let name: String
  /// The arguments of a use.
  public let arguments: [Argument]
  /// Creates a macro declaration or use.
  public init(id: NodeID, range: SourceRange, attributes: [Attribute], name: String, arguments: [Argument]) {
    self.name = name
    self.arguments = arguments
    super.init(id: id, kind: .macro, range: range, nameRange: range, attributes: attributes)
  }
}
