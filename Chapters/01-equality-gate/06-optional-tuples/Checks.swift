import ExerciseSupport
import Observation
import Testing

@Test("None and none are the same")
func noneAndNone() {
  let none: (Int, Int)? = nil
  #expect(same(none, none))
}

@Test("None and some differ, on either side")
func noneAndSome() {
  let none: (Int, Int)? = nil
  #expect(!same(none, (340, 615)))
  #expect(!same((340, 615), none))
}

@Test("None is not a pair of zeros")
func noneAndZeros() {
  let none: (Int, Int)? = nil
  #expect(!same(none, (0, 0)))
  #expect(!same((0, 0), none))
}

@Test("None is not a pair of nils")
func noneAndNils() {
  let none: (Int?, Int?)? = nil
  let nils: (Int?, Int?)? = (nil, nil)
  #expect(!same(none, nils))
  #expect(same(nils, nils))
}

@Test("Equal pairs are the same")
func equalPairs() {
  #expect(same((340, 615), (340, 615)))
}

@Test("A difference in the first element counts")
func firstElement() {
  #expect(!same((340, 615), (341, 615)))
}

@Test("A difference in the second element counts")
func secondElement() {
  #expect(!same((340, 615), (340, 616)))
}

@Test("Swapped elements are no equal pair")
func swapped() {
  #expect(!same((340, 615), (615, 340)))
}

@Test("Other types work as well")
func otherTypes() {
  #expect(same(("neap", true), ("neap", true)))
  #expect(!same(("neap", true), ("spring", true)))
  #expect(!same(("neap", true), ("neap", false)))
}

@Test("The same tide again is silent")
func sameTide() {
  let harbour = Harbour()
  harbour.update((height: 340, minute: 615))
  let heard = notifications(of: { harbour.next?.height }) {
    harbour.update((height: 340, minute: 615))
    harbour.update((height: 340, minute: 615))
  }
  #expect(heard == 0)
}

@Test("No tide after no tide is silent")
func noTide() {
  let harbour = Harbour()
  let heard = notifications(of: { harbour.next?.height }) {
    harbour.update(nil)
  }
  #expect(heard == 0)
}

@Test("Another tide is heard, and so is its end")
func anotherTide() {
  let harbour = Harbour()
  let heard = notifications(of: { harbour.next?.minute }) {
    harbour.update((height: 340, minute: 615))
    harbour.update((height: 340, minute: 1352))
    harbour.update((height: 318, minute: 1352))
    harbour.update(nil)
  }
  #expect(heard == 4)
  #expect(harbour.next == nil)
}

@Test("The harbour holds the newest tide")
func newestTide() {
  let harbour = Harbour()
  harbour.update((height: 340, minute: 615))
  harbour.update((height: 318, minute: 1352))
  #expect(harbour.next?.height == 318)
  #expect(harbour.next?.minute == 1352)
}
