import Observation

/// A swimming pool.
@Observable final class Pool {
  var guests = 20
  var temperature = 24
  var isOpen = true
}

/// The sign at the entrance.
final class Sign {
  let pool: Pool
  /// What stands on the sign.
  private(set) var text = ""
  /// How often the sign was shown.
  private(set) var shows = 0
  /// Whether something changed that the text depends on.
  private var isStale = false

  init(_ pool: Pool) {
    self.pool = pool
    show()
  }

  /// Reads the pool and watches what was read.
  func show() {
    shows += 1
    isStale = false
    withObservationTracking {
      text = !pool.isOpen ? "closed" : "\(pool.guests) guest\(pool.guests == 1 ? "" : "s")"
    } onChange: { [weak self] in
      self?.isStale = true
    }
  }

  /// Shows the sign anew if it is stale.
  func endTurn() {
    if isStale { show() }
  }
}
