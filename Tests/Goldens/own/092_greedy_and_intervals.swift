struct Interval: Hashable, Comparable, CustomStringConvertible {
  var start: Int
  var end: Int
  static func < (a: Interval, b: Interval) -> Bool { a.start == b.start ? a.end < b.end : a.start < b.start }
  func overlaps(_ o: Interval) -> Bool { start <= o.end && o.start <= end }
  var description: String { "[\(start), \(end)]" }
}
extension Interval { init(_ s: Int, _ e: Int) { self.init(start: s, end: e) } }

extension Array where Element == Interval {
  func merged() -> [Interval] {
    sorted().reduce(into: []) { result, next in
      if let last = result.last, last.overlaps(next) {
        result[result.endIndex - 1].end = Swift.max(last.end, next.end)
      } else {
        result.append(next)
      }
    }
  }
  var roomsNeeded: Int {
    let events: [(time: Int, delta: Int)] = flatMap { [($0.start, 1), ($0.end, -1)] }
    var now = 0, most = 0
    for event in events.sorted(by: { ($0.time, $0.delta) < ($1.time, $1.delta) }) {
      now += event.delta
      most = Swift.max(most, now)
    }
    return most
  }
  var maximalSelection: [Interval] {
    var lastEnd = Int.min
    return sorted { $0.end < $1.end }.filter { i in
      guard i.start >= lastEnd else { return false }
      lastEnd = i.end
      return true
    }
  }
}
let meetings = [Interval(1, 3), Interval(8, 10), Interval(2, 6), Interval(15, 18), Interval(17, 20)]
print(meetings.merged(), meetings.roomsNeeded, meetings.maximalSelection)
print([Interval]().merged(), [Interval(1, 4), Interval(4, 5)].merged(), [Interval(0, 30), Interval(5, 10), Interval(15, 20)].roomsNeeded)

func jump(_ nums: [Int]) -> Int? {
  var jumps = 0, end = 0, farthest = 0
  for (i, n) in nums.dropLast().enumerated() {
    farthest = max(farthest, i + n)
    if i == end {
      if farthest == i { return nil }
      jumps += 1
      end = farthest
    }
  }
  return jumps
}
print([[2, 3, 1, 1, 4], [2, 3, 0, 1, 4], [3, 2, 1, 0, 4], [0]].map { jump($0).map(String.init) ?? "stuck" })

func maxProfit(_ prices: [Int]) -> (once: Int, often: Int) {
  var low = Int.max, once = 0
  for p in prices { low = min(low, p); once = max(once, p - low) }
  let often = zip(prices, prices.dropFirst()).reduce(0) { $0 + max(0, $1.1 - $1.0) }
  return (once, often)
}
print(maxProfit([7, 1, 5, 3, 6, 4]), maxProfit([7, 6, 4]).once)

func gasStation(_ gas: [Int], _ cost: [Int]) -> Int {
  let gains = zip(gas, cost).map { $0 - $1 }
  guard gains.reduce(0, +) >= 0 else { return -1 }
  var start = 0, tank = 0
  for i in gains.indices { tank += gains[i]; if tank < 0 { (start, tank) = (i + 1, 0) } }
  return start
}
print(gasStation([1, 2, 3, 4, 5], [3, 4, 5, 1, 2]), gasStation([2, 3, 4], [3, 4, 3]))

func change(_ cents: Int, _ coins: [(name: String, value: Int)] = [("quarter", 25), ("dime", 10), ("nickel", 5), ("penny", 1)]) -> String {
  var rest = cents
  return coins.compactMap { name, value -> String? in
    let n = rest / value
    rest %= value
    return n == 0 ? nil : "\(n) \(n == 1 ? name : name == "penny" ? "pennies" : name + "s")"
  }.joined(separator: ", ")
}
print(change(68)); print(change(30)); print(change(4))

func candy(_ ratings: [Int]) -> Int {
  var c = ratings.map { _ in 1 }
  for i in ratings.indices.dropFirst() where ratings[i] > ratings[i - 1] { c[i] = c[i - 1] + 1 }
  for i in ratings.indices.dropLast().reversed() where ratings[i] > ratings[i + 1] { c[i] = max(c[i], c[i + 1] + 1) }
  return c.reduce(0, +)
}
print(candy([1, 0, 2]), candy([1, 2, 2]), candy([]))
func largestNumber(_ nums: [Int]) -> String {
  let s = nums.map(String.init).sorted { $0 + $1 > $1 + $0 }.joined()
  return s.first == "0" ? "0" : s
}
func groupAnagrams(_ words: [String]) -> [[String]] {
  Dictionary(grouping: words) { $0.sorted() }.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }
}
func topK(_ nums: [Int], _ k: Int) -> [Int] {
  let counts = nums.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  return counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.prefix(k).map(\.key)
}
print(largestNumber([3, 30, 34, 5, 9]), largestNumber([0, 0]), groupAnagrams(["eat", "tea", "tan", "ate", "nat", "bat"]), topK([1, 1, 1, 2, 2, 3, 4, 4], 3))
func productExceptSelf(_ n: [Int]) -> [Int] {
  var out = [Int](repeating: 1, count: n.count), left = 1, right = 1
  for i in n.indices { out[i] *= left; left *= n[i]; let j = n.count - 1 - i; out[j] *= right; right *= n[j] }
  return out
}
func longestConsecutive(_ n: [Int]) -> Int {
  let set = Set(n)
  return set.filter { !set.contains($0 - 1) }.map { s in (s...).prefix { set.contains($0) }.count }.max() ?? 0
}
print(productExceptSelf([1, 2, 3, 4]), longestConsecutive([100, 4, 200, 1, 3, 2]), longestConsecutive([]))
