/// A compiled function, specialised for concrete types; its code is made when it is first called.
public final class Function {
  /// The name shown in traces and stack overflows, as Swift prints it: `Store.add(_:)`.
  public let name: String
  /// What a caller passes, in the order of the parameters (`self` last, as for methods; captures of closures come behind).
  public let parameters: Layout
  /// What closures bring besides.
  public let captures: Layout
  /// The result, followed by the final values of inout parameters (a mutating `self` among them).
  public let results: Layout
  /// What a coroutine yields.
  public let yields: Layout
  /// Makes the code; called once, before the first call.
  public var compile: ((Function) throws -> Void)?

  // MARK: Filled in by `compile`

  /// The code.
  public var code: [Instruction] {
    get { isCompiled ? block.pointee.instructions : uncompiled }
    set { uncompiled = newValue }
  }
  /// How many raw registers a frame needs.
  public var rawCount = 0
  /// How many reference registers a frame needs.
  public var refCount = 0
  /// What the code refers to.
  public var pool = Pool()
  /// Which instruction belongs to which place: ascending instruction indices with an index into the places that Lowering keeps.
  public var places: [(instruction: Int32, place: Int32)] = []
  /// Whether the function's text was written by the learner, not by a macro or the prelude (for attributing events and traps).
  public var isUserCode = false

  // MARK: The machine's

  /// What the loop reads; lives as long as the function.
  let block: UnsafeMutablePointer<CodeBlock>
  /// Whether `compile` has run.
  var isCompiled = false
  /// The code as `compile` leaves it.
  private var uncompiled: [Instruction] = []

  /// Creates a function whose code comes later.
  public init(
    name: String, parameters: Layout, captures: Layout = .empty, results: Layout, yields: Layout = .empty,
    compile: ((Function) throws -> Void)? = nil
  ) {
    self.name = name
    self.parameters = parameters
    self.captures = captures
    self.results = results
    self.yields = yields
    self.compile = compile
    block = .allocate(capacity: 1)
    block.initialize(to: CodeBlock(of: self))
  }

  deinit {
    block.pointee.free()
    block.deallocate()
  }

  /// Makes the code if there is none yet.
  public func makeCode() throws {
    guard !isCompiled else { return }
    guard let compile else { throw Defect("\(name) has no code") }
    try compile(self)
    try Verifier(self).verify()
    block.pointee.fill(from: self)
    isCompiled = true
    uncompiled = []
    self.compile = nil
  }

  /// The tables that code refers to by index.
  public struct Pool {
    /// Strings and other constants.
    public var constants: [HeapObject] = []
    /// Callees.
    public var functions: [Function] = []
    /// Methods found at run time.
    public var methods: [MethodReference] = []
    /// Host functions with the types that they are specialised for.
    public var builtins: [BuiltinReference] = []
    /// Types.
    public var types: [TypeInfo] = []
    /// Global storage.
    public var cells: [MemoryObject] = []
    /// Messages of traps.
    public var messages: [String] = []
    /// Targets.
    public var jumpTables: [[Int]] = []
    /// Descriptions of events.
    public var events: [EventDescriptor] = []
    /// Creates empty tables.
    public init() {}
  }
}

/// A method that is found by the dynamic type of its receiver: an overridable class member or a protocol's requirement.
public final class MethodReference {
  /// Lowering's key for the requirement and its generic arguments.
  public let key: AnyHashable
  /// The name for messages.
  public let name: String
  /// The type of the last receiver.
  var cachedType: Unmanaged<TypeInfo>?
  /// The code for the last receiver.
  var cachedBlock: UnsafeMutablePointer<CodeBlock>?
  /// What was found for each type so far.
  var found: [ObjectIdentifier: Function] = [:]
  /// Creates a reference.
  public init(key: AnyHashable, name: String) {
    self.key = key
    self.name = name
  }
}

/// A host function with the types that it was specialised for.
public final class BuiltinReference {
  /// The host function.
  public let builtin: Builtin
  /// The generic arguments, in the order of the prelude declaration's generic parameters (its type's first).
  public let types: [TypeInfo]
  /// What the arguments take; what the host function leaves in their references beyond its results is cleared.
  public let parameters: Layout
  /// What the results take, inout values among them.
  public let results: Layout
  /// Creates a reference.
  public init(builtin: Builtin, types: [TypeInfo], parameters: Layout = .empty, results: Layout = .empty) {
    self.builtin = builtin
    self.types = types
    self.parameters = parameters
    self.results = results
  }
}

/// A host function: the arguments lie in `raw` and `refs` in the order of the prelude declaration's parameters (`self` last; an
/// `inout` parameter or mutating `self` is passed by value and comes back behind the result); the results are put in the same place.
/// It may take references (leaving nil); what it leaves behind beyond its results is cleared by the machine.
public struct Builtin: Sendable {
  /// The name in the prelude's `@_builtin("name")`.
  public let name: String
  /// Whether it may put the running task to sleep: a `switchTask` follows its calls.
  public let suspends: Bool
  /// The work. It throws `Trap` for a Swift trap.
  public let body:
    @Sendable (Machine, UnsafeMutablePointer<Int>, UnsafeMutablePointer<HeapObject?>, [TypeInfo]) throws -> Void
  /// Creates a host function.
  public init(
    _ name: String, suspends: Bool = false,
    _ body:
      @escaping @Sendable (Machine, UnsafeMutablePointer<Int>, UnsafeMutablePointer<HeapObject?>, [TypeInfo]) throws ->
      Void
  ) {
    self.name = name
    self.suspends = suspends
    self.body = body
  }
}

/// A Swift trap: the message as Swift prints it after `Fatal error: `, or without it for arithmetic.
public struct Trap: Error {
  /// The whole message, as in `Fatal error: Index out of range`.
  public let message: String
  /// The tasks of a deadlock.
  public let stuck: [LivingTask]
  /// Creates a trap of this message.
  public init(_ message: String, stuck: [LivingTask] = []) {
    self.message = message
    self.stuck = stuck
  }
}

/// What an `event` instruction records; Lowering fills it, the ledger receives it.
public struct EventDescriptor {
  /// What happened.
  public enum Kind: Int, Sendable {
    /// A tracked property's accessor is entered: F[b] is the object.
    case accessorEntered
    /// A gate function was asked: F[b] is the object, R[a] its verdict, R[a+1] how many `==` calls it took.
    case gate
    /// `willSet` of the learner runs: F[b] is the object.
    case willSet
    /// `didSet` of the learner runs: F[b] is the object.
    case didSet
    /// A learner's `==` is called; `detail` is the type.
    case equals
  }
  /// What happened.
  public let kind: Kind
  /// The property, in Swift's words (`\.selection`).
  public let property: String
  /// The accessor (`set`, `_modify`, `get`) or the gate overload (the raw value of a `GateOverload`).
  public let detail: String
  /// Creates a description.
  public init(kind: Kind, property: String, detail: String) {
    self.kind = kind
    self.property = property
    self.detail = detail
  }
}
