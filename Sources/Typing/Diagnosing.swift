import Tree
import Types

/// Explains why an expression has no types.
extension Typer {

  /// Solves again with faults allowed, and reports those of the best solution.
  func diagnose(
    _ e: Expr, _ purpose: Purpose, _ scope: Scope, _ asPlace: Bool, _ expecting: (ConstraintSystem) -> Type?
  ) {
    let system = ConstraintSystem(typer: self, scope: scope)
    system.isDiagnosing = true
    state(e, purpose, system, asPlace, expecting)
    let unmended = system.state.fixes
    var best: Solution?
    if !system.hasFault {
      switch system.solve() {
      case .solved(let s): best = s
      case .ambiguous(let all):
        if let first = all.first, first.state.fixes.isEmpty { return reportAmbiguity(all, e, system) }
        system.root = e
        if !all[0].state.fixes.contains(where: { $0.isUnknownName }), reportNoOverload(all, system) { return }
        best = all.first
      case .failed, .tooComplex: best = nil
      }
    }
    system.root = e
    if let best {
      if hasTies(best, system), reportNoOverload(system.ambiguousParts, system) { return }
      system.state = best.state
    }
    #if TRACE
      if isTracing {
        print("DIAGNOSE", best == nil, best?.state.fixes.map { $0.kind } ?? [], e.range.line)
      }
    #endif
    let fixes = best?.state.fixes ?? unmended
    if report(fixes, e, purpose, system) { return }
    if best != nil, fixes.isEmpty, let open = openParameter(system) ?? openPart(e, system) { return report(open) }
    report(.noExactMatches(at: e.range))
  }

  /// Whether the first fault of a solution lies in a part that has equally faulty solutions.
  private func hasTies(_ best: Solution, _ system: ConstraintSystem) -> Bool {
    guard let fault = best.state.fixes.first, !fault.isUnknownName else { return false }
    return system.ambiguousParts.contains { s in
      s.state.fixes.first.map { $0.locator.key == fault.locator.key } ?? false
    }
  }

  /// The generic parameter that nothing determines.
  func openParameter(_ system: ConstraintSystem) -> Diagnostic? {
    for (_, s) in system.state.overloads {
      for (p, t) in s.substitution.parameters where !system.isKnown(t) {
        guard case .variable(let v) = system.resolve(t).kind else { continue }
        return .genericNotInferred(p.name, at: system.state.variables[v.index].locator.expr.range)
      }
    }
    return nil
  }

  /// The first part of an expression whose type nothing determines.
  func openPart(_ e: Expr, _ system: ConstraintSystem) -> Diagnostic? {
    let open = e.first { x in
      guard case .arrayLiteral = x.kind else {
        if case .dictionaryLiteral = x.kind {
          return system.state.expressions[x.id].map { !system.isKnown($0) } ?? false
        }
        return false
      }
      return system.state.expressions[x.id].map { !system.isKnown($0) } ?? false
    }
    return open.map { .emptyCollection(at: $0.range) }
  }

  func reportAmbiguity(_ all: [Solution], _ e: Expr, _ system: ConstraintSystem) {
    guard let a = all.first, let b = all.dropFirst().first else { return report(.noExactMatches(at: e.range)) }
    for (key, x) in a.state.overloads {
      guard let y = b.state.overloads[key], x.choice.declaration !== y.choice.declaration, let d = x.choice.declaration
      else {
        continue
      }
      return report(.ambiguousUse(program.declName(of: d), at: e.range))
    }
    report(.ambiguousExpression(at: e.range))
  }

  /// Reports the first fault that can be put into words; false when there is none.
  func report(_ fixes: [Fix], _ e: Expr, _ purpose: Purpose, _ system: ConstraintSystem) -> Bool {
    let unknown = fixes.filter(\.isUnknownName)
    for f in unknown { for d in message(for: f, e, purpose, system) { report(d) } }
    if !unknown.isEmpty { return true }
    for f in fixes {
      let found = message(for: f, e, purpose, system)
      guard !found.isEmpty else { continue }
      for d in found { report(d) }
      return true
    }
    return !fixes.isEmpty && fixes.contains { if case .closureBody = $0.kind { true } else { false } }
  }

  func text(_ t: Type, _ system: ConstraintSystem) -> String {
    program.description(of: shown(t, system))
  }

  /// A type as it would be with literals at their defaults.
  func shown(_ t: Type, _ system: ConstraintSystem) -> Type {
    var s = system.simplify(t)
    if case .lvalue(let o) = s.kind { s = o }
    return types.transform(s) { part in
      guard case .variable(let v) = part.kind else { return part.properties.contains(.variable) ? nil : part }
      if let kind = system.state.variables[v.index].literal {
        return system.defaultType(kind, PotentialBindings(index: v.index)).map { self.shown($0, system) } ?? types.error
      }
      if case .generic(let p) = system.state.variables[v.index].locator.role { return types.make(.genericParameter(p)) }
      return types.error
    }
  }

  /// Whether a type is, or holds, a fault that was reported already.
  func isSilent(_ t: Type, _ system: ConstraintSystem) -> Bool {
    system.simplify(t).properties.contains(.error)
  }

  /// Where the compiler points for an expression: at the name of a member, the operator of an operation.
  func point(_ e: Expr) -> SourceRange {
    switch e.kind {
    case .member(_, _, let nameRange): nameRange
    case .call(let f, _): point(f)
    case .subscriptCall: bracket(e)
    case .binary(_, let op, _): op.range
    case .paren, .tuple: e.range
    case .forceUnwrap(let x), .optionalBind(let x), .optionalChain(let x): point(x)
    case .tryExpr, .awaitExpr: e.range
    case .closure(let c): c.parameters?.first.map { parenthesised($0.range) } ?? e.range
    default: e.range
    }
  }

  /// The place of a parameter list: its parenthesis, when it has one.
  func parenthesised(_ r: SourceRange) -> SourceRange {
    guard r.start > 0 else { return r }
    let before = SourceRange(file: r.file, start: Int(r.start) - 1, end: Int(r.start))
    return before.text == "(" ? before : r
  }

  func message(for f: Fix, _ e: Expr, _ purpose: Purpose, _ system: ConstraintSystem) -> [Diagnostic] {
    let range = f.locator.expr.range
    if let d = instanceMethodOnType(f, system) { return [d] }
    switch f.kind {
    case .unknownName(let name): return [unknown(name, f.locator.expr, system)]
    case .instanceMemberWithoutSelf, .staticMemberOfSelf, .closesOver:
      return [misuse(f.kind, f.locator.expr, system)].compactMap { $0 }
    case .unknownOperator(let name, let fixity): return [.unknownOperator(name, fixity.rawValue, at: range)]
    case .usedInItsOwnValue(let v): return [.usedBeforeDeclaration(v.name, at: range)]
    case .mutatingMember: return [immutable(f.locator.expr, system)]
    case .mutatingGetter: return [mutatingGetter(f.locator.expr, system)]
    case .arguments(let fault, let d):
      if fault.isAboutCount, let hidden = shadowed(f.locator.expr, system) { return [hidden] }
      return [arguments(fault, d, f.locator.expr)]
    case .inoutLiteral: return [.inoutImmutable("literals are not mutable", at: range)]
    case .extraneousAmpersand: return [.extraneousAmpersand(at: argument(f.locator).range)]
    case .missingAmpersand(let t): return [.missingAmpersand(text(t, system), at: argument(f.locator).range)]
    case .notAPlace: return [operandNotMutable(f.locator, system)]
    case .notAssignable: return [notAssignable(f.locator, purpose, system)]
    case .conversion(let a, let b, let kind): return conversion(a, b, kind, f, purpose, system)
    case .notOptional(let t): return [notOptional(t, f.locator.expr, system)]
    case .closureParameters(let expected, let found):
      return [
        .closureParameterCount(
          expected.map { text(types.make(.function($0)), system) } ?? "", expected?.parameters.count ?? 0, found,
          at: point(f.locator.expr))
      ]
    case .closureParametersFew(let expected, let found):
      return [
        .closureParametersFew(
          expected.parameters.count, found, text(types.make(.function(expected)), system), at: range)
      ]
    case .closureBody: return closureFault(f.locator.expr)
    case .closureThrows(let t): return [.closureThrows(text(t, system), at: range)]
    case .nilWithoutContext: return [.nilWithoutContext(at: range)]
    case .notInferred: return [notInferred(f.locator, system)]
    case .noMember(let t, let name): return noMember(t, name, f.locator, system)
    case .optionalBase(let t, let name):
      return [
        .optionalBase(
          text(t, system), name.base, text(program.optionalObject(t) ?? t, system), at: basePoint(f.locator.expr))
      ]
    case .notCallable(let t): return isSilent(t, system) ? [] : [notCallable(t, f.locator.expr, system)]
    case .conformance(let t, let p): return conformance(t, p, f, system)
    case .unmetDemand(let d, let r): return [unmetDemand(d, r, at: nameRange(f.locator))]
    case .literal(let kind, let t): return literal(kind, t, f, purpose, system)
    case .superWithoutSuperclass: return [.superWithoutSuperclass(at: range)]
    case .wrongGenericArgumentCount(let d, let n): return [.genericArgumentCount(d.name, n, at: range)]
    case .patternHere: return [.patternHere(at: range)]
    case .discardHere: return [.discardHere(at: range)]
    case .other: return []
    }
  }

  /// A method called on its type as if that were an instance.
  private func instanceMethodOnType(_ f: Fix, _ system: ConstraintSystem) -> Diagnostic? {
    switch f.kind {
    case .arguments, .conversion, .literal: break
    default: return nil
    }
    var call = f.locator.expr
    if case .literal = f.kind, let root = system.root {
      let outer = root.first {
        if case .call(_, let all) = $0.kind { all.contains { $0.value === call } } else { false }
      }
      call = outer ?? call
    }
    guard case .call(let callee, _) = call.kind, case .member(let base?, let name, _) = callee.kind,
      let s = system.state.overloads[Locator(callee).key], s.isUnapplied,
      let t = system.state.expressions[base.id], case .metatype(let instance) = system.simplify(t).kind
    else { return nil }
    return .instanceMemberOnType(name.base, text(instance, system), at: base.range)
  }

  // MARK: Names and members

  func unknown(_ name: String, _ e: Expr, _ system: ConstraintSystem) -> Diagnostic {
    let near = suggestion(for: name, among: system.scope.allNames + visibleNames(system.scope))
    return .cannotFind(name, suggestion: near, at: e.range)
  }

  func visibleNames(_ scope: Scope) -> [String] {
    guard let context = typeContext(scope), let t = program.selfType(of: context) else { return [] }
    return program.memberNames(of: t, onMetatype: false)
  }

  /// The nearest of some names, when it is near enough to be meant.
  func suggestion(for name: String, among names: [String]) -> String? {
    let limit = max(1, name.count / 3)
    let scored = names.map { ($0, editDistance(name, $0)) }.filter { $0.1 <= limit && $0.0 != name }
    return scored.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  func editDistance(_ a: String, _ b: String) -> Int {
    let x = Array(a.utf8)
    let y = Array(b.utf8)
    guard abs(x.count - y.count) <= 4 else { return 99 }
    var row = Array(0...y.count)
    for i in 0..<x.count {
      var previous = row[0]
      row[0] = i + 1
      for j in 0..<y.count {
        let cost = previous + (x[i] == y[j] ? 0 : 1)
        previous = row[j + 1]
        row[j + 1] = min(cost, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[y.count]
  }

  func noMember(_ t: Type, _ name: DeclName, _ place: Locator, _ system: ConstraintSystem) -> [Diagnostic] {
    if isSilent(t, system) { return [] }
    let range = nameRange(place)
    if case .metatype(let instance) = t.kind {
      let onInstance = visibleMembers(of: system.simplify(instance), name.base, onMetatype: false)
      if !onInstance.isEmpty, name.base != "init" {
        return [.instanceMemberOnType(name.base, text(instance, system), at: baseRange(place.expr))]
      }
      let near = suggestion(for: name.base, among: program.memberNames(of: system.simplify(instance), onMetatype: true))
      return [.noStaticMember(text(instance, system), name.base, suggestion: near, at: range)]
    }
    if name.base == "subscript" { return [.noSubscripts(text(t, system), at: place.expr.range)] }
    let onType = visibleMembers(of: system.simplify(t), name.base, onMetatype: true)
    if !onType.isEmpty {
      return [.staticMemberOnInstance(name.base, text(t, system), at: baseRange(place.expr))]
    }
    if program.hasInaccessibleMember(of: system.simplify(t), named: name.base, onMetatype: false) {
      return [.inaccessible(name.base, at: range)]
    }
    if case .tuple = system.simplify(t).kind { return [.noTupleMember(text(t, system), name.base, at: range)] }
    let near = suggestion(for: name.base, among: program.memberNames(of: system.simplify(t), onMetatype: false))
    return [.noMember(text(t, system), name.base, suggestion: near, at: range)]
  }

  /// The members of a name, those of modules that aren't imported left out.
  private func visibleMembers(of t: Type, _ name: String, onMetatype: Bool) -> [Member] {
    program.members(of: t, named: name, onMetatype: onMetatype, from: nil).filter {
      !program.isHiddenWithoutImport($0.declaration)
    }
  }

  func nameRange(_ place: Locator) -> SourceRange {
    if case .member(_, _, let range) = place.expr.kind { return range }
    if case .keyPath(_, let components) = place.expr.kind, case .component(let i) = place.role,
      components.indices.contains(i),
      case .member(_, let range) = components[i]
    {
      _ = range
      return place.expr.range
    }
    return place.expr.range
  }

  func baseRange(_ e: Expr) -> SourceRange {
    switch e.kind {
    case .member(let base?, _, _), .subscriptCall(let base, _), .call(let base, _): base.range
    default: e.range
    }
  }

  /// Where the compiler points for the base of a member.
  func basePoint(_ e: Expr) -> SourceRange {
    switch e.kind {
    case .member(let base?, _, _), .subscriptCall(let base, _), .call(let base, _): lastToken(base)
    default: e.range
    }
  }

  /// The place where the last word or bracket of an expression begins.
  private func lastToken(_ e: Expr) -> SourceRange {
    switch e.kind {
    case .call(_, let arguments) where arguments.last?.isTrailing == true: point(e)
    case .subscriptCall, .call: closing(e)
    default: point(e)
    }
  }

  func notCallable(_ t: Type, _ e: Expr, _ system: ConstraintSystem) -> Diagnostic {
    let object = shown(t, system)
    if case .metatype(let instance) = object.kind, case .nominal(let n, _) = instance.kind,
      program.initializers(of: instance).isEmpty, n.nominalKind != .protocolType, n.nominalKind != .enumType
    {
      return .inaccessibleInitialiser(n.name, at: point(e))
    }
    if case .metatype(let instance) = object.kind, case .existential = instance.kind {
      return .notConstructible(program.description(of: instance), at: e.range)
    }
    if program.optionalObject(object) != nil {
      return .optionalFunction(program.description(of: object), at: baseRange(e))
    }
    return .notCallable(program.description(of: object), at: baseRange(e))
  }

  func notOptional(_ t: Type, _ e: Expr, _ system: ConstraintSystem) -> Diagnostic {
    switch e.kind {
    case .optionalBind(let x):
      .chainOnNonOptional(
        text(t, system), at: SourceRange(file: e.range.file, start: Int(x.range.end), end: Int(e.range.end)))
    case .forceUnwrap: .unwrapNonOptional(text(t, system), at: closing(e))
    default: .unwrapNonOptional(text(t, system), at: e.range)
    }
  }

  func notInferred(_ place: Locator, _ system: ConstraintSystem) -> Diagnostic {
    switch place.role {
    case .generic(let p): return .genericNotInferred(p.name, at: place.expr.range)
    case .base:
      if case .member(nil, let name, _) = place.expr.kind {
        return .implicitMemberWithoutContext(name.base, at: place.expr.range)
      }
      return .keyPathRootNotInferred(at: place.expr.range)
    case .element:
      switch place.expr.kind {
      case .closure: return .closureParameterNotInferred(at: place.expr.range)
      case .arrayLiteral, .dictionaryLiteral: return .emptyCollection(at: place.expr.range)
      default: return .ambiguousExpression(at: place.expr.range)
      }
    default:
      if case .closure = place.expr.kind { return .closureNotInferred(at: place.expr.range) }
      return .ambiguousExpression(at: place.expr.range)
    }
  }

  func closureFault(_ e: Expr) -> [Diagnostic] {
    guard case .closure(let c) = e.kind else { return [] }
    return closureFaults[c.id] ?? [.closureNotInferred(at: e.range)]
  }
}
