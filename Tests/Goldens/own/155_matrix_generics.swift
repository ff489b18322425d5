protocol Ring: Equatable {
    static var zero: Self { get }
    static var one: Self { get }
    static func + (a: Self, b: Self) -> Self
    static func * (a: Self, b: Self) -> Self
    static prefix func - (a: Self) -> Self
}
extension Int: Ring { static var one: Int { 1 } }
extension Double: Ring { static var one: Double { 1 } }

struct Mod7: Ring, ExpressibleByIntegerLiteral, CustomStringConvertible {
    let n: Int
    init(_ n: Int) { self.n = ((n % 7) + 7) % 7 }
    init(integerLiteral value: Int) { self.init(value) }
    static let zero = Mod7(0), one = Mod7(1)
    static func + (a: Mod7, b: Mod7) -> Mod7 { Mod7(a.n + b.n) }
    static func * (a: Mod7, b: Mod7) -> Mod7 { Mod7(a.n * b.n) }
    static prefix func - (a: Mod7) -> Mod7 { Mod7(-a.n) }
    var description: String { "\(n)₇" }
}

struct Matrix<Element: Ring>: Equatable {
    private(set) var rows: [[Element]]
    var height: Int { rows.count }
    var width: Int { rows.first?.count ?? 0 }
    init(_ rows: [[Element]]) {
        precondition(Set(rows.map(\.count)).count <= 1, "ragged matrix")
        self.rows = rows
    }
    static func identity(_ n: Int) -> Matrix {
        Matrix((0..<n).map { r in (0..<n).map { c in r == c ? .one : .zero } })
    }
    subscript(r: Int, c: Int) -> Element {
        get { rows[r][c] }
        set { rows[r][c] = newValue }
    }
    func minor(_ r: Int, _ c: Int) -> Matrix {
        var copy = rows
        copy.remove(at: r)
        for i in copy.indices { copy[i].remove(at: c) }
        return Matrix(copy)
    }
    var determinant: Element {
        if height == 1 { return rows[0][0] }
        return (0..<width).reduce(.zero) { sum, c in
            let term = rows[0][c] * minor(0, c).determinant
            return sum + (c.isMultiple(of: 2) ? term : -term)
        }
    }
    static func * (a: Matrix, b: Matrix) -> Matrix {
        Matrix(a.rows.map { row in
            (0..<b.width).map { c in
                zip(row, b.rows).map { $0 * $1[c] }.reduce(.zero, +)
            }
        })
    }
    func power(_ n: Int) -> Matrix {
        switch n {
        case 0: return .identity(height)
        case let n where n % 2 == 0:
            let half = power(n / 2)
            return half * half
        default: return self * power(n - 1)
        }
    }
    var transposed: Matrix { Matrix((0..<width).map { c in rows.map { $0[c] } }) }
}
extension Matrix: CustomStringConvertible where Element: CustomStringConvertible {
    var description: String {
        rows.map { $0.map(\.description).joined(separator: " ") }.joined(separator: "\n")
    }
}

let fib = Matrix([[1, 1], [1, 0]])
print(fib.power(30)[0, 1])
let m = Matrix<Mod7>([[1, 2, 3], [4, 5, 6], [3, 1, 8]])
print(m)
print("det", m.determinant, "transposed det", m.transposed.determinant)
print(m.power(6))
let d = Matrix([[0.5, 1.5], [2, 4]])
print(d * d == d.power(2), d.determinant)
var e = Matrix<Double>.identity(2)
e[1, 0] = 2.5
print(e)
