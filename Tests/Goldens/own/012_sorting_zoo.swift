typealias Sorter = ([Int]) -> [Int]

func bubble(_ input: [Int]) -> [Int] {
    var a = input
    var swapped = true
    while swapped {
        swapped = false
        for i in 1..<max(a.count, 1) where a[i - 1] > a[i] {
            a.swapAt(i - 1, i)
            swapped = true
        }
    }
    return a
}

func insertion(_ input: [Int]) -> [Int] {
    var a = input
    for x in a.indices.dropFirst() {
        var y = x
        let temp = a[y]
        while y > 0 && temp < a[y - 1] {
            a[y] = a[y - 1]
            y -= 1
        }
        a[y] = temp
    }
    return a
}

func selection(_ input: [Int]) -> [Int] {
    guard input.count > 1 else { return input }
    var a = input
    for x in 0 ..< a.count - 1 {
        var lowest = x
        for y in x + 1 ..< a.count { if a[y] < a[lowest] { lowest = y } }
        if x != lowest { a.swapAt(x, lowest) }
    }
    return a
}

func merge<T: Comparable>(_ left: ArraySlice<T>, _ right: ArraySlice<T>) -> [T] {
    var l = left, r = right
    var out: [T] = []
    out.reserveCapacity(left.count + right.count)
    while let a = l.first, let b = r.first {
        if b < a { out.append(r.removeFirst()) } else { out.append(l.removeFirst()) }
    }
    return out + l + r
}
func mergeSort(_ a: [Int]) -> [Int] {
    guard a.count > 1 else { return a }
    let middle = a.count / 2
    return merge(mergeSort(Array(a[..<middle]))[...], mergeSort(Array(a[middle...]))[...])
}

func quick(_ a: [Int]) -> [Int] {
    guard let pivot = a.first else { return [] }
    let rest = a.dropFirst()
    return quick(rest.filter { $0 < pivot }) + [pivot] + quick(rest.filter { $0 >= pivot })
}

func lomuto(_ input: [Int]) -> [Int] {
    var a = input
    func partition(_ low: Int, _ high: Int) -> Int {
        let pivot = a[high]
        var i = low
        for j in low..<high where a[j] <= pivot {
            (a[i], a[j]) = (a[j], a[i])
            i += 1
        }
        (a[i], a[high]) = (a[high], a[i])
        return i
    }
    func sort(_ low: Int, _ high: Int) {
        if low < high {
            let p = partition(low, high)
            sort(low, p - 1)
            sort(p + 1, high)
        }
    }
    sort(0, a.count - 1)
    return a
}

func shell(_ input: [Int]) -> [Int] {
    var a = input
    var gap = a.count / 2
    while gap > 0 {
        for i in stride(from: gap, to: a.count, by: 1) {
            var j = i
            while j >= gap, a[j] < a[j - gap] { a.swapAt(j, j - gap); j -= gap }
        }
        gap /= 2
    }
    return a
}

func counting(_ a: [Int]) -> [Int] {
    guard let low = a.min(), let high = a.max() else { return a }
    var buckets = Array(repeating: 0, count: high - low + 1)
    a.forEach { buckets[$0 - low] += 1 }
    return buckets.enumerated().flatMap { Array(repeating: $0.offset + low, count: $0.element) }
}

let sorters: [(String, Sorter)] = [
    ("bubble", bubble), ("insertion", insertion), ("selection", selection), ("merge", mergeSort),
    ("quick", quick), ("lomuto", lomuto), ("shell", shell), ("counting", counting),
]
var seed: UInt32 = 12345
func next() -> Int {
    seed = seed &* 1664525 &+ 1013904223
    return Int(seed >> 16) % 200 - 100
}
let samples = [[], [1], [2, 1], [3, 3, 3], Array((1...10).reversed()), (0..<40).map { _ in next() }]
for (name, sorter) in sorters {
    let verdicts = samples.map { sorter($0) == $0.sorted() ? "+" : "-" }
    print(name.count < 8 ? name + String(repeating: " ", count: 9 - name.count) : name + " ", verdicts.joined())
}
print(lomuto(samples[5]))
