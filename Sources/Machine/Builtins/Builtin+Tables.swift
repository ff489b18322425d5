extension HashTableObject {
  /// The hash of a key that the host knows, which lies in R[0…] or F[0…].
  static func hash(_ kind: TypeInfo.Kind, _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<HeapObject?>)
    -> Int
  {
    let word: UInt
    switch kind {
    case .string, .character: return string(refs[0]).value.hashValue
    case .double, .float: word = UInt(bitPattern: hashWord(double(raw[0])))
    default: word = UInt(bitPattern: raw[0])
    }
    let mixed = word &* 0x9E37_79B9_7F4A_7C15
    return Int(bitPattern: mixed ^ (mixed >> 32))
  }

  /// The entry of a key that the host knows, or -1.
  func find(_ kind: TypeInfo.Kind, _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<HeapObject?>) -> Int {
    if count == 0 { return -1 }
    var entry = first(HashTableObject.hash(kind, raw, refs))
    while entry >= 0 {
      switch kind {
      case .string, .character:
        let object = self.refs[entry * refStride]
        if object === refs[0] || string(object).value == string(refs[0]).value { return entry }
      case .double, .float:
        if double(self.raw[entry * rawStride]) == double(raw[0]) { return entry }
      default:
        if self.raw[entry * rawStride] == raw[0] { return entry }
      }
      entry = candidate(after: entry)
    }
    return -1
  }

  /// Adds an entry; key and value lie in R[0…], F[0…] and are taken.
  func insert(_ hash: Int, _ raw: UnsafeMutablePointer<Int>, taking refs: UnsafeMutablePointer<HeapObject?>) -> Int {
    let entry = add(hash)
    for i in 0..<rawStride { self.raw[entry * rawStride + i] = raw[i] }
    for i in 0..<refStride { swap(&self.refs[entry * refStride + i], &refs[i]) }
    return entry
  }

  /// Checks that `entry` is in use.
  func check(_ entry: Int) throws {
    if !isLive(entry) {
      throw Trap("Fatal error: Attempting to access Collection elements using an invalid Index")
    }
  }

  /// Copies words and references of an entry into registers.
  func read(
    _ entry: Int, _ part: Layout, at offset: Layout, _ raw: UnsafeMutablePointer<Int>,
    _ refs: UnsafeMutablePointer<HeapObject?>
  ) {
    for i in 0..<part.raw { raw[i] = self.raw[entry * rawStride + offset.raw + i] }
    for i in 0..<part.refs { refs[i] = self.refs[entry * refStride + offset.refs + i] }
  }

  /// Exchanges words and references of an entry with registers.
  func exchange(
    _ entry: Int, _ part: Layout, at offset: Layout, _ raw: UnsafeMutablePointer<Int>,
    _ refs: UnsafeMutablePointer<HeapObject?>
  ) {
    for i in 0..<part.raw { self.raw[entry * rawStride + offset.raw + i] = raw[i] }
    for i in 0..<part.refs { swap(&self.refs[entry * refStride + offset.refs + i], &refs[i]) }
  }
}

extension Builtin {
  /// Hash tables. Types: key's, value's.
  static let tables: [Builtin] = [
    Builtin("table.new") { _, _, refs, types in
      refs[0] = HashTableObject(key: types[0].layout, value: types[1].layout)
    },
    Builtin("table.count") { _, raw, refs, _ in raw[0] = HashTableObject.table(refs[0]).count },
    Builtin("table.occupied") { _, raw, refs, _ in raw[0] = HashTableObject.table(refs[0]).occupied(from: raw[0]) },
    Builtin("table.isSameStorage") { _, raw, refs, _ in raw[0] = word(refs[0] === refs[1]) },
    Builtin("table.reserve") { machine, raw, refs, types in
      let layout = types[0].layout + types[1].layout + Layout(raw: 3, refs: 0)
      try machine.checkAllocation(ArrayObject.bytes(max(0, raw[0]), of: layout))
      HashTableObject.unique(&refs[0]).reserve(raw[0])
    },
    Builtin("table.clear") { _, raw, refs, types in
      refs[0] = HashTableObject(key: types[0].layout, value: types[1].layout)
    },
    Builtin("table.findNative") { _, raw, refs, types in
      raw[0] = HashTableObject.table(refs[types[0].layout.refs]).find(types[0].kind, raw, refs)
    },
    Builtin("table.insertNative") { _, raw, refs, types in
      let table = HashTableObject.unique(&refs[types[0].layout.refs + types[1].layout.refs])
      let hash = HashTableObject.hash(types[0].kind, raw, refs)
      raw[0] = table.insert(hash, raw, taking: refs)
      moveTable(to: 0, from: table.refStride, refs)
    },
    Builtin("table.firstCandidate") { _, raw, refs, _ in raw[0] = HashTableObject.table(refs[0]).first(raw[0]) },
    Builtin("table.nextCandidate") { _, raw, refs, _ in
      raw[0] = HashTableObject.table(refs[0]).candidate(after: raw[0])
    },
    Builtin("table.insertHashed") { _, raw, refs, types in
      let table = HashTableObject.unique(&refs[types[0].layout.refs + types[1].layout.refs])
      raw[0] = table.insert(raw[table.rawStride], raw, taking: refs)
      moveTable(to: 0, from: table.refStride, refs)
    },
  ]

  /// Entries of hash tables.
  static let tableEntries: [Builtin] = [
    Builtin("table.key") { _, raw, refs, _ in
      let table = HashTableObject.table(refs[0])
      try table.check(raw[0])
      table.read(raw[0], table.key, at: .empty, raw, refs)
    },
    Builtin("table.value") { _, raw, refs, _ in
      let table = HashTableObject.table(refs[0])
      try table.check(raw[0])
      table.read(raw[0], table.value, at: table.key, raw, refs)
    },
    Builtin("table.setKey") { _, raw, refs, types in try set(types[0].layout, at: .empty, raw, refs) },
    Builtin("table.setValue") { _, raw, refs, types in try set(types[1].layout, at: types[0].layout, raw, refs) },
    Builtin("table.takeValue") { _, raw, refs, types in
      let part = types[1].layout
      let entry = raw[0]
      let table = HashTableObject.unique(&refs[0])
      try table.check(entry)
      if part.refs > 0 {
        swap(&refs[0], &refs[part.refs])
        for i in 0..<part.refs { refs[i] = nil }
      }
      for i in 0..<part.raw { raw[i] = table.raw[entry * table.rawStride + table.key.raw + i] }
      for i in 0..<part.refs { swap(&refs[i], &table.refs[entry * table.refStride + table.key.refs + i]) }
    },
    Builtin("table.remove") { _, raw, refs, _ in
      let entry = raw[0]
      let table = HashTableObject.unique(&refs[0])
      try table.check(entry)
      table.remove(entry)
    },
  ]

  /// Replaces a part of an entry by what lies in R[0…], F[0…]; the entry's number lies behind, and then the table.
  private static func set(
    _ part: Layout, at offset: Layout, _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<HeapObject?>
  ) throws {
    let entry = raw[part.raw]
    let table = HashTableObject.unique(&refs[part.refs])
    try table.check(entry)
    table.exchange(entry, part, at: offset, raw, refs)
    moveTable(to: 0, from: part.refs, refs)
  }

  /// Moves the table from one register to another, releasing what was there.
  private static func moveTable(to target: Int, from source: Int, _ refs: UnsafeMutablePointer<HeapObject?>) {
    guard source != target else { return }
    swap(&refs[target], &refs[source])
    refs[source] = nil
  }
}
