/// An item of a block or of a file's top level.
public enum CodeItem: Sendable {
  /// A declaration.
  case decl(Decl)
  /// A statement.
  case stmt(Stmt)
  /// An expression whose value is not used, or is the block's implicit result.
  case expr(Expr)

  /// Where it stands.
  public var range: SourceRange {
    switch self {
    case .decl(let d): d.range
    case .stmt(let s): s.range
    case .expr(let e): e.range
    }
  }
}

/// `{ … }`.
public final class BraceBlock: @unchecked Sendable {
  /// The node's identity.
  public let id: NodeID
  /// What it holds.
  public let items: [CodeItem]
  /// Where it stands, with its braces.
  public let range: SourceRange
  /// Creates a block.
  public init(id: NodeID, items: [CodeItem], range: SourceRange) {
    self.id = id
    self.items = items
    self.range = range
  }
}

/// A statement.
public final class Stmt: @unchecked Sendable {
  /// The node's identity.
  public let id: NodeID
  /// What it is.
  public let kind: Kind
  /// Where it stands.
  public let range: SourceRange
  /// Creates a node.
  public init(id: NodeID, _ kind: Kind, _ range: SourceRange) {
    self.id = id
    self.kind = kind
    self.range = range
  }

  /// The kinds of statements.
  public indirect enum Kind: Sendable {
    /// `return x`
    case returnStmt(Expr?)
    /// `if …  { … } else …`; `else` is a `block` or another `ifStmt`.
    case ifStmt(conditions: [Condition], then: BraceBlock, else: Stmt?)
    /// `guard … else { … }`
    case guardStmt(conditions: [Condition], else: BraceBlock)
    /// `while … { … }`
    case whileStmt(conditions: [Condition], body: BraceBlock)
    /// `repeat { … } while c`
    case repeatStmt(body: BraceBlock, condition: Expr)
    /// `for try await p in s where c { … }`
    case forStmt(ForStmt)
    /// `switch x { … }`
    case switchStmt(subject: Expr, cases: [SwitchCase])
    /// `label: stmt`
    case labeled(String, Stmt)
    /// `break`, `break label`
    case breakStmt(String?)
    /// `continue`, `continue label`
    case continueStmt(String?)
    /// `fallthrough`
    case fallthroughStmt
    /// `throw x`
    case throwStmt(Expr)
    /// `defer { … }`
    case deferStmt(BraceBlock)
    /// `do throws(E) { … } catch …`
    case doStmt(body: BraceBlock, thrownType: TypeRepr?, catches: [CatchClause])
    /// `yield x`, `yield &x`
    case yieldStmt([Expr])
    /// `{ … }` as the `else` of an `if`
    case block(BraceBlock)
    /// `then x`, `discard self`; the keyword
    case other(String, Expr?)
  }
}

/// A condition of `if`, `guard` or `while`.
public enum Condition: Sendable {
  /// A Boolean expression.
  case expr(Expr)
  /// `let x = y`, `let x`, `var x: T = y`; the pattern matches the unwrapped value. `isLet` tells `let` from `var`.
  case optionalBinding(pattern: Pattern, type: TypeRepr?, value: Expr, range: SourceRange)
  /// `case p = y`
  case pattern(Pattern, type: TypeRepr?, value: Expr, range: SourceRange)
  /// `#available(…)` is true, `#unavailable(…)` is false.
  case availability(isAvailable: Bool, range: SourceRange)
}

/// A `for` loop.
public final class ForStmt: @unchecked Sendable {
  /// The pattern that each element must match.
  public let pattern: Pattern
  /// Whether the pattern was introduced by `case`.
  public let isCase: Bool
  /// The element's type, if written.
  public let type: TypeRepr?
  /// What is iterated.
  public let sequence: Expr
  /// The filter.
  public let whereClause: Expr?
  /// The body.
  public let body: BraceBlock
  /// Whether `try` was written.
  public let isTry: Bool
  /// Whether `await` was written.
  public let isAwait: Bool
  /// Creates a loop.
  public init(
    pattern: Pattern, isCase: Bool, type: TypeRepr?, sequence: Expr, whereClause: Expr?, body: BraceBlock, isTry: Bool,
    isAwait: Bool
  ) {
    self.pattern = pattern
    self.isCase = isCase
    self.type = type
    self.sequence = sequence
    self.whereClause = whereClause
    self.body = body
    self.isTry = isTry
    self.isAwait = isAwait
  }
}

/// A `case` or `default` of a `switch`.
public final class SwitchCase: @unchecked Sendable {
  /// The patterns with their guards; empty for `default`.
  public let items: [(pattern: Pattern, guard: Expr?)]
  /// Whether it is `default`.
  public let isDefault: Bool
  /// Whether `@unknown` was written.
  public let isUnknown: Bool
  /// The body (the range spans the statements).
  public let body: BraceBlock
  /// Where it stands.
  public let range: SourceRange
  /// Creates a case.
  public init(
    items: [(pattern: Pattern, guard: Expr?)], isDefault: Bool, isUnknown: Bool, body: BraceBlock, range: SourceRange
  ) {
    self.items = items
    self.isDefault = isDefault
    self.isUnknown = isUnknown
    self.body = body
    self.range = range
  }
}

/// A `catch` of a `do`.
public final class CatchClause: @unchecked Sendable {
  /// The patterns with their guards; empty matches everything and binds `error`.
  public let items: [(pattern: Pattern, guard: Expr?)]
  /// The variable `error` that a clause without patterns binds.
  public let implicitError: VarDecl?
  /// The body.
  public let body: BraceBlock
  /// Where it stands.
  public let range: SourceRange
  /// Creates a clause.
  public init(items: [(pattern: Pattern, guard: Expr?)], implicitError: VarDecl?, body: BraceBlock, range: SourceRange)
  {
    self.items = items
    self.implicitError = implicitError
    self.body = body
    self.range = range
  }
}

/// A pattern.
public final class Pattern: @unchecked Sendable {
  /// The node's identity.
  public let id: NodeID
  /// What it is.
  public let kind: Kind
  /// Where it stands.
  public let range: SourceRange
  /// Creates a node.
  public init(id: NodeID, _ kind: Kind, _ range: SourceRange) {
    self.id = id
    self.kind = kind
    self.range = range
  }

  /// The kinds of patterns.
  public indirect enum Kind: Sendable {
    /// `_`
    case wildcard
    /// A new variable.
    case binding(VarDecl)
    /// `(a, label: b)`; one unlabelled element stands for itself.
    case tuple([(label: String?, pattern: Pattern)])
    /// `p: T`
    case typed(Pattern, TypeRepr)
    /// `let p`, `var p`: the bindings inside are already `binding`s; kept for source fidelity.
    case introducer(isLet: Bool, Pattern)
    /// `.name(p, label: q)` or `T.name(…)`: an enum case. `expr` is the same source as an expression, for the case that the
    /// name turns out not to be an enum case; it is `nil` when a sub-pattern binds a variable.
    case enumCase(
      type: Expr?, name: String, nameRange: SourceRange, payload: [(label: String?, pattern: Pattern)]?, expr: Expr?)
    /// `p?`
    case optionalSome(Pattern)
    /// `is T`
    case isType(TypeRepr)
    /// `p as T`
    case asType(Pattern, TypeRepr)
    /// Any other expression, compared by `~=`.
    case expr(Expr)
  }
}
