struct SparseMatrix<T: Numeric & Comparable>: Equatable {
    struct Index: Hashable, Comparable { let r, c: Int; static func < (a: Index, b: Index) -> Bool { (a.r, a.c) < (b.r, b.c) } }
    private var cells: [Index: T] = [:]
    let rows: Int, cols: Int
    init(rows: Int, cols: Int) { (self.rows, self.cols) = (rows, cols) }
    init(_ dense: [[T]]) { self.init(rows: dense.count, cols: dense.first?.count ?? 0); for (r, row) in dense.enumerated() { for (c, v) in row.enumerated() { self[r, c] = v } } }
    subscript(r: Int, c: Int) -> T { get { cells[Index(r: r, c: c)] ?? 0 } set { cells[Index(r: r, c: c)] = newValue == 0 ? nil : newValue } }
    var density: Double { Double(cells.count) / Double(rows * cols) }
    var transposed: SparseMatrix { reduceCells(SparseMatrix(rows: cols, cols: rows)) { m, i, v in m[i.c, i.r] = v } }
    func reduceCells<R>(_ initial: R, _ f: (inout R, Index, T) throws -> Void) rethrows -> R { var r = initial; for (i, v) in cells.sorted(by: { $0.key < $1.key }) { try f(&r, i, v) }; return r }
    static func * (a: SparseMatrix, b: SparseMatrix) -> SparseMatrix? {
        guard a.cols == b.rows else { return nil }
        var out = SparseMatrix(rows: a.rows, cols: b.cols)
        let byRow = Dictionary(grouping: b.cells, by: { $0.key.r })
        for (i, x) in a.cells { for (j, y) in byRow[i.c] ?? [] { out[i.r, j.c] += x * y } }
        return out
    }
    static func + (a: SparseMatrix, b: SparseMatrix) -> SparseMatrix { b.reduceCells(a) { $0[$1.r, $1.c] += $2 } }
    mutating func scale(by k: T) { for i in cells.keys { cells[i]! *= k }; cells = cells.filter { $0.value != 0 } }
    func row(_ r: Int) -> [T] { (0..<cols).map { self[r, $0] } }
    var maxCell: (Index, T)? { cells.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) } }
}
extension SparseMatrix: CustomStringConvertible { var description: String { (0..<rows).map { r in row(r).map { $0 == 0 ? "." : "\($0)" }.joined(separator: " ") }.joined(separator: "/") } }
var m = SparseMatrix([[1, 0, 2], [0, 0, 3]])
print(m, m.density, m.transposed, (m * m.transposed)!, m * m == nil)
m[1, 0] -= 4; m[0, 0] = 0; print(m, m + m, m.row(1), m.maxCell!)
m.scale(by: 2); print(m); m.scale(by: 0); print(m, m.maxCell == nil, m == SparseMatrix(rows: 2, cols: 3))
let d = SparseMatrix([[0.5, 0], [0, 2]]); print(d, (d * d)!, d.reduceCells(0.0) { $0 += $2 }, SparseMatrix<Int>([]).rows)
struct Odd: Error { let at: SparseMatrix<Int>.Index }; do { _ = try SparseMatrix([[2, 4], [0, 7]]).reduceCells(()) { _, i, v in if v % 2 == 1 { throw Odd(at: i) } } } catch let e as Odd { print("odd at", e.at) }
