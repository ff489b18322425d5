import Machine
import Tree
import Types
import Typing

/// Writes the code of one function.
final class FunctionBuilder {

  // MARK: What is built

  /// Gives types, layouts and other functions.
  let lowerer: Lowerer
  /// The function that gets the code.
  let function: Function
  /// Its calling convention.
  let shape: Shape
  /// What its generic parameters stand for.
  let substitution: Substitution
  /// The instructions so far.
  var code: [Instruction] = []
  /// The function's tables.
  var pool = Function.Pool()
  /// Which places belong to which instructions.
  var places: [(instruction: Int32, place: Int32)] = []
  /// The index of what is already in a table of the pool.
  var poolIndices: [ObjectIdentifier: Int] = [:]

  // MARK: Registers

  /// The next free raw register.
  var nextRaw = 0
  /// The next free reference register.
  var nextRef = 0
  /// How many raw registers were ever in use.
  var maxRaw = 0
  /// How many reference registers were ever in use.
  var maxRef = 0

  // MARK: Names

  /// Where variables lie.
  var storage: [VarDecl: Storage] = [:]
  /// Where `self` lies.
  var selfStorage: Storage?
  /// Variables that closures capture and that can change: they live in cells.
  var boxed: Set<VarDecl> = []
  /// Where the parameters of the closure that this is came in.
  var closureParameters: [(slots: Slots, variable: VarDecl)] = []
  /// Variables that closures and local functions capture.
  var captured: Set<VarDecl> = []
  /// Whether `self` is captured and can change.
  var isSelfBoxed = false
  /// What local functions capture.
  var localFunctions: [FunctionLikeDecl: LocalFunction] = [:]

  // MARK: Scopes

  /// What must be done when a scope is left, outermost first.
  var cleanups: [Cleanup] = []
  /// Loops and labelled blocks around the current statement, outermost first.
  var targets: [JumpTarget] = []
  /// Where errors go, outermost first; empty in functions that do not throw.
  var handlers: [Handler] = []
  /// Where `nil` in an optional chain goes, innermost last.
  var chains: [Chain] = []
  /// Code that runs seldom, put behind everything else.
  var cold: [() throws -> Void] = []
  /// Where branches of an `if` or `switch` expression put their value.
  var resultTargets: [(slots: Slots, end: Label, depth: Int)] = []
  /// How `return` ends this function.
  var returning: Returning = .plain
  /// Whether places are changed by getter and setter alone, as key paths do.
  var avoidsCoroutines = false
  /// Whether a variable that can't be copied is only lent by its evaluation, as to a borrowing parameter.
  var borrows = false
  /// Where `fallthrough` goes, innermost last.
  var fallthroughTargets: [(label: Label, depth: Int)] = []
  /// The stored properties of `self` that the initialiser has not given values yet.
  var uninitialised: Set<VarDecl> = []
  /// The raw register that tells whether `self` of a class's initialiser is whole, where it can fail.
  var wholeness: Int?
  /// Where a `!` follows the `super.init` or `self.init` that is being written.
  var forcedDelegation: SourceRange?
  /// The tracked property whose accessor this is, in traced code.
  var tracedProperty: String?
  /// The variable whose setter this is: its observers write its storage.
  var observed: VarDecl?
  /// Where `return` goes in code that is put in place of a call.
  var inlineReturn: (label: Label, depth: Int)?

  /// Creates a builder for one function.
  init(_ lowerer: Lowerer, _ function: Function, _ shape: Shape, _ substitution: Substitution) {
    self.lowerer = lowerer
    self.function = function
    self.shape = shape
    self.substitution = substitution
  }

  /// Where a variable lies.
  enum Storage {
    /// In registers.
    case registers(Slots, Type)
    /// In a cell that a reference register holds.
    case cell(ref: Int, Type)

    /// The type of the variable.
    var type: Type {
      switch self {
      case .registers(_, let type), .cell(_, let type): type
      }
    }
  }

  /// What ends a scope's entry.
  struct Cleanup {
    /// Writes the code that is needed when the scope is left.
    let emit: () throws -> Void
  }

  /// A loop or labelled block.
  struct JumpTarget {
    /// Its label in the text.
    let name: String?
    /// Where `break` goes.
    let breakLabel: Label
    /// Where `continue` goes; `nil` for blocks.
    let continueLabel: Label?
    /// How many cleanups stay.
    let depth: Int
    /// Whether a `break` without label leaves it (loops and switches).
    let takesPlainBreak: Bool
    /// The first reference register that is not live there.
    let refMark: Int
  }

  /// Where errors go.
  struct Handler {
    /// The code that takes the error.
    let label: Label
    /// How many cleanups stay.
    let depth: Int
    /// The first reference register that is not live there.
    let refMark: Int
    /// The reference register that the error is put into.
    let error: Int
  }

  /// An optional chain under way.
  struct Chain {
    /// Where `nil` goes.
    let label: Label
    /// How many cleanups stay.
    let depth: Int
    /// The first reference register that is not live there.
    let refMark: Int
  }

  /// How `return` ends a function.
  enum Returning {
    /// The value is the result.
    case plain
    /// An initialiser of a value type: the result is `self` (`nil` from `return nil`).
    case valueInit(isFailable: Bool)
    /// An initialiser of a class: the result is the reference.
    case classInit(isFailable: Bool)
  }

  /// The concrete form of a type in this function.
  func concrete(_ type: Type) -> Type { lowerer.concrete(type, substitution) }

  /// The layout of a type in this function.
  func layout(_ type: Type) throws -> Layout { try lowerer.layout(concrete(type)) }

  /// The runtime type of a type in this function.
  func info(_ type: Type) throws -> TypeInfo { try lowerer.typeInfo(concrete(type)) }

  /// All declarations.
  var program: Program { lowerer.program }
  /// Gives typed bodies.
  var typer: Typer { lowerer.typer }
}

/// A place in the code that jumps go to, known or not yet.
final class Label {
  /// The instruction, once known.
  var position: Int?
  /// Extension words that wait for it.
  var uses: [Int] = []
}

/// A local function with what it captures.
final class LocalFunction {
  /// The captured variables, in order; `nil` stands for `self`.
  let captures: [VarDecl?]
  /// Its code, by what its own generic parameters stand for.
  var codes: [[Type]: Code] = [:]

  /// The code for one list of types.
  struct Code {
    /// As a closure's: captures behind the parameters.
    let lowered: LoweredFunction
    /// The same for direct calls, with captures as parameters.
    let direct: Function
  }

  /// The types and layouts of what it captures, once it is called with an opened value.
  var captured: [(type: Type, layout: Layout)] = []
  /// Makes its code for types that are known when it is called.
  var specialise: ((Substitution) throws -> Code)?

  /// Creates a local function.
  init(captures: [VarDecl?]) { self.captures = captures }
}

extension LocalFunction: Hashable {
  static func == (lhs: LocalFunction, rhs: LocalFunction) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
