import SwiftSyntax
import Tree

extension Converter {

  /// A regular expression, as a call that makes a `Regex` whose type says what its captures hold.
  func regex(_ node: RegexLiteralExprSyntax) -> Expr {
    let text = node.regex.text
    let isExtended = node.openingPounds != nil && text.contains("\n")
    let pattern = isExtended ? "(?x)" + text : text
    let place = range(node)
    let captures = RegexCaptures(of: text, isExtended: isExtended).captures
    let part = TypeRepr(id: id(), .name("Substring", arguments: []), place)
    let elements = captures.map { c in
      (label: c.name, type: c.isOptional ? TypeRepr(id: id(), .optional(part), place) : part)
    }
    let whole = [(label: String?.none, type: part)]
    let output = captures.isEmpty ? part : TypeRepr(id: id(), .tuple(whole + elements), place)
    let type = TypeRepr(id: id(), .name("Regex", arguments: [output]), place)
    let literal = Expr(id: id(), .stringLiteral(pattern), place)
    let callee = Expr(id: id(), .typeRepr(type), place)
    return Expr(id: id(), .call(callee, arguments: [Argument(label: "regexLiteral", value: literal)]), place)
  }
}

/// Finds the captures in a pattern: their names, and whether they may take no part in a match.
struct RegexCaptures {
  /// A capture.
  struct Capture {
    /// Its name.
    let name: String?
    /// Whether it may be missing: it stands in an alternative, or in what may occur no time.
    var isOptional: Bool
  }
  /// A group whose end is still to come.
  private struct Group {
    /// The captures that were there when it began.
    let start: Int
    /// Whether an alternative was met in it.
    var hasAlternatives = false
  }

  /// What was found.
  private(set) var captures: [Capture] = []
  /// What is left of the pattern.
  private var rest: Substring
  /// The groups around.
  private var groups = [Group(start: 0)]

  /// Reads a pattern.
  init(of pattern: String, isExtended: Bool) {
    rest = pattern[...]
    while let c = rest.popFirst() {
      switch c {
      case "\\": _ = rest.popFirst()
      case "[": skipClass()
      case "(": open()
      case ")": close()
      case "|": groups[groups.count - 1].hasAlternatives = true
      case "#" where isExtended: rest = rest.drop { $0 != "\n" }
      default: break
      }
    }
    if groups[0].hasAlternatives { makeOptional(from: 0) }
  }

  /// Skips a class of characters, and classes in it.
  private mutating func skipClass() {
    if rest.first == "^" { rest.removeFirst() }
    if rest.first == "]" { rest.removeFirst() }
    while let c = rest.popFirst(), c != "]" {
      if c == "\\" { _ = rest.popFirst() }
      if c == "[" { skipClass() }
    }
  }

  /// Begins a group, which may be a capture.
  private mutating func open() {
    groups.append(Group(start: captures.count))
    guard rest.first == "?" else { return captures.append(Capture(name: nil, isOptional: false)) }
    rest.removeFirst()
    if rest.first == "P" { rest.removeFirst() }
    guard rest.first == "<", let next = rest.dropFirst().first, next != "=", next != "!" else { return }
    let name = rest.dropFirst().prefix { $0 != ">" }
    captures.append(Capture(name: String(name), isOptional: false))
    rest = rest[name.endIndex...].dropFirst()
  }

  /// Ends a group and reads what quantifies it.
  private mutating func close() {
    guard groups.count > 1, let group = groups.popLast() else { return }
    let isOwnCapture = captures.count > group.start
    if group.hasAlternatives { makeOptional(from: min(captures.count, group.start + (isOwnCapture ? 1 : 0))) }
    switch rest.first {
    case "?", "*": makeOptional(from: group.start)
    case "{" where rest.dropFirst().first == "0" || rest.dropFirst().first == ",": makeOptional(from: group.start)
    default: break
    }
  }

  /// Makes the captures from a number on optional.
  private mutating func makeOptional(from start: Int) {
    for i in captures.indices.dropFirst(start) { captures[i].isOptional = true }
  }
}
