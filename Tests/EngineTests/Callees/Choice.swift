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
    guard case .own(let mine) = declaration, case .own(let theirs) = other.declaration else {
      return declaration == other.declaration
    }
    return mine.overlaps(theirs)
  }

  /// The text of a library function's type without what is only said on one side: labels, ownership, escaping.
  static func normalised(_ type: String) -> String {
    var text = type
    for word in [
      "@escaping ", "@autoclosure ", "@Sendable ", "@noescape ", "__owned ", "__shared ", "sending ",
      " throws(Swift.Never)",
    ] {
      text = text.replacing(word, with: "")
    }
    text = text.replacing(" throws(Swift.Error)", with: " throws").replacing(#/([(, ])[A-Za-z_]\w*: /#) { "\($0.1)" }
    return text.replacing(#/\b(Swift|main|Observation)\./#, with: "").replacing("Void", with: "()")
  }
}
