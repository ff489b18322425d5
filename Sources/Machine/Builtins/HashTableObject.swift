/// The storage of dictionaries and sets: entries in the order of insertion, found through buckets of chains.
///
/// A removed entry leaves a gap until the table grows. Keys and values lie flat, each entry's key before its value.
final class HashTableObject: HeapObject {
  /// The keys' and values' layouts.
  let key: Layout, value: Layout
  /// How many entries are in use.
  private(set) var count = 0
  /// How many entries there are with the gaps.
  private(set) var used = 0
  /// How many entries fit.
  private var capacity = 0
  /// The words and references of the entries.
  private(set) var raw: UnsafeMutablePointer<Int>
  private(set) var refs: UnsafeMutablePointer<HeapObject?>
  /// The hash of each entry; the entry behind it in its chain; whether it is in use.
  private var hashes: [Int] = []
  private var next: [Int32] = []
  private var live: [Bool] = []
  /// The first entry of each chain; the count is a power of two.
  private var buckets: [Int32] = []

  /// How many words and references an entry takes.
  var rawStride: Int { key.raw + value.raw }
  var refStride: Int { key.refs + value.refs }

  /// Creates an empty table.
  init(key: Layout, value: Layout) {
    self.key = key
    self.value = value
    raw = .allocate(capacity: 0)
    refs = .allocate(capacity: 0)
    super.init(size: 160)
  }

  deinit {
    raw.deallocate()
    bury(refs, count: used * refStride)
  }

  /// A table of its own with the same entries, gaps included, so that entries keep their numbers.
  func copy() -> HashTableObject {
    let copy = HashTableObject(key: key, value: value)
    copy.grow(to: capacity)
    copy.raw.update(from: raw, count: used * rawStride)
    copy.refs.initialize(from: refs, count: used * refStride)
    (copy.count, copy.used) = (count, used)
    (copy.hashes, copy.next, copy.live, copy.buckets) = (hashes, next, live, buckets)
    return copy
  }

  /// The table in `slot`, made the slot's own by copying when it is shared.
  static func unique(_ slot: inout HeapObject?) -> HashTableObject {
    if !isKnownUniquelyReferenced(&slot) { slot = table(slot).copy() }
    return table(slot)
  }

  /// `object` as a table.
  static func table(_ object: HeapObject?) -> HashTableObject {
    assert(object is HashTableObject, "not a hash table")
    return unsafeDowncast(object.unsafelyUnwrapped, to: HashTableObject.self)
  }

  /// Room for `needed` entries in all.
  func reserve(_ needed: Int) {
    guard needed > capacity else { return }
    grow(to: max(needed, capacity * 2, 8))
    rebuild()
  }

  /// Moves the entries to memory for `larger` ones.
  private func grow(to larger: Int) {
    let movedRaw = UnsafeMutablePointer<Int>.allocate(capacity: larger * rawStride)
    movedRaw.update(from: raw, count: used * rawStride)
    raw.deallocate()
    raw = movedRaw
    let movedRefs = UnsafeMutablePointer<HeapObject?>.allocate(capacity: larger * refStride)
    movedRefs.moveInitialize(from: refs, count: used * refStride)
    refs.deallocate()
    refs = movedRefs
    resize(by: (larger - capacity) * (8 * (rawStride + refStride) + 17))
    capacity = larger
  }

  /// Makes the chains anew.
  private func rebuild() {
    var size = 8
    while size < capacity { size *= 2 }
    buckets = Array(repeating: -1, count: size)
    for entry in 0..<used where live[entry] { link(entry) }
  }

  /// Puts an entry at the end of its chain, so that the older of two equal hashes is met first.
  private func link(_ entry: Int) {
    let bucket = hashes[entry] & (buckets.count - 1)
    next[entry] = -1
    guard buckets[bucket] >= 0 else {
      buckets[bucket] = Int32(entry)
      return
    }
    var last = Int(buckets[bucket])
    while next[last] >= 0 { last = Int(next[last]) }
    next[last] = Int32(entry)
  }

  /// Closes the gaps.
  private func compact() {
    var target = 0
    for entry in 0..<used where live[entry] {
      if target != entry {
        for i in 0..<rawStride { raw[target * rawStride + i] = raw[entry * rawStride + i] }
        for i in 0..<refStride { swap(&refs[target * refStride + i], &refs[entry * refStride + i]) }
        hashes[target] = hashes[entry]
      }
      target += 1
    }
    used = target
    hashes.removeLast(hashes.count - target)
    next.removeLast(next.count - target)
    live = Array(repeating: true, count: target)
    rebuild()
  }

  /// A new entry of that hash; words are to be set, references are nil.
  func add(_ hash: Int) -> Int {
    if used == capacity {
      if count < used * 3 / 4 { compact() } else { reserve(used + 1) }
    }
    let entry = used
    (refs + entry * refStride).initialize(repeating: nil, count: refStride)
    hashes.append(hash)
    next.append(-1)
    live.append(true)
    used += 1
    count += 1
    link(entry)
    return entry
  }

  /// Removes an entry.
  func remove(_ entry: Int) {
    let bucket = hashes[entry] & (buckets.count - 1)
    if Int(buckets[bucket]) == entry {
      buckets[bucket] = next[entry]
    } else {
      var previous = Int(buckets[bucket])
      while Int(next[previous]) != entry { previous = Int(next[previous]) }
      next[previous] = next[entry]
    }
    live[entry] = false
    count -= 1
    for i in 0..<refStride { refs[entry * refStride + i] = nil }
  }

  /// The first entry in use at or after `entry`, or -1.
  func occupied(from entry: Int) -> Int {
    var entry = max(0, entry)
    while entry < used {
      if live[entry] { return entry }
      entry += 1
    }
    return -1
  }

  /// Whether an entry is in use.
  func isLive(_ entry: Int) -> Bool { entry >= 0 && entry < used && live[entry] }

  /// The first entry of that hash, or -1.
  func first(_ hash: Int) -> Int {
    guard !buckets.isEmpty else { return -1 }
    return candidate(Int(buckets[hash & (buckets.count - 1)]), hash)
  }

  /// The entry of the same hash behind `entry`, or -1.
  func candidate(after entry: Int) -> Int { candidate(Int(next[entry]), hashes[entry]) }

  /// The first entry of that hash in the chain that begins at `entry`.
  private func candidate(_ entry: Int, _ hash: Int) -> Int {
    var entry = entry
    while entry >= 0 && hashes[entry] != hash { entry = Int(next[entry]) }
    return entry
  }
}
