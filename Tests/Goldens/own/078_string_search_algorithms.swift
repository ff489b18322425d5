extension String {
    func indexOfKMP(_ pattern: String) -> Int? {
        let text = Array(self), p = Array(pattern)
        guard !p.isEmpty else { return 0 }
        var failure = [Int](repeating: 0, count: p.count)
        var k = 0
        for i in 1..<p.count {
            while k > 0 && p[k] != p[i] { k = failure[k - 1] }
            if p[k] == p[i] { k += 1 }
            failure[i] = k
        }
        k = 0
        for (i, c) in text.enumerated() {
            while k > 0 && p[k] != c { k = failure[k - 1] }
            if p[k] == c { k += 1 }
            if k == p.count { return i - k + 1 }
        }
        return nil
    }

    func zArray() -> [Int] {
        let s = Array(utf8)
        var z = [Int](repeating: 0, count: s.count)
        var l = 0, r = 0
        for i in s.indices.dropFirst() {
            if i < r { z[i] = Swift.min(r - i, z[i - l]) }
            while i + z[i] < s.count, s[z[i]] == s[i + z[i]] { z[i] += 1 }
            if i + z[i] > r { (l, r) = (i, i + z[i]) }
        }
        return z
    }

    func boyerMoore(_ pattern: String) -> String.Index? {
        let patternLength = pattern.count
        guard patternLength > 0, patternLength <= count else { return nil }
        var skipTable = [Character: Int]()
        for (i, c) in pattern.enumerated() { skipTable[c] = patternLength - i - 1 }
        let p = pattern.index(before: pattern.endIndex)
        let lastChar = pattern[p]
        var i = index(startIndex, offsetBy: patternLength - 1)
        func backwards() -> String.Index? {
            var q = p
            var j = i
            while q > pattern.startIndex {
                j = index(before: j)
                q = pattern.index(before: q)
                if self[j] != pattern[q] { return nil }
            }
            return j
        }
        while i < endIndex {
            let c = self[i]
            if c == lastChar {
                if let k = backwards() { return k }
                i = index(after: i)
            } else {
                i = index(i, offsetBy: skipTable[c] ?? patternLength, limitedBy: endIndex) ?? endIndex
            }
        }
        return nil
    }

    func rabinKarp(_ pattern: String) -> [Int] {
        let base: UInt64 = 256, prime: UInt64 = 101
        let t = utf8.map(UInt64.init), p = pattern.utf8.map(UInt64.init)
        let n = t.count, m = p.count
        guard m > 0, n >= m else { return [] }
        let high = (1..<m).reduce(1 as UInt64) { h, _ in h * base % prime }
        var hp: UInt64 = 0, ht: UInt64 = 0
        for i in 0..<m { hp = (hp * base + p[i]) % prime; ht = (ht * base + t[i]) % prime }
        var out: [Int] = []
        for i in 0...n - m {
            if hp == ht, t[i..<i + m].elementsEqual(p) { out.append(i) }
            if i < n - m { ht = ((ht + prime * base - t[i] * high) * base + t[i + m]) % prime }
        }
        return out
    }

    var longestPalindrome: Substring {
        let chars = Array(self)
        var best = 0..<0
        for center in chars.indices {
            for (var l, var r) in [(center, center), (center, center + 1)] {
                while l >= 0, r < chars.count, chars[l] == chars[r] { l -= 1; r += 1 }
                if r - l - 1 > best.count { best = l + 1..<r }
            }
        }
        return dropFirst(best.lowerBound).prefix(best.count)
    }
}

let text = "the cat catches the other cat"
print(text.indexOfKMP("catch") as Any, text.indexOfKMP("cat")!, text.indexOfKMP("dog") as Any, "aaab".indexOfKMP("aab")!)
print("aabxaabxcaabxaabxay".zArray(), "aaaa".zArray(), "".zArray())
if let i = text.boyerMoore("other") { print(text.distance(from: text.startIndex, to: i), text[i...]) }
print(text.boyerMoore("zebra") == nil, "Hello, World".boyerMoore("World").map { "Hello, World"[$0...] } ?? "?")
print(text.rabinKarp("cat"), text.rabinKarp("the"), "aaaa".rabinKarp("aa"), "a".rabinKarp("ab"))
print(["babad", "cbbd", "a", "", "forgeeksskeegfor"].map(\.longestPalindrome))

func isMatch(_ s: String, _ pattern: String) -> Bool {
    func go(_ s: Substring, _ p: Substring) -> Bool {
        guard let head = p.first else { return s.isEmpty }
        let hit = !s.isEmpty && (head == "." || head == s.first)
        if p.dropFirst().first == "*" { return go(s, p.dropFirst(2)) || (hit && go(s.dropFirst(), p)) }
        return hit && go(s.dropFirst(), p.dropFirst())
    }
    return go(s[...], pattern[...])
}
print([("aa", "a"), ("aa", "a*"), ("ab", ".*"), ("aab", "c*a*b"), ("mississippi", "mis*is*p*.")].map(isMatch))
func longestCommonSubsequence(_ a: String, _ b: String) -> String {
    let s = Array(a), t = Array(b)
    var table = Array(repeating: Array(repeating: "", count: t.count + 1), count: s.count + 1)
    for i in 1...s.count { for j in 1...t.count {
        table[i][j] = s[i - 1] == t[j - 1] ? table[i - 1][j - 1] + String(s[i - 1]) : [table[i - 1][j], table[i][j - 1]].max { $0.count < $1.count }!
    } }
    return table[s.count][t.count]
}
print(longestCommonSubsequence("AGGTAB", "GXTXAYB"), longestCommonSubsequence("abcdef", "acf"))
