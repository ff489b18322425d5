import Observation

// MARK: Your task: compare two optional pairs, of whatever types.

/// Whether both are nil, or both hold equal pairs.
func same<First: Equatable, Second: Equatable>(_ a: (First, Second)?, _ b: (First, Second)?) -> Bool {
  guard let a else { return b == nil }
  guard let b else { return false }
  return a.0 == b.0 && a.1 == b.1
}

/// What the sign at the pier reads.
@Observable final class Harbour {
  /// The next high water: its height in centimetres and the minute of the day.
  var next: (height: Int, minute: Int)? = nil

  // MARK: Your task: assign only another tide.
  /// Takes over what was computed from the tide table.
  func update(_ newest: (height: Int, minute: Int)?) {
    if !same(next, newest) { next = newest }
  }
}
