import Foundation
// Exercise: matrix, saddle points, transposition
struct Matrix<Element: Comparable & CustomStringConvertible>: CustomStringConvertible {
  private var grid: [[Element]]
  let rows: Int, columns: Int
  enum MatrixError: Error, Equatable { case ragged(row: Int), empty }
  init(_ rows: [[Element]]) throws(MatrixError) {
    guard let first = rows.first else { throw .empty }
    for (i, r) in rows.enumerated() where r.count != first.count { throw .ragged(row: i) }
    grid = rows
    self.rows = rows.count
    columns = first.count
  }
  subscript(_ r: Int, _ c: Int) -> Element {
    get { grid[r][c] }
    set { grid[r][c] = newValue }
  }
  subscript(row r: Int) -> [Element] { grid[r] }
  subscript(column c: Int) -> [Element] { grid.map { $0[c] } }
  var transposed: Matrix { try! Matrix((0..<columns).map { self[column: $0] }) }
  var saddlePoints: [(row: Int, column: Int)] {
    var found: [(row: Int, column: Int)] = []
    for r in 0..<rows { for c in 0..<columns where self[r, c] == self[row: r].max()! && self[r, c] == self[column: c].min()! { found.append((r, c)) } }
    return found
  }
  var description: String { grid.map { $0.map(\.description).joined(separator: " ") }.joined(separator: "\n") }
}
extension Matrix: Sequence {
  func makeIterator() -> AnyIterator<Element> {
    var r = 0, c = 0
    return AnyIterator {
      guard r < self.rows else { return nil }
      defer { c += 1; if c == self.columns { c = 0; r += 1 } }
      return self[r, c]
    }
  }
}
let m = try Matrix([[9, 8, 7], [5, 3, 2], [6, 6, 7]])
print(m)
print(m.transposed)
print(m.saddlePoints, m.reduce(0, +), m.sorted().suffix(3), m.contains(3))
do { _ = try Matrix([[1], [2, 3]]) } catch { print(error, error == .ragged(row: 1)) }
do throws(Matrix<Int>.MatrixError) { _ = try Matrix<Int>([]) } catch { switch error { case .empty: print("empty"); case .ragged(let row): print(row) } }
var grouped = Dictionary(grouping: m) { $0.isMultiple(of: 2) ? "even" : "odd" }
grouped["even", default: []].append(100)
for (k, v) in grouped.sorted(by: { $0.key < $1.key }) { print(k, v.sorted(), String(format: "%.2f", Double(v.reduce(0, +)) / Double(v.count))) }
print(zip(m, m.dropFirst()).map { $1 - $0 }.prefix(while: { $0 < 0 }))
