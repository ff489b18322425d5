import Tree
import Types

extension ConstraintSystem {

  // MARK: Calls

  /// The type of a call.
  func call(_ f: Expr, _ arguments: [Argument], _ e: Expr, _ scope: Scope) -> Type {
    if case .name(let name) = f.kind, name.base == "type", arguments.count == 1, arguments[0].label == "of",
      scope.find("type").isEmpty
    {
      return dynamicType(arguments[0].value, e, scope)
    }
    let call = CallArguments(arguments, types: arguments.map { generate($0.value, scope) })
    let callee = generateCallee(f, scope, call)
    let result = makeVariable(Locator(e, .result))
    add(.applicable(call), callee, result, Locator(e))
    return result
  }

  private func dynamicType(_ x: Expr, _ e: Expr, _ scope: Scope) -> Type {
    let inner = generate(x, scope)
    let result = makeVariable(Locator(e))
    add(.dynamicType, inner, result, Locator(e))
    return result
  }

  /// The type of `base[arguments]`.
  func subscriptCall(_ base: Expr, _ arguments: [Argument], _ e: Expr, _ scope: Scope) -> Type {
    let object = generateBase(base, scope)
    let inputs = arguments.map { generate($0.value, scope) }
    let result = makeVariable(Locator(e, .result), canBePlace: true)
    if arguments.count == 1, arguments[0].label == "keyPath" {
      add(.keyPathApplication(base: object), inputs[0], result, Locator(e))
      return result
    }
    let call = CallArguments(arguments, types: inputs, isSubscript: true)
    let reference = makeVariable(Locator(e))
    var options = Constraint.MemberOptions()
    if case .superRef = base.kind { options.isSuper = true }
    add(.member(DeclName("subscript"), options, call), object, reference, Locator(e))
    add(.applicable(call), reference, result, Locator(e))
    return result
  }

  /// `#expect` and its kin are typed on their own.
  func macro(_ name: String, _ arguments: [Argument], _ e: Expr, _ scope: Scope) -> Type {
    scopes[e.id] = scope
    return typer.macroType(e, scope)
  }

  // MARK: Implicit member chains

  /// The type of the base of a member, subscript or call, which doesn't end an implicit member chain.
  func generateBase(_ e: Expr, _ scope: Scope) -> Type {
    isInsideChain = true
    let type = generate(e, scope)
    return type
  }

  /// Ends an implicit member chain: the whole has the type of its base.
  func endChain(_ e: Expr, _ type: Type) -> Type {
    guard let root = Self.chainRoot(e), let base = implicitBases[root.id] else { return type }
    add(.chainBase, base, type, Locator(e))
    chainTails[e.id] = base
    return base
  }

  /// The implicit member at the bottom of a chain of members and calls.
  static func chainRoot(_ e: Expr) -> Expr? {
    switch e.kind {
    case .member(nil, _, _): return e
    case .member(let base?, _, _): return chainRoot(base)
    case .call(let f, _): return chainRoot(f)
    case .subscriptCall(let base, _): return chainRoot(base)
    case .forceUnwrap(let x), .optionalBind(let x): return chainRoot(x)
    default: return nil
    }
  }

  // MARK: Key paths

  /// The type of a key path literal.
  func keyPath(_ root: TypeRepr?, _ components: [KeyPathComponent], _ e: Expr, _ scope: Scope) -> Type {
    let place = Locator(e)
    let rootType = root.map { typer.resolveOpening($0, self, place, scope) } ?? makeVariable(Locator(e, .base))
    var current: Type = types.make(.lvalue(rootType))
    var isOptional = false
    for (i, component) in components.enumerated() {
      current = step(component, i, current, e, scope)
      if case .optionalBind = component { isOptional = true }
    }
    let value = makeVariable(Locator(e, .element(0)))
    if isOptional {
      add(.chainResult, current, value, place)
    } else {
      add(.loaded, current, value, place)
    }
    keyPathEnds[e.id] = current
    let type = makeVariable(place)
    add(.keyPath(root: rootType, value: value), type, type, place)
    return type
  }

  private func step(_ c: KeyPathComponent, _ i: Int, _ base: Type, _ e: Expr, _ scope: Scope) -> Type {
    let place = Locator(e, .component(i))
    let result = makeVariable(place, canBePlace: true)
    switch c {
    case .member(let name, _): add(.member(name, .init(), nil), base, result, place)
    case .subscriptCall(let arguments, _):
      let call = CallArguments(arguments, types: arguments.map { generate($0.value, scope) }, isSubscript: true)
      let reference = makeVariable(place)
      add(.member(DeclName("subscript"), .init(), call), base, reference, place)
      add(.applicable(call), reference, result, place)
    case .optionalBind, .forceUnwrap: add(.optionalObject, base, result, place)
    case .identity: return base
    }
    componentTypes[place.key] = result
    return result
  }

  /// Gives a key path literal its type from what the context expects.
  func resolveKeyPath(_ c: Constraint, _ root: Type, _ value: Type, _ b: PotentialBindings) -> Bool {
    for t in b.above {
      var t = resolve(t)
      while let wrapped = program.optionalObject(t) { t = resolve(wrapped) }
      switch t.kind {
      case .function(let f) where f.parameters.count == 1:
        state.keyPathFunctions.insert(c.locator.expr.id)
        return match(root, f.parameters[0].type, .bind, c.locator)
          && match(value, f.result, .conversion, Locator(c.locator.expr, .result))
          && assign(b.index, types.make(.function(FunctionType([.init(root)], f.result, isEscaping: f.isEscaping))))
      case .nominal(let d, let arguments) where typer.known.keyPaths.contains(d):
        return linkKeyPath(arguments, c, root, value)
      case .function: return false
      case .existential(let e) where !e.constraints.isEmpty || e.superclass != nil:
        if let s = e.superclass, case .nominal(_, let arguments) = s.kind {
          return linkKeyPath(arguments, c, root, value)
        }
      default: continue
      }
    }
    return linkKeyPath([], c, root, value)
  }

  /// Takes over root and value, then leaves the type to `settleKeyPath`.
  private func linkKeyPath(_ arguments: [Type], _ c: Constraint, _ root: Type, _ value: Type) -> Bool {
    if arguments.count > 0, !match(root, arguments[0], .bind, c.locator) { return false }
    if arguments.count > 1, !match(value, arguments[1], .bind, Locator(c.locator.expr, .result)) { return false }
    let wasLinked = !state.keyPathsLinked.insert(c.locator.expr.id).inserted
    if wasLinked { return false }
    state.waiting.removeAll { $0 === c }
    state.active.append(c)
    return true
  }

  /// The type of a key path whose steps are known.
  func settleKeyPath(_ c: Constraint, _ root: Type, _ value: Type) -> Bool? {
    let e = c.locator.expr
    guard let v = freeVariable(c.first) else { return true }
    guard state.keyPathsLinked.contains(e.id), freeVariable(root) == nil, freeVariable(value) == nil,
      let end = keyPathEnds[e.id], let kind = keyPathClass(e, resolve(end), root)
    else { return nil }
    return assign(v, types.make(.nominal(kind, [root, value])))
  }

  /// The class of key paths by what their steps allow; `nil` while steps aren't known.
  private func keyPathClass(_ e: Expr, _ end: Type, _ root: Type) -> NominalDecl? {
    guard case .keyPath(_, let components) = e.kind else { return nil }
    if case .variable = end.kind { return nil }
    guard case .lvalue = end.kind else { return typer.known.keyPath }
    var passesReference = false
    var base = resolve(root)
    for i in components.indices {
      if case .identity = components[i] { continue }
      if case .optionalBind = components[i] { return typer.known.keyPath }
      if case .lvalue(let o) = base.kind { base = resolve(o) }
      if isClassBound(base) || hasNonmutatingSetter(Locator(e, .component(i)).key) { passesReference = true }
      guard let next = componentTypes[Locator(e, .component(i)).key] else { return nil }
      base = resolve(next)
    }
    return passesReference ? typer.known.referenceWritableKeyPath : typer.known.writableKeyPath
  }

  private func hasNonmutatingSetter(_ key: Locator.Key) -> Bool {
    guard let d = state.overloads[key]?.choice.declaration else { return false }
    return typer.hasNonmutatingSetter(d)
  }

  /// `base[keyPath: k]`.
  func settleKeyPathApplication(_ c: Constraint, _ base: Type) -> Bool? {
    var k = resolve(c.first)
    if case .lvalue(let o) = k.kind { k = resolve(o) }
    if case .variable(let v) = k.kind { return linkApplication(v.index, c, base) }
    if k.kind == .error { return match(c.second, types.error, .bind, c.locator) }
    if case .existential(let e) = k.kind, let s = e.superclass { k = s }
    guard case .nominal(let d, let arguments) = k.kind else { return false }
    guard arguments.count == 2 else {
      let result = arguments.isEmpty ? program.optional(types.any) : types.any
      return match(c.second, result, .bind, c.locator)
    }
    if freeVariable(base) != nil, d === typer.known.writableKeyPath { return nil }
    guard match(base, arguments[0], .conversion, Locator(c.locator.expr, .base)) else { return false }
    let isPlace: Bool
    if case .lvalue = resolve(base).kind { isPlace = true } else { isPlace = false }
    let writable = d === typer.known.referenceWritableKeyPath || d === typer.known.writableKeyPath && isPlace
    if let v = freeVariable(c.second), writable { state.variables[v].canBePlace = true }
    return match(c.second, writable ? types.make(.lvalue(arguments[1])) : arguments[1], .bind, c.locator)
  }

  /// A literal applied at once has the base's type as its root.
  private func linkApplication(_ index: Int, _ c: Constraint, _ base: Type) -> Bool? {
    var object = resolve(base)
    if case .lvalue(let o) = object.kind { object = resolve(o) }
    guard isKnown(object) else { return nil }
    for w in state.waiting {
      if case .keyPath(let root, let value) = w.kind, freeVariable(w.first) == index {
        guard linkKeyPath([object], w, root, value) else { return nil }
        return nil
      }
    }
    return nil
  }
}
