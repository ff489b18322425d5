extension Array where Element: Comparable {
    func kthSmallest(_ k: Int) -> Element? {
        guard indices.contains(k - 1) else { return nil }
        var a = self
        var (low, high) = (0, a.count - 1)
        while low < high {
            let pivot = a[(low + high) / 2]
            var i = low, j = high
            while i <= j {
                while a[i] < pivot { i += 1 }
                while a[j] > pivot { j -= 1 }
                if i <= j { a.swapAt(i, j); i += 1; j -= 1 }
            }
            if k - 1 <= j { high = j } else if k - 1 >= i { low = i } else { break }
        }
        return a[k - 1]
    }
    mutating func dutchFlag(_ pivot: Element) -> (Range<Int>, Range<Int>, Range<Int>) {
        var smaller = 0, equal = 0, larger = count - 1
        while equal <= larger {
            if self[equal] < pivot { swapAt(smaller, equal); smaller += 1; equal += 1 }
            else if self[equal] == pivot { equal += 1 }
            else { swapAt(equal, larger); larger -= 1 }
        }
        return (0..<smaller, smaller..<equal, equal..<count)
    }
    mutating func heapSort() {
        func sift(_ root: Int, _ end: Int) {
            var root = root
            while true {
                var child = 2 * root + 1
                if child >= end { return }
                if child + 1 < end && self[child] < self[child + 1] { child += 1 }
                if self[root] >= self[child] { return }
                swapAt(root, child)
                root = child
            }
        }
        for i in stride(from: count / 2 - 1, through: 0, by: -1) { sift(i, count) }
        for end in stride(from: count - 1, to: 0, by: -1) { swapAt(0, end); sift(0, end) }
    }
    var isSortedAscending: Bool { zip(self, dropFirst()).allSatisfy(<=) }
}
let data = [9, 4, 7, 1, 8, 2, 7]
print((0...8).map { data.kthSmallest($0).map(String.init) ?? "-" }, ["q", "a", "m"].kthSmallest(2)!)
var flag = [0, 1, 2, 0, 2, 1, 1, 2]
let (low, mid, high) = flag.dutchFlag(1)
print(flag, low, mid, high, flag[mid])
var heap = [3.5, -1, 9, 0, 2.25]
heap.heapSort()
print(heap, heap.isSortedAscending, data.isSortedAscending, [Int]().isSortedAscending)

func radixSort(_ a: [Int]) -> [Int] {
    var a = a, digit = 1
    while true {
        var buckets = Array(repeating: [Int](), count: 10)
        var done = true
        for n in a {
            let d = n / digit
            if d > 0 { done = false }
            buckets[d % 10].append(n)
        }
        if done { return a }
        a = Array(buckets.joined())
        digit *= 10
    }
}
print(radixSort([170, 45, 75, 90, 802, 24, 2, 66]), radixSort([]))
func medianOfTwo(_ a: [Int], _ b: [Int]) -> Double {
    let m = (a + b).sorted(), h = m.count / 2
    return m.count.isMultiple(of: 2) ? Double(m[h - 1] + m[h]) / 2 : Double(m[h])
}
struct RunningMedian {
    private var sorted: [Int] = []
    mutating func add(_ n: Int) -> Double {
        var l = 0, r = sorted.count
        while l < r { let m = (l + r) >> 1; if sorted[m] < n { l = m + 1 } else { r = m } }
        sorted.insert(n, at: l)
        let h = sorted.count / 2
        return sorted.count % 2 == 1 ? Double(sorted[h]) : Double(sorted[h - 1] + sorted[h]) / 2
    }
}
var running = RunningMedian()
print(medianOfTwo([1, 3], [2]), medianOfTwo([1, 2], [3, 4]), [5, 15, 1, 3].map { running.add($0) })
struct Person { let name: String, age: Int, score: Double }
let people = [Person(name: "B", age: 30, score: 1.5), Person(name: "A", age: 30, score: 2.5), Person(name: "C", age: 25, score: 2.5)]
typealias Less<T> = (T, T) -> Bool
func by<T, V: Comparable>(_ f: @escaping (T) -> V, descending: Bool = false) -> Less<T> { { descending ? f($0) > f($1) : f($0) < f($1) } }
func all<T>(_ orders: Less<T>...) -> Less<T> { { a, b in for o in orders { if o(a, b) { return true }; if o(b, a) { return false } }; return false } }
print(people.sorted(by: by(\.name)).map(\.name), people.sorted(by: all(by(\.score, descending: true), by(\.age))).map(\.name), people.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map(\.name))
print(people.min(by: by { $0.age })!.name, [3, 1, 2].sorted(by: >), ["bb", "a"].sorted { $0.count < $1.count }, zip([2, 1], ["x", "y"]).sorted { $0.0 < $1.0 }.map(\.1))
func countInversions(_ a: [Int]) -> (sorted: [Int], count: Int) {
    guard a.count > 1 else { return (a, 0) }
    let (l, x) = countInversions(Array(a[..<(a.count / 2)])), (r, y) = countInversions(Array(a[(a.count / 2)...]))
    var merged: [Int] = [], i = 0, j = 0, n = x + y
    while i < l.count || j < r.count {
        if j == r.count || (i < l.count && l[i] <= r[j]) { merged.append(l[i]); i += 1 } else { merged.append(r[j]); j += 1; n += l.count - i }
    }
    return (merged, n)
}
print(countInversions([2, 4, 1, 3, 5]), countInversions([3, 2, 1]).count)
