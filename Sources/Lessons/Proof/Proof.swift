/// One thing that `verify` proved, or refuted.
public struct Proof: Codable, Equatable, Sendable {
  /// The exercise's number; empty for what concerns the whole course.
  public var exercise: String
  /// The engine, for what was run; `nil` for what was read, and for comparisons of engines.
  public var engine: EngineName?
  /// What was to be proved.
  public var claim: String
  /// Why it does not hold; `nil` when it does.
  public var fault: String?
  /// The file at fault, and the line if one is known.
  public var place: Place?
  /// What else helps to find the fault: messages, failed checks.
  public var details: [String]

  /// Whether it holds.
  public var holds: Bool { fault == nil }

  /// Creates a proof.
  init(
    _ exercise: String, _ engine: EngineName? = nil, _ claim: String, fault: String? = nil, place: Place? = nil,
    details: [String] = []
  ) {
    self.exercise = exercise
    self.engine = engine
    self.claim = claim
    self.fault = fault
    self.place = place
    self.details = details
  }
}

/// What became of a course that was to be proved.
public struct VerifyReport: Codable, Equatable, Sendable {
  /// All proofs, in the order of the course.
  public var proofs: [Proof]
  /// How many exercises were looked at.
  public var exerciseCount: Int
  /// The engines that ran them.
  public var engines: [EngineName]
  /// Checks that were made, on all engines together.
  public var checkCount: Int

  /// Whether all holds, and there was something to prove.
  public var holds: Bool { exerciseCount > 0 && proofs.allSatisfy(\.holds) }
  /// What does not hold.
  public var faults: [Proof] { proofs.filter { !$0.holds } }
}
