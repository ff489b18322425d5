import Tree

/// Turns types as written into types, in one context.
struct TypeResolver {
  /// The declarations.
  let program: Program
  /// Where the type is written.
  let context: Decl?
  /// What is allowed.
  var options: ResolveOptions
  /// Makes the type for `_`.
  let placeholder: (() -> Type)?
  /// The declaration whose members are not seen, for inheritance clauses.
  var skipped: Decl?

  /// The interned types.
  var types: TypeStore { program.types }
}

extension Program {

  /// The type that a written type means in a context.
  ///
  /// - Parameter placeholder: makes the type for `_`, where that is allowed.
  /// - Returns: `error`, with a diagnostic given unless `silent`, when it means none.
  public func resolve(
    _ repr: TypeRepr, in context: Decl?, _ options: ResolveOptions = [], placeholder: (() -> Type)? = nil
  ) -> Type {
    if let known = facts.resolved[ObjectIdentifier(repr)] { return known.type }
    let type = TypeResolver(program: self, context: context, options: options, placeholder: placeholder).resolve(repr)
    let passing: Type.Properties = [.variable, .unbound, .error]
    if type.properties.isDisjoint(with: passing), !options.contains(.constraint) {
      facts.resolved[ObjectIdentifier(repr)] = (repr, type)
    }
    return type
  }

  /// The constraint that stands behind a `some P`, a generic parameter's bound or in an inheritance clause: an existential type for
  /// protocols, a class for a superclass.
  public func resolveConstraint(_ repr: TypeRepr, in context: Decl?) -> Type {
    resolve(repr, in: context, [.constraint])
  }

  /// The type that an entry of an inheritance clause means.
  func resolveInherited(_ repr: TypeRepr, of d: Decl, silent: Bool = true) -> Type {
    var options: ResolveOptions = [.constraint]
    if silent { options.insert(.silent) }
    var resolver = TypeResolver(program: self, context: d, options: options, placeholder: nil)
    resolver.skipped = d
    return resolver.resolve(repr)
  }
}

extension TypeResolver {

  /// The type that `repr` means.
  func resolve(_ repr: TypeRepr) -> Type {
    switch repr.kind {
    case .name(let name, let arguments): resolveName(name, arguments, repr)
    case .member(let base, let name, let arguments): resolveMember(base, name, arguments, repr)
    case .optional(let inner), .implicitlyUnwrapped(let inner): program.optional(plain.resolve(inner))
    case .array(let inner): program.array(plain.resolve(inner))
    case .dictionary(let key, let value): resolveDictionary(key, value, repr)
    case .tuple(let elements): resolveTuple(elements, repr)
    case .function(let parameters, let effects, let result): resolveFunction(parameters, effects, result)
    case .some(let inner): resolveSome(repr, inner)
    case .any(let inner): resolveAny(inner, repr)
    case .composition(let parts): resolveComposition(parts, repr)
    case .metatype(let inner): resolveMetatype(inner)
    case .protocolMetatype(let inner): types.make(.metatype(with([.constraint]).resolve(inner)))
    case .attributed(let attributes, let inner): resolveAttributed(attributes, inner)
    case .packExpansion(let inner): types.make(.packExpansion(resolve(inner)))
    case .packElement(let inner): resolve(inner)
    case .suppressed: types.any
    case .placeholder: placeholder?() ?? fail(.placeholderNotAllowed(at: repr.range), repr)
    case .error: types.error
    }
  }

  /// The same resolver for a part, where a constraint is not allowed.
  private var plain: TypeResolver {
    var new = self
    new.options.remove(.constraint)
    return new
  }

  private func with(_ more: ResolveOptions) -> TypeResolver {
    var new = self
    new.options.formUnion(more)
    return new
  }

  /// Gives a message, once for each place, and the error type.
  func fail(_ message: @autoclosure () -> Diagnostic, _ repr: TypeRepr) -> Type {
    if !options.contains(.silent), program.complain(about: repr) {
      program.diagnose(message())
    }
    return types.error
  }

  private func resolveTuple(_ elements: [(label: String?, type: TypeRepr)], _ repr: TypeRepr) -> Type {
    if elements.count == 1, elements[0].label != nil {
      let inside = SourceRange(file: repr.range.file, start: Int(repr.range.start) + 1, end: Int(repr.range.end))
      return fail(.labelledSingleTuple(at: inside), repr)
    }
    return types.tuple(elements.map { TupleElement(label: $0.label, type: plain.resolve($0.type)) })
  }

  private func resolveDictionary(_ key: TypeRepr, _ value: TypeRepr, _ repr: TypeRepr) -> Type {
    let k = plain.resolve(key)
    let v = plain.resolve(value)
    checkHashable(k, repr)
    return program.dictionary(k, v)
  }

  /// `[K: V]` demands that `K` is `Hashable`, once signatures are complete.
  private func checkHashable(_ k: Type, _ repr: TypeRepr) {
    guard !options.contains(.silent), program.mayKeep, let hashable = program.known("Hashable"),
      k.properties.isDisjoint(with: [.generic, .variable, .error, .unbound])
    else { return }
    if program.conformance(of: k, to: hashable) == nil {
      _ = fail(.doesNotConform(program.description(of: k), "Hashable", at: repr.range), repr)
    }
  }

  private func resolveFunction(_ parameters: [FunctionParameter], _ effects: Effects, _ result: TypeRepr) -> Type {
    let resolved = parameters.map { plain.functionParameter($0.type, isVariadic: $0.isVariadic) }
    let thrown = program.thrownType(effects, in: context, options)
    return types.make(
      .function(FunctionType(resolved, plain.resolve(result), thrown: thrown, isAsync: effects.isAsync)))
  }

  /// A parameter with its specifiers, as part of a function type.
  func functionParameter(_ repr: TypeRepr, isVariadic: Bool) -> FunctionType.Parameter {
    var parameter = FunctionType.Parameter(types.error, isVariadic: isVariadic)
    var inner = repr
    var isEscaping = false
    while case .attributed(let names, let next) = inner.kind {
      if names.contains("inout") { parameter.isInout = true }
      if names.contains("autoclosure") { parameter.isAutoclosure = true }
      if names.contains("escaping") { isEscaping = true }
      inner = next
    }
    var type = resolve(repr)
    if parameter.isAutoclosure, !type.isFunction {
      type = types.make(.function(FunctionType([], type)))
    }
    if case .function(var f) = type.kind, !isEscaping, !isVariadic, !parameter.isInout, inner.isFunction {
      f.isEscaping = false
      type = types.make(.function(f))
    }
    parameter.type = type
    return parameter
  }

  private func resolveSome(_ repr: TypeRepr, _ inner: TypeRepr) -> Type {
    if let parameter = program.implicitParameter(for: repr, in: context) {
      return types.make(.genericParameter(parameter))
    }
    if let owner = context, let index = program.opaqueIndex(of: repr, in: owner) {
      let signature = program.genericSignature(of: owner)
      let outer = signature.protocolSelf.map { [types.make(.protocolSelf($0))] } ?? []
      let arguments = outer + signature.parameters.map { types.make(.genericParameter($0)) }
      return types.make(.opaque(owner, index: index, arguments))
    }
    return fail(.someNotAllowed(at: repr.range), repr)
  }

  private func resolveAny(_ inner: TypeRepr, _ repr: TypeRepr) -> Type {
    if case .metatype(let base) = inner.kind {
      return types.make(.existentialMetatype(with([.constraint]).resolve(base)))
    }
    let type = with([.constraint]).resolve(inner)
    switch type.kind {
    case .nominal: return fail(.anyOnConcrete("concrete type", program.description(of: type), at: repr.range), repr)
    case .genericParameter:
      return fail(.anyOnConcrete("type parameter", program.description(of: type), at: repr.range), repr)
    default: return type
    }
  }

  private func resolveMetatype(_ inner: TypeRepr) -> Type {
    let type: Type
    if case .any = inner.kind { type = resolve(inner) } else { type = with([.constraint]).resolve(inner) }
    guard case .existential = type.kind else { return types.make(.metatype(type)) }
    return types.make(.existentialMetatype(type))
  }

  private func resolveComposition(_ parts: [TypeRepr], _ repr: TypeRepr) -> Type {
    var constraints: [ExistentialType.Constraint] = []
    var superclass: Type?
    var isClassBound = false
    for part in parts {
      let type = with([.constraint]).resolve(part)
      switch type.kind {
      case .existential(let e):
        constraints += e.constraints
        superclass = superclass ?? e.superclass
        isClassBound = isClassBound || e.isClassBound
      case .nominal(let n, _) where n.isClass: superclass = type
      case .error: return type
      default: return fail(.notAConstraint(program.description(of: type), at: part.range), part)
      }
    }
    if constraints.isEmpty, let superclass { return superclass }
    return program.makeExistential(constraints, superclass: superclass, isClassBound: isClassBound)
  }

  private func resolveAttributed(_ attributes: [String], _ inner: TypeRepr) -> Type {
    let type = resolve(inner)
    guard attributes.contains("Sendable"), case .function(var f) = type.kind else { return type }
    f.isSendable = true
    return types.make(.function(f))
  }
}

extension TypeRepr {
  /// Whether a function type was written, maybe in parentheses.
  var isFunction: Bool {
    switch kind {
    case .function: true
    case .tuple(let elements) where elements.count == 1: elements[0].type.isFunction
    case .attributed(_, let inner): inner.isFunction
    case .name, .member: true
    default: false
    }
  }
}

extension Type {
  /// Whether it is an existential type.
  public var isExistential: Bool {
    if case .existential = kind { return true }
    return false
  }

  /// Whether it is a function type.
  public var isFunction: Bool {
    if case .function = kind { return true }
    return false
  }
}
