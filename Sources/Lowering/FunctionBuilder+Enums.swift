import Machine
import Tree
import Types
import Typing

extension FunctionBuilder {

  /// An enum case without payload.
  func emitCase(_ element: EnumElementDecl, _ type: Type, into d: Slots) throws {
    constant(try tag(of: element), to: d.raw)
  }

  /// An enum case with its payload.
  func emitConstructor(
    _ element: EnumElementDecl, _ arguments: [TypedArgument], _ callee: Callee, into d: Slots
  ) throws {
    let type = try info(callee.functionType.result)
    let index = try tag(of: element)
    let entry = type.cases[index]
    let s = concrete(callee.substitution)
    guard entry.isIndirect else {
      for (argument, field) in zip(arguments, entry.fields) {
        try emitArgument(argument, substitution: s, into: d.part(field))
      }
      return constant(index, to: d.raw)
    }
    try temporaries {
      let payload = allocate(entry.fields.reduce(Layout.empty) { $0 + $1.type.layout })
      for (argument, field) in zip(arguments, entry.fields) {
        try emitArgument(argument, substitution: s, into: payload.part(field))
      }
      add(.newCell, d.refs, payload.layout.raw, payload.layout.refs)
      try store(payload, to: .memory(object: d.refs, raw: 0, refs: 0, payload.layout))
    }
    constant(index, to: d.raw)
  }
}
