final class AVLNode<Key: Comparable, Value> {
  let key: Key
  var value: Value
  var left: AVLNode?
  var right: AVLNode?
  var height = 1
  init(_ key: Key, _ value: Value) { self.key = key; self.value = value }
  var balance: Int { (left?.height ?? 0) - (right?.height ?? 0) }
  func update() { height = max(left?.height ?? 0, right?.height ?? 0) + 1 }
}

struct SortedMap<Key: Comparable, Value> {
  typealias Node = AVLNode<Key, Value>
  private var root: Node?
  private(set) var rotations = 0

  private mutating func rotateRight(_ y: Node) -> Node {
    rotations += 1
    let x = y.left!
    y.left = x.right
    x.right = y
    y.update(); x.update()
    return x
  }
  private mutating func rotateLeft(_ x: Node) -> Node {
    rotations += 1
    let y = x.right!
    x.right = y.left
    y.left = x
    x.update(); y.update()
    return y
  }
  private mutating func insert(_ node: Node?, _ key: Key, _ value: Value) -> Node {
    guard let node = node else { return Node(key, value) }
    if key < node.key { node.left = insert(node.left, key, value) }
    else if key > node.key { node.right = insert(node.right, key, value) }
    else { node.value = value; return node }
    node.update()
    switch node.balance {
    case 2...:
      if node.left!.balance < 0 { node.left = rotateLeft(node.left!) }
      return rotateRight(node)
    case ...(-2):
      if node.right!.balance > 0 { node.right = rotateRight(node.right!) }
      return rotateLeft(node)
    default:
      return node
    }
  }
  subscript(key: Key) -> Value? {
    get {
      var node = root
      while let n = node {
        if n.key == key { return n.value }
        node = key < n.key ? n.left : n.right
      }
      return nil
    }
    set { if let newValue { root = insert(root, key, newValue) } }
  }
  var height: Int { root?.height ?? 0 }
  func forEach(_ body: (Key, Value) throws -> Void) rethrows {
    func visit(_ n: Node?) throws {
      guard let n else { return }
      try visit(n.left)
      try body(n.key, n.value)
      try visit(n.right)
    }
    try visit(root)
  }
}

var map = SortedMap<Int, String>()
for n in 1...15 { map[n] = "v\(n)" }
print(map.height, map.rotations, map[7] ?? "-", map[99] ?? "-")
map[7] = "seven"
var keys: [Int] = []
map.forEach { k, v in keys.append(k); if v.count > 3 { print(k, v) } }
print(keys)
var words = SortedMap<String, Int>()
for w in "it was the best of times it was the worst of times".split(separator: " ") { words[String(w)] = (words[String(w)] ?? 0) + 1 }
words.forEach { print($0, $1, terminator: " ") }
print(words.height)

struct SegmentTree<T> {
  private var tree: [T]
  private let n: Int
  private let combine: (T, T) -> T
  private let neutral: T
  init(_ array: [T], neutral: T, combine: @escaping (T, T) -> T) {
    n = array.count
    self.combine = combine
    self.neutral = neutral
    tree = Array(repeating: neutral, count: n) + array
    for i in stride(from: n - 1, to: 0, by: -1) { tree[i] = combine(tree[2 * i], tree[2 * i + 1]) }
  }
  subscript(i: Int) -> T {
    get { tree[n + i] }
    set {
      var p = n + i
      tree[p] = newValue
      while p > 1 { p /= 2; tree[p] = combine(tree[2 * p], tree[2 * p + 1]) }
    }
  }
  func query(_ range: Range<Int>) -> T {
    var (l, r) = (range.lowerBound + n, range.upperBound + n)
    var left = neutral, right = neutral
    while l < r {
      if l & 1 == 1 { left = combine(left, tree[l]); l += 1 }
      if r & 1 == 1 { r -= 1; right = combine(tree[r], right) }
      l >>= 1; r >>= 1
    }
    return combine(left, right)
  }
}
var sums = SegmentTree([5, 3, 8, 6, 2, 7], neutral: 0, combine: +)
let minima = SegmentTree([5, 3, 8, 6, 2, 7], neutral: Int.max, combine: min)
print(sums.query(0..<6), sums.query(1..<4), minima.query(0..<4), minima.query(2..<6), sums.query(3..<3))
sums[2] = 100
print(sums.query(0..<3), sums[2], SegmentTree(["a", "b", "c"], neutral: "") { $0 + $1 }.query(0..<3))

struct Fenwick {
  private var tree: [Int]
  init(count: Int) { tree = .init(repeating: 0, count: count + 1) }
  mutating func add(_ delta: Int, at index: Int) {
    var i = index + 1
    while i < tree.count { tree[i] += delta; i += i & -i }
  }
  func prefix(_ end: Int) -> Int {
    let steps = sequence(first: end) { i in i - (i & -i) }
    return steps.prefix { $0 > 0 }.reduce(0) { $0 + tree[$1] }
  }
}
func inversions(_ a: [Int]) -> Int {
  var f = Fenwick(count: (a.max() ?? 0) + 1)
  return a.enumerated().reduce(0) { total, item in
    defer { f.add(1, at: item.element) }
    return total + item.offset - f.prefix(item.element + 1)
  }
}
print(inversions([2, 4, 1, 3, 5]), inversions([5, 4, 3, 2, 1]), inversions([]))
