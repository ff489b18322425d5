import Tree
import Types

/// Messages whose words depend on what they are about.
extension Diagnostic {

  /// A name that means nothing here.
  static func cannotFind(_ name: String, suggestion: String?, at range: SourceRange) -> Diagnostic {
    if let refusal = UnsupportedNames.refusal(name, at: range) { return refusal }
    return Diagnostic(.error, "cannot find '\(name)' in scope", at: range, fixIts: replace(suggestion, range))
  }

  private static func replace(_ suggestion: String?, _ range: SourceRange) -> [FixIt] {
    suggestion.map { [FixIt(message: "did you mean '\($0)'?", range: range, replacement: $0)] } ?? []
  }

  /// A member that a value doesn't have.
  static func noMember(_ type: String, _ name: String, suggestion: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "value of type '\(type)' has no member '\(name)'", at: range, fixIts: replace(suggestion, range))
  }

  /// A member that a type doesn't have.
  static func noStaticMember(_ type: String, _ name: String, suggestion: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "type '\(type)' has no member '\(name)'", at: range, fixIts: replace(suggestion, range))
  }

  /// An instance's member where there is no instance.
  static func instanceMemberWithoutInstance(_ name: String, _ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "instance member '\(name)' cannot be used on type '\(type)'", at: range)
  }

  /// A member of the instances of a type around.
  static func instanceMemberOfOuter(_ name: String, _ outer: String, _ own: String, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .error, "instance member '\(name)' of type '\(outer)' cannot be used on instance of nested type '\(own)'",
      at: range)
  }

  /// An instance's member in the initial value of a property.
  static func instanceMemberInInitialiser(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error,
      "cannot use instance member '\(name)' within property initializer; property initializers run before 'self' is available",
      at: range)
  }

  /// A case named as if instances had it.
  static func caseAsInstanceMember(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "enum case '\(name)' cannot be used as an instance member", at: range)
  }

  /// Initialisers that access hides.
  static func inaccessibleInitialiser(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'\(type)' initializer is inaccessible due to 'private' protection level", at: range)
  }

  /// A value compared with another type's.
  static func expressionPattern(_ type: String, _ subject: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "expression pattern of type '\(type)' cannot match values of type '\(subject)'", at: range)
  }

  /// A getter that changes what can't change.
  static func mutatingGetter(_ reason: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot use mutating getter on immutable value: \(reason)", at: range)
  }

  /// A variable whose type depends on itself.
  static func circularReference(_ v: VarDecl, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "circular reference", at: range)
  }

  /// An operator that nobody declared.
  static func unknownOperator(_ name: String, _ fixity: String, at range: SourceRange) -> Diagnostic {
    let kind = fixity == "infix" ? "binary" : "unary"
    return Diagnostic(.error, "cannot find operator '\(name)' in scope; did you mean a \(kind) operator?", at: range)
  }

  /// A name declared twice in one scope.
  static func redeclaration(_ name: String, at range: SourceRange, previous: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "invalid redeclaration of '\(name)'", at: range,
      notes: [Diagnostic(.note, "'\(name)' previously declared here", at: previous)])
  }

  /// A closure with a number of parameters that its context doesn't expect.
  static func closureParameterCount(_ type: String, _ expected: Int, _ found: Int, at range: SourceRange) -> Diagnostic
  {
    let arguments = expected == 1 ? "1 argument" : "\(expected) arguments"
    return Diagnostic(
      .error,
      "contextual closure type '\(type)' expects \(arguments), but \(found) \(found == 1 ? "was" : "were") used in closure body",
      at: range)
  }

  /// A closure that names fewer `$n` than it gets.
  static func closureParametersFew(_ expected: Int, _ found: Int, _ type: String = "", at range: SourceRange)
    -> Diagnostic
  {
    let arguments = expected == 1 ? "1 argument" : "\(expected) arguments"
    if found == 0 {
      return Diagnostic(
        .error,
        "contextual type for closure argument list expects \(arguments), which cannot be implicitly ignored", at: range)
    }
    return Diagnostic(
      .error,
      "contextual closure type '\(type)' expects \(arguments), but \(found) \(found == 1 ? "was" : "were") used in closure body",
      at: range)
  }

  /// Operands that no overload of an operator takes.
  static func binaryOperands(_ name: String, _ a: String, _ b: String, at range: SourceRange) -> Diagnostic {
    a == b
      ? Diagnostic(.error, "binary operator '\(name)' cannot be applied to two '\(a)' operands", at: range)
      : Diagnostic(
        .error, "binary operator '\(name)' cannot be applied to operands of type '\(a)' and '\(b)'", at: range)
  }

  /// A parameter without an argument.
  static func missingArgument(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "missing argument for parameter \(what) in call", at: range)
  }

  /// Several parameters that get nothing.
  static func missingArguments(_ all: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "missing arguments for parameters \(all.joined(separator: ", ")) in call", at: range)
  }

  /// Labels other than the declared ones.
  static func wrongLabels(_ have: String, _ wanted: String, _ several: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "incorrect argument label\(several ? "s" : "") in call (have '\(have)', expected '\(wanted)')", at: range)
  }

  /// A type that a generic parameter doesn't admit.
  static func doesNotConform(_ type: String, _ proto: String, _ e: Expr, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "type '\(type)' does not conform to protocol '\(proto)'", at: range)
  }

  /// `nil` for what isn't optional.
  static func nilMismatch(_ type: String, _ purpose: Purpose, at range: SourceRange) -> Diagnostic {
    switch purpose {
    case .initialization: Diagnostic(.error, "'nil' cannot initialize specified type '\(type)'", at: range)
    case .assignment: Diagnostic(.error, "'nil' cannot be assigned to type '\(type)'", at: range)
    case .returned: Diagnostic(.error, "'nil' is incompatible with return type '\(type)'", at: range)
    case .sequence: Diagnostic(.error, "'nil' is not compatible with expected element type '\(type)'", at: range)
    case .closureResult: Diagnostic(.error, "'nil' is not compatible with closure result type '\(type)'", at: range)
    case .dictionaryValue:
      Diagnostic(.error, "'nil' is not compatible with expected dictionary value type '\(type)'", at: range)
    case .branch: Diagnostic(.error, "'nil' cannot be used in context expecting type '\(type)'", at: range)
    default: Diagnostic(.error, "'nil' is not compatible with expected argument type '\(type)'", at: range)
    }
  }

  /// A `switch` that doesn't cover all values.
  static func notExhaustive(missing: [String], at range: SourceRange) -> Diagnostic {
    let notes = missing.map { Diagnostic(.note, "add missing case: '\($0)'", at: range) }
    return Diagnostic(.error, "switch must be exhaustive", at: range, notes: notes)
  }

  /// An optional used as a condition.
  static func optionalCondition(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "optional type '\(type)' cannot be used as a boolean; test for '!= nil' instead", at: range)
  }

  /// An integer literal used as a condition.
  static func integerAsBoolean(_ text: String, at range: SourceRange) -> Diagnostic {
    let wanted = text == "0" ? "false" : "true"
    return Diagnostic(
      .error, "integer literal value '\(text)' cannot be used as a boolean; did you mean '\(wanted)'?", at: range)
  }

  /// An integer used as a condition.
  static func integerCondition(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "type '\(type)' cannot be used as a boolean; test for '!= 0' instead", at: range)
  }

  /// A value that nobody uses.
  static func unusedResult(_ callee: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.warning, "result of call to '\(callee)' is unused", at: range)
  }

  /// An expression statement without effect.
  static func unusedExpression(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.warning, "expression of type '\(type)' is unused", at: range)
  }

  /// A cast whose outcome is known.
  static func castAlways(_ what: String, at range: SourceRange) -> Diagnostic { Diagnostic(.warning, what, at: range) }
}
