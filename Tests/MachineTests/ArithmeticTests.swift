import Testing

@testable import Machine

@Suite("Arithmetic")
struct ArithmeticTests {
  @Test(
    "Integer operations",
    arguments: [
      (Opcode.addInt, 3, 4, 7), (.subtractInt, 3, 4, -1), (.multiplyInt, 3, 4, 12), (.divideInt, -7, 2, -3),
      (.remainderInt, -7, 2, -1), (.addUInt, -2, 1, -1), (.subtractUInt, -1, 1, -2),
      (.multiplyUInt, 1 << 62, 3, 3 << 62),
      (.divideUInt, -1, 2, Int.max), (.remainderUInt, -1, 2, 1), (.addWrapping, .max, 1, .min),
      (.subtractWrapping, .min, 1, .max), (.multiplyWrapping, .max, 2, -2), (.andBits, 6, 3, 2), (.orBits, 6, 3, 7),
      (.xorBits, 6, 3, 5),
    ])
  func integers(op: Opcode, a: Int, b: Int, expected: Int) {
    #expect(binary(op, a, b) == [expected])
  }

  @Test(
    "Comparisons",
    arguments: [
      (Opcode.equalInt, 1, 1, 1), (.equalInt, 1, 2, 0), (.notEqualInt, 1, 2, 1), (.lessInt, -1, 0, 1),
      (.lessInt, 0, 0, 0),
      (.lessEqualInt, 0, 0, 1), (.lessUInt, -1, 0, 0), (.lessUInt, 0, -1, 1), (.lessEqualUInt, -1, -1, 1),
      (.equalDouble, Double(0.0).asWord, Double(-0.0).asWord, 1),
      (.equalDouble, Double.nan.asWord, Double.nan.asWord, 0),
      (.notEqualDouble, Double.nan.asWord, Double.nan.asWord, 1),
      (.lessDouble, Double(-1.5).asWord, Double(1).asWord, 1),
      (.lessEqualDouble, Double.nan.asWord, Double(1).asWord, 0),
      (.lessEqualDouble, Double(1).asWord, Double(1).asWord, 1),
    ])
  func comparisons(op: Opcode, a: Int, b: Int, expected: Int) {
    #expect(binary(op, a, b) == [expected])
  }

  @Test(
    "Floating-point operations",
    arguments: [
      (Opcode.addDouble, 0.1, 0.2, 0.1 + 0.2), (.subtractDouble, 1, 0.5, 0.5), (.multiplyDouble, 3, 0.5, 1.5),
      (.divideDouble, 1, -0.0, -Double.infinity),
    ])
  func doubles(op: Opcode, a: Double, b: Double, expected: Double) {
    #expect(binary(op, a.asWord, b.asWord) == [expected.asWord])
  }

  @Test(
    "Overflow and division by zero are traps",
    arguments: [
      (Opcode.addInt, Int.max, 1, "arithmetic overflow"), (.subtractInt, .min, 1, "arithmetic overflow"),
      (.multiplyInt, .max, 2, "arithmetic overflow"), (.divideInt, 1, 0, "Fatal error: Division by zero"),
      (.divideInt, .min, -1, "Fatal error: Division results in an overflow"),
      (.remainderInt, 1, 0, "Fatal error: Division by zero in remainder operation"),
      (.remainderInt, .min, -1, "Fatal error: Division results in an overflow in remainder operation"),
      (.addUInt, -1, 1, "arithmetic overflow"), (.subtractUInt, 0, 1, "arithmetic overflow"),
      (.multiplyUInt, -1, 2, "arithmetic overflow"), (.divideUInt, 1, 0, "Fatal error: Division by zero"),
      (.remainderUInt, 1, 0, "Fatal error: Division by zero in remainder operation"),
    ])
  func traps(op: Opcode, a: Int, b: Int, expected: String) {
    let f = function("f", words(2)) { asm, _ in
      asm.emit(op, 0, 0, 1)
      asm.emit(.returnValue)
    }
    #expect(trap(f, [a, b]) == expected)
  }

  @Test("Negation, constants, small operands with their signs")
  func unary() {
    let f = function("f", words(1), results: words(5)) { asm, _ in
      asm.emit(.negateInt, 1, 0)
      asm.emit(.notBits, 2, 0)
      asm.emit(.addSmall, 3, 0, -3)
      asm.emit(.smallConstant, 4, -5)
      asm.emit(.constant, 5, words: [0x1234_5678_9ABC_DEF0])
      asm.emit(.returnValue, 1)
    }
    #expect(run(f, [7]) == [-7, ~7, 4, -5, 0x1234_5678_9ABC_DEF0])
    #expect(trap(f, [.min]) == "arithmetic overflow")
  }

  @Test(
    "Narrow integers: truncation and range",
    arguments: [
      (IntegerKind.int8, 200, -56), (.uint8, 300, 44), (.int16, 40_000, -25_536), (.uint16, -1, 65_535),
      (.int32, 1 << 31, -1 << 31), (.uint32, -1, 0xFFFF_FFFF), (.int64, -1, -1), (.uint64, -1, -1),
    ])
  func narrow(kind: IntegerKind, value: Int, expected: Int) {
    #expect(truncate(value, kind.rawValue) == expected)
    let f = function("f", words(1)) { asm, _ in
      asm.emit(.checkRange, 0, kind.rawValue)
      asm.emit(.returnValue)
    }
    let fits = expected == value && !(kind == .uint64 && value < 0)
    #expect(trap(f, [value]) == (fits ? "finished" : "arithmetic overflow"))
  }

  @Test(
    "Smart shifts",
    arguments: [
      (Opcode.shiftLeft, 1, 3, IntegerKind.int64, 8), (.shiftLeft, 1, 64, .int64, 0), (.shiftLeft, 8, -2, .int64, 2),
      (.shiftRight, -8, 1, .int64, -4), (.shiftRight, -8, 100, .int64, -1), (.shiftRight, -1, 60, .uint64, 15),
      (.shiftLeft, 200, 1, .uint8, 144), (.shiftRight, 1, Int.min, .int64, 0),
    ])
  func shifts(op: Opcode, value: Int, amount: Int, kind: IntegerKind, expected: Int) {
    #expect(binary(op, value, amount, words: [kind.rawValue]) == [expected])
  }

  @Test("Conversions between integers and floating point")
  func conversions() {
    let f = function("f", words(1), results: words(3)) { asm, _ in
      asm.emit(.intFromDouble, 1, 0, IntegerKind.int8.rawValue)
      asm.emit(.doubleFromInt, 2, 1)
      asm.emit(.roundFloat, 3, 0)
      asm.emit(.returnValue, 1)
    }
    #expect(run(f, [Double(-2.7).asWord]) == [-2, Double(-2.0).asWord, Double(Float(-2.7)).asWord])
    #expect(
      trap(f, [Double.nan.asWord])
        == "Fatal error: Double value cannot be converted to Int8 because it is either infinite or NaN")
    #expect(
      trap(f, [Double(128.0).asWord])
        == "Fatal error: Double value cannot be converted to Int8 because the result would be greater than Int8.max")
  }
}
