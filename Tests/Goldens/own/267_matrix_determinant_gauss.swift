struct LinearSystem {
    var a: [[Double]]
    var b: [Double]
    enum Failure: Error { case singular(column: Int), shape }
    init(_ a: [[Double]], _ b: [Double]) throws {
        guard a.count == b.count, a.allSatisfy({ $0.count == a.count }) else { throw Failure.shape }
        self.a = a
        self.b = b
    }
    func solved() throws -> [Double] {
        var m = zip(a, b).map { $0 + [$1] }
        let n = m.count
        for col in 0..<n {
            let pivot = (col..<n).max { abs(m[$0][col]) < abs(m[$1][col]) }!
            guard abs(m[pivot][col]) > 1e-12 else { throw Failure.singular(column: col) }
            if pivot != col { m.swapAt(pivot, col) }
            for row in (col + 1)..<max(n, col + 1) {
                let factor = m[row][col] / m[col][col]
                for k in col...n { m[row][k] -= factor * m[col][k] }
            }
        }
        var x = [Double](repeating: 0, count: n)
        for row in stride(from: n - 1, through: 0, by: -1) {
            var s = m[row][n]
            for k in row + 1..<max(n, row + 1) { s -= m[row][k] * x[k] }
            x[row] = s / m[row][row]
        }
        return x
    }
}
func format(_ v: Double, _ digits: Int = 3) -> String {
    let scale = (0..<digits).reduce(1.0) { p, _ in p * 10 }
    let r = (v * scale).rounded() / scale
    return r == 0 ? "0.0" : "\(r)"
}
let cases: [([[Double]], [Double])] = [
    ([[2, 1, -1], [-3, -1, 2], [-2, 1, 2]], [8, -11, -3]),
    ([[1, 2], [2, 4]], [1, 2]),
    ([[0, 1], [1, 0]], [5, 7]),
    ([[1, 2]], [3]),
]
for (a, b) in cases {
    do {
        print(try LinearSystem(a, b).solved().map { format($0) })
    } catch LinearSystem.Failure.singular(let c) {
        print("singular at column", c)
    } catch { print("error:", error) }
}
func bisect(_ f: (Double) -> Double, _ lo: Double, _ hi: Double, tolerance: Double = 1e-7) -> Double? {
    guard f(lo).sign != f(hi).sign else { return nil }
    var (lo, hi) = (lo, hi)
    while hi - lo > tolerance {
        let mid = (lo + hi) / 2
        if f(mid).sign == f(lo).sign { lo = mid } else { hi = mid }
    }
    return (lo + hi) / 2
}
print(format(bisect({ $0 * $0 - 2 }, 0, 2)!), bisect({ _ in 1 }, 0, 1) as Any)
func simpson(_ f: (Double) -> Double, _ a: Double, _ b: Double, n: Int = 100) -> Double {
    let h = (b - a) / Double(n)
    let inner = (1..<n).map { i in f(a + Double(i) * h) * (i.isMultiple(of: 2) ? 2 : 4) }.reduce(0, +)
    return h / 3 * (f(a) + inner + f(b))
}
print(format(simpson({ $0 * $0 * $0 }, 0, 2), 6), format(simpson({ 1 / $0 }, 1, 2), 4))
func euler(_ dy: (Double, Double) -> Double, from y0: Double, to end: Double, step h: Double) -> [(t: Double, y: Double)] {
    stride(from: 0, to: end, by: h).reduce(into: [(t: 0.0, y: y0)]) { out, t in
        let last = out[out.count - 1]
        out.append((t + h, last.y + h * dy(t, last.y)))
    }
}
for (t, y) in euler({ _, y in -0.5 * y }, from: 8, to: 2, step: 0.5) { print(format(t, 1), format(y, 4), terminator: "; ") }
print()
