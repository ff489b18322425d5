import Tree

/// Refuses texts whose nesting would take the parser exponential time or overflow its stack.
///
/// A scan over the bytes, blind to strings and comments: what it refuses there is absurd too.
enum NestingGuard {
  /// The deepest `[` inside `[` that the parser takes in reasonable time.
  static let bracketLimit = 8
  /// The deepest nesting of other kinds.
  static let otherLimit = 200

  /// The refusal of a text, if it must be refused.
  static func refusal(of file: SourceFile) -> Diagnostic? {
    var brackets = 0
    var others = 0
    var offset = 0
    for byte in file.text.utf8 {
      switch byte {
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "("), UInt8(ascii: "{"): others += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): others = max(0, others - 1)
      default: break
      }
      if brackets > bracketLimit { return refusal("'['", bracketLimit, at: offset, in: file) }
      if others > otherLimit { return refusal("'(' or '{'", otherLimit, at: offset, in: file) }
      offset += 1
    }
    return nil
  }

  /// The diagnostic for the byte at which the limit was passed.
  private static func refusal(_ what: String, _ limit: Int, at offset: Int, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      .error, .nestedTooDeeply(what, limit: limit), at: SourceRange(file: file, start: offset, end: offset + 1),
      category: .unsupported)
  }
}
