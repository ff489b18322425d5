/// A message about a place in a text, in the compiler's style.
public struct Diagnostic: Error, Sendable {

  /// How grave a message is.
  public enum Severity: String, Sendable { case error, warning, note }

  /// What kind of fault a message reports; it decides the exit code.
  public enum Category: Sendable {
    /// The program is not valid Swift (exit code 1).
    case invalid
    /// Valid Swift that the evaluator does not know (exit code 5).
    case unsupported
    /// A fault of the workbook itself (exit code 6).
    case defect
  }

  /// A replacement of a range of text that would mend the fault.
  public struct FixIt: Sendable {
    /// What the mend does, as an imperative.
    public let message: String
    /// The text that is replaced.
    public let range: SourceRange
    /// The text put in its place.
    public let replacement: String
    /// Creates a mend.
    public init(message: String, range: SourceRange, replacement: String) {
      self.message = message
      self.range = range
      self.replacement = replacement
    }
  }

  /// How grave it is.
  public let severity: Severity
  /// What kind of fault it is.
  public let category: Category
  /// The sentence, without place or severity.
  public let message: String
  /// The place that is at fault.
  public let range: SourceRange
  /// Further places that bear on it.
  public let highlights: [SourceRange]
  /// Mends.
  public let fixIts: [FixIt]
  /// Messages that explain it.
  public let notes: [Diagnostic]

  /// Creates a message.
  public init(
    _ severity: Severity = .error, _ message: String, at range: SourceRange, category: Category = .invalid,
    highlights: [SourceRange] = [], fixIts: [FixIt] = [], notes: [Diagnostic] = []
  ) {
    self.severity = severity
    self.category = category
    self.message = message
    self.range = range
    self.highlights = highlights
    self.fixIts = fixIts
    self.notes = notes
  }

  /// The refusal of valid Swift that the evaluator does not know, by the feature's name.
  public static func unsupported(_ feature: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "the workbook's evaluator does not support \(feature)", at: range, category: .unsupported)
  }
}
