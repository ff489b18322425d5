extension BlobEncoder {

  /// Stores a declaration.
  func decl(_ d: Decl) {
    out.byte(d.kind.rawValue)
    if let v = d as? VarDecl { return variable(v) }
    declNode(d)
    range(d.range)
    range(d.nameRange)
    list(d.attributes, attribute)
    list(d.modifiers, modifier)
    switch d {
    case let d as ImportDecl: list(d.path, string)
    case let d as BindingDecl: binding(d)
    case let d as ParamDecl: parameterParts(d)
    case let d as FunctionLikeDecl: functionLike(d)
    case let d as NominalDecl: nominal(d)
    case let d as ExtensionDecl:
      type(d.extendedType)
      list(d.inherited, type)
      list(d.whereClause, requirement)
      list(d.members, decl)
    default: smallDecl(d)
    }
  }

  /// Stores the parts of the smaller declarations.
  private func smallDecl(_ d: Decl) {
    switch d {
    case let d as EnumElementDecl:
      string(d.name)
      optional(d.payload) { list($0, decl) }
      optional(d.rawValue, expr)
      out.flag(d.isIndirect)
    case let d as TypeAliasDecl:
      string(d.name)
      generics(d.generics)
      type(d.underlying)
      list(d.whereClause, requirement)
    case let d as AssociatedTypeDecl:
      string(d.name)
      list(d.inherited, type)
      optional(d.defaultType, type)
      list(d.whereClause, requirement)
    case let d as GenericParamDecl:
      string(d.name)
      optional(d.inherited, type)
      out.flag(d.isPack)
    case let d as OperatorDecl:
      string(d.name)
      string(d.fixity)
    case let d as MacroDecl:
      string(d.name)
      list(d.arguments, argument)
    default: break
    }
  }

  /// Stores a variable, or where it was stored before.
  func variable(_ v: VarDecl) {
    if let place = place(of: v) { return out.number(place + 1) }
    out.number(0)
    declNode(v)
    range(v.nameRange)
    list(v.attributes, attribute)
    list(v.modifiers, modifier)
    string(v.name)
    out.flag(v.isLet)
    list(v.accessors, decl)
  }

  /// Stores the parts of a `let`/`var` declaration, its variables first.
  private func binding(_ d: BindingDecl) {
    out.flag(d.isLet)
    list(d.variables, variable)
    list(d.entries) { entry in
      pattern(entry.pattern)
      optional(entry.initializer, expr)
    }
  }

  /// Stores the parts of a parameter.
  private func parameterParts(_ d: ParamDecl) {
    optionalString(d.label)
    string(d.name)
    optional(d.type, type)
    out.flag(d.isVariadic)
    optional(d.defaultValue, expr)
    variable(d.variable)
  }

  /// Stores the parts of what has parameters and a body.
  private func functionLike(_ d: FunctionLikeDecl) {
    generics(d.generics)
    list(d.parameters, decl)
    effects(d.effects)
    list(d.whereClause, requirement)
    switch d {
    case let d as FuncDecl:
      string(d.name)
      optional(d.resultType, type)
    case let d as InitDecl: out.byte(d.failability.rawValue)
    case let d as SubscriptDecl:
      type(d.resultType)
      list(d.accessors, decl)
    case let d as AccessorDecl:
      string(d.accessorKind.rawValue)
      optional(d.parameter, variable)
      out.flag(d.hasExplicitParameter)
    default: break
    }
    body(d.body, of: d)
  }

  /// Stores the parts of a type.
  private func nominal(_ d: NominalDecl) {
    string(d.nominalKind.rawValue)
    string(d.name)
    generics(d.generics)
    list(d.primaryAssociatedTypes, string)
    list(d.inherited, type)
    list(d.whereClause, requirement)
    list(d.members, decl)
  }

  // MARK: - Parts

  /// Stores generic parameters.
  private func generics(_ clause: GenericParamClause?) {
    optional(clause) { list($0.parameters, decl) }
  }

  /// Stores a requirement.
  private func requirement(_ r: RequirementRepr) {
    let (isConformance, left, right, place) =
      switch r {
      case .conformance(let a, let b, let r): (true, a, b, r)
      case .sameType(let a, let b, let r): (false, a, b, r)
      }
    out.flag(isConformance)
    type(left)
    type(right)
    range(place)
  }

  /// Stores effects.
  func effects(_ e: Effects) {
    out.byte((e.isAsync ? 1 : 0) | (e.isThrowing ? 2 : 0) | (e.isRethrowing ? 4 : 0))
    optional(e.thrownType, type)
  }

  /// Stores an attribute.
  func attribute(_ a: Attribute) {
    string(a.name)
    optionalString(a.argumentText)
    list(a.arguments, argument)
    optional(a.type, type)
    range(a.range)
  }

  /// Stores a modifier.
  private func modifier(_ m: Modifier) {
    string(m.name)
    optionalString(m.detail)
    range(m.range)
  }

  /// Stores an argument.
  func argument(_ a: Argument) {
    optionalString(a.label)
    optional(a.labelRange, range)
    expr(a.value)
    out.flag(a.isTrailing)
  }
}
