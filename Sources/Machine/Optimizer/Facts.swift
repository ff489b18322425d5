/// What is known of raw registers at one point of straight code: which are copies of others, which hold constants.
struct Facts {
  /// Registers that hold the same as another.
  private var copies: [Int: Int] = [:]
  /// Registers that hold a constant.
  private var constants: [Int: Int] = [:]
  /// What holds everywhere: the constants loaded at the entry, which nothing else writes.
  private let permanent: [Int: Int]
  /// The registers below this are the function's own.
  private let ownCount: Int

  /// Knows what the loads at the entry say.
  init(prologue: [CodeGraph.Node], ownCount: Int) {
    var known: [Int: Int] = [:]
    for node in prologue { known[node.instruction.ai] = node.constant }
    permanent = known
    self.ownCount = ownCount
    constants = known
  }

  /// Forgets everything but what holds everywhere: control may come from elsewhere.
  mutating func forget() {
    copies = [:]
    constants = permanent
  }

  /// The register to be read instead of `register`.
  func source(of register: Int) -> Int { copies[register] ?? register }

  /// The constant in `register` when it fits an operand.
  func small(_ register: Int) -> Int? {
    guard let value = constants[register], value == Int(Int16(truncatingIfNeeded: value)) else { return nil }
    return value
  }

  /// Takes note of what `node` does.
  mutating func note(_ node: CodeGraph.Node, _ graph: CodeGraph) {
    let effects = graph.effects(of: node, limit: ownCount)
    let ownCount = ownCount
    if let from = effects.mayWriteFrom { forgetRegisters { $0 >= from && $0 < ownCount } }
    for range in effects.writes { forgetRegisters { range.contains($0) } }
    let i = node.instruction
    if let value = node.constant {
      constants[i.ai] = value
    } else if i.op == .moveRaw && i.a != i.b {
      copies[i.ai] = source(of: i.bi)
      constants[i.ai] = constants[i.bi]
    }
  }

  /// Forgets registers that were written, and copies of them.
  private mutating func forgetRegisters(_ isWritten: (Int) -> Bool) {
    if !copies.isEmpty { copies = copies.filter { !isWritten($0.key) && !isWritten($0.value) } }
    if constants.count > permanent.count || permanent.isEmpty { constants = constants.filter { !isWritten($0.key) } }
  }
}
