extension TreeDumper {

  /// An expression.
  public func dump(_ e: Expr) -> String {
    switch e.kind {
    case .integerLiteral(let t), .floatLiteral(let t), .regexLiteral(let t): t
    case .booleanLiteral(let b): "\(b)"
    case .nilLiteral: "nil"
    case .stringLiteral(let s): s.debugDescription
    case .interpolatedString(let segments): "(string" + segments.map { " " + dump($0) }.joined() + ")"
    case .arrayLiteral(let list): "[" + list.map { dump($0) }.joined(separator: ", ") + "]"
    case .dictionaryLiteral(let list):
      list.isEmpty ? "[:]" : "[" + list.map { dump($0.key) + ": " + dump($0.value) }.joined(separator: ", ") + "]"
    case .magicLiteral(let name): "#" + name
    case .name(let n): dump(n)
    case .superRef: "super"
    case .tuple(let arguments): "(tuple " + dump(arguments) + ")"
    case .paren(let e): "(paren " + dump(e) + ")"
    case .typeRepr(let t): "(type " + dump(t) + ")"
    case .pattern(let p): "(pattern " + dump(p) + ")"
    case .discard: "_"
    case .error: "<error>"
    default: dumpChain(e)
    }
  }

  /// An expression that is part of a postfix chain.
  private func dumpChain(_ e: Expr) -> String {
    switch e.kind {
    case .member(let base, let name, _): (base.map { dump($0) } ?? "") + "." + dump(name)
    case .specialize(let base, let arguments): dump(base) + "<" + dump(arguments) + ">"
    case .call(let callee, let arguments): "(call " + dump(callee) + " " + dump(arguments) + ")"
    case .subscriptCall(let base, let arguments): "(subscript " + dump(base) + " " + dump(arguments) + ")"
    case .forceUnwrap(let e): dump(e) + "!"
    case .optionalBind(let e): dump(e) + "?"
    case .optionalChain(let e): "(chain " + dump(e) + ")"
    case .keyPath(let root, let components):
      "\\" + (root.map { dump($0) } ?? "") + components.map { dump($0) }.joined()
    case .closure(let c): dump(c)
    default: dumpOperation(e)
    }
  }

  /// An expression that applies an operator or a keyword.
  private func dumpOperation(_ e: Expr) -> String {
    switch e.kind {
    case .prefix(let op, let e): "(prefix " + dump(op) + " " + dump(e) + ")"
    case .postfix(let e, let op): "(postfix " + dump(e) + " " + dump(op) + ")"
    case .binary(let a, let op, let b): "(" + dump(op) + " " + dump(a) + " " + dump(b) + ")"
    case .assign(let a, let b): "(= " + dump(a) + " " + dump(b) + ")"
    case .ternary(let c, let a, let b): "(?: " + dump(c) + " " + dump(a) + " " + dump(b) + ")"
    case .isCast(let e, let t): "(is " + dump(e) + " " + dump(t) + ")"
    case .coerce(let e, let t): "(as " + dump(e) + " " + dump(t) + ")"
    case .conditionalCast(let e, let t): "(as? " + dump(e) + " " + dump(t) + ")"
    case .forcedCast(let e, let t): "(as! " + dump(e) + " " + dump(t) + ")"
    case .tryExpr(let kind, let e):
      "(try" + (kind == .optional ? "?" : kind == .forced ? "!" : "") + " " + dump(e) + ")"
    case .awaitExpr(let e): "(await " + dump(e) + ")"
    case .inoutRef(let e): "(& " + dump(e) + ")"
    case .ifExpr(let s), .switchExpr(let s), .doExpr(let s): "(value of\n" + dump(s, indent: 1) + ")"
    case .macro(let name, let types, let arguments):
      "(#" + name + (types.isEmpty ? "" : "<" + dump(types) + ">") + " " + dump(arguments) + ")"
    case .packExpansion(let e): "(repeat " + dump(e) + ")"
    case .packElement(let e): "(each " + dump(e) + ")"
    case .ownership(let keyword, let e): "(" + keyword + " " + dump(e) + ")"
    default: "?"
    }
  }

  /// Arguments, separated by commas.
  func dump(_ arguments: [Argument]) -> String {
    arguments.map { a in (a.isTrailing ? "trailing " : "") + (a.label.map { $0 + ": " } ?? "") + dump(a.value) }
      .joined(separator: ", ")
  }

  /// A name with its labels.
  private func dump(_ n: DeclName) -> String {
    n.base + (n.labels.map { "(" + $0.map { ($0 ?? "_") + ":" }.joined() + ")" } ?? "")
  }

  /// A piece of an interpolated string.
  private func dump(_ s: StringSegment) -> String {
    switch s {
    case .literal(let text, _): text.debugDescription
    case .interpolation(let arguments, _): "\\(" + dump(arguments) + ")"
    }
  }

  /// A step of a key path.
  private func dump(_ c: KeyPathComponent) -> String {
    switch c {
    case .member(let name, _): "." + dump(name)
    case .subscriptCall(let arguments, _): "[" + dump(arguments) + "]"
    case .optionalBind: "?"
    case .forceUnwrap: "!"
    case .identity: ".self"
    }
  }

  /// A closure on one line.
  private func dump(_ c: ClosureExpr) -> String {
    let captures = c.captures.map { ($0.ownership.map { $0 + " " } ?? "") + $0.variable.name + " = " + dump($0.value) }
    let parameters = c.parameters.map { list in
      " (" + list.map { $0.name + ($0.type.map { ": " + dump($0) } ?? "") }.joined(separator: ", ") + ")"
    }
    let body = dump(c.body.items).split(separator: "\n").joined(separator: "; ")
    return "{" + (captures.isEmpty ? "" : "[" + captures.joined(separator: ", ") + "]") + (parameters ?? "")
      + (c.anonymousParameterCount > 0 ? " $\(c.anonymousParameterCount)" : "") + " in " + body + "}"
  }

  // MARK: - Types

  /// Types, separated by commas.
  private func dump(_ list: [TypeRepr]) -> String { list.map { dump($0) }.joined(separator: ", ") }

  /// A written type.
  public func dump(_ t: TypeRepr) -> String {
    switch t.kind {
    case .name(let name, let arguments): name + (arguments.isEmpty ? "" : "<" + dump(arguments) + ">")
    case .member(let base, let name, let arguments):
      dump(base) + "." + name + (arguments.isEmpty ? "" : "<" + dump(arguments) + ">")
    case .optional(let t): dump(t) + "?"
    case .implicitlyUnwrapped(let t): dump(t) + "!"
    case .array(let t): "[" + dump(t) + "]"
    case .dictionary(let k, let v): "[" + dump(k) + ": " + dump(v) + "]"
    case .tuple(let list):
      "(" + list.map { ($0.label.map { $0 + ": " } ?? "") + dump($0.type) }.joined(separator: ", ") + ")"
    case .function(let parameters, let effects, let result):
      "((" + parameters.map { dump($0.type) + ($0.isVariadic ? "..." : "") }.joined(separator: ", ") + ")"
        + (effects.isAsync ? " async" : "") + (effects.isThrowing ? " throws" : "") + " -> " + dump(result) + ")"
    default: dumpPrefixed(t)
    }
  }

  /// A type with a keyword before or after it.
  private func dumpPrefixed(_ t: TypeRepr) -> String {
    switch t.kind {
    case .some(let t): "some " + dump(t)
    case .any(let t): "any " + dump(t)
    case .composition(let list): list.map { dump($0) }.joined(separator: " & ")
    case .metatype(let t): dump(t) + ".Type"
    case .protocolMetatype(let t): dump(t) + ".Protocol"
    case .attributed(let names, let t): names.joined(separator: " ") + " " + dump(t)
    case .packExpansion(let t): "repeat " + dump(t)
    case .packElement(let t): "each " + dump(t)
    case .suppressed(let t): "~" + dump(t)
    case .placeholder: "_"
    default: "<error>"
    }
  }
}
