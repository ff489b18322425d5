import Tree

extension Program {
  public func add(_ file: ParsedFile) {}
  public func checkDeclarations(of file: ParsedFile) {}
  public func known(_ name: String) -> NominalDecl? { nil }
  public func optional(_ t: Type) -> Type { t }
  public func array(_ t: Type) -> Type { t }
  public func set(_ t: Type) -> Type { t }
  public func dictionary(_ key: Type, _ value: Type) -> Type { key }
  public var int: Type { types.error }
  public var double: Type { types.error }
  public var bool: Type { types.error }
  public var string: Type { types.error }
  public var character: Type { types.error }
  public var anyError: Type { types.error }
  public var anyHashable: Type { types.error }
  /// The prelude's type of that name without arguments, `error` when there is none.
  public func named(_ name: String) -> Type { types.error }
  public func optionalObject(_ t: Type) -> Type? { nil }
  public func arrayElement(_ t: Type) -> Type? { nil }
  public func setElement(_ t: Type) -> Type? { nil }
  public func dictionaryElement(_ t: Type) -> (key: Type, value: Type)? { nil }

  public func resolve(_ repr: TypeRepr, in context: Decl?, _ options: ResolveOptions = [], placeholder: (() -> Type)? = nil) -> Type { types.error }
  public func lookupType(_ name: String, in context: Decl?, at position: SourceRange? = nil) -> TypeLookupResult? { nil }
  /// The `any`/constraint that stands behind a `some P` or a generic parameter's bound: protocols, superclass, class bound.
  public func resolveConstraint(_ repr: TypeRepr, in context: Decl?) -> Type { types.error }

  public func interfaceType(of d: Decl) -> Type { types.error }
  /// The interface type of a parameter as its function sees it inside (variadic: the array; inout: the type itself).
  public func parameterType(of p: ParamDecl) -> Type { types.error }
  /// A parameter as part of the function's type.
  public func functionParameter(of p: ParamDecl) -> FunctionType.Parameter { FunctionType.Parameter(types.error) }
  public func selfType(of context: Decl) -> Type? { nil }
  public func declaredType(of n: NominalDecl) -> Type { types.error }
  public func genericSignature(of d: Decl) -> GenericSignature { GenericSignature(parameters: [], protocolSelf: nil, requirements: []) }
  /// The generic parameters that `d` itself introduces, implicit ones (`some P`) last.
  public func ownGenericParameters(of d: Decl) -> [GenericParamDecl] { [] }
  public func contextualNominal(_ d: Decl) -> NominalDecl? { nil }
  public func isMutating(_ d: Decl) -> Bool { false }
  public func isInstanceMember(_ d: Decl) -> Bool { false }
  public func storageKind(of v: VarDecl) -> StorageKind { .stored }
  public func propertyWrapper(of v: VarDecl) -> (wrapper: Type, attribute: Attribute)? { nil }
  /// `_x` and `$x` of a wrapped property.
  public func wrapperStorage(of v: VarDecl) -> VarDecl? { nil }
  public func wrapperProjection(of v: VarDecl) -> VarDecl? { nil }
  public func synthesizedVariable(_ v: VarDecl) -> SynthesizedVariable? { nil }
  public func isSettable(_ d: Decl, from useSite: Decl?) -> Bool { false }
  public func isImplicitlyUnwrapped(_ d: Decl) -> Bool { false }
  public func overridden(by d: Decl) -> Decl? { nil }
  public func superclass(of t: Type) -> Type? { nil }
  public func storedProperties(of n: NominalDecl) -> [VarDecl] { [] }
  public func enumElements(of n: NominalDecl) -> [EnumElementDecl] { [] }
  public func rawType(of n: NominalDecl) -> Type? { nil }
  public func rawValue(of e: EnumElementDecl) -> RawValue? { nil }
  public func implicitInitializers(of n: NominalDecl) -> [InitDecl] { [] }
  public func isImplicit(_ d: Decl) -> Bool { false }
  public func implicitOrigin(of d: InitDecl) -> ImplicitInitOrigin? { nil }
  public func initializers(of t: Type, from useSite: Decl? = nil) -> [Member] { [] }

  public func lookupTopLevel(_ name: String) -> [Decl] { [] }
  public func lookupUnqualified(_ name: String, from context: Decl?, at position: SourceRange? = nil) -> [UnqualifiedResult] { [] }
  /// Only what `context` itself adds: its generic parameters, or the members of the type or extension that it is.
  public func lookup(_ name: String, inContext context: Decl, from useSite: Decl) -> [UnqualifiedResult] { [] }
  public func operators(named name: String, fixity: Fixity) -> [Decl] { [] }
  /// Of those, only the ones at top level and in the types given, their superclasses and their protocols: no others are decoded.
  public func operators(named name: String, fixity: Fixity, relatedTo: [Type], in sig: GenericSignature?) -> [Decl] { [] }
  public func members(of base: Type, named name: String, onMetatype: Bool, from useSite: Decl?) -> [Member] { [] }
  public func memberNames(of base: Type, onMetatype: Bool) -> [String] { [] }
  public func nestedType(_ name: String, of base: Type) -> Type? { nil }
  public func isAccessible(_ d: Decl, from useSite: Decl?) -> Bool { true }

  public func substitute(_ t: Type, _ s: Substitution, in sig: GenericSignature? = nil) -> Type { t }
  public func canonical(_ t: Type, in sig: GenericSignature?) -> Type { t }
  public func contextSubstitution(of base: Type, for context: Decl) -> Substitution { Substitution() }
  public func conformance(of t: Type, to p: NominalDecl, in sig: GenericSignature? = nil) -> Conformance? { nil }
  public func substitute(_ r: Requirement, _ s: Substitution, in sig: GenericSignature? = nil) -> Requirement { r }
  public func satisfies(_ r: Requirement, in sig: GenericSignature?) -> Bool { false }
  public func typeWitness(_ a: AssociatedTypeDecl, of c: Conformance, in sig: GenericSignature? = nil) -> Type { types.error }
  public func witness(for requirement: Decl, in c: Conformance) -> Witness { .abstract }
  public func requirements(of p: NominalDecl) -> [Decl] { [] }
  public func associatedTypes(of p: NominalDecl) -> [AssociatedTypeDecl] { [] }
  public func primaryAssociatedTypes(of p: NominalDecl) -> [AssociatedTypeDecl] { [] }
  public func inheritedProtocols(of p: NominalDecl) -> [NominalDecl] { [] }
  public func conformances(of n: NominalDecl) -> [NominalDecl] { [] }
  /// The protocols that a generic parameter, dependent member, opened, opaque or existential type is known to conform to (transitive).
  public func protocols(of t: Type, in sig: GenericSignature?) -> [NominalDecl] { [] }
  /// The class bound of such a type.
  public func superclassBound(of t: Type, in sig: GenericSignature?) -> Type? { nil }
  public func isSubclass(_ a: Type, of b: Type) -> Bool { false }
  public func isClassBound(_ t: Type, in sig: GenericSignature?) -> Bool { false }
  /// The constraint of the `index`-th `some` in a declaration's result, as an existential type in the declaration's terms.
  public func opaqueConstraint(of d: Decl, index: Int) -> Type { types.error }
  /// Opaque types replaced by what is behind them, all the way (for Lowering).
  public func reveal(_ t: Type) -> Type { t }
  /// The demands that must hold for opening an existential: what the opened type's members become.
  public func description(of t: Type) -> String { "" }
  public func typeName(of t: Type, qualified: Bool = false) -> String { "" }
  public func declName(of d: Decl) -> String { "" }
}
