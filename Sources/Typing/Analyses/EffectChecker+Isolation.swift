import Tree
import Types

/// Uses of what belongs to an actor, from outside of it.
extension EffectChecker {
  /// How a declaration is used.
  enum Use {
    case call, read, write
  }

  /// Complains of a use that leaves the code's actor without waiting for the other.
  ///
  /// - Returns: whether it complained.
  func complains(of d: Decl, base: TypedExpr?, at name: SourceRange, _ use: Use) -> Bool {
    guard isolation != .unknown, !isQuiet else { return false }
    let wanted = typer.isolation(of: d)
    switch wanted {
    case .none, .unknown: return false
    case .global: if wanted == isolation { return false }
    case .instance: if isolation == .instance, base.map(isOwnActor) ?? true { return false }
    }
    if use != .write, isAsync, isAwaited { return false }
    let what = "\(wanted.adjective) \(typer.isolatedKind(of: d)) '\(typer.program.declName(of: d))'"
    if use == .write {
      typer.report(.isolatedMutation(what, isolation.origin, at: name))
    } else if isAsync {
      typer.report(.isolatedUseWithoutAwait(what, isCall: use == .call, at: name))
    } else if use == .call {
      typer.report(.isolatedCall(what, isolation.adjective, at: name))
    } else {
      typer.report(.isolatedReference(what, isolation.origin, at: name))
    }
    return true
  }

  /// Whether a base is the actor that the code runs on: `self`, or an `isolated` parameter.
  private func isOwnActor(_ base: TypedExpr) -> Bool {
    switch base.kind {
    case .selfRef: return true
    case .variable(let v), .bound(let v):
      if v.name == "self" { return true }
      return (v.parent as? ParamDecl)?.type?.isIsolated == true
    case .load(let x), .optionalBind(let x), .forceUnwrap(let x, _), .retype(let x), .upcast(let x):
      return isOwnActor(x)
    default: return false
    }
  }

  /// Notes where the closures among the arguments of a call run.
  mutating func placeClosures(_ arguments: [TypedArgument], of d: Decl) {
    guard isolation != .unknown, let parameters = (d as? FunctionLikeDecl)?.parameters else { return }
    for (p, a) in zip(parameters, arguments) {
      for case let c? in a.values.map(closure) {
        closurePlaces[ObjectIdentifier(c)] = typer.isolation(ofClosureFor: p, of: d, in: isolation)
      }
    }
  }

  /// The closure that an argument is, behind conversions.
  private func closure(_ x: TypedExpr) -> TypedClosure? {
    switch x.kind {
    case .closure(let c): c
    case .convertFunction(let y), .injectOptional(let y), .retype(let y): closure(y)
    default: nil
    }
  }

  /// On which actor a closure runs.
  func place(of c: TypedClosure) -> Isolation {
    if isolation == .unknown { return .unknown }
    if c.isAutoclosure { return isolation }
    if let actor = typer.globalActor(in: c.attributes) { return .global(actor) }
    return closurePlaces[ObjectIdentifier(c)] ?? (isolation == .none ? .unknown : isolation)
  }
}

extension Typer {
  /// What messages about isolation call a declaration.
  func isolatedKind(of d: Decl) -> String {
    let isMember = d.parent is NominalDecl || d.parent is ExtensionDecl
    switch d {
    case is InitDecl: return "initializer"
    case is SubscriptDecl: return "subscript"
    case is VarDecl: return isMember ? (d.isStatic ? "static property" : "property") : "var"
    default: return (d as? FuncDecl).map(functionWord) ?? ""
    }
  }
}
