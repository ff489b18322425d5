import Tree

/// Messages about actors, with the category that the compiler shows where it has one.
extension Diagnostic {

  /// `call to actor-isolated instance method 'add()' in a synchronous nonisolated context`
  static func isolatedCall(_ what: String, _ context: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "call to \(what) in a synchronous \(context) context [#ActorIsolatedCall]", at: range)
  }
  /// `actor-isolated instance method 'add()' cannot be called from outside of the actor`
  static func isolatedUseWithoutAwait(_ what: String, isCall: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "\(what) cannot be \(isCall ? "called" : "accessed") from outside of the actor", at: range)
  }
  /// `actor-isolated property 'n' can not be referenced from a nonisolated context`
  static func isolatedReference(_ what: String, _ origin: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "\(what) can not be referenced \(origin)", at: range)
  }
  /// `actor-isolated property 'n' can not be mutated from a nonisolated context`
  static func isolatedMutation(_ what: String, _ origin: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "\(what) can not be mutated \(origin)", at: range)
  }
  /// `'async' in a function that does not support concurrency`
  static func asyncLoopWithoutConcurrency(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'async' in a function that does not support concurrency", at: range)
  }
  /// `'async let' in a function that does not support concurrency`
  static func childTaskWithoutConcurrency(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'async let' in a function that does not support concurrency", at: range)
  }
}
