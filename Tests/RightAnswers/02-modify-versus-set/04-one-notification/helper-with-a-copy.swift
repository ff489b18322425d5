import Observation

/// Corrects what was counted.
private func correct(_ stock: inout [String: Int], _ counted: [String: Int]) {
  for (part, number) in counted {
    stock[part] = number
  }
}

/// The spare parts of a bike workshop.
@Observable final class Store {
  /// How many there are of each part.
  private(set) var stock: [String: Int]

  init(stock: [String: Int]) {
    self.stock = stock
  }

  /// Some more of one part has come in.
  func restock(_ part: String, _ number: Int) {
    stock[part, default: 0] += number
  }

  // MARK: Your task: one stocktake, one notification at most.
  /// Corrects the numbers of the parts that were counted.
  func take(stock counted: [String: Int]) {
    var corrected = stock
    correct(&corrected, counted)
    if corrected != stock { stock = corrected }
  }
}
