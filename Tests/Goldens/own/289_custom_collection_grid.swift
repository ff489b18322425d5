struct Grid<Element>: BidirectionalCollection, MutableCollection {
    struct Index: Comparable, Hashable { var row, column: Int; static func < (a: Index, b: Index) -> Bool { (a.row, a.column) < (b.row, b.column) } }
    let rows: Int, columns: Int
    private var storage: [Element]
    init(rows: Int, columns: Int, _ make: (Index) -> Element) {
        self.rows = rows; self.columns = columns
        storage = []
        for r in 0..<rows { for c in 0..<columns { storage.append(make(Index(row: r, column: c))) } }
    }
    init(repeating e: Element, rows: Int, columns: Int) { self.init(rows: rows, columns: columns) { _ in e } }
    var startIndex: Index { Index(row: 0, column: 0) }
    var endIndex: Index { Index(row: rows, column: 0) }
    func index(after i: Index) -> Index { i.column + 1 < columns ? Index(row: i.row, column: i.column + 1) : Index(row: i.row + 1, column: 0) }
    func index(before i: Index) -> Index { i.column > 0 ? Index(row: i.row, column: i.column - 1) : Index(row: i.row - 1, column: columns - 1) }
    subscript(i: Index) -> Element {
        get { storage[i.row * columns + i.column] }
        _modify { yield &storage[i.row * columns + i.column] }
    }
    subscript(r: Int, c: Int) -> Element { get { self[Index(row: r, column: c)] } set { self[Index(row: r, column: c)] = newValue } }
    subscript(row r: Int) -> ArraySlice<Element> { storage[r * columns..<(r + 1) * columns] }
    subscript(column c: Int) -> [Element] { (0..<rows).map { self[$0, c] } }
    func neighbours(_ i: Index) -> [Index] {
        [(-1, 0), (1, 0), (0, -1), (0, 1)].map { Index(row: i.row + $0.0, column: i.column + $0.1) }
            .filter { 0..<rows ~= $0.row && 0..<columns ~= $0.column }
    }
    func mapGrid<T>(_ f: (Element) throws -> T) rethrows -> Grid<T> { try Grid<T>(rows: rows, columns: columns, transform: { try f(self[Grid.Index(row: $0.row, column: $0.column)]) }) }
    private init(rows: Int, columns: Int, transform: (Index) throws -> Element) rethrows {
        self.rows = rows; self.columns = columns
        storage = try (0..<rows * columns).map { try transform(Index(row: $0 / columns, column: $0 % columns)) }
    }
}
extension Grid: CustomStringConvertible { var description: String { (0..<rows).map { r in self[row: r].map { "\($0)" }.joined(separator: " ") }.joined(separator: "\n") } }
extension Grid: Equatable where Element: Equatable {}
extension Grid: Sendable where Element: Sendable {}
var g = Grid(rows: 2, columns: 3) { $0.row * 10 + $0.column }
print(g)
print(g.count, g.first!, g.last!, g.reversed().map { $0 }, g.max()!, g.firstIndex(of: 11)!, g.contains(99))
g[1, 1] += 100
g[g.startIndex] = -1
g.swapAt(g.startIndex, g.index(before: g.endIndex))
print(g[row: 1], g[column: 1], g.sorted(), g.lastIndex { $0 > 50 }!.column)
for i in g.indices where g[i] % 2 == 0 { g[i] *= 2 }
print(g.mapGrid { $0 > 10 ? "x" : "." }, g == g.mapGrid { $0 }, g.neighbours(.init(row: 0, column: 0)).map { g[$0] })
print(g.dropFirst(4).map { $0 }, g.prefix(2).reduce(0, +), g.distance(from: g.startIndex, to: g.endIndex), g.index(g.startIndex, offsetBy: 4), g.split { $0 < 0 }.map(Array.init))
var flood = Grid(rows: 3, columns: 4) { i in "..#...#..##."[at: i.row * 4 + i.column] }
func fill(_ grid: inout Grid<Character>, from s: Grid<Character>.Index, with c: Character) -> Int {
    let old = grid[s]
    guard old != c else { return 0 }
    var stack = [s], n = 0
    while let i = stack.popLast() { if grid[i] == old { grid[i] = c; n += 1; stack += grid.neighbours(i) } }
    return n
}
extension String { subscript(at n: Int) -> Character { self[index(startIndex, offsetBy: n)] } }
print(fill(&flood, from: .init(row: 0, column: 0), with: "~"), flood, separator: "\n")
