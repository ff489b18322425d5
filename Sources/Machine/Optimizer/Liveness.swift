/// Which raw registers may be read before they are written again, behind each operation.
struct Liveness {
  /// A set of registers.
  struct Registers: Equatable {
    /// One bit for each.
    private var bits: [UInt64]

    /// An empty set of registers below `count`.
    init(count: Int) { bits = Array(repeating: 0, count: (count + 63) / 64) }

    /// Whether `register` is in it.
    func contains(_ register: Int) -> Bool { register >> 6 < bits.count && bits[register >> 6] >> UInt64(register & 63) & 1 == 1 }

    /// Adds a range.
    mutating func insert(_ range: Range<Int>) { for r in range where r >> 6 < bits.count { bits[r >> 6] |= 1 << UInt64(r & 63) } }

    /// Removes a range.
    mutating func remove(_ range: Range<Int>) { for r in range where r >> 6 < bits.count { bits[r >> 6] &= ~(1 << UInt64(r & 63)) } }

    /// Adds another set.
    mutating func formUnion(_ other: Registers) { for i in bits.indices { bits[i] |= other.bits[i] } }
  }

  /// What is live before each operation.
  private var before: [Registers]
  /// The code.
  private let graph: CodeGraph
  /// An empty set.
  private let none: Registers

  /// Computes the sets, going backward until nothing changes.
  init(_ graph: CodeGraph, rawCount: Int, ownCount: Int) {
    self.graph = graph
    none = Registers(count: rawCount)
    before = Array(repeating: none, count: graph.nodes.count)
    let effects = graph.nodes.map { graph.effects(of: $0, limit: ownCount) }
    let successors = graph.nodes.indices.map { graph.successors($0) }
    var isChanging = true
    while isChanging {
      isChanging = false
      for n in graph.nodes.indices.reversed() where !graph.nodes[n].isRemoved {
        var live = none
        for next in successors[n] where next < before.count { live.formUnion(before[next]) }
        for range in effects[n].writes { live.remove(range) }
        for range in effects[n].reads { live.insert(range) }
        if live != before[n] {
          before[n] = live
          isChanging = true
        }
      }
    }
  }

  /// What is live at the function's entry.
  var atEntry: Registers {
    let first = graph.first(from: 0)
    return first < before.count ? before[first] : none
  }

  /// Whether `register` may be read behind operation `n` before it is written.
  func isLive(_ register: Int, after n: Int) -> Bool {
    graph.successors(n).contains { $0 < before.count && before[$0].contains(register) }
  }
}
