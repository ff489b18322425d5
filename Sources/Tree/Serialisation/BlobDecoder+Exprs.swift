extension BlobDecoder {

  /// The next expression.
  mutating func expr() throws -> Expr {
    let id = id()
    let range = try range()
    let tag = try reader.byte()
    let kind: Expr.Kind =
      switch tag {
      case 0: .integerLiteral(try string())
      case 1: .floatLiteral(try string())
      case 2: .booleanLiteral(try reader.flag())
      case 3: .nilLiteral
      case 4: .stringLiteral(try string())
      case 5: .interpolatedString(try list { try $0.segment() })
      case 6: .regexLiteral(try string())
      case 7: .arrayLiteral(try list { try $0.expr() })
      case 8:
        .dictionaryLiteral(try list { d in (key: try d.expr(), value: try d.expr()) })
      case 9: .magicLiteral(try string())
      case 10: .name(try name())
      case 11: .superRef
      case 12: .discard
      case 13: .error
      case 14: .tuple(try list { try $0.argument() })
      case 15...26: try chain(tag)
      default: try operation(tag)
      }
    return Expr(id: id, kind, range)
  }

  /// The rest of what stands in a postfix chain, and of closures and key paths.
  private mutating func chain(_ tag: UInt8) throws -> Expr.Kind {
    switch tag {
    case 15: .member(base: try optional { try $0.expr() }, name: try name(), nameRange: try range())
    case 16: .specialize(try expr(), arguments: try list { try $0.type() })
    case 17: .call(try expr(), arguments: try list { try $0.argument() })
    case 18: .subscriptCall(try expr(), arguments: try list { try $0.argument() })
    case 19: .closure(try closure())
    case 20: .keyPath(root: try optional { try $0.type() }, components: try list { try $0.component() })
    case 21:
      .macro(
        name: try string(), genericArguments: try list { try $0.type() }, arguments: try list { try $0.argument() })
    case 22: .typeRepr(try type())
    case 23: .pattern(try pattern())
    case 24: .ifExpr(try stmt())
    case 25: .switchExpr(try stmt())
    default: .doExpr(try stmt())
    }
  }

  /// The rest of what applies an operator or keyword.
  private mutating func operation(_ tag: UInt8) throws -> Expr.Kind {
    switch tag {
    case 27: .prefix(op: try expr(), operand: try expr())
    case 28: .postfix(operand: try expr(), op: try expr())
    case 29: .binary(lhs: try expr(), op: try expr(), rhs: try expr())
    case 30: .assign(target: try expr(), value: try expr())
    case 31: .ternary(condition: try expr(), then: try expr(), else: try expr())
    case 32: .isCast(try expr(), try type())
    case 33: .coerce(try expr(), try type())
    case 34: .conditionalCast(try expr(), try type())
    case 35: .forcedCast(try expr(), try type())
    case 36: .tryExpr(.plain, try expr())
    case 37: .tryExpr(.optional, try expr())
    case 38: .tryExpr(.forced, try expr())
    case 39: .ownership(try string(), try expr())
    default: try wrapped(tag)
    }
  }

  /// The rest of an expression that is one other expression with a mark.
  private mutating func wrapped(_ tag: UInt8) throws -> Expr.Kind {
    let inner = try expr()
    switch tag {
    case 40: return .paren(inner)
    case 41: return .awaitExpr(inner)
    case 42: return .forceUnwrap(inner)
    case 43: return .optionalBind(inner)
    case 44: return .optionalChain(inner)
    case 45: return .inoutRef(inner)
    case 46: return .packExpansion(inner)
    case 47: return .packElement(inner)
    default: throw MalformedBytes(explanation: "expression \(tag)")
    }
  }

  // MARK: - Parts

  /// The next name with its labels.
  private mutating func name() throws -> DeclName {
    DeclName(
      try string(), labels: try optional { d in try d.list { try $0.optionalString() } })
  }

  /// The next piece of an interpolated string.
  private mutating func segment() throws -> StringSegment {
    try reader.byte() == 0
      ? .literal(try string(), try range()) : .interpolation(try list { try $0.argument() }, try range())
  }

  /// The next step of a key path.
  private mutating func component() throws -> KeyPathComponent {
    switch try reader.byte() {
    case 0: .member(try name(), try range())
    case 1: .subscriptCall(try list { try $0.argument() }, try range())
    case 2: .optionalBind(try range())
    case 3: .forceUnwrap(try range())
    case 4: .identity(try range())
    default: throw MalformedBytes(explanation: "key path at \(reader.offset)")
    }
  }

  /// The next closure.
  private mutating func closure() throws -> ClosureExpr {
    ClosureExpr(
      id: id(), attributes: try list { try $0.attribute() }, captures: try list { try $0.capture() },
      parameters: try optional { d in try d.list { try $0.decl(ParamDecl.self) } },
      resultType: try optional { try $0.type() }, effects: try effects(), body: try block(),
      anonymousParameterCount: try reader.number())
  }

  /// The next entry of a capture list.
  private mutating func capture() throws -> ClosureExpr.Capture {
    ClosureExpr.Capture(ownership: try optionalString(), variable: try variable(), value: try expr())
  }
}
