func binarySearch<T: Comparable>(_ a: [T], for key: T) -> Int? {
  var lower = a.startIndex
  var upper = a.endIndex
  while lower < upper {
    let mid = lower + (upper - lower) / 2
    if a[mid] == key { return mid }
    if a[mid] < key { lower = mid + 1 } else { upper = mid }
  }
  return nil
}

func recursiveSearch<T: Comparable>(_ a: [T], _ key: T, _ range: Range<Int>) -> Int? {
  if range.lowerBound >= range.upperBound { return nil }
  let mid = range.lowerBound + (range.upperBound - range.lowerBound) / 2
  if a[mid] > key { return recursiveSearch(a, key, range.lowerBound ..< mid) }
  else if a[mid] < key { return recursiveSearch(a, key, mid + 1 ..< range.upperBound) }
  return mid
}

extension RandomAccessCollection {
  func partitioningIndex(where belongsInSecond: (Element) throws -> Bool) rethrows -> Index {
    var n = count
    var l = startIndex
    while n > 0 {
      let half = n / 2
      let mid = index(l, offsetBy: half)
      if try belongsInSecond(mid < endIndex ? self[mid] : self[l]) { n = half }
      else {
        l = index(after: mid)
        n -= half + 1
      }
    }
    return l
  }
}

extension RandomAccessCollection where Element: Comparable {
  func lowerBound(_ e: Element) -> Index { partitioningIndex { $0 >= e } }
  func upperBound(_ e: Element) -> Index { partitioningIndex { $0 > e } }
  func equalRange(_ e: Element) -> Range<Index> { lowerBound(e)..<upperBound(e) }
}

let primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47]
print(binarySearch(primes, for: 43) as Any, binarySearch(primes, for: 1) as Any, binarySearch([Int](), for: 1) as Any)
print(recursiveSearch(primes, 29, 0..<primes.count) ?? -1, recursiveSearch(primes, 30, 0..<primes.count) ?? -1)
let repeated = [1, 2, 2, 2, 3, 5, 5, 8]
for key in [0, 2, 4, 5, 9] {
  let r = repeated.equalRange(key)
  print("key \(key): \(r) -> \(Array(repeated[r]))")
}
print(repeated[2...].lowerBound(5), (1...100).lowerBound(42) == (1...100).firstIndex(of: 42)!)
print("abbbcd".map { $0 }.equalRange("b"))

func squareRoot(_ n: Int) -> Int { (0...n).partitioningIndex { $0 * $0 > n } == (0...n).endIndex ? n : Array(0...n)[..<Array(0...n).partitioningIndex { $0 * $0 > n }].last ?? 0 }
print([0, 1, 8, 9, 24, 99, 100].map(squareRoot))

func minimalEatingSpeed(_ piles: [Int], within hours: Int) -> Int {
  var low = 1, high = piles.max()!
  while low < high {
    let speed = (low + high) >> 1
    let needed = piles.map { ($0 + speed - 1) / speed }.reduce(0, +)
    (low, high) = needed > hours ? (speed + 1, high) : (low, speed)
  }
  return low
}
print(minimalEatingSpeed([3, 6, 7, 11], within: 8), minimalEatingSpeed([30, 11, 23, 4, 20], within: 5), minimalEatingSpeed([30, 11, 23, 4, 20], within: 6))
let words = ["ant", "bee", "cow", "dog", "eel"]
print(binarySearch(words, for: "dog")!, words.upperBound("bear"), words.lowerBound("zoo") == words.endIndex)
