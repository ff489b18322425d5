import Testing

@testable import Machine

@Suite("Calls, jumps, errors")
struct CallTests {
  @Test("A recursive function, compiled once and lazily")
  func recursion() {
    var compilations = 0
    let fib = function("fib", words(1)) { asm, this in
      compilations += 1
      this.pool.functions = [this]
      let more = asm.label()
      asm.emit(.smallConstant, 1, 2)
      asm.emit(.jumpIfLessEqual, 1, 0, to: more)
      asm.emit(.returnValue)
      asm.place(more)
      asm.emit(.addSmall, 1, 0, -1)
      asm.emit(.call, 1, words: [0, 0])
      asm.emit(.addSmall, 2, 0, -2)
      asm.emit(.call, 2, words: [0, 0])
      asm.emit(.addInt, 1, 1, 2)
      asm.emit(.returnValue, 1)
    }
    #expect(compilations == 0)
    #expect(run(fib, [20]) == [6765])
    #expect(compilations == 1)
  }

  @Test("Jump tables, and what falls through")
  func jumpTables() {
    let f = function("f", words(1)) { asm, this in
      this.pool.jumpTables = [[5, 7]]
      asm.emit(.jumpTable, 0, words: [0])
      asm.emit(.smallConstant, 0, 99)
      asm.emit(.returnValue)
      asm.emit(.nop)
      asm.emit(.smallConstant, 0, 10)
      asm.emit(.returnValue)
      asm.emit(.smallConstant, 0, 20)
      asm.emit(.returnValue)
    }
    #expect([0, 1, 2, -1].map { run(f, [$0])?.first } == [10, 20, 99, 99])
  }

  @Test(
    "Conditional jumps",
    arguments: [
      (Opcode.jumpIfLess, 1, 2, true), (.jumpIfLess, 2, 2, false), (.jumpIfLessEqual, 2, 2, true),
      (.jumpIfEqual, 1, 1, true),
      (.jumpIfEqual, 1, 2, false), (.jumpIfNotEqual, 1, 2, true), (.jumpIfTrue, 1, 0, true), (.jumpIfTrue, 0, 0, false),
      (.jumpIfFalse, 0, 0, true),
    ])
  func jumps(op: Opcode, a: Int, b: Int, goes: Bool) {
    let f = function("f", words(2)) { asm, _ in
      let there = asm.label()
      asm.emit(op, 0, 1, to: there)
      asm.emit(.smallConstant, 0, 0)
      asm.emit(.returnValue)
      asm.place(there)
      asm.emit(.smallConstant, 0, 1)
      asm.emit(.returnValue)
    }
    #expect(run(f, [a, b]) == [goes ? 1 : 0])
  }

  /// Throws a box of R[0] unless it is 0; has an inout word behind its result.
  let thrower = function("thrower", words(2), results: words(2)) { asm, this in
    this.pool.types = [TestTypes.int]
    let ok = asm.label()
    asm.emit(.addSmall, 2, 1, 100)
    asm.emit(.jumpIfFalse, 0, to: ok)
    asm.emit(.makeBox, 0, 0, 0, words: [0])
    asm.emit(.throwError, 1, 0, 0)
    asm.place(ok)
    asm.emit(.smallConstant, 1, 7)
    asm.emit(.returnValue, 1)
  }

  /// Calls `thrower`; returns its result, or -1 and the error's payload, and the inout word.
  func catcher() -> Function {
    let thrower = thrower
    return function("catcher", words(1), results: words(3)) { asm, this in
      this.pool.functions = [thrower]
      let error = asm.label()
      asm.emit(.moveRaw, 1, 0)
      asm.emit(.smallConstant, 2, 5)
      asm.emit(.call, 1, 0, words: [0], to: error)
      asm.emit(.moveRaw, 3, 2)
      asm.emit(.smallConstant, 2, 0)
      asm.emit(.returnValue, 1)
      asm.place(error)
      asm.emit(.takeError, 0)
      asm.emit(.moveRaw, 3, 2)
      asm.emit(.smallConstant, 1, -1)
      asm.emit(.openBox, 0, 2, 1)
      asm.emit(.returnValue, 1)
    }
  }

  @Test("An error goes to the call's target, with inout values, and to the host")
  func errors() {
    #expect(run(catcher(), [0]) == [7, 0, 105])
    #expect(run(catcher(), [42]) == [-1, 42, 105])
    guard case .threw(let box) = Machine().run(thrower, raw: [9, 0]) else { return #expect(Bool(false)) }
    #expect(box.raw[0] == 9)
    #expect(box.type === TestTypes.int)
  }

  @Test("A call that cannot throw but does is a defect")
  func uncaught() {
    let thrower = thrower
    let f = function("f") { asm, this in
      this.pool.functions = [thrower]
      asm.emit(.smallConstant, 0, 1)
      asm.emit(.call, 0, 0, words: [0, 0])
      asm.emit(.returnValue)
    }
    #expect(trap(f).contains("cannot throw"))
  }

  @Test("Closures bring their captures")
  func closures() {
    let add = function(
      "add", Layout(raw: 1, refs: 1), captures: Layout(raw: 2, refs: 1), results: Layout(raw: 1, refs: 1)
    ) {
      asm, _ in
      asm.emit(.addInt, 0, 0, 1)
      asm.emit(.addInt, 0, 0, 2)
      asm.emit(.returnValue, 0, 1)
    }
    let f = function("f", .reference, results: Layout(raw: 1, refs: 1)) { asm, this in
      this.pool.functions = [add]
      asm.emit(.smallConstant, 2, 10)
      asm.emit(.smallConstant, 3, 20)
      asm.emit(.makeClosure, 1, 2, 0, words: [0])
      asm.emit(.smallConstant, 2, 1)
      asm.emit(.callClosure, 2, 2, 1, words: [0])
      asm.emit(.returnValue, 2, 2)
    }
    let captured = StringObject("x")
    guard case .finished(let values) = Machine().run(f, refs: [captured]) else { return #expect(Bool(false)) }
    #expect(values.raw == [31])
    #expect(values.refs[0] === captured)
  }

  /// Answers methods by the dynamic type.
  final class Support: RuntimeSupport {
    var functions: [ObjectIdentifier: Function] = [:]
    var asked = 0
    func resolve(_ method: MethodReference, for type: TypeInfo) throws -> Function {
      asked += 1
      guard let function = functions[ObjectIdentifier(type)] else { throw Defect("no \(method.name) for \(type.name)") }
      return function
    }
    func standardFunction(_ kind: StandardFunction, of type: TypeInfo) throws -> Function? { nil }
    func elementType(_ kind: HostElement) throws -> TypeInfo { TestTypes.int }
    func tuple(of fields: [TypeInfo.Field]) throws -> TypeInfo? { nil }
    func castFunction(from source: TypeInfo, to target: TypeInfo) throws -> Function? { nil }
  }

  @Test("Dynamic calls find the receiver's own method and remember it")
  func dynamicCalls() {
    let support = Support()
    let types = [TestTypes.node, TestTypes.classType("Other")]
    for (number, type) in types.enumerated() {
      support.functions[ObjectIdentifier(type)] = function("m", references(2)) { asm, _ in
        asm.emit(.smallConstant, 0, number)
        asm.emit(.returnValue)
      }
    }
    let f = function("f", .empty, results: words(4)) { asm, this in
      this.pool.methods = [MethodReference(key: "m", name: "m")]
      this.pool.types = types
      for call in 0..<4 {
        asm.emit(.newInstance, 1, words: [call % 2])
        asm.emit(.callDynamic, call, 0, 1, words: [0, 0])
      }
      asm.emit(.returnValue)
    }
    let machine = Machine()
    machine.support = support
    #expect(run(f, on: machine) == [0, 1, 0, 1])
    #expect(support.asked == 2)
    let byType = function("g", .empty) { asm, this in
      this.pool.methods = [MethodReference(key: "m", name: "m")]
      this.pool.types = types
      asm.emit(.typeObject, 3, words: [1])
      asm.emit(.callStaticDynamic, 0, 0, 3, words: [0, 0])
      asm.emit(.returnValue)
    }
    #expect(run(byType, on: machine) == [1])
  }

  @Test("Host functions call back, and a learner's error passes through them")
  func hostFunctions() {
    let thrower = thrower
    let callBack = host("callBack") { machine, raw, refs in
      raw[1] = 50
      try machine.call(thrower, raw: raw, refs: refs)
      raw[0] += 1
    }
    let f = function("f", words(1), results: words(2)) { asm, this in
      this.pool.builtins = [BuiltinReference(builtin: callBack, types: [], parameters: words(1), results: words(2))]
      let error = asm.label()
      asm.emit(.callBuiltin, 0, 0, words: [0], to: error)
      asm.emit(.returnValue)
      asm.place(error)
      asm.emit(.takeError, 0)
      asm.emit(.smallConstant, 0, -1)
      asm.emit(.returnValue)
    }
    #expect(run(f, [0]) == [8, 150])
    #expect(run(f, [1]) == [-1, 150])
  }

  @Test("What a host function leaves of its arguments is cleared")
  func leftovers() {
    let f = function("f", references(2), results: .word) { asm, this in
      let nothing = host("nothing") { _, _, _ in }
      this.pool.builtins = [
        BuiltinReference(builtin: nothing, types: [], parameters: references(2), results: references(1))
      ]
      asm.emit(.callBuiltin, 0, 0, words: [0, 0])
      asm.emit(.isNil, 0, 1)
      asm.emit(.isNil, 1, 0)
      asm.emit(.subtractInt, 0, 0, 1)
      asm.emit(.returnValue)
    }
    #expect(run(f, refs: [StringObject("a"), StringObject("b")]) == [1])
  }

  @Test(
    "Code that leaves its registers, tables or bounds is refused",
    arguments: [
      (Instruction(.addInt, 0, 9, 0), "raw register 9"), (Instruction(.copyRef, 8, 0), "reference register 8"),
      (Instruction(extension: 0xFFFF), "no operation"), (Instruction(.nop), "runs off its end"),
    ])
  func verification(instruction: Instruction, expected: String) {
    let f = Function(name: "f", parameters: .empty, results: .empty) { function in
      function.rawCount = 8
      function.refCount = 8
      function.code = [instruction]
    }
    #expect(trap(f).contains(expected))
  }

  @Test("Dumps name what code refers to")
  func disassembly() throws {
    let f = function("f", words(1)) { asm, this in
      this.pool.functions = [this]
      this.pool.constants = [StringObject("hello")]
      asm.emit(.constantRef, 3, words: [0])
      asm.emit(.addSmall, 1, 0, -1)
      asm.emit(.call, 1, 0, words: [0, 0])
      asm.emit(.returnValue, 1)
    }
    try f.makeCode()
    #expect(
      Disassembler(f).text == """
        f: 8 raw, 8 references
            0  constantRef F3, "hello"
            2  addSmall R1, R0, -1
            3  call 1, 0, f, 0
            6  returnValue 1, 0

        """)
  }
}
