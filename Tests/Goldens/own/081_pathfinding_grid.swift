struct Point: Hashable, CustomStringConvertible {
    let row, col: Int
    static func + (p: Point, d: (Int, Int)) -> Point { Point(row: p.row + d.0, col: p.col + d.1) }
    func manhattan(to other: Point) -> Int { abs(row - other.row) + abs(col - other.col) }
    var description: String { "(\(row),\(col))" }
}

struct Maze {
    enum Tile: Character { case wall = "#", floor = ".", mud = "~", start = "S", goal = "G" }
    private let tiles: [[Tile]]
    let start: Point, goal: Point

    init?(_ text: String) {
        tiles = text.split(separator: "\n").map { $0.compactMap(Tile.init) }
        var found: [Tile: Point] = [:]
        for (r, row) in tiles.enumerated() {
            for (c, tile) in row.enumerated() where tile == .start || tile == .goal {
                found[tile] = Point(row: r, col: c)
            }
        }
        guard let s = found[.start], let g = found[.goal] else { return nil }
        (start, goal) = (s, g)
    }

    subscript(p: Point) -> Tile? {
        guard tiles.indices ~= p.row, tiles[p.row].indices ~= p.col else { return nil }
        return tiles[p.row][p.col]
    }

    func neighbours(of p: Point) -> [(Point, cost: Int)] {
        [(-1, 0), (0, 1), (1, 0), (0, -1)].compactMap { d -> (Point, cost: Int)? in
            let q = p + d
            switch self[q] {
            case nil, .wall: return nil
            case .mud: return (q, 5)
            case .some: return (q, 1)
            }
        }
    }

    func bfs() -> [Point]? {
        var cameFrom: [Point: Point?] = [start: nil]
        var frontier = [start][...]
        while let p = frontier.popFirst() {
            if p == goal { break }
            for (q, _) in neighbours(of: p) where cameFrom[q] == nil {
                cameFrom[q] = .some(p)
                frontier.append(q)
            }
        }
        return path(cameFrom)
    }

    func aStar() -> (path: [Point], cost: Int, visited: Int)? {
        var cameFrom: [Point: Point?] = [start: nil]
        var cost = [start: 0]
        var open = [(start, priority: 0)]
        var visited = 0
        while let best = open.indices.min(by: { open[$0].priority < open[$1].priority }) {
            let (p, _) = open.remove(at: best)
            visited += 1
            if p == goal { return path(cameFrom).map { ($0, cost[goal]!, visited) } }
            for (q, step) in neighbours(of: p) {
                let total = cost[p]! + step
                if total < cost[q, default: .max] {
                    cost[q] = total
                    cameFrom[q] = p
                    open.append((q, total + q.manhattan(to: goal)))
                }
            }
        }
        return nil
    }

    private func path(_ cameFrom: [Point: Point?]) -> [Point]? {
        guard cameFrom.keys.contains(goal) else { return nil }
        var path = [goal]
        while let previous = cameFrom[path[0]], let p = previous { path.insert(p, at: 0) }
        return path
    }

    func drawn(_ path: [Point]) -> String {
        let steps = Set(path).subtracting([start, goal])
        return tiles.enumerated().map { r, row in
            String(row.enumerated().map { c, t in steps.contains(Point(row: r, col: c)) ? "*" : t.rawValue })
        }.joined(separator: "\n")
    }
}

let maze = Maze("""
    #########
    #S.~..#.#
    #.#.#.#.#
    #.#.#...#
    #...###.#
    ###....G#
    #########
    """)!
if let path = maze.bfs() { print("bfs", path.count - 1); print(maze.drawn(path)) }
if let (path, cost, visited) = maze.aStar() {
    print("a*", cost, path.count - 1, visited < 40)
    print(path.first!, path.last!, path.contains(Point(row: 1, col: 3)))
}
let blocked = Maze("S#G")!
print(blocked.bfs() as Any, blocked.aStar() == nil, Maze("...") == nil, maze.start.manhattan(to: maze.goal))

let infinity = Int.max / 2
func floydWarshall(_ n: Int, _ edges: [(Int, Int, Int)]) -> [[Int]] {
    var d = (0..<n).map { i in (0..<n).map { $0 == i ? 0 : infinity } }
    for (a, b, w) in edges { d[a][b] = min(d[a][b], w) }
    for k in 0..<n { for i in 0..<n { for j in 0..<n { d[i][j] = min(d[i][j], d[i][k] + d[k][j]) } } }
    return d
}
for row in floydWarshall(4, [(0, 2, -2), (1, 0, 4), (1, 2, 3), (2, 3, 2), (3, 1, -1)]) { print(row.map { $0 >= infinity ? "∞" : "\($0)" }) }
enum Fault: Error { case negativeCycle }
func bellmanFord(_ n: Int, _ edges: [(from: Int, to: Int, weight: Int)], from source: Int) throws -> [Int?] {
    var d = [Int?](repeating: nil, count: n)
    d[source] = 0
    for round in 1...n {
        var changed = false
        for e in edges {
            guard let base = d[e.from] else { continue }
            if let known = d[e.to], known <= base + e.weight { continue }
            d[e.to] = base + e.weight
            changed = true
        }
        if !changed { break }
        if round == n { throw Fault.negativeCycle }
    }
    return d
}
print(try bellmanFord(4, [(0, 1, 4), (0, 2, 5), (1, 2, -3)], from: 0))
do { _ = try bellmanFord(2, [(0, 1, 1), (1, 0, -2)], from: 0) } catch { print(error) }
