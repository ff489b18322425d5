/// Code taken apart: operations with their targets as numbers of other operations, so that some can be removed.
struct CodeGraph {
  /// One operation.
  struct Node {
    /// The operation with its operands.
    var instruction: Instruction
    /// The extension words; those that are targets are filled in when the code is written.
    var words: [Int]
    /// Where a jump goes.
    var target: Int?
    /// Where an error that a call throws goes.
    var errorTarget: Int?
    /// Which instruction it was, for its place.
    let origin: Int
    /// Whether it is left out.
    var isRemoved = false

    /// Makes it another operation without extension words.
    mutating func replace(by other: Instruction) {
      instruction = other
      words = []
    }

    /// A load of a constant at the entry.
    static func constant(_ value: Int, _ register: Int) -> Node {
      if value == Int(Int16(truncatingIfNeeded: value)) {
        return Node(instruction: Instruction(.smallConstant, register, value), words: [], origin: 0)
      }
      return Node(instruction: Instruction(.constant, register), words: [value], origin: 0)
    }
  }

  /// Loads of constants before everything else.
  var prologue: [Node] = []
  /// The operations in order.
  var nodes: [Node] = []
  /// The targets of jump tables.
  private(set) var jumpTables: [[Int]] = []
  /// The function.
  let function: Function

  /// Takes the code of `function` apart.
  init(_ function: Function) {
    self.function = function
    let code = function.code
    var numbers: [Int: Int] = [:]
    var at = 0
    while at < code.count {
      let count = code[at].op.extensionCount
      numbers[at] = nodes.count
      nodes.append(Node(instruction: code[at], words: (0..<count).map { code[at + 1 + $0].word }, origin: at))
      at += 1 + count
    }
    for n in nodes.indices {
      let op = nodes[n].instruction.op
      if op.isJump { nodes[n].target = numbers[nodes[n].words[0]] }
      if op.hasErrorTarget, let word = nodes[n].words.last, word != 0 { nodes[n].errorTarget = numbers[word] }
    }
    jumpTables = function.pool.jumpTables.map { $0.map { numbers[$0] ?? 0 } }
  }

  // MARK: Order

  /// The first operation from `n` on that is not removed; the count of all when there is none.
  func first(from n: Int) -> Int {
    var n = n
    while n < nodes.count && nodes[n].isRemoved { n += 1 }
    return n
  }

  /// The operation behind `n` that is not removed.
  func following(_ n: Int) -> Int? {
    let next = first(from: n + 1)
    return next < nodes.count ? next : nil
  }

  /// Where control goes in the end that goes to `n`.
  func destination(_ n: Int) -> Int {
    var n = first(from: n)
    for _ in 0..<8 {
      guard nodes[n].instruction.op == .jump, let next = nodes[n].target else { return n }
      n = first(from: next)
    }
    return n
  }

  /// Which operations control may come to from elsewhere than from above.
  func targets() -> [Bool] {
    var result = Array(repeating: false, count: nodes.count)
    func mark(_ n: Int?) {
      let place = n.map { first(from: $0) } ?? result.count
      if place < result.count { result[place] = true }
    }
    for node in nodes where !node.isRemoved {
      mark(node.target)
      mark(node.errorTarget)
      if node.instruction.op == .jumpTable { for target in jumpTables[node.words[0]] { mark(target) } }
    }
    return result
  }

  /// Where control may go from `n`.
  func successors(_ n: Int) -> [Int] {
    let node = nodes[n]
    var result: [Int] = []
    if !node.instruction.op.endsFlow, let next = following(n) { result.append(next) }
    if let target = node.target { result.append(first(from: target)) }
    if let target = node.errorTarget { result.append(first(from: target)) }
    if node.instruction.op == .jumpTable { result += jumpTables[node.words[0]].map { first(from: $0) } }
    return result
  }

  /// Which operations lie between a jump back and its target.
  func nodesInLoops() -> [Bool] {
    var result = Array(repeating: false, count: nodes.count)
    for n in nodes.indices {
      let heads = nodes[n].instruction.op == .jumpTable ? jumpTables[nodes[n].words[0]] : [nodes[n].target].compactMap { $0 }
      for head in heads where head <= n { for k in head...n { result[k] = true } }
    }
    return result
  }

  // MARK: Writing

  /// Puts the code together again, with the places of what is left.
  func write(to function: Function, rawCount: Int) {
    let kept = prologue + nodes.filter { !$0.isRemoved }
    var starts = Array(repeating: 0, count: nodes.count + 1)
    var size = prologue.reduce(0) { $0 + 1 + $1.words.count }
    for n in nodes.indices {
      starts[n] = size
      if !nodes[n].isRemoved { size += 1 + nodes[n].words.count }
    }
    starts[nodes.count] = size
    var code: [Instruction] = []
    var places: [(instruction: Int32, place: Int32)] = []
    for node in kept {
      if let place = function.place(at: node.origin), places.last.map({ Int($0.place) }) != place {
        places.append((Int32(code.count), Int32(place)))
      }
      code.append(node.instruction)
      code += words(of: node, starts).map(Instruction.init(extension:))
    }
    function.pool.jumpTables = jumpTables.map { $0.map { starts[$0] } }
    function.rawCount = rawCount
    function.places = places
    function.code = code
  }

  /// The extension words with targets filled in.
  private func words(of node: Node, _ starts: [Int]) -> [Int] {
    var words = node.words
    if let target = node.target { words[0] = starts[target] }
    if let target = node.errorTarget { words[words.count - 1] = starts[target] }
    return words
  }
}

extension Opcode {
  /// Whether control never goes on behind it.
  var endsFlow: Bool {
    switch self {
    case .jump, .returnValue, .throwError, .trap, .trapMessage, .halt, .haltThrown: true
    default: false
    }
  }
}
