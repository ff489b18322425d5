/// A macro as its module declares it: which implementation it has and what it may add.
public struct MacroDeclaration: Sendable {
  /// What a macro may add to the declaration that it is attached to.
  public enum Role: Sendable {
    /// Members of the type.
    case member
    /// Attributes of the type's members.
    case memberAttribute
    /// Accessors of the variable.
    case accessor
    /// Declarations beside it.
    case peer
    /// Extensions of the type, with the conformances named.
    case `extension`
  }

  /// The name after `@`.
  public let name: String
  /// The module of its implementation; `lib<module>.so` holds it.
  public let module: String
  /// The implementation's type.
  public let type: String
  /// What it may add, in the order that the compiler asks for it.
  public let roles: [Role]
  /// The protocols that its extension may make the type conform to.
  public let conformances: [String]
  /// Whether the accessor role always gives a getter, so that none is a mistake.
  public let replacesStorage: Bool

  /// Creates a declaration.
  public init(
    name: String, module: String, type: String, roles: [Role], conformances: [String] = [],
    replacesStorage: Bool = false
  ) {
    self.name = name
    self.module = module
    self.type = type
    self.roles = roles
    self.conformances = conformances
    self.replacesStorage = replacesStorage
  }

  /// The macros of the module `Observation`, as its interface declares them.
  public static let observation: [MacroDeclaration] = [
    MacroDeclaration(
      name: "Observable", module: "ObservationMacros", type: "ObservableMacro",
      roles: [.memberAttribute, .member, .extension], conformances: ["Observation.Observable"]),
    MacroDeclaration(
      name: "ObservationTracked", module: "ObservationMacros", type: "ObservationTrackedMacro",
      roles: [.accessor, .peer], replacesStorage: true),
    MacroDeclaration(
      name: "ObservationIgnored", module: "ObservationMacros", type: "ObservationIgnoredMacro", roles: [.accessor]),
  ]
}
