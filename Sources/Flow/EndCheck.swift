import Tree
import Types
import Typing

/// Checks how control leaves bodies: with a value where one is owed, and never past the `else` of a `guard`.
struct EndCheck {

  let program: Program

  /// What is wrong with the ends of a body.
  func run(_ graph: FlowGraph, _ owner: BodyOwner) -> [Diagnostic] {
    let reachable = graph.reachable()
    return zip(graph.blocks, reachable).compactMap { block, isReachable in
      guard isReachable, let exit = block.exit else { return nil }
      switch exit {
      case .end(let brace): return missingValue(owner, brace)
      case .guardEnd(let brace): return .guardFallsThrough(at: brace)
      case .returned, .failed, .threw, .neverReturns: return nil
      }
    }
  }

  private func missingValue(_ owner: BodyOwner, _ brace: SourceRange) -> Diagnostic? {
    guard let result = result(of: owner), result !== program.types.void, result.kind != .error else { return nil }
    let type = program.description(of: result)
    if case .nominal(let n, _) = result.kind, n === program.known("Never") {
      return .missingNeverCall(kind(of: owner), type, at: brace)
    }
    return .missingReturn(kind(of: owner), type, at: brace)
  }

  /// The type of the value that a body owes; `nil` for none.
  private func result(of owner: BodyOwner) -> Type? {
    switch owner {
    case .closure(let c): c.functionType.result
    case .function(let f as FuncDecl):
      if case .function(let type) = program.interfaceType(of: f).kind { type.result } else { nil }
    case .function(let a as AccessorDecl): a.accessorKind == .get ? valueType(of: a) : nil
    case .function, .deferred, .script: nil
    }
  }

  private func valueType(of a: AccessorDecl) -> Type? {
    switch a.parent {
    case let v as VarDecl: return program.interfaceType(of: v)
    case let s as SubscriptDecl:
      if case .function(let f) = program.interfaceType(of: s).kind { return f.result }
      return nil
    default: return nil
    }
  }

  /// What messages call a function.
  private func kind(of owner: BodyOwner) -> String {
    guard case .function(let d) = owner else { return "closure" }
    guard let f = d as? FuncDecl else { return "getter" }
    if f.isOperator { return "operator function" }
    switch f.parent {
    case is NominalDecl, is ExtensionDecl:
      return f.has("class") ? "class method" : f.isStatic ? "static method" : "instance method"
    case nil: return "global function"
    default: return "local function"
    }
  }
}
