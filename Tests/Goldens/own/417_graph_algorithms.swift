// Graph algorithms
struct Graph<V: Hashable & Comparable> {
  struct Edge: Hashable { let to: V; let weight: Int }
  private(set) var adjacency: [V: Set<Edge>] = [:]
  mutating func connect(_ a: V, _ b: V, weight: Int = 1, directed: Bool = false) {
    adjacency[a, default: []].insert(Edge(to: b, weight: weight))
    if !directed { adjacency[b, default: []].insert(.init(to: a, weight: weight)) } else if adjacency[b] == nil { adjacency[b] = [] }
  }
  func neighbours(_ v: V) -> [Edge] { (adjacency[v] ?? []).sorted { ($0.weight, $0.to) < ($1.weight, $1.to) } }
  func bfs(from s: V) -> [V] {
    var seen: Set = [s], queue = [s], order: [V] = []
    while !queue.isEmpty { let v = queue.removeFirst(); order.append(v); for e in neighbours(v) where seen.insert(e.to).inserted { queue.append(e.to) } }
    return order
  }
  func dfs(from s: V, visit: (V, Int) -> Void) {
    var seen: Set<V> = []
    func go(_ v: V, _ depth: Int) { guard seen.insert(v).inserted else { return }; visit(v, depth); neighbours(v).forEach { go($0.to, depth + 1) } }
    go(s, 0)
  }
  func dijkstra(from s: V) -> [V: (distance: Int, path: [V])] {
    var best: [V: (distance: Int, path: [V])] = [s: (0, [s])]
    var open: Set<V> = [s]
    while let v = open.min(by: { best[$0]!.distance < best[$1]!.distance }) {
      open.remove(v)
      let (d, path) = best[v]!
      for e in neighbours(v) { let nd = d + e.weight; if let known = best[e.to], known.distance <= nd { continue }; best[e.to] = (nd, path + [e.to]); open.insert(e.to) }
    }
    return best
  }
  func topologicalSort() -> [V]? {
    var degree = adjacency.mapValues { _ in 0 }
    for edges in adjacency.values { for e in edges { degree[e.to]! += 1 } }
    var ready = degree.filter { $0.value == 0 }.keys.sorted(), out: [V] = []
    while let v = ready.first { ready.removeFirst(); out.append(v); for e in neighbours(v) { degree[e.to]! -= 1; if degree[e.to] == 0 { ready.append(e.to); ready.sort() } } }
    return out.count == adjacency.count ? out : nil
  }
}
var g = Graph<String>()
for (a, b, w) in [("A", "B", 4), ("A", "C", 1), ("C", "B", 2), ("B", "D", 5), ("C", "D", 8), ("E", "F", 1)] { g.connect(a, b, weight: w) }
print(g.bfs(from: "A"))
g.dfs(from: "A") { print(String(repeating: "  ", count: $1) + $0) }
for (k, v) in g.dijkstra(from: "A").sorted(by: { $0.key < $1.key }) { print(k, v.distance, v.path.joined(separator: "→")) }
var dag = Graph<Int>(); [(5, 2), (5, 0), (4, 0), (4, 1), (2, 3), (3, 1)].forEach { dag.connect($0.0, $0.1, directed: true) }
print(dag.topologicalSort() ?? []); dag.connect(1, 5, directed: true); print(dag.topologicalSort() as Any)
struct UnionFind { private var parent: [Int]; private var size: [Int]; private(set) var count: Int
  init(_ n: Int) { parent = Array(0..<n); size = Array(repeating: 1, count: n); count = n }
  mutating func find(_ x: Int) -> Int { if parent[x] != x { parent[x] = find(parent[x]) }; return parent[x] }
  mutating func union(_ a: Int, _ b: Int) -> Bool { var (ra, rb) = (find(a), find(b)); guard ra != rb else { return false }; if size[ra] < size[rb] { swap(&ra, &rb) }; parent[rb] = ra; size[ra] += size[rb]; count -= 1; return true } }
var uf = UnionFind(6); print([(0, 1), (2, 3), (1, 0), (1, 3)].map { uf.union($0.0, $0.1) }, uf.count)
func permutations<T>(_ a: [T]) -> [[T]] { a.count <= 1 ? [a] : a.indices.flatMap { i in var rest = a; let x = rest.remove(at: i); return permutations(rest).map { [x] + $0 } } }
print(permutations([1, 2, 3]).map { $0.map(String.init).joined() })
func knapsack(_ items: [(w: Int, v: Int)], _ cap: Int) -> Int { var dp = [Int](repeating: 0, count: cap + 1); for (w, v) in items { for c in stride(from: cap, through: w, by: -1) { dp[c] = max(dp[c], dp[c - w] + v) } }; return dp[cap] }
print(knapsack([(12, 4), (2, 2), (1, 1), (1, 2), (4, 10)], 15))
func queens(_ n: Int) -> Int { func place(_ row: Int, _ cols: [Int]) -> Int { row == n ? 1 : (0..<n).filter { c in !cols.enumerated().contains { $1 == c || abs($1 - c) == row - $0 } }.reduce(0) { $0 + place(row + 1, cols + [$1]) } }; return place(0, []) }
print((1...6).map(queens))
let memo: (Int) -> Int = { var cache: [Int: Int] = [:]; func fib(_ n: Int) -> Int { if n < 2 { return n }; if let c = cache[n] { return c }; let r = fib(n - 1) + fib(n - 2); cache[n] = r; return r }; return fib }()
print(memo(80), sequence(state: (0, 1)) { s -> Int? in defer { s = (s.1, s.0 + s.1) }; return s.0 < 50 ? s.0 : nil }.map { $0 })
