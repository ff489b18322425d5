extension BlobDecoder {

  /// The next item.
  mutating func item() throws -> CodeItem {
    switch try reader.byte() {
    case 0: .decl(try decl())
    case 1: .stmt(try stmt())
    case 2: .expr(try expr())
    default: throw MalformedBytes(explanation: "item at \(reader.offset)")
    }
  }

  /// The next block.
  mutating func block() throws -> BraceBlock {
    let id = id()
    let range = try range()
    return BraceBlock(id: id, items: try list { try $0.item() }, range: range)
  }

  /// The next statement.
  mutating func stmt() throws -> Stmt {
    let id = id()
    let range = try range()
    let tag = try reader.byte()
    let kind: Stmt.Kind =
      switch tag {
      case 0: .returnStmt(try optional { try $0.expr() })
      case 1:
        .ifStmt(
          conditions: try list { try $0.condition() }, then: try block(), else: try optional { try $0.stmt() })
      case 2: .guardStmt(conditions: try list { try $0.condition() }, else: try block())
      case 3: .whileStmt(conditions: try list { try $0.condition() }, body: try block())
      case 4: .repeatStmt(body: try block(), condition: try expr())
      case 5: .forStmt(try forStmt())
      case 6: .switchStmt(subject: try expr(), cases: try list { try $0.switchCase() })
      case 7: .labeled(try string(), try stmt())
      default: try smallStmt(tag)
      }
    return Stmt(id: id, kind, range)
  }

  /// The rest of the smaller statements.
  private mutating func smallStmt(_ tag: UInt8) throws -> Stmt.Kind {
    switch tag {
    case 8: .breakStmt(try optionalString())
    case 9: .continueStmt(try optionalString())
    case 10: .fallthroughStmt
    case 11: .throwStmt(try expr())
    case 12: .deferStmt(try block())
    case 13:
      .doStmt(
        body: try block(), thrownType: try optional { try $0.type() }, catches: try list { try $0.catchClause() })
    case 14: .yieldStmt(try list { try $0.expr() })
    case 15: .block(try block())
    case 16: .other(try string(), try optional { try $0.expr() })
    default: throw MalformedBytes(explanation: "statement \(tag)")
    }
  }

  /// The next condition.
  private mutating func condition() throws -> Condition {
    switch try reader.byte() {
    case 0: .expr(try expr())
    case 1:
      .optionalBinding(
        pattern: try pattern(), type: try optional { try $0.type() }, value: try expr(), range: try range())
    case 2: .pattern(try pattern(), type: try optional { try $0.type() }, value: try expr(), range: try range())
    case 3: .availability(isAvailable: try reader.flag(), range: try range())
    default: throw MalformedBytes(explanation: "condition at \(reader.offset)")
    }
  }

  /// The rest of a loop.
  private mutating func forStmt() throws -> ForStmt {
    let element = try pattern()
    let bits = try reader.byte()
    return ForStmt(
      pattern: element, isCase: bits & 1 != 0, type: try optional { try $0.type() }, sequence: try expr(),
      whereClause: try optional { try $0.expr() }, body: try block(), isTry: bits & 2 != 0, isAwait: bits & 4 != 0)
  }

  /// The next case of a `switch`.
  private mutating func switchCase() throws -> SwitchCase {
    let items = try list { try $0.guarded() }
    let bits = try reader.byte()
    return SwitchCase(
      items: items, isDefault: bits & 1 != 0, isUnknown: bits & 2 != 0, body: try block(), range: try range())
  }

  /// The next `catch`.
  private mutating func catchClause() throws -> CatchClause {
    CatchClause(
      items: try list { try $0.guarded() }, implicitError: try optional { try $0.variable() }, body: try block(),
      range: try range())
  }

  /// The next pattern with its guard.
  private mutating func guarded() throws -> (pattern: Pattern, guard: Expr?) {
    (try pattern(), try optional { try $0.expr() })
  }

  /// The next pattern.
  mutating func pattern() throws -> Pattern {
    let id = id()
    let range = try range()
    let kind: Pattern.Kind =
      switch try reader.byte() {
      case 0: .wildcard
      case 1: .binding(try variable())
      case 2: .tuple(try list { try $0.element() })
      case 3: .typed(try pattern(), try type())
      case 4: .introducer(isLet: try reader.flag(), try pattern())
      case 5: try enumCase()
      case 6: .optionalSome(try pattern())
      case 7: .isType(try type())
      case 8: .asType(try pattern(), try type())
      case 9: .expr(try expr())
      default: throw MalformedBytes(explanation: "pattern at \(reader.offset)")
      }
    return Pattern(id: id, kind, range)
  }

  /// The rest of an enum case's pattern.
  private mutating func enumCase() throws -> Pattern.Kind {
    .enumCase(
      type: try optional { try $0.expr() }, name: try string(), nameRange: try range(),
      payload: try optional { d in try d.list { try $0.element() } },
      expr: try optional { try $0.expr() })
  }

  /// The next element of a tuple pattern or payload.
  private mutating func element() throws -> (label: String?, pattern: Pattern) {
    (try optionalString(), try pattern())
  }
}
