import ExerciseSupport

/// A stocktake of ten parts, four of which have the number that they should have.
func answer_corrections() -> Int {
  var expected: [String: Int] = [:]
  var counted: [String: Int] = [:]
  for part in 1...10 {
    expected["part \(part)"] = 20
    counted["part \(part)"] = part <= 4 ? 20 : 19
  }
  let store = Store(stock: expected)
  return notifications(of: { store.stock }) { store.take(stock: counted) }
}
