extension BlobEncoder {

  /// Stores an item.
  func item(_ item: CodeItem) {
    switch item {
    case .decl(let d):
      out.byte(0)
      decl(d)
    case .stmt(let s):
      out.byte(1)
      stmt(s)
    case .expr(let e):
      out.byte(2)
      expr(e)
    }
  }

  /// Stores a block.
  func block(_ b: BraceBlock) {
    node()
    range(b.range)
    list(b.items, item)
  }

  /// Stores a statement.
  func stmt(_ s: Stmt) {
    node()
    range(s.range)
    switch s.kind {
    case .returnStmt(let e):
      out.byte(0)
      optional(e, expr)
    case .ifStmt(let c, let then, let other):
      out.byte(1)
      list(c, condition)
      block(then)
      optional(other, stmt)
    case .guardStmt(let c, let other):
      out.byte(2)
      list(c, condition)
      block(other)
    case .whileStmt(let c, let body):
      out.byte(3)
      list(c, condition)
      block(body)
    case .repeatStmt(let body, let c):
      out.byte(4)
      block(body)
      expr(c)
    case .forStmt(let f):
      out.byte(5)
      forStmt(f)
    case .switchStmt(let e, let cases):
      out.byte(6)
      expr(e)
      list(cases, switchCase)
    case .labeled(let name, let inner):
      out.byte(7)
      string(name)
      stmt(inner)
    default: smallStmt(s.kind)
    }
  }

  /// Stores the smaller statements.
  private func smallStmt(_ kind: Stmt.Kind) {
    switch kind {
    case .breakStmt(let label):
      out.byte(8)
      optionalString(label)
    case .continueStmt(let label):
      out.byte(9)
      optionalString(label)
    case .throwStmt(let e):
      out.byte(11)
      expr(e)
    case .deferStmt(let b):
      out.byte(12)
      block(b)
    case .doStmt(let b, let thrown, let catches):
      out.byte(13)
      block(b)
      optional(thrown, type)
      list(catches, catchClause)
    case .yieldStmt(let values):
      out.byte(14)
      list(values, expr)
    case .block(let b):
      out.byte(15)
      block(b)
    case .other(let keyword, let e):
      out.byte(16)
      string(keyword)
      optional(e, expr)
    default: out.byte(10)
    }
  }

  /// Stores a condition.
  private func condition(_ c: Condition) {
    switch c {
    case .expr(let e):
      out.byte(0)
      expr(e)
    case .optionalBinding(let p, let t, let v, let r):
      out.byte(1)
      matching(p, t, v, r)
    case .pattern(let p, let t, let v, let r):
      out.byte(2)
      matching(p, t, v, r)
    case .availability(let isAvailable, let r):
      out.byte(3)
      out.flag(isAvailable)
      range(r)
    }
  }

  /// Stores a pattern with its value.
  private func matching(_ p: Pattern, _ t: TypeRepr?, _ value: Expr, _ r: SourceRange) {
    pattern(p)
    optional(t, type)
    expr(value)
    range(r)
  }

  /// Stores the parts of a loop.
  private func forStmt(_ f: ForStmt) {
    pattern(f.pattern)
    out.byte((f.isCase ? 1 : 0) | (f.isTry ? 2 : 0) | (f.isAwait ? 4 : 0))
    optional(f.type, type)
    expr(f.sequence)
    optional(f.whereClause, expr)
    block(f.body)
  }

  /// Stores a case of a `switch`.
  private func switchCase(_ c: SwitchCase) {
    list(c.items, guarded)
    out.byte((c.isDefault ? 1 : 0) | (c.isUnknown ? 2 : 0))
    block(c.body)
    range(c.range)
  }

  /// Stores a `catch`.
  private func catchClause(_ c: CatchClause) {
    list(c.items, guarded)
    optional(c.implicitError, variable)
    block(c.body)
    range(c.range)
  }

  /// Stores a pattern with its guard.
  private func guarded(_ item: (pattern: Pattern, guard: Expr?)) {
    pattern(item.pattern)
    optional(item.guard, expr)
  }

  /// Stores a pattern.
  func pattern(_ p: Pattern) {
    node()
    range(p.range)
    switch p.kind {
    case .wildcard: out.byte(0)
    case .binding(let v):
      out.byte(1)
      variable(v)
    case .tuple(let elements):
      out.byte(2)
      list(elements, element)
    case .typed(let p, let t):
      out.byte(3)
      pattern(p)
      type(t)
    case .introducer(let isLet, let p):
      out.byte(4)
      out.flag(isLet)
      pattern(p)
    case .enumCase(let base, let name, let place, let payload, let e):
      out.byte(5)
      optional(base, expr)
      string(name)
      range(place)
      optional(payload) { list($0, element) }
      optional(e, expr)
    case .optionalSome(let p):
      out.byte(6)
      pattern(p)
    case .isType(let t):
      out.byte(7)
      type(t)
    case .asType(let p, let t):
      out.byte(8)
      pattern(p)
      type(t)
    case .expr(let e):
      out.byte(9)
      expr(e)
    }
  }

  /// Stores an element of a tuple pattern or payload.
  private func element(_ e: (label: String?, pattern: Pattern)) {
    optionalString(e.label)
    pattern(e.pattern)
  }
}
