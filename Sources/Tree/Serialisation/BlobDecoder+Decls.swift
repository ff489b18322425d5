extension BlobDecoder {

  /// The parts that most declarations begin with.
  private struct Head {
    let id: NodeID
    let place: Int
    let range: SourceRange
    let nameRange: SourceRange
    let attributes: [Attribute]
    let modifiers: [Modifier]
  }

  /// The next declaration.
  mutating func decl() throws -> Decl {
    let tag = try reader.byte()
    guard let kind = Decl.Kind(rawValue: tag) else { throw MalformedBytes(explanation: "declaration \(tag)") }
    if kind == .variable { return try variable() }
    let id = id()
    let place = reservePlace()
    let range = try range()
    let head = Head(
      id: id, place: place, range: range, nameRange: try self.range(), attributes: try list { try $0.attribute() },
      modifiers: try list { try $0.modifier() })
    let decl =
      switch kind {
      case .binding: try binding(head)
      case .parameter: try parameter(head)
      case .function, .initializer, .deinitializer, .subscriptDecl, .accessor: try functionLike(kind, head)
      case .nominal: try nominal(head)
      case .extensionDecl: try extensionDecl(head)
      default: try smallDecl(kind, head)
      }
    return fill(place, decl)
  }

  /// The next parameter, generic parameter or accessor.
  mutating func decl<D: Decl>(_: D.Type) throws -> D {
    guard let decl = try decl() as? D else { throw MalformedBytes(explanation: "\(D.self) at \(reader.offset)") }
    return decl
  }

  /// The next variable, or the one stored before.
  mutating func variable() throws -> VarDecl {
    let known = try reader.number()
    if known > 0 { return try variable(at: known - 1) }
    let id = id()
    let place = reservePlace()
    let decl = VarDecl(
      id: id, nameRange: try range(), attributes: try list { try $0.attribute() },
      modifiers: try list { try $0.modifier() }, name: try string(), isLet: try reader.flag(),
      accessors: try list { try $0.decl(AccessorDecl.self) })
    return fill(place, decl)
  }

  /// The rest of a `let`/`var` declaration.
  private mutating func binding(_ h: Head) throws -> Decl {
    let isLet = try reader.flag()
    let variables = try list { try $0.variable() }
    let entries = try list { decoder in
      BindingDecl.Entry(pattern: try decoder.pattern(), initializer: try decoder.optional { try $0.expr() })
    }
    return BindingDecl(
      id: h.id, range: h.range, attributes: h.attributes, modifiers: h.modifiers, isLet: isLet, entries: entries,
      variables: variables)
  }

  /// The rest of a parameter.
  private mutating func parameter(_ h: Head) throws -> Decl {
    ParamDecl(
      id: h.id, range: h.range, nameRange: h.nameRange, attributes: h.attributes, label: try optionalString(),
      name: try string(), type: try optional { try $0.type() }, isVariadic: try reader.flag(),
      defaultValue: try optional { try $0.expr() }, variable: try variable())
  }

  /// The rest of what has parameters and a body.
  private mutating func functionLike(_ kind: Decl.Kind, _ h: Head) throws -> Decl {
    let generics = try generics()
    let parameters = try list { try $0.decl(ParamDecl.self) }
    let effects = try effects()
    let requirements = try list { try $0.requirement() }
    let decl: FunctionLikeDecl
    switch kind {
    case .function:
      decl = FuncDecl(
        id: h.id, range: h.range, nameRange: h.nameRange, attributes: h.attributes, modifiers: h.modifiers,
        name: try string(), generics: generics, parameters: parameters, effects: effects,
        resultType: try optional { try $0.type() }, whereClause: requirements, body: nil)
    case .initializer:
      guard let failability = InitDecl.Failability(rawValue: try reader.byte()) else {
        throw MalformedBytes(explanation: "failability at \(reader.offset)")
      }
      decl = InitDecl(
        id: h.id, range: h.range, nameRange: h.nameRange, attributes: h.attributes, modifiers: h.modifiers,
        failability: failability, generics: generics, parameters: parameters, effects: effects,
        whereClause: requirements, body: nil)
    case .subscriptDecl:
      decl = SubscriptDecl(
        id: h.id, range: h.range, nameRange: h.nameRange, attributes: h.attributes, modifiers: h.modifiers,
        generics: generics, parameters: parameters, resultType: try type(), whereClause: requirements,
        accessors: try list { try $0.decl(AccessorDecl.self) })
    case .accessor: decl = try accessor(h, effects)
    default:
      decl = DeinitDecl(id: h.id, range: h.range, attributes: h.attributes, modifiers: h.modifiers, body: nil)
    }
    try body(of: decl)
    return decl
  }

  /// The rest of an accessor.
  private mutating func accessor(_ h: Head, _ effects: Effects) throws -> AccessorDecl {
    guard let kind = AccessorDecl.AccessorKind(rawValue: try string()) else {
      throw MalformedBytes(explanation: "accessor at \(reader.offset)")
    }
    return AccessorDecl(
      id: h.id, range: h.range, attributes: h.attributes, modifiers: h.modifiers, accessorKind: kind,
      parameter: try optional { try $0.variable() }, hasExplicitParameter: try reader.flag(), effects: effects,
      body: nil)
  }

  /// The rest of a type.
  private mutating func nominal(_ h: Head) throws -> Decl {
    guard let kind = NominalDecl.NominalKind(rawValue: try string()) else {
      throw MalformedBytes(explanation: "type at \(reader.offset)")
    }
    return NominalDecl(
      id: h.id, range: h.range, nameRange: h.nameRange, attributes: h.attributes, modifiers: h.modifiers,
      nominalKind: kind, name: try string(), generics: try generics(),
      primaryAssociatedTypes: try list { try $0.string() }, inherited: try list { try $0.type() },
      whereClause: try list { try $0.requirement() }, members: try list { try $0.decl() })
  }

  /// The rest of an extension.
  private mutating func extensionDecl(_ h: Head) throws -> Decl {
    ExtensionDecl(
      id: h.id, range: h.range, attributes: h.attributes, modifiers: h.modifiers, extendedType: try type(),
      inherited: try list { try $0.type() }, whereClause: try list { try $0.requirement() },
      members: try list { try $0.decl() })
  }

  /// The rest of the smaller declarations.
  private mutating func smallDecl(_ kind: Decl.Kind, _ h: Head) throws -> Decl {
    switch kind {
    case .importDecl:
      return ImportDecl(
        id: h.id, range: h.range, attributes: h.attributes, modifiers: h.modifiers, path: try list { try $0.string() })
    case .enumElement:
      return EnumElementDecl(
        id: h.id, range: h.range, nameRange: h.nameRange, attributes: h.attributes, modifiers: h.modifiers,
        name: try string(), payload: try optional { d in try d.list { try $0.decl(ParamDecl.self) } },
        rawValue: try optional { try $0.expr() }, isIndirect: try reader.flag())
    case .typeAlias:
      return TypeAliasDecl(
        id: h.id, range: h.range, nameRange: h.nameRange, attributes: h.attributes, modifiers: h.modifiers,
        name: try string(), generics: try generics(), underlying: try type(),
        whereClause: try list { try $0.requirement() })
    case .associatedType:
      return AssociatedTypeDecl(
        id: h.id, range: h.range, nameRange: h.nameRange, attributes: h.attributes, modifiers: h.modifiers,
        name: try string(), inherited: try list { try $0.type() }, defaultType: try optional { try $0.type() },
        whereClause: try list { try $0.requirement() })
    case .genericParameter:
      return GenericParamDecl(
        id: h.id, range: h.range, name: try string(), inherited: try optional { try $0.type() },
        isPack: try reader.flag())
    case .operatorDecl:
      return OperatorDecl(id: h.id, range: h.range, modifiers: h.modifiers, name: try string(), fixity: try string())
    case .macro:
      return MacroDecl(
        id: h.id, range: h.range, attributes: h.attributes, name: try string(),
        arguments: try list { try $0.argument() })
    default: throw MalformedBytes(explanation: "declaration at \(reader.offset)")
    }
  }

  // MARK: - Parts

  /// The next generic parameters.
  private mutating func generics() throws -> GenericParamClause? {
    try optional { decoder in
      GenericParamClause(parameters: try decoder.list { try $0.decl(GenericParamDecl.self) })
    }
  }

  /// The next requirement.
  private mutating func requirement() throws -> RequirementRepr {
    let isConformance = try reader.flag()
    let left = try type()
    let right = try type()
    let place = try range()
    return isConformance ? .conformance(left, right, place) : .sameType(left, right, place)
  }

  /// The next effects.
  mutating func effects() throws -> Effects {
    let bits = try reader.byte()
    return Effects(
      isAsync: bits & 1 != 0, isThrowing: bits & 2 != 0, isRethrowing: bits & 4 != 0,
      thrownType: try optional { try $0.type() })
  }

  /// The next attribute.
  mutating func attribute() throws -> Attribute {
    Attribute(
      name: try string(), argumentText: try optionalString(), arguments: try list { try $0.argument() },
      type: try optional { try $0.type() }, range: try range())
  }

  /// The next modifier.
  private mutating func modifier() throws -> Modifier {
    Modifier(name: try string(), detail: try optionalString(), range: try range())
  }

  /// The next argument.
  mutating func argument() throws -> Argument {
    Argument(
      label: try optionalString(), labelRange: try optional { try $0.range() }, value: try expr(),
      isTrailing: try reader.flag())
  }
}
