extension Builtin {
  /// Text going out and coming in, and the ends of programs.
  static let output: [Builtin] = [
    Builtin("output.write") { machine, _, refs, _ in try machine.write(string(refs[0]).value) },
    Builtin("output.writeError") { machine, _, refs, _ in
      machine.flush()
      machine.errorOutput(string(refs[0]).value)
    },
    Builtin("input.readLine") { machine, raw, refs, _ in
      machine.flush()
      putOptional(machine.input(raw[0] != 0), raw, refs)
    },
    Builtin("process.exit") { machine, raw, _, _ in throw Unwinding.exit(raw[0], machine.trace()) },
    Builtin("testing.record") { machine, _, refs, _ in machine.onIssue?(string(refs[0]).value) },
    Builtin("trap.fatalError") { _, _, refs, _ in throw Trap(string(refs[0]).value) },
  ]

  /// Objects and types. An object is F[0].
  static let objects: [Builtin] = [
    Builtin("object.identity") { _, raw, refs, _ in raw[0] = identity(refs[0]) },
    Builtin("type.identity") { _, raw, refs, _ in
      raw[0] = (refs[0] as? TypeObject).map { Int(bitPattern: Unmanaged.passUnretained($0.type).toOpaque()) } ?? 0
    },
    Builtin("type.name") { _, _, refs, _ in refs[0] = StringObject((refs[0] as? TypeObject)?.type.name ?? "") },
    Builtin("object.isUnique") { _, raw, refs, _ in
      raw[0] = word(refs[0] != nil && isKnownUniquelyReferenced(&refs[0]))
    },
    Builtin("object.isUniqueOptional") { _, raw, refs, _ in
      raw[1] = raw[0]
      raw[0] = word(refs[0] != nil && isKnownUniquelyReferenced(&refs[0]))
    },
  ]

  /// What makes an object distinct: an instance's memory, as a `deinit` sees another handle of it.
  static func identity(_ object: HeapObject?) -> Int {
    if let fields = object as? MemoryObject { return Int(bitPattern: fields.raw) }
    if let box = object as? Box, case .classType = box.type.kind { return identity(box.refs[0]) }
    return object.map { Int(bitPattern: Unmanaged.passUnretained($0).toOpaque()) } ?? 0
  }
}
