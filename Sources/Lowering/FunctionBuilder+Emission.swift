import Machine
import Tree
import Types

extension FunctionBuilder {

  // MARK: Instructions

  /// Appends an instruction.
  func add(_ op: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) { code.append(Instruction(op, a, b, c)) }

  /// Appends an instruction with an extension word.
  func add(_ op: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, ext: Int) {
    code.append(Instruction(op, a, b, c))
    code.append(Instruction(extension: ext))
  }

  /// Appends an instruction whose extension word is a target.
  func add(_ op: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, to label: Label) {
    code.append(Instruction(op, a, b, c))
    use(label)
  }

  /// Appends an extension word that holds a target (0 for none).
  func use(_ label: Label?) {
    guard let label else { return code.append(Instruction(extension: 0)) }
    if label.position == nil { label.uses.append(code.count) }
    code.append(Instruction(extension: label.position ?? 0))
  }

  /// Makes the next instruction the label's target.
  func place(_ label: Label) {
    label.position = code.count
    for use in label.uses { code[use] = Instruction(extension: code.count) }
    label.uses = []
  }

  /// Notes where the following instructions come from.
  func mark(_ range: SourceRange) {
    places.append((Int32(code.count), lowerer.placeIndex(range)))
  }

  /// Code for later, with the scopes and registers as they are now.
  func later(_ emit: @escaping () throws -> Void) {
    let state = (nextRaw, nextRef, cleanups, handlers, targets, chains, resultTargets)
    let rest = (fallthroughTargets, inlineReturn, uninitialised)
    cold.append { [self] in
      (nextRaw, nextRef, cleanups, handlers, targets, chains, resultTargets) = state
      (fallthroughTargets, inlineReturn, uninitialised) = rest
      try emit()
    }
  }

  /// Puts the finished code into the function.
  func finish() throws {
    while !cold.isEmpty {
      let waiting = cold
      cold = []
      for emit in waiting { try emit() }
    }
    guard maxRaw < 0xFFF0, maxRef < 0xFFF0 else { throw LoweringDefect(description: "function too large") }
    function.code = code
    function.pool = pool
    function.places = places
    function.rawCount = maxRaw
    function.refCount = maxRef
  }

  // MARK: The pool

  /// The index of an object in a table.
  private func index<T: AnyObject>(_ object: T, in table: WritableKeyPath<Function.Pool, [T]>) -> Int {
    if let known = poolIndices[ObjectIdentifier(object)] { return known }
    pool[keyPath: table].append(object)
    let index = pool[keyPath: table].count - 1
    poolIndices[ObjectIdentifier(object)] = index
    return index
  }

  /// The index of a callee.
  func poolIndex(_ f: Function) -> Int { index(f, in: \.functions) }
  /// The index of a type.
  func poolIndex(_ t: TypeInfo) -> Int { index(t, in: \.types) }
  /// The index of global storage.
  func poolIndex(_ c: MemoryObject) -> Int { index(c, in: \.cells) }
  /// The index of a message.
  func poolIndex(message: String) -> Int {
    if let known = pool.messages.firstIndex(of: message) { return known }
    pool.messages.append(message)
    return pool.messages.count - 1
  }

  // MARK: Registers

  /// Fresh registers at the top.
  func allocate(_ layout: Layout) -> Slots {
    let slots = Slots(raw: nextRaw, refs: nextRef, layout: layout)
    nextRaw += layout.raw
    nextRef += layout.refs
    maxRaw = max(maxRaw, nextRaw)
    maxRef = max(maxRef, nextRef)
    return slots
  }

  /// Runs `body`, then clears and frees every register that it took.
  ///
  /// References that `body` has moved away are nil by then, and clearing them again costs little.
  @discardableResult
  func temporaries<T>(_ body: () throws -> T) rethrows -> T {
    let raw = nextRaw
    let ref = nextRef
    let result = try body()
    clear(from: ref)
    nextRaw = raw
    nextRef = ref
    return result
  }

  /// Clears the reference registers from `mark` up, newest first, and frees nothing.
  func clear(from mark: Int) {
    guard nextRef > mark else { return }
    if nextRef == mark + 1 { add(.clearRef, mark) } else { add(.clearRefRange, mark, nextRef - mark) }
  }

  // MARK: Moves

  /// Copies a value.
  func copy(_ source: Slots, to target: Slots) {
    guard source != target else { return }
    copyRaw(source, to: target)
    let n = min(source.layout.refs, target.layout.refs)
    if n == 1 {
      add(.copyRef, target.refs, source.refs)
    } else if n > 1 {
      add(.copyRefRange, target.refs, source.refs, n)
    }
  }

  /// Moves a value; its references are nil in `source` afterwards.
  func take(_ source: Slots, to target: Slots) {
    guard source != target else { return }
    copyRaw(source, to: target)
    let n = min(source.layout.refs, target.layout.refs)
    guard source.refs != target.refs else { return }
    if n == 1 {
      add(.takeRef, target.refs, source.refs)
    } else if n > 1 {
      add(.takeRefRange, target.refs, source.refs, n)
    }
  }

  private func copyRaw(_ source: Slots, to target: Slots) {
    let n = min(source.layout.raw, target.layout.raw)
    guard source.raw != target.raw else { return }
    if n == 1 { add(.moveRaw, target.raw, source.raw) } else if n > 1 { add(.moveRawRange, target.raw, source.raw, n) }
  }

  /// Puts an integer into a raw register.
  func constant(_ value: Int, to register: Int) {
    if let small = Int16(exactly: value) {
      add(.smallConstant, register, Int(small))
    } else {
      add(.constant, register, ext: value)
    }
  }

  /// Clears a value's references.
  func clear(_ slots: Slots) {
    if slots.layout.refs == 1 {
      add(.clearRef, slots.refs)
    } else if slots.layout.refs > 1 {
      add(.clearRefRange, slots.refs, slots.layout.refs)
    }
  }

  /// Puts a string into a reference register.
  func string(_ text: String, to register: Int) {
    pool.constants.append(StringObject(text))
    add(.constantRef, register, ext: pool.constants.count - 1)
  }

  /// Ends the program with a message.
  func trap(_ message: String, at range: SourceRange? = nil) {
    if let range { mark(range) }
    add(.trap, ext: poolIndex(message: message))
  }

  // MARK: Leaving scopes

  /// Writes what leaving all scopes above `depth` needs, innermost first, and leaves the scopes as they are.
  func unwind(to depth: Int) throws {
    let all = cleanups
    defer { cleanups = all }
    while cleanups.count > depth {
      let last = cleanups.removeLast()
      try last.emit()
    }
  }

  /// Runs `body` in a scope of its own: what it adds to `cleanups` is done at its end.
  func scope(_ body: () throws -> Void) throws {
    let depth = cleanups.count
    let raw = nextRaw
    let ref = nextRef
    try body()
    try unwind(to: depth)
    cleanups.removeSubrange(depth...)
    clear(from: ref)
    nextRaw = raw
    nextRef = ref
  }
}
