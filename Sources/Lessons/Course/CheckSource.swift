/// What the attributes of a file of checks say: names, points, hints, and what is hidden.
///
/// The engines tell what became of the tests; this tells what the author wrote about them, the same for both. It is
/// read from the text, since Swift Testing does not pass traits of our own on.
struct CheckSource {
  /// The tests in the order of the file.
  let declarations: [Declaration]

  /// One test.
  struct Declaration: Equatable {
    /// The display name, or the function's name with `()`.
    var name: String
    /// The function's name.
    var function: String
    /// The names of the suites around it, outermost first.
    var suite: [String]
    /// The line of its attribute.
    var line: Int
    /// What it is worth.
    var points = 1
    /// The hint that belongs to it.
    var hint: String?
    /// Whether learners must not see its source.
    var isHidden = false
  }

  /// Reads the attributes of `source`.
  init(_ source: SourceText) {
    var scanner = CheckScanner(source.text)
    declarations = scanner.scan()
  }

  /// `items` with what the author wrote about them, in the order of the file; the places of hidden ones left out.
  func annotated(_ items: [CheckItem]) -> [CheckItem] {
    let ranked = items.enumerated().map { index, item in
      let bare = item.name.prefix { $0 != "(" } + "()"
      let position = declarations.firstIndex {
        $0.suite == item.suite && ($0.name == item.name || $0.name == bare)
      }
      return (item: annotated(item, with: position), rank: (position ?? declarations.count, index))
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.item)
  }

  /// One item with what the author wrote about it.
  private func annotated(_ item: CheckItem, with position: Int?) -> CheckItem {
    guard let position else { return item }
    var item = item
    let declaration = declarations[position]
    item.name = declaration.name
    item.points = declaration.points
    item.hint = declaration.hint
    item.isHidden = declaration.isHidden
    guard item.isHidden else { return item }
    item.place = nil
    item.arguments = nil
    item.issues = item.issues.map { CheckItem.Issue(message: "The check failed.", ending: $0.ending) }
    return item
  }
}

/// Walks through the words of a file of checks.
private struct CheckScanner {
  /// The words.
  private let words: [CheckWord]
  /// The next word.
  private var position = 0
  /// What the braces that are open belong to; `nil` for those that are no type's.
  private var scopes: [Scope?] = []
  /// The attribute that was read and belongs to the next declaration.
  private var pending: CheckSource.Declaration?
  /// The type that was named and whose brace comes next.
  private var opening: Scope?
  /// What was found.
  private var found: [CheckSource.Declaration] = []

  /// A type around tests.
  private struct Scope {
    /// The name of the suite.
    var name: String
    /// Whether its tests are hidden.
    var isHidden: Bool
  }

  /// Creates a scanner.
  init(_ text: String) {
    words = CheckWord.words(in: text)
  }

  /// The tests of the file.
  mutating func scan() -> [CheckSource.Declaration] {
    while position < words.count { step() }
    return found
  }

  /// Takes one word in.
  private mutating func step() {
    let word = words[position]
    position += 1
    switch word.text {
    case "@Test", "@Suite": readAttribute(word)
    case "func": readFunction()
    case "struct", "class", "enum", "actor", "extension": readType()
    case "{":
      scopes.append(opening)
      opening = nil
    case "}": _ = scopes.popLast()
    default: break
    }
  }

  /// Reads an attribute with its arguments.
  private mutating func readAttribute(_ attribute: CheckWord) {
    var declaration = CheckSource.Declaration(name: "", function: "", suite: [], line: attribute.line)
    if position < words.count, words[position].text == "(" {
      var depth = 0
      repeat {
        readArgument(at: depth, into: &declaration)
        if words[position].text == "(" { depth += 1 }
        if words[position].text == ")" { depth -= 1 }
        position += 1
      } while depth > 0 && position < words.count
    }
    pending = declaration
  }

  /// Reads what the word at hand means inside an attribute.
  private func readArgument(at depth: Int, into declaration: inout CheckSource.Declaration) {
    let before = position > 0 ? words[position - 1].text : ""
    if let text = words[position].literal, depth == 1, before == "(", declaration.name.isEmpty {
      declaration.name = text
    }
    guard before == ".", depth == 1 else { return }
    let value = position + 2 < words.count ? words[position + 2] : nil
    switch words[position].text {
    case "hidden": declaration.isHidden = true
    case "points": declaration.points = value.flatMap { Int($0.text) } ?? 1
    case "hint": declaration.hint = value?.literal
    default: break
    }
  }

  /// Reads the name of a function, which may be a test.
  private mutating func readFunction() {
    guard var declaration = pending, position < words.count else { return }
    declaration.function = words[position].text
    if declaration.name.isEmpty { declaration.name = declaration.function + "()" }
    declaration.suite = scopes.compactMap { $0?.name }
    declaration.isHidden = declaration.isHidden || scopes.contains { $0?.isHidden == true }
    found.append(declaration)
    pending = nil
  }

  /// Reads the name of a type, which may be a suite.
  private mutating func readType() {
    guard position < words.count, words[position].literal == nil else { return }
    let name = pending.map(\.name) ?? ""
    opening = Scope(name: name.isEmpty ? words[position].text : name, isHidden: pending?.isHidden ?? false)
    pending = nil
  }
}

/// A word of Swift, as far as one must know it to find attributes.
struct CheckWord: Equatable {
  /// The word: a name, an attribute, a number, or one sign.
  var text: String
  /// What a string literal says.
  var literal: String?
  /// Its line, from one.
  var line: Int

  /// The words of a text, comments left out.
  static func words(in text: String) -> [CheckWord] {
    var cutter = Cutter(bytes: Array(text.utf8))
    return cutter.cut()
  }

  /// Cuts a text into words.
  private struct Cutter {
    /// The text.
    let bytes: [UInt8]
    /// The next byte.
    var position = 0
    /// The line of the next byte.
    var line = 1

    /// Creates a cutter.
    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    /// All words.
    mutating func cut() -> [CheckWord] {
      var words: [CheckWord] = []
      while position < bytes.count {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        if skipComment() { continue }
        if bytes[position] == UInt8(ascii: "\"") {
          words.append(string())
        } else if let word = plain() {
          words.append(word)
        }
      }
      return words
    }

    /// Passes over a comment, if one begins here.
    private mutating func skipComment() -> Bool {
      if starts("//") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        return true
      }
      guard starts("/*") else { return false }
      var depth = 0
      repeat {
        if starts("/*") { depth += 1 }
        if starts("*/") { depth -= 1 }
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
      } while depth > 0 && position < bytes.count
      position = min(position + 1, bytes.count)
      return true
    }

    /// Whether the rest begins with `text`.
    private func starts(_ text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      guard position + count <= bytes.count else { return false }
      return (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
    }

    /// A string literal; what is interpolated stays as it is written.
    private mutating func string() -> CheckWord {
      let first = line
      let isLong = starts("\"\"\"")
      position += isLong ? 3 : 1
      let start = position
      while position < bytes.count, isLong ? !starts("\"\"\"") : bytes[position] != UInt8(ascii: "\"") {
        if bytes[position] == UInt8(ascii: "\\") { position += 1 }
        if position < bytes.count, bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
      let end = min(position, bytes.count)
      position = end + (isLong ? 3 : 1)
      let written = String(decoding: bytes[min(start, end)..<end], as: UTF8.self)
      return CheckWord(text: "\"", literal: Self.unescaped(written), line: first)
    }

    /// What a literal says: the escapes that prose needs.
    private static func unescaped(_ text: String) -> String {
      guard text.contains("\\") else { return text }
      return text.replacing("\\\"", with: "\"").replacing("\\n", with: "\n").replacing("\\\\", with: "\\")
    }

    /// A name, a number or a sign; nothing for white space.
    private mutating func plain() -> CheckWord? {
      let start = position
      position += 1
      guard bytes[start] > 0x20 else { return nil }
      guard Self.isName(bytes[start]) || bytes[start] == UInt8(ascii: "@") else { return word(from: start) }
      while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
      return word(from: start)
    }

    /// The word that ends here.
    private func word(from start: Int) -> CheckWord {
      CheckWord(text: String(decoding: bytes[start..<position], as: UTF8.self), literal: nil, line: line)
    }

    /// Whether a byte may be part of a name.
    private static func isName(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }
  }
}
