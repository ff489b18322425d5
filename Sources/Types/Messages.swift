import Tree

/// The wording of the messages about types and declarations.
extension Diagnostic {

  static func placeholderNotAllowed(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "type placeholder not allowed here", at: range)
  }

  static func doesNotConform(_ type: String, _ proto: String, at range: SourceRange, notes: [Diagnostic] = [])
    -> Diagnostic
  {
    Diagnostic(.error, "type '\(type)' does not conform to protocol '\(proto)'", at: range, notes: notes)
  }

  static func someNotAllowed(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'some' types are only permitted in properties, subscripts, and functions", at: range)
  }

  static func notAConstraint(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "non-protocol, non-class type '\(type)' cannot be used within a protocol-constrained type", at: range)
  }

  static func cannotSpecialize(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot specialize non-generic type '\(type)'", at: range)
  }

  static func cannotSpecializeProtocol(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "cannot specialize protocol type '\(name)'", at: range)
  }

  static func noMemberType(_ name: String, in base: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'\(name)' is not a member type of \(base)", at: range)
  }

  static func noMemberType(_ name: String, inModule module: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "no type named '\(name)' in module '\(module)'", at: range)
  }

  static func wrongArgumentCount(_ name: String, given: Int, wanted: Int, at range: SourceRange) -> Diagnostic {
    let few = given < wanted ? "few" : "many"
    return Diagnostic(
      .error,
      "generic type '\(name)' specialized with too \(few) type parameters (got \(given), but expected \(wanted))",
      at: range)
  }

  static func missingArguments(_ n: NominalDecl, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "reference to generic type '\(n.name)' requires arguments in <...>", at: range)
  }

  static func protocolNeedsAny(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning,
      "use of protocol '\(name)' as a type must be written 'any \(name)'; this will be an error in a future Swift language mode [#ExistentialAny]",
      at: range,
      fixIts: [FixIt(message: "insert 'any'", range: range, replacement: "any \(name)")])
  }

  static func circularAlias(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "type alias '\(name)' references itself", at: range)
  }

  static func circularReference(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "circular reference", at: range)
  }

  static func constrainedToNonProtocol(_ subject: String, _ bound: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "type '\(subject)' constrained to non-protocol, non-class type '\(bound)'", at: range)
  }

  static func anyOnConcrete(_ kind: String, _ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'any' has no effect on \(kind) '\(type)'", at: range)
  }

  static func labelledSingleTuple(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot create a single-element tuple with an element label", at: range)
  }

  static func associatedTypeOfProtocol(_ name: String, _ proto: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error,
      "cannot access associated type '\(name)' from '\(proto)'; use a concrete type or generic parameter base instead",
      at: range)
  }

  static func cannotFindType(_ name: String, suggestion: String?, at range: SourceRange) -> Diagnostic {
    if let refusal = UnsupportedNames.refusal(name, at: range) { return refusal }
    guard let suggestion else { return Diagnostic(.error, "cannot find type '\(name)' in scope", at: range) }
    return Diagnostic(
      .error, "cannot find type '\(name)' in scope; did you mean '\(suggestion)'?", at: range,
      fixIts: [FixIt(message: "replace with '\(suggestion)'", range: range, replacement: suggestion)])
  }
}

extension Program {

  /// The message for a type's name that means nothing.
  func cannotFindType(_ name: String, in context: Decl?, at range: SourceRange) -> Diagnostic {
    .cannotFindType(name, suggestion: nil, at: range)
  }

  /// `struct 'main.S'`, `type 'T'`: how messages about member types name the type.
  func kindAndName(of t: Type) -> String {
    guard let n = nominal(of: t) else { return "type '\(description(of: t))'" }
    return "\(n.nominalKind.rawValue) '\(typeName(of: types.make(.unboundGeneric(n)), qualified: true))'"
  }

  /// The message for a demand of a generic type that its arguments don't meet.
  func unsatisfied(_ r: Requirement, by n: NominalDecl, at range: SourceRange) -> Diagnostic {
    switch r {
    case .conformance(let t, let p): return .doesNotConform(description(of: t), p.name, at: range)
    case .superclass(let t, let c):
      return Diagnostic(
        .error, "'\(n.name)' requires that '\(description(of: t))' inherit from '\(description(of: c))'", at: range)
    case .classBound(let t):
      return Diagnostic(.error, "'\(n.name)' requires that '\(description(of: t))' be a class type", at: range)
    case .sameType(let a, let b):
      return Diagnostic(
        .error, "'\(n.name)' requires the types '\(description(of: a))' and '\(description(of: b))' be equivalent",
        at: range)
    }
  }
}
