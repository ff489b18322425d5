/// The compiler's wording of what `Converter+Rules` refuses.
extension String {
  static let functionNeedsBody = "expected '{' in body of function declaration"
  static let initializerNeedsBody = "initializer requires a body"
  static let deinitializerNeedsBody = "expected '{' for deinitializer"
  static let initializerOutsideType = "initializers may only be declared within a type"
  static let protocolMethodHasBody = "protocol methods must not have bodies"
  static let protocolInitializerHasBody = "protocol initializers must not have bodies"
  static let subscriptNeedsAccessors = "expected '{' in subscript to specify getter and setter implementation"
  static let onlyAtFileScope = "declaration is only valid at file scope"
  static let enumCaseOutsideEnum = "enum 'case' is not allowed outside of an enum"
  static let protocolPropertyNeedsAccessors =
    "property in protocol must have explicit { get } or { get set } specifier"
  static let computedLet = "'let' declarations cannot be computed properties"
  static let observedLet = "'let' declarations cannot be observing properties"
  static let accessorsOfSeveralVariables =
    "'var' declarations with multiple variables cannot have explicit getters/setters"
  static let computedNeedsType = "computed property must have an explicit type"
  static let computedWithInitialValue = "variable with getter/setter cannot have an initial value"
  static let lazyLet = "'lazy' cannot be used on a let"
  static let lazyComputed = "'lazy' cannot be used on a computed property"
  static let lazyNeedsInitializer = "lazy properties must have an initializer"
  static let severalAccessLevels = "multiple incompatible access-level modifiers specified"
  static let duplicateModifier = "duplicate modifier"
  static let caseAfterDefault = "additional 'case' blocks cannot appear after the 'default' block of a 'switch'"
  static let whereInAngleBrackets =
    "'where' clause next to generic parameters is obsolete, must be written following the declaration's type"
  static let anonymousArgumentOutsideClosure = "anonymous closure argument not contained in a closure"

  /// `$0` beside written parameters, of which one may have been meant.
  static func anonymousArgumentInExplicitClosure(_ name: String?) -> String {
    "anonymous closure arguments cannot be used inside a closure that has explicit arguments"
      + (name.map { "; did you mean '\($0)'?" } ?? "")
  }
  /// The same accessor again.
  static func accessorTwice(_ kind: String, _ owner: String) -> String {
    switch kind {
    case "get": "\(owner) already has a getter"
    case "set": "\(owner) already has a setter"
    default: "\(owner) already has '\(kind)'"
    }
  }
  /// An observer of what is not stored.
  static func observerWithGetter(_ kind: String) -> String { "'\(kind)' cannot be provided together with a getter" }
  /// A setter alone.
  static func setterWithoutGetter(_ owner: String) -> String { "\(owner) with a setter must also have a getter" }
  /// `static static`.
  static func staticTwice(_ name: String, after first: String) -> String {
    "'\(name)' cannot appear after another 'static' or 'class' keyword"
  }
  /// `case x:` or `default:` and nothing.
  static func caseWithoutStatements(_ isDefault: Bool) -> String {
    "'\(isDefault ? "default" : "case")' label in a 'switch' must have at least one executable statement"
  }
}
