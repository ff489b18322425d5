/// What a reference register can hold.
///
/// An object belongs to the machine that was running on the thread when it was made (or to none), counts in that machine's memory
/// budget, and lives and dies on its thread.
open class HeapObject {
  /// The state of the machine that it belongs to.
  final let state: StatePointer?
  /// The dynamic type of instances and boxes. Whoever makes types keeps them as long as the machine.
  final let dynamicType: Unmanaged<TypeInfo>?
  /// How many bytes it counts for.
  private(set) final var size: Int

  /// Creates an object that counts for `size` bytes in the memory budget.
  public init(size: Int = 48) {
    state = StatePointer.current
    dynamicType = nil
    self.size = size
    state?.account(size)
  }

  /// Creates an object of a machine.
  @inline(__always)
  init(state: StatePointer?, dynamicType: Unmanaged<TypeInfo>?, size: Int) {
    self.state = state
    self.dynamicType = dynamicType
    self.size = size
    state?.account(size)
  }

  deinit { state?.unaccount(size) }

  /// Counts more bytes (or fewer) from now on.
  public final func resize(by bytes: Int) {
    size += bytes
    state?.account(bytes)
  }

  /// Releases `count` references in order, without deep recursion, and gives their memory back: for the `deinit`s of objects that hold
  /// references. The memory is from `allocate(capacity:)`.
  public final func bury(_ refs: UnsafeMutablePointer<HeapObject?>, count: Int) {
    let words = UnsafeMutableRawPointer(refs).assumingMemoryBound(to: Reference.self)
    let block = UnsafeMutableRawPointer(refs).assumingMemoryBound(to: Int.self)
    let done = releaseShallow(words, count)
    if done < count, let state {
      state.bury(Dying(type: nil, block: block, words: -1, refs: words, count: count, next: done))
    } else {
      for i in done..<count { words[i]?.release() }
      block.deallocate()
    }
  }
}

/// Releases references as long as no object dies of it; returns the place of the first that would kill one.
@inline(__always)
func releaseShallow(_ refs: UnsafeMutablePointer<Reference>, _ count: Int) -> Int {
  for i in 0..<count {
    guard let reference = refs[i] else { continue }
    if isLast(&refs[i]) { return i }
    reference.release()
  }
  return count
}

/// Whether the reference is its object's only one.
@inline(__always)
func isLast(_ reference: inout Reference) -> Bool {
  withUnsafeMutablePointer(to: &reference) {
    isKnownUniquelyReferenced(&UnsafeMutableRawPointer($0).assumingMemoryBound(to: HeapObject?.self).pointee)
  }
}

/// A type as a value.
public final class TypeObject: HeapObject {
  /// The type.
  public let type: TypeInfo
  /// Creates a type value.
  public init(_ type: TypeInfo) {
    self.type = type
    super.init()
  }
}

/// A weak reference; a value, in that it is replaced and not changed.
public final class WeakBox: HeapObject {
  /// The object while it lives.
  public private(set) weak var object: HeapObject?
  /// Creates a weak reference.
  public init(_ object: HeapObject?) {
    self.object = object
    super.init()
  }
}

/// An unowned reference. It holds its object weakly, so that reading it too late is a trap and never a stray pointer.
public final class UnownedBox: HeapObject {
  /// The object while it lives.
  public private(set) weak var object: HeapObject?
  /// The object's address, for the message of the trap.
  let address: UnsafeMutableRawPointer
  /// Creates an unowned reference.
  public init(_ object: HeapObject) {
    self.object = object
    address = Unmanaged.passUnretained(object).toOpaque()
    super.init()
  }
}
