/// A declaration.
public class Decl: @unchecked Sendable {
  /// The node's identity.
  public let id: NodeID
  /// Which subclass it is, for a quick switch.
  public let kind: Kind
  /// Where it stands.
  public let range: SourceRange
  /// Where its name stands.
  public let nameRange: SourceRange
  /// Its attributes.
  public let attributes: [Attribute]
  /// Its modifiers.
  public let modifiers: [Modifier]
  /// The declaration around it: a type, extension, function, accessor; `nil` at top level. Set once, when the parent is made.
  public internal(set) unowned(unsafe) var parent: Decl?

  /// The kinds of declarations.
  public enum Kind: UInt8, Sendable {
    case importDecl, binding, variable, parameter, function, initializer, deinitializer, subscriptDecl, accessor,
      nominal,
      extensionDecl, enumElement, typeAlias, associatedType, genericParameter, operatorDecl, macro, conditional
  }

  /// Creates the common part.
  init(
    id: NodeID, kind: Kind, range: SourceRange, nameRange: SourceRange, attributes: [Attribute] = [],
    modifiers: [Modifier] = []
  ) {
    self.id = id
    self.kind = kind
    self.range = range
    self.nameRange = nameRange
    self.attributes = attributes
    self.modifiers = modifiers
  }

  /// Whether a modifier was written.
  public func has(_ modifier: String) -> Bool { modifiers.contains { $0.name == modifier && $0.detail == nil } }

  /// The attribute of that name, if written.
  public func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  /// Whether `static` or `class` was written.
  public var isStatic: Bool { has("static") || has("class") }
}

extension Decl: Hashable {
  /// Two declarations are equal when they are the same node.
  public static func == (a: Decl, b: Decl) -> Bool { a === b }
  /// Hashes the node's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// `import Observation`.
public final class ImportDecl: Decl, @unchecked Sendable {
  /// The dotted path.
  public let path: [String]
  /// Creates an import.
  public init(id: NodeID, range: SourceRange, attributes: [Attribute], modifiers: [Modifier], path: [String]) {
    self.path = path
    super.init(id: id, kind: .importDecl, range: range, nameRange: range, attributes: attributes, modifiers: modifiers)
  }
}

/// `let a = 1, (b, c) = f()`, `var x: Int { … }`.
public final class BindingDecl: Decl, @unchecked Sendable {
  /// One pattern with its initial value.
  public struct Entry: Sendable {
    /// The pattern, `typed` when a type was written.
    public let pattern: Pattern
    /// The initial value.
    public let initializer: Expr?
    /// Creates an entry.
    public init(pattern: Pattern, initializer: Expr?) {
      self.pattern = pattern
      self.initializer = initializer
    }
  }
  /// Whether `let` was written.
  public let isLet: Bool
  /// The entries in order.
  public let entries: [Entry]
  /// The variables that the patterns bind, in order.
  public let variables: [VarDecl]
  /// Creates a binding and becomes the `binding` of its variables.
  public init(
    id: NodeID, range: SourceRange, attributes: [Attribute], modifiers: [Modifier], isLet: Bool, entries: [Entry],
    variables: [VarDecl]
  ) {
    self.isLet = isLet
    self.entries = entries
    self.variables = variables
    super.init(id: id, kind: .binding, range: range, nameRange: range, attributes: attributes, modifiers: modifiers)
    for v in variables { v.binding = self }
  }
}

/// A variable: stored or computed, local, global, member, captured, or bound by a pattern.
public final class VarDecl: Decl, @unchecked Sendable {
  /// Its name.
  public let name: String
  /// Whether it can't be written after its initialisation.
  public let isLet: Bool
  /// Its accessors; empty for a plain stored variable. `{ expr }` alone is a `get`.
  public let accessors: [AccessorDecl]
  /// The declaration that introduced it, when it is a `let`/`var` declaration.
  public internal(set) unowned(unsafe) var binding: BindingDecl?
  /// Creates a variable.
  public init(
    id: NodeID, nameRange: SourceRange, attributes: [Attribute] = [], modifiers: [Modifier] = [], name: String,
    isLet: Bool,
    accessors: [AccessorDecl] = []
  ) {
    self.name = name
    self.isLet = isLet
    self.accessors = accessors
    super.init(
      id: id, kind: .variable, range: nameRange, nameRange: nameRange, attributes: attributes, modifiers: modifiers)
    for a in accessors { a.parent = self }
  }
  /// The accessor of that kind, if written.
  public func accessor(_ kind: AccessorDecl.AccessorKind) -> AccessorDecl? {
    accessors.first { $0.accessorKind == kind }
  }
}

/// A parameter of a function, initialiser, subscript, closure or enum case.
public final class ParamDecl: Decl, @unchecked Sendable {
  /// The argument label; `nil` for `_`.
  public let label: String?
  /// The name inside the body; empty when there is none.
  public let name: String
  /// The type with its specifiers; `nil` in a closure without types.
  public let type: TypeRepr?
  /// Whether `...` follows the type.
  public let isVariadic: Bool
  /// The default value.
  public let defaultValue: Expr?
  /// The variable that the body sees.
  public let variable: VarDecl
  /// Creates a parameter.
  public init(
    id: NodeID, range: SourceRange, nameRange: SourceRange, attributes: [Attribute], label: String?, name: String,
    type: TypeRepr?, isVariadic: Bool, defaultValue: Expr?, variable: VarDecl
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.isVariadic = isVariadic
    self.defaultValue = defaultValue
    self.variable = variable
    super.init(id: id, kind: .parameter, range: range, nameRange: nameRange, attributes: attributes)
    variable.parent = self
  }
}

/// What functions, initialisers, deinitialisers, accessors and subscripts share.
public class FunctionLikeDecl: Decl, @unchecked Sendable {
  /// The generic parameters.
  public let generics: GenericParamClause?
  /// The parameters.
  public let parameters: [ParamDecl]
  /// The effects.
  public let effects: Effects
  /// The `where` clause.
  public let whereClause: [RequirementRepr]
  /// The body; `nil` for a protocol's requirement or a builtin of the prelude. A stored tree decodes it when first asked.
  public var body: BraceBlock? {
    if let decode = pendingBody {
      pendingBody = nil
      storedBody = decode()
    }
    return storedBody
  }
  /// Whether there is a body; never decodes it.
  public var hasBody: Bool { pendingBody != nil || storedBody != nil }
  /// The body once it is known.
  private var storedBody: BraceBlock?
  /// Makes the body of a stored tree.
  var pendingBody: (() -> BraceBlock?)?

  init(
    id: NodeID, kind: Kind, range: SourceRange, nameRange: SourceRange, attributes: [Attribute], modifiers: [Modifier],
    generics: GenericParamClause?, parameters: [ParamDecl], effects: Effects, whereClause: [RequirementRepr],
    body: BraceBlock?
  ) {
    self.generics = generics
    self.parameters = parameters
    self.effects = effects
    self.whereClause = whereClause
    storedBody = body
    super.init(
      id: id, kind: kind, range: range, nameRange: nameRange, attributes: attributes, modifiers: modifiers)
    for p in parameters { p.parent = self }
    for g in generics?.parameters ?? [] { g.parent = self }
    body.map { adopt($0) }
  }

  /// The argument labels.
  public var labels: [String?] { parameters.map(\.label) }
}

/// `func f<T>(a: T) -> U where … { … }`.
public final class FuncDecl: FunctionLikeDecl, @unchecked Sendable {
  /// The name; an operator's spelling for operators.
  public let name: String
  /// The result type; `nil` for `Void`.
  public let resultType: TypeRepr?
  /// Creates a function.
  public init(
    id: NodeID, range: SourceRange, nameRange: SourceRange, attributes: [Attribute], modifiers: [Modifier],
    name: String,
    generics: GenericParamClause?, parameters: [ParamDecl], effects: Effects, resultType: TypeRepr?,
    whereClause: [RequirementRepr], body: BraceBlock?
  ) {
    self.name = name
    self.resultType = resultType
    super.init(
      id: id, kind: .function, range: range, nameRange: nameRange, attributes: attributes, modifiers: modifiers,
      generics: generics, parameters: parameters, effects: effects, whereClause: whereClause, body: body)
  }
  /// Whether the name is an operator's.
  public var isOperator: Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return !(first.properties.isAlphabetic || first == "_" || first == "$" || first.properties.isXIDContinue)
  }
}

/// `init?(…)`.
public final class InitDecl: FunctionLikeDecl, @unchecked Sendable {
  /// How it can fail.
  public enum Failability: UInt8, Sendable { case none, optional, implicitlyUnwrapped }
  /// How it can fail.
  public let failability: Failability
  /// Creates an initialiser.
  public init(
    id: NodeID, range: SourceRange, nameRange: SourceRange, attributes: [Attribute], modifiers: [Modifier],
    failability: Failability, generics: GenericParamClause?, parameters: [ParamDecl], effects: Effects,
    whereClause: [RequirementRepr], body: BraceBlock?
  ) {
    self.failability = failability
    super.init(
      id: id, kind: .initializer, range: range, nameRange: nameRange, attributes: attributes, modifiers: modifiers,
      generics: generics, parameters: parameters, effects: effects, whereClause: whereClause, body: body)
  }
}

/// `deinit { … }`.
public final class DeinitDecl: FunctionLikeDecl, @unchecked Sendable {
  /// Creates a deinitialiser.
  public init(id: NodeID, range: SourceRange, attributes: [Attribute], modifiers: [Modifier], body: BraceBlock?) {
    super.init(
      id: id, kind: .deinitializer, range: range, nameRange: range, attributes: attributes, modifiers: modifiers,
      generics: nil, parameters: [], effects: Effects(), whereClause: [], body: body)
  }
}

/// `subscript(i: Int) -> T { … }`.
public final class SubscriptDecl: FunctionLikeDecl, @unchecked Sendable {
  /// The element type.
  public let resultType: TypeRepr
  /// The accessors; `{ expr }` alone is a `get`.
  public let accessors: [AccessorDecl]
  /// Creates a subscript.
  public init(
    id: NodeID, range: SourceRange, nameRange: SourceRange, attributes: [Attribute], modifiers: [Modifier],
    generics: GenericParamClause?, parameters: [ParamDecl], resultType: TypeRepr, whereClause: [RequirementRepr],
    accessors: [AccessorDecl]
  ) {
    self.resultType = resultType
    self.accessors = accessors
    super.init(
      id: id, kind: .subscriptDecl, range: range, nameRange: nameRange, attributes: attributes, modifiers: modifiers,
      generics: generics, parameters: parameters, effects: Effects(), whereClause: whereClause, body: nil)
    for a in accessors { a.parent = self }
  }
  /// The accessor of that kind, if written.
  public func accessor(_ kind: AccessorDecl.AccessorKind) -> AccessorDecl? {
    accessors.first { $0.accessorKind == kind }
  }
}

/// `get`, `set(v)`, `willSet`, `_modify`, `init(v)` …; its parent is the variable or subscript.
public final class AccessorDecl: FunctionLikeDecl, @unchecked Sendable {
  /// The kinds of accessors.
  public enum AccessorKind: String, Sendable {
    case get, set, willSet, didSet
    case read = "_read"
    case modify = "_modify"
    case initAccessor = "init"
    case unsafeAddress, unsafeMutableAddress
  }
  /// Which it is.
  public let accessorKind: AccessorKind
  /// The variable of `set`, `willSet`, `didSet`, `init`: the named one or the implicit `newValue`/`oldValue`.
  public let parameter: VarDecl?
  /// Whether the parameter's name was written.
  public let hasExplicitParameter: Bool
  /// Creates an accessor.
  public init(
    id: NodeID, range: SourceRange, attributes: [Attribute], modifiers: [Modifier], accessorKind: AccessorKind,
    parameter: VarDecl?, hasExplicitParameter: Bool, effects: Effects, body: BraceBlock?
  ) {
    self.accessorKind = accessorKind
    self.parameter = parameter
    self.hasExplicitParameter = hasExplicitParameter
    super.init(
      id: id, kind: .accessor, range: range, nameRange: range, attributes: attributes, modifiers: modifiers,
      generics: nil, parameters: [], effects: effects, whereClause: [], body: body)
    parameter?.parent = self
  }
}

/// `struct`, `enum`, `class`, `actor`, `protocol`.
public final class NominalDecl: Decl, @unchecked Sendable {
  /// The kinds of nominal types.
  public enum NominalKind: String, Sendable {
    case structType = "struct"
    case enumType = "enum"
    case classType = "class"
    case actorType = "actor"
    case protocolType = "protocol"
  }
  /// Which it is.
  public let nominalKind: NominalKind
  /// Its name.
  public let name: String
  /// The generic parameters; for a protocol, its primary associated types are in `primaryAssociatedTypes`.
  public let generics: GenericParamClause?
  /// The names in `protocol P<A, B>`.
  public let primaryAssociatedTypes: [String]
  /// The inheritance clause.
  public let inherited: [TypeRepr]
  /// The `where` clause.
  public let whereClause: [RequirementRepr]
  /// The members, those that macros added included.
  public let members: [Decl]
  /// Creates a type.
  public init(
    id: NodeID, range: SourceRange, nameRange: SourceRange, attributes: [Attribute], modifiers: [Modifier],
    nominalKind: NominalKind, name: String, generics: GenericParamClause?, primaryAssociatedTypes: [String],
    inherited: [TypeRepr], whereClause: [RequirementRepr], members: [Decl]
  ) {
    self.nominalKind = nominalKind
    self.name = name
    self.generics = generics
    self.primaryAssociatedTypes = primaryAssociatedTypes
    self.inherited = inherited
    self.whereClause = whereClause
    self.members = members
    super.init(
      id: id, kind: .nominal, range: range, nameRange: nameRange, attributes: attributes, modifiers: modifiers)
    adopt(members)
    for g in generics?.parameters ?? [] { g.parent = self }
  }
  /// Whether its values are references.
  public var isClass: Bool { nominalKind == .classType || nominalKind == .actorType }
}

/// `extension T: P where … { … }`.
public final class ExtensionDecl: Decl, @unchecked Sendable {
  /// The type that is extended.
  public let extendedType: TypeRepr
  /// The inheritance clause.
  public let inherited: [TypeRepr]
  /// The `where` clause.
  public let whereClause: [RequirementRepr]
  /// The members.
  public let members: [Decl]
  /// Creates an extension.
  public init(
    id: NodeID, range: SourceRange, attributes: [Attribute], modifiers: [Modifier], extendedType: TypeRepr,
    inherited: [TypeRepr], whereClause: [RequirementRepr], members: [Decl]
  ) {
    self.extendedType = extendedType
    self.inherited = inherited
    self.whereClause = whereClause
    self.members = members
    super.init(
      id: id, kind: .extensionDecl, range: range, nameRange: extendedType.range, attributes: attributes,
      modifiers: modifiers)
    adopt(members)
  }
}

/// One element of an enum's `case`.
public final class EnumElementDecl: Decl, @unchecked Sendable {
  /// Its name.
  public let name: String
  /// The payload; `nil` without parentheses.
  public let payload: [ParamDecl]?
  /// The raw value, if written.
  public let rawValue: Expr?
  /// Whether `indirect` stands at the case or at the enum.
  public let isIndirect: Bool
  /// Creates an element.
  public init(
    id: NodeID, range: SourceRange, nameRange: SourceRange, attributes: [Attribute], modifiers: [Modifier],
    name: String,
    payload: [ParamDecl]?, rawValue: Expr?, isIndirect: Bool
  ) {
    self.name = name
    self.payload = payload
    self.rawValue = rawValue
    self.isIndirect = isIndirect
    super.init(
      id: id, kind: .enumElement, range: range, nameRange: nameRange, attributes: attributes, modifiers: modifiers)
    for p in payload ?? [] { p.parent = self }
  }
}

/// `typealias A<T> = B`.
public final class TypeAliasDecl: Decl, @unchecked Sendable {
  /// Its name.
  public let name: String
  /// The generic parameters.
  public let generics: GenericParamClause?
  /// What it stands for.
  public let underlying: TypeRepr
  /// The `where` clause.
  public let whereClause: [RequirementRepr]
  /// Creates an alias.
  public init(
    id: NodeID, range: SourceRange, nameRange: SourceRange, attributes: [Attribute], modifiers: [Modifier],
    name: String,
    generics: GenericParamClause?, underlying: TypeRepr, whereClause: [RequirementRepr]
  ) {
    self.name = name
    self.generics = generics
    self.underlying = underlying
    self.whereClause = whereClause
    super.init(
      id: id, kind: .typeAlias, range: range, nameRange: nameRange, attributes: attributes, modifiers: modifiers)
    for g in generics?.parameters ?? [] { g.parent = self }
  }
}

/// `associatedtype A: P = D where …`.
public final class AssociatedTypeDecl: Decl, @unchecked Sendable {
  /// Its name.
  public let name: String
  /// The inheritance clause.
  public let inherited: [TypeRepr]
  /// The default.
  public let defaultType: TypeRepr?
  /// The `where` clause.
  public let whereClause: [RequirementRepr]
  /// Creates an associated type.
  public init(
    id: NodeID, range: SourceRange, nameRange: SourceRange, attributes: [Attribute], modifiers: [Modifier],
    name: String,
    inherited: [TypeRepr], defaultType: TypeRepr?, whereClause: [RequirementRepr]
  ) {
    self.name = name
    self.inherited = inherited
    self.defaultType = defaultType
    self.whereClause = whereClause
    super.init(
      id: id, kind: .associatedType, range: range, nameRange: nameRange, attributes: attributes, modifiers: modifiers)
  }
}

/// `T: P` or `each T` in angle brackets.
public final class GenericParamDecl: Decl, @unchecked Sendable {
  /// Its name.
  public let name: String
  /// The constraint after the colon.
  public let inherited: TypeRepr?
  /// Whether `each` was written.
  public let isPack: Bool
  /// Creates a generic parameter.
  public init(id: NodeID, range: SourceRange, name: String, inherited: TypeRepr?, isPack: Bool) {
    self.name = name
    self.inherited = inherited
    self.isPack = isPack
    super.init(id: id, kind: .genericParameter, range: range, nameRange: range)
  }
}

/// `infix operator +++: Precedence`, or `precedencegroup`; folding has already used them.
public final class OperatorDecl: Decl, @unchecked Sendable {
  /// The operator or the group's name.
  public let name: String
  /// `prefix`, `postfix`, `infix` or `precedencegroup`.
  public let fixity: String
  /// Creates an operator declaration.
  public init(id: NodeID, range: SourceRange, modifiers: [Modifier], name: String, fixity: String) {
    self.name = name
    self.fixity = fixity
    super.init(id: id, kind: .operatorDecl, range: range, nameRange: range, modifiers: modifiers)
  }
}
