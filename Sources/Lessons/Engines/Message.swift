/// A diagnostic of either engine as plain data: it outlives the texts that it speaks of, and can be sent anywhere.
public struct Message: Codable, Equatable, Sendable {
  /// How grave it is: `error`, `warning` or `note`.
  public var severity: String
  /// The sentence.
  public var message: String
  /// Where the fault is; `nil` when it is nowhere in particular.
  public var place: Place?
  /// The text of the line.
  public var excerpt: String
  /// How many bytes of the line are at fault, at least one.
  public var length: Int
  /// Remarks that belong to it.
  public var notes: [Message]
  /// What would mend it, in words.
  public var fixIts: [String]

  /// Creates a message.
  public init(
    severity: String = "error", _ message: String, place: Place? = nil, excerpt: String = "", length: Int = 1,
    notes: [Message] = [], fixIts: [String] = []
  ) {
    self.severity = severity
    self.message = message
    self.place = place
    self.excerpt = excerpt
    self.length = length
    self.notes = notes
    self.fixIts = fixIts
  }
}

extension Message {
  /// The message as the compiler prints it in one line: `file:line:col: error: …`.
  public var line: String {
    let sentence = "\(severity): \(message)"
    return place.map { "\($0.file):\($0.line):\($0.column): \(sentence)" } ?? sentence
  }
}
