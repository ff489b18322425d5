func isPrime(_ n: Int) -> Bool {
    guard n > 3 else { return n > 1 }
    var d = 2
    while d * d <= n { if n % d == 0 { return false }; d += 1 }
    return true
}
func primes(in r: Range<Int>, workers: Int) async -> [Int] {
    let size = (r.count + workers - 1) / workers
    return await withTaskGroup(of: (Int, [Int]).self) { group in
        for w in 0..<workers {
            let lo = r.lowerBound + w * size, hi = min(lo + size, r.upperBound)
            guard lo < hi else { continue }
            group.addTask { (w, (lo..<hi).filter(isPrime)) }
        }
        var parts = [[Int]](repeating: [], count: workers)
        for await (w, found) in group { parts[w] = found }
        return parts.flatMap { $0 }
    }
}
let p = await primes(in: 0..<100, workers: 4)
print(p.count, p.suffix(3), p == p.sorted())
print(await primes(in: 10..<12, workers: 5))
func mergeSort<T: Comparable & Sendable>(_ a: [T]) async -> [T] {
    guard a.count > 1 else { return a }
    let mid = a.count / 2
    async let left = mergeSort(Array(a[..<mid]))
    async let right = mergeSort(Array(a[mid...]))
    var (l, r) = (await left[...], await right[...])
    var out: [T] = []
    while let x = l.first, let y = r.first { out.append(x <= y ? l.removeFirst() : r.removeFirst()) }
    return out + l + r
}
print(await mergeSort([5, 2, 9, 1, 5, 6, -3]), await mergeSort(["pear", "fig", "apple"]))
struct Matrix: Sendable, Equatable { var rows: [[Int]]
    static func * (a: Matrix, b: Matrix) async -> Matrix {
        let n = b.rows[0].count
        let rows = await withTaskGroup(of: (Int, [Int]).self) { g in
            for (i, row) in a.rows.enumerated() {
                g.addTask { (i, (0..<n).map { c in row.indices.reduce(0) { $0 + row[$1] * b.rows[$1][c] } }) }
            }
            return await g.reduce(into: [Int: [Int]]()) { $0[$1.0] = $1.1 }
        }
        return Matrix(rows: rows.sorted { $0.key < $1.key }.map(\.value))
    }
}
print(await (Matrix(rows: [[1, 2], [3, 4]]) * Matrix(rows: [[0, 1], [1, 0]])).rows)
