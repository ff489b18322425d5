import Observation

/// One episode of a podcast.
struct Episode: Equatable {
  let number: Int
  var title: String
  var notes: String

  // MARK: Your task: is this the question that the setter should ask?
  static func == (a: Episode, b: Episode) -> Bool {
    !(a.number != b.number || a.title != b.title || a.notes != b.notes)
  }
}

/// What is playing.
@Observable final class Player {
  /// The current episode; its notes arrive later than the rest.
  var current: Episode {
    didSet { writes += 1 }
  }
  var volume = 5

  /// How often `current` was written. Nobody watches this.
  @ObservationIgnored var writes = 0

  init(_ episode: Episode) {
    current = episode
  }

  /// The show notes of the current episode have been fetched.
  func notesArrived(_ notes: String) {
    var episode = current
    episode.notes = notes
    current = episode
  }

  /// The list was loaded again and holds this value for the current episode.
  func refreshed(_ episode: Episode) {
    current = episode
  }
}
