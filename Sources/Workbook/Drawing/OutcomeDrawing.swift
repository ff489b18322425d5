import Terminal

/// Draws what came of running something.
struct OutcomeDrawing {
  /// Colours and width.
  let style: Style

  /// Value, events, diagnostics and remarks, as the prompt shows them.
  func lines(_ outcome: OutcomeCard, more: String = ":errors") -> [String] {
    value(outcome.value) + outcome.events.flatMap { event($0) }
      + MessageDrawing(style: style, isWrapped: true).digest(outcome.messages, more: more)
      + outcome.remarks.flatMap { remark($0) }
  }

  /// The value with its type, which is left to a line of its own when both do not fit.
  private func value(_ card: ValueCard?) -> [String] {
    guard let card else { return [] }
    let type = style.paint(": \(card.type)", .subdued)
    let isShort = !card.text.contains("\n") && DisplayWidth.of(card.text) + card.type.count + 3 <= style.width
    return isShort ? [card.text + " " + type] : [card.text, "  " + type]
  }

  /// One event.
  func event(_ card: EventCard) -> [String] {
    let sign = style.paint(card.tone == .heard ? "● " : card.tone == .quiet ? "○ " : "· ", role(of: card.tone))
    return Wrapping.lines(of: card.words, width: style.width, first: "  " + sign, rest: "    ")
  }

  /// The events under the lines that caused them.
  func trace(_ events: [EventCard], sources: [String: [String]]) -> [String] {
    var lines: [String] = []
    var place: (file: String, line: Int)?
    for event in events {
      if place == nil || place! != (event.file, event.line) {
        lines += (lines.isEmpty ? [] : [""]) + [cause(event, sources)]
        place = (event.file, event.line)
      }
      lines += self.event(event)
    }
    return lines
  }

  /// The line that caused an event.
  private func cause(_ event: EventCard, _ sources: [String: [String]]) -> String {
    let lines = sources[event.file] ?? []
    let text = lines.indices.contains(event.line - 1) ? lines[event.line - 1] : ""
    return style.paint("\(event.line) │ ", .subdued) + text.drop { $0 == " " }
  }

  /// A remark, wrapped.
  func remark(_ text: String) -> [String] {
    Wrapping.lines(of: text, width: style.proseWidth).map { style.paint($0, .subdued) }
  }

  /// The look of an event.
  private func role(of tone: EventCard.Tone) -> Role {
    switch tone {
    case .heard: .success
    case .quiet: .subdued
    case .consequence: .accent
    }
  }
}
