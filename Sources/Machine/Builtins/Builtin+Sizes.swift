/// How a type lies in the memory of compiled programs.
private struct NativeLayout {
  /// How many bytes.
  var size: Int
  /// Of what its address is a multiple.
  var alignment: Int
  /// Whether some bit patterns stand for no value, so that `nil` needs no byte of its own.
  var hasSpare = false

  /// One after the other.
  init(fields: [TypeInfo.Field]) {
    (size, alignment) = (0, 1)
    for field in fields {
      let part = NativeLayout(of: field.type)
      size = (size + part.alignment - 1) / part.alignment * part.alignment + part.size
      alignment = max(alignment, part.alignment)
      hasSpare = hasSpare || part.hasSpare
    }
  }

  /// A layout with these numbers.
  private init(_ size: Int, _ alignment: Int, hasSpare: Bool = false) {
    self.size = size
    self.alignment = alignment
    self.hasSpare = hasSpare
  }

  /// The layout of a type.
  init(of type: TypeInfo) {
    switch type.kind {
    case .integer(let kind): self.init(kind.width / 8, kind.width / 8)
    case .double: self.init(8, 8)
    case .float: self.init(4, 4)
    case .bool: self.init(1, 1, hasSpare: true)
    case .string, .character, .function: self.init(16, 8, hasSpare: true)
    case .structure where type.isPointer: self.init(8, 8, hasSpare: true)
    case .structure, .tuple: self.init(fields: type.fields)
    case .optional, .enumeration: self.init(cases: type.cases)
    case .existential: self.init(type.name == "Any" ? 32 : 40, 8, hasSpare: true)
    case .classType, .array, .dictionary, .set, .metatype, .other: self.init(8, 8, hasSpare: true)
    }
  }

  /// The layout of an enum.
  private init(cases: [TypeInfo.Case]) {
    let payloads = cases.map { NativeLayout(fields: $0.fields) }.filter { $0.size > 0 }
    let largest = payloads.map(\.size).max() ?? 0
    let isTagged = cases.count > 1 && !(payloads.count == 1 && payloads[0].hasSpare)
    self.init(largest + (isTagged ? 1 : 0), payloads.map(\.alignment).max() ?? 1, hasSpare: payloads.isEmpty)
  }
}

extension TypeInfo {
  /// Whether it is a pointer of the library, which compiled programs keep in one word.
  fileprivate var isPointer: Bool {
    ["Swift.UnsafePointer<", "Swift.UnsafeMutablePointer<"].contains { qualifiedName.hasPrefix($0) }
  }
}

extension Builtin {
  /// `MemoryLayout`.
  static let sizes: [Builtin] = [
    Builtin("type.size") { _, raw, _, types in raw[0] = NativeLayout(of: types[0]).size },
    Builtin("unsafe.bytes") { machine, raw, refs, types in
      var bytes = [UInt8](repeating: 0, count: NativeLayout(of: types[0]).size)
      for number in try numbers(in: types[0]) { number.copy(raw[number.register], to: &bytes) }
      refs[0] = try machine.makeArray(bytes)
    },
    Builtin("unsafe.fromBytes") { _, raw, refs, types in
      let bytes = ArrayObject.array(refs[0]).bytes
      for number in try numbers(in: types[0]) { raw[number.register] = number.word(in: bytes) }
    },
    Builtin("type.alignment") { _, raw, _, types in raw[0] = NativeLayout(of: types[0]).alignment },
  ]
}

/// A number in a value: where it lies in memory and in registers.
private struct NumberInMemory {
  /// Its type.
  let type: TypeInfo
  /// The offset of its first byte.
  let offset: Int
  /// Its raw word.
  let register: Int

  /// How many bytes.
  private var width: Int { NativeLayout(of: type).size }

  /// Writes the number of a register.
  func copy(_ value: Int, to bytes: inout [UInt8]) {
    var bits = value
    if case .float = type.kind { bits = Int(Float(double(value)).bitPattern) }
    for i in 0..<width { bytes[offset + i] = UInt8(truncatingIfNeeded: bits >> (8 * i)) }
  }

  /// Reads a number as a register holds it.
  func word(in bytes: [UInt8]) -> Int {
    var bits: UInt64 = 0
    for i in 0..<width { bits |= UInt64(bytes[offset + i]) << UInt64(8 * i) }
    switch type.kind {
    case .float: return Int(bitPattern: UInt(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))).bitPattern))
    case .integer(.int8), .integer(.int16), .integer(.int32), .integer(.int64):
      let unused = UInt64(64 - 8 * width)
      return Int(Int64(bitPattern: bits << unused) >> Int64(unused))
    default: return Int(truncatingIfNeeded: bits)
    }
  }
}

/// The numbers that a value is made of, all in raw words.
private func numbers(in type: TypeInfo, offset: Int = 0, register: Int = 0) throws -> [NumberInMemory] {
  switch type.kind {
  case .integer, .double, .float, .bool: return [NumberInMemory(type: type, offset: offset, register: register)]
  case .structure, .tuple:
    var end = offset
    return try type.fields.flatMap { field in
      let part = NativeLayout(of: field.type)
      end = (end + part.alignment - 1) / part.alignment * part.alignment
      defer { end += part.size }
      return try numbers(in: field.type, offset: end, register: register + field.rawOffset)
    }
  default: throw Trap("Fatal error: the workbook's evaluator does not support the bytes of '\(type.qualifiedName)'")
  }
}
