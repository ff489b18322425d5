protocol Graph {
    associatedtype Node: Hashable
    func neighbours(of node: Node) -> [Node]
}
extension Graph {
    func bfs(from start: Node) -> [Node] {
        var seen: Set = [start], queue = [start], order: [Node] = []
        while !queue.isEmpty {
            let n = queue.removeFirst()
            order.append(n)
            for m in neighbours(of: n) where !seen.contains(m) {
                seen.insert(m)
                queue.append(m)
            }
        }
        return order
    }
    func dfs(from start: Node, visit: (Node) -> Void) {
        var seen = Set<Node>()
        func go(_ n: Node) {
            guard seen.insert(n).inserted else { return }
            visit(n)
            neighbours(of: n).forEach(go)
        }
        go(start)
    }
    func path(from a: Node, to b: Node) -> [Node]? {
        var parent: [Node: Node] = [:]
        var frontier = [a]
        while let n = frontier.first {
            frontier.removeFirst()
            if n == b {
                return Array(sequence(first: b) { parent[$0] }).reversed()
            }
            for m in neighbours(of: n) where m != a && parent[m] == nil {
                parent[m] = n
                frontier.append(m)
            }
        }
        return nil
    }
}
struct AdjacencyList<Node: Hashable & Comparable>: Graph, ExpressibleByDictionaryLiteral {
    var edges: [Node: Set<Node>] = [:]
    init(dictionaryLiteral elements: (Node, [Node])...) {
        for (a, list) in elements { for b in list { connect(a, b) } }
    }
    mutating func connect(_ a: Node, _ b: Node) {
        edges[a, default: []].insert(b)
        edges[b, default: []].insert(a)
    }
    func neighbours(of node: Node) -> [Node] { edges[node, default: []].sorted() }
    var components: [[Node]] {
        var left = Set(edges.keys), out: [[Node]] = []
        while let n = left.min() {
            let part = bfs(from: n)
            left.subtract(part)
            out.append(part.sorted())
        }
        return out
    }
}
struct Grid: Graph {
    struct Point: Hashable { var x, y: Int }
    let rows: [[Character]]
    init(_ s: String) { rows = s.split(separator: "\n").map(Array.init) }
    func neighbours(of p: Point) -> [Point] {
        [(0, 1), (1, 0), (0, -1), (-1, 0)].map { Point(x: p.x + $0.0, y: p.y + $0.1) }.filter {
            rows.indices.contains($0.y) && rows[$0.y].indices.contains($0.x) && rows[$0.y][$0.x] != "#"
        }
    }
    func find(_ c: Character) -> Point? {
        for (y, row) in rows.enumerated() { if let x = row.firstIndex(of: c) { return Point(x: x, y: y) } }
        return nil
    }
}
struct KnightBoard: Graph {
    typealias Node = [Int]
    func neighbours(of n: [Int]) -> [[Int]] {
        [[1, 2], [2, 1], [-1, 2], [-2, 1], [1, -2], [2, -1], [-1, -2], [-2, -1]]
            .map { zip($0, n).map(+) }.filter { $0.allSatisfy((0..<8).contains) }
    }
}
var g: AdjacencyList = ["a": ["b", "c"], "b": ["d"], "c": ["d", "e"], "x": ["y"]]
print(g.bfs(from: "a"))
g.dfs(from: "a") { print($0, terminator: " ") }
print()
print(g.path(from: "a", to: "e") ?? [], g.path(from: "a", to: "x") as Any)
print(g.components)
g.connect("e", "x")
print(g.components.count)
let maze = Grid("S.#.\n..#E\n#...\n")
if let s = maze.find("S"), let e = maze.find("E"), let p = maze.path(from: s, to: e) {
    print(p.count - 1, p.map { "(\($0.x),\($0.y))" }.joined())
}
print(KnightBoard().path(from: [0, 0], to: [7, 7])!.count - 1, KnightBoard().bfs(from: [0, 0]).count)
