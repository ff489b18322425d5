import Machine
import Tree
import Types
import Typing

/// What a call reaches, with its calling convention.
struct CallTarget {
  /// The kinds of targets.
  enum Kind {
    /// A specialised function.
    case function(Function)
    /// A method found by the dynamic type of the first reference argument.
    case dynamic(MethodReference)
    /// A method found by the type object that the receiver is.
    case staticDynamic(MethodReference)
    /// A host function, or an operation of the machine by the same name; `self` is its last parameter.
    case builtin(String, [TypeInfo])
  }
  /// What it is.
  let kind: Kind
  /// How it is called.
  let shape: Shape
  /// The parameter of `self`.
  var receiver: Shape.Parameter? { shape.parameters.first { $0.isReceiver } }
}

/// What a method reference stands for: found again when the dynamic type is known.
struct MethodKey: Hashable {
  /// The class member at the top of its overrides, or the protocol's requirement, or any declaration called on an opened value.
  let declaration: ObjectIdentifier
  /// The declaration itself.
  let decl: Decl
  /// Which function of it.
  let role: FunctionRole
  /// How it is found.
  let kind: Kind
  /// Substitution, with the opened type in it when it is called on an opened value.
  let substitution: Substitution
  /// The opened type that the dynamic type takes the place of.
  let opened: Type?
  /// The local function that is called on an opened value.
  var local: LocalFunction?

  /// How a method is found.
  enum Kind: Hashable { case classMember, opened }
}

/// A property or subscript after a protocol's requirement was replaced by what fulfils it.
struct ResolvedAccess {
  /// The property, subscript or (for static requirements) enum case.
  let declaration: Decl
  /// How its accessors are found.
  let dispatch: Callee.Dispatch
  /// Concrete types.
  let substitution: Substitution
  /// How the requirement is fulfilled, when the language fulfils it.
  let witness: Synthesis?
}

extension Lowerer {

  /// Concrete types for all of a substitution; opened types stay.
  func concrete(_ s: Substitution, in outer: Substitution) -> Substitution {
    if s.isEmpty { return s }
    var result = Substitution()
    result.parameters = s.parameters.mapValues { keepOpened($0, outer) }
    result.selves = s.selves.mapValues { keepOpened($0, outer) }
    return result
  }

  /// The concrete type, but an opened type itself stays opened.
  private func keepOpened(_ t: Type, _ outer: Substitution) -> Type {
    if case .opened = t.kind, outer.opened[t] == nil { return t }
    return concrete(t, outer)
  }

  // MARK: Properties

  /// Replaces a protocol's requirement by what fulfils it for the concrete type.
  func resolve(_ access: PropertyAccess, _ outer: Substitution) throws -> ResolvedAccess {
    let s = concrete(access.substitution, in: outer)
    guard case .witness = access.dispatch, let t = access.selfType else {
      return ResolvedAccess(declaration: access.declaration, dispatch: access.dispatch, substitution: s, witness: nil)
    }
    if case .opened = t.kind, outer.opened[t] == nil {
      return ResolvedAccess(declaration: access.declaration, dispatch: access.dispatch, substitution: s, witness: nil)
    }
    let selfType = concrete(t, outer)
    if let opened = openedSubstitution(access.declaration, s, selfType) {
      return ResolvedAccess(declaration: access.declaration, dispatch: .witness, substitution: opened, witness: nil)
    }
    switch try witness(for: access.declaration, s, selfType: selfType) {
    case .declaration(let d, let inner):
      return ResolvedAccess(declaration: d, dispatch: dispatch(of: d), substitution: inner, witness: nil)
    case .synthesised(let synthesis):
      return ResolvedAccess(declaration: access.declaration, dispatch: .direct, substitution: s, witness: synthesis)
    case .abstract:
      return ResolvedAccess(declaration: access.declaration, dispatch: .witness, substitution: s, witness: nil)
    }
  }

  /// A requirement used on an existential that does not conform to its own protocol: its value must be opened.
  func openedSubstitution(_ requirement: Decl, _ s: Substitution, _ selfType: Type) -> Substitution? {
    guard case .existential = selfType.kind, let p = program.contextualNominal(requirement),
      program.conformance(of: selfType, to: p) == nil
    else { return nil }
    var opened = s
    opened.selves[p] = program.types.makeOpened(selfType)
    return opened
  }

  /// How a declaration that fulfils a requirement is called.
  func dispatch(of d: Decl) -> Callee.Dispatch {
    guard let owner = program.contextualNominal(d), owner.isClass, !(d.parent is ExtensionDecl), !owner.has("final"),
      !d.has("final"), !d.has("private"), !d.has("static")
    else { return .direct }
    return .dynamicClass
  }

  /// Whether a subclass is known that overrides a stored property, so that it must go through accessors.
  func isOverridden(_ v: VarDecl, _ access: PropertyAccess) -> Bool {
    guard case .dynamicClass = access.dispatch, !access.isSuper else { return false }
    return overriddenVariables.contains(rootMember(v))
  }

  // MARK: Targets

  /// The target of a call of `d` with concrete types, when no dynamic lookup is needed.
  func target(_ role: FunctionRole, of d: Decl, _ s: Substitution) throws -> CallTarget {
    if let name = builtinName(of: d, role), isHostFunction(d, role) {
      let own = specialisation(of: d, s)
      return CallTarget(
        kind: .builtin(name, try own.types.map { try typeInfo($0) }), shape: try lowered(role, of: d, s).shape)
    }
    let f = try lowered(role, of: d, s)
    if let name = builtinName(of: d, role), allowsOperation(name, f.shape) {
      return CallTarget(kind: .builtin(name, []), shape: f.shape)
    }
    return CallTarget(kind: .function(f.function), shape: f.shape)
  }

  /// Whether a declaration that has a body, too, can be the machine's operation for these types: builtin numbers.
  private func allowsOperation(_ name: String, _ shape: Shape) -> Bool {
    guard Operation.table[name] != nil || name == "double.fromInt" || name == "float.fromInt" else { return false }
    return ([shape.result] + shape.parameters.map(\.type)).allSatisfy { type in
      guard case .nominal(let d, _) = type.kind else { return false }
      return d.attribute("_layout")?.argumentText == "\"word\""
    }
  }

  /// The name in `@_builtin("…")` of a declaration or of its accessor.
  func builtinName(of d: Decl, _ role: FunctionRole) -> String? {
    var attributes = role == .initAccessor ? [] : d.attributes
    if let a = accessor(of: d, role) { attributes = a.attributes + attributes }
    if let v = d as? VarDecl { attributes += v.binding?.attributes ?? [] }
    guard let text = attributes.first(where: { $0.name == "_builtin" })?.argumentText else { return nil }
    return text.trimmingQuotes
  }

  /// The target of a dynamically dispatched class member.
  func dynamicTarget(_ role: FunctionRole, of d: Decl, _ s: Substitution) throws -> CallTarget {
    let root = rootMember(d)
    let shape = try lowered(role, of: d, s).shape
    let key = MethodKey(
      declaration: ObjectIdentifier(root), decl: root, role: role, kind: .classMember,
      substitution: ownParameters(of: d, s), opened: nil)
    let reference = method(key)
    let isStatic = isStaticMember(d) && !(d is InitDecl && role == .body)
    return CallTarget(kind: isStatic ? .staticDynamic(reference) : .dynamic(reference), shape: shape)
  }

  /// Whether a member is found through a type object.
  private func isStaticMember(_ d: Decl) -> Bool { d is InitDecl || !program.isInstanceMember(d) }

  /// The part of a substitution that belongs to the declaration's own generic parameters, not to its context's.
  private func ownParameters(of d: Decl, _ s: Substitution) -> Substitution {
    var own = Substitution()
    for p in program.ownGenericParameters(of: d) { own.parameters[p] = s.parameters[p] }
    return own
  }

  /// The method reference of a key: one for each, so that its cache serves all callers.
  func method(_ key: MethodKey) -> MethodReference {
    if let known = methods[key] { return known }
    let made = MethodReference(key: key, name: program.declName(of: key.decl))
    methods[key] = made
    return made
  }

  // MARK: Globals and prelude

  /// The storage of a global or static variable.
  func global(_ v: VarDecl, _ s: Substitution) throws -> GlobalStorage {
    let own = specialisation(of: v, s)
    let key = GlobalKey(variable: ObjectIdentifier(v), types: own.types)
    if let known = globals[key] { return known }
    let isScript = scriptVariables.contains(v)
    let initializer = isScript ? nil : try lowered(.globalInitializer, of: v, s).function
    let made = GlobalStorage(layout: try layout(try storageType(of: v, own.substitution)), initializer: initializer)
    globals[key] = made
    return made
  }

  /// The initialiser of a prelude type with these labels.
  func initializer(of d: NominalDecl, labels: [String?]) throws -> InitDecl {
    let type = program.declaredType(of: d)
    for m in program.initializers(of: type) {
      if let found = m.declaration as? InitDecl, found.labels == labels { return found }
    }
    throw LoweringDefect(
      description: "the prelude's '\(d.name)' lacks init(\(labels.map { ($0 ?? "_") + ":" }.joined()))")
  }

  /// The index of a stored property among the fields of a type.
  func fieldIndex(of v: VarDecl, in type: Type) -> Int? {
    guard case .nominal(let d, _) = type.kind else { return nil }
    if let known = fieldIndices[d]?[v] { return known }
    var base = 0
    if d.isClass, let s = program.superclass(of: type), case .nominal(let parent, _) = s.kind {
      if let inherited = fieldIndex(of: v, in: s) { return inherited }
      base = storedCount(of: parent, s)
    }
    var table = fieldIndices[d] ?? [:]
    for (i, p) in program.storedProperties(of: d).enumerated() { table[p] = base + i }
    fieldIndices[d] = table
    return table[v]
  }

  /// How many stored properties instances of a class have, inherited ones included.
  private func storedCount(of d: NominalDecl, _ type: Type) -> Int {
    var count = program.storedProperties(of: d).count
    if let s = program.superclass(of: type), case .nominal(let parent, _) = s.kind {
      count += storedCount(of: parent, s)
    }
    return count
  }
}

extension String {
  /// The text between the quotation marks of a literal as written.
  var trimmingQuotes: String {
    hasPrefix("\"") && hasSuffix("\"") && count >= 2 ? String(dropFirst().dropLast()) : self
  }
}
