import Tree
import Types
import Typing

/// Warns of local variables that nobody reads, or that nobody changes although they are `var`s.
///
/// The rules and words are those of the compiler's `VarDeclUsageChecker`.
struct UsageCheck {

  /// How a variable was introduced.
  private enum Introduction {
    /// `let x = 1`, alone in its pattern.
    case initialised
    /// `let x: Int`, given its value later.
    case declared
    /// `if let x = …`.
    case condition
    /// By a `for`.
    case loop
    /// Together with others in one `let` or `var`.
    case group
    /// By a `case` or a `catch`.
    case pattern
    /// By a capture list.
    case capture
  }

  let typer: Typer
  /// The file's top level, whose own variables are visible everywhere.
  let isScript: Bool
  private var introduced: [(variable: VarDecl, how: Introduction)] = []
  private var read: Set<VarDecl> = []
  private var written: Set<VarDecl> = []

  /// Prepares a check.
  init(typer: Typer, isScript: Bool) {
    self.typer = typer
    self.isScript = isScript
  }

  /// The warnings about a body.
  mutating func run(_ statements: [TypedStmt]) -> [Diagnostic] {
    for s in statements {
      if isScript, case .binding(_, let value) = s.kind {
        if let value { visit(value) }
      } else {
        visit(.statement(s))
      }
    }
    return introduced.compactMap { warning(for: $0.variable, $0.how) }
  }

  private func warning(for v: VarDecl, _ how: Introduction) -> Diagnostic? {
    guard case .user = v.nameRange.file.origin, v.accessors.isEmpty, v.attributes.isEmpty, !v.has("lazy"),
      !v.name.hasPrefix("$"), v.name != "self"
    else { return nil }
    let (isRead, isWritten) = (read.contains(v), written.contains(v))
    if isRead { return isWritten || v.isLet ? nil : neverMutated(v, how) }
    if isWritten, !v.isLet { return .neverRead(v.name, at: v.nameRange) }
    switch how {
    case .initialised: return .initialisationNeverUsed(v.name, isLet: v.isLet, at: v.nameRange)
    case .declared: return .neverUsed(v.name, isLet: v.isLet, at: v.nameRange)
    case .condition: return .valueNeverUsed(v.name, at: v.nameRange)
    case .loop, .group, .pattern: return .patternNeverUsed(v.name, isLet: v.isLet, at: v.nameRange)
    case .capture: return .captureNeverUsed(v.name, at: v.nameRange)
    }
  }

  private func neverMutated(_ v: VarDecl, _ how: Introduction) -> Diagnostic? {
    switch how {
    case .initialised, .declared, .condition, .pattern:
      .neverMutated(v.name, isWeak: v.has("weak"), isWordy: false, at: v.nameRange)
    case .loop: .neverMutated(v.name, isWeak: false, isWordy: true, at: v.nameRange)
    case .group, .capture: nil
    }
  }

  // MARK: Introductions

  private mutating func visit(_ node: TypedNode) {
    switch node {
    case .expression(let e): visit(e)
    case .statement(let s):
      introduce(s)
      if case .localFunction(let f) = s.kind { typer.body(of: f)?.statements.forEach { visit(.statement($0)) } }
      for child in node.children { visit(child) }
    }
  }

  private mutating func introduce(_ s: TypedStmt) {
    switch s.kind {
    case .binding(let p, let value):
      if case .variable(let v) = p.kind, v.binding?.entries.count == 1 {
        introduced.append((v, value == nil ? .declared : .initialised))
      } else {
        introduced += p.variables.map { ($0, .group) }
      }
    case .ifStmt(let conditions, _, _), .guardStmt(let conditions, _), .whileStmt(let conditions, _, _):
      conditions.forEach { introduce($0) }
    case .forStmt(let f): introduced += f.pattern.variables.map { ($0, .loop) }
    case .switchStmt(_, let cases, _): cases.forEach { introduce($0) }
    case .doCatch(_, let clauses, _): clauses.flatMap(\.items).forEach { introduce($0.pattern) }
    default: break
    }
  }

  private mutating func introduce(_ p: TypedPattern) { introduced += p.variables.map { ($0, .pattern) } }

  private mutating func introduce(_ c: TypedCondition) {
    switch c {
    case .boolean: break
    case .optionalBinding(let p, _):
      if case .variable(let v) = p.kind { introduced.append((v, .condition)) } else { introduce(p) }
    case .pattern(let p, _): introduce(p)
    }
  }

  private mutating func introduce(_ c: TypedCase) {
    if c.items.count == 1 { introduce(c.items[0].pattern) }
  }

  // MARK: Uses

  private mutating func visit(_ e: TypedExpr) {
    switch e.kind {
    case .variable(let v), .bound(let v): read.insert(v)
    case .assign(let target, let value):
      visit(value)
      visitTarget(target)
    case .call(let callee, let arguments):
      if let receiver = callee.receiver { isPlace(receiver) ? visitChanged(receiver) : visit(receiver) }
      arguments.forEach { visit($0) }
    case .closure(let c):
      introduced += c.captures.filter { !$0.isSelf }.map { ($0.variable, .capture) }
      for child in TypedNode.expression(e).children { visit(child) }
    case .apply(let f, let arguments):
      visit(f)
      arguments.forEach { visit($0) }
    default: for child in TypedNode.expression(e).children { visit(child) }
    }
  }

  private func isPlace(_ e: TypedExpr) -> Bool { if case .lvalue = e.type.kind { true } else { false } }

  private mutating func visit(_ a: TypedArgument) {
    if case .inoutPlace(let place) = a { visitChanged(place) } else { a.expressions.forEach { visit($0) } }
  }

  /// A place that is read and written.
  private mutating func visitChanged(_ e: TypedExpr) {
    visit(e)
    visitTarget(e)
  }

  /// A place that is written.
  private mutating func visitTarget(_ e: TypedExpr) {
    switch e.kind {
    case .variable(let v), .bound(let v): written.insert(v)
    case .tupleElement(let base, _): isPlace(base) ? visitTarget(base) : visit(base)
    case .property(let base?, _), .forceUnwrap(let base, _), .optionalBind(let base): visitBase(base)
    case .subscriptAccess(let base?, _, let arguments):
      arguments.flatMap(\.expressions).forEach { visit($0) }
      visitBase(base)
    case .keyPathAccess(let base, let path):
      visit(path)
      visitBase(base)
    case .tupleTargets(let parts): parts.forEach { visitTarget($0) }
    case .optionalChain(let x): visitTarget(x)
    case .openExistential(let value, _, _, let body):
      visitBase(value)
      visitTarget(body)
    default: visit(e)
    }
  }

  private mutating func visitBase(_ base: TypedExpr) { isPlace(base) ? visitChanged(base) : visit(base) }
}
