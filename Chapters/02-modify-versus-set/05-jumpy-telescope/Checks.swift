import ExerciseSupport
import Observation
import Testing

/// The pole star, before anything was measured.
private let polaris = Star(catalogue: 11767, brightness: 2.0, notes: "")
/// A star elsewhere that happens to look the same.
private let twin = Star(catalogue: 54061, brightness: 2.0, notes: "")

/// How often a telescope on the pole star turns during some work.
private func turns(_ work: (Telescope) -> Void) -> Int {
  let telescope = Telescope(polaris)
  let before = telescope.turns
  work(telescope)
  return telescope.turns - before
}

@Test("A measurement does not turn the telescope", .hint("Same star, other value: which of the two does didSet ask for?"))
func measurement() {
  #expect(turns { $0.measured(2.02) } == 0)
}

@Test("Notes do not turn the telescope")
func notes() {
  #expect(turns { $0.noted("a double star") } == 0)
}

@Test("Another star turns the telescope, even if it looks the same")
func anotherStar() {
  #expect(turns { $0.target = twin } == 1)
}

@Test("There and back is two turns")
func thereAndBack() {
  let count = turns { telescope in
    telescope.target = twin
    telescope.target = polaris
  }
  #expect(count == 2)
}

@Test("The same star again is no turn")
func sameStar() {
  let count = turns { telescope in
    telescope.target = polaris
    telescope.target = polaris
  }
  #expect(count == 0)
}

@Test("Screens hear each measurement")
func screens() {
  let telescope = Telescope(polaris)
  let heard = notifications(of: { telescope.target.brightness }) {
    telescope.measured(2.02)
    telescope.measured(1.98)
  }
  #expect(heard == 2)
  #expect(telescope.target.brightness == 1.98)
}

@Test("Screens hear of notes and of other stars")
func screensElse() {
  let telescope = Telescope(polaris)
  let heard = notifications(of: { telescope.target }) {
    telescope.noted("a double star")
    telescope.target = twin
  }
  #expect(heard == 2)
}

@Test("Equal writes are silent")
func equalWrites() {
  let telescope = Telescope(polaris)
  let heard = notifications(of: { telescope.target }) {
    telescope.target = polaris
    telescope.measured(2.0)
  }
  #expect(heard == 0)
}
