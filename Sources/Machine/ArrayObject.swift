/// The storage of an array: elements one after the other, their words and references apart. Shared until written (`unique`).
public final class ArrayObject: HeapObject {
  /// The elements' type.
  public var element: TypeInfo { elementType.takeUnretainedValue() }
  /// How many elements there are.
  public private(set) var count = 0
  /// How many fit without growing.
  public private(set) var capacity: Int
  /// The words of the elements, `rawStride` each.
  public private(set) var raw: UnsafeMutablePointer<Int>
  /// The references of the elements, `refStride` each.
  public private(set) var refs: UnsafeMutablePointer<HeapObject?>
  /// How many raw words an element has.
  public let rawStride: Int
  /// How many references an element has.
  public let refStride: Int
  /// The elements' type, uncounted.
  private let elementType: Unmanaged<TypeInfo>

  /// Creates an empty array with room for `capacity` elements.
  public init(element: TypeInfo, capacity: Int = 0) {
    let layout = element.layout
    elementType = .passUnretained(element)
    rawStride = layout.raw
    refStride = layout.refs
    self.capacity = max(0, capacity)
    raw = .allocate(capacity: max(1, self.capacity * layout.raw))
    refs = .allocate(capacity: max(1, self.capacity * layout.refs))
    super.init(size: 112 + 8 * self.capacity * (layout.raw + layout.refs))
  }

  /// The references as the loop sees them.
  @inline(__always)
  var words: UnsafeMutablePointer<Reference> { UnsafeMutableRawPointer(refs).assumingMemoryBound(to: Reference.self) }

  /// Room for at least `needed` elements, doubling.
  public func reserve(_ needed: Int) {
    guard needed > capacity else { return }
    let larger = max(needed, capacity * 2, 4)
    if rawStride > 0 {
      let moved = UnsafeMutablePointer<Int>.allocate(capacity: larger * rawStride)
      moved.update(from: raw, count: count * rawStride)
      raw.deallocate()
      raw = moved
    }
    if refStride > 0 {
      let moved = UnsafeMutablePointer<HeapObject?>.allocate(capacity: larger * refStride)
      moved.moveInitialize(from: refs, count: count * refStride)
      refs.deallocate()
      refs = moved
    }
    resize(by: 8 * (larger - capacity) * (rawStride + refStride))
    capacity = larger
  }

  /// Adds an element whose references are taken.
  @inline(__always)
  func append(_ source: UnsafeMutablePointer<Int>, taking sourceRefs: UnsafeMutablePointer<Reference>) {
    if count == capacity { reserve(count + 1) }
    let target = raw + count * rawStride
    for i in 0..<rawStride { target[i] = source[i] }
    let targetRefs = words + count * refStride
    for i in 0..<refStride {
      targetRefs[i] = sourceRefs[i]
      sourceRefs[i] = nil
    }
    count += 1
  }

  /// Adds an element whose references are taken.
  public func append(raw source: UnsafeMutablePointer<Int>, taking sourceRefs: UnsafeMutablePointer<HeapObject?>) {
    append(source, taking: UnsafeMutableRawPointer(sourceRefs).assumingMemoryBound(to: Reference.self))
  }

  /// Copies element `index`, references retained, over what lies in the targets, which is released.
  /// - Requires: `index` is in range.
  public func copyElement(
    _ index: Int, raw target: UnsafeMutablePointer<Int>, refs targetRefs: UnsafeMutablePointer<HeapObject?>
  ) {
    for i in 0..<rawStride { target[i] = raw[index * rawStride + i] }
    for i in 0..<refStride { targetRefs[i] = refs[index * refStride + i] }
  }

  /// Replaces element `index` by what lies in the sources, whose references are taken.
  /// - Requires: `index` is in range, and the array is not shared.
  public func replaceElement(
    _ index: Int, raw source: UnsafeMutablePointer<Int>, taking sourceRefs: UnsafeMutablePointer<HeapObject?>
  ) {
    for i in 0..<rawStride { raw[index * rawStride + i] = source[i] }
    for i in 0..<refStride { swap(&refs[index * refStride + i], &sourceRefs[i]) }
    for i in 0..<refStride { sourceRefs[i] = nil }
  }

  /// Makes element `index` zero words and nil references.
  /// - Requires: `index` is in range, and the array is not shared.
  func clearElement(_ index: Int) {
    for i in 0..<rawStride { raw[index * rawStride + i] = 0 }
    for i in 0..<refStride { refs[index * refStride + i] = nil }
  }

  /// Exchanges two elements without counting references.
  /// - Requires: both are in range, and the array is not shared.
  public func exchange(_ i: Int, _ j: Int) {
    guard i != j else { return }
    for k in 0..<rawStride { swap(&raw[i * rawStride + k], &raw[j * rawStride + k]) }
    let words = words
    for k in 0..<refStride {
      let other = words[i * refStride + k]
      words[i * refStride + k] = words[j * refStride + k]
      words[j * refStride + k] = other
    }
  }

  /// Opens a gap of `n` elements before `index`: its references are nil and its words are to be set.
  /// - Requires: `index` is in `0...count`, and the array is not shared.
  public func openGap(at index: Int, count n: Int) {
    reserve(count + n)
    moveWords(raw, from: index * rawStride, to: (index + n) * rawStride, count: (count - index) * rawStride)
    let words = UnsafeMutableRawPointer(refs).assumingMemoryBound(to: Int.self)
    moveWords(words, from: index * refStride, to: (index + n) * refStride, count: (count - index) * refStride)
    for i in index * refStride..<(index + n) * refStride { words[i] = 0 }
    count += n
  }

  /// Removes the elements in `range`.
  /// - Requires: `range` lies in `0..<count`, and the array is not shared.
  public func remove(_ range: Range<Int>) {
    let n = range.count
    let gone = UnsafeMutablePointer<HeapObject?>.allocate(capacity: max(1, n * refStride))
    gone.moveInitialize(from: refs + range.lowerBound * refStride, count: n * refStride)
    let rest = count - range.upperBound
    moveWords(raw, from: range.upperBound * rawStride, to: range.lowerBound * rawStride, count: rest * rawStride)
    let words = UnsafeMutableRawPointer(refs).assumingMemoryBound(to: Int.self)
    moveWords(words, from: range.upperBound * refStride, to: range.lowerBound * refStride, count: rest * refStride)
    count -= n
    bury(gone, count: n * refStride)
  }

  /// An array of its own with the same elements.
  public func copy(capacity: Int = 0) -> ArrayObject {
    let copy = ArrayObject(element: element, capacity: max(count, capacity))
    copy.raw.update(from: raw, count: count * rawStride)
    copy.refs.initialize(from: refs, count: count * refStride)
    copy.count = count
    return copy
  }

  /// The array in `slot`, made the slot's own by copying when it is shared.
  public static func unique(_ slot: inout HeapObject?) -> ArrayObject {
    if !isKnownUniquelyReferenced(&slot) { slot = array(slot).copy() }
    return array(slot)
  }

  /// What stands for an array that is not there.
  nonisolated(unsafe) private static let nothing = ArrayObject(element: nothingType)
  /// The type of its elements, kept alive.
  nonisolated(unsafe) private static let nothingType = TypeInfo(
    name: "()", qualifiedName: "()", kind: .tuple, layout: .empty, token: StringObject.empty)

  /// `object` as an array.
  @inline(__always)
  public static func array(_ object: HeapObject?) -> ArrayObject {
    guard let object, Swift.type(of: object) == ArrayObject.self else { return StatePointer.damaged(nothing) }
    return unsafeDowncast(object, to: ArrayObject.self)
  }

  deinit {
    raw.deallocate()
    bury(refs, count: count * refStride)
  }
}

/// Moves words within `memory`; the ranges may overlap.
private func moveWords(_ memory: UnsafeMutablePointer<Int>, from: Int, to: Int, count: Int) {
  guard count > 0 else { return }
  (memory + to).update(from: memory + from, count: count)
}
