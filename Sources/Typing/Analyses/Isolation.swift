import Tree
import Types

/// On which actor code runs, or from which a declaration may be used.
enum Isolation: Equatable {
  /// On any.
  case none
  /// On the actor that is `self`, or that an `isolated` parameter holds.
  case instance
  /// On a global actor.
  case global(NominalDecl)
  /// Nobody knows; nothing is demanded.
  case unknown

  /// What messages call code that runs so.
  var adjective: String {
    switch self {
    case .none, .unknown: "nonisolated"
    case .instance: "actor-isolated"
    case .global(let n): n.name == "MainActor" ? "main actor-isolated" : "global actor '\(n.name)'-isolated"
    }
  }

  /// From where a use that is not allowed was made, for messages.
  var origin: String {
    switch self {
    case .none, .unknown: "from a nonisolated context"
    case .instance: "on a nonisolated actor instance"
    case .global(let n): n.name == "MainActor" ? "from the main actor" : "from global actor '\(n.name)'"
    }
  }
}

extension Typer {

  /// From which actor a declaration may be used without waiting (SE-0306, SE-0316, SE-0401).
  func isolation(of d: Decl) -> Isolation {
    if d.modifiers.contains(where: { $0.name == "nonisolated" }) { return .none }
    if let actor = globalActor(in: d.attributes) { return .global(actor) }
    switch d {
    case let a as AccessorDecl: return a.parent.map { isolation(of: $0) } ?? .none
    case let v as VarDecl where v.isLet: return .none
    case is DeinitDecl: return .none
    default: break
    }
    switch d.parent {
    case let owner as NominalDecl: return isolation(of: d, memberOf: owner)
    case let e as ExtensionDecl:
      if let actor = globalActor(in: e.attributes) { return .global(actor) }
      return program.extendedNominal(e).map { isolation(of: d, memberOf: $0) } ?? .none
    case let outer as FunctionLikeDecl where d is FuncDecl: return context(of: outer)
    default: return .none
    }
  }

  private func isolation(of d: Decl, memberOf owner: NominalDecl) -> Isolation {
    if owner.nominalKind == .actorType { return d.isStatic || d is InitDecl ? .none : .instance }
    if let actor = globalActor(of: owner) { return .global(actor) }
    return program.overridden(by: d).map { isolation(of: $0) } ?? .none
  }

  /// On which actor a body runs.
  func context(of d: FunctionLikeDecl) -> Isolation {
    if d.parameters.contains(where: { $0.type?.isIsolated == true }) { return .instance }
    if d is InitDecl || d is DeinitDecl, program.contextualNominal(d)?.nominalKind == .actorType { return .instance }
    if d is DeinitDecl { return .unknown }
    return isolation(of: d)
  }

  /// The global actor of a type: its own, its superclass's, or that of a protocol that its declaration names.
  private func globalActor(of n: NominalDecl) -> NominalDecl? {
    var seen: Set<NominalDecl> = []
    return globalActor(of: n, &seen)
  }

  /// The same; types that inherit from themselves have been complained of elsewhere.
  private func globalActor(of n: NominalDecl, _ seen: inout Set<NominalDecl>) -> NominalDecl? {
    guard seen.insert(n).inserted, !n.has("nonisolated") else { return nil }
    if let own = globalActor(in: n.attributes) { return own }
    for case .name(let name, _) in n.inherited.map(\.kind) {
      let above = program.lookupTopLevel(name).lazy.compactMap { $0 as? NominalDecl }.first
      if let actor = above.flatMap({ globalActor(of: $0, &seen) }) { return actor }
    }
    return nil
  }

  /// The global actor that an attribute names.
  func globalActor(in attributes: [Attribute]) -> NominalDecl? {
    attributes.lazy.compactMap { self.globalActor(named: $0.name) }.first
  }

  /// On which actor a closure runs that is given for a parameter of a declaration, when the code around it runs in `context`.
  func isolation(ofClosureFor p: ParamDecl, of d: Decl, in context: Isolation) -> Isolation {
    let repr = p.type?.unwrapped ?? p.type
    if repr?.takesActor == true { return .unknown }
    guard case .attributed(let names, _)? = repr?.kind else { return context }
    if let actor = names.lazy.compactMap({ self.globalActor(named: $0) }).first { return .global(actor) }
    if p.attribute("_inheritActorContext") != nil { return context }
    if names.contains("sending") { return d is InitDecl ? context : .none }
    if names.contains("Sendable") { return .none }
    return names.contains("escaping") && program.isPrelude(d) ? .unknown : context
  }

  private func globalActor(named name: String) -> NominalDecl? {
    guard name.first?.isUppercase == true, name != "Sendable" else { return nil }
    return program.lookupTopLevel(name).lazy.compactMap { $0 as? NominalDecl }.first {
      $0.attribute("globalActor") != nil
    }
  }
}

extension TypeRepr {
  /// Whether it is written `isolated T`, for a parameter that holds the actor on which the function runs.
  var isIsolated: Bool {
    if case .attributed(let names, _) = kind { names.contains("isolated") } else { false }
  }

  /// Whether it is a function with an `isolated` parameter.
  fileprivate var takesActor: Bool {
    switch kind {
    case .attributed(_, let inner): inner.takesActor
    case .function(let parameters, _, _): parameters.contains { $0.type.isIsolated }
    default: false
    }
  }

  /// What is optional in a type, when it is one.
  fileprivate var unwrapped: TypeRepr? {
    if case .optional(let inner) = kind { return inner.unwrapped ?? inner }
    if case .tuple(let parts) = kind, parts.count == 1 { return parts[0].type.unwrapped ?? parts[0].type }
    return nil
  }
}
