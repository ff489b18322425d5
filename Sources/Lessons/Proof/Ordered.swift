import Dispatch
import Synchronization

/// Work on several threads whose results come in order.
enum Ordered {
  /// `transform` of each item, at most `width` at once; `inOrder` gets each result after those before it.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], width: Int, _ transform: @Sendable (Item) -> Result, inOrder: @Sendable (Result) -> Void
  ) -> [Result] {
    let state = Mutex(State<Result>(count: items.count))
    DispatchQueue.concurrentPerform(iterations: max(1, min(width, items.count))) { _ in
      while let index = state.withLock({ $0.take() }) {
        let result = transform(items[index])
        state.withLock { state in
          state.results[index] = result
          while state.reported < items.count, let next = state.results[state.reported] {
            inOrder(next)
            state.reported += 1
          }
        }
      }
    }
    return state.withLock { $0.results.compactMap { $0 } }
  }

  /// What the threads share.
  private struct State<Result: Sendable> {
    /// The results so far.
    var results: [Result?]
    /// The next item that nobody has taken.
    private var next = 0
    /// How many results have been handed on.
    var reported = 0

    /// No item is taken yet.
    init(count: Int) {
      results = Array(repeating: nil, count: count)
    }

    /// The next item to work on; `nil` when there is none left.
    mutating func take() -> Int? {
      guard next < results.count else { return nil }
      next += 1
      return next - 1
    }
  }
}
