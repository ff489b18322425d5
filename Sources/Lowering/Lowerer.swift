import Machine
import Tree
import Types
import Typing

/// Turns typed trees into code: one function for each declaration and each list of concrete types that it is used with.
///
/// Functions are made empty and get their code when they are first called; `compileReachable` gives it to all that learner's code can
/// reach, so that what is not supported is refused before anything runs.
public final class Lowerer: @unchecked Sendable {

  /// All declarations.
  public let program: Program
  /// Gives the typed bodies.
  public let typer: Typer
  /// Host functions by name.
  private(set) var builtins: [String: Builtin]
  /// Whether code records events.
  public var isTraced = false
  /// Is told of expectations that are not met.
  public var onFailedExpectation: ((FailedExpectation) -> Void)?
  /// Places that `Function.places` counts in.
  public private(set) var places: [SourceRange] = []
  /// Specialised functions.
  var functions: [FunctionKey: LoweredFunction] = [:]
  /// Types at run time.
  var typeInfos: [Type: TypeInfo] = [:]
  /// Storage of global and static variables.
  var globals: [GlobalKey: GlobalStorage] = [:]
  /// Functions of learner's code that have no code yet.
  var pending: [Function] = []
  /// Which member of a class overrides which, by dynamic class.
  var overrides: [NominalDecl: [Decl: Decl]] = [:]
  /// Variables that top-level code initialises in order.
  var scriptVariables: Set<VarDecl> = []
  /// Layouts being computed, to notice a value type that contains itself.
  var layoutsInProgress: Set<Type> = []
  /// Parts of runtime types that wait until the layouts under way are known.
  var deferredTypeWork: [() throws -> Void] = []
  /// Whether that is being done.
  var isFinishingTypes = false
  /// Classes whose instances are laid out.
  var finishedClasses: Set<Type> = []
  /// Where a stored property lies among the fields of its type.
  var fieldIndices: [NominalDecl: [VarDecl: Int]] = [:]
  /// References to methods that are found at run time.
  var methods: [MethodKey: MethodReference] = [:]
  /// Key path objects without arguments, by what makes them equal.
  var keyPaths: [AnyHashable: KeyPathObject] = [:]
  /// How variables of capture lists hold their objects.
  var captureOwnership: [VarDecl: String] = [:]
  /// Properties that some known subclass overrides, by the property at the top.
  var overriddenVariables: Set<Decl> = []

  /// Creates a lowerer over the declarations of `program`.
  public init(program: Program, typer: Typer, builtins: [String: Builtin]) {
    self.program = program
    self.typer = typer
    self.builtins = builtins
    self.builtins.merge(ownBuiltins) { $1 }
  }

  /// Lets go of what holds objects before the types go: objects read their types when they end.
  deinit {
    globals = [:]
    keyPaths = [:]
    methods = [:]
    pending = []
    functions = [:]
    for type in typeInfos.values { type.forgetFunctions() }
  }

  /// The index of a place.
  func placeIndex(_ range: SourceRange) -> Int32 {
    places.append(range)
    return Int32(places.count - 1)
  }

  /// Gives code to every function that the learner's code can reach.
  ///
  /// - Throws: the `Diagnostic` that names what is not supported.
  public func compileReachable() throws {
    while let next = pending.popLast() { try compile(next) }
  }

  /// Gives code to `function` unless it has some.
  public func compile(_ function: Function) throws { try function.makeCode() }

  /// Forgets the functions that wait for code, after a refusal.
  public func forgetPending() { pending = [] }
}

/// A fault of the lowerer: something that a checked program can't contain.
struct LoweringDefect: Error, CustomStringConvertible {
  /// What was met.
  let description: String
}

/// Which function of a declaration is meant.
enum FunctionRole: Hashable {
  case body, getter, setter, initAccessor, modify, read, allocate, fieldInitializer, defaultArgument, globalInitializer
  /// Makes the property wrapper of a property from a value.
  case wrapping
  case synthesised(Synthesis)
  case enumConstructor
  case thunk(Int)
}

/// The identity of a specialised function.
struct FunctionKey: Hashable {
  /// The declaration, or the nominal type of a synthesised one.
  let declaration: ObjectIdentifier
  /// Which function of it.
  let role: FunctionRole
  /// The concrete types of its generic parameters, its protocol `Self` first.
  let types: [Type]
}

/// The identity of global storage.
struct GlobalKey: Hashable {
  /// The variable.
  let variable: ObjectIdentifier
  /// The arguments of the generic type that it is a static member of.
  let types: [Type]
}

/// Storage of a global or static variable.
final class GlobalStorage {
  /// The memory: the value, and behind it one word that tells whether it was initialised.
  let cell: Cell
  /// The layout of the value.
  let layout: Layout
  /// Computes and stores the first value, when the variable is lazy.
  let initializer: Function?

  /// Creates storage.
  init(layout: Layout, initializer: Function?) {
    cell = Cell(layout: Layout(raw: layout.raw + 1, refs: layout.refs))
    self.layout = layout
    self.initializer = initializer
  }
}
