import Tree
import Types

/// An expression with everything implicit made explicit: overloads chosen, conversions inserted, arguments matched, defaults named.
///
/// Types may hold the generic parameters of the context; Lowering substitutes them. No type variable, `unboundGeneric` or
/// `inoutRef` is left. An expression of type `lvalue(T)` names a place; every read of it is wrapped in `load`.
public final class TypedExpr: @unchecked Sendable {

  /// What it is.
  public let kind: Kind
  /// Its type.
  public let type: Type
  /// Where it stands in the text.
  public let range: SourceRange

  /// Creates a node.
  public init(_ kind: Kind, _ type: Type, _ range: SourceRange) {
    self.kind = kind
    self.type = type
    self.range = range
  }

  /// The kinds of typed expressions.
  public indirect enum Kind: Sendable {

    // MARK: Literals (of the prelude's own types; for other types a `call` of the literal initialiser holds one of these)

    /// An integer of a builtin integer or floating type; the value fits (checked) or is exact.
    case integer(Int128)
    /// A floating literal of type `Double` or `Float`.
    case float(Double)
    /// A Boolean.
    case boolean(Bool)
    /// A `String`, `Character`, `Unicode.Scalar` or `StaticString` by its text.
    case string(String)
    /// `String` made by appending to a `DefaultStringInterpolation` (or to another type's interpolation).
    case interpolation(Interpolation)
    /// An `Array` of the elements.
    case array([TypedExpr])
    /// A `Dictionary` of the pairs.
    case dictionary([(key: TypedExpr, value: TypedExpr)])
    /// `Optional.none`.
    case none
    /// A regex literal (refused by Lowering unless supported).
    case regex(String)

    // MARK: Names

    /// A variable that is not a member: local, parameter, captured, global, or `self`. Type is `lvalue(T)` when it can be written here, else `T`.
    case variable(VarDecl)
    /// `self` of the innermost member around (captured in closures). `lvalue(T)` in mutating members of value types.
    case selfRef
    /// A function, method or initialiser used as a value, with `self` applied when there is one: `f`, `a.m`, `T.init`, `+`.
    case function(Callee)
    /// `T.self`, or a type's name as base of a static member: a metatype value.
    case metatype(Type)
    /// `type(of: x)`.
    case dynamicType(TypedExpr)

    // MARK: Members

    /// A stored or computed property. `base` is `nil` for static members of a concrete type (then `memberOf` has the type in `access.selfType`).
    /// Type is `lvalue(T)` where it is a place (its base is a place or a reference, and it is settable).
    case property(base: TypedExpr?, PropertyAccess)
    /// A subscript.
    case subscriptAccess(base: TypedExpr?, PropertyAccess, arguments: [TypedArgument])
    /// An element of a tuple; `lvalue` when the base is.
    case tupleElement(TypedExpr, Int)
    /// `base[keyPath: k]`; `lvalue(T)` when the key path is writable. The base is a place for `WritableKeyPath`, a value otherwise.
    case keyPathAccess(base: TypedExpr, keyPath: TypedExpr)
    /// An enum case without payload.
    case enumCase(EnumElementDecl)

    // MARK: Calls

    /// A call of a known declaration, an enum case's constructor included.
    case call(Callee, arguments: [TypedArgument])
    /// A call of a function value.
    case apply(TypedExpr, arguments: [TypedArgument])

    // MARK: Functions

    /// A closure; also an autoclosure's argument.
    case closure(TypedClosure)
    /// A key path literal; the type is `KeyPath<…>`, `WritableKeyPath<…>`, `ReferenceWritableKeyPath<…>` or (as function) wrapped in `closure`.
    case keyPath(root: Type, [TypedKeyPathComponent])

    // MARK: Conversions (the target is the node's type)

    /// Reads a place: `lvalue(T)` to `T`.
    case load(TypedExpr)
    /// `T` to `T?`.
    case injectOptional(TypedExpr)
    /// A function value to a function type with other, compatible parameter and result types or effects.
    case convertFunction(TypedExpr)
    /// A class to a superclass.
    case upcast(TypedExpr)
    /// A concrete (or opened, generic) value to an existential.
    case erase(TypedExpr)
    /// An existential to another with fewer demands; also of metatypes.
    case weakenExistential(TypedExpr)
    /// `T.Type` to `any P.Type`, or `Sub.Type` to `Super.Type`.
    case convertMetatype(TypedExpr)
    /// A tuple, element by element: the operand is bound to `variable`s of the elements.
    case convertTuple(TypedExpr, elements: [Int], convert: [TypedConversion])
    /// `[Sub]` to `[Super]`, `[T]` to `[T?]`, `[T]` to `[Any]`, dictionaries and sets likewise: element by element.
    case convertCollection(TypedExpr, elements: [TypedConversion])
    /// `T?` to `U?` where `T` converts to `U`.
    case convertOptional(TypedExpr, TypedConversion)
    /// A value to `AnyHashable`.
    case anyHashable(TypedExpr)
    /// A value of an opened, opaque or dynamic-`Self` type seen as its own equal type, or the reverse: no code.
    case retype(TypedExpr)

    // MARK: Optionals, casts, errors

    /// `x!`; `lvalue` when the operand is. `isImplicit` for an implicitly unwrapped optional.
    case forceUnwrap(TypedExpr, isImplicit: Bool)
    /// `x?` in a chain: unwraps, or leaves the innermost `optionalChain` with `nil`. `lvalue` when the operand is.
    case optionalBind(TypedExpr)
    /// A chain; its operand already has the optional type (`injectOptional` inside where needed).
    case optionalChain(TypedExpr)
    /// `x is T`.
    case isCast(TypedExpr, Type)
    /// `x as? T` gives `T?`; `as!` gives `T`.
    case conditionalCast(TypedExpr, Type)
    /// `x as! T`.
    case forcedCast(TypedExpr, Type)
    /// `try x`: marks nothing for Lowering; errors propagate from the calls that can throw.
    case tryPlain(TypedExpr)
    /// `try? x`; the operand's value is already optional and flattened (SE-0230) by an inner `injectOptional` where needed.
    case tryOptional(TypedExpr)
    /// `try! x`.
    case tryForced(TypedExpr)
    /// `await x`.
    case awaitExpr(TypedExpr)

    // MARK: The rest

    /// `target = value`; the type is `()`. `target` is an `lvalue`, or a `tupleTargets`, or `discardTarget`.
    case assign(target: TypedExpr, value: TypedExpr)
    /// `(a, b)` on the left of `=`.
    case tupleTargets([TypedExpr])
    /// `_` on the left of `=`.
    case discardTarget
    /// `(a, b: c)`.
    case tuple([TypedExpr])
    /// `c ? a : b`.
    case ternary(condition: TypedExpr, then: TypedExpr, else: TypedExpr)
    /// `if` or `switch` (or `do`) as an expression; each branch ends in `TypedStmt.Kind.result`.
    case statement(TypedStmt)
    /// Evaluates `existential`, binds the value inside to the opened type and to `variable`, and gives `body` (already erased again where
    /// its type mentioned the opened type). When `existential` is an `lvalue`, `variable` is a place inside it.
    case openExistential(TypedExpr, opened: Type, variable: VarDecl, body: TypedExpr)
    /// The variable bound by `openExistential` or a conversion, or `makeTemporary`. (Also reachable as `variable`.)
    case bound(VarDecl)
    /// Evaluates `value` once, binds it to `variable`, then gives `body`.
    case letIn(VarDecl, value: TypedExpr, body: TypedExpr)
    /// `#expect(…)`, `#require(…)` and other macros that Lowering or ExerciseSupport knows: the arguments are typed as the macro's declaration says.
    case macro(name: String, arguments: [TypedArgument], pieces: ExpectationPieces?)
    /// The place was refused; never lowered.
    case error
  }
}

/// Which declaration a call goes to, and how.
public struct Callee: Sendable {
  /// How the code is found.
  public enum Dispatch: Sendable {
    /// The declaration itself.
    case direct
    /// The override in the dynamic class of `self`.
    case dynamicClass
    /// The witness of `declaration`, a protocol's requirement, for the (substituted) type of `self`.
    case witness
    /// A local function, which may capture.
    case local
  }
  /// The function, initialiser or enum element (as constructor).
  public let declaration: Decl
  /// How the code is found.
  public let dispatch: Dispatch
  /// What all generic parameters of the declaration stand for, its context's included (`selves` has the `Self` of a protocol).
  public let substitution: Substitution
  /// The receiver: a value, a place (`lvalue`) for `mutating` members of value types, `nil` for free functions, for static members of
  /// a type known statically and for initialisers. A metatype value for static members called on a metatype held in a variable.
  public let receiver: TypedExpr?
  /// The static type of the receiver (the type itself for static members and initialisers), `nil` for free functions.
  public let selfType: Type?
  /// Whether it is called through `super`.
  public let isSuper: Bool
  /// The function's own type after substitution.
  public let functionType: FunctionType
  /// Where the name stands.
  public let nameRange: SourceRange
  /// Creates a callee.
  public init(
    declaration: Decl, dispatch: Dispatch, substitution: Substitution, receiver: TypedExpr?, selfType: Type?,
    isSuper: Bool = false,
    functionType: FunctionType, nameRange: SourceRange
  ) {
    self.declaration = declaration
    self.dispatch = dispatch
    self.substitution = substitution
    self.receiver = receiver
    self.selfType = selfType
    self.isSuper = isSuper
    self.functionType = functionType
    self.nameRange = nameRange
  }
}

/// A use of a property or subscript.
public struct PropertyAccess: Sendable {
  /// A `VarDecl` or `SubscriptDecl`.
  public let declaration: Decl
  /// How its accessors are found; `direct` for a stored property accessed in place, and inside its own accessors and `init`.
  public let dispatch: Callee.Dispatch
  /// What the generic parameters of the declaration and its context stand for.
  public let substitution: Substitution
  /// The static type of the base, or the type itself for static members.
  public let selfType: Type?
  /// Whether the base is `super`.
  public let isSuper: Bool
  /// Whether storage is touched without accessors and observers: in an initialiser before or while `self` is made, in `didSet`/`willSet` of the
  /// property itself (on `self`), and in accessors of macro-made storage.
  public let isStorageDirect: Bool
  /// The type of the value.
  public let valueType: Type
  /// Where the name stands.
  public let nameRange: SourceRange
  /// Creates an access.
  public init(
    declaration: Decl, dispatch: Callee.Dispatch, substitution: Substitution, selfType: Type?, isSuper: Bool = false,
    isStorageDirect: Bool = false, valueType: Type, nameRange: SourceRange
  ) {
    self.declaration = declaration
    self.dispatch = dispatch
    self.substitution = substitution
    self.selfType = selfType
    self.isSuper = isSuper
    self.isStorageDirect = isStorageDirect
    self.valueType = valueType
    self.nameRange = nameRange
  }
}

/// The argument for one parameter, in the order of the parameters.
public enum TypedArgument: Sendable {
  /// A value, already of the parameter's type (for an autoclosure parameter: a `closure`).
  case value(TypedExpr)
  /// `&place`.
  case inoutPlace(TypedExpr)
  /// The parameter's default value, evaluated in the callee's context with the callee's substitution.
  case defaultValue(ParamDecl)
  /// The values of a variadic parameter.
  case variadic([TypedExpr], element: Type)
  /// `#file`, `#line` … as a parameter's default: evaluated at the caller.
  case callerLiteral(TypedExpr)
}

/// How an interpolated string is put together.
public struct Interpolation: Sendable {
  /// The interpolation type (`DefaultStringInterpolation` or a type's own `StringInterpolation`).
  public let builder: Type
  /// `init(literalCapacity:interpolationCount:)` of the builder; arguments are the two integers.
  public let makeBuilder: Callee
  /// In order: literal pieces (calls of `appendLiteral`) and `appendInterpolation` calls; the receiver of each is the builder, a place that
  /// Lowering supplies (`receiver` is `nil` in these callees).
  public let segments: [Segment]
  /// `init(stringInterpolation:)` of the result type, its one argument supplied by Lowering.
  public let finish: Callee

  /// One call on the builder.
  public struct Segment: Sendable {
    /// `appendLiteral` or `appendInterpolation`.
    public let callee: Callee
    /// Its arguments.
    public let arguments: [TypedArgument]
    /// Creates a call.
    public init(callee: Callee, arguments: [TypedArgument]) {
      self.callee = callee
      self.arguments = arguments
    }
  }
  /// Creates the description.
  public init(builder: Type, makeBuilder: Callee, segments: [Segment], finish: Callee) {
    self.builder = builder
    self.makeBuilder = makeBuilder
    self.segments = segments
    self.finish = finish
  }
}

/// A conversion as a function of one value: `body` converts `variable`.
public struct TypedConversion: Sendable {
  /// Stands for the value.
  public let variable: VarDecl
  /// The type of the value before.
  public let from: Type
  /// The converted value, in terms of `bound(variable)`.
  public let body: TypedExpr
  /// Creates a conversion.
  public init(variable: VarDecl, from: Type, body: TypedExpr) {
    self.variable = variable
    self.from = from
    self.body = body
  }
}

/// One resolved step of a key path.
public enum TypedKeyPathComponent: Sendable {
  /// A property or subscript (arguments are values that are evaluated when the key path is made and are `Hashable`).
  case access(PropertyAccess, arguments: [TypedArgument])
  /// An element of a tuple.
  case tupleElement(Int, Type)
  /// `?`
  case optionalBind(Type)
  /// `!`
  case forceUnwrap(Type)
  /// At the end of a chain with `?`: wraps into the optional.
  case optionalWrap(Type)
}

/// A closure with what it captures by list; other captures are found by Lowering.
public final class TypedClosure: @unchecked Sendable {
  /// The parameters' variables (made up for `$0` and for autoclosures none).
  public let parameters: [VarDecl]
  /// Its type.
  public let functionType: FunctionType
  /// The capture list.
  public let captures: [Capture]
  /// The body; a single expression is a `returnStmt`.
  public let body: [TypedStmt]
  /// Where it stands.
  public let range: SourceRange
  /// Whether it is the argument of an `@autoclosure` parameter.
  public let isAutoclosure: Bool
  /// Attributes such as `@MainActor`.
  public let attributes: [Attribute]

  /// An entry of the capture list.
  public struct Capture: Sendable {
    /// What the body sees.
    public let variable: VarDecl
    /// `weak`, `unowned`, `unowned(unsafe)`, or `nil` for a copy.
    public let ownership: String?
    /// Whether the variable is seen as `self`.
    public let isSelf: Bool
    /// The value captured.
    public let value: TypedExpr
    /// Creates an entry.
    public init(variable: VarDecl, ownership: String?, isSelf: Bool, value: TypedExpr) {
      self.variable = variable
      self.ownership = ownership
      self.isSelf = isSelf
      self.value = value
    }
  }
  /// Creates a closure.
  public init(
    parameters: [VarDecl], functionType: FunctionType, captures: [Capture], body: [TypedStmt], range: SourceRange,
    isAutoclosure: Bool = false, attributes: [Attribute] = []
  ) {
    self.parameters = parameters
    self.functionType = functionType
    self.captures = captures
    self.body = body
    self.range = range
    self.isAutoclosure = isAutoclosure
    self.attributes = attributes
  }
}

/// What `#expect` and `#require` show of their condition when it fails.
public struct ExpectationPieces: Sendable {
  /// The source text of the whole condition.
  public let source: String
  /// The operands of a comparison or the receiver and arguments of a call, each bound to a variable that the condition uses, with its source text.
  public let operands: [(variable: VarDecl, value: TypedExpr, source: String)]
  /// The condition in terms of the operands' variables.
  public let condition: TypedExpr
  /// Creates the description.
  public init(source: String, operands: [(variable: VarDecl, value: TypedExpr, source: String)], condition: TypedExpr) {
    self.source = source
    self.operands = operands
    self.condition = condition
  }
}
