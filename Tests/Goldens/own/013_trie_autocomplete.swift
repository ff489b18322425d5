final class TrieNode {
  var children: [Character: TrieNode] = [:]
  var isEnd = false
  var weight = 0
}

struct Trie {
  private let root = TrieNode()
  private(set) var count = 0

  mutating func insert(_ word: String, weight: Int = 1) {
    var node = root
    for c in word {
      if node.children[c] == nil { node.children[c] = TrieNode() }
      node = node.children[c]!
    }
    if !node.isEnd { count += 1 }
    node.isEnd = true
    node.weight += weight
  }

  private func node(at prefix: String) -> TrieNode? {
    var node: TrieNode? = root
    for c in prefix { node = node?.children[c] }
    return node
  }

  func contains(_ word: String) -> Bool { node(at: word)?.isEnd ?? false }
  func startsWith(_ prefix: String) -> Bool { node(at: prefix) != nil }

  func completions(of prefix: String, limit: Int = .max) -> [String] {
    guard let start = node(at: prefix) else { return [] }
    var found: [(word: String, weight: Int)] = []
    func walk(_ node: TrieNode, _ soFar: String) {
      if node.isEnd { found.append((soFar, node.weight)) }
      for (c, child) in node.children { walk(child, soFar + String(c)) }
    }
    walk(start, prefix)
    return found.sorted { $0.weight != $1.weight ? $0.weight > $1.weight : $0.word < $1.word }
      .prefix(limit).map { $0.word }
  }

  mutating func remove(_ word: String) -> Bool {
    func remove(_ rest: Substring, from node: TrieNode) -> Bool {
      guard let c = rest.first else {
        guard node.isEnd else { return false }
        node.isEnd = false
        return true
      }
      guard let child = node.children[c], remove(rest.dropFirst(), from: child) else { return false }
      if child.children.isEmpty && !child.isEnd { node.children[c] = nil }
      return true
    }
    let done = remove(word[...], from: root)
    if done { count -= 1 }
    return done
  }

  var longestCommonPrefix: String {
    var prefix = ""
    var node = root
    while node.children.count == 1, !node.isEnd, let (c, child) = node.children.first {
      prefix.append(c)
      node = child
    }
    return prefix
  }
}

var trie = Trie()
let corpus = "car cart carbon cat catalog cat dog dot door care car cat carbonate"
corpus.split(separator: " ").forEach { trie.insert(String($0)) }
print(trie.count, trie.contains("car"), trie.contains("ca"), trie.startsWith("ca"), trie.startsWith("x"))
print(trie.completions(of: "ca"))
print(trie.completions(of: "car", limit: 3), trie.completions(of: "do", limit: 2), trie.completions(of: "z"))
print(trie.remove("cart"), trie.remove("cart"), trie.remove("carb"), trie.count)
print(trie.completions(of: "car"), trie.startsWith("cart"), trie.contains("carbon"))
var flowers = Trie()
for w in ["flower", "flow", "flight"] { flowers.insert(w) }
print(flowers.longestCommonPrefix)
print(trie.longestCommonPrefix.isEmpty)
