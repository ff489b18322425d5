/// An expression; operators are folded by precedence.
public final class Expr: @unchecked Sendable {

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

  /// The kinds of expressions.
  public indirect enum Kind: Sendable {
    /// `42`, `0x2A`, `1_000`; the text as written.
    case integerLiteral(String)
    /// `1.5`, `1e3`, `0x1p4`; the text as written.
    case floatLiteral(String)
    /// `true`, `false`.
    case booleanLiteral(Bool)
    /// `nil`.
    case nilLiteral
    /// A string without interpolation, escapes resolved, multi-line indentation removed.
    case stringLiteral(String)
    /// A string with `\(…)`.
    case interpolatedString([StringSegment])
    /// `/…/` or `#/…/#`.
    case regexLiteral(String)
    /// `[a, b]`.
    case arrayLiteral([Expr])
    /// `[k: v]`, `[:]`.
    case dictionaryLiteral([(key: Expr, value: Expr)])
    /// `#file`, `#fileID`, `#filePath`, `#line`, `#column`, `#function`, `#dsohandle`; the name without `#`.
    case magicLiteral(String)
    /// A name: variable, function, type, `self`, `Self`, `$0`, or an operator used as a value.
    case name(DeclName)
    /// `super`; only as the base of a member, subscript or call.
    case superRef
    /// `base.name`; an implicit member `.name` has no base; a tuple's element has a numeric name.
    case member(base: Expr?, name: DeclName, nameRange: SourceRange)
    /// `base.init`, `base.self` are `member` with these names; `Base<T>` is this.
    case specialize(Expr, arguments: [TypeRepr])
    /// `f(x, y: z) { … }`; trailing closures come last, marked.
    case call(Expr, arguments: [Argument])
    /// `a[i, j: k]`.
    case subscriptCall(Expr, arguments: [Argument])
    /// `{ … }`.
    case closure(ClosureExpr)
    /// `(a, label: b)`, `()`; one unlabelled element is `paren`.
    case tuple([Argument])
    /// `(a)`.
    case paren(Expr)
    /// `-x`; `op` is a `name` node.
    case prefix(op: Expr, operand: Expr)
    /// `x...`, a custom postfix operator.
    case postfix(operand: Expr, op: Expr)
    /// `a + b`, after folding; `op` is a `name` node.
    case binary(lhs: Expr, op: Expr, rhs: Expr)
    /// `a = b`.
    case assign(target: Expr, value: Expr)
    /// `c ? a : b`.
    case ternary(condition: Expr, then: Expr, else: Expr)
    /// `x is T`.
    case isCast(Expr, TypeRepr)
    /// `x as T`.
    case coerce(Expr, TypeRepr)
    /// `x as? T`.
    case conditionalCast(Expr, TypeRepr)
    /// `x as! T`.
    case forcedCast(Expr, TypeRepr)
    /// `try x`, `try? x`, `try! x`.
    case tryExpr(TryKind, Expr)
    /// `await x`.
    case awaitExpr(Expr)
    /// `x!`.
    case forceUnwrap(Expr)
    /// `x?` inside a chain.
    case optionalBind(Expr)
    /// The whole of a chain that holds `optionalBind`s; where they give `nil`, this does.
    case optionalChain(Expr)
    /// `&x`.
    case inoutRef(Expr)
    /// A type written where an expression stands, as `[Int]` in `[Int]()`.
    case typeRepr(TypeRepr)
    /// `\Root.a[0]?.b`.
    case keyPath(root: TypeRepr?, components: [KeyPathComponent])
    /// `if` used as an expression.
    case ifExpr(Stmt)
    /// `switch` used as an expression.
    case switchExpr(Stmt)
    /// `do` used as an expression.
    case doExpr(Stmt)
    /// `#name(args) { … }`: `#expect`, `#require`, `#warning`, `#Predicate` …, when not expanded.
    case macro(name: String, genericArguments: [TypeRepr], arguments: [Argument])
    /// A pattern where an expression was parsed, as `let x` in `case .some(let x)`.
    case pattern(Pattern)
    /// `_` on the left of an assignment.
    case discard
    /// `repeat each x`.
    case packExpansion(Expr)
    /// `each x`.
    case packElement(Expr)
    /// `consume x`, `copy x`, `borrow x`; the keyword.
    case ownership(String, Expr)
    /// A place that did not parse; a diagnostic has been given.
    case error
  }

  /// The forms of `try`.
  public enum TryKind: Sendable { case plain, optional, forced }
}

/// A piece of an interpolated string.
public enum StringSegment: Sendable {
  /// Literal text, escapes resolved.
  case literal(String, SourceRange)
  /// `\(…)` with its arguments, as passed to `appendInterpolation`.
  case interpolation([Argument], SourceRange)
}

/// One step of a key path.
public enum KeyPathComponent: Sendable {
  /// `.name`
  case member(DeclName, SourceRange)
  /// `[args]`
  case subscriptCall([Argument], SourceRange)
  /// `?`
  case optionalBind(SourceRange)
  /// `!`
  case forceUnwrap(SourceRange)
  /// `.self`
  case identity(SourceRange)
}

/// A closure expression.
public final class ClosureExpr: @unchecked Sendable {
  /// The node's identity.
  public let id: NodeID
  /// Attributes such as `@MainActor`.
  public let attributes: [Attribute]
  /// `[weak self, n = count]`.
  public let captures: [Capture]
  /// The parameters, or `nil` when none were written (`$0` or no parameter).
  public let parameters: [ParamDecl]?
  /// The result type, if written.
  public let resultType: TypeRepr?
  /// Effects, if written.
  public let effects: Effects
  /// The body.
  public let body: BraceBlock
  /// How many `$n` the body names itself (not its inner closures): highest index plus one.
  public let anonymousParameterCount: Int

  /// Creates a closure.
  public init(
    id: NodeID, attributes: [Attribute], captures: [Capture], parameters: [ParamDecl]?, resultType: TypeRepr?,
    effects: Effects, body: BraceBlock, anonymousParameterCount: Int
  ) {
    self.id = id
    self.attributes = attributes
    self.captures = captures
    self.parameters = parameters
    self.resultType = resultType
    self.effects = effects
    self.body = body
    self.anonymousParameterCount = anonymousParameterCount
  }

  /// An entry of a capture list.
  public struct Capture: Sendable {
    /// `weak`, `unowned`, `unowned(unsafe)`, or `nil`.
    public let ownership: String?
    /// The variable that the closure's body sees.
    public let variable: VarDecl
    /// The value captured; `self` for `[weak self]`.
    public let value: Expr
    /// Creates an entry.
    public init(ownership: String?, variable: VarDecl, value: Expr) {
      self.ownership = ownership
      self.variable = variable
      self.value = value
    }
  }
}
