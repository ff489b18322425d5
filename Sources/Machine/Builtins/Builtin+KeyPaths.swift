extension Builtin {
  /// Key paths: equality, joining, reading and writing.
  static let keyPaths: [Builtin] = [
    Builtin("keypath.equal") { _, raw, refs, _ in
      raw[0] = word(KeyPathObject.isEqual(try .keyPath(refs[0]), try .keyPath(refs[1])))
    },
    Builtin("keypath.hashWord") { _, raw, refs, _ in raw[0] = try KeyPathObject.keyPath(refs[0]).identity.hashValue },
    Builtin("keypath.append") { _, _, refs, _ in
      let path = try KeyPathObject.keyPath(refs[0])
      let base = try KeyPathObject.keyPath(refs[1])
      refs[0] = KeyPathObject(parts: base.parts + path.parts)
    },
    Builtin("keypath.description") { _, _, refs, _ in refs[0] = StringObject(try KeyPathObject.keyPath(refs[0]).text) },
    Builtin("keypath.get") { machine, raw, refs, types in
      let path = try KeyPathObject.keyPath(refs[types[0].layout.refs])
      refs[types[0].layout.refs] = nil
      try get(path.parts[...], machine, raw, refs)
    },
    Builtin("keypath.set") { machine, raw, refs, types in
      let root = types[0].layout
      let path = try KeyPathObject.keyPath(refs[root.refs + types[1].layout.refs])
      refs[root.refs + types[1].layout.refs] = nil
      try set(path.parts[...], machine, raw, refs)
    },
  ]

  /// Reads along the parts: the root lies at `raw` and `refs`, the value is put there.
  static func get(
    _ parts: ArraySlice<KeyPathObject.Part>, _ machine: Machine, _ raw: UnsafeMutablePointer<Int>,
    _ refs: UnsafeMutablePointer<HeapObject?>
  ) throws {
    for part in parts { try machine.call(part.getter, raw: raw, refs: refs) }
  }

  /// Writes along the parts: the root lies at `raw` and `refs`, the value behind it; a value root's new value is put in its place.
  private static func set(
    _ parts: ArraySlice<KeyPathObject.Part>, _ machine: Machine, _ raw: UnsafeMutablePointer<Int>,
    _ refs: UnsafeMutablePointer<HeapObject?>
  ) throws {
    guard let first = parts.first, let setter = first.setter else { throw Defect("a key path that can't be written") }
    guard parts.count > 1, let last = parts.last else { return try machine.call(setter, raw: raw, refs: refs) }
    let root = copyValues(raw, refs, first.root)
    let value = copyValues(raw + first.root.raw, refs + first.root.refs, last.value)
    let middle = try withValues(
      root,
      Values(
        raw: [Int](repeating: 0, count: first.value.raw), refs: [HeapObject?](repeating: nil, count: first.value.refs))
    ) {
      try machine.call(first.getter, raw: $0, refs: $1)
    }.prefix(first.value)
    let changed = try withValues(middle, value) { try set(parts.dropFirst(), machine, $0, $1) }.prefix(first.value)
    let next = parts[parts.startIndex + 1]
    let back = next.isReferenceRooted ? middle : changed
    let result = try withValues(root, back) { try machine.call(setter, raw: $0, refs: $1) }
    guard !first.isReferenceRooted else { return }
    for i in 0..<first.root.raw { raw[i] = result.raw[i] }
    for i in 0..<first.root.refs { refs[i] = result.refs[i] }
  }

  /// A copy of values in memory.
  private static func copyValues(
    _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<HeapObject?>, _ layout: Layout
  ) -> Values {
    Values(raw: (0..<layout.raw).map { raw[$0] }, refs: (0..<layout.refs).map { refs[$0] })
  }

  /// Lays a root and a value side by side, runs `body` on them and gives what then lies there.
  static func withValues(
    _ root: Values, _ value: Values,
    _ body: (UnsafeMutablePointer<Int>, UnsafeMutablePointer<HeapObject?>) throws -> Void
  ) throws -> Values {
    var raw = root.raw + value.raw + [0]
    var refs = root.refs + value.refs + [nil]
    try raw.withUnsafeMutableBufferPointer { raw in
      try refs.withUnsafeMutableBufferPointer { refs in
        guard let r = raw.baseAddress, let f = refs.baseAddress else { return }
        try body(r, f)
      }
    }
    return Values(raw: raw, refs: refs)
  }
}

extension KeyPathObject {
  /// The value that the path leads to from a root, in memory of its own.
  public func read(_ root: Values, _ machine: Machine) throws -> Values {
    let raw = parts.map { max($0.root.raw, $0.value.raw) }.max() ?? 0
    let refs = parts.map { max($0.root.refs, $0.value.refs) }.max() ?? 0
    return try Builtin.withValues(
      Values(
        raw: root.raw + [Int](repeating: 0, count: raw), refs: root.refs + [HeapObject?](repeating: nil, count: refs)),
      Values()
    ) { try Builtin.get(parts[...], machine, $0, $1) }
  }
}

extension Values {
  /// The first words and references.
  fileprivate func prefix(_ layout: Layout) -> Values {
    Values(raw: Array(raw.prefix(layout.raw)), refs: Array(refs.prefix(layout.refs)))
  }
}
