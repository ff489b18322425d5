import Machine
import Tree
import Types
import Typing

/// Optional chains in places: where one ends at `nil`, nothing behind it is evaluated.
extension FunctionBuilder {

  /// The place of what is about to change; a chain in it is left before anything else is evaluated.
  func prepareToWrite(_ e: TypedExpr) throws -> Place {
    let place = try prepare(e)
    try checkChains(place)
    return place
  }

  /// Leaves the chains in a place whose optionals are `nil`, as far as looking at them calls none of the learner's accessors.
  func checkChains(_ p: Place) throws {
    switch p {
    case .unwrapped(let base, let whole, _, .chain):
      try checkChains(base)
      if isQuiet(base) { try temporaries { try emitChainExit(ifNil: try tag(of: base, whole)) } }
    case .unwrapped(let base, _, _, .trap), .part(let base, _, _, _, _): try checkChains(base)
    case .accessors(let access): if let base = access.base { try checkChains(base) }
    case .keyPath(let base, _, _, _): try checkChains(base)
    default: break
    }
  }

  /// Whether the optional of some chain in a place is known only by calling the learner's accessors.
  func isChainedLoudly(_ p: Place) -> Bool {
    switch p {
    case .unwrapped(let base, _, _, .chain): !isQuiet(base) || isChainedLoudly(base)
    case .unwrapped(let base, _, _, .trap), .part(let base, _, _, _, _), .keyPath(let base, _, _, _):
      isChainedLoudly(base)
    case .accessors(let access): access.base.map { isChainedLoudly($0) } ?? false
    default: false
    }
  }

  /// Whether reading a place calls nothing of the learner's.
  private func isQuiet(_ p: Place) -> Bool {
    switch p {
    case .registers, .memory, .value, .ownership: true
    case .part(let base, _, _, _, _), .unwrapped(let base, _, _, _): isQuiet(base)
    case .accessors(let access):
      !lowerer.isProgramCode(access.declaration) && (access.base.map { isQuiet($0) } ?? true)
    default: false
    }
  }

  /// Registers with the tag of an optional in a place.
  private func tag(of p: Place, _ whole: Layout) throws -> Slots {
    switch p {
    case .registers(let slots), .value(let slots): return slots
    case .memory(let object, let raw, _, _):
      let slots = allocate(.word)
      add(.getRaw, slots.raw, object, raw)
      return slots
    default:
      let slots = allocate(whole)
      try load(p, into: slots)
      return slots
    }
  }
}
