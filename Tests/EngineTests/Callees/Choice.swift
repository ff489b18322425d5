import Foundation

/// Which declaration the name at one place of a program stands for.
struct Choice: Hashable, Sendable {

  /// A place: a byte of the program's text, or a name inside code that a macro wrote for a property.
  enum Place: Hashable, Sendable {
    /// The offset of the name.
    case text(Int)
    /// The property, with the types around it, whose accessor names the function.
    case macro(property: String)
  }

  /// A declaration, told in words that do not depend on whose standard library it is.
  enum Declaration: Hashable, Sendable {
    /// A declaration of the program, by the range of bytes that holds its name.
    case own(Range<Int>)
    /// A declaration of the library: the type of the function with the generic arguments put in.
    case library(String)
    /// One of a macro's functions, by the demands on its generic parameter.
    case constrained([String])
  }

  /// Where the name stands.
  let place: Place
  /// The name without labels.
  let name: String
  /// What it stands for.
  let declaration: Declaration

  /// Whether both mean the same declaration.
  func agrees(with other: Choice) -> Bool {
    switch (declaration, other.declaration) {
    case (.own(let mine), .own(let theirs)): mine.overlaps(theirs)
    case (.library(let mine), .library(let theirs)): mine == theirs || Self.matches(mine, theirs)
    default: declaration == other.declaration
    }
  }

  /// Whether a text in which generic parameters are called `A`, `B1` … fits one with their own names.
  private static func matches(_ anonymous: String, _ named: String) -> Bool {
    let parameter = #/\b[A-Z]\d?\b/#.wordBoundaryKind(.simple)
    let pieces = anonymous.split(separator: parameter, omittingEmptySubsequences: false)
    guard pieces.count > 1 else { return false }
    let name = "(?:some [\\w.]+(?:<[\\w., ]+>)?[\\w.]*|[\\w.]+)"
    let pattern = pieces.map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: name)
    return named.range(of: "^" + pattern + "$", options: .regularExpression) != nil
  }

  /// The text of a library function's type without what is only said on one side: labels, ownership, escaping.
  static func normalised(_ type: String) -> String {
    var text = type
    for word in [
      "@escaping ", "@autoclosure ", "@Sendable ", "@noescape ", "__owned ", "__shared ", "sending ",
      "@isolated(any) ", "isolation: isolated Swift.Optional<Swift.Actor>, ",
      "isolation: isolated Swift.Optional<Swift.Actor>", "isolated Swift.Optional<Swift.Actor>",
      " throws(Swift.Never)",
    ] {
      text = text.replacing(word, with: "")
    }
    text = text.replacing(#/ throws(\([^)]*\))?/#, with: "").replacing(
      "any Any<Self: ~Copyable, ~Escapable>", with: "Any"
    ).replacing(#/([(, ])[A-Za-z_]\w*: /#) { "\($0.1)" }
    text = text.replacing(#/\.(Swift|main)\.\w+\./#, with: ".").replacing(#/\((\w+) in _[0-9A-F]+\)/#) { "\($0.1)" }
    text = text.replacing(
      #/\b(Swift|main|Observation|_StringProcessing|Foundation\w*)\./#.wordBoundaryKind(.simple), with: "")
    text = text.replacing(#/any Any<[^<>]*>/#, with: "Any").replacing(#/\(extension in \w+\):/#, with: "")
    text = text.replacing(#/<<opaque return type of .*>>\.\d+/#, with: "A")  // told apart by nothing but its being one
    return localsUnmarked(text).replacing("Void", with: "()")
  }

  /// The text without what says where a local type is declared.
  private static func localsUnmarked(_ text: String) -> String {
    text.replacing(#/ #\d+ in \w+\([^()]*\) -> (\w+<[^<>]*>|\w+)/#, with: "")
  }
}
