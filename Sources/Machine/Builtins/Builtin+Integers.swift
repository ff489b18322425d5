extension TypeInfo {
  /// The kind of an integer type; `int64` for all others.
  var integerKind: IntegerKind {
    if case .integer(let kind) = kind { kind } else { .int64 }
  }
}

extension IntegerKind {
  /// How many bits.
  var width: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    case .int64, .uint64: 64
    }
  }
  /// Whether there are negative numbers.
  var isSigned: Bool { rawValue < IntegerKind.uint8.rawValue }
  /// The bits of a word that belong to the type.
  var mask: UInt { width == 64 ? .max : (1 << UInt(width)) - 1 }
  /// The word of the smallest number.
  var smallest: Int { isSigned ? -1 << (width - 1) : 0 }
  /// The word of the largest number.
  var largest: Int { isSigned ? ~smallest : Int(bitPattern: mask) }
  /// A word as the wide number that it stands for.
  func wide(_ word: Int) -> Int128 { isSigned ? Int128(word) : Int128(UInt(bitPattern: word)) }
  /// The word of a wide number, cut to the width.
  func cut(_ wide: Int128) -> Int { truncate(Int(truncatingIfNeeded: wide), rawValue) }
  /// The word of a wide number, if the type has it.
  func exactly(_ value: Int128) -> Int? { wide(cut(value)) == value ? cut(value) : nil }
}

extension Builtin {
  /// Text, limits and conversions of integers. R[0] is `self`; types: `Self` first.
  static let integers: [Builtin] = [
    Builtin("int.description") { _, raw, refs, types in
      let kind = types[0].integerKind
      refs[0] = StringObject(simple: kind == .uint64 ? String(UInt(bitPattern: raw[0])) : String(raw[0]))
    },
    Builtin("int.text") { _, raw, refs, types in
      let kind = types[0].integerKind
      let value = kind.wide(raw[0])
      refs[0] = StringObject(simple: String(value, radix: raw[1], uppercase: raw[2] != 0))
    },
    Builtin("int.parse") { _, raw, refs, types in
      let kind = types[0].integerKind
      guard (2...36).contains(raw[0]) else { throw Trap("Fatal error: Radix not in range 2...36") }
      putOptional(Int128(string(refs[0]).value, radix: raw[0]).flatMap(kind.exactly), raw)
    },
    Builtin("int.min") { _, raw, _, types in raw[0] = types[0].integerKind.smallest },
    Builtin("int.max") { _, raw, _, types in raw[0] = types[0].integerKind.largest },
    Builtin("int.exactly") { _, raw, _, types in
      putOptional(types[0].integerKind.exactly(types[1].integerKind.wide(raw[0])), raw)
    },
    Builtin("int.convert") { _, raw, _, types in
      let value = types[1].integerKind.wide(raw[0])
      guard let word = types[0].integerKind.exactly(value) else {
        let reason =
          value < 0 && !types[0].integerKind.isSigned
          ? "Negative value is not representable"
          : "Not enough bits to represent the passed value"
        throw Trap("Fatal error: \(reason)")
      }
      raw[0] = word
    },
    Builtin("int.truncating") { _, raw, _, types in raw[0] = truncate(raw[0], types[0].integerKind.rawValue) },
    Builtin("int.fromDouble") { _, raw, _, types in
      let kind = types[0].integerKind
      guard let word = integer(double(raw[0]), kind.rawValue) else {
        throw Trap.unrepresentable(double(raw[0]), as: kind.name)
      }
      raw[0] = word
    },
    Builtin("int.exactlyFromDouble") { _, raw, _, types in
      let value = double(raw[0])
      let isWhole = value.rounded(.towardZero) == value
      putOptional(isWhole ? integer(value, types[0].integerKind.rawValue) : nil, raw)
    },
    Builtin("int.eqMixed") { _, raw, _, types in
      raw[0] = word(types[0].integerKind.wide(raw[0]) == types[1].integerKind.wide(raw[1]))
    },
    Builtin("int.ltMixed") { _, raw, _, types in
      raw[0] = word(types[0].integerKind.wide(raw[0]) < types[1].integerKind.wide(raw[1]))
    },
    Builtin("hasher.word") { _, raw, _, _ in
      var state = UInt(bitPattern: raw[1]) ^ UInt(bitPattern: raw[0])
      state = (state &* 0x9E37_79B9_7F4A_7C15)
      raw[0] = Int(bitPattern: state ^ (state >> 29))
    },
    Builtin("hasher.finalize") { _, raw, _, _ in
      var state = UInt(bitPattern: raw[0]) &* 0xBF58_476D_1CE4_E5B9
      state = (state ^ (state >> 27)) &* 0x94D0_49BB_1331_11EB
      raw[0] = Int(bitPattern: state ^ (state >> 31))
    },
    Builtin("random.word") { _, raw, _, _ in raw[0] = Int(bitPattern: UInt.random(in: 0...UInt.max)) },
  ]

  /// Bits, and arithmetic that tells of overflow.
  static let integerArithmetic: [Builtin] = [
    Builtin("int.byteSwapped") { _, raw, _, types in
      let kind = types[0].integerKind
      let swapped = (UInt(bitPattern: raw[0]) & kind.mask).byteSwapped >> UInt(64 - kind.width)
      raw[0] = truncate(Int(bitPattern: swapped), kind.rawValue)
    },
    Builtin("int.leadingZeroBitCount") { _, raw, _, types in
      let kind = types[0].integerKind
      raw[0] = (UInt(bitPattern: raw[0]) & kind.mask).leadingZeroBitCount - (64 - kind.width)
    },
    Builtin("int.trailingZeroBitCount") { _, raw, _, types in
      raw[0] = min(raw[0].trailingZeroBitCount, types[0].integerKind.width)
    },
    Builtin("int.nonzeroBitCount") { _, raw, _, types in
      raw[0] = (UInt(bitPattern: raw[0]) & types[0].integerKind.mask).nonzeroBitCount
    },
    Builtin("int.not") { _, raw, _, types in raw[0] = truncate(~raw[0], types[0].integerKind.rawValue) },
    Builtin("int.shiftRightMasked") { _, raw, _, types in
      let kind = types[0].integerKind
      raw[0] = shift(raw[1], by: -(raw[0] & (kind.width - 1)), kind.rawValue)
    },
    Builtin("int.shiftLeftMasked") { _, raw, _, types in
      let kind = types[0].integerKind
      raw[0] = shift(raw[1], by: raw[0] & (kind.width - 1), kind.rawValue)
    },
    Builtin("int.shiftedRight") { _, raw, _, types in
      raw[0] = shift(raw[1], by: raw[0] == .min ? .max : -raw[0], types[0].integerKind.rawValue)
    },
    Builtin("int.addWrapping") { _, raw, _, types in raw[0] = truncate(raw[0] &+ raw[1], types[0].integerKind.rawValue)
    },
    Builtin("int.subWrapping") { _, raw, _, types in raw[0] = truncate(raw[0] &- raw[1], types[0].integerKind.rawValue)
    },
    Builtin("int.mulWrapping") { _, raw, _, types in raw[0] = truncate(raw[0] &* raw[1], types[0].integerKind.rawValue)
    },
    Builtin("int.addingReportingOverflow") { _, raw, _, types in
      report(types[0].integerKind, raw) { $1 + $0 }
    },
    Builtin("int.subtractingReportingOverflow") { _, raw, _, types in
      report(types[0].integerKind, raw) { $1 - $0 }
    },
    Builtin("int.multipliedReportingOverflow") { _, raw, _, types in
      report(types[0].integerKind, raw) { $1 * $0 }
    },
    Builtin("int.dividedReportingOverflow") { _, raw, _, types in
      if raw[0] == 0 { (raw[0], raw[1]) = (raw[1], 1) } else { report(types[0].integerKind, raw) { $1 / $0 } }
    },
    Builtin("int.remainderReportingOverflow") { _, raw, _, types in
      let kind = types[0].integerKind
      let overflows = raw[0] == 0 || (kind.isSigned && raw[0] == -1 && raw[1] == kind.smallest)
      if overflows { (raw[0], raw[1]) = (raw[0] == 0 ? raw[1] : 0, 1) } else { report(kind, raw) { $1 % $0 } }
    },
    Builtin("int.multipliedFullWidth") { _, raw, _, types in
      let kind = types[0].integerKind
      let (a, b) = (raw[1], raw[0])
      if kind == .uint64 {
        let product = UInt(bitPattern: a).multipliedFullWidth(by: UInt(bitPattern: b))
        (raw[0], raw[1]) = (Int(bitPattern: product.high), Int(bitPattern: product.low))
      } else {
        let product = kind.wide(a) * kind.wide(b)
        raw[0] = kind.cut(product >> Int128(kind.width))
        raw[1] = Int(bitPattern: UInt(truncatingIfNeeded: product) & kind.mask)
      }
    },
    Builtin("int.dividingFullWidth") { _, raw, _, types in
      let kind = types[0].integerKind
      guard raw[2] != 0 else { throw Trap.divisionByZero }
      let (quotient, remainder) = divide(high: raw[0], low: raw[1], by: raw[2], kind)
      guard let quotient else { throw Trap("Fatal error: Quotient is not representable") }
      (raw[0], raw[1]) = (quotient, remainder)
    },
  ]

  /// Puts the result of an operation on R[0] and R[1], cut, and whether it was cut.
  private static func report(
    _ kind: IntegerKind, _ raw: UnsafeMutablePointer<Int>, _ operation: (Int128, Int128) -> Int128
  ) {
    let result = operation(kind.wide(raw[0]), kind.wide(raw[1]))
    raw[0] = kind.cut(result)
    raw[1] = word(kind.wide(raw[0]) != result)
  }

  /// A number of twice the width, divided.
  private static func divide(high: Int, low: Int, by divisor: Int, _ kind: IntegerKind) -> (
    quotient: Int?, remainder: Int
  ) {
    if kind == .uint64 {
      let (high, divisor) = (UInt(bitPattern: high), UInt(bitPattern: divisor))
      guard high < divisor else { return (nil, 0) }
      let result = divisor.dividingFullWidth((high, UInt(bitPattern: low)))
      return (Int(bitPattern: result.quotient), Int(bitPattern: result.remainder))
    }
    let dividend = kind.wide(high) << Int128(kind.width) | Int128(UInt(bitPattern: low) & kind.mask)
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: kind.wide(divisor))
    return (kind.exactly(quotient), kind.cut(remainder))
  }
}
