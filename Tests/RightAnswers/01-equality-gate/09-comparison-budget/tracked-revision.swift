import Observation

// From the server. Leave these two as they are.

/// A bird that somebody saw. It counts how often two sightings are compared.
struct Sighting: Equatable {
  static var comparisons = 0
  let bird: String
  let minute: Int

  static func == (a: Sighting, b: Sighting) -> Bool {
    comparisons += 1
    return a.bird == b.bird && a.minute == b.minute
  }
}

/// The sightings of the day, newest first.
struct Delivery {
  /// Another number whenever the server changed the list.
  let revision: Int
  let sightings: [Sighting]
}

/// What the screen reads.
@Observable final class FieldBook {
  private(set) var sightings: [Sighting] = []
  /// The revision that was taken over last. Nobody watches this.
  private var revision: Int? = nil

  /// Takes over what the server sent.
  func receive(_ delivery: Delivery) {
    guard delivery.revision != revision else { return }
    revision = delivery.revision
    sightings = delivery.sightings
  }
}
