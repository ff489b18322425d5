import Lowering
import ObservationRuntime
import Tree

extension Session {
  /// Takes what happened to observable objects since the last time, each event with the place of its cause.
  ///
  /// Empty unless the session is traced.
  public func takeEvents() -> [(event: Event, place: SourceRange?)] {
    var calls = 0
    return ledger.take().map { entry in
      var event = entry.event
      switch event {
      case .accessorEntered: calls = 0
      case .equality: calls += 1
      case .gate(let subject, let property, let overload, let notifies, _):
        let asks = overload == .equatable || overload == .equatableIdentity
        event = .gate(
          subject, property, overload: overload, notifies: notifies, equalityCalls: asks ? max(1, calls) : calls)
      default: break
      }
      return (event, entry.place.map { lowerer.places[$0.token].written })
    }
  }
}
