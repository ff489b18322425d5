import ObservationRuntime

/// A registrar as a value of the prelude.
private final class RegistrarObject: HeapObject {
  /// The registrar.
  let registrar = Registrar()
}

/// A registration as a value of the prelude.
private final class RegistrationObject: HeapObject {
  /// The registration.
  let registration: Registration
  /// Creates a value.
  init(_ registration: Registration) {
    self.registration = registration
    super.init()
  }
}

/// Registrations as a value of the prelude.
private final class RegistrationsObject: HeapObject {
  /// The registrations.
  let registrations: [Registration]
  /// Creates a value.
  init(_ registrations: [Registration]) {
    self.registrations = registrations
    super.init()
  }
}

/// An access list as a value of the prelude.
private final class AccessListObject: HeapObject {
  /// The list.
  let list: AccessList
  /// Creates a value.
  init(_ list: AccessList) {
    self.list = list
    super.init(size: 64 + 32 * list.count)
  }
}

/// The object in a register, of the class that the prelude's declaration says.
private func object<T: HeapObject>(_ reference: HeapObject?, as type: T.Type = T.self) throws -> T {
  guard let object = reference as? T else { throw Defect("a \(T.self) was expected") }
  return object
}

extension Builtin {
  /// Registrars, tracking scopes and registrations.
  static let observation: [Builtin] = [
    Builtin("observation.registrar") { _, _, refs, _ in refs[0] = RegistrarObject() },
    Builtin("observation.access") { machine, _, refs, types in
      let path: KeyPathObject = try object(refs[0])
      let registrar = try registrar(behind: types[0], machine, refs)
      machine.tracker.access(registrar, machine.propertyKey(of: path))
    },
    Builtin("observation.willSet") { machine, _, refs, types in
      let path: KeyPathObject = try object(refs[0])
      let registrar = try registrar(behind: types[0], machine, refs)
      refs[0] = RegistrationsObject(machine.tracker.willSet(registrar, machine.propertyKey(of: path)))
    },
    Builtin("observation.didSet") { machine, _, refs, _ in
      let path: KeyPathObject = try object(refs[0])
      let registrar = try object(refs[1], as: RegistrarObject.self).registrar
      refs[0] = RegistrationsObject(machine.tracker.didSet(registrar, machine.propertyKey(of: path)))
    },
    Builtin("observation.count") { _, raw, refs, _ in
      raw[0] = try object(refs[0], as: RegistrationsObject.self).registrations.count
    },
    Builtin("observation.registration") { _, raw, refs, _ in
      refs[0] = RegistrationObject(try object(refs[0], as: RegistrationsObject.self).registrations[raw[0]])
    },
    Builtin("observation.begin") { machine, _, refs, _ in
      let registrar = try object(refs[0], as: RegistrarObject.self).registrar
      machine.tracker.begin(try object(refs[1], as: RegistrationObject.self).registration, registrar)
    },
    Builtin("observation.finish") { machine, _, refs, _ in
      machine.tracker.finish(try object(refs[0], as: RegistrationObject.self).registration)
    },
    Builtin("observation.cancel") { machine, _, refs, _ in
      machine.tracker.cancel(try object(refs[0], as: RegistrationObject.self).registration)
    },
    Builtin("observation.willSetCallback") { _, _, refs, _ in
      refs[0] = try object(refs[0], as: RegistrationObject.self).registration.willSet as? HeapObject
    },
    Builtin("observation.didSetCallback") { _, _, refs, _ in
      refs[0] = try object(refs[0], as: RegistrationObject.self).registration.didSet as? HeapObject
    },
    Builtin("observation.beginScope") { machine, _, _, _ in machine.tracker.beginScope() },
    Builtin("observation.endScope") { machine, raw, refs, _ in
      let list = machine.tracker.endScope()
      raw[0] = word(list != nil)
      refs[0] = list.map { AccessListObject($0) }
    },
    Builtin("observation.register") { machine, raw, refs, _ in
      let list = try object(refs[2], as: AccessListObject.self).list
      let willSet = raw[0] == 0 ? nil : refs[0]
      let didSet = raw[1] == 0 ? nil : refs[1]
      refs[0] = RegistrationObject(machine.tracker.register(list, willSet: willSet, didSet: didSet))
    },
  ]

  /// The registrar in the register behind the path and a subject of type `type`, which it is told of.
  private static func registrar(
    behind type: TypeInfo, _ machine: Machine, _ refs: UnsafeMutablePointer<HeapObject?>
  ) throws -> Registrar {
    let registrar = try object(refs[1 + type.layout.refs], as: RegistrarObject.self).registrar
    if case .classType = type.kind { registrar.subject = machine.subject(of: refs[1]) }
    return registrar
  }
}

extension Machine {
  /// The property that a key path names, as registrars know it: one object for equal paths.
  func propertyKey(of path: KeyPathObject) -> PropertyKey {
    if let known = path.property { return known }
    let key = propertyKeys[path.identity] ?? PropertyKey(path.text)
    propertyKeys[path.identity] = key
    path.property = key
    return key
  }
}
