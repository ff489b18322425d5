/// What the loop calls: operations that are rare or long.
extension Machine {
  // MARK: Failures

  /// `trap` at `pc` as the end of the run.
  @inline(never)
  func trap(_ trap: Trap, _ frame: FramePointer, _ pc: UnsafeMutablePointer<Instruction>) -> Unwinding {
    frame.pointee.pc = pc
    state.pointee.current = frame
    return .trap(trap, trace())
  }

  /// A defect at `pc` as the end of the run.
  @inline(never)
  func defect(_ message: String, _ frame: FramePointer, _ pc: UnsafeMutablePointer<Instruction>) -> Unwinding {
    frame.pointee.pc = pc
    state.pointee.current = frame
    return .failure(Defect(message), trace())
  }

  /// The defect of an operation on fields whose object is nil.
  @inline(never)
  func missing(_ frame: FramePointer, _ pc: UnsafeMutablePointer<Instruction>) -> Unwinding {
    defect("fields of a nil object are accessed", frame, pc)
  }

  /// The trap of a conversion from a floating-point number.
  @inline(never)
  func unrepresentable(
    _ value: Double, _ kind: Int, _ frame: FramePointer, _ pc: UnsafeMutablePointer<Instruction>
  ) -> Unwinding {
    let source = kind > 7 ? "Float" : "Double"
    return trap(.unrepresentable(value, of: source, as: IntegerKind(rawValue: kind & 7)?.name ?? "Int"), frame, pc)
  }

  /// The message that the extension word names.
  func message(_ frame: FramePointer, _ pc: UnsafeMutablePointer<Instruction>) -> String {
    frame.pointee.block.pointee.function.takeUnretainedValue().pool.messages[pc.pointee.word]
  }

  /// The text of a string in a register.
  func text(_ reference: Reference) -> String { (reference?.takeUnretainedValue() as? StringObject)?.value ?? "" }

  /// `refuel` with the place.
  @inline(never)
  func lookAtBudgets(_ frame: FramePointer, _ pc: UnsafeMutablePointer<Instruction>) throws {
    frame.pointee.pc = pc
    state.pointee.current = frame
    try refuel()
  }

  /// Whether two references are the same object; instances go by their memory, since a `deinit` sees a handle.
  @inline(__always)
  func isSame(_ a: Reference, _ b: Reference) -> Bool {
    a?.toOpaque() == b?.toOpaque() || (state.pointee.runningDeinits > 0 && sharesMemory(a, b))
  }

  /// Whether two instances are handles of the same memory.
  @inline(never)
  private func sharesMemory(_ a: Reference, _ b: Reference) -> Bool {
    guard let a = a?.takeUnretainedValue() as? Instance, let b = b?.takeUnretainedValue() as? Instance else {
      return false
    }
    return a.raw == b.raw
  }

  // MARK: Calls

  /// The function object in a register.
  @inline(__always)
  func closure(
    _ reference: Reference, _ frame: FramePointer, _ pc: UnsafeMutablePointer<Instruction>
  ) throws -> Unmanaged<FunctionObject> {
    guard let reference else { throw missing(frame, pc) }
    return reference._withUnsafeGuaranteedRef {
      assert($0 is FunctionObject, "not a function object")
      return Unmanaged.passUnretained(unsafeDowncast($0, to: FunctionObject.self))
    }
  }

  /// The type in a register.
  @inline(never)
  func typeValue(
    _ reference: Reference, _ frame: FramePointer, _ pc: UnsafeMutablePointer<Instruction>
  ) throws -> Unmanaged<TypeInfo> {
    guard let object = reference?.takeUnretainedValue() as? TypeObject else {
      throw defect("a type was expected", frame, pc)
    }
    return Unmanaged.passUnretained(object.type)
  }

  /// Leaves `frame` with an error. Returns the caller and where it goes on.
  @inline(never)
  func raise(
    _ i: Instruction, _ frame: FramePointer, _ pc: UnsafeMutablePointer<Instruction>
  ) throws -> (FramePointer, UnsafeMutablePointer<Instruction>) {
    let block = frame.pointee.block
    guard !frame.pointee.isResumed, let target = frame.pointee.resultRaw else {
      throw defect("a resumed coroutine throws", frame, pc)
    }
    let refs = frame.pointee.refs
    throwNow(refs[i.ci])
    refs[i.ci] = nil
    moveRaw(to: target, from: frame.pointee.raw + i.ai, block.pointee.resultRaw)
    moveRefs(to: frame.pointee.resultRefs, from: refs + i.bi, block.pointee.resultRefs)
    let caller = leave(frame)
    return (caller, try errorTarget(of: caller, at: caller.pointee.pc))
  }

  // MARK: Coroutines

  /// The coroutine that `beginApply` calls.
  @inline(__always)
  func coroutine(
    _ i: Instruction, _ frame: FramePointer, _ pc: UnsafeMutablePointer<Instruction>
  ) throws -> UnsafeMutablePointer<CodeBlock> {
    let word = pc.pointee.word
    guard i.op == .beginApplyDynamic else { return frame.pointee.block.pointee.functions.unsafelyUnwrapped[word] }
    let method = frame.pointee.block.pointee.methods.unsafelyUnwrapped[word & 0xFFFF_FFFF]
    return try find(method, for: frame.pointee.refs[i.bi + word >> 32], frame, pc)
  }

  /// Suspends the coroutine `frame` with a yielded value. Returns the caller.
  @inline(__always)
  func suspend(
    _ i: Instruction, _ frame: FramePointer, _ pc: UnsafeMutablePointer<Instruction>
  ) throws -> FramePointer {
    let block = frame.pointee.block
    guard !frame.pointee.isResumed, let target = frame.pointee.resultRaw, let caller = frame.pointee.caller else {
      throw defect("a coroutine yields twice", frame, pc)
    }
    frame.pointee.pc = pc
    moveRaw(to: target, from: frame.pointee.raw + i.ai, block.pointee.yieldRaw)
    moveRefs(to: frame.pointee.resultRefs, from: frame.pointee.refs + i.bi, block.pointee.yieldRefs)
    return caller
  }

  /// Resumes the coroutine whose handle R[c] is, with the value as the caller leaves it. Returns the coroutine's frame.
  @inline(__always)
  func resume(
    _ i: Instruction, _ caller: FramePointer, _ pc: UnsafeMutablePointer<Instruction>
  ) throws -> FramePointer {
    let handle = caller.pointee.raw[i.ci]
    let frame = stacks.frames + handle
    guard handle > 0, frame <= state.pointee.top, frame.pointee.caller == caller, !frame.pointee.isResumed else {
      throw defect("what is resumed is no suspended coroutine", caller, pc)
    }
    let block = frame.pointee.block
    let yield = (frame.pointee.pc - 1).pointee
    guard yield.op == .yield else { throw defect("what is resumed has not yielded", caller, pc) }
    moveRaw(to: frame.pointee.raw + yield.ai, from: caller.pointee.raw + i.ai, block.pointee.yieldRaw)
    moveRefs(to: frame.pointee.refs + yield.bi, from: caller.pointee.refs + i.bi, block.pointee.yieldRefs)
    if yield.ci != 0 { frame.pointee.raw[yield.ci - 1] = i.op == .abortApply ? 1 : 0 }
    frame.pointee.isResumed = true
    frame.pointee.resultRaw = caller.pointee.raw + i.ai
    frame.pointee.resultRefs = caller.pointee.refs + i.bi
    caller.pointee.pc = pc
    return frame
  }

  // MARK: Objects

  /// A new instance, counted once.
  @inline(__always)
  func newInstance(_ type: Unmanaged<TypeInfo>) -> Reference {
    let layout = type._withUnsafeGuaranteedRef { $0.storage }
    return Unmanaged.passRetained(Instance(state: state, type: type, layout: layout))
  }

  /// A new cell, counted once.
  @inline(__always)
  func newCell(_ raw: Int, _ refs: Int) -> Reference {
    Unmanaged.passRetained(Cell(state: state, type: nil, layout: Layout(raw: raw, refs: refs)))
  }

  /// Checks an instantaneous access to raw words.
  @inline(never)
  func check(
    _ object: Unmanaged<HeapObject>, raw offset: Int, _ count: Int, _ modifies: Bool, _ frame: FramePointer,
    _ pc: UnsafeMutablePointer<Instruction>
  ) throws {
    try check(object, extent: offset | count << 16, modifies, frame, pc)
  }

  /// Checks an instantaneous access to references.
  @inline(never)
  func check(
    _ object: Unmanaged<HeapObject>, refs offset: Int, _ count: Int, _ modifies: Bool, _ frame: FramePointer,
    _ pc: UnsafeMutablePointer<Instruction>
  ) throws {
    try check(object, extent: offset << 32 | count << 48, modifies, frame, pc)
  }

  /// Checks an instantaneous access.
  private func check(
    _ object: Unmanaged<HeapObject>, extent: Int, _ modifies: Bool, _ frame: FramePointer,
    _ pc: UnsafeMutablePointer<Instruction>
  ) throws {
    let access = Access(memory: memory(object).raw, extent: extent, modifies: modifies, frame: frame)
    if !state.allows(access) { throw trap(.accessConflict(access), frame, pc) }
  }

  /// Several fields at once.
  @inline(__always)
  func moveRange(
    _ i: Instruction, _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<Reference>, _ frame: FramePointer,
    _ pc: UnsafeMutablePointer<Instruction>
  ) throws {
    let count = pc.pointee.word & 0xFFFF
    let offset = pc.pointee.word >> 16
    let isGet = i.op == .getRawRange || i.op == .getRefRange || i.op == .takeFieldRefRange
    guard let object = refs[isGet ? i.bi : i.ai] else { throw missing(frame, pc) }
    if state.pointee.openAccesses != 0 {
      let modifies = i.op != .getRawRange && i.op != .getRefRange
      if i.op == .getRawRange || i.op == .setRawRange {
        try check(object, raw: offset, count, modifies, frame, pc)
      } else {
        try check(object, refs: offset, count, modifies, frame, pc)
      }
    }
    let fields = memory(object)
    switch i.op {
    case .getRawRange: moveRaw(to: raw + i.ai, from: fields.raw + offset, count)
    case .setRawRange: moveRaw(to: fields.raw + offset, from: raw + i.bi, count)
    case .getRefRange:
      let keep = object.retain()
      for k in 0..<count { put(refs, i.ai + k, fields.refs[offset + k]?.retained()) }
      keep.release()
    case .setRefRange: for k in 0..<count { put(fields.refs, offset + k, refs[i.bi + k]?.retained()) }
    case .setRefTakingRange: moveRefs(to: fields.refs + offset, from: refs + i.bi, count)
    default:
      let keep = object.retain()
      moveRefs(to: refs + i.ai, from: fields.refs + offset, count)
      keep.release()
    }
  }

  /// Weak and unowned references.
  @inline(never)
  func reference(
    _ i: Instruction, _ refs: UnsafeMutablePointer<Reference>, _ frame: FramePointer,
    _ pc: UnsafeMutablePointer<Instruction>
  ) throws {
    let source = refs[i.bi]?.takeUnretainedValue()
    switch i.op {
    case .makeWeak: put(refs, i.ai, .passRetained(WeakBox(source)))
    case .loadWeak: put(refs, i.ai, (source as? WeakBox)?.object.map { .passRetained($0) })
    case .makeUnowned: put(refs, i.ai, source.map { .passRetained(UnownedBox($0)) })
    default:
      guard let box = source as? UnownedBox else { return put(refs, i.ai, nil) }
      guard let object = box.object else { throw trap(.unownedGone(box.address), frame, pc) }
      put(refs, i.ai, .passRetained(object))
    }
  }

  // MARK: Boxes and types

  /// Copies the payload of a box into registers.
  @inline(__always)
  func openBox(
    _ i: Instruction, _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<Reference>, _ frame: FramePointer,
    _ pc: UnsafeMutablePointer<Instruction>
  ) throws {
    guard let reference = refs[i.ai] else { throw missing(frame, pc) }
    let keep = reference.retain()
    reference._withUnsafeGuaranteedRef {
      assert($0 is Box, "not a box")
      let box = unsafeDowncast($0, to: Box.self)
      let layout = box.dynamicType!._withUnsafeGuaranteedRef { $0.layout }
      moveRaw(to: raw + i.bi, from: box.raw, layout.raw)
      for k in 0..<layout.refs { put(refs, i.ci + k, box.words[k]?.retained()) }
    }
    keep.release()
  }

  /// Operations on types.
  @inline(never)
  func typeOperation(
    _ i: Instruction, _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<Reference>, _ frame: FramePointer,
    _ pc: UnsafeMutablePointer<Instruction>
  ) throws {
    switch i.op {
    case .typeObject:
      let type = frame.pointee.block.pointee.types.unsafelyUnwrapped[pc.pointee.word].takeUnretainedValue()
      put(refs, i.ai, .passRetained(TypeObject(type)))
    case .dynamicType:
      guard let type = refs[i.bi]?.takeUnretainedValue().dynamicType?.takeUnretainedValue() else {
        throw defect("a value without a dynamic type", frame, pc)
      }
      put(refs, i.ai, .passRetained(TypeObject(type)))
    default:
      let type = frame.pointee.block.pointee.types.unsafelyUnwrapped[pc.pointee.word]
      let dynamicType = refs[i.bi]?._withUnsafeGuaranteedRef { $0.dynamicType }
      raw[i.ai] = dynamicType?.toOpaque() == type.toOpaque() ? 1 : 0
    }
  }

  // MARK: Arrays

  /// A new array of elements that lie in registers.
  @inline(never)
  func makeArray(
    _ i: Instruction, _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<Reference>, _ frame: FramePointer,
    _ pc: UnsafeMutablePointer<Instruction>
  ) {
    let type = frame.pointee.block.pointee.types.unsafelyUnwrapped[pc.pointee.word].takeUnretainedValue()
    let array = ArrayObject(element: type, capacity: i.bi)
    var word = raw + (pc + 1).pointee.word & 0xFFFF
    var reference = refs + (pc + 1).pointee.word >> 16
    for _ in 0..<i.bi {
      array.append(word, taking: reference)
      word += array.rawStride
      reference += array.refStride
    }
    put(refs, i.ai, .passRetained(array))
  }
}
