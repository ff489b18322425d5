extension Decl {

  /// Becomes the parent of `members` and of the variables of their bindings.
  func adopt(_ members: [Decl]) {
    for m in members {
      m.parent = self
      if let binding = m as? BindingDecl {
        for v in binding.variables { v.parent = self }
      }
    }
  }

  /// Becomes the parent of the declarations directly inside `block` (not those in nested blocks).
  func adopt(_ block: BraceBlock) {
    for case .decl(let d) in block.items where d.parent == nil { adopt([d]) }
  }

  /// Itself and the declarations around it, innermost first.
  public var ancestors: some Sequence<Decl> {
    sequence(first: self, next: \.parent)
  }

  /// Makes `parent` the declaration around this one, for nodes in nested blocks.
  ///
  /// Parsing calls it for local declarations that stand deeper than a body's first level.
  public func attach(to parent: Decl) { self.parent = parent }
}

/// One parsed and expanded text.
public final class ParsedFile: @unchecked Sendable {
  /// The text.
  public let source: SourceFile
  /// The items at top level, declarations that macros added included.
  public let items: [CodeItem]
  /// What was wrong with it.
  public let diagnostics: [Diagnostic]
  /// Creates the result of parsing.
  public init(source: SourceFile, items: [CodeItem], diagnostics: [Diagnostic]) {
    self.source = source
    self.items = items
    self.diagnostics = diagnostics
  }
}
