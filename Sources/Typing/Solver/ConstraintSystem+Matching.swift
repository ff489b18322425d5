import Tree
import Types

extension ConstraintSystem {

  /// Makes two types agree, binding variables and leaving demands for what isn't known yet; false when they can't.
  func match(_ first: Type, _ second: Type, _ kind: MatchKind, _ locator: Locator) -> Bool {
    let a = resolve(first)
    let b = resolve(second)
    if a === b { return true }
    if a.kind == .error || b.kind == .error { return true }
    if kind > .equal, case .closureBody(explicit: false) = locator.role, a === typer.known.never { return true }
    if case .variable(let v) = a.kind { return matchVariable(v.index, a, b, kind, locator, isLeft: true) }
    if case .variable(let v) = b.kind { return matchVariable(v.index, b, a, kind, locator, isLeft: false) }
    if let expanded = expandMember(a) { return match(expanded, b, kind, locator) }
    if let expanded = expandMember(b) { return match(a, expanded, kind, locator) }
    return kind <= .equal ? matchEqual(a, b, kind, locator) : convert(a, b, kind, locator)
  }

  /// The variable or witness behind an associated type of something not known.
  private func expandMember(_ type: Type) -> Type? {
    guard case .dependentMember(let base, let a) = type.kind, type.properties.contains(.variable) else { return nil }
    return memberType(a, of: base, Locator(typer.placeholder))
  }

  /// Makes a free variable agree with another type.
  private func matchVariable(
    _ index: Int, _ variable: Type, _ other: Type, _ kind: MatchKind, _ locator: Locator, isLeft: Bool
  ) -> Bool {
    if case .variable(let w) = other.kind {
      guard kind <= .equal else {
        wait(.match(kind), isLeft ? variable : other, isLeft ? other : variable, locator)
        return true
      }
      merge(index, w.index)
      return true
    }
    if kind <= .equal { return assignChecked(index, other) }
    if isLeft, !isDiagnosing, isExact(other), !state.variables[index].canBePlace { return assignChecked(index, other) }
    if isLeft, state.variables[index].literal == .nilLiteral, program.optionalObject(other) != nil {
      return assignChecked(index, other)
    }
    wait(.match(kind), isLeft ? variable : other, isLeft ? other : variable, locator)
    return true
  }

  /// Binds a variable unless its literal forbids the type.
  private func assignChecked(_ index: Int, _ type: Type) -> Bool {
    assign(index, type)
  }

  /// Whether nothing but the type itself converts to it.
  private func isExact(_ type: Type) -> Bool {
    switch type.kind {
    case .nominal(let d, _):
      return !d.isClass && !typer.known.convertible.contains(d) && d.nominalKind != .protocolType
    case .genericParameter, .opened, .protocolSelf: return true
    case .dependentMember(let base, _): return !base.properties.contains(.variable)
    default: return false
    }
  }

  // MARK: Equality

  /// Makes two known outermost levels the same.
  private func matchEqual(_ a: Type, _ b: Type, _ kind: MatchKind, _ locator: Locator) -> Bool {
    switch (a.kind, b.kind) {
    case (.nominal(let d, let x), .nominal(let e, let y)): return d === e && matchAll(x, y, locator)
    case (.lvalue(let x), .lvalue(let y)), (.inoutRef(let x), .inoutRef(let y)), (.metatype(let x), .metatype(let y)),
      (.existentialMetatype(let x), .existentialMetatype(let y)), (.dynamicSelf(let x), .dynamicSelf(let y)),
      (.packExpansion(let x), .packExpansion(let y)):
      return match(x, y, .equal, locator)
    case (.tuple(let x), .tuple(let y)):
      return x.count == y.count
        && zip(x, y).allSatisfy { $0.label == $1.label && match($0.type, $1.type, .equal, locator) }
    case (.function(let f), .function(let g)): return matchFunctions(f, g, .equal, locator)
    case (.existential(let e), .existential(let f)): return matchExistentials(e, f, locator)
    case (.dependentMember(let x, let p), .dependentMember(let y, let q)):
      return p === q && match(x, y, .equal, locator) || canonicallyEqual(a, b)
    case (.opaque(let d, let i, let x), .opaque(let e, let j, let y)):
      return d === e && i == j && matchAll(x, y, locator)
    case (.pack(let x), .pack(let y)): return matchAll(x, y, locator)
    default: return canonicallyEqual(a, b)
    }
  }

  /// Whether the context's same-type demands make two types the same.
  private func canonicallyEqual(_ a: Type, _ b: Type) -> Bool {
    guard a.properties.contains(.generic) || b.properties.contains(.generic), let signature else { return false }
    return program.canonical(a, in: signature) === program.canonical(b, in: signature)
  }

  private func matchAll(_ a: [Type], _ b: [Type], _ locator: Locator) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { match($0, $1, .equal, locator) }
  }

  private func matchExistentials(_ e: ExistentialType, _ f: ExistentialType, _ locator: Locator) -> Bool {
    guard e.constraints.count == f.constraints.count, e.isClassBound == f.isClassBound else { return false }
    guard (e.superclass == nil) == (f.superclass == nil) else { return false }
    if let s = e.superclass, let t = f.superclass, !match(s, t, .equal, locator) { return false }
    return zip(e.constraints, f.constraints).allSatisfy { x, y in
      x.proto === y.proto && matchAll(x.arguments, y.arguments, locator)
    }
  }

  /// Makes function types agree; parameters run against the direction of the conversion.
  func matchFunctions(_ f: FunctionType, _ g: FunctionType, _ kind: MatchKind, _ locator: Locator) -> Bool {
    if kind == .argument, f.parameters.count > 1, g.parameters.count == 1,
      case .tuple(let elements) = resolve(g.parameters[0].type).kind, elements.count == f.parameters.count
    {
      var spread = g
      spread.parameters = elements.map { .init($0.type) }
      return matchFunctions(f, spread, kind, locator)
    }
    guard matchEffects(f, g, kind, locator), f.parameters.count == g.parameters.count else { return false }
    let inner: MatchKind = kind <= .equal ? .equal : .subtype
    for (p, q) in zip(f.parameters, g.parameters) {
      guard p.isInout == q.isInout, p.isVariadic == q.isVariadic else { return false }
      if p.isInout {
        guard match(p.type, q.type, .equal, locator) else { return false }
      } else {
        guard match(q.type, p.type, inner, locator) else { return false }
      }
    }
    if inner != .equal, resolve(g.result) === types.void, resolve(f.result) !== types.void,
      case .closureBody(explicit: false) = locator.role
    {
      state.score.add(.functionConversion)
      return true
    }
    return match(f.result, g.result, inner, locator)
  }

  private func matchEffects(_ f: FunctionType, _ g: FunctionType, _ kind: MatchKind, _ locator: Locator) -> Bool {
    if f.isAsync != g.isAsync, kind <= .equal || f.isAsync { return false }
    switch (f.thrown, g.thrown) {
    case (nil, nil): return true
    case (let t?, nil):
      return freeVariable(t) != nil && match(t, typer.known.never, .equal, locator) || resolve(t) === typer.known.never
    case (nil, let u?):
      if let v = freeVariable(u) { return assign(v, typer.known.never) }
      return kind > .equal || resolve(u) === typer.known.never
    case (let t?, let u?):
      return match(t, u, kind <= .equal ? .equal : .subtype, locator)
    }
  }
}
