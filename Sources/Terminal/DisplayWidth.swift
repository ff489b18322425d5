/// How much room text takes on a terminal.
public enum DisplayWidth {
  /// The columns of `text` on one line; escape codes take none.
  ///
  /// - Complexity: linear in the length of `text`.
  public static func of(_ text: String) -> Int {
    TextPieces(text).reduce(0) { $0 + $1.width }
  }

  /// The columns of one character: none, one or two.
  public static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.isASCII { return first.value < 32 || first.value == 127 ? 0 : 1 }
    if isInvisible(first) { return 0 }
    let isEmoji = scalars.contains { $0.value == 0xFE0F } || first.properties.isEmojiPresentation
    return isEmoji || isWide(first) ? 2 : 1
  }

  /// Whether `scalar` draws nothing of its own.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }

  /// Whether `scalar` is wide or full-width in Unicode's East Asian Width table.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    wideRanges.contains { $0.contains(scalar.value) }
  }

  /// The blocks of wide characters (Unicode Standard Annex 11); emoji are asked for by property.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18AFF, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}

/// One thing that a terminal reads as a unit.
enum TextPiece: Equatable {
  /// A character that is drawn.
  case character(Character)
  /// A whole escape sequence.
  case escape(Substring)

  /// The columns that the piece takes.
  var width: Int {
    switch self {
    case .character(let character): DisplayWidth.of(character)
    case .escape: 0
    }
  }

  /// The piece as it is written.
  var text: String {
    switch self {
    case .character(let character): String(character)
    case .escape(let sequence): String(sequence)
    }
  }
}

/// Text as a sequence of characters and escape sequences.
struct TextPieces: Sequence, IteratorProtocol {
  /// What has not been read yet.
  private var rest: Substring

  /// The pieces of `text`.
  init(_ text: String) {
    rest = text[...]
  }

  /// The next piece.
  mutating func next() -> TextPiece? {
    guard let first = rest.first else { return nil }
    guard first == "\u{1B}", rest.dropFirst().first == "[" else {
      rest.removeFirst()
      return .character(first)
    }
    let end = rest.dropFirst(2).firstIndex { ("@"..."~").contains($0) }.map(rest.index(after:)) ?? rest.endIndex
    defer { rest = rest[end...] }
    return .escape(rest[..<end])
  }
}
