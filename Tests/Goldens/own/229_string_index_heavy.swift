extension String {
    subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
    subscript(r: Range<Int>) -> Substring { self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)] }
    subscript(r: ClosedRange<Int>) -> String { String(self[r.lowerBound..<r.upperBound + 1]) }
    func indices(of needle: String) -> [Int] {
        guard !needle.isEmpty, needle.count <= count else { return [] }
        return (0...(count - needle.count)).filter { self[$0..<($0 + needle.count)] == needle }
    }
    var rotations: [String] { indices.map { String(self[$0...] + self[..<$0]) } }
    func boyerMoore(_ pattern: String) -> Index? {
        let m = pattern.count
        guard m > 0, m <= count else { return nil }
        var skip: [Character: Int] = [:]
        for (i, c) in pattern.enumerated() { skip[c] = m - i - 1 }
        let p = pattern.index(before: pattern.endIndex), last = pattern[p]
        var i = index(startIndex, offsetBy: m - 1)
        func backwards() -> Index? {
            var q = p, j = i
            while q > pattern.startIndex {
                j = index(before: j)
                q = pattern.index(before: q)
                if self[j] != pattern[q] { return nil }
            }
            return j
        }
        while i < endIndex {
            let c = self[i]
            if c == last, let k = backwards() { return k }
            let jump = max(skip[c] ?? m, 1)
            i = index(i, offsetBy: jump, limitedBy: endIndex) ?? endIndex
        }
        return nil
    }
    func commonPrefix(with o: String) -> String { String(zip(self, o).prefix { $0 == $1 }.map(\.0)) }
    mutating func capitalizeFirst() { if let f = first { replaceSubrange(startIndex...startIndex, with: f.uppercased()) } }
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
    func snakeCased() -> String {
        var out = ""
        for (i, c) in enumerated() { if c.isUppercase { if i > 0 { out += "_" }; out += c.lowercased() } else { out.append(c) } }
        return out
    }
    func camelCased() -> String {
        let parts = split(separator: "_")
        return (parts.first.map(String.init) ?? "") + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
let s = "hello world, hello swift"
print(s[4], s[0..<5], s[6...10], s.indices(of: "hello"), s.indices(of: "zz"))
print("abc".rotations, "x".rotations, "flower".commonPrefix(with: "flow"), "  \t".isBlank)
if let i = s.boyerMoore("world") { print(s.distance(from: s.startIndex, to: i), s[i...].prefix(5)) }
print(s.boyerMoore("swift!") == nil, "aXbXc".boyerMoore("Xc").map { "aXbXc"[$0] } ?? "-")
var t = "élan"
t.capitalizeFirst()
print(t, t.count, "parseHTTPHeader".snakeCased(), "user_first_name".camelCased())
let mid = s.index(s.startIndex, offsetBy: 5)
print(s[..<mid], s[mid...].dropFirst(), s.prefix(upTo: mid), s.suffix(from: mid).count, s.prefix(through: mid))
print(s.firstIndex(where: { !$0.isLetter })! == mid, s.lastIndex(of: "l").map { s.distance(from: $0, to: s.endIndex) }!, s.index(mid, offsetBy: 100, limitedBy: s.endIndex) == nil)
var u = s
u.removeSubrange(mid..<u.index(mid, offsetBy: 7))
print(u, u.removeFirst(), u.removeLast(), u.popLast() ?? "?", u)
u.removeAll { "aeiou".contains($0) }
u.append(contentsOf: [" ", "x"])
u += "y"
print(u, u.contains("sw"), u.hasPrefix("ll"), u.max()!, u.sorted().map(String.init).joined(), u.isEmpty)
for (i, c) in zip(u.indices, u) where i > u.startIndex && u[u.index(before: i)] == c { print("double", c) }
print("a,b,,c".split(separator: ",").count, "a,b,,c".split(separator: ",", omittingEmptySubsequences: false).map { $0.isEmpty ? "∅" : String($0) }, "one  two".split { $0 == " " })
print("Zebra" < "apple", "a" < "B", "10" < "9", "abc".compare("abd"), ["b", "A", "a", "B"].sorted(), ["b", "A", "a", "B"].sorted { $0.lowercased() < $1.lowercased() })
extension StringProtocol { func compare(_ o: some StringProtocol) -> Int { self < o ? -1 : self == o ? 0 : 1 } }
print(String("abc".reversed()), "abc".reversed() == ["c", "b", "a"], String(Array("xyz")[1]), Array("héllo".utf8).count, "🇩🇪🇫🇷".count, "e\u{301}".unicodeScalars.map { $0.value })
print("\\ \" \t| \u{48}\0".count, #"raw \n \#(1 + 1)"#, """
    multi \
    line
    """)
