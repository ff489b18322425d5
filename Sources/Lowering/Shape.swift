import Machine
import Tree
import Types

/// The calling convention of a specialised function.
///
/// `self` comes first, then the parameters; for setters the new value last. Results: the declared result, then the final values of
/// `inout` parameters in the same order (a mutating `self` first).
struct Shape {

  /// What a parameter is for.
  enum Purpose {
    /// `self`, or the type object of a class's static member.
    case receiver
    /// A declared parameter or the variable of a setter.
    case variable(VarDecl)
    /// Something that only the lowerer knows.
    case anonymous
  }

  /// One parameter.
  struct Parameter {
    /// What it is for.
    let purpose: Purpose
    /// Its concrete type.
    let type: Type
    /// Whether its final value comes back.
    let isInout: Bool
    /// Where it lies in the callee's registers.
    let slots: Slots
    /// Whether it is `self` or the type object of a static member.
    var isReceiver: Bool {
      if case .receiver = purpose { return true }
      return false
    }
  }

  /// The parameters in order.
  private(set) var parameters: [Parameter] = []
  /// All of them.
  private(set) var parameterLayout = Layout.empty
  /// The concrete result type.
  var result: Type
  /// The result's layout.
  var resultLayout: Layout
  /// What a coroutine yields.
  var yielded: Type?
  /// Whether calls can end by an error.
  var canThrow = false

  /// A shape without parameters.
  init(result: Type, layout: Layout) {
    self.result = result
    resultLayout = layout
  }

  /// Adds a parameter.
  mutating func add(_ purpose: Purpose, _ type: Type, _ layout: Layout, isInout: Bool = false) {
    let slots = Slots(raw: parameterLayout.raw, refs: parameterLayout.refs, layout: layout)
    parameters.append(Parameter(purpose: purpose, type: type, isInout: isInout, slots: slots))
    parameterLayout = parameterLayout + layout
  }

  /// The result followed by the final values of inout parameters.
  var resultsLayout: Layout {
    parameters.reduce(resultLayout) { $1.isInout ? $0 + $1.slots.layout : $0 }
  }
}

/// Consecutive registers that hold one value.
struct Slots: Equatable {
  /// The first raw register.
  var raw: Int
  /// The first reference register.
  var refs: Int
  /// How many of each.
  var layout: Layout

  /// A part of the value.
  func part(raw rawOffset: Int, refs refOffset: Int, _ layout: Layout) -> Slots {
    Slots(raw: raw + rawOffset, refs: refs + refOffset, layout: layout)
  }

  /// A part of the value at the same offsets as `inner` has from 0.
  func part(_ inner: Slots) -> Slots { part(raw: inner.raw, refs: inner.refs, inner.layout) }

  /// A field of the value.
  func part(_ field: TypeInfo.Field) -> Slots { part(raw: field.rawOffset, refs: field.refOffset, field.type.layout) }

  /// No registers.
  static let none = Slots(raw: 0, refs: 0, layout: .empty)
}

/// A function with its calling convention.
final class LoweredFunction {
  /// The machine's function.
  let function: Function
  /// How it is called.
  let shape: Shape

  /// Pairs a function with its convention.
  init(function: Function, shape: Shape) {
    self.function = function
    self.shape = shape
  }
}
