/// Checks once that code stays within its registers, tables and targets, so that the loop need not.
struct Verifier {
  /// The function.
  let function: Function
  /// Its code.
  let code: [Instruction]

  /// Reads the code of `function`.
  init(_ function: Function) {
    self.function = function
    code = function.code
  }

  /// Throws a defect for the first instruction that is wrong.
  func verify() throws {
    guard !code.isEmpty else { throw Defect("\(function.name) has an empty body") }
    var at = 0
    var starts = Set<Int>()
    while at < code.count {
      guard code[at].word & 0xFF <= Int(Opcode.haltThrown.rawValue), code[at].word & 0xFF00 == 0 else {
        throw defect("no operation", at)
      }
      let i = code[at]
      starts.insert(at)
      guard at + i.op.extensionCount < code.count else { throw defect("extension words are missing", at) }
      try verifyOperands(i, at)
      at += 1 + i.op.extensionCount
    }
    try verifyTargets(starts)
  }

  /// A defect at an instruction.
  private func defect(_ message: String, _ at: Int) -> Defect {
    Defect("\(function.name), instruction \(at): \(message)")
  }

  /// Checks registers and tables of one instruction.
  private func verifyOperands(_ i: Instruction, _ at: Int) throws {
    let form = i.op.form
    for (role, operand) in [(form.a, i.ai), (form.b, i.bi), (form.c, i.ci)] {
      switch role {
      case .raw where operand >= function.rawCount && operand >= function.block.pointee.rawCount:
        throw defect("raw register \(operand) of \(function.rawCount)", at)
      case .ref where operand >= function.refCount && operand >= function.block.pointee.refCount:
        throw defect("reference register \(operand) of \(function.refCount)", at)
      default: break
      }
    }
    if let table = form.table, code[at + 1].word & 0xFFFF_FFFF >= table.count(function.pool) || code[at + 1].word < 0 {
      throw defect("entry \(code[at + 1].word) of \(table)", at)
    }
  }

  /// Checks that jumps and errors go to the starts of instructions.
  private func verifyTargets(_ starts: Set<Int>) throws {
    var last = 0
    for at in starts.sorted() {
      let op = code[at].op
      last = at
      if op.isJump, !starts.contains(code[at + 1].word) { throw defect("jumps to \(code[at + 1].word)", at) }
      if op.hasErrorTarget {
        let target = code[at + op.extensionCount].word
        if target != 0 && !starts.contains(target) { throw defect("error target \(target)", at) }
      }
      if op == .jumpTable,
        let wrong = function.pool.jumpTables[code[at + 1].word].first(where: { !starts.contains($0) })
      {
        throw defect("jumps to \(wrong)", at)
      }
    }
    guard [.jump, .returnValue, .throwError, .trap, .trapMessage, .callBuiltin, .call].contains(code[last].op) else {
      throw defect("runs off its end", last)
    }
  }
}
