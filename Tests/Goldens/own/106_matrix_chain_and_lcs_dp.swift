// Tables, tables, tables.
func matrixChain(_ dims: [Int]) -> (cost: Int, plan: String) {
    let n = dims.count - 1
    var cost = Array(repeating: Array(repeating: 0, count: n), count: n)
    var split = cost
    for length in 1..<n {
        for i in 0..<(n - length) {
            let j = i + length
            cost[i][j] = .max
            for k in i..<j {
                let c = cost[i][k] + cost[k + 1][j] + dims[i] * dims[k + 1] * dims[j + 1]
                if c < cost[i][j] { cost[i][j] = c; split[i][j] = k }
            }
        }
    }
    func plan(_ i: Int, _ j: Int) -> String {
        if i == j { return String(UnicodeScalar(UInt8(65 + i))) }
        return "(" + plan(i, split[i][j]) + plan(split[i][j] + 1, j) + ")"
    }
    return (cost[0][n - 1], plan(0, n - 1))
}
print(matrixChain([10, 30, 5, 60]), matrixChain([40, 20, 30, 10, 30]))

func lis(_ a: [Int]) -> Int {
    var tails: [Int] = []
    for x in a {
        var lo = 0, hi = tails.count
        while lo < hi { let m = (lo + hi) / 2; if tails[m] < x { lo = m + 1 } else { hi = m } }
        if lo == tails.count { tails.append(x) } else { tails[lo] = x }
    }
    return tails.count
}
func uniquePaths(_ grid: [[Int]]) -> Int {
    guard let width = grid.first?.count else { return 0 }
    var row = Array(repeating: 0, count: width)
    row[0] = 1
    for line in grid { for (c, cell) in line.enumerated() { row[c] = cell == 1 ? 0 : row[c] + (c > 0 ? row[c - 1] : 0) } }
    return row.last!
}
func minPath(_ triangle: [[Int]]) -> Int {
    triangle.dropLast().reversed().reduce(triangle.last!) { below, row in
        row.indices.map { row[$0] + min(below[$0], below[$0 + 1]) }
    }[0]
}
print(lis([10, 9, 2, 5, 3, 7, 101, 18]), lis([7, 7, 7]), lis([]))
print(uniquePaths([[0, 0, 0], [0, 1, 0], [0, 0, 0]]), uniquePaths([[0, 1], [1, 0]]), minPath([[2], [3, 4], [6, 5, 7], [4, 1, 8, 3]]))

func wordBreak(_ s: String, _ dictionary: Set<String>) -> [String] {
    var memo: [Substring: [String]] = ["": [""]]
    func go(_ rest: Substring) -> [String] {
        if let known = memo[rest] { return known }
        var result: [String] = []
        for end in rest.indices.map({ rest.index(after: $0) }) where dictionary.contains(String(rest[..<end])) {
            result += go(rest[end...]).map { tail in String(rest[..<end]) + (tail.isEmpty ? "" : " " + tail) }
        }
        memo[rest] = result
        return result
    }
    return go(s[...])
}
print(wordBreak("catsanddog", ["cat", "cats", "and", "sand", "dog"]), wordBreak("catsx", ["cats"]))

func partition(_ nums: [Int]) -> ([Int], [Int])? {
    let total = nums.reduce(0, +)
    guard total % 2 == 0 else { return nil }
    var reach: [Int: [Int]] = [0: []]
    for (i, n) in nums.enumerated() {
        for (sum, chosen) in reach where reach[sum + n] == nil && sum + n <= total / 2 { reach[sum + n] = chosen + [i] }
    }
    guard let half = reach[total / 2] else { return nil }
    let a = half.map { nums[$0] }, b = nums.indices.filter { !half.contains($0) }.map { nums[$0] }
    return (a.sorted(), b.sorted())
}
if let (a, b) = partition([1, 5, 11, 5]) { print(a.reduce(0, +) == b.reduce(0, +)) }
print(partition([1, 2, 4]) == nil)

func stones(_ piles: [Int]) -> Int {
    var memo = [Range<Int>: Int]()
    func best(_ r: Range<Int>) -> Int {
        guard let last = r.last else { return 0 }
        if let m = memo[r] { return m }
        let value = max(piles[r.lowerBound] - best(r.lowerBound + 1..<r.upperBound), piles[last] - best(r.lowerBound..<last))
        memo[r] = value
        return value
    }
    return best(0..<piles.count)
}
print(stones([5, 3, 4, 5]), stones([1, 100, 3]), stones([]))
func climb(_ n: Int) -> Int { (0..<n).reduce((1, 1)) { s, _ in (s.1, s.0 + s.1) }.0 }
func catalan(_ n: Int) -> Int { (0..<n).reduce(1) { $0 * 2 * (2 * $1 + 1) / ($1 + 2) } }
func stirling(_ n: Int, _ k: Int) -> Int { n == k ? 1 : n == 0 || k == 0 ? 0 : k * stirling(n - 1, k) + stirling(n - 1, k - 1) }
func partitions(_ n: Int, max: Int? = nil) -> [[Int]] {
    if n == 0 { return [[]] }
    return (1...Swift.min(n, max ?? n)).reversed().flatMap { first in partitions(n - first, max: first).map { [first] + $0 } }
}
print((0...8).map(climb), (0...8).map(catalan), (1...5).map { stirling(5, $0) }, partitions(5))
let houses = [2, 7, 9, 3, 1], robbed = houses.reduce((take: 0, skip: 0)) { ($0.skip + $1, max($0.take, $0.skip)) }
print(max(robbed.take, robbed.skip), robbed)
