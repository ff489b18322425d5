import Tree

/// The wording of the messages about declarations.
extension Diagnostic {

  static func redeclaration(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "invalid redeclaration of '\(name)'", at: range)
  }

  static func cannotExtend(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "non-nominal type '\(type)' cannot be extended", at: range)
  }

  static func unusedGenericParameter(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "generic parameter '\(name)' is not used in function signature [#no-usage]", at: range)
  }

  static func missingBody(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "expected '{' in body of function declaration", at: range)
  }

  // MARK: - Inheritance and conformance

  static func inheritsNonProtocol(_ type: String, isClass: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "inheritance from non-protocol\(isClass ? ", non-class" : "") type '\(type)'", at: range)
  }

  static func actorInherits(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "actor types do not support inheritance", at: range)
  }

  static func redundantConformance(_ type: String, _ proto: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "redundant conformance of '\(type)' to protocol '\(proto)'", at: range)
  }

  static func nonClassConformance(_ type: String, _ proto: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "non-class type '\(type)' cannot conform to class protocol '\(proto)'", at: range)
  }

  static func multipleInheritance(_ first: String, _ second: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "multiple inheritance from classes '\(first)' and '\(second)' [#MultipleInheritance]", at: range)
  }

  static func superclassNotFirst(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "superclass '\(type)' must appear first in the inheritance clause", at: range)
  }

  static func inheritsItself(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'\(name)' inherits from itself", at: range)
  }

  static func refinesItself(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "protocol '\(name)' refines itself", at: range)
  }

  static func inheritsFinal(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "inheritance from a final class '\(name)'", at: range)
  }

  static func requiresNestedType(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.note, "protocol requires nested type '\(name)'", at: range)
  }

  static func protocolRequires(_ d: Decl, _ name: String, _ type: String, at range: SourceRange) -> Diagnostic {
    let what: String
    switch d {
    case is VarDecl: what = "property '\(name)'"
    case is InitDecl: what = "initializer '\(name)'"
    case is SubscriptDecl: what = "subscript"
    default: what = "function '\(name)'"
    }
    return Diagnostic(.note, "protocol requires \(what) with type '\(type)'", at: range)
  }

  static func needsRequired(_ name: String, _ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error,
      "initializer requirement '\(name)' can only be satisfied by a 'required' initializer in non-final class '\(type)'",
      at: range)
  }

  // MARK: - Classes

  static func noInitializers(_ n: NominalDecl, _ open: [VarDecl], at range: SourceRange) -> Diagnostic {
    let notes = open.map {
      Diagnostic(
        .note, "stored property '\($0.name)' without initial value prevents synthesized initializers", at: $0.nameRange)
    }
    let kind = n.nominalKind == .actorType ? "actor" : "class"
    return Diagnostic(.error, "\(kind) '\(n.name)' has no initializers", at: range, notes: notes)
  }

  static func requiredNotProvided(_ name: String, _ parent: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'required' initializer '\(name)' must be provided by subclass of '\(parent)'", at: range)
  }

  static func overrideOutsideClass(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'override' can only be specified on class members", at: range)
  }

  static func overridesNothing(_ d: Decl, at range: SourceRange) -> Diagnostic {
    let text: String
    switch d {
    case is VarDecl: text = "property does not override any property from its superclass"
    case is SubscriptDecl: text = "subscript does not override any subscript from its superclass"
    case is InitDecl: text = "initializer does not override a designated initializer from its superclass"
    default: text = "method does not override any method from its superclass"
    }
    return Diagnostic(.error, text, at: range)
  }

  static func needsOverride(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "overriding declaration requires an 'override' keyword", at: range)
  }

  static func overridesWithStored(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot override with a stored property '\(name)'", at: range)
  }

  static func overridesStatic(_ d: Decl, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot override static \(d is VarDecl ? "property" : "method")", at: range)
  }

  static func overridesFinal(_ d: Decl, at range: SourceRange) -> Diagnostic {
    let noun: String
    switch d {
    case is VarDecl: noun = d.isStatic ? "class property" : "property"
    case is SubscriptDecl: noun = "subscript"
    case is InitDecl: noun = "initializer"
    default: noun = d.isStatic ? "class method" : "instance method"
    }
    return Diagnostic(.error, "\(noun) overrides a 'final' \(noun)", at: range)
  }

  static func overridesLet(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot override immutable 'let' property '\(name)' with the getter of a 'var'", at: range)
  }

  static func overridesMutable(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot override mutable property with read-only property '\(name)'", at: range)
  }

  static func overridesType(_ name: String, _ mine: String, _ theirs: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "property '\(name)' with type '\(mine)' cannot override a property with type '\(theirs)'", at: range)
  }

  // MARK: - Enums and recursion

  static func rawValueWithoutType(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "enum case cannot have a raw value if the enum does not have a raw type", at: range)
  }

  static func rawTypeWithoutCases(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "an enum with no cases cannot declare a raw type", at: range)
  }

  static func rawTypeNotLiteral(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "raw type '\(type)' is not expressible by a string, integer, or floating-point literal", at: range)
  }

  static func rawCaseWithPayload(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "enum with raw type cannot have cases with arguments", at: range)
  }

  static func rawValueOfOtherType(_ given: String, _ wanted: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot convert value of type '\(given)' to raw type '\(wanted)'", at: range)
  }

  static func rawValueNeeded(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error,
      "enum cases require explicit raw values when the raw type is not expressible by integer or string literal",
      at: range)
  }

  static func rawValueAfterFraction(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "enum case must declare a raw value when the preceding raw value is not an integer", at: range)
  }

  static func rawValueNotUnique(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "raw value for enum case is not unique", at: range)
  }

  static func recursiveEnum(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "recursive enum '\(name)' is not marked 'indirect'", at: range)
  }

  static func recursiveStruct(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "value type '\(name)' cannot have a stored property that recursively contains it", at: range)
  }

  // MARK: - Storage

  static func missingAnnotation(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "type annotation missing in pattern", at: range)
  }

  static func computedNeedsType(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "computed property must have an explicit type", at: range)
  }

  static func protocolLet(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error,
      "protocols cannot require properties to be immutable; declare read-only properties by using 'var' with a '{ get }' specifier",
      at: range)
  }

  static func protocolNeedsAccessors(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "property in protocol must have explicit { get } or { get set } specifier", at: range)
  }

  static func storedInExtension(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "extensions must not contain stored properties", at: range)
  }

  static func storedInEnum(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "enums must not contain stored properties", at: range)
  }

  static func wrapperOnLet(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "property wrapper can only be applied to a 'var'", at: range)
  }

  static func wrapperOnComputed(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "property wrapper cannot be applied to a computed property", at: range)
  }

  static func deinitInValueType(_ n: NominalDecl, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "deinitializer cannot be declared in \(n.nominalKind.rawValue) '\(n.name)' that conforms to 'Copyable'",
      at: range)
  }

  static func weakNotOptional(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'weak' variable should have optional type '\(type)?'", at: range)
  }

  static func ownershipOfValue(_ keyword: String, _ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "'\(keyword)' may only be applied to class and class-bound protocol types, not '\(type)'", at: range)
  }

  static func multipleRawTypes(_ first: String, _ second: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "multiple enum raw types '\(first)' and '\(second)'", at: range)
  }

  static func staticStorage(_ place: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "static stored properties not supported in \(place)", at: range)
  }

  // MARK: - Labels and parameters

  static func labelsDiffer(_ noun: String, _ mine: String, _ theirs: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "argument labels for \(noun) '\(mine)' do not match those of overridden \(noun) '\(theirs)'", at: range)
  }

  static func labelsFitNoOverride(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "declaration '\(name)' has different argument labels from any potential overrides", at: range)
  }

  static func witnessLabels(
    _ noun: String, _ mine: String, _ proto: String, _ wanted: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "\(noun) '\(mine)' has different argument labels from those required by protocol '\(proto)' ('\(wanted)')",
      at: range)
  }

  static func variadicNeedsLabel(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "a parameter following a variadic parameter requires a label", at: range)
  }

  static func inoutDefault(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "cannot provide default value to inout parameter '\(name)'", at: range)
  }

  static func covariantSelf(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error,
      "covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean '\(type)'?",
      at: range)
  }

  // MARK: - Roles of types

  static func wrapperWithoutValue(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error,
      "property wrapper type '\(name)' does not contain a non-static property named 'wrappedValue' [#PropertyWrappers]",
      at: range)
  }

  static func builderWithoutBlock(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error,
      "result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)' [#ResultBuilderMethods]",
      at: range)
  }

  static func noPrimaryAssociatedType(_ name: String, _ proto: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error,
      "an associated type named '\(name)' must be declared in the protocol '\(proto)' or a protocol it inherits",
      at: range)
  }

  // MARK: - Access

  static func hiddenWitness(
    _ noun: String, _ name: String, _ wanted: String, _ level: String, _ proto: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "\(noun) '\(name)' must be declared \(wanted) because it matches a requirement in \(level) protocol '\(proto)'",
      at: range)
  }

  static func caseExposes(_ level: String, _ narrow: String, at range: SourceRange) -> Diagnostic {
    let article = level == "internal" ? "an" : "a"
    return Diagnostic(.error, "enum case in \(article) \(level) enum uses a \(narrow) type", at: range)
  }

  // MARK: - Modifiers

  static func exposes(_ subject: String, _ reason: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "\(subject) because its \(reason)", at: range)
  }

  static func mutatingOutsideType(_ keyword: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'\(keyword)' is only valid on methods", at: range)
  }

  static func mutatingElsewhere(_ keyword: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'\(keyword)' may only be used on 'func' declarations", at: range)
  }

  static func mutatingStatic(_ keyword: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "static functions must not be declared \(keyword)", at: range)
  }

  static func mutatingInClass(_ keyword: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'\(keyword)' is not valid on instance methods in classes", at: range)
  }

  static func convenienceInValueType(_ kind: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "initializers in \(kind)s are not marked with 'convenience'", at: range)
  }

  static func requiredInValueType(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'required' initializer in non-class type '\(name)'", at: range)
  }

  static func finalOutsideClass(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "only classes and class members may be marked with 'final'", at: range)
  }

  static func staticOutsideType(_ noun: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "static \(noun) may only be declared on a type", at: range)
  }

  static func classMemberInValueType(_ nouns: String, _ noun: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "class \(nouns) are only allowed within classes; use 'static' to declare a static \(noun)", at: range)
  }

  static func lazyLet(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "'lazy' cannot be used on a let", at: range)
  }

  static func lazyWithoutValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "lazy properties must have an initializer", at: range)
  }

  static func operatorNotStatic(_ name: String, _ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "operator '\(name)' declared in type '\(type)' must be 'static'", at: range)
  }

  static func operatorWithoutSelf(_ name: String, _ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "member operator '\(name)' must have at least one argument of type '\(type)'", at: range)
  }
}
