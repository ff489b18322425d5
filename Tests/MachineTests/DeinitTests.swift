import Testing

@testable import Machine

@Suite("deinit")
struct DeinitTests {
  /// Makes an instance of pool.types[type] in F[target] with first word `word`.
  func make(_ asm: inout Assembler, _ target: Int, type: Int = 0, word: Int) {
    asm.emit(.newInstance, target, words: [type])
    asm.emit(.smallConstant, 0, word)
    asm.emit(.setRaw, target, 0, 0)
  }

  @Test(
    "A deinit runs right after the last release; the subclass's before the superclass's, fields after both, in order")
  func order() {
    let log = Log()
    let leaf = TestTypes.classType("Leaf", deinitializers: [log.deinitializer("leaf")])
    let whole = TestTypes.classType("Sub", deinitializers: [log.deinitializer("sub"), log.deinitializer("base")])
    let f = function("f", .empty, results: .empty) { asm, this in
      this.pool.types = [leaf, whole]
      this.pool.builtins = [log.word]
      make(&asm, 0, type: 1, word: 1)
      make(&asm, 1, word: 2)
      make(&asm, 2, word: 3)
      asm.emit(.setRefTaking, 0, 1, 0)
      asm.emit(.setRefTaking, 0, 2, 1)
      asm.emit(.clearRef, 0)
      asm.emit(.smallConstant, 0, 99)
      asm.emit(.callBuiltin, 0, 0, words: [0, 0])
      asm.emit(.returnValue)
    }
    #expect(trap(f) == "finished")
    #expect(log.lines == ["sub 1", "base 1", "leaf 2", "leaf 3", "99"])
  }

  @Test(
    "Within a tree each object's deinit runs before its own fields, depth first, though classes without deinit lie between"
  )
  func trees() {
    let log = Log()
    let type = TestTypes.classType("T", deinitializers: [log.deinitializer("t")])
    let f = function("f", .empty, results: .empty) { asm, this in
      this.pool.types = [type, TestTypes.node]
      make(&asm, 0, type: 1, word: 0)
      for (field, word) in [(0, 10), (1, 20)] {
        make(&asm, 1, type: 1, word: 0)
        make(&asm, 2, word: word)
        make(&asm, 3, word: word + 1)
        asm.emit(.setRefTaking, 2, 3, 0)
        asm.emit(.setRefTaking, 1, 2, 0)
        make(&asm, 2, word: word + 2)
        asm.emit(.setRefTaking, 1, 2, 1)
        asm.emit(.setRefTaking, 0, 1, field)
      }
      asm.emit(.returnValue)
    }
    #expect(trap(f) == "finished")
    #expect(log.lines == [10, 11, 12, 20, 21, 22].map { "t \($0)" })
  }

  @Test("Objects that die in a host function, in a return, and in an array die in order")
  func places() {
    let log = Log()
    let type = TestTypes.classType("T", deinitializers: [log.deinitializer("t")])
    let drop = host("drop") { _, _, refs in
      refs[0] = nil
      refs[1] = nil
    }
    let inner = function("inner", .reference, results: .empty) { asm, _ in asm.emit(.returnValue) }
    let f = function("f", .empty, results: .empty) { asm, this in
      this.pool.types = [type]
      this.pool.functions = [inner]
      this.pool.builtins = [BuiltinReference(builtin: drop, types: [], parameters: references(2))]
      make(&asm, 0, word: 1)
      make(&asm, 1, word: 2)
      asm.emit(.callBuiltin, 0, 0, words: [0, 0])
      make(&asm, 0, word: 3)
      asm.emit(.call, 0, 0, words: [0, 0])
      make(&asm, 0, word: 4)
      make(&asm, 1, word: 5)
      asm.emit(.makeArray, 2, 2, words: [0, 0])
      asm.emit(.clearRef, 2)
      asm.emit(.returnValue)
    }
    #expect(trap(f) == "finished")
    #expect(log.lines == ["t 1", "t 2", "t 3", "t 4", "t 5"])
  }

  @Test("A deinit that makes and drops objects runs their deinits within its own")
  func nested() {
    let log = Log()
    let small = TestTypes.classType("Small", deinitializers: [log.deinitializer("small")])
    let big = TestTypes.classType("Big")
    let before = log.word
    big.deinitializers = [
      function("deinit", .reference, results: .empty) { asm, this in
        this.pool.types = [small]
        this.pool.builtins = [before]
        asm.emit(.getRaw, 1, 0, 0)
        make(&asm, 1, word: 7)
        asm.emit(.clearRef, 1)
        asm.emit(.callBuiltin, 1, 1, words: [0, 0])
        asm.emit(.returnValue)
      }
    ]
    let f = function("f", .empty, results: .empty) { asm, this in
      this.pool.types = [big]
      make(&asm, 0, word: 1)
      make(&asm, 1, word: 2)
      asm.emit(.makeArray, 2, 2, words: [0, 0])
      asm.emit(.returnValue)
    }
    #expect(trap(f) == "finished")
    #expect(log.lines == ["small 7", "1", "small 7", "2"])
  }

  @Test("A long chain dies without deep recursion, with a deinit or without", arguments: [false, true])
  func chains(hasDeinit: Bool) {
    var count = 0
    let counter = host("count") { _, _, _ in count += 1 }
    let type = TestTypes.classType("Node")
    if hasDeinit {
      type.deinitializers = [
        function("deinit", .reference, results: .empty) { asm, this in
          this.pool.builtins = [BuiltinReference(builtin: counter, types: [])]
          asm.emit(.callBuiltin, 0, 0, words: [0, 0])
          asm.emit(.returnValue)
        }
      ]
    }
    let n = 200_000
    let f = function("f", words(1), results: .empty) { asm, this in
      this.pool.types = [type]
      let top = asm.label()
      asm.place(top)
      asm.emit(.newInstance, 1, words: [0])
      asm.emit(.setRef, 1, 0, 1)
      asm.emit(.setRefTaking, 1, 0, 0)
      asm.emit(.takeRef, 0, 1)
      asm.emit(.addSmall, 0, 0, -1)
      asm.emit(.jumpIfTrue, 0, to: top)
      asm.emit(.clearRef, 0)
      asm.emit(.returnValue)
    }
    let machine = Machine()
    #expect(trap(f, [n], on: machine) == "finished")
    #expect(count == (hasDeinit ? n : 0))
    #expect(machine.memoryInUse == 0)
  }

  @Test("In a deinit, self is the same object, weak references to it are nil, and it may not escape")
  func identity() {
    let machine = Machine()
    let keeper = Cell(layout: .reference)
    var seen: [Int] = []
    let look = host("look") { _, raw, _ in seen = [raw[0], raw[1]] }
    let type = TestTypes.classType("T")
    type.deinitializers = [
      function("deinit", .reference, results: .empty) { asm, this in
        this.pool.cells = [keeper]
        this.pool.builtins = [BuiltinReference(builtin: look, types: [])]
        asm.emit(.getRef, 1, 0, 0)
        asm.emit(.loadWeak, 2, 1)
        asm.emit(.isNil, 0, 2)
        asm.emit(.copyRef, 3, 0)
        asm.emit(.sameRef, 1, 0, 3)
        asm.emit(.callBuiltin, 0, 4, words: [0, 0])
        asm.emit(.getRaw, 0, 0, 0)
        let done = asm.label()
        asm.emit(.jumpIfFalse, 0, to: done)
        asm.emit(.globalCell, 4, words: [0])
        asm.emit(.setRef, 4, 0, 0)
        asm.place(done)
        asm.emit(.returnValue)
      }
    ]
    let f = function("f", words(1), results: .empty) { asm, this in
      this.pool.types = [type]
      asm.emit(.newInstance, 0, words: [0])
      asm.emit(.setRaw, 0, 0, 0)
      asm.emit(.makeWeak, 1, 0)
      asm.emit(.setRef, 0, 1, 0)
      asm.emit(.clearRef, 0)
      asm.emit(.returnValue)
    }
    #expect(trap(f, [0], on: machine) == "finished")
    #expect(seen == [1, 1])
    #expect(trap(f, [1], on: machine).contains("of class T deallocated with non-zero retain count"))
    #expect((keeper.refs[0] as? Instance)?.raw[0] == 1)
    keeper.refs[0] = nil
    #expect(trap(f, [0], on: machine) == "finished")
  }

  @Test("Cycles go when they are broken, without a deinit")
  func cycles() {
    let log = Log()
    let type = TestTypes.classType("T", deinitializers: [log.deinitializer("t")])
    let f = function("f", .empty, results: .empty) { asm, this in
      this.pool.types = [type]
      asm.emit(.newInstance, 0, words: [0])
      asm.emit(.setRef, 0, 0, 0)
      asm.emit(.returnValue)
    }
    let machine = Machine()
    for _ in 0..<10 { #expect(trap(f, on: machine) == "finished") }
    #expect(machine.memoryInUse > 0)
    machine.breakCycles()
    #expect(machine.memoryInUse == 0)
    #expect(log.lines.isEmpty)
  }

  @Test("An object that the host drops between runs has its deinit in the next")
  func betweenRuns() {
    let log = Log()
    let type = TestTypes.classType("T", deinitializers: [log.deinitializer("t")])
    let f = function("f", .empty, results: .reference) { asm, this in
      this.pool.types = [type]
      asm.emit(.newInstance, 0, words: [0])
      asm.emit(.returnValue)
    }
    let machine = Machine()
    var outcome: Outcome? = machine.run(f)
    #expect(log.lines.isEmpty)
    outcome = nil
    #expect(outcome == nil)
    machine.runPendingDeinits()
    #expect(log.lines == ["t 0"])
  }
}
