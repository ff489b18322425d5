import Machine

/// Operations of the machine that stand for declarations of the prelude, by the name in `@_builtin("…")`.
enum Operation: Sendable {
  /// R[d] = R[x] op R[y]; integers of narrow types are checked or truncated afterwards.
  case binary(Opcode, After)
  /// R[d] = R[y] op R[x]: the same with the operands exchanged.
  case swapped(Opcode)
  /// R[d] = op R[x]
  case unary(Opcode, After)
  /// R[d] = R[x] shifted by R[y], for the type's kind.
  case shift(Opcode)
  /// The same word in another type.
  case reinterpret
  /// The word truncated to the type's kind.
  case truncate
  /// The word checked against the type's kind.
  case convert
  /// From a floating-point value to the type's kind.
  case fromDouble

  /// What follows an operation of a narrow type.
  enum After: Sendable {
    /// Nothing: the result is a Boolean or can't leave the type.
    case nothing
    /// A trap when the result does not fit.
    case check
    /// The same after a division.
    case checkQuotient
    /// A trap when the quotient would not fit.
    case checkRemainder
    /// The lowest bits are kept.
    case truncate
    /// Rounding to single precision.
    case round
  }

  /// All of them by name.
  static let table: [String: Operation] = integers.merging(floats) { a, _ in a }.merging(others) { a, _ in a }

  private static let integers: [String: Operation] = [
    "int.add": .binary(.addInt, .check), "int.sub": .binary(.subtractInt, .check),
    "int.mul": .binary(.multiplyInt, .check),
    "int.div": .binary(.divideInt, .checkQuotient), "int.rem": .binary(.remainderInt, .checkRemainder),
    "int.neg": .unary(.negateInt, .check),
    "uint.add": .binary(.addUInt, .nothing), "uint.sub": .binary(.subtractUInt, .nothing),
    "uint.mul": .binary(.multiplyUInt, .nothing), "uint.div": .binary(.divideUInt, .nothing),
    "uint.rem": .binary(.remainderUInt, .nothing),
    "int.eq": .binary(.equalInt, .nothing), "int.ne": .binary(.notEqualInt, .nothing),
    "int.lt": .binary(.lessInt, .nothing),
    "int.le": .binary(.lessEqualInt, .nothing), "int.gt": .swapped(.lessInt), "int.ge": .swapped(.lessEqualInt),
    "uint.lt": .binary(.lessUInt, .nothing), "uint.le": .binary(.lessEqualUInt, .nothing),
    "uint.gt": .swapped(.lessUInt),
    "uint.ge": .swapped(.lessEqualUInt),
    "int.addWrapping": .binary(.addWrapping, .truncate), "int.subWrapping": .binary(.subtractWrapping, .truncate),
    "int.mulWrapping": .binary(.multiplyWrapping, .truncate),
    "int.and": .binary(.andBits, .nothing), "int.or": .binary(.orBits, .nothing),
    "int.xor": .binary(.xorBits, .nothing),
    "int.not": .unary(.notBits, .truncate), "int.shl": .shift(.shiftLeft), "int.shr": .shift(.shiftRight),
    "int.truncating": .truncate, "int.convert": .convert, "int.fromDouble": .fromDouble,
  ]

  private static let floats: [String: Operation] = [
    "double.add": .binary(.addDouble, .nothing), "double.sub": .binary(.subtractDouble, .nothing),
    "double.mul": .binary(.multiplyDouble, .nothing), "double.div": .binary(.divideDouble, .nothing),
    "double.neg": .unary(.negateDouble, .nothing), "double.eq": .binary(.equalDouble, .nothing),
    "double.ne": .binary(.notEqualDouble, .nothing), "double.lt": .binary(.lessDouble, .nothing),
    "double.le": .binary(.lessEqualDouble, .nothing), "double.gt": .swapped(.lessDouble),
    "double.ge": .swapped(.lessEqualDouble),
    "float.add": .binary(.addDouble, .round), "float.sub": .binary(.subtractDouble, .round),
    "float.mul": .binary(.multiplyDouble, .round), "float.div": .binary(.divideDouble, .round),
    "float.neg": .unary(.negateDouble, .nothing), "float.eq": .binary(.equalDouble, .nothing),
    "float.ne": .binary(.notEqualDouble, .nothing), "float.lt": .binary(.lessDouble, .nothing),
    "float.le": .binary(.lessEqualDouble, .nothing), "float.gt": .swapped(.lessDouble),
    "float.ge": .swapped(.lessEqualDouble),
    "float.fromDouble": .unary(.roundFloat, .nothing),
  ]

  private static let others: [String: Operation] = [
    "bool.not": .unary(.notBool, .nothing), "bool.eq": .binary(.equalInt, .nothing),
    "bool.ne": .binary(.notEqualInt, .nothing),
    "unsafe.bitcast": .reinterpret,
  ]
}
