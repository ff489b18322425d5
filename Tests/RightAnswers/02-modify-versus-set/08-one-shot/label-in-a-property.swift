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
    text = withObservationTracking({ label }, onChange: { self.isStale = true })
  }

  /// What the sign has to say.
  private var label: String {
    if pool.isOpen {
      let guests = pool.guests
      return guests == 1 ? "1 guest" : "\(guests) guests"
    } else {
      return "closed"
    }
  }

  /// Shows the sign anew if it is stale.
  func endTurn() {
    if isStale { show() }
  }
}
