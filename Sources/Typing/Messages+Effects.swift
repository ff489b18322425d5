import Tree

/// Messages about errors and suspension.
extension Diagnostic {

  /// `errors thrown from here are not handled`
  static func unhandledError(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "errors thrown from here are not handled", at: range)
  }
  /// `errors thrown from here are not handled because the enclosing catch is not exhaustive`
  static func uncaughtInClosure(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "errors thrown from here are not handled because the enclosing catch is not exhaustive", at: range)
  }
  /// `error is not handled because the enclosing catch is not exhaustive`
  static func uncaughtThrow(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "error is not handled because the enclosing catch is not exhaustive", at: range)
  }
  /// `error is not handled because the enclosing function is not declared 'throws'`
  static func unhandledThrow(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "error is not handled because the enclosing function is not declared 'throws'", at: range)
  }
  /// `call can throw but is not marked with 'try'`
  static func missingTry(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "call can throw but is not marked with 'try'", at: range)
  }
  /// `call can throw, but it is not marked with 'try' and the error is not handled`
  static func unhandledCall(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "call can throw, but it is not marked with 'try' and the error is not handled", at: range)
  }
  /// `'async' call in a function that does not support concurrency`
  static func asyncWithoutConcurrency(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'async' call in a function that does not support concurrency", at: range)
  }
  /// `expression is 'async' but is not marked with 'await'`
  static func missingAwait(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "expression is 'async' but is not marked with 'await'", at: range)
  }
  /// `thrown expression type 'from' cannot be converted to error type 'to'`
  static func thrownConversion(_ from: String, _ to: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "thrown expression type '\(from)' cannot be converted to error type '\(to)'", at: range)
  }
  /// `invalid conversion of thrown error type 'any Error' to 'to'`
  static func closureThrows(_ to: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "invalid conversion of thrown error type 'any Error' to '\(to)'", at: range)
  }
  /// `invalid conversion from throwing function of type 'from' to non-throwing function type 'to'`
  static func throwingFunction(_ from: String, _ to: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "invalid conversion from throwing function of type '\(from)' to non-throwing function type '\(to)'",
      at: range)
  }
}

extension Diagnostic {

  /// `escaping closure captures non-escaping parameter 'name'`
  static func escapingCapture(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "escaping closure captures non-escaping parameter '\(name)'", at: range)
  }
  /// `passing non-escaping parameter 'name' to function expecting an '@escaping' closure`
  static func escapingPassed(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "passing non-escaping parameter '\(name)' to function expecting an '@escaping' closure", at: range)
  }
  /// `converting non-escaping parameter 'name' to generic parameter 'T' may allow it to escape`
  static func escapingGeneric(_ name: String, _ parameter: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "converting non-escaping parameter '\(name)' to generic parameter '\(parameter)' may allow it to escape",
      at: range)
  }
  /// `assigning non-escaping parameter 'name' to an '@escaping' closure`
  static func escapingAssigned(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "assigning non-escaping parameter '\(name)' to an '@escaping' closure", at: range)
  }
  /// `converting non-escaping value to 'Any' may allow it to escape`
  static func escapingErased(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "converting non-escaping value to 'Any' may allow it to escape", at: range)
  }
  /// `using non-escaping parameter 'name' in a context expecting an '@escaping' closure`
  static func escapingReturned(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "using non-escaping parameter '\(name)' in a context expecting an '@escaping' closure", at: range)
  }
}
