/// Keeps the events of a session, each with the place that caused it.
public final class Ledger: Recorder {
  /// One event.
  public struct Entry: Hashable, Sendable {
    /// What happened.
    public let event: Event
    /// Where the learner's code was.
    public let place: Place?
    /// Creates an entry.
    public init(event: Event, place: Place?) {
      self.event = event
      self.place = place
    }
  }

  /// The events since the last `take`.
  public private(set) var entries: [Entry] = []
  /// How many events there were too many to be kept.
  public private(set) var droppedCount = 0
  /// How many are kept.
  private let capacity: Int
  /// Asked for the place of each event.
  private let place: () -> Place?

  /// Creates an empty ledger that asks `place` where the program is.
  public init(capacity: Int = 100_000, place: @escaping () -> Place? = { nil }) {
    self.capacity = capacity
    self.place = place
  }

  /// Keeps an event, or counts it when there are too many.
  public func record(_ event: Event) {
    guard entries.count < capacity else {
      droppedCount += 1
      return
    }
    entries.append(Entry(event: event, place: place()))
  }

  /// The events since the last time.
  public func take() -> [Entry] {
    defer {
      entries = []
      droppedCount = 0
    }
    return entries
  }
}
