/// The compiler's wording of what `Converter+Rules` refuses.
extension String {
  /// A function without a body.
  static let functionNeedsBody = "expected '{' in body of function declaration"
  /// An initialiser without a body.
  static let initializerNeedsBody = "initializer requires a body"
  /// A deinitialiser without a body.
  static let deinitializerNeedsBody = "expected '{' for deinitializer"
  /// `init` where there is no type.
  static let initializerOutsideType = "initializers may only be declared within a type"
  /// `deinit` where there is no type.
  static let deinitializerOutsideType = "deinitializers may only be declared within a class, actor, or noncopyable type"
  /// `subscript` where there is no type.
  static let subscriptOutsideType = "'subscript' functions may only be declared within a type"
  /// `import` of what is nowhere.
  static func noSuchModule(_ name: String) -> String { "no such module '\(name)'" }
  /// A requirement that does something.
  static let protocolMethodHasBody = "protocol methods must not have bodies"
  /// An initialiser requirement that does something.
  static let protocolInitializerHasBody = "protocol initializers must not have bodies"
  /// A subscript that says how to do nothing.
  static let subscriptNeedsAccessors = "expected '{' in subscript to specify getter and setter implementation"
  /// An import or extension inside something.
  static let onlyAtFileScope = "declaration is only valid at file scope"
  /// `case` where there is no enum.
  static let enumCaseOutsideEnum = "enum 'case' is not allowed outside of an enum"
  /// A requirement that does not say whether it can be set.
  static let protocolPropertyNeedsAccessors =
    "property in protocol must have explicit { get } or { get set } specifier"
  /// `let x: Int { 3 }`.
  static let computedLet = "'let' declarations cannot be computed properties"
  /// `let x: Int { didSet { } }`.
  static let observedLet = "'let' declarations cannot be observing properties"
  /// `var a, b: Int { 3 }`.
  static let accessorsOfSeveralVariables =
    "'var' declarations with multiple variables cannot have explicit getters/setters"
  /// `var x { 3 }`.
  static let computedNeedsType = "computed property must have an explicit type"
  /// `var x: Int = 1 { get { 2 } }`.
  static let computedWithInitialValue = "variable with getter/setter cannot have an initial value"
  /// `lazy let`.
  static let lazyLet = "'lazy' cannot be used on a let"
  /// `lazy` on what is computed, by the learner or by a macro.
  static let lazyComputed = "'lazy' cannot be used on a computed property"
  /// `lazy` with nothing to put off.
  static let lazyNeedsInitializer = "lazy properties must have an initializer"
  /// `public private`.
  static let severalAccessLevels = "multiple incompatible access-level modifiers specified"
  /// The same modifier again.
  static let duplicateModifier = "duplicate modifier"
  /// A case that could never match.
  static let caseAfterDefault = "additional 'case' blocks cannot appear after the 'default' block of a 'switch'"
  /// `<T where T: P>`.
  static let whereInAngleBrackets =
    "'where' clause next to generic parameters is obsolete, must be written following the declaration's type"
  /// `$0` where there is no closure.
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
