import ObservationRuntime

/// What the ledger is told, and where it happened.
extension Machine {
  /// The place of the learner's code that runs, for the ledger: that of the innermost function which the learner wrote.
  public var place: Place? {
    var frame: FramePointer? = state.pointee.current
    while let this = frame {
      let function = this.pointee.block.pointee.function.takeUnretainedValue()
      if function.isUserCode {
        return function.place(at: this.pointee.pc - this.pointee.block.pointee.code - 1).map(Place.init)
      }
      frame = this.pointee.caller
    }
    return nil
  }

  /// An object as the ledger names it: its class and which of the class's instances it is.
  public func subject(of object: HeapObject?) -> Subject {
    guard let instance = object as? Instance else { return .unknown }
    if instance.number == 0 {
      let count = subjectCounts[ObjectIdentifier(instance.type), default: 0] + 1
      subjectCounts[ObjectIdentifier(instance.type)] = count
      instance.number = count
    }
    return Subject(type: instance.type.name, number: Int(instance.number))
  }

  /// Records what an `event` operation says.
  @inline(never)
  func record(
    _ i: Instruction, _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<Reference>, _ frame: FramePointer,
    _ pc: UnsafeMutablePointer<Instruction>
  ) {
    guard let recorder = tracker.recorder else { return }
    frame.pointee.pc = pc
    state.pointee.current = frame
    let descriptor = frame.pointee.block.pointee.function.takeUnretainedValue().pool.events[pc.pointee.word]
    let subject = descriptor.kind == .equals ? .unknown : subject(of: refs[i.bi]?.takeUnretainedValue())
    recorder.record(Event(descriptor, subject, raw + i.ai))
  }
}

extension Event {
  /// The event of `descriptor`, with the operands that its kind has.
  init(_ descriptor: EventDescriptor, _ subject: Subject, _ raw: UnsafeMutablePointer<Int>) {
    switch descriptor.kind {
    case .accessorEntered: self = .accessorEntered(subject, descriptor.property, accessor: descriptor.detail)
    case .gate:
      let overload = GateOverload(rawValue: descriptor.detail) ?? .custom
      self = .gate(subject, descriptor.property, overload: overload, notifies: raw[0] != 0, equalityCalls: raw[1])
    case .willSet: self = .propertyWillSet(subject, descriptor.property)
    case .didSet: self = .propertyDidSet(subject, descriptor.property)
    case .equals: self = .equality(type: descriptor.detail)
    }
  }
}

extension Function {
  /// The place that the instruction at `index` belongs to, as Lowering numbers places.
  public func place(at index: Int) -> Int? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if Int(places[middle].instruction) <= index { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? Int(places[low - 1].place) : nil
  }
}
