import Machine
import Tree
import Types
import Typing

extension FunctionBuilder {

  /// Evaluates a literal.
  func emitLiteral(_ e: TypedExpr, into d: Slots) throws {
    switch e.kind {
    case .integer(let value): constant(try word(of: value, e), to: d.raw)
    case .float(let value): constant(word(of: value, concrete(e.type)), to: d.raw)
    case .boolean(let value): constant(value ? 1 : 0, to: d.raw)
    case .string(let text): emitText(text, concrete(e.type), into: d)
    case .none:
      constant(0, to: d.raw)
    case .array(let elements): try emitArray(elements, e.type, into: d)
    case .dictionary(let pairs): try emitDictionary(pairs, e, into: d)
    case .interpolation(let i): try emitInterpolation(i, e, into: d)
    case .regex: throw Diagnostic.unsupported("regular expression literals", at: e.range)
    default: throw LoweringDefect(description: "no literal")
    }
  }

  /// The word of an integer literal in a builtin numeric type.
  private func word(of value: Int128, _ e: TypedExpr) throws -> Int {
    let type = concrete(e.type)
    if isFloating(type) { return word(of: Double(value), type) }
    if let fits = Int(exactly: value) { return fits }
    if let fits = UInt64(exactly: value) { return Int(bitPattern: UInt(fits)) }
    throw Diagnostic.unsupported("integers wider than 64 bits", at: e.range)
  }

  /// The word of a floating-point value.
  private func word(of value: Double, _ type: Type) -> Int {
    let rounded = program.description(of: type) == "Float" ? Double(Float(value)) : value
    return Int(bitPattern: UInt(rounded.bitPattern))
  }

  /// Whether a type is a builtin floating-point type.
  func isFloating(_ type: Type) -> Bool {
    guard case .nominal(let d, _) = type.kind else { return false }
    return d.name == "Double" || d.name == "Float"
  }

  private func emitText(_ text: String, _ type: Type, into d: Slots) {
    guard d.layout.refs == 0 else { return string(text, to: d.refs) }
    constant(Int(text.unicodeScalars.first?.value ?? 0), to: d.raw)
  }

  /// Makes an array of evaluated elements.
  func emitArray(_ elements: [TypedExpr], _ type: Type, into d: Slots) throws {
    guard case .nominal(_, let arguments) = concrete(type).kind, let element = arguments.first else {
      throw LoweringDefect(description: "array literal of another type")
    }
    let info = try lowerer.typeInfo(element)
    try emitArray(of: info, count: elements.count, into: d) { try self.emit(elements[$0], into: $1) }
  }

  /// Makes an array of `count` elements that `emit` evaluates in order; long literals are appended in portions.
  func emitArray(of element: TypeInfo, count: Int, into d: Slots, _ emit: (Int, Slots) throws -> Void) throws {
    let portion = 64
    try temporaries {
      let first = min(count, portion)
      let all = allocate(Layout(raw: element.layout.raw * first, refs: element.layout.refs * first))
      for i in 0..<first {
        try emit(i, all.part(raw: i * element.layout.raw, refs: i * element.layout.refs, element.layout))
      }
      add(.makeArray, d.refs, first, 0, ext: poolIndex(element))
      code.append(Instruction(extension: all.raw | all.refs << 16))
    }
    guard count > portion else { return }
    for i in portion..<count {
      try temporaries {
        let one = allocate(element.layout)
        try emit(i, one)
        add(.arrayAppend, one.raw, one.refs, d.refs, ext: poolIndex(element))
      }
    }
  }

  /// Makes a dictionary by way of its `init(dictionaryLiteral:)`.
  private func emitDictionary(_ pairs: [(key: TypedExpr, value: TypedExpr)], _ e: TypedExpr, into d: Slots) throws {
    let type = concrete(e.type)
    guard case .nominal(let dictionary, let arguments) = type.kind, arguments.count == 2 else {
      throw LoweringDefect(description: "dictionary literal of another type")
    }
    let tuple = program.types.tuple(arguments.map { TupleElement(label: nil, type: $0) })
    let pair = try lowerer.typeInfo(tuple)
    let initializer = try lowerer.initializer(of: dictionary, labels: ["dictionaryLiteral"])
    let target = try lowerer.lowered(.body, of: initializer, program.contextSubstitution(of: type, for: initializer))
    try emitCall(to: target, into: d, at: e.range) { area in
      try self.emitArray(of: pair, count: pairs.count, into: area) { i, slots in
        try self.emit(pairs[i].key, into: slots.part(pair.fields[0]))
        try self.emit(pairs[i].value, into: slots.part(pair.fields[1]))
      }
    }
  }

  /// Builds an interpolated string by calls on its builder.
  private func emitInterpolation(_ i: Interpolation, _ e: TypedExpr, into d: Slots) throws {
    try temporaries {
      let builder = allocate(try layout(i.builder))
      let texts = i.segments.compactMap(\.literalLength)
      let literal = { (n: Int) in
        TypedArgument.value(TypedExpr(.integer(Int128(n)), self.program.int, e.range))
      }
      try emitCall(
        i.makeBuilder, [literal(texts.reduce(0, +)), literal(i.segments.count - texts.count)], e.range, into: builder)
      for segment in i.segments {
        try temporaries {
          let result = allocate(try layout(segment.callee.functionType.result))
          try emitCall(segment.callee, segment.arguments, e.range, into: result, receiver: .registers(builder))
        }
      }
      try emitCall(i.finish, [], e.range, into: d, values: [builder])
    }
  }
}

extension Interpolation.Segment {
  /// The length of literal text in UTF-8; `nil` for an interpolated value.
  fileprivate var literalLength: Int? {
    guard (callee.declaration as? FuncDecl)?.name == "appendLiteral", case .value(let e)? = arguments.first,
      case .string(let text) = e.kind
    else { return nil }
    return text.utf8.count
  }
}
