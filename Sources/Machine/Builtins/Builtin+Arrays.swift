extension ArrayObject {
  /// Puts copies of the elements `range` of `other` before `index`.
  /// - Requires: all are in range, the array is not shared, and `other` is another one.
  func insert(_ other: ArrayObject, _ range: Range<Int>, at index: Int) {
    guard !range.isEmpty else { return }
    openGap(at: index, count: range.count)
    for i in 0..<range.count * rawStride { raw[index * rawStride + i] = other.raw[range.lowerBound * rawStride + i] }
    for i in 0..<range.count * refStride { refs[index * refStride + i] = other.refs[range.lowerBound * refStride + i] }
  }

  /// The elements in `range` as an array of their own.
  func part(_ range: Range<Int>) -> ArrayObject {
    let result = ArrayObject(element: element, capacity: range.count)
    result.insert(self, range, at: 0)
    return result
  }

  /// How many bytes `count` elements take.
  static func bytes(_ count: Int, of layout: Layout) -> Int {
    let (bytes, overflows) = count.multipliedReportingOverflow(by: 8 * (layout.raw + layout.refs))
    return overflows ? .max : bytes
  }
}

extension Builtin {
  /// Arrays. Types: the element's. What changes the array takes it behind the other arguments and leaves it behind the result.
  static let arrays: [Builtin] = [
    Builtin("array.new") { _, _, refs, types in refs[0] = ArrayObject(element: types[0]) },
    Builtin("array.capacity") { _, raw, refs, _ in raw[0] = ArrayObject.array(refs[0]).capacity },
    Builtin("array.reserve") { machine, raw, refs, types in
      try machine.checkAllocation(ArrayObject.bytes(max(0, raw[0]), of: types[0].layout))
      ArrayObject.unique(&refs[0]).reserve(raw[0])
    },
    Builtin("array.isSameStorage") { _, raw, refs, _ in raw[0] = word(refs[0] === refs[1]) },
    Builtin("array.repeating") { machine, raw, refs, types in
      let layout = types[0].layout
      let count = raw[layout.raw]
      try machine.checkAllocation(ArrayObject.bytes(count, of: layout))
      let array = ArrayObject(element: types[0], capacity: count)
      array.openGap(at: 0, count: count)
      for k in 0..<layout.raw {
        for i in 0..<count { array.raw[i * layout.raw + k] = raw[k] }
      }
      for k in 0..<layout.refs {
        for i in 0..<count { array.refs[i * layout.refs + k] = refs[k] }
      }
      refs[0] = array
    },
    Builtin("array.uninitialized") { machine, raw, refs, types in
      let layout = types[0].layout
      let count = raw[0]
      try machine.checkAllocation(ArrayObject.bytes(count, of: layout))
      let array = ArrayObject(element: types[0], capacity: count)
      array.openGap(at: 0, count: max(0, count))
      array.raw.update(repeating: 0, count: max(0, count) * layout.raw)
      refs[0] = array
    },
    Builtin("array.forget") { _, raw, refs, _ in
      let array = ArrayObject.unique(&refs[0])
      guard 0..<array.count ~= raw[0] else { throw Trap.indexOutOfRange }
      array.clearElement(raw[0])
    },
    Builtin("array.copy") { machine, raw, refs, _ in
      let array = ArrayObject.array(refs[0])
      guard 0 <= raw[0], raw[0] <= raw[1], raw[1] <= array.count else { throw Trap.indexOutOfRange }
      if raw[0] == 0 && raw[1] == array.count { return }
      refs[0] = array.part(raw[0]..<raw[1])
    },
    Builtin("array.appendArray") { machine, _, refs, types in
      let added = ArrayObject.array(refs[0])
      try machine.checkAllocation(ArrayObject.bytes(added.count, of: types[0].layout))
      let array = ArrayObject.unique(&refs[1])
      if array.count == 0 && array.capacity <= added.count {
        refs[1] = nil
      } else {
        array.insert(added, 0..<added.count, at: array.count)
        swap(&refs[0], &refs[1])
      }
    },
    Builtin("array.replace") { machine, raw, refs, types in
      let added = ArrayObject.array(refs[0])
      try machine.checkAllocation(ArrayObject.bytes(added.count, of: types[0].layout))
      let array = ArrayObject.unique(&refs[1])
      guard 0 <= raw[0], raw[0] <= raw[1], raw[1] <= array.count else { throw Trap.indexOutOfRange }
      if raw[0] < raw[1] { array.remove(raw[0]..<raw[1]) }
      array.insert(added, 0..<added.count, at: raw[0])
      swap(&refs[0], &refs[1])
    },
    Builtin("array.insert") { machine, raw, refs, types in
      let layout = types[0].layout
      let array = ArrayObject.unique(&refs[layout.refs])
      let index = raw[layout.raw]
      guard 0 <= index, index <= array.count else { throw Trap.indexOutOfRange }
      array.openGap(at: index, count: 1)
      array.replaceElement(index, raw: raw, taking: refs)
      if layout.refs > 0 { swap(&refs[0], &refs[layout.refs]) }
    },
    Builtin("array.remove") { _, raw, refs, _ in try removeElement(at: raw[0], raw, refs) },
    Builtin("array.removeLast") { _, raw, refs, _ in
      try removeElement(at: ArrayObject.array(refs[0]).count - 1, raw, refs)
    },
    Builtin("array.clear") { _, raw, refs, types in
      if raw[0] != 0 {
        let array = ArrayObject.unique(&refs[0])
        array.remove(0..<array.count)
      } else {
        refs[0] = ArrayObject(element: types[0])
      }
    },
    Builtin("array.swap") { _, raw, refs, _ in
      let array = ArrayObject.unique(&refs[0])
      guard 0..<array.count ~= raw[0], 0..<array.count ~= raw[1] else { throw Trap.indexOutOfRange }
      array.exchange(raw[0], raw[1])
    },
    Builtin("array.reverse") { _, _, refs, _ in
      let array = ArrayObject.unique(&refs[0])
      for i in 0..<array.count / 2 { array.exchange(i, array.count - 1 - i) }
    },
    Builtin("array.sortNatively") { machine, raw, refs, types in
      try machine.tick(ArrayObject.array(refs[0]).count)
      raw[0] = word(sort(types[0].kind, &refs[0]))
    },
  ]

  /// Takes an element out of the array F[0]: the element lies in front, the array behind it.
  private static func removeElement(
    at index: Int, _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<HeapObject?>
  ) throws {
    let array = ArrayObject.unique(&refs[0])
    guard 0..<array.count ~= index else { throw Trap.indexOutOfRange }
    let stride = array.refStride
    if stride > 0 { swap(&refs[0], &refs[stride]) }
    array.copyElement(index, raw: raw, refs: refs)
    array.remove(index..<index + 1)
  }

  /// Sorts the array in `slot` when its elements are numbers or strings; whether they are.
  private static func sort(_ kind: TypeInfo.Kind, _ slot: inout HeapObject?) -> Bool {
    switch kind {
    case .integer(.uint64): sortNumbers(&slot) { UInt(bitPattern: $0) < UInt(bitPattern: $1) }
    case .integer: sortNumbers(&slot, by: <)
    case .double, .float: sortNumbers(&slot) { double($0) < double($1) }
    case .string, .character: sortStrings(ArrayObject.unique(&slot))
    default: return false
    }
    return true
  }

  /// Sorts the words of an array of numbers.
  private static func sortNumbers(_ slot: inout HeapObject?, by areInIncreasingOrder: (Int, Int) -> Bool) {
    let array = ArrayObject.unique(&slot)
    var words = UnsafeMutableBufferPointer(start: array.raw, count: array.count)
    words.sort(by: areInIncreasingOrder)
  }

  /// Sorts strings.
  private static func sortStrings(_ array: ArrayObject) {
    var sorted = (0..<array.count).map { (text: string(array.refs[$0]).value, object: array.refs[$0]) }
    sorted.sort { $0.text < $1.text }
    for i in 0..<array.count { array.refs[i] = sorted[i].object }
  }
}
