import ExerciseSupport
import Observation
import Testing

/// The ladder before the evening.
private func usual() -> Ladder {
  Ladder(["Ana": 9, "Ben": 6, "Cleo": 2])
}

@Test("The evening changes the order once, and is heard once")
func evening() {
  let ladder = usual()
  let heard = notifications(of: { ladder.names }) {
    ladder.record("Ana", 2)
    ladder.record("Cleo", 3)
    ladder.record("Ben", 1)
    ladder.record("Cleo", 4)
  }
  #expect(heard == 1)
  #expect(ladder.names == ["Ana", "Cleo", "Ben"])
}

@Test("Points that change no order are silent", .hint("sort() changes names in place, even when there is nothing to do."))
func sameOrder() {
  let ladder = usual()
  let heard = notifications(of: { ladder.names }) {
    ladder.record("Ana", 1)
    ladder.record("Ana", 1)
    ladder.record("Cleo", 1)
  }
  #expect(heard == 0)
}

@Test("A change at the top is heard")
func top() {
  let ladder = usual()
  let heard = notifications(of: { ladder.names }) { ladder.record("Ben", 5) }
  #expect(heard == 1)
  #expect(ladder.names == ["Ben", "Ana", "Cleo"])
}

@Test("A change at the bottom is heard, too")
func bottom() {
  let ladder = usual()
  let heard = notifications(of: { ladder.names }) { ladder.record("Cleo", 5) }
  #expect(heard == 1)
  #expect(ladder.names == ["Ana", "Cleo", "Ben"])
}

@Test("Equal points are ordered by name")
func equalPoints() {
  let ladder = usual()
  ladder.record("Ben", 3)
  #expect(ladder.names == ["Ana", "Ben", "Cleo"])
  ladder.record("Cleo", 7)
  #expect(ladder.names == ["Ana", "Ben", "Cleo"])
}

@Test("The points are counted")
func counted() {
  let ladder = usual()
  ladder.record("Cleo", 3)
  ladder.record("Cleo", 4)
  #expect(ladder.points(of: "Cleo") == 9)
  #expect(ladder.points(of: "Ana") == 9)
}
