import Tree
import Types

extension BodyChecker {

  /// Checks a pattern against the type that it matches, and declares its variables.
  func pattern(_ p: Pattern, _ type: Type) -> TypedPattern {
    switch p.kind {
    case .wildcard: return TypedPattern(.wildcard, type, p.range)
    case .binding(let v): return bind(v, type, p)
    case .introducer(_, let inner): return pattern(inner, type)
    case .typed(let inner, _): return pattern(inner, type)
    case .tuple(let elements): return tuplePattern(elements, type, p)
    case .enumCase(let base, let name, let nameRange, let payload, let expr):
      return casePattern(base, name, nameRange, payload, expr, type, p)
    case .optionalSome(let inner):
      guard let wrapped = program.optionalObject(type) else {
        if type.kind != .error { typer.report(.optionalPattern(program.description(of: type), at: p.range)) }
        return TypedPattern(.some(pattern(inner, types.error)), type, p.range)
      }
      return TypedPattern(.some(pattern(inner, wrapped)), type, p.range)
    case .isType(let repr):
      return TypedPattern(.cast(typer.resolve(repr, scope), nil), type, p.range)
    case .asType(let inner, let repr):
      let t = typer.resolve(repr, scope)
      return TypedPattern(.cast(t, pattern(inner, t)), type, p.range)
    case .expr(let e): return expressionPattern(e, type, p)
    }
  }

  private func bind(_ v: VarDecl, _ type: Type, _ p: Pattern) -> TypedPattern {
    if typer.variableTypes[v] == nil || kind != .storage { typer.variableTypes[v] = type }
    if kind != .storage {
      if let known = scope.declaresHere(v.name), known is VarDecl, known !== v, kind != .script || scope.parent != nil,
        v.name != "_", !isGuarding
      {
        if known.range.file === v.range.file, v.parent != nil, known.parent != nil {
          typer.report(.redeclaration(v.name, at: v.nameRange, previous: known.nameRange))
        }
      }
      if kind != .script || scope.parent != nil || v.binding == nil { scope.declare(v.name, v) }
    }
    return TypedPattern(.variable(v), type, p.range)
  }

  private func tuplePattern(
    _ elements: [(label: String?, pattern: Pattern)], _ type: Type, _ p: Pattern
  ) -> TypedPattern {
    if elements.count == 1, elements[0].label == nil { return pattern(elements[0].pattern, type) }
    guard case .tuple(let parts) = type.kind, parts.count == elements.count else {
      if type.kind != .error {
        typer.report(.tuplePattern(program.description(of: type), at: p.range))
      }
      for e in elements { _ = pattern(e.pattern, types.error) }
      return TypedPattern(.wildcard, types.error, p.range)
    }
    let typed = zip(elements, parts).map { pattern($0.pattern, $1.type) }
    return TypedPattern(.tuple(typed), type, p.range)
  }

  // MARK: Enum cases

  private func casePattern(
    _ base: Expr?, _ name: String, _ nameRange: SourceRange, _ payload: [(label: String?, pattern: Pattern)]?,
    _ expr: Expr?, _ type: Type, _ p: Pattern
  ) -> TypedPattern {
    if let base { return qualifiedCase(base, name, nameRange, payload, expr, type, p) }
    if let found = findCase(name, in: type) { return enumPattern(found, payload, type, p, nameRange) }
    if type.kind == .error { return silent(payload, p) }
    if let wrapped = program.optionalObject(type), name != "some", name != "none",
      findCase(name, in: wrapped) != nil || hasStatic(name, wrapped)
    {
      return TypedPattern(.some(casePattern(nil, name, nameRange, payload, expr, wrapped, p)), type, p.range)
    }
    if let expr, payload == nil || hasStatic(name, type) { return matchPattern(expr, type, p) }
    typer.report(.noSuchCase(program.description(of: type), name, at: nameRange))
    return silent(payload, p)
  }

  private func hasStatic(_ name: String, _ type: Type) -> Bool {
    !program.members(of: type, named: name, onMetatype: true, from: scope.context).isEmpty
  }

  private func silent(_ payload: [(label: String?, pattern: Pattern)]?, _ p: Pattern) -> TypedPattern {
    for e in payload ?? [] { _ = pattern(e.pattern, types.error) }
    return TypedPattern(.wildcard, types.error, p.range)
  }

  private func qualifiedCase(
    _ base: Expr, _ name: String, _ nameRange: SourceRange, _ payload: [(label: String?, pattern: Pattern)]?,
    _ expr: Expr?, _ type: Type, _ p: Pattern
  ) -> TypedPattern {
    let named = enumType(base, type)
    guard let named, let found = findCase(name, in: named) else {
      if let expr { return matchPattern(expr, type, p) }
      return silent(payload, p)
    }
    if named === type { return enumPattern(found, payload, type, p, nameRange) }
    if let wrapped = program.optionalObject(type), wrapped === named {
      return TypedPattern(.some(enumPattern(found, payload, wrapped, p, nameRange)), type, p.range)
    }
    if case .nominal(let d, _) = type.kind, case .nominal(let e, _) = named.kind, d === e {
      return enumPattern(found, payload, type, p, nameRange)
    }
    return TypedPattern(.cast(named, enumPattern(found, payload, named, p, nameRange)), type, p.range)
  }

  /// The enum that a written base names.
  private func enumType(_ base: Expr, _ type: Type) -> Type? {
    let (x, bad) = typer.quietly { typer.check(base, .caseLabel, scope) }
    if !bad, case .metatype(let t) = x.type.kind { return t }
    // A generic enum named without arguments takes them from the subject.
    let object = program.optionalObject(type) ?? type
    if case .name(let n) = base.kind, case .nominal(let d, _) = object.kind, d.name == n.base { return object }
    if case .member(_, let n, _) = base.kind, case .nominal(let d, _) = object.kind, d.name == n.base { return object }
    return nil
  }

  private func findCase(_ name: String, in type: Type) -> EnumElementDecl? {
    guard case .nominal(let d, _) = type.kind, d.nominalKind == .enumType else { return nil }
    return program.enumElements(of: d).first { $0.name == name }
  }

  private func enumPattern(
    _ e: EnumElementDecl, _ payload: [(label: String?, pattern: Pattern)]?, _ type: Type, _ p: Pattern,
    _ nameRange: SourceRange
  ) -> TypedPattern {
    guard case .nominal(let d, let arguments) = type.kind else { return silent(payload, p) }
    let s = Substitution(parameters: typer.argumentMap(d, arguments))
    let parameters = (e.payload ?? []).map { program.substitute(program.parameterType(of: $0), s) }
    if d === typer.known.optional, payload == nil || payload?.count == 1 {
      if e.name == "none" { return TypedPattern(.none, type, p.range) }
      return TypedPattern(
        .some(
          payload.map { pattern($0[0].pattern, parameters[0]) }
            ?? TypedPattern(.wildcard, parameters.first ?? types.error, p.range)), type, p.range)
    }
    guard let payload else {
      return TypedPattern(.enumCase(e, payload: nil), type, p.range)
    }
    if payload.count == parameters.count {
      let typed = zip(payload, parameters).map { pattern($0.pattern, $1) }
      return TypedPattern(.enumCase(e, payload: typed), type, p.range)
    }
    if parameters.isEmpty {
      typer.report(.noPayload(e.name, at: nameRange))
      return silent(payload, p)
    }
    if payload.count == 1, parameters.count > 1 { return tuplePayload(e, payload[0].pattern, parameters, type, p) }
    if parameters.count == 1, case .tuple(let parts) = parameters[0].kind, parts.count == payload.count {
      let typed = zip(payload, parts).map { pattern($0.pattern, $1.type) }
      let tuple = TypedPattern(.tuple(typed), parameters[0], p.range)
      return TypedPattern(.enumCase(e, payload: [tuple]), type, p.range)
    }
    let list = SourceRange(file: p.range.file, start: Int(nameRange.end), end: Int(p.range.end))
    if parameters.count == 1, e.payload?[0].label == nil {
      typer.report(.tuplePattern(program.description(of: parameters[0]), at: list))
    } else {
      let parts = zip(e.payload ?? [], parameters).map { d, t in
        (d.label.map { "\($0): " } ?? "") + program.description(of: t)
      }
      typer.report(.payloadCount("(" + parts.joined(separator: ", ") + ")", at: list))
    }
    return silent(payload, p)
  }

  /// One pattern for several payload values matches them as a tuple.
  private func tuplePayload(
    _ e: EnumElementDecl, _ inner: Pattern, _ parameters: [Type], _ type: Type, _ p: Pattern
  ) -> TypedPattern {
    let labels = e.payload?.map(\.label) ?? []
    let tuple = types.tuple(zip(labels, parameters).map { TupleElement(label: $0, type: $1) })
    return TypedPattern(.enumCase(e, payload: [pattern(inner, tuple)]), type, p.range)
  }

  // MARK: Expressions

  private func expressionPattern(_ e: Expr, _ type: Type, _ p: Pattern) -> TypedPattern {
    switch e.kind {
    case .nilLiteral where program.optionalObject(type) != nil: return TypedPattern(.none, type, p.range)
    case .booleanLiteral(let b) where type === program.bool: return TypedPattern(.boolean(b), type, p.range)
    case .pattern(let inner): return pattern(inner, type)
    case .paren(let inner): return expressionPattern(inner, type, p)
    case .optionalChain(let x):
      if case .optionalBind(let inner) = x.kind, let wrapped = program.optionalObject(type) {
        return TypedPattern(.some(expressionPattern(inner, wrapped, p)), type, p.range)
      }
      return matchPattern(e, type, p)
    case .tuple(let elements):
      guard case .tuple(let parts) = type.kind, parts.count == elements.count else { return matchPattern(e, type, p) }
      let typed = zip(elements, parts).map {
        expressionPattern($0.value, $1.type, Pattern(id: p.id, p.kind, $0.value.range))
      }
      return TypedPattern(.tuple(typed), type, p.range)
    case .member(let base, let name, let nameRange):
      guard base.map({ isTypeName($0) }) ?? true else { return matchPattern(e, type, p) }
      return casePattern(base, name.base, nameRange, nil, e, type, p)
    case .call(let f, let arguments):
      guard case .member(let base, let name, let nameRange) = f.kind, base.map({ isTypeName($0) }) ?? true else {
        return matchPattern(e, type, p)
      }
      let payload = arguments.map {
        (label: $0.label, pattern: Pattern(id: $0.value.id, .expr($0.value), $0.value.range))
      }
      return casePattern(base, name.base, nameRange, payload, e, type, p)
    default: return matchPattern(e, type, p)
    }
  }

  /// Whether an expression looks like the name of a type.
  private func isTypeName(_ e: Expr) -> Bool {
    switch e.kind {
    case .name(let n): n.base.first?.isUppercase ?? false
    case .member(let base?, let n, _): isTypeName(base) && (n.base.first?.isUppercase ?? false)
    case .specialize(let inner, _): isTypeName(inner)
    case .typeRepr: true
    default: false
    }
  }

  /// A value compared by `~=`.
  private func matchPattern(_ e: Expr, _ type: Type, _ p: Pattern) -> TypedPattern {
    if type.kind == .error {
      _ = typer.quietly { typer.check(e, .caseLabel, scope) }
      return TypedPattern(.wildcard, type, p.range)
    }
    let v = typer.makeVariable("$match", type, e.range)
    let inner = scope.nested()
    inner.declare("$match", v)
    let op = typer.make(.name(DeclName("~=")), e.range)
    let subject = typer.make(.name(DeclName("$match")), e.range)
    let test = typer.make(.binary(lhs: e, op: op, rhs: subject), e.range)
    let (x, bad) = typer.quietly { typer.check(test, as: program.bool, .caseLabel, inner) }
    if bad {
      if let own = typer.typeAlone(e, scope), own !== type {
        typer.report(.expressionPattern(program.description(of: own), program.description(of: type), at: e.range))
      } else {
        _ = typer.check(test, as: program.bool, .caseLabel, inner)
      }
    }
    return TypedPattern(.expression(variable: v, x), type, p.range)
  }

  // MARK: Switch

  /// Checks a `switch`.
  func switchStatement(
    _ subject: Expr, _ cases: [SwitchCase], _ s: Stmt, _ label: String?
  ) -> TypedStmt {
    let x = typer.check(subject, .subject, scope)
    targets.append(Target(label: label, isLoop: false, takesBreak: true))
    let typed = cases.enumerated().map { index, one in
      targets[targets.count - 1].isLastCase = index == cases.count - 1
      return switchCase(one, x.type)
    }
    targets.removeLast()
    if x.type.kind != .error { typer.checkExhaustive(typed, cases, x.type, s, scope) }
    return TypedStmt(.switchStmt(subject: x, cases: typed, label: label), s.range)
  }

  private func switchCase(_ c: SwitchCase, _ type: Type) -> TypedCase {
    let saved = scope
    scope = scope.nested()
    defer { scope = saved }
    var items: [(pattern: TypedPattern, guard: TypedExpr?, aliases: [(from: VarDecl, to: VarDecl)])] = []
    var first: [String: VarDecl] = [:]
    let outer = scope
    for (i, item) in c.items.enumerated() {
      let own = outer.nested()
      scope = own
      let typed = pattern(item.pattern, type)
      let filter = item.guard.map { typer.check($0, as: program.bool, .whereClause, scope) }
      let bound = Typer.variables(of: item.pattern)
      var aliases: [(from: VarDecl, to: VarDecl)] = []
      for v in bound {
        if let to = first[v.name], i > 0 { aliases.append((from: v, to: to)) } else { first[v.name] = v }
      }
      items.append((pattern: typed, guard: filter, aliases: aliases))
    }
    scope = outer.nested()
    for (name, v) in first { scope.declare(name, v) }
    let body = checkBlock(c.body)
    return TypedCase(items: items, body: body, range: c.range)
  }
}

extension Pattern {
  /// How many parts a tuple pattern has.
  var tupleCount: Int? {
    switch kind {
    case .tuple(let elements): elements.count > 1 ? elements.count : nil
    case .introducer(_, let inner): inner.tupleCount
    default: nil
    }
  }
}
