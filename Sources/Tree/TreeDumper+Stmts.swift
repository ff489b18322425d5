extension TreeDumper {

  /// A statement with what it holds.
  public func dump(_ s: Stmt, indent: Int = 0) -> String {
    func line(_ text: String) -> String { String(repeating: "  ", count: indent) + text + "\n" }
    func inside(_ b: BraceBlock) -> String { dump(b.items, indent: indent + 1) }
    switch s.kind {
    case .returnStmt(let e): return line("(return" + optional(e) + ")")
    case .ifStmt(let c, let then, let other):
      return line("(if " + dump(c) + ")") + inside(then) + (other.map { line("else") + dump($0, indent: indent) } ?? "")
    case .guardStmt(let c, let body): return line("(guard " + dump(c) + ")") + inside(body)
    case .whileStmt(let c, let body): return line("(while " + dump(c) + ")") + inside(body)
    case .repeatStmt(let body, let c): return line("(repeat while " + dump(c) + ")") + inside(body)
    case .forStmt(let f): return line(head(f)) + inside(f.body)
    case .switchStmt(let e, let cases):
      return line("(switch " + dump(e) + ")") + cases.map { line(head($0)) + inside($0.body) }.joined()
    case .labeled(let name, let inner): return line("label \(name):") + dump(inner, indent: indent)
    case .breakStmt(let l): return line("(break" + (l.map { " " + $0 } ?? "") + ")")
    case .continueStmt(let l): return line("(continue" + (l.map { " " + $0 } ?? "") + ")")
    case .fallthroughStmt: return line("(fallthrough)")
    case .throwStmt(let e): return line("(throw " + dump(e) + ")")
    case .deferStmt(let b): return line("(defer)") + inside(b)
    case .doStmt(let b, let t, let catches):
      return line("(do" + (t.map { " throws(" + dump($0) + ")" } ?? "") + ")") + inside(b)
        + catches.map { line("(catch" + items($0.items) + ")") + inside($0.body) }.joined()
    case .yieldStmt(let list): return line("(yield " + list.map { dump($0) }.joined(separator: " ") + ")")
    case .block(let b): return inside(b)
    case .other(let keyword, let e): return line("(\(keyword)" + optional(e) + ")")
    }
  }

  /// An expression after a space, if there is one.
  private func optional(_ e: Expr?) -> String { e.map { " " + dump($0) } ?? "" }

  /// What a loop says of itself.
  private func head(_ f: ForStmt) -> String {
    "(for " + (f.isTry ? "try " : "") + (f.isAwait ? "await " : "") + (f.isCase ? "case " : "") + dump(f.pattern)
      + (f.type.map { ": " + dump($0) } ?? "") + " in " + dump(f.sequence)
      + (f.whereClause.map { " where " + dump($0) } ?? "") + ")"
  }

  /// What a case says of itself.
  private func head(_ c: SwitchCase) -> String {
    (c.isUnknown ? "@unknown " : "") + (c.isDefault ? "(default)" : "(case" + items(c.items) + ")")
  }

  /// Patterns with their guards.
  private func items(_ items: [(pattern: Pattern, guard: Expr?)]) -> String {
    items.map { " " + dump($0.pattern) + ($0.guard.map { " where " + dump($0) } ?? "") }.joined(separator: ",")
  }

  /// Conditions.
  private func dump(_ conditions: [Condition]) -> String {
    conditions.map { c in
      switch c {
      case .expr(let e): dump(e)
      case .optionalBinding(let p, let t, let v, _):
        "let " + dump(p) + (t.map { ": " + dump($0) } ?? "") + " = " + dump(v)
      case .pattern(let p, let t, let v, _): "case " + dump(p) + (t.map { ": " + dump($0) } ?? "") + " = " + dump(v)
      case .availability(let isAvailable, _): isAvailable ? "#available" : "#unavailable"
      }
    }.joined(separator: ", ")
  }

  /// A pattern.
  public func dump(_ p: Pattern) -> String {
    switch p.kind {
    case .wildcard: "_"
    case .binding(let v): (v.isLet ? "let " : "var ") + v.name
    case .tuple(let list): "(" + payload(list) + ")"
    case .typed(let p, let t): dump(p) + ": " + dump(t)
    case .introducer(_, let p): dump(p)
    case .enumCase(let type, let name, _, let list, let e):
      (type.map { dump($0) } ?? "") + "." + name + (list.map { "(" + payload($0) + ")" } ?? "") + (e == nil ? "!" : "")
    case .optionalSome(let p): dump(p) + "?"
    case .isType(let t): "is " + dump(t)
    case .asType(let p, let t): dump(p) + " as " + dump(t)
    case .expr(let e): "~= " + dump(e)
    }
  }

  /// The patterns of a tuple or payload.
  private func payload(_ list: [(label: String?, pattern: Pattern)]) -> String {
    list.map { ($0.label.map { $0 + ": " } ?? "") + dump($0.pattern) }.joined(separator: ", ")
  }
}
