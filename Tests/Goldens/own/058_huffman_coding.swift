indirect enum Huffman {
  case leaf(Character, weight: Int)
  case branch(Huffman, Huffman, weight: Int)

  var weight: Int {
    switch self {
    case .leaf(_, let weight), .branch(_, _, let weight): return weight
    }
  }

  init?(_ text: String) {
    var counts: [Character: Int] = [:]
    text.forEach { counts[$0, default: 0] += 1 }
    var forest = counts.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { Huffman.leaf($0.key, weight: $0.value) }
    guard !forest.isEmpty else { return nil }
    while forest.count > 1 {
      let a = forest.removeFirst(), b = forest.removeFirst()
      let joined = Huffman.branch(a, b, weight: a.weight + b.weight)
      let at = forest.firstIndex { $0.weight > joined.weight } ?? forest.endIndex
      forest.insert(joined, at: at)
    }
    self = forest[0]
  }

  var codes: [Character: String] {
    var table: [Character: String] = [:]
    func walk(_ tree: Huffman, _ prefix: String) {
      switch tree {
      case let .leaf(c, _): table[c] = prefix.isEmpty ? "0" : prefix
      case let .branch(l, r, _):
        walk(l, prefix + "0")
        walk(r, prefix + "1")
      }
    }
    walk(self, "")
    return table
  }

  func encode(_ text: String) -> String {
    let table = codes
    return text.map { table[$0]! }.joined()
  }

  func decode(_ bits: String) -> String {
    var out = ""
    var node = self
    for bit in bits {
      if case let .branch(l, r, _) = node { node = bit == "0" ? l : r }
      if case let .leaf(c, weight: _) = node {
        out.append(c)
        node = self
      }
    }
    return out
  }

  func dump(_ indent: Int = 0) {
    let space = String(repeating: "| ", count: indent)
    switch self {
    case .leaf(let c, weight: let w): print("\(space)\(c.debugDescription) \(w)")
    case .branch(let l, let r, let w):
      print("\(space)+ \(w)")
      l.dump(indent + 1)
      r.dump(indent + 1)
    }
  }
}


for text in ["abracadabra", "zzzz", "to be or not to be", "é→é"] {
  guard let tree = Huffman(text) else { continue }
  let bits = tree.encode(text)
  print("\(text): \(text.utf8.count * 8) -> \(bits.count) bits, \(tree.decode(bits) == text ? "round trip" : "lost")")
  let table = tree.codes.sorted { ($0.value.count, $0.value) < ($1.value.count, $1.value) }
  print("  " + table.map { "\($0.key)=\($0.value)" }.joined(separator: " "))
}
Huffman("hello")!.dump()
print(Huffman("").map { _ in "?" } ?? "nothing to encode")

func burrowsWheeler(_ s: String) -> String {
  let t = Array(s + "$")
  let rotations = t.indices.map { Array(t[$0...] + t[..<$0]) }
  return String(rotations.sorted { $0.lexicographicallyPrecedes($1) }.compactMap(\.last))
}
print(burrowsWheeler("banana"), burrowsWheeler("mississippi"))
func lzw(_ s: String) -> [Int] {
  var dictionary = Dictionary(uniqueKeysWithValues: (97...122).map { (String(UnicodeScalar($0)!), $0 - 97) })
  var current = "", out: [Int] = []
  for c in s {
    let next = current + String(c)
    if dictionary[next] != nil { current = next } else {
      out.append(dictionary[current]!)
      dictionary[next] = dictionary.count
      current = String(c)
    }
  }
  return out + [dictionary[current]].compactMap { $0 }
}
print(lzw("abababab"), lzw("aaaaaa"), lzw("xyz"))
