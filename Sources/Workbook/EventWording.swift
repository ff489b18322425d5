import Lessons
import ObservationRuntime

/// Says in plain words what happened to observable objects, a line for each thing that a learner would call one.
///
/// A write makes several events: an accessor is entered, a gate asked, a registrar told. They become one line, at the place of
/// the write. Reads outside of any tracking scope, and what only repeats a line, are left out.
struct EventWording {
  /// Writes whose accessor was entered and of which the outcome is not known yet, innermost last.
  private var writes: [Write] = []
  /// The lines so far.
  private var lines: [TraceLine] = []

  /// A write that is under way.
  private struct Write {
    /// The object.
    let subject: Subject
    /// The property.
    let property: String
    /// Whether it goes through `_modify`.
    let isInPlace: Bool
    /// Where it stands.
    let place: Lessons.Place?
    /// What the gate said, once it was asked.
    var verdict = ""
  }

  /// The lines that `events` come to, each with the place of its cause.
  static func lines(of events: [(event: Event, place: Lessons.Place?)]) -> [TraceLine] {
    var wording = EventWording()
    for (event, place) in events { wording.take(event, place) }
    return wording.lines
  }

  /// Takes one event in.
  private mutating func take(_ event: Event, _ place: Lessons.Place?) {
    switch event {
    case .accessorEntered(let subject, let property, let accessor): enter(subject, property, accessor, place)
    case .gate(let subject, let property, let overload, let notifies, let calls):
      ask(subject, property, overload, notifies: notifies, calls: calls, place)
    case .willChange(let subject, let property, let observers): change(subject, property, observers, place)
    case .access(_, let property, isTracked: true): say("read \(name(property)): remembered", .quiet, place)
    case .propertyWillSet(_, let property): say("willSet of \(name(property)) ran", .consequence, place)
    case .propertyDidSet(_, let property): say("didSet of \(name(property)) ran", .consequence, place)
    case .registered(_, let count): say("watching \(counted(count, "property", "properties"))", .quiet, place)
    case .bodyRun(let subject, _, let run):
      say("body of \(subject.type) ran, for the \(ordinal(run)) time", .consequence, place)
    case .appeared(let subject, let identity): say("\(subject.type) \(identity) appeared", .consequence, place)
    case .disappeared(let subject, let identity): say("\(subject.type) \(identity) disappeared", .consequence, place)
    case .identityChanged(let subject, let old, let new):
      say("\(subject.type) was \(old) and is \(new) now: its state is new", .consequence, place)
    case .access, .equality, .didChange, .notified, .cancelled: break
    }
  }

  /// An accessor that writes begins a line.
  private mutating func enter(_ subject: Subject, _ property: String, _ accessor: String, _ place: Lessons.Place?) {
    guard accessor == "set" || accessor == "_modify" else { return }
    let isInPlace = accessor == "_modify"
    writes.append(Write(subject: subject, property: property, isInPlace: isInPlace, place: place))
  }

  /// A gate that stays shut ends the line; one that opens gives its reason.
  private mutating func ask(
    _ subject: Subject, _ property: String, _ overload: GateOverload, notifies: Bool, calls: Int,
    _ place: Lessons.Place?
  ) {
    let verdict = overload.verdict(notifies: notifies) + (calls > 1 ? " (asked \(calls) times)" : "")
    let index = writes.lastIndex { $0.subject == subject && $0.property == property }
    if notifies {
      if let index { writes[index].verdict = verdict }
    } else {
      let cause = index.map { writes.remove(at: $0).place } ?? place
      say("set \(name(property)) → \(verdict): stored, nobody notified", .quiet, cause)
    }
  }

  /// A registrar that is told of a change ends the line.
  private mutating func change(_ subject: Subject, _ property: String, _ observers: Int, _ place: Lessons.Place?) {
    let tone: TraceLine.Tone = observers > 0 ? .heard : .quiet
    let heard = observers > 0 ? "\(counted(observers, "reader", "readers")) notified" : "nobody was listening"
    guard let index = writes.lastIndex(where: { $0.subject == subject && $0.property == property }) else {
      return say("told that \(name(property)) changes: \(heard)", tone, place)
    }
    let write = writes.remove(at: index)
    if write.isInPlace { return say("changed \(name(property)) in place → not compared: \(heard)", tone, write.place) }
    say("set \(name(property)) → \(write.verdict.isEmpty ? "" : write.verdict + ": ")\(heard)", tone, write.place)
  }

  /// Adds a line.
  private mutating func say(_ words: String, _ tone: TraceLine.Tone, _ place: Lessons.Place?) {
    lines.append(TraceLine(place: place, words: words, tone: tone))
  }

  /// A property as a key path.
  private func name(_ property: String) -> String {
    property.hasPrefix("\\") ? property : "\\." + property
  }

  /// A number with its noun.
  private func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  /// `1st`, `2nd` …
  private func ordinal(_ number: Int) -> String {
    let ending = (11...13).contains(number % 100) ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
    return "\(number)\(ending)"
  }
}

extension GateOverload {
  /// What the gate said.
  fileprivate func verdict(notifies: Bool) -> String {
    switch self {
    case .always: "not Equatable, so nothing was compared"
    case .equatable, .equatableIdentity: notifies ? "== said different" : "== said equal"
    case .identity: notifies ? "another object" : "=== said the same object"
    case .custom: notifies ? "your own gate said yes" : "your own gate said no"
    }
  }
}
