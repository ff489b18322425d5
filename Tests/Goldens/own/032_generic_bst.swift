enum BST<T: Comparable> {
  case empty
  indirect case node(BST, T, BST)

  init() { self = .empty }
  init<S: Sequence>(_ values: S) where S.Element == T {
    self = values.reduce(.empty) { $0.inserting($1) }
  }

  func inserting(_ x: T) -> BST {
    switch self {
    case .empty: return .node(.empty, x, .empty)
    case let .node(l, v, r) where x < v: return .node(l.inserting(x), v, r)
    case let .node(l, v, r) where x > v: return .node(l, v, r.inserting(x))
    case .node: return self
    }
  }

  func removing(_ x: T) -> BST {
    guard case let .node(l, v, r) = self else { return .empty }
    if x < v { return .node(l.removing(x), v, r) }
    if x > v { return .node(l, v, r.removing(x)) }
    switch (l, r) {
    case (.empty, _): return r
    case (_, .empty): return l
    default:
      let successor = r.minimum!
      return .node(l, successor, r.removing(successor))
    }
  }

  var minimum: T? {
    if case let .node(l, v, _) = self { return l.minimum ?? v }
    return nil
  }

  var count: Int {
    guard case .node(let l, _, let r) = self else { return 0 }
    return l.count + 1 + r.count
  }

  var height: Int {
    switch self {
    case .empty: 0
    case .node(let l, _, let r): Swift.max(l.height, r.height) + 1
    }
  }

  func contains(_ x: T) -> Bool {
    switch self {
    case .empty: return false
    case .node(_, x, _): return true
    case .node(let l, let v, let r): return (x < v ? l : r).contains(x)
    }
  }

  func fold<R>(_ base: R, _ combine: (R, T, R) -> R) -> R {
    switch self {
    case .empty: return base
    case let .node(l, v, r): return combine(l.fold(base, combine), v, r.fold(base, combine))
    }
  }
}

extension BST: Sequence {
  struct Iterator: IteratorProtocol {
    private var stack: [(T, BST)] = []
    init(_ tree: BST) { push(tree) }
    private mutating func push(_ tree: BST) {
      var t = tree
      while case let .node(l, v, r) = t {
        stack.append((v, r))
        t = l
      }
    }
    mutating func next() -> T? {
      guard let (v, r) = stack.popLast() else { return nil }
      push(r)
      return v
    }
  }
  func makeIterator() -> Iterator { Iterator(self) }
}

extension BST: CustomStringConvertible where T: CustomStringConvertible {
  var description: String { fold("·") { "(\($0) \($1) \($2))" } }
}

let tree = BST([50, 30, 70, 20, 40, 60, 80, 30])
print(tree)
print(tree.count, tree.height, tree.minimum!, tree.contains(60), tree.contains(65))
print(tree.removing(20).map { $0 }, tree.removing(50), tree.removing(99).count)
print(tree.filter { $0 > 45 }, tree.sorted(by: >).first!, tree.reduce(0, +), Array(tree.prefix(3)))
let words = BST("the quick brown fox jumps over the lazy dog".split(separator: " ").map(String.init))
print(words.joined(separator: " "))
print(words.fold(0) { $0 + $1.count + $2 }, BST<Double>().minimum as Any, BST<Int>().description)
for (i, w) in zip(1..., words) where i.isMultiple(of: 3) { print(i, w) }
