import Observation

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
    stock = counted.reduce(into: stock) { corrected, entry in corrected[entry.key] = entry.value }
  }
}
