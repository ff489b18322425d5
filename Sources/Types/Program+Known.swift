import Tree

extension Program {

  /// The prelude's type of that name; the user's types never hide it.
  public func known(_ name: String) -> NominalDecl? {
    if let found = facts.known[name] { return found }
    var found = prelude?.declarations(named: name).lazy.compactMap { $0 as? NominalDecl }.first
    if found == nil, prelude == nil { found = lookupTopLevel(name).lazy.compactMap { $0 as? NominalDecl }.first }
    if found != nil || prelude != nil { facts.known[name] = .some(found) }
    return found
  }

  /// The prelude's type of that name without arguments (an existential for a protocol), `error` when there is none.
  public func named(_ name: String) -> Type {
    if let type = facts.named[name] { return type }
    guard let n = known(name) else { return types.error }
    let type = n.nominalKind == .protocolType ? existential(of: [n]) : types.make(.nominal(n, []))
    facts.named[name] = type
    return type
  }

  /// `Name<arguments>` of the prelude.
  public func named(_ name: String, _ arguments: [Type]) -> Type {
    guard let n = known(name) else { return types.error }
    return types.make(.nominal(n, arguments))
  }

  /// `T?`
  public func optional(_ t: Type) -> Type { named("Optional", [t]) }
  /// `[T]`
  public func array(_ t: Type) -> Type { named("Array", [t]) }
  /// `Set<T>`
  public func set(_ t: Type) -> Type { named("Set", [t]) }
  /// `[K: V]`
  public func dictionary(_ key: Type, _ value: Type) -> Type { named("Dictionary", [key, value]) }
  /// `Int`
  public var int: Type { named("Int") }
  /// `Double`
  public var double: Type { named("Double") }
  /// `Bool`
  public var bool: Type { named("Bool") }
  /// `String`
  public var string: Type { named("String") }
  /// `Character`
  public var character: Type { named("Character") }
  /// `any Error`
  public var anyError: Type { named("Error") }
  /// `AnyHashable`
  public var anyHashable: Type { named("AnyHashable") }

  /// The `T` of `T?`.
  public func optionalObject(_ t: Type) -> Type? { arguments(of: t, named: "Optional")?[0] }
  /// The `T` of `[T]`.
  public func arrayElement(_ t: Type) -> Type? { arguments(of: t, named: "Array")?[0] }
  /// The `T` of `Set<T>`.
  public func setElement(_ t: Type) -> Type? { arguments(of: t, named: "Set")?[0] }
  /// The `K` and `V` of `[K: V]`.
  public func dictionaryElement(_ t: Type) -> (key: Type, value: Type)? {
    arguments(of: t, named: "Dictionary").map { ($0[0], $0[1]) }
  }

  /// The arguments of a prelude's type of that name.
  public func arguments(of t: Type, named name: String) -> [Type]? {
    guard case .nominal(let n, let arguments) = t.kind, !arguments.isEmpty, n.name == name, n === known(name) else {
      return nil
    }
    return arguments
  }

  /// `any P & Q`, minimal and in canonical order.
  func existential(of protocols: [NominalDecl], superclass: Type? = nil, isClassBound: Bool = false) -> Type {
    makeExistential(
      protocols.map { ExistentialType.Constraint($0) }, superclass: superclass, isClassBound: isClassBound)
  }
}
