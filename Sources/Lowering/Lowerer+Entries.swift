import Machine
import Tree
import Types
import Typing

/// How the machine ended a run; the module `Machine` can't be named where its class is.
public typealias RunResult = Outcome

extension Lowerer {

  /// The function that runs a file's top-level code.
  ///
  /// - Parameter value: an expression whose debug description the function returns as a string, at the prompt.
  public func topLevel(_ statements: [TypedStmt], value: TypedExpr? = nil) throws -> Function {
    for s in statements {
      switch s.kind {
      case .binding, .guardStmt:
        let stored = s.declaredVariables.filter { program.storageKind(of: $0) != .computed }
        scriptVariables.formUnion(stored + stored.compactMap { program.wrapperStorage(of: $0) })
      default: break
      }
    }
    var shape = Shape(result: program.types.void, layout: .empty)
    if value != nil { shape = Shape(result: program.string, layout: .reference) }
    shape.canThrow = true
    let made = make(name: "main", shape: shape, isUser: true) { function in
      try FunctionBuilder(self, function, shape, Substitution()).buildTopLevel(statements, value)
    }
    return made.function
  }

  /// The function of a declaration that is not generic, for calls from outside.
  public func entry(_ f: FuncDecl) throws -> Function { try function(.body, of: f, Substitution()) }

  /// Notes the members of a class that override others.
  public func noteOverrides(of d: NominalDecl) {
    for m in memberDeclarations(of: d) {
      if let v = m as? VarDecl, program.overridden(by: v) != nil { overriddenVariables.insert(rootMember(v)) }
    }
  }

  /// The place of an instruction of a function, as written by a person.
  public func place(of function: Function, at instruction: Int) -> SourceRange? {
    placeNumber(of: function, at: instruction).map { places[$0].written }
  }

  /// The number of that place.
  public func placeNumber(of function: Function, at instruction: Int) -> Int? {
    function.places.last { $0.instruction <= instruction }.map { Int($0.place) }
  }
}

extension FunctionBuilder {
  /// Writes top-level code, and the description of its value.
  func buildTopLevel(_ statements: [TypedStmt], _ value: TypedExpr?) throws {
    guard let value else {
      analyse(statements)
      return try buildBody(statements)
    }
    analyse(statements + [TypedStmt(.expr(value), value.range)])
    handlers = functionHandlers()
    for s in statements { try emit(s) }
    let results = allocate(shape.resultsLayout)
    try temporaries {
      let slots = allocate(try layout(value.type).union(.reference))
      try emit(value, into: Slots(raw: slots.raw, refs: slots.refs, layout: try layout(value.type)))
      callBuiltin(lowerer.describer(debug: true), [try info(value.type)], at: slots, throwing: false)
      add(.takeRef, results.refs, slots.refs)
    }
    try leave(results)
    try finish()
  }
}
