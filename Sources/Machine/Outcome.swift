/// How a run ended.
public enum Outcome {
  /// The function returned.
  case finished(Values)
  /// The function threw the error in the box.
  case threw(Box)
  /// The program called `exit`.
  case exited(Int, [TraceEntry])
  /// A Swift trap.
  case trapped(Trap, [TraceEntry])
  /// A budget was used up.
  case exceeded(Budget, [TraceEntry])
  /// The interrupt flag was set.
  case interrupted([TraceEntry])
  /// Code could not be made, or is wrong: an error of Lowering's, or a `Defect`.
  case failed(any Error, [TraceEntry])
}

/// Words and references of a value or of several.
public struct Values {
  /// The words.
  public var raw: [Int]
  /// The references.
  public var refs: [HeapObject?]
  /// Creates values.
  public init(raw: [Int] = [], refs: [HeapObject?] = []) {
    self.raw = raw
    self.refs = refs
  }
}

/// One activation in the trace of a failure, innermost first.
public struct TraceEntry {
  /// The function.
  public let function: Function
  /// The instruction that it had come to, for `Function.places`.
  public let instruction: Int
}

/// What a program may use.
public struct Limits: Sendable {
  /// Calls and loop iterations.
  public var steps = Int.max
  /// Bytes of live objects, about.
  public var memory = 1 << 30
  /// Active calls.
  public var depth = 20_000
  /// Calls from host functions back into code, one within the other; each takes some of the host's own stack.
  public var hostDepth = 200
  /// Bytes written.
  public var output = 16 << 20
  /// Time.
  public var wallClock: Duration?
  /// Creates the defaults.
  public init() {}
}

/// A budget that was used up.
public enum Budget: Hashable, Sendable {
  case steps, memory, depth, output, wallClock
}

/// A mistake of ours in code or machine, named.
public struct Defect: Error, Hashable, Sendable {
  /// What was found.
  public let message: String
  /// Creates a defect.
  public init(_ message: String) { self.message = message }
}

/// An error that the learner's code threw, on its way through a host function.
/// It stays on the machine's thread, as the object in it does.
public struct ThrownError: Error, @unchecked Sendable {
  /// The error.
  public let box: Box
  /// Creates a passage.
  public init(_ box: Box) { self.box = box }
}

/// The end of a run, on its way through host functions; these let it pass. It stays on the machine's thread.
enum Unwinding: Error, @unchecked Sendable {
  case exit(Int, [TraceEntry])
  case trap(Trap, [TraceEntry])
  case budget(Budget, [TraceEntry])
  case interrupt([TraceEntry])
  case failure(any Error, [TraceEntry])
}

extension Unwinding {
  /// The outcome of the run that ends so.
  var outcome: Outcome {
    switch self {
    case .exit(let code, let trace): .exited(code, trace)
    case .trap(let trap, let trace): .trapped(trap, trace)
    case .budget(let budget, let trace): .exceeded(budget, trace)
    case .interrupt(let trace): .interrupted(trace)
    case .failure(let error, let trace): .failed(error, trace)
    }
  }
}
