import SwiftSyntax

/// The learner's own nodes that a macro copied into what it wrote.
///
/// Converting them in place of the copies keeps the learner's positions, so that an event or a trap in a `didSet` or
/// an initial value is on the learner's own line.
final class MacroOriginals {
  /// The converter for the learner's text.
  let converter: Converter
  /// The variable that the macro was attached to.
  let binding: PatternBindingSyntax

  /// Creates the originals of one variable.
  init(converter: Converter, binding: PatternBindingSyntax) {
    self.converter = converter
    self.binding = binding
  }

  /// The learner's initial value, if `copy` has its tokens.
  func initialValue(like copy: ExprSyntax) -> ExprSyntax? {
    guard let value = binding.initializer?.value, haveEqualTokens(value, copy) else { return nil }
    return value
  }

  /// The learner's observer, if `copy` has its tokens.
  func accessor(like copy: AccessorDeclSyntax) -> AccessorDeclSyntax? {
    guard case .accessors(let list)? = binding.accessorBlock?.accessors else { return nil }
    return list.first { haveEqualTokens($0, copy) }
  }

  /// Whether two nodes differ in white space and comments at most.
  private func haveEqualTokens(_ a: some SyntaxProtocol, _ b: some SyntaxProtocol) -> Bool {
    a.tokens(viewMode: .sourceAccurate).lazy.map(\.text)
      .elementsEqual(b.tokens(viewMode: .sourceAccurate).lazy.map(\.text))
  }
}
