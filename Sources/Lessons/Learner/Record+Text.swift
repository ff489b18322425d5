extension Journal.Record {
  /// The record as one line: time, content, exercise, event and what belongs to it, with tabs between.
  ///
  /// No JSON, since that takes thirty times as long to read, and each command reads all records.
  var text: String {
    ([String(time), content, exercise] + event.words).map(Self.escaped).joined(separator: "\t")
  }

  /// The record in a line; `nil` when it is none, or one of a later version.
  init?(_ text: Substring) {
    let words = text.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { Self.unescaped(Substring($0)) }
    guard words.count > 3, let time = Int(words[0]), let event = Event(words[3...]) else { return nil }
    self.init(time: time, exercise: words[2], content: words[1], event: event)
  }

  /// A word without tabs and line breaks.
  private static func escaped(_ word: String) -> String {
    guard word.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") }) else { return word }
    return word.reduce(into: "") { text, character in
      switch character {
      case "\\": text += "\\\\"
      case "\t": text += "\\t"
      case "\n", "\r\n": text += "\\n"
      default: text.append(character)
      }
    }
  }

  /// The word that was escaped.
  private static func unescaped(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var word = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        word.append(character == "t" ? "\t" : character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        word.append(character)
      }
    }
    return word
  }
}

extension Journal.Record.Event {
  /// The event's name and what belongs to it.
  fileprivate var words: [String] {
    switch self {
    case .started: ["started"]
    case .checked(let passed, let failed): ["checked", String(passed), String(failed)]
    case .solved: ["solved"]
    case .hinted(let number): ["hinted", String(number)]
    case .answered(let question, let answer, let isRight): ["answered", question, answer, String(isRight)]
    case .reset: ["reset"]
    }
  }

  /// The event that these words tell of.
  fileprivate init?(_ words: ArraySlice<String>) {
    let words = Array(words)
    switch (words[0], words.count) {
    case ("started", 1): self = .started
    case ("solved", 1): self = .solved
    case ("reset", 1): self = .reset
    case ("answered", 4): self = .answered(question: words[1], answer: words[2], isRight: words[3] == "true")
    case ("hinted", 2):
      guard let number = Int(words[1]) else { return nil }
      self = .hinted(number)
    case ("checked", 3):
      guard let passed = Int(words[1]), let failed = Int(words[2]) else { return nil }
      self = .checked(passed: passed, failed: failed)
    default: return nil
    }
  }
}
