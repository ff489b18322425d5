import Tree
import Types

/// Why an expression has a type given from outside.
enum Purpose: Hashable {
  case initialization, assignment, returned, condition, thrown, coercion, closureResult, argument, defaultArgument,
    sequence, subject,
    yielded, rawValue, interpolation, unused, caseLabel, subscriptIndex, whereClause, branch, key, dictionaryValue, none
}

/// The part of an expression that a constraint comes from.
struct Locator {
  /// The parts.
  enum Role: Hashable {
    /// The expression itself.
    case expr
    /// What is called.
    case callee
    /// The initialiser of a type that is called, or `callAsFunction`.
    case constructor
    /// An argument, by its position at the call.
    case argument(Int)
    /// The type given from outside.
    case contextual(Purpose)
    /// The result of a call.
    case result
    /// The value of a closure's single expression, implicit or returned.
    case closureBody(explicit: Bool)
    /// A step of a key path.
    case component(Int)
    /// An element of a tuple, array or dictionary.
    case element(Int)
    /// A branch of `?:`.
    case branch
    /// A generic parameter of what is referred to.
    case generic(GenericParamDecl)
    /// A requirement of what is referred to.
    case requirement
    /// The operand of a cast.
    case cast
    /// The base of a member.
    case base
    /// The dynamic-member subscript in a member's place.
    case dynamicMember
  }
  /// The expression.
  let expr: Expr
  /// The part.
  let role: Role

  /// Creates a locator.
  init(_ expr: Expr, _ role: Role = .expr) {
    self.expr = expr
    self.role = role
  }

  /// A key for side tables.
  var key: Key { Key(node: expr.id, role: role) }

  /// The identity of a part of an expression.
  struct Key: Hashable {
    /// The node.
    let node: NodeID
    /// The part.
    let role: Role
  }
}
