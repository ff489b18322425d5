import Tree
import Types

/// The checker's messages, in the compiler's words.
extension Diagnostic {

  /// `the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions`
  static func tooComplex(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error,
      "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions",
      at: range)
  }
  /// `integer literal 'text' is too large`
  static func integerTooLarge(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "integer literal '\(text)' is too large", at: range)
  }
  /// `integer literal 'text' overflows when stored into 'type'`
  static func integerOverflow(_ text: String, _ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "integer literal '\(text)' overflows when stored into '\(type)'", at: range)
  }
  /// `type annotation missing in pattern`
  static func missingAnnotation(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "type annotation missing in pattern", at: range)
  }
  /// `return invalid outside of a func`
  static func returnOutsideFunction(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "return invalid outside of a func", at: range)
  }
  /// `non-void function should return a value`
  static func nonVoidReturn(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "non-void function should return a value", at: range)
  }
  /// `unexpected non-void return value in void function`
  static func unexpectedReturnValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "unexpected non-void return value in void function", at: range)
  }
  /// `return type of this function requires that 'type' conform to 'proto'`
  static func returnDoesNotConform(_ type: String, _ proto: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "return type of this function requires that '\(type)' conform to '\(proto)'", at: range)
  }
  /// `'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope`
  static func guardFallsThrough(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope", at: range)
  }
  /// `use of '=' in a boolean context, did you mean '=='?`
  static func assignmentInCondition(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "use of '=' in a boolean context, did you mean '=='?", at: range)
  }
  /// `initializer for conditional binding must have Optional type, not 'type'`
  static func bindingNeedsOptional(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "initializer for conditional binding must have Optional type, not '\(type)'", at: range)
  }
  /// `cannot find label 'name' in scope`
  static func unknownLabel(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot find label '\(name)' in scope", at: range)
  }
  /// `'continue' cannot be used with non-loop statements`
  static func continueNotALoop(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'continue' cannot be used with non-loop statements", at: range)
  }
  /// `unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do`
  static func breakOutsideLoop(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error,
      "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do",
      at: range)
  }
  /// `'break' is only allowed inside a loop, if, do, or switch`
  static func breakOutside(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'break' is only allowed inside a loop, if, do, or switch", at: range)
  }
  /// `'fallthrough' is only allowed inside a switch`
  static func fallthroughOutsideSwitch(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'fallthrough' is only allowed inside a switch", at: range)
  }
  /// `'fallthrough' without a following 'case' or 'default' block`
  static func fallthroughOutOfLastCase(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'fallthrough' without a following 'case' or 'default' block", at: range)
  }
  /// `'continue' is only allowed inside a loop`
  static func continueOutsideLoop(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'continue' is only allowed inside a loop", at: range)
  }
  /// `for-in loop requires 'type' to conform to 'proto'`
  static func notASequence(_ type: String, _ proto: String, _ isOptional: Bool, at range: SourceRange) -> Diagnostic {
    let question = isOptional ? "; did you mean to unwrap optional?" : ""
    return Diagnostic(.error, "for-in loop requires '\(type)' to conform to '\(proto)'\(question)", at: range)
  }
  /// `optional pattern cannot match values of type 'type'`
  static func optionalPattern(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "optional pattern cannot match values of type '\(type)'", at: range)
  }
  /// `tuple pattern cannot match values of the non-tuple type 'type'`
  static func tuplePattern(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "tuple pattern cannot match values of the non-tuple type '\(type)'", at: range)
  }
  /// `type 'type' has no member 'name'`
  static func noSuchCase(_ type: String, _ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "type '\(type)' has no member '\(name)'", at: range)
  }
  /// `pattern with associated values does not match enum case 'name'`
  static func noPayload(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "pattern with associated values does not match enum case '\(name)'", at: range)
  }
  /// `tuple pattern has the wrong length for tuple type`
  static func payloadCount(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "tuple pattern has the wrong length for tuple type '\(type)'", at: range)
  }
  /// `tuple pattern cannot match values of non-tuple type 'type'`
  static func loopTuplePattern(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "tuple pattern cannot match values of non-tuple type '\(type)'", at: range)
  }
  /// `pattern cannot match values of type 'type'`
  static func loopPattern(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "pattern cannot match values of type '\(type)'", at: range)
  }
  /// `'type' is not convertible to 'wanted', tuples have a different number of elements`
  static func tupleCount(_ type: String, _ wanted: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "'\(type)' is not convertible to '\(wanted)', tuples have a different number of elements", at: range)
  }
  /// `cannot assign value of type 'from' to subscript of type 'to'`
  static func subscriptMismatch(_ from: String, _ to: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot assign value of type '\(from)' to subscript of type '\(to)'", at: range)
  }
  /// `'any P' cannot be constructed because it has no accessible initializers`
  static func notConstructible(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'\(type)' cannot be constructed because it has no accessible initializers", at: range)
  }
  /// `dictionary of type 'type' cannot be initialized with array literal`
  static func dictionaryFromArray(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "dictionary of type '\(type)' cannot be initialized with array literal", at: range)
  }
  /// `type of expression is ambiguous without a type annotation`
  /// `struct declaration cannot close over value 'x' defined in outer scope`
  static func closesOver(_ kind: String, _ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "\(kind) declaration cannot close over value '\(name)' defined in outer scope", at: range)
  }
  /// `use of 'max' refers to instance method rather than global function 'max' in module 'Swift'`
  static func shadowsGlobal(_ name: String, _ global: String, _ module: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error,
      "use of '\(name)' refers to instance method rather than global function '\(global)' in module '\(module)'",
      at: range)
  }
  /// `'f()' is unavailable: message`
  static func unavailable(_ name: String, _ message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'\(name)' is unavailable" + (message.isEmpty ? "" : ": \(message)"), at: range)
  }
  static func noExactMatches(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "type of expression is ambiguous without a type annotation", at: range)
  }
  /// `ambiguous use of 'name'`
  static func ambiguousUse(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "ambiguous use of '\(name)'", at: range)
  }
  /// `type of expression is ambiguous without a type annotation`
  static func ambiguousExpression(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "type of expression is ambiguous without a type annotation", at: range)
  }
  /// `generic parameter 'name' could not be inferred`
  static func genericNotInferred(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "generic parameter '\(name)' could not be inferred", at: range)
  }
  /// `use of local variable 'name' before its declaration`
  static func usedBeforeDeclaration(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "use of local variable '\(name)' before its declaration", at: range)
  }
  /// `use of extraneous '&'`
  static func extraneousAmpersand(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "use of extraneous '&'", at: range)
  }
  /// `passing value of type 'type' to an inout parameter requires explicit '&'`
  static func missingAmpersand(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "passing value of type '\(type)' to an inout parameter requires explicit '&'", at: range)
  }
  /// `'nil' requires a contextual type`
  static func nilWithoutContext(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'nil' requires a contextual type", at: range)
  }
  /// `value of optional type 'type' must be unwrapped to refer to member 'name' of wrapped base type 'wrapped'`
  static func optionalBase(_ type: String, _ name: String, _ wrapped: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error,
      "value of optional type '\(type)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(wrapped)'",
      at: range)
  }
  /// `'super' cannot be used here because there is no superclass`
  static func superWithoutSuperclass(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'super' cannot be used here because there is no superclass", at: range)
  }
  /// `generic type 'name' specialized with too many type parameters (got count`
  static func genericArgumentCount(_ name: String, _ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "generic type '\(name)' specialized with too many type parameters (got \(count))", at: range)
  }
  /// `'let' cannot appear nested inside another 'var' or 'let' pattern`
  static func patternHere(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'let' cannot appear nested inside another 'var' or 'let' pattern", at: range)
  }
  /// `'_' can only appear in a pattern or on the left side of an assignment`
  static func discardHere(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'_' can only appear in a pattern or on the left side of an assignment", at: range)
  }
  /// `instance member 'name' cannot be used on type 'type'; did you mean to use a value of this type instead?`
  static func instanceMemberOnType(_ name: String, _ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error,
      "instance member '\(name)' cannot be used on type '\(type)'; did you mean to use a value of this type instead?",
      at: range)
  }
  /// `static member 'name' cannot be used on instance of type 'type'`
  static func staticMemberOnInstance(_ name: String, _ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "static member '\(name)' cannot be used on instance of type '\(type)'", at: range)
  }
  /// `value of type 'type' has no subscripts`
  static func noSubscripts(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "value of type '\(type)' has no subscripts", at: range)
  }
  /// `value of optional type 'type' must be unwrapped to a value of type 'type.dropLast('`
  static func optionalFunction(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "value of optional type '\(type)' must be unwrapped to a value of type '\(type.dropLast())'", at: range)
  }
  /// `cannot call value of non-function type 'type'`
  static func notCallable(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot call value of non-function type '\(type)'", at: range)
  }
  /// `cannot use optional chaining on non-optional value of type 'type'`
  static func chainOnNonOptional(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot use optional chaining on non-optional value of type '\(type)'", at: range)
  }
  /// `cannot force unwrap value of non-optional type 'type'`
  static func unwrapNonOptional(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot force unwrap value of non-optional type '\(type)'", at: range)
  }
  /// `cannot infer contextual base in reference to member 'name'`
  static func implicitMemberWithoutContext(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot infer contextual base in reference to member '\(name)'", at: range)
  }
  /// `cannot infer key path type from context; consider explicitly specifying a root type`
  static func keyPathRootNotInferred(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot infer key path type from context; consider explicitly specifying a root type", at: range)
  }
  /// `unable to infer type of a closure parameter in the current context`
  static func closureParameterNotInferred(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "unable to infer type of a closure parameter in the current context", at: range)
  }
  /// `empty collection literal requires an explicit type`
  static func emptyCollection(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "empty collection literal requires an explicit type", at: range)
  }
  /// `unable to infer closure type without a type annotation`
  static func closureNotInferred(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "unable to infer closure type without a type annotation", at: range)
  }
  /// `cannot use mutating member on immutable value: 'self' is immutable`
  static func mutatingOnSelf(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot use mutating member on immutable value: 'self' is immutable", at: range)
  }
  /// `cannot use mutating member on immutable value: reason`
  static func mutatingOnImmutable(_ reason: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot use mutating member on immutable value: \(reason)", at: range)
  }
  /// `left side of mutating operator isn't mutable: reason`
  static func operandNotMutable(_ reason: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "left side of mutating operator isn't mutable: \(reason)", at: range)
  }
  /// `value of optional type 'type' must be unwrapped to a value of type 'wrapped'`
  static func mustUnwrap(_ type: String, _ wrapped: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "value of optional type '\(type)' must be unwrapped to a value of type '\(wrapped)'", at: range)
  }
  /// `cannot convert value of type 'from' to expected argument type 'to'`
  static func argumentMismatch(_ from: String, _ to: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot convert value of type '\(from)' to expected argument type '\(to)'", at: range)
  }
  /// `cannot convert value of type 'from' to closure result type 'to'`
  static func closureResult(_ from: String, _ to: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot convert value of type '\(from)' to closure result type '\(to)'", at: range)
  }
  /// `result values in '? :' expression have mismatching types 'to' and 'from'`
  static func branchMismatch(_ from: String, _ to: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "result values in '? :' expression have mismatching types '\(to)' and '\(from)'", at: range)
  }
  /// `cannot convert value of type 'from' to specified type 'to'`
  static func contextualMismatch(_ from: String, _ to: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot convert value of type '\(from)' to specified type '\(to)'", at: range)
  }
  /// `cannot assign value of type 'from' to type 'to'`
  static func assignmentMismatch(_ from: String, _ to: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot assign value of type '\(from)' to type '\(to)'", at: range)
  }
  /// `cannot convert return expression of type 'from' to return type 'to'`
  static func returnMismatch(_ from: String, _ to: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot convert return expression of type '\(from)' to return type '\(to)'", at: range)
  }
  /// `cannot convert value of type 'from' to expected condition type 'Bool'`
  static func conditionMismatch(_ from: String, _ to: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot convert value of type '\(from)' to expected condition type 'Bool'", at: range)
  }
  /// `cannot convert value of type 'from' to type 'to' in coercion`
  static func coercionMismatch(_ from: String, _ to: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot convert value of type '\(from)' to type '\(to)' in coercion", at: range)
  }
  /// `default argument value of type 'from' cannot be converted to type 'to'`
  static func defaultMismatch(_ from: String, _ to: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "default argument value of type '\(from)' cannot be converted to type '\(to)'", at: range)
  }
  /// `thrown expression type 'type' does not conform to 'Error'`
  static func thrownNotError(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "thrown expression type '\(type)' does not conform to 'Error'", at: range)
  }
  /// `cannot convert value of type 'from' to expected what type 'to'`
  static func elementMismatch(_ from: String, _ to: String, _ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot convert value of type '\(from)' to expected \(what) type '\(to)'", at: range)
  }
  /// `cannot pass immutable value as inout argument: reason`
  static func inoutImmutable(_ reason: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot pass immutable value as inout argument: \(reason)", at: range)
  }
  /// `cannot assign to property: reason`
  static func cannotAssignProperty(_ reason: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot assign to property: \(reason)", at: range)
  }
  /// `cannot assign to value: reason`
  static func cannotAssignValue(_ reason: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot assign to value: \(reason)", at: range)
  }
  /// `cannot assign through subscript: reason`
  static func cannotAssignSubscript(_ reason: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot assign through subscript: \(reason)", at: range)
  }
  /// `expression is not assignable: reason`
  static func cannotAssignCall(_ reason: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "expression is not assignable: \(reason)", at: range)
  }
  /// `unary operator 'name' cannot be applied to an operand of type 'a'`
  static func unaryOperand(_ name: String, _ a: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "unary operator '\(name)' cannot be applied to an operand of type '\(a)'", at: range)
  }
  /// `no exact matches in call to what`
  static func noExactMatchesInCall(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "no exact matches in call to \(what)", at: range)
  }
  /// `what requires that 'type' conform to 'proto'`
  static func requirement(_ what: String, _ type: String, _ proto: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "\(what) '\(type)' conform to '\(proto)'", at: range)
  }
  /// `what requires the types 'a' and 'b' be equivalent`
  static func requirement(_ what: String, sameTypes a: String, _ b: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "\(what) requires the types '\(a)' and '\(b)' be equivalent", at: range)
  }
  /// `what requires that 'type' inherit from 'superclass'`
  static func requirement(
    _ what: String, _ type: String, inherits superclass: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(.error, "\(what) requires that '\(type)' inherit from '\(superclass)'", at: range)
  }
  /// `what requires that 'type' be a class type`
  static func requirement(_ what: String, isClass type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "\(what) requires that '\(type)' be a class type", at: range)
  }
  /// `conflicting arguments to generic parameter 'name' ('a' vs. 'b')`
  static func conflictingArguments(_ name: String, _ types: [String], at range: SourceRange) -> Diagnostic {
    let list = types.map { "'\($0)'" }.joined(separator: " vs. ")
    return Diagnostic(.error, "conflicting arguments to generic parameter '\(name)' (\(list))", at: range)
  }
  /// `'name' is inaccessible due to 'private' protection level`
  static func inaccessible(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'\(name)' is inaccessible due to 'private' protection level", at: range)
  }
  /// `value of tuple type 'type' has no member 'name'`
  static func noTupleMember(_ type: String, _ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "value of tuple type '\(type)' has no member '\(name)'", at: range)
  }
  /// `heterogeneous collection literal could only be inferred to 'type'; add explicit type annotation if this is intentional`
  static func heterogeneousLiteral(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error,
      "heterogeneous collection literal could only be inferred to '\(type)'; add explicit type annotation if this is intentional",
      at: range)
  }
  /// `extra argument whatin call`
  static func extraArgument(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "extra argument \(what)in call", at: range)
  }
  /// `argument a must precede argument b`
  static func argumentOrder(_ a: String, _ b: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "argument \(a) must precede argument \(b)", at: range)
  }
  /// `missing argument label 'label:' in call`
  static func missingLabel(_ labels: [String], isSubscript: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "missing argument \(labelList(labels)) in \(isSubscript ? "subscript" : "call")", at: range)
  }
  /// `extraneous argument label 'label:' in call`
  static func extraneousLabel(_ labels: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "extraneous argument \(labelList(labels)) in call", at: range)
  }
  /// `label 'a:'` or `labels 'a:b:'`
  private static func labelList(_ labels: [String]) -> String {
    "label\(labels.count == 1 ? "" : "s") '" + labels.map { $0 + ":" }.joined() + "'"
  }
  /// `missing return in kind expected to return 'type'`
  static func missingReturn(_ kind: String, _ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "missing return in \(kind) expected to return '\(type)'", at: range)
  }
  /// `kind 'name' used before being initialized`
  static func usedBeforeInitialized(_ kind: String, _ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "\(kind) '\(name)' used before being initialized", at: range)
  }
  /// `immutable value 'name' may only be initialized once`
  static func initializedTwice(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "immutable value '\(name)' may only be initialized once", at: range)
  }
  /// `'self' used in what before all stored properties are initialized`
  static func selfUsedEarly(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'self' used in \(what) before all stored properties are initialized", at: range)
  }
  /// `return from initializer without initializing all stored properties`
  static func returnUninitialized(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "return from initializer without initializing all stored properties", at: range)
  }
  /// `'super.init' isn't called on all paths before returning from initializer`
  static func superInitMissing(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'super.init' isn't called on all paths before returning from initializer", at: range)
  }
  /// `property 'self.name' not initialized at super.init call`
  static func superInitEarly(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "property 'self.\(name)' not initialized at super.init call", at: range)
  }
}
