let input = """
Sabqponm
abcryxxl
accszExk
acctuvwj
abdefghi
"""
struct Pos: Hashable { let r, c: Int }
struct HeightMap {
    let grid: [[UInt8]]
    private(set) var start = Pos(r: 0, c: 0), end = Pos(r: 0, c: 0)
    init(_ text: String) {
        var s: Pos?, e: Pos?
        grid = text.split(separator: "\n").enumerated().map { r, line in
            line.enumerated().map { c, ch in
                switch ch {
                case "S": s = Pos(r: r, c: c); return UInt8(ascii: "a")
                case "E": e = Pos(r: r, c: c); return UInt8(ascii: "z")
                default: return ch.asciiValue!
                }
            }
        }
        if let s, let e { (start, end) = (s, e) }
    }
    subscript(p: Pos) -> UInt8? { grid.indices.contains(p.r) && grid[p.r].indices.contains(p.c) ? grid[p.r][p.c] : nil }
    func neighbours(_ p: Pos) -> [Pos] {
        [(0, 1), (0, -1), (1, 0), (-1, 0)].map { Pos(r: p.r + $0.0, c: p.c + $0.1) }.filter { self[$0] != nil }
    }
    func distances(from p: Pos, can: (UInt8, UInt8) -> Bool) -> [Pos: Int] {
        var dist = [p: 0], queue = [p], head = 0
        while head < queue.count {
            let cur = queue[head]
            head += 1
            for n in neighbours(cur) where dist[n] == nil && can(self[cur]!, self[n]!) {
                dist[n] = dist[cur]! + 1
                queue.append(n)
            }
        }
        return dist
    }
}
let map = HeightMap(input)
print(map.start, map.end)
print(map.distances(from: map.start) { $1 <= $0 + 1 }[map.end] ?? -1)
let back = map.distances(from: map.end) { $0 <= $1 + 1 }
print(back.filter { map[$0.key] == UInt8(ascii: "a") }.values.min()!, back.count)
for row in map.grid.indices { print(map.grid[row].indices.map { back[Pos(r: row, c: $0)].map { $0 < 10 ? " \($0)" : "\($0)" } ?? " ." }.joined(separator: " ")) }
