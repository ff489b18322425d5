import Tree

/// The messages of the flow checks, in the compiler's words.
extension Diagnostic {

  private static func noun(_ isLet: Bool) -> String { isLet ? "constant" : "variable" }

  // MARK: Initialisation

  /// `constant 'x' used before being initialized`
  static func usedBeforeInitialised(_ name: String, isLet: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "\(noun(isLet)) '\(name)' used before being initialized", at: range)
  }
  /// `variable 'x' passed by reference before being initialized`
  static func passedBeforeInitialised(_ name: String, isLet: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "\(noun(isLet)) '\(name)' passed by reference before being initialized", at: range)
  }
  /// `constant 'x' captured by a closure before being initialized`
  static func capturedBeforeInitialised(_ name: String, isLet: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "\(noun(isLet)) '\(name)' captured by a closure before being initialized", at: range)
  }
  /// `variable 'x' used by function definition before being initialized`
  static func definedBeforeInitialised(_ name: String, isLet: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "\(noun(isLet)) '\(name)' used by function definition before being initialized", at: range)
  }
  /// `struct 's' must be completely initialized before a member is stored to`
  static func partStoredBeforeInitialised(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "struct '\(name)' must be completely initialized before a member is stored to", at: range)
  }
  /// `immutable value 'x' may only be initialized once`
  static func initialisedTwice(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "immutable value '\(name)' may only be initialized once", at: range)
  }

  // MARK: Initialisers

  /// What an initialiser has to do before it uses `self`.
  enum Moment: String {
    /// Give the stored properties their values.
    case storedProperties = "all stored properties are initialized"
    /// Call `super.init`.
    case superInit = "'super.init' call"
  }

  /// `'self' used in method call 'f' before all stored properties are initialized`
  static func selfUsed(inCallOf name: String, before moment: Moment, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'self' used in method call '\(name)' before \(moment.rawValue)", at: range)
  }
  /// `'self' used in property access 'x' before all stored properties are initialized`
  static func selfUsed(inAccessTo name: String, before moment: Moment, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'self' used in property access '\(name)' before \(moment.rawValue)", at: range)
  }
  /// `'self' used before all stored properties are initialized`
  static func selfUsedBeforeProperties(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'self' used before all stored properties are initialized", at: range)
  }
  /// `'self' used before 'super.init' call`
  static func selfUsedBeforeSuperInit(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'self' used before 'super.init' call", at: range)
  }
  /// `'self' used before 'self.init' call or assignment to 'self'`
  static func selfUsedBeforeDelegation(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'self' used before 'self.init' call or assignment to 'self'", at: range)
  }
  /// `'self' captured by a closure before all members were initialized`
  static func selfCapturedEarly(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'self' captured by a closure before all members were initialized", at: range)
  }
  /// `return from initializer without initializing all stored properties`
  static func returnedEarly(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "return from initializer without initializing all stored properties", at: range)
  }
  /// `'super.init' isn't called on all paths before returning from initializer`
  static func notChained(_ keyword: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'\(keyword).init' isn't called on all paths before returning from initializer", at: range)
  }
  /// `'super.init' called multiple times in initializer`
  static func chainedTwice(_ keyword: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'\(keyword).init' called multiple times in initializer", at: range)
  }
  /// `property 'self.x' not initialized at super.init call`
  static func missingAtSuperInit(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "property '\(name)' not initialized at super.init call", at: range)
  }
  /// `property 'self.x' not initialized at implicitly generated super.init call`
  static func missingAtImplicitSuperInit(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "property '\(name)' not initialized at implicitly generated super.init call", at: range)
  }

  // MARK: Ends

  /// `missing return in global function expected to return 'Int'`
  static func missingReturn(_ kind: String, _ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "missing return in \(kind) expected to return '\(type)'", at: range)
  }
  /// `global function with uninhabited return type 'Never' is missing call to another never-returning function on all paths`
  static func missingNeverCall(_ kind: String, _ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error,
      "\(kind) with uninhabited return type '\(type)' is missing call to another never-returning function on all paths",
      at: range)
  }
  /// `'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope`
  static func guardFallsThrough(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope", at: range)
  }
  /// `code after 'return' will never be executed`
  static func unreachable(after keyword: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.warning, "code after '\(keyword)' will never be executed", at: range)
  }
  /// `will never be executed`
  static func unreachable(at range: SourceRange) -> Diagnostic {
    Diagnostic(.warning, "will never be executed", at: range)
  }
  /// `function call causes an infinite recursion`
  static func infiniteRecursion(at range: SourceRange) -> Diagnostic {
    Diagnostic(.warning, "function call causes an infinite recursion", at: range)
  }

  // MARK: Exclusivity

  /// `overlapping accesses to 'x', but modification requires exclusive access; consider copying to a local variable`
  static func overlapping(_ name: String, isSwap: Bool, at range: SourceRange, other: SourceRange) -> Diagnostic {
    let advice = isSwap ? "consider calling MutableCollection.swapAt(_:_:)" : "consider copying to a local variable"
    return Diagnostic(
      .error, "overlapping accesses to '\(name)', but modification requires exclusive access; \(advice)", at: range,
      notes: [Diagnostic(.note, "conflicting access is here", at: other)])
  }
  /// `inout arguments are not allowed to alias each other`
  static func aliasedArguments(at range: SourceRange, previous: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "inout arguments are not allowed to alias each other", at: range,
      notes: [Diagnostic(.note, "previous aliasing argument", at: previous)])
  }

  // MARK: Constants

  /// `arithmetic operation '127 + 1' (on type 'Int8') results in an overflow`
  static func overflow(_ operation: String, _ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "arithmetic operation '\(operation)' (on type '\(type)') results in an overflow", at: range)
  }
  /// `arithmetic operation '0 - -128' (on signed 8-bit integer type) results in an overflow`
  static func overflow(_ operation: String, isSigned: Bool, bits: Int, at range: SourceRange) -> Diagnostic {
    let kind = isSigned ? "signed" : "unsigned"
    return Diagnostic(
      .error, "arithmetic operation '\(operation)' (on \(kind) \(bits)-bit integer type) results in an overflow",
      at: range)
  }
  /// `division '-128 / -1' results in an overflow`
  static func divisionOverflow(_ operation: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "division '\(operation)' results in an overflow", at: range)
  }
  /// `division by zero`
  static func divisionByZero(at range: SourceRange) -> Diagnostic { Diagnostic(.error, "division by zero", at: range) }

  // MARK: Unused variables

  private static func kind(_ isLet: Bool) -> String { isLet ? "immutable value" : "variable" }

  /// `initialization of immutable value 'x' was never used; consider replacing with assignment to '_' or removing it`
  static func initialisationNeverUsed(_ name: String, isLet: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning,
      "initialization of \(kind(isLet)) '\(name)' was never used; consider replacing with assignment to '_' or removing it",
      at: range)
  }
  /// `immutable value 'x' was never used; consider removing it`
  static func neverUsed(_ name: String, isLet: Bool, at range: SourceRange) -> Diagnostic {
    isLet
      ? Diagnostic(.warning, "immutable value '\(name)' was never used; consider removing it", at: range)
      : patternNeverUsed(name, isLet: false, at: range)
  }
  /// `immutable value 'x' was never used; consider replacing with '_' or removing it`
  static func patternNeverUsed(_ name: String, isLet: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "\(kind(isLet)) '\(name)' was never used; consider replacing with '_' or removing it", at: range)
  }
  /// `value 'x' was defined but never used; consider replacing with boolean test`
  static func valueNeverUsed(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.warning, "value '\(name)' was defined but never used; consider replacing with boolean test", at: range)
  }
  /// `variable 'x' was written to, but never read`
  static func neverRead(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.warning, "variable '\(name)' was written to, but never read", at: range)
  }
  /// `capture 'x' was never used`
  static func captureNeverUsed(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.warning, "capture '\(name)' was never used", at: range)
  }
  /// `variable 'x' was never mutated; consider changing to 'let' constant`
  static func neverMutated(_ name: String, isWeak: Bool, isWordy: Bool, at range: SourceRange) -> Diagnostic {
    let advice = isWordy ? "removing 'var' to make it constant" : "changing to 'let' constant"
    return Diagnostic(
      .warning, "\(isWeak ? "weak " : "")variable '\(name)' was never mutated; consider \(advice)", at: range)
  }
}
