import Foundation

struct Matrix {
    let rows: [[Int]]
    let columns: [[Int]]
    init(_ stringRepresentation: String) {
        let rows = stringRepresentation
            .split(separator: "\n")
            .map { $0.split(separator: " ").compactMap { Int($0) } }
        self.rows = rows
        self.columns = rows.first?.indices.map { i in rows.map { $0[i] } } ?? []
    }
    var saddlePoints: [(row: Int, column: Int)] {
        var points: [(row: Int, column: Int)] = []
        for (r, row) in rows.enumerated() {
            for (c, value) in row.enumerated() where value == row.max() && value == columns[c].min() {
                points.append((row: r + 1, column: c + 1))
            }
        }
        return points
    }
}

struct Triplet {
    let a, b, c: Int
    init(_ a: Int, _ b: Int, _ c: Int) { (self.a, self.b, self.c) = (a, b, c) }
    var sum: Int { a + b + c }
    var product: Int { a * b * c }
    var isPythagorean: Bool { a * a + b * b == c * c }
    static func fromWhere(_ min: Int = 1, maxFactor: Int, sum: Int? = nil) -> [Triplet] {
        var result = [Triplet]()
        for a in min...maxFactor {
            for b in a...maxFactor {
                let c = Int(sqrt(Double(a * a + b * b)))
                guard c <= maxFactor else { break }
                let t = Triplet(a, b, c)
                if t.isPythagorean && (sum == nil || t.sum == sum) { result.append(t) }
            }
        }
        return result
    }
}

enum TriangleKind { case equilateral, isosceles, scalene, errorKind }
struct Triangle {
    var kind: TriangleKind
    init(_ a: Double, _ b: Double, _ c: Double) {
        let sides = [a, b, c].sorted()
        guard sides[0] > 0, sides[0] + sides[1] > sides[2] else { kind = .errorKind; return }
        switch Set(sides).count {
        case 1: kind = .equilateral
        case 2: kind = .isosceles
        default: kind = .scalene
        }
    }
}
let m = Matrix("9 8 7\n5 3 2\n6 6 7")
print(m.rows, m.columns)
print(m.saddlePoints)
print(Matrix("1 2 3\n3 1 2\n2 3 1").saddlePoints.isEmpty)
for p in Matrix("5 5 5\n3 5 6").saddlePoints { print("(\(p.row), \(p.column))", terminator: " ") }
print()
print(Triplet.fromWhere(maxFactor: 20).map { [$0.a, $0.b, $0.c] })
print(Triplet.fromWhere(11, maxFactor: 20).map(\.product), Triplet.fromWhere(maxFactor: 100, sum: 180).map { "\($0.a)-\($0.b)-\($0.c)" })
print([(2, 2, 2), (3, 4, 4), (3, 4, 5), (1, 1, 3), (0, 0, 0)].map { Triangle($0.0, $0.1, $0.2).kind })
