/// Fields in memory: a class instance or a cell of a captured or global variable.
public class MemoryObject: HeapObject {
  /// The raw words.
  public final let raw: UnsafeMutablePointer<Int>
  /// The references.
  public final let refs: UnsafeMutablePointer<HeapObject?>
  /// How many raw words.
  final let rawCount: Int32
  /// How many references.
  final let refCount: Int32
  /// The next older object of the machine.
  fileprivate final var older: Unmanaged<MemoryObject>?
  /// The next newer object of the machine.
  fileprivate final var newer: Unmanaged<MemoryObject>?

  /// Creates an object with zero words and nil references.
  public convenience init(layout: Layout) {
    self.init(state: StatePointer.current, type: nil, layout: layout)
  }

  /// Creates an object of a machine.
  @inline(__always)
  init(state: StatePointer?, type: Unmanaged<TypeInfo>?, layout: Layout) {
    let words = max(1, layout.raw + layout.refs)
    raw = state.map { $0.allocateBlock(words) } ?? zeroedWords(words)
    refs = UnsafeMutableRawPointer(raw + layout.raw).assumingMemoryBound(to: HeapObject?.self)
    rawCount = Int32(truncatingIfNeeded: layout.raw)
    refCount = Int32(truncatingIfNeeded: layout.refs)
    super.init(state: state, dynamicType: type, size: 96 + words * 8)
    enlist()
  }

  /// Takes over memory, for the handle that a `deinit` sees.
  init(handleFor object: Dying, rawCount: Int, state: StatePointer, type: Unmanaged<TypeInfo>) {
    raw = object.block
    refs = UnsafeMutableRawPointer(object.refs).assumingMemoryBound(to: HeapObject?.self)
    self.rawCount = Int32(truncatingIfNeeded: rawCount)
    refCount = Int32(truncatingIfNeeded: object.count)
    super.init(state: state, dynamicType: type, size: 96)
  }

  /// How many of each.
  public final var layout: Layout { Layout(raw: Int(rawCount), refs: Int(refCount)) }

  /// The references as the loop sees them.
  @inline(__always)
  final var words: UnsafeMutablePointer<Reference> {
    UnsafeMutableRawPointer(refs).assumingMemoryBound(to: Reference.self)
  }

  /// How many words the memory has.
  @inline(__always)
  final var wordCount: Int { max(1, Int(rawCount) + Int(refCount)) }

  /// Releases the fields in order and gives the memory back, after the `deinit`s of `type`.
  @inline(__always)
  final func destroyFields(type: Unmanaged<TypeInfo>?) {
    delist()
    guard let state else { return destroyWithoutMachine() }
    let count = Int(refCount)
    let done = type == nil ? releaseShallow(words, count) : 0
    if type == nil && done == count {
      state.freeBlock(raw, wordCount)
    } else {
      state.bury(Dying(type: type, block: raw, words: wordCount, refs: words, count: count, next: done))
    }
  }

  /// Releases the fields of an object that belongs to no machine.
  private final func destroyWithoutMachine() {
    for i in 0..<Int(refCount) { words[i]?.release() }
    raw.deallocate()
  }
}

/// The list of objects that can form cycles.
extension MemoryObject {
  /// Enters the machine's list.
  @inline(__always)
  private final func enlist() {
    guard let state else { return }
    let this = Unmanaged.passUnretained(self)
    older = state.pointee.newestObject
    older?._withUnsafeGuaranteedRef { $0.newer = this }
    state.pointee.newestObject = this
  }

  /// Leaves the machine's list.
  @inline(__always)
  private final func delist() {
    guard let state else { return }
    older?._withUnsafeGuaranteedRef { $0.newer = newer }
    if let newer {
      newer._withUnsafeGuaranteedRef { $0.older = older }
    } else if let newest = state.pointee.newestObject, newest.toOpaque() == Unmanaged.passUnretained(self).toOpaque() {
      state.pointee.newestObject = older
    }
  }

  /// This object and all older ones of the machine.
  final var selfAndOlder: [MemoryObject] {
    var all: [MemoryObject] = [self]
    while let next = all[all.count - 1].older { all.append(next.takeUnretainedValue()) }
    return all
  }
}

/// A cell of a captured, global or boxed variable, or an indirect enum's payload.
public final class Cell: MemoryObject {
  deinit { destroyFields(type: nil) }
}

/// An instance of a class.
public final class Instance: MemoryObject {
  /// Whose the memory is.
  private var ownership = Ownership.own
  /// Its number among those of its type that the ledger has met; 0 until then.
  var number: Int32 = 0

  /// Whose the memory of an instance is.
  private enum Ownership {
    /// The instance's; its `deinit` has not run.
    case own
    /// The dying object's whose `deinit` runs; this is what stands for `self` there.
    case borrowed
    /// The instance's, but its `deinit` has run: it escaped.
    case spent
  }

  /// Creates an instance of `type` with zero words and nil references.
  public convenience init(type: TypeInfo) {
    self.init(state: StatePointer.current, type: .passUnretained(type), layout: type.storage)
  }

  /// Creates an instance of a machine.
  @inline(__always)
  override init(state: StatePointer?, type: Unmanaged<TypeInfo>?, layout: Layout) {
    super.init(state: state, type: type, layout: layout)
  }

  /// Creates what stands for `self` in the `deinit` of a dying object.
  init(standingFor object: Dying, state: StatePointer, type: Unmanaged<TypeInfo>) {
    ownership = .borrowed
    super.init(
      handleFor: object, rawCount: type._withUnsafeGuaranteedRef { $0.storage.raw }, state: state, type: type)
  }

  /// The class.
  public var type: TypeInfo { dynamicType!.takeUnretainedValue() }

  /// Makes the memory this handle's: it outlives the `deinit`.
  func adoptMemory() { ownership = .spent }

  /// Lets the instance end without its `deinit`: its initialiser failed.
  public func forgoDeinit() { ownership = .spent }

  deinit {
    switch ownership {
    case .own: destroyFields(type: hasDeinitializers ? dynamicType : nil)
    case .borrowed: break
    case .spent: destroyFields(type: nil)
    }
  }

  /// Whether learner's code runs at the end.
  @inline(__always)
  private var hasDeinitializers: Bool { dynamicType!._withUnsafeGuaranteedRef { $0.hasDeinitializers } }
}
