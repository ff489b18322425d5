@testable import Machine
import Testing

@Suite("Optimizer")
struct OptimizerTests {
  /// The code of `function` as a dump, without the heading.
  func dump(_ function: Function) throws -> [String] {
    try function.makeCode()
    return Disassembler(function).text.split(separator: "\n").dropFirst().map { line in
      String(line.drop { $0 == " " || $0.isNumber }.drop { $0 == " " })
    }
  }

  @Test("Conditions, constants and copies of a loop")
  func loops() throws {
    let f = function("f", words(1)) { asm, _ in
      let top = asm.label(), done = asm.label()
      asm.emit(.smallConstant, 1, 0)
      asm.emit(.smallConstant, 2, 0)
      asm.place(top)
      asm.emit(.smallConstant, 4, 10)
      asm.emit(.lessInt, 3, 1, 4)
      asm.emit(.jumpIfFalse, 3, to: done)
      asm.emit(.moveRaw, 3, 1)
      asm.emit(.constant, 4, words: [100_000])
      asm.emit(.multiplyInt, 5, 3, 4)
      asm.emit(.addInt, 6, 2, 5)
      asm.emit(.moveRaw, 2, 6)
      asm.emit(.smallConstant, 3, 1)
      asm.emit(.addInt, 1, 1, 3)
      asm.emit(.jump, to: top)
      asm.place(done)
      asm.emit(.returnValue, 2)
    }
    #expect(
      try dump(f) == [
        "constant R9, 100000", "smallConstant R1, 0", "smallConstant R2, 0", "jumpIfGreaterEqualSmall R1, 10, 11",
        "multiplyInt R5, R1, R9", "addInt R2, R2, R5", "addSmall R1, R1, 1", "jumpIfLessSmall R1, 10, 6",
        "returnValue 2, 0",
      ])
    #expect(run(f, [0]) == [4_500_000])
  }

  @Test("Places stay with their operations")
  func places() throws {
    let f = function("f", words(1)) { asm, this in
      this.places = [(0, 1), (2, 2), (3, 3)]
      asm.emit(.smallConstant, 1, 5)
      asm.emit(.moveRaw, 2, 1)
      asm.emit(.addInt, 3, 0, 2)
      asm.emit(.returnValue, 3)
    }
    guard case .trapped(_, let trace) = Machine().run(f, raw: [.max]) else { return #expect(Bool(false)) }
    #expect(f.place(at: trace[0].instruction) == 2)
  }

  /// Small numbers that are the same in every run.
  struct Dice {
    /// The state.
    var state: UInt64
    /// A number below `n`.
    mutating func roll(_ n: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % n
    }
  }

  /// A function with random operations, forward jumps and counted loops over eight registers.
  func random(_ seed: Int, optimized: Bool) -> Function {
    let callee = function("callee", words(2)) { asm, _ in
      asm.emit(.subtractWrapping, 0, 0, 1)
      asm.emit(.returnValue)
    }
    let f = function("random", words(4), results: words(4), raw: 12) { asm, this in
      var dice = Dice(state: UInt64(seed))
      this.pool.functions = [callee]
      this.pool.builtins = [BuiltinReference(builtin: Builtin("negate") { _, raw, _, _ in raw[0] = ~raw[0] }, types: [])]
      for register in 4..<8 { asm.emit(.smallConstant, register, register) }
      for block in 0..<4 { self.block(&asm, &dice, loopCounter: 8 + block) }
      asm.emit(.returnValue, dice.roll(5))
    }
    f.isOptimized = optimized
    return f
  }

  /// A loop of two rounds with random contents.
  func block(_ asm: inout Assembler, _ dice: inout Dice, loopCounter: Int) {
    let top = asm.label()
    var skips: [Assembler.Label] = []
    asm.emit(.smallConstant, loopCounter, 2)
    asm.place(top)
    for _ in 0..<12 {
      if dice.roll(4) == 0, let skip = skips.popLast() { asm.place(skip) }
      operation(&asm, &dice, &skips)
    }
    for skip in skips { asm.place(skip) }
    asm.emit(.addSmall, loopCounter, loopCounter, -1)
    asm.emit(.jumpIfTrue, loopCounter, to: top)
  }

  /// One random operation.
  func operation(_ asm: inout Assembler, _ dice: inout Dice, _ skips: inout [Assembler.Label]) {
    let (a, b, c) = (dice.roll(8), dice.roll(8), dice.roll(8))
    switch dice.roll(14) {
    case 0, 1, 2: asm.emit(.moveRaw, a, b)
    case 3: asm.emit(.smallConstant, a, dice.roll(5) - 2)
    case 4: asm.emit(.constant, a, words: [dice.roll(100_000) << 20])
    case 5: asm.emit(.addWrapping, a, b, c)
    case 6: asm.emit(.moveRawRange, dice.roll(5), dice.roll(5), 3)
    case 7: asm.emit([.equalInt, .lessInt, .lessEqualInt, .notEqualInt][dice.roll(4)], a, b, c)
    case 8: asm.emit(.call, dice.roll(6), words: [0, 0])
    case 9: asm.emit(.callBuiltin, 6 + dice.roll(2), words: [0, 0])
    case 10: asm.emit(.addInt, a, b, c)
    case 11: asm.emit(.subtractInt, a, b, c)
    default:
      skips.append(asm.label())
      let test = dice.roll(8)
      if dice.roll(2) == 0 {
        asm.emit([.lessInt, .equalInt][dice.roll(2)], test, b, c)
        asm.emit([.jumpIfFalse, .jumpIfTrue][dice.roll(2)], test, to: skips[skips.count - 1])
      } else {
        asm.emit([.jumpIfLess, .jumpIfEqual, .jumpIfNotEqual][dice.roll(3)], a, b, to: skips[skips.count - 1])
      }
    }
  }

  @Test("Random code does the same with and without")
  func differential() {
    let machine = Machine()
    for seed in 0..<500 {
      let arguments = [3, -1, seed, 1 << 40]
      let plain = machine.describe(random(seed, optimized: false), arguments)
      let optimized = machine.describe(random(seed, optimized: true), arguments)
      #expect(plain == optimized, "seed \(seed)")
    }
  }
}

extension Machine {
  /// Results or trap, as text.
  fileprivate func describe(_ function: Function, _ arguments: [Int]) -> String {
    let outcome = run(function, raw: arguments)
    if case .finished(let values) = outcome { return "\(values.raw)" }
    return MachineTests.message(outcome)
  }
}
