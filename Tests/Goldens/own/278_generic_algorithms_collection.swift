extension Collection {
    func binarySearch(_ isBelow: (Element) -> Bool) -> Index {
        var low = startIndex, n = count
        while n > 0 {
            let half = n / 2
            let mid = index(low, offsetBy: half)
            if isBelow(self[mid]) { low = index(after: mid); n -= half + 1 } else { n = half }
        }
        return low
    }
    func windows(_ n: Int) -> [SubSequence] {
        guard n > 0, count >= n else { return [] }
        var out: [SubSequence] = [], lo = startIndex, hi = index(startIndex, offsetBy: n)
        while true {
            out.append(self[lo..<hi])
            if hi == endIndex { return out }
            formIndex(after: &lo)
            formIndex(after: &hi)
        }
    }
    func splitAt(_ n: Int) -> (SubSequence, SubSequence) { (prefix(n), dropFirst(n)) }
}
extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
    mutating func insertionSort() {
        for i in indices.dropFirst() {
            var j = i
            while j > startIndex, self[j] < self[index(before: j)] {
                swapAt(j, index(before: j))
                formIndex(before: &j)
            }
        }
    }
    mutating func quickSort() { quickSort(startIndex, endIndex) }
    private mutating func quickSort(_ lo: Index, _ hi: Index) {
        guard distance(from: lo, to: hi) > 1 else { return }
        let last = index(before: hi), pivot = self[last]
        var store = lo, i = lo
        while i < last {
            if self[i] < pivot { swapAt(i, store); formIndex(after: &store) }
            formIndex(after: &i)
        }
        swapAt(store, last)
        quickSort(lo, store)
        quickSort(index(after: store), hi)
    }
}
extension RangeReplaceableCollection {
    mutating func removeFirst(where p: (Element) throws -> Bool) rethrows -> Element? {
        guard let i = try firstIndex(where: p) else { return nil }
        return remove(at: i)
    }
    func inserting(_ e: Element, every n: Int) -> Self {
        var out = Self()
        for (i, x) in enumerated() { if i > 0 && i % n == 0 { out.append(e) }; out.append(x) }
        return out
    }
}
extension Sequence {
    func minAndMax(by less: (Element, Element) -> Bool) -> (min: Element, max: Element)? {
        reduce(nil as (min: Element, max: Element)?) { acc, e in
            guard let (lo, hi) = acc else { return (e, e) }
            return (less(e, lo) ? e : lo, less(hi, e) ? e : hi)
        }
    }
    func scan<R>(_ initial: R, _ f: (R, Element) throws -> R) rethrows -> [R] { var acc = initial; return try map { acc = try f(acc, $0); return acc } }
    func count(where p: (Element) -> Bool) -> Int { reduce(0) { p($1) ? $0 + 1 : $0 } }
    func adjacentPairs() -> [(Element, Element)] { var it = makeIterator(); guard var prev = it.next() else { return [] }; var out: [(Element, Element)] = []; while let n = it.next() { out.append((prev, n)); prev = n }; return out }
}
extension Sequence where Element: Equatable { func runs() -> [(Element, Int)] { reduce(into: []) { out, e in if let l = out.last, l.0 == e { out[out.count - 1].1 += 1 } else { out.append((e, 1)) } } } }
extension Collection where Element: Comparable { var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } } }
let sorted = [1, 3, 5, 7, 9, 11]
print(sorted.binarySearch { $0 < 7 }, sorted.binarySearch { $0 < 100 }, sorted[2...].binarySearch { $0 < 0 })
print([1, 2, 3, 4].windows(3).map(Array.init), "swift".windows(2).map { String($0) }, [1].windows(2).isEmpty, "abcde".splitAt(2))
var a = [5, 2, 8, 1, 9, 3], b = a[1...4], c = ContiguousArray("sorting")
a.quickSort(); b.insertionSort(); c.quickSort()
print(a, b, String(c), a.isSorted, [3, 1].isSorted)
var s = "hello", d = [1, 2, 3, 4]
print(s.removeFirst { $0 == "l" } ?? "-", s, d.removeFirst(where: { $0 > 2 })!, d, d.removeFirst(where: { $0 > 9 }) as Any)
print("123456789".inserting(",", every: 3), [1, 2, 3].inserting(0, every: 1), [3, 1, 2].minAndMax(by: <)!, [Int]().minAndMax(by: <) == nil)
print((1...5).scan(0, +), ["a", "b"].scan("") { $0 + $1 }, [1, 2, 3].count { $0 > 1 }, "abc".adjacentPairs().map { "\($0)\($1)" }, "aabccc".runs().map { "\($0)\($1)" })
