import Observation

/// A star, and what is known about it.
struct Star: Equatable {
  let catalogue: Int
  var brightness: Double
  var notes: String
}

/// A telescope that turns to its target.
@Observable final class Telescope {
  var target: Star {
    didSet {
      runs += 1
      // MARK: Your task: when does a telescope have to turn?
      guard oldValue.catalogue != target.catalogue else { return }
      turns += 1
    }
  }

  /// How often the telescope turned. Nobody watches this.
  @ObservationIgnored private(set) var turns = 0
  /// How often the target was written. Nobody watches this.
  @ObservationIgnored private(set) var runs = 0

  init(_ target: Star) {
    self.target = target
  }

  /// The brightness of the target was measured.
  func measured(_ brightness: Double) {
    var star = target
    star.brightness = brightness
    target = star
  }

  /// Somebody wrote notes about the target.
  func noted(_ notes: String) {
    target.notes = notes
  }
}
