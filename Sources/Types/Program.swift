import Tree

/// All declarations known in one session, and what can be derived from them; answers are computed on request and kept.
///
/// A program is used by one thread at a time.
public final class Program {
  /// The types.
  public let types = TypeStore()
  /// Identities for nodes that no parser made; Typing and Lowering may take some too.
  public let nodeIDs = NodeIDSource(startingAt: NodeID.min)
  /// The standard library.
  public let prelude: PreludeSource?
  /// The files that ranges point into.
  public let sources: SourceMap
  /// Answers what only expression checking can tell.
  public weak var inference: TypeInference?
  /// The messages given since the last `takeDiagnostics`.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The files in the order of their arrival.
  var files: [ParsedFile] = []
  /// The top-level declarations of the files, by name, oldest first.
  var userDeclarations: [String: [UserDeclaration]] = [:]
  /// The extensions in the files, oldest first.
  var userExtensions: [ExtensionDecl] = []
  /// The operator functions in the files, wherever they stand.
  var userOperators: [String: [FuncDecl]] = [:]
  /// The types and aliases declared inside bodies, with the blocks in which they are seen.
  var localTypes: [String: [LocalType]] = [:]

  /// Answers that a new declaration can change.
  var lookups = LookupCache()
  /// Answers about single declarations that nothing changes.
  var facts = FactCache()
  /// Declarations whose answer is being computed, to notice cycles.
  var inProgress: Set<Question> = []
  /// The aliases whose types are being resolved, outermost first.
  var aliasesInProgress: [TypeAliasDecl] = []
  /// How many signatures are half built; while there are any, no negative answer may be kept.
  var signaturesInProgress = 0
  /// Nodes that have been complained about; kept alive, so that their identities stay theirs.
  private var complained: [ObjectIdentifier: AnyObject] = [:]
  /// Files that were taken back; kept alive, since declarations point to their parents without holding them.
  var retired: [ParsedFile] = []

  /// The signature of what is not generic.
  let emptySignature = GenericSignature(parameters: [], protocolSelf: nil, requirements: [])

  /// Creates an empty program.
  public init(prelude: PreludeSource?, sources: SourceMap) {
    self.prelude = prelude
    self.sources = sources
  }

  /// Gives a message.
  public func diagnose(_ d: Diagnostic) { diagnostics.append(d) }

  /// Notes that a node is complained about.
  ///
  /// - Returns: whether it is the first time.
  func complain(about node: AnyObject) -> Bool {
    complained.updateValue(node, forKey: ObjectIdentifier(node)) == nil
  }

  /// Hands over the messages and forgets them.
  public func takeDiagnostics() -> [Diagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }
}

/// A top-level declaration with the number of the file that it came in.
struct UserDeclaration {
  /// The declaration.
  let declaration: Decl
  /// The index of its file.
  let file: Int
}

/// A type declared inside a body.
struct LocalType {
  /// The type or alias.
  let declaration: Decl
  /// The block in which its name is known.
  let scope: SourceRange
}

/// Something that is being computed about a node.
struct Question: Hashable {
  /// What is asked.
  enum Topic: UInt8, Hashable {
    case interfaceType, signature, requirementSignature, alias, superclass, conformances, typeWitness, wrapper, rawType,
      classBound
  }
  /// What is asked.
  let topic: Topic
  /// The node that it is asked about.
  let subject: ObjectIdentifier
  /// A name, when the question is about one of several parts.
  var detail = ""
}

/// Two things as one dictionary key.
struct Pair<A: Hashable, B: Hashable>: Hashable {
  /// The first.
  let a: A
  /// The second.
  let b: B
  /// Creates a key.
  init(_ a: A, _ b: B) {
    self.a = a
    self.b = b
  }
}

/// Answers that a new declaration (an extension above all) can change.
struct LookupCache {
  /// Whether some file imports Foundation, or a module that might.
  var importsFoundation: Bool?
  /// The declarations that a name means at top level.
  var topLevel: [String: [Decl]] = [:]
  /// The extensions of a type.
  var extensions: [NominalDecl: [ExtensionDecl]] = [:]
  /// The user's extensions by the type they extend, once bound.
  var userExtensions: [NominalDecl: [ExtensionDecl]]?
  /// All members of a name that a type's own declarations have.
  var direct: [Pair<NominalDecl, String>: [Decl]] = [:]
  /// All members of a name in a type, its superclasses and protocols.
  var candidates: [Pair<NominalDecl, String>: [MemberCandidate]] = [:]
  /// Which members of a name hide which.
  var hiders: [Pair<NominalDecl, String>: [Decl: [Decl]]] = [:]
  /// Members instantiated for a base.
  var members: [MemberKey: [Member]] = [:]
  /// Nested types by name.
  var nestedTypes: [Pair<NominalDecl, String>: TypeMember?] = [:]
  /// The conformances that a type's declarations state or imply.
  var conformanceTables: [NominalDecl: ConformanceTable] = [:]
  /// Proofs for types without generic parameters.
  var conformances: [Pair<Type, NominalDecl>: Conformance?] = [:]
  /// Type witnesses by type declaration and associated type's name, in the declaration's own terms.
  var typeWitnesses: [Pair<NominalDecl, String>: Type] = [:]
  /// Witnesses by type declaration and requirement.
  var witnesses: [Pair<NominalDecl, Decl>: FoundWitness?] = [:]
  /// What each signature knows.
  var signatures: [ObjectIdentifier: SignatureTable] = [:]
  /// The initialisers that the language writes.
  var implicitInitializers: [NominalDecl: [InitDecl]] = [:]
  /// The overridden members, `nil` where there is none.
  var overridden: [Decl: Decl?] = [:]

  /// Forgets the members and nested types of types whose extensions have become known.
  mutating func forget(_ extended: [NominalDecl: [ExtensionDecl]]) {
    for n in extended.keys { extensions[n] = nil }
    direct = direct.filter { extended[$0.key.a] == nil }
    nestedTypes = nestedTypes.filter { extended[$0.key.a] == nil }
  }
}

/// Answers about single declarations that nothing changes.
struct FactCache {
  /// The prelude's types by name.
  var known: [String: NominalDecl?] = [:]
  /// The types without arguments by name.
  var named: [String: Type] = [:]
  /// The members of a type's or extension's braces, by name.
  var memberTables: [Decl: [String: [Decl]]] = [:]
  /// Types as written that resolved; the nodes are kept alive, so that their identities stay theirs.
  var resolved: [ObjectIdentifier: (repr: TypeRepr, type: Type)] = [:]
  /// The types of declarations.
  var interfaceTypes: [Decl: Type] = [:]
  /// The parameters as parts of function types.
  var parameters: [ParamDecl: FunctionType.Parameter] = [:]
  /// The signatures.
  var signatures: [Decl: GenericSignature] = [:]
  /// The types of nominal declarations, with their own parameters as arguments.
  var declaredTypes: [NominalDecl: Type] = [:]
  /// What protocols demand, in terms of their `Self`.
  var requirementSignatures: [NominalDecl: [Requirement]] = [:]
  /// The same, sorted for rewriting.
  var protocolRules: [NominalDecl: ProtocolRules] = [:]
  /// The protocols that a protocol inherits from, transitively.
  var inheritedProtocols: [NominalDecl: [NominalDecl]] = [:]
  /// The superclasses.
  var superclasses: [NominalDecl: Type?] = [:]
  /// The type that an extension extends.
  var extended: [ExtensionDecl: NominalDecl?] = [:]
  /// The generic parameters that stand for `some P` in parameters, by written type.
  var implicitGenerics: [Decl: [(repr: TypeRepr, parameter: GenericParamDecl)]] = [:]
  /// The constraints of implicit generic parameters.
  var implicitConstraints: [GenericParamDecl: TypeRepr] = [:]
  /// The `some`s of results, in order.
  var opaqueReprs: [Decl: [TypeRepr]] = [:]
  /// The property wrappers.
  var wrappers: [VarDecl: WrapperUse?] = [:]
  /// What synthesised variables stand for.
  var synthesized: [VarDecl: SynthesizedVariable] = [:]
  /// The storage and projection of wrapped variables.
  var wrapperVariables: [VarDecl: (storage: VarDecl, projection: VarDecl?)] = [:]
  /// What implicit initialisers were made for.
  var implicitOrigins: [InitDecl: ImplicitInitOrigin] = [:]
  /// The raw types of enums.
  var rawTypes: [NominalDecl: Type?] = [:]
  /// The raw values of enum cases.
  var rawValues: [NominalDecl: [EnumElementDecl: RawValue]] = [:]
  /// The stored properties.
  var storedProperties: [NominalDecl: [VarDecl]] = [:]
  /// Declarations that are kept alive because only parents, which do not retain, lead to them.
  var synthesizedDeclarations: [Decl] = []
}

extension Program {

  /// Answers a question once at a time.
  ///
  /// - Returns: `nil` when the same question is being answered further out.
  func once<T>(_ topic: Question.Topic, _ subject: AnyObject, detail: String = "", _ answer: () -> T) -> T? {
    let question = Question(topic: topic, subject: ObjectIdentifier(subject), detail: detail)
    guard inProgress.insert(question).inserted else { return nil }
    defer { inProgress.remove(question) }
    return answer()
  }

  /// Whether answers can be kept: no signature is half built.
  var mayKeep: Bool { signaturesInProgress == 0 }
}
