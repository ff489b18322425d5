class Solution {
    func generateMatrix(_ n: Int) -> [[Int]] {
        guard n > 0 else { return [] }
        var matrix = [[Int]](repeating: [Int](repeating: 0, count: n), count: n)
        var top = 0, bottom = n - 1, left = 0, right = n - 1
        var next = 1
        while top <= bottom && left <= right {
            for c in stride(from: left, through: right, by: 1) { matrix[top][c] = next; next += 1 }
            top += 1
            for r in stride(from: top, through: bottom, by: 1) { matrix[r][right] = next; next += 1 }
            right -= 1
            if top <= bottom {
                for c in stride(from: right, through: left, by: -1) { matrix[bottom][c] = next; next += 1 }
                bottom -= 1
            }
            if left <= right {
                for r in stride(from: bottom, through: top, by: -1) { matrix[r][left] = next; next += 1 }
                left += 1
            }
        }
        return matrix
    }

    func spiralOrder(_ matrix: [[Int]]) -> [Int] {
        var m = matrix
        var out = [Int]()
        while !m.isEmpty {
            out += m.removeFirst()
            m = rotateLeft(m)
        }
        return out
    }

    private func rotateLeft(_ m: [[Int]]) -> [[Int]] {
        guard let first = m.first else { return [] }
        return first.indices.reversed().map { c in m.map { $0[c] } }
    }

    func transpose<T>(_ m: [[T]]) -> [[T]] {
        guard let width = m.first?.count else { return [] }
        return (0..<width).map { c in m.map { row in row[c] } }
    }

    func setZeroes(_ matrix: inout [[Int]]) {
        var rows = Set<Int>(), cols = Set<Int>()
        for (r, row) in matrix.enumerated() {
            for (c, v) in row.enumerated() where v == 0 {
                rows.insert(r)
                cols.insert(c)
            }
        }
        for r in matrix.indices {
            for c in matrix[r].indices where rows.contains(r) || cols.contains(c) {
                matrix[r][c] = 0
            }
        }
    }
}

func show(_ matrix: [[Int]]) {
    let width = String(matrix.joined().max() ?? 0).count
    for row in matrix {
        print(row.map { n in
            let s = String(n)
            return String(repeating: " ", count: width - s.count) + s
        }.joined(separator: " "))
    }
}

let s = Solution()
for n in 0...5 { print("n = \(n)"); show(s.generateMatrix(n)) }
print(s.spiralOrder([[1, 2, 3], [4, 5, 6], [7, 8, 9]]))
print(s.spiralOrder([[1, 2, 3, 4], [5, 6, 7, 8]]))
print(s.spiralOrder(s.generateMatrix(4)) == Array(1...16))
print(s.transpose([["a", "b"], ["c", "d"], ["e", "f"]]))
var grid = [[0, 1, 2, 0], [3, 4, 5, 2], [1, 3, 1, 5]]
s.setZeroes(&grid)
print(grid)
