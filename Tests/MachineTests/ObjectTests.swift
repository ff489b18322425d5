import Testing

@testable import Machine

@Suite("Objects, references, boxes")
struct ObjectTests {
  @Test("Fields one by one and in ranges")
  func fields() {
    let f = function("f", references(2), results: Layout(raw: 4, refs: 2)) { asm, this in
      this.pool.types = [TestTypes.node]
      asm.emit(.newInstance, 3, words: [0])
      asm.emit(.smallConstant, 0, 1)
      asm.emit(.smallConstant, 1, 2)
      asm.emit(.setRawRange, 3, 0, words: [2])
      asm.emit(.setRefTakingRange, 3, 0, words: [2])
      asm.emit(.setRaw, 3, 1, 0)
      asm.emit(.getRawRange, 0, 3, words: [1 | 1 << 16])
      asm.emit(.getRaw, 1, 3, 0)
      asm.emit(.takeFieldRef, 4, 3, 1)
      asm.emit(.getRefRange, 5, 3, words: [2])
      asm.emit(.isNil, 2, 6)
      asm.emit(.isNil, 3, 0)
      asm.emit(.returnValue, 0, 4)
    }
    let (a, b) = (StringObject("a"), StringObject("b"))
    guard case .finished(let values) = Machine().run(f, refs: [a, b]) else { return #expect(Bool(false)) }
    #expect(values.raw == [2, 2, 1, 1])
    #expect(values.refs[0] === b && values.refs[1] === a)
  }

  @Test("Fields of nil are a defect, not a crash")
  func nilObjects() {
    for op in [Opcode.getRaw, .setRaw, .getRef, .setRef, .setRefTaking, .takeFieldRef] {
      let f = function("f") { asm, _ in
        asm.emit(op, 0, 0, 0)
        asm.emit(.returnValue)
      }
      #expect(trap(f).contains("nil object"))
    }
  }

  @Test("A host function that gets another value than it is made for is a defect, not a crash", arguments: [0, 1])
  func valuesOfAnotherType(_ references: Int) throws {
    let count = try #require(Builtin.all["string.count"])
    let f = function("f", Layout(raw: 0, refs: references), results: .word) { asm, this in
      this.pool.builtins = [BuiltinReference(builtin: count, types: [], parameters: .reference, results: .word)]
      asm.emit(.callBuiltin, 0, 0, words: [0, 0])
      asm.emit(.returnValue)
    }
    let others = [ArrayObject(element: TestTypes.node)].prefix(references)
    #expect(trap(f, refs: Array(others)).contains("not of its type"))
  }

  @Test("An array that is not there is a defect, not a crash")
  func missingArray() {
    let f = function("f", .empty, results: .word) { asm, _ in
      asm.emit(.arrayCount, 0, 0)
      asm.emit(.clearRef, 0)
      asm.emit(.returnValue)
    }
    #expect(trap(f).contains("not of its type"))
  }

  @Test("Weak references end with their object, unowned ones trap")
  func weakAndUnowned() {
    let f = function("f", .empty, results: words(2)) { asm, this in
      this.pool.types = [TestTypes.node]
      asm.emit(.newInstance, 0, words: [0])
      asm.emit(.makeWeak, 1, 0)
      asm.emit(.makeUnowned, 2, 0)
      asm.emit(.loadWeak, 3, 1)
      asm.emit(.isNil, 0, 3)
      asm.emit(.loadUnowned, 4, 2)
      asm.emit(.sameRef, 1, 4, 0)
      asm.emit(.returnValue)
    }
    #expect(run(f) == [0, 1])
    let late = function("late", words(1)) { asm, this in
      this.pool.types = [TestTypes.node]
      let unowned = asm.label()
      asm.emit(.newInstance, 0, words: [0])
      asm.emit(.makeWeak, 1, 0)
      asm.emit(.makeUnowned, 2, 0)
      asm.emit(.clearRef, 0)
      asm.emit(.jumpIfTrue, 0, to: unowned)
      asm.emit(.loadWeak, 3, 1)
      asm.emit(.isNil, 0, 3)
      asm.emit(.returnValue)
      asm.place(unowned)
      asm.emit(.loadUnowned, 3, 2)
      asm.emit(.returnValue)
    }
    #expect(run(late, [0]) == [1])
    #expect(trap(late, [1]).hasPrefix("Fatal error: Attempted to read an unowned reference but object 0x"))
  }

  @Test("Boxes keep payload and dynamic type")
  func boxes() {
    let f = function("f", Layout(raw: 2, refs: 2), results: Layout(raw: 4, refs: 2)) { asm, this in
      this.pool.types = [TestTypes.wide, TestTypes.int]
      asm.emit(.makeBox, 2, 0, 0, words: [0])
      asm.emit(.openBox, 2, 0, 3)
      asm.emit(.hasType, 2, 2, words: [0])
      asm.emit(.hasType, 3, 2, words: [1])
      asm.emit(.dynamicType, 5, 2)
      asm.emit(.returnValue, 0, 3)
    }
    let (a, b) = (StringObject("a"), StringObject("b"))
    guard case .finished(let values) = Machine().run(f, raw: [5, 6], refs: [a, b]) else { return #expect(Bool(false)) }
    #expect(values.raw == [5, 6, 1, 0])
    #expect(values.refs[0] === a && values.refs[1] === b)
  }

  @Test("Ranges of references move with overlap")
  func overlap() {
    let f = function("f", references(3), results: references(4)) { asm, _ in
      asm.emit(.takeRefRange, 1, 0, 3)
      asm.emit(.takeRefRange, 0, 1, 3)
      asm.emit(.takeRefRange, 1, 0, 3)
      asm.emit(.returnValue, 0, 0)
    }
    let objects = ["a", "b", "c"].map { StringObject($0) }
    guard case .finished(let values) = Machine().run(f, refs: objects) else { return #expect(Bool(false)) }
    #expect(values.refs.map { ($0 as? StringObject)?.value } == [nil, "a", "b", "c"])
  }

  /// Opens two accesses to fields of one object and lets `use` run between them.
  func accesses(_ first: (Int, Int), _ second: (Int, Int)) -> Function {
    function("accesses", .empty, results: .empty) { asm, this in
      this.pool.types = [TestTypes.node]
      asm.emit(.newInstance, 0, words: [0])
      asm.emit(.beginAccess, 0, 0, first.1, words: [first.0])
      asm.emit(.beginAccess, 0, 0, second.1, words: [second.0])
      asm.emit(.endAccess)
      asm.emit(.endAccess)
      asm.emit(.returnValue)
    }
  }

  /// Whether a trap's message tells of overlapping accesses.
  func isConflict(_ message: String) -> Bool {
    message.hasPrefix("Simultaneous accesses to 0x") && message.hasSuffix("modification requires exclusive access.")
  }

  @Test("Overlapping accesses trap when one modifies")
  func exclusivity() {
    let word = { (offset: Int) in offset | 1 << 16 }
    let ref = { (offset: Int) in offset << 32 | 1 << 48 }
    #expect(isConflict(trap(accesses((word(0), 1), (word(0), 1)))))
    #expect(isConflict(trap(accesses((word(0), 1), (word(0), 0)))))
    #expect(trap(accesses((word(0), 0), (word(0), 0))) == "finished")
    #expect(trap(accesses((word(0), 1), (word(1), 1))) == "finished")
    #expect(isConflict(trap(accesses((0 | 2 << 16, 1), (word(1), 1)))))
    #expect(isConflict(trap(accesses((ref(1), 1), (ref(1), 1)))))
    #expect(trap(accesses((ref(1), 1), (word(1), 1))) == "finished")
  }

  @Test("Gets and sets of others conflict with an open access, its own frame's do not")
  func instantaneousAccess() {
    for (op, conflicts) in [(Opcode.getRaw, true), (.setRaw, true), (.nop, false)] {
      let other = function("other", .reference, results: .empty) { asm, _ in
        asm.emit(op, 0, 0, 0)
        asm.emit(.returnValue)
      }
      let f = function("f", .empty, results: .empty) { asm, this in
        this.pool.types = [TestTypes.node]
        this.pool.functions = [other]
        asm.emit(.newInstance, 0, words: [0])
        asm.emit(.copyRef, 1, 0)
        asm.emit(.beginAccess, 0, 0, 1, words: [1 << 16])
        asm.emit(.getRaw, 0, 0, 0)
        asm.emit(.setRaw, 0, 0, 0)
        asm.emit(.call, 0, 1, words: [0, 0])
        asm.emit(.endAccess)
        asm.emit(.returnValue)
      }
      #expect(isConflict(trap(f)) == conflicts)
    }
  }
}
