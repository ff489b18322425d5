/// Shortens code that has just been made: fewer operations for the same effects, traps and places.
///
/// Lowering writes code expression by expression. What that leaves behind goes here: copies of copies, constants loaded in each round of
/// a loop, conditions computed and then tested, jumps to jumps. Only raw registers are looked at; references keep their order, since
/// releasing has effects.
struct Optimizer {
  /// The code.
  var graph: CodeGraph
  /// How many raw registers it uses.
  private var rawCount: Int
  /// How many of them are the function's own; the others hold constants and are written at the entry alone.
  private let ownCount: Int
  /// Functions of more operations are left as they are: liveness takes registers times operations.
  private static let largest = 4000
  /// Functions of more raw registers are left as they are.
  private static let widest = 192

  /// Shortens the code of `function`, which has been verified.
  static func optimize(_ function: Function) {
    let words = function.code.count
    guard words <= largest, function.rawCount <= widest else { return }
    var optimizer = Optimizer(function)
    optimizer.run()
    optimizer.graph.write(to: function, rawCount: optimizer.rawCount)
  }

  /// Reads the code of `function`.
  private init(_ function: Function) {
    graph = CodeGraph(function)
    ownCount = max(function.rawCount, function.parameters.raw + function.captures.raw)
    rawCount = ownCount
  }

  /// All steps in order.
  private mutating func run() {
    hoistConstants()
    propagateCopies()
    removeDeadCode()
    fuseComparisons()
    coalesceMoves()
    removeDeadCode()
    threadJumps()
    turnLoops()
  }

  // MARK: Constants

  /// Loads the constants that loops use once, at the entry; in the loop stays a move, which later steps make unnecessary.
  private mutating func hoistConstants() {
    let inLoop = graph.nodesInLoops()
    var registers: [Int: Int] = [:]
    for n in graph.nodes.indices where inLoop[n] {
      guard let value = graph.nodes[n].constant, rawCount + 1 < Optimizer.widest else { continue }
      if registers[value] == nil {
        registers[value] = rawCount
        rawCount += 1
      }
      graph.nodes[n].replace(by: Instruction(.moveRaw, graph.nodes[n].instruction.ai, registers[value] ?? 0))
    }
    for (value, register) in registers.sorted(by: { $0.value < $1.value }) { graph.prologue.append(.constant(value, register)) }
  }

  // MARK: Copies

  /// Reads through copies, and turns operations on small constants into their short forms.
  private mutating func propagateCopies() {
    let targets = graph.targets()
    var facts = Facts(prologue: graph.prologue, ownCount: ownCount)
    for n in graph.nodes.indices {
      if targets[n] { facts.forget() }
      if graph.nodes[n].isRemoved { continue }
      graph.nodes[n].replaceReads { facts.source(of: $0) }
      shorten(n, facts)
      facts.note(graph.nodes[n], graph)
    }
  }

  /// `x + k` and `x - k` in the form with the constant inside.
  private mutating func shorten(_ n: Int, _ facts: Facts) {
    let i = graph.nodes[n].instruction
    switch i.op {
    case .addInt:
      if let k = facts.small(i.ci) {
        graph.nodes[n].instruction = Instruction(.addSmall, i.ai, i.bi, k)
      } else if let k = facts.small(i.bi) {
        graph.nodes[n].instruction = Instruction(.addSmall, i.ai, i.ci, k)
      }
    case .subtractInt:
      if let k = facts.small(i.ci), k != Int(Int16.min) {
        graph.nodes[n].instruction = Instruction(.addSmall, i.ai, i.bi, -k)
      }
    default: break
    }
  }

  /// Writes results where they are moved to next.
  private mutating func coalesceMoves() {
    let liveness = Liveness(graph, rawCount: rawCount, ownCount: ownCount)
    let targets = graph.targets()
    for n in graph.nodes.indices where graph.nodes[n].writesOnlyA {
      guard let next = graph.following(n), !targets[next] else { continue }
      let move = graph.nodes[next].instruction
      guard move.op == .moveRaw, move.b == graph.nodes[n].instruction.a, move.a != move.b else { continue }
      guard !liveness.isLive(move.bi, after: next) else { continue }
      graph.nodes[n].instruction.a = move.a
      graph.nodes[next].isRemoved = true
    }
  }

  /// Removes operations without effect whose result nobody reads.
  private mutating func removeDeadCode() {
    let liveness = Liveness(graph, rawCount: rawCount, ownCount: ownCount)
    for n in graph.nodes.indices where !graph.nodes[n].isRemoved {
      let node = graph.nodes[n]
      if node.instruction.op == .moveRaw && node.instruction.a == node.instruction.b { graph.nodes[n].isRemoved = true }
      if node.isPure && !liveness.isLive(node.instruction.ai, after: n) { graph.nodes[n].isRemoved = true }
    }
    let entry = liveness.atEntry
    graph.prologue.removeAll { !entry.contains($0.instruction.ai) }
  }

  // MARK: Conditions

  /// Makes one operation of a comparison and the jump that tests it.
  private mutating func fuseComparisons() {
    let liveness = Liveness(graph, rawCount: rawCount, ownCount: ownCount)
    let targets = graph.targets()
    var facts = Facts(prologue: graph.prologue, ownCount: ownCount)
    for n in graph.nodes.indices {
      if targets[n] { facts.forget() }
      if graph.nodes[n].isRemoved { continue }
      fuse(n, facts, liveness, targets)
      facts.note(graph.nodes[n], graph)
    }
  }

  /// Fuses the comparison `n`, if it is one, with the jump behind it.
  private mutating func fuse(_ n: Int, _ facts: Facts, _ liveness: Liveness, _ targets: [Bool]) {
    let comparison = graph.nodes[n].instruction
    guard let next = graph.following(n), !targets[next] else { return shortenJump(n, facts) }
    let jump = graph.nodes[next].instruction
    guard jump.op == .jumpIfTrue || jump.op == .jumpIfFalse, jump.a == comparison.a,
      let fused = comparison.fused(whenTrue: jump.op == .jumpIfTrue), !liveness.isLive(jump.ai, after: next)
    else { return shortenJump(n, facts) }
    graph.nodes[n].isRemoved = true
    graph.nodes[next].instruction = fused
    shortenJump(next, facts)
  }

  /// Puts a small constant into a conditional jump.
  private mutating func shortenJump(_ n: Int, _ facts: Facts) {
    let i = graph.nodes[n].instruction
    if let k = facts.small(i.bi), let short = i.op.withSmallSecond {
      graph.nodes[n].instruction = Instruction(short, i.ai, k)
    } else if let k = facts.small(i.ai), let short = i.op.withSmallFirst {
      graph.nodes[n].instruction = Instruction(short, i.bi, k)
    }
  }

  // MARK: Jumps

  /// Jumps to jumps go to where those go; jumps to returns return.
  private mutating func threadJumps() {
    for n in graph.nodes.indices where !graph.nodes[n].isRemoved {
      guard let target = graph.nodes[n].target else { continue }
      let end = graph.destination(target)
      graph.nodes[n].target = end
      let there = graph.nodes[end]
      if graph.nodes[n].instruction.op == .jump && there.instruction.op == .returnValue {
        graph.nodes[n].replace(by: there.instruction)
        graph.nodes[n].target = nil
      }
    }
    for n in graph.nodes.indices where graph.nodes[n].instruction.op == .jump && !graph.nodes[n].isRemoved {
      if let target = graph.nodes[n].target, target > n, graph.first(from: n + 1) == graph.first(from: target) {
        graph.nodes[n].isRemoved = true
      }
    }
  }

  /// A loop's jump back to a condition that leaves the loop becomes the opposite condition, which goes straight into the body.
  private mutating func turnLoops() {
    for n in graph.nodes.indices where graph.nodes[n].instruction.op == .jump && !graph.nodes[n].isRemoved {
      guard let head = graph.nodes[n].target, head < n, let exit = graph.nodes[head].target, exit > n,
        let body = graph.following(head), let opposite = graph.nodes[head].instruction.opposite,
        graph.first(from: n + 1) == graph.first(from: exit)
      else { continue }
      graph.nodes[n].instruction = opposite
      graph.nodes[n].words = [0]
      graph.nodes[n].target = body
    }
  }
}
