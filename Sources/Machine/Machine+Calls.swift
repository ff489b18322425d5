/// Frames come and go.
extension Machine {
  /// Puts a frame for `block` on top, as `push`, and moves the arguments from the registers at `raw` and `refs` into it.
  /// - Throws: the end of the run, when a budget is used up.
  @inline(__always)
  func enter(
    _ block: UnsafeMutablePointer<CodeBlock>, from caller: FramePointer, pc: UnsafeMutablePointer<Instruction>,
    _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<Reference>
  ) throws -> FramePointer {
    let frame = try push(block, from: caller, pc: pc, raw, refs)
    let base = frame.pointee.raw
    // Two words, however few there are: above the arguments lies nothing yet.
    base[0] = raw[0]
    base[1] = raw[1]
    if block.pointee.parameterRaw > 2 { moveRaw(to: base + 2, from: raw + 2, block.pointee.parameterRaw - 2) }
    if block.pointee.parameterRefs != 0 {
      moveRefs(toEmpty: frame.pointee.refs, from: refs, block.pointee.parameterRefs)
    }
    return frame
  }

  /// Puts a frame for `block` on top, called by `caller`, which goes on at `pc`; the results will go to `raw` and `refs`.
  /// - Throws: the end of the run, when a budget is used up.
  @inline(__always)
  func push(
    _ block: UnsafeMutablePointer<CodeBlock>, from caller: FramePointer, pc: UnsafeMutablePointer<Instruction>,
    _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<Reference>
  ) throws -> FramePointer {
    caller.pointee.pc = pc
    state.pointee.fuel -= 1
    if state.pointee.fuel < 0 { try refuel(at: caller) }
    let top = state.pointee.top
    let frame = top + 1
    let base = top.pointee.rawEnd
    let refBase = top.pointee.refEnd
    let end = base + block.pointee.rawCount
    let refEnd = refBase + block.pointee.refCount
    if frame >= state.pointee.frameLimit || end > state.pointee.rawLimit || refEnd > state.pointee.refLimit {
      throw tooDeep(caller)
    }
    frame.initialize(
      to: Frame(
        block: block, pc: block.pointee.code, raw: base, refs: refBase, rawEnd: end, refEnd: refEnd, caller: caller,
        resultRaw: raw, resultRefs: refs))
    state.pointee.top = frame
    return frame
  }

  /// `refuel` with the place.
  @inline(never)
  private func refuel(at frame: FramePointer) throws {
    state.pointee.current = frame
    try refuel()
  }

  /// The end of a run that calls too deep.
  @inline(never)
  private func tooDeep(_ frame: FramePointer) -> Unwinding {
    state.pointee.current = frame
    return unwinding(.depth)
  }

  /// Copies what `closure` captured behind the parameters of its fresh `frame`.
  @inline(__always)
  func copyCaptures(_ closure: FunctionObject, to frame: FramePointer) {
    let block = frame.pointee.block
    let raw = frame.pointee.raw + block.pointee.parameterRaw
    let refs = frame.pointee.refs + block.pointee.parameterRefs
    for i in 0..<block.pointee.captureRaw { raw[i] = closure.raw[i] }
    let captured = closure.words
    for i in 0..<block.pointee.captureRefs { refs[i] = captured[i]?.retained() }
  }

  /// Takes the finished `frame` away; its results have been moved. Returns the caller.
  @inline(__always)
  func leave(_ frame: FramePointer) -> FramePointer {
    if state.pointee.top != frame { dropAbove(frame) }
    let first = frame.pointee.refs
    var ref = frame.pointee.refEnd
    state.pointee.top = frame - 1
    while ref > first {
      ref -= 1
      if let old = ref.pointee {
        ref.pointee = nil
        old.release()
      }
    }
    return frame.pointee.caller.unsafelyUnwrapped
  }

  /// Drops coroutines that were left suspended above `frame`.
  @inline(never)
  private func dropAbove(_ frame: FramePointer) {
    var ref = frame.pointee.refEnd
    let end = state.pointee.top.pointee.refEnd
    while ref < end {
      let old = ref.pointee
      ref.pointee = nil
      old?.release()
      ref += 1
    }
  }

  /// Makes the code of the function that `frame` has just entered, and the frame as large as it needs.
  @inline(never)
  func compile(_ frame: FramePointer) throws {
    state.pointee.current = frame
    let block = frame.pointee.block
    try block.pointee.function.takeUnretainedValue().makeCode()
    frame.pointee.rawEnd = frame.pointee.raw + block.pointee.rawCount
    frame.pointee.refEnd = frame.pointee.refs + block.pointee.refCount
    if frame.pointee.rawEnd > state.pointee.rawLimit || frame.pointee.refEnd > state.pointee.refLimit {
      frame.pointee.rawEnd = frame.pointee.raw
      throw unwinding(.depth)
    }
  }

  // MARK: Dynamic calls

  /// The code of `method` for the dynamic type of `receiver`.
  @inline(__always)
  func find(
    _ method: Unmanaged<MethodReference>, for receiver: Reference, _ frame: FramePointer,
    _ pc: UnsafeMutablePointer<Instruction>
  ) throws -> UnsafeMutablePointer<CodeBlock> {
    let type = receiver?._withUnsafeGuaranteedRef { $0.dynamicType }
    if let cached = method._withUnsafeGuaranteedRef({ $0.cachedType }), let type, cached.toOpaque() == type.toOpaque() {
      return method._withUnsafeGuaranteedRef { $0.cachedBlock.unsafelyUnwrapped }
    }
    return try findSlowly(method, for: type ?? denoted(by: receiver), frame, pc)
  }

  /// The type that a type object stands for: a static requirement is found by it.
  @inline(never)
  private func denoted(by receiver: Reference) -> Unmanaged<TypeInfo>? {
    (receiver?.takeUnretainedValue() as? TypeObject).map { .passUnretained($0.type) }
  }

  /// Asks what was found before, then Lowering.
  @inline(never)
  func findSlowly(
    _ method: Unmanaged<MethodReference>, for type: Unmanaged<TypeInfo>?, _ frame: FramePointer,
    _ pc: UnsafeMutablePointer<Instruction>
  ) throws -> UnsafeMutablePointer<CodeBlock> {
    frame.pointee.pc = pc
    state.pointee.current = frame
    let method = method.takeUnretainedValue()
    guard let type = type?.takeUnretainedValue() else {
      throw Defect("\(method.name) is called on what has no dynamic type")
    }
    let function = try method.found[ObjectIdentifier(type)] ?? resolve(method, for: type)
    method.cachedType = .passUnretained(type)
    method.cachedBlock = function.block
    return function.block
  }

  /// Asks Lowering, and remembers the answer.
  private func resolve(_ method: MethodReference, for type: TypeInfo) throws -> Function {
    guard let support else { throw Defect("no support to resolve \(method.name)") }
    let function = try support.resolve(method, for: type)
    method.found[ObjectIdentifier(type)] = function
    return function
  }

  // MARK: Builtins

  /// Calls a host function. Returns where to go on: behind the call, or at its error target.
  @inline(__always)
  func callBuiltin(
    _ reference: Unmanaged<BuiltinReference>, _ frame: FramePointer, _ pc: UnsafeMutablePointer<Instruction>,
    _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<Reference>
  ) throws -> UnsafeMutablePointer<Instruction> {
    frame.pointee.pc = pc
    state.pointee.current = frame
    return try reference._withUnsafeGuaranteedRef { reference in
      do {
        try reference.builtin.body(self, raw, unwords(refs), reference.types)
      } catch {
        return try receive(error, frame, pc)
      }
      var i = reference.results.refs
      while i < reference.parameters.refs {
        if let old = refs[i] {
          refs[i] = nil
          old.release()
        }
        i += 1
      }
      return pc
    }
  }

  /// Takes an error that a host function threw: a learner's goes to the call's error target.
  @inline(never)
  private func receive(
    _ error: any Error, _ frame: FramePointer, _ pc: UnsafeMutablePointer<Instruction>
  ) throws -> UnsafeMutablePointer<Instruction> {
    state.pointee.current = frame
    guard let error = error as? ThrownError else { throw unwinding(error) }
    throwNow(Unmanaged.passRetained(error.box))
    return try errorTarget(of: frame, at: pc)
  }

  /// Makes `error` the one to be taken.
  @inline(__always)
  func throwNow(_ error: Reference) {
    let old = thrown
    thrown = error
    old?.release()
  }

  /// Where `frame` goes on when the call that ends at `pc` throws.
  @inline(__always)
  func errorTarget(
    of frame: FramePointer, at pc: UnsafeMutablePointer<Instruction>
  ) throws -> UnsafeMutablePointer<Instruction> {
    let target = (pc - 1).pointee.word
    guard target > 0 else { throw Defect("a call that cannot throw has thrown") }
    return frame.pointee.block.pointee.code + target
  }
}

/// Moves words; the ranges may overlap when the target is lower.
@inline(__always)
func moveRaw(to target: UnsafeMutablePointer<Int>, from source: UnsafeMutablePointer<Int>, _ count: Int) {
  var i = 0
  while i < count {
    target[i] = source[i]
    i &+= 1
  }
}

/// Moves references to where nil is.
@inline(__always)
func moveRefs(
  toEmpty target: UnsafeMutablePointer<Reference>, from source: UnsafeMutablePointer<Reference>, _ count: Int
) {
  var i = 0
  while i < count {
    target[i] = source[i]
    source[i] = nil
    i &+= 1
  }
}

/// Moves references, releasing what they replace.
@inline(__always)
func moveRefs(to target: UnsafeMutablePointer<Reference>, from source: UnsafeMutablePointer<Reference>, _ count: Int) {
  var i = 0
  while i < count {
    let old = target[i]
    target[i] = source[i]
    source[i] = nil
    old?.release()
    i &+= 1
  }
}
