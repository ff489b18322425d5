final class MatrixSolution {
    func rotate(_ matrix: inout [[Int]]) {
        let n = matrix.count
        for i in 0..<n {
            for j in i..<n {
                (matrix[i][j], matrix[j][i]) = (matrix[j][i], matrix[i][j])
            }
            matrix[i].reverse()
        }
    }
    func spiralOrder(_ matrix: [[Int]]) -> [Int] {
        guard let first = matrix.first else { return [] }
        var result: [Int] = []
        var top = 0, bottom = matrix.count - 1, left = 0, right = first.count - 1
        while top <= bottom && left <= right {
            for i in stride(from: left, through: right, by: 1) { result.append(matrix[top][i]) }
            top += 1
            for i in stride(from: top, through: bottom, by: 1) { result.append(matrix[i][right]) }
            right -= 1
            if top <= bottom {
                for i in stride(from: right, through: left, by: -1) { result.append(matrix[bottom][i]) }
                bottom -= 1
            }
            if left <= right {
                for i in stride(from: bottom, through: top, by: -1) { result.append(matrix[i][left]) }
                left += 1
            }
        }
        return result
    }
    func setZeroes(_ matrix: inout [[Int]]) {
        var rows = Set<Int>(), cols = Set<Int>()
        for (i, row) in matrix.enumerated() {
            for (j, value) in row.enumerated() where value == 0 {
                rows.insert(i)
                cols.insert(j)
            }
        }
        for i in matrix.indices {
            for j in matrix[i].indices where rows.contains(i) || cols.contains(j) { matrix[i][j] = 0 }
        }
    }
    func searchMatrix(_ matrix: [[Int]], _ target: Int) -> Bool {
        guard !matrix.isEmpty, !matrix[0].isEmpty else { return false }
        var row = 0, col = matrix[0].count - 1
        while row < matrix.count && col >= 0 {
            if matrix[row][col] == target { return true }
            if matrix[row][col] > target { col -= 1 } else { row += 1 }
        }
        return false
    }
    func exist(_ board: [[Character]], _ word: String) -> Bool {
        let word = Array(word)
        var board = board
        func dfs(_ r: Int, _ c: Int, _ k: Int) -> Bool {
            if k == word.count { return true }
            guard r >= 0, r < board.count, c >= 0, c < board[r].count, board[r][c] == word[k] else { return false }
            let saved = board[r][c]
            board[r][c] = "*"
            defer { board[r][c] = saved }
            return dfs(r + 1, c, k + 1) || dfs(r - 1, c, k + 1) || dfs(r, c + 1, k + 1) || dfs(r, c - 1, k + 1)
        }
        for r in 0..<board.count {
            for c in 0..<board[r].count {
                if dfs(r, c, 0) { return true }
            }
        }
        return false
    }
    func maximalSquare(_ m: [[Character]]) -> Int {
        var dp = m.map { $0.map { $0 == "1" ? 1 : 0 } }, best = 0
        for i in dp.indices {
            for j in dp[i].indices {
                if dp[i][j] == 1, i > 0, j > 0 { dp[i][j] = 1 + min(dp[i - 1][j], dp[i][j - 1], dp[i - 1][j - 1]) }
                best = max(best, dp[i][j])
            }
        }
        return best * best
    }
    func orangesRotting(_ grid: [[Int]]) -> Int {
        var grid = grid, queue: [(Int, Int)] = [], fresh = 0, minutes = 0
        for i in grid.indices { for j in grid[i].indices { if grid[i][j] == 2 { queue.append((i, j)) } else if grid[i][j] == 1 { fresh += 1 } } }
        while !queue.isEmpty && fresh > 0 {
            var next: [(Int, Int)] = []
            for (i, j) in queue {
                for (di, dj) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
                    let (x, y) = (i + di, j + dj)
                    if grid.indices.contains(x), grid[x].indices.contains(y), grid[x][y] == 1 {
                        grid[x][y] = 2
                        fresh -= 1
                        next.append((x, y))
                    }
                }
            }
            queue = next
            minutes += 1
        }
        return fresh == 0 ? minutes : -1
    }
}
let s = MatrixSolution()
var m = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
print(s.spiralOrder(m), s.spiralOrder([[1, 2, 3, 4]]), s.spiralOrder([]))
s.rotate(&m)
print(m)
var z = [[0, 1, 2], [3, 4, 5], [6, 0, 8]]
s.setZeroes(&z)
print(z, s.searchMatrix([[1, 4], [2, 5]], 5), s.searchMatrix([[]], 1))
let board: [[Character]] = [["A", "B", "C", "E"], ["S", "F", "C", "S"], ["A", "D", "E", "E"]]
print(s.exist(board, "ABCCED"), s.exist(board, "SEE"), s.exist(board, "ABCB"))
print(s.maximalSquare([Array("10100"), Array("10111"), Array("11111"), Array("10010")]), s.orangesRotting([[2, 1, 1], [1, 1, 0], [0, 1, 1]]), s.orangesRotting([[2, 1, 1], [0, 1, 1], [1, 0, 1]]))
