struct Queens {
  let n: Int
  private(set) var solutions: [[Int]] = []

  init(_ n: Int) {
    self.n = n
    var columns: [Int] = []
    place(&columns)
  }

  private mutating func place(_ columns: inout [Int]) {
    let row = columns.count
    if row == n {
      solutions.append(columns)
      return
    }
    for column in 0..<n where isSafe(column, row, columns) {
      columns.append(column)
      defer { columns.removeLast() }
      place(&columns)
    }
  }

  private func isSafe(_ column: Int, _ row: Int, _ placed: [Int]) -> Bool {
    placed.enumerated().allSatisfy { r, c in c != column && abs(c - column) != row - r }
  }

  static func draw(_ columns: [Int]) -> String {
    columns.map { c in columns.indices.map { $0 == c ? "Q" : "." }.joined() }.joined(separator: "\n")
  }
}

for n in 1...6 { print("\(n) queens: \(Queens(n).solutions.count)") }
print(Queens.draw(Queens(6).solutions[0]))

func permutations<T>(_ items: [T]) -> [[T]] {
  guard items.count > 1 else { return [items] }
  return items.indices.flatMap { i -> [[T]] in
    var rest = items
    let chosen = rest.remove(at: i)
    return permutations(rest).map { [chosen] + $0 }
  }
}

func combinations<T>(_ items: ArraySlice<T>, _ k: Int) -> [[T]] {
  if k == 0 { return [[]] }
  guard let first = items.first else { return [] }
  let rest = items.dropFirst()
  return combinations(rest, k - 1).map { [first] + $0 } + combinations(rest, k)
}

func subsets(_ nums: [Int]) -> [[Int]] { nums.reduce([[]]) { sets, n in sets + sets.map { $0 + [n] } } }

func combinationSum(_ candidates: [Int], _ target: Int) -> [[Int]] {
  var result: [[Int]] = [], path: [Int] = []
  func dfs(_ start: Int, _ rest: Int) {
    if rest == 0 { result.append(path); return }
    for i in start..<candidates.count {
      if candidates[i] > rest { continue }
      path.append(candidates[i])
      dfs(i, rest - candidates[i])
      path.removeLast()
    }
  }
  dfs(0, target)
  return result
}

func parentheses(_ n: Int) -> [String] {
  var out = [String]()
  func build(_ s: String, _ open: Int, _ close: Int) {
    if s.count == 2 * n { out.append(s) }
    if open < n { build(s + "(", open + 1, close) }
    if close < open { build(s + ")", open, close + 1) }
  }
  build("", 0, 0)
  return out
}

func letters(_ digits: String) -> [String] {
  let keys: [Character: String] = ["2": "abc", "3": "def", "7": "pqrs"]
  return digits.reduce([""]) { prefixes, d in
    prefixes.flatMap { p in keys[d, default: ""].map { p + String($0) } }
  }
}

func wordExists(_ board: [[Character]], _ word: String) -> Bool {
  let letters = Array(word)
  var board = board
  func search(_ r: Int, _ c: Int, _ i: Int) -> Bool {
    if i == letters.count { return true }
    guard board.indices ~= r, board[r].indices ~= c, board[r][c] == letters[i] else { return false }
    board[r][c] = "#"
    defer { board[r][c] = letters[i] }
    return [(0, 1), (1, 0), (0, -1), (-1, 0)].contains { search(r + $0.0, c + $0.1, i + 1) }
  }
  return board.indices.contains { r in board[r].indices.contains { c in search(r, c, 0) } }
}

print(permutations(Array("abc")).map { String($0) }, permutations([1]).count, permutations([1, 2, 3, 4]).last!)
print(combinations(["x", "y", "z", "w"][...], 2).map { $0.joined() }, subsets([1, 2, 3]))
print(combinationSum([2, 3, 6, 7], 7), combinationSum([2], 1), parentheses(3), letters("23"), letters(""))
let grid = ["ABCE", "SFCS", "ADEE"].map(Array.init)
print(["ABCCED", "SEE", "ABCB", "ASAD"].map { wordExists(grid, $0) })
func hanoi(_ n: Int, _ a: String = "A", _ b: String = "B", _ c: String = "C", move: (String, String) -> Void) {
  guard n > 0 else { return }
  hanoi(n - 1, a, c, b, move: move)
  move(a, c)
  hanoi(n - 1, b, a, c, move: move)
}
var moves: [String] = []
hanoi(3) { moves.append("\($0)\($1)") }
print(moves.count, moves)
