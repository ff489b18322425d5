/// A reference in a register or a field, counted by hand.
typealias Reference = Unmanaged<HeapObject>?

/// A function as the loop sees it: sizes, code and tables in plain memory, so that a call counts no references.
struct CodeBlock {
  /// The code; before compilation a stub that compiles.
  var code: UnsafeMutablePointer<Instruction>
  /// How many instructions and extension words there are; 0 before compilation.
  var codeCount = 0
  /// How many raw registers a frame needs.
  var rawCount: Int
  /// How many reference registers a frame needs.
  var refCount: Int
  /// The parameters' raw words.
  let parameterRaw: Int
  /// The parameters' references.
  let parameterRefs: Int
  /// The captures' raw words.
  let captureRaw: Int
  /// The captures' references.
  let captureRefs: Int
  /// The results' raw words.
  let resultRaw: Int
  /// The results' references.
  let resultRefs: Int
  /// The yielded value's raw words.
  let yieldRaw: Int
  /// The yielded value's references.
  let yieldRefs: Int
  /// Callees.
  var functions: UnsafeMutablePointer<UnsafeMutablePointer<CodeBlock>>?
  /// Constants.
  var constants: UnsafeMutablePointer<Unmanaged<HeapObject>>?
  /// Types.
  var types: UnsafeMutablePointer<Unmanaged<TypeInfo>>?
  /// Global storage.
  var cells: UnsafeMutablePointer<Unmanaged<HeapObject>>?
  /// Methods found at run time.
  var methods: UnsafeMutablePointer<Unmanaged<MethodReference>>?
  /// Host functions.
  var builtins: UnsafeMutablePointer<Unmanaged<BuiltinReference>>?
  /// Targets of jump tables.
  var jumpTables: UnsafeMutablePointer<UnsafeMutableBufferPointer<Int>>?
  /// How many jump tables there are.
  var jumpTableCount = 0
  /// The function.
  let function: Unmanaged<Function>

  /// The code of every function that has none yet.
  nonisolated(unsafe) static let stub: UnsafeMutablePointer<Instruction> = {
    let stub = UnsafeMutablePointer<Instruction>.allocate(capacity: 1)
    stub.initialize(to: Instruction(.compileFirst))
    return stub
  }()

  /// Describes `function` before it has code.
  init(of function: Function) {
    code = CodeBlock.stub
    parameterRaw = function.parameters.raw
    parameterRefs = function.parameters.refs
    captureRaw = function.captures.raw
    captureRefs = function.captures.refs
    resultRaw = function.results.raw
    resultRefs = function.results.refs
    yieldRaw = function.yields.raw
    yieldRefs = function.yields.refs
    rawCount = parameterRaw + captureRaw
    refCount = parameterRefs + captureRefs
    self.function = .passUnretained(function)
  }

  /// The code as an array.
  var instructions: [Instruction] { Array(UnsafeBufferPointer(start: code, count: codeCount)) }

  /// Takes over what `compile` has left in `function`, which keeps the tables' objects alive.
  mutating func fill(from function: Function) {
    let pool = function.pool
    let code = function.code
    rawCount = max(rawCount, function.rawCount)
    refCount = max(refCount, function.refCount)
    functions = copy(pool.functions.map(\.block))
    constants = copy(pool.constants.map(Unmanaged.passUnretained))
    types = copy(pool.types.map(Unmanaged.passUnretained))
    cells = copy(pool.cells.map { Unmanaged<HeapObject>.passUnretained($0) })
    methods = copy(pool.methods.map(Unmanaged.passUnretained))
    builtins = copy(pool.builtins.map(Unmanaged.passUnretained))
    jumpTables = copy(pool.jumpTables.map { UnsafeMutableBufferPointer(start: copy($0), count: $0.count) })
    jumpTableCount = pool.jumpTables.count
    self.code = copy(code) ?? CodeBlock.stub
    codeCount = code.count
  }

  /// Gives the memory of code and tables back.
  func free() {
    guard codeCount > 0 else { return }
    for i in 0..<jumpTableCount { jumpTables?[i].deallocate() }
    code.deallocate()
    functions?.deallocate()
    constants?.deallocate()
    types?.deallocate()
    cells?.deallocate()
    methods?.deallocate()
    builtins?.deallocate()
    jumpTables?.deallocate()
  }
}

/// `elements` in memory of their own, or nothing when there are none.
private func copy<T>(_ elements: [T]) -> UnsafeMutablePointer<T>? {
  guard !elements.isEmpty else { return nil }
  let memory = UnsafeMutablePointer<T>.allocate(capacity: elements.count)
  _ = UnsafeMutableBufferPointer(start: memory, count: elements.count).initialize(from: elements)
  return memory
}
