import Tree
import Types

/// Turns a body into calls of a result builder (SE-0289); each component is checked on its own.
final class ResultBuilding {
  private let checker: BodyChecker
  private let typer: Typer
  private let builder: Type
  private var count = 0

  /// Creates a transformation for a body in a scope.
  init(typer: Typer, builder: Type, scope: Scope) {
    self.typer = typer
    self.builder = builder
    checker = BodyChecker(
      typer: typer, scope: scope, result: nil, thrown: typer.program.anyError, isAsync: true, kind: .branch)
  }

  /// The statements of the body, and the variable that holds its value.
  func build(_ block: BraceBlock, finalResult: Bool) -> (statements: [TypedStmt], value: VarDecl?) {
    let saved = checker.scope
    checker.scope = saved.nested()
    defer { checker.scope = saved }
    checker.declareAhead(block.items)
    var statements: [TypedStmt] = []
    var parts: [VarDecl] = []
    for item in block.items { component(item, &statements, &parts) }
    guard let whole = combine(parts, block.range, &statements) else { return (statements, nil) }
    guard finalResult, has("buildFinalResult") else { return (statements, whole) }
    let final = call("buildFinalResult", [(nil, whole)], block.range, &statements)
    return (statements, final)
  }

  private func component(_ item: CodeItem, _ statements: inout [TypedStmt], _ parts: inout [VarDecl]) {
    switch item {
    case .expr(let e):
      if case .assign = e.kind { return statements.append(contentsOf: checker.check(item)) }
      if let v = expression(e, &statements) { parts.append(v) }
    case .stmt(let s): statement(s, &statements, &parts)
    case .decl: statements += checker.check(item)
    }
  }

  private func expression(_ e: Expr, _ statements: inout [TypedStmt]) -> VarDecl? {
    let x: TypedExpr
    if has("buildExpression") {
      x = typer.check(invocation("buildExpression", [Argument(label: nil, value: e)], e.range), .none, scoped())
    } else {
      x = typer.check(e, .none, checker.scope)
    }
    return bind(x, e.range, &statements)
  }

  private func statement(_ s: Stmt, _ statements: inout [TypedStmt], _ parts: inout [VarDecl]) {
    switch s.kind {
    case .ifStmt, .switchStmt: if let v = selection(s, &statements) { parts.append(v) }
    case .forStmt(let f): if let v = loop(f, s, &statements) { parts.append(v) }
    case .block(let b), .doStmt(let b, _, _):
      let inner = build(b, finalResult: false)
      if let v = inner.value { parts.append(carry(v, inner.statements, s.range, &statements)) }
    default: if let typed = checker.check(s) { statements.append(typed) }
    }
  }

  // MARK: Combining

  /// `buildBlock`, or `buildPartialBlock` pair by pair.
  private func combine(_ parts: [VarDecl], _ range: SourceRange, _ statements: inout [TypedStmt]) -> VarDecl? {
    if has("buildPartialBlock"), let first = parts.first {
      var whole = call("buildPartialBlock", [("first", first)], range, &statements)
      for p in parts.dropFirst() {
        guard let w = whole else { return nil }
        whole = call("buildPartialBlock", [("accumulated", w), ("next", p)], range, &statements)
      }
      return whole
    }
    return call("buildBlock", parts.map { (nil, $0) }, range, &statements)
  }

  private func call(
    _ name: String, _ arguments: [(String?, VarDecl)], _ range: SourceRange, _ statements: inout [TypedStmt]
  ) -> VarDecl? {
    let scope = scoped()
    let given = arguments.map { label, v -> Argument in
      scope.declare(v.name, v)
      return Argument(label: label, value: typer.make(.name(DeclName(v.name)), range))
    }
    return bind(typer.check(invocation(name, given, range), .none, scope), range, &statements)
  }

  private func bind(_ x: TypedExpr, _ range: SourceRange, _ statements: inout [TypedStmt]) -> VarDecl? {
    guard x.type.kind != .error else { return nil }
    let v = fresh(x.type, range)
    statements.append(TypedStmt(.binding(TypedPattern(.variable(v), x.type, range), x), range))
    return v
  }

  private func fresh(_ t: Type, _ range: SourceRange, isLet: Bool = true) -> VarDecl {
    count += 1
    return typer.makeVariable("$component\(typer.nodes.make())", t, range, isLet: isLet)
  }

  private func invocation(_ name: String, _ arguments: [Argument], _ range: SourceRange) -> Expr {
    let base = typer.make(.name(DeclName("$builder")), range)
    let f = typer.make(.member(base: base, name: DeclName(name), nameRange: range), range)
    return typer.make(.call(f, arguments: arguments), range)
  }

  /// A scope in which `$builder` is the builder's type.
  private func scoped() -> Scope {
    let scope = checker.scope.nested()
    let alias = typer.makeVariable(
      "$builder", typer.types.make(.metatype(builder)), checker.scope.context?.range ?? typer.placeholder.range)
    scope.declare("$builder", alias)
    return scope
  }

  private func has(_ name: String) -> Bool {
    !typer.program.members(of: builder, named: name, onMetatype: true, from: checker.scope.context).isEmpty
  }

  /// Brings a value out of inner statements into a variable of this level.
  private func carry(
    _ v: VarDecl, _ inner: [TypedStmt], _ range: SourceRange, _ statements: inout [TypedStmt]
  ) -> VarDecl {
    let t = typer.type(of: v)
    let out = fresh(t, range, isLet: false)
    statements.append(TypedStmt(.binding(TypedPattern(.variable(out), t, range), nil), range))
    statements.append(TypedStmt(.block(inner + [assign(out, read(v, range), range)], label: nil), range))
    return out
  }

  private func assign(_ out: VarDecl, _ value: TypedExpr, _ range: SourceRange) -> TypedStmt {
    let target = TypedExpr(.variable(out), typer.types.make(.lvalue(typer.type(of: out))), range)
    return TypedStmt(.expr(TypedExpr(.assign(target: target, value: value), typer.types.void, range)), range)
  }

  private func read(_ v: VarDecl, _ range: SourceRange) -> TypedExpr {
    TypedExpr(.variable(v), typer.type(of: v), range)
  }

  // MARK: Selections and loops

  /// A branch with the path of `buildEither`s to it.
  private struct Branch {
    let statements: [TypedStmt]
    let value: VarDecl
  }

  private func selection(_ s: Stmt, _ statements: inout [TypedStmt]) -> VarDecl? {
    var leaves: [Branch] = []
    guard let shape = leafBodies(s, &leaves), !leaves.isEmpty else { return nil }
    var wrapped: [Branch] = []
    for (i, leaf) in leaves.enumerated() {
      var inner = leaf.statements
      guard let v = either(leaf.value, i, leaves.count, s.range, &inner) else { return nil }
      wrapped.append(Branch(statements: inner, value: v))
    }
    if shape.isComplete { return join(wrapped, shape.rebuild, s.range, &statements) }
    return joinOptional(wrapped, shape.rebuild, s.range, &statements)
  }

  /// What a selection gives whose conditions may all fail: `buildOptional`.
  private func joinOptional(
    _ branches: [Branch], _ shape: ([[TypedStmt]]) -> TypedStmt, _ range: SourceRange, _ statements: inout [TypedStmt]
  ) -> VarDecl? {
    let t = typer.program.optional(typer.type(of: branches[0].value))
    let slot = fresh(t, range, isLet: false)
    let none = TypedExpr(.none, t, range)
    statements.append(TypedStmt(.binding(TypedPattern(.variable(slot), t, range), none), range))
    let bodies = branches.map { branch in
      branch.statements + [assign(slot, TypedExpr(.injectOptional(read(branch.value, range)), t, range), range)]
    }
    statements.append(shape(bodies))
    return call("buildOptional", [(nil, slot)], range, &statements)
  }

  /// How the bodies of a selection's leaves are put back in their places, and whether one of them always runs.
  private struct SelectionShape {
    let isComplete: Bool
    let rebuild: ([[TypedStmt]]) -> TypedStmt
  }

  /// The leaf that `then` is; `buildLimitedAvailability` hides the type of what not every system has.
  private func leaf(_ then: BraceBlock, after conditions: [Condition]) -> Branch? {
    let body = build(then, finalResult: false)
    guard let v = body.value else { return nil }
    let isLimited = conditions.contains { if case .availability(true, _) = $0 { true } else { false } }
    guard isLimited, has("buildLimitedAvailability") else { return Branch(statements: body.statements, value: v) }
    var statements = body.statements
    return call("buildLimitedAvailability", [(nil, v)], then.range, &statements).map {
      Branch(statements: statements, value: $0)
    }
  }

  /// The leaves of an `if`/`else` or `switch`, and a function that puts bodies back in their places.
  private func leafBodies(_ s: Stmt, _ leaves: inout [Branch]) -> SelectionShape? {
    let first = leaves.count
    switch s.kind {
    case .ifStmt(let conditions, let then, let other):
      let saved = checker.scope
      checker.scope = saved.nested()
      let typed = checker.check(conditions)
      let body = leaf(then, after: conditions)
      checker.scope = saved
      guard let body else { return nil }
      leaves.append(body)
      guard let other else {
        return SelectionShape(isComplete: false) {
          TypedStmt(.ifStmt(conditions: typed, then: $0[first], else: nil), s.range)
        }
      }
      if case .block(let b) = other.kind {
        guard let otherwise = leaf(b, after: []) else { return nil }
        leaves.append(otherwise)
        return SelectionShape(isComplete: true) {
          TypedStmt(.ifStmt(conditions: typed, then: $0[first], else: $0[first + 1]), s.range)
        }
      }
      guard let rest = leafBodies(other, &leaves) else { return nil }
      return SelectionShape(isComplete: rest.isComplete) {
        TypedStmt(.ifStmt(conditions: typed, then: $0[first], else: [rest.rebuild($0)]), s.range)
      }
    case .switchStmt(let subject, let cases):
      let x = typer.check(subject, .subject, checker.scope)
      var typed: [TypedCase] = []
      for c in cases {
        let saved = checker.scope
        checker.scope = saved.nested()
        let items = c.items.map { item in
          (
            pattern: checker.pattern(item.pattern, x.type),
            guard: item.guard.map { typer.check($0, as: typer.program.bool, .whereClause, checker.scope) },
            aliases: [(from: VarDecl, to: VarDecl)]()
          )
        }
        let body = build(c.body, finalResult: false)
        checker.scope = saved
        guard let v = body.value else { return nil }
        leaves.append(Branch(statements: body.statements, value: v))
        typed.append(TypedCase(items: items, body: [], range: c.range))
      }
      typer.checkExhaustive(typed, cases, x.type, s, checker.scope)
      return SelectionShape(isComplete: true) { bodies in
        let filled = typed.enumerated().map { i, c in TypedCase(items: c.items, body: bodies[first + i], range: c.range)
        }
        return TypedStmt(.switchStmt(subject: x, cases: filled, label: nil), s.range)
      }
    default: return nil
    }
  }

  /// Wraps the value of the `index`-th of `count` leaves in `buildEither` calls, as a tree whose left side has as many leaves as the
  /// largest power of two below `count`.
  private func either(
    _ v: VarDecl, _ index: Int, _ count: Int, _ range: SourceRange, _ statements: inout [TypedStmt]
  ) -> VarDecl? {
    guard count > 1 else { return v }
    let left = 1 << (Int.bitWidth - 1 - (count - 1).leadingZeroBitCount)
    let isFirst = index < left
    guard let inner = either(v, isFirst ? index : index - left, isFirst ? left : count - left, range, &statements)
    else { return nil }
    return call("buildEither", [(isFirst ? "first" : "second", inner)], range, &statements)
  }

  private func join(
    _ branches: [Branch], _ shape: ([[TypedStmt]]) -> TypedStmt, _ range: SourceRange, _ statements: inout [TypedStmt]
  ) -> VarDecl? {
    guard let t = branches.map({ typer.type(of: $0.value) }).first else { return nil }
    let out = fresh(t, range, isLet: false)
    statements.append(TypedStmt(.binding(TypedPattern(.variable(out), t, range), nil), range))
    statements.append(shape(branches.map { $0.statements + [assign(out, read($0.value, range), range)] }))
    return out
  }

  /// `for`: `buildArray` of the values.
  private func loop(_ f: ForStmt, _ s: Stmt, _ statements: inout [TypedStmt]) -> VarDecl? {
    guard let part = elementType(f) else { return nil }
    let list = typer.program.array(part)
    let parts = fresh(list, s.range, isLet: false)
    statements.append(
      TypedStmt(.binding(TypedPattern(.variable(parts), list, s.range), TypedExpr(.array([]), list, s.range)), s.range))
    let appended = loopAppending(f, s, to: parts)
    guard let appended else { return nil }
    statements.append(appended)
    return call("buildArray", [(nil, parts)], s.range, &statements)
  }

  /// The type of the values that a loop's body gives.
  private func elementType(_ f: ForStmt) -> Type? {
    var found: Type?
    _ = typer.quietly {
      let probe = checker.loop(f) { b in
        let inner = self.build(b, finalResult: false)
        found = inner.value.map { self.typer.type(of: $0) }
        return inner.statements
      }
      _ = probe
    }
    if found == nil { typer.report(.unsupported("this loop in a result builder", at: f.body.range)) }
    return found
  }

  /// The loop, whose body's value is appended to `parts`.
  private func loopAppending(_ f: ForStmt, _ s: Stmt, to parts: VarDecl) -> TypedStmt? {
    checker.loop(f) { b in
      let inner = self.build(b, finalResult: false)
      guard let v = inner.value else { return inner.statements }
      let scope = self.checker.scope.nested()
      scope.declare(v.name, v)
      scope.declare(parts.name, parts)
      let base = self.typer.make(.name(DeclName(parts.name)), b.range)
      let append = self.typer.make(.member(base: base, name: DeclName("append"), nameRange: b.range), b.range)
      let value = self.typer.make(.name(DeclName(v.name)), b.range)
      let x = self.typer.check(
        self.typer.make(.call(append, arguments: [Argument(label: nil, value: value)]), b.range), .none, scope)
      return inner.statements + [TypedStmt(.expr(x), b.range)]
    }.map { TypedStmt($0.kind, s.range) }
  }
}

extension Typer {

  /// The result builder of a parameter.
  func resultBuilder(of p: ParamDecl) -> Type? {
    p.attributes.isEmpty ? nil : builder(among: p.attributes, in: p.parent)
  }

  /// The result builder of a function's or getter's body: its own, or that of the requirement which it fulfils.
  func resultBuilder(ofBody d: FunctionLikeDecl) -> Type? {
    let owner: Decl = (d as? AccessorDecl).flatMap { $0.accessorKind == .get ? $0.parent : nil } ?? d
    if let own = builder(among: owner.attributes, in: owner.parent) { return own }
    guard owner is VarDecl || owner is FuncDecl, let n = program.contextualNominal(owner),
      n.nominalKind != .protocolType
    else { return nil }
    let name = (owner as? VarDecl)?.name ?? (owner as? FuncDecl)?.name ?? ""
    for p in program.conformances(of: n) {
      for r in p.members where !r.attributes.isEmpty {
        if (r as? VarDecl)?.name == name || (r as? FuncDecl)?.name == name, let b = builder(among: r.attributes, in: p)
        {
          return b
        }
        if let binding = r as? BindingDecl, binding.variables.contains(where: { $0.name == name }) {
          if let b = builder(among: r.attributes, in: p) { return b }
        }
      }
    }
    return nil
  }

  private func builder(among attributes: [Attribute], in context: Decl?) -> Type? {
    for a in attributes {
      guard let repr = a.type, let found = program.lookupType(a.name, in: context)?.declaration as? NominalDecl,
        found.attribute("resultBuilder") != nil
      else { continue }
      return program.resolve(repr, in: context)
    }
    return nil
  }

  /// Builds the value of a body by a result builder.
  func buildResult(_ block: BraceBlock, _ builder: Type, _ result: Type?, _ scope: Scope) -> ClosureCheck? {
    let building = ResultBuilding(typer: self, builder: builder, scope: scope)
    var (statements, value) = building.build(block, finalResult: true)
    guard let value else { return nil }
    let inner = scope.nested()
    inner.declare(value.name, value)
    let range = block.range
    let x: TypedExpr
    if let result, case .opaque(let d, _, _) = result.kind {
      let t = type(of: value)
      underlying[d] = [t]
      x = TypedExpr(.retype(TypedExpr(.variable(value), t, range)), result, range)
    } else {
      x = check(make(.name(DeclName(value.name)), range), as: result, .returned, inner)
    }
    statements.append(TypedStmt(.returnStmt(x), range))
    return ClosureCheck(statements: statements, result: x.type)
  }
}
