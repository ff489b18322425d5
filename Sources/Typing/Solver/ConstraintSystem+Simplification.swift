import Tree
import Types

extension ConstraintSystem {

  /// Settles all demands that can be settled; false when one can't be met.
  func simplify() -> Bool {
    while !state.active.isEmpty {
      let batch = state.active
      state.active = []
      for (i, c) in batch.enumerated() {
        steps += 1
        if settle(c) { continue }
        #if TRACE
          if isTracing {
            print(
              "FAILED", isDiagnosing, c.kind, program.description(of: simplify(c.first)),
              program.description(of: simplify(c.second)), c.locator.role, c.locator.expr.range.line,
              c.locator.expr.range.column)
          }
        #endif
        if isDiagnosing, fix(c) { continue }
        _ = i
        return false
      }
    }
    return true
  }

  /// Looks at one demand; false when it can't be met.
  private func settle(_ c: Constraint) -> Bool {
    switch c.kind {
    case .match(let kind): return match(c.first, c.second, kind, c.locator)
    case .literal(let kind): return settleLiteral(c, kind)
    case .conforms(let p): return settleConformance(c, p)
    case .member(let name, let options, let call): return simplifyMember(c, name, options, call) ?? keep(c)
    case .applicable(let call): return simplifyCall(c, call) ?? keep(c, also: call.types)
    case .disjunction:
      state.waiting.append(c)
      return true
    case .closure(let closure): return settleClosure(c, closure) ?? keep(c)
    case .keyPath(let root, let value): return settleKeyPath(c, root, value) ?? keep(c)
    case .keyPathApplication(let base): return settleKeyPathApplication(c, base) ?? keep(c)
    default: return settleRelation(c) ?? keep(c)
    }
  }

  private func keep(_ c: Constraint, also: [Type] = []) -> Bool {
    wait(c.kind, c.first, c.second, c.locator)
    return true
  }

  /// Demands between two types that aren't matches.
  private func settleRelation(_ c: Constraint) -> Bool? {
    let first = resolve(c.first)
    switch c.kind {
    case .classBound:
      if case .variable = first.kind { return nil }
      return first.kind == .error || isClassBound(first)
    case .dependentMember(let a):
      if isError(first) { return match(c.second, types.error, .bind, c.locator) }
      if let t = typeWitness(a, of: simplify(first)) { return match(c.second, t, .bind, c.locator) }
      return isKnown(first) ? false : nil
    case .optionalObject: return settleOptionalObject(c, first)
    case .chainResult: return settleChainResult(c, first)
    case .loaded:
      if case .variable = first.kind { return nil }
      if case .lvalue(let object) = first.kind { return match(object, c.second, .bind, c.locator) }
      return match(first, c.second, .bind, c.locator)
    case .dynamicType: return settleDynamicType(c, first)
    case .chainBase: return settleChainBase(c, first)
    case .cast: return true
    case .defaultsTo: return freeVariable(first) == nil ? true : nil
    case .forceable: return settleForceable(c, first)
    default: return nil
    }
  }

  private func settleLiteral(_ c: Constraint, _ kind: LiteralKind) -> Bool {
    let type = resolve(c.first)
    if case .variable = type.kind { return keep(c) }
    if type.kind == .error { return true }
    return literalFits(type, kind, c.locator)
  }

  /// Whether literals of the kind can have the type; counts types that aren't the default.
  func literalFits(_ type: Type, _ kind: LiteralKind, _ locator: Locator) -> Bool {
    guard let proto = program.known(kind.protocolName) else { return false }
    if kind == .string || kind == .character || kind == .scalar {
      let accepted = [
        "ExpressibleByStringLiteral", "ExpressibleByExtendedGraphemeClusterLiteral",
        "ExpressibleByUnicodeScalarLiteral",
      ]
      let count = kind == .string ? 1 : kind == .character ? 2 : 3
      guard
        accepted.prefix(count).contains(where: { name in
          program.known(name).map { conforms(type, $0) != false } ?? false
        })
      else { return false }
    } else if conforms(type, proto) == false {
      return false
    }
    if !isDefault(type, kind) { state.score.add(.nonDefaultLiteral) }
    return true
  }

  /// Whether the type is what literals of the kind have by default.
  private func isDefault(_ type: Type, _ kind: LiteralKind) -> Bool {
    guard case .nominal(let d, _) = resolve(type).kind else { return false }
    switch kind {
    case .integer: return d === typer.known.int
    case .float: return d === typer.known.double
    case .boolean: return d === typer.known.bool
    case .string, .character, .scalar, .interpolation: return d === typer.known.string
    case .array: return d === typer.known.array
    case .dictionary: return d === typer.known.dictionary
    case .nilLiteral, .regex: return true
    }
  }

  private func settleConformance(_ c: Constraint, _ p: NominalDecl) -> Bool {
    let type = resolve(c.first)
    if case .variable = type.kind { return keep(c) }
    switch conforms(type, p) {
    case true?: return true
    case false?: return false
    case nil: return isKnown(type) ? false : keep(c)
    }
  }

  // MARK: Optionals

  private func settleOptionalObject(_ c: Constraint, _ first: Type) -> Bool? {
    var object = first
    var isPlace = false
    if case .lvalue(let o) = first.kind {
      object = resolve(o)
      isPlace = true
    }
    if case .variable = object.kind { return nil }
    if object.kind == .error { return match(c.second, types.error, .bind, c.locator) }
    guard let wrapped = program.optionalObject(object) else {
      return isDiagnosing && record(.notOptional(object), c.locator) && match(c.second, first, .bind, c.locator)
    }
    if let v = freeVariable(c.second), isPlace { state.variables[v].canBePlace = true }
    return match(c.second, isPlace ? types.make(.lvalue(wrapped)) : wrapped, .bind, c.locator)
  }

  /// A reference declared with `!` whose type is known by other means.
  private func settleForceable(_ c: Constraint, _ first: Type) -> Bool? {
    if case .variable = first.kind { return nil }
    let declared = simplify(c.second)
    if first === declared { return true }
    var object = declared
    if case .lvalue(let o) = declared.kind { object = o }
    guard let wrapped = program.optionalObject(object) else { return false }
    if first === object { return true }
    if case .lvalue(let target) = first.kind, case .variable = resolve(target).kind {
      wait(.forceable, target, object, c.locator)
      return true
    }
    state.score.add(.forceUnwrap)
    state.forced.insert(c.locator.key)
    let place = object === declared ? wrapped : types.make(.lvalue(wrapped))
    if case .lvalue = first.kind { return match(first, place, .bind, c.locator) }
    return match(first, wrapped, .bind, c.locator)
  }

  private func settleChainResult(_ c: Constraint, _ first: Type) -> Bool? {
    var object = first
    if case .lvalue(let o) = first.kind { object = resolve(o) }
    if case .variable = object.kind { return nil }
    if object.kind == .error { return match(c.second, object, .bind, c.locator) }
    let result = program.optionalObject(object) != nil ? object : program.optional(object)
    return match(c.second, result, .bind, c.locator)
  }

  private func settleDynamicType(_ c: Constraint, _ first: Type) -> Bool? {
    var object = first
    if case .lvalue(let o) = first.kind { object = resolve(o) }
    switch object.kind {
    case .variable: return nil
    case .existential: return match(c.second, types.make(.existentialMetatype(object)), .bind, c.locator)
    default: return match(c.second, types.make(.metatype(object)), .bind, c.locator)
    }
  }

  /// The end of `.a.b()` has the type of the base, or that of its value when the base is optional.
  private func settleChainBase(_ c: Constraint, _ base: Type) -> Bool? {
    var end = resolve(c.second)
    if case .lvalue(let o) = end.kind { end = resolve(o) }
    if case .variable = base.kind {
      if case .variable = end.kind { return nil }
      return nil
    }
    if case .variable = end.kind {
      if case .existential = base.kind { return nil }
      guard program.optionalObject(base) != nil else { return match(end, base, .bind, c.locator) }
      return nil
    }
    return match(end, base, .conversion, c.locator)
  }
}
