import Machine
import Tree
import Types
import Typing

/// An expectation that was not met.
public struct FailedExpectation {
  /// The condition as written.
  public let source: String
  /// The operands as written, with their values.
  public let operands: [(source: String, value: String)]
  /// What the checks' author said.
  public let comment: String?
  /// Where it stands.
  public let range: SourceRange
}

extension FunctionBuilder {

  /// `#expect(…)` and `#require(…)`.
  func emitMacro(
    _ name: String, _ arguments: [TypedArgument], _ pieces: ExpectationPieces?, _ e: TypedExpr, into d: Slots
  ) throws {
    guard name == "expect" || name == "require", let pieces else {
      throw Diagnostic.unsupported("this form of '#\(name)'", at: e.range)
    }
    try temporaries {
      for operand in pieces.operands {
        let slots = allocate(try layout(lowerer.objectType(operand.value.type)))
        try emitValue(operand.value, into: slots)
        storage[operand.variable] = .registers(slots, concrete(lowerer.objectType(operand.value.type)))
      }
      let condition = try evaluate(pieces.condition)
      let failed = Label()
      let end = Label()
      mark(e.range)
      add(.jumpIfFalse, condition.raw, to: failed)
      if name == "require", condition.layout.raw == d.layout.raw + 1, condition.layout != .word {
        take(payload(of: condition, d.layout), to: d)
      }
      place(end)
      later { [self] in
        place(failed)
        try emitFailure(pieces, arguments, e, isRequired: name == "require")
        add(.jump, to: end)
      }
    }
  }

  /// Records that an expectation was not met; a required one throws.
  private func emitFailure(
    _ pieces: ExpectationPieces, _ arguments: [TypedArgument], _ e: TypedExpr, isRequired: Bool
  ) throws {
    let count = pieces.operands.count
    try temporaries {
      let texts = allocate(Layout(raw: 0, refs: count + 2))
      for (i, operand) in pieces.operands.enumerated() {
        try describe(operand.variable, into: texts.refs + i)
      }
      try emitComment(arguments, into: texts.refs + count)
      let lowerer = lowerer
      let sources = pieces.operands.map(\.source)
      let record = Builtin("expectation.record") { _, _, refs, _ in
        let values = (0..<count).map { stringValue(refs[$0]) }
        let comment = (refs[count] as? StringObject)?.value
        lowerer.onFailedExpectation?(
          FailedExpectation(
            source: pieces.source, operands: Array(zip(sources, values)), comment: comment, range: e.range))
        guard isRequired else { return }
        throw ThrownError(
          lowerer.boxed(StringObject("expectation failed"), try lowerer.typeInfo(lowerer.program.string)))
      }
      mark(e.range)
      callBuiltin(record, [], at: texts, throwing: isRequired)
    }
  }

  /// Puts the debug description of a variable into a register.
  private func describe(_ v: VarDecl, into register: Int) throws {
    guard case .registers(let slots, let type)? = storage[v] else {
      throw LoweringDefect(description: "operand not in registers")
    }
    try temporaries {
      let area = allocate(slots.layout.union(.reference))
      copy(slots, to: Slots(raw: area.raw, refs: area.refs, layout: slots.layout))
      callBuiltin(lowerer.describer(debug: true), [try lowerer.typeInfo(type)], at: area, throwing: false)
      add(.takeRef, register, area.refs)
    }
  }

  /// Evaluates the comment, when it is a string.
  private func emitComment(_ arguments: [TypedArgument], into register: Int) throws {
    for case .value(let e) in arguments.dropFirst() {
      guard try layout(e.type) == .reference, concrete(e.type) === program.string else { continue }
      return try emit(e, into: Slots(raw: 0, refs: register, layout: .reference))
    }
  }
}
