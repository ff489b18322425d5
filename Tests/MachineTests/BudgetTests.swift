import Testing

@testable import Machine

@Suite("Budgets and recovery")
struct BudgetTests {
  /// Goes round for ever.
  let endless = function("endless", .empty, results: .empty) { asm, _ in
    let top = asm.label()
    asm.emit(.nop)
    asm.place(top)
    asm.emit(.jump, to: top)
  }

  /// Calls itself for ever.
  let bottomless = function("bottomless", .empty, results: .empty) { asm, this in
    this.pool.functions = [this]
    asm.emit(.call, 0, 0, words: [0, 0])
    asm.emit(.returnValue)
  }

  /// A list that grows for ever.
  let growing = function("growing", .empty, results: .empty) { asm, this in
    this.pool.types = [TestTypes.node]
    let top = asm.label()
    asm.emit(.nop)
    asm.place(top)
    asm.emit(.newInstance, 1, words: [0])
    asm.emit(.setRefTaking, 1, 0, 0)
    asm.emit(.takeRef, 0, 1)
    asm.emit(.jump, to: top)
  }

  /// A machine with limits that are soon reached.
  func machine(_ change: (inout Limits) -> Void) -> Machine {
    let machine = Machine()
    var limits = Limits()
    change(&limits)
    machine.limits = limits
    return machine
  }

  @Test("Each budget has its own outcome, with the place, and the machine goes on afterwards")
  func budgets() {
    let writer = host("write") { machine, _, _ in try machine.write("hello") }
    let writing = function("writing", .empty, results: .empty) { asm, this in
      this.pool.builtins = [BuiltinReference(builtin: writer, types: [])]
      let top = asm.label()
      asm.emit(.nop)
      asm.place(top)
      asm.emit(.callBuiltin, 0, 0, words: [0, 0])
      asm.emit(.jump, to: top)
    }
    let cases: [(Function, Budget, (inout Limits) -> Void)] = [
      (endless, .steps, { $0.steps = 100_000 }), (bottomless, .depth, { $0.depth = 1000 }),
      (growing, .memory, { $0.memory = 1 << 20 }), (endless, .wallClock, { $0.wallClock = .milliseconds(20) }),
      (writing, .output, { $0.output = 1000 }),
    ]
    for (function, budget, change) in cases {
      let machine = machine(change)
      for _ in 0..<3 {
        guard case .exceeded(budget, let trace) = machine.run(function) else {
          return #expect(Bool(false), "\(budget)")
        }
        #expect(trace.first?.function === function)
        #expect(machine.state.pointee.top == machine.stacks.frames)
        #expect(machine.memoryInUse == 0)
      }
      #expect(run(CallTests().thrower, [0, 1], on: machine) == [7, 101])
    }
  }

  @Test("Steps are counted exactly", arguments: [1000, 8192, 20_000])
  func exactSteps(limit: Int) {
    var ticks = 0
    let tick = host("tick") { _, _, _ in ticks += 1 }
    let f = function("f", .empty, results: .empty) { asm, this in
      this.pool.builtins = [BuiltinReference(builtin: tick, types: [])]
      let top = asm.label()
      asm.emit(.nop)
      asm.place(top)
      asm.emit(.callBuiltin, 0, 0, words: [0, 0])
      asm.emit(.jump, to: top)
    }
    #expect(trap(f, on: machine { $0.steps = limit }) == "exceeded steps")
    #expect(ticks == limit)
  }

  @Test("A host function that takes long counts its steps")
  func hostTicks() {
    var rounds = 0
    let long = host("long") { machine, _, _ in
      while true {
        rounds += 1
        try machine.tick(1000)
      }
    }
    let f = function("f", .empty, results: .empty) { asm, this in
      this.pool.builtins = [BuiltinReference(builtin: long, types: [])]
      asm.emit(.callBuiltin, 0, 0, words: [0, 0])
      asm.emit(.returnValue)
    }
    #expect(trap(f, on: machine { $0.steps = 100_000 }) == "exceeded steps")
    #expect(rounds == 100)
  }

  @Test("Host functions that call back for ever are stopped before the host's stack is")
  func hostDepth() {
    var recursive: Function?
    let again = host("again") { machine, raw, refs in
      if let recursive { try machine.call(recursive, raw: raw, refs: refs) }
    }
    let f = function("f", .empty, results: .empty) { asm, this in
      this.pool.builtins = [BuiltinReference(builtin: again, types: [])]
      asm.emit(.callBuiltin, 0, 0, words: [0, 0])
      asm.emit(.returnValue)
    }
    recursive = f
    #expect(trap(f) == "exceeded depth")
  }

  @Test("Another thread interrupts")
  func interrupt() async {
    let machine = Machine()
    let flag = machine.interrupt
    let setter = Task.detached {
      try? await Task.sleep(for: .milliseconds(20))
      flag.set()
    }
    guard case .interrupted(let trace) = machine.run(endless) else { return #expect(Bool(false)) }
    #expect(trace.count == 1)
    await setter.value
    #expect(!flag.isSet)
  }

  @Test("After a trap in the midst of everything the machine is clean")
  func recovery() {
    let log = Log()
    let type = TestTypes.classType("T", deinitializers: [log.deinitializer("t")])
    let accessor = CoroutineTests.accessor()
    let deep = function("deep", .reference, results: .empty) { asm, this in
      this.pool.messages = ["Fatal error: deep"]
      this.pool.types = [type]
      asm.emit(.newInstance, 1, words: [0])
      asm.emit(.beginAccess, 0, 0, 1, words: [1 << 16])
      asm.emit(.trap, words: [0])
    }
    let f = function("f", .empty, results: .empty) { asm, this in
      this.pool.functions = [accessor, deep]
      this.pool.types = [type]
      asm.emit(.newInstance, 0, words: [0])
      asm.emit(.copyRef, 1, 0)
      asm.emit(.beginApply, 1, 1, 4, words: [0, 0])
      asm.emit(.copyRef, 1, 0)
      asm.emit(.call, 1, 1, words: [1, 0])
      asm.emit(.returnValue)
    }
    let machine = Machine()
    for _ in 0..<3 {
      guard case .trapped(let trap, let trace) = machine.run(f) else { return #expect(Bool(false)) }
      #expect(trap.message == "Fatal error: deep")
      #expect(trace.map(\.function.name) == ["deep", "f"])
      #expect(machine.state.pointee.openAccesses == 0)
      #expect(machine.memoryInUse == 0)
      #expect(log.lines.isEmpty)
    }
    #expect(run(CoroutineTests().caller(), [20], on: machine) == [41, 0])
  }

  @Test("A trap within a deinit leaves nothing behind")
  func trapInDeinit() {
    let type = TestTypes.classType("T")
    type.deinitializers = [
      function("deinit", .reference, results: .empty) { asm, this in
        this.pool.messages = ["Fatal error: dying"]
        asm.emit(.trap, words: [0])
      }
    ]
    let f = function("f", .empty, results: .empty) { asm, this in
      this.pool.types = [type]
      asm.emit(.newInstance, 0, words: [0])
      asm.emit(.newInstance, 1, words: [0])
      asm.emit(.setRefTaking, 0, 1, 0)
      asm.emit(.clearRef, 0)
      asm.emit(.returnValue)
    }
    let machine = Machine()
    for _ in 0..<3 {
      #expect(trap(f, on: machine) == "Fatal error: dying")
      #expect(machine.memoryInUse == 0)
    }
  }

  @Test("Output is gathered and handed over in the end")
  func output() {
    var pieces: [String] = []
    let machine = Machine { pieces.append($0) }
    let writer = host("write") { machine, _, _ in
      try machine.write("a")
      try machine.write("b")
    }
    let f = function("f", .empty, results: .empty) { asm, this in
      this.pool.builtins = [BuiltinReference(builtin: writer, types: [])]
      asm.emit(.callBuiltin, 0, 0, words: [0, 0])
      asm.emit(.returnValue)
    }
    #expect(trap(f, on: machine) == "finished")
    #expect(pieces == ["ab"])
  }

  @Test("A machine that goes leaves objects usable that are still held")
  func orphans() {
    var kept: HeapObject?
    do {
      let f = function("f", .empty, results: .reference) { asm, this in
        this.pool.types = [TestTypes.node]
        asm.emit(.newInstance, 0, words: [0])
        asm.emit(.smallConstant, 0, 5)
        asm.emit(.setRaw, 0, 0, 0)
        asm.emit(.returnValue)
      }
      guard case .finished(let values) = Machine().run(f) else { return #expect(Bool(false)) }
      kept = values.refs[0]
    }
    #expect((kept as? Instance)?.raw[0] == 5)
    kept = nil
  }
}
