struct Cell: Hashable { var x: Int, y: Int }

extension Cell {
    var neighbours: some Sequence<Cell> {
        (-1...1).lazy.flatMap { dx in (-1...1).lazy.map { dy in Cell(x: x + dx, y: y + dy) } }.filter { $0 != self }
    }
}

struct World {
    var living: Set<Cell>

    init(_ picture: String) {
        living = []
        for (y, line) in picture.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            for (x, c) in line.enumerated() where c == "#" { living.insert(Cell(x: x, y: y)) }
        }
    }

    mutating func step() {
        var counts: [Cell: Int] = [:]
        for cell in living { for n in cell.neighbours { counts[n, default: 0] += 1 } }
        living = Set(counts.filter { cell, n in n == 3 || (n == 2 && living.contains(cell)) }.keys)
    }

    func stepped(_ n: Int) -> World {
        var w = self
        for _ in 0..<n { w.step() }
        return w
    }

    var bounds: (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
        guard let minX = living.map(\.x).min(), let maxX = living.map(\.x).max(),
              let minY = living.map(\.y).min(), let maxY = living.map(\.y).max()
        else { return nil }
        return (minX...maxX, minY...maxY)
    }
}

extension World: CustomStringConvertible, Equatable {
    var description: String {
        guard let (xs, ys) = bounds else { return "(nothing)" }
        return ys.map { y in String(xs.map { x in living.contains(Cell(x: x, y: y)) ? "#" : "." }) }.joined(separator: "\n")
    }
}

var blinker = World("###")
for generation in 0...2 {
    print("blinker \(generation)")
    print(blinker)
    blinker.step()
}
let glider = World("""
    .#
    ..#
    ###
    """)
let later = glider.stepped(4)
print(later)
print(Set(glider.living.map { Cell(x: $0.x + 1, y: $0.y + 1) }) == later.living, glider == later)
let block = World("##\n##")
print(block.stepped(10) == block, World("#").stepped(1), World("").bounds == nil)
var r = World(".##\n##.\n.#.")
var populations: [Int] = []
for _ in 0..<12 { populations.append(r.living.count); r.step() }
print(populations)
func period(of world: World, limit: Int) -> Int? {
    var w = world
    for n in 1...limit { w.step(); if w == world { return n } }
    return nil
}
print(period(of: blinker, limit: 5) ?? 0, period(of: glider, limit: 8) as Any, period(of: block, limit: 3)!)

func rule(_ number: UInt8, width: Int, rows: Int) {
    var row = [Bool](repeating: false, count: width)
    row[width / 2] = true
    for _ in 0..<rows {
        print(row.map { $0 ? "█" : " " }.joined().replacing(" ", with: "·"))
        row = row.indices.map { i in
            let bits = [i - 1, i, i + 1].map { row.indices.contains($0) && row[$0] }
            let pattern = bits.reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
            return number >> pattern & 1 == 1
        }
    }
}
rule(90, width: 17, rows: 8)
