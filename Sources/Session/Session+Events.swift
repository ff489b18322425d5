import Lowering
import ObservationRuntime
import Tree

extension Session {
  /// Takes what happened to observable objects since the last time, each event with the place of its cause.
  ///
  /// Empty unless the session is traced.
  public func takeEvents() -> [(event: Event, place: SourceRange?)] {
    ledger.take().map { entry in (entry.event, entry.place.map { lowerer.places[$0.token] }) }
  }
}
