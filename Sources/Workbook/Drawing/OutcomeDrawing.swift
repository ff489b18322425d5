import Lessons
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
  func event(_ line: TraceLine) -> [String] {
    let sign = style.paint(line.tone == .heard ? "● " : line.tone == .quiet ? "○ " : "· ", role(of: line.tone))
    return Wrapping.lines(of: line.words, width: style.width, first: "  " + sign, rest: "    ")
  }

  /// The events under the lines that caused them.
  func trace(_ events: [TraceLine], sources: [String: [String]]) -> [String] {
    var lines: [String] = []
    var place: Place??
    for event in events {
      let cause = event.place.map { Place(file: $0.file, line: $0.line) }
      if place != .some(cause) { lines += (lines.isEmpty ? [] : [""]) + [self.cause(cause, sources)] }
      place = .some(cause)
      lines += self.event(event)
    }
    return lines
  }

  /// The line that caused an event.
  private func cause(_ place: Place?, _ sources: [String: [String]]) -> String {
    guard let place else { return style.paint("by itself", .subdued) }
    let lines = sources[place.file] ?? []
    let text = lines.indices.contains(place.line - 1) ? lines[place.line - 1] : ""
    return style.paint("\(place.line) │ ", .subdued) + text.drop { $0 == " " }
  }

  /// A remark, wrapped.
  func remark(_ text: String) -> [String] {
    Wrapping.lines(of: text, width: style.proseWidth).map { style.paint($0, .subdued) }
  }

  /// The look of an event.
  private func role(of tone: TraceLine.Tone) -> Role {
    switch tone {
    case .heard: .success
    case .quiet: .subdued
    case .consequence: .accent
    }
  }
}
