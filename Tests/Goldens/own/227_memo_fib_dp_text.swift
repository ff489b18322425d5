// dynamic programming in several flavours
func levenshtein(_ a: String, _ b: String) -> Int {
    let a = Array(a), b = Array(b)
    var previous = Array(0...b.count)
    for i in 1...max(a.count, 1) where !a.isEmpty {
        var current = [i] + Array(repeating: 0, count: b.count)
        for j in stride(from: 1, through: b.count, by: 1) {
            current[j] = a[i - 1] == b[j - 1] ? previous[j - 1] : 1 + min(previous[j], current[j - 1], previous[j - 1])
        }
        previous = current
    }
    return previous[b.count]
}
func lcs(_ a: String, _ b: String) -> String {
    let x = Array(a.utf8), y = Array(b.utf8)
    var t = [[Int]](repeating: [Int](repeating: 0, count: y.count + 1), count: x.count + 1)
    for i in x.indices { for j in y.indices { t[i + 1][j + 1] = x[i] == y[j] ? t[i][j] + 1 : max(t[i][j + 1], t[i + 1][j]) } }
    var (i, j) = (x.count, y.count)
    var out: [UInt8] = []
    while i > 0, j > 0 {
        if x[i - 1] == y[j - 1] { out.append(x[i - 1]); i -= 1; j -= 1 }
        else if t[i - 1][j] >= t[i][j - 1] { i -= 1 } else { j -= 1 }
    }
    return String(decoding: out.reversed(), as: UTF8.self)
}
struct Memo<K: Hashable, V> {
    private var store = [K: V]()
    private(set) var hits = 0
    mutating func callAsFunction(_ k: K, _ make: (inout Memo) -> V) -> V {
        if let v = store[k] { hits += 1; return v }
        let v = make(&self)
        store[k] = v
        return v
    }
}
func paths(_ r: Int, _ c: Int, _ memo: inout Memo<[Int], Int>) -> Int {
    if r == 0 || c == 0 { return 1 }
    return memo([r, c]) { m in paths(r - 1, c, &m) + paths(r, c - 1, &m) }
}
func partition(_ total: Int, largest: Int? = nil) -> Int {
    struct Static { static var cache: [String: Int] = [:] }
    let largest = largest ?? total
    if total == 0 { return 1 }
    if total < 0 || largest == 0 { return 0 }
    let key = "\(total),\(largest)"
    if let c = Static.cache[key] { return c }
    let r = partition(total - largest, largest: largest) + partition(total, largest: largest - 1)
    Static.cache[key] = r
    return r
}
func lis(_ a: [Int]) -> [Int] {
    var tails: [Int] = [], parents = [Int?](repeating: nil, count: a.count)
    for (i, v) in a.enumerated() {
        var lo = 0, hi = tails.count
        while lo < hi { let mid = (lo + hi) / 2; if a[tails[mid]] < v { lo = mid + 1 } else { hi = mid } }
        if lo > 0 { parents[i] = tails[lo - 1] }
        if lo == tails.count { tails.append(i) } else { tails[lo] = i }
    }
    return sequence(first: tails.last) { $0.flatMap { parents[$0] } }.prefix(tails.count).compactMap { $0 }.map { a[$0] }.reversed()
}
func wordBreak(_ s: String, _ words: Set<String>) -> [String]? {
    var best: [Int: [String]] = [0: []]
    for end in 1...s.count {
        for w in words.sorted() where w.count <= end {
            let piece = s.dropFirst(end - w.count).prefix(w.count)
            if piece == w, let before = best[end - w.count] { best[end] = before + [w]; break }
        }
    }
    return best[s.count]
}
print(levenshtein("kitten", "sitting"), levenshtein("", "abc"), levenshtein("same", "same"))
print(lcs("AGGTAB", "GXTXAYB"), lcs("abc", "xyz").isEmpty)
var memo = Memo<[Int], Int>()
print(paths(8, 8, &memo), memo.hits)
print((1...10).map { partition($0) }, lis([10, 9, 2, 5, 3, 7, 101, 18, 4]))
print(wordBreak("applepenapple", ["apple", "pen"]) ?? [], wordBreak("catsandog", ["cats", "dog", "sand", "and", "cat"]) as Any)
var tri = [[1]]
for _ in 1..<6 { let l = tri.last!; tri.append(zip([0] + l, l + [0]).map { $0 + $1 }) }
print(tri.map { $0.reduce(0, +) }, tri.last!)
