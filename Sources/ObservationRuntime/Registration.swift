/// One armed `withObservationTracking`, with everything that it watches.
///
/// Watched registrars retain it, and it its callbacks, until it is cancelled or all of them are gone. It retains no object.
public final class Registration {
  /// Its number, counted from 1 by its tracker.
  public let number: Int
  /// What is to be called before a watched property changes; the tracker never looks into it.
  public let willSet: AnyObject?
  /// What is to be called after it has changed.
  public let didSet: AnyObject?
  /// Whether it is over.
  public private(set) var isCancelled = false
  /// The property that changed last.
  public internal(set) var changed: PropertyKey?
  /// What it watches.
  private var slots: [Slot] = []

  /// Creates a registration that watches nothing yet.
  init(number: Int, willSet: AnyObject?, didSet: AnyObject?) {
    self.number = number
    self.willSet = willSet
    self.didSet = didSet
  }

  /// Begins to watch a property.
  func watch(_ slot: Slot) {
    slots.append(slot)
    slot.add(self)
  }

  /// Ends everything that it watches.
  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    let watched = slots
    slots = []
    for slot in watched { slot.noteCancelled() }
  }
}
