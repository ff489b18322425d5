import Tree
import Types

/// What is known about a free variable from the demands that wait for it.
struct PotentialBindings {
  /// The variable.
  let index: Int
  /// Types that the variable's type must convert to.
  var above: [Type] = []
  /// Types that must convert to the variable's type.
  var below: [Type] = []
  /// The only types that it can be, in order of preference.
  var exact: [Type] = []
  /// The literals that it must have.
  var literals: [LiteralKind] = []
  /// The literals that convert to it.
  var literalsBelow: [LiteralKind] = []
  /// Whether conversions relate it to other free variables.
  var involvesVariables = false
  /// Whether something else is about to determine it.
  var isDelayed = false
  /// Whether it is a part of a type that an associated type is to be.
  var isPart = false
  /// The closure whose type it is.
  var closure: (Constraint, ClosureExpr)?
  /// The key path literal whose type it is.
  var keyPath: (constraint: Constraint, root: Type, value: Type)?
  /// Protocols that it must conform to.
  var protocols: [NominalDecl] = []
  /// The type that it has when nothing else says so.
  var fallback: Type?
  /// Whether it is an argument of a call whose callee isn't known yet.
  var isArgument = false
  /// Whether a member of it is looked up.
  var isMemberBase = false
  /// Whether the variable is the base of an implicit member, or nothing needs it.
  var isReferenced = false
}

extension ConstraintSystem {

  /// Collects what is known about each free variable.
  func potentialBindings() -> [PotentialBindings] {
    var table: [Int: Int] = [:]
    var all: [PotentialBindings] = []
    func at(_ i: Int, _ change: (inout PotentialBindings) -> Void) {
      if let place = table[i] { return change(&all[place]) }
      table[i] = all.count
      var new = PotentialBindings(index: i)
      change(&new)
      all.append(new)
    }
    for c in state.waiting { collect(c, at) }
    return all
  }

  private func collect(_ c: Constraint, _ at: (Int, (inout PotentialBindings) -> Void) -> Void) {
    let first = freeVariable(c.first)
    let second = freeVariable(objectType(c))
    switch c.kind {
    case .match: collectMatch(c, first, second, at)
    case .literal(let kind): if let first { at(first) { $0.literals.append(kind) } }
    case .conforms(let p): if let first { at(first) { $0.protocols.append(p) } }
    case .closure(let closure): if let first { at(first) { $0.closure = (c, closure) } }
    case .keyPath(let root, let value):
      if let first { at(first) { $0.keyPath = (c, root, value) } }
      if let v = freeVariable(value) { at(v) { $0.isDelayed = true } }
      if let r = freeVariable(root) { at(r) { $0.isReferenced = true } }
    case .forceable:
      if let first {
        let type = simplify(c.second)
        at(first) { $0.exact = [type] }
      }
    case .defaultsTo:
      let type = simplify(c.second)
      if let first { at(first) { $0.fallback = type } }
    case .loaded where first != nil && second == nil:
      let whole = simplify(c.second)
      if let first {
        at(first) {
          $0.isDelayed = true
          $0.above.append(whole)
        }
      }
    case .chainResult:
      if let first, second == nil {
        let whole = simplify(c.second)
        at(first) {
          $0.isDelayed = true
          $0.above.append(program.optionalObject(whole) ?? whole)
        }
        return
      }
      if let first { at(first) { $0.isReferenced = true } }
      if let second { at(second) { $0.isDelayed = true } }
    case .applicable(let call):
      if let first { at(first) { $0.isReferenced = true } }
      if let second { at(second) { $0.isDelayed = true } }
      for t in call.types { if let v = freeVariable(t) { at(v) { $0.isArgument = true } } }
    case .disjunction: if let first { at(first) { $0.isDelayed = true } }
    case .member:
      if let first {
        at(first) {
          $0.isReferenced = true
          $0.isMemberBase = true
        }
      }
      if let second { at(second) { $0.isDelayed = true } }
    case .chainBase: if let first { at(first) { $0.isReferenced = true } }
    case .dependentMember where second == nil:
      if let first { at(first) { $0.isReferenced = true } }
      for v in variables(inside: simplify(c.second)) { at(v) { $0.isPart = true } }
    default:
      if let first { at(first) { $0.isReferenced = true } }
      if let second { at(second) { $0.isDelayed = true } }
    }
  }

  /// The second type of a demand; for results that are places, what they hold.
  private func objectType(_ c: Constraint) -> Type {
    if case .match = c.kind { return c.second }
    if case .lvalue(let object) = resolve(c.second).kind { return object }
    return c.second
  }

  private func collectMatch(
    _ c: Constraint, _ first: Int?, _ second: Int?, _ at: (Int, (inout PotentialBindings) -> Void) -> Void
  ) {
    if let first, let second {
      let literal = state.variables[first].literal
      at(first) { $0.involvesVariables = true }
      at(second) {
        if let literal { $0.literalsBelow.append(literal) }
        $0.involvesVariables = true
      }
    } else if let first {
      let t = simplify(c.second)
      at(first) { $0.above.append(t) }
      involve(t, at)
    } else if let second {
      var t = simplify(c.first)
      if case .lvalue(let o) = t.kind { t = o }
      at(second) { $0.below.append(t) }
      involve(t, at)
    } else {
      for v in c.variables where v < state.variables.count {
        let r = representative(v)
        if state.variables[r].binding == nil { at(r) { $0.involvesVariables = true } }
      }
    }
  }

  /// Marks the variables inside a type as related to what the type is matched with.
  private func involve(_ t: Type, _ at: (Int, (inout PotentialBindings) -> Void) -> Void) {
    for v in variables(inside: t) { at(v) { $0.involvesVariables = true } }
  }

  private func variables(inside t: Type) -> [Int] {
    guard t.properties.contains(.variable) else { return [] }
    var found: [Int] = []
    variables(in: t, into: &found)
    return found
  }

  // MARK: Candidates

  /// The types to try for a variable, best first.
  func candidates(for b: PotentialBindings) -> [Type] {
    if !b.exact.isEmpty { return b.exact.flatMap { t in forceable(t) } }
    var found: [Type] = []
    if let joined = join(b.below, hasNil: b.literalsBelow.contains(.nilLiteral) || b.literals.contains(.nilLiteral)) {
      found += joined
    }
    if let top = b.above.first, isTooNarrow(found, b) { found = [top] }
    let isWeak = b.above.allSatisfy { isAny($0) }
    if found.isEmpty, isWeak { found = literalDefaults(b) }
    let isFunction = b.below.contains { if case .function = $0.kind { true } else { false } }
    // A method used as a value does not become `Any` to get along with another value: `xs.first ?? 0` is the property.
    for t in b.above where !found.contains(t) && !(isFunction && isAny(t)) { found += below(t, b) }
    let fitting = found.filter { t in b.protocols.allSatisfy { conforms(t, $0) != false } }
    if !fitting.isEmpty || !isDiagnosing { found = fitting }
    if !b.literals.isEmpty { found = found.compactMap { literalCandidate($0, b.literals) } }
    if found.isEmpty { found = literalDefaults(b) }
    if let fallback = b.fallback, found.isEmpty { found = [fallback] }
    for kind in b.literals {
      guard let d = defaultType(kind, b), !found.contains(d) else { continue }
      if kind == .array || kind == .dictionary, found.contains(where: { sameNominal($0, d) }) { continue }
      found.append(d)
    }
    return found
  }

  /// Whether it bends less to let each branch of a ternary become `Any` for itself than to give literals an unusual type before.
  ///
  /// Only there does the compiler try the context's type first (`TVO_PrefersSubtypeBinding`): `d ?? 0` stays a `Double`.
  private func isTooNarrow(_ joined: [Type], _ b: PotentialBindings) -> Bool {
    guard case .ternary = state.variables[b.index].locator.expr.kind, joined.count <= 1, !b.above.isEmpty,
      b.protocols.isEmpty, b.above.allSatisfy({ isAny($0) })
    else { return false }
    let kinds = Set(b.literalsBelow.filter { ![.nilLiteral, .array, .dictionary, .regex].contains($0) })
    guard let type = joined.first else { return kinds.count > 1 && b.literalsBelow.count == kinds.count }
    return program.optionalObject(type) == nil
      && kinds.contains { kind in defaultType(kind, b).map { $0 !== type } ?? false }
  }

  /// Whether a type is `Any`, to which everything converts.
  func isAny(_ t: Type) -> Bool {
    if let w = program.optionalObject(t) { return isAny(w) }
    return t === types.any
  }

  private func sameNominal(_ a: Type, _ b: Type) -> Bool {
    if case .nominal(let d, _) = a.kind, case .nominal(let e, _) = b.kind { return d === e }
    return false
  }

  private func forceable(_ t: Type) -> [Type] {
    var object = t
    if case .lvalue(let o) = t.kind { object = o }
    guard let wrapped = program.optionalObject(object) else { return [t] }
    return [t, object === t ? wrapped : types.make(.lvalue(wrapped))]
  }

  /// Types that convert to `t`: itself, and what an optional holds.
  private func below(_ t: Type, _ b: PotentialBindings) -> [Type] {
    if case .existential = t.kind, !b.literals.isEmpty { return [] }
    return [t]
  }

  /// The type for a literal that must convert to `t`: an optional's value has the literal, unless it is `nil`.
  private func literalCandidate(_ t: Type, _ kinds: [LiteralKind]) -> Type? {
    if let wrapped = program.optionalObject(t), !kinds.contains(.nilLiteral) {
      let w = resolve(wrapped)
      if case .variable = w.kind { return nil }
      return literalCandidate(w, kinds)
    }
    if case .existential = t.kind { return nil }
    if case .variable = t.kind { return nil }
    for kind in kinds {
      guard let p = program.known(kind.protocolName) else { return nil }
      if conforms(t, p) == false {
        guard [.string, .scalar, .character].contains(kind), let s = program.known("ExpressibleByStringLiteral"),
          conforms(t, s) != false
        else { return nil }
      }
    }
    return t
  }

  private func literalDefaults(_ b: PotentialBindings) -> [Type] {
    var kinds = b.literalsBelow
    let hasNil = kinds.contains(.nilLiteral)
    kinds.removeAll { $0 == .nilLiteral }
    let order: [LiteralKind] = [.float, .integer, .string, .interpolation, .character, .scalar, .boolean]
    guard let kind = order.first(where: { kinds.contains($0) }), let t = defaultType(kind, b) else { return [] }
    return [hasNil ? program.optional(t) : t]
  }

  /// The type that a literal has by default.
  func defaultType(_ kind: LiteralKind, _ b: PotentialBindings) -> Type? {
    let place = state.variables[b.index].locator
    switch kind {
    case .integer: return program.int
    case .float: return program.double
    case .boolean: return program.bool
    case .string, .character, .scalar, .interpolation: return program.string
    case .nilLiteral: return nil
    case .array: return program.array(makeVariable(Locator(place.expr, .element(0))))
    case .dictionary:
      return program.dictionary(
        makeVariable(Locator(place.expr, .element(0))), makeVariable(Locator(place.expr, .element(1))))
    case .regex: return typer.known.regexType
    }
  }

  /// The least type that all convert to, or each in turn.
  private func join(_ all: [Type], hasNil: Bool) -> [Type]? {
    var result: Type?
    for t in all {
      guard let r = result else {
        result = t
        continue
      }
      if let j = join(r, t) { result = j } else { return unique(all).map { hasNil ? optionalised($0) : $0 } }
    }
    return result.map { [hasNil ? optionalised($0) : $0] }
  }

  private func unique(_ all: [Type]) -> [Type] {
    all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func optionalised(_ t: Type) -> Type { program.optionalObject(t) == nil ? program.optional(t) : t }

  /// The least common supertype of two types.
  func join(_ a: Type, _ b: Type) -> Type? {
    if a === b { return a }
    let x = program.optionalObject(a)
    let y = program.optionalObject(b)
    if x != nil || y != nil { return join(x ?? a, y ?? b).map { program.optional($0) } }
    if isClass(a), isClass(b) { return joinClasses(a, b) }
    if case .metatype(let s) = a.kind, case .metatype(let t) = b.kind, isClass(s), isClass(t) {
      return joinClasses(resolve(s), resolve(t)).map { types.make(.metatype($0)) }
    }
    if case .existential(let e) = a.kind, e.constraints.isEmpty, !e.isClassBound { return a }
    if case .existential(let e) = b.kind, e.constraints.isEmpty, !e.isClassBound { return b }
    if case .existential(let e) = a.kind, e.constraints.allSatisfy({ conforms(b, $0.proto) == true }) { return a }
    if case .existential(let e) = b.kind, e.constraints.allSatisfy({ conforms(a, $0.proto) == true }) { return b }
    return nil
  }

  private func joinClasses(_ a: Type, _ b: Type) -> Type? {
    var current: Type? = a
    var depth = 0
    while let t = current, depth < 100 {
      if case .nominal(let d, _) = t.kind, let above = superclass(of: b, named: d), above === t { return t }
      current = program.superclass(of: t)
      depth += 1
    }
    return nil
  }

  /// Whether a variable is the element of a collection literal, whose elements may have nothing in common but `Any`.
  private func isPartOfLiteral(_ b: PotentialBindings) -> Bool {
    switch state.variables[b.index].locator.expr.kind {
    case .arrayLiteral, .dictionaryLiteral: state.variables[b.index].literal == nil
    default: false
    }
  }

  /// Further types when none of the first fitted: superclasses, optionals, what optionals hold.
  func furtherCandidates(for b: PotentialBindings) -> [Type] {
    var found: [Type] = []
    for t in unique(b.below) {
      var above = isClass(t) ? program.superclass(of: t) : nil
      while let s = above, found.count < 20 {
        found.append(s)
        above = program.superclass(of: s)
      }
      if program.optionalObject(t) == nil { found.append(program.optional(t)) }
    }
    if isPartOfLiteral(b) { found.append(types.any) }
    if !isDiagnosing, b.below.isEmpty, (b.literals + b.literalsBelow).contains(.integer) {
      // `getAlternativeLiteralTypes` in the compiler: whole numbers can be floating-point ones.
      found.append(program.double)
    }
    for t in unique(b.above) { if let w = program.optionalObject(t) { found.append(w) } }
    if !b.literals.isEmpty { return found.compactMap { literalCandidate($0, b.literals) } }
    return found
  }
}
