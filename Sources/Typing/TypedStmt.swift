import Tree
import Types

/// A statement with its expressions typed and its patterns resolved.
public final class TypedStmt: @unchecked Sendable {
  /// What it is.
  public let kind: Kind
  /// Where it stands.
  public let range: SourceRange
  /// Creates a node.
  public init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The kinds of statements.
  public indirect enum Kind: Sendable {
    /// An expression whose value is dropped.
    case expr(TypedExpr)
    /// `let p = x`, `var p: T`; without a value the variables are initialised later. Computed locals and those with observers too.
    case binding(TypedPattern, TypedExpr?)
    /// A local function; its body is asked for with `Typer.body(of:)`.
    case localFunction(FuncDecl)
    /// A local type or alias: nothing to run.
    case localType(Decl)
    /// `return x`; the value has the function's result type (for `()` it may be absent).
    case returnStmt(TypedExpr?)
    /// The value of a branch of an `if` or `switch` expression.
    case result(TypedExpr)
    /// `if`
    case ifStmt(conditions: [TypedCondition], then: [TypedStmt], else: [TypedStmt]?)
    /// `guard`; the bindings of the conditions live on after it.
    case guardStmt(conditions: [TypedCondition], else: [TypedStmt])
    /// `while`
    case whileStmt(conditions: [TypedCondition], body: [TypedStmt], label: String?)
    /// `repeat … while`
    case repeatStmt(body: [TypedStmt], condition: TypedExpr, label: String?)
    /// `for`
    case forStmt(TypedFor)
    /// `switch`; exhaustive (checked).
    case switchStmt(subject: TypedExpr, cases: [TypedCase], label: String?)
    /// `do { } ` without `catch`, or a labelled `if`/`do` block that `break label` leaves.
    case block([TypedStmt], label: String?)
    /// `do … catch …`; when no clause matches, the error goes on.
    case doCatch(body: [TypedStmt], clauses: [TypedCatch], label: String?)
    /// `break`; the label when written.
    case breakStmt(String?)
    /// `continue`
    case continueStmt(String?)
    /// `fallthrough`
    case fallthroughStmt
    /// `throw`; the value has an existential type `any Error`, or the concrete type for typed throws.
    case throwStmt(TypedExpr)
    /// `defer`
    case deferStmt([TypedStmt])
    /// `yield x`, `yield &x` in `_read`/`_modify`; an `lvalue` for `&x`.
    case yieldStmt(TypedExpr)
  }
}

/// A condition.
public enum TypedCondition: Sendable {
  /// A Boolean.
  case boolean(TypedExpr)
  /// `let p = x`: the value is optional; the pattern matches what it holds.
  case optionalBinding(TypedPattern, TypedExpr)
  /// `case p = x`
  case pattern(TypedPattern, TypedExpr)
}

/// A `for` loop.
public final class TypedFor: @unchecked Sendable {
  /// The pattern, for the element type.
  public let pattern: TypedPattern
  /// What is iterated.
  public let sequence: TypedExpr
  /// `makeIterator()` (or `makeAsyncIterator()`) of the sequence's type; the receiver is supplied by Lowering.
  public let makeIterator: Callee
  /// The iterator's type.
  public let iteratorType: Type
  /// `next()` of the iterator; the receiver is supplied by Lowering.
  public let next: Callee
  /// The element's type.
  public let elementType: Type
  /// Turns an element into what the pattern matches, when a type was written that it converts to.
  public let conversion: TypedConversion?
  /// The filter.
  public let whereClause: TypedExpr?
  /// The body.
  public let body: [TypedStmt]
  /// The label.
  public let label: String?
  /// Whether it is `for await`.
  public let isAsync: Bool
  /// Creates a loop.
  public init(
    pattern: TypedPattern, sequence: TypedExpr, makeIterator: Callee, iteratorType: Type, next: Callee,
    elementType: Type,
    conversion: TypedConversion?, whereClause: TypedExpr?, body: [TypedStmt], label: String?, isAsync: Bool
  ) {
    self.pattern = pattern
    self.sequence = sequence
    self.makeIterator = makeIterator
    self.iteratorType = iteratorType
    self.next = next
    self.elementType = elementType
    self.conversion = conversion
    self.whereClause = whereClause
    self.body = body
    self.label = label
    self.isAsync = isAsync
  }
}

/// A `case` of a `switch`.
public struct TypedCase: Sendable {
  /// The patterns with their guards; empty for `default`. With several, each binds the same names; the first pattern's variables are
  /// the ones that guards and body use (the others' variables are mapped to them by `aliases`).
  public let items: [(pattern: TypedPattern, guard: TypedExpr?, aliases: [(from: VarDecl, to: VarDecl)])]
  /// The body.
  public let body: [TypedStmt]
  /// Where it stands.
  public let range: SourceRange
  /// Creates a case.
  public init(
    items: [(pattern: TypedPattern, guard: TypedExpr?, aliases: [(from: VarDecl, to: VarDecl)])], body: [TypedStmt],
    range: SourceRange
  ) {
    self.items = items
    self.body = body
    self.range = range
  }
}

/// A `catch`.
public struct TypedCatch: Sendable {
  /// The patterns with their guards, matched against the error; empty matches everything.
  public let items: [(pattern: TypedPattern, guard: TypedExpr?)]
  /// The implicit variable `error`.
  public let implicitError: VarDecl?
  /// The body.
  public let body: [TypedStmt]
  /// Creates a clause.
  public init(items: [(pattern: TypedPattern, guard: TypedExpr?)], implicitError: VarDecl?, body: [TypedStmt]) {
    self.items = items
    self.implicitError = implicitError
    self.body = body
  }
}

/// A pattern with the type that it matches.
public final class TypedPattern: @unchecked Sendable {
  /// What it is.
  public let kind: Kind
  /// The type of the value that is matched.
  public let type: Type
  /// Where it stands.
  public let range: SourceRange
  /// Creates a node.
  public init(_ kind: Kind, _ type: Type, _ range: SourceRange) {
    self.kind = kind
    self.type = type
    self.range = range
  }

  /// The kinds of patterns.
  public indirect enum Kind: Sendable {
    /// Matches everything.
    case wildcard
    /// Binds a variable (its type is the pattern's).
    case variable(VarDecl)
    /// A tuple, element by element.
    case tuple([TypedPattern])
    /// An enum case; payload patterns in order (`nil` when the payload is ignored).
    case enumCase(EnumElementDecl, payload: [TypedPattern]?)
    /// `.some(p)`, written `p?`, or implied when an optional is matched by a pattern of its wrapped type.
    case some(TypedPattern)
    /// `nil` / `.none`.
    case none
    /// `is T`, and `p as T`: a dynamic cast, then `p` on the result.
    case cast(Type, TypedPattern?)
    /// A Boolean expression over `bound(variable)`, the value that is matched: `~=` chosen.
    case expression(variable: VarDecl, TypedExpr)
    /// `true`/`false`.
    case boolean(Bool)
  }
}

/// The typed body of a function, accessor, initialiser or top-level text.
public final class TypedBody: @unchecked Sendable {
  /// The statements; a single-expression body is a `returnStmt`.
  public let statements: [TypedStmt]
  /// Creates a body.
  public init(statements: [TypedStmt]) { self.statements = statements }
}
