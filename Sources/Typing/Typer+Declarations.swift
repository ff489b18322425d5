import Tree
import Types

/// Answers about declarations that the solver asks again and again.
extension Typer {

  /// The generic parameters in force at a declaration; those of the surroundings for a variable or an enum element.
  func signature(of d: Decl) -> GenericSignature {
    switch d {
    case is FunctionLikeDecl, is NominalDecl, is ExtensionDecl, is TypeAliasDecl: return program.genericSignature(of: d)
    default:
      guard let parent = d.parent else { return Self.emptySignature }
      return program.genericSignature(of: parent)
    }
  }

  private static let emptySignature = GenericSignature(parameters: [], protocolSelf: nil, requirements: [])

  /// The parameters of something that can be called by name.
  func parameters(of d: Decl) -> [ParamDecl]? {
    switch d {
    case let f as FunctionLikeDecl: f.parameters
    case let e as EnumElementDecl: e.payload
    default: nil
    }
  }

  /// The argument labels of a declaration.
  func labels(of d: Decl) -> [String?] { (parameters(of: d) ?? []).map(\.label) }

  /// Whether an argument may be left out.
  func hasDefault(_ p: ParamDecl) -> Bool {
    if p.defaultValue != nil { return true }
    return memberwiseProperty(p).map { hasInitialValue($0) } ?? false
  }

  /// The stored property that a parameter of a memberwise initialiser fills.
  func memberwiseProperty(_ p: ParamDecl) -> VarDecl? {
    guard let i = p.parent as? InitDecl, program.isImplicit(i),
      case .memberwise(let properties)? = program.implicitOrigin(of: i),
      let index = i.parameters.firstIndex(where: { $0 === p }), properties.indices.contains(index)
    else { return nil }
    return properties[index]
  }

  /// Whether a stored property has a value without any being given.
  func hasInitialValue(_ v: VarDecl) -> Bool {
    guard let binding = v.binding else { return false }
    if let entry = entry(of: v, in: binding), binding.entries[entry].initializer != nil { return true }
    if program.hasPropertyWrapper(v) { return false }
    return !v.isLet && program.optionalObject(type(of: v)) != nil
  }

  /// The index of the entry that binds a variable.
  func entry(of v: VarDecl, in binding: BindingDecl) -> Int? {
    binding.entries.firstIndex { Self.variables(of: $0.pattern).contains(v) }
  }

  /// The variables that a pattern binds.
  static func variables(of p: Pattern) -> [VarDecl] {
    switch p.kind {
    case .binding(let v): return [v]
    case .tuple(let elements): return elements.flatMap { variables(of: $0.pattern) }
    case .typed(let inner, _), .introducer(_, let inner), .optionalSome(let inner), .asType(let inner, _):
      return variables(of: inner)
    case .enumCase(_, _, _, let payload, _): return (payload ?? []).flatMap { variables(of: $0.pattern) }
    case .expr(let e): return variables(of: e)
    case .wildcard, .isType: return []
    }
  }

  private static func variables(of e: Expr) -> [VarDecl] {
    switch e.kind {
    case .pattern(let p): variables(of: p)
    case .paren(let x), .optionalChain(let x), .optionalBind(let x): variables(of: x)
    case .tuple(let elements): elements.flatMap { variables(of: $0.value) }
    case .call(_, let arguments): arguments.flatMap { variables(of: $0.value) }
    default: []
    }
  }

  /// Whether a closure can be passed to a parameter.
  func takesClosure(_ p: ParamDecl) -> Bool {
    guard let repr = p.type else {
      return program.optionalObject(program.functionParameter(of: p).type).map { isFunctionLike($0) }
        ?? isFunctionLike(program.functionParameter(of: p).type)
    }
    return takesClosure(repr) ?? isFunctionLike(program.functionParameter(of: p).type)
  }

  private func takesClosure(_ repr: TypeRepr) -> Bool? {
    switch repr.kind {
    case .function: true
    case .attributed(let names, let inner):
      names.contains("autoclosure") ? autoclosureTakesClosure(inner) : takesClosure(inner)
    case .optional(let inner), .implicitlyUnwrapped(let inner): takesClosure(inner)
    case .tuple(let elements) where elements.count == 1: takesClosure(elements[0].type)
    case .array, .dictionary, .tuple, .metatype: false
    default: nil
    }
  }

  /// An autoclosure takes a closure when its value is a function.
  private func autoclosureTakesClosure(_ repr: TypeRepr) -> Bool? {
    if case .function(_, _, let result) = repr.kind { return takesClosure(result) ?? false }
    return false
  }

  private func isFunctionLike(_ t: Type) -> Bool {
    switch t.kind {
    case .function, .genericParameter, .error: return true
    case .existential(let e): return e.constraints.isEmpty && !e.isClassBound
    default: return program.optionalObject(t).map { isFunctionLike($0) } ?? false
    }
  }

  /// The interface type of a function, without opening.
  func staticInterface(of d: Decl) -> Type? {
    d is FunctionLikeDecl || d is EnumElementDecl ? program.interfaceType(of: d) : nil
  }

  /// Whether a function introduces generic parameters.
  func ownGenerics(_ f: FunctionLikeDecl) -> Bool { !program.ownGenericParameters(of: f).isEmpty }

  /// Whether a declaration is a member of a protocol or of an extension of one.
  func isProtocolMember(_ d: Decl) -> Bool { program.contextualNominal(d)?.nominalKind == .protocolType }

  /// Whether a declaration stands in a protocol's extension.
  func isProtocolExtensionMember(_ d: Decl) -> Bool { d.parent is ExtensionDecl && isProtocolMember(d) }

  /// Whether a declaration was written by the learner.
  func isUserDeclared(_ d: Decl) -> Bool {
    if case .prelude = d.range.file.origin { return false }
    return true
  }

  /// Whether a protocol is another or refines it.
  func implies(_ p: NominalDecl, _ q: NominalDecl?) -> Bool {
    guard let q else { return false }
    return p === q || program.inheritedProtocols(of: p).contains(q)
  }

  /// The protocols of a type's declaration.
  func conformances(of d: NominalDecl) -> Set<NominalDecl> {
    if let found = conformanceSets[d] { return found }
    let all = Set(program.conformances(of: d))
    conformanceSets[d] = all
    return all
  }

  /// An associated type by name, inherited ones included.
  func associatedType(_ name: String, of p: NominalDecl) -> AssociatedTypeDecl? { program.associatedType(name, of: p) }

  /// What an associated type is for a declaration, in terms of its generic parameters.
  func declaredWitness(_ a: AssociatedTypeDecl, _ p: NominalDecl, _ d: NominalDecl) -> Type? {
    let signature = program.genericSignature(of: d)
    guard let c = program.conformance(of: program.declaredType(of: d), to: p, in: signature) else { return nil }
    let t = program.typeWitness(a, of: c, in: signature)
    return t.kind == .error ? nil : t
  }

  /// Generic arguments by parameter.
  func argumentMap(_ d: NominalDecl, _ arguments: [Type]) -> [GenericParamDecl: Type] {
    var map: [GenericParamDecl: Type] = [:]
    for (p, t) in zip(program.genericSignature(of: d).parameters, arguments) { map[p] = t }
    return map
  }

  /// The protocols that an associated type conforms to.
  func bounds(of a: AssociatedTypeDecl) -> [NominalDecl] {
    a.inherited.compactMap { repr in
      guard case .existential(let e) = program.resolveConstraint(repr, in: a).kind else { return nil }
      return e.constraints.first?.proto
    }
  }

  /// Whether members are looked up dynamically.
  func hasDynamicMembers(_ type: Type) -> Bool {
    !program.members(of: type, named: "subscript", onMetatype: false, from: nil).filter {
      ($0.declaration as? SubscriptDecl)?.parameters.first?.label == "dynamicMember"
    }.isEmpty
  }

  /// A type declared inside another.
  func nestedDeclaration(_ name: String, in d: NominalDecl) -> Decl? {
    d.members.first { m in
      (m as? NominalDecl)?.name == name || (m as? TypeAliasDecl)?.name == name
    }
  }

  /// Whether a name is that of a module.
  func isModule(_ name: String) -> Bool { program.isModule(name) }

  // MARK: Writing

  /// Whether a variable that isn't a member can be written.
  func isWritable(_ v: VarDecl) -> Bool {
    if inoutVariables.contains(v) { return true }
    if v.parent is ParamDecl { return isInoutParameter(v) || isConsuming(v) }
    if !v.accessors.isEmpty { return program.isSettable(v, from: nil) }
    if v.isLet { return isDeferred(v) }
    return true
  }

  /// Whether a `let` gets its value after its declaration.
  func isDeferred(_ v: VarDecl) -> Bool {
    guard let b = v.binding, let i = entry(of: v, in: b) else { return false }
    return b.entries[i].initializer == nil && !(v.parent is NominalDecl)
  }

  private func isInoutParameter(_ v: VarDecl) -> Bool {
    guard let p = v.parent as? ParamDecl, let repr = p.type else { return false }
    return isInout(repr)
  }

  /// Whether a variable is a `consuming` parameter, which belongs to the function and can change.
  public func isConsuming(_ v: VarDecl) -> Bool {
    guard let p = v.parent as? ParamDecl, case .attributed(let names, _)? = p.type?.kind else { return false }
    return names.contains("consuming")
  }

  /// Whether `inout` was written.
  func isInout(_ repr: TypeRepr) -> Bool {
    if case .attributed(let names, let inner) = repr.kind { return names.contains("inout") || isInout(inner) }
    return false
  }

  /// Notes whether a closure's parameter is `inout`.
  func setInout(_ v: VarDecl, _ isInout: Bool) {
    if isInout { inoutVariables.insert(v) } else { inoutVariables.remove(v) }
  }

  /// Whether a member can be written through an unwritten `self`.
  func isWritableMember(_ v: Decl, onSelfOf context: Decl, from useSite: Decl?, scope: Scope) -> Bool {
    if initializes(v, in: useSite) { return true }
    guard program.isSettable(v, from: useSite) else { return false }
    if v.isStatic { return true }
    if let captured = scope.capturedSelf { return isReference(type(of: captured), context) || hasNonmutatingSetter(v) }
    return isSelfPlace(in: scope, of: context)
      || isReference(program.selfType(of: context) ?? program.types.error, context)
      || hasNonmutatingSetter(v)
  }

  func isReference(_ t: Type, _ context: Decl) -> Bool {
    let object = program.optionalObject(t) ?? t
    switch object.kind {
    case .nominal(let d, _): return d.isClass
    case .dynamicSelf: return true
    case .error: return false
    default: return program.isClassBound(object, in: program.genericSignature(of: context))
    }
  }

  /// Whether a `let` (or a property without a setter but with storage) gets its value here, in an initialiser of its type.
  func initializes(_ v: Decl, in useSite: Decl?) -> Bool {
    guard let v = v as? VarDecl, let i = enclosingInitializer(useSite), !v.isStatic else { return false }
    guard let own = program.contextualNominal(i), program.contextualNominal(v) === own else { return false }
    if v.isLet {
      return v.binding.flatMap { b in entry(of: v, in: b).map { b.entries[$0].initializer == nil } } ?? true
    }
    switch program.storageKind(of: v) {
    case .stored, .observed, .wrapped, .lazy: return true
    case .computed: return v.accessor(.initAccessor) != nil
    }
  }

  /// The initialiser (or init accessor) whose body a place is in, closures in it not counted.
  func enclosingInitializer(_ d: Decl?) -> Decl? {
    if let i = d as? InitDecl { return i }
    if let a = d as? AccessorDecl, a.accessorKind == .initAccessor { return a }
    return nil
  }

  /// Whether writing a member leaves the value that it is a member of unchanged.
  func hasNonmutatingSetter(_ d: Decl) -> Bool {
    let accessors = (d as? VarDecl)?.accessors ?? (d as? SubscriptDecl)?.accessors ?? []
    if accessors.contains(where: { ($0.accessorKind == .set || $0.accessorKind == .modify) && $0.has("nonmutating") }) {
      return true
    }
    guard let v = d as? VarDecl else { return false }
    if let (wrapper, _) = program.propertyWrapper(of: v) { return wrapperSetsThroughReference(wrapper, "wrappedValue") }
    if case .wrapperProjection(let of)? = program.synthesizedVariable(v),
      let (wrapper, _) = program.propertyWrapper(of: of)
    {
      return wrapperSetsThroughReference(wrapper, "projectedValue")
    }
    return false
  }

  private func wrapperSetsThroughReference(_ wrapper: Type, _ name: String) -> Bool {
    guard let m = program.members(of: wrapper, named: name, onMetatype: false, from: nil).first else { return false }
    if case .nominal(let d, _) = wrapper.kind, d.isClass { return true }
    return hasNonmutatingSetter(m.declaration)
  }
}
