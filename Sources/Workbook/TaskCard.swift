import Session
import Tree

/// A background task as the prompt shows it.
struct TaskCard: Codable, Equatable, Sendable {
  /// Its number.
  var number: Int
  /// How many seconds it still sleeps; `nil` when it does not.
  var sleep: Double?
  /// Whether it runs when its turn comes.
  var isReady: Bool
  /// Where it is: file, line and the line's text; `nil` when no code of the learner's is in it.
  var place: Place?

  /// A line of the learner's.
  struct Place: Codable, Equatable, Sendable {
    /// The file, or the entry's name.
    var file: String
    /// The line, from one.
    var line: Int
    /// Its text.
    var text: String
  }

  /// Whether it sleeps.
  var isSleeping: Bool { sleep != nil }

  /// The task in words: `task 2 sleeps for 1.5 s more, from line 7: try await Task.sleep(for: .seconds(2))`.
  var wording: String {
    let doing = sleep.map { "sleeps for \(Self.seconds($0)) s more" } ?? (isReady ? "waits for its turn" : "waits")
    guard let place else { return "task \(number) \(doing)" }
    let text = place.text.count > 48 ? place.text.prefix(47) + "…" : place.text[...]
    // What was typed at the prompt is called `line 3`.
    let whence = place.file.hasPrefix("line ") ? "from \(place.file)" : "at \(place.file):\(place.line)"
    return "task \(number) \(doing), \(whence): \(text)"
  }

  /// Seconds with no more digits than they need.
  private static func seconds(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

extension TaskCard {
  /// A task of a session.
  init(_ task: BackgroundTask) {
    number = task.number
    isReady = task.state == .ready
    if case .sleeping(let seconds) = task.state { sleep = seconds }
    place = task.place.map { range in
      let written = range.written
      let text = String(written.file.line(written.line)).withoutMargins
      return Place(file: written.file.name, line: written.line, text: text)
    }
  }
}
