/// Renders nodes as S-expressions, one declaration or statement a line, for tests and for looking at a tree.
public struct TreeDumper {
  /// Creates a dumper.
  public init() {}

  /// The items of a file or block.
  public func dump(_ items: [CodeItem], indent: Int = 0) -> String {
    items.map { item in
      switch item {
      case .decl(let d): dump(d, indent: indent)
      case .stmt(let s): dump(s, indent: indent)
      case .expr(let e): line(dump(e), indent)
      }
    }.joined()
  }

  /// Indents a line.
  private func line(_ text: String, _ indent: Int) -> String {
    String(repeating: "  ", count: indent) + text + "\n"
  }

  // MARK: - Declarations

  /// A declaration with what it holds.
  public func dump(_ d: Decl, indent: Int = 0) -> String {
    line("(" + prefix(d) + head(d) + ")", indent) + inside(d, indent + 1)
  }

  /// Attributes and modifiers.
  private func prefix(_ d: Decl) -> String {
    let attributes = d.attributes.map { a in "@" + a.name + (a.argumentText.map { "(\($0))" } ?? "") + " " }
    let modifiers = d.modifiers.map { m in m.name + (m.detail.map { "(\($0))" } ?? "") + " " }
    return (attributes + modifiers).joined()
  }

  /// What a declaration says of itself.
  private func head(_ d: Decl) -> String {
    switch d {
    case let d as ImportDecl: "import " + d.path.joined(separator: ".")
    case let d as BindingDecl: (d.isLet ? "let" : "var") + d.entries.map { " " + dump($0) }.joined()
    case let d as FuncDecl: "func \(d.name)" + signature(d, result: d.resultType)
    case let d as InitDecl: "init" + failability(d.failability) + signature(d)
    case is DeinitDecl: "deinit"
    case let d as SubscriptDecl: "subscript" + signature(d, result: d.resultType)
    case let d as AccessorDecl: d.accessorKind.rawValue + (d.parameter.map { " \($0.name)" } ?? "") + dump(d.effects)
    case let d as NominalDecl:
      d.nominalKind.rawValue + " " + d.name + dump(d.generics) + names(d.primaryAssociatedTypes)
        + inherited(d.inherited) + dump(d.whereClause)
    case let d as ExtensionDecl: "extension " + dump(d.extendedType) + inherited(d.inherited) + dump(d.whereClause)
    default: smallHead(d)
    }
  }

  /// What the smaller declarations say of themselves.
  private func smallHead(_ d: Decl) -> String {
    switch d {
    case let d as EnumElementDecl:
      (d.isIndirect ? "indirect " : "") + "case " + d.name + (d.payload.map { dump($0) } ?? "")
        + (d.rawValue.map { " = " + dump($0) } ?? "")
    case let d as TypeAliasDecl:
      "typealias " + d.name + dump(d.generics) + " = " + dump(d.underlying) + dump(d.whereClause)
    case let d as AssociatedTypeDecl:
      "associatedtype " + d.name + inherited(d.inherited) + (d.defaultType.map { " = " + dump($0) } ?? "")
        + dump(d.whereClause)
    case let d as OperatorDecl: d.fixity + " " + d.name
    case let d as MacroDecl: "macro " + d.name + dump(d.arguments)
    case let d as VarDecl: "variable " + d.name
    case let d as ParamDecl: "parameter " + d.name
    default: "\(d.kind)"
    }
  }

  /// The lines inside a declaration.
  private func inside(_ d: Decl, _ indent: Int) -> String {
    switch d {
    case let d as BindingDecl: d.variables.flatMap(\.accessors).map { dump($0, indent: indent) }.joined()
    case let d as SubscriptDecl: d.accessors.map { dump($0, indent: indent) }.joined()
    case let d as FunctionLikeDecl: d.body.map { dump($0.items, indent: indent) } ?? line("no body", indent)
    case let d as NominalDecl: d.members.map { dump($0, indent: indent) }.joined()
    case let d as ExtensionDecl: d.members.map { dump($0, indent: indent) }.joined()
    default: ""
    }
  }

  /// One entry of a `let` or `var`.
  private func dump(_ e: BindingDecl.Entry) -> String {
    dump(e.pattern) + (e.initializer.map { " = " + dump($0) } ?? "")
  }

  /// Generics, parameters, effects, result and requirements.
  private func signature(_ d: FunctionLikeDecl, result: TypeRepr? = nil) -> String {
    dump(d.generics) + dump(d.parameters) + dump(d.effects) + (result.map { " -> " + dump($0) } ?? "")
      + dump(d.whereClause)
  }

  /// `?`, `!` or nothing.
  private func failability(_ f: InitDecl.Failability) -> String {
    switch f {
    case .none: ""
    case .optional: "?"
    case .implicitlyUnwrapped: "!"
    }
  }

  /// Parameters in parentheses.
  private func dump(_ parameters: [ParamDecl]) -> String {
    "("
      + parameters.map { p in
        (p.label ?? "_") + " " + (p.name.isEmpty ? "_" : p.name) + (p.type.map { ": " + dump($0) } ?? "")
          + (p.isVariadic ? "..." : "") + (p.defaultValue.map { " = " + dump($0) } ?? "")
      }.joined(separator: ", ") + ")"
  }

  /// The effects, each after a space.
  private func dump(_ e: Effects) -> String {
    (e.isAsync ? " async" : "") + (e.isRethrowing ? " rethrows" : "") + (e.isThrowing ? " throws" : "")
      + (e.thrownType.map { "(" + dump($0) + ")" } ?? "")
  }

  /// Generic parameters in angle brackets.
  private func dump(_ clause: GenericParamClause?) -> String {
    guard let clause else { return "" }
    let parameters = clause.parameters.map { p in
      (p.isPack ? "each " : "") + p.name + (p.inherited.map { ": " + dump($0) } ?? "")
    }
    return "<" + parameters.joined(separator: ", ") + ">"
  }

  /// Names in angle brackets, if any.
  private func names(_ list: [String]) -> String { list.isEmpty ? "" : "<" + list.joined(separator: ", ") + ">" }

  /// The inheritance clause, if any.
  private func inherited(_ list: [TypeRepr]) -> String {
    list.isEmpty ? "" : ": " + list.map { dump($0) }.joined(separator: ", ")
  }

  /// The requirements, if any.
  private func dump(_ list: [RequirementRepr]) -> String {
    list.isEmpty
      ? ""
      : " where "
        + list.map { r in
          switch r {
          case .conformance(let a, let b, _): dump(a) + ": " + dump(b)
          case .sameType(let a, let b, _): dump(a) + " == " + dump(b)
          }
        }.joined(separator: ", ")
  }
}
