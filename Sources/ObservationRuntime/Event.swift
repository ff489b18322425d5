/// An object or a view as the ledger names it.
public struct Subject: Hashable, Sendable {
  /// The type's name.
  public let type: String
  /// Which of the type's instances, counted from 1 in the order in which the ledger met them; 0 when not known.
  public let number: Int

  /// Creates a name.
  public init(type: String, number: Int) {
    self.type = type
    self.number = number
  }

  /// What has not been named.
  public static let unknown = Subject(type: "?", number: 0)
}

/// A place in the learner's source, as the engine numbers it.
public struct Place: Hashable, Sendable {
  /// The number.
  public let token: Int
  /// Creates a place.
  public init(token: Int) { self.token = token }
}

/// Which function decided whether a write notifies.
public enum GateOverload: String, Hashable, Sendable {
  /// The unconstrained one: always notifies.
  case always = "unconstrained"
  /// `!=`.
  case equatable = "Equatable"
  /// `!==`.
  case identity = "AnyObject"
  /// `!=` of a class.
  case equatableIdentity = "Equatable & AnyObject"
  /// One that the learner wrote.
  case custom = "custom"
}

/// What happened, in the order in which it happened.
public enum Event: Hashable, Sendable {
  /// Sent when an accessor of a tracked property is entered: `get`, `set`, `_modify` or `init`.
  case accessorEntered(Subject, String, accessor: String)
  /// Sent when a registrar is told of a read; tracked when a scope is open.
  case access(Subject, String, isTracked: Bool)
  /// Sent when a setter has asked whether to notify, with the answer and the count of `==` calls that it took.
  case gate(Subject, String, overload: GateOverload, notifies: Bool, equalityCalls: Int)
  /// Sent when a learner's `==` is entered.
  case equality(type: String)
  /// Sent when a property's own `willSet` is entered.
  case propertyWillSet(Subject, String)
  /// Sent when a property's own `didSet` is entered.
  case propertyDidSet(Subject, String)
  /// Sent when a registrar is told that a property will change, with how many registrations are notified.
  case willChange(Subject, String, observers: Int)
  /// Sent when a registrar is told that a property has changed.
  case didChange(Subject, String)
  /// Sent before the callback of a registration is called.
  case notified(Subject, String, registration: Int)
  /// Sent when a tracking scope that read something has been armed.
  case registered(Int, properties: Int)
  /// Sent when a registration is over: its callback has returned.
  case cancelled(Int)
  /// Sent before a view's body runs, with the number of its runs so far.
  case bodyRun(Subject, identity: String, run: Int)
  /// Sent when a view with a new identity appears.
  case appeared(Subject, identity: String)
  /// Sent when the last of an identity disappears.
  case disappeared(Subject, identity: String)
  /// Sent when a view at a position gets another identity, and with it fresh state.
  case identityChanged(Subject, from: String, to: String)
}

/// Who is told of events.
public protocol Recorder: AnyObject {
  /// Takes note of an event that happens now.
  func record(_ event: Event)
}
