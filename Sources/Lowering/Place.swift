import Machine
import Tree
import Types
import Typing

/// A place that can be read, written and changed in place; its indices and object references are evaluated already.
indirect enum Place {
  /// Registers of a variable.
  case registers(Slots)
  /// Fields of the memory object in a reference register.
  case memory(object: Int, raw: Int, refs: Int, Layout)
  /// A part of a value in another place, which has the layout given first.
  case part(Place, whole: Layout, raw: Int, refs: Int, Layout)
  /// What an optional in another place holds; with a trap when it is nil, or leaving the innermost chain.
  case unwrapped(Place, whole: Layout, Layout, Unwrapping)
  /// A property or subscript with accessors.
  case accessors(AccessorPlace)
  /// What a key path leads to, from a base place (or a value).
  case keyPath(base: Place, baseType: Type, path: KeyPathValue, valueType: Type)
  /// A computed local variable.
  case local(VarDecl)
  /// A local variable with observers and the place of its storage.
  case observed(Place, VarDecl)
  /// A weak or unowned variable: `box` holds the reference to its box.
  case ownership(box: Place, String, Type)
  /// A place inside the value that an existential in another place holds: `body`, in terms of `variable`.
  case opened(Place, Type, VarDecl, TypedExpr)
  /// A value that was evaluated; it can't be written.
  case value(Slots)
  /// `_`
  case discard
  /// `(a, b)`
  case tuple([(Place, TypeInfo.Field)])

  /// What happens when an optional place is nil.
  enum Unwrapping {
    /// A trap.
    case trap(isImplicit: Bool, SourceRange)
    /// The chain ends.
    case chain
  }
}

/// A use of a property or subscript that goes through accessors.
final class AccessorPlace {
  /// The base: a place for value types, a value for references, `nil` for static members.
  let base: Place?
  /// The base's concrete type, or the type itself for static members.
  let baseType: Type?
  /// The property or subscript.
  let declaration: Decl
  /// How accessors are found.
  let dispatch: Callee.Dispatch
  /// Concrete types for the declaration's generic parameters.
  let substitution: Substitution
  /// Whether the base is `super`.
  let isSuper: Bool
  /// The evaluated arguments of a subscript, one after the other.
  let arguments: Slots
  /// The concrete type of the value.
  let valueType: Type
  /// The member of the language that fulfils a requirement.
  let synthesis: Synthesis?
  /// Whether a write is the first one, before `self` is whole: it goes through the `init` accessor.
  var isInitialising = false
  /// Where it stands.
  let range: SourceRange

  /// Describes a use.
  init(
    base: Place?, baseType: Type?, declaration: Decl, dispatch: Callee.Dispatch, substitution: Substitution,
    isSuper: Bool,
    arguments: Slots, valueType: Type, synthesis: Synthesis? = nil, range: SourceRange
  ) {
    self.synthesis = synthesis
    self.base = base
    self.baseType = baseType
    self.declaration = declaration
    self.dispatch = dispatch
    self.substitution = substitution
    self.isSuper = isSuper
    self.arguments = arguments
    self.valueType = valueType
    self.range = range
  }
}
