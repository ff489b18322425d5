/// Runs code: frames, budgets, traps. One machine is one session's.
public final class Machine {
  /// What Lowering answers while a program runs.
  public weak var support: RuntimeSupport?
  /// Creates a machine.
  public init() {}
}
