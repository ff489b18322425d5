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
        best = all.first
      case .failed, .tooComplex: best = nil
      }
    }
    system.root = e
    if let best { system.state = best.state }
    #if TRACE
      if CommandLine.arguments.contains("-v") {
        print("DIAGNOSE", best == nil, best?.state.fixes.map { $0.kind } ?? [], e.range.line)
      }
    #endif
    let fixes = best?.state.fixes ?? unmended
    if report(fixes, e, purpose, system) { return }
    if best != nil, fixes.isEmpty, let open = openParameter(system) { return report(open) }
    report(.noExactMatches(at: e.range))
  }

  /// The generic parameter that nothing determines.
  private func openParameter(_ system: ConstraintSystem) -> Diagnostic? {
    for (_, s) in system.state.overloads {
      for (p, t) in s.substitution.parameters where !system.isKnown(t) {
        guard case .variable(let v) = system.resolve(t).kind else { continue }
        return .genericNotInferred(p.name, at: system.state.variables[v.index].locator.expr.range)
      }
    }
    return nil
  }

  private func reportAmbiguity(_ all: [Solution], _ e: Expr, _ system: ConstraintSystem) {
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
  private func report(_ fixes: [Fix], _ e: Expr, _ purpose: Purpose, _ system: ConstraintSystem) -> Bool {
    for f in fixes {
      let found = message(for: f, e, purpose, system)
      guard !found.isEmpty else { continue }
      for d in found { report(d) }
      return true
    }
    return !fixes.isEmpty && fixes.contains { if case .closureBody = $0.kind { true } else { false } }
  }

  private func text(_ t: Type, _ system: ConstraintSystem) -> String {
    program.description(of: shown(t, system))
  }

  /// A type as it would be with literals at their defaults.
  private func shown(_ t: Type, _ system: ConstraintSystem) -> Type {
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
  private func isSilent(_ t: Type, _ system: ConstraintSystem) -> Bool {
    system.simplify(t).properties.contains(.error)
  }

  /// Where the compiler points for an expression: at the name of a member, the operator of an operation.
  func point(_ e: Expr) -> SourceRange {
    switch e.kind {
    case .member(_, _, let nameRange): nameRange
    case .call(let f, _): point(f)
    case .binary(_, let op, _): op.range
    case .paren, .tuple: e.range
    case .forceUnwrap(let x), .optionalBind(let x), .optionalChain(let x): point(x)
    case .tryExpr, .awaitExpr: e.range
    case .closure(let c): c.parameters?.first.map { parenthesised($0.range) } ?? e.range
    default: e.range
    }
  }

  /// The place of a parameter list: its parenthesis, when it has one.
  private func parenthesised(_ r: SourceRange) -> SourceRange {
    guard r.start > 0 else { return r }
    let before = SourceRange(file: r.file, start: Int(r.start) - 1, end: Int(r.start))
    return before.text == "(" ? before : r
  }

  private func message(for f: Fix, _ e: Expr, _ purpose: Purpose, _ system: ConstraintSystem) -> [Diagnostic] {
    let range = f.locator.expr.range
    switch f.kind {
    case .unknownName(let name): return [unknown(name, f.locator.expr, system)]
    case .unknownOperator(let name, let fixity): return [.unknownOperator(name, fixity.rawValue, at: range)]
    case .usedInItsOwnValue(let v): return [.usedBeforeDeclaration(v.name, at: range)]
    case .mutatingMember: return [immutable(f.locator.expr, system)]
    case .arguments(let fault, let d): return [arguments(fault, d, f.locator.expr)]
    case .extraneousAmpersand: return [.extraneousAmpersand(at: argument(f.locator).range)]
    case .missingAmpersand(let t): return [.missingAmpersand(text(t, system), at: argument(f.locator).range)]
    case .notAPlace: return [operandNotMutable(f.locator, system)]
    case .conversion(let a, let b, let kind): return conversion(a, b, kind, f, purpose, system)
    case .notOptional(let t): return [notOptional(t, f.locator.expr, system)]
    case .closureParameters(let expected, let found):
      return [
        .closureParameterCount(
          expected.map { text(types.make(.function($0)), system) } ?? "", expected?.parameters.count ?? 0, found,
          at: point(f.locator.expr))
      ]
    case .closureParametersFew(let expected, let found): return [.closureParametersFew(expected, found, at: range)]
    case .closureBody: return closureFault(f.locator.expr)
    case .nilWithoutContext: return [.nilWithoutContext(at: range)]
    case .notInferred: return [notInferred(f.locator, system)]
    case .noMember(let t, let name): return noMember(t, name, f.locator, system)
    case .optionalBase(let t, let name):
      return [
        .optionalBase(
          text(t, system), name.base, text(program.optionalObject(t) ?? t, system), at: baseRange(f.locator.expr))
      ]
    case .notCallable(let t): return isSilent(t, system) ? [] : [notCallable(t, f.locator.expr, system)]
    case .conformance(let t, let p): return conformance(t, p, f, system)
    case .literal(let kind, let t): return literal(kind, t, f, purpose, system)
    case .superWithoutSuperclass: return [.superWithoutSuperclass(at: range)]
    case .wrongGenericArgumentCount(let d, let n): return [.genericArgumentCount(d.name, n, at: range)]
    case .patternHere: return [.patternHere(at: range)]
    case .discardHere: return [.discardHere(at: range)]
    case .other: return []
    }
  }

  // MARK: Names and members

  private func unknown(_ name: String, _ e: Expr, _ system: ConstraintSystem) -> Diagnostic {
    let near = suggestion(for: name, among: system.scope.allNames + visibleNames(system.scope))
    return .cannotFind(name, suggestion: near, at: e.range)
  }

  private func visibleNames(_ scope: Scope) -> [String] {
    guard let context = typeContext(scope), let t = program.selfType(of: context) else { return [] }
    return program.memberNames(of: t, onMetatype: false)
  }

  /// The nearest of some names, when it is near enough to be meant.
  func suggestion(for name: String, among names: [String]) -> String? {
    let limit = max(1, name.count / 3)
    let scored = names.map { ($0, editDistance(name, $0)) }.filter { $0.1 <= limit && $0.0 != name }
    return scored.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  private func editDistance(_ a: String, _ b: String) -> Int {
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

  private func noMember(_ t: Type, _ name: DeclName, _ place: Locator, _ system: ConstraintSystem) -> [Diagnostic] {
    if isSilent(t, system) { return [] }
    let range = nameRange(place)
    if case .metatype(let instance) = t.kind {
      let onInstance = program.members(of: system.simplify(instance), named: name.base, onMetatype: false, from: nil)
      if !onInstance.isEmpty, name.base != "init" {
        return [.instanceMemberOnType(name.base, text(instance, system), at: baseRange(place.expr))]
      }
      let near = suggestion(for: name.base, among: program.memberNames(of: system.simplify(instance), onMetatype: true))
      return [.noStaticMember(text(instance, system), name.base, suggestion: near, at: range)]
    }
    if name.base == "subscript" { return [.noSubscripts(text(t, system), at: place.expr.range)] }
    let onType = program.members(of: system.simplify(t), named: name.base, onMetatype: true, from: nil)
    if !onType.isEmpty { return [.staticMemberOnInstance(name.base, text(t, system), at: range)] }
    let near = suggestion(for: name.base, among: program.memberNames(of: system.simplify(t), onMetatype: false))
    return [.noMember(text(t, system), name.base, suggestion: near, at: range)]
  }

  private func nameRange(_ place: Locator) -> SourceRange {
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

  private func baseRange(_ e: Expr) -> SourceRange {
    switch e.kind {
    case .member(let base?, _, _), .subscriptCall(let base, _), .call(let base, _): base.range
    default: e.range
    }
  }

  private func notCallable(_ t: Type, _ e: Expr, _ system: ConstraintSystem) -> Diagnostic {
    let object = shown(t, system)
    if program.optionalObject(object) != nil {
      return .optionalFunction(program.description(of: object), at: baseRange(e))
    }
    return .notCallable(program.description(of: object), at: baseRange(e))
  }

  private func notOptional(_ t: Type, _ e: Expr, _ system: ConstraintSystem) -> Diagnostic {
    switch e.kind {
    case .optionalBind(let x):
      .chainOnNonOptional(
        text(t, system), at: SourceRange(file: e.range.file, start: Int(x.range.end), end: Int(e.range.end)))
    case .forceUnwrap(let x): .unwrapNonOptional(text(t, system), at: x.range)
    default: .unwrapNonOptional(text(t, system), at: e.range)
    }
  }

  private func notInferred(_ place: Locator, _ system: ConstraintSystem) -> Diagnostic {
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

  private func closureFault(_ e: Expr) -> [Diagnostic] {
    guard case .closure(let c) = e.kind else { return [] }
    return closureFaults[c.id] ?? [.closureNotInferred(at: e.range)]
  }

  // MARK: Mutability

  /// The argument that a locator is about.
  func argument(_ place: Locator) -> Expr {
    guard case .argument(let i) = place.role else { return place.expr }
    switch place.expr.kind {
    case .call(_, let all), .subscriptCall(_, let all): return all.indices.contains(i) ? all[i].value : place.expr
    case .binary(let l, _, let r): return i == 0 ? l : r
    case .prefix(_, let x), .postfix(let x, _): return x
    default: return place.expr
    }
  }

  private func immutable(_ e: Expr, _ system: ConstraintSystem) -> Diagnostic {
    guard case .member(let base?, _, _) = e.kind else {
      return .mutatingOnSelf(at: e.range)
    }
    return .mutatingOnImmutable(reason(base, system), at: point(e))
  }

  private func operandNotMutable(_ place: Locator, _ system: ConstraintSystem) -> Diagnostic {
    let x = argument(place)
    if case .binary(_, let op, _) = place.expr.kind { return .operandNotMutable(reason(x, system), at: op.range) }
    return .operandNotMutable(reason(x, system), at: x.range)
  }

  /// Why a place can't be written: `'x' is a 'let' constant`.
  func reason(_ e: Expr, _ system: ConstraintSystem) -> String {
    switch e.kind {
    case .name(let n):
      if n.base == "self" { return "'self' is immutable" }
      guard let d = system.state.overloads[Locator(e).key]?.choice.declaration as? VarDecl else {
        return "'\(n.base)' is not a variable"
      }
      return immutability(of: d, n.base)
    case .member(let base, let n, _):
      guard let d = system.state.overloads[Locator(e).key]?.choice.declaration as? VarDecl else {
        return "'\(n.base)' is immutable"
      }
      let own = immutability(of: d, n.base)
      if !own.isEmpty { return own }
      return base.map { reason($0, system) } ?? "'self' is immutable"
    case .subscriptCall(let base, _):
      if let d = system.state.overloads[Locator(e).key]?.choice.declaration, !program.isSettable(d, from: nil) {
        return "subscript is get-only"
      }
      return reason(base, system)
    case .call(let f, _):
      if case .member(_, let n, _) = f.kind { return "'\(n.base)' returns immutable value" }
      if case .name(let n) = f.kind { return "'\(n.base)' returns immutable value" }
      return "call returns immutable value"
    case .paren(let x), .forceUnwrap(let x), .optionalBind(let x), .optionalChain(let x): return reason(x, system)
    default: return "literals are not mutable"
    }
  }

  private func immutability(of d: VarDecl, _ name: String) -> String {
    if d.parent is ParamDecl || name.hasPrefix("$") { return "'\(name)' is a 'let' constant" }
    if d.isLet { return "'\(name)' is a 'let' constant" }
    if !program.isSettable(d, from: nil) {
      return d.accessors.isEmpty ? "'\(name)' setter is inaccessible" : "'\(name)' is a get-only property"
    }
    if d.parent is NominalDecl || d.parent is ExtensionDecl {
      return d.modifiers.contains { $0.detail == "set" } ? "'\(name)' setter is inaccessible" : ""
    }
    return "'\(name)' is immutable"
  }

  // MARK: Conversions

  private func conversion(
    _ a: Type, _ b: Type, _ kind: MatchKind, _ f: Fix, _ purpose: Purpose, _ system: ConstraintSystem
  ) -> [Diagnostic] {
    if let d = operatorMismatch(f, system) { return [d] }
    if isSilent(a, system) || isSilent(b, system) { return [] }
    let from = shown(a, system)
    let x = argument(f.locator)
    var to = shown(b, system)
    if isLiteral(x) { while let wrapped = program.optionalObject(to) { to = wrapped } }
    if case .contextual(.condition) = f.locator.role { return [condition(from, x)] }
    if case .lvalue = system.simplify(b).kind, kind <= .equal { return [notAssignable(f.locator, purpose, system)] }
    if let wrapped = program.optionalObject(from), program.optionalObject(to) == nil, convertible(wrapped, to, system) {
      return [.mustUnwrap(text(from, system), text(wrapped, system), at: point(x))]
    }
    return [mismatch(from, to, f, x, purpose, system)]
  }

  private func isLiteral(_ e: Expr) -> Bool {
    switch e.kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .stringLiteral, .interpolatedString: true
    default: false
    }
  }

  /// A condition that isn't Boolean.
  private func condition(_ t: Type, _ x: Expr) -> Diagnostic {
    let name = program.description(of: t)
    if program.optionalObject(t) != nil { return .optionalCondition(name, at: point(x)) }
    if t === program.int { return .integerCondition(name, at: point(x)) }
    return .conditionMismatch(name, "Bool", at: point(x))
  }

  private func convertible(_ a: Type, _ b: Type, _ system: ConstraintSystem) -> Bool {
    if a === b { return true }
    let probe = ConstraintSystem(typer: self, scope: system.scope)
    guard probe.match(a, b, .conversion, Locator(placeholder)) else { return false }
    return probe.simplify()
  }

  private func mismatch(
    _ from: Type, _ to: Type, _ f: Fix, _ x: Expr, _ purpose: Purpose, _ system: ConstraintSystem
  ) -> Diagnostic {
    let a = text(from, system)
    let b = text(to, system)
    switch f.locator.role {
    case .contextual(let why): return contextual(a, b, why, x)
    case .argument: return .argumentMismatch(a, b, at: point(x))
    case .closureBody: return .closureResult(a, b, at: bodyRange(f.locator.expr))
    case .element(let i): return element(a, b, i, f.locator.expr)
    case .branch: return .branchMismatch(a, b, at: x.range)
    case .result: return .contextualMismatch(a, b, at: x.range)
    default: return contextual(a, b, purpose, x)
    }
  }

  private func bodyRange(_ e: Expr) -> SourceRange {
    if case .closure(let c) = e.kind, let (x, _) = c.singleExpression { return point(x) }
    return e.range
  }

  private func element(_ a: String, _ b: String, _ i: Int, _ e: Expr) -> Diagnostic {
    switch e.kind {
    case .arrayLiteral(let all):
      return .elementMismatch(a, b, "element", at: all.indices.contains(i) ? all[i].range : e.range)
    case .dictionaryLiteral(let pairs):
      let pair = pairs.indices.contains(i / 2) ? pairs[i / 2] : nil
      return i % 2 == 0
        ? .elementMismatch(a, b, "dictionary key", at: pair?.key.range ?? e.range)
        : .elementMismatch(a, b, "dictionary value", at: pair?.value.range ?? e.range)
    default: return .contextualMismatch(a, b, at: e.range)
    }
  }

  private func contextual(_ a: String, _ b: String, _ why: Purpose, _ x: Expr) -> Diagnostic {
    switch why {
    case .initialization: .contextualMismatch(a, b, at: point(x))
    case .assignment: .assignmentMismatch(a, b, at: point(x))
    case .returned: .returnMismatch(a, b, at: point(x))
    case .condition: .conditionMismatch(a, b, at: x.range)
    case .coercion: .coercionMismatch(a, b, at: x.range)
    case .closureResult: .closureResult(a, b, at: point(x))
    case .defaultArgument: .defaultMismatch(a, b, at: x.range)
    case .thrown: .thrownNotError(a, at: x.range)
    default: .contextualMismatch(a, b, at: x.range)
    }
  }

  private func notAssignable(_ place: Locator, _ purpose: Purpose, _ system: ConstraintSystem) -> Diagnostic {
    let x = place.expr
    if case .inoutRef(let inner) = x.kind { return .inoutImmutable(reason(inner, system), at: inner.range) }
    switch x.kind {
    case .member(_, let n, _):
      let why = reason(x, system)
      _ = n
      return .cannotAssignProperty(why, at: point(x))
    case .name: return .cannotAssignValue(reason(x, system), at: x.range)
    case .subscriptCall(let base, _): return .cannotAssignSubscript(reason(x, system), at: base.range)
    case .call: return .cannotAssignCall(reason(x, system), at: x.range)
    default: return .cannotAssignValue(reason(x, system), at: x.range)
    }
  }

  private func assignedBase(_ e: Expr) -> Expr {
    if case .member(let base?, _, _) = e.kind { return assignedBase(base) }
    return e
  }

  /// `binary operator '+' cannot be applied to operands of type …`
  private func operatorMismatch(_ f: Fix, _ system: ConstraintSystem) -> Diagnostic? {
    func operand(_ e: Expr) -> Type { shown(system.state.expressions[e.id] ?? types.error, system) }
    switch f.locator.expr.kind {
    case .binary(let l, let op, let r):
      guard case .argument = f.locator.role, case .name(let n) = op.kind else { return nil }
      let a = operand(l)
      let b = operand(r)
      if a.kind == .error || b.kind == .error { return nil }
      return unwrapOperand(a, b, l, r, system)
        ?? .binaryOperands(n.base, program.description(of: a), program.description(of: b), at: op.range)
    case .prefix(let op, let x):
      guard case .argument = f.locator.role, case .name(let n) = op.kind else { return nil }
      return .unaryOperand(n.base, program.description(of: operand(x)), at: op.range)
    default: return nil
    }
  }

  private func unwrapOperand(_ a: Type, _ b: Type, _ l: Expr, _ r: Expr, _ system: ConstraintSystem) -> Diagnostic? {
    if let w = program.optionalObject(a), w === b {
      return .mustUnwrap(program.description(of: a), program.description(of: w), at: l.range)
    }
    if let w = program.optionalObject(b), w === a {
      return .mustUnwrap(program.description(of: b), program.description(of: w), at: r.range)
    }
    return nil
  }

  private func conformance(_ t: Type, _ p: NominalDecl, _ f: Fix, _ system: ConstraintSystem) -> [Diagnostic] {
    if let d = operatorMismatch(f, system) { return [d] }
    if isSilent(t, system) { return [] }
    return [.doesNotConform(text(t, system), p.name, f.locator.expr, at: f.locator.expr.range)]
  }

  private func literal(_ kind: LiteralKind, _ t: Type, _ f: Fix, _ purpose: Purpose, _ system: ConstraintSystem)
    -> [Diagnostic]
  {
    if isSilent(t, system) { return [] }
    if kind == .nilLiteral { return [.nilMismatch(text(t, system), purpose, at: f.locator.expr.range)] }
    guard let v = system.defaultType(kind, PotentialBindings(index: 0)) else { return [] }
    let from = text(v, system)
    var t = system.simplify(t)
    while let wrapped = program.optionalObject(t) { t = wrapped }
    if let why = surroundings(of: f.locator.expr, in: system.root) {
      if why == .sequence { return [.elementMismatch(from, text(t, system), "element", at: f.locator.expr.range)] }
      if why == .argument { return [.argumentMismatch(from, text(t, system), at: f.locator.expr.range)] }
      return [contextual(from, text(t, system), why, f.locator.expr)]
    }
    return [contextual(from, text(t, system), purpose, f.locator.expr)]
  }

  /// What an expression is for inside a larger one.
  private func surroundings(of x: Expr, in root: Expr?) -> Purpose? {
    guard let root else { return nil }
    switch root.kind {
    case .assign(_, let value) where value === x: return .assignment
    case .arrayLiteral(let all): if all.contains(where: { $0 === x }) { return .sequence }
    case .call(_, let arguments): if arguments.contains(where: { $0.value === x }) { return .argument }
    default: break
    }
    for child in root.children { if let found = surroundings(of: x, in: child) { return found } }
    return nil
  }

  // MARK: Arguments

  private func arguments(_ fault: ArgumentFault, _ d: Decl?, _ e: Expr) -> Diagnostic {
    let parameters = d.flatMap { self.parameters(of: $0) } ?? []
    let given: [Argument]
    switch e.kind {
    case .call(_, let all), .subscriptCall(_, let all): given = all
    default: given = []
    }
    switch fault {
    case .missing(let p, let before):
      let end = given.indices.contains(before) ? given[before].labelRange ?? given[before].value.range : closing(e)
      if parameters.indices.contains(p), let label = parameters[p].label {
        return .missingArgument("'\(label)'", at: end)
      }
      return .missingArgument("#\(p + 1)", at: end)
    case .extra(let a):
      let x = given.indices.contains(a) ? given[a] : nil
      if let label = x?.label { return .extraArgument("'\(label)' ", at: x?.labelRange ?? e.range) }
      return .extraArgument("", at: x?.value.range ?? e.range)
    case .labels: return labels(parameters, given, e)
    case .order(let a, let before):
      let first = given.indices.contains(a) ? given[a].label.map { "'\($0)'" } ?? "#\(a + 1)" : "#1"
      let second = given.indices.contains(before) ? given[before].label.map { "'\($0)'" } ?? "#\(before + 1)" : "#1"
      return .argumentOrder(
        first, second, at: given.indices.contains(a) ? given[a].labelRange ?? given[a].value.range : e.range)
    }
  }

  /// The closing parenthesis of a call.
  private func closing(_ e: Expr) -> SourceRange {
    SourceRange(file: e.range.file, start: max(Int(e.range.start), Int(e.range.end) - 1), end: Int(e.range.end))
  }

  private func labels(_ parameters: [ParamDecl], _ given: [Argument], _ e: Expr) -> Diagnostic {
    let wanted = parameters.map(\.label)
    let have = given.map(\.label)
    let start = opening(e)
    let wrong = zip(have, wanted).filter { $0.0 != $0.1 }
    if wrong.count == 1, let (h, w) = wrong.first {
      if h == nil, let w { return .missingLabel(w, at: firstWrong(have, wanted, given) ?? start) }
      if let h, w == nil { return .extraneousLabel(h, at: firstWrong(have, wanted, given) ?? start) }
    }
    let a = have.map { ($0 ?? "_") + ":" }.joined()
    let b = wanted.map { ($0 ?? "_") + ":" }.joined()
    return .wrongLabels(a, b, wrong.count > 1, at: start)
  }

  private func firstWrong(_ have: [String?], _ wanted: [String?], _ given: [Argument]) -> SourceRange? {
    for (i, (h, w)) in zip(have, wanted).enumerated() where h != w {
      return given[i].labelRange ?? given[i].value.range
    }
    return nil
  }

  private func opening(_ e: Expr) -> SourceRange {
    guard case .call(let f, _) = e.kind else { return e.range }
    return SourceRange(file: e.range.file, start: Int(f.range.end), end: Int(f.range.end) + 1)
  }
}
