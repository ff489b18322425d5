import Tree
import Types

/// The kinds of literals, each with its `ExpressibleBy…` protocol.
enum LiteralKind: Hashable {
  case integer, float, boolean, string, character, scalar, interpolation, nilLiteral, array, dictionary, regex

  /// The protocol that types of such literals conform to.
  var protocolName: String {
    switch self {
    case .integer: "ExpressibleByIntegerLiteral"
    case .float: "ExpressibleByFloatLiteral"
    case .boolean: "ExpressibleByBooleanLiteral"
    case .string: "ExpressibleByStringLiteral"
    case .character: "ExpressibleByExtendedGraphemeClusterLiteral"
    case .scalar: "ExpressibleByUnicodeScalarLiteral"
    case .interpolation: "ExpressibleByStringInterpolation"
    case .nilLiteral: "ExpressibleByNilLiteral"
    case .array: "ExpressibleByArrayLiteral"
    case .dictionary: "ExpressibleByDictionaryLiteral"
    case .regex: "RegexComponent"
    }
  }
}

/// How strictly two types must agree.
enum MatchKind: Int, Comparable {
  case bind, equal, subtype, conversion, argument, operatorArgument
  /// Stricter kinds come first.
  static func < (a: MatchKind, b: MatchKind) -> Bool { a.rawValue < b.rawValue }
}

/// The arguments of a call as the solver sees them.
final class CallArguments {
  /// The arguments as written; for operators made of the operands.
  let arguments: [Argument]
  /// Their types.
  let types: [Type]
  /// Whether an operator is applied, so that an `inout` operand needs no `&`.
  let isOperator: Bool
  /// Whether it is a subscript.
  let isSubscript: Bool
  /// Creates the arguments of a call.
  init(_ arguments: [Argument], types: [Type], isOperator: Bool = false, isSubscript: Bool = false) {
    self.arguments = arguments
    self.types = types
    self.isOperator = isOperator
    self.isSubscript = isSubscript
  }
}

/// A demand on types.
final class Constraint {

  /// The kinds of demands.
  enum Kind {
    /// `first` agrees with `second`.
    case match(MatchKind)
    /// `first` has literals of the kind.
    case literal(LiteralKind)
    /// `first` conforms to the protocol.
    case conforms(NominalDecl)
    /// `first` is a class or a class-bound type.
    case classBound
    /// `first` is `second` or a subclass of it.
    case superclass
    /// `second` is the member of that name of `first`.
    case member(DeclName, MemberOptions, CallArguments?)
    /// `second` is `first`'s associated type.
    case dependentMember(AssociatedTypeDecl)
    /// `first` is called with the arguments and gives `second`.
    case applicable(CallArguments)
    /// `first` is one of the choices.
    case disjunction(Disjunction)
    /// `second` is what the optional `first` holds; a place when `first` is.
    case optionalObject
    /// `second` is the optional that a chain ending in `first` gives.
    case chainResult
    /// `second` is `first` without its being a place.
    case loaded
    /// `first` is the type of the closure.
    case closure(ClosureExpr)
    /// `first` is the type of a key path literal of root `root` and value `value`.
    case keyPath(root: Type, value: Type)
    /// `second` is what a key path of type `first` gives when applied to `base`.
    case keyPathApplication(base: Type)
    /// `second` is the metatype of the dynamic type of `first`.
    case dynamicType
    /// The base `first` of an implicit member chain is what its end `second` gives.
    case chainBase
    /// `first` is bound to one of the types, in that order (implicitly unwrapped optionals).
    case forceable
    /// `first` is `second` unless something else determines it.
    case defaultsTo
    /// `first` can be cast to `second`.
    case cast
  }

  /// How a member is looked up.
  struct MemberOptions {
    /// Whether the base was left out (`.name`).
    var isImplicit = false
    /// Whether the base is `super`.
    var isSuper = false
  }

  /// What is demanded.
  let kind: Kind
  /// The first type.
  let first: Type
  /// The second type.
  let second: Type
  /// Where the demand comes from.
  let locator: Locator
  /// The variables that the types held when the constraint was last looked at.
  let variables: [Int]

  /// Creates a constraint.
  init(_ kind: Kind, _ first: Type, _ second: Type, _ locator: Locator, variables: [Int]) {
    self.kind = kind
    self.first = first
    self.second = second
    self.locator = locator
    self.variables = variables
  }

  /// Whether it is a disjunction.
  var isDisjunction: Bool { if case .disjunction = kind { true } else { false } }
}

/// A set of declarations that a name can mean.
final class Disjunction {
  /// The choices.
  let choices: [OverloadChoice]
  /// The call whose callee the name is, when it is one.
  let call: CallArguments?
  /// Whether the name is an operator.
  let isOperator: Bool
  /// Creates a disjunction.
  init(_ choices: [OverloadChoice], call: CallArguments?, isOperator: Bool) {
    self.choices = choices
    self.call = call
    self.isOperator = isOperator
  }
}

/// One meaning of a name.
final class OverloadChoice {
  /// What stands before the name.
  enum Base {
    /// Nothing.
    case none
    /// `self`, unwritten.
    case implicitSelf(Decl)
    /// The enclosing type, unwritten.
    case implicitType(Type, Decl)
    /// An expression of this type (a metatype for static members), places loaded.
    case expression(Type)
  }
  /// What is meant.
  enum Target {
    /// A declaration.
    case declaration(Decl, Member?)
    /// An element of a tuple.
    case tupleElement(Int)
    /// A member found by the subscript of `@dynamicMemberLookup`.
    case dynamicMember(SubscriptDecl, Member, DeclName, Expr)
  }
  /// What is meant.
  let target: Target
  /// What stands before the name.
  let base: Base
  /// Whether the member belongs to what the (implicit) optional base holds.
  let isViaOptional: Bool
  /// Whether the base of the member is a place.
  let baseIsPlace: Bool
  /// Whether the base is `self`, written.
  let baseIsSelf: Bool
  /// Whether it is reached through `super`.
  let isSuper: Bool
  /// Creates a choice.
  init(
    _ target: Target, base: Base, isViaOptional: Bool = false, baseIsPlace: Bool = false, baseIsSelf: Bool = false,
    isSuper: Bool = false
  ) {
    self.target = target
    self.base = base
    self.isViaOptional = isViaOptional
    self.baseIsPlace = baseIsPlace
    self.isSuper = isSuper
    self.baseIsSelf = baseIsSelf
  }
  /// The declaration, when there is one.
  var declaration: Decl? {
    switch target {
    case .declaration(let d, _): d
    case .dynamicMember(let s, _, _, _): s
    case .tupleElement: nil
    }
  }
  /// The member, when there is one.
  var member: Member? {
    switch target {
    case .declaration(_, let m): m
    case .dynamicMember(_, let m, _, _): m
    case .tupleElement: nil
    }
  }
}

/// A choice made, with its generic parameters opened.
struct SelectedOverload {
  /// The choice.
  let choice: OverloadChoice
  /// The type of the reference: for methods without `self`.
  let type: Type
  /// What the generic parameters stand for, variables included.
  let substitution: Substitution
  /// The opened type, when the base is an existential.
  let opened: Type?
  /// Whether the name is a member found on an instance's type that is called without an instance (`T.method`).
  let isUnapplied: Bool
}

/// How the arguments of a call fall to the parameters.
struct ArgumentMatch {
  /// What a parameter gets.
  enum Source: Equatable {
    /// The argument of that index.
    case argument(Int)
    /// Its default.
    case defaulted
    /// The arguments of these indices.
    case variadic([Int])
  }
  /// What each parameter gets.
  var sources: [Source]
  /// The parameters' types, opened.
  var parameters: [FunctionType.Parameter]
  /// For an argument whose existential is opened: the opened type.
  var openedArguments: [Int: Type] = [:]
}
