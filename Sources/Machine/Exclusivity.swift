/// An open access to a field in memory.
struct Access {
  /// The memory that the field lies in.
  let memory: UnsafeMutablePointer<Int>
  /// The field's raw words.
  let rawStart: Int32, rawEnd: Int32
  /// The field's references.
  let refStart: Int32, refEnd: Int32
  /// Whether it modifies.
  let modifies: Bool
  /// The frame that opened it.
  let frame: FramePointer

  /// An access to a field that `extent` lays out as `beginAccess` does.
  init(memory: UnsafeMutablePointer<Int>, extent: Int, modifies: Bool, frame: FramePointer) {
    self.memory = memory
    rawStart = Int32(extent & 0xFFFF)
    rawEnd = rawStart + Int32(extent >> 16 & 0xFFFF)
    refStart = Int32(extent >> 32 & 0xFFFF)
    refEnd = refStart + Int32(extent >> 48 & 0xFFFF)
    self.modifies = modifies
    self.frame = frame
  }

  /// Whether the two touch the same words and one of them modifies.
  func conflicts(with other: Access) -> Bool {
    guard memory == other.memory, modifies || other.modifies else { return false }
    return (rawStart < other.rawEnd && other.rawStart < rawEnd) || (refStart < other.refEnd && other.refStart < refEnd)
  }
}

extension UnsafeMutablePointer where Pointee == MachineState {
  /// Opens `access`, or answers false when it conflicts with an open one.
  func open(_ access: Access) -> Bool {
    for i in 0..<pointee.accesses.count where pointee.accesses.elements[i].conflicts(with: access) { return false }
    pointee.accesses.push(access)
    pointee.openAccesses = pointee.accesses.count
    return true
  }

  /// Closes the newest access.
  func closeAccess() {
    _ = pointee.accesses.pop()
    pointee.openAccesses = pointee.accesses.count
  }

  /// Closes the newest accesses until `count` are left.
  func closeAccesses(downTo count: Int) {
    pointee.accesses.truncate(to: count)
    pointee.openAccesses = pointee.accesses.count
  }

  /// Whether an instantaneous access may be: only accesses of other frames stand in its way.
  func allows(_ access: Access) -> Bool {
    for i in 0..<pointee.accesses.count {
      let open = pointee.accesses.elements[i]
      if open.frame != access.frame && open.conflicts(with: access) { return false }
    }
    return true
  }
}
