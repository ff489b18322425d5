import Tree
import Types

/// The local names in force at a place, innermost first.
final class Scope {
  /// The scope around.
  let parent: Scope?
  /// The innermost declaration around, from which types and members are looked up.
  let context: Decl?
  /// Names that stand for themselves here, in the order of their appearance.
  private var names: [String: [Decl]] = [:]
  /// Whether names of outer scopes belong to another function, and so are captured.
  let isFunctionBorder: Bool
  /// Whether it is in a closure or a `defer` of the context, whose code is a function of its own.
  let isDelayed: Bool

  /// Creates a scope inside `parent`.
  init(parent: Scope?, context: Decl?, isFunctionBorder: Bool = false, isDelayed: Bool = false) {
    self.parent = parent
    self.context = context
    self.isFunctionBorder = isFunctionBorder
    self.isDelayed = isDelayed
  }

  /// A scope inside this one.
  func nested() -> Scope { Scope(parent: self, context: context, isDelayed: isDelayed) }

  /// Makes a name visible; a variable hides what it repeats, functions join.
  func declare(_ name: String, _ decl: Decl) {
    if decl is FuncDecl, let known = names[name], known.allSatisfy({ $0 is FuncDecl }) {
      names[name] = known + [decl]
    } else {
      names[name] = [decl]
    }
  }

  /// What the name means here, or nothing when it isn't local.
  func find(_ name: String) -> [Decl] {
    var scope: Scope? = self
    while let s = scope {
      if let found = s.names[name] { return found }
      scope = s.parent
    }
    return []
  }

  /// Whether this very scope declares the name.
  func declaresHere(_ name: String) -> Decl? { names[name]?.last }

  /// All local names, for suggestions.
  var allNames: [String] { Array(names.keys) + (parent?.allNames ?? []) }

  /// The variable that `self` stands for, when a closure captured it or a condition bound it.
  var capturedSelf: VarDecl? { find("self").last as? VarDecl }
}
