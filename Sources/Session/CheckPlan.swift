import Tree

/// One `@Test` function: how it is shown and how it is called.
struct CheckPlan {
  /// The function.
  let function: FuncDecl
  /// The types around it, outermost first, with the names that they are shown by.
  let owners: [(type: String, shown: String)]
  /// The attribute.
  let attribute: Attribute

  /// The plans of all tests in a list of declarations, in the order of the text.
  static func plans(in items: [CodeItem]) -> [CheckPlan] {
    items.flatMap { item -> [CheckPlan] in
      guard case .decl(let d) = item else { return [] }
      return plans(in: d, owners: [])
    }
  }

  private static func plans(in d: Decl, owners: [(type: String, shown: String)]) -> [CheckPlan] {
    switch d {
    case let f as FuncDecl:
      guard let attribute = f.attribute("Test") ?? f.attribute("Testing.Test") else { return [] }
      return [CheckPlan(function: f, owners: owners, attribute: attribute)]
    case let n as NominalDecl:
      let shown = n.attribute("Suite").flatMap { displayName(of: $0) } ?? n.name
      return n.members.flatMap { plans(in: $0, owners: owners + [(n.name, shown)]) }
    case let e as ExtensionDecl:
      let name = String(e.extendedType.range.text)
      return e.members.flatMap { plans(in: $0, owners: owners + [(name, name)]) }
    default: return []
    }
  }

  /// The string without a label that stands first in an attribute.
  private static func displayName(of attribute: Attribute) -> String? {
    guard let first = attribute.arguments.first, first.label == nil, case .stringLiteral(let text) = first.value.kind
    else {
      return nil
    }
    return text
  }

  /// The display name, else the function's name as Swift Testing shows it.
  var displayName: String {
    Self.displayName(of: attribute) ?? function.name + "(" + function.labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }

  /// The names of the suites around it.
  var suites: [String] { owners.map(\.shown) }

  /// The traits as written: name and argument texts.
  var traits: [(name: String, arguments: [String])] {
    attribute.arguments.compactMap { a in
      guard a.label == nil else { return nil }
      switch a.value.kind {
      case .member(nil, let name, _): return (name.base, [])
      case .call(let callee, let arguments):
        guard case .member(nil, let name, _) = callee.kind else { return nil }
        return (name.base, arguments.map { text(of: $0.value) })
      default: return nil
      }
    }
  }

  /// A literal's value, else the text of an expression.
  private func text(of e: Expr) -> String {
    if case .stringLiteral(let text) = e.kind { return text }
    return String(e.range.text)
  }

  /// The texts of the collections whose elements the test is run for.
  private var argumentTexts: [String] {
    guard let first = attribute.arguments.firstIndex(where: { $0.label == "arguments" }) else { return [] }
    return attribute.arguments[first...].filter { $0.label == "arguments" || $0.label == nil }.map {
      String($0.value.range.text)
    }
  }

  /// Whether the test is run for each element of a collection.
  var isParameterised: Bool { !argumentTexts.isEmpty }

  // MARK: The driver

  /// Swift that calls each test; what a test needs is found by the names `__check_N`, `__count_N` and `__describe_N`.
  static func driver(for plans: [CheckPlan]) -> String {
    plans.enumerated().map { $1.driver(number: $0) }.joined(separator: "\n")
  }

  private func driver(number: Int) -> String {
    guard isParameterised else { return "func __check_\(number)() throws { \(call([])) }" }
    let collections = argumentTexts.enumerated().map { "let __c\($0) = Array(\($1))" }.joined(separator: "; ")
    let size = argumentTexts.indices.map { "__c\($0).count" }.joined(separator: " * ")
    let elements = elementTexts
    return """
      func __count_\(number)() -> Int { \(collections); return \(size) }
      func __describe_\(number)(_ n: Int) -> String { \(collections); return \(shown(elements)) }
      func __check_\(number)(_ n: Int) throws { \(collections); \(call(arguments(elements))) }
      """
  }

  /// How the n-th combination of elements is written.
  private var elementTexts: [String] {
    guard argumentTexts.count > 1 else { return ["__c0[n]"] }
    return ["__c0[n / __c1.count]", "__c1[n % __c1.count]"]
  }

  private func shown(_ elements: [String]) -> String {
    elements.map { "String(describing: \($0))" }.joined(separator: " + \", \" + ")
  }

  /// The arguments of the call; a test of several parameters takes the parts of a tuple.
  private func arguments(_ elements: [String]) -> [String] {
    guard elements.count == 1, function.parameters.count > 1 else { return elements }
    return function.parameters.indices.map { "\(elements[0]).\($0)" }
  }

  private func call(_ values: [String]) -> String {
    let labelled = zip(function.labels, values).map { ($0.map { $0 + ": " } ?? "") + $1 }.joined(separator: ", ")
    let effects = function.effects.isThrowing ? "try " : ""
    guard !owners.isEmpty else { return "\(effects)\(function.name)(\(labelled))" }
    let type = owners.map(\.type).joined(separator: ".")
    if function.isStatic { return "\(effects)\(type).\(function.name)(\(labelled))" }
    return "var __suite = \(type)(); \(effects)__suite.\(function.name)(\(labelled))"
  }
}
