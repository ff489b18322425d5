import ExerciseSupport

/// A hundred boats in an array of their own.
private func allBoats() -> [Boat] {
  (0..<100).map { Boat(name: "boat \($0)") }
}

/// What one line costs: notifications of the berths, and comparisons of boats.
private func cost(_ line: (Marina) -> Void) -> (heard: Int, comparisons: Int) {
  let marina = Marina()
  Boat.comparisons = 0
  let heard = notifications(of: { marina.berths }) { line(marina) }
  return (heard, Boat.comparisons)
}

/// How many copies of the log five entries cost.
private func copies(_ add: (Marina) -> Void) -> Int {
  let marina = Marina()
  Log.copies = 0
  for _ in 1...5 { add(marina) }
  return Log.copies
}

/// The whole property, heard.
func answer_whole() -> Int {
  let boats = allBoats()
  return cost { $0.berths = boats }.heard
}

/// The whole property, compared.
func answer_wholeCost() -> Int {
  let boats = allBoats()
  return cost { $0.berths = boats }.comparisons
}

/// One place, heard.
func answer_place() -> Int {
  cost { $0.berths[3] = Boat(name: "boat 3") }.heard
}

/// One place, compared.
func answer_placeCost() -> Int {
  cost { $0.berths[3] = Boat(name: "boat 3") }.comparisons
}

/// Entries added in place.
func answer_copiesInPlace() -> Int {
  copies { $0.log.add("fog") }
}

/// Entries added by get and set.
func answer_copiesByKeyPath() -> Int {
  copies { $0[keyPath: \.log].add("fog") }
}
