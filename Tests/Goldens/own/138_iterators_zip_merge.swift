struct MergedSequence<A: Sequence, B: Sequence>: Sequence where A.Element == B.Element, A.Element: Comparable {
  let a: A, b: B
  struct Iterator: IteratorProtocol {
    var x: A.Iterator, y: B.Iterator
    var left: A.Element?, right: A.Element?
    init(_ x: A.Iterator, _ y: B.Iterator) {
      self.x = x
      self.y = y
      left = self.x.next()
      right = self.y.next()
    }
    mutating func next() -> A.Element? {
      switch (left, right) {
      case let (l?, r?) where l <= r: defer { left = x.next() }; return l
      case (_, let r?): defer { right = y.next() }; return r
      case (let l?, nil): defer { left = x.next() }; return l
      case (nil, nil): return nil
      }
    }
  }
  func makeIterator() -> Iterator { Iterator(a.makeIterator(), b.makeIterator()) }
}
func merge<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> MergedSequence<A, B> { MergedSequence(a: a, b: b) }
print(Array(merge([1, 4, 9], 2...5)), merge("aceg", "bdf").map(String.init).joined(), Array(merge([Int](), CollectionOfOne(3))))

extension Sequence {
  func windows(_ n: Int) -> AnySequence<[Element]> {
    AnySequence { () -> AnyIterator<[Element]> in
      var iterator = self.makeIterator()
      var window: [Element] = []
      return AnyIterator {
        if window.count == n { window.removeFirst() }
        while window.count < n {
          guard let next = iterator.next() else { return nil }
          window.append(next)
        }
        return window
      }
    }
  }
  func interleaved<S: Sequence>(with other: S) -> [Element] where S.Element == Element {
    var (a, b) = (makeIterator(), other.makeIterator())
    var out: [Element] = []
    while true {
      let (x, y) = (a.next(), b.next())
      if let x { out.append(x) }
      if let y { out.append(y) }
      if x == nil && y == nil { return out }
    }
  }
  func scan<R>(_ first: R, _ f: @escaping (R, Element) -> R) -> some Sequence<R> {
    var state = first
    return self.map { e -> R in state = f(state, e); return state }
  }
  func grouped(while same: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { groups, e in
      if let last = groups.last?.last, same(last, e) { groups[groups.count - 1].append(e) } else { groups.append([e]) }
    }
  }
  func countBy<K: Hashable>(_ key: (Element) -> K) -> [K: Int] { reduce(into: [:]) { $0[key($1), default: 0] += 1 } }
  func none(_ test: (Element) throws -> Bool) rethrows -> Bool { try !contains(where: test) }
}
print((1...5).windows(3).map { $0.reduce(0, +) }, Array("abcd".windows(2)).map { String($0) }, [1].windows(2).map { $0.count })
print([1, 2, 3].interleaved(with: [10, 20]), "ace".interleaved(with: "bdfgh"), Array((1...5).scan(0, +)))
print([1, 2, 4, 5, 7].grouped { $1 == $0 + 1 }, "aabccc".grouped(while: ==).map { String($0) }, ["a", "bb", "cc"].countBy(\.count)[2]!, [1, 3].none { $0 % 2 == 0 })

struct Cycle<Base: Collection>: Sequence, IteratorProtocol {
  let base: Base
  var index: Base.Index
  init(_ base: Base) { self.base = base; index = base.startIndex }
  mutating func next() -> Base.Element? {
    guard !base.isEmpty else { return nil }
    defer { base.formIndex(after: &index); if index == base.endIndex { index = base.startIndex } }
    return base[index]
  }
}
print(Array(Cycle([1, 2, 3]).prefix(7)), zip(Cycle("ab"), 1...5).map { "\($0)\($1)" }, Cycle([Int]()).map { $0 })
struct Chunks<Base: Collection>: Sequence {
  let base: Base, size: Int
  func makeIterator() -> AnyIterator<Base.SubSequence> {
    var start = base.startIndex
    return AnyIterator {
      guard start != base.endIndex else { return nil }
      let end = base.index(start, offsetBy: size, limitedBy: base.endIndex) ?? base.endIndex
      defer { start = end }
      return base[start..<end]
    }
  }
}
print(Chunks(base: Array(1...7), size: 3).map(Array.init), Chunks(base: "abcdefg", size: 2).joined(separator: "-"))
var it = (1...3).makeIterator(), collected: [Int] = []
while let x = it.next() { collected.append(x); if let y = it.next() { collected.append(-y) } }
print(collected, Array(zip(1..., "xyz")).map { "\($0.0)\($0.1)" }, Dictionary(uniqueKeysWithValues: zip("ab", 1...)).sorted { $0.key < $1.key }.map(\.value))
func transpose<T>(_ rows: [[T]]) -> [[T]] { rows.first.map { $0.indices.map { c in rows.map { $0[c] } } } ?? [] }
func primes() -> some Sequence<Int> { sequence(state: (found: [Int](), next: 2)) { s -> Int? in
  while s.found.contains(where: { s.next % $0 == 0 }) { s.next += 1 }
  s.found.append(s.next)
  return s.next
} }
print(transpose([[1, 2, 3], [4, 5, 6]]), Array(primes().prefix(8)), primes().first { $0 > 50 }!, [[1, 2], [3]].joined().map { $0 * 2 }, Array([[1], [2]].joined(separator: [0])))
print(stride(from: 1, through: 10, by: 4).reversed().map { $0 }, (0..<3).flatMap { i in (0..<i).map { (i, $0) } }.map { "\($0.0)\($0.1)" }, [3, 1, 2].enumerated().sorted { $0.element < $1.element }.map(\.offset))
