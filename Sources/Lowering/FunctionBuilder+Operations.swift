import Machine
import Tree
import Types
import Typing

extension FunctionBuilder {

  // MARK: Fast paths of calls

  /// Writes operations in place of a call where the callee stands for one; tells whether it did.
  func emitOperation(
    _ target: CallTarget, _ callee: Callee, _ arguments: [TypedArgument], _ range: SourceRange, into d: Slots
  ) throws -> Bool {
    if try emitShortCircuit(callee, arguments, into: d) { return true }
    if try emitCompoundAssignment(callee, arguments, range) { return true }
    guard case .builtin(let name, _) = target.kind, Operation.table[name] != nil else { return false }
    if name == "double.div" || name == "float.div", arguments.allSatisfy({ isLiteralZero($0) }) {
      constant(Int(bitPattern: UInt(Double.nan.bitPattern)), to: d.raw)
      return true
    }
    try temporaries {
      let operands = try operandSlots(arguments, target.shape)
      mark(range)
      _ = try operate(name, target.shape, operands, into: d)
    }
    return true
  }

  /// Whether an argument is a zero as written: the compiler folds `0.0 / 0.0` to a number without a sign, the processor does not.
  private func isLiteralZero(_ argument: TypedArgument) -> Bool {
    guard case .value(let e) = argument else { return false }
    switch e.kind {
    case .float(let value): return value == 0
    case .integer(let value): return value == 0
    default: return false
    }
  }

  /// Evaluates operands; one that lies in a variable's registers stays there unless a later one could change it.
  private func operandSlots(_ arguments: [TypedArgument], _ shape: Shape) throws -> [Slots] {
    var operands: [Slots] = []
    for (i, argument) in arguments.enumerated() {
      guard case .value(let e) = argument else {
        let slots = allocate(shape.parameters[i].slots.layout)
        try emitArgument(argument, substitution: substitution, into: slots)
        operands.append(slots)
        continue
      }
      let rest = arguments.dropFirst(i + 1)
      operands.append(rest.allSatisfy(isSimple) ? try borrow(e) : try evaluate(e))
    }
    return operands
  }

  /// Whether evaluating an argument can't change any variable.
  func isSimple(_ argument: TypedArgument) -> Bool {
    guard case .value(let e) = argument else { return false }
    return isSimple(e)
  }

  private func isSimple(_ e: TypedExpr) -> Bool {
    switch e.kind {
    case .integer, .float, .boolean, .string, .none, .variable, .bound, .selfRef: true
    case .load(let inner), .retype(let inner), .injectOptional(let inner): isSimple(inner)
    case .tupleElement(let base, _): isSimple(base)
    case .property(let base?, let access): isInlineField(access, of: base) && isSimple(base)
    case .call(let callee, let arguments):
      lowerer.builtinName(of: callee.declaration, .body).map { Operation.table[$0] != nil } ?? false
        && arguments.allSatisfy(isSimple)
    default: false
    }
  }

  // MARK: Short-circuiting operators

  /// `&&`, `||` and `??` without a closure.
  private func emitShortCircuit(_ callee: Callee, _ arguments: [TypedArgument], into d: Slots) throws -> Bool {
    guard arguments.count == 2, let name = lowerer.builtinName(of: callee.declaration, .body),
      case .value(let lhs) = arguments[0], case .value(let rhs) = arguments[1], case .closure(let closure) = rhs.kind,
      closure.isAutoclosure, closure.body.count == 1, case .returnStmt(let result?) = closure.body[0].kind
    else { return false }
    switch name {
    case "bool.and", "bool.or": try emitLogical(lhs, result, isAnd: name == "bool.and", into: d)
    case "optional.coalesce": try emitCoalesce(lhs, result, into: d)
    default: return false
    }
    return true
  }

  private func emitLogical(_ lhs: TypedExpr, _ rhs: TypedExpr, isAnd: Bool, into d: Slots) throws {
    let end = Label()
    try emit(lhs, into: d)
    add(isAnd ? .jumpIfFalse : .jumpIfTrue, d.raw, to: end)
    try emit(rhs, into: d)
    place(end)
  }

  private func emitCoalesce(_ lhs: TypedExpr, _ rhs: TypedExpr, into d: Slots) throws {
    let isNil = Label()
    let end = Label()
    try temporaries {
      let optional = try evaluate(lhs)
      let whole = optional.layout == d.layout
      add(.jumpIfFalse, optional.raw, to: isNil)
      take(whole ? optional : payload(of: optional, d.layout), to: d)
    }
    add(.jump, to: end)
    place(isNil)
    try emit(rhs, into: d)
    place(end)
  }

  // MARK: Compound assignment

  /// The operation behind a compound assignment of a builtin number.
  private static let compound = ["+=": "add", "-=": "sub", "*=": "mul", "/=": "div", "%=": "rem"]

  /// `x += y` and its kin on builtin numbers, in the place itself.
  private func emitCompoundAssignment(_ callee: Callee, _ arguments: [TypedArgument], _ range: SourceRange) throws
    -> Bool
  {
    guard let f = callee.declaration as? FuncDecl, let verb = Self.compound[f.name], !lowerer.isProgramCode(f),
      arguments.count == 2, case .inoutPlace(let target) = arguments[0], case .value(let value) = arguments[1]
    else { return false }
    let type = concrete(lowerer.objectType(target.type))
    guard let family = family(of: type), concrete(value.type) === type,
      let operation = Operation.table["\(family).\(verb)"]
    else { return false }
    var shape = Shape(result: type, layout: .word)
    shape.add(.anonymous, type, .word)
    shape.add(.anonymous, type, .word)
    try temporaries {
      let place = try prepareToWrite(target)
      let early = isChainedLoudly(place) ? nil : try borrow(value)
      try modify(place, .word) { slots in
        let operand = try early ?? self.borrow(value)
        mark(range)
        try self.operate(operation, shape, [slots, operand], into: slots)
      }
    }
    return true
  }

  /// The prefix of the operations of a builtin number.
  private func family(of type: Type) -> String? {
    if let kind = integerKind(type) { return kind == .uint64 ? "uint" : "int" }
    guard isFloating(type), case .nominal(let d, _) = type.kind else { return nil }
    return d.name == "Float" ? "float" : "double"
  }

  /// The kind of a builtin integer type.
  func integerKind(_ type: Type) -> IntegerKind? {
    guard case .nominal(let d, _) = type.kind, d.attribute("_layout") != nil, let info = try? lowerer.typeInfo(type),
      case .integer(let kind) = info.kind
    else { return nil }
    return kind
  }

  // MARK: Operations on registers

  /// Writes the operation of that name on evaluated operands, in the order of the shape's parameters; tells whether there is one.
  func operate(_ name: String, _ shape: Shape, _ operands: [Slots], into d: Slots) throws -> Bool {
    if let operation = Operation.table[name] {
      try operate(operation, shape, operands, into: d)
      return true
    }
    switch name {
    case "double.fromInt", "float.fromInt":
      let isUnsigned = shape.parameters.first.map { integerKind($0.type) == .uint64 } ?? false
      add(isUnsigned ? .doubleFromUInt : .doubleFromInt, d.raw, operands[0].raw)
      if name == "float.fromInt" { add(.roundFloat, d.raw, d.raw) }
    case "ref.same": add(.sameRef, d.raw, operands[0].refs, operands[1].refs)
    case "array.count": add(.arrayCount, d.raw, operands[0].refs)
    case "array.get": add(.arrayGet, d.raw, d.refs, operands[1].refs, ext: operands[0].raw)
    case "optional.isNone": add(.notBool, d.raw, operands[0].raw)
    default: return false
    }
    return true
  }

  private func operate(_ operation: Operation, _ shape: Shape, _ x: [Slots], into d: Slots) throws {
    let kind = integerKind(shape.result)
    switch operation {
    case .binary(let op, .checkRemainder): emitRemainder(op, kind ?? .int64, x, d)
    case .binary(let op, let after):
      add(op, d.raw, x[0].raw, x[1].raw)
      finish(after, kind, d)
    case .swapped(let op): add(op, d.raw, x[1].raw, x[0].raw)
    case .unary(let op, let after):
      add(op, d.raw, x[0].raw)
      finish(after, kind, d)
    case .shift(let op): add(op, d.raw, x[0].raw, x[1].raw, ext: (kind ?? .int64).rawValue)
    case .reinterpret: copy(x[0], to: Slots(raw: d.raw, refs: d.refs, layout: x[0].layout))
    case .truncate: add(.truncate, d.raw, x[0].raw, (kind ?? .int64).rawValue)
    case .convert: emitConvert(x[0], shape.parameters[0].type, d, kind ?? .int64)
    case .fromDouble:
      let isFloat = family(of: shape.parameters[0].type) == "float"
      add(.intFromDouble, d.raw, x[0].raw, (kind ?? .int64).rawValue + (isFloat ? 8 : 0))
    }
  }

  /// A remainder; in a narrow signed type the quotient must fit, too.
  private func emitRemainder(_ op: Opcode, _ kind: IntegerKind, _ x: [Slots], _ d: Slots) {
    guard !kind.isUnsigned, kind != .int64 else { return add(op, d.raw, x[0].raw, x[1].raw) }
    temporaries {
      let results = allocate(Layout(raw: 2, refs: 0))
      add(op, results.raw, x[0].raw, x[1].raw)
      add(.divideInt, results.raw + 1, x[0].raw, x[1].raw)
      add(.checkRange, results.raw + 1, kind.rawValue, 2)
      add(.moveRaw, d.raw, results.raw)
    }
  }

  private func finish(_ after: Operation.After, _ kind: IntegerKind?, _ d: Slots) {
    switch after {
    case .nothing: break
    case .check: if let kind, kind != .int64 { add(.checkRange, d.raw, kind.rawValue) }
    case .checkQuotient: if let kind, kind != .int64 { add(.checkRange, d.raw, kind.rawValue, 1) }
    case .checkRemainder: break
    case .truncate: if let kind, kind != .int64, kind != .uint64 { add(.truncate, d.raw, d.raw, kind.rawValue) }
    case .round: add(.roundFloat, d.raw, d.raw)
    }
  }

  /// A checked conversion between integer types.
  private func emitConvert(_ x: Slots, _ from: Type, _ d: Slots, _ kind: IntegerKind) {
    let source = integerKind(from) ?? .int64
    temporaries {
      let probe = allocate(Layout(raw: 2, refs: 0))
      let isWide = source == .uint64 && kind != .uint64
      if isWide || kind.isUnsigned && !source.isUnsigned {
        constant(0, to: probe.raw + 1)
        let message =
          isWide
          ? "Fatal error: Not enough bits to represent the passed value"
          : "Fatal error: Negative value is not representable"
        trapIf(.jumpIfLess, x.raw, probe.raw + 1, message)
      }
      if kind != .int64, kind != .uint64 {
        add(.truncate, probe.raw, x.raw, kind.rawValue)
        trapIf(.jumpIfNotEqual, probe.raw, x.raw, "Fatal error: Not enough bits to represent the passed value")
      }
    }
    if d.raw != x.raw { add(.moveRaw, d.raw, x.raw) }
  }

  /// Traps when a comparison holds.
  private func trapIf(_ jump: Opcode, _ a: Int, _ b: Int, _ message: String) {
    let label = Label()
    add(jump, a, b, to: label)
    later { [self] in
      place(label)
      trap(message)
    }
  }

  // MARK: Elements of arrays

  /// Reads or writes an array's element by the machine's own operation; tells whether it did.
  func emitElementAccess(
    _ target: CallTarget, _ a: AccessorPlace, _ receiver: Slots?, _ value: Slots?, into d: Slots
  ) throws -> Bool {
    guard case .builtin(let name, _) = target.kind, let receiver else { return false }
    mark(a.range)
    switch name {
    case "array.get": add(.arrayGet, d.raw, d.refs, receiver.refs, ext: a.arguments.raw)
    case "array.set":
      guard let value else { return false }
      add(.arraySet, value.raw, value.refs, receiver.refs, ext: a.arguments.raw)
    case "array.count": add(.arrayCount, d.raw, receiver.refs)
    default: return false
    }
    return true
  }

  /// Changes an array's element in place, so that what it refers to stays unique; tells whether it did.
  func emitElementModify(_ a: AccessorPlace, _ layout: Layout, _ body: (Slots) throws -> Void) throws -> Bool {
    guard let base = a.base, lowerer.builtinName(of: a.declaration, .setter) == "array.set" else { return false }
    try modify(base, .reference) { array in
      try self.temporaries {
        let element = allocate(layout)
        mark(a.range)
        add(.arrayTake, element.raw, element.refs, array.refs, ext: a.arguments.raw)
        try withCleanup({ [self] in add(.arraySet, element.raw, element.refs, array.refs, ext: a.arguments.raw) }) {
          try body(element)
        }
      }
    }
    return true
  }
}

extension IntegerKind {
  /// Whether negative values are not among its values.
  var isUnsigned: Bool {
    switch self {
    case .uint8, .uint16, .uint32, .uint64: true
    default: false
    }
  }
}
