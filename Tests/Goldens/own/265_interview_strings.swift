// Interview warm-ups on strings
func reverseWords(_ s: String) -> String { s.split(separator: " ").reversed().joined(separator: " ") }
func isAnagram(_ a: String, _ b: String) -> Bool {
    func key(_ s: String) -> [Character] { s.lowercased().filter { $0 != " " }.sorted() }
    return key(a) == key(b)
}
func firstUnique(_ s: String) -> Character? {
    var counts = [Character: Int]()
    for c in s { counts[c, default: 0] += 1 }
    return s.first(where: { counts[$0] == 1 })
}
func compress(_ s: String) -> String {
    guard var current = s.first else { return "" }
    var n = 0, out = ""
    for c in s {
        if c == current { n += 1 } else {
            out += "\(current)\(n)"
            (current, n) = (c, 1)
        }
    }
    out += "\(current)\(n)"
    return out.count < s.count ? out : s
}
func permutations(_ s: String) -> Set<String> {
    if s.count <= 1 { return [s] }
    var out = Set<String>()
    for i in s.indices {
        var rest = s
        let c = rest.remove(at: i)
        for p in permutations(rest) { out.insert(String(c) + p) }
    }
    return out
}
func longestCommonPrefix(_ words: [String]) -> String {
    guard let first = words.min(), let last = words.max() else { return "" }
    return String(zip(first, last).prefix(while: { $0.0 == $0.1 }).map { $0.0 })
}
func validParentheses(_ s: String) -> Bool {
    let match: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    var stack = [Character]()
    for c in s {
        if let close = match[c] { stack.append(close) }
        else if match.values.contains(c) { guard stack.popLast() == c else { return false } }
    }
    return stack.isEmpty
}
func toTitle(_ s: String) -> String { s.split(separator: " ").map { $0.first!.uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ") }
func vowelCount(_ s: String) -> Int { s.lowercased().filter { "aeiou".contains($0) }.count }
func rotate(_ s: String, by k: Int) -> String {
    guard !s.isEmpty else { return s }
    let k = ((k % s.count) + s.count) % s.count
    return String(s.suffix(k) + s.dropLast(k))
}
func addBinary(_ a: String, _ b: String) -> String {
    var i = a.reversed().makeIterator(), j = b.reversed().makeIterator()
    var carry = 0, out: [Character] = []
    while true {
        let x = i.next(), y = j.next()
        if x == nil && y == nil && carry == 0 { break }
        let sum = (x == "1" ? 1 : 0) + (y == "1" ? 1 : 0) + carry
        out.append(sum % 2 == 1 ? "1" : "0")
        carry = sum / 2
    }
    return out.isEmpty ? "0" : String(out.reversed())
}
func atoi(_ s: String) -> Int32 {
    var value: Int64 = 0, sign: Int64 = 1, rest = s.drop(while: { $0 == " " })
    if let c = rest.first, c == "-" || c == "+" { sign = c == "-" ? -1 : 1; rest = rest.dropFirst() }
    for c in rest {
        guard let d = c.wholeNumberValue, c.isASCII else { break }
        value = value * 10 + Int64(d)
        if value > Int64(Int32.max) + 1 { break }
    }
    return Int32(clamping: sign * value)
}
print(reverseWords("  the sky is blue "), isAnagram("Dormitory", "dirty room"), isAnagram("a", "b"))
print(firstUnique("swiss") ?? "-", firstUnique("aabb") as Any, compress("aaabbc"), compress("aaaabbb"), compress(""))
print(permutations("aab").sorted(), longestCommonPrefix(["flower", "flow", "flight"]), longestCommonPrefix([]).isEmpty)
print(["()[]{}", "([)]", "]", ""].map(validParentheses), toTitle("hELLO wORLD"), vowelCount("Programming In Swift"))
print(rotate("abcdef", by: 2), rotate("abcdef", by: -1), rotate("", by: 3), addBinary("1010", "1011"), addBinary("", ""))
print(["42", "   -42", "4193 with words", "words", "-91283472332", "+1"].map(atoi))
