import Testing

/// What solving a check is worth.
public struct PointsTrait: TestTrait, SuiteTrait {
  /// The points that a learner gets when the check passes.
  public let points: Int
}

/// A sentence shown when the check fails, in place of the exercise's next hint.
public struct HintTrait: TestTrait, SuiteTrait {
  /// The sentence.
  public let hint: String
}

/// Keeps the check's source from learners; they see its name and whether it passed.
public struct HiddenTrait: TestTrait, SuiteTrait {
  /// Whether the tests inside a suite are hidden with it.
  public var isRecursive: Bool { true }
}

extension Trait where Self == PointsTrait {
  /// Makes the check worth `points` points instead of one.
  public static func points(_ points: Int) -> Self {
    PointsTrait(points: points)
  }
}

extension Trait where Self == HintTrait {
  /// Shows `hint` to the learner whose code fails the check.
  public static func hint(_ hint: String) -> Self {
    HintTrait(hint: hint)
  }
}

extension Trait where Self == HiddenTrait {
  /// Hides the check's source.
  public static var hidden: Self {
    HiddenTrait()
  }
}
