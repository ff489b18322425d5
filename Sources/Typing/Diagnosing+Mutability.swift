import Tree
import Types

/// The messages for what can't be changed.
extension Typer {

  /// The argument that a locator is about.
  func argument(_ place: Locator) -> Expr {
    guard case .argument(let i) = place.role else { return place.expr }
    switch place.expr.kind {
    case .call(_, let all), .subscriptCall(_, let all): return all.indices.contains(i) ? all[i].value : place.expr
    case .binary(let l, _, let r): return i == 0 ? l : r
    case .prefix(_, let x), .postfix(let x, _): return x
    default: return place.expr
    }
  }

  func immutable(_ e: Expr, _ system: ConstraintSystem) -> Diagnostic {
    guard case .member(let base?, _, _) = e.kind else {
      return .mutatingOnSelf(at: e.range)
    }
    return .mutatingOnImmutable(reason(base, system), at: point(e))
  }

  func mutatingGetter(_ e: Expr, _ system: ConstraintSystem) -> Diagnostic {
    guard case .member(let base?, _, _) = e.kind else { return .mutatingGetter("'self' is immutable", at: e.range) }
    return .mutatingGetter(reason(base, system), at: point(e))
  }

  func operandNotMutable(_ place: Locator, _ system: ConstraintSystem) -> Diagnostic {
    let x = argument(place)
    if case .binary(_, let op, _) = place.expr.kind { return .operandNotMutable(reason(x, system), at: op.range) }
    return .operandNotMutable(reason(x, system), at: x.range)
  }

  /// Why a place can't be written: `'x' is a 'let' constant`.
  func reason(_ e: Expr, _ system: ConstraintSystem) -> String {
    switch e.kind {
    case .name(let n):
      if n.base == "self" { return "'self' is immutable" }
      guard let d = system.state.overloads[Locator(e).key]?.choice.declaration as? VarDecl else {
        return "'\(n.base)' is not a variable"
      }
      return immutability(of: d, n.base, isImplicitBase: true)
    case .member(let base, let n, _):
      guard let d = system.state.overloads[Locator(e).key]?.choice.declaration as? VarDecl else {
        return "'\(n.base)' is immutable"
      }
      let own = immutability(of: d, n.base)
      if !own.isEmpty { return own }
      return base.map { reason($0, system) } ?? "'self' is immutable"
    case .subscriptCall(let base, _):
      if let d = system.state.overloads[Locator(e).key]?.choice.declaration, !program.isSettable(d, from: nil) {
        return "subscript is get-only"
      }
      return reason(base, system)
    case .call(let f, _):
      if case .member(_, let n, _) = f.kind { return "'\(n.base)' returns immutable value" }
      if case .name(let n) = f.kind { return "'\(n.base)' returns immutable value" }
      return "call returns immutable value"
    case .paren(let x), .forceUnwrap(let x), .optionalBind(let x), .optionalChain(let x): return reason(x, system)
    default: return "literals are not mutable"
    }
  }

  func immutability(of d: VarDecl, _ name: String, isImplicitBase: Bool = false) -> String {
    if d.parent is ParamDecl || name.hasPrefix("$") { return "'\(name)' is a 'let' constant" }
    if d.isLet { return "'\(name)' is a 'let' constant" }
    if !program.isSettable(d, from: nil) {
      return d.accessors.isEmpty ? "'\(name)' setter is inaccessible" : "'\(name)' is a get-only property"
    }
    if d.parent is NominalDecl || d.parent is ExtensionDecl, !isImplicitBase {
      return d.modifiers.contains { $0.detail == "set" } ? "'\(name)' setter is inaccessible" : ""
    }
    if isImplicitBase, d.parent is NominalDecl || d.parent is ExtensionDecl { return "'self' is immutable" }
    return "'\(name)' is immutable"
  }
}
