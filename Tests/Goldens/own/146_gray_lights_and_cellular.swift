// Puzzles on small boards.
struct Lights: Hashable {
    private(set) var bits: UInt16
    init(_ bits: UInt16) { self.bits = bits }
    private static let masks: [UInt16] = (0..<9).map { i in
        let (r, c) = (i / 3, i % 3)
        return [(0, 0), (0, 1), (1, 0), (0, -1), (-1, 0)].reduce(0) { m, d in
            let (y, x) = (r + d.0, c + d.1)
            return (0..<3).contains(y) && (0..<3).contains(x) ? m | 1 << UInt16(3 * y + x) : m
        }
    }
    func pressing(_ i: Int) -> Lights { Lights(bits ^ Lights.masks[i]) }
    func solution() -> [Int]? {
        (0..<512).map { n in (0..<9).filter { n >> $0 & 1 == 1 } }.filter { $0.reduce(self) { $0.pressing($1) }.bits == 0 }.min { $0.count < $1.count }
    }
}
extension Lights: CustomStringConvertible {
    var description: String { (0..<3).map { r in (0..<3).map { bits >> UInt16(3 * r + $0) & 1 == 1 ? "●" : "○" }.joined() }.joined(separator: " ") }
}
let start = Lights(0b101_010_101)
print(start, start.pressing(4), start.solution() ?? [], Lights(0).solution()!)

struct Puzzle: Hashable {
    var tiles: [Int]
    static let goal = Puzzle(tiles: [1, 2, 3, 0])
    var moves: [(String, Puzzle)] {
        let blank = tiles.firstIndex(of: 0)!
        let (r, c) = (blank / 2, blank % 2)
        return [("U", r - 1, c), ("D", r + 1, c), ("L", r, c - 1), ("R", r, c + 1)].compactMap { name, y, x in
            guard 0..<2 ~= y, 0..<2 ~= x else { return nil }
            var copy = self
            copy.tiles.swapAt(blank, 2 * y + x)
            return (name, copy)
        }
    }
}
func solve(_ p: Puzzle) -> String? {
    var seen: [Puzzle: String] = [p: ""], queue = [p]
    while !queue.isEmpty {
        let here = queue.removeFirst()
        if here == .goal { return seen[here] }
        for (name, next) in here.moves where seen[next] == nil {
            seen[next] = seen[here]! + name
            queue.append(next)
        }
    }
    return nil
}
print(solve(Puzzle(tiles: [0, 1, 3, 2])) ?? "no", solve(Puzzle(tiles: [2, 1, 3, 0])) ?? "no", solve(.goal)!.isEmpty)

func crossing() -> [String] {
    struct State: Hashable { var here: Set<String>; var boatHere: Bool }
    let all: Set = ["wolf", "goat", "cabbage"]
    func safe(_ s: Set<String>) -> Bool { !(s.contains("goat") && (s.contains("wolf") || s.contains("cabbage"))) }
    var queue: [(State, [String])] = [(State(here: all, boatHere: true), [])]
    var seen: Set<State> = []
    while !queue.isEmpty {
        let (s, path) = queue.removeFirst()
        if s.here.isEmpty && !s.boatHere { return path }
        guard seen.insert(s).inserted else { continue }
        let side = s.boatHere ? s.here : all.subtracting(s.here)
        for cargo in [nil] + side.sorted().map(Optional.some) {
            let left = cargo.map { side.subtracting([$0]) } ?? side
            guard safe(left) else { continue }
            var here = s.here
            if let cargo { if s.boatHere { here.remove(cargo) } else { here.insert(cargo) } }
            queue.append((State(here: here, boatHere: !s.boatHere), path + [(s.boatHere ? "→" : "←") + (cargo ?? "alone")]))
        }
    }
    return []
}
print(crossing())
struct Ant { var x = 0, y = 0, dir = 0; var black: Set<[Int]> = []
    mutating func step() {
        let here = [x, y]
        if black.remove(here) != nil { dir = (dir + 3) % 4 } else { black.insert(here); dir = (dir + 1) % 4 }
        switch dir { case 0: y += 1; case 1: x += 1; case 2: y -= 1; default: x -= 1 }
    }
}
var ant = Ant()
let history = (1...60).map { _ -> Int in ant.step(); return ant.black.count }
print(history[9], history[59], ant.x, ant.y, ant.dir)
func josephus(_ n: Int, _ k: Int) -> (order: [Int], last: Int) {
    var people = Array(1...n), i = 0, order: [Int] = []
    while people.count > 1 { i = (i + k - 1) % people.count; order.append(people.remove(at: i)) }
    return (order, people[0])
}
print(josephus(7, 3), josephus(41, 3).last, (1...16).map { josephus($0, 2).last })
func magic(_ n: Int) -> [[Int]] {
    var m = Array(repeating: Array(repeating: 0, count: n), count: n), r = 0, c = n / 2
    for k in 1...n * n {
        m[r][c] = k
        let (y, x) = ((r + n - 1) % n, (c + 1) % n)
        (r, c) = m[y][x] == 0 ? (y, x) : ((r + 1) % n, c)
    }
    return m
}
for row in magic(3) { print(row, row.reduce(0, +)) }
print(magic(5).map { $0.reduce(0, +) }, (0..<5).map { c in magic(5).map { $0[c] }.reduce(0, +) }, (0..<5).reduce(0) { $0 + magic(5)[$1][$1] })
