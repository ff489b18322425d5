import Testing

@testable import Machine

@Suite("Arrays")
struct ArrayTests {
  @Test("Elements with words and references: get, set, take, append")
  func wideElements() {
    let f = function("f", Layout(raw: 2, refs: 2), results: Layout(raw: 3, refs: 3)) { asm, this in
      this.pool.types = [TestTypes.wide]
      asm.emit(.copyRefRange, 2, 0, 2)
      asm.emit(.makeArray, 7, 1, words: [0, 0 | 2 << 16])
      asm.emit(.arrayAppend, 0, 0, 7, words: [0])
      asm.emit(.smallConstant, 4, 1)
      asm.emit(.arrayTake, 0, 0, 7, words: [4])
      asm.emit(.addSmall, 0, 0, 100)
      asm.emit(.copyRef, 1, 0)
      asm.emit(.arraySet, 0, 0, 7, words: [4])
      asm.emit(.arrayGet, 0, 0, 7, words: [4])
      asm.emit(.arrayCount, 2, 7)
      asm.emit(.copyRef, 2, 7)
      asm.emit(.returnValue, 0, 0)
    }
    let (a, b) = (StringObject("a"), StringObject("b"))
    guard case .finished(let values) = Machine().run(f, raw: [5, 6], refs: [a, b]) else { return #expect(Bool(false)) }
    #expect(values.raw == [105, 6, 2])
    #expect(values.refs[0] === a && values.refs[1] === a)
    let array = ArrayObject.array(values.refs[2])
    #expect(array.refs[0] === a && array.refs[1] === b && array.raw[0] == 5 && array.raw[2] == 105)
  }

  @Test("A shared array is copied when it is written, one's own is not")
  func copyOnWrite() {
    let f = function("f", .reference, results: references(2)) { asm, this in
      this.pool.types = [TestTypes.int]
      asm.emit(.smallConstant, 0, 1)
      asm.emit(.arrayAppend, 0, 0, 0, words: [0])
      asm.emit(.copyRef, 1, 0)
      asm.emit(.arrayAppend, 0, 0, 0, words: [0])
      asm.emit(.returnValue)
    }
    let original = ArrayObject(element: TestTypes.int)
    guard case .finished(let values) = Machine().run(f, refs: [original]) else { return #expect(Bool(false)) }
    #expect(original.count == 0)
    #expect(ArrayObject.array(values.refs[0]).count == 2)
    #expect(ArrayObject.array(values.refs[1]).count == 1)
  }

  @Test("Out of range is a trap", arguments: [Opcode.arrayGet, .arraySet, .arrayTake], [-1, 0, Int.max])
  func bounds(op: Opcode, index: Int) {
    let f = function("f", words(1)) { asm, this in
      this.pool.types = [TestTypes.int]
      asm.emit(.makeArray, 0, 0, words: [0, 0])
      asm.emit(op, 1, 1, 0, words: [0])
      asm.emit(.returnValue)
    }
    #expect(trap(f, [index]) == "Fatal error: Index out of range")
  }

  @Test("Gaps, removal, exchange")
  func editing() {
    let array = ArrayObject(element: TestTypes.string)
    for text in ["a", "b", "c", "d"] {
      var word = 0
      var ref: HeapObject? = StringObject(text)
      array.append(raw: &word, taking: &ref)
    }
    array.exchange(0, 3)
    array.remove(1..<3)
    array.openGap(at: 1, count: 2)
    array.refs[1] = StringObject("x")
    let texts = (0..<array.count).map { (array.refs[$0] as? StringObject)?.value }
    #expect(texts == ["d", "x", nil, "a"])
  }
}
