func memoize<Input: Hashable, Output>(_ f: @escaping ((Input) -> Output, Input) -> Output) -> (Input) -> Output {
  var cache: [Input: Output] = [:]
  func call(_ input: Input) -> Output {
    if let hit = cache[input] { return hit }
    let value = f(call, input)
    cache[input] = value
    return value
  }
  return call
}

let fibonacci = memoize { (fib: (Int) -> Int, n: Int) in n < 2 ? n : fib(n - 1) + fib(n - 2) }
print((0...15).map(fibonacci), fibonacci(90))

struct Pair: Hashable { let a, b: Int }
let paths: (Pair) -> Int = memoize { go, p in p.a == 0 || p.b == 0 ? 1 : go(Pair(a: p.a - 1, b: p.b)) + go(Pair(a: p.a, b: p.b - 1)) }
print(paths(Pair(a: 2, b: 2)), paths(Pair(a: 16, b: 16)))

func knapsack(_ items: [(weight: Int, value: Int)], capacity: Int) -> (best: Int, taken: [Int]) {
  var table = Array(repeating: Array(repeating: 0, count: capacity + 1), count: items.count + 1)
  for (i, item) in items.enumerated() {
    for w in 0...capacity {
      table[i + 1][w] = table[i][w]
      if item.weight <= w {
        table[i + 1][w] = max(table[i + 1][w], table[i][w - item.weight] + item.value)
      }
    }
  }
  var w = capacity
  var taken: [Int] = []
  for i in items.indices.reversed() where table[i + 1][w] != table[i][w] {
    taken.insert(i, at: 0)
    w -= items[i].weight
  }
  return (table[items.count][capacity], taken)
}
let picked = knapsack([(5, 10), (4, 40), (6, 30), (4, 50)], capacity: 10)
print(picked, picked.best)

func coinChange(_ coins: [Int], _ amount: Int) -> [Int]? {
  var best: [[Int]?] = [[]] + Array(repeating: nil, count: amount)
  for a in stride(from: 1, through: amount, by: 1) {
    for c in coins where c <= a {
      guard let rest = best[a - c] else { continue }
      if best[a] == nil || rest.count + 1 < best[a]!.count { best[a] = rest + [c] }
    }
  }
  return best[amount]
}
print(coinChange([1, 5, 10, 25], 63) ?? [], coinChange([2, 4], 7) as Any, coinChange([5], 0)!)

func editDistance(_ a: String, _ b: String) -> Int {
  let (s, t) = (Array(a.utf8), Array(b.utf8))
  var row = Array(0...t.count)
  for i in 0..<s.count {
    var diagonal = row[0]
    row[0] = i + 1
    for j in 0..<t.count {
      let up = row[j + 1]
      row[j + 1] = s[i] == t[j] ? diagonal : 1 + min(diagonal, up, row[j])
      diagonal = up
    }
  }
  return row[t.count]
}
print(editDistance("kitten", "sitting"), editDistance("", "abc"), editDistance("flaw", "lawn"))

func longestIncreasing(_ a: [Int]) -> [Int] {
  guard !a.isEmpty else { return [] }
  var length = a.map { _ in 1 }
  var from = [Int?](repeating: nil, count: a.count)
  for i in a.indices {
    for j in 0..<i where a[j] < a[i] && length[j] + 1 > length[i] { (length[i], from[i]) = (length[j] + 1, j) }
  }
  var at: Int? = length.indices.max { length[$0] < length[$1] }
  var out: [Int] = []
  while let i = at { out.append(a[i]); at = from[i] }
  return out.reversed()
}
print(longestIncreasing([10, 9, 2, 5, 3, 7, 101, 18]), longestIncreasing([]), longestIncreasing([3, 2, 1]).count)

func maxSubarray(_ a: [Int]) -> ArraySlice<Int> {
  var best = (sum: Int.min, range: 0..<0), start = 0, sum = 0
  for (i, n) in a.enumerated() {
    if sum < 0 { sum = 0; start = i }
    sum += n
    if sum > best.sum { best = (sum, start..<i + 1) }
  }
  return a[best.range]
}
print(maxSubarray([-2, 1, -3, 4, -1, 2, 1, -5, 4]), maxSubarray([-3, -1, -2]))
