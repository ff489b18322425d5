import Tree

/// Refuses texts whose nesting would take the parser exponential time or overflow its stack.
///
/// A scan over the bytes that knows strings, comments and interpolations, and nothing else of the grammar. The limits were
/// measured: the parser takes seconds for twenty `[` in each other, and overflows with thousands of anything else.
struct NestingGuard {
  /// The deepest `[` inside `[` that the parser takes in reasonable time.
  static let bracketLimit = 8
  /// The deepest nesting of other kinds.
  static let otherLimit = 200
  /// The longest chain of operators, ternaries or `else if` in one statement.
  static let chainLimit = 1000

  /// The bytes of the text.
  private let bytes: [UInt8]
  /// The byte being looked at.
  private var offset = 0
  /// How many of each kind are open, or linked in a chain.
  private var depths = Depths()
  /// The delimiters that are open, innermost last.
  private var open: [Opening] = []
  /// The first excess.
  private var excess: (kind: Kind, offset: Int)?

  /// What is counted.
  private enum Kind: Int, CaseIterable {
    case bracket, brace, conditional, elseIf, arrow, ternary, chain, member, suffix, prefix

    /// What a message calls it.
    var wording: String {
      switch self {
      case .bracket: "'['"
      case .brace: "'(' or '{'"
      case .conditional: "'#if'"
      case .elseIf: "'else if'"
      case .arrow: "'->'"
      case .ternary: "ternary operators"
      case .chain: "operators"
      case .member: "members"
      case .suffix: "'?' and '!'"
      case .prefix: "words such as 'try'"
      }
    }
  }

  /// A number for each kind, without hashing: this scan goes over every byte of every text.
  private struct Depths {
    private var counts = [Int](repeating: 0, count: Kind.allCases.count)

    subscript(kind: Kind) -> Int {
      get { counts[kind.rawValue] }
      set { counts[kind.rawValue] = newValue }
    }
  }

  /// An open delimiter.
  private enum Opening {
    /// `(`, `{`
    case brace
    /// `[`
    case bracket
    /// `\(` in a string with this many quotes and number signs.
    case interpolation(quotes: Int, pounds: Int)
  }

  /// The refusal of a text, if it must be refused.
  static func refusal(of file: SourceFile) -> Diagnostic? {
    var scan = NestingGuard(file)
    scan.run()
    guard let (kind, offset) = scan.excess else { return nil }
    let range = SourceRange(file: file, start: offset, end: offset + 1)
    let message: String =
      limit(kind) == chainLimit
      ? .chainTooLong(kind.wording, limit: chainLimit) : .nestedTooDeeply(kind.wording, limit: limit(kind))
    return Diagnostic(.error, message, at: range, category: .unsupported)
  }

  /// Prepares the scan of a file.
  private init(_ file: SourceFile) { bytes = Array(file.text.utf8) }

  /// The limit of a kind.
  private static func limit(_ kind: Kind) -> Int {
    switch kind {
    case .bracket: bracketLimit
    case .brace, .conditional, .arrow, .suffix, .prefix: otherLimit
    case .elseIf, .ternary, .chain, .member: chainLimit
    }
  }

  /// Scans to the end or to the first excess.
  private mutating func run() {
    while offset < bytes.count, excess == nil { step() }
  }

  // MARK: - Bytes

  /// The byte some places on; zero past the end.
  private func peek(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  /// Whether `text` stands here.
  private func isAt(_ text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Counts one more, and notes the first excess.
  private mutating func count(_ kind: Kind) {
    depths[kind] += 1
    if depths[kind] > Self.limit(kind), excess == nil { excess = (kind, offset) }
  }

  /// Looks at the next byte or token.
  private mutating func step() {
    switch peek() {
    case UInt8(ascii: "["): push(.bracket, .bracket)
    case UInt8(ascii: "("), UInt8(ascii: "{"): push(.brace, .brace)
    case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"): return pop()
    case UInt8(ascii: "\""): return string(pounds: 0)
    case UInt8(ascii: "#"): return pound()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): return skipLine()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): return blockComment()
    case UInt8(ascii: "\n"): newline()
    case UInt8(ascii: ";"): endChain()
    case UInt8(ascii: "-") where peek(1) == UInt8(ascii: ">"):
      count(.arrow)
      offset += 1
    case UInt8(ascii: "?") where peek(1) == UInt8(ascii: " "): count(.ternary)
    case UInt8(ascii: "?"), UInt8(ascii: "!"): return suffixes()
    case UInt8(ascii: "."): count(.member)
    case UInt8(ascii: ","): depths[.member] = 0
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "&"), UInt8(ascii: "|"): count(.chain)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): return word()
    default: break
    }
    offset += 1
  }

  /// A run of `?` or `!`.
  private mutating func suffixes() {
    depths[.suffix] = 0
    while peek() == UInt8(ascii: "?") || peek() == UInt8(ascii: "!"), excess == nil {
      count(.suffix)
      offset += 1
    }
  }

  /// A word; those that may stand before an expression or type again and again are counted.
  private mutating func word() {
    let start = offset
    if isAt("else if") { count(.elseIf) }
    while isWordByte(peek()) { offset += 1 }
    if isPrefix(start..<offset) { count(.prefix) } else { depths[.prefix] = 0 }
  }

  /// Whether the word in a range is one of `prefixes`.
  private func isPrefix(_ range: Range<Int>) -> Bool {
    guard range.count <= Self.longestPrefix else { return false }
    return Self.prefixes.contains {
      $0.count == range.count && $0[0] == bytes[range.lowerBound] && $0[...] == bytes[range]
    }
  }

  /// Whether a byte goes on with a word.
  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }

  /// The words that may precede an expression or type any number of times.
  private static let prefixes: [[UInt8]] = [
    "try", "await", "any", "some", "each", "repeat", "consume", "copy", "borrow", "unsafe", "inout", "borrowing",
    "consuming", "sending", "isolated",
  ].map { (word: String) in Array(word.utf8) }

  /// How many bytes the longest of them has.
  private static let longestPrefix = 9

  // MARK: - Nesting

  /// Opens a delimiter; what is inside braces starts chains of its own.
  private mutating func push(_ opening: Opening, _ kind: Kind) {
    open.append(opening)
    count(kind)
    if peek() == UInt8(ascii: "{") { endChain() }
  }

  /// Closes a delimiter; the end of an interpolation goes on with its string.
  private mutating func pop() {
    let closing = peek()
    offset += 1
    switch open.popLast() {
    case .bracket: depths[.bracket] -= 1
    case .brace: depths[.brace] -= 1
    case .interpolation(let quotes, let pounds):
      depths[.brace] -= 1
      return stringBody(quotes: quotes, pounds: pounds)
    case nil: break
    }
    if closing == UInt8(ascii: "}") {
      endChain()
      if !continuesWithElse { depths[.elseIf] = 0 }
    }
  }

  /// Whether the next word is `else`.
  private var continuesWithElse: Bool {
    let rest = bytes[offset...].drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
    return rest.starts(with: "else".utf8)
  }

  /// Forgets the chains of the statement that ends.
  private mutating func endChain() {
    depths[.arrow] = 0
    depths[.ternary] = 0
    depths[.chain] = 0
    depths[.member] = 0
  }

  /// Ends a statement's chains, unless the next line goes on with an operator.
  private mutating func newline() {
    let next = bytes[(offset + 1)...].first { $0 != 0x20 && $0 != 0x09 } ?? 0
    let last = bytes[..<offset].last { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D } ?? 0
    if !Self.joins(next), !Self.joins(last) { endChain() }
  }

  /// Whether a byte at the end or the beginning of a line joins it with its neighbour.
  private static func joins(_ byte: UInt8) -> Bool {
    "+-*/%&|<>=!?:.,(".utf8.contains(byte)
  }

  /// `#if`, `#endif`, or the beginning of a raw string.
  private mutating func pound() {
    if isAt("#if") { count(.conditional) } else if isAt("#endif") { depths[.conditional] -= 1 }
    let pounds = bytes[offset...].prefix { $0 == UInt8(ascii: "#") }.count
    offset += pounds
    if peek() == UInt8(ascii: "\"") { string(pounds: pounds) }
  }

  // MARK: - Strings and comments

  /// A string literal from its first quote.
  private mutating func string(pounds: Int) {
    let isMultiline = isAt("\"\"\"")
    offset += isMultiline ? 3 : 1
    stringBody(quotes: isMultiline ? 3 : 1, pounds: pounds)
  }

  /// The rest of a string literal, up to its end or its next interpolation.
  private mutating func stringBody(quotes: Int, pounds: Int) {
    while offset < bytes.count {
      switch peek() {
      case UInt8(ascii: "\\") where hasPounds(pounds, at: 1):
        offset += 1 + pounds
        if peek() == UInt8(ascii: "(") {
          open.append(.interpolation(quotes: quotes, pounds: pounds))
          count(.brace)
          offset += 1
          return
        }
        offset += 1
      case UInt8(ascii: "\"") where (quotes == 1 || isAt("\"\"\"")) && hasPounds(pounds, at: quotes):
        offset += quotes + pounds
        return
      case UInt8(ascii: "\n") where quotes == 1: return
      default: offset += 1
      }
    }
  }

  /// Whether that many number signs stand some places on.
  private func hasPounds(_ pounds: Int, at distance: Int) -> Bool {
    pounds == 0 || (0..<pounds).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  /// The rest of a line.
  private mutating func skipLine() {
    while offset < bytes.count, peek() != UInt8(ascii: "\n") { offset += 1 }
  }

  /// A block comment, with those inside it.
  private mutating func blockComment() {
    var depth = 0
    while offset < bytes.count {
      if isAt("/*") {
        depth += 1
      } else if isAt("*/") {
        depth -= 1
      } else {
        offset += 1
        continue
      }
      offset += 2
      if depth == 0 { return }
    }
  }
}
