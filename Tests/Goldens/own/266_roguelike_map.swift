enum Tile: Character { case wall = "#", floor = ".", door = "+", stairs = ">"
    var passable: Bool { self != .wall } }
struct Position: Hashable, CustomStringConvertible {
    var x = 0, y = 0
    var description: String { "(\(x),\(y))" }
    func moved(_ d: Direction, by n: Int = 1) -> Position { Position(x: x + d.dx * n, y: y + d.dy * n) }
    func distance(to o: Position) -> Int { abs(x - o.x) + abs(y - o.y) }
}
enum Direction: String, CaseIterable { case north = "n", south = "s", east = "e", west = "w"
    var dx: Int { switch self { case .east: return 1; case .west: return -1; default: return 0 } }
    var dy: Int { [.north: -1, .south: 1][self] ?? 0 }
    var opposite: Direction { let all: [Direction: Direction] = [.north: .south, .east: .west]; return all[self] ?? all.first { $0.value == self }!.key }
}
final class Level {
    let tiles: [[Tile]]
    private(set) var items: [Position: [String]]
    let start: Position
    init?(_ art: String, items: [Position: [String]] = [:]) {
        var start: Position?
        var rows: [[Tile]] = []
        for (y, line) in art.split(separator: "\n").enumerated() {
            var row: [Tile] = []
            for (x, c) in line.enumerated() {
                if c == "@" { start = Position(x: x, y: y); row.append(.floor); continue }
                guard let t = Tile(rawValue: c) else { return nil }
                row.append(t)
            }
            rows.append(row)
        }
        guard let s = start else { return nil }
        (tiles, self.items, self.start) = (rows, items, s)
    }
    subscript(p: Position) -> Tile { tiles.indices.contains(p.y) && tiles[p.y].indices.contains(p.x) ? tiles[p.y][p.x] : .wall }
    func take(at p: Position) -> [String] { items.removeValue(forKey: p) ?? [] }
    func reachable(from p: Position) -> Set<Position> {
        var seen: Set<Position> = [p], frontier = [p]
        while let next = frontier.popLast() {
            for d in Direction.allCases {
                let q = next.moved(d)
                if self[q].passable, seen.insert(q).inserted { frontier.append(q) }
            }
        }
        return seen
    }
}
struct Hero { var at: Position; var bag: [String] = []; var steps = 0
    enum Outcome { case moved, bumped(Tile), found([String]), won }
    mutating func go(_ d: Direction, in level: Level) -> Outcome {
        let next = at.moved(d)
        let tile = level[next]
        guard tile.passable else { return .bumped(tile) }
        at = next
        steps += 1
        if tile == .stairs { return .won }
        let loot = level.take(at: at)
        if loot.isEmpty { return .moved }
        bag += loot
        return .found(loot)
    }
}
let art = """
#########
#@..#...#
#.#.+.#.#
#.#.#.#>#
#########
"""
guard let level = Level(art, items: [Position(x: 3, y: 1): ["sword", "map"], Position(x: 5, y: 3): ["gem"]]) else { fatalError("bad map") }
var hero = Hero(at: level.start)
loop: for c in "neesesennesss" {
    guard let d = Direction(rawValue: String(c)) else { continue }
    switch hero.go(d, in: level) {
    case .moved: break
    case .bumped(.wall): print("bump \(d) at \(hero.at)")
    case .bumped(let t): print("blocked by \(t)")
    case .found(let things) where things.count > 1: print("found \(things.joined(separator: " and "))")
    case .found(let things): print("found a \(things[0])")
    case .won: print("stairs after \(hero.steps) steps"); break loop
    }
}
print(hero.at, hero.bag, level.reachable(from: level.start).count, level.start.distance(to: hero.at))
print(Direction.allCases.map { "\($0)/\($0.opposite)" }, Level("x") == nil, Level("###") == nil, level.items.keys.map(\.description))
