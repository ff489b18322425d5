import Testing

@testable import Machine

@Suite("Coroutines")
struct CoroutineTests {
  /// Yields F[0]'s first field, doubled; writes the changed value back, and into the second field whether it was aborted.
  static func accessor() -> Function {
    function("modify", .reference, results: .empty, yields: .word) { asm, _ in
      asm.emit(.getRaw, 0, 0, 0)
      asm.emit(.addInt, 0, 0, 0)
      asm.emit(.yield, 0, 0, 3)
      asm.emit(.setRaw, 0, 0, 0)
      asm.emit(.setRaw, 0, 2, 1)
      asm.emit(.returnValue)
    }
  }

  /// Adds 1 in place through `accessor`, calling another function meanwhile.
  func caller(ending: Opcode = .endApply) -> Function {
    let accessor = CoroutineTests.accessor()
    let increment = function("increment", words(1)) { asm, _ in
      asm.emit(.addSmall, 0, 0, 1)
      asm.emit(.returnValue)
    }
    return function("caller", words(1), results: words(2)) { asm, this in
      this.pool.functions = [accessor, increment]
      this.pool.types = [TestTypes.node]
      asm.emit(.newInstance, 0, words: [0])
      asm.emit(.setRaw, 0, 0, 0)
      asm.emit(.copyRef, 1, 0)
      asm.emit(.beginApply, 1, 1, 4, words: [0, 0])
      asm.emit(.call, 1, 2, words: [1, 0])
      asm.emit(ending, 1, 1, 4)
      asm.emit(.getRaw, 0, 0, 0)
      asm.emit(.getRaw, 1, 0, 1)
      asm.emit(.returnValue)
    }
  }

  @Test("The caller runs between yield and the end, and calls others meanwhile")
  func inPlace() {
    #expect(run(caller(), [20]) == [41, 0])
  }

  @Test("The coroutine learns that an error has left its caller")
  func abort() {
    #expect(run(caller(ending: .abortApply), [20]) == [41, 1])
  }

  @Test("A coroutine delegates to another")
  func delegation() {
    let inner = CoroutineTests.accessor()
    let outer = function("outer", .reference, results: .empty, yields: .word) { asm, this in
      this.pool.functions = [inner]
      asm.emit(.beginApply, 0, 0, 4, words: [0, 0])
      asm.emit(.yield, 0, 0)
      asm.emit(.addSmall, 0, 0, 1000)
      asm.emit(.endApply, 0, 0, 4)
      asm.emit(.returnValue)
    }
    let f = function("f", words(1)) { asm, this in
      this.pool.functions = [outer]
      this.pool.types = [TestTypes.node]
      asm.emit(.newInstance, 0, words: [0])
      asm.emit(.setRaw, 0, 0, 0)
      asm.emit(.copyRef, 1, 0)
      asm.emit(.beginApply, 1, 1, 4, words: [0, 0])
      asm.emit(.addSmall, 1, 1, 1)
      asm.emit(.endApply, 1, 1, 4)
      asm.emit(.getRaw, 0, 0, 0)
      asm.emit(.returnValue)
    }
    #expect(run(f, [5]) == [1011])
  }

  @Test("References move to the caller and back")
  func references() {
    let accessor = function("modify", .reference, results: .empty, yields: .reference) { asm, _ in
      asm.emit(.takeFieldRef, 1, 0, 0)
      asm.emit(.yield, 0, 1)
      asm.emit(.setRefTaking, 0, 1, 0)
      asm.emit(.returnValue)
    }
    let f = function("f", .reference, results: .reference) { asm, this in
      this.pool.functions = [accessor]
      this.pool.types = [TestTypes.node]
      asm.emit(.newInstance, 1, words: [0])
      asm.emit(.copyRef, 2, 1)
      asm.emit(.beginApply, 0, 2, 4, words: [0, 0])
      asm.emit(.takeRef, 2, 0)
      asm.emit(.endApply, 0, 2, 4)
      asm.emit(.getRef, 0, 1, 0)
      asm.emit(.returnValue)
    }
    let text = StringObject("new")
    guard case .finished(let values) = Machine().run(f, refs: [text]) else { return #expect(Bool(false)) }
    #expect(values.refs[0] === text)
  }

  @Test("A coroutine over a mutating self gives the changed self back in the end")
  func results() {
    let accessor = function("modify", words(2), results: words(2), yields: .word) { asm, _ in
      asm.emit(.moveRaw, 2, 1)
      asm.emit(.yield, 2, 0)
      asm.emit(.moveRaw, 1, 2)
      asm.emit(.returnValue, 0)
    }
    let f = function("f", words(2), results: words(2)) { asm, this in
      this.pool.functions = [accessor]
      asm.emit(.beginApply, 0, 0, 4, words: [0, 0])
      asm.emit(.addSmall, 0, 0, 1)
      asm.emit(.endApply, 0, 0, 4)
      asm.emit(.returnValue, 0)
    }
    #expect(run(f, [10, 20]) == [10, 21])
  }

  @Test("An error before the yield goes to the beginning's error target")
  func errors() {
    let accessor = function("modify", .empty, results: .empty, yields: .word) { asm, this in
      this.pool.types = [TestTypes.int]
      asm.emit(.smallConstant, 0, 3)
      asm.emit(.makeBox, 0, 0, 1, words: [0])
      asm.emit(.throwError, 0, 0, 0)
    }
    let f = function("f") { asm, this in
      this.pool.functions = [accessor]
      let error = asm.label()
      asm.emit(.beginApply, 0, 0, 4, words: [0], to: error)
      asm.emit(.endApply, 0, 0, 4)
      asm.emit(.returnValue)
      asm.place(error)
      asm.emit(.takeError, 0)
      asm.emit(.openBox, 0, 0, 1)
      asm.emit(.returnValue)
    }
    #expect(run(f) == [3])
  }

  @Test("A resumed handle that is no coroutine's is a defect")
  func strayHandle() {
    let f = function("f") { asm, _ in
      asm.emit(.smallConstant, 4, 1)
      asm.emit(.endApply, 0, 0, 4)
      asm.emit(.returnValue)
    }
    #expect(trap(f).contains("no suspended coroutine"))
  }
}
