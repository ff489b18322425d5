import Machine
import Tree
import Types
import Typing

extension Lowerer {

  // MARK: Specialised functions

  /// The function of a declaration for concrete types, made (without code) when first asked for.
  func lowered(_ role: FunctionRole, of d: Decl, _ s: Substitution) throws -> LoweredFunction {
    let own = specialisation(of: d, s)
    let key = FunctionKey(declaration: ObjectIdentifier(d), role: role, types: own.types)
    if let known = functions[key] { return known }
    let shape: Shape
    do { shape = try self.shape(role, of: d, own.substitution) } catch let defect as LoweringDefect {
      throw LoweringDefect(description: defect.description + " in the signature of " + name(of: d, role))
    }
    let made = make(name: name(of: d, role), shape: shape, isUser: isUserCode(accessor(of: d, role) ?? d)) { function in
      let builder = FunctionBuilder(self, function, shape, own.substitution)
      try builder.buildDeclaration(d, role)
    }
    functions[key] = made
    return made
  }

  /// The machine's function of a declaration.
  func function(_ role: FunctionRole, of d: Decl, _ s: Substitution) throws -> Function {
    try lowered(role, of: d, s).function
  }

  /// Makes a function whose code comes later, and puts the learner's on the list of what must be lowered before anything runs.
  func make(name: String, shape: Shape, isUser: Bool, compile: @escaping (Function) throws -> Void) -> LoweredFunction {
    let function = Function(
      name: name, parameters: shape.parameterLayout, results: shape.resultsLayout,
      yields: (try? shape.yielded.map { try layout($0) }) ?? .empty,
      compile: { f in
        do { try compile(f) } catch let defect as LoweringDefect {
          throw LoweringDefect(description: defect.description + " in \(f.name)")
        }
      })
    function.isUserCode = isUser
    if isUser { pending.append(function) }
    return LoweredFunction(function: function, shape: shape)
  }

  /// The part of a substitution that a declaration depends on, and its types in a fixed order.
  func specialisation(of d: Decl, _ s: Substitution) -> (substitution: Substitution, types: [Type]) {
    let signature = program.genericSignature(of: d)
    guard !signature.isEmpty else { return (Substitution(), []) }
    var own = Substitution()
    var types: [Type] = []
    if let p = signature.protocolSelf, let t = s.selves[p] {
      own.selves[p] = t
      types.append(t)
    }
    for p in signature.parameters {
      guard let t = s.parameters[p] else { continue }
      own.parameters[p] = t
      types.append(t)
    }
    return (own, types)
  }

  /// Whether the learner wrote the declaration's text.
  func isUserCode(_ d: Decl) -> Bool {
    if case .user = d.range.file.origin { return true }
    return false
  }

  /// Whether the declaration is the learner's own or made by a macro for it: what must be lowered ahead.
  func isProgramCode(_ d: Decl) -> Bool {
    if case .prelude = d.range.file.origin { return false }
    return true
  }

  /// The name in traces.
  private func name(of d: Decl, _ role: FunctionRole) -> String {
    let own = program.declName(of: d)
    let owner = program.contextualNominal(d).map { $0.name + "." } ?? ""
    switch role {
    case .getter: return owner + own + ".getter"
    case .setter: return owner + own + ".setter"
    case .modify: return owner + own + ".modify"
    case .read: return owner + own + ".read"
    default: return owner + own
    }
  }

  // MARK: Calling conventions

  /// How `self` is passed to a member.
  enum Receiver {
    case none
    case value(Type)
    case inoutValue(Type)
    case typeObject(Type)
  }

  /// The concrete type of `self` in a member.
  func selfType(of d: Decl, _ s: Substitution) -> Type? {
    program.selfType(of: d).map { concrete($0, s) }
  }

  /// How `self` is passed to a member, in a role.
  func receiver(of d: Decl, _ role: FunctionRole, _ s: Substitution) -> Receiver {
    guard let type = selfType(of: d, s) else { return .none }
    if let local = d.parent, local is FunctionLikeDecl, !(d is AccessorDecl) { return .none }
    if d is InitDecl {
      guard isClass(type) else { return .none }
      return role == .body ? .value(type) : role == .allocate ? .typeObject(type) : .none
    }
    if d is DeinitDecl { return .value(type) }
    guard program.isInstanceMember(d) else { return isClass(type) ? .typeObject(type) : .none }
    return isMutating(d, role) && !isClass(type) ? .inoutValue(type) : .value(type)
  }

  /// Whether the member changes a value-type `self` in that role.
  func isMutating(_ d: Decl, _ role: FunctionRole) -> Bool {
    switch role {
    case .initAccessor: return true
    case .setter, .modify:
      if let accessor = accessor(of: d, role) { return program.isMutating(accessor) }
      return !((d as? VarDecl)?.has("nonmutating") ?? false)
    case .getter, .read:
      if let v = d as? VarDecl, program.storageKind(of: v) == .lazy { return true }
      return accessor(of: d, role).map { program.isMutating($0) } ?? false
    default: return program.isMutating(d)
    }
  }

  /// The written accessor for a role.
  func accessor(of d: Decl, _ role: FunctionRole) -> AccessorDecl? {
    let accessors = (d as? VarDecl)?.accessors ?? (d as? SubscriptDecl)?.accessors ?? []
    let kind: AccessorDecl.AccessorKind
    switch role {
    case .getter: kind = .get
    case .setter: kind = .set
    case .initAccessor: kind = .initAccessor
    case .modify: kind = .modify
    case .read: kind = .read
    default: return nil
    }
    return accessors.first { $0.accessorKind == kind }
  }

  /// Whether values of the concrete type are references to instances.
  func isClass(_ type: Type) -> Bool {
    if case .nominal(let d, _) = type.kind { return d.isClass || isUniqueInstance(d) }
    return false
  }

  /// Whether values of a type are instances with one owner: structs that can't be copied and have a `deinit`, which an instance runs.
  func isUniqueInstance(_ d: NominalDecl) -> Bool {
    guard d.nominalKind == .structType, program.isNoncopyable(d) else { return false }
    return d.members.contains { $0 is DeinitDecl }
  }

  /// Whether values of a concrete type have one owner, so that a use that is no borrowing moves them.
  func isMoveOnly(_ type: Type) -> Bool {
    switch type.kind {
    case .nominal(let d, let arguments): program.isNoncopyable(d) || arguments.contains { isMoveOnly($0) }
    case .tuple(let elements): elements.contains { isMoveOnly($0.type) }
    default: false
    }
  }

  /// The calling convention of a declaration for concrete types (opened ones as their existentials).
  func shape(_ role: FunctionRole, of d: Decl, _ s: Substitution) throws -> Shape {
    let result = try resultType(role, of: d, s)
    var shape = Shape(result: result, layout: try layout(result))
    if role == .fieldInitializer || role == .globalInitializer || role == .defaultArgument { return shape }
    if role == .wrapping, let v = d as? VarDecl, let (value, _) = typer.wrapping(v) {
      let type = concrete(typer.type(of: v), s)
      shape.add(.variable(value), type, try layout(type))
      return shape
    }
    let isHost = isHostFunction(d, role)
    if !isHost { try addReceiver(d, role, s, to: &shape) }
    if let f = d as? FunctionLikeDecl { try addParameters(f, s, to: &shape) }
    if role == .setter || role == .initAccessor {
      let value = concrete(valueType(of: d), s)
      let variable = accessor(of: d, role)?.parameter
      shape.add(variable.map { .variable($0) } ?? .anonymous, value, try layout(value))
    }
    if isHost { try addReceiver(d, role, s, to: &shape) }
    if role == .modify || role == .read { shape.yielded = concrete(valueType(of: d), s) }
    shape.canThrow = canThrow(d, role)
    return shape
  }

  private func addReceiver(_ d: Decl, _ role: FunctionRole, _ s: Substitution, to shape: inout Shape) throws {
    switch receiver(of: d, role, s) {
    case .none: break
    case .value(let t): shape.add(.receiver, t, try layout(t))
    case .inoutValue(let t): shape.add(.receiver, t, try layout(t), isInout: true)
    case .typeObject(let t): shape.add(.receiver, program.types.make(.metatype(t)), .reference)
    }
  }

  /// Whether a declaration has no body but a builtin's name; host functions get `self` last.
  func isHostFunction(_ d: Decl, _ role: FunctionRole) -> Bool {
    guard builtinName(of: d, role) != nil else { return false }
    return (d as? FunctionLikeDecl)?.body == nil && accessor(of: d, role)?.body == nil
  }

  private func addParameters(_ f: FunctionLikeDecl, _ s: Substitution, to shape: inout Shape) throws {
    for p in f.parameters {
      let parameter = program.functionParameter(of: p)
      var type = concrete(objectType(parameter.type), s)
      if parameter.isVariadic { type = program.array(type) }
      shape.add(.variable(p.variable), type, try layout(type), isInout: parameter.isInout)
    }
  }

  /// Whether a call of the declaration can end by an error.
  private func canThrow(_ d: Decl, _ role: FunctionRole) -> Bool {
    if let f = d as? FunctionLikeDecl, f.effects.isThrowing || f.effects.isRethrowing { return true }
    if let a = accessor(of: d, role) { return a.effects.isThrowing }
    return false
  }

  /// The type of a variable or of a subscript's element.
  func valueType(of d: Decl) -> Type {
    if let v = d as? VarDecl { return typer.type(of: v) }
    if case .function(let f) = program.interfaceType(of: d).kind { return f.result }
    return program.interfaceType(of: d)
  }

  private func resultType(_ role: FunctionRole, of d: Decl, _ s: Substitution) throws -> Type {
    switch role {
    case .getter: return concrete(valueType(of: d), s)
    case .setter, .initAccessor, .modify, .read, .globalInitializer: return program.types.void
    case .fieldInitializer: return try storageType(of: unsafeDowncast(d, to: VarDecl.self), s)
    case .wrapping:
      guard let wrapper = (d as? VarDecl).flatMap({ program.wrapperStorage(of: $0) }) else {
        return program.types.error
      }
      return concrete(typer.type(of: wrapper), s)
    case .defaultArgument: return concrete(program.parameterType(of: unsafeDowncast(d, to: ParamDecl.self)), s)
    default: break
    }
    guard case .function(let f) = program.interfaceType(of: d).kind, !(d is DeinitDecl) else {
      return program.types.void
    }
    return concrete(f.result, s)
  }

  // MARK: Finding what a call reaches

  /// The declaration and substitution that a protocol's requirement stands for on a concrete type.
  func witness(for requirement: Decl, _ s: Substitution, selfType: Type) throws -> Witness {
    guard let p = program.contextualNominal(requirement),
      let conformance = program.conformance(of: selfType, to: p)
    else {
      throw LoweringDefect(
        description:
          "no conformance of '\(program.description(of: selfType))' for '\(program.declName(of: requirement))'")
    }
    switch program.witness(for: requirement, in: conformance) {
    case .declaration(let d, let inner):
      var whole = Substitution()
      whole.parameters = inner.parameters.mapValues { concrete($0, s) }
      whole.selves = inner.selves.mapValues { concrete($0, s) }
      return .declaration(d, whole)
    case let other: return other
    }
  }

  /// The override of a class member that an instance of the dynamic class `type` has.
  func override(of member: Decl, in type: Type) -> (Decl, Substitution)? {
    let root = rootMember(member)
    var current: Type? = type
    while let t = current, case .nominal(let d, _) = t.kind {
      if let found = overrideTable(of: d)[root] { return (found, program.contextSubstitution(of: type, for: found)) }
      current = program.superclass(of: t)
    }
    return nil
  }

  /// The member at the top of the chain of overrides.
  func rootMember(_ member: Decl) -> Decl {
    var root = member
    while let above = program.overridden(by: root) { root = above }
    return root
  }

  /// The members of one class, by what they override at the top (themselves when they override nothing).
  private func overrideTable(of d: NominalDecl) -> [Decl: Decl] {
    if let known = overrides[d] { return known }
    var table: [Decl: Decl] = [:]
    for m in memberDeclarations(of: d) where m is FuncDecl || m is InitDecl || m is SubscriptDecl || m is VarDecl {
      table[rootMember(m)] = m
    }
    overrides[d] = table
    return table
  }

  /// The members written in a type, the variables of its bindings among them.
  func memberDeclarations(of d: NominalDecl) -> [Decl] {
    d.members.flatMap { m -> [Decl] in (m as? BindingDecl)?.variables ?? [m] } + program.implicitInitializers(of: d)
  }
}
