/// Types whose tracked properties tell of their changes.
public protocol Observable {}

/// Keeps who watches which properties of one object.
public struct ObservationRegistrar: Sendable {
  let _extent: _RegistrarExtent
  public init() { _extent = _makeRegistrar() }

  public func access<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    _registrarAccess(_extent, keyPath)
  }
  public func willSet<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    for callback in _registrarWillSet(_extent, keyPath) { callback._call() }
  }
  public func didSet<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    for callback in _registrarDidSet(_extent, keyPath) { callback._call() }
  }
  public func withMutation<Subject: Observable, Member, T>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T
  ) rethrows -> T {
    willSet(subject, keyPath: keyPath)
    defer { didSet(subject, keyPath: keyPath) }
    return try mutation()
  }
}

extension ObservationRegistrar: Hashable {
  public static func == (lhs: ObservationRegistrar, rhs: ObservationRegistrar) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}
