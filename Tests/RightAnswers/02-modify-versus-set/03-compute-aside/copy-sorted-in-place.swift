import Observation

/// A ladder of players, the best one first.
@Observable final class Ladder {
  /// The names from the top; this is what the display shows.
  private(set) var names: [String]
  /// The points of each player. Nobody watches them.
  @ObservationIgnored private var points: [String: Int]

  init(_ points: [String: Int]) {
    self.points = points
    names = points.keys.sorted()
    rank()
  }

  /// The points of one player.
  func points(of name: String) -> Int {
    points[name, default: 0]
  }

  /// A player has won some points.
  func record(_ name: String, _ won: Int) {
    points[name, default: 0] += won
    rank()
  }

  // MARK: Your task: the same order, but heard only when it changed.
  /// Puts the names in order: most points first, equals by name.
  private func rank() {
    var order = names
    order.sort { points(of: $0) == points(of: $1) ? $0 < $1 : points(of: $0) > points(of: $1) }
    if order != names { names = order }
  }
}
