import Tree
import Types

/// An assumption by which the solver went on after a fault; the best solution's fixes become diagnostics.
struct Fix {
  /// What was wrong.
  enum Kind {
    case mutatingMember(FuncDecl)
    case mutatingGetter(VarDecl)
    case arguments(ArgumentFault, Decl?)
    case extraneousAmpersand, inoutLiteral
    case missingAmpersand(Type)
    case notAPlace, notAssignable
    case conversion(Type, Type, MatchKind)
    case notOptional(Type)
    case closureParameters(expected: FunctionType?, found: Int)
    case closureParametersFew(expected: FunctionType, found: Int)
    case closureBody
    case closureThrows(Type)
    case patternHere, discardHere, superWithoutSuperclass
    case unknownOperator(String, Fixity)
    case unknownName(String)
    case instanceMemberWithoutSelf(Decl, Type, Decl)
    case staticMemberOfSelf(Decl, Type)
    case closesOver(VarDecl, Decl)
    case usedInItsOwnValue(VarDecl)
    case nilWithoutContext, notInferred
    case wrongGenericArgumentCount(NominalDecl, Int)
    case noMember(Type, DeclName)
    case optionalBase(Type, DeclName)
    case unmetDemand(Decl, Requirement)
    case notCallable(Type)
    case conformance(Type, NominalDecl)
    case literal(LiteralKind, Type)
    case other
  }
  /// What was wrong.
  let kind: Kind
  /// Where.
  let locator: Locator

  /// Whether it is a name that means nothing, which the compiler notices before all else.
  var isUnknownName: Bool { if case .unknownName = kind { true } else { false } }
}

extension ConstraintSystem {

  /// Notes a fault and goes on; true.
  func record(_ kind: Fix.Kind, _ locator: Locator) -> Bool {
    state.fixes.append(Fix(kind: kind, locator: locator))
    state.score.add(.fix, weight(of: kind))
    return true
  }

  /// How grave a fault is: an optional that only has to be unwrapped is taken for likelier than a wrong type.
  private func weight(of kind: Fix.Kind) -> Int {
    switch kind {
    case .optionalBase: return 1
    case .conversion(let a, let b, _):
      var from = resolve(a)
      if case .lvalue(let o) = from.kind { from = resolve(o) }
      if case .conversion(_, _, .equal) = kind { return 3 }
      guard let wrapped = program.optionalObject(from), program.optionalObject(resolve(b)) == nil else { return 2 }
      return simplify(wrapped) === simplify(b) ? 1 : 2
    default: return 2
    }
  }

  /// Assumes that a demand that can't be met is met; false when nothing can be assumed.
  func fix(_ c: Constraint) -> Bool {
    switch c.kind {
    case .match(let kind): return record(.conversion(c.first, c.second, kind), c.locator)
    case .literal(let kind): return record(.literal(kind, c.first), c.locator)
    case .conforms(let p): return record(.conformance(c.first, p), c.locator)
    case .member(let name, let options, _): return fixMember(c, name, options)
    case .applicable: return record(.notCallable(c.first), c.locator) && settleAsError(c.second, c.locator)
    case .chainResult:
      var object = resolve(c.first)
      if case .lvalue(let o) = object.kind { object = resolve(o) }
      let whole = program.optionalObject(object) == nil ? program.optional(object) : object
      return record(.conversion(whole, c.second, .conversion), c.locator)
    case .dependentMember: return settleAsError(c.second, c.locator) && record(.other, c.locator)
    default: return record(.other, c.locator)
    }
  }

  private func fixMember(_ c: Constraint, _ name: DeclName, _ options: Constraint.MemberOptions) -> Bool {
    var base = resolve(c.first)
    if case .lvalue(let o) = base.kind { base = resolve(o) }
    if let wrapped = program.optionalObject(base),
      let choices = memberChoices(of: resolve(wrapped), name, options, c.locator), !choices.isEmpty
    {
      return record(.optionalBase(base, name), c.locator) && settleAsError(c.second, c.locator)
    }
    if case .lvalue = resolve(c.second).kind,
      let choices = memberChoices(of: resolve(c.first), name, options, c.locator),
      !choices.isEmpty
    {
      return record(.conversion(base, c.second, .bind), c.locator)
    }
    return record(.noMember(base, name), c.locator) && settleAsError(c.second, c.locator)
  }

  private func settleAsError(_ t: Type, _ place: Locator) -> Bool {
    _ = match(t, types.error, .bind, place)
    return true
  }
}
