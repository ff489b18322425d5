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

extension Builtin {
  /// `MemoryLayout`.
  static let sizes: [Builtin] = [
    Builtin("type.size") { _, raw, _, types in raw[0] = NativeLayout(of: types[0]).size },
    Builtin("type.alignment") { _, raw, _, types in raw[0] = NativeLayout(of: types[0]).alignment },
  ]
}
