/// Breaks text into lines that fit.
public enum Wrapping {
  /// The lines of `text` broken between words so that none is wider than `width`.
  ///
  /// Escape codes take no room; what is switched on at a break is switched off before it and on again behind it, so each
  /// line stands on its own. A word wider than a line is cut.
  ///
  /// - Parameters:
  ///   - first: what stands before the first line.
  ///   - rest: what stands before the others.
  public static func lines(of text: String, width: Int, first: String = "", rest: String = "") -> [String] {
    var filler = LineFiller(width: width, first: first, rest: rest)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { filler.breakLine() }
      for word in words(of: String(line)) { filler.add(word) }
    }
    return filler.finish()
  }

  /// The lines of `text` cut wherever the width is reached, which is what code needs.
  public static func cut(_ text: String, width: Int, first: String = "", rest: String = "") -> [String] {
    var filler = LineFiller(width: width, first: first, rest: rest)
    filler.addLetters(Array(TextPieces(text)))
    return filler.finish()
  }

  /// The words of `line`, each with the escape codes that touch it.
  private static func words(of line: String) -> [[TextPiece]] {
    var words: [[TextPiece]] = [[]]
    for piece in TextPieces(line) {
      if piece == .character(" ") { words.append([]) } else { words[words.count - 1].append(piece) }
    }
    return words
  }
}

/// Puts words into lines.
private struct LineFiller {
  /// The columns of a line.
  let width: Int
  /// What stands before every line but the first.
  let rest: String
  /// The lines that are full.
  var lines: [String] = []
  /// The line being filled.
  var line: String
  /// The columns that `line` takes.
  var used: Int
  /// Whether `line` holds nothing but what stands before it.
  var isFresh = true
  /// What is switched on at this point.
  var graphics = GraphicsState()

  /// A filler whose first line begins with `first`.
  init(width: Int, first: String, rest: String) {
    self.width = width
    self.rest = rest
    line = first
    used = DisplayWidth.of(first)
  }

  /// Appends a word, on a new line when it does not fit.
  mutating func add(_ word: [TextPiece]) {
    let size = word.reduce(0) { $0 + $1.width }
    if !isFresh, used + 1 + size > width { breakLine() } else if !isFresh { append(.character(" ")) }
    addLetters(word)
    isFresh = false
  }

  /// Appends pieces, breaking wherever the line is full.
  mutating func addLetters(_ pieces: [TextPiece]) {
    for piece in pieces {
      if piece.width > 0, used + piece.width > width, !isFresh || used > DisplayWidth.of(rest) { breakLine() }
      append(piece)
    }
  }

  /// Appends one piece to the line.
  private mutating func append(_ piece: TextPiece) {
    if case .escape(let sequence) = piece { graphics.apply(sequence) }
    line += piece.text
    used += piece.width
    if piece.width > 0 { isFresh = false }
  }

  /// Ends the line and begins the next.
  mutating func breakLine() {
    lines.append(trimmed(line) + (graphics.isPlain ? "" : "\u{1B}[0m"))
    line = rest + graphics.sequence
    used = DisplayWidth.of(rest)
    isFresh = true
  }

  /// All lines.
  mutating func finish() -> [String] {
    lines.append(trimmed(line))
    return lines
  }

  /// `line` without spaces at its end.
  private func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}

/// What an SGR sequence has switched on.
private struct GraphicsState {
  /// The parameter that holds each property: weight, slant, underline, ink, ground.
  private var active: [Property: String] = [:]

  /// Whether nothing is switched on.
  var isPlain: Bool { active.isEmpty }

  /// The sequence that switches on again what is on.
  var sequence: String {
    if isPlain { return "" }
    let codes = active.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }

  /// Follows one escape sequence; others than SGR change nothing.
  mutating func apply(_ sequence: Substring) {
    guard sequence.last == "m" else { return }
    var codes = sequence.dropFirst(2).dropLast().split(separator: ";").compactMap { Int($0) }[...]
    if codes.isEmpty { active = [:] }
    while let code = codes.popFirst() { apply(code, &codes) }
  }

  /// Follows one parameter; extended colours take more of them from `codes`.
  private mutating func apply(_ code: Int, _ codes: inout ArraySlice<Int>) {
    switch code {
    case 0: active = [:]
    case 1, 2: active[.weight] = "\(code)"
    case 3: active[.slant] = "3"
    case 4: active[.underline] = "4"
    case 22: active[.weight] = nil
    case 23: active[.slant] = nil
    case 24: active[.underline] = nil
    case 39: active[.ink] = nil
    case 49: active[.ground] = nil
    case 30...37, 90...97: active[.ink] = "\(code)"
    case 40...47, 100...107: active[.ground] = "\(code)"
    case 38, 48:
      let more = codes.prefix(codes.first == 2 ? 4 : 2)
      codes = codes.dropFirst(more.count)
      active[code == 38 ? .ink : .ground] = ([code] + more).map(String.init).joined(separator: ";")
    default: break
    }
  }

  /// What one parameter sets.
  private enum Property: Int {
    case weight, slant, underline, ink, ground
  }
}
