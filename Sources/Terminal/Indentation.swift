/// How far the next line of an entry is indented.
enum Indentation {
  /// The spaces for the line after `text`: two under the prompt, two more for each open bracket.
  ///
  /// Brackets in strings and line comments do not count. It is a courtesy to the eye; nothing depends on it.
  static func next(after text: String) -> String {
    String(repeating: " ", count: 2 + 2 * min(depth(of: text), 12))
  }

  /// How many brackets `text` leaves open.
  private static func depth(of text: String) -> Int {
    var depth = 0
    for line in text.split(separator: "\n") {
      var isString = false
      var before: Character = " "
      for character in line {
        if character == "\"", before != "\\" { isString.toggle() }
        if !isString, before == "/", character == "/" { break }
        if !isString { depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0 }
        before = character
      }
      depth = max(0, depth)
    }
    return depth
  }
}
