import Tree
import Types

/// Checks expressions, statements and bodies against the declarations of a program.
///
/// Declarations' bodies are checked when they are asked for, once each; `check` asks for all of a file.
public final class Typer: TypeInference {

  /// The declarations.
  let program: Program
  /// What was found wrong and not taken yet.
  var diagnostics: [Diagnostic] = []
  /// The variables' types, once known.
  var variableTypes: [VarDecl: Type] = [:]
  /// Variables whose types are being inferred.
  var inferring: Set<VarDecl> = []
  /// Local variables whose initial value is being checked.
  var beingDeclared: Set<VarDecl> = []
  /// Parameters and closure parameters that are `inout`.
  var inoutVariables: Set<VarDecl> = []
  /// Bodies checked so far.
  var bodies: [Decl: TypedBody] = [:]
  /// Bodies being checked.
  var checking: Set<Decl> = []
  /// Bindings checked so far.
  var bindings: [BindingKey: (pattern: TypedPattern, value: TypedExpr?)] = [:]
  /// Wrappers made from a value, checked so far.
  var wrappings: [VarDecl: (value: VarDecl, wrapper: TypedExpr)] = [:]
  /// Default values checked so far.
  var defaults: [ParamDecl: TypedExpr] = [:]
  /// The scopes of local functions' surroundings.
  var localScopes: [Decl: Scope] = [:]
  /// The hidden types of opaque results.
  var underlying: [Decl: [Type]] = [:]
  /// The type variables' types, by index.
  private var variables: [Type] = []
  /// Which declaration is as specialised as which.
  var specialisations: [SpecialisationKey: Bool] = [:]
  /// The conformances of declarations, as sets.
  var conformanceSets: [NominalDecl: Set<NominalDecl>] = [:]
  /// The variables made for `$0`, `$1` …
  var anonymous: [NodeID: [VarDecl]] = [:]
  /// Checked closure bodies by closure and type.
  var closureBodies: [ClosureKey: ClosureCheck] = [:]
  /// What was wrong in closure bodies when they were last checked.
  var closureFaults: [NodeID: [Diagnostic]] = [:]
  /// Closures that are wrong for a type.
  var failedBodies: Set<ClosureKey> = []
  /// Warnings about closure bodies that were accepted.
  var closureWarnings: [NodeID: [Diagnostic]] = [:]
  /// The types of macros used as expressions.
  var macroTypes: [NodeID: Type] = [:]
  /// The variables of `async let` whose initial value can throw.
  var throwingChildTasks: Set<ObjectIdentifier> = []
  /// Throwing and awaiting closures, found by looking at their text.
  var closureEffects: [NodeID: (throws: Bool, awaits: Bool)] = [:]
  /// How many default values of parameters are being checked, one inside the other.
  var defaultDepth = 0
  /// Whether diagnostics are dropped, in attempts.
  var isSilent = 0
  /// Whether top-level code is what someone types line by line; it may wait anywhere.
  public var isInteractive = false
  /// Identities for nodes made here.
  let nodes: NodeIDSource
  /// What stands for names without a place in a text.
  let placeholder: Expr
  /// The text of made-up nodes.
  let nowhere: SourceFile
  /// Well-known declarations.
  private(set) lazy var known = Known(program)
  /// Values that finish the inference of variables bound by patterns.
  var pendingBindings: Set<BindingKey> = []

  /// An entry of a binding declaration.
  struct BindingKey: Hashable {
    /// The declaration.
    let binding: BindingDecl
    /// The entry.
    let index: Int
  }

  /// Two declarations, in order.
  struct SpecialisationKey: Hashable {
    /// The one that may be more specialised.
    let first: ObjectIdentifier
    /// The other.
    let second: ObjectIdentifier
  }

  /// A closure checked for a function type.
  struct ClosureKey: Hashable {
    /// The closure.
    let closure: NodeID
    /// The type expected of it, with placeholders for what isn't known.
    let type: Type
  }

  /// Creates a checker and answers the program's questions about inferred types.
  public init(program: Program) {
    self.program = program
    nodes = program.nodeIDs
    nowhere = program.sources.add(SourceFile(name: "<made up>", text: "", origin: .prelude))
    placeholder = Expr(id: nodes.make(), .error, SourceRange(file: nowhere, start: 0, end: 0))
    program.inference = self
  }

  /// The type of the variable of an index; shared by all expressions.
  func variableType(_ index: Int) -> Type {
    while variables.count <= index {
      variables.append(program.types.make(.variable(TypeVariable(index: variables.count))))
    }
    return variables[index]
  }

  /// Notes what is wrong, unless an attempt is under way.
  func report(_ d: Diagnostic) {
    if isSilent == 0 { diagnostics.append(d) }
  }

  /// What was found wrong since the last call.
  public func takeDiagnostics() -> [Diagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  /// Does something whose diagnostics don't count; tells whether there were errors.
  func quietly<T>(_ work: () -> T) -> (T, hadErrors: Bool) {
    let before = diagnostics
    diagnostics = []
    let saved = isSilent
    isSilent = 0
    let result = work()
    let bad = diagnostics.contains { $0.severity == .error }
    diagnostics = before
    isSilent = saved
    return (result, bad)
  }

  /// A node of ours.
  func make(_ kind: Expr.Kind, _ range: SourceRange) -> Expr { Expr(id: nodes.make(), kind, range) }

  /// A variable of ours.
  func makeVariable(_ name: String, _ type: Type, _ range: SourceRange, isLet: Bool = true) -> VarDecl {
    let v = VarDecl(id: nodes.make(), nameRange: range, name: name, isLet: isLet)
    variableTypes[v] = type
    return v
  }
}

/// Declarations of the prelude that the language itself knows.
struct Known {
  let int, double, bool, string, array, dictionary, set, optional: NominalDecl?
  let keyPath, writableKeyPath, referenceWritableKeyPath, anyHashableDecl: NominalDecl?
  let hashable: NominalDecl?
  let keyPaths, collections, convertible: Set<NominalDecl>
  let never, anyError: Type
  let regexType: Type?
  /// Protocols that all types conform to.
  let markers: Set<String> = ["Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype"]

  /// Looks all up.
  init(_ program: Program) {
    func find(_ name: String) -> NominalDecl? { program.known(name) }
    int = find("Int")
    double = find("Double")
    bool = find("Bool")
    string = find("String")
    array = find("Array")
    dictionary = find("Dictionary")
    set = find("Set")
    optional = find("Optional")
    keyPath = find("KeyPath")
    writableKeyPath = find("WritableKeyPath")
    referenceWritableKeyPath = find("ReferenceWritableKeyPath")
    anyHashableDecl = find("AnyHashable")
    hashable = find("Hashable")
    keyPaths = Set(
      ["AnyKeyPath", "PartialKeyPath", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"].compactMap(find))
    collections = Set([array, dictionary, set].compactMap { $0 })
    convertible = Set([array, dictionary, set, optional, anyHashableDecl].compactMap { $0 })
    never = find("Never").map { program.types.make(.nominal($0, [])) } ?? program.types.void
    anyError = program.anyError
    regexType = find("Regex").map { program.types.make(.nominal($0, [program.named("Substring")])) }
  }
}
