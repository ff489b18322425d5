import Tree
import Types

/// The messages for conversions and arguments that do not fit.
extension Typer {

  // MARK: Conversions

  func conversion(
    _ a: Type, _ b: Type, _ kind: MatchKind, _ f: Fix, _ purpose: Purpose, _ system: ConstraintSystem
  ) -> [Diagnostic] {
    if isSilent(a, system) || isSilent(b, system) { return [] }
    let from = shown(a, system)
    let x = argument(f.locator)
    var to = shown(b, system)
    if isLiteral(x) { while let wrapped = program.optionalObject(to) { to = wrapped } }
    if case .contextual(.condition) = f.locator.role { return [condition(from, x)] }
    if case .arrayLiteral = x.kind, case .nominal(let d, _) = to.kind, d === known.dictionary {
      return [.dictionaryFromArray(text(to, system), at: x.range)]
    }
    if case .contextual(let why) = f.locator.role, case .tuple(let elements) = x.kind, let wanted = system.expected {
      return [tupleMismatch(elements, wanted, why, x, system)].compactMap { $0 }
    }
    if case .lvalue = system.simplify(b).kind, kind <= .equal { return [notAssignable(f.locator, purpose, system)] }
    if let wrapped = program.optionalObject(from), program.optionalObject(to) == nil, convertible(wrapped, to, system) {
      return [.mustUnwrap(text(from, system), text(wrapped, system), at: point(x))]
    }
    if case .argument = f.locator.role, let d = operationMismatch(f.locator.expr, system) { return [d] }
    if let d = conflict(f, system) { return [d] }
    return [mismatch(from, to, f, x, purpose, system)]
  }

  func isLiteral(_ e: Expr) -> Bool {
    switch e.kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .stringLiteral, .interpolatedString: true
    default: false
    }
  }

  /// A condition that isn't Boolean.
  func condition(_ t: Type, _ x: Expr) -> Diagnostic {
    let name = program.description(of: t)
    if program.optionalObject(t) != nil { return .optionalCondition(name, at: point(x)) }
    if t === program.int { return .integerCondition(name, at: point(x)) }
    return .conditionMismatch(name, "Bool", at: point(x))
  }

  func convertible(_ a: Type, _ b: Type, _ system: ConstraintSystem) -> Bool {
    if a === b { return true }
    let probe = ConstraintSystem(typer: self, scope: system.scope)
    guard probe.match(a, b, .conversion, Locator(placeholder)) else { return false }
    return probe.simplify()
  }

  func mismatch(
    _ from: Type, _ to: Type, _ f: Fix, _ x: Expr, _ purpose: Purpose, _ system: ConstraintSystem
  ) -> Diagnostic {
    let a = text(from, system)
    let b = text(to, system)
    if case .function(let g) = from.kind, case .function(let h) = to.kind, g.thrown != nil, h.thrown == nil,
      g.parameters.count == h.parameters.count
    {
      return .throwingFunction(a, b, at: x.range)
    }
    switch f.locator.role {
    case .contextual(.assignment) where assignsSubscript(x, system): return .subscriptMismatch(a, b, at: point(x))
    case .contextual(let why): return contextual(a, b, why, x)
    case .argument: return booleanArgument(from, to, x) ?? .argumentMismatch(a, b, at: point(x))
    case .closureBody: return .closureResult(a, b, at: bodyRange(f.locator.expr))
    case .element(let i): return element(a, b, i, f.locator.expr)
    case .branch: return branch(a, b, x, system)
    case .result: return .contextualMismatch(a, b, at: x.range)
    default: return contextual(a, b, purpose, x)
    }
  }

  /// Whether a value is assigned to a subscript.
  private func assignsSubscript(_ value: Expr, _ system: ConstraintSystem) -> Bool {
    let whole = system.root?.first { if case .assign(_, let x) = $0.kind { x === value } else { false } }
    guard case .assign(let target, _)? = whole?.kind else { return false }
    return target.isSubscript
  }

  /// A tuple of which a part doesn't fit: the whole is what can't be converted.
  private func tupleMismatch(
    _ elements: [Argument], _ wanted: Type, _ why: Purpose, _ x: Expr, _ system: ConstraintSystem
  ) -> Diagnostic? {
    let parts = elements.map { TupleElement(label: $0.label, type: typeAlone($0.value, system.scope) ?? types.error) }
    guard parts.allSatisfy({ $0.type.kind != .error }) else { return nil }
    return contextual(text(types.tuple(parts), system), text(wanted, system), why, x)
  }

  /// A value that is no Boolean, where an argument has to be one.
  private func booleanArgument(_ from: Type, _ to: Type, _ x: Expr) -> Diagnostic? {
    guard to === program.bool, program.optionalObject(from) != nil || from === program.int, !isLiteral(x) else {
      return nil
    }
    return condition(from, x)
  }

  /// The values of `?:` that have nothing in common.
  private func branch(_ a: String, _ b: String, _ x: Expr, _ system: ConstraintSystem) -> Diagnostic {
    let whole = system.root?.first {
      if case .ternary(_, let first, let second) = $0.kind { first === x || second === x } else { false }
    }
    guard case .ternary(_, let first, let second)? = whole?.kind else { return .branchMismatch(a, b, at: x.range) }
    let types = [first, second].map { text(system.state.expressions[$0.id] ?? self.types.error, system) }
    return .branchMismatch(types[1], types[0], at: first.range)
  }

  func bodyRange(_ e: Expr) -> SourceRange {
    if case .closure(let c) = e.kind, let (x, _) = c.singleExpression { return point(x) }
    return e.range
  }

  func element(_ a: String, _ b: String, _ i: Int, _ e: Expr) -> Diagnostic {
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

  func contextual(_ a: String, _ b: String, _ why: Purpose, _ x: Expr) -> Diagnostic {
    switch why {
    case .initialization: .contextualMismatch(a, b, at: point(x))
    case .assignment: .assignmentMismatch(a, b, at: point(x))
    case .returned: .returnMismatch(a, b, at: point(x))
    case .condition: .conditionMismatch(a, b, at: x.range)
    case .coercion: .coercionMismatch(a, b, at: x.range)
    case .closureResult: .closureResult(a, b, at: point(x))
    case .defaultArgument: .defaultMismatch(a, b, at: x.range)
    case .thrown: b == "any Error" ? .thrownNotError(a, at: x.range) : .thrownConversion(a, b, at: point(x))
    default: .contextualMismatch(a, b, at: x.range)
    }
  }

  func notAssignable(_ place: Locator, _ purpose: Purpose, _ system: ConstraintSystem) -> Diagnostic {
    let x = place.expr
    if case .inoutRef(let inner) = x.kind { return .inoutImmutable(reason(inner, system), at: x.range) }
    switch x.kind {
    case .member(_, let n, _):
      let why = reason(x, system)
      _ = n
      return .cannotAssignProperty(why, at: point(x))
    case .name:
      let d = system.state.overloads[Locator(x).key]?.choice.declaration
      if d?.parent is NominalDecl || d?.parent is ExtensionDecl {
        return .cannotAssignProperty(reason(x, system), at: x.range)
      }
      return .cannotAssignValue(reason(x, system), at: x.range)
    case .subscriptCall: return .cannotAssignSubscript(reason(x, system), at: bracket(x))
    case .call: return .cannotAssignCall(reason(x, system), at: x.range)
    default: return .cannotAssignValue(reason(x, system), at: x.range)
    }
  }

  func assignedBase(_ e: Expr) -> Expr {
    if case .member(let base?, _, _) = e.kind { return assignedBase(base) }
    return e
  }

  func literal(_ kind: LiteralKind, _ t: Type, _ f: Fix, _ purpose: Purpose, _ system: ConstraintSystem)
    -> [Diagnostic]
  {
    if isSilent(t, system) { return [] }
    if kind == .nilLiteral {
      let why = surroundings(of: f.locator.expr, in: system.root) ?? purpose
      return [.nilMismatch(text(t, system), why, at: f.locator.expr.range)]
    }
    guard let v = system.defaultType(kind, PotentialBindings(index: 0)) else { return [] }
    let from = text(v, system)
    var t = system.simplify(t)
    while let wrapped = program.optionalObject(t) { t = wrapped }
    if let why = surroundings(of: f.locator.expr, in: system.root) {
      if why == .sequence { return [.elementMismatch(from, text(t, system), "element", at: f.locator.expr.range)] }
      if why == .argument, let e = operation(around: f.locator.expr, system), let d = operationMismatch(e, system) {
        return [d]
      }
      if why == .argument { return [.argumentMismatch(from, text(t, system), at: f.locator.expr.range)] }
      if why == .assignment, assignsSubscript(f.locator.expr, system) {
        return [.subscriptMismatch(from, text(t, system), at: f.locator.expr.range)]
      }
      return [contextual(from, text(t, system), why, f.locator.expr)]
    }
    return [contextual(from, text(t, system), purpose, f.locator.expr)]
  }

  /// The operation that an expression is an operand of.
  private func operation(around x: Expr, _ system: ConstraintSystem) -> Expr? {
    system.root?.first { if case .binary(let l, _, let r) = $0.kind { l === x || r === x } else { false } }
  }

  /// What an expression is for inside a larger one.
  func surroundings(of x: Expr, in root: Expr?) -> Purpose? {
    guard let root else { return nil }
    switch root.kind {
    case .assign(_, let value) where value === x: return .assignment
    case .binary(let l, _, let r) where l === x || r === x: return .argument
    case .coerce(let inner, _) where inner === x: return .coercion
    case .arrayLiteral(let all): if all.contains(where: { $0 === x }) { return .sequence }
    case .ternary(_, let a, let b) where a === x || b === x: return .branch
    case .dictionaryLiteral(let pairs):
      if pairs.contains(where: { $0.key === x }) { return .key }
      if pairs.contains(where: { $0.value === x }) { return .dictionaryValue }
    case .closure(let c):
      guard let (body, _) = c.singleExpression else { return nil }
      return body === x ? .closureResult : surroundings(of: x, in: body)
    case .call(_, let arguments): if arguments.contains(where: { $0.value === x }) { return .argument }
    default: break
    }
    for child in root.children { if let found = surroundings(of: x, in: child) { return found } }
    return nil
  }

  // MARK: Arguments

  func arguments(_ fault: ArgumentFault, _ d: Decl?, _ e: Expr) -> Diagnostic {
    let parameters = d.flatMap { self.parameters(of: $0) } ?? []
    let given: [Argument]
    switch e.kind {
    case .call(_, let all), .subscriptCall(_, let all): given = all
    default: given = []
    }
    switch fault {
    case .missing(let p, let before):
      let (all, taken) = missing(parameters, from: p, given.dropFirst(before))
      if !taken.isEmpty { return labels(Array(parameters[..<p]) + taken, given, e) }
      if all.count > 1 { return .missingArguments(all, at: listPlace(given, e)) }
      let end =
        given.indices.contains(before)
        ? given[before].isTrailing ? endOfList(e, given[before]) : given[before].labelRange ?? given[before].value.range
        : closing(e)
      if parameters.indices.contains(p), let label = parameters[p].label {
        return .missingArgument("'\(label)'", at: end)
      }
      return .missingArgument("#\(p + 1)", at: end)
    case .extra(let a):
      var a = a
      if given.indices.contains(a), given[a].label == nil, !given[a].isTrailing { a = max(a, parameters.count) }
      let x = given.indices.contains(a) ? given[a] : nil
      if let label = x?.label { return .extraArgument("'\(label)' ", at: x?.value.range ?? e.range) }
      return .extraArgument("", at: x?.value.range ?? e.range)
    case .labels: return labels(parameters, given, e)
    case .order(let a, let before):
      let first = given.indices.contains(a) ? given[a].label.map { "'\($0)'" } ?? "#\(a + 1)" : "#1"
      let second = given.indices.contains(before) ? given[before].label.map { "'\($0)'" } ?? "#\(before + 1)" : "#1"
      return .argumentOrder(
        first, second, at: given.indices.contains(a) ? given[a].labelRange ?? given[a].value.range : e.range)
    }
  }

  /// The names of the parameters that get nothing, and those that get an argument without their label.
  private func missing(
    _ parameters: [ParamDecl], from first: Int, _ rest: ArraySlice<Argument>
  ) -> (names: [String], taken: [ParamDecl]) {
    var rest = rest
    var found: [String] = []
    var taken: [ParamDecl] = []
    for (i, p) in parameters.enumerated().dropFirst(first) {
      if let a = rest.first, a.isTrailing ? takesClosure(p) && i == parameters.count - 1 : a.label == p.label {
        rest.removeFirst()
      } else if let a = rest.first, !a.isTrailing, a.label == nil {
        taken.append(p)
        rest.removeFirst()
      } else if !hasDefault(p), !p.isVariadic {
        found.append(p.label.map { "'\($0)'" } ?? "#\(i + 1)")
      }
    }
    return (found, taken)
  }

  /// Where the compiler points for a list of arguments: at a single one without a label, else at the parenthesis.
  private func listPlace(_ given: [Argument], _ e: Expr) -> SourceRange {
    guard given.count == 1, given[0].label == nil else { return opening(e) }
    return given[0].value.range
  }

  /// Where the arguments before a trailing closure end: the parenthesis, or the end of the callee.
  private func endOfList(_ e: Expr, _ trailing: Argument) -> SourceRange {
    guard case .call(let f, _) = e.kind else { return e.range }
    let between = SourceRange(file: e.range.file, start: Int(f.range.end), end: Int(trailing.value.range.start))
    let text = between.text
    guard let close = text.utf8.lastIndex(of: UInt8(ascii: ")")) else {
      return SourceRange(file: e.range.file, start: Int(f.range.end), end: Int(f.range.end))
    }
    let start = Int(f.range.end) + text.utf8.distance(from: text.startIndex, to: close)
    return SourceRange(file: e.range.file, start: start, end: start + 1)
  }

  /// The closing parenthesis of a call.
  func closing(_ e: Expr) -> SourceRange {
    SourceRange(file: e.range.file, start: max(Int(e.range.start), Int(e.range.end) - 1), end: Int(e.range.end))
  }

  func labels(_ parameters: [ParamDecl], _ given: [Argument], _ e: Expr) -> Diagnostic {
    let wanted = parameters.map(\.label)
    let given = given.filter { !$0.isTrailing }
    let have = given.map(\.label)
    let start = opening(e)
    let wrong = zip(have, wanted).filter { $0.0 != $0.1 }
    if !wrong.isEmpty, wrong.allSatisfy({ $0.0 == nil }) {
      return .missingLabel(wrong.compactMap(\.1), isSubscript: e.isSubscript, at: listPlace(given, e))
    }
    if !wrong.isEmpty, wrong.allSatisfy({ $0.1 == nil }) { return .extraneousLabel(wrong.compactMap(\.0), at: start) }
    let a = have.map { ($0 ?? "_") + ":" }.joined()
    let b = wanted.map { ($0 ?? "_") + ":" }.joined()
    return .wrongLabels(a, b, wrong.count > 1, at: start)
  }

  func opening(_ e: Expr) -> SourceRange {
    guard case .call(let f, _) = e.kind else { return e.range }
    return SourceRange(file: e.range.file, start: Int(f.range.end), end: Int(f.range.end) + 1)
  }
}
