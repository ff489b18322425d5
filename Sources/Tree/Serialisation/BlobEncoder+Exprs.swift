extension BlobEncoder {

  /// Stores an expression.
  func expr(_ e: Expr) {
    node()
    range(e.range)
    switch e.kind {
    case .integerLiteral(let t): tagged(0, t)
    case .floatLiteral(let t): tagged(1, t)
    case .booleanLiteral(let value):
      out.byte(2)
      out.flag(value)
    case .nilLiteral: out.byte(3)
    case .stringLiteral(let t): tagged(4, t)
    case .interpolatedString(let segments):
      out.byte(5)
      list(segments, segment)
    case .regexLiteral(let t): tagged(6, t)
    case .arrayLiteral(let values):
      out.byte(7)
      list(values, expr)
    case .dictionaryLiteral(let pairs):
      out.byte(8)
      list(pairs) { pair in
        expr(pair.key)
        expr(pair.value)
      }
    case .magicLiteral(let t): tagged(9, t)
    case .name(let n):
      out.byte(10)
      name(n)
    case .superRef: out.byte(11)
    case .discard: out.byte(12)
    case .error: out.byte(13)
    case .tuple(let values):
      out.byte(14)
      list(values, argument)
    default: chain(e.kind)
    }
  }

  /// Stores what stands in a postfix chain, and closures and key paths.
  private func chain(_ kind: Expr.Kind) {
    switch kind {
    case .member(let base, let n, let place):
      out.byte(15)
      optional(base, expr)
      name(n)
      range(place)
    case .specialize(let base, let arguments):
      out.byte(16)
      expr(base)
      list(arguments, type)
    case .call(let callee, let arguments):
      out.byte(17)
      expr(callee)
      list(arguments, argument)
    case .subscriptCall(let base, let arguments):
      out.byte(18)
      expr(base)
      list(arguments, argument)
    case .closure(let c):
      out.byte(19)
      closure(c)
    case .keyPath(let root, let components):
      out.byte(20)
      optional(root, type)
      list(components, component)
    case .macro(let n, let types, let arguments):
      out.byte(21)
      string(n)
      list(types, type)
      list(arguments, argument)
    case .typeRepr(let t):
      out.byte(22)
      type(t)
    case .pattern(let p):
      out.byte(23)
      pattern(p)
    case .ifExpr(let s): value(24, s)
    case .switchExpr(let s): value(25, s)
    case .doExpr(let s): value(26, s)
    default: operation(kind)
    }
  }

  /// Stores what applies an operator or keyword to several operands.
  private func operation(_ kind: Expr.Kind) {
    switch kind {
    case .prefix(let op, let e): operands(27, [op, e])
    case .postfix(let e, let op): operands(28, [e, op])
    case .binary(let a, let op, let b): operands(29, [a, op, b])
    case .assign(let a, let b): operands(30, [a, b])
    case .ternary(let c, let a, let b): operands(31, [c, a, b])
    case .isCast(let e, let t): cast(32, e, t)
    case .coerce(let e, let t): cast(33, e, t)
    case .conditionalCast(let e, let t): cast(34, e, t)
    case .forcedCast(let e, let t): cast(35, e, t)
    case .tryExpr(let kind, let e): operands(kind == .plain ? 36 : kind == .optional ? 37 : 38, [e])
    case .ownership(let keyword, let e):
      tagged(39, keyword)
      expr(e)
    default: wrapped(kind)
    }
  }

  /// Stores an expression that is one other expression with a mark.
  private func wrapped(_ kind: Expr.Kind) {
    switch kind {
    case .paren(let e): operands(40, [e])
    case .awaitExpr(let e): operands(41, [e])
    case .forceUnwrap(let e): operands(42, [e])
    case .optionalBind(let e): operands(43, [e])
    case .optionalChain(let e): operands(44, [e])
    case .inoutRef(let e): operands(45, [e])
    case .packExpansion(let e): operands(46, [e])
    case .packElement(let e): operands(47, [e])
    default: preconditionFailure("the other kinds are stored by expr(_:)")
    }
  }

  // MARK: - Parts

  /// Stores a tag and a string.
  private func tagged(_ tag: UInt8, _ text: String) {
    out.byte(tag)
    string(text)
  }

  /// Stores a tag and operands.
  private func operands(_ tag: UInt8, _ values: [Expr]) {
    out.byte(tag)
    values.forEach(expr)
  }

  /// Stores a tag, a value and a type.
  private func cast(_ tag: UInt8, _ e: Expr, _ t: TypeRepr) {
    out.byte(tag)
    expr(e)
    type(t)
  }

  /// Stores a tag and a statement used as a value.
  private func value(_ tag: UInt8, _ s: Stmt) {
    out.byte(tag)
    stmt(s)
  }

  /// Stores a name with its labels.
  private func name(_ n: DeclName) {
    string(n.base)
    optional(n.labels) { list($0, optionalString) }
  }

  /// Stores a piece of an interpolated string.
  private func segment(_ s: StringSegment) {
    switch s {
    case .literal(let text, let r):
      out.byte(0)
      string(text)
      range(r)
    case .interpolation(let arguments, let r):
      out.byte(1)
      list(arguments, argument)
      range(r)
    }
  }

  /// Stores a step of a key path.
  private func component(_ c: KeyPathComponent) {
    switch c {
    case .member(let n, let r):
      out.byte(0)
      name(n)
      range(r)
    case .subscriptCall(let arguments, let r):
      out.byte(1)
      list(arguments, argument)
      range(r)
    case .optionalBind(let r):
      out.byte(2)
      range(r)
    case .forceUnwrap(let r):
      out.byte(3)
      range(r)
    case .identity(let r):
      out.byte(4)
      range(r)
    }
  }

  /// Stores a closure.
  private func closure(_ c: ClosureExpr) {
    node()
    list(c.attributes, attribute)
    list(c.captures) { capture in
      optionalString(capture.ownership)
      variable(capture.variable)
      expr(capture.value)
    }
    optional(c.parameters) { list($0, decl) }
    optional(c.resultType, type)
    effects(c.effects)
    block(c.body)
    out.number(c.anonymousParameterCount)
  }
}
