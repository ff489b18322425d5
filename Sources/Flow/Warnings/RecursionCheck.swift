import Tree

/// Finds functions that always call themselves before they can return.
struct RecursionCheck {

  let graph: FlowGraph

  /// A warning for each call that closes the circle; none when there is a way out.
  func run() -> [Diagnostic] {
    var seen: Set<Int> = [0]
    var pending = [0]
    var calls: [SourceRange] = []
    while let b = pending.popLast() {
      let block = graph.blocks[b]
      if let call = block.steps.first(where: \.isRecursion) {
        calls.append(call.range)
        continue
      }
      if block.exit != nil { return [] }
      for next in block.successors where seen.insert(next).inserted { pending.append(next) }
    }
    return calls.map { .infiniteRecursion(at: $0) }
  }
}

extension Step {
  /// Whether the body's own function is called.
  fileprivate var isRecursion: Bool { if case .recursion = kind { true } else { false } }
}
