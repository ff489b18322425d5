import Tree
import Types

extension ConstraintSystem {

  /// Makes `a` convertible to `b`, both known at the outermost level.
  func convert(_ a: Type, _ b: Type, _ kind: MatchKind, _ locator: Locator) -> Bool {
    if case .lvalue(let object) = a.kind { return match(object, b, kind, locator) }
    if case .inoutRef = a.kind { return false }
    if let target = program.optionalObject(b) { return convertToOptional(a, b, target, kind, locator) }
    switch b.kind {
    case .existential(let e): return convertToExistential(a, b, e, kind, locator)
    case .nominal(let d, let arguments): return convertToNominal(a, b, d, arguments, kind, locator)
    case .tuple(let to): return convertToTuple(a, to, kind, locator)
    case .function(let g):
      if case .function(let f) = a.kind { return matchFunctions(f, g, kind, locator) }
      return false
    case .metatype(let to):
      guard case .metatype(let from) = a.kind else { return false }
      if isClass(from), isClass(to) { return match(from, to, .subtype, locator) }
      return match(from, to, .equal, locator)
    case .existentialMetatype(let to):
      switch a.kind {
      case .metatype(let from), .existentialMetatype(let from): return match(from, to, .subtype, locator)
      default: return false
      }
    default: return match(a, b, .equal, locator)
    }
  }

  private func convertToOptional(
    _ a: Type, _ b: Type, _ target: Type, _ kind: MatchKind, _ locator: Locator
  ) -> Bool {
    if let source = program.optionalObject(a) { return match(source, target, kind, locator) }
    state.score.add(.valueToOptional)
    return match(a, target, kind, locator)
  }

  // MARK: Existentials

  private func convertToExistential(
    _ a: Type, _ b: Type, _ e: ExistentialType, _ kind: MatchKind, _ locator: Locator
  ) -> Bool {
    if e.constraints.isEmpty, e.superclass == nil, !e.isClassBound {
      state.score.add(.emptyExistential)
      return true
    }
    if case .existential(let f) = a.kind { return weaken(f, to: e, a, locator) }
    if let s = e.superclass, !match(a, s, .subtype, locator) { return false }
    if e.isClassBound, e.superclass == nil, e.constraints.isEmpty || !isClassBound(a) {
      if case .contextual(.coercion) = locator.role, e.constraints.isEmpty { return true }
      guard isClassBound(a) else { return false }
    }
    for c in e.constraints where !conform(a, c, locator) { return false }
    return true
  }

  /// Demands that a type conforms, with the arguments of primary associated types.
  private func conform(_ a: Type, _ c: ExistentialType.Constraint, _ locator: Locator) -> Bool {
    switch conforms(a, c.proto) {
    case false?: return false
    case nil: wait(.conforms(c.proto), a, a, locator)
    case true?: break
    }
    for (name, argument) in zip(c.proto.primaryAssociatedTypes, c.arguments) {
      guard let associated = typer.associatedType(name, of: c.proto) else { continue }
      guard match(memberType(associated, of: a, locator), argument, .equal, locator) else { return false }
    }
    return true
  }

  private func weaken(_ f: ExistentialType, to e: ExistentialType, _ a: Type, _ locator: Locator) -> Bool {
    if e.isClassBound, !f.isClassBound, f.superclass == nil, !isClassBound(a) { return false }
    if let s = e.superclass {
      guard let from = f.superclass, match(from, s, .subtype, locator) else { return false }
    }
    return e.constraints.allSatisfy { c in
      let hit = f.constraints.first { typer.implies($0.proto, c.proto) }
      guard let hit else {
        if let s = f.superclass { return conforms(s, c.proto) == true }
        return conforms(a, c.proto) == true
      }
      guard hit.proto === c.proto, !c.arguments.isEmpty else { return c.arguments.isEmpty || conform(a, c, locator) }
      return hit.arguments.count == c.arguments.count
        && zip(hit.arguments, c.arguments).allSatisfy { match($0, $1, .equal, locator) }
    }
  }

  // MARK: Nominal types

  private func convertToNominal(
    _ a: Type, _ b: Type, _ d: NominalDecl, _ arguments: [Type], _ kind: MatchKind, _ locator: Locator
  ) -> Bool {
    if case .nominal(let e, let from) = a.kind, e === d {
      if typer.known.collections.contains(d) { return convertCollection(from, arguments, kind, locator) }
      return match(a, b, .equal, locator)
    }
    if d.isClass, let above = superclass(of: a, named: d) { return match(above, b, .equal, locator) }
    if d === typer.known.anyHashableDecl, kind >= .conversion, kind != .operatorArgument,
      let hashable = typer.known.hashable
    {
      if case .existential(let e) = a.kind, e.constraints.allSatisfy({ !typer.implies($0.proto, hashable) }) {
        return false
      }
      switch conforms(a, hashable) {
      case false?:
        guard case .existential = a.kind else { return false }
      case nil: wait(.conforms(hashable), a, a, locator)
      case true?: break
      }
      state.score.add(.userConversion)
      return true
    }
    return match(a, b, .equal, locator)
  }

  /// `[A]` to `[B]`, and the like for sets and dictionaries.
  private func convertCollection(_ from: [Type], _ to: [Type], _ kind: MatchKind, _ locator: Locator) -> Bool {
    let known = (from + to).allSatisfy { isKnown($0) }
    guard known else {
      metOpenCollection = true
      if widensCollections { state.score.add(.collectionUpcast) }
      return zip(from, to).allSatisfy { match($0, $1, widensCollections ? .conversion : .equal, locator) }
    }
    if zip(from, to).allSatisfy({ simplify($0) === simplify($1) }) { return true }
    state.score.add(.collectionUpcast)
    return zip(from, to).allSatisfy { match($0, $1, .conversion, locator) }
  }

  /// The supertype of `a` (or its bound) that is declared by `d`.
  func superclass(of a: Type, named d: NominalDecl) -> Type? {
    var current: Type? = a
    if case .dynamicSelf(let c) = a.kind { current = c }
    var depth = 0
    while let t = current, depth < 100 {
      if case .nominal(let e, _) = t.kind, e === d { return t }
      if case .existential(let e) = t.kind { current = e.superclass } else { current = superclassBound(t) }
      depth += 1
    }
    return nil
  }

  /// The superclass of a class, or the class that a generic parameter is bound by.
  private func superclassBound(_ type: Type) -> Type? {
    switch type.kind {
    case .nominal(let d, _): return d.isClass ? program.superclass(of: type) : nil
    case .genericParameter, .dependentMember, .protocolSelf, .opened, .opaque:
      for case .superclass(let subject, let bound) in signature?.requirements ?? [] where subject === type {
        return bound
      }
      if case .opened(_, let existential) = type.kind, case .existential(let e) = existential.kind {
        return e.superclass
      }
      return program.superclass(of: type)
    default: return nil
    }
  }

  /// Whether a type is a class.
  func isClass(_ type: Type) -> Bool {
    switch resolve(type).kind {
    case .nominal(let d, _): d.isClass
    case .dynamicSelf: true
    default: false
    }
  }

  /// Whether values of the type are references.
  func isClassBound(_ type: Type) -> Bool {
    let t = resolve(type)
    switch t.kind {
    case .nominal(let d, _): return d.isClass
    case .dynamicSelf: return true
    case .tuple, .function, .metatype, .variable, .existentialMetatype, .lvalue: return false
    default: return program.isClassBound(t, in: signature)
    }
  }

  // MARK: Tuples

  private func convertToTuple(_ a: Type, _ to: [TupleElement], _ kind: MatchKind, _ locator: Locator) -> Bool {
    guard case .tuple(let from) = a.kind, let order = Self.tupleOrder(from, to) else { return false }
    return zip(order, to).allSatisfy { match(from[$0].type, $1.type, kind, locator) }
  }

  /// Which source element each target element takes, or `nil` when the labels don't allow it.
  static func tupleOrder(_ from: [TupleElement], _ to: [TupleElement]) -> [Int]? {
    guard from.count == to.count else { return nil }
    let straight = zip(from, to).allSatisfy { $0.label == nil || $1.label == nil || $0.label == $1.label }
    if straight { return Array(from.indices) }
    guard from.allSatisfy({ $0.label != nil }) else { return nil }
    let order = to.compactMap { t in from.firstIndex { $0.label == t.label } }
    return order.count == to.count && Set(order).count == order.count ? order : nil
  }

  // MARK: Conformance

  /// Whether a type conforms to a protocol; `nil` when it depends on what isn't known yet.
  func conforms(_ type: Type, _ proto: NominalDecl) -> Bool? {
    let t = simplify(type)
    guard t.properties.contains(.variable) else {
      if t.kind == .error { return true }
      return program.conformance(of: t, to: proto, in: signature) != nil
    }
    switch t.kind {
    case .nominal(let d, _):
      return typer.conformances(of: d).contains(proto) ? nil : false
    case .variable, .dependentMember, .opaque: return nil
    case .lvalue(let object): return conforms(object, proto)
    default:
      return typer.known.markers.contains(proto.name) ? true : false
    }
  }
}
