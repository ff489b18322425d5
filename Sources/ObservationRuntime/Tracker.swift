/// The tracking of one session: scopes, registrations, notifications.
///
/// It calls nobody: it answers who is to be called, and whoever runs the learner's code does that, in order, and then says so. So
/// `withObservationTracking` is: `beginScope`, run `apply`, `endScope`, and when there is a list `register`. A write is: `willSet`, call the
/// `willSet` of each registration and then `finish` it, store, `didSet`, call the `didSet` of each.
public final class Tracker {
  /// Who is told of events; nobody at first.
  public var recorder: (any Recorder)?
  /// The open scopes, the innermost last.
  private var scopes: [Scope] = []
  /// How many registrations there have been.
  private var registrationCount = 0

  /// An open tracking scope.
  public struct Scope {
    /// What was read so far.
    fileprivate(set) var list = AccessList()
    /// Whether its reads are also those of the scope around it.
    let mergesOutwards: Bool
  }

  /// Creates a tracker with no open scope.
  public init() {}

  // MARK: Scopes

  /// How many scopes are open.
  public var depth: Int { scopes.count }

  /// Opens a scope. Those of `withObservationTracking` merge outwards, those of views do not.
  public func beginScope(mergesOutwards: Bool = true) { scopes.append(Scope(mergesOutwards: mergesOutwards)) }

  /// Closes the innermost scope and answers what was read in it, or `nil` when nothing was: then nobody registers.
  public func endScope() -> AccessList? {
    guard let scope = scopes.popLast(), !scope.list.isEmpty else { return nil }
    if scope.mergesOutwards, !scopes.isEmpty { scopes[scopes.count - 1].list.merge(scope.list) }
    return scope.list
  }

  /// Forgets scopes until `depth` are left: a trap or an interrupt has left them open.
  public func abandonScopes(downTo depth: Int) { scopes.removeLast(max(0, scopes.count - depth)) }

  /// Closes all scopes, unfinished, and returns them: they belong to the task that rests now.
  public func suspendScopes() -> [Scope] {
    defer { scopes = [] }
    return scopes
  }

  /// Opens the scopes again that a task had open when it went to rest.
  public func resume(_ scopes: [Scope]) { self.scopes = scopes }

  // MARK: Reading

  /// `access(_:keyPath:)`: a property is read.
  @inline(__always)
  public func access(_ registrar: Registrar, _ key: PropertyKey) {
    if scopes.isEmpty && recorder == nil { return }
    recordAccess(registrar, key)
  }

  /// Enters a read into the innermost scope and the ledger.
  private func recordAccess(_ registrar: Registrar, _ key: PropertyKey) {
    if !scopes.isEmpty { scopes[scopes.count - 1].list.insert(.init(registrar: registrar, key: key)) }
    recorder?.record(.access(registrar.subject, key.text, isTracked: !scopes.isEmpty))
  }

  // MARK: Registering

  /// Arms callbacks for the first change of anything in `list`, or with `didSet` for all changes (the SPI form).
  public func register(_ list: AccessList, willSet: AnyObject?, didSet: AnyObject? = nil) -> Registration {
    registrationCount += 1
    let registration = Registration(number: registrationCount, willSet: willSet, didSet: didSet)
    for entry in list.entries { registration.watch(entry.registrar.slot(of: entry.key)) }
    recorder?.record(.registered(registration.number, properties: list.count))
    return registration
  }

  /// Ends a registration: after its `onChange` returned, or because its owner says so.
  public func cancel(_ registration: Registration) {
    guard !registration.isCancelled else { return }
    registration.cancel()
    recorder?.record(.cancelled(registration.number))
  }

  // MARK: Writing

  /// `willSet(_:keyPath:)`: who is to be called before the change, in order. Registrations made meanwhile are not among them; ones
  /// cancelled meanwhile are.
  public func willSet(_ registrar: Registrar, _ key: PropertyKey) -> [Registration] {
    guard registrar.isWatched || recorder != nil else { return [] }
    let all = registrar.registrations(watching: key)
    for registration in all { registration.changed = key }
    let heard = all.filter { $0.willSet != nil }
    recorder?.record(.willChange(registrar.subject, key.text, observers: heard.count))
    return heard
  }

  /// Says that the `willSet` of `registration` is about to be called.
  public func begin(_ registration: Registration, _ registrar: Registrar) {
    recorder?.record(.notified(registrar.subject, registration.changed?.text ?? "", registration: registration.number))
  }

  /// Says that the `willSet` of `registration` has returned: one without `didSet` is spent only now.
  public func finish(_ registration: Registration) {
    if registration.didSet == nil { cancel(registration) }
  }

  /// `didSet(_:keyPath:)`: who is to be called after the change, in order.
  public func didSet(_ registrar: Registrar, _ key: PropertyKey) -> [Registration] {
    guard registrar.isWatched || recorder != nil else { return [] }
    recorder?.record(.didChange(registrar.subject, key.text))
    return registrar.registrations(watching: key).filter { $0.didSet != nil }
  }
}
