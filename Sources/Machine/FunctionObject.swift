/// A function value: code with its captures.
public final class FunctionObject: HeapObject {
  /// The code.
  public let function: Function
  /// The code as the loop sees it.
  let block: UnsafeMutablePointer<CodeBlock>
  /// The captured words.
  public let raw: UnsafeMutablePointer<Int>
  /// The captured references.
  public let refs: UnsafeMutablePointer<HeapObject?>

  /// Creates a function value with the captures that `function.captures` lays out; the references are copied.
  public init(function: Function, raw: [Int] = [], refs: [HeapObject?] = []) {
    self.function = function
    block = function.block
    let layout = function.captures
    precondition(raw.count == layout.raw && refs.count == layout.refs, "captures do not fit their layout")
    let state = StatePointer.current
    let words = max(1, layout.raw + layout.refs)
    self.raw = state.map { $0.allocateBlock(words) } ?? zeroedWords(words)
    self.refs = UnsafeMutableRawPointer(self.raw + layout.raw).assumingMemoryBound(to: HeapObject?.self)
    super.init(state: state, dynamicType: nil, size: 80 + 8 * words)
    for i in 0..<layout.raw { self.raw[i] = raw[i] }
    for i in 0..<layout.refs { self.refs[i] = refs[i] }
  }

  /// Creates a function value of a machine; the references are copied.
  init(
    state: StatePointer, block: UnsafeMutablePointer<CodeBlock>, raw: UnsafeMutablePointer<Int>,
    refs: UnsafeMutablePointer<Reference>
  ) {
    self.block = block
    let captured = block.pointee
    function = captured.function.takeUnretainedValue()
    let words = max(1, captured.captureRaw + captured.captureRefs)
    self.raw = state.allocateBlock(words)
    self.refs = UnsafeMutableRawPointer(self.raw + captured.captureRaw).assumingMemoryBound(to: HeapObject?.self)
    super.init(state: state, dynamicType: nil, size: 80 + 8 * words)
    self.raw.update(from: raw, count: captured.captureRaw)
    for i in 0..<captured.captureRefs { self.words[i] = refs[i]?.retained() }
  }

  /// The references as the loop sees them.
  @inline(__always)
  var words: UnsafeMutablePointer<Reference> { UnsafeMutableRawPointer(refs).assumingMemoryBound(to: Reference.self) }

  deinit {
    let layout = function.captures
    destroyBlock(raw, layout, of: self)
  }
}

/// A value with its dynamic type: `any P`, `Any`, an error. Never changed once made.
public final class Box: HeapObject {
  /// The value's words.
  public let raw: UnsafeMutablePointer<Int>
  /// The value's references.
  public let refs: UnsafeMutablePointer<HeapObject?>

  /// The dynamic type; never an existential.
  public var type: TypeInfo { dynamicType!.takeUnretainedValue() }

  /// Creates a box by taking the references of the payload.
  public convenience init(
    type: TypeInfo, raw source: UnsafeMutablePointer<Int>, taking sourceRefs: UnsafeMutablePointer<HeapObject?>
  ) {
    self.init(
      state: StatePointer.current, type: .passUnretained(type), raw: source,
      taking: UnsafeMutableRawPointer(sourceRefs).assumingMemoryBound(to: Reference.self))
  }

  /// Creates a box of a machine by taking the references of the payload.
  init(
    state: StatePointer?, type: Unmanaged<TypeInfo>, raw source: UnsafeMutablePointer<Int>,
    taking sourceRefs: UnsafeMutablePointer<Reference>
  ) {
    let layout = type._withUnsafeGuaranteedRef { $0.layout }
    let words = max(1, layout.raw + layout.refs)
    raw = state.map { $0.allocateBlock(words) } ?? zeroedWords(words)
    refs = UnsafeMutableRawPointer(raw + layout.raw).assumingMemoryBound(to: HeapObject?.self)
    super.init(state: state, dynamicType: type, size: 80 + 8 * words)
    raw.update(from: source, count: layout.raw)
    for i in 0..<layout.refs {
      self.words[i] = sourceRefs[i]
      sourceRefs[i] = nil
    }
  }

  /// The references as the loop sees them.
  @inline(__always)
  var words: UnsafeMutablePointer<Reference> { UnsafeMutableRawPointer(refs).assumingMemoryBound(to: Reference.self) }

  deinit { destroyBlock(raw, dynamicType!._withUnsafeGuaranteedRef { $0.layout }, of: self) }
}

/// Releases the references of a block that lies as `layout` says, and gives it back to where `object` got it from.
@inline(__always)
func destroyBlock(_ block: UnsafeMutablePointer<Int>, _ layout: Layout, of object: HeapObject) {
  let refs = UnsafeMutableRawPointer(block + layout.raw).assumingMemoryBound(to: Reference.self)
  let words = max(1, layout.raw + layout.refs)
  let done = releaseShallow(refs, layout.refs)
  guard let state = object.state else {
    for i in done..<layout.refs { refs[i]?.release() }
    return block.deallocate()
  }
  if done == layout.refs {
    state.freeBlock(block, words)
  } else {
    state.bury(Dying(type: nil, block: block, words: words, refs: refs, count: layout.refs, next: done))
  }
}

extension Unmanaged {
  /// The reference, counted once more.
  @inline(__always)
  func retained() -> Unmanaged { retain() }
}
