import Tree
import Types

extension Decl {

  /// What `@available(*, unavailable)` says, the message or nothing; `nil` where the declaration can be used.
  var unavailability: String? {
    guard !attributes.isEmpty else { return nil }
    for a in attributes where a.name == "available" {
      guard let text = a.argumentText, text.hasPrefix("*"), text.contains("unavailable") else { continue }
      return Self.message(in: text)
    }
    return nil
  }

  /// The text after `message:`.
  private static func message(in text: String) -> String {
    guard let label = text.firstRange(of: "message:") else { return "" }
    let parts = text[label.upperBound...].split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[1]) : ""
  }
}

extension Typer {

  /// Reports the uses of declarations that are not available, in the order of the text.
  func checkAvailability(_ system: ConstraintSystem) {
    let used = system.state.overloads.filter { $0.value.choice.declaration?.unavailability != nil }
    guard let root = system.root, !used.isEmpty, isUserDeclared(root.range) else { return }
    for (key, s) in used.sorted(by: { $0.key.node < $1.key.node }) {
      guard let d = s.choice.declaration, let message = d.unavailability,
        let x = root.first(where: { $0.id == key.node })
      else { continue }
      report(.unavailable(program.declName(of: d).description, message, at: usePlace(x)))
    }
  }

  /// Where the compiler points for a use: at the name, at the beginning of a subscript.
  private func usePlace(_ x: Expr) -> SourceRange {
    switch x.kind {
    case .member(_, _, let nameRange): nameRange
    case .call(let f, _): point(f)
    default: x.range
    }
  }
}
