/// Types whose tracked properties tell of their changes.
public protocol Observable {}

/// What stands behind a registrar and all copies of it.
@_layout("ref")
struct _RegistrarExtent: Sendable {
  @_builtin("observation.registrar")
  init()
  @_builtin("observation.access")
  func _access<Subject>(_ path: AnyKeyPath, _ subject: Subject)
  /// The registrations to be called before a change.
  @_builtin("observation.willSet")
  func _willSet<Subject>(_ path: AnyKeyPath, _ subject: Subject) -> _Registrations
  /// The registrations to be called after a change.
  @_builtin("observation.didSet")
  func _didSet(_ path: AnyKeyPath) -> _Registrations
}

/// Registrations in the order in which they are called.
@_layout("ref")
struct _Registrations {
  @_builtin("observation.count")
  var _count: Int { get }
  @_builtin("observation.registration")
  func _registration(_ index: Int) -> _Registration
}

/// One armed `withObservationTracking`.
@_layout("ref")
struct _Registration: Sendable {
  /// Enters the notification into the ledger.
  @_builtin("observation.begin")
  func _begin(_ extent: _RegistrarExtent)
  @_builtin("observation.finish")
  func _finish()
  @_builtin("observation.cancel")
  func _cancel()
  @_builtin("observation.willSetCallback")
  func _willSet() -> (ObservationTracking) -> Void
  @_builtin("observation.didSetCallback")
  func _didSet() -> (ObservationTracking) -> Void
}

/// The properties that were read in a tracking scope.
@_layout("ref")
struct _AccessList: Sendable {
  @_builtin("observation.register")
  func _register(
    _ willSet: ((ObservationTracking) -> Void)?, _ didSet: ((ObservationTracking) -> Void)?
  ) -> _Registration
}

@_builtin("observation.beginScope")
func _beginTrackingScope()
@_builtin("observation.endScope")
func _endTrackingScope() -> _AccessList?

/// Keeps who watches which properties of one object.
public struct ObservationRegistrar: Sendable {
  let _extent: _RegistrarExtent
  public init() { _extent = _RegistrarExtent() }

  public func access<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    _extent._access(keyPath, subject)
  }
  public func willSet<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    let heard = _extent._willSet(keyPath, subject)
    var i = 0
    while i < heard._count {
      let registration = heard._registration(i)
      registration._begin(_extent)
      registration._willSet()(ObservationTracking(_registration: registration, changed: keyPath))
      registration._finish()
      i += 1
    }
  }
  public func didSet<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    let heard = _extent._didSet(keyPath)
    var i = 0
    while i < heard._count {
      let registration = heard._registration(i)
      registration._didSet()(ObservationTracking(_registration: registration, changed: keyPath))
      i += 1
    }
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

/// A registration as its own callbacks see it (an interface for SwiftUI).
public struct ObservationTracking: Sendable {
  let _registration: _Registration
  /// The property that changed.
  public let changed: AnyKeyPath?
  init(_registration: _Registration, changed: AnyKeyPath?) {
    self._registration = _registration
    self.changed = changed
  }
  public func cancel() { _registration._cancel() }
}

public func withObservationTracking<T>(
  _ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void
) -> T {
  _beginTrackingScope()
  let result = apply()
  if let list = _endTrackingScope() {
    let change = onChange()
    _ = list._register({ _ in change() }, nil)
  }
  return result
}

public func withObservationTracking<T>(
  _ apply: () -> T, willSet: @escaping @Sendable (ObservationTracking) -> Void,
  didSet: @escaping @Sendable (ObservationTracking) -> Void
) -> T {
  _beginTrackingScope()
  let result = apply()
  if let list = _endTrackingScope() { _ = list._register(willSet, didSet) }
  return result
}

public func withObservationTracking<T>(
  _ apply: () -> T, willSet: @escaping @Sendable (ObservationTracking) -> Void
) -> T {
  _beginTrackingScope()
  let result = apply()
  if let list = _endTrackingScope() { _ = list._register(willSet, nil) }
  return result
}

public func withObservationTracking<T>(
  _ apply: () -> T, didSet: @escaping @Sendable (ObservationTracking) -> Void
) -> T {
  _beginTrackingScope()
  let result = apply()
  if let list = _endTrackingScope() { _ = list._register(nil, didSet) }
  return result
}
