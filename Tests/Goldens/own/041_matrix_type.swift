struct Matrix: Equatable {
  let rows: Int, columns: Int
  private var grid: [Double]

  init(rows: Int, columns: Int, fill: Double = 0) {
    (self.rows, self.columns) = (rows, columns)
    grid = Array(repeating: fill, count: rows * columns)
  }
  init(_ values: [[Double]]) {
    self.init(rows: values.count, columns: values[0].count)
    for r in 0..<rows { for c in 0..<columns { self[r, c] = values[r][c] } }
  }
  static func identity(_ n: Int) -> Matrix {
    var m = Matrix(rows: n, columns: n)
    for i in 0..<n { m[i, i] = 1 }
    return m
  }
  func indexIsValid(row: Int, column: Int) -> Bool {
    row >= 0 && row < rows && column >= 0 && column < columns
  }
  subscript(row: Int, column: Int) -> Double {
    get {
      assert(indexIsValid(row: row, column: column), "Index out of range")
      return grid[(row * columns) + column]
    }
    set {
      assert(indexIsValid(row: row, column: column), "Index out of range")
      grid[(row * columns) + column] = newValue
    }
  }
  subscript(row r: Int) -> [Double] { Array(grid[r * columns..<(r + 1) * columns]) }
  subscript(column c: Int) -> [Double] { (0..<rows).map { self[$0, c] } }

  var transposed: Matrix {
    var t = Matrix(rows: columns, columns: rows)
    for r in 0..<rows { for c in 0..<columns { t[c, r] = self[r, c] } }
    return t
  }

  var determinant: Double {
    precondition(rows == columns)
    var m = self, det = 1.0
    for i in 0..<rows {
      guard let pivot = (i..<rows).first(where: { m[$0, i] != 0 }) else { return 0 }
      if pivot != i { m.swapRows(i, pivot); det.negate() }
      det *= m[i, i]
      for r in i + 1..<rows {
        let factor = m[r, i] / m[i, i]
        for c in i..<columns { m[r, c] -= factor * m[i, c] }
      }
    }
    return det
  }
  mutating func swapRows(_ a: Int, _ b: Int) {
    for c in 0..<columns { (self[a, c], self[b, c]) = (self[b, c], self[a, c]) }
  }
  mutating func map(_ f: (inout Double) -> Void) { for i in grid.indices { f(&grid[i]) } }
}

extension Matrix {
  static func + (a: Matrix, b: Matrix) -> Matrix { combine(a, b, +) }
  static func - (a: Matrix, b: Matrix) -> Matrix { combine(a, b, -) }
  static func * (a: Matrix, b: Matrix) -> Matrix {
    precondition(a.columns == b.rows)
    var m = Matrix(rows: a.rows, columns: b.columns)
    for r in 0..<a.rows { for c in 0..<b.columns { m[r, c] = zip(a[row: r], b[column: c]).reduce(0) { $0 + $1.0 * $1.1 } } }
    return m
  }
  static func * (k: Double, m: Matrix) -> Matrix { var m = m; m.map { $0 *= k }; return m }
  private static func combine(_ a: Matrix, _ b: Matrix, _ f: (Double, Double) -> Double) -> Matrix {
    var m = a
    for r in 0..<a.rows { for c in 0..<a.columns { m[r, c] = f(a[r, c], b[r, c]) } }
    return m
  }
}

extension Matrix: CustomStringConvertible {
  var description: String { (0..<rows).map { self[row: $0].map { "\($0)" }.joined(separator: "\t") }.joined(separator: "\n") }
}

var a = Matrix([[1, 2], [3, 4]]), b = Matrix([[0, 1], [1, 0]])
print(a, a + b, a - b, a * b, 2 * a, a.transposed, separator: "\n--\n")
print(a.determinant, Matrix([[2, 0, 1], [1, 3, 2], [1, 1, 1]]).determinant, Matrix([[1, 2], [2, 4]]).determinant)
print(a * .identity(2) == a, a.indexIsValid(row: 2, column: 0), a[row: 1], a[column: 0])
a[0, 1] += 0.5
a.swapRows(0, 1)
print(a)
func power(_ m: Matrix, _ n: Int) -> Matrix {
  if n == 0 { return .identity(m.rows) }
  let half = power(m, n / 2)
  return n % 2 == 0 ? half * half : half * half * m
}
print((0...12).map { Int(power(Matrix([[1, 1], [1, 0]]), $0)[0, 1]) })
