/// The frame between the host and the code that it calls: holds arguments, then results.
enum Border {
  /// Where a function that returns goes on: `halt`.
  static let returned = 2
  /// The code of all borders. A call's error target is the word before the place where it goes on.
  nonisolated(unsafe) static let block: UnsafeMutablePointer<CodeBlock> = {
    function.block.pointee.code = code
    return function.block
  }()
  /// The function that stands for the host.
  nonisolated(unsafe) private static let function = Function(name: "host", parameters: .empty, results: .empty)
  /// [nothing, error target, halt, haltThrown]
  nonisolated(unsafe) private static let code: UnsafeMutablePointer<Instruction> = {
    let code = UnsafeMutablePointer<Instruction>.allocate(capacity: 4)
    code[0] = Instruction(.nop)
    code[1] = Instruction(extension: 3)
    code[2] = Instruction(.halt)
    code[3] = Instruction(.haltThrown)
    return code
  }()
}

/// Calls from the host: host functions that need learner's code, and the ends of runs.
extension Machine {
  /// Calls `function`; the arguments lie at `raw` and `refs` as its parameters say and are taken; the results are put there.
  /// - Throws: `ThrownError` when the function threw (inout values lie there then), or the end of the run, which must be let through.
  public func call(
    _ function: Function, raw: UnsafeMutablePointer<Int>, refs: UnsafeMutablePointer<HeapObject?>
  ) throws {
    try call(function.block, captures: nil, raw, words(refs))
  }

  /// Calls the function value `closure` likewise.
  public func call(
    _ closure: FunctionObject, raw: UnsafeMutablePointer<Int>, refs: UnsafeMutablePointer<HeapObject?>
  ) throws {
    try call(closure.function.block, captures: closure, raw, words(refs))
  }

  /// Calls `function` with values; those that come back are its results.
  public func call(_ function: Function, _ arguments: Values) throws -> Values {
    let rawSize = max(function.parameters.raw, function.results.raw)
    let refSize = max(function.parameters.refs, function.results.refs)
    guard arguments.raw.count == function.parameters.raw, arguments.refs.count == function.parameters.refs else {
      throw Defect(
        "\(function.name) is called with \(arguments.raw.count) words and \(arguments.refs.count) references")
    }
    var raw = arguments.raw + Array(repeating: 0, count: rawSize - arguments.raw.count)
    var refs = arguments.refs + Array(repeating: nil, count: refSize - arguments.refs.count)
    try raw.withUnsafeMutableBufferPointer { raw in
      try refs.withUnsafeMutableBufferPointer { refs in
        try withExtendedLifetime((raw, refs)) {
          try call(
            function, raw: raw.baseAddress ?? state.pointee.top.pointee.rawEnd,
            refs: refs.baseAddress ?? unwords(state.pointee.top.pointee.refEnd))
        }
      }
    }
    return Values(raw: Array(raw.prefix(function.results.raw)), refs: Array(refs.prefix(function.results.refs)))
  }

  /// Enters code through a border frame.
  private func call(
    _ block: UnsafeMutablePointer<CodeBlock>, captures: FunctionObject?, _ raw: UnsafeMutablePointer<Int>,
    _ refs: UnsafeMutablePointer<Reference>
  ) throws {
    guard nesting < limits.hostDepth else { throw unwinding(.depth) }
    let current = state.pointee.current
    let border = try pushBorder()
    nesting += 1
    defer { nesting -= 1 }
    let frame = try push(block, from: border, pc: Border.block.pointee.code + Border.returned, raw, refs)
    moveRaw(to: frame.pointee.raw, from: raw, block.pointee.parameterRaw)
    moveRefs(toEmpty: frame.pointee.refs, from: refs, block.pointee.parameterRefs)
    if let captures { copyCaptures(captures, to: frame) }
    let exit = execute(frame)
    if exit == .failed { throw takeFailure() }
    state.pointee.top = border - 1
    state.pointee.current = current
    if exit == .thrown { throw takeThrown() }
  }

  /// Why the loop has ended.
  private func takeFailure() -> any Error {
    defer { failure = nil }
    return failure ?? Defect("the loop ended for no reason")
  }

  /// Puts a border on top.
  private func pushBorder() throws -> FramePointer {
    let below = state.pointee.top
    let border = below + 1
    guard border < state.pointee.frameLimit else { throw unwinding(.depth) }
    border.initialize(
      to: Frame(
        block: Border.block, pc: Border.block.pointee.code + Border.returned, raw: below.pointee.rawEnd,
        refs: below.pointee.refEnd, rawEnd: below.pointee.rawEnd, refEnd: below.pointee.refEnd,
        caller: state.pointee.current, resultRaw: nil, resultRefs: below.pointee.refEnd))
    state.pointee.top = border
    return border
  }

  /// The error that reached a border.
  private func takeThrown() -> any Error {
    guard let error = thrown else { return Defect("an error was thrown that is not there") }
    thrown = nil
    guard let box = error.takeRetainedValue() as? Box else { return Defect("what was thrown is not a box") }
    return ThrownError(box)
  }

  // MARK: The end of a run

  /// `error` as the end of the run, with the trace of the frames that are active.
  func unwinding(_ error: any Error) -> Unwinding {
    switch error {
    case let end as Unwinding: end
    case let trap as Trap: .trap(trap, trace())
    default: .failure(error, trace())
    }
  }

  /// The used-up budget as the end of the run.
  func unwinding(_ budget: Budget) -> Unwinding { .budget(budget, trace()) }

  /// The active functions, innermost first, no more than a few hundred.
  public func trace() -> [TraceEntry] { trace(from: state.pointee.current) }

  /// The functions from a frame outwards.
  func trace(from innermost: FramePointer) -> [TraceEntry] {
    var entries: [TraceEntry] = []
    var frame: FramePointer? = innermost
    while let this = frame, entries.count < 300 {
      if this.pointee.block != Border.block {
        let index = this.pointee.pc - this.pointee.block.pointee.code - 1
        entries.append(
          TraceEntry(function: this.pointee.block.pointee.function.takeUnretainedValue(), instruction: index))
      }
      frame = this.pointee.caller
    }
    return entries
  }
}

/// References as the loop sees them.
@inline(__always)
func words(_ refs: UnsafeMutablePointer<HeapObject?>) -> UnsafeMutablePointer<Reference> {
  UnsafeMutableRawPointer(refs).assumingMemoryBound(to: Reference.self)
}

/// References as host functions see them.
@inline(__always)
func unwords(_ refs: UnsafeMutablePointer<Reference>) -> UnsafeMutablePointer<HeapObject?> {
  UnsafeMutableRawPointer(refs).assumingMemoryBound(to: HeapObject?.self)
}
