import ExerciseSupport
import Observation
import Testing

/// A model with a plain property, an object, and a property whose `didSet` writes another one.
@Observable private final class Tower {
  var bells = 3
  var keeper = Keeper("Ada")
  var hour = 11 {
    didSet { strokes = hour }
  }
  var strokes = 11

  /// Clamped by its own `didSet`.
  var volume = 10 {
    didSet { if volume > 20 { volume = 20 } }
  }
}

/// An object, not `Equatable`.
@Observable private final class Keeper {
  var name: String

  /// Creates a keeper.
  init(_ name: String) {
    self.name = name
  }
}

@Test("Each write counts, and not the first alone")
func everyWrite() {
  let tower = Tower()
  #expect(notifications(of: { tower.bells }) { for bells in 4...8 { tower.bells = bells } } == 5)
}

@Test("Equal writes do not count, changes in place do")
func gate() {
  let tower = Tower()
  #expect(notifications(of: { tower.bells }) { tower.bells = 3 } == 0)
  #expect(notifications(of: { tower.bells }) { tower.bells += 0 } == 1)
}

@Test("What was not read does not count")
func unread() {
  let tower = Tower()
  #expect(notifications(of: { tower.bells }) { tower.hour = 12 } == 0)
}

@Test("The reader sees the value that was written")
func landed() {
  let tower = Tower()
  var seen: [Int] = []
  _ = notifications(of: { seen.append(tower.bells) }, during: { for bells in 4...6 { tower.bells = bells } })
  #expect(seen == [3, 4, 5, 6])
}

@Test("The reader goes on with a new object, and leaves the old one")
func replaced() {
  let tower = Tower()
  let old = tower.keeper
  let heard = notifications(of: { tower.keeper.name }) {
    tower.keeper = Keeper("Bea")
    old.name = "Adele"
    tower.keeper.name = "Beatrix"
  }
  #expect(heard == 2)
}

@Test("Each write of a didSet cascade counts when it lands")
func cascade() {
  let tower = Tower()
  #expect(notifications(of: { (tower.hour, tower.strokes) }) { tower.hour = 12 } == 2)
  #expect(notifications(of: { tower.volume }) { tower.volume = 30 } == 2)
}

@Test("Writes after the call do not count")
func afterwards() {
  let tower = Tower()
  var reads = 0
  let heard = notifications(of: { reads += tower.bells > 0 ? 1 : 0 }, during: { tower.bells = 4 })
  tower.bells = 5
  #expect(heard == 1)
  #expect(reads == 2)
}

@Test("Two readers count apart, one inside the other")
func nested() {
  let tower = Tower()
  var inner = 0
  let outer = notifications(of: { tower.bells }) {
    tower.bells = 4
    inner = notifications(of: { tower.hour }) { tower.bells = 5 }
  }
  #expect(outer == 2)
  #expect(inner == 0)
}
