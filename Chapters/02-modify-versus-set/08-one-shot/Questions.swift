import Observation

/// What was heard, and what could be read at that moment.
private final class Witness {
  var calls = 0
  var seen = 0
}

/// Reads the guests once, then makes some changes.
private func witness(_ changes: (Pool) -> Void) -> Witness {
  let pool = Pool()
  let witness = Witness()
  withObservationTracking {
    _ = pool.guests
  } onChange: {
    witness.calls += 1
    witness.seen = pool.guests
  }
  changes(pool)
  return witness
}

/// Three guests.
func answer_calls() -> Int {
  witness { pool in
    for _ in 1...3 { pool.guests += 1 }
  }.calls
}

/// What `onChange` reads.
func answer_seen() -> Int {
  witness { $0.guests += 1 }.seen
}

/// A property that was not read.
func answer_unread() -> Int {
  witness { pool in
    for _ in 1...5 { pool.temperature += 1 }
  }.calls
}
