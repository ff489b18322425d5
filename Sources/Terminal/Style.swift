/// The meanings that text on a terminal can carry; a `Style` decides how each looks.
public enum Role: CaseIterable, Sendable {
  /// The title of a lesson or of a part of it.
  case heading
  /// What must not be overlooked.
  case strong
  /// What the voice would stress.
  case emphasis
  /// Swift inside prose.
  case code
  /// A keyword of Swift.
  case keyword
  /// The name of a type.
  case typeName
  /// A string literal.
  case string
  /// A number literal.
  case number
  /// A comment in code.
  case comment
  /// An attribute or a macro.
  case attribute
  /// What went wrong.
  case error
  /// What may go wrong.
  case warning
  /// A remark that belongs to an error.
  case note
  /// What went well.
  case success
  /// What may be skipped by the eye.
  case subdued
  /// The prompt and other signs of the workbook itself.
  case accent
}

/// How text may be drawn: coloured or not, and how wide.
public struct Style: Hashable, Sendable {
  /// Whether escape codes may be written.
  public var isColoured: Bool

  /// The number of columns.
  public var width: Int

  /// A style for `width` columns, no fewer than twenty.
  public init(isColoured: Bool, width: Int) {
    self.isColoured = isColoured
    self.width = max(20, width)
  }

  /// No escape codes, eighty columns: what goes into files and pipes.
  public static let plain = Style(isColoured: false, width: 80)

  /// The width at which prose is still pleasant to read.
  public var proseWidth: Int { min(width, 78) }

  /// `text` as `role` looks, with nothing left switched on behind it.
  public func paint(_ text: String, _ role: Role) -> String {
    guard isColoured, !text.isEmpty else { return text }
    let (on, off) = role.codes
    return "\u{1B}[\(on)m\(text)\u{1B}[\(off)m"
  }
}

extension Role {
  /// The SGR parameters that switch the role's look on and off.
  ///
  /// Only the sixteen colours of the terminal's own palette are used, so that light and dark themes both stay legible.
  fileprivate var codes: (on: String, off: String) {
    switch self {
    case .heading: ("1;36", "22;39")
    case .strong: ("1", "22")
    case .emphasis: ("3", "23")
    case .code: ("33", "39")
    case .keyword: ("35", "39")
    case .typeName: ("36", "39")
    case .string: ("32", "39")
    case .number: ("33", "39")
    case .comment: ("2", "22")
    case .attribute: ("34", "39")
    case .error: ("1;31", "22;39")
    case .warning: ("1;33", "22;39")
    case .note: ("1;34", "22;39")
    case .success: ("1;32", "22;39")
    case .subdued: ("2", "22")
    case .accent: ("1;36", "22;39")
    }
  }
}
