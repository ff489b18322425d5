struct Hash {
  static func fnv(_ s: String, seed: UInt32 = 2_166_136_261) -> UInt32 {
    s.utf8.reduce(seed) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
  static func djb2(_ s: String) -> UInt32 {
    var h: UInt32 = 5381
    for b in s.utf8 { h = (h << 5) &+ h &+ UInt32(b) }
    return h
  }
  static func adler(_ s: String) -> UInt32 {
    let (a, b) = s.utf8.reduce((1, 0) as (UInt32, UInt32)) { acc, byte in
      let a = (acc.0 + UInt32(byte)) % 65521
      return (a, (acc.1 + a) % 65521)
    }
    return b << 16 | a
  }
}
print(Hash.fnv("hello"), Hash.djb2("hello"), Hash.adler("Wikipedia"), String(Hash.adler("Wikipedia"), radix: 16))

struct BloomFilter {
  private var bits: [UInt64]
  private let hashes: [(String) -> UInt32] = [{ Hash.fnv($0) }, Hash.djb2, { Hash.fnv($0, seed: 99) }]
  init(words: Int = 4) { bits = [UInt64](repeating: 0, count: words) }
  private func positions(_ s: String) -> [(word: Int, mask: UInt64)] {
    hashes.map { hash in
      let i = Int(hash(s)) % (bits.count * 64)
      return (i / 64, 1 << UInt64(i % 64))
    }
  }
  mutating func insert(_ s: String) { for (w, m) in positions(s) { bits[w] |= m } }
  func mayContain(_ s: String) -> Bool { positions(s).allSatisfy { bits[$0.word] & $0.mask != 0 } }
  var load: Int { bits.map(\.nonzeroBitCount).reduce(0, +) }
}
var filter = BloomFilter()
["swift", "observation", "tracking"].forEach { filter.insert($0) }
print(filter.mayContain("swift"), filter.mayContain("tracking"), filter.mayContain("java"), filter.load)

final class SkipNode<Key: Comparable, Value> {
  let key: Key?
  var value: Value?
  var next: [SkipNode?]
  init(_ key: Key?, _ value: Value?, levels: Int) {
    self.key = key
    self.value = value
    next = Array(repeating: nil, count: levels)
  }
}

final class SkipList<Key: Comparable, Value> {
  private let maxLevel = 4
  private lazy var head = SkipNode<Key, Value>(nil, nil, levels: maxLevel)
  private var coin: UInt32 = 1
  private(set) var count = 0

  private func toss() -> Int {
    coin = coin &* 1_103_515_245 &+ 12345
    return min(maxLevel, (coin >> 16).trailingZeroBitCount % maxLevel + 1)
  }
  private func path(to key: Key) -> [SkipNode<Key, Value>] {
    var node = head
    var path = Array(repeating: head, count: maxLevel)
    for level in stride(from: maxLevel - 1, through: 0, by: -1) {
      while let next = node.next[level], next.key! < key { node = next }
      path[level] = node
    }
    return path
  }
  subscript(key: Key) -> Value? {
    get {
      guard let n = path(to: key)[0].next[0], n.key == key else { return nil }
      return n.value
    }
    set {
      let before = path(to: key)
      if let found = before[0].next[0], found.key == key {
        if newValue != nil { found.value = newValue; return }
        for level in found.next.indices where before[level].next[level] === found { before[level].next[level] = found.next[level] }
        count -= 1
      } else if let newValue {
        let node = SkipNode(key, newValue, levels: toss())
        for level in node.next.indices {
          node.next[level] = before[level].next[level]
          before[level].next[level] = node
        }
        count += 1
      }
    }
  }
  func makeArray() -> [(Key, Value)] {
    Array(sequence(first: head.next[0]) { $0?.next[0] }.lazy.prefix { $0 != nil }.map { ($0!.key!, $0!.value!) })
  }
}
let list = SkipList<Int, String>()
for n in [5, 1, 9, 3, 7, 5] { list[n] = "v\(n)" }
print(list.count, list.makeArray().map(\.0), list[7] ?? "-", list[8] ?? "-")
list[5] = nil; list[100] = nil; list[9]! += "!"
print(list.count, list.makeArray())

struct HashTable<Key: Hashable, Value> {
  private var buckets: [[(key: Key, value: Value)]]
  private(set) var count = 0
  init(capacity: Int) { buckets = Array(repeating: [], count: capacity) }
  private func index(_ key: Key) -> Int { abs(key.hashValue % buckets.count) }
  subscript(key: Key) -> Value? {
    get { buckets[index(key)].first { $0.key == key }?.value }
    set {
      let i = index(key)
      if let j = buckets[i].firstIndex(where: { $0.key == key }) {
        if let v = newValue { buckets[i][j].value = v } else { buckets[i].remove(at: j); count -= 1 }
      } else if let v = newValue {
        buckets[i].append((key, v))
        count += 1
      }
    }
  }
}
var table = HashTable<String, Int>(capacity: 5)
for (i, w) in "one two three four two".split(separator: " ").enumerated() { table[String(w)] = i }
table["one"] = nil
print(table["two"] ?? -1, table["three"]!, table["one"] as Any, table.count)
table["four"]? += 10
print(table["four"]!)
