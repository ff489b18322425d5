import Tree

/// Matches types part by part, binding what may be bound in the pattern.
struct TypeMatcher {
  /// What a part of the pattern that can be bound is, with its slot; `nil` for a part that must match as it is.
  let slot: (Type) -> GenericParamDecl?
  /// What the slots were bound to.
  var bindings: [GenericParamDecl: Type] = [:]
  /// Whether types that hold generic parts which no slot explains are let pass.
  var isLenient = false

  /// Whether `pattern` can be `target`.
  mutating func match(_ pattern: Type, _ target: Type) -> Bool {
    if let s = slot(pattern) { return bind(s, target) }
    if pattern === target { return true }
    if pattern.properties.contains(.error) || target.properties.contains(.error) { return true }
    switch (pattern.kind, target.kind) {
    case (.nominal(let n, let xs), .nominal(let m, let ys)): return n === m && matchAll(xs, ys)
    case (.function(let f), .function(let g)): return matchFunctions(f, g)
    case (.tuple(let xs), .tuple(let ys)):
      return xs.map(\.label) == ys.map(\.label) && matchAll(xs.map(\.type), ys.map(\.type))
    case (.metatype(let t), .metatype(let u)), (.existentialMetatype(let t), .existentialMetatype(let u)):
      return match(t, u)
    case (.dynamicSelf(let t), _): return match(t, target)
    case (_, .dynamicSelf(let u)): return match(pattern, u)
    case (.dependentMember(let t, let a), .dependentMember(let u, let b)): return a.name == b.name && match(t, u)
    case (.existential(let e), .existential(let f)): return matchExistentials(e, f)
    case (.packExpansion(let t), .packExpansion(let u)): return match(t, u)
    case (.opaque(let d, let i, let xs), .opaque(let e, let j, let ys)): return d === e && i == j && matchAll(xs, ys)
    default: return isLenient && (pattern.isDependent || target.isDependent)
    }
  }

  private mutating func bind(_ s: GenericParamDecl, _ target: Type) -> Bool {
    guard let bound = bindings[s] else {
      bindings[s] = target
      return true
    }
    return bound === target || bound.properties.contains(.error)
  }

  private mutating func matchAll(_ xs: [Type], _ ys: [Type]) -> Bool {
    guard xs.count == ys.count else { return false }
    for (x, y) in zip(xs, ys) where !match(x, y) { return false }
    return true
  }

  private mutating func matchExistentials(_ e: ExistentialType, _ f: ExistentialType) -> Bool {
    guard e.constraints.map(\.proto) == f.constraints.map(\.proto), e.isClassBound == f.isClassBound else {
      return false
    }
    return matchAll(e.constraints.flatMap(\.arguments), f.constraints.flatMap(\.arguments))
  }

  /// Functions match when the pattern promises at least as much: it throws and suspends no more than the target.
  mutating func matchFunctions(_ f: FunctionType, _ g: FunctionType) -> Bool {
    guard f.parameters.count == g.parameters.count else { return false }
    if f.thrown != nil, g.thrown == nil { return false }
    if f.isAsync, !g.isAsync { return false }
    for (p, q) in zip(f.parameters, g.parameters) {
      guard p.isInout == q.isInout, p.isVariadic == q.isVariadic, p.isAutoclosure == q.isAutoclosure else {
        return false
      }
      guard match(p.type, q.type) else { return false }
    }
    return match(f.result, g.result)
  }
}
