/// What stands behind an `ObservationRegistrar` and all copies of it: who watches which property.
///
/// It dies with the last copy, usually with its object; nobody is told, and its observations are dropped.
public final class Registrar {
  /// The observed object as the ledger shows it; the one that was accessed last.
  public var subject = Subject.unknown
  /// The watched properties.
  private var slots: [PropertyKey: Slot] = [:]

  /// Creates a registrar without observers.
  public init() {}

  deinit {
    for slot in slots.values { slot.removeAll() }
  }

  /// Whether anybody watches anything.
  @inline(__always)
  var isWatched: Bool { !slots.isEmpty }

  /// The slot of a property, made when there is none.
  func slot(of key: PropertyKey) -> Slot {
    if let slot = slots[key] { return slot }
    let slot = Slot()
    slots[key] = slot
    return slot
  }

  /// The live registrations that watch a property, oldest first. (The toolchain's order is unspecified.)
  func registrations(watching key: PropertyKey) -> [Registration] { slots[key]?.live ?? [] }
}

/// One property of one registrar: its registrations, oldest first.
final class Slot {
  /// The registrations, cancelled ones among them until there are too many.
  private var registrations: [Registration] = []
  /// How many of them are cancelled.
  private var cancelled = 0

  /// The registrations that are not cancelled.
  var live: [Registration] { cancelled == 0 ? registrations : registrations.filter { !$0.isCancelled } }

  /// Adds a registration.
  func add(_ registration: Registration) { registrations.append(registration) }

  /// Notes that one of the registrations was cancelled. Amortised constant time.
  func noteCancelled() {
    cancelled += 1
    guard cancelled * 2 > registrations.count else { return }
    registrations.removeAll(where: \.isCancelled)
    cancelled = 0
  }

  /// Lets all registrations go: the registrar is gone.
  func removeAll() {
    registrations = []
    cancelled = 0
  }
}

/// An observed property, as key paths name it; one object for each property, so that keys are compared by identity.
public final class PropertyKey: Hashable, Sendable {
  /// The key path as Swift writes it, without its root: `\.selection`.
  public let text: String

  /// Creates a key that equals no other.
  public init(_ text: String) { self.text = text }

  /// Whether the two are one.
  public static func == (a: PropertyKey, b: PropertyKey) -> Bool { a === b }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
