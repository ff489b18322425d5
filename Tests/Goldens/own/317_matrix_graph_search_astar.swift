struct Point: Hashable, Comparable { var x, y: Int; static func < (a: Point, b: Point) -> Bool { (a.y, a.x) < (b.y, b.x) }; static func + (a: Point, d: (Int, Int)) -> Point { Point(x: a.x + d.0, y: a.y + d.1) }; static func - (a: Point, b: Point) -> Int { abs(a.x - b.x) + abs(a.y - b.y) } }
struct PriorityQueue<T> { private var heap: [(key: Int, seq: Int, value: T)] = [], n = 0; var isEmpty: Bool { heap.isEmpty }
    mutating func push(_ v: T, _ k: Int) { heap.append((k, n, v)); n += 1; var i = heap.count - 1; while i > 0, less(i, (i - 1) / 2) { heap.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }
    private func less(_ a: Int, _ b: Int) -> Bool { (heap[a].key, heap[a].seq) < (heap[b].key, heap[b].seq) }
    mutating func pop() -> T? { guard let first = heap.first else { return nil }; let last = heap.removeLast(); if !heap.isEmpty { heap[0] = last; var i = 0; while case let kids = [2 * i + 1, 2 * i + 2].filter({ $0 < heap.count }), let k = kids.min(by: less), less(k, i) { heap.swapAt(i, k); i = k } }; return first.value } }
struct Terrain { let cells: [[Character]]; static let costs: [Character: Int] = [".": 1, "~": 5, "^": 3, "S": 1, "G": 1]
    init(_ art: String) { cells = art.split(separator: "\n").map(Array.init) }
    func cost(_ p: Point) -> Int? { guard cells.indices ~= p.y, cells[p.y].indices ~= p.x else { return nil }; return Self.costs[cells[p.y][p.x]] }
    func find(_ c: Character) -> Point? { cells.enumerated().lazy.compactMap { y, row in row.firstIndex(of: c).map { Point(x: $0, y: y) } }.first }
    func neighbours(_ p: Point) -> [(Point, Int)] { [(0, -1), (1, 0), (0, 1), (-1, 0)].compactMap { d in let q = p + d; return cost(q).map { (q, $0) } } }
    func search(from a: Point, to b: Point, h: (Point, Point) -> Int = { _, _ in 0 }) -> (path: [Point], cost: Int, seen: Int)? {
        var open = PriorityQueue<Point>(), best = [a: 0], from: [Point: Point] = [:], closed: Set<Point> = []
        open.push(a, h(a, b))
        while let p = open.pop() {
            if p == b { return (Array(sequence(first: b) { from[$0] }).reversed(), best[b]!, closed.count) }
            guard closed.insert(p).inserted else { continue }
            for (q, c) in neighbours(p) { let g = best[p]! + c; if g < best[q, default: .max] { best[q] = g; from[q] = p; open.push(q, g + h(q, b)) } }
        }
        return nil
    }
    func drawn(_ path: [Point]) -> String { let on = Set(path); return cells.enumerated().map { y, row in String(row.enumerated().map { x, c in on.contains(Point(x: x, y: y)) && c == "." ? "o" : c }) }.joined(separator: "\n") } }
let map = Terrain("S.#.....\n..#.^^#.\n.~~.^#..\n.##...#G\n........")
let (s, g) = (map.find("S")!, map.find("G")!)
if let d = map.search(from: s, to: g), let a = map.search(from: s, to: g, h: { $0 - $1 }) { print(d.cost, a.cost, d.path.count, a.seen <= d.seen); print(map.drawn(a.path)); print(a.path.first == s, a.path.last == g, zip(a.path, a.path.dropFirst()).allSatisfy { $0 - $1 == 1 }) }
print(Terrain("S#G").search(from: Point(x: 0, y: 0), to: Point(x: 2, y: 0)) == nil, map.find("Q") as Any, s < g)
func floyd(_ n: Int, _ edges: [(Int, Int, Int)]) -> [[Int?]] { var d = [[Int?]](repeating: .init(repeating: nil, count: n), count: n); for i in 0..<n { d[i][i] = 0 }; for (a, b, w) in edges { d[a][b] = min(d[a][b] ?? .max, w) }; for k in 0..<n { for i in 0..<n { for j in 0..<n { if let x = d[i][k], let y = d[k][j], x + y < d[i][j] ?? .max { d[i][j] = x + y } } } }; return d }
print(floyd(4, [(0, 1, 5), (1, 2, 2), (0, 2, 9), (3, 0, 1)]).map { $0.map { $0.map(String.init) ?? "∞" }.joined(separator: " ") })
func topo(_ deps: [String: [String]]) -> Result<[String], CycleError> { var out: [String] = [], state: [String: Bool] = [:]; func visit(_ n: String, _ path: [String]) throws(CycleError) { switch state[n] { case true?: return; case false?: throw CycleError(path: path + [n]); case nil: state[n] = false; for d in (deps[n] ?? []).sorted() { try visit(d, path + [n]) }; state[n] = true; out.append(n) } }; do { for k in deps.keys.sorted() { try visit(k, []) }; return .success(out) } catch { return .failure(error) } }
struct CycleError: Error { let path: [String] }
print(topo(["app": ["lib", "ui"], "ui": ["lib"], "lib": []]), (try? topo(["a": ["b"], "b": ["a"]]).get()) as Any); if case .failure(let e) = topo(["a": ["b"], "b": ["c"], "c": ["a"]]) { print(e.path.joined(separator: "→")) }
