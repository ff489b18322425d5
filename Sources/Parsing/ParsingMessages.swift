import Tree

/// The wording of what Parsing itself complains about; syntax errors have the toolchain's words.
extension String {
  /// An operator that no declaration introduces.
  static func operatorUnknown(_ name: String) -> String { "cannot find operator '\(name)' in scope" }
  /// A precedence group that no declaration introduces.
  static func precedenceGroupUnknown(_ name: String) -> String { "unknown precedence group '\(name)'" }
  /// Two neighbours between which no precedence is declared.
  static func operatorsNotComparable(
    _ left: String, _ leftGroup: String, _ right: String, _ rightGroup: String
  ) -> String {
    leftGroup == rightGroup
      ? "adjacent operators are in non-associative precedence group '\(leftGroup)'"
      : "adjacent operators are in unordered precedence groups '\(leftGroup)' and '\(rightGroup)'"
  }
  /// The same operator declared twice.
  static let operatorRedeclared = "operator redeclared"
  /// The same precedence group declared twice.
  static let precedenceGroupRedeclared = "precedence group redeclared"
  /// A text nested so deeply that the parser must not see it.
  static func nestedTooDeeply(_ what: String, limit: Int) -> String {
    "\(what) nested more than \(limit) levels deep; the workbook does not parse that"
  }
  /// A statement with so many links in a row that the parser must not see it.
  static func chainTooLong(_ what: String, limit: Int) -> String {
    "more than \(limit) \(what) in one statement; the workbook does not parse that"
  }
}

/// The wording of what can go wrong with macros, the compiler's where it has one.
extension String {
  /// A macro that adds conformances, on a type inside a body.
  static let localTypeWithExtensionMacro = "local type cannot have attached extension macro"
  /// `@M var a, b`.
  static func accessorMacroNeedsSingleVariable(_ name: String) -> String {
    "accessor macro '\(name)()' can only apply to a single variable"
  }
  /// A macro that was to replace a variable's storage and did not.
  static func accessorMacroWroteNoGetter(_ name: String) -> String {
    "expansion of macro '\(name)()' did not produce a non-observing accessor (such as 'get') as expected"
  }
  /// A toolchain without the plugin.
  static func macroImplementationMissing(_ macro: MacroDeclaration) -> String {
    "external macro implementation type '\(macro.module).\(macro.type)' could not be found for macro '\(macro.name)()'"
  }
}
