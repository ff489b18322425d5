import ExerciseSupport
import Observation
import Testing

/// Ten parts, twenty of each.
private func twentyOfEach() -> [String: Int] {
  var stock: [String: Int] = [:]
  for part in 1...10 { stock["part \(part)"] = 20 }
  return stock
}

@Test("Ten corrections are heard once")
func tenCorrections() {
  let store = Store(stock: twentyOfEach())
  let counted = twentyOfEach().mapValues { $0 - 1 }
  let heard = notifications(of: { store.stock }) { store.take(stock: counted) }
  #expect(heard == 1)
  #expect(store.stock == counted)
}

@Test("A single correction is heard")
func singleCorrection() {
  let store = Store(stock: twentyOfEach())
  let heard = notifications(of: { store.stock["part 3"] }) { store.take(stock: ["part 3": 18]) }
  #expect(heard == 1)
  #expect(store.stock["part 3"] == 18)
}

@Test("A stocktake that corrects nothing is silent", .hint("An assignment to the whole property is compared."))
func nothingToCorrect() {
  let store = Store(stock: twentyOfEach())
  let heard = notifications(of: { store.stock }) {
    store.take(stock: twentyOfEach())
    store.take(stock: [:])
  }
  #expect(heard == 0)
}

@Test("Parts that were not counted keep their numbers")
func notCounted() {
  let store = Store(stock: twentyOfEach())
  store.take(stock: ["part 1": 7, "part 2": 8])
  #expect(store.stock.count == 10)
  #expect(store.stock["part 1"] == 7)
  #expect(store.stock["part 2"] == 8)
  #expect(store.stock["part 9"] == 20)
}

@Test("A part that was unknown is taken up")
func unknownPart() {
  let store = Store(stock: twentyOfEach())
  let heard = notifications(of: { store.stock }) { store.take(stock: ["chain": 2, "part 1": 20]) }
  #expect(heard == 1)
  #expect(store.stock["chain"] == 2)
  #expect(store.stock.count == 11)
}

@Test("No reader sees a stock that is half corrected")
func halfCorrected() {
  let store = Store(stock: ["left pedal": 5, "right pedal": 5])
  var sawHalf = false
  _ = notifications(
    of: { if store.stock["left pedal"] != store.stock["right pedal"] { sawHalf = true } },
    during: { store.take(stock: ["left pedal": 4, "right pedal": 4]) })
  #expect(!sawHalf)
}

@Test("Restocking is heard each time")
func restocking() {
  let store = Store(stock: twentyOfEach())
  let heard = notifications(of: { store.stock }) {
    store.restock("part 1", 5)
    store.restock("part 1", 5)
  }
  #expect(heard == 2)
  #expect(store.stock["part 1"] == 30)
}
