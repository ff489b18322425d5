import SwiftSyntax

/// A subclass inherits what a macro made its superclass conform to, and the compiler does not ask the macro again.
extension MacroExpander {

  /// The conformances that macros give to the superclasses of a type, in its own text or an earlier one.
  func conformancesOfSuperclasses(of type: some DeclGroupSyntax) -> Set<String> {
    guard let start = type.as(ClassDeclSyntax.self), let name = superclassName(of: start) else { return [] }
    var classes: [String: ClassDeclSyntax]?
    var result: Set<String> = []
    var seen: Set<String> = []
    var next: String? = name
    while let name = next, seen.insert(name).inserted {
      result.formUnion(conformances[name] ?? [])
      if classes == nil { classes = ClassFinder.classes(in: type.root) }
      let found = classes?[name]
      result.formUnion(found.map { conformances(givenTo: $0) } ?? [])
      next = found.flatMap { superclassName(of: $0) }
    }
    return result
  }

  /// Remembers for later texts what a class conforms to.
  func remember(_ type: some DeclGroupSyntax, _ inherited: Set<String>) {
    guard let type = type.as(ClassDeclSyntax.self) else { return }
    conformances[type.name.text] = conformances(givenTo: type).union(inherited)
  }

  /// The conformances that macros give to a class itself.
  private func conformances(givenTo type: ClassDeclSyntax) -> Set<String> {
    var result: Set<String> = []
    for case .attribute(let attribute) in type.attributes {
      result.formUnion(macro(for: attribute)?.conformances ?? [])
    }
    return result
  }

  /// The first inherited name, which is the superclass if there is one.
  private func superclassName(of type: ClassDeclSyntax) -> String? {
    let name = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    return name.map { String($0.prefix { $0 != "<" }) }
  }
}

/// Collects the classes of a text by name.
private final class ClassFinder: SyntaxVisitor {
  /// What was found.
  private var classes: [String: ClassDeclSyntax] = [:]

  /// The classes in a tree.
  static func classes(in tree: Syntax) -> [String: ClassDeclSyntax] {
    let finder = ClassFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.classes
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes[node.name.text] = node
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
