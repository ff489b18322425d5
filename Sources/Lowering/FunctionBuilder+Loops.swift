import Machine
import Tree
import Types
import Typing

extension FunctionBuilder {

  /// Runs `body` as a loop's: `break` and `continue` in it go to these labels.
  private func loop(_ name: String?, _ next: Label, _ end: Label, _ body: () throws -> Void) throws {
    targets.append(
      JumpTarget(
        name: name, breakLabel: end, continueLabel: next, depth: cleanups.count, takesPlainBreak: true, refMark: nextRef
      ))
    try body()
    targets.removeLast()
  }

  /// `while`
  func emitWhile(_ conditions: [TypedCondition], _ body: [TypedStmt], _ name: String?) throws {
    let top = Label()
    let no = Label()
    let end = Label()
    let low = nextRef
    var high = low
    place(top)
    try loop(name, top, end) {
      try scope {
        try emit(conditions, failing: no)
        high = nextRef
        for s in body { try self.emit(s) }
      }
    }
    add(.jump, to: top)
    place(no)
    if high > low { add(.clearRefRange, low, high - low) }
    place(end)
  }

  /// `repeat … while`
  func emitRepeat(_ body: [TypedStmt], _ condition: TypedExpr, _ name: String?) throws {
    let top = Label()
    let next = Label()
    let end = Label()
    place(top)
    try loop(name, next, end) { try emitScope(body) }
    place(next)
    try branch(unless: condition, to: end)
    add(.jump, to: top)
    place(end)
  }

  /// `for … in`
  func emitFor(_ f: TypedFor, _ range: SourceRange) throws {
    try scope {
      let type = concrete(f.sequence.type)
      if case .nominal(let d, let arguments) = type.kind, !lowerer.isProgramCode(d), f.conversion == nil {
        if d.name == "Array" { return try emitArrayLoop(f, arguments[0]) }
        if d.name == "Range" || d.name == "ClosedRange", arguments.first === program.int {
          return try emitRangeLoop(f, type, isClosed: d.name == "ClosedRange")
        }
      }
      try emitIteratorLoop(f, range)
    }
  }

  /// A loop over an array by index; the array is held for its length.
  private func emitArrayLoop(_ f: TypedFor, _ elementType: Type) throws {
    let array = try evaluate(f.sequence)
    let counter = allocate(Layout(raw: 2, refs: 0))
    constant(0, to: counter.raw)
    add(.arrayCount, counter.raw + 1, array.refs)
    try emitCountedLoop(f, counter.raw, limit: counter.raw + 1, isClosed: false) {
      let element = allocate(try lowerer.layout(elementType))
      add(.arrayGetUnchecked, element.raw, element.refs, array.refs, ext: counter.raw)
      return element
    }
  }

  /// A loop over a range of `Int`.
  private func emitRangeLoop(_ f: TypedFor, _ type: Type, isClosed: Bool) throws {
    let bounds = allocate(try lowerer.layout(type))
    try emit(f.sequence, into: bounds)
    guard bounds.layout == Layout(raw: 2, refs: 0) else { throw LoweringDefect(description: "range of another layout") }
    try emitCountedLoop(f, bounds.raw, limit: bounds.raw + 1, isClosed: isClosed) {
      let element = allocate(.word)
      add(.moveRaw, element.raw, bounds.raw)
      return element
    }
  }

  /// A loop from the number in one register to that in another.
  private func emitCountedLoop(
    _ f: TypedFor, _ index: Int, limit: Int, isClosed: Bool, element: () throws -> Slots
  ) throws {
    let top = Label()
    let next = Label()
    let end = Label()
    place(top)
    add(isClosed ? .jumpIfLess : .jumpIfLessEqual, limit, index, to: end)
    try loop(f.label, next, end) { try scope { try emitBody(f, try element(), next) } }
    place(next)
    if isClosed {
      add(.jumpIfEqual, index, limit, to: end)
    }
    add(.addSmall, index, index, 1)
    add(.jump, to: top)
    place(end)
  }

  /// Matches an element and runs the body for it.
  private func emitBody(_ f: TypedFor, _ element: Slots, _ next: Label) throws {
    let skip = Label()
    let low = nextRef - element.layout.refs
    try match(f.pattern, element, failing: skip)
    if let condition = f.whereClause { try branch(unless: condition, to: skip) }
    let high = nextRef
    for s in f.body { try self.emit(s) }
    later { [self] in
      guard !skip.uses.isEmpty else { return }
      place(skip)
      if high > low { add(.clearRefRange, low, high - low) }
      add(.jump, to: next)
    }
  }

  /// A loop by `makeIterator` and `next`.
  private func emitIteratorLoop(_ f: TypedFor, _ range: SourceRange) throws {
    let iterator = allocate(try layout(f.iteratorType))
    try temporaries {
      let sequence = try evaluate(f.sequence)
      try emitCall(f.makeIterator, [], range, into: iterator, receiver: .owned(sequence))
    }
    let top = Label()
    let no = Label()
    let end = Label()
    place(top)
    try loop(f.label, top, end) {
      try scope {
        let optional = allocate(try layout(program.optional(f.elementType)))
        try emitCall(f.next, [], f.sequence.range, into: optional, receiver: .registers(iterator))
        add(.jumpIfFalse, optional.raw, to: no)
        var element = payload(of: optional, try layout(f.elementType))
        if let conversion = f.conversion { element = try emitConverted(element, conversion) }
        try emitBody(f, element, top)
      }
    }
    add(.jump, to: top)
    place(no)
    place(end)
  }

  private func emitConverted(_ element: Slots, _ conversion: TypedConversion) throws -> Slots {
    storage[conversion.variable] = .registers(element, concrete(conversion.from))
    let converted = allocate(try layout(conversion.body.type))
    try temporaries { try emit(conversion.body, into: converted) }
    return converted
  }
}
