public struct UnionFind<T: Hashable> {
  private var index = [T: Int]()
  private var parent = [Int]()
  private var size = [Int]()

  public init() {}

  public mutating func addSetWith(_ element: T) {
    index[element] = parent.count
    parent.append(parent.count)
    size.append(1)
  }

  private mutating func setByIndex(_ index: Int) -> Int {
    if parent[index] == index { return index }
    parent[index] = setByIndex(parent[index])
    return parent[index]
  }

  public mutating func setOf(_ element: T) -> Int? {
    if let indexOfElement = index[element] {
      return setByIndex(indexOfElement)
    } else {
      return nil
    }
  }

  @discardableResult
  public mutating func unionSetsContaining(_ a: T, and b: T) -> Bool {
    guard let x = setOf(a), let y = setOf(b), x != y else { return false }
    if size[x] < size[y] {
      parent[x] = y
      size[y] += size[x]
    } else {
      parent[y] = x
      size[x] += size[y]
    }
    return true
  }

  public mutating func inSameSet(_ a: T, and b: T) -> Bool {
    guard let x = setOf(a), let y = setOf(b) else { return false }
    return x == y
  }
}

struct Edge<V: Hashable>: CustomStringConvertible {
  let from: V, to: V
  let weight: Int
  var description: String { "\(from)-\(to)(\(weight))" }
}

func minimumSpanningTree<V>(_ edges: [Edge<V>]) -> (cost: Int, edges: [Edge<V>]) {
  var sets = UnionFind<V>()
  for vertex in Set(edges.flatMap { [$0.from, $0.to] }) { sets.addSetWith(vertex) }
  return edges.sorted { $0.weight < $1.weight }.reduce(into: (cost: 0, edges: [])) { tree, edge in
    guard sets.unionSetsContaining(edge.from, and: edge.to) else { return }
    tree.cost += edge.weight
    tree.edges.append(edge)
  }
}

func numIslands(_ map: [String]) -> Int {
  let grid = map.map { Array($0) }
  var sets = UnionFind<[Int]>()
  var islands = 0
  for (r, row) in grid.enumerated() {
    for (c, cell) in row.enumerated() where cell == "1" {
      sets.addSetWith([r, c])
      islands += 1
      if r > 0, grid[r - 1][c] == "1", sets.unionSetsContaining([r, c], and: [r - 1, c]) { islands -= 1 }
      if c > 0, row[c - 1] == "1", sets.unionSetsContaining([r, c], and: [r, c - 1]) { islands -= 1 }
    }
  }
  return islands
}

var dsu = UnionFind<String>()
["swift", "kotlin", "rust", "zig", "go"].forEach { dsu.addSetWith($0) }
dsu.unionSetsContaining("swift", and: "kotlin")
dsu.unionSetsContaining("rust", and: "zig")
print(dsu.inSameSet("swift", and: "kotlin"), dsu.inSameSet("swift", and: "zig"), dsu.setOf("perl") as Any)
print(dsu.unionSetsContaining("kotlin", and: "zig"), dsu.unionSetsContaining("swift", and: "rust"), dsu.inSameSet("swift", and: "zig"))

let network = [
  ("a", "b", 4), ("a", "h", 8), ("b", "c", 9), ("b", "h", 11), ("c", "d", 7), ("c", "f", 5), ("c", "i", 2),
  ("d", "e", 10), ("d", "f", 14), ("e", "f", 12), ("f", "g", 3), ("g", "h", 1), ("g", "i", 6), ("h", "i", 13),
].map { Edge(from: $0.0, to: $0.1, weight: $0.2) }
let (cost, tree) = minimumSpanningTree(network)
print(cost, tree)
print(minimumSpanningTree([Edge<Int>]()).edges.isEmpty)
print(numIslands(["11000", "11000", "00100", "00011"]), numIslands(["10101", "11111", "10001"]), numIslands([]))
